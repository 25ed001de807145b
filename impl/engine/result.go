package engine

import (
	"context"
	"errors"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/memory"
)

// resultLimit ends a query whose result is larger than MaxBytes, or than the query says. ClickHouse has that limit as well,
// but counts what is constant once, no matter in how many rows it is sent, so a short query could fill the memory of this
// process, and not every server is a ClickHouse.
type resultLimit struct {
	bytes, left int64
	stop        context.CancelCauseFunc
	ctx         context.Context
	// reservation is that of the request that asks, nil if its memory has no limit, and values how many have been handed out for
	// it to keep.
	reservation *memory.Reservation
	values      int64
	// streams says that what was read is not kept, and passed how many bytes were before the block at hand.
	streams bool
	passed  int64
	// tail is the end of what has been read, where an exception may be.
	tail []byte
}

type resultLimitKey struct{}

// errMaxBytes distinguishes a result that is too large from a caller that has gone.
var errMaxBytes = errors.New("the result is too large")

// limitResult returns a context for one query, which ends when the result is too large.
func limitResult(ctx context.Context, bytes int64) (limited context.Context, limit *resultLimit) {
	ctx, stop := context.WithCancelCause(ctx)
	limit = &resultLimit{bytes: bytes, left: bytes, stop: stop, ctx: ctx, reservation: memory.FromContext(ctx)}
	return context.WithValue(ctx, resultLimitKey{}, limit), limit
}

// charge takes n bytes off what is left of the result's limit.
func (l *resultLimit) charge(n int64) error {
	if l.left -= n; l.left < 0 {
		l.stop(errMaxBytes)
		return errMaxBytes
	}
	return l.reserve()
}

// valueCost is about what a value takes besides its text.
const valueCost = 48

// hand counts n values that are handed out.
func (l *resultLimit) hand(n int) error {
	l.values += int64(n)
	return l.reserve()
}

// nextBlock forgets what has been read of a result that is not kept.
func (l *resultLimit) nextBlock() {
	if l.streams {
		l.passed, l.values = l.bytes-l.left, 0
	}
}

// taken is the memory that the result takes by now.
func (l *resultLimit) taken() int64 { return l.bytes - l.left - l.passed + valueCost*l.values }

// reserve waits for that much.
func (l *resultLimit) reserve() error {
	err := l.reservation.GrowTo(l.ctx, l.taken())
	if err != nil {
		l.stop(err)
	}
	return err
}

// limitedBody is the answer of a query that has a limit, without compression.
type limitedBody struct {
	io.ReadCloser
	ctx   context.Context // of the request
	limit *resultLimit
}

func (b *limitedBody) Read(p []byte) (int, error) {
	if b.limit.left < 0 {
		return 0, errMaxBytes
	}
	n, err := b.ReadCloser.Read(p)
	b.limit.remember(p[:n])
	if err := b.limit.charge(int64(n)); err != nil {
		return 0, err
	}
	return n, err
}

// An exception that comes after a part of the result stands in the middle of the data, behind a mark. ClickHouse makes
// it no longer than half of maxException.
const (
	exceptionMark = "__exception__\r\n"
	maxException  = 32 << 10
)

// remember keeps the end of what has been read.
func (l *resultLimit) remember(p []byte) {
	p = p[max(0, len(p)-maxException):]
	if len(l.tail)+len(p) > 2*maxException {
		l.tail = append(l.tail[:0], l.tail[len(l.tail)-maxException:]...)
	}
	l.tail = append(l.tail, p...)
}

var exceptionText = regexp.MustCompile(`(?s)Code: (\d{1,9})\. (DB::\w*Exception): (.*)`)

// exceptionIn returns the exception in data that could not be decoded, or in the rest of it, nil if there is none.
func exceptionIn(data []byte, rest io.Reader) error {
	more, _ := io.ReadAll(io.LimitReader(rest, maxException))
	_, text, ok := strings.Cut(string(data)+string(more), exceptionMark)
	m := exceptionText.FindStringSubmatch(text)
	if !ok || m == nil {
		return nil
	}
	code, _ := strconv.ParseInt(m[1], 10, 32)
	message, _, _ := strings.Cut(m[3], "\r\n"+strings.TrimSpace(exceptionMark))
	e := &clickhouse.Exception{Code: int32(code), Name: m[2], Message: message}
	if names := codeNames.FindAllStringSubmatch(message, -1); names != nil {
		e.CodeName = names[len(names)-1][1]
	}
	return e
}

// codeNames are what ClickHouse calls an error, at the end of its text.
var codeNames = regexp.MustCompile(`\(([A-Z][A-Z0-9_]+)\)`)
