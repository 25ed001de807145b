package query

import (
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// plan is a tile with a range, ready to be answered.
type plan struct {
	*ParsedTile
	runner *Runner
	team   core.TeamID
	// window has no buckets for tiles that are not over time.
	window      sqlgen.Window
	granularity string
}

// plan reads a tile and finds its range. A config that is no tile's, a granularity that there is not, and a range that is
// empty or has too many buckets are Invalid. Nothing is asked of the engine.
func (r *Runner) plan(team core.TeamID, t Tile) (*plan, error) {
	parsed, err := ParseTile(t)
	if err != nil {
		return nil, err
	}
	chart := Chart{Start: t.Start, End: t.End, Granularity: t.Granularity}
	if t.Source != nil {
		chart.MinBucket = t.Source.MinBucket()
	}
	w, err := chart.window()
	if err != nil {
		return nil, err
	}
	if w.Start >= w.End {
		return nil, core.InvalidError("endTime must be greater than startTime")
	}
	if !parsed.Config.Display().OverTime {
		w.Bucket = 0
	}
	a := &plan{ParsedTile: parsed, runner: r, team: team, window: w}
	return a, a.align(parsed.Config.Align == nil || *parsed.Config.Align)
}

// align names the width of the buckets of a tile over time and, where whole is set, widens its range to whole ones: a bucket
// that is cut off would be drawn as one in which less has happened.
func (a *plan) align(whole bool) error {
	w := &a.window
	if w.Bucket == 0 {
		return nil
	}
	for name, seconds := range sqlgen.Granularities {
		if seconds == w.Bucket {
			a.granularity = name
		}
	}
	width := w.Bucket * 1000
	if whole {
		w.Start -= w.Start % width
		w.End = min(w.End+(width-w.End%width)%width, sqlgen.MaxMillis)
		w.Open = true
	}
	if n := w.Buckets(); n > engine.MaxRows {
		return core.InvalidError(fmt.Sprintf("the range has %d buckets of %s, more than %d", n, a.granularity, engine.MaxRows))
	}
	return nil
}
