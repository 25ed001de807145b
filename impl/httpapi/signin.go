package httpapi

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"mime"
	"net/http"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/store"
)

const (
	loginPath = "/login"
	setupPath = "/setup"
)

// Forms are the pages on which people sign in and set up without the built UI. They work in any browser; that to set up has a
// few lines of script, without which the token of the link is typed.
type Forms struct {
	// SignIn and SetUp start a session and return its secret. The context's principal says where the request comes from, and
	// nothing else. Issues of an Invalid error have the path of their field.
	SignIn func(ctx context.Context, email, password string) (secret string, err error)
	SetUp  func(ctx context.Context, token, name, email, password string) (secret string, err error)
	// NeedsSetup reports whether no admin can sign in yet.
	NeedsSetup func(ctx context.Context) bool
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

func (f *forms) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	setPersonHeaders(w.Header())
	name := strings.Trim(r.URL.Path, "/")
	page := personPage{Next: r.URL.Query().Get("next")}
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		f.show(w, r, http.StatusOK, name, page)
	case http.MethodPost:
		f.take(w, r, name, page)
	default:
		w.Header().Set("Allow", "GET, HEAD, POST")
		f.show(w, r, http.StatusMethodNotAllowed, "problem", personPage{Title: "Method not allowed", Text: "Open this page in a browser."})
	}
}

// take takes a form, and goes on to the page that the person wanted.
func (f *forms) take(w http.ResponseWriter, r *http.Request, name string, page personPage) {
	if err := f.limit.take(w.Header(), "", r.RemoteAddr); err != nil {
		f.fail(w, r, name, page, err)
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxJoinBody)
	mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || mediaType != "application/x-www-form-urlencoded" || r.ParseForm() != nil {
		f.fail(w, r, name, page, core.InvalidError("The form is not valid."))
		return
	}
	field := func(name string) string {
		return strings.ToValidUTF8(strings.ReplaceAll(r.PostForm.Get(name), "\x00", ""), "")
	}
	page.Token, page.Name, page.Email, page.Next = field("token"), field("name"), field("email"), field("next")
	password := r.PostForm.Get("password")
	repeat := password
	if name == "setup" {
		repeat = r.PostForm.Get("repeat")
	}
	if issues := passwordIssues(password, repeat); len(issues) > 0 {
		f.fail(w, r, name, page, core.IssuesError("", issues))
		return
	}
	ctx := core.WithPrincipal(r.Context(), core.Principal{Address: clientAddress(r), UserAgent: userAgent(r)})
	operation := &core.Operation{ID: map[string]string{"login": "createSession", "setup": "setUp"}[name], RequestID: RequestID(ctx)}
	ctx = core.WithOperation(ctx, operation)
	var secret string
	if name == "login" {
		secret, err = f.SignIn(ctx, page.Email, password)
	} else {
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
func (f *forms) fail(w http.ResponseWriter, r *http.Request, name string, page personPage, err error) {
	kind, status, text, wait := explain(err)
	setRetryAfter(w.Header(), wait)
	if status >= http.StatusInternalServerError {
		f.Log.Error("sign-in failed", "request_id", RequestID(r.Context()), "status", status, "error", err)
	}
	if kind == core.Canceled {
		status = http.StatusServiceUnavailable // the client is gone
	}
	page.Issues = []core.Issue{{Text: text}}
	if kind == core.Unauthenticated {
		page.Issues[0].Path = "password"
	}
	var known *core.Error
	if errors.As(err, &known) && len(known.Issues) > 0 {
		page.Issues = known.Issues
	}
	f.show(w, r, status, name, page)
}

func (f *forms) show(w http.ResponseWriter, r *http.Request, status int, name string, page personPage) {
	page.Font, page.Passwords = f.listener.font(), !f.NoPasswords
	page.NeedsSetup = name == "login" && f.NeedsSetup(r.Context())
	if title := map[string]string{"login": "Sign in", "setup": "Set up obstack"}[name]; title != "" {
		page.Title = title
	}
	if f.listener.oidc != nil {
		page.Provider = oidcStart(f.listener.base, ownPage(page.Next))
	}
	showPage(w, r, f.Log, status, name, page)
}
