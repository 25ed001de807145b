package forwarded

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestRequest(t *testing.T) {
	t.Parallel()
	trusted, err := Parse("10.0.0.0/8, 127.0.0.1,fd00::/8")
	if err != nil {
		t.Fatal(err)
	}
	for rule, c := range map[string]struct {
		peer, proto  string
		hops         []string
		want, scheme string
	}{
		"a client that no proxy has sent":          {"192.0.2.1:77", "https", []string{"198.51.100.1"}, "192.0.2.1:77", ""},
		"a proxy's client":                         {"10.1.2.3:77", "https", []string{"198.51.100.1"}, "198.51.100.1:0", "https"},
		"what the client has written before":       {"10.1.2.3:77", "http", []string{"127.0.0.1, 203.0.113.9, 198.51.100.1"}, "198.51.100.1:0", "http"},
		"proxies in a row":                         {"10.1.2.3:77", "", []string{"203.0.113.9", "198.51.100.1, 10.9.9.9"}, "198.51.100.1:0", ""},
		"a client inside":                          {"10.1.2.3:77", "", []string{"10.5.5.5"}, "10.5.5.5:0", ""},
		"without the header it is the proxy":       {"10.1.2.3:77", "", nil, "10.1.2.3:0", ""},
		"what is no address ends it":               {"10.1.2.3:77", "", []string{"198.51.100.1, unknown, 10.9.9.9"}, "10.9.9.9:0", ""},
		"with a port":                              {"[::1]:77", "", []string{"198.51.100.1"}, "[::1]:77", ""},
		"IPv4 in IPv6":                             {"[::ffff:127.0.0.1]:77", "", []string{"[2001:db8::1]:4711"}, "[2001:db8::1]:0", ""},
		"IPv6 in brackets":                         {"[fd00::1]:77", "gopher", []string{"[2001:db8::1]"}, "[2001:db8::1]:0", ""},
		"the scheme that the last proxy has added": {"127.0.0.1:77", "https, http", []string{"198.51.100.1:80"}, "198.51.100.1:0", "http"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/api/v2", nil)
		r.RemoteAddr = c.peer
		for _, hop := range c.hops {
			r.Header.Add("X-Forwarded-For", hop)
		}
		if c.proto != "" {
			r.Header.Set("X-Forwarded-Proto", c.proto)
		}
		trusted.Handler(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			if r.RemoteAddr != c.want || r.URL.Scheme != c.scheme {
				t.Errorf("%s: %s by %q, want %s by %q", rule, r.RemoteAddr, r.URL.Scheme, c.want, c.scheme)
			}
		})).ServeHTTP(httptest.NewRecorder(), r)
	}
}

// TestNetworksOfIPv4 are written in either form, as addresses are.
func TestNetworksOfIPv4(t *testing.T) {
	t.Parallel()
	for network, trusted := range map[string]bool{
		"10.0.0.0/8": true, "::ffff:10.0.0.0/104": true, "::ffff:10.1.2.3": true, "::ffff:0.0.0.0/96": true, "0.0.0.0/0": true,
		"::ffff:10.1.2.3/128": true, "::ffff:10.1.2.4/128": false, "::ffff:11.0.0.0/104": false, "::/0": false,
	} {
		proxies, err := Parse(network)
		if err != nil {
			t.Fatal(err)
		}
		for _, peer := range []string{"10.1.2.3:77", "[::ffff:10.1.2.3]:77", "[::ffff:a01:203]:77"} {
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.RemoteAddr = peer
			r.Header.Set("X-Forwarded-For", "198.51.100.1, ::ffff:10.1.2.3")
			want := peer
			if trusted {
				want = "198.51.100.1:0"
			}
			if got := proxies.Request(r).RemoteAddr; got != want {
				t.Errorf("%s by %s: %s, want %s", network, peer, got, want)
			}
		}
	}
}

func TestParse(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"10.0.0.0/33", "proxy.example.com", "1.2.3.4,x"} {
		if got, err := Parse(text); err == nil {
			t.Errorf("%s: %v", text, got)
		}
	}
	if got, err := Parse(""); len(got) != 0 || err != nil {
		t.Errorf("%v %v", got, err)
	}
}
