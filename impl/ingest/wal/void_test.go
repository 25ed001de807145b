package wal

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// Records that were not synced stay away for ever, also when the segment that says so has come to nothing.
func TestRecordsOfAFailedSyncDoNotComeBack(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	appendTo := func(records ...string) (found []string) {
		l, err := Open(dir, Options{Replay: func(r Record) error {
			found = append(found, string(r.Data))
			return nil
		}})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records {
			if _, err := l.Append(t.Context(), 1, time.Now(), 7, []byte(r)); err != nil {
				t.Fatal(err)
			}
		}
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
		return found
	}
	appendTo("1", "2", "3", "failed", "failed")
	// The cut behind 3 is lost, and the next segment says which records do not count, and has none yet.
	if err := os.WriteFile(filepath.Join(dir, segmentName(6)), encodeSegmentHeader(6, 4), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, want := range [][]string{{"1", "2", "3"}, {"1", "2", "3", "new"}} {
		if got := appendTo("new")[:len(want)]; !slices.Equal(got, want) {
			t.Errorf("found %q, want %q", got, want)
		}
	}
}
