package engine

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/ClickHouse/ch-go/compress"
)

// A compressed answer consists of frames, each of which begins with a checksum, the method, and its sizes with and
// without compression. The first of them counts the method and the sizes too.
const (
	checksumSize = 16
	sizesSize    = 1 + 4 + 4
	methodNone   = 0x02
	methodLZ4    = 0x82
	// maxFrame is how large a frame may be. Servers make them of 1 MiB.
	maxFrame = 4 << 20
)

// frames reads a compressed answer. ch-go does the work, frame by frame: on its own it would allocate whatever
// size a frame says it has, and decompress by methods that do the same.
type frames struct {
	io.ReadCloser
	raw   bytes.Buffer // the frame at hand as far as it has arrived, from which plain reads
	frame []byte       // the same
	plain *compress.Reader
	left  int // of the frame without compression
	err   error
}

func newFrames(in io.ReadCloser) *frames {
	f := &frames{ReadCloser: in}
	f.plain = compress.NewReader(&f.raw)
	return f
}

// Read returns io.EOF only between frames.
func (f *frames) Read(p []byte) (int, error) {
	if f.err == nil && f.left == 0 {
		f.err = f.next()
	}
	if f.err != nil {
		return 0, f.err
	}
	n, err := f.plain.Read(p)
	if f.left -= n; err != nil {
		f.err = f.broken(malformedError(err.Error()))
		return 0, f.err
	}
	return n, nil
}

// next reads a frame.
func (f *frames) next() error {
	f.raw.Reset()
	_, err := io.CopyN(&f.raw, f.ReadCloser, checksumSize+sizesSize)
	f.frame = f.raw.Bytes()
	switch {
	case errors.Is(err, io.EOF) && len(f.frame) == 0:
		return io.EOF
	case err != nil:
		return f.broken(err)
	}
	head := f.frame[checksumSize:]
	method, raw, plain := head[0], binary.LittleEndian.Uint32(head[1:]), binary.LittleEndian.Uint32(head[5:])
	// What cannot be made smaller is a little larger.
	if method != methodLZ4 && method != methodNone || plain == 0 || plain > maxFrame ||
		raw < sizesSize || raw-sizesSize > plain+plain/255+16 {
		return f.broken(malformedError(fmt.Sprintf("a frame of method %x, %d bytes for %d", method, raw, plain)))
	}
	_, err = io.CopyN(&f.raw, f.ReadCloser, int64(raw-sizesSize))
	f.frame = f.raw.Bytes()
	if err != nil {
		return f.broken(err)
	}
	f.left = int(plain)
	return nil
}

// broken returns the exception that stands where a frame should, which is not compressed, or err if there is none.
func (f *frames) broken(err error) error {
	if e := exceptionIn(f.frame, f.ReadCloser); e != nil {
		return e
	}
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
