package httpapi

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/gorilla/mux"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/schema"
)

// edge checks requests before any handler sees them: who sends them, how often, and whether path, query and body are as the
// document says. It is shared by all requests and does not change.
type edge struct {
	api       API
	errors    *ErrorWriter
	limit     *limiter
	templates []pathTemplate
	reads     map[string]http.Handler // of the operations with GET, by path template
	memory    *memory.Budget
	build     string
	counted   map[*schema.Operation]*routeMetrics
	tracer    trace.Tracer // nil for none
	ui        *uiListener  // nil on the listener of the API
}

type problemsKey struct{}

// Problems are what is wrong with the body of a request to an operation that answers it instead of refusing the
// request. Body is nil when it is not JSON.
func Problems(ctx context.Context) []core.Issue {
	issues, _ := ctx.Value(problemsKey{}).([]core.Issue)
	return issues
}

// middleware runs for every known route: rate limit, key, tenant, then the request's shape. The order is a promise:
// a client without a key learns nothing about its request, and one of another tenant nothing but "not found".
func (e *edge) middleware(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		template, err := mux.CurrentRoute(r).GetPathTemplate()
		if err != nil {
			e.errors.Write(w, r, err)
			return
		}
		op := e.api.Document.Operation(r.Method, template)
		if op == nil {
			e.methodNotAllowed(w, r)
			return
		}
		responseWriterOf(w).countAs(e.counted[op])
		r = responseWriterOf(w).trace(e.tracer, r, template)
		if r.Method != http.MethodGet {
			r = r.WithContext(core.WithOperation(r.Context(), &core.Operation{ID: op.ID, RequestID: RequestID(r.Context())}))
		}
		if op.Public && op.Listener == "" {
			next.ServeHTTP(w, r)
			return
		}
		held := &inFlight{request: r.Header, header: w.Header(), build: e.build, log: e.errors.Log}
		if e.api.RequestIDs {
			held.id = RequestID(r.Context())
		}
		if e.ui != nil {
			held.cookie = e.ui.cookieOf(r)
		}
		defer func() { held.reservation.Release() }()
		if r, err = e.admitRequest(w, r, op, held); err != nil {
			e.errors.Write(w, r, err)
			return
		}
		if !op.Tagged && !op.IfMatch {
			next.ServeHTTP(w, r)
			return
		}
		tagged := &etagWriter{ResponseWriter: w, held: held, tagged: op.Tagged}
		if r.Method == http.MethodGet {
			tagged.known = r.Header.Values("If-None-Match")
		}
		if get := e.reads[template]; op.IfMatch && get != nil {
			tagged.now = func() string { return readTag(get, r, held) }
		}
		next.ServeHTTP(tagged, r)
		tagged.finish()
	})
}

// admitRequest returns the request as the operation gets it. The request that it returns with an error is good enough
// for writing the error.
func (e *edge) admitRequest(
	w http.ResponseWriter, r *http.Request, op *schema.Operation, held *inFlight,
) (*http.Request, error) {
	header, limit := r.Header.Get("Authorization"), e.limit
	caller, session := header, ""
	switch {
	case op.Public:
		caller = ""
	case e.ui != nil && header == "":
		if session = held.cookie.secret(r); session != "" {
			caller, limit = session, e.ui.limit
		}
	}
	if !op.Unlimited {
		if err := limit.take(w.Header(), caller, r.RemoteAddr); err != nil {
			return r, err
		}
	}
	p, err := e.identify(r, op, header, session)
	if err != nil {
		return r, err
	}
	if !op.Public && !p.May(op.Role) {
		return r, core.NewError(core.Forbidden, "You need the "+string(op.Role)+" role", nil)
	}
	if op.AdminScope && !p.ManagesSignIn() {
		return r, core.NewError(core.Forbidden, "You need a session or a key with the admin scope", nil)
	}
	if !op.Public {
		if err := responseWriterOf(w).admit(p); err != nil {
			return r, err
		}
	}
	held.reservation = e.memory.Reservation(p.OrganizationID, p.Caller())
	ctx := memory.NewContext(core.WithPrincipal(r.Context(), p), held.reservation)
	return e.checkRequest(w, r.WithContext(context.WithValue(ctx, inFlightKey{}, held)), op, held)
}

// identify authenticates the caller, by a key or on the listener of the UI by a session, and, where keys belong to organizations, finds the team that the path names.
func (e *edge) identify(r *http.Request, op *schema.Operation, header, session string) (p core.Principal, err error) {
	address := clientAddress(r)
	switch {
	case op.Public:
	case session != "":
		p, err = e.api.AuthenticateSession(r.Context(), session, address)
	default:
		p, err = e.api.Authenticate(r.Context(), header, address)
	}
	if err != nil {
		return p, err
	}
	p.Address, p.UserAgent = address, userAgent(r)
	if e.api.Tenant == nil || op.Public {
		return p, nil
	}
	return e.api.Tenant(r.Context(), p, mux.Vars(r))
}

