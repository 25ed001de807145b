package query

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/reuse"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// overTime is what a query asks over time, for any window: rows of a bucket, groups and values, in that order.
type overTime struct {
	window sqlgen.Window
	series []sqlgen.Series // of the values, the first of which is in the column first
	first  int
	render func(*sqlgen.Table, sqlgen.Window) (sqlgen.Query, error)
	// arrange makes the rows of the query of what render asks for, or nothing where only the engine can. Nil is for rows that
	// are the same.
	arrange arrange
	// add adds rows of a bucket to others of it, see reuse.Question.
	add func([]engine.Column, [][]any, [][]any) ([][]any, bool)
}

type arrange func(context.Context, *engine.DB, *sqlgen.Table, *engine.Recording) (*engine.Recording, error)

// question is what a request asks of what is kept. A nil one asks for nothing.
type question struct {
	reuse.Question
	cache   *reuse.Cache
	table   *sqlgen.Table
	arrange arrange
}

// exactness are the aggregations that may be kept. The engine adds fractions in any order, and takes any of the values that
// are last at the same time; of many values it knows quantiles about.
var exactness = map[string]reuse.Exactness{
	"count": reuse.Exact, "min": reuse.Exact, "max": reuse.Exact, "count_distinct": reuse.Exact,
	"sum": reuse.Rounded, "avg": reuse.Rounded, "last_value": reuse.Chosen, "quantile": reuse.Chosen,
}

// question is nil where nothing is kept: for what is no request, for metrics, and for aggregations that are SQL.
func (r *Runner) question(
	ctx context.Context, team core.TeamID, db *engine.DB, ref sqlgen.Ref, t *sqlgen.Table, over overTime,
) *question {
	fresh, _ := ctx.Value(freshnessKey{}).(*Freshness)
	if r.Reuse == nil || fresh == nil || fresh.Strict || over.window.Bucket == 0 || ref.Source.Kind == "metric" {
		return nil
	}
	values := make([]reuse.Exactness, len(over.series))
	for i, s := range over.series {
		found, ok := exactness[s.AggFn]
		if !ok {
			return nil
		}
		values[i] = found
	}
	canonical, err := over.render(t, reuse.CanonicalWindow(over.window))
	if err != nil {
		return nil
	}
	q := &question{cache: r.Reuse, table: t, arrange: over.arrange, Question: reuse.Question{
		Team: team, DB: db, Table: ref.Table, Time: ref.Source.TimeColumn(t), Window: over.window,
		SQL: canonical.SQL, Params: fmt.Sprintf("%q", canonical.Params), Settings: canonical.Settings,
		First: over.first, Values: values, Add: over.add,
	}}
	q.Ask = func(ctx context.Context, w sqlgen.Window) (*engine.Recording, error) {
		asked, err := over.render(t, w)
		if err != nil {
			return nil, err
		}
		asked.NoDirectRead = w.Proof != nil && len(w.Proof.Patches) > 0
		rec, ran, err := r.record(ctx, team, db, asked)
		q.Ran += ran
		return rec, err
	}
	return q
}

// answer answers from what is kept, and keeps what it asks for. Without an answer the query has to be asked in full.
func (q *question) answer(ctx context.Context, begin func()) (*engine.Recording, error) {
	if q == nil {
		return nil, nil
	}
	rec, err := q.cache.Answer(ctx, &q.Question, begin)
	if rec != nil && q.arrange != nil {
		if rec, err = q.arrange(ctx, q.DB, q.table, rec); rec == nil && err == nil {
			q.cache.Refuse(&q.Question)
		}
	}
	return rec, err
}

// took records the cost of the query in full.
func (q *question) took(cost reuse.Cost) {
	if q != nil {
		q.cache.Took(&q.Question, cost)
	}
}

