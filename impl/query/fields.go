package query

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"weak"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// sampleSizes are how many rows are read at most for a question about fields.
type sampleSizes struct {
	// few is for a field of few values, which costs a tenth of what others do, and values for those. keys is for the list
	// of fields.
	few, values, keys int64
	// ranges is for what is compared.
	ranges int64
	// rare is for a side of a comparison of which a sample has hardly any.
	rare int64
	// strata are those that are counted for the weights of a sample.
	strata int64
	// granule is how many rows are taken or left as a whole.
	granule int64
	// compared are those of a side that are compared.
	compared int64
}

var usualSizes = sampleSizes{
	granule: sqlgen.Granule, few: 12_000_000, values: 700_000, keys: 250_000, ranges: 400_000, rare: 2_000_000, strata: 12_000_000,
	compared: 50_000,
}

// FieldValues asks for the values of a field that most rows have.
type FieldValues struct {
	Rows          sqlgen.Rows
	Field, Prefix string
	Limit         int
}

// FieldValues answers the values of a field. A mistake in the question is Invalid; other errors are as those of Chart.
func (r *Runner) FieldValues(ctx context.Context, team core.TeamID, v FieldValues) (api.FieldValues, error) {
	v.Rows = rounded(v.Rows)
	answer, err := r.keep(ctx, team, v.Rows.Source.Connection, v, func(ctx context.Context) (any, int, error) {
		answer := api.FieldValues{From: instant(v.Rows.Start), To: instant(v.Rows.End), Values: []api.FieldValue{}}
		size := 0
		err := r.sampled(ctx, team, v.Rows, func(t *sqlgen.Table) (int64, error) {
			_, few, err := v.Rows.Source.FieldText(t, &filter.Params{}, v.Field)
			if few && strings.TrimSpace(v.Rows.Where) == "" {
				return r.sizes.few, err
			}
			return r.sizes.values, err
		}, func(db *engine.DB, t *sqlgen.Table, s sqlgen.Sample, sampled bool) error {
			answer.Sampled = sampled
			q, err := v.Rows.TopValues(t, s, v.Field, v.Prefix, v.Limit)
			if err != nil {
				return err
			}
			answer.Values, size = answer.Values[:0], 0
			return r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
				answer.Values, size = answer.Values[:0], 0 // of a query that is run once more
				return eachRow(rows, v.Limit, func(value string, count uint64) error {
					if len(value) > sqlgen.MaxValueLength {
						return Strange("a value of %d bytes", len(value))
					}
					answer.Values = append(answer.Values, api.FieldValue{Value: value, Count: int64(count)})
					size += len(value) + 32
					return nil
				})
			})
		})
		return answer, size, err
	})
	if err != nil {
		return api.FieldValues{}, err
	}
	return answer.(api.FieldValues), nil
}

// Fields answers by what rows can be filtered: columns and attributes, or the metrics of a metric source for which no metric
// is named. Errors are as those of FieldValues.
func (r *Runner) Fields(ctx context.Context, team core.TeamID, of sqlgen.Rows) (api.FieldList, error) {
	of = rounded(of)
	answer, err := r.keep(ctx, team, of.Source.Connection, of, func(ctx context.Context) (any, int, error) {
		answer := api.FieldList{From: instant(of.Start), To: instant(of.End), Fields: []api.Field{}, Metrics: []api.Metric{}}
		var err error
		if of.Source.Kind == "metric" && of.MetricName == "" {
			err = r.metrics(ctx, team, of, &answer)
		} else {
			err = r.fields(ctx, team, of, &answer)
		}
		size := 0
		for _, f := range answer.Fields {
			size += sizeOf(f)
		}
		for _, m := range answer.Metrics {
			size += len(m.Name) + len(m.Unit) + len(m.Description) + 128
		}
		return answer, size, err
	})
	if err != nil {
		return api.FieldList{}, err
	}
	return answer.(api.FieldList), nil
}

