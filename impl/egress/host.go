package egress

import (
	"net/netip"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"github.com/obstack/obstack/impl/core"
)

// errPrivate is the error about an address that is not public.
var errPrivate = core.InvalidError("the address is not public and not allowed by --egress-allow")

// Normalize returns the host of a URL, which stands there without brackets, as browsers read it. They take a lot for an
// address: 127.1, 0x7f.1, 2130706433, 0177.0.0.1 and １２７。0。0。1 all become 127.0.0.1. A name comes back in lower case
// and may still have letters beyond ASCII, and dots at its end as they were sent. The error is Invalid.
func Normalize(host string) (string, error) {
	if strings.Contains(host, ":") {
		addr, err := netip.ParseAddr(host)
		if err != nil || addr.Zone() != "" {
			return "", errHost
		}
		return addr.Unmap().String(), nil
	}
	// Compatibility forms of letters, digits and dots stand for the plain ones.
	name := strings.ToLower(norm.NFKC.String(strings.ToLower(host)))
	name = strings.ReplaceAll(name, "。", ".")
	labels := strings.Split(strings.TrimSuffix(name, "."), ".")
	if last := labels[len(labels)-1]; last != "" && number(last) {
		addr, ok := parseIPv4(labels)
		if !ok {
			return "", errHost
		}
		return addr.String(), nil
	}
	if strings.IndexFunc(name, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		_, _, err := parseHost(name)
		return name, err
	}
	for _, label := range labels {
		if label == "" || strings.ContainsFunc(label, notInName) {
			return "", errHost
		}
	}
	return name, nil
}

// notInName reports whether a character cannot be part of a name, in whatever script.
func notInName(r rune) bool {
	return r != '-' && r != '_' && !unicode.In(r, unicode.Letter, unicode.Mark, unicode.Digit)
}

// parseIPv4 reads an address of one to four numbers, each decimal, octal or hexadecimal, of which the last stands for
// all bytes that are left.
func parseIPv4(parts []string) (netip.Addr, bool) {
	if len(parts) > 4 {
		return netip.Addr{}, false
	}
	var whole uint64
	for i, part := range parts {
		base := 10
		if rest, ok := strings.CutPrefix(part, "0x"); ok {
			base, part = 16, "0"+rest // nothing behind 0x is nothing
		} else if len(part) > 1 && part[0] == '0' {
			base = 8
		}
		n, err := strconv.ParseUint(part, base, 64)
		most := uint64(255)
		if i == len(parts)-1 {
			most = 1<<(8*(5-len(parts))) - 1
		}
		if err != nil || n > most {
			return netip.Addr{}, false
		}
		if i == len(parts)-1 {
			whole |= n
		} else {
			whole |= n << (24 - 8*i)
		}
	}
	return netip.AddrFrom4([4]byte{byte(whole >> 24), byte(whole >> 16), byte(whole >> 8), byte(whole)}), true
}

// CheckText reports whether the host of a URL may be called, by its text alone, as Normalize reads it: a name passes
// whatever it stands for, unless it is one for this machine. The error is Invalid and can be shown to who gave the host.
func (p *Policy) CheckText(host string) error {
	name, err := Normalize(host)
	if err != nil {
		return err
	}
	name = strings.TrimRight(name, ".")
	if addr, err := netip.ParseAddr(name); err == nil {
		if !p.allows("", addr.Unmap()) {
			return errPrivate
		}
		return nil
	}
	if (name == "localhost" || strings.HasSuffix(name, ".localhost")) && !p.named(name) {
		return errPrivate
	}
	return nil
}

// named reports whether the operator has allowed a name, or one that it is below.
func (p *Policy) named(name string) bool {
	if p == nil {
		return false
	}
	for rest, more := name, true; more; _, rest, more = strings.Cut(rest, ".") {
		if p.hosts[rest] {
			return true
		}
	}
	return false
}
