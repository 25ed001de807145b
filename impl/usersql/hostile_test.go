package usersql

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// secret is what no statement may show.
const secret = "the-planted-secret"

func TestHostileSQL(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]func(*testing.T) *engine.DB{
		"on the embedded engine": func(t *testing.T) *engine.DB { return enginetest.Embedded(t) },
		"on a server": func(t *testing.T) *engine.DB {
			db, err := engine.Open(engine.Options{URL: enginetest.Server(t)})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = db.Close() })
			return db
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := open(t)
			own, other := enginetest.Database(t, db), enginetest.Database(t, db)
			file := filepath.Join(t.TempDir(), "secret.txt")
			if err := os.WriteFile(file, []byte(secret+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			enginetest.Exec(t, other, `CREATE TABLE secret (word String) ENGINE = Memory`, `INSERT INTO secret VALUES ('`+secret+`')`)
			enginetest.Exec(t, own, `CREATE TABLE t (Timestamp DateTime64(9), ServiceName String, Body String) ENGINE = Memory`,
				`INSERT INTO t VALUES ('2026-01-05 10:00:00', 'cart', 'timeout'), ('2026-01-05 11:00:00', 'pay', '')`)
			// A statement that reaches the secret shows it.
			if rows := enginetest.Select(t, own, engine.Query{SQL: "SELECT * FROM " + other.Database() + ".secret"}); !shows(rows) {
				t.Fatalf("got %v", rows)
			}
			scope := Scope{Database: own.Database(), Params: known}
			// What does not say which database it is of is looked for in that of the secret.
			db = db.In(other.Database())
			for _, h := range readHostile(t, own.Database(), other.Database(), file) {
				t.Run(fmt.Sprintf("line %d", h.line), func(t *testing.T) { h.run(t, db, scope) })
			}
		})
	}
}

// run holds a line to what it says of its text.
func (h hostile) run(t *testing.T, db *engine.DB, scope Scope) {
	shown := h.text[:min(len(h.text), 200)]
	sql, err := forms[h.form](h.text, scope)
	if h.refused {
		if err == nil {
			t.Fatalf("%s became %s", shown, sql[:min(len(sql), 300)])
		}
		if kind := core.KindOf(err); kind != core.Invalid || !strings.HasPrefix(err.Error(), "SQL") {
			t.Errorf("%s: error %v of kind %d", shown, err, kind)
		}
		return
	}
	if err != nil {
		t.Fatalf("%s: %v", shown, err)
	}
	// An answer that comes late may show the secret too, so only what never ends is given up.
	limit := patience.Timeout
	if h.endless {
		limit = time.Second / 4
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	rows, err := selectRows(ctx, db, engine.Query{SQL: sql, Params: map[string]string{"known": "x"}})
	if shows(rows) || err != nil && strings.Contains(err.Error(), secret) {
		t.Errorf("%s shows the secret: %v, error %v", shown, rows, err)
	}
	// Without a limit of the query's own, its memory is that of the engine.
	memory := err != nil && strings.Contains(err.Error(), "MEMORY_LIMIT_EXCEEDED")
	if kind := core.KindOf(err); err != nil && kind != core.Invalid && (kind != core.Timeout || !h.endless) && !memory {
		t.Errorf("%s: error %v of kind %d", shown, err, kind)
	}
}

func selectRows(ctx context.Context, db *engine.DB, q engine.Query) ([][]any, error) {
	rows, err := db.Select(ctx, q)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all [][]any
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return all, err
		}
		all = append(all, values)
	}
	return all, rows.Err()
}

func shows(rows [][]any) bool { return strings.Contains(fmt.Sprint(rows), secret) }