// sizeOf is about what a field takes in an answer.
func sizeOf(f api.Field) int { return 2*len(f.Name) + len(f.Type) + 128 }

// fields adds the columns of a table and their keys to an answer.
func (r *Runner) fields(ctx context.Context, team core.TeamID, of sqlgen.Rows, answer *api.FieldList) error {
	budget := func(*sqlgen.Table) (int64, error) { return r.sizes.keys, nil }
	return r.sampled(ctx, team, of, budget, func(db *engine.DB, t *sqlgen.Table, s sqlgen.Sample, sampled bool) error {
		answer.Sampled, answer.Fields = sampled, []api.Field{}
		columns, keyed, attributes := shownColumns(t)
		all, present, err := r.present(ctx, team, db, t, of, s, slices.DeleteFunc(slices.Clone(columns), func(c filter.Column) bool {
			return isMap(c) && slices.Contains(keyed, c)
		}))
		if err != nil {
			return err
		}
		keys := make([][]api.Field, len(keyed))
		if len(keyed) > 0 && all > 0 {
			if keys, err = r.keysOf(ctx, team, db, t, of, s, keyed, attributes, all, present); err != nil {
				return err
			}
		}
		for _, c := range columns {
			answer.Fields = append(answer.Fields, api.Field{Name: c.Name, Type: c.Type, Column: c.Name, Share: share(present[c.Name], all)})
			if at := slices.IndexFunc(keyed, func(k filter.Column) bool { return k.Name == c.Name }); at >= 0 {
				answer.Fields = append(answer.Fields, keys[at]...)
			}
		}
		return nil
	})
}

// isMap reports whether a column is a map, which has a value where it has keys.
func isMap(c filter.Column) bool { return strings.HasPrefix(c.Type, "Map(") }

// present is how many rows there are, and how many have a value in each of the columns, by its name.
func (r *Runner) present(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows, s sqlgen.Sample, columns []filter.Column,
) (all float64, present map[string]float64, err error) {
	q, err := of.Present(t, s, columns)
	if err != nil {
		return 0, nil, err
	}
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		present = nil
		for rows.Next() {
			values, err := rows.Values()
			if err != nil {
				return err
			}
			if present != nil || len(values) != len(columns)+1 {
				return Strange("%d shares of %d columns", len(values)-1, len(columns))
			}
			present = make(map[string]float64, len(columns))
			set(&all, values[0])
			for i, c := range columns {
				var n float64
				set(&n, values[i+1])
				present[c.Name] = n
			}
		}
		return rows.Err()
	})
	if err == nil && present == nil {
		err = Strange("no shares of columns")
	}
	return all, present, err
}

// keysOf are the keys of columns as fields, of so many rows, and adds to present how many have any of them.
func (r *Runner) keysOf(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows, s sqlgen.Sample, keyed []filter.Column,
	attributes []string, all float64, present map[string]float64,
) (keys [][]api.Field, err error) {
	q, err := of.Keys(t, s, keyed)
	if err != nil {
		return nil, err
	}
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		keys = make([][]api.Field, len(keyed))
		size, reservation := 0, memory.FromContext(ctx)
		return eachRow3(rows, sqlgen.KeyRows(keyed), func(column uint32, key string, n float64) error {
			at := int(column)
			if at >= 2*len(keyed) || len(key) > sqlgen.MaxValueLength {
				return Strange("a key of %d bytes in column %d of %d", len(key), column, len(keyed))
			}
			if at >= len(keyed) {
				if c := keyed[at-len(keyed)]; isMap(c) { // an object without keys is one
					present[c.Name] = n
				}
				return nil
			}
			c := keyed[at]
			f := api.Field{Name: c.Name + "." + key, Type: attributes[at], Column: c.Name, Key: &key, Share: share(n, all)}
			keys[at] = append(keys[at], f)
			size += sizeOf(f)
			return errors.Join(checkLength(size), reservation.GrowTo(ctx, int64(size)))
		})
	})
	return keys, err
}

