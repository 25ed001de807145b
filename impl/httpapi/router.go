package httpapi

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"net/url"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/gorilla/mux"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/framing"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/openapi"
)

const (
	contentTypeJSON = "application/json; charset=utf-8"
	// requestTimeout ends whatever a request still waits for. It is above what a query may wait for its turn and take
	// after that, so that those end with their own clearer errors, and below the time that the server has to answer.
	requestTimeout = 75 * time.Second
)

// API is what differs between the deployments at the edge.
type API struct {
	// Document holds the operations that requests are checked against.
	Document *schema.Document
	// Published renders the document that clients read. It is called when the first of them asks, and once: to render it takes
	// as long as the rest of a start.
	Published func() (*openapi.Document, error)
	// Mount adds the generated routes to the router; errors go to the writer.
	Mount func(r *mux.Router, errors *ErrorWriter)
	// Authenticate returns the caller that an Authorization header names, an Unauthenticated error, or a Forbidden one
	// for a caller who may not come from the address.
	Authenticate func(ctx context.Context, header string, address netip.Addr) (core.Principal, error)
	// AuthenticateSession returns who is signed in with the secret of a cookie. Nil for an API without sessions.
	AuthenticateSession func(ctx context.Context, secret string, address netip.Addr) (core.Principal, error)
	// Tenant checks the organization and service of the path against the caller and returns the caller in its
	// tenant. It may be nil.
	Tenant func(ctx context.Context, p core.Principal, vars map[string]string) (core.Principal, error)
	// Rules return what is wrong between the fields of a body, by operation, so that it can be said together with what the
	// document found.
	Rules map[string]service.Rule
	// Rewrite maps the segments of a path to the document's, or reports false for an unknown route. It may be nil.
	Rewrite func(segments []string) bool
	// RefuseUnknown makes an undeclared key at the top of a body an error. Otherwise it is dropped, as those further
	// inside always are.
	RefuseUnknown bool
	// RequestIDs says that responses have the id of their request in them, which their ETags leave out.
	RequestIDs bool
	// ErrorBody and Challenge shape the errors.
	ErrorBody ErrorBody
	Challenge string
}

// Options configure the router.
type Options struct {
	API API
	// Ready says what can be used, for /readyz.
	Ready func(ctx context.Context) Readiness
	// RateLimit is how many requests a key may make in a RateWindow; 0 means no limit.
	RateLimit  int
	RateWindow time.Duration
	// PublicURL is where browsers come from: its origin is the one that CORS allows. Empty allows none.
	PublicURL string
	// UI answers what is no part of the API on the listener of the web UI; nil for a server without one.
	UI http.Handler
	// Forms are where people sign in on that listener.
	Forms Forms
	// UIURL is where people find the UI when the operator has said so: its origin counts as the UI's own.
	UIURL string
	// FindUI returns the address of the web UI for a client that has called the API; nil for a server without a UI.
	FindUI func(r *http.Request) string
	// Join is the page on which the invited join.
	Join Join
	// OIDC has people sign in with an identity provider, on the listener of the web UI; nil for none.
	OIDC http.Handler
	// Build names the program, and is another one when that shows the same in another way.
	Build   string
	Now     func() time.Time
	Metrics *Metrics
	// Tracer makes a span of each request that an operation answers; nil makes none.
	Tracer trace.Tracer
	Log    *slog.Logger
}

// New returns the handler of the whole API, and that of the web UI with the API under the same origin, which is nil without
// one. They share their limits.
func New(o Options) (api, ui http.Handler) {
	writer := &ErrorWriter{Form: o.API.ErrorBody, Challenge: o.API.Challenge, Log: o.Log}
	published := sync.OnceValues(o.API.Published)
	shared := edge{
		api: o.API, errors: writer, limit: newLimiter(o.RateLimit, o.RateWindow, o.Now),
		memory: memory.NewBudget(requestMemory, maxMemoryWait), build: o.Build, tracer: o.Tracer,
	}
	attempts := 0
	if o.RateLimit > 0 {
		attempts = joinAttempts
	}
	join := joinHandler{Join: o.Join, limit: newLimiter(attempts, time.Minute, o.Now)}
	base := entry{
		join: &join, pages: pages(published, o.FindUI), errors: writer, rewrite: o.API.Rewrite, metrics: o.Metrics,
	}
	unread := newUnread()
	handler := func(e edge, entry entry) http.Handler {
		entry.next = e.router(o, published)
		return &responseHandler{unread: unread, errors: writer, metrics: o.Metrics, next: compressed(&entry)}
	}

	onAPI := base
	shared.api.Document = o.API.Document.On(listenerAPI)
	onAPI.origin = origin(o.PublicURL)
	api = handler(shared, onAPI)
	if o.UI == nil {
		return api, nil
	}
	onUI := base
	onUI.ui = newUIListener(o)
	onUI.join = &joinHandler{Join: join.Join, limit: join.limit, ui: onUI.ui}
	shared.ui, shared.api.Document = onUI.ui, o.API.Document.On(listenerUI)
	return api, handler(shared, onUI)
}

