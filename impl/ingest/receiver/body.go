package receiver

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
)

const (
	// callWeight is about what a request takes beside its body: goroutine, buffers, what decompresses gzip.
	callWeight = 64 << 10
	// firstBody is how much memory a body gets at first whose size is not known before it has been read.
	firstBody = 64 << 10
	// ratio is the guess of how much larger a body is than what was sent of it compressed. Telemetry repeats itself.
	ratio = 6
	// The window of a zstd frame is memory of the decoder. What was compressed at once has a small one, and maxWindow is what
	// encoders that stream have by default and every decoder should take.
	smallWindow = 512 << 10
	maxWindow   = 8 << 20
)

// message is a body as it arrives.
type message struct {
	body io.Reader
	// size is how many bytes are sent, -1 if that is not known.
	size int64
	// encoding is empty for none, gzip or zstd.
	encoding string
	// limit is the largest size after it was decompressed.
	limit int64
	json  bool
}

// source is the body of a request. It notes whether it was read to its end, and why it could not be, which looks like damaged
// data to what decompresses it.
type source struct {
	io.Reader
	ended bool
	err   error
}

func (s *source) Read(p []byte) (int, error) {
	n, err := s.Reader.Read(p)
	if err == io.EOF {
		s.ended = true
	} else if err != nil {
		s.err = err
	}
	return n, err
}

// read returns the body of a message. No more of it is in memory than what has been reserved.
func (c *call) read(m message, reserved ingest.Reservation) ([]byte, error) {
	if m.size > m.limit {
		return nil, errTooLarge(m.limit)
	}
	first := m.size
	switch {
	case m.size < 0:
		first = firstBody
	case m.encoding != "":
		first = ratio * m.size
	}
	first = min(first, m.limit)
	if err := reserved.Read(c.req.Context(), callWeight+first); err != nil {
		return nil, err
	}
	body, err := c.decompress(m, first, reserved)
	if err == nil {
		var next [1]byte
		if n, _ := c.body.Read(next[:]); n > 0 {
			return nil, core.InvalidError("The body has data after its end")
		}
	}
	return body, cmp.Or(c.bodyError(), err)
}

// bodyError is why the body could not be read to its end, nil if it could.
func (c *call) bodyError() error {
	switch err := c.body.err; {
	case err == nil:
		return nil
	case errors.Is(err, os.ErrDeadlineExceeded): // which ends the context of the request too
		return core.NewError(core.Timeout, fmt.Sprintf("The body did not arrive within %v", c.bodyTimeout), err)
	case c.req.Context().Err() != nil:
		return core.NewError(core.Canceled, "The client disconnected", err)
	default:
		return errEndedEarly(err)
	}
}

var gzipReaders = sync.Pool{New: func() any { return &gzip.Reader{} }}

func zstdReaders(window uint64) *sync.Pool {
	return &sync.Pool{New: func() any {
		// The options are valid, and without a reader there is no other error.
		z, _ := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(window))
		return z
	}}
}

var smallZstdReaders, largeZstdReaders = zstdReaders(smallWindow), zstdReaders(maxWindow)

// decompress reads a body for whose first bytes there is a reservation.
func (c *call) decompress(m message, first int64, reserved ingest.Reservation) ([]byte, error) {
	switch m.encoding {
	case "gzip":
		z := gzipReaders.Get().(*gzip.Reader)
		defer gzipReaders.Put(z)
		if err := z.Reset(m.body); err != nil {
			return nil, errDamaged(m.encoding, err)
		}
		return c.readAll(z, m, first, reserved)
	case "zstd":
		buffered := bufio.NewReader(m.body)
		window, pool := int64(maxWindow), largeZstdReaders
		if frameWindow(buffered) <= smallWindow {
			window, pool = smallWindow, smallZstdReaders
		}
		if err := reserved.Read(c.req.Context(), window); err != nil {
			return nil, err
		}
		z := pool.Get().(*zstd.Decoder)
		defer func() {
			_ = z.Reset(nil)
			pool.Put(z)
		}()
		if err := z.Reset(buffered); err != nil {
			return nil, errDamaged(m.encoding, err)
		}
		return c.readAll(z, m, first, reserved)
	}
	return c.readAll(m.body, m, first, reserved)
}

// frameWindow is the window of the first zstd frame, which is 0 for what is none.
func frameWindow(r *bufio.Reader) uint64 {
	start, _ := r.Peek(zstd.HeaderMaxSize) // a shorter one may be a frame as well
	var h zstd.Header
	if h.Decode(start) != nil {
		return 0
	}
	if h.SingleSegment {
		return h.FrameContentSize
	}
	return h.WindowSize
}

// readAll reads a body to its end. It starts with a buffer for the bytes that are reserved, and reserves before it makes it
// larger.
func (c *call) readAll(r io.Reader, m message, first int64, reserved ingest.Reservation) ([]byte, error) {
	if m.encoding == "" && m.size >= 0 {
		buf := make([]byte, m.size)
		if _, err := io.ReadFull(r, buf); err != nil {
			return nil, errEndedEarly(err)
		}
		return buf, nil
	}
	buf := make([]byte, 0, max(first, 512))
	for {
		n, err := r.Read(buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		switch {
		case int64(len(buf)) > m.limit:
			return nil, errTooLarge(m.limit)
		case err == io.EOF:
			return buf, nil
		case err != nil && m.encoding != "":
			return nil, errDamaged(m.encoding, err)
		case err != nil:
			return nil, err
		}
		if len(buf) < cap(buf) {
			continue
		}
		larger := min(2*int64(cap(buf)), m.limit+1) // one more than the limit shows what is too large
		if err := reserved.Read(c.req.Context(), larger-int64(cap(buf))); err != nil {
			return nil, err
		}
		buf = append(make([]byte, 0, larger), buf...)
	}
}

func errTooLarge(limit int64) error {
	return core.NewError(core.TooLarge, fmt.Sprintf("The request is larger than %s after decompression", sizeText(limit)), nil)
}

func errEndedEarly(cause error) error {
	return core.NewError(core.Invalid, "The body ended early", cause)
}

func errDamaged(encoding string, cause error) error {
	return core.NewError(core.Invalid, "The body is not valid "+encoding, cause)
}

func sizeText(n int64) string {
	if n%(1<<20) == 0 {
		return fmt.Sprintf("%d MiB", n>>20)
	}
	return fmt.Sprintf("%d bytes", n)
}
