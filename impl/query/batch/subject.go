package batch

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// subject is what one or several conditions ask.
type subject struct {
	places  []int             // their places
	tile    *query.ParsedTile // nil for rows
	rows    *Rows             // nil for a tile
	values  *sqlgen.Values    // nil for raw SQL
	grouped bool
	key     *rowKey // nil if it has none, or none was looked for
}

// scanKey is equal for subjects that one query may read, as far as that can be known without their tables. It is empty
// for those that no other can share a query with.
//
// SQL that calls functions may bring the engine down. Its query is refused from then on, with everything that it reads, so
// subjects share one only if all call the same.
func (s *subject) scanKey() string {
	v := s.values
	if v == nil || v.Source.Kind == "metric" {
		return ""
	}
	for _, series := range v.Series {
		if series.AggFn == "none" { // which has no place for a condition
			return ""
		}
	}
	var key strings.Builder
	fmt.Fprintf(&key, "%q %q %q %q %q", s.calls(), v.Source.Connection, v.Source.From.Database, v.Source.From.Table,
		v.Source.Timestamp)
	for _, set := range v.Source.Settings {
		fmt.Fprintf(&key, " %q=%q", set.Name, set.Value)
	}
	return key.String()
}

// callsFunctions reports whether SQL of a user may call functions in the subject's query, as raw SQL does.
func (s *subject) callsFunctions() bool { return s.values == nil || len(s.calls()) > 0 }

// calls is the SQL of users in the values' query that may call functions, each text once.
func (s *subject) calls() []string {
	texts := s.values.Source.Expressions()
	if s.rows != nil {
		texts = append(texts, s.rows.expressions()...)
	}
	if filters := s.values.RowFilters; sqlgen.InSQL(filters.WhereLanguage) {
		texts = append(texts, filters.Where)
	}
	for _, series := range s.values.Series {
		texts = append(append(texts, series.Field), series.GroupBy...)
		if sqlgen.InSQL(series.WhereLanguage) {
			texts = append(texts, series.Where)
		}
	}
	texts = slices.DeleteFunc(texts, func(text string) bool { return !sqlgen.MayCall(text) })
	slices.Sort(texts)
	return slices.Compact(texts)
}

// rowKey distinguishes the rows of a subject from those of others: in them, all these fields equal these texts.
type rowKey struct {
	equal []filter.Equality
	rest  *filter.Filter // what else the filter of the subject asks for
}

// nameOf is equal for equalities of the same field.
func nameOf(e filter.Equality) string { return fmt.Sprintf("%q %q", e.Field.Column, e.Field.Path) }

// rowKey takes the key out of the filter, nil if it has none.
func (s *subject) rowKey(t *sqlgen.Table) *rowKey {
	v := s.values
	if len(v.Series) != 1 {
		return nil
	}
	where, language := v.Series[0].Where, v.Series[0].WhereLanguage
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
	equal, rest := f.Equalities(t.Aliases.Table(v.Source, t, nil))
	if len(equal) == 0 {
		return nil
	}
	slices.SortStableFunc(equal, func(a, b filter.Equality) int { return strings.Compare(nameOf(a), nameOf(b)) })
	return &rowKey{equal, rest}
}

// sharedByKey is as shared, among the rows that have the key of the subject.
func (s *subject) sharedByKey(t *sqlgen.Table, p *filter.Params) (values []string, present string, err error) {
	v := *s.values
	if s.rows != nil {
		rows := *s.rows
		rows.Where = ""
		v.Where = rows.conditions
	} else {
		v.Series = slices.Clone(v.Series)
		v.Series[0].Where = ""
	}
	common, wheres, err := v.Conditions(t, p)
	if err == nil && s.key.rest.Root != nil {
		wheres[0], err = v.Source.Lucene(t, p, s.key.rest)
	}
	if err != nil {
		return nil, "", err
	}
	return s.sharedBy(t, p, common, wheres)
}

// groupsKey is equal for values whose rows are divided in the same way, which their texts alone do not show.
func groupsKey(v *sqlgen.Values, t *sqlgen.Table) (key string, err error) {
	defer query.Recovered(&err)
	if len(v.Groups) == 0 {
		return "", nil
	}
	var p filter.Params
	groups, err := v.Series[0].Groups(t.With(v.Aliases), &p)
	if err != nil {
		return "", err
	}
	if len(groups) != len(v.Groups) {
		return "", sqlgen.ErrGroups
	}
	for _, g := range groups {
		key += fmt.Sprintf("%q ", g.SQL)
	}
	for i := range len(p.Values()) {
		key += fmt.Sprintf("%q ", p.Values()["p"+strconv.Itoa(i)])
	}
	return key, nil
}

// shared renders the values of a tile among those of others, and the condition of the rows that it would read alone,
// empty if it would read all.
func (s *subject) shared(t *sqlgen.Table, p *filter.Params) (values []string, present string, err error) {
	common, wheres, err := s.values.Conditions(t, p)
	if err != nil {
		return nil, "", err
	}
	return s.sharedBy(t, p, common, wheres)
}

// sharedBy is as shared, with conditions that were rendered.
func (s *subject) sharedBy(t *sqlgen.Table, p *filter.Params, common, wheres []string) (values []string, present string, err error) {
	for i, series := range s.values.Series {
		when := common
		if wheres[i] != "" {
			when = append(slices.Clip(common), "("+wheres[i]+")")
		}
		value, err := series.Aggregate(t, p, s.truth(when))
		if err != nil {
			return nil, "", sqlgen.Located("select", i, err)
		}
		values = append(values, value)
	}
	if slices.Contains(wheres, "") {
		return values, s.truth(common), nil
	}
	some := "(" + strings.Join(distinct(wheres), ") OR (") + ")"
	if len(distinct(wheres)) > 1 {
		some = "(" + some + ")"
	}
	return values, s.truth(append(slices.Clip(common), some)), nil
}

// truth is that all conditions hold, empty if there are none. One in SQL may be any number, which WHERE takes and an
// aggregate does not.
func (s *subject) truth(conditions []string) string {
	inSQL := sqlgen.InSQL(s.values.RowFilters.WhereLanguage) ||
		s.rows != nil && (s.rows.WhereLanguage == "sql" || len(s.rows.Filters) > 0 || s.rows.Source.TableFilter != "") ||
		slices.ContainsFunc(s.values.Series, func(s sqlgen.Series) bool { return s.WhereLanguage != "" && s.WhereLanguage != "lucene" })
	if len(conditions) == 1 && inSQL {
		return conditions[0] + " AND true"
	}
	return strings.Join(conditions, " AND ")
}

// distinct returns the texts without repetitions, in their order.
func distinct(list []string) []string {
	var once []string
	for _, s := range list {
		if !slices.Contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}
