package wal_test

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/ingest/wal"
)

// fair appends records of n kilobytes for a key, whose texts begin with its number.
func fair(t *testing.T, l *wal.Log, key uint32, records, n int) {
	t.Helper()
	for i := range records {
		data := fmt.Appendf(nil, "%d-%d ", key, i)
		if _, err := l.Append(t.Context(), 1, time.Now(), key, append(data, make([]byte, n<<10)...)); err != nil {
			t.Fatal(err)
		}
	}
}

// taken is what a FairReader takes until none is left, and how many it says are lost.
func taken(t *testing.T, f *wal.FairReader) (texts []string, lost int) {
	t.Helper()
	for {
		r, err := f.Next()
		var corrupt *wal.CorruptError
		switch {
		case errors.Is(err, io.EOF):
			return texts, lost
		case errors.As(err, &corrupt):
			lost++
			continue
		case err != nil:
			t.Fatal(err)
		}
		var key, n int
		if _, err := fmt.Sscanf(string(r.Data), "%d-%d ", &key, &n); err != nil || uint32(key) != r.Key {
			t.Fatalf("a record of key %d: %v", r.Key, err)
		}
		texts = append(texts, fmt.Sprintf("%d-%d", key, n))
	}
}

func TestKeysTakeTurns(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	o := wal.Options{SegmentSize: 1 << 20}
	l := open(t, dir, o)
	defer func() { _ = l.Close() }()
	fair(t, l, 1, 40, 100)
	if _, err := l.Append(t.Context(), 2, time.Now(), 0, []byte("of the owner")); err != nil {
		t.Fatal(err)
	}
	fair(t, l, 2, 400, 10) // as much, in smaller records
	fair(t, l, 3, 3, 1)
	f := l.FairReader()
	check := func(first []string) {
		t.Helper()
		all, lost := taken(t, f)
		if lost > 0 || len(all) != 443 {
			t.Fatalf("%d records, and %d are lost", len(all), lost)
		}
		if !slices.Equal(all[:len(first)], first) {
			t.Errorf("the first are %q", all[:len(first)])
		}
		weights, next := map[byte]int{}, map[byte]int{}
		for _, text := range all {
			key := text[0]
			if want := fmt.Sprintf("%c-%d", key, next[key]); text != want {
				t.Fatalf("%s is taken in the place of %s", text, want)
			}
			next[key]++
			weights[key] += map[byte]int{'1': 100, '2': 10, '3': 1}[key]
			if d := weights['1'] - weights['2']; next['1'] < 40 && next['2'] < 400 && (d < -300 || d > 300) {
				t.Fatalf("after %s the keys had %v kilobytes", text, weights)
			}
		}
		if slices.Index(all, "3-2") > 60 {
			t.Errorf("the key that sends little is the %dth", slices.Index(all, "3-2"))
		}
		if first, end := l.Unread(); first != end || end != l.Tail() {
			t.Errorf("when all is read: %d, %d", first, end)
		}
	}
	check([]string{"1-0", "1-1", "2-0"})
	f.Close()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}

	// After the next start all of it is there again.
	l = open(t, dir, o)
	f = l.FairReader()
	defer f.Close()
	if first, _ := l.Unread(); first != 1 {
		t.Errorf("the first is %d", first)
	}
	check([]string{"1-0", "1-1", "2-0"})
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	l = open(t, dir, o)
	f = l.FairReader()
	l.Skip(func(key uint32) uint64 { return map[uint32]uint64{1: 40, 2: 441, 3: 0}[key] })
	if first, _ := l.Unread(); first != 40 {
		t.Errorf("the first is %d", first)
	}
	if _, err := f.NextOf(2, 1, 440); !errors.Is(err, io.EOF) { // the owner's was the 41st
		t.Errorf("there is a record of the key below its last: %v", err)
	}
	if r, err := f.NextFrom(func(key uint32) bool { return key == 3 }); err != nil || r.Seq != 442 {
		t.Errorf("got %d, %v", r.Seq, err)
	}
	if r, err := f.NextOf(2, 1, 500); err != nil || r.Seq != 441 {
		t.Errorf("got %d, %v", r.Seq, err)
	}
	if all, _ := taken(t, f); !slices.Equal(all, []string{"1-39", "3-1", "3-2"}) {
		t.Errorf("left are %q", all)
	}
}

