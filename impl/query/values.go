package query

import (
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Values reads the rows of a window, all that there are. An increase of levels is Invalid, with its place in select.
func (r *Runner) Values(ctx context.Context, team core.TeamID, v *sqlgen.Values, w sqlgen.Window) (*Found, error) {
	found, err := r.values(ctx, team, v, w, false, 0)
	if err != nil {
		return nil, err
	}
	return found, r.checkIncreases(ctx, team, v, w, found)
}

// values reads the rows of a window. Series on metrics may be of different types, each of which has a table of its own. The
// columns of all but the first are looked up before, and an error about one names the place of its series in select.
func (r *Runner) values(
	ctx context.Context, team core.TeamID, v *sqlgen.Values, w sqlgen.Window, ranked bool, limit int,
) (*Found, error) {
	ref := v.Ref()
	tables := make([]*sqlgen.Table, len(v.Series)) // of the metrics behind the first
	if v.Source.Kind == "metric" {
		var err error
		if ref, err = v.Series[0].From(); err != nil {
			return nil, sqlgen.Located("select", 0, err)
		}
		for i, s := range v.Series[1:] {
			other, err := s.From()
			if err == nil {
				_, tables[i+1], err = r.Table(ctx, team, other)
			}
			if err != nil {
				return nil, sqlgen.Located("select", i+1, err)
			}
		}
	}
	var found *Found
	over := overTime{window: w, series: v.Series, first: 1 + len(v.Groups), add: adds(v.Series, 1+len(v.Groups), false), render: func(t *sqlgen.Table, w sqlgen.Window) (sqlgen.Query, error) {
		return v.Statement([]*sqlgen.Table{t}, w, false, 0)
	}}
	switch {
	case w.Bucket == 0:
		over = r.overWhole(team, v, w, limit)
	case ranked && len(v.Groups) > 0:
		over.arrange = func(_ context.Context, _ *engine.DB, _ *sqlgen.Table, rec *engine.Recording) (*engine.Recording, error) {
			return rankRows(rec, v, limit), nil
		}
	}
	err := r.runOver(ctx, team, ref, over, func(t *sqlgen.Table) (sqlgen.Query, error) {
		tables[0] = t
		return v.Statement(tables, w, ranked, limit)
	}, func(rows *engine.Rows) (err error) {
		found, err = readValues(rows, v, w)
		return err
	})
	return found, err
}

// CheckLastNumber returns an error if the type of the last shown value rules out numbers. Only any and none of events have
// such types. ClickHouse describes the expression, and the answer is remembered for a while. An expression that it does not
// describe is accepted.
func (r *Runner) CheckLastNumber(ctx context.Context, team core.TeamID, v *sqlgen.Values) error {
	last := v.Shown[len(v.Shown)-1]
	if last.Series < 0 || v.Source.Kind == "metric" || !slices.Contains([]string{"any", "none"}, v.Series[last.Series].AggFn) {
		return nil
	}
	ref := v.Ref()
	db, t, err := r.Table(ctx, team, ref)
	if err != nil {
		return err
	}
	var p filter.Params
	sql, err := v.Series[last.Series].Aggregate(t.With(v.Aliases), &p, "")
	if err != nil {
		return sqlgen.Located("select", last.Series, err)
	}
	key := describedKey{team, db.Client(), ref.Database, sha256.Sum256(fmt.Appendf(nil, "%q %q %q", ref.Table, sql, p.Values()))}
	columns, known := r.described.get(key)
	if !known {
		typ, err := r.describe(ctx, team, db, ref, sql, &p)
		columns = []engine.Column{{Type: typ}}
		switch {
		case ctx.Err() != nil:
			return err
		case isLasting(err):
			r.described.put(key, columns)
		}
	}
	// An enum is judged by its values, like text, because its names may be numbers.
	if strings.HasPrefix(sqlgen.ValueType(columns[0].Type), "Enum") {
		return nil
	}
	return checkType(last.Name, columns[0].Type)
}

// checkIncreases finds out why increases have no values in what was found. That costs a query for each, which is why it
// is asked only about series that have no value in any row. A series of levels is Invalid, with its place in select.
func (r *Runner) checkIncreases(ctx context.Context, team core.TeamID, v *sqlgen.Values, w sqlgen.Window, found *Found) error {
	for i, s := range v.Series {
		if s.AggFn != "increase" || slices.ContainsFunc(found.Rows, func(r foundRow) bool { return r.Values[i] != nil }) {
			continue
		}
		if err := r.checkIncrease(ctx, team, s, w); err != nil {
			return sqlgen.Located("select", i, err)
		}
	}
	return nil
}

// Found are the rows of values in a window. They are bounded by CheckSize while they are read, and not shared: whoever
// reads them may change them.
type Found struct {
	GroupTypes, valueTypes []string // empty without rows
	Rows                   []foundRow
}

// foundRow is a row of values as the engine has answered it.
type foundRow struct {
	Bucket int64  // number of the bucket, 0 for tiles without
	rank   uint64 // of the groups, if they have one
	Groups []any
	key    string // of the groups
	Values []any  // of the series
}

// readValues reads the rows of values to their end.
func readValues(rows *engine.Rows, v *sqlgen.Values, w sqlgen.Window) (*Found, error) {
	f := &Found{}
	from := 0
	if w.Bucket > 0 {
		from = 1
	}
	to := from + len(v.Groups)
	for rows.Next() {
		cells, err := rows.Values()
		if err != nil {
			return nil, err
		}
		if len(cells) < to+len(v.Series) {
			return nil, Strange("tile query answered %d columns, want %d", len(cells), to+len(v.Series))
		}
		r := foundRow{Groups: cells[from:to], key: groupKey(cells[from:to]), Values: cells[to : to+len(v.Series)]}
		if from > 0 {
			number, ok := cells[0].(uint32)
			if !ok {
				return nil, Strange("tile query answered a bucket of type %T", cells[0])
			}
			r.Bucket = int64(number)
		}
		if rank, ok := cells[len(cells)-1].(uint64); ok && len(cells) > to+len(v.Series) {
			r.rank = rank
		}
		f.Rows = append(f.Rows, r)
		if err := CheckSize(len(f.Rows), len(cells)); err != nil {
			return nil, err
		}
	}
	if len(f.Rows) > 0 {
		for i, c := range rows.Columns() {
			switch {
			case i >= from && i < to:
				f.GroupTypes = append(f.GroupTypes, c.Type)
			case i >= to && i < to+len(v.Series):
				f.valueTypes = append(f.valueTypes, c.Type)
			}
		}
	}
	return f, rows.Err()
}

// groupKey is equal for equal groups and no others.
func groupKey(groups []any) string {
	var key []byte
	for _, g := range groups {
		if text, ok := g.(string); ok {
			key = strconv.AppendQuote(key, text) // AppendValue has one character for all bytes that are no UTF-8
		} else {
			key = AppendValue(key, g, time.RFC3339Nano)
		}
		key = append(key, 0)
	}
	return string(key)
}
