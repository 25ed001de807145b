package store

import (
	"context"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
)

// maxOffset is how far a clock may be from the database's.
const maxOffset = 5 * time.Second

// maxSkew is how far two clocks may be from each other that are both right. What is stored for a later time than that was
// stored by a clock that was ahead.
const maxSkew = 2 * maxOffset

// Clock is what is known of the clock of this process. The zero value is that nothing is wrong with it.
type Clock struct {
	// Offset is by how much it is ahead of the database's. With SQLite, which has no clock of its own, it is how much later
	// than now the last write was, as a negative number.
	Offset time.Duration
	// Off says that Offset is more than five seconds, one way or the other.
	Off bool
	// Database says that it is rather the database's clock which is wrong, as all processes agree.
	Database bool
	// Barred says that this process must claim nothing: others have better clocks.
	Barred bool
	// Moved says that either clock was set after they were compared. Nothing is claimed before they are compared again.
	Moved bool

	known bool
}

// String says what people should know about it.
func (c Clock) String() string {
	text := "off by " + c.Offset.Abs().Round(time.Second).String()
	switch {
	case !c.Off:
		return "ok"
	case c.Database:
		return "database " + text
	}
	return text
}

// stored is the offset as a heartbeat carries it.
func (c Clock) stored() *int64 {
	if !c.known {
		return nil
	}
	ms := c.Offset.Milliseconds()
	return &ms
}

// clockState is what a Store knows about clocks.
type clockState struct {
	mu    sync.Mutex
	clock Clock
	// lastWrite is the latest time of a write to SQLite, and ahead counts how often it was found to be in the future.
	lastWrite time.Time
	ahead     int
}

// Clock returns what was last found out about the clock of this process. Heartbeats and Ready find it out.
func (s *Store) Clock() Clock {
	s.clocks.mu.Lock()
	defer s.clocks.mu.Unlock()
	return s.clocks.clock
}

// WritesAhead returns how often the last write to SQLite was found to be in the future.
func (s *Store) WritesAhead() int {
	s.clocks.mu.Lock()
	defer s.clocks.mu.Unlock()
	return s.clocks.ahead
}

// witness is how long what the last heartbeat of another process says about clocks counts after its lease. All leases end
// while the database is away, and whoever is back first must not take a wrong clock for the only one.
const witness = 5 * time.Minute

// checkClock compares the clock with the database's.
func (s *Store) checkClock(ctx context.Context, tx *Tx) (Clock, error) {
	if !s.postgres {
		return s.compareWithLastWrite(tx.now()), nil
	}
	m, others, err := tx.measure(ctx, s.id)
	if err != nil {
		return Clock{}, err
	}
	return s.learn(m, others), nil
}

// steadyClock is the condition that the clock, which has just shown a time, is right, and as far from the database's as was
// last found out. It is for statements that claim: a clock that was set since then is known to none, and with one that is
// behind all evaluations seem to be in the future. If it does not hold, the next heartbeat is due at once. SQLite has no
// clock to compare with.
func (s *Store) steadyClock(tx *Tx, at time.Time) (sql string, args []any) {
	if !s.postgres {
		return "TRUE", nil
	}
	clock := s.Clock()
	if clock.Barred || clock.Moved {
		return "FALSE", nil
	}
	sql, args = s.asFarAsBefore(clock, at)
	query, bound := tx.bind("SELECT "+sql, args)
	tx.direct.(*postgresTx).later(query, bound...).Fn = func(results pgx.BatchResults) error {
		var steady bool
		err := results.QueryRow().Scan(&steady)
		if err == nil && !steady {
			s.clockMoved()
		}
		return err
	}
	return sql, args
}

// asFarAsBefore is the condition that a clock which has just shown a time is as far from the database's as was found out.
func (s *Store) asFarAsBefore(clock Clock, at time.Time) (sql string, args []any) {
	now, args := s.leaseClock()
	return "(SELECT abs(" + now + " + ? - ?) <= ?)",
		append(args, clock.Offset.Milliseconds(), milliseconds(at), maxSkew.Milliseconds())
}

func (s *Store) clockMoved() {
	s.clocks.mu.Lock()
	defer s.clocks.mu.Unlock()
	s.clocks.clock.Moved = true
}

// SteadyTime is the time, if the clock is right. As steadyClock does for claims, it finds out whether the clock was set since
// the last heartbeat. It is for what is old or in the future only as long as the clock is right.
func (s *Store) SteadyTime(ctx context.Context) (now time.Time, steady bool, err error) {
	now = s.now()
	if !s.postgres {
		return now, true, nil
	}
	clock := s.Clock()
	if clock.Barred || clock.Moved {
		return now, false, nil
	}
	condition, args := s.asFarAsBefore(clock, now)
	err = s.one(ctx, []any{&steady}, "SELECT "+condition, args...)
	// An answer that has waited for a connection proves nothing.
	if err == nil && !steady && s.now().Sub(now) <= maxOffset {
		s.clockMoved()
	}
	return now, steady, failed(ctx, "compare clocks", err)
}

