package otlp

import (
	"cmp"
	"fmt"
	"runtime/debug"
	"slices"
)

// keptBytes is how much memory for rows a builder keeps.
const keptBytes = 32 << 20

// Builder decodes requests into blocks. The same requests in the same order with the same windows give the same bytes,
// whatever came before Reset. It is not safe for concurrent use.
type Builder struct {
	blocks []*Block
	// current are the blocks that got the last row of each table.
	current [tableCount]*Block
	free    [tableCount][]*Block

	decoder    decoder
	dictionary *dictionary
	known      int // bytes of the dictionary at the last Reset
	numbering  numbering
	texts      texts
}

// NewBuilder returns an empty Builder.
func NewBuilder() *Builder {
	b := &Builder{dictionary: newDictionary()}
	b.numbering.dictionary = b.dictionary
	return b
}

// Append decodes a request. After an error, which cannot be for what Check has accepted, the blocks are as before. A panic is
// an error too: the request is on disk, and would end the program each time that it is started.
func (b *Builder) Append(s Signal, body []byte, w Window, rules Rules) (err error) {
	for _, k := range b.blocks {
		k.mark()
	}
	d := &b.decoder
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
			b.texts = texts{}
		}
		if err != nil {
			for _, k := range b.blocks {
				k.undo()
			}
		}
		d.forget()
	}()
	d.builder, d.signal, d.window, d.rules = b, s, newWindow(w), rules
	d.records, d.rejected, d.bytes = 0, 0, 0
	return d.request(body)
}

// block returns the one that gets a row.
func (b *Builder) block(t table, day int32) *Block {
	if k := b.current[t]; k != nil && k.day == day {
		return k
	}
	i := slices.IndexFunc(b.blocks, func(k *Block) bool { return k.table == t && k.day == day })
	if i < 0 {
		i = len(b.blocks)
		b.blocks = append(b.blocks, b.newBlock(t, day))
	}
	b.current[t] = b.blocks[i]
	return b.blocks[i]
}

func (b *Builder) newBlock(t table, day int32) *Block {
	var k *Block
	if n := len(b.free[t]); n > 0 {
		k, b.free[t] = b.free[t][n-1], b.free[t][:n-1]
	} else {
		k = newBlock(t)
		k.numbering = &b.numbering
	}
	k.day = day
	return k
}

// Blocks returns those that have rows, ordered by table and day.
func (b *Builder) Blocks() []*Block {
	var blocks []*Block
	for _, k := range b.blocks {
		if k.rows > 0 {
			blocks = append(blocks, k)
		}
	}
	slices.SortFunc(blocks, func(x, y *Block) int {
		return cmp.Or(cmp.Compare(x.table, y.table), cmp.Compare(x.day, y.day))
	})
	return blocks
}

// Rows is how many rows all blocks have.
func (b *Builder) Rows() int {
	n := 0
	for _, k := range b.blocks {
		n += k.rows
	}
	return n
}

// Size is about how many bytes the blocks take, with the names that are new in them.
func (b *Builder) Size() int {
	n := b.dictionary.bytes - b.known
	for _, k := range b.blocks {
		n += k.Size()
	}
	return n
}

// Reset empties the builder. It keeps memory for the next batch, but not that of an unusually large one.
func (b *Builder) Reset() {
	kept := 0
	for t, free := range b.free {
		clear(free)
		b.free[t] = free[:0]
	}
	for _, k := range b.blocks {
		if kept += k.Size(); kept <= keptBytes {
			k.reset()
			b.free[k.table] = append(b.free[k.table], k)
		}
	}
	clear(b.blocks)
	b.blocks = b.blocks[:0]
	b.current = [tableCount]*Block{}
	if b.dictionary.large() {
		b.dictionary = newDictionary()
		b.numbering = numbering{dictionary: b.dictionary}
	}
	b.known = b.dictionary.bytes
	if cap(b.texts.scratch) > maxScratch || cap(b.texts.entries) > maxScratch/64 {
		b.texts = texts{}
	}
	if m := &b.decoder.members; cap(m.data) > maxScratch || cap(m.list) > maxScratch/32 || cap(m.texts.scratch) > maxScratch {
		*m = members{}
	}
	for _, p := range []*pairs{&b.decoder.resource.pairs, &b.decoder.scope.pairs, &b.decoder.attributes} {
		if cap(p.values.data)+4*cap(p.keys.ids) > maxScratch {
			*p = pairs{}
		}
	}
}

// maxScratch is how much memory for single values is kept.
const maxScratch = 1 << 20

// add adds an attribute.
func (b *Builder) add(p *pairs, key []byte, v *value) { b.addText(p, key, v.kind, b.texts.of(v)) }

// addText adds an attribute by the text of its value.
func (b *Builder) addText(p *pairs, key []byte, k kind, text []byte) {
	p.before = b.dictionary.after(p.before, key)
	p.keys.ids = append(p.keys.ids, p.before)
	p.kinds.data = append(p.kinds.data, byte(k))
	p.values.add(text)
}
