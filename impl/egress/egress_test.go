package egress

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
)

func TestOnlyPublicAddressesMayBeCalled(t *testing.T) {
	t.Parallel()
	none, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for name, p := range map[string]*Policy{"no exceptions": none, "no policy": nil} {
		for _, host := range []string{
			"8.8.8.8", "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
			"128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255",
			"192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "168.63.129.15",
			"2001:4860:4860::8888", "2606:4700:4700::1111", "2400::1", "2001:200::", "2003::1", "3ffe::1",
			"::ffff:8.8.8.8", "8.8.8.8.",
		} {
			if err := check(t, p, host); err != nil {
				t.Errorf("%s: %s: %v", name, host, err)
			}
		}
		for _, host := range []string{
			// The ends of all ranges of the registries, and the addresses that are attacked.
			"0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "100.100.100.200",
			"127.0.0.0", "127.0.0.1", "127.255.255.255", "169.254.0.0", "169.254.169.254", "169.254.255.255",
			"172.16.0.0", "172.31.255.255", "192.0.0.0", "192.0.0.192", "192.0.0.255", "192.0.2.1", "192.31.196.1",
			"192.52.193.1", "192.88.99.1", "192.168.0.0", "192.168.255.255", "192.175.48.1", "198.18.0.0", "198.19.255.255",
			"198.51.100.1", "203.0.113.1", "224.0.0.0", "239.255.255.255", "240.0.0.0", "255.255.255.255",
			"168.63.129.16", "127.0.0.1.",

			"::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1", "0:0:0:0:0:ffff:a9fe:a9fe",
			"::ffff:0:127.0.0.1", "64:ff9b::8.8.8.8", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1", "100:0:0:1::1",
			"2001::1", "2001:1::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:1ff:ffff::1", "2001:db8::1",
			"2002:7f00:1::", "2002:808:808::1", "2620:4f:8000::1", "3fff::1", "3fff:fff::1", "4000::1", "5f00::1",
			"fc00::1", "fd00:ec2::254", "fdff:ffff::1", "fe80::1", "febf::1", "fec0::1", "ff02::1", "ffff::1", "1fff::1",
			// What some take for an address, and what is none.
			"localhost.", "0x7f.1", "0x7f000001", "2130706433", "017700000001", "0177.0.0.1", "127.1", "127.0.1", "0",
			"1.2.3.4.5", "127.0.0.256", "127.00.0.1", "foo.0x", "foo.09", "fe80::1%eth0", "fe80::1%25lo", "::1%1",
			"[::1]", "user@8.8.8.8", "8.8.8.8@127.0.0.1", "8.8.8.8:80", "8.8.8.8/", "8.8.8.8#", "8.8.8.8?", " 8.8.8.8",
			"8.8.8.8 ", "8.8.8.8\x00", "8.8.8.8\n", "8.8.8.8%00", "１２７.0.0.1", "127。0。0。1", "ⓛocalhost", "a..b", ".a",
			"", ".",
			"a.b..", "*.example.com", `a\b`, strings.Repeat("a", 64) + ".com", strings.Repeat("a.", 127) + "com",
		} {
			err := check(t, p, host)
			if core.KindOf(err) != core.Invalid {
				t.Errorf("%s: %q: got %v, want Invalid", name, host, err)
			} else if host != "" && len(host) > 2 && strings.Contains(err.Error(), host) {
				t.Errorf("%s: the error %q repeats the host", name, err)
			}
		}
	}
}

func TestWhatTheOperatorAllows(t *testing.T) {
	t.Parallel()
	p := policy(t, map[string][]string{
		"private.example": {"10.1.2.3"}, "hooks.internal": {"192.168.1.1", "fe80::1"}, "other.internal": {"192.168.1.1"},
	}, "10.0.0.0/8", "fd00::/8", "::ffff:172.16.0.0/108", "127.0.0.1", "Hooks.Internal.", "100.64.0.7/32")
	for host, allowed := range map[string]bool{
		"10.9.8.7": true, "::ffff:10.9.8.7": true, "fd12::1": true, "fc00::1": false, "172.16.5.5": true,
		"172.32.0.1": true, "172.31.255.255": true, "127.0.0.1": true, "127.0.0.2": false, "127.1": false, "100.64.0.7": true,
		"100.64.0.8": false, "private.example": true, "PRIVATE.example.": true, "hooks.internal": true,
		"other.internal": false, "evil.hooks.internal": true /* unknown to the name service */, "8.8.8.8": true,
	} {
		if err := check(t, p, host); (err == nil) != allowed {
			t.Errorf("%s: got %v, want allowed %v", host, err, allowed)
		}
	}
	for _, entry := range []string{
		"", "10.0.0.0/33", "10.0.0/8", "a b", "http://host", "host:80", "0x7f.1", "fe80::1%eth0", "*",
	} {
		if _, err := New(entry); err == nil {
			t.Errorf("%q: no error", entry)
		}
	}
}

// policy returns a Policy for which the names are all there are.
func policy(t *testing.T, names map[string][]string, allow ...string) *Policy {
	t.Helper()
	p, err := New(allow...)
	if err != nil {
		t.Fatal(err)
	}
	p.lookup = func(_ context.Context, _, host string) ([]netip.Addr, error) {
		list, ok := names[host]
		if !ok {
			return nil, &net.DNSError{Err: "no such host", Name: host, IsNotFound: true}
		}
		var addrs []netip.Addr
		for _, text := range list {
			addrs = append(addrs, netip.MustParseAddr(text))
		}
		return addrs, nil
	}
	return p
}

