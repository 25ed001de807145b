package ingest

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"log/slog"
	"maps"
	"path/filepath"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/ingest/wal"
)

// openLogs opens the logs, which share the size. Each signal has its own, so that one which cannot be stored fills no other's.
func (i *Intake) openLogs() (err error) {
	for _, signal := range signals {
		s := newStream(i, signal)
		o := wal.Options{Size: i.options.LogSize / int64(len(signals)), Log: i.options.Log, Replay: s.replay}
		if s.log, err = wal.Open(filepath.Join(i.options.Dir, signal.String()), o); err != nil {
			return err
		}
		i.streams = append(i.streams, s)
		s.restore()
	}
	i.tables.unsynced = unsynced(i.streams)
	return nil
}

// unsynced is since when rows may not have been durable when the process before this one ended, the zero time if it had none. A
// sync is one of all signals' rows, whichever has changed.
func unsynced(streams []*stream) time.Time {
	var began, lastSync time.Time
	for _, s := range streams {
		if s.lastSync.After(lastSync) {
			lastSync = s.lastSync
		}
		if !s.began.IsZero() && (began.IsZero() || s.began.Before(began)) {
			began = s.began
		}
	}
	switch {
	case !lastSync.IsZero():
		return lastSync.Add(-syncSlack)
	case !began.IsZero():
		return began.Add(-syncSlack)
	}
	return time.Time{}
}

// syncSlack is how long a sync may take, which the log has the end of.
const syncSlack = time.Minute

// replay takes what the log says about batches.
func (s *stream) replay(r wal.Record) error {
	if s.began.IsZero() {
		s.began = r.Time
	}
	switch r.Kind {
	case kindSeal, kindRuns, kindRules:
		k, ok := decodeSeal(r.Kind, r.Data)
		if !ok {
			s.in.options.Log.Error("a seal in the ingest log is too short: duplicates are possible", "signal", s.signal)
			break
		}
		s.seals = append(s.seals, k)
	case kindSynced:
		s.lastSync = r.Time
		if len(r.Data) < 8 {
			s.in.options.Log.Error("a watermark in the ingest log is too short: checking more of the tables", "signal", s.signal)
			break
		}
		s.low = binary.LittleEndian.Uint64(r.Data)
		clear(s.done)
		for b := r.Data[8:]; len(b) >= doneSize; b = b[doneSize:] {
			s.done[binary.LittleEndian.Uint32(b)] = binary.LittleEndian.Uint64(b[4:])
		}
	}
	return nil
}

const doneSize = 12

// state is what the log is to remember of what is stored: the watermark, and those of keys that are beyond it.
func (s *stream) state() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := binary.LittleEndian.AppendUint64(nil, s.moveLow())
	maps.DeleteFunc(s.done, func(_ uint32, done uint64) bool { return done <= s.low })
	for _, key := range slices.Sorted(maps.Keys(s.done)) {
		b = binary.LittleEndian.AppendUint32(b, key)
		b = binary.LittleEndian.AppendUint64(b, s.done[key])
	}
	s.finishDays()
	return b
}

// close closes the log, also twice.
func (s *stream) close() error {
	if s.closed {
		return nil
	}
	s.closed = true
	s.reader.Close()
	return s.log.Close()
}

// sync makes durable what was inserted, says so in the logs, and then frees them.
func (i *Intake) sync(ctx context.Context) {
	i.syncing.Lock()
	defer i.syncing.Unlock()
	type moved struct {
		*stream
		state []byte
	}
	var all []moved
	for _, s := range i.streams {
		// A log without a record says of a replica that the signal is not sent to it.
		if state := s.state(); !bytes.Equal(state, s.synced) && !s.closed && s.log.Tail() > 1 {
			all = append(all, moved{s, state})
		}
	}
	if len(all) == 0 {
		return
	}
	synced := i.options.Engine.Sync()
	for _, s := range all {
		err := synced
		if err == nil {
			_, err = s.log.Append(context.WithoutCancel(ctx), kindSynced, i.options.Now(), 0, s.state)
		}
		if err == nil {
			err = s.log.Free(binary.LittleEndian.Uint64(s.state))
		}
		id, signal := "free "+s.signal.String(), slog.Any("signal", s.signal)
		if err != nil { // it is tried again
			i.failures.Failed(id, false, slog.LevelError, "cannot free space in the ingest log", signal, slog.Any("error", err))
			continue
		}
		i.failures.Works(id, false, "freed space in the ingest log again", signal)
		s.synced = s.state
	}
}

// Ready is why requests are refused now: ErrDiskFull, ErrLogFull, also when the sender with the largest share has no more
// room, or what the log cannot be written for. While one signal is taken, others that are refused do not count: a
// replica that were left alone for these would take that one neither.
func (i *Intake) Ready(ctx context.Context) error {
	if err := i.disk.check(i.options.Now()); err != nil {
		return err
	}
	var refused error
	for _, s := range i.streams {
		err := i.ready(ctx, s.log)
		if err == nil && s.log.Tail() > 1 { // one that has never been sent says nothing
			return nil
		}
		if refused == nil {
			refused = err
		}
	}
	return refused
}

// Full returns the signals of which nothing more is taken now because their logs have no room.
func (i *Intake) Full() (full []string) {
	for _, s := range i.streams {
		if errors.Is(s.log.Err(usualRequest), wal.ErrFull) {
			full = append(full, s.signal.String())
		}
	}
	return full
}

func (i *Intake) ready(ctx context.Context, log *wal.Log) error {
	err := log.Err(usualRequest)
	if err == nil || errors.Is(err, wal.ErrFull) || errors.Is(err, wal.ErrClosed) {
		return err
	}
	// Without requests, which may be sent elsewhere meanwhile, nothing else would find that it can be written again. There may
	// be room for a few bytes, and none for a request.
	_, err = log.Append(ctx, kindProbe, i.options.Now(), 0, make([]byte, 64<<10))
	return err
}
