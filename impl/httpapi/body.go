package httpapi

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/schema"
)

// MaxBody is the largest request body in bytes, also after decompression, unless the operation has a limit of its own.
const MaxBody = 32 << 20

// MaxRequestMemory is what all large requests hold in memory at once.
const MaxRequestMemory = 352 << 20

// requestMemory is also what those with the keys of one organization hold, and those with one key, but for a single larger
// request. Two keys can have all that their organization has, and what it leaves is enough for the largest body of another
// one. What a client may hold for as long as it likes, by sending or reading slowly, is never more than its key's share.
var requestMemory = memory.Limits{All: MaxRequestMemory, Group: 192 << 20, Owner: 96 << 20}

// maxMemoryWait is how long a large request waits for its place.
const maxMemoryWait = 20 * time.Second

const (
	// smallBody is how much of a body is read before its place in memory is asked for, and smallWeight is how much memory
	// a body may take that needs none, so that small requests never wait for large ones.
	smallBody   = 64 << 10
	smallWeight = 256 << 10
	// valueWeight is about what a schema.Value takes apart from its text, and textWeight how often the text of a body is
	// there at once at most: as it came, in the values, and as it is stored, of which the driver makes a copy.
	valueWeight = 160
	textWeight  = 4
	// largeBodyTime is how long the rest of a large body may take to arrive, which holds its place meanwhile.
	largeBodyTime = 30 * time.Second
)

// inFlight is what a request holds while it is handled.
type inFlight struct {
	request     http.Header
	header      http.Header         // of the answer
	reservation *memory.Reservation // nil until the caller is known
	body        *schema.Value
	ifMatch     core.IfMatch
	version     core.Version // of the object that is answered
	id          string       // of the request, if answers have it in them
	build       string       // of the program
	cookie      sessionCookie
	log         *slog.Logger
}

type inFlightKey struct{}

// Body returns the checked body of the request: what the client sent, without undeclared keys, in the schema's order.
// It is nil for operations without a body, and once the answer is being written.
func Body(ctx context.Context) *schema.Value {
	if held, ok := ctx.Value(inFlightKey{}).(*inFlight); ok {
		return held.body
	}
	return nil
}

// releaseRequest lets go of everything but a response of so many bytes, since it is up to the client how long that takes.
func releaseRequest(ctx context.Context, size int) {
	if held, ok := ctx.Value(inFlightKey{}).(*inFlight); ok {
		held.body = nil
		held.reservation.Shrink(int64(size))
	}
}

// readBody reads the body of an operation once and checks it. A nil value without an error means that issues say why. size
// is that of the body's text.
func (e *edge) readBody(w http.ResponseWriter, r *http.Request, op *schema.Operation) (
	v *schema.Value, size int, issues []core.Issue, err error,
) {
	mediaType, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	isJSON := err == nil && (mediaType == "application/json" || strings.HasSuffix(mediaType, "+json"))
	charset := strings.ToLower(params["charset"])
	if isJSON && charset != "" && charset != "utf-8" && charset != "utf8" {
		return nil, 0, nil, core.NewError(core.UnsupportedMedia, "Unsupported charset, use UTF-8", nil)
	}
	text, err := readText(w, r, cmp.Or(op.MaxBody, MaxBody))
	if err != nil {
		return nil, 0, nil, err
	}
	v = &schema.Value{Kind: schema.Object}
	if len(text) > 0 {
		if !isJSON {
			return nil, 0, []core.Issue{{Text: "Expected a JSON body with Content-Type: application/json"}}, nil
		}
		if v, err = schema.Parse(text); err != nil {
			return nil, 0, nil, err
		}
		if v.Kind != schema.Object && v.Kind != schema.Array {
			return nil, 0, nil, core.InvalidError("Invalid JSON payload: expected an object, received " + string(v.Kind))
		}
	}
	found := op.Body.Check(v)
	if e.api.RefuseUnknown {
		found = slices.Concat(unknownProperties(v), found)
	}
	return v, len(text), found, nil
}

// errTooLarge says that a body has more than most bytes.
func errTooLarge(most int) error {
	return core.NewError(core.TooLarge, fmt.Sprintf("Request body is larger than %d MiB", most>>20), nil)
}

