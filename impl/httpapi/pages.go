package httpapi

import (
	"encoding/json"
	"html"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/obstack/obstack/openapi"
)

// docsPolicy is what browsers let the reference do: it has no scripts, and loads its style sheet alone.
const docsPolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// pages returns the pages for people who open the address of the API: the root, which names the web UI, and the reference. They need
// no key. Their paths do not end with a slash. findUI is nil without a UI.
func pages(published func() (*openapi.Document, error), findUI func(*http.Request) string) map[string]http.HandlerFunc {
	reference := sync.OnceValues(func() ([]byte, error) {
		document, err := published()
		if err != nil {
			return nil, err
		}
		return document.Reference()
	})
	return map[string]http.HandlerFunc{
		"": func(w http.ResponseWriter, r *http.Request) {
			w.Header().Add("Vary", "Accept")
			ui := ""
			if findUI != nil {
				ui = findUI(r)
			}
			if prefersHTML(r.Header.Get("Accept")) {
				writePage(w, "text/html; charset=utf-8", rootPage(ui))
				return
			}
			_ = writeText(w, http.StatusOK, rootText(ui))
		},
		"/docs": func(w http.ResponseWriter, _ *http.Request) {
			page, err := reference()
			if err != nil {
				http.Error(w, "The reference cannot be displayed: use /openapi.json instead.", http.StatusInternalServerError)
				return
			}
			writePage(w, "text/html; charset=utf-8", page)
		},
		"/docs/style.css": func(w http.ResponseWriter, _ *http.Request) {
			writePage(w, "text/css; charset=utf-8", openapi.ReferenceStyle)
		},
	}
}

// rootText returns the addresses of the server for programs. ui is empty for a server without a UI.
func rootText(ui string) []byte {
	text, _ := json.Marshal(struct {
		Name    string `json:"name"`
		UI      string `json:"ui,omitempty"`
		Docs    string `json:"docs"`
		OpenAPI string `json:"openapi"`
		Health  string `json:"health"`
		Ready   string `json:"ready"`
	}{"obstack", ui, "/docs", "/openapi.json", "/healthz", "/readyz"})
	return text
}

// rootPage returns the addresses of the server as a page.
func rootPage(ui string) []byte {
	link := ""
	if ui != "" {
		address := html.EscapeString(ui)
		link = `<li><a href="` + address + `">Web UI</a>: ` + address + "</li>\n"
	}
	return []byte(rootHead + link + rootTail)
}

const rootHead = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>obstack</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body class="plain">
<main>
<h1>obstack</h1>
<p>This is the API of an obstack server: dashboards, alerts and data sources of an observability stack.</p>
<ul>
`

const rootTail = `<li><a href="/docs">API reference</a>, and the same for programs: <a href="/openapi.json">openapi.json</a>,
<a href="/openapi.yaml">openapi.yaml</a></li>
<li><a href="/readyz">Readiness of this server</a></li>
</ul>
</main>
</body>
</html>
`

// writePage sends a page of ours, under a policy that lets it load nothing from elsewhere.
func writePage(w http.ResponseWriter, contentType string, page []byte) {
	h := w.Header()
	h.Set("Content-Type", contentType)
	h.Set("Content-Security-Policy", docsPolicy)
	h.Set("Referrer-Policy", "no-referrer")
	_, _ = w.Write(page)
}

// prefersHTML reports whether an Accept header asks for a page, as browsers do, rather than for JSON. Of two that it likes
// equally it gets the first.
func prefersHTML(accept string) (preferred bool) {
	best := 0.0
	for _, part := range strings.Split(accept, ",") {
		media, params, err := mime.ParseMediaType(part)
		if err != nil {
			continue
		}
		quality := 1.0
		if text, ok := params["q"]; ok {
			quality, _ = strconv.ParseFloat(text, 64)
		}
		if quality <= best {
			continue
		}
		switch media {
		case "text/html", "application/xhtml+xml":
			best, preferred = quality, true
		case "application/json", "*/*":
			best, preferred = quality, false
		}
	}
	return preferred
}
