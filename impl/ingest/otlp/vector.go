package otlp

import (
	"encoding/binary"
	"math"
)

// vector holds the values of a column as ClickHouse's Native format has them, or nearly so.
type vector interface {
	// append adds the values from one to before another.
	append(dst []byte, from, to int, n *numbering) []byte
	size() int
	// mark remembers the end, and undo goes back to it.
	mark()
	undo()
	reset()
}

// fixed holds numbers.
type fixed struct {
	width  int
	data   []byte
	marked int
}

func (c *fixed) uint8(n uint8)   { c.data = append(c.data, n) }
func (c *fixed) uint32(n uint32) { c.data = binary.LittleEndian.AppendUint32(c.data, n) }
func (c *fixed) uint64(n uint64) { c.data = binary.LittleEndian.AppendUint64(c.data, n) }
func (c *fixed) float(n float64) { c.uint64(math.Float64bits(n)) }
func (c *fixed) count() int      { return len(c.data) / c.width }

func (c *fixed) append(dst []byte, from, to int, _ *numbering) []byte {
	return append(dst, c.data[from*c.width:to*c.width]...)
}

func (c *fixed) size() int { return len(c.data) }
func (c *fixed) mark()     { c.marked = len(c.data) }
func (c *fixed) undo()     { c.data = c.data[:c.marked] }
func (c *fixed) reset()    { c.data, c.marked = c.data[:0], 0 }

// text holds texts, each behind its length.
type text struct {
	data   []byte
	marked int
}

func (c *text) add(b []byte) {
	b = valid(b)
	c.data = append(binary.AppendUvarint(c.data, uint64(len(b))), b...)
}

const hexDigits = "0123456789abcdef"

// id adds one in hexadecimal digits.
func (c *text) id(b []byte) {
	c.data = append(c.data, byte(2*len(b)))
	for _, n := range b {
		c.data = append(c.data, hexDigits[n>>4], hexDigits[n&15])
	}
}

// fullID adds an id of n bytes in hexadecimal digits, zeros if it is absent. The Collector's exporter stores the ids of exemplars
// like this, and absent ids elsewhere as empty texts.
func (c *text) fullID(b []byte, n int) {
	var absent [traceIDBytes]byte
	if len(b) == 0 {
		b = absent[:n]
	}
	c.id(b)
}

func (c *text) append(dst []byte, from, to int, _ *numbering) []byte {
	start := skipTexts(c.data, from)
	return append(dst, start[:len(start)-len(skipTexts(start, to-from))]...)
}

func skipTexts(data []byte, n int) []byte {
	for ; n > 0; n-- {
		size, width := binary.Uvarint(data)
		data = data[width+int(size):]
	}
	return data
}

func (c *text) size() int { return len(c.data) }
func (c *text) mark()     { c.marked = len(c.data) }
func (c *text) undo()     { c.data = c.data[:c.marked] }
func (c *text) reset()    { c.data, c.marked = c.data[:0], 0 }

// names holds texts of which there are few, by their numbers in the builder's dictionary.
type names struct {
	ids    []uint32
	marked int
}

// add adds a text that is probably the last one again.
func (c *names) add(d *dictionary, b []byte) {
	if n := len(c.ids); n > 0 && d.texts[c.ids[n-1]] == string(b) {
		c.ids = append(c.ids, c.ids[n-1])
		return
	}
	c.ids = append(c.ids, d.id(b))
}

func (c *names) append(dst []byte, from, to int, n *numbering) []byte {
	if from == to {
		return dst
	}
	return n.append(dst, c.ids[from:to])
}

func (c *names) size() int { return 4 * len(c.ids) }
func (c *names) mark()     { c.marked = len(c.ids) }
func (c *names) undo()     { c.ids = c.ids[:c.marked] }
func (c *names) reset()    { c.ids, c.marked = c.ids[:0], 0 }

// pairs are attributes.
type pairs struct {
	keys   names
	values text
	// kinds are those of the values, for columns of JSON.
	kinds fixed
	// before is the key before the next one.
	before uint32
}

func (p *pairs) mark()  { p.keys.mark(); p.values.mark(); p.kinds.mark() }
func (p *pairs) undo()  { p.keys.undo(); p.values.undo(); p.kinds.undo(); p.before = 0 }
func (p *pairs) reset() { p.keys.reset(); p.values.reset(); p.kinds.reset(); p.before = 0 }
func (p *pairs) copy(of *pairs) {
	p.keys.ids = append(p.keys.ids, of.keys.ids...)
	p.values.data = append(p.values.data, of.values.data...)
	p.kinds.data = append(p.kinds.data, of.kinds.data...)
}

// ends are where arrays or maps end.
type ends struct{ fixed }

func newEnds() ends { return ends{fixed{width: 8}} }

func (e *ends) end(n int) { e.uint64(uint64(n)) }

func (e *ends) at(i int) int {
	if i == 0 {
		return 0
	}
	return int(binary.LittleEndian.Uint64(e.data[8*(i-1):]))
}

