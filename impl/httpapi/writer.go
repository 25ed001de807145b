package httpapi

import (
	"io"
	"net/http"
	"net/netip"
	"strconv"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
)

// What answers hold in memory that their clients have still to read, beyond what their requests hold: those to all, those
// to the keys of one organization, and those to one key. A key that reads nothing has no room for more answers after some
// hundred small ones, and takes none from others.
var (
	unreadAnswers = memory.Limits{All: 48 << 20, Group: 32 << 20, Owner: 16 << 20}
	// unreadStreams are answers larger than maxKept. They are apart, so that a few long lists stop no small answers.
	unreadStreams = memory.Limits{All: 32 << 20, Group: 24 << 20, Owner: 16 << 20}
	// unreadPublic are answers without a key, of which an owner is an address.
	unreadPublic = memory.Limits{All: 16 << 20, Group: 16 << 20, Owner: 4 << 20}
)

// unread are the budgets of these.
type unread struct{ answers, streams, public *memory.Budget }

func newUnread() *unread {
	return &unread{
		memory.NewBudget(unreadAnswers, 0), memory.NewBudget(unreadStreams, 0), memory.NewBudget(unreadPublic, 0),
	}
}

const (
	// maxKept is up to which size an answer is kept until its handler has returned, so that neither what it was made of
	// nor what compresses it is in memory while the client reads.
	maxKept = 1 << 20
	// answerWeight is about what a connection takes while it writes, and streamWeight what an answer larger than maxKept
	// takes besides: its start, and what compresses it.
	answerWeight = 32 << 10
	streamWeight = 2 << 20
	// chunk is how much of an answer is written at a time. The client has writeTimeout for each: the kernel asks for more
	// when a third of its buffer of up to 4 MB is free, which a client that reads 25 kB a second takes as long for.
	chunk        = 64 << 10
	writeTimeout = time.Minute
	// smallAnswer is up to which size answers without a key are not counted, such as those of /healthz. Others count for the
	// client's address.
	smallAnswer = 4 << 10
	// certainAnswer is up to which size whoever changes something is answered in any case. The kernel takes that much at
	// once, so it is hardly ever in memory.
	certainAnswer = 64 << 10
	// answerTimeout is how long the client has for the whole answer. The longest list is one of a gibibyte.
	answerTimeout = 15 * time.Minute
)

// errUnread is the error of a caller who has no room for another answer.
func errUnread(err error) error {
	whose := " of yours"
	if core.KindOf(err) == core.Unavailable {
		whose = ""
	}
	return &core.Error{
		Kind: core.KindOf(err), Message: "Too many answers" + whose + " have not been read yet, please try again shortly.",
		RetryAfter: 2 * time.Second,
	}
}

// answerHandler is the outermost handler. It writes what the others answer, and bounds the memory and the time of that.
type answerHandler struct {
	next    http.Handler
	unread  *unread
	errors  *ErrorWriter
	metrics *Metrics
}

func (a *answerHandler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer := &answerWriter{ResponseWriter: w, request: r, unread: a.unread, errors: a.errors, arrived: time.Now()}
	defer func() {
		answer.room.End() // what the server has still to flush is less than a page
		answer.count(a.metrics)
	}()
	if r.Body != nil && r.Body != http.NoBody {
		answer.body = &sentBody{ReadCloser: r.Body}
		r = r.WithContext(r.Context()) // the server looks at the body of its own
		r.Body = answer.body
	}
	a.next.ServeHTTP(answer, r)
	answer.finish()
	answer.finished = true
}

// sentBody is the body of a request. It notes its end.
type sentBody struct {
	io.ReadCloser
	ended bool
}

func (b *sentBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	b.ended = b.ended || err == io.EOF
	return n, err
}

// answerWriter writes one answer: a small one when its handler has returned, and a large one while it is made.
type answerWriter struct {
	http.ResponseWriter
	request *http.Request // as it came: its context ends when the client leaves
	body    *sentBody     // nil for none
	unread  *unread
	errors  *ErrorWriter
	caller  core.Principal
	room    *memory.Lease // nil until the caller is known

	status int
	kept   []byte
	began  time.Time // when the first byte was written, zero before that
	err    error     // after which nothing is written

	arrived  time.Time
	route    *routeMetrics // nil for an unknown one
	canceled bool          // because the client went away
	finished bool          // and not cut off
}

// count counts the request.
func (a *answerWriter) count(m *Metrics) {
	route, status := a.route, a.status
	if route == nil {
		route = m.route(unknownRoute, a.request.Method)
	}
	switch {
	case a.canceled:
		status = statusCanceled
	case !a.finished:
		status = 0
	case status == 0: // the server says so
		status = http.StatusOK
	}
	route.answered(status, time.Since(a.arrived))
}

// countAs says what the request is counted as.
func (a *answerWriter) countAs(route *routeMetrics) {
	if a != nil {
		a.route = route
	}
}

// cancel says that the client has gone away.
func (a *answerWriter) cancel() {
	if a != nil {
		a.canceled = true
	}
}

