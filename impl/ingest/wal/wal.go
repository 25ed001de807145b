// Package wal is a log on disk of what has been accepted and is not yet known to be elsewhere.
//
// A Log is a directory of segments. Append returns when its record is on disk: one goroutine writes all records that
// wait, syncs once for them, and then answers all. A Reader follows the log from any place, and Free removes the
// segments whose records are of no use any more. Nothing is ever removed but by Free.
//
// After a failed write or sync nothing more is appended to that segment, since what the system has of it cannot be known:
// the next records go to a new one, which says which records before it do not count. Open cuts off a last record that was not
// finished. Elsewhere a record that is broken is passed over and counted, with the rest of its segment unless its length leads to
// the record that follows it; the segment is kept under another name once the records around it are of no use any more.
//
// A key has room while it holds less than three times of what is left for all: so no key fills the log alone. A record may weigh
// more than its bytes, for the work that it will make. Key 0 is the owner of the log, whom nothing bounds.
//
// The package knows nothing of what the records hold, and imports nothing of ours.
package wal

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

const (
	// defaultSegment is how large a segment becomes before the next is begun.
	defaultSegment = 64 << 20
	// MaxData is how much data a record may hold.
	MaxData = 64 << 20
	// shareFactor is how many times of what is free a key may hold.
	shareFactor = 3
	// segmentShare is the part of the log that a segment is, if that is less than usual.
	segmentShare = 16
	// maxBuffer is how much memory the writer and each Reader keep.
	maxBuffer = 1 << 20
)

// ErrFull is the error of Append when the log, or the share of the key in it, has no room.
var ErrFull = errors.New("the log is full")

// ErrClosed is the error of Append after Close.
var ErrClosed = errors.New("the log is closed")

// Record is what the log holds.
type Record struct {
	// Seq is its place. Records that follow have higher ones, not always by one.
	Seq uint64
	// Kind, Time and Key are the caller's. Kind is below 64, and Key tells whose share of the log the record takes.
	Kind uint8
	Time time.Time
	Key  uint32
	// Place is where a Reader has found it, for Reader.At.
	Place Place
	// Weight is what it takes of the log's size and of its key's share, and no less than its bytes on disk.
	Weight int64
	// Data of a record that was read is valid until the next call of the Reader.
	Data []byte
}

// Options are the options of a Log. Zero values stand for defaults.
type Options struct {
	// Size is what all records may weigh together, 4 GiB by default. Records of key 0 may pass it.
	Size int64
	// SegmentSize is when a segment is followed by the next: 64 MiB, or a sixteenth of Size when that is less.
	SegmentSize int64
	// Replay, if it is not nil, is called by Open for every record, in their order.
	Replay func(Record) error
	// Log takes a line for each segment that is broken.
	Log *slog.Logger
}

// Log is an open log. It is safe for concurrent use.
type Log struct {
	dir     string
	options Options
	lock    *os.File
	stopped chan struct{}

	mu       sync.Mutex
	wake     *sync.Cond // for the writer
	waiting  []*appending
	closed   bool
	segments []*segment       // in order; the last one is active if active is not nil
	size     int64            // of all segments and of what waits
	weight   int64            // of the same
	held     map[uint32]int64 // of it, by keys
	changed  chan struct{}    // closed when there are further records
	tail     uint64           // the sequence number behind the last record that is on disk
	failed   error            // what the last write failed for, nil if it did not
	queues   map[uint32]*queue
	ring     []*queue // those in which records wait, by turns
	queued   uint64   // the sequence number behind the last record that was put into one
	lost     uint64   // records that could not be read

	// Of the writer alone.
	active *os.File
	next   uint64 // sequence number
	valid  uint64 // the sequence number behind the last record that counts
	buffer []byte
}

// segment is one file.
type segment struct {
	path  string
	first uint64
	// base is what offsets in it are counted from in queues.
	base int64
	// next is the sequence number behind its last record, and end where that record ends. They belong to the log's mutex.
	next uint64
	end  int64
	held map[uint32]int64 // weights by keys
	// broken says that not all of it could be read, and lost how many records. Nothing more is appended then.
	broken bool
	lost   uint64
}

