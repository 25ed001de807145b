package wal_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
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
