package ingest

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"io"
	"log/slog"
	"sync/atomic"
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
	// done is the watermark: the records of the signal below it are in ClickHouse or set aside. synced is what it was when
	// rows were last made durable, and belongs to Intake.sync.
	done   atomic.Uint64
	synced uint64
	// batches are handed over one at a time, when the one before is finished.
	batches  chan *batch
	builders chan *otlp.Builder
	// passed is behind the last record that was read, and seen where the log ended when there was none left to be read.
	passed, seen atomic.Uint64
	// collecting and sending are when the first record of the batch was received, in nanoseconds since 1970.
	collecting, sending atomic.Int64

	// Of the sender alone: the last block that was sent, whose memory the next one uses.
	body []byte

	// Of the reader alone.
	reader *wal.Reader
	next   *wal.Record // has been read, and belongs to the batch that follows
	// lost is the sequence number behind records that cannot be read, if none was read since.
	lost uint64
	// seals are the batches of before the start of which it is not known whether they were inserted.
	seals []seal
}

// batch is rows of one signal.
type batch struct {
	seal
	builder  *otlp.Builder
	spare    bool
	received time.Time // the first record
	// sealed says that the log has it already, so that it may have been inserted.
	sealed bool
}

func newStream(i *Intake, s otlp.Signal) *stream {
	builders := make(chan *otlp.Builder, 1)
	builders <- otlp.NewBuilder()
	return &stream{
		in: i, signal: s, days: days{open: map[int32]*openDay{}}, batches: make(chan *batch), builders: builders,
	}
}

// restore prepares a stream for what was in the log when it was opened.
func (s *stream) restore() {
	done := s.done.Load()
	s.synced = done
	var open []seal
	for _, k := range s.seals {
		// One whose record could not be synced at first may be there twice.
		if k.first >= done && (len(open) == 0 || k.first > open[len(open)-1].last) {
			open = append(open, k)
		}
	}
	s.seals = open
	s.days.finish(done)
	s.reader = s.log.Reader(done)
}

// read makes batches until the context ends.
func (s *stream) read(ctx context.Context) {
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
	select {
	case b := <-s.builders:
		return &batch{builder: b}
	default:
	}
	select {
	case b := <-s.builders:
		return &batch{builder: b}
	case s.in.spares <- struct{}{}:
		return &batch{builder: otlp.NewBuilder(), spare: true}
	case <-ctx.Done():
		return nil
	}
}

// release gives the memory of a batch back.
func (s *stream) release(b *batch) {
	if b.spare {
		<-s.in.spares
		return
	}
	b.builder.Reset()
	s.builders <- b.builder
}

