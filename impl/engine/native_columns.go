package engine

// anys are values of several types, or of types that have no slice of their own.
func anys(c vector, from, to int) any {
	values := make([]any, to-from)
	for i := range values {
		values[i] = c.value(from + i)
	}
	return values
}

// textual reports whether slices of a vector are []string.
func textual(c vector) bool {
	switch c := c.(type) {
	case *textVector:
		return true
	case fixedVector:
		return c.of.text
	case lowCardinalityVector:
		return !c.nullable && textual(c.entries)
	}
	return false
}

// textDecoder decodes String.
type textDecoder struct{}

func (textDecoder) prefix(*nativeReader) error { return nil }

func (textDecoder) decode(r *nativeReader, n int) (vector, error) {
	if err := r.limit.charge(textCost * int64(n)); err != nil {
		return nil, err
	}
	c := &textVector{ends: make([]uint32, 0, min(n, readStep/4))}
	for range n {
		size, err := r.uvarint()
		if err != nil {
			return nil, err
		}
		if c.data, err = r.append(c.data, size); err != nil {
			return nil, err
		}
		c.ends = append(c.ends, uint32(len(c.data)))
	}
	return c, nil
}

func (textDecoder) weight() int64 { return 0 } // it is charged for every text

// textVector are texts one behind the other, in one allocation: the end of each is the start of the next. A block has no more
// than 4 GB of them, far beyond what the limit of the result lets through.
type textVector struct {
	data []byte
	ends []uint32
}

func (c *textVector) at(i int) (from, to uint32) {
	if i > 0 {
		from = c.ends[i-1]
	}
	return from, c.ends[i]
}

// text copies, so that a caller that keeps one text does not keep them all.
func (c *textVector) text(i int) string {
	from, to := c.at(i)
	return string(c.data[from:to])
}

func (c *textVector) value(i int) any { return c.text(i) }

func (c *textVector) slice(from, to int) any {
	values := make([]string, to-from)
	for i := range values {
		values[i] = c.text(from + i)
	}
	return values
}

// nullableDecoder decodes values after the bytes that say which of them are NULL.
type nullableDecoder struct{ inner decoder }

func (d nullableDecoder) prefix(r *nativeReader) error { return d.inner.prefix(r) }

func (d nullableDecoder) decode(r *nativeReader, n int) (vector, error) {
	nulls, err := r.bytes(n)
	if err != nil {
		return nil, err
	}
	inner, err := d.inner.decode(r, n)
	return nullableVector{nulls, inner}, err
}

func (d nullableDecoder) weight() int64 { return 8 + d.inner.weight() }

// nullableVector are values of which those beside a byte that is not 0 are NULL, whatever is in their place.
type nullableVector struct {
	nulls []byte
	inner vector
}

func (c nullableVector) value(i int) any {
	if c.nulls[i] != 0 {
		return nil
	}
	return c.inner.value(i)
}

func (c nullableVector) slice(from, to int) any { return anys(c, from, to) }

// arrayDecoder decodes the elements of all arrays one after the other.
type arrayDecoder struct{ elem decoder }

func (d arrayDecoder) prefix(r *nativeReader) error { return d.elem.prefix(r) }

// decode charges the memory of the elements before it reads them: only the server knows how many there are.
func (d arrayDecoder) decode(r *nativeReader, n int) (vector, error) {
	ends, total, err := r.offsets(n)
	if err != nil {
		return nil, err
	}
	elems, err := decodeInner(r, d.elem, total)
	return arrayVector{ends, elems}, err
}

// decodeInner decodes values that are inside of others.
func decodeInner(r *nativeReader, d decoder, n int) (vector, error) {
	if err := r.limit.charge(d.weight() * int64(n)); err != nil {
		return nil, err
	}
	return d.decode(r, n)
}

func (d arrayDecoder) weight() int64 { return 16 }

// arrayVector are arrays, whose elements stand in one vector.
type arrayVector struct {
	ends  offsets
	elems vector
}

func (c arrayVector) value(i int) any        { return c.elems.slice(c.ends.at(i)) }
func (c arrayVector) slice(from, to int) any { return anys(c, from, to) }

// mapDecoder decodes maps as two arrays of the same lengths.
type mapDecoder struct{ keys, values decoder }

// isKey reports whether values of a type can be the keys of a map.
func isKey(d decoder) bool {
	switch d := d.(type) {
	case *fixed, textDecoder:
		return true
	case lowCardinalityDecoder:
		return !d.nullable
	}
	return false
}

func (d mapDecoder) prefix(r *nativeReader) error {
	if err := d.keys.prefix(r); err != nil {
		return err
	}
	return d.values.prefix(r)
}

func (d mapDecoder) decode(r *nativeReader, n int) (vector, error) {
	ends, total, err := r.offsets(n)
	if err != nil {
		return nil, err
	}
	keys, err := decodeInner(r, d.keys, total)
	if err != nil {
		return nil, err
	}
	values, err := decodeInner(r, d.values, total)
	return mapVector{ends, keys, values}, err
}

func (d mapDecoder) weight() int64 { return 32 }

// mapVector are maps, whose keys and values stand in two vectors at the same places.
type mapVector struct {
	ends         offsets
	keys, values vector
}

// value returns a map[string]string, as nearly all are, a map[string]any, or a map[any]any.
func (c mapVector) value(i int) any {
	from, to := c.ends.at(i)
	if !textual(c.keys) {
		m := make(map[any]any, to-from)
		for j := from; j < to; j++ {
			m[c.keys.value(j)] = c.values.value(j)
		}
		return m
	}
	keys := c.keys.slice(from, to).([]string)
	if !textual(c.values) {
		m := make(map[string]any, len(keys))
		for j, key := range keys {
			m[key] = c.values.value(from + j)
		}
		return m
	}
	values := c.values.slice(from, to).([]string)
	m := make(map[string]string, len(keys))
	for j, key := range keys {
		m[key] = values[j]
	}
	return m
}

func (c mapVector) slice(from, to int) any { return anys(c, from, to) }

// tupleDecoder decodes the elements of tuples as columns of their own.
type tupleDecoder struct {
	names []string // empty if not all have one
	elems []decoder
}

func (d tupleDecoder) prefix(r *nativeReader) error {
	for _, e := range d.elems {
		if err := e.prefix(r); err != nil {
			return err
		}
	}
	return nil
}

func (d tupleDecoder) decode(r *nativeReader, n int) (vector, error) {
	c := tupleVector{names: d.names, elems: make([]vector, len(d.elems))}
	if len(d.elems) == 0 {
		_, err := r.bytes(n) // which stand for nothing
		return c, err
	}
	for i, e := range d.elems {
		var err error
		if c.elems[i], err = e.decode(r, n); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func (d tupleDecoder) weight() int64 {
	w := int64(16)
	for _, e := range d.elems {
		w += 8 + e.weight()
	}
	return w
}

// tupleVector are tuples, with a vector for each element.
type tupleVector struct {
	names []string
	elems []vector
}

// value returns a map of the elements by name if all have one, else a slice, as clickhouse-go does.
func (c tupleVector) value(i int) any {
	if len(c.names) > 0 {
		m := make(map[string]any, len(c.names))
		for j, name := range c.names {
			m[name] = c.elems[j].value(i)
		}
		return m
	}
	values := make([]any, len(c.elems))
	for j, e := range c.elems {
		values[j] = e.value(i)
	}
	return values
}

func (c tupleVector) slice(from, to int) any { return anys(c, from, to) }