// checkRequest checks body, path and query together, so that a client learns of everything at once. The request that
// it returns carries exactly what was checked.
func (e *edge) checkRequest(
	w http.ResponseWriter, r *http.Request, op *schema.Operation, held *inFlight,
) (*http.Request, error) {
	var parts []string
	var issues []core.Issue
	add := func(prefix string, found []core.Issue) {
		if len(found) > 0 {
			parts = append(parts, core.IssuesError(prefix, found).Message)
			issues = append(issues, found...)
		}
	}
	if op.Body != nil {
		body, size, found, err := e.readBody(w, r, op)
		if err != nil {
			return r, err
		}
		if len(found) > 0 && body != nil {
			if rule := e.api.Rules[op.ID]; rule != nil {
				found = append(found, rule(body, found)...)
			}
			found = found[:min(len(found), schema.MaxIssues)]
		}
		held.body = body
		text := []byte("{}") // what the generated decoder can read, when the operation takes nothing from it
		switch {
		case len(found) == 0 && op.Undecoded:
		case len(found) == 0:
			text = body.Append(make([]byte, 0, size))
		case op.Validates:
			r = r.WithContext(context.WithValue(r.Context(), problemsKey{}, found))
		default:
			add("Body validation failed: ", found)
		}
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(text)), int64(len(text))
		// The generated decoder reads whatever the header says; make it say what the text is.
		r.Header.Set("Content-Type", contentTypeJSON)
	}
	add("Params validation failed: ", checkParams(op, "path", func(name string) []string {
		return []string{mux.Vars(r)[name]}
	}, nil))
	if op.IfMatch {
		var ok bool
		if held.ifMatch, ok = readIfMatch(r.Header.Values("If-Match")); !ok {
			add("Header validation failed: ", []core.Issue{{Path: "If-Match", Text: "Expected * or entity tags"}})
		}
	}
	query := parseQuery(r.URL.RawQuery)
	add("Query validation failed: ", checkParams(op, "query", func(name string) []string { return query[name] }, query))
	if len(parts) > 0 {
		return r, &core.Error{Kind: core.Invalid, Message: strings.Join(parts, "; "), Issues: issues}
	}
	r.URL.RawQuery = query.Encode()
	return r, nil
}

// unknownProperties names the keys at the top of a body that the document does not have.
func unknownProperties(body *schema.Value) []core.Issue {
	var issues []core.Issue
	for _, key := range body.Undeclared() {
		// What is beside them has the right form, so the rules between the fields can be looked at too.
		issues = append(issues, core.Issue{Path: schema.Shorten(key), Text: "Unknown property", Limit: true})
	}
	return issues
}

// parseQuery reads a query string as clients of the reference expect: what is not well encoded stands for itself, so
// that it is refused where it is a parameter's value. The library's own reader would leave the parameter out.
func parseQuery(text string) url.Values {
	query := url.Values{}
	for pair := range strings.SplitSeq(text, "&") {
		if pair != "" {
			name, value, _ := strings.Cut(pair, "=")
			query.Add(unescape(name), unescape(value))
		}
	}
	return query
}

func unescape(text string) string {
	if decoded, err := url.QueryUnescape(text); err == nil {
		return decoded
	}
	return text
}

// checkParams checks the parameters of one place. Values in set, when not nil, are replaced by their checked form.
func checkParams(op *schema.Operation, in string, values func(string) []string, set url.Values) []core.Issue {
	var issues []core.Issue
	for _, p := range op.Params {
		if p.In != in {
			continue
		}
		sent := values(p.Name)
		switch {
		case len(sent) == 0 && p.Required:
			issues = append(issues, core.Issue{Path: p.Name, Text: "Required"})
		case len(sent) > 1:
			issues = append(issues, core.Issue{Path: p.Name, Text: "Expected one value, received several"})
		case len(sent) == 1 && !isText(sent[0]):
			issues = append(issues, core.Issue{Path: p.Name, Text: "Expected UTF-8 without NUL characters"})
		case len(sent) == 1:
			v := p.Schema.FromText(sent[0])
			found := p.Schema.Check(v)
			for _, issue := range found {
				issues = append(issues, core.Issue{Path: p.Name, Text: issue.Text})
			}
			if len(found) == 0 && set != nil {
				set.Set(p.Name, v.Text)
			}
		}
	}
	return issues
}
