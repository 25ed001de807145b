package query

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const (
	// maxDifferences is how many are answered.
	maxDifferences = 20
	// maxComparedColumns is how many columns are compared, and maxComparedPaths how many paths of those that are JSON.
	maxComparedColumns = 100
	maxComparedPaths   = 100
)

// Comparison asks in which values the rows that a filter keeps differ from others.
type Comparison struct {
	Rows sqlgen.Rows
	// Before compares them with those that the filter keeps in the range of equal length before, and not with those that it
	// leaves out.
	Before bool
}

// others are the rows that the selection is compared with.
func (c Comparison) others() sqlgen.Rows {
	others := c.Rows
	if c.Before {
		others.Start, others.End = c.Rows.Start-(c.Rows.End-c.Rows.Start)-1, c.Rows.Start-1
	} else {
		others.Rest = true
	}
	return others
}

// Compare answers the values in which rows differ most from others. Errors are as those of FieldValues.
func (r *Runner) Compare(ctx context.Context, team core.TeamID, c Comparison) (api.SearchComparison, error) {
	if err := (sqlgen.Search{Source: c.Rows.Source, WhereLanguage: c.Rows.WhereLanguage}).Check(); err != nil {
		return api.SearchComparison{}, err
	}
	answer, err := r.keep(ctx, team, c.Rows.Source.Connection, c, func(ctx context.Context) (any, int, error) {
		var answer api.SearchComparison
		ref, err := c.Rows.Ref()
		if err != nil {
			return nil, 0, err
		}
		err = r.onTable(ctx, team, ref, func(ctx context.Context, db *engine.DB, t *sqlgen.Table) (asked bool, err error) {
			answer, err = r.compare(ctx, team, db, t, c)
			return core.KindOf(err) != core.Invalid, err
		})
		size := 0
		for _, d := range answer.Differences {
			size += len(d.Field) + len(d.Value) + 64
		}
		return answer, size, err
	})
	if err != nil {
		return api.SearchComparison{}, err
	}
	return answer.(api.SearchComparison), nil
}

func (r *Runner) compare(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, c Comparison,
) (answer api.SearchComparison, err error) {
	read := r.samplesOfBoth
	if c.Before {
		read = r.samplesOfEach
	}
	sides, sampled, err := read(ctx, team, db, t, c)
	if err != nil {
		return answer, err
	}
	fields, err := r.comparedFields(ctx, team, db, t, sides.Selection, sides.Baseline)
	if err != nil {
		return answer, err
	}
	most := 2 * r.sizes.compared // for those of which more were met than expected
	q, err := sides.Differences(t, fields, most, maxDifferences)
	if err != nil {
		return answer, err
	}
	err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
		answer = api.SearchComparison{Sampled: sampled, Differences: []api.SearchDifference{}}
		for rows.Next() {
			var d api.SearchDifference
			var selected, rest uint64
			if err := scan(rows, &d.Field, &d.Value, &selected, &rest, &d.SelectionShare, &d.BaselineShare); err != nil {
				return err
			}
			switch {
			case d.Field == "":
				answer.SelectionRows, answer.BaselineRows = int64(min(selected, uint64(most))), int64(min(rest, uint64(most)))
			case len(answer.Differences) < maxDifferences && len(d.Value) <= sqlgen.MaxValueLength && len(d.Field) <= 2*sqlgen.MaxValueLength &&
				isShare(d.SelectionShare) && isShare(d.BaselineShare): // a server may answer anything
				d.SelectionShare, d.BaselineShare = min(1, d.SelectionShare), min(1, d.BaselineShare)
				answer.Differences = append(answer.Differences, d)
			}
		}
		return rows.Err()
	})
	answer.Sampled = answer.Sampled || answer.SelectionRows == most || answer.BaselineRows == most
	if answer.SelectionRows == 0 || answer.BaselineRows == 0 {
		answer.Differences = []api.SearchDifference{}
	}
	return answer, err
}

// isShare reports whether a number is a share, which with weights may come out as a little more than all.
func isShare(f float64) bool { return f >= 0 && f < 1.001 }

// samplesOfBoth finds out which sample of the rows of a range to compare, and whether these are not all. Both sides are read
// at once: most of the time goes into reading whole granules, for either.
func (r *Runner) samplesOfBoth(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, c Comparison,
) (sides sqlgen.Sides, sampled bool, err error) {
	sides.Selection.Rows, sides.Baseline.Rows = c.Rows, c.others()
	s, sampled, err := r.sampleOf(ctx, team, db, t, c.Rows.Unfiltered(), r.sizes.ranges)
	if err != nil {
		return sides, false, err
	}
	sides.Selection.Sample, sides.Baseline.Sample, sides.Together = s, s, s.Limit == 0
	q, err := sides.Met(t)
	if err != nil {
		return sides, false, err
	}
	met, err := r.numbers(ctx, team, db, q)
	if err != nil || len(met) != 2 {
		return sides, false, cmp.Or(err, error(errNoClickHouse))
	}
	selected := int64(min(met[0], math.MaxInt64))
	sides.Selection.Sample.Thin, sides.Baseline.Sample.Thin = r.thin(selected), r.thin(int64(min(met[1], math.MaxInt64)))
	if most := r.sparse(selected, r.sizes.ranges); sampled && sides.Together && most > 0 {
		sides.Together = false
		sides.Selection.Sample, _, err = r.sampleOf(ctx, team, db, t, c.Rows, most)
	}
	return sides, sampled || sides.Selection.Sample.Thin > 1 || sides.Baseline.Sample.Thin > 1, err
}

