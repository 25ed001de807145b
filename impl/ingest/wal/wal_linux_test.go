package wal_test

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"
	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/impl/ingest/wal"
)

// childVariable makes the test binary a program that appends to the log in the directory that it names.
const childVariable = "OBSTACK_WAL_TEST_CHILD"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childVariable); dir != "" {
		if err := appendForever(dir); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	goleak.VerifyTestMain(m)
}

var at = time.Unix(1_770_545_472, 123)

func open(t testing.TB, dir string, o wal.Options) *wal.Log {
	t.Helper()
	l, err := wal.Open(dir, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	})
	return l
}

func add(t testing.TB, l *wal.Log, texts ...string) (last uint64) {
	t.Helper()
	for _, text := range texts {
		seq, err := l.Append(t.Context(), 1, at, 7, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		last = seq
	}
	return last
}

// texts reads the log from a place on.
func texts(t testing.TB, l *wal.Log, from uint64) (texts []string) {
	t.Helper()
	if err := l.Read(from, func(r wal.Record) error {
		texts = append(texts, string(r.Data))
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return texts
}

// replayed opens a log, and returns what it replays, which must be what it then reads.
func replayed(t testing.TB, dir string, o wal.Options) (*wal.Log, []string) {
	t.Helper()
	var all []string
	o.Replay = func(r wal.Record) error {
		all = append(all, string(r.Data))
		return nil
	}
	l, err := wal.Open(dir, o)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all, texts(t, l, 0)); diff != "" {
		t.Errorf("what is read is not what was replayed: %s", diff)
	}
	return l, all
}

func segments(t testing.TB, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.log"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestRecordsAreReadAsTheyWereWritten(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	l := open(t, dir, wal.Options{SegmentSize: 10_000})
	const senders, each = 8, 200
	var all sync.WaitGroup
	want := make([]string, senders*each)
	var mu sync.Mutex
	for i := range senders {
		all.Go(func() {
			for j := range each {
				text := fmt.Sprint(i, " ", j, strings.Repeat("x", j))
				seq, err := l.Append(t.Context(), uint8(i), at.Add(time.Duration(j)), uint32(i), []byte(text[:1]), []byte(text[1:]))
				if err != nil {
					t.Error(err)
					return
				}
				mu.Lock()
				want[seq-1] = fmt.Sprint(i, i, at.Add(time.Duration(j)).UnixNano(), text)
				mu.Unlock()
			}
		})
	}
	all.Wait()
	read := func(l *wal.Log, from uint64) (got []string) {
		t.Helper()
		if err := l.Read(from, func(r wal.Record) error {
			if want := from + uint64(len(got)); r.Seq != want {
				t.Errorf("got record %d, want %d", r.Seq, want)
			}
			got = append(got, fmt.Sprint(r.Kind, r.Key, r.Time.UnixNano(), string(r.Data)))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		return got
	}
	if diff := cmp.Diff(want, read(l, 1)); diff != "" {
		t.Error(diff)
	}
	for from := uint64(1); from < senders*each; from += 97 {
		if diff := cmp.Diff(want[from-1:], read(l, from)); diff != "" {
			t.Errorf("from %d: %s", from, diff)
		}
	}
	size := l.Size()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir, wal.Options{})
	if diff := cmp.Diff(want, read(again, 1)); diff != "" {
		t.Errorf("after a restart: %s", diff)
	}
	var bytes int64
	for _, path := range segments(t, dir) {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		bytes += info.Size()
	}
	if again.Size() != bytes || size != bytes {
		t.Errorf("the size is said to be %d, and %d after a restart, and is %d", size, again.Size(), bytes)
	}
}

func TestAReaderFollowsTheLog(t *testing.T) {
	t.Parallel()
	l := open(t, t.TempDir(), wal.Options{SegmentSize: 50_000})
	const records = 3000
	ended := make(chan []string)
	go func() {
		var got []string
		r := l.Reader(1)
		defer r.Close()
		for len(got) < records/2 {
			changed := l.Changed()
			record, err := r.Next(func(kind uint8) bool { return kind == 1 })
			switch {
			case err == nil:
				got = append(got, string(record.Data))
			case errors.Is(err, io.EOF):
				<-changed
			default:
				t.Error(err)
				ended <- nil
				return
			}
		}
		ended <- got
	}()
	var want []string
	for i := range records {
		// Now and then one that is larger than what a reader reads at once.
		text := fmt.Sprint(i, strings.Repeat("y", i%50)) + strings.Repeat("z", i%1000/998*2_000_000)
		if _, err := l.Append(t.Context(), uint8(i%2), at, 0, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if i%2 == 1 {
			want = append(want, text)
		}
	}
	if diff := cmp.Diff(want, <-ended); diff != "" {
		t.Error(diff)
	}
}

// log writes some records to two segments and returns the bytes of both.
func written(t *testing.T) (dir string, records []string, files []string, contents [][]byte) {
	t.Helper()
	dir = t.TempDir()
	for range 2 {
		l := open(t, dir, wal.Options{})
		for i := range 4 {
			text := fmt.Sprint("record ", len(records), strings.Repeat(".", 3*i))
			records = append(records, text)
			add(t, l, text)
		}
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
	}
	files = segments(t, dir)
	if len(files) != 2 {
		t.Fatalf("there are %d segments", len(files))
	}
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		contents = append(contents, data)
	}
	return dir, records, files, contents
}

// restore makes a directory that of two segments.
func restore(t *testing.T, dir string, files []string, contents [][]byte) {
	t.Helper()
	for _, path := range append(segments(t, dir), broken(t, dir)...) {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	for i, path := range files {
		if err := os.WriteFile(path, contents[i], 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func broken(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.broken"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// wholeAt is how many records of a segment end at or before an offset.
func wholeAt(records []string, offset int) int {
	end := wal.SegmentHeader
	for i, text := range records {
		if end += wal.RecordHeader + len(text); end > offset {
			return i
		}
	}
	return len(records)
}

// goesOn appends a record to a log that was repaired, and opens it once more.
func goesOn(t *testing.T, l *wal.Log, dir string, want []string) {
	t.Helper()
	add(t, l, "later")
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	l, got := replayed(t, dir, wal.Options{})
	if diff := cmp.Diff(append(slices.Clone(want), "later"), got); diff != "" {
		t.Errorf("after one more restart: %s", diff)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestTheEndMayBeTornAtAnyByte(t *testing.T) {
	t.Parallel()
	dir, records, files, contents := written(t)
	for n := range len(contents[1]) {
		restore(t, dir, files, [][]byte{contents[0], contents[1][:n]})
		want := records[:4+wholeAt(records[4:], n)]
		l, got := replayed(t, dir, wal.Options{})
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("torn at byte %d: %s", n, diff)
		}
		goesOn(t, l, dir, want)
		if set := broken(t, dir); len(set) > 0 {
			t.Errorf("torn at byte %d: %v is set aside", n, set)
		}
	}
}

// TestDataAreNotTakenForRecords has a client whose data look like records, behind the last one that was written.
func TestDataAreNotTakenForRecords(t *testing.T) {
	t.Parallel()
	dir, records, files, contents := written(t)
	const header = wal.RecordHeader
	for _, first := range []uint64{9, 10, 11} { // the last is record 8
		var data string
		for n := range uint64(20) {
			data += string(wal.Encode(first+n, 17, "forged"))
		}
		for name, tail := range map[string]string{
			"torn":            string(wal.Encode(9, 1, data))[:header+len(data)/2],
			"torn in a frame": string(wal.Encode(9, 1, data))[:header+50],
			"without header":  string(make([]byte, header)) + data,
			"without length":  "\x00\x00\x00\x00" + string(wal.Encode(9, 1, data))[4:],
			"broken, last":    strings.Replace(string(wal.Encode(9, 1, data)), "forged", "Forged", 1),
		} {
			restore(t, dir, files, [][]byte{contents[0], append(slices.Clone(contents[1]), tail...)})
			l, got := replayed(t, dir, wal.Options{})
			if diff := cmp.Diff(records, got); diff != "" {
				t.Errorf("%s, from %d: %s", name, first, diff)
			}
			goesOn(t, l, dir, records)
		}
		// The next one is there when it is whole.
		tail := strings.Replace(string(wal.Encode(9, 1, data)), "forged", "Forged", 1) + string(wal.Encode(10, 1, "next"))
		restore(t, dir, files, [][]byte{contents[0], append(slices.Clone(contents[1]), tail...)})
		l, got := replayed(t, dir, wal.Options{})
		want := append(slices.Clone(records), "next")
		if diff := cmp.Diff(want, got); diff != "" || l.Lost() != 1 {
			t.Errorf("from %d: %d are lost, %s", first, l.Lost(), diff)
		}
		goesOn(t, l, dir, want)
	}
}

// TestAFlippedBitCostsOneRecord has one in each byte. In a length or a number it costs those that follow in the segment.
func TestAFlippedBitCostsOneRecord(t *testing.T) {
	t.Parallel()
	dir, records, files, contents := written(t)
	for file := range contents {
		for n := range contents[file] {
			damaged := [][]byte{contents[0], contents[1]}
			damaged[file] = slices.Clone(contents[file])
			damaged[file][n] ^= 1 << (n % 8)
			restore(t, dir, files, damaged)
			want, torn := slices.Clone(records), false
			if n >= wal.SegmentHeader {
				of := records[4*file : 4*file+4]
				i, start := wholeAt(of, n), wal.SegmentHeader
				for _, text := range of[:i] {
					start += wal.RecordHeader + len(text)
				}
				follows := i + 1
				if at := n - start; at < 4 || at >= 8 && at < 16 { // the length or the number, which lead to the next one
					follows = len(of)
				}
				behind := start + wal.RecordHeader + int(binary.LittleEndian.Uint32(damaged[file][start:]))
				number := n - start - 8
				torn = file == 1 && behind >= len(damaged[file]) && (number < 0 || number >= 8)
				want = slices.Delete(want, 4*file+i, 4*file+follows)
			}
			lines := &strings.Builder{}
			l, got := replayed(t, dir, wal.Options{Log: slog.New(slog.NewTextHandler(lines, nil))})
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("bit in byte %d of segment %d: %s", n, file, diff)
			}
			if got := strings.Count(lines.String(), "is broken") + strings.Count(lines.String(), "cut off"); got != 1 {
				t.Errorf("bit in byte %d of segment %d: %d lines are logged: %s", n, file, got, lines)
			}
			lost := l.Lost()
			goesOn(t, l, dir, want)
			l = open(t, dir, wal.Options{})
			if err := errors.Join(l.Free(^uint64(0)), l.Close()); err != nil {
				t.Fatal(err)
			}
			// What was not finished is no fault. How many the last segment has lost is not known.
			aside, wantLost := !torn, len(records)-len(want)
			if file == 1 {
				wantLost = min(wantLost, 1)
			}
			if torn {
				wantLost = 0
			}
			if lost != uint64(wantLost) {
				t.Errorf("bit in byte %d of segment %d: %d are lost, want %d", n, file, lost, wantLost)
			}
			if set := broken(t, dir); len(set) > 0 != aside {
				t.Errorf("bit in byte %d of segment %d: %v is set aside", n, file, set)
			} else if aside {
				data, err := os.ReadFile(set[0])
				if err != nil || !slices.Equal(data, damaged[file]) {
					t.Errorf("bit in byte %d of segment %d: what is set aside is not what was there (%v)", n, file, err)
				}
			}
		}
	}
}

func TestNothingIsAppendedBehindAFailedSync(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	l := open(t, dir, wal.Options{})
	add(t, l, "one", "two")
	restore, err := l.BreakSync()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Append(t.Context(), 1, at, 7, []byte("lost")); err == nil {
		t.Error("a record is acknowledged whose sync failed")
	}
	restore()
	before := l.Size()
	last := add(t, l, "three")
	if got, want := l.Size()-before, int64(wal.SegmentHeader+wal.RecordHeader+len("three")); got != want {
		t.Errorf("the log has grown by %d bytes, want %d", got, want)
	}
	if last != 4 {
		t.Errorf("the number of a record that failed is given again: %d", last)
	}
	want := []string{"one", "two", "three"}
	if diff := cmp.Diff(want, texts(t, l, 0)); diff != "" {
		t.Error(diff)
	}
	if files := segments(t, dir); len(files) != 2 {
		t.Errorf("the segments are %v", files)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	// The system may have written what it said it had not.
	f, err := os.OpenFile(segments(t, dir)[0], os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Write(wal.Encode(3, 1, "lost")); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	l, got := replayed(t, dir, wal.Options{})
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("after a restart: %s", diff)
	}
	goesOn(t, l, dir, want)
}

func TestOneProcessHoldsTheLog(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	l := open(t, dir, wal.Options{})
	if _, err := wal.Open(dir, wal.Options{}); err == nil || !strings.Contains(err.Error(), "in use") {
		t.Errorf("a second one: got %v", err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Append(t.Context(), 1, at, 7, nil); !errors.Is(err, wal.ErrClosed) {
		t.Errorf("after Close: got %v", err)
	}
	open(t, dir, wal.Options{})
}

func TestKeysShareTheRoom(t *testing.T) {
	t.Parallel()
	const size = 1 << 20
	l := open(t, t.TempDir(), wal.Options{Size: size, SegmentSize: 10_000})
	data := make([]byte, 1000)
	fill := func(key uint32) (n int64) {
		t.Helper()
		for {
			switch _, err := l.Append(t.Context(), 1, at, key, data); {
			case err == nil:
				n += int64(len(data))
			case errors.Is(err, wal.ErrFull):
				return n
			default:
				t.Fatal(err)
			}
		}
	}
	first := fill(1)
	if first < size*7/10 || first > size*8/10 {
		t.Errorf("a key alone gets %d of %d bytes", first, size)
	}
	if second := fill(2); second < size/8 {
		t.Errorf("a key that comes when another one has taken %d bytes gets %d", first, second)
	}
	if _, err := l.Append(t.Context(), 1, at, 0, data); err != nil {
		t.Errorf("the owner of the log: %v", err)
	}
	// What the first had is freed, and both come to hold the same.
	held := map[uint32]int64{}
	for from := uint64(1); from < 4000; from += 20 {
		if err := l.Free(from); err != nil {
			t.Fatal(err)
		}
		for key := range uint32(2) {
			held[key+1] += fill(key + 1)
		}
	}
	if l.Size() > size {
		t.Errorf("the log has %d bytes", l.Size())
	}
	if a, b := held[1], held[2]; a < b*7/10 || b < a*7/10 {
		t.Errorf("under pressure one key got %d bytes and the other %d", a, b)
	}
}

// TestRecordsWeighWhatTheyBecome has a key whose records are small and make a lot of work.
func TestRecordsWeighWhatTheyBecome(t *testing.T) {
	t.Parallel()
	const size, weight = 1 << 20, 100_000
	dir := t.TempDir()
	l := open(t, dir, wal.Options{Size: size, SegmentSize: 1000})
	text := strings.Repeat("x", 500)
	fill := func(key uint32) (n int) {
		t.Helper()
		for {
			switch _, err := l.AppendWeighing(t.Context(), weight, 1, at, key, []byte(text)); {
			case err == nil:
				n++
			case errors.Is(err, wal.ErrFull):
				return n
			default:
				t.Fatal(err)
			}
		}
	}
	const want = size * 3 / 4 / weight
	if n := fill(1); n != want {
		t.Errorf("a key alone appends %d records, want %d", n, want)
	}
	disk := l.Size()
	if most := int64(want * (len(text) + 100)); disk > most {
		t.Errorf("the log has %d bytes, want at most %d", disk, most)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	l = open(t, dir, wal.Options{Size: size, SegmentSize: 1000})
	if n := fill(1); n != 0 || l.Size() != disk {
		t.Errorf("after a restart %d more fit in, and there are %d bytes, want %d", n, l.Size(), disk)
	}
	if err := l.Read(0, func(r wal.Record) error {
		if string(r.Data) != text || r.Weight != weight || r.Kind != 1 {
			t.Errorf("got a record of kind %d with %d bytes that weighs %d", r.Kind, len(r.Data), r.Weight)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if n := fill(2); n == 0 {
		t.Error("another key has no room")
	}
	if err := l.Free(^uint64(0)); err != nil {
		t.Fatal(err)
	}
	if n := fill(1); n < want-2 {
		t.Errorf("after Free %d records fit in", n)
	}
}

func TestFreeRemovesWholeSegments(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	l := open(t, dir, wal.Options{SegmentSize: 150})
	for range 10 {
		add(t, l, strings.Repeat("x", 60)) // two to a segment
	}
	if n := len(segments(t, dir)); n != 5 {
		t.Fatalf("there are %d segments", n)
	}
	for _, c := range []struct {
		below uint64
		want  int
	}{{1, 5}, {2, 5}, {3, 4}, {8, 2}, {100, 1}} {
		if err := l.Free(c.below); err != nil {
			t.Fatal(err)
		}
		if n := len(segments(t, dir)); n != c.want {
			t.Errorf("below %d: %d segments are left, want %d", c.below, n, c.want)
		}
	}
	if got := len(texts(t, l, 1)); got != 2 {
		t.Errorf("%d records are left", got)
	}
}

// TestWhatBreaksLaterIsSetAside damages a segment of an open log. What is in front of the damage, and in other segments, is read,
// and so is what comes later.
func TestWhatBreaksLaterIsSetAside(t *testing.T) {
	t.Parallel()
	const size, second = wal.RecordHeader + 60, wal.SegmentHeader + wal.RecordHeader + 60
	flip := func(at int64) func(path string) error {
		return func(path string) error {
			f, err := os.OpenFile(path, os.O_RDWR, 0)
			if err != nil {
				return err
			}
			var b [1]byte
			_, err = f.ReadAt(b[:], at)
			b[0] ^= 0x40
			_, err2 := f.WriteAt(b[:], at)
			return errors.Join(err, err2, f.Close())
		}
	}
	for name, c := range map[string]struct {
		damage func(path string) error
		left   []int // records of the segment
	}{
		"data":       {flip(second + wal.RecordHeader + 7), []int{0, 2}},
		"length":     {flip(second), []int{0}},
		"number":     {flip(second + 8), []int{0}},
		"number low": {flip(second + 15), []int{0}},
		"kind":       {flip(second + 28), []int{0, 2}},
		"cut off":    {func(path string) error { return os.Truncate(path, second+40) }, []int{0}},
		"removed":    {os.Remove, nil},
		"unreadable": {func(path string) error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o700)) }, nil},
	} {
		for _, active := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, active %t", name, active), func(t *testing.T) {
				t.Parallel()
				dir, lines := t.TempDir(), &strings.Builder{}
				l := open(t, dir, wal.Options{SegmentSize: wal.SegmentHeader + 3*size - 1, Log: slog.New(slog.NewTextHandler(lines, nil))})
				var want []string
				for n := range 5 { // three in the first segment, and two in the second
					text := strings.Repeat(fmt.Sprint(n), 60)
					add(t, l, text)
					if (n >= 3) != active || slices.Contains(c.left, n%3) {
						want = append(want, text)
					}
				}
				path := segments(t, dir)[0]
				if active {
					path = segments(t, dir)[1]
				}
				if err := c.damage(path); err != nil {
					t.Fatal(err)
				}
				r := l.Reader(1)
				defer r.Close()
				var got []string
				corrupt := 0
				read := func() {
					for range 200 {
						record, err := r.Next(func(kind uint8) bool { return kind == 1 })
						var broken *wal.CorruptError
						switch {
						case errors.Is(err, io.EOF):
							return
						case errors.As(err, &broken):
							corrupt++
						case err == nil:
							got = append(got, string(record.Data))
						}
					}
					t.Fatal("it does not come to the end")
				}
				read()
				last := uint64(0)
				for range 3 {
					last = add(t, l, "later")
					want = append(want, "later")
					read()
				}
				// What is broken without a whole record between is one fault.
				if diff := cmp.Diff(want, got); diff != "" || corrupt != 1 {
					t.Errorf("%d faults, %s", corrupt, diff)
				}
				if n := strings.Count(lines.String(), "is broken"); n != 1 {
					t.Errorf("%d lines: %s", n, lines)
				}
				wantSet := 1
				if name == "removed" {
					wantSet = 0
				}
				err := l.Free(last + 1)
				if set := broken(t, dir); err != nil || len(set) != wantSet || len(segments(t, dir)) != 1 {
					t.Errorf("%v is set aside, %v is left, %v", set, segments(t, dir), err)
				}
				if l.Size() > 4*size {
					t.Errorf("the log takes %d bytes", l.Size())
				}
			})
		}
	}
}

func TestARecordThatIsGivenUpLeavesNoTrace(t *testing.T) {
	t.Parallel()
	l := open(t, t.TempDir(), wal.Options{})
	add(t, l, "one")
	before := l.Size()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for range 100 {
		if _, err := l.Append(ctx, 1, at, 7, []byte("x")); err != nil && !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	n := int64(len(texts(t, l, 1)) - 1)
	if got, want := l.Size()-before, n*(wal.RecordHeader+1); got != want {
		t.Errorf("%d records were written, and the log has grown by %d bytes, want %d", n, got, want)
	}
	if _, err := l.Append(t.Context(), 1, at, 7, make([]byte, wal.MaxData+1)); err == nil {
		t.Error("a record that is too large is taken")
	}
}

// appendForever appends from several goroutines, and writes a line for each record that is acknowledged or refused.
func appendForever(dir string) error {
	l, err := wal.Open(dir, wal.Options{SegmentSize: 100 << 10})
	if err != nil {
		return err
	}
	fmt.Println("opened")
	for i := range 4 {
		go func() {
			for j := 0; ; j++ {
				text := fmt.Sprintf("%d-%d-%d", os.Getpid(), i, j)
				if _, err := l.Append(context.Background(), 1, at, 7, []byte(text), make([]byte, 10*j%3000)); err != nil {
					fmt.Println("failed", text)
				} else {
					fmt.Println("stored", text)
				}
			}
		}()
	}
	select {}
}

// TestWhatWasAcknowledgedIsThere kills a process that appends, and fills its disk.
func TestWhatWasAcknowledgedIsThere(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	stored := map[string]bool{}
	for round := range 12 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childVariable+"="+dir)
		cmd.Stderr = os.Stderr
		stdout, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(stdout)
		// until reads lines until so many records were acknowledged or refused.
		until := func(what string, n int) {
			for n > 0 && lines.Scan() {
				word, text, _ := strings.Cut(lines.Text(), " ")
				if word == "stored" {
					stored[text] = true
				}
				if word == what {
					n--
				}
			}
			if n > 0 {
				t.Fatalf("the child ended: %v", lines.Err())
			}
		}
		until("opened", 1)
		until("stored", 300)
		if round%2 == 1 {
			limit := func(size uint64) {
				t.Helper()
				limit := unix.Rlimit{Cur: size, Max: unix.RLIM_INFINITY}
				if err := unix.Prlimit(cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
					t.Fatal(err)
				}
			}
			limit(uint64(1000 + 5000*round))
			until("failed", 300)
			limit(20) // not even the header of a segment
			until("failed", 300)
			limit(unix.RLIM_INFINITY)
			until("stored", 300)
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		for lines.Scan() {
			if text, ok := strings.CutPrefix(lines.Text(), "stored "); ok {
				stored[text] = true
			}
		}
		_ = cmd.Wait()
		seen := map[string]int{}
		l, all := replayed(t, dir, wal.Options{})
		for _, text := range all {
			text = strings.TrimRight(text, "\x00")
			seen[text]++
		}
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
		for text := range stored {
			if seen[text] != 1 {
				t.Fatalf("round %d: the record %s is there %d times", round, text, seen[text])
			}
		}
		if set := broken(t, dir); len(set) > 0 {
			t.Errorf("%v is set aside", set)
		}
	}
	t.Logf("%d records were acknowledged", len(stored))
}

func BenchmarkAppend(b *testing.B) {
	for _, c := range []struct{ senders, size int }{{1, 4 << 10}, {16, 4 << 10}, {64, 64 << 10}} {
		b.Run(fmt.Sprintf("%d of %d", c.senders, c.size), func(b *testing.B) {
			l := open(b, b.TempDir(), wal.Options{Size: 1 << 40})
			data := make([]byte, c.size)
			b.SetBytes(int64(c.size))
			var all sync.WaitGroup
			next := make(chan struct{})
			for range c.senders {
				all.Go(func() {
					for range next {
						if _, err := l.Append(b.Context(), 1, at, 7, data); err != nil {
							b.Error(err)
						}
					}
				})
			}
			for b.Loop() {
				next <- struct{}{}
			}
			close(next)
			all.Wait()
		})
	}
}

// TestWhatWeighsMuchIsFreed fills a log with records that weigh far more than their bytes, so that no segment becomes large.
func TestWhatWeighsMuchIsFreed(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	l := open(t, dir, wal.Options{Size: 64 << 20})
	fill := func() (n int) {
		for {
			_, err := l.AppendWeighing(t.Context(), 1<<20, 1, time.Now(), 7, []byte("small"))
			if errors.Is(err, wal.ErrFull) {
				return n
			}
			if err != nil {
				t.Fatal(err)
			}
			n++
		}
	}
	first := fill()
	for range 2 {
		done := l.Tail()
		if _, err := l.Append(t.Context(), 2, time.Now(), 0, []byte("done")); err != nil {
			t.Fatal(err)
		}
		if err := l.Free(done); err != nil {
			t.Fatal(err)
		}
		if n := fill(); n < first*3/4 {
			t.Errorf("%d records fit where %d did", n, first)
		}
	}
}

// TestAProcessWithoutFilesLosesNothing has one that may open no file for longer than a disk may fail. Not parallel, as others
// open files.
func TestAProcessWithoutFilesLosesNothing(t *testing.T) {
	l := open(t, t.TempDir(), wal.Options{})
	add(t, l, "one", "two")
	r := l.Reader(1)
	defer r.Close()
	f := l.FairReader()
	defer f.Close()
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	if err := unix.Setrlimit(unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: 0, Max: limit.Max}); err != nil {
		t.Fatal(err)
	}
	var failed, fairFailed error
	for range 100 {
		_, failed = r.Next(nil)
		_, fairFailed = f.Next()
	}
	if err := unix.Setrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	if !errors.Is(failed, unix.EMFILE) || !errors.Is(fairFailed, unix.EMFILE) {
		t.Errorf("got %v and %v", failed, fairFailed)
	}
	one, err := r.Next(nil)
	fair, fairErr := f.Next()
	if err != nil || fairErr != nil || one.Seq != 1 || fair.Seq != 1 || l.Lost() > 0 {
		t.Errorf("got %d and %d, %v, %v, and %d are lost", one.Seq, fair.Seq, err, fairErr, l.Lost())
	}
}
