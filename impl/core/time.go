package core

import (
	"errors"
	"fmt"
	"regexp"
	"time"
)

// timeLayout is the only form of a date-time in answers: UTC with exactly three fraction digits. time.Time's own
// form drops trailing zeros, which would make equal instants differ as text.
const timeLayout = "2006-01-02T15:04:05.000Z"

// TimeAttribute is the attribute of records whose time was replaced by the time of receipt.
const TimeAttribute = "obstack.timestamp"

// Time is an instant that is written as UTC text with milliseconds. Finer parts are dropped in the text only.
type Time struct{ time.Time }

// String returns the text form, such as 2026-02-08T10:00:00.000Z.
func (t Time) String() string { return t.UTC().Format(timeLayout) }

// Append appends the text form.
func (t Time) Append(b []byte) []byte { return t.UTC().AppendFormat(b, timeLayout) }

// MarshalJSON writes the text form.
func (t Time) MarshalJSON() ([]byte, error) { return []byte(`"` + t.String() + `"`), nil }

// UnmarshalJSON reads any RFC 3339 text, also without seconds ("10:00Z"), which clients of the reference send.
func (t *Time) UnmarshalJSON(b []byte) error {
	if len(b) < 2 || b[0] != '"' || b[len(b)-1] != '"' {
		return fmt.Errorf("expected a string with a date-time, received %s", b)
	}
	v, err := ParseTime(string(b[1 : len(b)-1]))
	if err != nil {
		return err
	}
	*t = v
	return nil
}

// dateTime is RFC 3339's form, which time.Parse reads more laxly, with seconds that may be left out.
var dateTime = regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$`)

// ParseTime reads an RFC 3339 date-time, with or without seconds, as precise as it is written again: to the
// millisecond.
func ParseTime(s string) (Time, error) {
	if !dateTime.MatchString(s) {
		return Time{}, errors.New("not an RFC 3339 date-time")
	}
	v, err := time.Parse(time.RFC3339Nano, s)
	if err != nil {
		var short error
		if v, short = time.Parse("2006-01-02T15:04Z07:00", s); short != nil {
			return Time{}, err
		}
	}
	return Time{v.UTC().Truncate(time.Millisecond)}, nil
}

// Elapsed is how much time has passed between two readings of a clock, by what it has shown or by what the process has
// measured, whichever is more: the one knows for how long the machine was suspended, and the other not that the clock was
// set back a little. It is negative when the clock shows less than before.
func Elapsed(from, to time.Time) time.Duration {
	shown := to.Round(0).Sub(from.Round(0))
	if shown < 0 {
		return shown
	}
	return max(shown, to.Sub(from))
}