func (e *ends) append(dst []byte, from, to int) []byte {
	base := e.at(from)
	if base == 0 {
		return append(dst, e.data[8*from:8*to]...)
	}
	for i := from; i < to; i++ {
		dst = binary.LittleEndian.AppendUint64(dst, uint64(e.at(i+1)-base))
	}
	return dst
}

// maps holds maps of attributes.
type maps struct {
	ends ends
	pairs
}

// end ends a map.
func (c *maps) end() {
	c.ends.end(len(c.keys.ids))
	c.before = 0
}

func (c *maps) append(dst []byte, from, to int, n *numbering) []byte {
	dst = c.ends.append(dst, from, to)
	from, to = c.ends.at(from), c.ends.at(to)
	dst = c.keys.append(dst, from, to, n)
	return c.values.append(dst, from, to, n)
}

func (c *maps) size() int { return c.ends.size() + c.keys.size() + c.values.size() + c.kinds.size() }
func (c *maps) mark()     { c.ends.mark(); c.pairs.mark() }
func (c *maps) undo()     { c.ends.undo(); c.pairs.undo() }
func (c *maps) reset()    { c.ends.reset(); c.pairs.reset() }

// array is a column of arrays. Parallel arrays share their ends.
type array struct {
	ends   *ends
	values vector
}

func (c array) append(dst []byte, from, to int, n *numbering) []byte {
	dst = c.ends.append(dst, from, to)
	return c.values.append(dst, c.ends.at(from), c.ends.at(to), n)
}

func (c array) size() int { return c.ends.size() + c.values.size() }
func (c array) mark()     { c.ends.mark(); c.values.mark() }
func (c array) undo()     { c.ends.undo(); c.values.undo() }
func (c array) reset()    { c.ends.reset(); c.values.reset() }

// dictionary numbers texts of which there are few. Number 0 is the empty text.
type dictionary struct {
	ids   map[string]uint32
	texts []string
	// next are the texts that came after each of them the last time.
	next  []uint32
	bytes int // that it takes
}

func newDictionary() *dictionary {
	return &dictionary{ids: map[string]uint32{"": 0}, texts: []string{""}, next: []uint32{0}}
}

// id returns the number of a text.
func (d *dictionary) id(b []byte) uint32 {
	if id, known := d.ids[string(b)]; known {
		return id
	}
	name := string(valid(b))
	if id, known := d.ids[name]; known {
		return id
	}
	id := uint32(len(d.texts))
	d.ids[name] = id
	d.texts, d.next = append(d.texts, name), append(d.next, 0)
	d.bytes += len(name) + entryBytes
	return id
}

// after returns the number of a key that comes after another one. Records of one kind have theirs in the same order.
func (d *dictionary) after(before uint32, b []byte) uint32 {
	if id := d.next[before]; d.texts[id] == string(b) {
		return id
	}
	id := d.id(b)
	d.next[before] = id
	return id
}

// Beyond these a dictionary starts anew with the next batch.
const (
	maxTexts     = 1 << 16
	maxTextBytes = 4<<20 + maxTexts*entryBytes
)

// entryBytes is about what an entry takes beside its text.
const entryBytes = 64

func (d *dictionary) large() bool { return len(d.texts) > maxTexts || d.bytes > maxTextBytes }

// numbering turns numbers of the builder's dictionary into those of a column's.
type numbering struct {
	dictionary *dictionary
	// local are the numbers plus one, for the entries in used.
	local []uint32
	used  []uint32
}

// Flags in front of a LowCardinality column. The lowest byte is the size of a number as a power of two.
const (
	ownDictionary    = 1 << 9
	updateDictionary = 1 << 10
)

func (n *numbering) append(dst []byte, ids []uint32) []byte {
	if missing := len(n.dictionary.texts) - len(n.local); missing > 0 {
		n.local = append(n.local, make([]uint32, missing)...)
	}
	for _, id := range ids {
		if n.local[id] == 0 {
			n.used = append(n.used, id)
			n.local[id] = uint32(len(n.used))
		}
	}
	width, power := 1, uint64(0)
	for len(n.used) > 1<<(8*width) {
		width, power = 2*width, power+1
	}
	dst = binary.LittleEndian.AppendUint64(dst, power|ownDictionary|updateDictionary)
	dst = binary.LittleEndian.AppendUint64(dst, uint64(len(n.used)))
	for _, id := range n.used {
		name := n.dictionary.texts[id]
		dst = append(binary.AppendUvarint(dst, uint64(len(name))), name...)
	}
	dst = binary.LittleEndian.AppendUint64(dst, uint64(len(ids)))
	switch width {
	case 1:
		for _, id := range ids {
			dst = append(dst, byte(n.local[id]-1))
		}
	case 2:
		for _, id := range ids {
			dst = binary.LittleEndian.AppendUint16(dst, uint16(n.local[id]-1))
		}
	default:
		for _, id := range ids {
			dst = binary.LittleEndian.AppendUint32(dst, n.local[id]-1)
		}
	}
	for _, id := range n.used {
		n.local[id] = 0
	}
	n.used = n.used[:0]
	return dst
}
