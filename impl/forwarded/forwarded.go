// Package forwarded finds out who has sent a request that came by way of proxies. Proxies are those whose headers are
// believed, and Handler hands requests on as if they had come without them.
//
// A client can write any header, and each proxy adds to X-Forwarded-For whom it has the request from. So the address that
// counts is the rightmost one that is no trusted proxy's: what stands left of it is its own word.
//
// The package imports nothing of ours.
package forwarded

import (
	"errors"
	"fmt"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
)

// Proxies are the networks of the proxies that are trusted. The zero value trusts none.
type Proxies []netip.Prefix

// Parse reads networks, or single addresses, by comma.
func Parse(text string) (Proxies, error) {
	var all Proxies
	var problems []error
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		network, err := netip.ParsePrefix(part)
		if address, e := netip.ParseAddr(part); e == nil {
			network, err = netip.PrefixFrom(address, address.BitLen()), nil
		}
		if err != nil {
			problems = append(problems, fmt.Errorf("%q is neither an address nor a network such as 10.0.0.0/8", part))
			continue
		}
		all = append(all, unmappedNetwork(network).Masked())
	}
	return all, errors.Join(problems...)
}

// unmappedNetwork is a network of IPv4 as such, when it is written in IPv6: addresses are compared as those of IPv4.
func unmappedNetwork(network netip.Prefix) netip.Prefix {
	if address := network.Addr(); address.Is4In6() && network.Bits() >= 96 {
		return netip.PrefixFrom(address.Unmap(), network.Bits()-96)
	}
	return network
}

func (p Proxies) trusts(address netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(address) })
}

// Handler hands requests on from whom they come, and with the scheme that the proxy got them by.
func (p Proxies) Handler(next http.Handler) http.Handler {
	if len(p) == 0 {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { next.ServeHTTP(w, p.Request(r)) })
}

// Request returns the request with the address of the client as RemoteAddr and, where the proxy says so, the scheme in its
// URL. One that no trusted proxy has sent is returned as it is.
func (p Proxies) Request(r *http.Request) *http.Request {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !p.trusts(unmapped(peer.Addr())) {
		return r
	}
	r = r.WithContext(r.Context())
	r.RemoteAddr = netip.AddrPortFrom(p.client(unmapped(peer.Addr()), r.Header.Values("X-Forwarded-For")), 0).String()
	if scheme := last(r.Header.Values("X-Forwarded-Proto")); scheme == "http" || scheme == "https" {
		target := new(url.URL)
		*target = *r.URL
		target.Scheme = scheme
		r.URL = target
	}
	return r
}

// client is the rightmost address in the headers that is not trusted, or the leftmost one of those that are.
func (p Proxies) client(peer netip.Addr, headers []string) netip.Addr {
	hops := strings.Split(strings.Join(headers, ","), ",")
	for _, hop := range slices.Backward(hops) {
		address, ok := parseHop(strings.TrimSpace(hop))
		if !ok {
			break
		}
		if peer = address; !p.trusts(peer) {
			break
		}
	}
	return peer
}

// parseHop reads an address, to which some proxies add a port.
func parseHop(text string) (netip.Addr, bool) {
	if with, err := netip.ParseAddrPort(text); err == nil {
		return unmapped(with.Addr()), true
	}
	address, err := netip.ParseAddr(strings.Trim(text, "[]"))
	return unmapped(address), err == nil
}

func unmapped(address netip.Addr) netip.Addr { return address.Unmap().WithZone("") }

// last is the last value of a list in headers, in lower case.
func last(headers []string) string {
	all := strings.Join(headers, ",")
	return strings.ToLower(strings.TrimSpace(all[strings.LastIndex(all, ",")+1:]))
}
