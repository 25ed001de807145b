package httpapi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/cespare/xxhash/v2"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// maxListBuffer is how much of a list is held back, so that one which fails until then is answered with an error.
const maxListBuffer = 8 << 20

// TotalCount is the header that says how many items there are in all.
const TotalCount = "X-Total-Count"

// ListEnvelope is what stands around the items of a list.
type ListEnvelope struct {
	// Open comes before the array of the items.
	Open string
	// Close comes after it, with how many there are in all.
	Close func(total int) string
	// Shape says what else decides how items are shown, as far as it is not in them, for the ETag.
	Shape string
}

// WriteList answers 200 with a list, in memory that does not grow with it. What is large is written while it is read, and
// then a failure ends the connection: what has arrived never looks like a whole list.
func WriteList(ctx context.Context, w http.ResponseWriter, items service.List, form ListEnvelope) error {
	l := &listWriter{to: w, form: form}
	l.held, _ = ctx.Value(inFlightKey{}).(*inFlight)
	if tagged, ok := w.(*etagWriter); ok {
		l.to, l.tagged = tagged.ResponseWriter, tagged
	}
	ctx, done := l.whileRead(ctx)
	defer done()
	err := items(ctx, l.begin, l.item)
	if err == nil {
		err = l.end(ctx)
	}
	if err != nil && errors.Is(context.Cause(ctx), context.DeadlineExceeded) {
		err = &core.Error{Kind: core.Timeout, Err: err}
	}
	if err != nil && l.out != nil {
		l.abort(ctx, err)
	}
	return err
}

// whileRead returns a context for a list that takes as long as its client reads. It ends when the client leaves, or when
// the store does not bring the next items within the time of a request.
func (l *listWriter) whileRead(ctx context.Context) (_ context.Context, done func()) {
	response := responseWriterOf(l.to)
	if response == nil {
		return ctx, func() {}
	}
	ctx, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	left := context.AfterFunc(response.request.Context(), func() { cancel(context.Canceled) })
	l.limit = time.AfterFunc(requestTimeout, func() { cancel(context.DeadlineExceeded) })
	return ctx, func() {
		l.limit.Stop()
		left()
		cancel(context.Canceled)
	}
}

// listWriter writes one list.
type listWriter struct {
	to     http.ResponseWriter
	tagged *etagWriter // nil for responses without an ETag
	form   ListEnvelope
	held   *inFlight   // nil outside of a request
	limit  *time.Timer // ends the reading from the store, nil for none

	total    int
	tag      string
	known    bool // the client has it
	pieces   [][]byte
	size     int
	more     bool          // there was an item
	out      *bufio.Writer // once the response has begun
	writeErr error
}

// begin takes the number of items and the tag of the list before any is read. It reports whether the items are wanted: not if
// the client has them.
func (l *listWriter) begin(head store.ListHead) bool {
	l.total = head.Total
	if l.tagged == nil {
		return true
	}
	hash := xxhash.New()
	_, _ = fmt.Fprintf(hash, "%016x\x00%s\x00%s", head.Tag, l.form.Shape, l.build())
	l.tag = fmt.Sprintf(`W/"%x-%016x"`, head.Total, hash.Sum64())
	l.known = matches(l.tagged.known, l.tag)
	return !l.known
}

// build is the program: another one may show an item in another way.
func (l *listWriter) build() string {
	if l.held == nil {
		return ""
	}
	return l.held.build
}

// item adds an item. As long as a list is small it is held back, and an error can still become an answer of its own. Beyond
// that it is sent while it is read, and an error can only break it off.
func (l *listWriter) item(text []byte) error {
	if l.out != nil {
		return l.write([]byte{','}, text)
	}
	separator := []byte{','}
	if !l.more {
		l.more, separator = true, []byte(l.form.Open+"[")
	}
	l.pieces = append(l.pieces, separator, text)
	if l.size += len(text); l.size <= maxListBuffer {
		return nil
	}
	l.headers()
	l.to.WriteHeader(http.StatusOK)
	l.out = bufio.NewWriterSize(l.to, writeBuffer)
	pieces := l.pieces
	l.pieces = nil
	return l.write(pieces...)
}

// write writes what is then no longer held. The client has a time of its own for that.
func (l *listWriter) write(pieces ...[]byte) error {
	if l.limit != nil {
		l.limit.Stop()
		defer l.limit.Reset(requestTimeout)
	}
	for i, p := range pieces {
		if _, l.writeErr = l.out.Write(p); l.writeErr != nil {
			return l.writeErr
		}
		pieces[i] = nil
	}
	return nil
}

// headers sets what is known without the items. A 304 has no content type, as it has no content.
func (l *listWriter) headers() {
	h := l.to.Header()
	if !l.known {
		h.Set("Content-Type", contentTypeJSON)
	}
	h.Set(TotalCount, strconv.Itoa(l.total))
	if l.tagged != nil {
		h.Set("ETag", l.tag)
	}
}

// end writes what is left when all items have been read.
func (l *listWriter) end(ctx context.Context) error {
	last := []byte("]" + l.form.Close(l.total))
	if l.out != nil {
		if err := l.write(last); err != nil {
			return err
		}
		l.writeErr = l.out.Flush()
		return l.writeErr
	}
	if l.headers(); l.known {
		l.to.WriteHeader(http.StatusNotModified)
		return nil
	}
	if !l.more {
		l.pieces = append(l.pieces, []byte(l.form.Open+"["))
	}
	l.pieces = append(l.pieces, last)
	releaseRequest(ctx, length(l.pieces))
	return writePieces(l.to, http.StatusOK, l.pieces...)
}

// abort ends the connection in the middle of the response. The end of a compressed text is written nevertheless, but into
// the server's buffer, which is dropped.
func (l *listWriter) abort(ctx context.Context, err error) {
	if l.writeErr == nil && l.held != nil && !errors.Is(context.Cause(ctx), context.Canceled) {
		l.held.log.Error("list response cut off", "request_id", RequestID(ctx), "error", err)
	}
	panic(http.ErrAbortHandler)
}
