package store

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// copyStore copies the files of a store, as a kill of its process would leave them, to a new directory.
func copyStore(t *testing.T, s *Store) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(s.opts.Dir)); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestInspectChangesNoFile(t *testing.T) {
	t.Parallel()
	migrated := sqliteStore(t)
	used := sqliteStore(t)
	err := used.Write(t.Context(), func(tx *Tx) error {
		return tx.CreateOrganization(t.Context(), &Organization{ID: "0191f0e0-0000-7000-8000-000000000001", Name: "default"})
	})
	if err != nil {
		t.Fatal(err)
	}
	closed := copyStore(t, used)
	s, err := Open(t.Context(), Options{Dir: closed, Key: bytes.Repeat([]byte{1}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	damaged := copyStore(t, used)
	log, err := os.OpenFile(filepath.Join(damaged, File+"-wal"), os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = log.Close() }()
	if _, err := log.WriteAt([]byte{0xff, 0xff}, 40); err != nil {
		t.Fatal(err)
	}
	noLog := copyStore(t, used)
	empty := copyStore(t, used)
	if err := os.Remove(filepath.Join(noLog, File+"-wal")); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(filepath.Join(empty, File), 0); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		rule string
		dir  string
		want Content
	}{
		{"there is no file", t.TempDir(), NoFile},
		{"the file is empty, and a log is left", empty, NoSchema},
		{"the log is missing", noLog, NoSchema},
		{"the log is damaged", damaged, NoSchema},
		{"a killed process has migrated the store", copyStore(t, migrated), NoOrganization},
		{"a killed process has used the store", copyStore(t, used), HasOrganization},
		{"the store was closed", closed, HasOrganization},
	} {
		t.Run(c.rule, func(t *testing.T) {
			t.Parallel()
			before := readStore(t, c.dir)
			if got, err := Inspect(t.Context(), c.dir); got != c.want || err != nil {
				t.Errorf("content %d (%v), want %d", got, err, c.want)
			}
			if diff := cmp.Diff(before, readStore(t, c.dir)); diff != "" {
				t.Errorf("-before +after\n%s", diff)
			}
		})
	}
}

// readStore returns the contents of the files of a store, without the index of the log, which each process may rebuild.
func readStore(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if entry.Name() != File+"-shm" {
			files[entry.Name()] = string(text)
		}
	}
	return files
}

func TestACheckpointedStoreNeedsNoLog(t *testing.T) {
	t.Parallel()
	s := sqliteStore(t)
	if err := s.Checkpoint(t.Context()); err != nil {
		t.Fatal(err)
	}
	dir := copyStore(t, s)
	if err := os.Remove(filepath.Join(dir, File+"-wal")); err != nil {
		t.Fatal(err)
	}
	if got, err := Inspect(t.Context(), dir); got != NoOrganization || err != nil {
		t.Errorf("content %d (%v), want that of a migrated store", got, err)
	}
}
