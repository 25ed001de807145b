package query

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// MaxParallel is how many series of one chart run at a time.
const MaxParallel = 4

// Chart runs the series of a chart and returns the JSON text of the array of its data.
//
// The error is that of the first series that has one, no matter which fails first. A mistake in a series is Invalid
// and names it; an engine that is down is Unavailable, one that takes too long Timeout.
func (r *Runner) Chart(ctx context.Context, team core.TeamID, c Chart) ([]byte, error) {
	ctx = forKind(ctx, kindChart)
	w, err := c.window()
	if err != nil {
		return nil, err
	}
	if w.Start >= w.End {
		return []byte("[]"), nil
	}

	results := make([]result, len(c.Series))
	errs := make([]error, len(c.Series))
	contexts := make([]context.Context, len(c.Series))
	cancels := make([]context.CancelFunc, len(c.Series))
	for i := range c.Series {
		contexts[i], cancels[i] = context.WithCancel(ctx)
		defer cancels[i]()
	}
	slots := make(chan struct{}, MaxParallel)
	run := func(i int) {
		defer func() { <-slots }()
		if results[i], errs[i] = r.series(contexts[i], team, c.Series[i], w); errs[i] == nil {
			return
		}
		// The series before this one go on: only they can still change the answer.
		for _, cancel := range cancels[i+1:] {
			cancel()
		}
	}
	var running sync.WaitGroup
	for i := range c.Series {
		slots <- struct{}{}
		if i == len(c.Series)-1 {
			run(i) // most charts have one series, and starting a goroutine takes longer than rendering it
		} else {
			running.Go(func() { run(i) })
		}
	}
	running.Wait()
	for i, err := range errs {
		if err != nil {
			return nil, seriesError(i, err)
		}
	}
	if c.Columns {
		return columns(ctx, results)
	}
	return merged(ctx, results)
}

// seriesError names the series in the errors that are about it. Those about the engine stay as they are, whatever asked.
func seriesError(i int, err error) error {
	var e *core.Error
	if !errors.As(err, &e) {
		return fmt.Errorf("series %d: %w", i, err)
	}
	switch e.Kind {
	case core.Invalid:
		return core.NewError(e.Kind, fmt.Sprintf("series %d: %s", i, e.Message), e.Err)
	case core.NotFound:
		return core.NewError(e.Kind, fmt.Sprintf("%s for series %d", e.Message, i), e.Err)
	}
	return err
}

// series runs one series. An increase without a row is asked about again: the metric may be one that can have no increase,
// which is Invalid. A panic is an error, as series run on goroutines where it would end the process.
func (r *Runner) series(ctx context.Context, team core.TeamID, s sqlgen.Series, w sqlgen.Window) (res result, err error) {
	defer Recovered(&err)
	if err := s.Check(); err != nil {
		return result{}, err
	}
	ref, err := s.From()
	if err != nil {
		return result{}, err
	}
	var st sqlgen.Statement
	over := overTime{window: w, series: []sqlgen.Series{s}, first: 1, add: adds([]sqlgen.Series{s}, 1, false), render: func(t *sqlgen.Table, w sqlgen.Window) (sqlgen.Query, error) {
		st, err := s.Statement(t, w)
		return st.Query, err
	}}
	err = r.runOver(ctx, team, ref, over, func(t *sqlgen.Table) (q sqlgen.Query, err error) {
		st, err = s.Statement(t, w)
		return st.Query, err
	}, func(rows *engine.Rows) (err error) {
		res, err = readRows(ctx, rows, cmp.Or(s.Metric(), s.AggFn), st.Groups, w)
		return err
	})
	if err == nil && len(res.rows) == 0 && s.AggFn == "increase" {
		err = r.checkIncrease(ctx, team, s, w)
	}
	return res, err
}
