// Package egress decides which addresses the program calls on behalf of its users, who may name any: only public ones,
// and those that the operator has allowed. Otherwise a webhook or a connection could reach what only this machine can,
// such as a neighbour without a password or the metadata service of a cloud.
//
// What a name resolves to may change between two looks at it. So the address that is dialed is the one that was
// checked, and a check of the text alone only helps to refuse early.
//
// A Policy holds what the operator has allowed; its DialContext is for every http.Transport that leads out, its
// CheckText for hosts that are about to be stored. The package may import core, and nothing else of ours.
package egress

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// dialTimeout is for one address; a name may have several.
const dialTimeout = 2 * time.Second

// Policy says which addresses may be called. It is safe for concurrent use. A nil Policy allows the public ones only.
type Policy struct {
	prefixes []netip.Prefix
	hosts    map[string]bool

	// lookup and dial replace those of package net in tests.
	lookup func(ctx context.Context, network, host string) ([]netip.Addr, error)
	dial   func(ctx context.Context, network, address string) (net.Conn, error)
}

// New returns a Policy that allows, besides what is public, the given CIDRs, addresses and host names. A host name
// stands for whatever it and the names below it resolve to.
func New(allow ...string) (*Policy, error) {
	p := &Policy{hosts: map[string]bool{}}
	for _, entry := range allow {
		if prefix, err := netip.ParsePrefix(entry); err == nil {
			p.prefixes = append(p.prefixes, unmapped(prefix))
			continue
		}
		host, addr, err := parseHost(entry)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%q is neither a CIDR nor a host", entry)
		case addr.IsValid():
			p.prefixes = append(p.prefixes, netip.PrefixFrom(addr, addr.BitLen()))
		default:
			p.hosts[host] = true
		}
	}
	return p, nil
}

// unmapped returns the prefix of IPv4 addresses that one of IPv4-mapped addresses means.
func unmapped(p netip.Prefix) netip.Prefix {
	if p.Addr().Is4In6() && p.Bits() >= 96 {
		return netip.PrefixFrom(p.Addr().Unmap(), p.Bits()-96)
	}
	return p
}

// DialContext connects like that of a net.Dialer, but only to addresses that may be called. The error about one that
// may not is Invalid.
func (p *Policy) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	switch network {
	case "tcp", "tcp4", "tcp6":
	default:
		return nil, errors.New("only TCP may be used")
	}
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	addrs, err := p.resolve(ctx, host)
	if err != nil {
		return nil, err
	}
	dial := (&net.Dialer{Timeout: dialTimeout}).DialContext
	if p != nil && p.dial != nil {
		dial = p.dial
	}
	var failures []error
	for _, addr := range addrs {
		conn, err := dial(ctx, network, net.JoinHostPort(addr.String(), port))
		if err == nil {
			return conn, nil
		}
		failures = append(failures, err)
	}
	// Only the first is of interest, and callers look for its type.
	return nil, failures[0]
}

// resolve returns the addresses of a host that may be called, at least one.
func (p *Policy) resolve(ctx context.Context, host string) ([]netip.Addr, error) {
	name, addr, err := parseHost(host)
	if err != nil {
		return nil, err
	}
	all := []netip.Addr{addr}
	if !addr.IsValid() {
		lookup := net.DefaultResolver.LookupNetIP
		if p != nil && p.lookup != nil {
			lookup = p.lookup
		}
		if all, err = lookup(ctx, "ip", name); err != nil {
			return nil, err
		}
	}
	var allowed []netip.Addr
	for _, a := range all {
		if a = a.Unmap(); p.allows(name, a) {
			allowed = append(allowed, a)
		}
	}
	if len(allowed) == 0 {
		return nil, errPrivate
	}
	return allowed, nil
}

// allows reports whether an address may be called that a name stands for. Public ones always may; of others the operator has
// allowed the range or the name. A nil policy allows public addresses only.
func (p *Policy) allows(name string, addr netip.Addr) bool {
	if public(addr) {
		return true
	}
	if p == nil {
		return false
	}
	for _, prefix := range p.prefixes {
		if prefix.Contains(addr) {
			return true
		}
	}
	return addr.IsValid() && p.named(name)
}

// parseHost returns the name of a host in lower case, and its address when that is what stands there. It refuses what
// readers of URLs do not agree on, such as 0x7f.1, which some take for an address and others for a name.
func parseHost(host string) (string, netip.Addr, error) {
	name := strings.ToLower(strings.TrimSuffix(host, "."))
	if addr, err := netip.ParseAddr(name); err == nil {
		if addr.Zone() != "" {
			return "", netip.Addr{}, errHost
		}
		return name, addr.Unmap(), nil
	}
	if len(name) > 253 {
		return "", netip.Addr{}, errHost
	}
	label := ""
	for label = range strings.SplitSeq(name, ".") {
		if label == "" || len(label) > 63 || strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-_") != "" {
			return "", netip.Addr{}, errHost
		}
	}
	if number(label) {
		return "", netip.Addr{}, errHost
	}
	return name, netip.Addr{}, nil
}

var errHost = core.InvalidError("the host is neither a valid name nor an IP address in canonical form")

// number reports whether a name that ends in this label would be an address in the eyes of a browser.
func number(label string) bool {
	if hex, ok := strings.CutPrefix(label, "0x"); ok {
		return strings.Trim(hex, "0123456789abcdef") == ""
	}
	return strings.Trim(label, "0123456789") == ""
}
