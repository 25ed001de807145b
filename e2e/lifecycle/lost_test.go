package lifecycle

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// lossCase is a way to lose a store.
type lossCase struct {
	rule string
	lose func(t *testing.T)
	want string // in the error
}

func TestALostStoreIsNotReplaced(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, settled func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		s.Kill()
		settled(t)
		losses := sqliteLosses(s.Data)
		if len(args) > 0 {
			losses = postgresLosses(args[1])
		}
		for _, c := range losses {
			t.Run(c.rule, func(t *testing.T) {
				c.lose(t)
				before := readFiles(t, s.Data)
				check := func(t *testing.T, r harness.Result) {
					if r.Code != 1 || !strings.Contains(r.Stderr, c.want) || !strings.Contains(r.Stderr, "--new-store") || r.Stdout != "" {
						t.Errorf("status %d, want %q in: %s%s", r.Code, c.want, r.Stdout, r.Stderr)
					}
					if diff := cmp.Diff(before, readFiles(t, s.Data)); diff != "" {
						t.Errorf("the data directory has changed: -before +after\n%s", diff)
					}
				}
				if len(args) == 0 {
					onStoredData(t, s.Data, nil, check)
				} else { // the other commands make no organization
					check(t, harness.Run(t, nil, slices.Concat([]string{"serve", "--listen", "127.0.0.1:0", "--data", s.Data}, harness.NoEngine, args)...))
				}
			})
		}

		args = append(args, harness.NoEngine...)
		first := harness.Launch(t, s.Data, append(args, "--new-store")...)
		first.WaitListen()
		if a := first.Do("GET", "dashboards", ""); a.Status != 200 || first.Keys == s.Keys {
			t.Errorf("with --new-store: status %d: %s", a.Status, a.Body)
		}
		first.Kill()
		settled(t)
		old, _ := filepath.Glob(filepath.Join(s.Data, "lost-*", "bootstrap.json"))
		if len(old) != 1 || !strings.Contains(first.Out.String(), "file="+filepath.Dir(old[0])) {
			t.Errorf("the old keys are in %q:\n%s", old, first.Out)
		}
		for _, flag := range []string{"--new-store", "--new-store=false"} { // a unit may keep the flag
			again := harness.Launch(t, s.Data, append(args, flag)...)
			again.WaitListen()
			if again.Keys != first.Keys || again.Do("GET", "dashboards", "").Status != 200 {
				t.Errorf("a start with %s has replaced the store", flag)
			}
			again.Kill()
			settled(t)
			warned := strings.Contains(again.Out.String(), "--new-store has no effect")
			if warned != (flag == "--new-store") {
				t.Errorf("%s is warned of: %t", flag, warned)
			}
		}
	})
}

func sqliteLosses(data string) []lossCase {
	file := filepath.Join(data, "obstack.db")
	must := func(t *testing.T, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	return []lossCase{
		{"a store without an organization is lost", func(t *testing.T) {
			harness.Execute(t, "sqlite", file, "DELETE FROM organizations")
		}, "obstack.db has no organization"},
		{"an empty file is a lost store", func(t *testing.T) { must(t, os.Truncate(file, 0)) }, "obstack.db is empty"},
		{"a missing file is a lost store", func(t *testing.T) { must(t, os.Remove(file)) }, "obstack.db is missing"},
		{"the log alone is a lost store", func(t *testing.T) {
			must(t, os.WriteFile(file+"-wal", []byte("log"), 0o600))
		}, "move obstack.db-wal away and restore obstack.db from a backup"},
	}
}

func postgresLosses(dsn string) []lossCase {
	return []lossCase{
		{"a database without an organization is a lost store", func(t *testing.T) {
			harness.Execute(t, "pgx", dsn, "TRUNCATE organizations CASCADE")
		}, "the database of --database has no organization"},
		{"an empty database is a lost store", func(t *testing.T) {
			harness.Execute(t, "pgx", dsn, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
		}, "the database of --database is empty"},
	}
}

// readFiles returns the contents of the files in a directory, without the index of SQLite, which each process may rebuild.
func readFiles(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasSuffix(path, "-shm") {
			return err
		}
		text, err := os.ReadFile(path)
		files[path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestADamagedWriteAheadLogLosesNoFirstStart(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	s.Kill()
	log, err := os.OpenFile(filepath.Join(s.Data, "obstack.db-wal"), os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = log.Close() }()
	if _, err := log.WriteAt(bytes.Repeat([]byte{0xff}, 64), 40); err != nil { // in the first page
		t.Fatal(err)
	}
	again := harness.Launch(t, s.Data, harness.NoEngine...)
	again.WaitListen()
	if a := again.Do("GET", "dashboards", ""); a.Status != 200 || again.Keys != s.Keys {
		t.Errorf("a damaged log has lost the store: status %d: %s", a.Status, a.Body)
	}
}
