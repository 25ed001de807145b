package wal_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/ingest/wal"
)

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
