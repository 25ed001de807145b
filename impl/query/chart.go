package query

import (
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Chart is a request for values over time.
type Chart struct {
	Series []sqlgen.Series
	// Start and End are in milliseconds since 1970, both included. Without a range between them there is no data.
	Start, End int64
	// Granularity is the width of a bucket: one of the keys of Granularities, or auto, which is also the default.
	Granularity string
	// MinBucket is the minimum width of automatic buckets in seconds.
	MinBucket int64
	// Columns asks for the rows of every series as they are, instead of one object for each bucket and group.
	Columns bool
}

// automatic are the widths that auto chooses from: the least that makes no more than about sixty buckets.
var automatic = []int64{
	15, 30, 60, 300, 900, 1800, 3600, 7200, 6 * 3600, 12 * 3600, sqlgen.Day, 2 * sqlgen.Day, 7 * sqlgen.Day, 30 * sqlgen.Day,
}

// window checks the range and the granularity.
func (c Chart) window() (sqlgen.Window, error) {
	w := sqlgen.Window{Start: min(max(c.Start, 0), sqlgen.MaxMillis), End: min(max(c.End, 0), sqlgen.MaxMillis)}
	switch width, ok := sqlgen.Granularities[c.Granularity]; {
	case ok:
		w.Bucket = width
	case c.Granularity == "auto" || c.Granularity == "":
		w.Bucket = autoBucket(w.End-w.Start, c.MinBucket)
	default:
		return w, core.InvalidError(fmt.Sprintf("unknown granularity %q", c.Granularity))
	}
	return w, nil
}

// autoBucket chooses the width for a range: at least minBucket seconds, as far as there is such a width.
func autoBucket(millis, minBucket int64) int64 {
	ideal := max((millis/1000+59)/60, minBucket)
	for _, width := range automatic {
		if ideal <= width {
			return width
		}
	}
	return automatic[len(automatic)-1]
}
