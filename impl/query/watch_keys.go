package query

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/sqltext"
)

// Most alerts differ in nothing but whose rows they watch. Those of thousands of services would each cost a column and a
// comparison with each row; as groups of one query they cost a row of its result.

const (
	// minKeyed is how many subjects make a query with a key worth it, and minPerColumn how many that share a column do.
	minKeyed     = 8
	minPerColumn = 2

	keysParam = "keys"
)

func keyColumn(i int) string { return "__key" + strconv.Itoa(i) }

// rowKey tells the rows of a subject from those of others: in them, all these fields equal these texts.
type rowKey struct {
	equal []filter.Equality
	rest  *filter.Filter // what else the filter of the subject asks for
}

// scanKey is the key of a scan: its rows are groups by these fields as well, each for the subjects with its texts.
type scanKey struct {
	fields   []string
	literals []string // of the texts of the subjects, each once
	encoded  int      // size of them
	subjects map[string][]*scanned
}

// keyedScans divides subjects into scans with a key, and others that had better be without.
func keyedScans(subjects []*subject, like scan) (scans []*scan, others []*subject) {
	open := map[string]*scan{} // by groups and fields
	for _, subject := range subjects {
		s, err := subject.placeByKey(like, open)
		if s == nil || err != nil { // what is wrong will be found again
			others = append(others, subject)
		} else if len(s.subjects) == 1 {
			scans = append(scans, s)
		}
	}
	scans = slices.DeleteFunc(scans, func(s *scan) bool {
		pays := len(s.subjects) >= max(minKeyed, minPerColumn*len(s.columns))
		if !pays {
			others = append(others, s.members()...)
		}
		return !pays
	})
	return scans, others
}

// placeByKey adds a subject to one of the open scans, or opens another. There is none if it has no key.
func (s *subject) placeByKey(like scan, open map[string]*scan) (_ *scan, err error) {
	defer recovered(&err)
	if s.key = s.rowKey(like.table.with(s.values.aliases)); s.key == nil {
		return nil, nil
	}
	groups, err := groupsKey(s.values, like.table)
	if err != nil {
		return nil, err
	}
	for _, e := range s.key.equal {
		groups += fmt.Sprintf(" = %q", nameOf(e))
	}
	placed, err := place(s, like, open[groups])
	if placed != nil && err == nil {
		open[groups] = placed
	}
	return placed, err
}

// nameOf is equal for equalities of the same field.
func nameOf(e filter.Equality) string { return fmt.Sprintf("%q %q", e.Field.Column, e.Field.Path) }

// rowKey takes the key out of the filter, nil if it has none.
func (s *subject) rowKey(t *table) *rowKey {
	v := s.values
	if len(v.series) != 1 {
		return nil
	}
	where, language := v.series[0].Where, v.series[0].WhereLanguage
	if s.rows != nil {
		where, language = s.rows.Where, s.rows.WhereLanguage
	}
	if language != "" && language != "lucene" {
		return nil
	}
	f, err := filter.Parse(where)
	if err != nil {
		return nil
	}
	equal, rest := f.Equalities(t.aliases.table(v.source, t, nil))
	if len(equal) == 0 {
		return nil
	}
	slices.SortStableFunc(equal, func(a, b filter.Equality) int { return strings.Compare(nameOf(a), nameOf(b)) })
	return &rowKey{equal, rest}
}

// of is the key of a new scan that a subject with this one is the first of.
func (k *rowKey) of(p *filter.Params) *scanKey {
	of := &scanKey{subjects: map[string][]*scanned{}}
	for _, e := range k.equal {
		of.fields = append(of.fields, e.Field.SQL(p))
	}
	return of
}

// sharedByKey is as shared, among the rows that have the key of the subject.
func (s *subject) sharedByKey(t *table, p *filter.Params) (values []string, present string, err error) {
	v := *s.values
	if s.rows != nil {
		rows := *s.rows
		rows.Where = ""
		v.where = rows.conditions
	} else {
		v.series = slices.Clone(v.series)
		v.series[0].Where = ""
	}
	common, wheres, err := v.conditions(t, p)
	if err == nil && s.key.rest.Root != nil {
		wheres[0], err = v.source.lucene(t, p, s.key.rest)
	}
	if err != nil {
		return nil, "", err
	}
	return s.sharedBy(t, p, common, wheres)
}

// addKey adds the key of a subject. It is not ok if the scan is full.
func (s *scan) addKey(in *scanned) (ok bool) {
	texts, literals := make([]string, len(in.key.equal)), make([]string, len(in.key.equal))
	for i, e := range in.key.equal {
		texts[i], literals[i] = e.Text, sqltext.Literal(e.Text)
	}
	key := joined(texts)
	if _, known := s.key.subjects[key]; !known {
		literal := literals[0]
		if len(literals) > 1 {
			literal = "(" + strings.Join(literals, ",") + ")"
		}
		encoded := s.key.encoded + len(url.QueryEscape(literal+","))
		if s.encoded+encoded > maxScanParams || int64(len(s.key.literals)+1)*s.window.buckets() > engine.MaxRows {
			return false
		}
		s.key.literals, s.key.encoded = append(s.key.literals, literal), encoded
	}
	s.key.subjects[key] = append(s.key.subjects[key], in)
	return true
}

// query puts the key into a query with these parameters and conditions.
func (k *scanKey) query(g *grouping, params map[string]string, conditions []string) (map[string]string, []string) {
	for i, sql := range k.fields {
		g.key(sql, keyColumn(i))
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
			return nil, fmt.Errorf("scan answered a key of type %T", cell)
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
