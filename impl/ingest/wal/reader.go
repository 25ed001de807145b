package wal

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
)

// CorruptError is the error of a Reader that has come upon a record that is not as it was written, or cannot be read. The
// Reader then goes on behind all that was in the segment at that time.
type CorruptError struct {
	// Path is that of the segment, and Offset where in it the record is.
	Path   string
	Offset int64
	// Next is the sequence number from which on the Reader goes on.
	Next uint64
}

// maxReadErrors is after how many errors of the disk, one behind the other, a segment counts as broken.
const maxReadErrors = 60

func (e *CorruptError) Error() string {
	return fmt.Sprintf("the log is broken in %s at byte %d", filepath.Base(e.Path), e.Offset)
}

// Reader reads records in their order, and may be asked again when it has come to the end. It is not safe for concurrent
// use.
type Reader struct {
	log  *Log
	from uint64 // what is before is skipped
	// recovers says that it is that of Open, which sets segments aside itself.
	recovers bool
	// reached says that it has read a record of the segment, behind which all count; errors are those of the disk since then.
	reached bool
	errors  int

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

// Read calls f for all records from a sequence number on that are on disk now, until it fails.
func (l *Log) Read(from uint64, f func(Record) error) error {
	r := l.Reader(from)
	defer r.Close()
	for {
		record, err := r.Next(nil)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
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
		header, err := r.peek(recordHeader, end)
		if err != nil {
			return Record{}, r.broken(start, end, next, err)
		}
		record, size := decodeHeader(header)
		if start+recordHeader+int64(size) > end {
			return Record{}, r.broken(start, end, next, nil)
		}
		if record.Seq < r.from && !r.reached {
			r.skip(recordHeader + size)
			continue
		}
		whole, err := r.peek(recordHeader+size, end)
		if err != nil {
			return Record{}, r.broken(start, end, next, err)
		}
		if !isWhole(whole) || record.Seq < r.from {
			return Record{}, r.broken(start, end, next, nil)
		}
		r.skip(len(whole))
		r.from, r.reached, r.errors = record.Seq+1, true, 0
		if wanted != nil && !wanted(record.Kind) {
			continue
		}
		decodeData(&record, whole)
		return record, nil
	}
}

// isWhole reports whether the bytes of a record are those that were written.
func isWhole(b []byte) bool {
	return binary.LittleEndian.Uint32(b[4:]) == crc32.Update(headerSum(b), castagnoli, b[recordHeader:])
}

// broken goes on behind what cannot be read: the end of the segment, and the sequence number there. After an error of the
// disk it is read again for a while: its records may be there.
func (r *Reader) broken(offset, end int64, next uint64, err error) error {
	r.errors++
	cut := err == nil || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, fs.ErrNotExist)
	if !cut && (r.errors < maxReadErrors || r.recovers) {
		r.Close()
		r.segment = nil
		return fmt.Errorf("read the log: %w", err)
	}
	if !r.recovers {
		r.log.markBroken(r.segment, offset, end)
	}
	r.lo, r.hi, r.offset = 0, 0, end
	r.from, r.reached, r.errors = max(r.from, next), true, 0
	return &CorruptError{Path: r.segment.path, Offset: offset, Next: r.from}
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
		r.segment, r.reached = l.segments[i], false
		r.lo, r.hi, r.offset = 0, 0, segmentHeader
	}
	s := r.segment
	return s.end, s.next, len(l.segments) > 0 && l.segments[len(l.segments)-1] != s
}

// leave makes the reader look for the segment of the next record.
func (r *Reader) leave() {
	r.from = max(r.from, r.last())
	r.Close()
	r.segment = nil
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

// recover reads all segments, and repairs what is broken.
func (l *Log) recover() error {
	files, err := filepath.Glob(filepath.Join(l.dir, "*.log"))
	if err != nil {
		return err
	}
	slices.Sort(files)
	type header struct{ first, valid uint64 }
	headers := map[string]header{}
	for i, path := range files {
		first, valid, size, err := readSegmentHeader(path)
		if err != nil {
			return fmt.Errorf("open the log: %w", err)
		}
		if first != 0 {
			headers[path] = header{first, valid}
			continue
		}
		// What stands in it cannot be known. Its records were not more than fit into it.
		var named uint64
		_, _ = fmt.Sscanf(filepath.Base(path), "%d.log", &named)
		l.next = max(l.next, named+uint64(size)/recordHeader+1)
		if i == len(files)-1 && size <= segmentHeader {
			err = os.Remove(path) // it was not finished, so nothing was written to it
		} else {
			err = l.setAside(path, 0)
		}
		if err != nil {
			return fmt.Errorf("open the log: %w", err)
		}
	}
	files = slices.DeleteFunc(files, func(path string) bool { return headers[path].first == 0 })
	for i, path := range files {
		void := ^uint64(0)
		if i+1 < len(files) {
			void = headers[files[i+1]].valid
		}
		s := &segment{path: path, first: headers[path].first, held: map[uint32]int64{}}
		if err := l.recoverSegment(s, void, i == len(files)-1); err != nil {
			return fmt.Errorf("open the log: %w", err)
		}
		l.next = max(l.next, s.next)
	}
	return syncDir(l.dir)
}

// readSegmentHeader returns the numbers in a segment's header, 0 if it is broken, and the size of the file.
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
		first = 0
	}
	return first, valid, info.Size(), nil
}

