package httpapi

import (
	"net/http"
	"net/netip"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxUserAgent is how much of a User-Agent header is kept, in bytes.
const maxUserAgent = 512

// clientAddress is where a request came from: the other end of the connection, or whom a trusted proxy there has it from, and
// not what any other header says, which the client can write. It is the zero address when there is none.
func clientAddress(r *http.Request) netip.Addr { return addressOf(r.RemoteAddr) }

// addressOf is the address of one end of a connection, the zero address when there is none.
func addressOf(remote string) netip.Addr {
	peer, err := netip.ParseAddrPort(remote)
	if err != nil {
		return netip.Addr{}
	}
	return peer.Addr().Unmap().WithZone("")
}

// network is an address, or all of those of the network that one client has with IPv6.
func network(address netip.Addr) string {
	if address.Is6() {
		if prefix, err := address.Prefix(64); err == nil {
			return prefix.String()
		}
	}
	return address.String()
}

// userAgent is the request's User-Agent header as text that may be stored and shown.
func userAgent(r *http.Request) string {
	text := strings.Map(func(c rune) rune {
		if unicode.IsControl(c) {
			return -1
		}
		return c
	}, strings.ToValidUTF8(r.UserAgent(), ""))
	if len(text) <= maxUserAgent {
		return text
	}
	cut := maxUserAgent
	for !utf8.RuneStart(text[cut]) {
		cut--
	}
	return text[:cut]
}
