package httpapi

import (
	"io"
	"net/http"
	"strconv"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
)

// What responses hold in memory that their clients have still to read, beyond what their requests hold: those to all, those
// to the keys of one organization, and those to one key. A key that reads nothing has no memory for more responses after some
// hundred small ones, and takes none from others.
var (
	unreadResponses = memory.Limits{All: 48 << 20, Group: 32 << 20, Owner: 16 << 20}
	// unreadStreams are responses larger than maxBuffered. They are apart, so that a few long lists stop no small responses.
	unreadStreams = memory.Limits{All: 32 << 20, Group: 24 << 20, Owner: 16 << 20}
	// unreadPublic are responses without a key, of which an owner is an address.
	unreadPublic = memory.Limits{All: 16 << 20, Group: 16 << 20, Owner: 4 << 20}
)

// unread are the budgets of these.
type unread struct{ responses, streams, public *memory.Budget }

func newUnread() *unread {
	return &unread{
		memory.NewBudget(unreadResponses, 0), memory.NewBudget(unreadStreams, 0), memory.NewBudget(unreadPublic, 0),
	}
}

const (
	// maxBuffered is up to which size a response is buffered until its handler has returned, so that neither what it was
	// made of nor what compresses it is in memory while the client reads.
	maxBuffered = 1 << 20
	// responseWeight is about what a connection takes while it writes, and streamWeight what a response larger than
	// maxBuffered takes besides: its start, and what compresses it.
	responseWeight = 32 << 10
	streamWeight   = 2 << 20
	// chunk is how much of a response is written at a time. The client has writeTimeout for each: the kernel asks for more
	// when a third of its buffer of up to 4 MB is free, which a client that reads 25 kB a second takes as long for.
	chunk        = 64 << 10
	writeTimeout = time.Minute
	// smallResponse is up to which size responses without a key are not counted, such as those of /healthz. Others count for
	// the client's address.
	smallResponse = 4 << 10
	// guaranteedResponse is up to which size whoever changes something is answered in any case. The kernel takes that much at
	// once, so it is hardly ever in memory.
	guaranteedResponse = 64 << 10
	// responseTimeout is how long the client has for the whole response. The longest list is one of a gibibyte.
	responseTimeout = 15 * time.Minute
)

// errUnread is the error of a caller who has too many responses to read.
func errUnread(err error) error {
	what := "Too many of your responses"
	if core.KindOf(err) == core.Unavailable {
		what = "Too many responses"
	}
	return &core.Error{
		Kind: core.KindOf(err), Message: what + " are still being sent, please try again shortly.",
		RetryAfter: 2 * time.Second,
	}
}

// responseHandler is the outermost handler. It writes their responses, and bounds the memory and the time of that.
type responseHandler struct {
	next    http.Handler
	unread  *unread
	errors  *ErrorWriter
	metrics *Metrics
}

// ServeHTTP runs the handlers and then sends what they have written. A panic passes through: the response is counted as cut
// off, and the memory is given back all the same.
func (a *responseHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	response := &responseWriter{ResponseWriter: w, request: r, unread: a.unread, errors: a.errors, arrived: time.Now()}
	defer func() {
		response.reservation.Release() // what the server has still to flush is less than a page
		response.count(a.metrics)
	}()
	if r.Body != nil && r.Body != http.NoBody {
		response.body = &requestBody{ReadCloser: r.Body}
		r = r.WithContext(r.Context()) // the server looks at the body of its own
		r.Body = response.body
	}
	a.next.ServeHTTP(response, r)
	response.finish()
	response.finished = true
}

// requestBody is the body of a request. It notes its end.
type requestBody struct {
	io.ReadCloser
	ended bool
}

func (b *requestBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	b.ended = b.ended || err == io.EOF
	return n, err
}

// responseWriter writes one response: a small one when its handler has returned, and a large one while it is made.
type responseWriter struct {
	http.ResponseWriter
	request     *http.Request // as it came: its context ends when the client leaves
	body        *requestBody  // nil for none
	unread      *unread
	errors      *ErrorWriter
	caller      core.Principal
	reservation *memory.Reservation // nil until the caller is known

	status   int
	buffered []byte
	began    time.Time // when the first byte was written, zero before that
	err      error     // after which nothing is written

	arrived  time.Time
	route    *routeMetrics // nil for an unknown one
	span     trace.Span    // nil for none
	canceled bool          // because the client went away
	finished bool          // and not cut off
}

// count counts the request.
func (w *responseWriter) count(m *Metrics) {
	route, status := w.route, w.status
	if route == nil {
		route = m.route(unknownRoute, w.request.Method)
	}
	switch {
	case w.canceled:
		status = statusCanceled
	case !w.finished:
		status = 0
	case status == 0: // the server says so
		status = http.StatusOK
	}
	route.observe(status, time.Since(w.arrived))
	if w.span == nil {
		return
	}
	w.span.SetAttributes(attribute.Int("http.response.status_code", status), attribute.String("team_id", string(w.caller.Team)))
	if status == 0 || status >= http.StatusInternalServerError {
		w.span.SetStatus(codes.Error, "")
	}
	w.span.End()
}

// trace begins the span of the request, which ends when it is counted.
func (w *responseWriter) trace(tracer trace.Tracer, r *http.Request, route string) *http.Request {
	if w == nil || tracer == nil {
		return r
	}
	ctx, span := tracer.Start(r.Context(), r.Method+" "+route, trace.WithSpanKind(trace.SpanKindServer), trace.WithTimestamp(w.arrived),
		trace.WithAttributes(attribute.String("http.request.method", r.Method), attribute.String("http.route", route),
			attribute.String("request_id", RequestID(r.Context()))))
	w.span = span
	return r.WithContext(ctx)
}

