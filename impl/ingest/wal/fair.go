package wal

import (
	"encoding/binary"
	"errors"
	"io"
	"slices"
	"sort"
)

// quantum is what a key may have read at its turn, by weight.
const quantum = 128 << 10

// queue is where the records of a key are that have not been taken: some bytes of memory for each.
type queue struct {
	key uint32
	// index has how far each is behind the one before, in sequence numbers and in bytes. front is the one before the first, and
	// back the last one.
	index       []byte
	front, back place
	// credit is how much may still be taken at this turn. Less than nothing is made up for at those that follow.
	credit int64
}

// place is that of a record, with an offset that goes on from segment to segment.
type place struct {
	seq    uint64
	offset int64
}

func (q *queue) push(p place) {
	q.index = binary.AppendUvarint(q.index, p.seq-q.back.seq)
	q.index = binary.AppendUvarint(q.index, uint64(p.offset-q.back.offset))
	q.back = p
}

// first is the place of the first record, which takes so many bytes of the index.
func (q *queue) first() (p place, size int) {
	seq, n := binary.Uvarint(q.index)
	offset, m := binary.Uvarint(q.index[n:])
	return place{q.front.seq + seq, q.front.offset + int64(offset)}, n + m
}

func (q *queue) pop() {
	p, size := q.first()
	q.front, q.index = p, q.index[size:]
}

// enqueue has a record wait for a FairReader. l.mu must be held.
func (l *Log) enqueue(s *segment, key uint32, seq uint64, offset int64) {
	if key == 0 {
		return
	}
	q := l.queues[key]
	if q == nil {
		q = &queue{key: key, credit: quantum}
		l.queues[key] = q
	}
	if len(q.index) == 0 {
		l.ring = append(l.ring, q)
	}
	q.push(place{seq, s.base + offset})
	l.queued = seq + 1
}

// settle drops queues of the ring in which nothing waits any more. l.mu must be held.
func (l *Log) settle() {
	l.ring = slices.DeleteFunc(l.ring, func(q *queue) bool { return len(q.index) == 0 })
	if len(l.ring) == 0 {
		clear(l.queues)
	}
}

// Skip drops what waits for a FairReader of each key and is below a sequence number.
func (l *Log) Skip(below func(key uint32) uint64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, q := range l.ring {
		end := below(q.key)
		for len(q.index) > 0 {
			if p, _ := q.first(); p.seq >= end {
				break
			}
			q.pop()
		}
	}
	l.settle()
}

// Unread returns the sequence number of the first record that waits for a FairReader, and the one behind the last record of
// all keys but 0. They are the same when none waits.
func (l *Log) Unread() (first, end uint64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	first = l.queued
	for _, q := range l.ring {
		p, _ := q.first()
		first = min(first, p.seq)
	}
	return first, l.queued
}

// FairReader takes the records of all keys but 0 out of the log, each once. Those of a key come in their order, and keys
// take turns by deficit round robin: while records of several keys wait, each has the same weight read. There is one for a log,
// and it is not safe for concurrent use.
type FairReader struct {
	log    *Log
	reader *Reader
}

// FairReader returns the log's, which must be closed.
func (l *Log) FairReader() *FairReader { return &FairReader{l, l.Reader(0)} }

// Close closes the file that is being read.
func (f *FairReader) Close() { f.reader.Close() }

// Next takes the record whose turn it is. The error is io.EOF when none is on disk yet, a CorruptError for one that is lost, and
// any other may be of the moment: the record is still there.
func (f *FairReader) Next() (Record, error) {
	l := f.log
	l.mu.Lock()
	for len(l.ring) > 0 && l.ring[0].credit <= 0 {
		q := l.ring[0]
		q.credit += quantum
		l.ring = append(l.ring[1:], q)
	}
	if len(l.ring) == 0 {
		l.mu.Unlock()
		return Record{}, io.EOF
	}
	return f.take(l.ring[0])
}

// NextFrom takes the next record of a key that is wanted, whoever's turn it is.
func (f *FairReader) NextFrom(wanted func(key uint32) bool) (Record, error) {
	f.log.mu.Lock()
	for _, q := range f.log.ring {
		if wanted(q.key) {
			return f.take(q)
		}
	}
	f.log.mu.Unlock()
	return Record{}, io.EOF
}

// NextOf takes the next record of a key, up to the last of those that are wanted, whoever's turn it is.
func (f *FairReader) NextOf(key uint32, last uint64) (Record, error) {
	f.log.mu.Lock()
	if q := f.log.queues[key]; q != nil && len(q.index) > 0 {
		if p, _ := q.first(); p.seq <= last {
			return f.take(q)
		}
	}
	f.log.mu.Unlock()
	return Record{}, io.EOF
}

// take takes the first record of a queue. The log's mutex must be held, and is not any more after that.
func (f *FairReader) take(q *queue) (Record, error) {
	l := f.log
	p, _ := q.first()
	s := l.segments[sort.Search(len(l.segments), func(i int) bool { return l.segments[i].base > p.offset })-1]
	offset := p.offset - s.base
	lost := s.faultAt <= offset && offset < s.faultEnd
	l.mu.Unlock()
	record, err := Record{}, error(&CorruptError{Path: s.path, Offset: offset, Next: p.seq + 1})
	if !lost {
		f.reader.seek(s, offset, p.seq)
		record, err = f.reader.Next(nil)
	}
	var corrupt *CorruptError
	if err != nil && !errors.As(err, &corrupt) {
		return record, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	q.pop()
	q.credit -= record.Weight
	if len(q.index) == 0 {
		l.settle()
	}
	return record, err
}

// seek has the reader go on with a record.
func (r *Reader) seek(s *segment, offset int64, seq uint64) {
	if r.segment != s {
		r.Close()
		r.segment, r.lo, r.hi, r.offset, r.ahead = s, 0, 0, offset, firstAhead
	}
	if ahead := offset - r.at(); ahead >= 0 && ahead <= int64(r.hi-r.lo) {
		r.lo += int(ahead)
	} else {
		r.lo, r.hi, r.offset, r.ahead = 0, 0, offset, firstAhead
	}
	r.from, r.reached = seq, true
}
