package receiver

import (
	"net/http"
	"strings"
	"testing"
)

func TestOriginsAreParsed(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "*": "*", " https://a.example , http://localhost:3000": "https://a.example http://localhost:3000", "https://*.Example.com": "https://*.example.com",
		"http://localhost:*,http://[::1]:8080": "http://localhost:* http://[::1]:8080", "https://a.example:443,http://a.example:80": "https://a.example http://a.example",
	} {
		if got, err := ParseOrigins(text); err != nil || strings.Join(got, " ") != want {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"a.example", "https://a.example/", "https://a.example/path", "ftp://a.example", "https://u:p@a.example", "null", "https://*.a.*", "https://*example.com", "https://*", "https://a.*.example.com"} {
		if got, err := ParseOrigins(text); err == nil {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// TestPagesOfAllowedOriginsCanSend asks as a browser does: for permission first, without a key, and then with one. The page can
// read errors too.
func TestPagesOfAllowedOriginsCanSend(t *testing.T) {
	t.Parallel()
	origins, err := ParseOrigins("https://shop.example, https://*.shop.example, http://localhost:*")
	if err != nil {
		t.Fatal(err)
	}
	in := &intake{}
	s := start(t, in, func(o *Options, _ *Receiver) { o.CORSOrigins = origins })
	h := client(t, false, "127.0.0.1")
	preflight := func(path, origin string) answer {
		t.Helper()
		r := s.post(t, path, nil, "Authorization", "", "Origin", origin, "Access-Control-Request-Method", "POST",
			"Access-Control-Request-Headers", "authorization,content-type")
		r.Method = http.MethodOptions
		return must(t, h, r)
	}
	for origin, allowed := range map[string]bool{
		"https://shop.example": true, "https://www.shop.example": true, "HTTPS://shop.example": true, "http://localhost:3000": true,
		"http://localhost": false, "http://localhost.evil:1": false,
		"http://shop.example": false, "https://shop.example.evil": false, "https://evilshop.example": false, "https://.shop.example": false, "null": false, "": false,
	} {
		wantOrigin := ""
		if allowed {
			wantOrigin = origin
		}
		a := preflight("/v1/traces", origin)
		if got := a.header.Get("Access-Control-Allow-Origin"); got != wantOrigin || (a.status == 204) != allowed {
			t.Errorf("a preflight from %q: %+v", origin, a)
		}
		if allowed && (a.header.Get("Access-Control-Allow-Headers") != "authorization,content-type" || a.header.Get("Access-Control-Allow-Methods") != "POST" ||
			a.body != "" || !strings.Contains(strings.Join(a.header.Values("Vary"), ","), "Origin")) {
			t.Errorf("a preflight from %q: %+v", origin, a)
		}
		for name, c := range map[string]struct {
			path, key string
			status    int
		}{
			"a request": {"/v1/logs", goodKey, 200}, "a bad key": {"/v1/logs", "obs_ing_unknown", 401}, "an unknown path": {"/v1/profiles", goodKey, 404},
		} {
			a := must(t, h, s.post(t, c.path, strings.NewReader("x"), "Origin", origin, "Authorization", c.key))
			if a.status != c.status || a.header.Get("Access-Control-Allow-Origin") != wantOrigin {
				t.Errorf("%s from %q: %+v", name, origin, a)
			}
		}
	}
}

func TestEveryPageCanSend(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{}, func(o *Options, _ *Receiver) { o.CORSOrigins = Origins{"*"} })
	a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"), "Origin", "https://any.example"))
	if a.status != 200 || a.header.Get("Access-Control-Allow-Origin") != "https://any.example" {
		t.Errorf("%+v", a)
	}
}

func TestWithoutOriginsNoPageCanSend(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{})
	r := s.post(t, "/v1/logs", nil, "Authorization", "", "Origin", "https://shop.example", "Access-Control-Request-Method", "POST")
	r.Method = http.MethodOptions
	if a := must(t, client(t, false, "127.0.0.1"), r); a.status != 405 || a.header.Get("Access-Control-Allow-Origin") != "" {
		t.Errorf("%+v", a)
	}
}