// samplesOfEach finds out which samples of two ranges to compare, and whether these are not all rows.
func (r *Runner) samplesOfEach(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, c Comparison,
) (sides sqlgen.Sides, sampled bool, err error) {
	sides.Selection.Rows, sides.Baseline.Rows = c.Rows, c.others()
	budget := r.sizes.ranges / 2
	for _, side := range []*sqlgen.Side{&sides.Selection, &sides.Baseline} {
		var part bool
		if side.Sample, part, err = r.sampleOf(ctx, team, db, t, side.Rows, budget); err != nil {
			return sides, false, err
		}
		met, err := r.met(ctx, team, db, t, side.Rows, side.Sample)
		if err != nil {
			return sides, false, err
		}
		side.Sample.Thin = r.thin(met)
		if most := r.sparse(met, budget); part && side.Sample.Limit == 0 && most > 0 {
			if side.Sample, part, err = r.sampleOf(ctx, team, db, t, side.Rows, most); err != nil {
				return sides, false, err
			}
		}
		sampled = sampled || part || side.Sample.Thin > 1
	}
	// Or what one sample has missed would differ most.
	missed := slices.Concat(sides.Selection.Sample.Missed, sides.Baseline.Sample.Missed)
	sides.Selection.Sample.Without, sides.Baseline.Sample.Without = missed, missed
	return sides, sampled, nil
}

// thin is of how many rows that were met one is compared.
func (r *Runner) thin(met int64) int64 { return (met-1)/r.sizes.compared + 1 }

// sparse is how many rows are to be read instead for a side of which a sample of so many has met so few that most granules have
// none, 0 if that is not so: as many as have about one in each of as many granules as the sample had. The others cost only the
// filter. Less than twice as many would not be worth another sample.
func (r *Runner) sparse(met, read int64) int64 {
	granules := read / r.sizes.granule
	if 2*met > granules {
		return 0
	}
	return min(r.sizes.rare, read*granules/max(met, 1))
}

// comparedFields are the fields that are compared.
func (r *Runner) comparedFields(
	ctx context.Context, team core.TeamID, db *engine.DB, t *sqlgen.Table, sides ...sqlgen.Side,
) ([]sqlgen.ComparedField, error) {
	columns, keyed, _ := shownColumns(t)
	columns = columns[:min(len(columns), maxComparedColumns)]
	var fields []sqlgen.ComparedField
	var objects []filter.Column // those of JSON
	for _, c := range columns {
		f, err := t.With(nil).Field(c.Name)
		if err != nil {
			return nil, err
		}
		switch {
		case f.Type.Kind == filter.JSON:
			objects = append(objects, c)
		case slices.Contains(keyed, c):
			fields = append(fields, sqlgen.ComparedField{Name: c.Name, Keys: true})
		case hasComparedValues(f.Type):
			fields = append(fields, sqlgen.ComparedField{Name: c.Name})
		}
	}
	if objects == nil {
		return fields, nil
	}
	var paths []sqlgen.ComparedField
	for _, s := range sides {
		q, err := s.Rows.Keys(t, s.Sample, objects)
		if err != nil {
			return nil, err
		}
		var found []sqlgen.ComparedField
		err = r.Query(ctx, team, db, q, func(rows *engine.Rows) error {
			found = nil
			return eachRow3(rows, sqlgen.KeyRows(objects), func(column uint32, path string, _ float64) error {
				if int(column) >= len(objects) || len(found) == maxComparedPaths/len(sides) { // a server may answer anything
					return nil
				}
				f := sqlgen.ComparedField{Name: objects[column].Name + "." + path}
				if _, _, err := (sqlgen.Source{}).FieldText(t, &filter.Params{}, f.Name); err == nil && !slices.Contains(paths, f) {
					found = append(found, f)
				}
				return nil
			})
		})
		if err != nil {
			return nil, err
		}
		paths = append(paths, found...)
	}
	return append(fields, paths...), nil
}

// hasComparedValues reports whether values of a type are compared: those of which many rows may have the same.
func hasComparedValues(typ *filter.Type) bool {
	switch typ.Kind {
	case filter.Text, filter.Bool, filter.Enum, filter.UUID, filter.IPv4, filter.IPv6:
		return true
	case filter.Number:
		return strings.Contains(typ.Name, "Int")
	}
	return false
}