// share is a part of all, which with weights may come out as a little more.
func share(part, all float64) float64 {
	if all == 0 {
		return 0
	}
	return min(1, part/all)
}

// shownColumns are the columns that are fields, and those of them that have keys, with the types of their values. Arrays that
// ClickHouse would compute for every row are left out.
func shownColumns(t *sqlgen.Table) (columns, keyed []filter.Column, attributes []string) {
	for _, c := range t.Columns() {
		f, err := t.Field(c.Name)
		if err != nil || strings.HasPrefix(c.Name, "_") || c.DefaultKind == "ALIAS" && f.Type.Kind == filter.Array || c.DefaultKind == "EPHEMERAL" {
			continue
		}
		columns = append(columns, c)
		switch {
		case f.Type.Kind == filter.Map && f.Type.Key.Kind == filter.Text:
			keyed, attributes = append(keyed, c), append(attributes, f.Type.Elem.Name)
		case f.Type.Kind == filter.JSON:
			keyed, attributes = append(keyed, c), append(attributes, "String")
		}
	}
	return columns, keyed, attributes
}

// metrics adds the metrics of the tables of a source to an answer.
func (r *Runner) metrics(ctx context.Context, team core.TeamID, of sqlgen.Rows, answer *api.FieldList) error {
	types := []string{of.MetricType}
	if of.MetricType == "" {
		types = types[:0]
		for _, typ := range []string{"gauge", "sum", "histogram", "exponential histogram", "summary"} {
			if of.Source.MetricTables[typ] != "" {
				types = append(types, typ)
			}
		}
	}
	for _, typ := range types {
		of.MetricType = typ
		var found []api.Metric
		budget := func(*sqlgen.Table) (int64, error) { return r.sizes.few / int64(2*len(types)), nil }
		err := r.sampled(ctx, team, of, budget, func(db *engine.DB, t *sqlgen.Table, s sqlgen.Sample, sampled bool) error {
			q, err := of.Metrics(t, s)
			if err != nil {
				return err
			}
			answer.Sampled = answer.Sampled || sampled
			return r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
				found = nil
				for rows.Next() {
					m := api.Metric{MetricDataType: api.MetricType(typ)}
					var n uint64
					if err := scan(rows, &m.Name, &m.Unit, &m.Description, &n); err != nil {
						return err
					}
					if m.Rows = int64(n); len(found) == sqlgen.MaxMetrics ||
						max(len(m.Name), len(m.Unit), len(m.Description)) > sqlgen.MaxValueLength {
						return Strange("metric %d has a name of %d bytes", len(found), len(m.Name))
					}
					found = append(found, m)
				}
				return rows.Err()
			})
		})
		if err != nil {
			return err
		}
		answer.Metrics = append(answer.Metrics, found...)
	}
	slices.SortStableFunc(answer.Metrics, func(a, b api.Metric) int { return strings.Compare(a.Name, b.Name) })
	return nil
}

// sampled finds out which sample of rows to read, of which there may be as many as budget says, and has them read. If what
// went wrong may be what we know of the table, that is asked again and all is done once more.
func (r *Runner) sampled(
	ctx context.Context, team core.TeamID, of sqlgen.Rows, budget func(*sqlgen.Table) (int64, error),
	read func(db *engine.DB, t *sqlgen.Table, s sqlgen.Sample, sampled bool) error,
) error {
	ref, err := of.Ref()
	if err != nil {
		return err
	}
	db, known, err := r.Table(ctx, team, ref)
	if err != nil {
		return err
	}
	once := func(t *sqlgen.Table) error {
		most, err := budget(t)
		if err != nil {
			return err
		}
		s, sampled, err := r.sampleOf(ctx, team, db.In(ref.Database), t, of, most)
		if err != nil {
			return err
		}
		return read(db.In(ref.Database), t, s, sampled)
	}
	err = once(known.With(ref.Aliases))
	if err == nil || !ColumnsChanged(err) && core.KindOf(err) != core.Invalid {
		return err
	}
	fresh, freshErr := r.Refreshed(ctx, team, db, ref)
	if isGone(err, freshErr) {
		return freshErr
	}
	if freshErr != nil || fresh == known {
		return err
	}
	return once(fresh.With(ref.Aliases))
}