// appending is a record that waits to be written.
type appending struct {
	header [recordHeader]byte
	record Record
	parts  [][]byte
	size   int64
	taken  bool
	err    error
	done   chan struct{}
}

// Open opens the log in a directory, which it makes if it is missing and which then is its alone.
func Open(dir string, o Options) (*Log, error) {
	if o.Size == 0 {
		o.Size = 4 << 30
	}
	if o.SegmentSize == 0 {
		o.SegmentSize = min(defaultSegment, o.Size/segmentShare)
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	l := &Log{
		dir: dir, options: o, stopped: make(chan struct{}), changed: make(chan struct{}),
		held: map[uint32]int64{}, next: 1, queues: map[uint32]*queue{}, queued: 1,
	}
	l.wake = sync.NewCond(&l.mu)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("create the log's directory: %w", err)
	}
	if err := syncDir(filepath.Dir(dir)); err != nil {
		return nil, err
	}
	var err error
	if l.lock, err = lockDir(dir); err != nil {
		return nil, err
	}
	if err := l.recover(); err != nil {
		return nil, errors.Join(err, l.lock.Close())
	}
	l.valid, l.tail = l.next, l.next
	go l.write()
	return l, nil
}

// lockDir makes the directory that of this process, until it ends or closes the file.
func lockDir(dir string) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("lock the log: %w", err)
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		_ = f.Close()
		if errors.Is(err, unix.EWOULDBLOCK) {
			return nil, fmt.Errorf("the log in %s is in use by another process", dir)
		}
		return nil, fmt.Errorf("lock the log: %w", err)
	}
	return f, nil
}

// syncDir makes durable which files a directory has.
func syncDir(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	err = f.Sync()
	return errors.Join(err, f.Close())
}

// Append is AppendWeighing for a record that weighs no more than its bytes.
func (l *Log) Append(ctx context.Context, kind uint8, at time.Time, key uint32, parts ...[]byte) (uint64, error) {
	return l.AppendWeighing(ctx, 0, kind, at, key, parts...)
}

// AppendWeighing writes a record whose data are the parts, one behind the other, and returns its sequence number once it is on
// disk. When ctx ends before that, or with any other error than ErrFull and ErrClosed, it is not known whether the record
// will be found by the next Open; it is not by any Reader before. The parts are not used any more when Append has returned.
func (l *Log) AppendWeighing(
	ctx context.Context, weight int64, kind uint8, at time.Time, key uint32, parts ...[]byte,
) (uint64, error) {
	a := &appending{
		record: Record{Kind: kind, Time: at, Key: key}, parts: parts, size: recordHeader, done: make(chan struct{}),
	}
	for _, p := range parts {
		a.size += int64(len(p))
	}
	if weight > a.size {
		a.weigh(weight)
	}
	a.record.Weight = max(a.size, weight)
	if a.size > recordHeader+MaxData {
		return 0, fmt.Errorf("a record of %d bytes is too large for the log", a.size)
	}
	l.mu.Lock()
	switch free := l.options.Size - l.weight - a.record.Weight; {
	case l.closed:
		l.mu.Unlock()
		return 0, ErrClosed
	case key != 0 && (free < 0 || l.held[key]+a.record.Weight > shareFactor*free):
		l.mu.Unlock()
		return 0, ErrFull
	}
	l.waiting = append(l.waiting, a)
	l.hold(key, a.size, a.record.Weight)
	l.mu.Unlock()
	l.wake.Signal()
	select {
	case <-a.done:
	case <-ctx.Done():
		if l.withdraw(a) {
			return 0, context.Cause(ctx)
		}
		<-a.done // the parts are being written
	}
	return a.record.Seq, a.err
}

