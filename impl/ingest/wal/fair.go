package wal

import (
	"cmp"
	"encoding/binary"
	"errors"
	"io"
	"maps"
	"math"
	"slices"
)

// quantum is what a key may have read at its turn, by weight.
const quantum = 128 << 10

// queue is where the records of a key are that have not been taken: some bytes of memory for each.
type queue struct {
	key uint32
	// index has how far each is behind the one before, in sequence numbers and in bytes. front is the one before the first, and
	// back the last one.
	index       []byte
	front, back Place
	// passed are those in front of what a batch of before the start began with: such a batch does not have them.
	passed []Place
	// credit is how much may still be taken at this turn. Less than nothing is made up for at those that follow.
	credit int64
}

// Place is that of a record.
type Place struct {
	seq uint64
	// offset goes on from segment to segment.
	offset int64
}

func (q *queue) push(p Place) {
	q.index = binary.AppendUvarint(q.index, p.seq-q.back.seq)
	q.index = binary.AppendUvarint(q.index, uint64(p.offset-q.back.offset))
	q.back = p
}

// first is the place of the first record, which takes so many bytes of the index.
func (q *queue) first() (p Place, size int) {
	seq, n := binary.Uvarint(q.index)
	offset, m := binary.Uvarint(q.index[n:])
	return Place{q.front.seq + seq, q.front.offset + int64(offset)}, n + m
}

func (q *queue) pop() {
	p, size := q.first()
	q.front, q.index = p, q.index[size:]
}

// next is the place of the next record from the first to the last that are wanted. What is in front of the first is passed over,
// and is where such a record is looked for before.
func (q *queue) next(first, last uint64) (p Place, ok bool) {
	if i, _ := q.findPassed(first); i < len(q.passed) && q.passed[i].seq <= last {
		return q.passed[i], true
	}
	for len(q.index) > 0 {
		p, _ := q.first()
		if p.seq >= first {
			return p, p.seq <= last
		}
		q.passed = append(q.passed, p)
		q.pop()
	}
	return Place{}, false
}

func (q *queue) findPassed(seq uint64) (i int, found bool) {
	return slices.BinarySearchFunc(q.passed, seq, func(p Place, seq uint64) int { return cmp.Compare(p.seq, seq) })
}

// remove takes out a record that is the first one, or was passed over.
func (q *queue) remove(p Place) {
	if i, found := q.findPassed(p.seq); found {
		q.passed = slices.Delete(q.passed, i, i+1)
		return
	}
	q.pop()
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
	q.push(Place{seq, s.base + offset})
	l.queued = seq + 1
}

// settle drops queues of the ring in which nothing waits any more. l.mu must be held.
func (l *Log) settle() {
	l.ring = slices.DeleteFunc(l.ring, func(q *queue) bool { return len(q.index) == 0 })
	if len(l.ring) == 0 {
		maps.DeleteFunc(l.queues, func(_ uint32, q *queue) bool { return len(q.passed) == 0 })
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
	for _, q := range l.queues {
		first = min(first, q.unread())
	}
	return first, l.queued
}

// UnreadOf returns the sequence number of the first record of a key that waits for a FairReader, and the highest one when none
// does.
func (l *Log) UnreadOf(key uint32) uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	if q := l.queues[key]; q != nil {
		return q.unread()
	}
	return math.MaxUint64
}

// unread is the sequence number of the first record that waits, and the highest one when none does.
func (q *queue) unread() uint64 {
	switch {
	case len(q.passed) > 0:
		return q.passed[0].seq
	case len(q.index) > 0:
		p, _ := q.first()
		return p.seq
	}
	return math.MaxUint64
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
	return f.take(func(l *Log) (*queue, Place) {
		for len(l.ring) > 0 && l.ring[0].credit <= 0 {
			q := l.ring[0]
			q.credit += quantum
			l.ring = append(l.ring[1:], q)
		}
		if len(l.ring) == 0 {
			return nil, Place{}
		}
		p, _ := l.ring[0].first()
		return l.ring[0], p
	})
}

// NextFrom takes the next record of a key that is wanted, whoever's turn it is.
func (f *FairReader) NextFrom(wanted func(key uint32) bool) (Record, error) {
	return f.take(func(l *Log) (*queue, Place) {
		if i := slices.IndexFunc(l.ring, func(q *queue) bool { return wanted(q.key) }); i >= 0 {
			p, _ := l.ring[i].first()
			return l.ring[i], p
		}
		return nil, Place{}
	})
}

// NextOf takes the next record of a key, from the first to the last of those that are wanted, whoever's turn it is. What is in
// front of the first waits for another call that wants it, or until PutBack.
func (f *FairReader) NextOf(key uint32, first, last uint64) (Record, error) {
	return f.take(func(l *Log) (*queue, Place) {
		if q := l.queues[key]; q != nil {
			if p, ok := q.next(first, last); ok {
				return q, p
			}
		}
		l.settle()
		return nil, Place{}
	})
}

// PutBack has the records wait again that NextOf has passed over.
func (f *FairReader) PutBack() {
	l := f.log
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, q := range l.queues {
		if len(q.passed) == 0 {
			continue
		}
		all := q.passed
		if len(q.index) == 0 {
			l.ring = append(l.ring, q)
		}
		for len(q.index) > 0 {
			p, _ := q.first()
			all = append(all, p)
			q.pop()
		}
		q.front, q.back, q.index, q.passed = Place{}, Place{}, nil, nil
		for _, p := range all {
			q.push(p)
		}
	}
}

// take takes the record that is picked, and its queue. That is done with the log's mutex, which is held for no work that may
// fail, nor while the disk is read.
func (f *FairReader) take(pick func(l *Log) (*queue, Place)) (Record, error) {
	q, p := f.pick(pick)
	if q == nil {
		return Record{}, io.EOF
	}
	record, err := f.reader.At(p)
	var corrupt *CorruptError
	if err != nil && !errors.As(err, &corrupt) {
		return record, err
	}
	l := f.log
	l.mu.Lock()
	defer l.mu.Unlock()
	q.remove(p)
	q.credit -= record.Weight
	if len(q.index) == 0 {
		l.settle()
	}
	return record, err
}

func (f *FairReader) pick(pick func(l *Log) (*queue, Place)) (*queue, Place) {
	f.log.mu.Lock()
	defer f.log.mu.Unlock()
	return pick(f.log)
}
