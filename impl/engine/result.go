package engine

import (
	"context"
	"encoding/binary"
	"errors"
	"io"
	"net/http"
)

// resultLimit ends a query whose result is larger than MaxBytes. ClickHouse has that limit as well, but counts what is
// constant once, no matter in how many rows it is sent, so a short query could fill the memory of this process.
type resultLimit struct {
	left int64
	stop context.CancelCauseFunc
	// large says that the result has been found to be large, and has its place in a Room if it needs one.
	large bool
}

type resultLimitKey struct{}

// errMaxBytes tells a result that is too large from a caller who leaves.
var errMaxBytes = errors.New("the result is too large")

// limitResult returns a context for one query, which ends when the result is too large.
func limitResult(ctx context.Context) (limited context.Context, stop context.CancelCauseFunc) {
	ctx, stop = context.WithCancelCause(ctx)
	return context.WithValue(ctx, resultLimitKey{}, &resultLimit{left: MaxBytes, stop: stop}), stop
}

// limitedTransport counts the answers of queries that have a limit.
type limitedTransport struct{ next http.RoundTripper }

func (t limitedTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	res, err := t.next.RoundTrip(req)
	if limit, ok := req.Context().Value(resultLimitKey{}).(*resultLimit); ok && err == nil {
		// Errors are never compressed.
		compressed := req.URL.Query().Get("compress") == "1" && res.StatusCode == http.StatusOK
		res.Body = &limitedBody{ReadCloser: res.Body, ctx: req.Context(), limit: limit, compressed: compressed}
	}
	return res, err
}

// limitedBody counts what is read from it. Of a compressed answer that is what the headers of its blocks say.
type limitedBody struct {
	io.ReadCloser
	ctx        context.Context // of the request
	limit      *resultLimit
	compressed bool
	header     []byte // of the block at hand, as much as is known
	payload    int64  // what is left of the block behind its header
}

// A compressed block begins with a checksum, the method, and its sizes with and without compression. The first of them
// counts the method and the sizes too.
const (
	checksumSize = 16
	headerSize   = checksumSize + 1 + 4 + 4
)

func (b *limitedBody) Read(p []byte) (int, error) {
	if b.limit.left < 0 {
		return 0, errMaxBytes
	}
	n, err := b.ReadCloser.Read(p)
	if b.compressed {
		b.count(p[:n])
	} else {
		b.limit.left -= int64(n)
	}
	if b.limit.left < 0 {
		b.limit.stop(errMaxBytes)
		return 0, errMaxBytes
	}
	if !b.limit.large && b.limit.left < MaxBytes-LargeResult {
		b.limit.large = true
		if g, ok := b.ctx.Value(guestKey{}).(*guest); ok {
			if err := g.sit(b.ctx); err != nil {
				b.limit.stop(err)
				return 0, err
			}
		}
	}
	return n, err
}

// count follows the blocks of a compressed answer.
func (b *limitedBody) count(p []byte) {
	for len(p) > 0 {
		if b.payload > 0 {
			n := min(b.payload, int64(len(p)))
			b.payload -= n
			p = p[n:]
			continue
		}
		n := min(headerSize-len(b.header), len(p))
		b.header = append(b.header, p[:n]...)
		p = p[n:]
		if len(b.header) < headerSize {
			return
		}
		sizes := b.header[checksumSize+1:]
		b.payload = int64(binary.LittleEndian.Uint32(sizes)) - (headerSize - checksumSize)
		b.limit.left -= int64(binary.LittleEndian.Uint32(sizes[4:]))
		b.header = b.header[:0]
	}
}
