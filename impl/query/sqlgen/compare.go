package sqlgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/filter"
)

// Side are rows that are compared with others.
type Side struct {
	Rows   Rows
	Sample Sample
}

// Sides are those of a comparison. Together says that they are all rows of a range, of which the same sample is read.
type Sides struct {
	Selection, Baseline Side
	Together            bool
}

// ComparedField is a field whose values are compared. With Keys it is a column with attributes, which are a field each.
type ComparedField struct {
	Name string
	Keys bool
}

// allRows is the number of the field that every row has, and that has no name.
const allRows = 1

// Differences renders the values of which the sides have the most different shares: the name of the field, the value, how many
// rows of each side have it, and their shares. The first row has no name, and is about all rows. Of each side so many rows are
// read at most.
func (s Sides) Differences(t *Table, fields []ComparedField, most int64, limit int) (Query, error) {
	var p filter.Params
	items, names, err := comparedItems(t, &p, fields)
	if err != nil {
		return Query{}, err
	}
	list := func(side string, sample Sample, from string, most int64) string {
		return fmt.Sprintf("SELECT %s AS __items, toUInt8(%s) AS __side, toFloat64(%s) AS __weight%s LIMIT %d",
			items, side, sample.weight(t, &p), from, most)
	}
	var lists []string
	if s.Together {
		isSelected, err := s.Selection.Rows.isSelected(t, &p)
		if err != nil {
			return Query{}, err
		}
		sample := s.Selection.Sample
		sample.Thin = 0
		from, err := s.Selection.Rows.Unfiltered().from(t, &p, sample)
		if err != nil {
			return Query{}, err
		}
		from += fmt.Sprintf(" AND cityHash64(_part_offset) %% if(%s, %d, %d) = 0",
			isSelected, max(1, s.Selection.Sample.Thin), max(1, s.Baseline.Sample.Thin))
		lists = append(lists, list("NOT "+isSelected, sample, from, 2*most))
	} else {
		for i, side := range []Side{s.Selection, s.Baseline} {
			from, err := side.Rows.from(t, &p, side.Sample)
			if err != nil {
				return Query{}, err
			}
			lists = append(lists, list(strconv.Itoa(i), side.Sample, from, most))
		}
	}
	all := "__field = " + strconv.Itoa(allRows)
	values := "SELECT __item.1 AS __field, __item.2 AS __key, __item.3 AS __value," +
		" countIf(__side = 0) AS __rows0, countIf(__side = 1) AS __rows1," +
		" sumIf(__weight, __side = 0) AS __weight0, sumIf(__weight, __side = 1) AS __weight1" +
		" FROM (SELECT arrayJoin(__items) AS __item, __side, __weight FROM (" + strings.Join(lists, " UNION ALL ") + "))" +
		" GROUP BY __item HAVING count() > 1 OR " + all // What one row has is an id, and most of what there is.
	weighed := "SELECT *, max(if(" + all + ", __weight0, 0)) OVER () AS __all0, max(if(" + all + ", __weight1, 0)) OVER () AS __all1" +
		" FROM (" + values + ")"
	name := "concat(arrayElement(" + textList(&p, names) + ", __field), __key)"
	return s.Selection.Rows.query("SELECT "+name+" AS __name, __value, __rows0, __rows1,"+
		" if(__all0 = 0, 0, __weight0 / __all0) AS __share0, if(__all1 = 0, 0, __weight1 / __all1) AS __share1 FROM ("+weighed+")"+
		" WHERE "+all+" OR __share0 != __share1 ORDER BY NOT "+all+", round(abs(__share0 - __share1), 9) DESC, __name, __value"+
		" LIMIT "+strconv.Itoa(limit+1), &p)
}

// Met renders how many rows of the selection's sample the selection has, and how many it leaves out.
func (s Sides) Met(t *Table) (Query, error) {
	var p filter.Params
	isSelected, err := s.Selection.Rows.isSelected(t, &p)
	if err != nil {
		return Query{}, err
	}
	from, err := s.Selection.Rows.Unfiltered().from(t, &p, s.Selection.Sample)
	if err != nil {
		return Query{}, err
	}
	return s.Selection.Rows.query("SELECT arrayJoin([countIf(__selected), countIf(NOT __selected)]) FROM (SELECT "+isSelected+" AS __selected"+from+")", &p)
}

// comparedItems is the list of what a row has: the number of a field, the key of an attribute, and the value. Names has what
// each number stands for.
func comparedItems(t *Table, p *filter.Params, fields []ComparedField) (sql string, names []string, err error) {
	const typ = "'Array(Tuple(UInt16, String, String))'"
	keyed, plain := []string{"CAST([], " + typ + ")"}, []string(nil)
	names = make([]string, allRows, allRows+len(fields))
	for i, f := range fields {
		number := i + 1 + allRows
		if !f.Keys {
			value, _, err := Source{}.FieldText(t, p, f.Name)
			if err != nil {
				return "", nil, err
			}
			names = append(names, f.Name)
			plain = append(plain, fmt.Sprintf("(toUInt16(%d), '', CAST(%s, 'String'))", number, value))
			continue
		}
		column, err := t.With(nil).Field(f.Name)
		if err != nil {
			return "", nil, err
		}
		names = append(names, f.Name+".")
		keyed = append(keyed, fmt.Sprintf("arrayMap((k, v) -> (toUInt16(%d), CAST(k, 'String'), CAST(%s, 'String')),"+
			" mapKeys(%s), mapValues(%[3]s))", number, textOf("v", column.Type.Elem), column.SQL(p)))
	}
	const bounded = "i.3 != '' AND length(i.3) <= %[1]d"
	lists := []string{
		fmt.Sprintf("[(toUInt16(%d), '', '')]", allRows),
		fmt.Sprintf("arrayFilter(i -> i.2 NOT IN %[3]s AND length(i.2) <= %[1]d AND "+bounded+", arrayConcat(%[2]s))",
			MaxValueLength, strings.Join(keyed, ", "), hiddenKeys),
	}
	if plain != nil {
		lists = append(lists, fmt.Sprintf("arrayFilter(i -> "+bounded+", [%[2]s])", MaxValueLength, strings.Join(plain, ", ")))
	}
	return "arrayConcat(" + strings.Join(lists, ", ") + ")", names, nil
}
