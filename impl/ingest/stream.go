package ingest

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/ingest/wal"
)

// stream is what happens to the records of one signal.
type stream struct {
	in     *Intake
	signal otlp.Signal
	log    *wal.Log
	closed bool
	days   days
	// synced is the state of when rows were last made durable, as the log has it, and belongs to Intake.sync.
	synced []byte
	// began is when the log's first record was received, and lastSync when rows were last made durable, as it was opened.
	began, lastSync time.Time

	mu sync.Mutex
	// low is the watermark: the records below it are in ClickHouse or set aside, as are those of each key below what done has for
	// it. It is as far as the batches that are not finished, and what has not been read, let it be.
	low  uint64
	done map[uint32]uint64
	open []*batch // that have records, but are not finished

	// batches are handed over when the one before is finished. While it is not, another one that is full may be, since the engine
	// inserts a block on one processor.
	batches, full chan *batch
	builders      chan *otlp.Builder
	// bodies are blocks that were sent, whose memory the next ones use.
	bodies chan []byte

	// Of the reader alone.
	reader *wal.FairReader
	// sessions reports whether there is a table of sessions, and sessionsAsked when that was read.
	sessions      bool
	sessionsAsked time.Time
	// seals are the batches of before the start of which it is not known whether they were inserted.
	seals []seal
}

// batch is rows of one signal.
type batch struct {
	seal
	builder  *otlp.Builder
	extra    bool
	first    uint64    // the lowest sequence number of its records, 0 while it has none
	received time.Time // the oldest record
	weights  map[uint32]int64
	places   []wal.Place // of its records
	// sealed says that the log has it already, so that it may have been inserted.
	sealed bool
}

func newStream(i *Intake, s otlp.Signal) *stream {
	builders := make(chan *otlp.Builder, 1)
	builders <- otlp.NewBuilder()
	return &stream{
		in: i, signal: s, days: days{open: map[int32]*openDay{}, lapsed: map[uint32]time.Time{}}, done: map[uint32]uint64{},
		batches: make(chan *batch), full: make(chan *batch), builders: builders, bodies: make(chan []byte, 2),
	}
}

// restore prepares a stream for what was in the log when it was opened.
func (s *stream) restore() {
	stored := func(key uint32) uint64 { return max(s.low, s.done[key]) }
	var open []seal
	for _, k := range s.seals {
		// All of a batch is stored, or none of it. One whose record could not be synced at first may be there twice.
		left := slices.ContainsFunc(k.runs, func(r run) bool { return r.last >= stored(r.key) })
		if left && !slices.ContainsFunc(open, func(other seal) bool { return other.name == k.name }) {
			open = append(open, k)
		}
	}
	s.seals = open
	s.log.Skip(stored)
	s.reader = s.log.FairReader()
}

// read makes batches until the context ends.
func (s *stream) read(ctx context.Context) {
	defer close(s.full)
	defer close(s.batches)
	for {
		b := s.newBatch(ctx)
		if b == nil {
			return
		}
		collect := s.collect
		if len(s.seals) > 0 {
			collect = s.collectSealed
		}
		if !collect(ctx, b) {
			s.release(b)
			if ctx.Err() != nil {
				return
			}
		}
	}
}

// newBatch waits for a builder: the signal's own, or one that the signals share.
func (s *stream) newBatch(ctx context.Context) *batch {
	b := &batch{seal: seal{rules: s.rules(ctx)}, weights: map[uint32]int64{}}
	select {
	case b.builder = <-s.builders:
		return b
	default:
	}
	select {
	case b.builder = <-s.builders:
		return b
	case s.in.extraBuilders <- struct{}{}:
		b.builder, b.extra = otlp.NewBuilder(), true
		return b
	case <-ctx.Done():
		return nil
	}
}

// rules returns the rules of the next batch. Without a table of sessions their events are stored with the logs, which would
// otherwise wait for it. While the engine is away it waits, until the context ends.
func (s *stream) rules(ctx context.Context) otlp.Rules {
	rules := s.in.options.Rules
	if s.signal != otlp.Logs || rules&otlp.SplitSessions == 0 || len(s.seals) > 0 {
		return rules
	}
	for backoff := minBackoff; !s.sessions && time.Since(s.sessionsAsked) > sessionsInterval; backoff = min(2*backoff, maxBackoff) {
		columns, err := s.in.tables.describe(ctx, otlp.SessionTable)
		if err == nil || errors.Is(err, errNoTable) {
			s.sessions, s.sessionsAsked = len(columns) > 0, time.Now()
			break
		}
		if !pause(ctx, backoff) {
			break
		}
	}
	if !s.sessions {
		rules &^= otlp.SplitSessions
	}
	return rules
}