// measurement is by how much a clock is ahead of the database's, give or take uncertainty.
type measurement struct{ offset, uncertainty time.Duration }

// measure asks the database for its time, which it may have read at any moment between question and answer, and for what
// the newest heartbeats of other processes than the one have said of their clocks, in milliseconds.
func (t *Tx) measure(ctx context.Context, process string) (m measurement, others []*int64, err error) {
	type row struct {
		micros int64
		other  bool
		offset *int64
	}
	now, args := t.leaseClock()
	before := t.now()
	rows, err := t.rows(ctx, "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint, w.id IS NOT NULL, w.clock_offset"+
		" FROM (SELECT 1) always LEFT JOIN workers w ON w.process <> ? AND w.expires_at - "+now+" BETWEEN ? AND ?"+
		" AND w.expires_at = (SELECT max(newest.expires_at) FROM workers newest WHERE newest.process = w.process)",
		append([]any{process}, append(args, -witness.Milliseconds(), maxLease.Milliseconds())...)...)
	all, err := scanAll(rows, err, func(r *row) []any { return []any{&r.micros, &r.other, &r.offset} })
	took := t.now().Sub(before)
	if err != nil {
		return m, nil, err
	}
	if took < 0 { // it was set back meanwhile
		took = maxLease
	}
	for _, r := range all {
		if r.other {
			others = append(others, r.offset)
		}
	}
	return measurement{before.Add(took / 2).Sub(time.UnixMicro(all[0].micros)), took / 2}, others, nil
}

// learn draws conclusions from a measurement and the offsets of other processes, in milliseconds.
func (s *Store) learn(m measurement, others []*int64) Clock {
	s.clocks.mu.Lock()
	defer s.clocks.mu.Unlock()
	c := Clock{Offset: m.offset, Off: m.offset.Abs() > maxOffset, known: true}
	if distance := (m.offset.Abs() - maxOffset).Abs(); distance < m.uncertainty {
		return s.clocks.clock // the answer came too late to prove anything
	}
	c.Database = c.Off
	for _, ms := range others {
		if ms == nil {
			c.Database = false // of whom nothing is known has the better clock
			continue
		}
		// A clock that is not off is right, also if it is close to one that is just beyond the limit.
		offset := time.Duration(*ms) * time.Millisecond
		if offset.Abs() <= maxOffset || (offset-m.offset).Abs() > maxOffset {
			c.Database = false
		}
	}
	c.Barred = c.Off && !c.Database
	s.change(c)
	return c
}

// compareWithLastWrite is what learn is for SQLite, where no database has a clock to go by.
func (s *Store) compareWithLastWrite(now time.Time) Clock {
	s.clocks.mu.Lock()
	defer s.clocks.mu.Unlock()
	now = now.Round(0) // a clock that is set back goes on for those who measure intervals
	c := Clock{}
	if late := s.clocks.lastWrite.Sub(now); late > maxOffset {
		c = Clock{Offset: -late, Off: true}
		if !s.clocks.clock.Off {
			s.clocks.ahead++
		}
	} else if late < 0 {
		s.clocks.lastWrite = now
	}
	s.change(c)
	return c
}

// change notes what is known of the clock now, and logs it when it is news.
func (s *Store) change(c Clock) {
	before := s.clocks.clock
	s.clocks.clock = c
	if c.Off == before.Off && c.Database == before.Database {
		return
	}
	switch {
	case !c.Off:
		s.log.Info("clock matches the database's again", "offset", c.Offset)
	case c.Barred:
		s.log.Warn("clock differs from the database's: evaluation and delivery are paused",
			"offset", c.Offset)
	case c.Database:
		s.log.Warn("the database's clock differs from those of all replicas: replicas use their own", "offset", c.Offset)
	default:
		s.log.Warn("the last write is in the future: the clock was ahead then or is behind now", "offset", c.Offset)
	}
}

// findLastWrite looks for the latest time that a process before this one has left behind where finding it is quick: in
// heartbeats, the uses of keys, evaluations and deliveries.
func (s *Store) findLastWrite(ctx context.Context, tx *Tx) error {
	var last *int64
	err := tx.one(ctx, []any{&last}, "SELECT max(at) FROM (SELECT max(expires_at) - ? AS at FROM workers"+
		" UNION ALL SELECT max(used_at) FROM keys UNION ALL SELECT max(window_end) FROM alert_history"+
		" UNION ALL SELECT max(finished_at) FROM deliveries) times", maxLease.Milliseconds())
	if err != nil || last == nil {
		return err
	}
	s.clocks.mu.Lock()
	s.clocks.lastWrite = fromMilliseconds(*last).Time
	s.clocks.mu.Unlock()
	s.compareWithLastWrite(tx.now())
	return nil
}