// TestAFaultCostsAFairReaderOneRecord has a record break in the log.
func TestAFaultCostsAFairReaderOneRecord(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	l := open(t, dir, wal.Options{SegmentSize: 1 << 20})
	fair(t, l, 1, 8, 100)
	fair(t, l, 2, 8, 10)
	fair(t, l, 1, 8, 100) // the last ones in the next segment
	f := l.FairReader()
	defer f.Close()
	damage(t, segments(t, dir)[0], 650<<10, "broken")
	all, lost := taken(t, f)
	again := slices.DeleteFunc(slices.Clone(all), func(text string) bool { return text != "1-6" })
	if len(all) != 23 || lost != 1 || len(again) != 1 {
		t.Errorf("%d are lost, and taken are %q", lost, all)
	}
	fair(t, l, 2, 1, 1)
	if all, lost := taken(t, f); len(all) != 1 || lost > 0 || l.Lost() != 1 {
		t.Errorf("%d are lost, and taken are %q", lost, all)
	}
}

// damage writes over bytes of a file.
func damage(t *testing.T, path string, at int64, bytes string) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		_, err = file.WriteAt([]byte(bytes), at)
	}
	if err := errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
}

// TestABatchHasNoneOfWhatIsBetweenItsRuns has a batch whose second run begins behind a record that was not to be read.
func TestABatchHasNoneOfWhatIsBetweenItsRuns(t *testing.T) {
	t.Parallel()
	l := open(t, t.TempDir(), wal.Options{})
	fair(t, l, 1, 6, 1)
	fair(t, l, 2, 1, 1)
	f := l.FairReader()
	defer f.Close()
	for _, run := range [][2]uint64{{1, 2}, {4, 4}} {
		for seq := run[0]; seq <= run[1]; seq++ {
			if r, err := f.NextOf(1, run[0], run[1]); err != nil || r.Seq != seq {
				t.Fatalf("got %d, %v, want %d", r.Seq, err, seq)
			}
		}
		if r, err := f.NextOf(1, run[0], run[1]); !errors.Is(err, io.EOF) {
			t.Fatalf("got %d, %v", r.Seq, err)
		}
	}
	if first, _ := l.Unread(); first != 3 || l.UnreadOf(1) != 3 || l.UnreadOf(2) != 7 || l.UnreadOf(3) != math.MaxUint64 {
		t.Errorf("the first is %d, and %d, %d and %d of the keys", first, l.UnreadOf(1), l.UnreadOf(2), l.UnreadOf(3))
	}
	f.PutBack()
	if all, lost := taken(t, f); lost > 0 || !slices.Equal(all, []string{"1-2", "1-4", "1-5", "2-0"}) {
		t.Errorf("taken are %q", all)
	}
	if first, end := l.Unread(); first != end {
		t.Errorf("the first is %d, and the end %d", first, end)
	}
}

// TestABatchHasWhatAnEarlierOneWasSealedWithout has batches of which the second has what could not be read for the first.
func TestABatchHasWhatAnEarlierOneWasSealedWithout(t *testing.T) {
	t.Parallel()
	l := open(t, t.TempDir(), wal.Options{})
	fair(t, l, 1, 7, 1)
	f := l.FairReader()
	defer f.Close()
	for _, run := range []struct {
		first, last uint64
		want        []uint64
	}{{2, 2, []uint64{2}}, {5, 5, []uint64{5}}, {3, 3, []uint64{3}}, {4, 6, []uint64{4, 6}}} {
		for _, want := range run.want {
			if r, err := f.NextOf(1, run.first, run.last); err != nil || r.Seq != want {
				t.Fatalf("from %d to %d: got %d, %v, want %d", run.first, run.last, r.Seq, err, want)
			}
		}
		if r, err := f.NextOf(1, run.first, run.last); !errors.Is(err, io.EOF) {
			t.Fatalf("from %d to %d: got %d, %v", run.first, run.last, r.Seq, err)
		}
	}
	f.PutBack()
	if all, lost := taken(t, f); lost > 0 || !slices.Equal(all, []string{"1-0", "1-6"}) {
		t.Errorf("taken are %q", all)
	}
}

// TestRecordsThatAreFreedBeforeTheyAreReadAreLost has the owner of the log free what waits.
func TestRecordsThatAreFreedBeforeTheyAreReadAreLost(t *testing.T) {
	t.Parallel()
	l := open(t, t.TempDir(), wal.Options{SegmentSize: 4 << 10})
	fair(t, l, 1, 9, 1)
	if err := l.Free(l.Tail()); err != nil {
		t.Fatal(err)
	}
	f := l.FairReader()
	defer f.Close()
	if all, lost := taken(t, f); len(all)+lost != 9 || lost < 5 {
		t.Errorf("%d are lost, and taken are %q", lost, all)
	}
	fair(t, l, 1, 1, 1)
}