// readText reads a body of at most so many bytes and unpacks it, and leaves the request's reservation with what the text will take when it is parsed.
// Whatever is large waits for its place before more than smallBody of it is in memory.
func readText(w http.ResponseWriter, r *http.Request, most int) ([]byte, error) {
	encoding := strings.ToLower(r.Header.Get("Content-Encoding"))
	switch encoding {
	case "", "identity", "gzip":
	default:
		return nil, core.NewError(core.UnsupportedMedia, "Unsupported content encoding, use gzip or none", nil)
	}
	if r.ContentLength > int64(most) {
		return nil, errTooLarge(most)
	}
	text, err := readSent(w, r, encoding == "gzip", most)
	if err != nil {
		return nil, bodyError(r.Context(), err)
	}
	reservation := memory.FromContext(r.Context())
	c := counter{most: most}
	if encoding == "gzip" {
		if err := c.unpacked(text); err != nil {
			return nil, bodyError(r.Context(), err)
		}
	} else {
		_, _ = c.Write(text)
	}
	weight := c.weight()
	if weight <= smallWeight {
		reservation.Shrink(0)
	} else if held := reservation.Held(); held < weight {
		if err := reservation.Acquire(r.Context(), weight-held); err != nil {
			return nil, err
		}
	} else {
		reservation.Shrink(weight)
	}
	if encoding == "gzip" {
		return unpack(text, c.bytes)
	}
	return text, nil
}

// readSent reads a body of at most so many bytes as it was sent. If it is large its place in memory is taken before the rest is read: that of
// the largest body when its size is not known before it is unpacked, but no more than the share of the key, which is enough
// until the text is unpacked and parsed.
func readSent(w http.ResponseWriter, r *http.Request, packed bool, most int) ([]byte, error) {
	body := http.MaxBytesReader(w, r.Body, int64(most))
	known := r.ContentLength >= 0
	first := smallBody
	if known {
		first = min(first, int(r.ContentLength))
	}
	start := make([]byte, first)
	n, err := io.ReadFull(body, start)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF) && !known:
		return start[:n], nil
	case err != nil:
		return nil, err
	case known && int64(n) == r.ContentLength:
		return start, nil
	}
	size := most
	if known {
		size = int(r.ContentLength)
	}
	weight := weightOf(size, size/2)
	if packed {
		weight = weightOf(most, most)
	}
	if err := memory.FromContext(r.Context()).AcquireInShare(r.Context(), weight); err != nil {
		return nil, err
	}
	rest := http.NewResponseController(w)
	_ = rest.SetReadDeadline(time.Now().Add(largeBodyTime)) // where there is no connection there is nothing to wait for
	var text []byte
	if known {
		text = make([]byte, size)
		_, err = io.ReadFull(body, text[copy(text, start):])
	} else {
		all := bytes.NewBuffer(start)
		_, err = all.ReadFrom(body)
		text = all.Bytes()
	}
	if err == nil { // otherwise the server reads on for a while, before it closes the connection
		_ = rest.SetReadDeadline(time.Time{})
	}
	return text, err
}

// counter finds out how much memory a text will take before there is any for it.
type counter struct {
	bytes, marks int
	most         int // bytes
}

// Write counts the text p.
func (c *counter) Write(p []byte) (int, error) {
	c.bytes += len(p)
	for _, mark := range []string{",", "[", "{"} {
		c.marks += bytes.Count(p, []byte(mark))
	}
	return len(p), nil
}

// unpacked counts the text that is packed in p.
func (c *counter) unpacked(p []byte) error {
	zr, err := gzip.NewReader(bytes.NewReader(p))
	if err != nil {
		return err
	}
	if _, err = io.Copy(c, io.LimitReader(zr, int64(c.most)+1)); err == nil && c.bytes > c.most {
		err = errTooLarge(c.most)
	}
	return err
}

func (c *counter) weight() int64 { return weightOf(c.bytes, c.marks+1) }

// weightOf is what a body of so many bytes takes, with no more than so many values.
func weightOf(size, values int) int64 {
	return int64(textWeight*size + valueWeight*min(values, schema.MaxValues))
}

// unpack returns the text of so many bytes that is packed in p.
func unpack(p []byte, size int) ([]byte, error) {
	zr, err := gzip.NewReader(bytes.NewReader(p))
	if err != nil {
		return nil, err
	}
	text := make([]byte, size)
	_, err = io.ReadFull(zr, text)
	return text, err
}

// bodyError says what is wrong with a body that could not be read.
func bodyError(ctx context.Context, err error) error {
	var over *http.MaxBytesError
	var known *core.Error
	switch {
	case errors.As(err, &known):
		return err
	case errors.As(err, &over):
		return errTooLarge(int(over.Limit))
	case errors.Is(err, gzip.ErrHeader):
		return core.NewError(core.Invalid, "The body is not valid gzip", err)
	case errors.Is(err, gzip.ErrChecksum), errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return core.NewError(core.Invalid, "The body ended early or is damaged", err)
	case ctx.Err() != nil:
		return ctx.Err()
	}
	return core.NewError(core.Invalid, "The body could not be read", err)
}