// sampleOf is the sample of rows of which ClickHouse reads so many at most.
func (r *Runner) sampleOf(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows, most int64,
) (s sqlgen.Sample, sampled bool, err error) {
	rows, sorted, err := r.estimate(ctx, team, db, t, of)
	if err != nil {
		return s, false, err
	}
	if !sorted { // which is also what ClickHouse says of a sorted table where an index leaves out all rows
		_, sorted, err = r.estimate(ctx, team, db, t, of.All())
		if err != nil || sorted {
			return s, false, err
		}
		s.Limit = min(most, r.sizes.values)
		n, err := r.met(ctx, team, db, t, of.All(), s)
		return s, n >= s.Limit, err
	}
	if rows <= most {
		return s, false, nil
	}
	there := rows
	if of.Filtered() { // What that leaves out by an index is not left out here.
		if there, _, err = r.estimate(ctx, team, db, t, of.All()); err != nil {
			return s, false, err
		}
	}
	counted := sqlgen.Sample{Granule: r.sizes.granule, Outer: 1, Every: max(1, (there+r.sizes.strata-1)/r.sizes.strata)}
	s = counted.Within((rows + most - 1) / most)
	q, err := of.StrataOf(t, counted, s)
	if err != nil {
		return s, false, err
	}
	s, err = r.weighed(ctx, team, of.Source.Connection, db, q, counted, s)
	return s, true, err
}

// weighed returns a sample with its weights. They are kept as answers are, because pages ask for the values of several fields of
// the same rows, and to count all of these is a third of the work. Rows that have come since then weigh as those before did.
func (r *Runner) weighed(
	ctx context.Context, team core.TeamID, connection string, db *engine.DB, q sqlgen.Query, counted, s sqlgen.Sample,
) (sqlgen.Sample, error) {
	key, err := r.keyOf(ctx, team, connection, q)
	if err != nil {
		return s, err
	}
	if known, ok := r.kept.known(key); ok {
		return known.(sqlgen.Sample), nil
	}
	var strata []string
	var all, met []uint64
	size := 0
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		strata, all, met, size = nil, nil, nil, 0
		return eachRow3(rows, sqlgen.MaxStrata, func(name string, there, of uint64) error {
			strata, all, met = append(strata, name), append(all, there*uint64(counted.Every)), append(met, of)
			size += len(name) + 32
			return nil
		})
	})
	if err != nil {
		return s, err
	}
	s = s.Weigh(strata, all, met)
	r.kept.keep(keptAnswer{key: key, answer: s, size: size + len(key.question) + keptOverhead, at: r.kept.now()})
	return s, nil
}

// met is how many rows of a sample the filter keeps.
func (r *Runner) met(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows, s sqlgen.Sample,
) (int64, error) {
	q, err := of.Met(t, s)
	if err != nil {
		return 0, err
	}
	counts, err := r.numbers(ctx, team, db, q)
	if err != nil || len(counts) != 1 {
		return 0, cmp.Or(err, error(errNoClickHouse))
	}
	return int64(min(counts[0], math.MaxInt64)), nil
}

// estimate is how many rows ClickHouse would read, if the table is one that knows.
func (r *Runner) estimate(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, of sqlgen.Rows,
) (n int64, sorted bool, err error) {
	q, err := of.Estimate(t)
	if err != nil {
		return 0, false, err
	}
	ref, err := of.Ref()
	if err != nil {
		return 0, false, err
	}
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		n, sorted = 0, false
		for rows.Next() {
			values, err := rows.Values()
			if err != nil {
				return err
			}
			if len(values) < 4 {
				return Strange("an estimate of %d columns", len(values))
			}
			if values[0] == ref.Database && values[1] == ref.Table {
				rows, _ := values[3].(uint64)
				n, sorted = n+int64(rows), true
			}
		}
		return rows.Err()
	})
	return n, sorted, err
}

