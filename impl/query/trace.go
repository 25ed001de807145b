package query

import (
	"context"
	"math"
	"strconv"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const (
	// maxParts is how many spans of a trace are answered, and how many logs, each no longer as text than maxPartsText.
	maxParts     = 20_000
	maxPartsText = 24 << 20
	// fewerParts is by what their number is divided as long as they are more than a result may be, down to leastParts.
	fewerParts = 20
	leastParts = 50
)

// around is how many milliseconds before the first and behind the last part of a trace there may be more of it: clocks differ.
const around = 60_000

// Trace asks for a trace.
type Trace struct {
	Source sqlgen.TraceSource
	// Logs is the source with the logs of the trace, nil for none.
	Logs *sqlgen.TraceSource
	ID   string
	// Window is where it is looked for, nil where a table is to say so that is beside that of the spans.
	Window *sqlgen.Window
}

// TraceParts are the spans or the logs of a trace.
type TraceParts struct {
	// Data is the JSON text of an array of objects.
	Data []byte
	Rows int
	// Truncated says that there are more.
	Truncated bool
}

// errNoTrace is the error for a trace of which there is nothing.
var errNoTrace = core.NotFoundError("Trace not found")

// Trace answers the spans and the logs of a trace in the order of time. It is NotFound if there is nothing of it, and Invalid
// for a mistake and when nothing says where to look.
func (r *Runner) Trace(ctx context.Context, team core.TeamID, t Trace) (spans, logs TraceParts, err error) {
	ctx = forKind(ctx, kindTrace)
	logs = TraceParts{Data: []byte("[]")}
	if t.Window == nil {
		if t.Window, err = r.traceTimes(ctx, team, t); err != nil {
			return spans, logs, err
		}
	}
	if spans, err = r.traceParts(ctx, team, t.Source, t.ID, *t.Window); err != nil {
		return spans, logs, err
	}
	if t.Logs != nil {
		if logs, err = r.traceParts(ctx, team, *t.Logs, t.ID, *t.Window); err != nil {
			return spans, logs, sqlgen.Named("the log source of the trace source", err)
		}
	}
	if spans.Rows+logs.Rows == 0 {
		err = errNoTrace
	}
	return spans, logs, err
}

// traceTimes asks the table that knows it when a trace was.
func (r *Runner) traceTimes(ctx context.Context, team core.TeamID, t Trace) (*sqlgen.Window, error) {
	times := t.Source.Times()
	if _, _, err := r.Table(ctx, team, times); core.KindOf(err) == core.Invalid {
		if err := r.isThere(ctx, team, t.Source.Ref()); err != nil {
			return nil, err
		}
		return nil, core.InvalidError("from and to: Required, because the table " + sqlgen.Shorten(times.Table) +
			" with the times of traces does not exist")
	} else if err != nil {
		return nil, err
	}
	var w *sqlgen.Window
	err := r.run(ctx, team, times, func(known *sqlgen.Table) (sqlgen.Query, error) {
		return t.Source.TimesOf(known, t.ID)
	}, func(rows *engine.Rows) error {
		w = nil
		for rows.Next() {
			var n uint64
			var start, end int64
			if err := scan(rows, &n, &start, &end); err != nil {
				return err
			}
			if n > 0 {
				w = &sqlgen.Window{Start: max(0, start-around), End: min(end, math.MaxInt64-around) + around}
			}
		}
		return rows.Err()
	})
	if err == nil && w == nil {
		err = errNoTrace
	}
	return w, err
}

// traceParts reads what a source has of a trace. When that is more than a result may be, the first parts are read of which it is
// not.
func (r *Runner) traceParts(
	ctx context.Context, team core.TeamID, s sqlgen.TraceSource, id string, w sqlgen.Window,
) (parts TraceParts, err error) {
	for limit := maxParts; limit >= leastParts; limit /= fewerParts {
		err = r.run(ctx, team, s.Ref(), func(t *sqlgen.Table) (sqlgen.Query, error) {
			return s.Parts(t, id, w, limit+1)
		}, func(rows *engine.Rows) (err error) {
			parts, err = readParts(ctx, rows, limit)
			return err
		})
		if !engine.TooLarge(err) {
			break
		}
	}
	return parts, err
}

// readParts reads rows as JSON objects until there are enough, or until they are more than a result may be.
func readParts(ctx context.Context, rows *engine.Rows, limit int) (parts TraceParts, err error) {
	reservation := memory.FromContext(ctx)
	held := reservation.Held()
	parts.Data = []byte{'['}
	for rows.Next() {
		if parts.Rows == limit || len(parts.Data) > maxPartsText {
			parts.Truncated = true
			break
		}
		values, err := rows.Values()
		if err != nil {
			return parts, err
		}
		if parts.Rows > 0 {
			parts.Data = append(parts.Data, ',')
		}
		parts.Rows++
		for i, c := range rows.Columns() {
			separator := byte(',')
			if i == 0 {
				separator = '{'
			}
			parts.Data = appendText(append(parts.Data, separator), c.Name)
			parts.Data = AppendValue(append(parts.Data, ':'), values[i], TimeLayout(c.Type))
		}
		parts.Data = append(parts.Data, '}')
		if err := reservation.GrowTo(ctx, held+int64(len(parts.Data))); err != nil {
			return parts, err
		}
	}
	parts.Data = append(parts.Data, ']')
	err = rows.Err()
	if parts.Rows > 0 && engine.TooLarge(err) {
		parts.Truncated, err = true, nil
	}
	return parts, err
}

// JSON is the text of a trace.
func (t Trace) JSON(spans, logs TraceParts) []byte {
	text := appendText([]byte(`{"traceId":`), t.ID)
	text = append(append(text, `,"spans":`...), spans.Data...)
	text = append(append(text, `,"logs":`...), logs.Data...)
	text = append(text, `,"truncated":`...)
	return append(strconv.AppendBool(text, spans.Truncated || logs.Truncated), '}')
}
