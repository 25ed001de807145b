package httpapi

import (
	"cmp"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"errors"
	"html/template"
	"log/slog"
	"mime"
	"net/http"
	"strings"
	"time"

	"github.com/klauspost/compress/gzhttp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/store"
)

const (
	loginPath = "/login"
	setupPath = "/setup"
	// setupScript takes the token out of the fragment, which browsers send to no server, and out of the address. A link to
	// reset a password asks for nothing else.
	setupScript = `const field = document.getElementById("token"), owner = document.getElementById("owner");
const token = new URLSearchParams(location.hash.slice(1)).get("token") || field.value;
if (token) {
  field.value = token;
  document.getElementById("link").hidden = true;
  history.replaceState(null, "", location.pathname);
  owner.hidden = owner.disabled = token.startsWith("obs_reset_");
}`
)

// signInPolicy is joinPolicy with the one script that there is, by its hash.
var signInPolicy = func() string {
	sum := sha256.Sum256([]byte(setupScript))
	return joinPolicy + "; script-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}()

//go:embed signin.html
var signInHTML string

var signInPages = template.Must(template.Must(joinPages.Clone()).Parse(signInHTML))

// Forms are the pages on which people sign in and set up without the built UI. They work in any browser; that to set up has a
// few lines of script, without which the token of the link is typed.
type Forms struct {
	// SignIn and SetUp start a session and return its secret. The context's principal says where the request comes from, and
	// nothing else. Issues of an Invalid error have the path of their field.
	SignIn func(ctx context.Context, email, password string) (secret string, err error)
	SetUp  func(ctx context.Context, token, name, email, password string) (secret string, err error)
	// NoPasswords says that people sign in and are set up without a password, so that the forms ask for none.
	NoPasswords bool
	Now         func() time.Time
	Log         *slog.Logger
}

// forms answers the paths of the forms.
type forms struct {
	Forms
	listener *uiListener
	limit    *limiter
}

// formPage is what the templates show.
type formPage struct {
	joinPage
	Next      string
	Passwords bool
	Provider  string // the address at which a sign-in with the identity provider begins, empty for none
	Script    template.JS
}

func (f *forms) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Content-Security-Policy", signInPolicy)
	h.Set(gzhttp.HeaderNoCompression, "1")
	name := strings.Trim(r.URL.Path, "/")
	page := formPage{Next: r.URL.Query().Get("next"), Script: setupScript}
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		f.show(w, r, http.StatusOK, name, page)
	case http.MethodPost:
		f.take(w, r, name, page)
	default:
		h.Set("Allow", "GET, HEAD, POST")
		f.show(w, r, http.StatusMethodNotAllowed, "problem", formPage{joinPage: joinPage{
			Title: "Not possible", Text: "This page is opened, or its form is sent.",
		}})
	}
}

// take takes a form, and goes on to the page that the person wanted.
func (f *forms) take(w http.ResponseWriter, r *http.Request, name string, page formPage) {
	if err := f.limit.take(w.Header(), "", r.RemoteAddr); err != nil {
		f.fail(w, r, name, page, err)
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxJoinBody)
	mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || mediaType != "application/x-www-form-urlencoded" || r.ParseForm() != nil {
		f.fail(w, r, name, page, core.InvalidError("The form could not be read."))
		return
	}
	field := func(name string) string {
		return strings.ToValidUTF8(strings.ReplaceAll(r.PostForm.Get(name), "\x00", ""), "")
	}
	page.Token, page.Name, page.Email, page.Next = field("token"), field("name"), field("email"), field("next")
	password := r.PostForm.Get("password")
	if !isText(password) {
		f.fail(w, r, name, page, core.IssuesError("", []core.Issue{{Path: "password", Text: "The password has characters that are no text."}}))
		return
	}
	ctx := core.WithPrincipal(r.Context(), core.Principal{Address: clientAddress(r), UserAgent: userAgent(r)})
	operation := &core.Operation{ID: map[string]string{"login": "createSession", "setup": "setUp"}[name], RequestID: RequestID(ctx)}
	ctx = core.WithOperation(ctx, operation)
	var secret string
	switch {
	case name == "login":
		secret, err = f.SignIn(ctx, page.Email, password)
	case r.PostForm.Get("repeat") != password:
		err = core.IssuesError("", []core.Issue{{Path: "repeat", Text: "The two passwords are not the same."}})
	default:
		secret, err = f.SetUp(ctx, page.Token, page.Name, page.Email, password)
	}
	if err != nil {
		f.fail(w, r, name, page, err)
		return
	}
	f.listener.cookieOf(r).set(w.Header(), secret, int(store.SessionMax.Seconds()))
	w.Header().Set("Location", f.listener.base+cmp.Or(ownPage(page.Next), "/"))
	w.WriteHeader(http.StatusSeeOther)
}

// ownPage is a page of ours to go on to, empty for a text that could lead elsewhere.
func ownPage(next string) string {
	if !oidc.ReturnPath(next) {
		return ""
	}
	return next
}

// fail shows an error beside the form.
func (f *forms) fail(w http.ResponseWriter, r *http.Request, name string, page formPage, err error) {
	kind, status, text, wait := explain(err)
	setRetryAfter(w.Header(), wait)
	if status >= http.StatusInternalServerError {
		f.Log.Error("signing in failed", "request_id", RequestID(r.Context()), "status", status, "error", err)
	}
	if kind == core.Canceled {
		status = http.StatusServiceUnavailable // the client is gone
	}
	page.Issues = []core.Issue{{Text: text}}
	var known *core.Error
	if errors.As(err, &known) && len(known.Issues) > 0 {
		page.Issues = known.Issues
	}
	f.show(w, r, status, name, page)
}

func (f *forms) show(w http.ResponseWriter, r *http.Request, status int, name string, page formPage) {
	page.Passwords = !f.NoPasswords
	if f.listener.oidc != nil {
		page.Provider = oidcStart(f.listener.base, ownPage(page.Next))
	}
	showPage(w, r, f.Log, status, signInPages.Lookup(name), page)
}
