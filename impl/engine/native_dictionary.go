package engine

import (
	"encoding/binary"
	"fmt"
)

// lowCardinalityDecoder decodes values that are numbers of entries in a dictionary.
type lowCardinalityDecoder struct {
	entries  decoder
	nullable bool // the first entry is NULL
}

// lowCardinality returns nil for a dictionary that ClickHouse does not have.
func lowCardinality(entries decoder, nullable bool) decoder {
	switch d := entries.(type) {
	case *fixed:
		if d == nothing {
			return nil
		}
	case textDecoder:
	default:
		return nil
	}
	return lowCardinalityDecoder{entries, nullable}
}

// Flags in front of a dictionary. The lowest byte is the size of a number as a power of two.
const (
	globalDictionary = 1 << 8
	ownDictionary    = 1 << 9
)

// prefix reads the version of the format. 1 is the only one that there has been on the wire.
func (lowCardinalityDecoder) prefix(r *nativeReader) error {
	version, err := r.uint64()
	if err == nil && version != 1 {
		err = malformedError(fmt.Sprintf("version %d of LowCardinality", version))
	}
	return err
}

// decode reads the dictionary and then a number for each value. A block has one of its own: global ones, which would outlast
// the block, are refused. Where there are no values there is not even a flag.
func (d lowCardinalityDecoder) decode(r *nativeReader, n int) (vector, error) {
	c := lowCardinalityVector{nullable: d.nullable, width: 1}
	if n == 0 {
		var err error
		c.entries, err = d.entries.decode(r, 0)
		return c, err
	}
	flags, err := r.uint64()
	if err != nil {
		return nil, err
	}
	if flags&globalDictionary != 0 || flags&ownDictionary == 0 || flags&0xff > 3 {
		return nil, malformedError(fmt.Sprintf("flags %x of LowCardinality", flags))
	}
	c.width = 1 << (flags & 0xff)
	size, err := r.uint64()
	if err != nil {
		return nil, err
	}
	if size > maxCount {
		return nil, malformedError(fmt.Sprintf("a dictionary of %d entries", size))
	}
	if c.entries, err = d.entries.decode(r, int(size)); err != nil {
		return nil, err
	}
	count, err := r.uint64()
	if err != nil {
		return nil, err
	}
	if count != uint64(n) {
		return nil, malformedError(fmt.Sprintf("%d numbers of entries for %d values", count, n))
	}
	if c.numbers, err = r.bytes(n * c.width); err != nil {
		return nil, err
	}
	return c, c.check(r, n, size)
}

func (lowCardinalityDecoder) weight() int64 { return 8 }

// lowCardinalityVector are values as numbers of entries, each of width bytes. It hands out the entries themselves, so check
// must have passed before any is read.
type lowCardinalityVector struct {
	entries  vector
	nullable bool
	width    int
	numbers  []byte
}

// check makes sure that the dictionary has all entries. A long value may be in it once and in the result many times,
// and the caller takes memory for each.
func (c lowCardinalityVector) check(r *nativeReader, n int, size uint64) error {
	texts, _ := c.entries.(*textVector)
	var sum int64
	if values, ok := c.entries.(fixedVector); ok {
		sum = int64(n) * int64(values.of.width-c.width) // the numbers are charged
	}
	for i := range n {
		number := c.number(i)
		if number >= size {
			return malformedError(fmt.Sprintf("entry %d in a dictionary of %d", number, size))
		}
		if texts != nil {
			from, to := texts.at(int(number))
			sum += int64(to - from)
		}
	}
	return r.limit.charge(sum)
}

// number is which entry the value is.
func (c lowCardinalityVector) number(i int) uint64 {
	b := c.numbers[i*c.width:]
	switch c.width {
	case 1:
		return uint64(b[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(b))
	case 4:
		return uint64(binary.LittleEndian.Uint32(b))
	}
	return binary.LittleEndian.Uint64(b)
}

func (c lowCardinalityVector) null(i int) bool { return c.nullable && c.number(i) == 0 }

func (c lowCardinalityVector) value(i int) any {
	if c.null(i) {
		return nil
	}
	return c.entries.value(int(c.number(i)))
}

// slice returns []string for texts that cannot be NULL, which is what textual has promised, and []any for others.
func (c lowCardinalityVector) slice(from, to int) any {
	if !textual(c) {
		return anys(c, from, to)
	}
	values := make([]string, to-from)
	texts, ok := c.entries.(*textVector)
	for i := range values {
		if number := int(c.number(from + i)); ok {
			values[i] = texts.text(number)
		} else {
			values[i] = c.entries.value(number).(string)
		}
	}
	return values
}
