package egress

import (
	"fmt"
	"net/netip"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
)

func TestHostsAreReadAsBrowsersReadThem(t *testing.T) {
	t.Parallel()
	for host, want := range map[string]string{
		"127.0.0.1": "127.0.0.1", "127.0.0.1.": "127.0.0.1", "127.1": "127.0.0.1", "127.0.1": "127.0.0.1",
		"2130706433": "127.0.0.1", "017700000001": "127.0.0.1", "0x7f000001": "127.0.0.1", "0X7F.1": "127.0.0.1",
		"0x7f.0.0.0x1": "127.0.0.1", "0177.0.0.1": "127.0.0.1", "0177.0.0.01": "127.0.0.1", "127.65535": "127.0.255.255",
		"127.0.65535": "127.0.255.255", "0": "0.0.0.0", "0x": "0.0.0.0", "0x.0x.0x.0x": "0.0.0.0",
		"4294967295": "255.255.255.255", "10.256": "10.0.1.0", "127.16777215": "127.255.255.255", "0x.1": "0.0.0.1",
		"１２７.0.0.1": "127.0.0.1", "127。0。0。1": "127.0.0.1", "127｡0．0.1": "127.0.0.1", "①②⑦.1": "127.0.0.1",
		"0ｘ7f.1": "127.0.0.1",

		"::1": "::1", "0:0:0:0:0:0:0:1": "::1", "::FFFF:127.0.0.1": "127.0.0.1", "FE80::1": "fe80::1",
		"::ffff:7f00:1": "127.0.0.1", "64:ff9b::127.0.0.1": "64:ff9b::7f00:1",

		"Example.COM": "example.com", "example.com.": "example.com.", "ⓔxample.com": "example.com",
		"ｅｘａｍｐｌｅ。ｃｏｍ": "example.com", "ⓛocalhost": "localhost", "localhoſt": "localhost", "\u212Aube": "kube",
		"MÜNCHEN.example": "münchen.example", "日本.example": "日本.example", "a_b-c.example": "a_b-c.example",
		"1.example": "1.example", "0x7f.example": "0x7f.example", "xn--mnchen-3ya.example": "xn--mnchen-3ya.example",
	} {
		if got, err := Normalize(host); got != want || err != nil {
			t.Errorf("%q: got %q, %v, want %q", host, got, err, want)
		}
	}
	for _, host := range []string{
		"", ".", "..", "a..b", ".a", "a..", "localhost..", "256.0.0.1", "1.2.3.4.5", "127.0.0.256", "127.0.65536",
		"127.16777216", "4294967296", "99999999999999999999", "08", "09.1", "0x7g.1.1", "foo.1", "foo.0x1", "1..1",
		"a b", "a%41", "user@host", "a/b", "a?b", "a#b", `a\b`, "a<b", "a\x00", "a\tb", "a\u00adb.example",
		"ex\u200bample.com", "日本!.example", "日本..example", strings.Repeat("a", 64) + ".com", strings.Repeat("a.", 127) + "com",
		"::1%eth0", "fe80::1%25lo", "1:2", "[::1]", "127.0.0.1:80", ":::", "::g", "::1.2.3",
	} {
		if got, err := Normalize(host); core.KindOf(err) != core.Invalid {
			t.Errorf("%q: got %q, %v, want Invalid", host, got, err)
		}
	}
}

