package ui

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

const index = `<!doctype html><base href="/" /><script type="module" src="./assets/index-abc.js"></script>`

func site(t *testing.T) fstest.MapFS {
	t.Helper()
	var zipped bytes.Buffer
	w := gzip.NewWriter(&zipped)
	if _, err := io.WriteString(w, "plain"); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return fstest.MapFS{
		".gitkeep":               {},
		"index.html":             {Data: []byte(index)},
		"theme.js.br":            {Data: []byte("theme")},
		"theme.js.gz":            {Data: zipped.Bytes()},
		"assets/index-abc.js.br": {Data: []byte("brotli")},
		"assets/index-abc.js.gz": {Data: zipped.Bytes()},
		"assets/inter-1.woff2":   {Data: []byte("font")},
	}
}

func ask(h http.Handler, method, path string, headers ...string) *http.Response {
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestFiles(t *testing.T) {
	t.Parallel()
	const page, forever = "no-cache", "public, max-age=31536000, immutable"
	for name, test := range map[string]struct {
		base, method, path, accept, encodings string
		status                                int
		body, encoding, cache, kind           string
	}{
		"the start":                     {path: "/", status: 200, body: index, cache: page, kind: "text/html; charset=utf-8"},
		"a page":                        {path: "/search/1?from=now-1h", accept: "text/html,*/*", status: 200, body: index, cache: page},
		"a page whose name has a dot":   {path: "/trace/a.b", accept: "text/html", status: 200, body: index},
		"what is no page":               {path: "/favicon.ico", accept: "image/*", status: 404},
		"an asset that is gone":         {path: "/assets/index-old.js", accept: "text/html", status: 404},
		"a directory":                   {path: "/assets/", accept: "text/html", status: 404},
		"what git needs":                {path: "/.gitkeep", status: 200},
		"a way out":                     {path: "/../ui.go", status: 404},
		"a script in brotli":            {path: "/assets/index-abc.js", encodings: "gzip, deflate, br, zstd", status: 200, body: "brotli", encoding: "br", cache: forever, kind: "text/javascript; charset=utf-8"},
		"a script in gzip":              {path: "/assets/index-abc.js", encodings: "gzip, br;q=0", status: 200, encoding: "gzip", cache: forever},
		"a script for who takes none":   {path: "/assets/index-abc.js", status: 200, body: "plain", cache: forever},
		"a font":                        {path: "/assets/inter-1.woff2", encodings: "br", status: 200, body: "font", cache: forever, kind: "font/woff2"},
		"what has no hash":              {path: "/theme.js", encodings: "br", status: 200, body: "theme", encoding: "br", cache: page},
		"a form":                        {method: "POST", path: "/search", accept: "text/html", status: 405},
		"under a prefix":                {base: "/ob&stack", path: "/ob&stack/search", accept: "text/html", status: 200, body: strings.Replace(index, `"/"`, `"/ob&amp;stack/"`, 1)},
		"under a prefix that was taken": {base: "/obstack/", path: "/assets/inter-1.woff2", status: 200, body: "font"},
		"an asset under a prefix":       {base: "/obstack", path: "/obstack/assets/inter-1.woff2", status: 200, body: "font"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if test.method == "" {
				test.method = "GET"
			}
			r := ask(handler(site(t), test.base), test.method, test.path, "Accept", test.accept, "Accept-Encoding", test.encodings)
			got := body(t, r)
			if r.StatusCode != test.status || test.body != "" && got != test.body {
				t.Errorf("it answers %d %q", r.StatusCode, got)
			}
			if e := r.Header.Get("Content-Encoding"); e != test.encoding {
				t.Errorf("the encoding is %q", e)
			}
			if c := r.Header.Get("Cache-Control"); test.cache != "" && c != test.cache {
				t.Errorf("it is kept: %q", c)
			}
			if k := r.Header.Get("Content-Type"); test.kind != "" && k != test.kind {
				t.Errorf("the type is %q", k)
			}
			for header, want := range map[string]string{
				"Content-Security-Policy":    contentSecurityPolicy,
				"Referrer-Policy":            "same-origin",
				"Cross-Origin-Opener-Policy": "same-origin",
				"X-Content-Type-Options":     "nosniff",
			} {
				if got := r.Header.Get(header); got != want {
					t.Errorf("%s is %q", header, got)
				}
			}
		})
	}
}

// TestKeptPages holds that a browser which has a page asks whether it is still the one, and gets no second copy.
func TestKeptPages(t *testing.T) {
	t.Parallel()
	h := handler(site(t), "/")
	tag := ask(h, "GET", "/").Header.Get("ETag")
	if tag == "" {
		t.Fatal("index.html has no ETag")
	}
	if r := ask(h, "GET", "/search", "Accept", "text/html", "If-None-Match", tag); r.StatusCode != 304 || body(t, r) != "" {
		t.Errorf("the same page again is %d", r.StatusCode)
	}
	if other := ask(handler(site(t), "/obstack"), "GET", "/", "If-None-Match", tag); other.StatusCode != 200 {
		t.Errorf("the page under another base is %d", other.StatusCode)
	}
}

func TestNotBuilt(t *testing.T) {
	t.Parallel()
	r := ask(handler(fstest.MapFS{".gitkeep": {}}, "/"), "GET", "/search", "Accept", "text/html")
	if got := body(t, r); r.StatusCode != 503 || !strings.Contains(got, "make build") {
		t.Errorf("it answers %d %s", r.StatusCode, got)
	}
}