// numbers are the first values of all rows.
func (r *Runner) numbers(ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query) (list []uint64, err error) {
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		list = nil
		for rows.Next() {
			var n uint64
			if err := scan(rows, &n); err != nil {
				return err
			}
			list = append(list, n)
		}
		return rows.Err()
	})
	return list, err
}

// eachRow reads rows of two values to their end, of which there are no more than most. A server may answer others than those
// asked for.
func eachRow[A, B any](rows *engine.Rows, most int, row func(A, B) error) error {
	for rows.Next() {
		var a A
		var b B
		if err := scanned(rows, most, &a, &b); err != nil {
			return err
		}
		if err := row(a, b); err != nil {
			return err
		}
	}
	return rows.Err()
}

func eachRow3[A, B, C any](rows *engine.Rows, most int, row func(A, B, C) error) error {
	for rows.Next() {
		var a A
		var b B
		var c C
		if err := scanned(rows, most, &a, &b, &c); err != nil {
			return err
		}
		if err := row(a, b, c); err != nil {
			return err
		}
	}
	return rows.Err()
}

// scanned is scan for a row that is one of so many at most.
func scanned(rows *engine.Rows, most int, targets ...any) error {
	if rows.Count() > most {
		return Strange("more than %d rows", most)
	}
	return scan(rows, targets...)
}

func scan(rows *engine.Rows, targets ...any) error {
	values, err := rows.Values()
	if err != nil {
		return err
	}
	if len(values) != len(targets) {
		return Strange("%d values, want %d", len(values), len(targets))
	}
	for i, target := range targets {
		if !set(target, values[i]) {
			return Strange("a %T, want a %T", values[i], target)
		}
	}
	return nil
}

// set puts a value where a pointer leads, if it is of that type.
func set(target, value any) (ok bool) {
	switch target := target.(type) {
	case *string:
		*target, ok = value.(string)
	case *uint64:
		*target, ok = value.(uint64)
	case *int64:
		*target, ok = value.(int64)
	case *uint32:
		*target, ok = value.(uint32)
	case *float64:
		*target, ok = value.(float64)
	}
	return ok
}

// keep answers a question on a connection of the team, which find finds out when it was not asked lately.
func (r *Runner) keep(
	ctx context.Context, team core.TeamID, connection string, question any, find func(context.Context) (any, int, error),
) (any, error) {
	key, err := r.keyOf(ctx, team, connection, question)
	if err != nil {
		return nil, err
	}
	return r.kept.get(forKind(ctx, kindFields), key, find)
}

// keyOf is what the answer to a question is kept under.
func (r *Runner) keyOf(ctx context.Context, team core.TeamID, connection string, question any) (keptKey, error) {
	db, err := r.open(ctx, team, connection)
	if err != nil {
		return keptKey{}, err
	}
	text, err := json.Marshal(question)
	if err != nil {
		return keptKey{}, fmt.Errorf("encode question: %w", err)
	}
	return keptKey{team, weak.Make(db), fmt.Sprintf("%T%s", question, text)}, nil
}

// rangeSteps are the seconds of which one is what ends of ranges are rounded to.
var rangeSteps = []int64{1, 5, 10, 15, 30, 60, 300, 600, 900, 1800, 3600, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600}

// rounded widens the range to a multiple of about a sixtieth of it, so that a range which ends now is the same for a while.
func rounded(r sqlgen.Rows) sqlgen.Rows {
	step := int64(1)
	for _, s := range rangeSteps {
		if s*1000*60 <= r.End-r.Start {
			step = s
		}
	}
	step *= 1000
	r.Start -= r.Start % step
	if past := r.End % step; past != 0 {
		r.End += step - past
	}
	return r
}

func instant(millis int64) core.Time { return core.Time{Time: time.UnixMilli(millis).UTC()} }
