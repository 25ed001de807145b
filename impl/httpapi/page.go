package httpapi

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"log/slog"
	"net/http"
	"strconv"

	"github.com/klauspost/compress/gzhttp"

	"github.com/obstack/obstack/impl/core"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed join.html
	joinHTML string
	//go:embed signin.html
	signInHTML string
	//go:embed oidc.html
	oidcHTML string
	//go:embed page.js
	pageScript string
)

// personPages are the pages on which people join, set up and sign in. They work without the built UI and without scripts. The
// script applies the theme of the UI, shows passwords on request, and takes the token of a link out of the address.
var personPages = func() *template.Template {
	all := template.New("")
	for _, text := range []string{pageHTML, joinHTML, signInHTML, oidcHTML} {
		template.Must(all.Parse(text))
	}
	return all
}()

// personPolicy is the Content-Security-Policy of personPages: the one script by its hash, and the font of the UI.
var personPolicy = func() string {
	sum := sha256.Sum256([]byte(pageScript))
	return "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
		"base-uri 'none'; script-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}()

// personPage is the data of each template of personPages.
type personPage struct {
	Title              string
	Font               string // address of the UI's font, empty without a UI
	Text               string
	Email, Token, Name string
	Issues             []core.Issue // the path is a field's name, or empty
	InUI               bool         // whether joining starts a session
	SignedIn           bool         // whether the browser has a session, which joining replaces
	OffersKey          bool         // whether joining can create an API key
	Key                string
	SignIn             string // address of the sign-in page, empty for none
	Next               string
	Passwords          bool
	NeedsSetup         bool   // whether no admin can sign in yet
	Provider           string // address at which a sign-in with the identity provider begins, empty for none
	Again, Page        string // addresses to sign in again
}

// Script is the script of each page.
func (personPage) Script() template.JS { return template.JS(pageScript) }

// Wrong returns the first problem of a field.
func (p personPage) Wrong(field string) string {
	for _, issue := range p.Issues {
		if issue.Path == field {
			return issue.Text
		}
	}
	return ""
}

// Focus reports whether a field is the first with a problem. Problems are in the order of the fields.
func (p personPage) Focus(field string) bool { return len(p.Issues) > 0 && p.Issues[0].Path == field }

// setPersonHeaders sets the headers of a page of personPages. No page is compressed or cached: it has a token or a key, beside
// text that the client has sent. Under no-referrer, browsers would send forms with the origin null, as from a foreign page.
func setPersonHeaders(h http.Header) {
	h.Set("Cache-Control", "no-store")
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Content-Security-Policy", personPolicy)
	h.Set(gzhttp.HeaderNoCompression, "1")
}

// showPage renders a page before it sends any of it, so that a page that fails has the right status.
func showPage(w http.ResponseWriter, r *http.Request, log *slog.Logger, status int, name string, page personPage) {
	var text bytes.Buffer
	if err := personPages.ExecuteTemplate(&text, name, page); err != nil {
		log.Error("cannot render a page", "request_id", RequestID(r.Context()), "error", err)
		status = http.StatusInternalServerError
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(text.Len()))
	w.WriteHeader(status)
	_, _ = w.Write(text.Bytes())
}

// fontPath is the path of the font in the built UI.
const fontPath = "/fonts/inter.woff2"

// font is the address of the font, empty without a UI.
func (l *uiListener) font() string {
	if l == nil {
		return ""
	}
	return l.base + fontPath
}
