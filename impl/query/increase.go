package query

import (
	"context"
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// checkIncrease finds out why an increase has no values in a window. That the metric has points there and none of a
// counter, whatever the filter of the series, is Invalid. Asking only then spares all increases that have values the
// question.
func (r *Runner) checkIncrease(ctx context.Context, team core.TeamID, s sqlgen.Series, w sqlgen.Window) error {
	ref, err := s.From()
	if err != nil {
		return err
	}
	found := false
	err = r.run(ctx, team, ref, func(t *sqlgen.Table) (sqlgen.Query, error) {
		return s.NotMonotonic(t, w)
	}, func(rows *engine.Rows) error {
		found = rows.Next()
		return rows.Err()
	})
	if err == nil && found {
		err = core.InvalidError(fmt.Sprintf("aggFn 'increase' is only supported for monotonic sums (counters), and %q has none: "+
			"use another aggregation", s.Metric()))
	}
	return err
}
