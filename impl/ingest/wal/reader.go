package wal

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"golang.org/x/sys/unix"
)

// CorruptError is the error of a Reader that has come upon a record that is not as it was written, or cannot be read. The
// Reader then goes on with the record that follows it, if that is whole, and with the next segment otherwise.
type CorruptError struct {
	// Path is that of the segment, and Offset where in it the record is.
	Path   string
	Offset int64
	// Next is the sequence number from which on the Reader goes on.
	Next uint64
}

// Error names the segment without its directory, so that it may stand in the log.
func (e *CorruptError) Error() string {
	return fmt.Sprintf("the log is damaged in %s at byte %d", filepath.Base(e.Path), e.Offset)
}

const (
	// maxReadErrors is after how many errors of the disk, one behind the other, a record counts as lost, and maxMoreErrors that of
	// a segment that has lost others.
	maxReadErrors = 60
	maxMoreErrors = 3
)

// errBroken is the error of bytes that are no record as it was written.
var errBroken = errors.New("no whole record")

// ofProcess are errors that say nothing about the disk: the record is there once the process, or its machine, has what it lacks.
func ofProcess(err error) bool {
	return slices.ContainsFunc([]error{
		unix.EMFILE, unix.ENFILE, unix.ENOMEM, unix.EINTR, unix.EAGAIN, fs.ErrPermission,
	}, func(other error) bool { return errors.Is(err, other) })
}

// Reader reads records in their order, and may be asked again when it has come to the end. It is not safe for concurrent
// use.
type Reader struct {
	log  *Log
	from uint64 // what is before is skipped
	next uint64 // the number of the record at its place: those of a segment follow each other by one
	// errors are those of the disk since a record was read.
	errors int

	segment *segment
	file    *os.File
	buffer  []byte
	lo, hi  int   // what of the buffer is still to be read
	offset  int64 // in the file, of buffer[hi]
	// ahead is how much is read at once, 0 for as much as the buffer has room for: little after a jump, since the next one may
	// be near, and twice as much each time that what follows is wanted.
	ahead int
}

// firstAhead is how much is read after a jump.
const firstAhead = 8 << 10

// Reader returns a reader that begins with the given sequence number. It must be closed.
func (l *Log) Reader(from uint64) *Reader { return &Reader{log: l, from: from} }

// Read calls f for all whole records from a sequence number on that are on disk now, until it fails.
func (l *Log) Read(from uint64, f func(Record) error) error {
	r := l.Reader(from)
	defer r.Close()
	for {
		record, err := r.Next(nil)
		var corrupt *CorruptError
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case errors.As(err, &corrupt):
			continue
		case err == nil:
			err = f(record)
		}
		if err != nil {
			return err
		}
	}
}

// Close closes the file that is being read.
func (r *Reader) Close() {
	if r.file != nil {
		_ = r.file.Close()
		r.file = nil
	}
}

// Next returns the next record that wanted accepts by its kind, all of them if it is nil. The error is io.EOF when none
// is on disk yet.
func (r *Reader) Next(wanted func(kind uint8) bool) (Record, error) {
	for {
		end, next, more := r.position()
		if r.at() >= end {
			if !more {
				return Record{}, io.EOF
			}
			r.leave()
			continue
		}
		start := r.at()
		if r.next < r.from {
			if header, err := r.peek(recordHeader, end); err == nil {
				record, size := decodeHeader(header)
				if record.Seq == r.next && start+recordHeader+int64(size) <= end {
					r.skip(recordHeader + size)
					r.next++
					continue
				}
			}
		}
		record, whole, err := r.read(end)
		if err == nil && record.Seq != r.next {
			err = errBroken
		}
		if err != nil {
			return Record{}, r.broken(start, end, next, err)
		}
		r.skip(len(whole))
		r.next++
		r.from, r.errors = r.next, 0
		if wanted != nil && !wanted(record.Kind) {
			continue
		}
		decodeData(&record, whole)
		record.Place = Place{record.Seq, r.segment.base + start}
		return record, nil
	}
}

