package batch

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func keyColumn(i int) string { return "__key" + strconv.Itoa(i) }

// scanKey is the key of a scan: its rows are groups by these fields as well, each for the subjects with its texts.
type scanKey struct {
	fields   []string
	literals []string // of the texts of the subjects, each once
	encoded  int      // size of them
	subjects map[string][]*scanned
}

// of is the key of a new scan that a subject with this one is the first of.
func (k *rowKey) of(p *filter.Params) *scanKey {
	of := &scanKey{subjects: map[string][]*scanned{}}
	for _, e := range k.equal {
		of.fields = append(of.fields, e.Field.SQL(p))
	}
	return of
}

// query puts the key into a query with these parameters and conditions.
func (k *scanKey) query(g *sqlgen.Grouping, params map[string]string, conditions []string) (map[string]string, []string) {
	for i, sql := range k.fields {
		g.Key(sql, keyColumn(i))
	}
	params = maps.Clone(params)
	params[keysParam] = "[" + strings.Join(k.literals, ",") + "]"
	in, typ := k.fields[0], "String"
	if n := len(k.fields); n > 1 {
		in = "(" + strings.Join(k.fields, ", ") + ")"
		typ = "Tuple(" + strings.Join(slices.Repeat([]string{typ}, n), ", ") + ")"
	}
	return params, append(slices.Clip(conditions), in+" IN ({"+keysParam+":Array("+typ+")})")
}

// find returns the subjects with the texts of a row.
func (k *scanKey) find(cells []any) ([]*scanned, error) {
	texts := make([]string, len(cells))
	for i, cell := range cells {
		text, ok := cell.(string)
		if !ok {
			return nil, query.Strange("scan answered a key of type %T", cell)
		}
		texts[i] = text
	}
	return k.subjects[joined(texts)], nil
}

// joined is one text for several, which no others have.
func joined(texts []string) string {
	if len(texts) == 1 {
		return texts[0]
	}
	var b strings.Builder
	for _, t := range texts {
		b.WriteString(strconv.Itoa(len(t)) + ":" + t)
	}
	return b.String()
}
