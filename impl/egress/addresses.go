package egress

import "net/netip"

// global are the IPv6 addresses that have been given out to networks; what is special lies outside, but for the
// exceptions in special.
var global = netip.MustParsePrefix("2000::/3")

// special are the registries of special addresses of IANA, and what clouds add to them. Those that are reachable from
// everywhere, such as the anycast addresses of relays, are no server of a user either.
var special = func() []netip.Prefix {
	var list []netip.Prefix
	for _, text := range []string{
		"0.0.0.0/8",        // this network; Linux takes 0.0.0.0 for itself
		"10.0.0.0/8",       // private
		"100.64.0.0/10",    // shared by the customers of a provider; 100.100.100.200 is metadata
		"127.0.0.0/8",      // this machine
		"168.63.129.16/32", // metadata of Azure
		"169.254.0.0/16",   // link-local; 169.254.169.254 is metadata
		"172.16.0.0/12",    // private
		"192.0.0.0/24",     // protocols; 192.0.0.192 is metadata
		"192.0.2.0/24",     // documentation
		"192.31.196.0/24",  // AS112
		"192.52.193.0/24",  // AMT
		"192.88.99.0/24",   // 6to4 relays
		"192.168.0.0/16",   // private
		"192.175.48.0/24",  // AS112
		"198.18.0.0/15",    // benchmarks
		"198.51.100.0/24",  // documentation
		"203.0.113.0/24",   // documentation
		"224.0.0.0/4",      // multicast
		"240.0.0.0/4",      // reserved, and broadcast

		"2001::/23",         // protocols; Teredo holds IPv4 addresses
		"2001:db8::/32",     // documentation
		"2002::/16",         // 6to4 holds IPv4 addresses
		"2620:4f:8000::/48", // AS112
		"3fff::/20",         // documentation
	} {
		list = append(list, netip.MustParsePrefix(text))
	}
	return list
}()

// public reports whether an address, which must not be an IPv4-mapped one, may be a public one.
func public(addr netip.Addr) bool {
	if !addr.IsValid() || addr.Zone() != "" || !addr.Is4() && !global.Contains(addr) {
		return false
	}
	for _, prefix := range special {
		if prefix.Contains(addr) {
			return false
		}
	}
	return true
}
