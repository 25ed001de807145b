package ingest

import (
	"context"
	"encoding/binary"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/obstack/obstack/impl/ingest/wal"
)

// earlierLog is the directory of the log that earlier versions had for all signals, and earlierName the file with its name.
const (
	earlierLog  = "log"
	earlierName = "id"
)

// journal is a log with the streams that read it. Each signal has its own, so that one which cannot be stored fills no
// other's. That of an earlier version, which has all signals, is only emptied.
type journal struct {
	dir     string
	log     *wal.Log
	streams []*stream
	closed  bool
}

// openJournals opens the logs of all signals, which share the size, and before these one of an earlier version.
func (i *Intake) openJournals() error {
	earlier := filepath.Join(i.options.Dir, earlierLog)
	if _, err := os.Stat(earlier); err == nil {
		name, err := os.ReadFile(filepath.Join(i.options.Dir, earlierName))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		j := &journal{dir: earlier}
		for _, s := range signals {
			i.earlier = append(i.earlier, newStream(i, s, j))
		}
		j.streams = i.earlier
		if err := i.open(j, strings.TrimSpace(string(name))); err != nil {
			return err
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, s := range signals {
		j := &journal{dir: filepath.Join(i.options.Dir, s.String())}
		j.streams = []*stream{newStream(i, s, j)}
		i.streams = append(i.streams, j.streams[0])
		if err := i.open(j, ""); err != nil {
			return err
		}
	}
	return nil
}

// open opens a log whose batches without a name begin with the one given.
func (i *Intake) open(j *journal, name string) (err error) {
	o := wal.Options{Size: i.options.LogSize / int64(len(signals)), Log: i.options.Log, Replay: j.replay}
	if j.log, err = wal.Open(j.dir, o); err != nil {
		return err
	}
	i.journals = append(i.journals, j)
	for _, s := range j.streams {
		s.restore(name)
	}
	return nil
}

// replay takes what the log says about batches.
func (j *journal) replay(r wal.Record) error {
	switch r.Kind {
	case kindSeal:
		signal, k := decodeSeal(r.Data)
		for _, s := range j.streams {
			if uint8(s.signal) == signal {
				s.seals = append(s.seals, k)
			}
		}
	case kindSynced:
		if len(r.Data) < 8*len(j.streams) {
			break
		}
		for n, s := range j.streams {
			s.done.Store(binary.LittleEndian.Uint64(r.Data[8*n:]))
		}
	}
	return nil
}

// mark returns the watermarks as they stand in the log, the lowest of them, and whether one has moved since.
func (j *journal) mark() (marks []byte, low uint64, moved bool) {
	low = ^uint64(0)
	for _, s := range j.streams {
		done := s.done.Load()
		marks = binary.LittleEndian.AppendUint64(marks, done)
		low = min(low, done)
		moved = moved || done != s.synced
		s.synced = done
	}
	return marks, low, moved
}

// empty reports whether everything in a log that is only emptied has been inserted.
func (j *journal) empty() bool {
	for _, s := range j.streams {
		if !s.emptied.Load() {
			return false
		}
	}
	return true
}

func (j *journal) close() error {
	if j.closed {
		return nil
	}
	j.closed = true
	for _, s := range j.streams {
		s.reader.Close()
	}
	return j.log.Close()
}

// sync makes durable what was inserted, says so in the logs, and then frees them.
func (i *Intake) sync(ctx context.Context) {
	type moved struct {
		*journal
		marks []byte
		low   uint64
	}
	var all []moved
	for _, j := range i.journals {
		if j.closed {
			continue
		}
		if marks, low, ok := j.mark(); ok || i.isEarlier(j) && j.empty() {
			all = append(all, moved{j, marks, low})
		}
	}
	if len(all) == 0 {
		return
	}
	synced := i.options.Engine.Sync()
	for _, j := range all {
		err := synced
		if err == nil {
			_, err = j.log.Append(context.WithoutCancel(ctx), kindSynced, i.options.Now(), 0, j.marks)
		}
		switch {
		case err != nil:
		case i.isEarlier(j.journal) && j.empty():
			err = errors.Join(j.close(), os.RemoveAll(j.dir), os.Remove(filepath.Join(i.options.Dir, earlierName)))
		default:
			err = j.log.Free(j.low)
		}
		if err != nil {
			for _, s := range j.streams {
				s.synced = 0 // try it again
			}
			i.options.Log.Error("the intake's log cannot be freed", "log", j.dir, "error", err)
		}
	}
}

func (i *Intake) isEarlier(j *journal) bool { return len(i.earlier) > 0 && i.earlier[0].journal == j }

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
