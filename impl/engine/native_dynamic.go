package engine

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/ClickHouse/clickhouse-go/v2/lib/chcol"
)

// noVariant is the number of NULL among the types of a Variant.
const noVariant = 255

// Versions of how Dynamic and JSON are stored. The flat ones are what a server sends when a setting asks for them.
const (
	dynamicVersion     = 1
	flatDynamicVersion = 3
	objectVersion      = 0
	textObjectVersion  = 1
	flatObjectVersion  = 3
)

// sharedVariant holds the values of types that a Dynamic has no variant of its own for, encoded in a way of their own.
const sharedVariant = "SharedVariant"

// variantDecoder decodes values of several types: the numbers of their types, and then the values of each type.
type variantDecoder struct {
	types []string
	elems []decoder
}

// prefix reads the mode of the numbers, of which only the plain one is asked for, and what stands before each type's values.
func (d variantDecoder) prefix(r *nativeReader) error {
	version, err := r.uint64()
	if err != nil {
		return err
	}
	if version != 0 {
		return unsupportedError(fmt.Sprintf("version %d of Variant", version))
	}
	return tupleDecoder{elems: d.elems}.prefix(r)
}

func (d variantDecoder) decode(r *nativeReader, n int) (vector, error) {
	return d.decodeNumbers(r, n, 1, noVariant)
}

func (d variantDecoder) weight() int64 { return 32 }

// decodeNumbers decodes values whose numbers of types have a width, and one number for NULL.
func (d variantDecoder) decodeNumbers(r *nativeReader, n, width, null int) (vector, error) {
	numbers, err := r.bytes(n * width)
	if err != nil {
		return nil, err
	}
	c := &variantVector{types: d.types, which: make([]uint16, n), at: make([]uint32, n)}
	counts := make([]int, len(d.elems))
	for i := range n {
		number := int(numbers[i*width])
		if width == 2 {
			number = int(binary.LittleEndian.Uint16(numbers[2*i:]))
		}
		switch {
		case number == null:
			c.which[i] = variantNull
			continue
		case number >= len(counts):
			return nil, malformedError(fmt.Sprintf("type %d of %d", number, len(counts)))
		}
		c.which[i], c.at[i] = uint16(number), uint32(counts[number])
		counts[number]++
	}
	for i, e := range d.elems {
		elem, err := e.decode(r, counts[i])
		if err != nil {
			return nil, err
		}
		c.elems = append(c.elems, elem)
	}
	return c, nil
}

// variantNull is NULL in a variantVector.
const variantNull = 1<<16 - 1

// variantVector are values of several types, with a vector for each type: a value is known by its type and its place there.
type variantVector struct {
	types []string
	elems []vector
	which []uint16 // of the types each value has
	at    []uint32 // where it is in the column of that type
}

// value returns a type of the driver, by which its type is known.
func (c *variantVector) value(i int) any {
	which := c.which[i]
	if which == variantNull {
		return chcol.Variant{}
	}
	return chcol.NewVariantWithType(c.elems[which].value(int(c.at[i])), c.types[which])
}

func (c *variantVector) slice(from, to int) any { return anys(c, from, to) }

// dynamicDecoder decodes a Variant whose types come with the data.
type dynamicDecoder struct {
	flat    bool
	variant variantDecoder // of the block at hand
}

// prefix reads the types of a block. They are texts of the server, and parsed with the same limits as those of columns. The
// shared variant is one more type that is not named; it stands in the order of names, which the numbers go by.
func (d *dynamicDecoder) prefix(r *nativeReader) error {
	version, err := r.uint64()
	if err != nil {
		return err
	}
	switch version {
	case flatDynamicVersion:
		d.flat = true
	case dynamicVersion:
		d.flat = false
		if _, err := r.uvarint(); err != nil { // how many types it could have
			return err
		}
	default:
		return unsupportedError(fmt.Sprintf("version %d of Dynamic", version))
	}
	count, err := r.uvarint()
	if err != nil {
		return err
	}
	if count >= noVariant-1 && !d.flat || count >= variantNull {
		return malformedError(fmt.Sprintf("a Dynamic of %d types", count))
	}
	var types []string
	for range count {
		typ, err := r.text()
		if err != nil {
			return err
		}
		types = append(types, typ)
	}
	if !d.flat {
		types = append(types, sharedVariant)
		slices.Sort(types)
	}
	return d.elements(r, types)
}

