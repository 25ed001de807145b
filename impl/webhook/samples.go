package webhook

import (
	"context"
	"maps"
	"sync"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

const (
	// rowsFor is how long sample rows are waited for, all events that are looked at together, and rowsInStorm when more
	// events wait behind them. That something is wrong matters more than the rows.
	rowsFor     = 2 * time.Second
	rowsInStorm = 200 * time.Millisecond
	// rowsBackoff is how long rows of a team are not asked for after that was too short for them.
	rowsBackoff = 10 * time.Second
)

// samples reads sample rows for events that are looked at together.
type samples struct {
	d       *Deliverer
	ctx     context.Context // ends when the time for rows is over
	timeout time.Duration
	logged  sync.Once

	mu sync.Mutex
	// after is when rows of teams are asked for again whose queries took too long.
	after map[core.TeamID]time.Time
}

// newSamples returns samples for events, behind which more of them wait in a storm. The function ends them.
func (d *Deliverer) newSamples(ctx context.Context, storm bool) (*samples, context.CancelFunc) {
	now := d.o.Now()
	maps.DeleteFunc(d.rowsAfter, func(_ core.TeamID, at time.Time) bool {
		left := at.Sub(now)
		return left <= 0 || left > rowsBackoff // not for as long as a clock was ahead
	})
	s := &samples{d: d, timeout: rowsFor, after: d.rowsAfter}
	if storm {
		s.timeout = rowsInStorm
	}
	var cancel context.CancelFunc
	s.ctx, cancel = context.WithTimeout(ctx, s.timeout)
	return s, cancel
}

// of returns the rows for an event, empty if it has none or they cannot be had in time.
func (s *samples) of(ctx context.Context, e store.OutboxEvent) string {
	if !e.Event.Firing || e.Event.Alert.Source != api.AlertSourceSavedSearch || s.ctx.Err() != nil || s.backsOff(e.Team) {
		return ""
	}
	asked := time.Now()
	sample, err := s.d.o.Sample(s.ctx, e.Event)
	if err == nil || ctx.Err() != nil {
		return sample
	}
	// One that was asked for late had no time because of others.
	if s.ctx.Err() != nil && time.Since(asked) > s.timeout/2 {
		s.mu.Lock()
		s.after[e.Team] = s.d.o.Now().Add(rowsBackoff)
		s.mu.Unlock()
	}
	s.logged.Do(func() {
		s.d.o.Log.Info("cannot read sample rows for notifications", "alert_id", e.Event.Alert.ID,
			"reason", core.KindOf(err).String())
	})
	return ""
}

func (s *samples) backsOff(team core.TeamID) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, backsOff := s.after[team]
	return backsOff
}
