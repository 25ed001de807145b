package query

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// OpenFunc returns the engine behind a connection of a team. Its error is NotFound if the team has no such connection.
type OpenFunc func(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error)

// Runner answers charts. It is safe for concurrent use.
type Runner struct {
	open    OpenFunc
	columns columnCache
}

// NewRunner returns a Runner on the engines of open.
func NewRunner(open OpenFunc) *Runner {
	return &Runner{open: open, columns: columnCache{now: time.Now, entries: make(map[tableKey]knownTable)}}
}

// maxParallel is how many series of one chart run at a time.
const maxParallel = 4

// Chart runs the series of a chart and returns the JSON text of the array of its data.
//
// The error is that of the first series that has one, no matter which fails first. A mistake in a series is Invalid
// and names it; an engine that is down is Unavailable, one that takes too long Timeout.
func (r *Runner) Chart(ctx context.Context, team core.TeamID, c Chart) ([]byte, error) {
	w, err := c.window()
	if err != nil {
		return nil, err
	}
	if w.start >= w.end {
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
	slots := make(chan struct{}, maxParallel)
	var running sync.WaitGroup
	for i, s := range c.Series {
		slots <- struct{}{}
		running.Go(func() {
			defer func() { <-slots }()
			if results[i], errs[i] = r.series(contexts[i], team, s, w); errs[i] == nil {
				return
			}
			// The series before this one go on: only they can still change the answer.
			for _, cancel := range cancels[i+1:] {
				cancel()
			}
		})
	}
	running.Wait()
	for i, err := range errs {
		if err != nil {
			return nil, seriesError(i, err)
		}
	}
	if c.Columns {
		return columns(results), nil
	}
	return merged(results), nil
}

// seriesError names the series in the errors that are about it.
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

// series runs one series.
func (r *Runner) series(ctx context.Context, team core.TeamID, s Series, w window) (result, error) {
	if err := s.check(); err != nil {
		return result{}, err
	}
	db, err := r.open(ctx, team, s.Source.Connection)
	if err != nil {
		return result{}, err
	}
	key := tableKey{team, s.Source.Connection, s.Source.From.Database, s.Source.From.Table}
	known, err := r.columns.get(ctx, db, key, keepColumns)
	if err != nil {
		return result{}, err
	}
	st, err := s.statement(known, w)
	if err == nil {
		var res result
		if res, err = run(ctx, db, st, w); !columnsChanged(err) {
			return res, err
		}
	}
	// What is wrong may be what we know of the table.
	fresh, freshErr := r.columns.get(ctx, db, key, refreshColumns)
	if freshErr != nil || fresh == known {
		return result{}, err
	}
	if st, err = s.statement(fresh, w); err != nil {
		return result{}, err
	}
	return run(ctx, db, st, w)
}

func run(ctx context.Context, db *engine.DB, st statement, w window) (result, error) {
	rows, err := db.Select(ctx, st.Query)
	if err != nil {
		return result{}, err
	}
	return readRows(rows, st.groups, w.bucket)
}

// columnsChanged reports whether ClickHouse did not know a name or a type that we took from the table. Its errors are
// known by the name that they begin with.
func columnsChanged(err error) bool {
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Invalid {
		return false
	}
	name, _, _ := strings.Cut(e.Message, ":")
	switch name {
	case "UNKNOWN_IDENTIFIER", "UNKNOWN_TABLE", "THERE_IS_NO_COLUMN", "NO_SUCH_COLUMN_IN_TABLE",
		"NOT_FOUND_COLUMN_IN_BLOCK", "ILLEGAL_TYPE_OF_ARGUMENT", "NO_COMMON_TYPE", "TYPE_MISMATCH":
		return true
	}
	return false
}
