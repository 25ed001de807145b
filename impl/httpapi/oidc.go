package httpapi

import (
	"cmp"
	"context"
	"log/slog"
	"net/http"
	"net/url"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/store"
)

const (
	oidcStartPath    = "/oidc/start"
	oidcCallbackPath = "/oidc/callback"
	// oidcRequests is how often a client may start or end a sign-in in a minute; many people may have one address.
	oidcRequests = 120
	// maxCallbacks is how many callbacks may wait for the identity provider at a time.
	maxCallbacks = 32
)

// OIDC has people sign in with an identity provider, on the listener of the web UI: oidcStartPath sends the browser there, with
// the page to return to in the parameter return, and oidcCallbackPath takes it back.
type OIDC struct {
	// URL is where people find the UI. Over https the cookies are for that alone, and else for a request by https.
	URL string
	// Start and Finish are those of an oidc.Client; Finish also starts the session whose secret it returns. The context's
	// principal says where the request comes from, and nothing else. The page is below the path of URL, empty for the first one.
	Start  func(ctx context.Context, page string) (location, cookie string, err error)
	Finish func(ctx context.Context, cookie string, callback url.Values) (secret, page string, err error)
	// Limited says whether a client may send only so many requests.
	Limited bool
	Now     func() time.Time
	Log     *slog.Logger
}

// Handler answers the two paths, below a base or not.
func (o OIDC) Handler() http.Handler {
	requests := 0
	if o.Limited {
		requests = oidcRequests
	}
	return &oidcHandler{
		OIDC: o, base: BasePath(o.URL), secure: isHTTPS(o.URL), limit: newLimiter(requests, time.Minute, o.Now),
		callbacks: make(chan struct{}, maxCallbacks),
	}
}

type oidcHandler struct {
	OIDC
	base      string
	secure    bool
	limit     *limiter
	callbacks chan struct{} // a semaphore of maxCallbacks
}

// ServeHTTP sends the browser on, or shows why not. Both paths are only ever opened, by a link or a redirect: what they do is
// bound to the browser by the cookie, and to the sign-in by its state.
func (o *oidcHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	setPersonHeaders(h)
	h.Set("Referrer-Policy", "no-referrer") // the address has the code
	if r.Method != http.MethodGet {
		h.Set("Allow", http.MethodGet)
		o.show(w, r, http.StatusMethodNotAllowed, "", "Open this page in a browser.")
		return
	}
	if err := o.limit.take(h, "", r.RemoteAddr); err != nil {
		o.fail(w, r, "", err)
		return
	}
	ctx := core.WithPrincipal(r.Context(), core.Principal{Address: clientAddress(r), UserAgent: userAgent(r)})
	ctx = core.WithOperation(ctx, &core.Operation{ID: "createSession", RequestID: RequestID(ctx)})
	if r.URL.Path == oidcStartPath {
		o.start(ctx, w, r)
	} else {
		o.callback(ctx, w, r)
	}
}

func (o *oidcHandler) start(ctx context.Context, w http.ResponseWriter, r *http.Request) {
	page := r.URL.Query().Get("return")
	if page != "" && !oidc.ReturnPath(page) {
		o.fail(w, r, "", core.InvalidError("The page to return to must be a path of this server."))
		return
	}
	location, cookie, err := o.Start(ctx, page)
	if err != nil {
		o.fail(w, r, page, err)
		return
	}
	o.setCookie(w, r, cookie, int(oidc.CookieLife.Seconds()))
	o.redirect(w, location)
}

func (o *oidcHandler) callback(ctx context.Context, w http.ResponseWriter, r *http.Request) {
	select {
	case o.callbacks <- struct{}{}:
		defer func() { <-o.callbacks }()
	default:
		o.fail(w, r, "", core.NewError(core.Unavailable, "Too many people are signing in. Please try again in a moment.", nil))
		return
	}
	sealed := ""
	if cookie, err := r.Cookie(o.cookieName(r)); err == nil {
		sealed = cookie.Value
	}
	o.setCookie(w, r, "", -1)
	secret, page, err := o.Finish(ctx, sealed, r.URL.Query())
	if err != nil {
		o.fail(w, r, page, err)
		return
	}
	sessionCookie{secureFor(r, o.secure)}.set(w.Header(), secret, int(store.SessionMax.Seconds()))
	o.redirect(w, o.base+cmp.Or(page, "/"))
}

// cookieName is that of the cookie between the two paths, as that of a session.
func (o *oidcHandler) cookieName(r *http.Request) string {
	if secureFor(r, o.secure) {
		return "__Host-obstack_oidc"
	}
	return "obstack_oidc"
}

// setCookie puts the cookie into an answer. The provider's redirect has to bring it along, so it is not strict.
func (o *oidcHandler) setCookie(w http.ResponseWriter, r *http.Request, value string, maxAge int) {
	w.Header().Add("Set-Cookie", (&http.Cookie{
		Name: o.cookieName(r), Value: value, Path: "/", MaxAge: maxAge, Secure: secureFor(r, o.secure), HttpOnly: true,
		SameSite: http.SameSiteLaxMode,
	}).String())
}

// redirect sends the browser to an address as it is, which http.Redirect would clean.
func (o *oidcHandler) redirect(w http.ResponseWriter, location string) {
	w.Header().Set("Location", location)
	w.WriteHeader(http.StatusSeeOther)
}

// fail shows an error, and links to begin anew that lead to the same page in the end: with the provider, or in another way.
func (o *oidcHandler) fail(w http.ResponseWriter, r *http.Request, page string, err error) {
	kind, status, text, wait := explain(err)
	setRetryAfter(w.Header(), wait)
	level := slog.LevelInfo
	if status >= http.StatusInternalServerError {
		level = slog.LevelError
	}
	o.Log.Log(r.Context(), level, "sign-in with the identity provider failed", "request_id", RequestID(r.Context()), "status", status,
		"error", err)
	if kind == core.Canceled {
		status = http.StatusServiceUnavailable // the client is gone
	}
	o.show(w, r, status, page, text)
}

// oidcStart is the address, below a base, that begins a sign-in which ends on a page, empty for the first one.
func oidcStart(base, page string) string {
	if page == "" {
		return base + oidcStartPath
	}
	return base + oidcStartPath + "?return=" + url.QueryEscape(page)
}

// show renders the page of a sign-in that failed.
func (o *oidcHandler) show(w http.ResponseWriter, r *http.Request, status int, to, text string) {
	showPage(w, r, o.Log, status, "refused", personPage{
		Title: "You are not signed in", Font: o.base + fontPath, Text: text, Again: oidcStart(o.base, to), Page: o.base + cmp.Or(to, "/"),
	})
}
