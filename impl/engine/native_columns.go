package engine

import "reflect"

// anyType is that of values which have no type of their own.
var anyType = reflect.TypeFor[any]()

// sliceOf makes a slice of any values, one by one.
func sliceOf(c vector, from, to int) reflect.Value {
	values := reflect.MakeSlice(reflect.SliceOf(c.typ()), to-from, to-from)
	for i := from; i < to; i++ {
		if v := c.value(i); v != nil {
			values.Index(i - from).Set(reflect.ValueOf(v))
		}
	}
	return values
}

// pointers makes a slice of pointers into another, nil where null says so.
func pointers(values reflect.Value, null func(i int) bool) reflect.Value {
	elem := values.Type().Elem()
	if elem.Kind() == reflect.Interface { // which can be nil itself
		for i := range values.Len() {
			if null(i) {
				values.Index(i).SetZero()
			}
		}
		return values
	}
	out := reflect.MakeSlice(reflect.SliceOf(reflect.PointerTo(elem)), values.Len(), values.Len())
	for i := range values.Len() {
		if !null(i) {
			out.Index(i).Set(values.Index(i).Addr())
		}
	}
	return out
}

func pointerTo(t reflect.Type) reflect.Type {
	if t.Kind() == reflect.Interface {
		return t
	}
	return reflect.PointerTo(t)
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

// text copies, so that whoever keeps a text does not keep them all.
func (c *textVector) text(i int) string {
	from, to := c.at(i)
	return string(c.data[from:to])
}

func (c *textVector) value(i int) any { return c.text(i) }
func (*textVector) typ() reflect.Type { return reflect.TypeFor[string]() }

func (c *textVector) slice(from, to int) reflect.Value {
	values := make([]string, to-from)
	for i := range values {
		values[i] = c.text(from + i)
	}
	return reflect.ValueOf(values)
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

func (c nullableVector) typ() reflect.Type { return pointerTo(c.inner.typ()) }

func (c nullableVector) slice(from, to int) reflect.Value {
	return pointers(c.inner.slice(from, to), func(i int) bool { return c.nulls[from+i] != 0 })
}

// arrayDecoder decodes the elements of all arrays one after the other.
type arrayDecoder struct{ elem decoder }

func (d arrayDecoder) prefix(r *nativeReader) error { return d.elem.prefix(r) }

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

type arrayVector struct {
	ends  offsets
	elems vector
}

func (c arrayVector) value(i int) any                  { return c.elems.slice(c.ends.at(i)).Interface() }
func (c arrayVector) typ() reflect.Type                { return reflect.SliceOf(c.elems.typ()) }
func (c arrayVector) slice(from, to int) reflect.Value { return sliceOf(c, from, to) }

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

type mapVector struct {
	ends         offsets
	keys, values vector
}

// typ is a map of simple values only, for there are endlessly many of maps of maps.
func (c mapVector) typ() reflect.Type {
	values := c.values.typ()
	if values.Kind() == reflect.Slice || values.Kind() == reflect.Map {
		values = anyType
	}
	return reflect.MapOf(c.keys.typ(), values)
}

func (c mapVector) value(i int) any {
	from, to := c.ends.at(i)
	keys, values := c.keys.slice(from, to), c.values.slice(from, to)
	if k, ok := keys.Interface().([]string); ok {
		if v, ok := values.Interface().([]string); ok { // as nearly all are
			m := make(map[string]string, len(k))
			for j := range k {
				m[k[j]] = v[j]
			}
			return m
		}
	}
	m := reflect.MakeMapWithSize(c.typ(), to-from)
	for j := range to - from {
		m.SetMapIndex(keys.Index(j), values.Index(j))
	}
	return m.Interface()
}

func (c mapVector) slice(from, to int) reflect.Value { return sliceOf(c, from, to) }

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

type tupleVector struct {
	names []string
	elems []vector
}

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

func (tupleVector) typ() reflect.Type                  { return anyType }
func (c tupleVector) slice(from, to int) reflect.Value { return sliceOf(c, from, to) }
