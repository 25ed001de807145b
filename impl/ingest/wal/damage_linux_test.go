package wal_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/ingest/wal"
)

// written writes some records to two segments and returns the bytes of both.
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
			if got := strings.Count(lines.String(), "is damaged") + strings.Count(lines.String(), "cut off"); got != 1 {
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
				if n := strings.Count(lines.String(), "is damaged"); n != 1 {
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