// recoverSegment replays a segment, of which the records from void on do not count.
func (l *Log) recoverSegment(s *segment, void uint64, last bool) error {
	info, err := os.Stat(s.path)
	if err != nil {
		return err
	}
	// All of the file, until it is known where the records end.
	s.next, s.end, s.base = ^uint64(0), info.Size(), l.base()
	l.segments = append(l.segments, s)
	r := &Reader{log: l, recovers: true, segment: s, offset: segmentHeader}
	defer r.Close()
	next, end := s.first, int64(segmentHeader)
	for {
		record, err := r.Next(nil)
		var corrupt *CorruptError
		switch {
		case errors.As(err, &corrupt), err == nil && record.Seq != next && record.Seq < void:
			if err := l.cut(s, next, end, last); err != nil {
				return err
			}
		case errors.Is(err, io.EOF):
		case err != nil:
			return err
		case record.Seq >= void:
			next = max(next, void)
			// The segment that says so goes when nothing is in it, and the next start would find the records again.
			if err := truncate(s.path, end); err != nil {
				return err
			}
		default:
			if l.options.Replay != nil {
				if err := l.options.Replay(record); err != nil {
					return err
				}
			}
			l.hold(record.Key, r.at()-end, record.Weight)
			s.held[record.Key] += record.Weight
			l.enqueue(s, record.Key, record.Seq, end)
			next, end = record.Seq+1, r.at()
			continue
		}
		break
	}
	s.next, s.end = next, end
	if end == segmentHeader { // nothing is in it
		l.segments = l.segments[:len(l.segments)-1]
		return os.Remove(s.path)
	}
	l.size += segmentHeader
	return nil
}

// cut ends a segment in front of the record that was to come next and is broken. At the end of the log that is one that was
// never finished, unless a whole one follows.
func (l *Log) cut(s *segment, next uint64, end int64, last bool) error {
	if last {
		follows, err := recordFollows(s.path, next, end)
		if err != nil {
			return err
		}
		if !follows {
			l.options.Log.Warn("the end of the intake's log was not finished and is cut off",
				"segment", s.path, "bytes", s.end-end)
			return truncate(s.path, end)
		}
		// Those that follow may have been read, and no other gets their numbers.
		l.next = max(l.next, next+uint64(s.end-end)/recordHeader+1)
	}
	return l.setAside(s.path, end)
}

// recordFollows reports whether there is a whole record somewhere behind a broken one. The search ends after some work, with
// true: what takes so long looks like records.
func recordFollows(path string, broken uint64, end int64) (bool, error) {
	f, err := os.Open(path)
	if err != nil {
		return false, err
	}
	defer f.Close()
	if _, err := f.Seek(end, io.SeekStart); err != nil {
		return false, err
	}
	rest, err := io.ReadAll(f)
	if err != nil {
		return false, err
	}
	most, work := broken+uint64(len(rest)/recordHeader), 8*len(rest)
	for len(rest) > recordHeader {
		rest = rest[1:]
		record, size := decodeHeader(rest)
		if record.Seq <= broken || record.Seq > most || size > len(rest)-recordHeader {
			continue
		}
		if work -= size; work < 0 || isWhole(rest[:recordHeader+size]) {
			return true, nil
		}
	}
	return false, nil
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

const brokenMessage = "a segment of the intake's log is broken, and what follows the fault in it is set aside"

func asideName(path string) string { return strings.TrimSuffix(path, ".log") + ".broken" }

// setAside keeps a broken segment under another name, and the first bytes of it under its own.
func (l *Log) setAside(path string, keep int64) error {
	aside := asideName(path)
	l.options.Log.Error(brokenMessage, "segment", aside)
	if keep == 0 {
		return os.Rename(path, aside)
	}
	if err := os.Link(path, aside); err != nil && !errors.Is(err, os.ErrExist) {
		return err
	}
	from, err := os.Open(path)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.OpenFile(path+".new", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.CopyN(to, from, keep)
	if err == nil {
		err = to.Sync()
	}
	if err := errors.Join(err, to.Close()); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}
