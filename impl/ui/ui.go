// Package ui serves the web UI: the pages that `make ui` builds from impl/ui/web into impl/ui/dist, embedded here.
//
// Handler answers with the files of the build and, as the pages have addresses of their own, with index.html whatever else
// asks for HTML. Names of assets hold a hash of what is in them, so browsers keep them for a year; index.html names the
// assets of its build and is asked for each time. A program that was built without the UI says so in a page.
//
// The UI is a client of the API as any other: the package knows nothing of it and imports nothing of ours.
package ui

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"html"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"
)

//go:embed all:dist
var dist embed.FS

const (
	contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
		"font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'none'"
	notBuilt = `<!doctype html><html lang="en"><title>obstack</title>` +
		`<p>This program was built without its web UI. Build it with <code>make build</code>. The API is served all the same.</p>` + "\n"
)

// Handler serves the UI. The base is the path that browsers see it under, "/" or that of the public URL; requests come with
// it or, from a proxy that takes it away, without.
func Handler(base string) http.Handler {
	built, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the name is no path
	}
	return handler(built, base)
}

func handler(built fs.FS, base string) http.Handler {
	base = "/" + strings.Trim(base, "/")
	if base != "/" {
		base += "/"
	}
	return files{built: built, base: base}
}

type files struct {
	built fs.FS
	base  string
}

func (f files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", contentSecurityPolicy)
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("X-Content-Type-Options", "nosniff")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "Method not allowed", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), strings.TrimSuffix(f.base, "/"))
	name = strings.TrimPrefix(name, "/")
	switch {
	case name != "" && name != "index.html" && f.serveFile(w, r, name):
	case strings.HasPrefix(name+"/", "assets/"), name != "" && name != "index.html" && !strings.Contains(r.Header.Get("Accept"), "text/html"):
		http.NotFound(w, r)
	default:
		f.serveIndex(w, r)
	}
}

// serveIndex answers with index.html, in which the base is written.
func (f files) serveIndex(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "no-cache")
	text, err := fs.ReadFile(f.built, "index.html")
	if err != nil {
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = io.WriteString(w, notBuilt)
		return
	}
	text = bytes.Replace(text, []byte(`<base href="/"`), []byte(`<base href="`+html.EscapeString(f.base)+`"`), 1)
	h.Set("ETag", etag(text))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(text))
}

// serveFile answers with a file of the build, and says whether there is one. What compresses is there compressed alone.
func (f files) serveFile(w http.ResponseWriter, r *http.Request, name string) bool {
	h := w.Header()
	text, err := fs.ReadFile(f.built, name)
	if err != nil {
		encoding, suffix := "gzip", ".gz"
		if accepts(r, "br") {
			encoding, suffix = "br", ".br"
		}
		if text, err = fs.ReadFile(f.built, name+suffix); err != nil {
			return false
		}
		h.Set("Vary", "Accept-Encoding")
		if encoding == "br" || accepts(r, "gzip") {
			h.Set("Content-Encoding", encoding)
		} else if text, err = gunzip(text); err != nil {
			return false
		}
	}
	h.Set("Cache-Control", "no-cache")
	switch {
	case strings.HasPrefix(name, "assets/"):
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	case strings.HasPrefix(name, "fonts/"): // under a fixed name, for pages outside of the build
		h.Set("Cache-Control", "public, max-age=86400")
	}
	h.Set("ETag", etag(text))
	h.Set("Content-Type", contentType(name))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(text))
	return true
}

// accepts says whether the client takes an encoding. No browser sends a weight of zero, and who does gets the file as it is.
func accepts(r *http.Request, encoding string) bool {
	for _, part := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) == encoding {
			return weight == "" || strings.Trim(strings.TrimSpace(weight), "q=0.") != ""
		}
	}
	return false
}

func gunzip(text []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// contentType does not ask the system, whose table may lack some.
func contentType(name string) string {
	switch ext := path.Ext(name); ext {
	case ".woff2":
		return "font/woff2"
	case ".js":
		return "text/javascript; charset=utf-8"
	default:
		return mime.TypeByExtension(ext)
	}
}

func etag(text []byte) string {
	sum := sha256.Sum256(text)
	return `"` + hex.EncodeToString(sum[:16]) + `"`
}