// rankRows ranks the groups of rows as Grouping.SQL does: by the total or the last number of their first value. Equal groups
// are in the order of their names. It keeps limit groups, 0 for all. It returns nothing if it cannot compare values and groups
// as the engine does.
func rankRows(rec *engine.Recording, v *sqlgen.Values, limit int) *engine.Recording {
	columns := rec.Columns()
	if v.Shown[0].Series < 0 {
		return nil
	}
	if len(columns) == 0 {
		return rec
	}
	groups, first := len(v.Groups), 1+len(v.Groups)+v.Shown[0].Series
	for _, c := range columns[1 : 1+groups] {
		if !rankedType(c.Type) {
			return nil
		}
	}
	type ranked struct {
		groups []any
		top    *float64
		rank   uint64
	}
	// Totals of fractions depend on the order of the additions. The engine adds bucket by bucket.
	found := slices.Clone(rec.All())
	slices.SortStableFunc(found, func(a, b []any) int { return cmp.Compare(a[0].(uint32), b[0].(uint32)) })
	known := map[string]*ranked{}
	var order []*ranked
	keys := make([]string, len(found))
	byLast := v.RanksByLast()
	for i, row := range found {
		value, ok := finiteNumber(row[first])
		if !ok {
			return nil
		}
		keys[i] = groupKey(row[1 : 1+groups])
		g := known[keys[i]]
		if g == nil {
			g = &ranked{groups: row[1 : 1+groups]}
			known[keys[i]], order = g, append(order, g)
		}
		if byLast {
			g.top = cmp.Or(value, g.top)
		} else {
			g.top = total(g.top, value)
		}
	}
	slices.SortFunc(order, func(a, b *ranked) int {
		return cmp.Or(compareTop(a.top, b.top), compareAllGroups(a.groups, b.groups))
	})
	for i, g := range order {
		g.rank = uint64(i + 1)
	}
	rows := make([][]any, 0, len(found))
	for i, row := range found {
		if rank := known[keys[i]].rank; limit == 0 || rank <= uint64(limit) {
			rows = append(rows, append(slices.Clone(row), rank))
		}
	}
	slices.SortStableFunc(rows, func(a, b []any) int {
		last := len(a) - 1
		return cmp.Or(cmp.Compare(a[0].(uint32), b[0].(uint32)), cmp.Compare(a[last].(uint64), b[last].(uint64)))
	})
	return engine.NewRecording(append(slices.Clone(columns), engine.Column{Name: "__rank", Type: "UInt64"}), rows)
}

// total adds a number to others. Nil stands for no number.
func total(sum, number *float64) *float64 {
	if sum == nil || number == nil {
		return cmp.Or(sum, number)
	}
	added := *sum + *number
	return &added
}

// finiteNumber converts a number as toFloat64 does. NULL, NaN and the infinities become nil. For other types, ok is false.
func finiteNumber(v any) (number *float64, ok bool) {
	switch v.(type) {
	case nil, float64, int64, uint64:
		return Number(v), true
	}
	return nil, false
}

// rankedType reports whether groups of a type are in an order that compareGroups knows: that of bytes, or of numbers.
func rankedType(typ string) bool {
	for _, wrapper := range []string{"LowCardinality(", "Nullable("} {
		if inner, ok := strings.CutPrefix(typ, wrapper); ok {
			typ = strings.TrimSuffix(inner, ")")
		}
	}
	switch typ {
	case "String", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16", "Int32", "Int64":
		return true
	}
	return false
}

// rankedValue is a value as a number, nil for NULL. What is NaN, text, or an integer with more digits than that is not ok.
func rankedValue(v any) (*float64, bool) {
	switch v := v.(type) {
	case nil:
		return nil, true
	case float64:
		return &v, !math.IsNaN(v)
	case int64, uint64:
		n := Number(v)
		return n, math.Abs(*n) < 1<<53
	}
	return nil, false
}

// compareGroups compares two values of a group's column, of which NULL comes last.
func compareGroups(a, b any) int {
	switch a := a.(type) {
	case nil:
		if b == nil {
			return 0
		}
		return 1
	case string:
		if text, ok := b.(string); ok {
			return strings.Compare(a, text)
		}
		return -1
	}
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	switch {
	case !y.IsValid():
		return -1
	case x.CanUint() && y.CanUint():
		return cmp.Compare(x.Uint(), y.Uint())
	}
	return cmp.Compare(x.Int(), y.Int())
}
