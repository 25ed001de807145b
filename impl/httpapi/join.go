package httpapi

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"html/template"
	"log/slog"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/klauspost/compress/gzhttp"

	"github.com/obstack/obstack/impl/core"
)

const (
	joinPath    = "/join-team"
	maxJoinBody = 16 << 10
	// joinAttempts is how often an address may send the form in a minute.
	joinAttempts = 30
	joinPolicy   = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)

// Join is the page on which the invited choose a name and a password. It is for browsers, needs no key, and works
// without scripts. What makes a member is the token in the form and nothing that a browser adds by itself, so a form
// on a foreign page can do no more than its author could (no cross-site request forgery).
type Join struct {
	// Invited returns the e-mail address that a token invites, or a NotFound error.
	Invited func(ctx context.Context, token string) (email string, err error)
	// Accept makes the invited a member and returns a key if there is one to show. Issues of an Invalid error are whole
	// sentences, with the path "name" or "password" or none. The context's principal says where the request comes from,
	// and nothing else.
	Accept func(ctx context.Context, token, name, password string) (apiKey string, err error)
	// SignIn is the address of the page on which who has joined signs in, empty for none.
	SignIn string
	// Limited says whether an address may send the form only so often.
	Limited bool
	Now     func() time.Time
	Log     *slog.Logger
}

//go:embed join.html
var joinHTML string

var joinPages = template.Must(template.New("").Parse(joinHTML))

// joinPage is what the templates show.
type joinPage struct {
	Title, Email, Token, Name string
	Issues                    []core.Issue // of which those of a field name it
	Key, SignIn               string
	Text                      string
}

// Wrong returns the first problem of a field.
func (p joinPage) Wrong(field string) string {
	for _, issue := range p.Issues {
		if issue.Path == field {
			return issue.Text
		}
	}
	return ""
}

// Handler answers the page's path.
func (j Join) Handler() http.Handler {
	attempts := 0
	if j.Limited {
		attempts = joinAttempts
	}
	return &joinHandler{Join: j, limit: newLimiter(attempts, time.Minute, j.Now)}
}

// joinHandler serves the page on which people accept invitations. They have no key yet, so it limits requests by address.
type joinHandler struct {
	Join
	limit *limiter
}

// ServeHTTP shows the form or takes it. No page is compressed or cached: it has the token or the new key, beside text that
// the client has sent.
func (j *joinHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Cache-Control", "no-store")
	// The address has the token. Under no-referrer browsers would send the form with the origin null, as a foreign page's.
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Content-Security-Policy", joinPolicy)
	h.Set(gzhttp.HeaderNoCompression, "1")
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		j.form(w, r)
	case http.MethodPost:
		j.accept(w, r)
	default:
		h.Set("Allow", "GET, HEAD, POST")
		j.show(w, r, http.StatusMethodNotAllowed, "problem", joinPage{
			Title: "Not possible", Text: "This page is opened, or its form is sent.",
		})
	}
}

// form shows the form of an invitation that is open.
func (j *joinHandler) form(w http.ResponseWriter, r *http.Request) {
	page := joinPage{Token: r.URL.Query().Get("token")}
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
		j.fail(w, r, joinPage{}, err)
		return
	}
	mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || mediaType != "application/x-www-form-urlencoded" {
		j.fail(w, r, joinPage{}, core.NewError(core.UnsupportedMedia, "Please send the form.", nil))
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxJoinBody)
	if err := r.ParseForm(); err != nil {
		var over *http.MaxBytesError
		if errors.As(err, &over) {
			err = core.NewError(core.TooLarge, "This is too long.", err)
		} else {
			err = core.NewError(core.Invalid, "The form could not be read.", err)
		}
		j.fail(w, r, joinPage{}, err)
		return
	}
	// The name is shown again, as far as it is text.
	page := joinPage{Token: r.PostForm.Get("token"), Name: strings.ToValidUTF8(r.PostForm.Get("name"), "")}
	if page.Email, err = j.invited(r.Context(), page.Token); err != nil {
		j.fail(w, r, page, err)
		return
	}
	if page.Key, err = j.acceptForm(r); err != nil {
		j.fail(w, r, page, err)
		return
	}
	page.SignIn = j.SignIn
	j.show(w, r, http.StatusOK, "welcome", page)
}

// acceptForm makes the sender of a form that can be meant a member.
func (j *joinHandler) acceptForm(r *http.Request) (apiKey string, err error) {
	name, password := r.PostForm.Get("name"), r.PostForm.Get("password")
	var issues []core.Issue
	if !isText(name) {
		issues = append(issues, core.Issue{Path: "name", Text: "The name has characters that are no text."})
	}
	if !isText(password) {
		issues = append(issues, core.Issue{Path: "password", Text: "The password has characters that are no text."})
	}
	if r.PostForm.Get("repeat") != password {
		issues = append(issues, core.Issue{Path: "repeat", Text: "The two passwords are not the same."})
	}
	if len(issues) > 0 {
		return "", core.IssuesError("", issues)
	}
	ctx := core.WithPrincipal(r.Context(), core.Principal{Address: clientAddress(r), UserAgent: userAgent(r)})
	ctx = core.WithOperation(ctx, &core.Operation{ID: "joinTeam", RequestID: RequestID(ctx)})
	return j.Accept(ctx, r.PostForm.Get("token"), name, password)
}

// isText reports whether a text is one that every store takes.
func isText(s string) bool { return utf8.ValidString(s) && strings.IndexByte(s, 0) < 0 }

// fail shows an error: what can be corrected beside the form, everything else on a page of its own.
func (j *joinHandler) fail(w http.ResponseWriter, r *http.Request, page joinPage, err error) {
	kind, status, text, wait := explain(err)
	setRetryAfter(w.Header(), wait)
	if status >= http.StatusInternalServerError {
		j.Log.Error("joining failed", "request_id", RequestID(r.Context()), "status", status, "error", err)
	}
	switch {
	case kind == core.NotFound:
		page.Title, page.Text = "This invitation is not valid any more", "Please ask for a new one."
	case (kind == core.Invalid || kind == core.RateLimited) && page.Email != "":
		page.Issues = []core.Issue{{Text: text}}
		var known *core.Error
		if errors.As(err, &known) && len(known.Issues) > 0 {
			page.Issues = known.Issues
		}
		j.show(w, r, status, "form", page)
		return
	default:
		page.Title, page.Text = "This did not work", text
	}
	if kind == core.Canceled {
		status = http.StatusServiceUnavailable // the client is gone
	}
	j.show(w, r, status, "problem", page)
}

func (j *joinHandler) show(w http.ResponseWriter, r *http.Request, status int, name string, page joinPage) {
	showPage(w, r, j.Log, status, joinPages.Lookup(name), page)
}

// showPage renders a page before anything of it is sent, so that one that fails has the right status.
func showPage(w http.ResponseWriter, r *http.Request, log *slog.Logger, status int, page *template.Template, data any) {
	var text bytes.Buffer
	if err := page.Execute(&text, data); err != nil {
		log.Error("show a page", "request_id", RequestID(r.Context()), "error", err)
		status = http.StatusInternalServerError
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Length", strconv.Itoa(text.Len()))
	w.WriteHeader(status)
	_, _ = w.Write(text.Bytes())
}
