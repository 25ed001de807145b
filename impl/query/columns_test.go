package query

import (
	"time"
)

// SetClock sets the time by which columns are remembered.
func SetClock(r *Runner, now func() time.Time) { r.columns.now = now }