// admit makes the answer one to a caller, and refuses the request before anything is done if there is no room for it.
func (a *answerWriter) admit(p core.Principal) error {
	if a == nil {
		return nil
	}
	room := a.unread.answers.Lease(p.OrganizationID, p.KeyID)
	if err := room.HasRoom(answerWeight); err != nil { // and no more: it is not known how long the request will take
		return errUnread(err) // which is as small as those that are not counted
	}
	a.room, a.caller = room, p
	return nil
}

// answerWriterOf finds the writer that the handlers around a handler have wrapped, nil if there is none.
func answerWriterOf(w http.ResponseWriter) *answerWriter {
	for {
		switch inner := w.(type) {
		case *answerWriter:
			return inner
		case interface{ Unwrap() http.ResponseWriter }:
			w = inner.Unwrap()
		default:
			return nil
		}
	}
}

// Unwrap is for http.ResponseController.
func (a *answerWriter) Unwrap() http.ResponseWriter { return a.ResponseWriter }

func (a *answerWriter) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
}

func (a *answerWriter) Write(p []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	switch {
	case a.err != nil:
	case a.began.IsZero() && len(a.kept)+len(p) <= maxKept:
		if a.kept == nil {
			a.kept = make([]byte, 0, max(len(p), a.length()))
		}
		a.kept = append(a.kept, p...)
		return len(p), nil
	case a.began.IsZero():
		if a.room != nil {
			a.room = a.unread.streams.Lease(a.caller.OrganizationID, a.caller.KeyID)
		}
		if !a.begin(streamWeight) {
			break
		}
		a.write(a.kept)
		a.kept = nil
		a.deadline()
		a.write(p)
	default:
		a.deadline()
		a.write(p)
	}
	if a.err != nil {
		return 0, a.err
	}
	return len(p), nil
}

// length is what the answer says of its length, 0 if that is nothing or more than is kept.
func (a *answerWriter) length() int {
	n, err := strconv.Atoi(a.Header().Get("Content-Length"))
	if err != nil || n > maxKept {
		return 0
	}
	return n
}

// finish writes what was kept.
func (a *answerWriter) finish() {
	if a.status == 0 || a.err != nil || !a.began.IsZero() {
		return
	}
	if h := a.Header(); h.Get("Content-Length") == "" && len(a.kept) > 0 {
		h.Set("Content-Length", strconv.Itoa(len(a.kept)))
	}
	if a.begin(int64(len(a.kept))) {
		a.write(a.kept)
	}
}

// begin writes the header, if there is room for an answer that takes n bytes while it is read.
func (a *answerWriter) begin(n int64) bool {
	a.began = time.Now()
	if a.room == nil && n > smallAnswer {
		a.room = a.unread.public.Lease("", network(clientAddress(a.request)))
	}
	err := a.room.TryTake(a.request.Context(), answerWeight+n)
	if err != nil && a.changes() && n <= certainAnswer {
		err = nil
	}
	if err != nil {
		a.refuse(errUnread(err))
		return false
	}
	a.leaveBody()
	a.deadline()
	a.ResponseWriter.WriteHeader(a.status)
	return true
}

// network is an address, or all of those of the network that one client has with IPv6.
func network(address netip.Addr) string {
	if address.Is6() {
		if prefix, err := address.Prefix(64); err == nil {
			return prefix.String()
		}
	}
	return address.String()
}

// changes reports whether the request may have changed something.
func (a *answerWriter) changes() bool {
	return a.request.Method != http.MethodGet && a.request.Method != http.MethodHead
}

// leaveBody ends the connection after the answer if a large body is still to come. The server would wait for it before it
// answers, and a client may take a minute to send nothing.
func (a *answerWriter) leaveBody() {
	length := a.request.ContentLength
	if a.body != nil && !a.body.ended && (length < 0 || length > chunk) {
		a.Header().Set("Connection", "close")
	}
}

// refuse answers with an error instead. A request that may have changed something is not answered at all: to say that it
// was refused would not be true.
func (a *answerWriter) refuse(err error) {
	a.err, a.kept = err, nil
	if a.changes() {
		panic(http.ErrAbortHandler)
	}
	h := a.Header()
	for _, name := range []string{"Content-Encoding", "Content-Length", "ETag", TotalCount} {
		h.Del(name)
	}
	a.deadline()
	_, a.status, _, _ = explain(err)
	a.errors.Write(a.ResponseWriter, a.request, err)
	// Also if the handler ends the connection, since it cannot go on.
	_ = http.NewResponseController(a.ResponseWriter).Flush()
}

// write writes chunk by chunk. The deadline of the first has been set.
func (a *answerWriter) write(p []byte) {
	for len(p) > 0 && a.err == nil {
		n := min(len(p), chunk)
		_, a.err = a.ResponseWriter.Write(p[:n])
		if p = p[n:]; len(p) > 0 {
			a.deadline()
		}
	}
}

// deadline gives the client time for the next chunk.
func (a *answerWriter) deadline() {
	next, last := time.Now().Add(writeTimeout), a.began.Add(answerTimeout)
	if last.Before(next) {
		next = last
	}
	_ = http.NewResponseController(a.ResponseWriter).SetWriteDeadline(next) // where there is no connection none waits
}
