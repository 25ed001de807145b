package engine

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
)

// Results come in ClickHouse's format Native, and connections lead to any server. The driver decodes that format as
// well, but trusts the server: it allocates as much as the server says will follow, and for 127 times that where
// texts are short, it panics on what does not fit together, and it does so in a goroutine of its own, which ends the
// process. Here nothing takes more memory than a small multiple of the bytes that have arrived, and what cannot be is
// an error. The blocks are those of revision 0, which all servers send alike: without the info in front of a block,
// and without columns that leave out defaults.

const (
	// maxTypeText is how long the text of a type, or the name of a column, may be.
	maxTypeText = 256 << 10
	// maxTypes is how many types a block may have, those inside others included.
	maxTypes = 100_000
	// maxTypeDepth is how deep they may be nested. Values are as deep, and encoders recurse into them.
	maxTypeDepth = 20
	// maxCount is how many values a column may have, also inside arrays.
	maxCount = 1<<31 - 1
	// typeCost is what a character of a type's text costs of a result's limit: an enum takes that much memory.
	typeCost = 16
	// blockCost is what a block costs, so that there are not millions of them.
	blockCost = 256
	// textCost is the same for every text, as ClickHouse counts it.
	textCost = 8
	// readStep is how much is allocated for bytes before any of them has arrived.
	readStep = 64 << 10
)

// malformedError is about a result that no ClickHouse sends.
type malformedError string

func (e malformedError) Error() string { return "malformed result: " + string(e) }

// unsupportedError is about a type that cannot be decoded.
type unsupportedError string

func (e unsupportedError) Error() string { return fmt.Sprintf("unsupported type %.200q", string(e)) }

// errMaxRows ends a result that has more rows than MaxRows.
var errMaxRows = errors.New("the result has too many rows")

// decoder reads the values of a type.
type decoder interface {
	// prefix reads what stands before the values of a whole column.
	prefix(r *nativeReader) error
	decode(r *nativeReader, n int) (vector, error)
	// weight is about how many bytes a value inside of others takes in memory besides those in which it came.
	weight() int64
}

// vector is decoded values. All are of types that this package names: Go keeps every type for ever that a program makes
// while it runs, and servers could ask for any number of them.
type vector interface {
	value(i int) any
	// slice returns the values from one to before another: []T if they are texts or values of one size that cannot be
	// NULL, []any otherwise.
	slice(from, to int) any
}

// block is a part of a result.
type block struct {
	rows    int
	columns []vector
}

// values returns a row.
func (b *block) values(row int) (_ []any, err error) {
	defer recovered(&err)
	values := make([]any, len(b.columns))
	for i, c := range b.columns {
		values[i] = c.value(row)
	}
	return values, nil
}

// nativeReader reads a result block by block.
type nativeReader struct {
	in       *bufio.Reader
	limit    *resultLimit
	rows     int      // of all blocks
	most     int      // rows that there may be
	columns  []Column // of the first block, and so of all
	decoders []decoder
	types    int // in the block at hand
	depth    int // of types that come with the data
}

func newNativeReader(in io.Reader, limit *resultLimit) *nativeReader {
	return &nativeReader{in: bufio.NewReaderSize(in, 32<<10), limit: limit, most: MaxRows}
}

// next returns the next block, which may have no rows, or io.EOF after the last.
func (r *nativeReader) next() (*block, error) {
	if _, err := r.in.Peek(1); err != nil {
		return nil, err
	}
	b, err := r.block()
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	return b, err
}