// read returns the record at the reader's place, without its data, and all its bytes. It ends at end at the latest.
func (r *Reader) read(end int64) (record Record, whole []byte, err error) {
	start := r.at()
	header, err := r.peek(recordHeader, end)
	if err != nil {
		return Record{}, nil, err
	}
	record, size := decodeHeader(header)
	if start+recordHeader+int64(size) > end {
		return Record{}, nil, errBroken
	}
	if whole, err = r.peek(recordHeader+size, end); err == nil && !isWhole(whole) {
		err = errBroken
	}
	return record, whole, err
}

// At returns the record at a place.
func (r *Reader) At(p Place) (Record, error) {
	s, end := r.log.segmentAt(p)
	if s == nil { // it has been freed
		return Record{}, &CorruptError{Next: p.seq + 1}
	}
	start := p.offset - s.base
	r.seek(s, start)
	record, whole, err := r.read(end)
	if err == nil && record.Seq != p.seq {
		err = errBroken
	}
	switch {
	case err == nil:
		r.skip(len(whole))
		r.errors = 0
		decodeData(&record, whole)
		record.Place = p
		return record, nil
	case r.isLost(err):
		r.log.lose(s, 1)
		return Record{}, &CorruptError{Path: s.path, Offset: start, Next: p.seq + 1}
	}
	return Record{}, fmt.Errorf("read the log: %w", err)
}

// seek has the reader go on at an offset of a segment.
func (r *Reader) seek(s *segment, offset int64) {
	if r.segment != s {
		r.Close()
		r.segment, r.lo, r.hi, r.offset, r.ahead, r.errors = s, 0, 0, offset, firstAhead, 0
	}
	if ahead := offset - r.at(); ahead >= 0 && ahead <= int64(r.hi-r.lo) {
		r.lo += int(ahead)
	} else {
		r.lo, r.hi, r.offset, r.ahead = 0, 0, offset, firstAhead
	}
}

// isLost reports whether a record counts as lost that could not be read. After an error of the disk it is read again for a
// while: it may be there.
func (r *Reader) isLost(err error) bool {
	if errors.Is(err, errBroken) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, fs.ErrNotExist) {
		return true
	}
	r.Close()
	if ofProcess(err) {
		return false
	}
	r.errors++
	most := maxReadErrors
	if r.log.isBroken(r.segment) {
		most = maxMoreErrors
	}
	return r.errors >= most
}

// isWhole reports whether the bytes of a record are those that were written.
func isWhole(b []byte) bool {
	return binary.LittleEndian.Uint32(b[4:]) == crc32.Update(headerSum(b), castagnoli, b[recordHeader:])
}

// broken goes on behind what cannot be read: at the record that follows it, or the segment's end and the sequence number there.
func (r *Reader) broken(start, end int64, next uint64, err error) error {
	s := r.segment
	if !r.isLost(err) {
		r.segment = nil
		return fmt.Errorf("read the log: %w", err)
	}
	lost := max(r.from, r.next)
	if r.follow(start, end, r.next) {
		next = r.next + 1
	} else {
		r.lo, r.hi, r.offset = 0, 0, end
	}
	r.next, r.from = next, max(r.from, next)
	if !r.log.isBroken(s) { // what the opening has found is counted
		r.log.lose(s, r.from-lost)
	}
	return &CorruptError{Path: s.path, Offset: start, Next: r.from}
}

// follow goes to the record behind one that is broken, if it is whole and the length and the numbers lead to it. It is looked for
// nowhere else: what looks like a record in the data of another one is of the client who has sent them.
func (r *Reader) follow(broken, end int64, seq uint64) bool {
	lost, behind, err := r.headerAt(broken, end)
	if err != nil || lost.Seq != seq || behind == broken+recordHeader || behind >= end {
		return false
	}
	r.lo, r.hi, r.offset = 0, 0, behind
	record, _, err := r.read(end)
	return err == nil && record.Seq == seq+1
}

// headerAt returns what the header at an offset says, and where the record ends.
func (r *Reader) headerAt(offset, end int64) (record Record, behind int64, err error) {
	r.lo, r.hi, r.offset = 0, 0, offset
	header, err := r.peek(recordHeader, end)
	if err != nil {
		return Record{}, 0, err
	}
	record, size := decodeHeader(header)
	return record, offset + recordHeader + int64(size), nil
}

