package batch

import (
	"fmt"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Windows are whole windows of the same length, one after the other: [Start, Start+Interval) and so on up to End. They
// may begin at any millisecond. Interval is in whole seconds.
type Windows struct {
	Start, End time.Time
	Interval   time.Duration
}

// window checks the windows.
func (w Windows) window() (sqlgen.Window, error) {
	start, end, width := w.Start.UnixMilli(), w.End.UnixMilli(), w.Interval.Milliseconds()
	switch {
	case w.Interval < time.Second || w.Interval%time.Second != 0:
		return sqlgen.Window{}, core.InvalidError(fmt.Sprintf("windows cannot have a length of %s", w.Interval))
	case start < 0 || end > sqlgen.MaxMillis || start >= end || (end-start)%width != 0:
		return sqlgen.Window{}, core.InvalidError("the range is not a multiple of the window")
	case (end-start)/width > engine.MaxRows:
		return sqlgen.Window{}, core.InvalidError(fmt.Sprintf("more than %d windows", engine.MaxRows))
	}
	return sqlgen.Window{Start: start, End: end, Open: true, Bucket: width / 1000, Shift: start % width}, nil
}