// router routes the operations of one listener.
func (e *edge) router(o Options, published func() (*openapi.Document, error)) http.Handler {
	e.counted = o.Metrics.operations(e.api.Document)
	router := mux.NewRouter().SkipClean(true).UseEncodedPath()
	router.Use(e.middleware)
	router.NotFoundHandler = http.HandlerFunc(notFound)
	probeRoutes(router, o.Ready, o.Log)
	documentRoutes(router, published, e.errors)
	shadowedRoutes(router, e.api.Document)
	e.api.Mount(router, e.errors)
	e.templates = templates(router, e.api.Document)
	e.reads = reads(router)
	router.MethodNotAllowedHandler = http.HandlerFunc(e.methodNotAllowed)
	return router
}

// origin is the scheme and host of a URL, as browsers send them.
func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

// entry does what every request needs before it is routed.
type entry struct {
	next    http.Handler
	join    http.Handler
	pages   map[string]http.HandlerFunc // by path
	errors  *ErrorWriter
	rewrite func([]string) bool
	origin  string
	ui      *uiListener // nil on the listener of the API
	metrics *Metrics
}

type requestIDKey struct{}

// RequestID returns the id of the request that the context belongs to.
func RequestID(ctx context.Context) string {
	id, _ := ctx.Value(requestIDKey{}).(string)
	return id
}

type originalPathKey struct{}

// ServeHTTP gives each request an id and a time limit, answers what is no operation of the API, such as pages and preflights,
// and hands on the rest with its path in normal form. A panic of any handler ends up here as a 500, but for that of a handler
// which aborts its response.
func (e *entry) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id := uuid.NewString()
	h := w.Header()
	h.Set("X-Request-Id", id)
	h.Set("X-Content-Type-Options", "nosniff")
	ctx, cancel := context.WithTimeout(context.WithValue(r.Context(), requestIDKey{}, id), requestTimeout)
	defer cancel()
	ctx = context.WithValue(ctx, originalPathKey{}, r.URL.EscapedPath())
	r = r.WithContext(ctx)

	defer func() {
		if p := recover(); p != nil {
			if err, ok := p.(error); ok && errors.Is(err, http.ErrAbortHandler) {
				panic(p) // for the server to cut the connection off, which it does not log
			}
			e.errors.Write(w, r, fmt.Errorf("panic: %v\n%s", p, debug.Stack()))
		}
	}()

	if framing.Ambiguous(r) {
		h.Set("Connection", "close")
		e.errors.Write(w, r, core.InvalidError(framing.Message))
		return
	}
	if e.ui != nil {
		h.Set("Content-Security-Policy", apiPolicy) // pages have their own
		r = e.ui.withoutBase(r)
		if err := e.ui.checkOrigin(r); err != nil {
			e.errors.Write(w, r, err)
			return
		}
	}
	if strings.TrimSuffix(r.URL.Path, "/") == joinPath {
		responseWriterOf(w).countAs(e.metrics.route(joinPath, r.Method))
		e.join.ServeHTTP(w, r)
		return
	}
	if e.ui != nil && e.ui.oidc != nil && (r.URL.Path == oidcStartPath || r.URL.Path == oidcCallbackPath) {
		responseWriterOf(w).countAs(e.metrics.route(r.URL.Path, r.Method))
		e.ui.oidc.ServeHTTP(w, r)
		return
	}
	if e.ui != nil {
		if path := strings.TrimSuffix(r.URL.Path, "/"); path == loginPath || path == setupPath {
			responseWriterOf(w).countAs(e.metrics.route(path, r.Method))
			e.ui.forms.ServeHTTP(w, r)
			return
		}
		if !isAPI(r.URL.Path) {
			responseWriterOf(w).countAs(e.metrics.route(uiRoute, r.Method))
			e.ui.pages.ServeHTTP(w, r)
			return
		}
		// Caches know that a key makes an answer private, but not that a cookie does. Browsers ask again, with the ETag.
		h.Set("Cache-Control", "private, no-cache")
		h.Add("Vary", "Cookie")
	}
	if e.origin != "" {
		h.Set("Access-Control-Allow-Origin", e.origin)
		h.Set("Access-Control-Allow-Credentials", "true")
		h.Set("Timing-Allow-Origin", e.origin)
		h.Add("Vary", "Origin")
		if r.Method == http.MethodOptions {
			preflight(w, r)
			return
		}
	}
	if r.Method == http.MethodHead {
		// The server drops the body of the response by the original request's method.
		r.Method = http.MethodGet
	}
	path := strings.TrimSuffix(r.URL.Path, "/")
	if page := e.pages[path]; page != nil && r.Method == http.MethodGet {
		responseWriterOf(w).countAs(e.metrics.route(cmp.Or(path, "/"), r.Method))
		page(w, r)
		return
	}
	target, ok := e.normalize(r.URL)
	if !ok {
		notFound(w, r)
		return
	}
	r.URL = target
	e.next.ServeHTTP(w, r)
}