func TestWhichHostsTheirTextAllows(t *testing.T) {
	t.Parallel()
	none, err := New()
	if err != nil {
		t.Fatal(err)
	}
	some := policy(t, nil, "10.0.0.0/8", "127.0.0.1", "Hooks.Internal.", "localhost", "fd00::1")
	for _, c := range []struct {
		host             string
		without, allowed bool // with no exceptions, and with some
	}{
		{"example.com", true, true},
		{"8.8.8.8", true, true},
		{"134744072", true, true}, // 8.8.8.8
		{"2606:4700:4700::1111", true, true},
		{"::ffff:8.8.8.8", true, true},
		{"metadata.internal", true, true}, // names are not looked up
		{"localhost.example.com", true, true},
		{"notlocalhost", true, true},
		{"10.1.2.3", false, true},
		{"0xA.1", false, true},
		{"::ffff:10.1.2.3", false, true},
		{"127.0.0.1", false, true},
		{"127.1", false, true},
		{"127.0.0.1.", false, true},
		{"127.0.0.2", false, false},
		{"localhost", false, true},
		{"LocalHost.", false, true},
		{"a.localhost", false, true},
		{"ⓛocalhost", false, true},
		{"fd00::1", false, true},
		{"fd00::2", false, false},
		{"hooks.internal", true, true},
		// The ends of every range that is not public.
		{"0.0.0.0", false, false},
		{"0.255.255.255", false, false},
		{"100.64.0.0", false, false},
		{"100.127.255.255", false, false},
		{"169.254.169.254", false, false},
		{"172.16.0.1", false, false},
		{"172.31.255.255", false, false},
		{"192.0.0.1", false, false},
		{"192.0.2.1", false, false},
		{"192.168.0.1", false, false},
		{"198.18.0.1", false, false},
		{"198.19.255.255", false, false},
		{"198.51.100.7", false, false},
		{"203.0.113.7", false, false},
		{"224.0.0.1", false, false},
		{"255.255.255.255", false, false},
		{"::", false, false},
		{"::1", false, false},
		{"::127.0.0.1", false, false},
		{"::ffff:127.0.0.2", false, false},
		{"fe80::1", false, false},
		{"febf::1", false, false},
		{"fc00::1", false, false},
		{"ff02::1", false, false},
		{"2001:db8::1", false, false},
		{"100::1", false, false},
		{"64:ff9b::127.0.0.1", false, false},
		{"64:ff9b::169.254.169.254", false, false},
		{"64:ff9b::10.0.0.1", false, false},
		{"2002:7f00:1::", false, false},
		{"1.2.3.4.5", false, false},
	} {
		for _, p := range []*Policy{nil, none} {
			if err := p.CheckText(c.host); (err == nil) != c.without {
				t.Errorf("%s without exceptions: %v, want allowed: %v", c.host, err, c.without)
			}
		}
		if err := some.CheckText(c.host); (err == nil) != c.allowed {
			t.Errorf("%s with exceptions: %v, want allowed: %v", c.host, err, c.allowed)
		}
	}
}

// A name that the operator allows stands for those below it, in either check.
func TestANameAllowsThoseBelowIt(t *testing.T) {
	t.Parallel()
	here := []string{"127.0.0.1"}
	p := policy(t, map[string][]string{
		"hooks.internal": here, "a.b.hooks.internal": here, "evilhooks.internal": here, "internal": here, "a.localhost": here,
	}, "hooks.internal", "localhost")
	for host, allowed := range map[string]bool{
		"hooks.internal": true, "a.b.hooks.internal": true, "A.B.Hooks.Internal.": true, "evilhooks.internal": false,
		"internal": false, "a.localhost": true,
	} {
		if err := check(t, p, host); (err == nil) != allowed {
			t.Errorf("%s: %v, want allowed: %v", host, err, allowed)
		}
	}
	if p.CheckText("x.localhost") != nil || p.CheckText("localhost") != nil {
		t.Error("localhost is refused")
	}
}

// However an address is written, its text is taken for what it is.
func TestNotationsOfAddresses(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		var b [4]byte
		copy(b[:], rapid.SliceOfN(rapid.Byte(), 4, 4).Draw(rt, "address"))
		parts := rapid.IntRange(1, 4).Draw(rt, "parts")
		text := ""
		for i := range parts {
			n := uint64(b[i])
			if i == parts-1 {
				n = 0
				for _, octet := range b[i:] {
					n = n<<8 | uint64(octet)
				}
			}
			text += "." + fmt.Sprintf(rapid.SampledFrom([]string{"%d", "0%o", "%#x", "0X%X", "0x00%x"}).Draw(rt, "form"), n)
		}
		text = text[1:]
		want := netip.AddrFrom4(b)
		if got, err := Normalize(text); err != nil || got != want.String() {
			rt.Fatalf("%s: got %s, %v, want %s", text, got, err, want)
		}
		var none *Policy
		if allowed := none.CheckText(text) == nil; allowed != public(want) {
			rt.Fatalf("%s, which is %s: allowed: %v", text, want, allowed)
		}
	})
}

// What the text lets through as an address may be dialed in its normal form, and no other text.
func FuzzCheckText(f *testing.F) {
	for _, host := range []string{"8.8.8.8", "127.1", "0x7f.1", "::1", "::ffff:10.0.0.1", "localhost.", "①.1", "a.b"} {
		f.Add(host)
	}
	f.Fuzz(func(t *testing.T, host string) {
		var none *Policy
		if none.CheckText(host) != nil {
			return
		}
		name, err := Normalize(host)
		if err != nil {
			t.Fatalf("%q passes, though it is no host", host)
		}
		if again, err := Normalize(name); again != name || err != nil {
			t.Fatalf("%q becomes %q, and that %q, %v", host, name, again, err)
		}
		if addr, err := netip.ParseAddr(name); err == nil && !public(addr.Unmap()) {
			t.Fatalf("%q passes, which is %s", host, addr)
		}
	})
}
