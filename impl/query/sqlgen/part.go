package sqlgen

import (
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/filter"
)

// PartColumn and BlockColumn are the virtual columns of a row's part and of the insert that it came with.
const (
	PartColumn  = "_part"
	BlockColumn = "_block_number"
)

// Names are the names of all parts that the window reads rows of, if it names any.
func (w Window) Names() []string {
	names := slices.Clone(w.Parts)
	for _, part := range w.Mixed {
		names = append(names, part.Name)
	}
	return names
}

// PartConditions are the conditions that keep the rows of the parts of a window, of the table that it is of.
func (w Window) PartConditions(database, table string, p *filter.Params) (conditions []string) {
	if w.Parts != nil {
		names := w.Names()
		list := textList(p, names)
		conditions = append(conditions, PartColumn+" IN "+list)
		if w.Proof != nil && len(names) > 0 {
			conditions = append(conditions, w.Proof.condition(database, table, list, len(names), p))
		}
	}
	// What is left out of a part is named rather than what is kept: the rows of the other parts are not looked at then, which spares
	// a sixth of the time of a refresh.
	for _, part := range w.Mixed {
		name, left := p.Add("String", part.Name), "("+part.condition(p)+")"
		if !part.Others {
			left = "NOT " + left
		}
		conditions = append(conditions, "NOT ("+PartColumn+" = "+name+" AND "+left+")")
	}
	if w.Of != (TableID{}) {
		// ClickHouse runs this before it reads any rows, and also where there are none.
		conditions = append(conditions, "(SELECT throwIf(count() = 0) FROM system.tables WHERE database = "+p.Add("String", database)+
			" AND name = "+p.Add("String", table)+" AND toString(uuid) = "+p.Add("String", w.Of.UUID)+
			" AND toString(serverUUID()) = "+p.Add("String", w.Of.Server)+") = 0")
	}
	return conditions
}

// condition fails the query unless all listed parts are active with the same number of rows, and the patch parts are the same.
//
// The analyzer takes the snapshot of the parts that a query reads before it runs a scalar subquery of the query. A part that is
// active now, and was when the parts were listed, was therefore in the snapshot: a part that was replaced does not become active
// again. The part may belong to another table of the same name; Window.Of checks the table where tables may be exchanged.
func (f *Proof) condition(database, table, list string, parts int, p *filter.Params) string {
	const patch = "startsWith(name, 'patch-')"
	number := func(n uint64) string { return p.Add("UInt64", strconv.FormatUint(n, 10)) }
	wrong := "countIf(name IN " + list + ") != " + number(uint64(parts)) + " OR sumIf(rows, name IN " + list + ") != " + number(f.Rows) +
		" OR countIf(" + patch + ") != " + number(uint64(len(f.Patches)))
	if len(f.Patches) > 0 {
		wrong += " OR countIf(name IN " + textList(p, f.Patches) + ") != " + number(uint64(len(f.Patches)))
	}
	return "(SELECT throwIf(" + wrong + ") FROM system.parts WHERE database = " + p.Add("String", database) +
		" AND table = " + p.Add("String", table) + " AND active) = 0"
}

// listed is of how many blocks a range is listed, to be looked up with all others that are.
const listed = 16

// condition keeps the rows of the blocks.
func (m MixedPart) condition(p *filter.Params) string {
	number := func(n int64) string { return strconv.FormatInt(n, 10) }
	var alternatives, single []string
	for _, b := range m.Blocks {
		if b.Last-b.First >= listed {
			alternatives = append(alternatives, BlockColumn+" BETWEEN "+p.Add("UInt64", number(b.First))+" AND "+p.Add("UInt64", number(b.Last)))
			continue
		}
		for n := b.First; n <= b.Last; n++ {
			single = append(single, number(n))
		}
	}
	if single != nil {
		alternatives = append(alternatives, BlockColumn+" IN "+p.Add("Array(UInt64)", "["+strings.Join(single, ",")+"]"))
	}
	return strings.Join(alternatives, " OR ")
}