// collect fills a batch and hands it over: when it is full, or when it has some age and the one before is finished. It
// reports whether it has.
func (s *stream) collect(ctx context.Context, b *batch) bool {
	var old <-chan time.Time
	var batches chan<- *batch
	for {
		select {
		case <-old:
			batches = s.batches
		default:
		}
		if b.builder.Rows() >= maxRows || b.builder.Size() >= maxBytes {
			return s.handOver(ctx, b)
		}
		select {
		case batches <- b:
			return true
		default:
		}
		changed, tail := s.log.Changed(), s.log.Tail()
		r, err := s.nextRecord(ctx)
		if err == nil {
			if b.first == 0 {
				old = time.After(maxAge)
			}
			s.add(b, r)
			continue
		}
		if !errors.Is(err, io.EOF) {
			return false
		}
		s.seen.Store(tail)
		if b.first == 0 {
			s.collecting.Store(0)
			if s.lost > 0 { // or what is lost would keep its room in the log
				b.last, b.received = s.lost-1, s.in.options.Now()
				s.lost = 0
				return s.handOver(ctx, b)
			}
		}
		select {
		case batches <- b:
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
	k := s.seals[0]
	for b.last < k.last {
		r, err := s.nextRecord(ctx)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return false
		}
		if r.Seq > k.last {
			s.next = &r
			break
		}
		s.add(b, r)
	}
	s.seals = s.seals[1:]
	if b.first == 0 {
		return false
	}
	b.seal, b.sealed = k, true
	return s.handOver(ctx, b)
}

func (s *stream) handOver(ctx context.Context, b *batch) bool {
	select {
	case s.batches <- b:
		return true
	case <-ctx.Done():
		return false
	}
}

// nextRecord returns the next record of the signal. The error is io.EOF when there is none now, or that of the context.
func (s *stream) nextRecord(ctx context.Context) (wal.Record, error) {
	if r := s.next; r != nil {
		s.next = nil
		return *r, nil
	}
	id, failed := "read "+s.signal.String(), false
	for {
		r, err := s.readRecord()
		var corrupt *wal.CorruptError
		switch {
		case err == nil:
			s.lost = 0
			if failed {
				s.in.failures.Works(id, false, "the intake's log can be read again", slog.Any("signal", s.signal))
			}
			return r, nil
		case errors.Is(err, io.EOF):
			return r, err
		case errors.As(err, &corrupt): // which the log has said
			s.lost = corrupt.Next
			continue
		}
		failed = true
		s.in.failures.Failed(id, false, slog.LevelError, "the intake's log cannot be read", slog.Any("signal", s.signal), slog.Any("error", err))
		if !pause(ctx, time.Second) {
			return r, ctx.Err()
		}
	}
}

func (s *stream) readRecord() (_ wal.Record, err error) {
	defer recovered(&err)
	return s.reader.Next(func(kind uint8) bool { return kind == uint8(s.signal) })
}

// add decodes a request.
func (s *stream) add(b *batch, r wal.Record) {
	if b.first == 0 {
		b.first, b.received = r.Seq, r.Time
		s.collecting.Store(r.Time.UnixNano())
	}
	b.last = r.Seq
	s.passed.Store(r.Seq + 1)
	err := errors.New("it is too short")
	if len(r.Data) >= oldestSize {
		w := otlp.Window{Received: r.Time, Oldest: time.Unix(0, int64(binary.LittleEndian.Uint64(r.Data)))}
		err = b.builder.Append(s.signal, r.Data[oldestSize:], w)
	}
	if err != nil {
		// It has passed the check of this program, or of another version of it.
		s.in.options.Log.Error("a request in the intake's log cannot be decoded and is dropped", "error", err)
		s.in.metrics.undecodable.Inc()
	}
}

// stored reports whether all requests below a sequence number are in ClickHouse or set aside.
func (s *stream) stored(below uint64) bool {
	done := s.done.Load()
	return done >= below || s.seen.Load() >= below && done >= s.passed.Load()
}

// send inserts batches until the context ends, or there will be no more.
func (s *stream) send(ctx context.Context) {
	failed := false
	for b := range s.batches {
		s.sending.Store(b.received.UnixNano())
		if failed || b.first > 0 && (!s.seal(ctx, b) || !s.insert(ctx, b)) {
			failed = true // the watermark must not pass it
			s.release(b)
			continue // until the reader has ended
		}
		s.release(b)
		s.done.Store(b.last + 1)
		s.days.finish(b.last + 1)
		s.sending.Store(0)
	}
}

// seal says in the log which records are in a batch, and tries until it can.
func (s *stream) seal(ctx context.Context, b *batch) bool {
	if b.sealed {
		return true
	}
	b.name = rand.Text()
	data := encodeSeal(b.seal)
	for backoff := minBackoff; ; backoff = min(2*backoff, maxBackoff) {
		_, err := s.log.Append(ctx, kindSeal, s.in.options.Now(), 0, data)
		if err == nil {
			s.in.failures.Works("log", false, "the intake's log can be written again")
			return true
		}
		s.in.failures.Failed("log", false, slog.LevelError, "the intake's log cannot be written", slog.Any("error", err))
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