// position finds the segment to read in, and returns where its last record ends, the sequence number there, and whether
// another segment follows.
func (r *Reader) position() (end int64, next uint64, more bool) {
	l := r.log
	l.mu.Lock()
	defer l.mu.Unlock()
	if r.segment == nil {
		i := sort.Search(len(l.segments), func(i int) bool { return l.segments[i].next > r.from })
		if i == len(l.segments) {
			return 0, 0, false
		}
		r.segment, r.next = l.segments[i], l.segments[i].first
		r.lo, r.hi, r.offset = 0, 0, segmentHeader
	}
	s := r.segment
	return s.end, s.next, len(l.segments) > 0 && l.segments[len(l.segments)-1] != s
}

// leave makes the reader look for the segment of the next record.
func (r *Reader) leave() {
	r.from = max(r.from, r.last())
	r.Close()
	r.segment, r.errors = nil, 0
}

// last is the sequence number behind the last record of the segment.
func (r *Reader) last() uint64 {
	r.log.mu.Lock()
	defer r.log.mu.Unlock()
	return r.segment.next
}

func (r *Reader) at() int64 { return r.offset - int64(r.hi-r.lo) }

// peek returns the next n bytes, and reads no further than end.
func (r *Reader) peek(n int, end int64) (_ []byte, err error) {
	if r.hi-r.lo < n {
		if r.file == nil {
			if r.file, err = os.Open(r.segment.path); err != nil {
				return nil, err
			}
		}
		if keep := max(n, maxBuffer/4); cap(r.buffer) < keep || cap(r.buffer) > maxBuffer && keep <= maxBuffer {
			r.buffer = append(make([]byte, 0, keep), r.buffer[r.lo:r.hi]...)
		} else {
			r.buffer = append(r.buffer[:0], r.buffer[r.lo:r.hi]...)
		}
		r.lo, r.hi = 0, len(r.buffer)
		r.buffer = r.buffer[:cap(r.buffer)]
		room := min(int64(len(r.buffer)-r.hi), end-r.offset)
		if r.ahead > 0 {
			room = min(room, int64(max(n-r.hi, r.ahead)))
			r.ahead = min(2*r.ahead, maxBuffer)
		}
		got, err := r.file.ReadAt(r.buffer[r.hi:r.hi+int(room)], r.offset)
		r.hi += got
		r.offset += int64(got)
		if r.hi-r.lo < n {
			if err == nil || err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			return nil, err
		}
	}
	return r.buffer[r.lo : r.lo+n], nil
}

func (r *Reader) skip(n int) {
	if n <= r.hi-r.lo {
		r.lo += n
		return
	}
	r.offset += int64(n - (r.hi - r.lo))
	r.lo, r.hi = 0, 0
}

// recover reads all segments, and passes over what is broken.
func (l *Log) recover() error {
	files, err := filepath.Glob(filepath.Join(l.dir, "*.log"))
	if err != nil {
		return err
	}
	slices.Sort(files)
	var all []*segment
	var valid []uint64
	for i, path := range files {
		first, from, size, err := readSegmentHeader(path)
		if err != nil {
			return fmt.Errorf("open the log: %w", err)
		}
		s := &segment{path: path, first: first, held: map[uint32]int64{}, broken: from == 0}
		if s.broken {
			if i == len(files)-1 && size <= segmentHeader { // it was not finished, so nothing was written to it
				if err := os.Remove(path); err != nil {
					return fmt.Errorf("open the log: %w", err)
				}
				continue
			}
			if from = first; first == 0 { // it is no segment
				from = math.MaxUint64
			}
		}
		all, valid = append(all, s), append(valid, from)
	}
	for i, s := range all {
		void := uint64(math.MaxUint64)
		if i+1 < len(all) {
			void = valid[i+1]
		}
		if err := l.recoverSegment(s, void, i == len(all)-1); err != nil {
			return fmt.Errorf("open the log: %w", err)
		}
		l.next = max(l.next, s.next)
	}
	return syncDir(l.dir)
}