// release gives the memory of a batch back.
func (s *stream) release(b *batch) {
	if b.extra {
		<-s.in.extraBuilders
		return
	}
	b.builder.Reset()
	s.builders <- b.builder
}

// collect fills a batch and hands it over: when it is full and at most one is being inserted, or has some age and none is. Keys
// that have little in it may still add to one that is full. It reports whether it has.
func (s *stream) collect(ctx context.Context, b *batch) bool {
	var old <-chan time.Time
	var batches, full chan<- *batch
	for {
		select {
		case <-old:
			batches = s.batches
		default:
		}
		next := s.reader.Next
		if b.full() {
			next = func() (wal.Record, error) { return s.reader.NextFrom(b.mayJoin) }
			batches, full = s.batches, s.full
		}
		select {
		case batches <- b:
			return true
		case full <- b:
			return true
		default:
		}
		changed := s.log.Changed()
		r, err := s.nextRecord(ctx, b, next)
		if err == nil {
			if old == nil {
				old = time.After(maxAge)
			}
			s.add(b, r)
			continue
		}
		if !errors.Is(err, io.EOF) {
			return false
		}
		select {
		case batches <- b:
			return true
		case full <- b:
			return true
		case <-changed:
		case <-old:
			batches = s.batches
		case <-ctx.Done():
			return false
		}
	}
}

// collectSealed makes a batch anew that was made before the start, and hands it over. It reports whether it has: nothing
// may be left of one whose segment was broken.
func (s *stream) collectSealed(ctx context.Context, b *batch) bool {
	b.seal, b.sealed = s.seals[0], true
	for _, run := range b.runs {
		next := func() (wal.Record, error) { return s.reader.NextOf(run.key, run.first, run.last) }
		if run.key == 0 {
			all := s.log.Reader(run.first)
			defer all.Close()
			next = func() (wal.Record, error) { return s.nextOfAll(all, run.last) }
		}
		for {
			r, err := s.nextRecord(ctx, b, next)
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				return false
			}
			s.add(b, r)
		}
		if run.key == 0 {
			s.log.Skip(func(uint32) uint64 { return run.last + 1 })
		}
	}
	if s.seals = s.seals[1:]; len(s.seals) == 0 {
		s.reader.PutBack()
	}
	return b.first > 0 && s.handOver(ctx, b)
}

// nextOfAll returns the next request of a batch from all keys. Versions before this one made such.
func (s *stream) nextOfAll(all *wal.Reader, last uint64) (wal.Record, error) {
	r, err := all.Next(func(kind uint8) bool { return kind == uint8(s.signal) })
	if err == nil && r.Seq > last {
		return r, io.EOF
	}
	return r, err
}

func (s *stream) handOver(ctx context.Context, b *batch) bool {
	select {
	case s.batches <- b:
		return true
	case <-ctx.Done():
		return false
	}
}

// nextRecord returns the next record for a batch, which counts as the batch's then. The error is io.EOF when there is none
// now, or that of the context.
func (s *stream) nextRecord(ctx context.Context, b *batch, next func() (wal.Record, error)) (wal.Record, error) {
	id, failed := "read "+s.signal.String(), false
	for {
		r, err := s.readRecord(b, next)
		var corrupt *wal.CorruptError
		switch {
		case err == nil:
			if failed {
				s.in.failures.Works(id, false, "the ingest log is readable again", slog.Any("signal", s.signal))
			}
			return r, nil
		case errors.Is(err, io.EOF):
			return r, err
		case errors.As(err, &corrupt): // which the log has said
			// A restart may be able to read it, and is to make the same batch.
			b.cut = true
			continue
		}
		failed = true
		s.in.failures.Failed(id, false, slog.LevelError, "cannot read the ingest log", slog.Any("signal", s.signal), slog.Any("error", err))
		if !pause(ctx, time.Second) {
			return r, ctx.Err()
		}
	}
}

