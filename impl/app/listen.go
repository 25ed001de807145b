package app

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// Address configures a listener.
type Address struct {
	// Listen is empty for nowhere; port 0 picks one.
	Listen string
	// Given is set if the operator chose the address. The start fails if it is taken; a default port is replaced by a free one.
	Given bool
}

// moved is a listener that uses another port than its default one, which is taken.
type moved struct {
	listener   string
	port, used int
}

// listenTries limits how many near ports are tried before any free port is used.
const listenTries = 9

// listen binds an address. If its default port is taken, listen binds the port that is step further, or the next free one, and logs
// a warning. name is the listener in a sentence, such as "the API".
func (a *App) listen(name string, at Address, step int) (net.Listener, error) {
	l, err := net.Listen("tcp", at.Listen)
	if at.Given || !errors.Is(err, unix.EADDRINUSE) {
		return l, err
	}
	host, text, splitErr := net.SplitHostPort(at.Listen)
	port, convErr := strconv.Atoi(text)
	if splitErr != nil || convErr != nil {
		return nil, err
	}
	for n := 1; n <= listenTries+1; n++ {
		next := port + n*step
		if n > listenTries {
			next = 0 // any
		} else if a.chosen(next) {
			continue
		}
		if l, err = net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(next))); err == nil {
			m := moved{name, port, l.Addr().(*net.TCPAddr).Port}
			a.moved = append(a.moved, m)
			a.log.Warn("a default port is taken, using another", "listener", m.listener, "port", m.port, "used_port", m.used)
			return l, nil
		}
	}
	return nil, err
}

// chosen reports whether the operator gave a port to any listener.
func (a *App) chosen(port int) bool {
	o := a.options
	for _, at := range []Address{
		{Listen: o.Listen, Given: !o.ListenElsewhere}, o.UIListen, o.Intake.GRPC, o.Intake.HTTP, {Listen: o.MetricsListen, Given: true},
	} {
		if _, text, err := net.SplitHostPort(at.Listen); err == nil && at.Given && text == strconv.Itoa(port) {
			return true
		}
	}
	return false
}

// URL is the address of the API as a client on this machine reaches it.
func (a *App) URL() string { return listenerURL(a.listener) }

// listenerURL is the address of a listener. One on all interfaces is reached over the loopback.
func listenerURL(l net.Listener) string {
	addr := l.Addr().(*net.TCPAddr)
	host := addr.String()
	if addr.IP.IsUnspecified() {
		host = fmt.Sprintf("127.0.0.1:%d", addr.Port)
	}
	return (&url.URL{Scheme: "http", Host: host}).String() // with the zone of an IPv6 address escaped
}

// localURL is the address of a listener for people on this machine, with the name localhost for all interfaces.
func localURL(l net.Listener) string {
	if addr := l.Addr().(*net.TCPAddr); addr.IP.IsUnspecified() {
		return fmt.Sprintf("http://localhost:%d", addr.Port)
	}
	return listenerURL(l)
}

// linkBase returns the base of links to the web UI, or to the API without a UI. If the server listens on all interfaces and has no
// public URL, the links work on this machine only.
func (a *App) linkBase() string {
	if a.options.LinkURL != "" {
		return a.options.LinkURL
	}
	if a.uiListener != nil {
		return localURL(a.uiListener)
	}
	return localURL(a.listener)
}

// plainHost matches names and addresses of hosts as they may stand in a link.
var plainHost = regexp.MustCompile(`^[A-Za-z0-9.:-]+$`)

// uiURL is the address of the web UI for a client of the API: the public URL, or if the UI listens on all interfaces, its port on
// the host that the client has called.
func (a *App) uiURL(r *http.Request) string {
	addr := a.uiListener.Addr().(*net.TCPAddr)
	host := (&url.URL{Host: r.Host}).Hostname()
	if a.options.LinkURL != "" || !addr.IP.IsUnspecified() || !plainHost.MatchString(host) {
		return a.linkBase()
	}
	return "http://" + net.JoinHostPort(host, strconv.Itoa(addr.Port))
}

// otlpURL is the URL of a receiver, https if it takes telemetry over TLS.
func (a *App) otlpURL(url string) string {
	if a.intake.certificate == nil {
		return url
	}
	return "https" + strings.TrimPrefix(url, "http")
}