// Err is why a record of n bytes would not be taken now from whoever has most of the log: ErrClosed, ErrFull, or what the
// last write failed for. It is nil if it would.
func (l *Log) Err(n int64) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return ErrClosed
	}
	most, free := int64(0), l.options.Size-l.weight-n
	for key, held := range l.held {
		if key != 0 {
			most = max(most, held)
		}
	}
	if free < 0 || most+n > shareFactor*free {
		return ErrFull
	}
	return l.failed
}

// hold counts more bytes, and more weight of a key. l.mu must be held.
func (l *Log) hold(key uint32, size, weight int64) {
	l.size += size
	l.weight += weight
	if l.held[key] += weight; l.held[key] == 0 {
		delete(l.held, key)
	}
}

// withdraw takes back what has not been begun to be written.
func (l *Log) withdraw(a *appending) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if a.taken {
		return false
	}
	l.waiting = slices.DeleteFunc(l.waiting, func(other *appending) bool { return other == a })
	l.hold(a.record.Key, -a.size, -a.record.Weight)
	return true
}

// write is the goroutine that writes all records. A panic in it ends the process, since those who wait would wait for ever, and
// what is on disk is what counts.
func (l *Log) write() {
	defer close(l.stopped)
	for {
		l.mu.Lock()
		for len(l.waiting) == 0 && !l.closed {
			l.wake.Wait()
		}
		group := l.waiting
		l.waiting = nil
		for _, a := range group {
			a.taken = true
		}
		l.mu.Unlock()
		if len(group) == 0 {
			return
		}
		err := l.commit(group)
		for _, a := range group {
			a.err = err
			close(a.done)
		}
	}
}

// commit writes a group of records and syncs once. All of them count, or none.
func (l *Log) commit(group []*appending) error {
	size, err := l.writeGroup(group)
	if err != nil {
		l.poison()
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.failed = err
	if err != nil {
		for _, a := range group {
			l.hold(a.record.Key, -a.size, -a.record.Weight)
		}
		return fmt.Errorf("write the log: %w", err)
	}
	s := l.segments[len(l.segments)-1]
	offset := s.end
	for _, a := range group {
		s.held[a.record.Key] += a.record.Weight
		l.enqueue(s, a.record.Key, a.record.Seq, offset)
		offset += a.size
	}
	s.end, s.next = s.end+size, l.next
	l.valid, l.tail = l.next, l.next
	close(l.changed)
	l.changed = make(chan struct{})
	return nil
}

func (l *Log) writeGroup(group []*appending) (size int64, err error) {
	if l.active != nil && l.full() {
		_ = l.active.Close()
		l.active = nil
	}
	if l.active == nil {
		if err := l.begin(); err != nil {
			return 0, err
		}
	}
	flush := func() error {
		_, err := l.active.Write(l.buffer)
		l.buffer = l.buffer[:0]
		return err
	}
	for _, a := range group {
		a.record.Seq = l.next
		l.next++
		l.buffer = append(l.buffer, a.encodeHeader()...)
		for _, p := range a.parts {
			for len(p) > 0 {
				n := min(len(p), maxBuffer-len(l.buffer))
				l.buffer = append(l.buffer, p[:n]...)
				p = p[n:]
				if len(l.buffer) >= maxBuffer-recordHeader {
					if err := flush(); err != nil {
						return 0, err
					}
				}
			}
		}
		size += a.size
		if len(l.buffer) >= maxBuffer-recordHeader {
			if err := flush(); err != nil {
				return 0, err
			}
		}
	}
	if err := flush(); err != nil {
		return 0, err
	}
	return size, dataSync(l.active)
}

// full reports whether the next segment is to begin. That is early for records that weigh more than their bytes: what the
// active segment holds is not free before.
func (l *Log) full() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	s, weight := l.segments[len(l.segments)-1], int64(0)
	for _, held := range s.held {
		weight += held
	}
	return s.broken || s.end >= l.options.SegmentSize || weight >= l.options.Size/segmentShare
}

// current is the active segment. Only the writer changes the list's end.
func (l *Log) current() *segment {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.segments[len(l.segments)-1]
}