// check reports whether a host may be called, as far as that is known: one that cannot be resolved is no error.
func check(t *testing.T, p *Policy, host string) error {
	t.Helper()
	_, err := p.resolve(t.Context(), host)
	if core.KindOf(err) == core.Invalid {
		return err
	}
	return nil
}

// A name may answer with another address each time it is asked.
func TestWhatIsDialedIsWhatWasChecked(t *testing.T) {
	t.Parallel()
	p, err := New()
	if err != nil {
		t.Fatal(err)
	}
	answers := [][]netip.Addr{
		{netip.MustParseAddr("8.8.8.8")},
		{netip.MustParseAddr("127.0.0.1")},
		{netip.MustParseAddr("::ffff:127.0.0.1"), netip.MustParseAddr("::ffff:9.9.9.9"), netip.MustParseAddr("10.0.0.1")},
		{netip.MustParseAddr("2400::1"), netip.MustParseAddr("1.1.1.1")},
	}
	lookups := 0
	p.lookup = func(context.Context, string, string) ([]netip.Addr, error) {
		lookups++
		return answers[lookups-1], nil
	}
	var dialed []string
	refused := &net.OpError{Op: "dial", Err: errors.New("refused")}
	p.dial = func(_ context.Context, _, address string) (net.Conn, error) {
		dialed = append(dialed, address)
		return nil, refused
	}
	for i, want := range [][]string{{"8.8.8.8:443"}, nil, {"9.9.9.9:443"}, {"[2400::1]:443", "1.1.1.1:443"}} {
		dialed = nil
		_, err := p.DialContext(t.Context(), "tcp", "rebinding.example:443")
		if !slices.Equal(dialed, want) {
			t.Errorf("time %d: dialed %v, want %v", i, dialed, want)
		}
		if want == nil && core.KindOf(err) != core.Invalid || want != nil && !errors.Is(err, refused) {
			t.Errorf("time %d: got %v", i, err)
		}
	}
	if lookups != len(answers) {
		t.Errorf("%d lookups for %d dials", lookups, len(answers))
	}
}

func TestDialReachesWhatIsAllowed(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	names := map[string][]string{"here.example": {"127.0.0.1"}}
	for _, c := range []struct {
		p       *Policy
		network string
		host    string
		want    bool
	}{
		{policy(t, nil, "127.0.0.0/8"), "tcp", "127.0.0.1", true},
		{policy(t, names, "127.0.0.1"), "tcp", "here.example", true},
		{policy(t, names, "here.example"), "tcp4", "HERE.example.", true},
		{policy(t, names, "10.0.0.1"), "tcp", "here.example", false},
		{policy(t, nil), "tcp", "127.0.0.1", false},
		{policy(t, nil, "127.0.0.1"), "udp", "127.0.0.1", false},
		{policy(t, nil, "127.0.0.1"), "tcp", "127.1", false},
		{nil, "tcp", "127.0.0.1", false},
	} {
		conn, err := c.p.DialContext(t.Context(), c.network, net.JoinHostPort(c.host, port))
		if (err == nil) != c.want {
			t.Errorf("%s %s: got %v, want a connection: %v", c.network, c.host, err, c.want)
		}
		if err == nil {
			_ = conn.Close()
		}
	}
	if _, err := policy(t, nil, "127.0.0.1").DialContext(t.Context(), "unix", "/run/docker.sock"); err == nil {
		t.Error("a unix socket can be reached")
	}
}

// However a host is written and whatever its name means, nothing is dialed that is not public.
func FuzzDial(f *testing.F) {
	for _, host := range []string{
		"8.8.8.8", "127.1", "0x7f.1", "[::1]", "::ffff:10.0.0.1", "localhost", "a.b", "fe80::1%1",
	} {
		f.Add(host, []byte{127, 0, 0, 1})
		f.Add(host, netip.MustParseAddr("::ffff:10.0.0.1").AsSlice())
	}
	f.Fuzz(func(t *testing.T, host string, resolved []byte) {
		p, err := New()
		if err != nil {
			t.Fatal(err)
		}
		p.lookup = func(context.Context, string, string) ([]netip.Addr, error) {
			addr, _ := netip.AddrFromSlice(resolved)
			return []netip.Addr{addr}, nil
		}
		p.dial = func(_ context.Context, _, address string) (net.Conn, error) {
			checkDialed(t.Errorf, address)
			return nil, errors.New("refused")
		}
		_, _ = p.DialContext(t.Context(), "tcp", net.JoinHostPort(host, "80"))
		_, _ = p.DialContext(t.Context(), "tcp", host)
	})
}

func TestRandomAddresses(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		size := rapid.SampledFrom([]int{4, 16}).Draw(rt, "size")
		raw := rapid.SliceOfN(rapid.Byte(), size, size).Draw(rt, "address")
		if size == 16 && rapid.Bool().Draw(rt, "mapped") {
			copy(raw, []byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff})
		}
		addr, _ := netip.AddrFromSlice(raw)
		p := &Policy{dial: func(_ context.Context, _, address string) (net.Conn, error) {
			checkDialed(rt.Errorf, address)
			return nil, errors.New("refused")
		}}
		_, _ = p.DialContext(t.Context(), "tcp", net.JoinHostPort(addr.String(), "80"))
	})
}

// checkDialed fails for what package net knows not to be public, in whatever way it is written.
func checkDialed(fail func(string, ...any), address string) {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		fail("dialed %q: %v", address, err)
		return
	}
	a, err := netip.ParseAddr(host)
	if err != nil {
		fail("dialed the name %q", host)
		return
	}
	if a.Is4In6() || !a.IsGlobalUnicast() || a.IsPrivate() || a.Zone() != "" {
		fail("dialed %s", a)
	}
}
