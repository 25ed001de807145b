package batch

import (
	"cmp"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// expressions are SQL of the rows, besides those of their source.
func (r *Rows) expressions() []string {
	texts := []string{r.GroupBy, r.selected()}
	if sqlgen.InSQL(r.WhereLanguage) {
		texts = append(texts, r.Where)
	}
	for _, f := range r.Filters {
		for _, text := range []*string{f.Condition, f.Left, f.Right} {
			if text != nil {
				texts = append(texts, *text)
			}
		}
	}
	return texts
}

// Rows are the rows that a saved search finds, to be counted. On a source that samples, each counts as many times
// as its weight says.
type Rows struct {
	// Source is a source of logs, traces or sessions.
	Source sqlgen.Source
	// Select is the select list of the search, blank for the source's own. Its aliases may stand for its expressions in
	// conditions and groups, unless the table knows these names itself.
	Select string
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default, or sql.
	Where, WhereLanguage string
	// GroupBy is a list of expressions, which may have aliases, by whose values rows are counted. Blank counts all as one.
	GroupBy string
	// Filters must match as well.
	Filters []api.SavedSearchFilter
}

// values are the count of the rows. The aliases are those of what is selected.
func (r *Rows) values(selected *sqlgen.Aliases) (*sqlgen.Values, error) {
	if err := (sqlgen.Search{Source: r.Source, WhereLanguage: r.WhereLanguage}).Check(); err != nil {
		return nil, err
	}
	groupBy, names, err := sqlgen.SplitGroups(r.GroupBy)
	if err != nil {
		return nil, err
	}
	const name = "count()"
	return &sqlgen.Values{
		Source: r.Source, Aliases: selected.In(r.lucene()...),
		Series: []sqlgen.Series{{Source: r.Source, AggFn: "count", GroupBy: groupBy}}, Names: []string{name},
		Groups: names, Shown: []sqlgen.ShownValue{{Name: name}}, Where: r.conditions,
	}, nil
}

// conditions are those that rows must meet, each between parentheses.
func (r *Rows) conditions(t *sqlgen.Table, p *filter.Params) ([]string, error) {
	s := r.Source
	var list []string
	where, err := s.Where(t, p, r.Where, r.WhereLanguage)
	if err != nil {
		return nil, err
	}
	if where != "" {
		list = append(list, "("+where+")")
	}
	filters, err := s.RowConditions(t, p, r.filters())
	if err != nil {
		return nil, err
	}
	list = append(list, filters...)
	own, err := sqlgen.Search{Source: s}.TableFilter(t, p)
	if err != nil {
		return nil, err
	}
	if own != "" {
		list = append(list, "("+own+")")
	}
	return list, nil
}

// lucene are the conditions in that language.
func (r *Rows) lucene() []string {
	var texts []string
	if !sqlgen.InSQL(r.WhereLanguage) {
		texts = append(texts, r.Where)
	}
	return append(texts, r.filters().Lucene()...)
}

func (r *Rows) filters() sqlgen.RowFilters {
	return sqlgen.RowFilters{Place: "filters", List: r.Filters}
}

// selected is the select list of the rows.
func (r *Rows) selected() string { return cmp.Or(strings.TrimSpace(r.Select), r.Source.Select) }
