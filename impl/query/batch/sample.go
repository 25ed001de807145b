package batch

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Sample asks for a few of the rows that Rows count in a window.
type Sample struct {
	// Rows select what is answered, and say which rows count.
	Rows Rows
	// Start and End are the window, in milliseconds since 1970. The end is not part of it.
	Start, End int64
	// Group has the labels of one group, whose rows alone are asked for. Without labels all rows are.
	Group []core.Label
	// OrderBy is a list of expressions with directions, blank for the order of the source.
	OrderBy string
	// Limit is how many rows to answer at most.
	Limit int
}

// maxSample is how large the rows of a sample may be.
const maxSample = 1 << 20

// Sample answers the rows that a sample asks for, which are those that Observe counts for the window and the group. They
// are not worth much memory: what they hold counts as that of the team's alerts, and rows larger than a mebibyte are
// Invalid. Other errors are as those of Search.
func (b *Reader) Sample(ctx context.Context, team core.TeamID, s Sample) (query.SearchResult, error) {
	windows := Windows{
		Start: time.UnixMilli(s.Start), End: time.UnixMilli(s.End), Interval: time.Duration(s.End-s.Start) * time.Millisecond,
	}
	w, err := windows.window()
	if err != nil {
		return query.SearchResult{}, err
	}
	counted, err := s.Rows.values(sqlgen.ReadAliases(s.Rows.selected()))
	if err != nil {
		return query.SearchResult{}, err
	}
	return b.runner.Sample(ctx, team, counted.Ref(), func(t *sqlgen.Table) (sqlgen.Query, error) { return s.query(t, w, counted) })
}

// query renders the sample of the rows that are counted. Whatever decides there whether a row counts does so here.
func (s Sample) query(t *sqlgen.Table, w sqlgen.Window, counted *sqlgen.Values) (sqlgen.Query, error) {
	var p filter.Params
	bucket, conditions, err := counted.Source.TimeRange(t, w, &p)
	if err != nil {
		return sqlgen.Query{}, err
	}
	// Of a source whose time is a day, or is rounded, the conditions of the range keep more than the window.
	conditions = append(conditions, bucket+" = "+strconv.FormatInt(w.First(), 10))
	matching, _, err := counted.Conditions(t, &p)
	if err != nil {
		return sqlgen.Query{}, err
	}
	conditions = append(conditions, matching...)
	if len(s.Group) > 0 {
		groups, err := counted.Series[0].Groups(t, &p)
		if err != nil {
			return sqlgen.Query{}, err
		}
		if len(groups) != len(s.Group) {
			return sqlgen.Query{}, core.InvalidError(fmt.Sprintf("groupBy has %d expressions, but the group has %d values",
				len(groups), len(s.Group)))
		}
		for i, g := range groups {
			condition, err := labelIs(s.Group[i], g.SQL, &p)
			if err != nil {
				return sqlgen.Query{}, err
			}
			conditions = append(conditions, "("+condition+")")
		}
	}
	search := sqlgen.Search{
		Source: s.Rows.Source, Select: s.Rows.Select, OrderBy: s.OrderBy, Limit: s.Limit, MaxBytes: maxSample,
	}
	// What is selected has its aliases for ClickHouse, and so for the order, which need not repeat their expressions.
	return search.Matching(t.With(nil), &p, conditions)
}
