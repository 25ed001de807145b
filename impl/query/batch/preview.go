package batch

import (
	"context"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const (
	// maxPreviewRows is how many values of groups a preview reads, the newest.
	maxPreviewRows = 50_000
	// maxPreviewQueries is how many windows a preview reads by queries of their own.
	maxPreviewQueries = 60
)

// Preview observes one condition on its own, for a client that waits, and never what was read before. It reads the newest
// windows as far as it may: whole is where those begin that were read whole. Values are in any order. Builders are read by
// one query, and one more for each increase without a value; SQL by one, or by one for each of the newest maxPreviewQueries
// windows where Observe needs one for each. The time of one query is for all of them.
func (b *Reader) Preview(ctx context.Context, team core.TeamID, w Windows, condition Condition) (
	found Observation, whole time.Time, err error,
) {
	ctx, cancel := context.WithTimeout(query.ForPreviews(ctx), engine.MaxTime)
	defer cancel()
	c := &call{runner: b.runner, team: team, ctx: ctx}
	if c.window, err = w.window(); err != nil {
		return found, whole, err
	}
	s := &subject{}
	if err := c.read(s, condition, map[string]*sqlgen.Aliases{}); err != nil {
		return found, whole, err
	}
	found.Grouped = s.grouped
	if s.values != nil {
		found.Values, err = c.newest(s.values)
		return found, time.UnixMilli(c.window.Start).UTC(), err
	}
	windows := []sqlgen.Window{c.window}
	each, err := c.eachWindow(s.tile)
	if err != nil {
		return found, whole, err
	}
	if each {
		windows = c.window.Each()
		windows = windows[max(0, len(windows)-maxPreviewQueries):]
	}
	for _, w := range slices.Backward(windows) {
		c.window = w
		values, err := c.values(s)
		if err != nil {
			return found, whole, err
		}
		if !whole.IsZero() && len(found.Values)+len(values) > maxPreviewRows {
			break
		}
		found.Values, whole = append(found.Values, values...), time.UnixMilli(w.Start).UTC()
	}
	return found, whole, nil
}

// newest are the values of a builder, as many as may be. The window of the call then begins with the first that is whole.
func (c *call) newest(v *sqlgen.Values) ([]Value, error) {
	own := *v
	own.Newest = min(maxPreviewRows, 10*engine.MaxRows/(1+len(v.Groups)+len(v.Series)))
	found, err := c.runner.Values(c.ctx, c.team, &own, c.window)
	if err != nil {
		return nil, err
	}
	if n := len(found.Rows); n == own.Newest {
		// Of the oldest window there may be more. With nothing but it there would be none to say anything about.
		last, _ := c.window.At(found.Rows[n-1].Bucket)
		c.window.Start = max(c.window.Start, last+c.window.Bucket*1000)
		if c.window.Start >= c.window.End {
			return nil, core.InvalidError("Too many groups to preview the alert")
		}
	}
	return c.compare(v, found)
}

// eachWindow reports whether SQL needs a query for each window.
func (c *call) eachWindow(t *query.ParsedTile) (bool, error) {
	if t.Config.Display().Single || c.window.Shift == 0 {
		return t.Config.Display().Single, nil
	}
	_, q, err := c.runner.PrepareSQL(c.ctx, c.team, t, c.window)
	return err == nil && namesInterval(q.SQL), err
}