// readSegmentHeader returns the first number of a segment, from where on records of earlier ones do not count, and the size of
// the file. When the header is broken, the first number is that of the file's name, and the second one is 0.
func readSegmentHeader(path string) (first, valid uint64, size int64, err error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, 0, 0, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return 0, 0, 0, err
	}
	header := make([]byte, segmentHeader)
	if _, err := f.ReadAt(header, 0); err != nil && err != io.EOF {
		return 0, 0, 0, err
	}
	first, valid, ok := decodeSegmentHeader(header)
	if !ok || segmentName(first) != filepath.Base(path) {
		first, valid = 0, 0
		_, _ = fmt.Sscanf(filepath.Base(path), "%d.log", &first)
	}
	return first, valid, info.Size(), nil
}

// recoverSegment replays a segment, of which the records from void on do not count. It passes over a broken record if the one that
// follows it is whole.
func (l *Log) recoverSegment(s *segment, void uint64, last bool) error {
	info, err := os.Stat(s.path)
	if err != nil {
		return err
	}
	size := info.Size()
	s.base = l.base()
	r := &Reader{log: l, segment: s, offset: segmentHeader}
	defer r.Close()
	next, end := s.first, int64(segmentHeader)
	for r.at() < size {
		at := r.at()
		record, whole, err := r.read(size)
		if err != nil && !errors.Is(err, errBroken) && !errors.Is(err, io.ErrUnexpectedEOF) {
			return err
		}
		if next >= void {
			// The segment that says so goes when nothing is in it, and the next start would find the records again.
			if err := truncate(s.path, at); err != nil {
				return err
			}
			break
		}
		if err != nil || record.Seq != next {
			if r.follow(at, size, next) {
				s.broken = true
				s.lost++
				next++
				continue
			}
			torn, behind, err := r.headerAt(at, size)
			if last && !s.broken && (errors.Is(err, io.ErrUnexpectedEOF) || err == nil && torn.Seq == next && behind >= size) {
				l.options.Log.Warn("cut off an incomplete record at the end of the ingest log", "segment", s.path, "bytes", size-at)
				if err := truncate(s.path, at); err != nil {
					return err
				}
				break
			}
			s.broken = true
			if last { // those that follow may have been read, and no other gets their numbers
				l.next = max(l.next, next+uint64(size-at)/recordHeader+1)
				s.lost++
			} else {
				s.lost += void - next
			}
			break
		}
		r.skip(len(whole))
		decodeData(&record, whole)
		if l.options.Replay != nil {
			if err := l.options.Replay(record); err != nil {
				return err
			}
		}
		l.hold(record.Key, r.at()-end, record.Weight)
		s.held[record.Key] += record.Weight
		l.enqueue(s, record.Key, record.Seq, at)
		next, end = next+1, r.at()
	}
	s.next, s.end = next, end
	if s.broken {
		l.lost += s.lost
		message := brokenMessage
		if last { // they need not have been synced, and acknowledged, before the log ended
			message = mayBeLostMessage
		}
		l.options.Log.Error(message, "segment", s.path, "records", s.lost)
	}
	if end == segmentHeader { // nothing is in it
		return l.remove(s)
	}
	l.size += segmentHeader
	l.segments = append(l.segments, s)
	return nil
}

// truncate cuts a file off, for good.
func truncate(path string, end int64) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	err = f.Truncate(end)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

const (
	brokenMessage    = "a segment of the ingest log is damaged: records are lost"
	mayBeLostMessage = "the last segment of the ingest log is damaged: records may be lost"
)

func asideName(path string) string { return strings.TrimSuffix(path, ".log") + ".broken" }

// remove removes the file of a segment, or keeps it under another name if it is broken.
func (l *Log) remove(s *segment) error {
	var err error
	if l.isBroken(s) {
		aside := asideName(s.path)
		if err = os.Rename(s.path, aside); err == nil {
			l.options.Log.Warn("set aside a damaged segment of the ingest log", "segment", aside, "records", s.lost)
		}
	} else {
		err = os.Remove(s.path)
	}
	if errors.Is(err, fs.ErrNotExist) { // it should be gone
		return nil
	}
	return err
}