// readRecord reads a record. There is no moment in which the watermark takes it for stored.
func (s *stream) readRecord(b *batch, next func() (wal.Record, error)) (r wal.Record, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer recovered(&err)
	if r, err = next(); err != nil {
		return r, err
	}
	if b.first == 0 {
		b.first, b.received = r.Seq, r.Time
		s.open = append(s.open, b)
	}
	b.first = min(b.first, r.Seq)
	b.places = append(b.places, r.Place)
	if r.Time.Before(b.received) {
		b.received = r.Time
	}
	if !b.sealed {
		b.append(r.Key, r.Seq)
		b.weights[r.Key] += r.Weight
	}
	return r, nil
}

// full reports whether a batch has what its keys may fill it with.
func (b *batch) full() bool {
	share := 1
	if len(b.runs) > 1 {
		share = sharedBatch
	}
	return b.builder.Rows() >= maxRows/share || b.builder.Size() >= maxBytes/share
}

// mayJoin reports whether more of a key may come into a batch that is full.
func (b *batch) mayJoin(key uint32) bool {
	return b.weights[key] < joinWeight && b.builder.Rows() < maxRows*5/4 && b.builder.Size() < maxBytes*5/4
}

// add decodes a request.
func (s *stream) add(b *batch, r wal.Record) {
	err := errors.New("the request is too short")
	if len(r.Data) >= oldestSize {
		w := otlp.Window{Received: r.Time, Oldest: time.Unix(0, int64(binary.LittleEndian.Uint64(r.Data)))}
		err = b.builder.Append(s.signal, r.Data[oldestSize:], w, b.rules)
	}
	if err != nil {
		// It has passed the check of this program, or of another version of it.
		s.in.options.Log.Error("dropped a request in the ingest log that cannot be decoded", "error", err)
		s.in.metrics.undecodable.Inc()
	}
}

// watermark is the sequence number below which all is stored.
func (s *stream) watermark() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.moveLow()
}

// moveLow moves the watermark as far as it may be, and returns it. s.mu must be held.
func (s *stream) moveLow() uint64 {
	low, _ := s.log.Unread()
	for _, b := range s.open {
		low = min(low, b.first)
	}
	s.low = max(s.low, low)
	return s.low
}

// finish says that a batch is stored.
func (s *stream) finish(b *batch) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open = slices.DeleteFunc(s.open, func(other *batch) bool { return other == b })
	ends := map[uint32]uint64{}
	for _, r := range b.runs {
		ends[r.key] = r.last + 1
	}
	delete(ends, 0)
	for _, other := range s.open {
		for _, r := range other.runs {
			if end, ok := ends[r.key]; ok { // what was broken at first may come later
				ends[r.key] = min(end, r.first)
			}
		}
	}
	for key, end := range ends {
		s.done[key] = max(s.done[key], min(end, s.log.UnreadOf(key)))
	}
	s.moveLow()
	s.finishDays()
}

// finishDays says which days records no longer wait for. s.mu must be held.
func (s *stream) finishDays() {
	s.days.finish(func(key uint32) uint64 { return max(s.low, s.done[key]) })
}

// oldest is when the oldest record was received that is in a batch, the zero time if there is none.
func (s *stream) oldest() (t time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, b := range s.open {
		if t.IsZero() || b.received.Before(t) {
			t = b.received
		}
	}
	return t
}

// send inserts batches until the context ends, or there will be no more.
func (s *stream) send(ctx context.Context, batches <-chan *batch) {
	failed := false
	for b := range batches {
		if failed || b.first > 0 && (!s.seal(ctx, b) || !s.insert(ctx, b)) {
			failed = true // the watermark must not pass it
			s.release(b)
			continue // until the reader has ended
		}
		s.release(b)
		s.finish(b)
	}
}

// seal says in the log which records are in a batch, and tries until it can.
func (s *stream) seal(ctx context.Context, b *batch) bool {
	if b.sealed {
		return true
	}
	b.name = rand.Text()
	data := b.encode()
	for backoff := minBackoff; ; backoff = min(2*backoff, maxBackoff) {
		_, err := s.log.Append(ctx, kindRules, s.in.options.Now(), 0, data)
		if err == nil {
			s.in.failures.Works("log", false, "the ingest log is writable again")
			return true
		}
		s.in.failures.Failed("log", false, slog.LevelError, "cannot write the ingest log", slog.Any("error", err))
		if s.in.stopping.Load() || !pause(ctx, backoff) {
			return false
		}
	}
}

// pause waits, and reports whether the context still runs.
func pause(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}
