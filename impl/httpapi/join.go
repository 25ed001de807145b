package httpapi

import (
	"context"
	"errors"
	"log/slog"
	"mime"
	"net/http"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const (
	joinPath    = "/join-team"
	welcomePath = "/welcome" // of the web UI, for people who have joined
	maxJoinBody = 16 << 10
	// joinAttempts is how often an address may send the form in a minute.
	joinAttempts = 30
)

// Join configures the page on which the invited choose a name and a password. On the listener of the web UI they are then signed
// in; on the one of the API they may ask for a key.
type Join struct {
	// Invited returns the e-mail address that a token invites, or a NotFound error.
	Invited func(ctx context.Context, token string) (email string, err error)
	// Accept makes the invited person a member. Issues of an Invalid error are whole sentences, with the path "name" or
	// "password" or none. The context's principal has the client's address and user agent only.
	Accept func(ctx context.Context, r service.JoinRequest) (service.Joined, error)
	// Keys reports whether people have personal API keys.
	Keys bool
	// SignIn returns the address of the sign-in page for a client of the API; nil for none.
	SignIn func(r *http.Request) string
	Now    func() time.Time
	Log    *slog.Logger
}

// joinHandler serves the page of one listener. Requests have no key, so it limits them by address.
type joinHandler struct {
	Join
	limit *limiter
	ui    *uiListener // nil on the listener of the API
}

// ServeHTTP shows the form or takes it. A form on a foreign page cannot join a person without the token, and cannot sign one
// in: the listener of the UI refuses cross-origin requests.
func (j *joinHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	setPersonHeaders(w.Header())
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		j.form(w, r)
	case http.MethodPost:
		j.accept(w, r)
	default:
		w.Header().Set("Allow", "GET, HEAD, POST")
		j.show(w, r, http.StatusMethodNotAllowed, "problem", personPage{Title: "Method not allowed", Text: "Open this page in a browser."})
	}
}

// form shows the form of an invitation that is open.
func (j *joinHandler) form(w http.ResponseWriter, r *http.Request) {
	page := personPage{Token: r.URL.Query().Get("token")}
	var err error
	if page.Email, err = j.invited(r.Context(), page.Token); err != nil {
		j.fail(w, r, page, err)
		return
	}
	j.show(w, r, http.StatusOK, "form", page)
}

// invited returns the address that an invitation is for.
func (j *joinHandler) invited(ctx context.Context, token string) (string, error) {
	if token == "" {
		return "", core.NotFoundError("")
	}
	return j.Invited(ctx, token)
}

// accept takes the form. The invitation is looked up first, so that what is wrong with the rest is shown beside the form.
func (j *joinHandler) accept(w http.ResponseWriter, r *http.Request) {
	if err := j.limit.take(w.Header(), "", r.RemoteAddr); err != nil {
		j.fail(w, r, personPage{}, err)
		return
	}
	mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || mediaType != "application/x-www-form-urlencoded" {
		j.fail(w, r, personPage{}, core.NewError(core.UnsupportedMedia, "Open this page in a browser.", nil))
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxJoinBody)
	if err := r.ParseForm(); err != nil {
		var over *http.MaxBytesError
		if errors.As(err, &over) {
			err = core.NewError(core.TooLarge, "The form is too large.", err)
		} else {
			err = core.NewError(core.Invalid, "The form is not valid.", err)
		}
		j.fail(w, r, personPage{}, err)
		return
	}
	// The name is shown again, as far as it is text.
	page := personPage{Token: r.PostForm.Get("token"), Name: strings.ToValidUTF8(r.PostForm.Get("name"), "")}
	if page.Email, err = j.invited(r.Context(), page.Token); err != nil {
		j.fail(w, r, page, err)
		return
	}
	joined, err := j.acceptForm(r)
	if err != nil {
		j.fail(w, r, page, err)
		return
	}
	if j.ui != nil {
		j.ui.cookieOf(r).set(w.Header(), joined.Secret, int(store.SessionMax.Seconds()))
		w.Header().Set("Location", j.ui.base+welcomePath)
		w.WriteHeader(http.StatusSeeOther)
		return
	}
	page.Title, page.Key, page.SignIn = "Welcome", joined.APIKey, j.signIn(r)
	j.show(w, r, http.StatusOK, "welcome", page)
}

