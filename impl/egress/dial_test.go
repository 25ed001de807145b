package egress

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"slices"
	"testing"

	"github.com/obstack/obstack/impl/core"
)

// redacted are addresses that lead inside, each in a way of its own.
var redacted = map[string]string{
	"loopback": "127.0.0.1", "loopback of IPv6": "::1", "loopback, mapped": "::ffff:127.0.0.1",
	"loopback, compatible": "::127.0.0.1", "loopback, translated": "::ffff:0:127.0.0.1",
	"loopback through NAT64": "64:ff9b::7f00:1", "private through NAT64": "64:ff9b::a00:1",
	"metadata through NAT64": "64:ff9b::a9fe:a9fe", "the end of NAT64": "64:ff9b::ffff:ffff",
	"local NAT64": "64:ff9b:1::7f00:1", "the end of local NAT64": "64:ff9b:1:ffff:ffff:ffff:ffff:ffff",
	"loopback through 6to4": "2002:7f00:1::1", "private through 6to4": "2002:c0a8:101::1",
	"Teredo": "2001:0:7f00:1::1", "the end of Teredo": "2001:0:ffff:ffff:ffff:ffff:ffff:ffff",
	"shared by a provider": "100.64.0.1", "the end of that": "100.127.255.255", "mapped, of that": "::ffff:100.64.0.1",
	"multicast": "224.0.0.1", "the end of multicast": "239.255.255.255", "multicast of IPv6": "ff02::1",
	"metadata": "169.254.169.254", "metadata, mapped": "::ffff:169.254.169.254", "metadata of IPv6": "fd00:ec2::254",
	"metadata of Azure": "168.63.129.16", "metadata of Alibaba": "100.100.100.200", "metadata of Oracle": "192.0.0.192",
	"private": "10.0.0.1", "private, mapped": "::ffff:10.0.0.1", "private of IPv6": "fc00::1", "link-local": "fe80::1",
	"link-local with a zone": "fe80::1%lo", "public with a zone": "2400::1%lo", "site-local": "fec0::1", "nothing": "0.0.0.0",
	"nothing of IPv6": "::", "broadcast": "255.255.255.255", "documentation": "2001:db8::1",
}

// A name may stand for any address, and none of these is dialed, alone or among public ones.
func TestNamesLeadNowhereInside(t *testing.T) {
	t.Parallel()
	refused := errors.New("refused")
	for what, text := range redacted {
		answer := []netip.Addr{netip.MustParseAddr(text)}
		for _, allow := range [][]string{nil, {"192.168.7.0/24", "other.example", "fd12::/16"}} {
			p, err := New(allow...)
			if err != nil {
				t.Fatal(err)
			}
			var dialed []string
			p.lookup = func(context.Context, string, string) ([]netip.Addr, error) { return answer, nil }
			p.dial = func(_ context.Context, _, address string) (net.Conn, error) {
				dialed = append(dialed, address)
				return nil, refused
			}
			for _, network := range []string{"tcp", "tcp4", "tcp6"} {
				if _, err := p.DialContext(t.Context(), network, "name.example:443"); core.KindOf(err) != core.Invalid {
					t.Errorf("%s: got %v, want Invalid", what, err)
				}
				if _, err := p.DialContext(t.Context(), network, net.JoinHostPort(text, "443")); core.KindOf(err) != core.Invalid {
					t.Errorf("%s itself: got %v, want Invalid", what, err)
				}
			}
			answer = append(answer, netip.MustParseAddr("8.8.8.8"))
			if _, err := p.DialContext(t.Context(), "tcp", "name.example:443"); !errors.Is(err, refused) {
				t.Errorf("%s beside a public one: %v", what, err)
			}
			if !slices.Equal(dialed, []string{"8.8.8.8:443"}) {
				t.Errorf("%s: dialed %v", what, dialed)
			}
			answer = answer[:1]
		}
	}
}

// What the operator allows is dialed whatever it is, and nothing beside it.
func TestWhatIsAllowedIsDialed(t *testing.T) {
	t.Parallel()
	refused := errors.New("refused")
	for _, c := range []struct{ allow, host, address, dialed string }{
		{"10.0.0.0/8", "name.example", "10.1.2.3", "10.1.2.3:443"},
		{"10.0.0.0/8", "name.example", "::ffff:10.1.2.3", "10.1.2.3:443"},
		{"10.0.0.0/8", "name.example", "11.1.2.3", "11.1.2.3:443"},
		{"10.0.0.0/8", "name.example", "192.168.1.1", ""},
		{"10.0.0.0/8", "name.example", "64:ff9b::a00:1", ""},
		{"10.0.0.0/8", "name.example", "2002:a00:1::", ""},
		{"64:ff9b::/96", "name.example", "64:ff9b::808:808", "[64:ff9b::808:808]:443"},
		{"64:ff9b::/96", "name.example", "64:ff9b:1::808:808", ""},
		{"127.0.0.1", "name.example", "127.0.0.1", "127.0.0.1:443"},
		{"127.0.0.1", "name.example", "127.0.0.2", ""},
		{"127.0.0.1", "name.example", "::1", ""},
		{"hooks.internal", "hooks.internal", "192.168.1.1", "192.168.1.1:443"},
		{"hooks.internal", "a.hooks.internal", "fe80::1", "[fe80::1]:443"},
		{"hooks.internal", "hooks.internal.", "127.0.0.1", "127.0.0.1:443"},
		{"hooks.internal", "other.internal", "192.168.1.1", ""},
		{"hooks.internal", "192.168.1.1", "192.168.1.1", ""},
	} {
		p, err := New(c.allow)
		if err != nil {
			t.Fatal(err)
		}
		dialed := ""
		p.lookup = func(context.Context, string, string) ([]netip.Addr, error) {
			return []netip.Addr{netip.MustParseAddr(c.address)}, nil
		}
		p.dial = func(_ context.Context, _, address string) (net.Conn, error) {
			dialed = address
			return nil, refused
		}
		_, err = p.DialContext(t.Context(), "tcp", net.JoinHostPort(c.host, "443"))
		if dialed != c.dialed || (core.KindOf(err) == core.Invalid) != (c.dialed == "") {
			t.Errorf("%s allowed, %s is %s: dialed %q, want %q, error %v", c.allow, c.host, c.address, dialed, c.dialed, err)
		}
	}
}