// elements reads what stands before the values of each type.
func (d *dynamicDecoder) elements(r *nativeReader, types []string) error {
	// The types may be such as bring further types with them.
	r.depth++
	defer func() { r.depth-- }()
	d.variant = variantDecoder{types: types}
	for _, typ := range types {
		if typ == sharedVariant {
			typ = "String"
		}
		elem, err := r.parseType(typ, 0)
		if err != nil {
			return err
		}
		d.variant.elems = append(d.variant.elems, elem)
	}
	if d.flat {
		return tupleDecoder{elems: d.variant.elems}.prefix(r)
	}
	return d.variant.prefix(r)
}

// decode reads numbers as wide as the number of types needs, of which a flat one has NULL behind the last type.
func (d *dynamicDecoder) decode(r *nativeReader, n int) (vector, error) {
	switch count := len(d.variant.elems); {
	case !d.flat:
		return d.variant.decodeNumbers(r, n, 1, noVariant)
	case count <= 255:
		return d.variant.decodeNumbers(r, n, 1, count)
	default:
		return d.variant.decodeNumbers(r, n, 2, count)
	}
}

func (*dynamicDecoder) weight() int64 { return 32 }

// objectDecoder decodes JSON: a column for every path of which the type is known, and a Dynamic for every other.
type objectDecoder struct {
	typed         []string
	typedDecoders []decoder

	// Of the block at hand.
	version  uint64
	paths    []string
	dynamics []decoder
}

// prefix reads the paths of a block that the type does not name, and what stands before the values of all paths. Each path
// counts as a type, of which a block may have only so many.
func (d *objectDecoder) prefix(r *nativeReader) error {
	d.paths, d.dynamics = nil, nil
	var err error
	if d.version, err = r.uint64(); err != nil {
		return err
	}
	switch d.version {
	case textObjectVersion:
		return nil
	case objectVersion:
		if _, err := r.uvarint(); err != nil { // how many paths it could have
			return err
		}
	case flatObjectVersion:
	default:
		return unsupportedError(fmt.Sprintf("version %d of JSON", d.version))
	}
	count, err := r.uvarint()
	if err != nil {
		return err
	}
	for range count {
		path, err := r.text()
		if err != nil {
			return err
		}
		if err := checkPath(path); err != nil {
			return err
		}
		if r.types++; r.types > maxTypes {
			return malformedError("too many paths")
		}
		d.paths, d.dynamics = append(d.paths, path), append(d.dynamics, &dynamicDecoder{})
	}
	if err := (tupleDecoder{elems: d.typedDecoders}).prefix(r); err != nil {
		return err
	}
	return tupleDecoder{elems: d.dynamics}.prefix(r)
}

// decode reads a column for each path, those of the type first. JSON that the server sends as text stays text.
func (d *objectDecoder) decode(r *nativeReader, n int) (vector, error) {
	if d.version == textObjectVersion {
		return textDecoder{}.decode(r, n)
	}
	c := &objectVector{paths: slices.Concat(d.typed, d.paths)}
	for _, e := range slices.Concat(d.typedDecoders, d.dynamics) {
		values, err := e.decode(r, n)
		if err != nil {
			return nil, err
		}
		c.values = append(c.values, values)
	}
	if d.version == flatObjectVersion {
		return c, nil
	}
	// What follows are the paths that a JSON has no column of its own for.
	_, total, err := r.offsets(n)
	if err == nil && total > 0 {
		err = unsupportedError("JSON with too many paths")
	}
	return c, err
}

func (*objectDecoder) weight() int64 { return 64 }

// objectVector are objects, with a vector for each path.
type objectVector struct {
	paths  []string
	values []vector
}

// value returns a type of the driver, which makes objects out of paths.
func (c *objectVector) value(i int) any {
	object := chcol.NewJSON()
	for j, path := range c.paths {
		v := c.values[j].value(i)
		if v, ok := v.(chcol.Dynamic); ok && v.Nil() {
			continue
		}
		object.SetValueAtPath(path, v)
	}
	return object
}

func (c *objectVector) slice(from, to int) any { return anys(c, from, to) }