// acceptForm makes the sender of a valid form a member.
func (j *joinHandler) acceptForm(r *http.Request) (service.Joined, error) {
	name, password := r.PostForm.Get("name"), r.PostForm.Get("password")
	var issues []core.Issue
	if !isText(name) {
		issues = append(issues, core.Issue{Path: "name", Text: "The name has invalid characters."})
	}
	issues = append(issues, passwordIssues(password, r.PostForm.Get("repeat"))...)
	if len(issues) > 0 {
		return service.Joined{}, core.IssuesError("", issues)
	}
	ctx := core.WithPrincipal(r.Context(), core.Principal{Address: clientAddress(r), UserAgent: userAgent(r)})
	ctx = core.WithOperation(ctx, &core.Operation{ID: "joinTeam", RequestID: RequestID(ctx)})
	return j.Accept(ctx, service.JoinRequest{
		Token: r.PostForm.Get("token"), Name: name, Password: password,
		Session: j.ui != nil, Key: j.ui == nil && r.PostForm.Get("key") != "",
	})
}

// signIn returns the address of the sign-in page, empty for none.
func (j *joinHandler) signIn(r *http.Request) string {
	switch {
	case j.ui != nil:
		return j.ui.base + loginPath
	case j.SignIn != nil:
		return j.SignIn(r)
	}
	return ""
}

// passwordIssues lists what is wrong with the fields of a new password.
func passwordIssues(password, repeat string) []core.Issue {
	var issues []core.Issue
	if !isText(password) {
		issues = append(issues, core.Issue{Path: "password", Text: "The password has invalid characters."})
	}
	if repeat != password {
		issues = append(issues, core.Issue{Path: "repeat", Text: "The passwords do not match."})
	}
	return issues
}

// isText reports whether a text is one that every store takes.
func isText(s string) bool { return utf8.ValidString(s) && strings.IndexByte(s, 0) < 0 }

// fail shows an error: what can be corrected beside the form, everything else on a page of its own.
func (j *joinHandler) fail(w http.ResponseWriter, r *http.Request, page personPage, err error) {
	kind, status, text, wait := explain(err)
	setRetryAfter(w.Header(), wait)
	if status >= http.StatusInternalServerError {
		j.Log.Error("join failed", "request_id", RequestID(r.Context()), "status", status, "error", err)
	}
	switch {
	case kind == core.NotFound:
		page.Title, page.Text = "This invitation is no longer valid", "If you have joined already, sign in. If not, ask an admin for a new invitation."
		page.SignIn = j.signIn(r)
	case (kind == core.Invalid || kind == core.RateLimited) && page.Email != "":
		page.Issues = []core.Issue{{Text: text}}
		var known *core.Error
		if errors.As(err, &known) && len(known.Issues) > 0 {
			page.Issues = known.Issues
		}
		j.show(w, r, status, "form", page)
		return
	default:
		page.Title, page.Text = "Cannot join", text
	}
	if kind == core.Canceled {
		status = http.StatusServiceUnavailable // the client is gone
	}
	j.show(w, r, status, "problem", page)
}

func (j *joinHandler) show(w http.ResponseWriter, r *http.Request, status int, name string, page personPage) {
	if name == "form" {
		page.Title = "Join the team"
	}
	page.Font, page.InUI, page.OffersKey = j.ui.font(), j.ui != nil, j.ui == nil && j.Keys
	page.SignedIn = j.ui != nil && j.ui.cookieOf(r).secret(r) != ""
	showPage(w, r, j.Log, status, name, page)
}