// begin makes the next segment. It is on disk, with its name, before anything is written behind its header.
func (l *Log) begin() error {
	s := &segment{first: l.next, next: l.next, end: segmentHeader, held: map[uint32]int64{}}
	s.path = filepath.Join(l.dir, segmentName(s.first))
	f, err := os.OpenFile(s.path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	if _, err = f.Write(encodeSegmentHeader(s.first, l.valid)); err == nil {
		if err = f.Sync(); err == nil {
			err = syncDir(l.dir)
		}
	}
	if err != nil {
		l.next++ // the name may be taken
		return errors.Join(err, f.Close(), os.Remove(s.path))
	}
	l.active = f
	l.mu.Lock()
	defer l.mu.Unlock()
	s.base = l.base()
	l.segments = append(l.segments, s)
	l.size += segmentHeader
	return nil
}

// base is that of the next segment. l.mu must be held.
func (l *Log) base() int64 {
	if len(l.segments) == 0 {
		return 0
	}
	last := l.segments[len(l.segments)-1]
	return last.base + last.end
}

// poison gives up the active segment, of which nothing behind its last good record counts.
func (l *Log) poison() {
	l.buffer = l.buffer[:0]
	if l.active == nil {
		return
	}
	s := l.current()
	// That gives the space back. The header of the next segment says the same, so it need not succeed.
	_ = l.active.Truncate(s.end)
	_ = l.active.Close()
	l.active = nil
	if s.next == s.first {
		l.mu.Lock()
		l.segments = l.segments[:len(l.segments)-1]
		l.size -= segmentHeader
		l.mu.Unlock()
		_ = os.Remove(s.path)
	}
}

// Free removes the segments whose records are all below a sequence number, but never the active one. Those that are broken
// are kept under another name.
func (l *Log) Free(below uint64) error {
	l.mu.Lock()
	var old []*segment
	for len(l.segments) > 1 && l.segments[0].next <= below {
		s := l.segments[0]
		old = append(old, s)
		l.segments = l.segments[1:]
		l.size -= s.end
		for key, weight := range s.held {
			l.hold(key, 0, -weight)
		}
	}
	l.mu.Unlock()
	var err error
	for _, s := range old {
		err = errors.Join(err, l.remove(s))
	}
	return err
}

// lose counts records of a segment that cannot be read, which is kept and ended.
func (l *Log) lose(s *segment, records uint64) {
	l.mu.Lock()
	known := s.broken
	s.broken = true
	s.lost += records
	l.lost += records
	l.mu.Unlock()
	if !known {
		l.options.Log.Error(brokenMessage, "segment", s.path)
	}
}

func (l *Log) isBroken(s *segment) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return s.broken
}

// Lost is how many records could not be read, at the opening and since then.
func (l *Log) Lost() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lost
}

// segmentAt returns the segment of a place, and where it ends, or nil if it has been freed.
func (l *Log) segmentAt(p Place) (s *segment, end int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := sort.Search(len(l.segments), func(i int) bool { return l.segments[i].base > p.offset }) - 1
	if i < 0 {
		return nil, 0
	}
	return l.segments[i], l.segments[i].end
}

// Size is how many bytes all segments take, whatever they weigh.
func (l *Log) Size() int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.size
}

// Changed returns a channel that is closed when there are further records.
func (l *Log) Changed() <-chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.changed
}

// Tail is the sequence number behind the last record that is on disk.
func (l *Log) Tail() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.tail
}

// Close writes what waits and closes the log.
func (l *Log) Close() error {
	l.mu.Lock()
	closed := l.closed
	l.closed = true
	l.mu.Unlock()
	l.wake.Signal()
	<-l.stopped
	if closed {
		return nil
	}
	var err error
	if l.active != nil {
		err = l.active.Close()
	}
	// Said, as a child that is just being started holds a copy of the file for a moment.
	return errors.Join(err, unix.Flock(int(l.lock.Fd()), unix.LOCK_UN), l.lock.Close())
}