// block reads a block: the numbers of its columns and rows, and then column after column, each with its name and type. All
// blocks of a result have the same columns, which the first one brings; the decoders are kept for the others.
func (r *nativeReader) block() (*block, error) {
	r.types, r.depth = 0, 0
	r.limit.nextBlock()
	columns, err := r.uvarint()
	if err != nil {
		return nil, err
	}
	rows, err := r.uvarint()
	if err != nil {
		return nil, err
	}
	if err := r.limit.charge(blockCost); err != nil {
		return nil, err
	}
	switch {
	case columns == 0 || r.decoders != nil && columns != uint64(len(r.decoders)):
		return nil, malformedError(fmt.Sprintf("a block of %d columns", columns))
	case rows > uint64(r.most-r.rows):
		return nil, errMaxRows
	}
	r.rows += int(rows)
	b := &block{rows: int(rows)}
	known := r.decoders != nil
	for i := 0; uint64(i) < columns; i++ {
		d, err := r.header(i, known)
		if err != nil {
			return nil, err
		}
		if rows == 0 {
			continue // the block ends before the data
		}
		if err := d.prefix(r); err != nil {
			return nil, err
		}
		c, err := d.decode(r, int(rows))
		if err != nil {
			return nil, err
		}
		b.columns = append(b.columns, c)
	}
	return b, nil
}

// header reads the name and the type of a column.
func (r *nativeReader) header(i int, known bool) (decoder, error) {
	name, err := r.text()
	if err != nil {
		return nil, err
	}
	typ, err := r.text()
	if err != nil {
		return nil, err
	}
	if known {
		if r.columns[i] != (Column{Name: name, Type: typ}) {
			return nil, malformedError("a block with other columns than the first")
		}
		return r.decoders[i], nil
	}
	d, err := r.parseType(typ, 0)
	if err != nil {
		return nil, err
	}
	r.columns, r.decoders = append(r.columns, Column{Name: name, Type: typ}), append(r.decoders, d)
	return d, nil
}

// uvarint reads a number of one to ten bytes, in which ClickHouse writes lengths and counts.
func (r *nativeReader) uvarint() (uint64, error) { return binary.ReadUvarint(r.in) }

// uint64 reads a number of eight bytes, the least significant first, as all numbers of the format are.
func (r *nativeReader) uint64() (uint64, error) {
	b, err := r.bytes(8)
	if err != nil {
		return 0, err
	}
	return binary.LittleEndian.Uint64(b), nil
}

// text reads a text that is part of the structure.
func (r *nativeReader) text() (string, error) {
	size, err := r.uvarint()
	if err != nil {
		return "", err
	}
	if size > maxTypeText {
		return "", malformedError(fmt.Sprintf("a name of %d bytes", size))
	}
	b, err := r.append(nil, size)
	return string(b), err
}

// bytes reads n bytes into memory of their own, which the caller may keep.
func (r *nativeReader) bytes(n int) ([]byte, error) { return r.append(nil, uint64(n)) }

// append reads n bytes behind those in b. It never allocates much more than has arrived.
func (r *nativeReader) append(b []byte, n uint64) ([]byte, error) {
	if n > MaxBytes {
		return nil, r.limit.charge(max(0, r.limit.left) + 1) // too much, also for a query whose own limit is higher
	}
	for left := int(n); left > 0; {
		step, from := min(left, max(readStep, len(b))), len(b)
		b = slices.Grow(b, step)[:from+step]
		if _, err := io.ReadFull(r.in, b[from:]); err != nil {
			return nil, err
		}
		left -= step
	}
	return b, nil
}

// offsets are where each of several arrays ends.
type offsets []byte

func (o offsets) end(i int) int { return int(binary.LittleEndian.Uint64(o[8*i:])) }

func (o offsets) at(i int) (from, to int) {
	if i > 0 {
		from = o.end(i - 1)
	}
	return from, o.end(i)
}

// offsets reads those of n arrays, and returns how many elements they have together.
func (r *nativeReader) offsets(n int) (o offsets, total int, err error) {
	if o, err = r.bytes(8 * n); err != nil {
		return nil, 0, err
	}
	for i := range n {
		end := binary.LittleEndian.Uint64(o[8*i:])
		if end > maxCount || int(end) < total {
			return nil, 0, malformedError(fmt.Sprintf("an array that ends at %d", end))
		}
		total = int(end)
	}
	return o, total, nil
}