// aliases are other names of paths, which probes of many platforms use.
var aliases = map[string]string{"health": "healthz", "ready": "readyz"}

// normalize makes the path's case and its optional trailing slash irrelevant, as the reference does. All literals of
// the routes are lower case, and so are all ids. A slash that was sent as %2F stays inside its segment: an id with one
// is a malformed id and not another route.
func (e *entry) normalize(sent *url.URL) (*url.URL, bool) {
	segments := strings.Split(sent.EscapedPath(), "/")
	if last := len(segments) - 1; last > 1 && segments[last] == "" {
		segments = segments[:last]
	}
	for i, s := range segments {
		text, err := url.PathUnescape(s)
		if err != nil {
			return nil, false
		}
		segments[i] = strings.ToLower(text)
	}
	if len(segments) == 2 {
		segments[1] = cmp.Or(aliases[segments[1]], segments[1])
	}
	if e.rewrite != nil && !e.rewrite(segments) {
		return nil, false
	}
	target := *sent
	target.Path = strings.Join(segments, "/")
	for i, s := range segments {
		segments[i] = url.PathEscape(s)
	}
	target.RawPath = strings.Join(segments, "/")
	return &target, true
}

// preflight answers a CORS preflight. It allows any header that is asked for: what counts is the origin, which is fixed.
func preflight(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Access-Control-Allow-Methods", "GET,HEAD,PUT,PATCH,POST,DELETE")
	if asked := r.Header.Get("Access-Control-Request-Headers"); asked != "" {
		h.Set("Access-Control-Allow-Headers", asked)
		h.Add("Vary", "Access-Control-Request-Headers")
	}
	w.WriteHeader(http.StatusNoContent)
}

// notFound answers an unknown route with plain text, never JSON: clients tell a missing resource from a missing
// route by it.
func notFound(w http.ResponseWriter, r *http.Request) {
	path, _ := r.Context().Value(originalPathKey{}).(string)
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(http.StatusNotFound)
	_, _ = fmt.Fprintf(w, "Cannot %s %s\n", r.Method, path)
}

// shadowedRoutes keeps the paths with a parameter, such as dashboards/{id}, from answering for dashboards/validate with
// the methods that only they have. What matches here has no operation, which the middleware answers.
func shadowedRoutes(router *mux.Router, doc *schema.Document) {
	paths := doc.Paths()
	for _, path := range paths {
		if !slices.ContainsFunc(paths, func(other string) bool { return other != path && covers(other, path) }) {
			continue
		}
		methods := doc.Methods(path)
		router.Path(path).Handler(http.HandlerFunc(notFound)).MatcherFunc(func(r *http.Request, _ *mux.RouteMatch) bool {
			return !slices.Contains(methods, r.Method)
		})
	}
}

// covers reports whether every path of the template narrow is one of the template wide too.
func covers(wide, narrow string) bool {
	w, n := strings.Split(wide, "/"), strings.Split(narrow, "/")
	return slices.EqualFunc(w, n, func(w, n string) bool { return w == n || strings.HasPrefix(w, "{") })
}

// pathTemplate is a route with the methods that its path answers.
type pathTemplate struct {
	route   *mux.Route
	methods []string
}

// templates lists the routes in the order in which the router tries them.
func templates(router *mux.Router, doc *schema.Document) []pathTemplate {
	var all []pathTemplate
	_ = router.Walk(func(route *mux.Route, _ *mux.Router, _ []*mux.Route) error {
		if path, err := route.GetPathTemplate(); err == nil {
			all = append(all, pathTemplate{route, doc.Methods(path)})
		}
		return nil
	})
	return all
}

// reads are the handlers of the operations with GET, without what the middleware does.
func reads(router *mux.Router) map[string]http.Handler {
	all := map[string]http.Handler{}
	_ = router.Walk(func(route *mux.Route, _ *mux.Router, _ []*mux.Route) error {
		path, err := route.GetPathTemplate()
		methods, _ := route.GetMethods() // some have none
		if err == nil && slices.Contains(methods, http.MethodGet) {
			all[path] = route.GetHandler()
		}
		return nil
	})
	return all
}

// methodNotAllowed finds the routes of the path anew, because the router forgets which one matched but for the method.
func (e *edge) methodNotAllowed(w http.ResponseWriter, r *http.Request) {
	for _, t := range e.templates {
		probe := *r
		if len(t.methods) == 0 {
			continue
		}
		probe.Method = t.methods[0]
		if !t.route.Match(&probe, &mux.RouteMatch{}) {
			continue
		}
		allow := make([]string, 0, len(t.methods)+2)
		for _, m := range t.methods {
			allow = append(allow, m)
			if m == http.MethodGet {
				allow = append(allow, http.MethodHead)
			}
		}
		e.errors.methodNotAllowed(w, r, strings.Join(append(allow, http.MethodOptions), ", "))
		return
	}
	notFound(w, r)
}