// countAs says what the request is counted as.
func (w *responseWriter) countAs(route *routeMetrics) {
	if w != nil {
		w.route = route
	}
}

// cancel says that the client has gone away.
func (w *responseWriter) cancel() {
	if w != nil {
		w.canceled = true
	}
}

// admit makes the response one to a caller, and refuses the request before anything is done if there is no memory for it.
func (w *responseWriter) admit(p core.Principal) error {
	if w == nil {
		return nil
	}
	reservation := w.unread.responses.Reservation(p.OrganizationID, p.Caller())
	if err := reservation.Available(responseWeight); err != nil { // and no more: it is not known how long the request will take
		return errUnread(err) // which is as small as those that are not counted
	}
	w.reservation, w.caller = reservation, p
	return nil
}

// responseWriterOf finds the writer that the handlers around a handler have wrapped, nil if there is none.
func responseWriterOf(w http.ResponseWriter) *responseWriter {
	for {
		switch inner := w.(type) {
		case *responseWriter:
			return inner
		case interface{ Unwrap() http.ResponseWriter }:
			w = inner.Unwrap()
		default:
			return nil
		}
	}
}

// Unwrap is for http.ResponseController.
func (w *responseWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WriteHeader notes the first status, which is sent with the first byte.
func (w *responseWriter) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
}

// Write holds back a response of up to maxBuffered bytes, so that most are sent when their handler has returned and holds
// nothing else any more. A longer one is sent from then on, in the share of memory for streams, with a time limit for each
// write: a client that does not read must not keep the connection.
func (w *responseWriter) Write(p []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	switch {
	case w.err != nil:
	case w.began.IsZero() && len(w.buffered)+len(p) <= maxBuffered:
		if w.buffered == nil {
			w.buffered = make([]byte, 0, max(len(p), w.length()))
		}
		w.buffered = append(w.buffered, p...)
		return len(p), nil
	case w.began.IsZero():
		if w.reservation != nil {
			w.reservation = w.unread.streams.Reservation(w.caller.OrganizationID, w.caller.Caller())
		}
		if !w.begin(streamWeight) {
			break
		}
		w.write(w.buffered)
		w.buffered = nil
		w.deadline()
		w.write(p)
	default:
		w.deadline()
		w.write(p)
	}
	if w.err != nil {
		return 0, w.err
	}
	return len(p), nil
}

// length is what the response says of its length, 0 if that is nothing or more than is buffered.
func (w *responseWriter) length() int {
	n, err := strconv.Atoi(w.Header().Get("Content-Length"))
	if err != nil || n > maxBuffered {
		return 0
	}
	return n
}

// finish writes what was buffered.
func (w *responseWriter) finish() {
	if w.status == 0 || w.err != nil || !w.began.IsZero() {
		return
	}
	// A response with a trailer is sent in chunks.
	if h := w.Header(); h.Get("Content-Length") == "" && h.Get("Trailer") == "" && len(w.buffered) > 0 {
		h.Set("Content-Length", strconv.Itoa(len(w.buffered)))
	}
	if w.begin(int64(len(w.buffered))) {
		w.write(w.buffered)
	}
}

// begin writes the header, if there is memory for a response that takes n bytes while it is read.
func (w *responseWriter) begin(n int64) bool {
	w.began = time.Now()
	if w.reservation == nil && n > smallResponse {
		w.reservation = w.unread.public.Reservation("", network(clientAddress(w.request)))
	}
	err := w.reservation.TryAcquire(w.request.Context(), responseWeight+n)
	if err != nil && w.changes() && n <= guaranteedResponse {
		err = nil
	}
	if err != nil {
		w.refuse(errUnread(err))
		return false
	}
	w.leaveBody()
	w.deadline()
	w.ResponseWriter.WriteHeader(w.status)
	return true
}

// changes reports whether the request may have changed something.
func (w *responseWriter) changes() bool {
	return w.request.Method != http.MethodGet && w.request.Method != http.MethodHead
}

// leaveBody ends the connection after the response if a large body is still to come. The server would wait for it before it
// answers, and a client may take a minute to send nothing.
func (w *responseWriter) leaveBody() {
	length := w.request.ContentLength
	if w.body != nil && !w.body.ended && (length < 0 || length > chunk) {
		w.Header().Set("Connection", "close")
	}
}

// refuse answers with an error instead. A request that may have changed something is not answered at all: to say that it
// was refused would not be true.
func (w *responseWriter) refuse(err error) {
	w.err, w.buffered = err, nil
	if w.changes() {
		panic(http.ErrAbortHandler)
	}
	h := w.Header()
	for _, name := range []string{"Content-Encoding", "Content-Length", "ETag", TotalCount} {
		h.Del(name)
	}
	w.deadline()
	_, w.status, _, _ = explain(err)
	w.errors.Write(w.ResponseWriter, w.request, err)
	// Also if the handler ends the connection, since it cannot go on.
	_ = http.NewResponseController(w.ResponseWriter).Flush()
}

// write writes chunk by chunk. The deadline of the first has been set.
func (w *responseWriter) write(p []byte) {
	for len(p) > 0 && w.err == nil {
		n := min(len(p), chunk)
		_, w.err = w.ResponseWriter.Write(p[:n])
		if p = p[n:]; len(p) > 0 {
			w.deadline()
		}
	}
}

// deadline gives the client time for the next chunk.
func (w *responseWriter) deadline() {
	next, last := time.Now().Add(writeTimeout), w.began.Add(responseTimeout)
	if last.Before(next) {
		next = last
	}
	_ = http.NewResponseController(w.ResponseWriter).SetWriteDeadline(next) // where there is no connection none waits
}
