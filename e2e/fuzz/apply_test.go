package fuzz

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/demo"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// FuzzApply holds that whatever is in a file, it is either refused with the reason, and nothing is written, or applied,
// and then applying it again changes nothing.
func FuzzApply(f *testing.F) {
	for _, lists := range []string{
		harness.ReadTestdata(f, "stack.yaml"), harness.ReadTestdata(f, "apply.yaml"), string(demo.Resources),
		"dashboards: [{name: good, tiles: []}, {name: bad}]",
	} {
		f.Add([]byte(harness.InService(lists)))
	}
	f.Add([]byte("organizations:\n  - name: default\n    invitations:\n      - {email: Ann@example.com, role: developer}\n"))
	f.Add([]byte("webhooks: &w\n  - &x {name: a, service: generic, url: \"https://example.com\"}\nconnections: *w\n"))
	f.Fuzz(newFreshStore(f).check)
}

// freshStore is a store after its first start, and is put back to that when something was written.
type freshStore struct {
	*service.Apply
	db     *sql.DB
	tables []string
	before string // its content
	last   string // what the content was at the version
	// version changes whenever another client has written.
	version any
}

func newFreshStore(f *testing.F) *freshStore {
	f.Helper()
	z := newFuzzed(f)
	// Without foreign keys, so that tables may be filled in any order.
	db, err := sql.Open("sqlite", "file:"+filepath.Join(z.Data, store.File)+"?_pragma=busy_timeout(5000)")
	if err != nil {
		f.Fatal(err)
	}
	db.SetMaxOpenConns(1) // what is attached belongs to the connection
	f.Cleanup(func() { _ = db.Close() })
	s := &freshStore{Apply: z.Services.Apply, db: db}
	for _, row := range rows(f, db, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") {
		s.tables = append(s.tables, row[0].(string))
	}
	file := filepath.Join(f.TempDir(), "first.db")
	for _, statement := range []string{"VACUUM INTO '" + file + "'", "ATTACH '" + file + "' AS first"} {
		if _, err := db.ExecContext(f.Context(), statement); err != nil {
			f.Fatal(err)
		}
	}
	s.before = s.content(f)
	return s
}

// reset puts the database back to its first start.
func (s *freshStore) reset(t testing.TB) {
	t.Helper()
	statements := "BEGIN IMMEDIATE;"
	for _, table := range s.tables {
		stored := rows(t, s.db, fmt.Sprintf("SELECT group_concat(name) FROM pragma_table_xinfo('%s') WHERE hidden = 0", table))[0][0]
		statements += fmt.Sprintf("DELETE FROM main.%[1]q; INSERT INTO main.%[1]q (%[2]s) SELECT %[2]s FROM first.%[1]q;",
			table, stored)
	}
	if _, err := s.db.ExecContext(t.Context(), statements+"COMMIT"); err != nil {
		t.Fatal(err)
	}
	s.last = s.before
}

// content is every row of every table.
func (s *freshStore) content(t testing.TB) string {
	t.Helper()
	version := rows(t, s.db, "PRAGMA data_version")[0][0]
	if version == s.version {
		return s.last
	}
	s.version = version
	var out strings.Builder
	for _, table := range s.tables {
		fmt.Fprintln(&out, table, rows(t, s.db, fmt.Sprintf("SELECT * FROM main.%q", table)))
	}
	s.last = out.String()
	return s.last
}

func rows(t testing.TB, db *sql.DB, query string) [][]any {
	t.Helper()
	found, err := db.QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = found.Close() }()
	columns, err := found.Columns()
	if err != nil {
		t.Fatal(err)
	}
	var all [][]any
	for found.Next() {
		row, places := make([]any, len(columns)), make([]any, len(columns))
		for i := range row {
			places[i] = &row[i]
		}
		if err := found.Scan(places...); err != nil {
			t.Fatal(err)
		}
		all = append(all, row)
	}
	if err := found.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func (s *freshStore) check(t *testing.T, text []byte) {
	files := []service.File{{Name: "fuzz.yaml", Text: text}}
	first, err := s.Files(t.Context(), harness.Deployment.Managed, files)
	if err != nil {
		if core.KindOf(err) != core.Invalid {
			t.Errorf("refused with %v, which is not about the file", err)
		}
		if s.content(t) != s.before {
			t.Errorf("refused with %v, yet something was written", err)
		}
		return
	}
	written := s.content(t)
	again, err := s.Files(t.Context(), harness.Deployment.Managed, files)
	if err != nil {
		t.Errorf("refused the second time: %v", err)
	}
	if len(again) != len(first) {
		t.Errorf("%d resources the second time, %d the first", len(again), len(first))
	}
	for i, r := range again {
		if r.Action != service.Unchanged || r.ID != first[i].ID {
			t.Errorf("%s %q is %s the second time", r.Kind, r.Name, r.Action)
		}
	}
	if s.content(t) != written {
		t.Error("applying again has written something")
	}
	if written != s.before {
		s.reset(t)
	}
}
