package service

import (
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
)

// target is where a URL leads: its host as browsers read it, and its port, empty if it names none.
type target struct{ scheme, host, port string }

// defaultPorts are those of URLs that name none. ClickHouse has its own, with which its addresses are read.
var (
	defaultPorts = map[string]string{"http": "80", "https": "443"}
	storePorts   = map[string]string{"http": "8123", "https": "8443", "postgres": "5432", "postgresql": "5432"}
)

func (t target) web() bool { return t.scheme == "http" || t.scheme == "https" }

// parseTarget reports whether a text is an absolute URL, and where it leads if it is one over HTTP.
func parseTarget(text string) (target, bool) {
	u, err := url.Parse(text)
	if err != nil || !u.IsAbs() {
		return target{}, false
	}
	t := target{scheme: u.Scheme, port: u.Port()}
	if !t.web() {
		return t, true
	}
	if _, err := strconv.ParseUint(t.port, 10, 16); t.port != "" && err != nil {
		return t, false
	}
	t.host, err = egress.Normalize(u.Hostname())
	return t, err == nil
}

// ends are the host with the port that is named, and with the one that is used when none is. Two URLs that name none
// share the former, whatever their schemes.
func (t target) ends(ports map[string]string) []string {
	host := strings.TrimRight(t.host, ".")
	named := net.JoinHostPort(host, t.port)
	if t.port != "" {
		return []string{named}
	}
	return []string{named, net.JoinHostPort(host, ports[t.scheme])}
}

// checkMail refuses mail where there is no way to send it.
func (w *Webhooks) checkMail(service api.WebhookService) error {
	if w.Kinds[service].Mail && !w.Mail {
		return core.InvalidError("This server has no mail server, so it cannot send email")
	}
	return nil
}

// CheckReceiver says once more whether a webhook may be called, now that it is about to be. The operator's own may point
// anywhere.
func (w *Webhooks) CheckReceiver(r store.Receiver) error {
	switch _, ok := parseTarget(r.URL); {
	case !ok:
		return core.InvalidError("Invalid url")
	case r.Trusted:
		return w.Kinds.checkURL(r.Service, r.URL)
	default:
		return w.checkTarget(r.Service, r.URL)
	}
}

// checkTarget says whether a URL that a member gives may be called. The order of the rules is the reference API's. Names
// are not looked up: what they stand for is known when a notification is sent, and checked then.
func (w *Webhooks) checkTarget(service api.WebhookService, address string) error {
	if err := w.Kinds.checkURL(service, address); err != nil || w.Kinds[service].Mail {
		return err
	}
	t, _ := parseTarget(address)
	ends := t.ends(defaultPorts)
	for _, own := range w.Own {
		for _, s := range storeTargets(own) {
			if slices.ContainsFunc(s.ends(storePorts), func(end string) bool { return slices.Contains(ends, end) }) {
				return core.InvalidError("The webhook URL must not point at a data store of this server")
			}
		}
	}
	if err := w.Egress.CheckText(t.host); err != nil {
		return core.InvalidError("The webhook URL must not point at a private or reserved address")
	}
	return nil
}

// storeTargets reads the address of a data store, as --database and --clickhouse take it, which may be a list of hosts.
func storeTargets(address string) []target {
	scheme, rest, _ := strings.Cut(address, "://")
	authority := rest
	if end := strings.IndexAny(rest, "/?#"); end >= 0 {
		authority = rest[:end]
	}
	_, query, _ := strings.Cut(rest, "?")
	authority = authority[strings.LastIndexByte(authority, '@')+1:]
	var targets []target
	add := func(host, port string) {
		if name, err := egress.Normalize(strings.Trim(host, "[]")); err == nil {
			targets = append(targets, target{scheme, name, port})
		}
	}
	for host := range strings.SplitSeq(authority, ",") {
		u := url.URL{Host: strings.TrimSpace(host)}
		add(u.Hostname(), u.Port())
	}
	// PostgreSQL's addresses may also name hosts and ports as parameters, a port for each host or one for all.
	if params, err := url.ParseQuery(query); err == nil && params.Has("host") {
		ports := strings.Split(params.Get("port"), ",")
		for i, host := range strings.Split(params.Get("host"), ",") {
			add(host, ports[min(i, len(ports)-1)])
		}
	}
	return targets
}
