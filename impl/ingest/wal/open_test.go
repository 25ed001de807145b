package wal_test

import (
	"path/filepath"
	"testing"

	"github.com/obstack/obstack/impl/ingest/wal"
)

// open opens a log, which is closed after the test.
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

func segments(t testing.TB, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.log"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}
