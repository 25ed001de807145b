package otlp

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// field is a field of a message. Fields that are not asked for their value are skipped.
type field struct {
	num  uint32
	typ  wireType
	bits uint64 // of a number
	data []byte // of what has a length
}

type wireType uint8

const (
	wireVarint  wireType = 0
	wireFixed64 wireType = 1
	wireBytes   wireType = 2
	wireFixed32 wireType = 5
)

// maxField is the largest number that a field can have.
const maxField = 1<<29 - 1

var (
	errCut    = malformedError("a field exceeds its message")
	errNumber = malformedError("a number exceeds 64 bits or a field number is 0")
	errPacked = malformedError("duplicate packed field")
	errGroup  = malformedError("a field has an unknown wire type")
)

// malformedError is about bytes that are not protobuf.
type malformedError string

func (e malformedError) Error() string { return "malformed protobuf: " + string(e) }

// next reads a field and returns what comes after it.
func (f *field) next(src []byte) ([]byte, error) {
	// Most are of this form: a tag and a length of a byte each.
	if len(src) >= 2 && src[0]&0x87 == byte(wireBytes) && src[0] > 7 && src[1] < 0x80 && len(src) >= 2+int(src[1]) {
		end := 2 + int(src[1])
		f.num, f.typ, f.data = uint32(src[0]>>3), wireBytes, src[2:end]
		return src[end:], nil
	}
	return f.nextOther(src)
}

func (f *field) nextOther(src []byte) ([]byte, error) {
	tag, src, err := uvarint(src)
	if err != nil {
		return nil, err
	}
	if tag>>3 == 0 || tag>>3 > maxField {
		return nil, errNumber
	}
	f.num, f.typ = uint32(tag>>3), wireType(tag&7)
	switch f.typ {
	case wireVarint:
		f.bits, src, err = uvarint(src)
		return src, err
	case wireFixed64:
		if len(src) < 8 {
			return nil, errCut
		}
		f.bits = binary.LittleEndian.Uint64(src)
		return src[8:], nil
	case wireBytes:
		n, src, err := uvarint(src)
		if err != nil {
			return nil, err
		}
		if n > uint64(len(src)) {
			return nil, errCut
		}
		f.data = src[:n]
		return src[n:], nil
	case wireFixed32:
		if len(src) < 4 {
			return nil, errCut
		}
		f.bits = uint64(binary.LittleEndian.Uint32(src))
		return src[4:], nil
	default:
		return nil, errGroup
	}
}

// uvarint reads a number and returns what comes after it.
func uvarint(src []byte) (uint64, []byte, error) {
	n, width := binary.Uvarint(src)
	switch {
	case width > 0:
		return n, src[width:], nil
	case width == 0:
		return 0, nil, errCut
	default:
		return 0, nil, errNumber
	}
}

func (f *field) wrongType() error { return fmt.Errorf("field %d has the wrong wire type", f.num) }

// bytes are a text, a message, or bytes.
func (f *field) bytes() ([]byte, error) {
	if f.typ == wireBytes {
		return f.data, nil
	}
	return nil, f.wrongType()
}

func (f *field) varint() (uint64, error) {
	if f.typ == wireVarint {
		return f.bits, nil
	}
	return 0, f.wrongType()
}

func (f *field) fixed64() (uint64, error) {
	if f.typ == wireFixed64 {
		return f.bits, nil
	}
	return 0, f.wrongType()
}

func (f *field) fixed32() (uint32, error) {
	if f.typ == wireFixed32 {
		return uint32(f.bits), nil
	}
	return 0, f.wrongType()
}

// id reads one of n bytes; it is nil if it is empty or has only zeros, which both mean none.
func (f *field) id(n int) ([]byte, error) {
	b, err := f.bytes()
	if err != nil || len(b) == 0 {
		return nil, err
	}
	if len(b) != n {
		return nil, fmt.Errorf("field %d is an ID of %d bytes, expected %d or none", f.num, len(b), n)
	}
	for _, c := range b {
		if c != 0 {
			return b, nil
		}
	}
	return nil, nil
}

const (
	traceIDBytes = 16
	spanIDBytes  = 8
)

// placed is an error with its place in the request.
type placed struct {
	path string
	err  error
}

func (p placed) Error() string { return p.path + ": " + p.err.Error() }

// at adds an element of a field to the place of an error that is not about the whole request.
func at(name string, i int, err error) error {
	if errors.Is(err, errBytes) {
		return err
	}
	path := fmt.Sprintf("%s[%d]", name, i)
	if p := (placed{}); errors.As(err, &p) {
		return placed{path + "." + p.path, p.err}
	}
	return placed{path, err}
}
