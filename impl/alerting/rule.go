package alerting

import (
	"time"

	"github.com/obstack/obstack/gen/api"
)

// Rule is what values are evaluated by.
type Rule struct {
	Type      api.AlertThresholdType
	Threshold float64
	// Max is the upper bound of the types that have one.
	Max float64
	// Windows is how many in a row must violate before the alert fires, at least 1.
	Windows int
	// Grouped says that every group is evaluated on its own.
	Grouped bool
	// Interval is the length of a window.
	Interval time.Duration
	// NoData is what a window without rows means, empty for zero. Then the value is 0. Of groups only those that violated
	// are taken to be 0, because it is not known of others that they should be there; when no group at all has rows, 0 is
	// the value of the alert as a whole.
	NoData api.AlertNoData
	// Renotify repeats a notification for what still fires after so long; 0 is never.
	Renotify time.Duration
}

// Violates reports whether a value is one that the alert is about.
func (r Rule) Violates(v float64) bool { return r.Type.Violates(v, r.Threshold, r.Max) }
