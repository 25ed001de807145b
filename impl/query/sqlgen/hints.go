package sqlgen

import (
	"slices"
	"strings"
	"time"
)

// manySteps is a window of several steps, whatever a key rounds to.
const manySteps = time.Hour

// Hints spare ClickHouse steps that come to nothing for a statement which reads the rows of a window: times are the
// conditions of the window, and filtered says that there are others. The steps take a tenth of the time of a small chart.
// What the source sets itself stays. They are for tables whose key has the time both rounded and as it is.
func (t *Table) Hints(settings map[string]any, w Window, times []string, filtered bool) map[string]any {
	byKey := func(condition string) bool { return strings.HasPrefix(condition, keyHint) }
	if !t.exact || !slices.ContainsFunc(times, byKey) {
		return nil
	}
	hints := map[string]any{}
	if w.Bucket > 0 {
		// There is one for the values of the partition key, which such a time is not, so none has these buckets.
		hints["optimize_use_implicit_projections"] = 0
	}
	if !filtered && w.End-w.Start >= manySteps.Milliseconds() {
		hints["optimize_move_to_prewhere"] = 0 // the key has left out nearly all rows that the times would
	}
	for name := range settings {
		delete(hints, name)
		if strings.HasPrefix(name, "force_optimize_projection") {
			return nil
		}
	}
	return hints
}
