package chdb

import (
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"errors"
	"io"
	"net/http"
	"strings"

	"github.com/ClickHouse/ch-go/compress"
	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/zstd"
)

// decoders read a request body in the encodings that clients of ClickHouse use.
var decoders = map[string]func(io.Reader) (io.Reader, error){
	"gzip":    func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
	"x-gzip":  func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
	"deflate": func(r io.Reader) (io.Reader, error) { return zlib.NewReader(r) },
	"br":      func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
	"zstd":    func(r io.Reader) (io.Reader, error) { return newZstdReader(r) },
}

// newZstdReader limits the window that a client may make us allocate.
func newZstdReader(r io.Reader) (io.Reader, error) {
	return zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(8<<20))
}

// decodedBody returns the request's body without its compression: the HTTP one named by Content-Encoding, and
// ClickHouse's own, asked for by decompress=1.
func decodedBody(r *http.Request, native bool) (io.Reader, error) {
	body := io.Reader(r.Body)
	if encoding := strings.ToLower(r.Header.Get("Content-Encoding")); encoding != "" && encoding != "identity" {
		decoder, ok := decoders[encoding]
		if !ok {
			return nil, newException(codeNotImplemented, "NOT_IMPLEMENTED", "Content-Encoding "+encoding+" is not read")
		}
		var err error
		if body, err = decoder(body); err != nil {
			return nil, newException(codeCannotDecompress, "CANNOT_DECOMPRESS", "The body is not "+encoding)
		}
	}
	// A client that uses both layers compresses ClickHouse's frames once more.
	if native {
		body = frameReader{compress.NewReader(body)}
	}
	return body, nil
}

// frameReader ends with io.EOF itself, which the reader below it wraps.
type frameReader struct{ r io.Reader }

func (f frameReader) Read(p []byte) (int, error) {
	n, err := f.r.Read(p)
	if errors.Is(err, io.EOF) {
		err = io.EOF
	}
	return n, err
}

// encoders write a response body, in order of preference. Speed matters more than size between two processes of one
// machine or data centre.
var encoders = []struct {
	name string
	new  func(io.Writer) io.WriteCloser
}{
	{"zstd", func(w io.Writer) io.WriteCloser {
		z, _ := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest))
		return z
	}},
	{"gzip", func(w io.Writer) io.WriteCloser { z, _ := gzip.NewWriterLevel(w, gzip.BestSpeed); return z }},
	{"deflate", func(w io.Writer) io.WriteCloser { z, _ := zlib.NewWriterLevel(w, flate.BestSpeed); return z }},
	{"br", func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, brotli.BestSpeed) }},
}

// chooseEncoder picks an encoding that the client accepts. As on a server, nothing is encoded unless the client also
// asks for it with enable_http_compression=1.
func chooseEncoder(accept string) (name string, wrap func(io.Writer) io.WriteCloser) {
	accepted := map[string]bool{}
	for part := range strings.SplitSeq(accept, ",") {
		name, weight, _ := strings.Cut(part, ";")
		accepted[strings.ToLower(strings.TrimSpace(name))] = strings.ReplaceAll(weight, " ", "") != "q=0"
	}
	for _, e := range encoders {
		if accepted[e.name] {
			return e.name, e.new
		}
	}
	return "", nil
}

// nativeCompressor writes ClickHouse's own compressed frames, which clients ask for with compress=1: each with a
// checksum and its two lengths in front. Close writes the last one and leaves the writer below open.
type nativeCompressor struct {
	w     io.Writer
	frame *compress.Writer
	buf   []byte
}

// maxFrame is the size at which the server cuts its frames; clients refuse much larger ones.
const maxFrame = 1 << 20

func newNativeCompressor(w io.Writer, method string) *nativeCompressor {
	m := compress.LZ4
	if strings.EqualFold(method, "ZSTD") {
		m = compress.ZSTD
	}
	return &nativeCompressor{w: w, frame: compress.NewWriter(0, m), buf: make([]byte, 0, maxFrame)}
}

func (c *nativeCompressor) Write(p []byte) (int, error) {
	written := len(p)
	for len(p) > 0 {
		n := min(len(p), maxFrame-len(c.buf))
		c.buf = append(c.buf, p[:n]...)
		p = p[n:]
		if len(c.buf) == maxFrame {
			if err := c.flush(); err != nil {
				return 0, err
			}
		}
	}
	return written, nil
}

func (c *nativeCompressor) flush() error {
	if len(c.buf) == 0 {
		return nil
	}
	if err := c.frame.Compress(c.buf); err != nil {
		return err
	}
	c.buf = c.buf[:0]
	_, err := c.w.Write(c.frame.Data)
	return err
}

func (c *nativeCompressor) Close() error { return c.flush() }
