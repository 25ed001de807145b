package query

import (
	"context"
	"encoding/json"
	"flag"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Thorough is for `make faults`. Without it, random tests run fewer rounds and with a fixed seed, because some random inputs meet
// faults of ClickHouse.
var Thorough = flag.Bool("thorough", false, "compare all that conditions find alone, ask the models 100 times, and read more pages")

func TestMain(m *testing.M) {
	flag.Parse()
	if checks := flag.Lookup("rapid.checks"); !*Thorough && checks.Value.String() == checks.DefValue {
		_ = checks.Value.Set("6")
	}
	if seed := flag.Lookup("rapid.seed"); !*Thorough && seed.Value.String() == seed.DefValue {
		_ = seed.Value.Set("4")
	}
	enginetest.Main(m)
}

// Rounds is usual, or many with -thorough.
func Rounds(usual, many int) int {
	if *Thorough {
		return many
	}
	return usual
}

// RefreshColumns is refreshColumns for the tests that are outside of the package, as they use batch too.
const RefreshColumns = refreshColumns

const Team = core.TeamID("64b5f0a0c0ffee0000000001")

// RunnerOf returns a Runner whose every connection is the database.
func RunnerOf(db *engine.DB) *Runner {
	return NewRunner(func(context.Context, core.TeamID, string) (*engine.DB, error) { return db, nil })
}

// LongestDescribed returns the length of the longest type that a Runner remembers of a statement.
func LongestDescribed(r *Runner) (n int) {
	r.described.mu.Lock()
	defer r.described.mu.Unlock()
	for _, e := range r.described.entries {
		for _, c := range e.columns {
			n = max(n, len(c.Type))
		}
	}
	return n
}

// Exec runs statements that prepare a test.
func Exec(t testing.TB, db *engine.DB, statements ...string) {
	t.Helper()
	for _, sql := range statements {
		if err := db.Exec(t.Context(), engine.Query{SQL: sql}); err != nil {
			t.Fatalf("%v\nin %s", err, sql)
		}
	}
}

// TableSource is a source on a table of the database with a timestamp column ts.
func TableSource(db *engine.DB, table string) sqlgen.Source {
	s := sqlgen.Source{Kind: "log", Connection: "64b5f0a0c0ffee0000000002", Timestamp: "ts"}
	s.From.Database, s.From.Table = db.Database(), table
	return s
}

// millis is the time of a text such as 2026-01-05T10:00:00Z.
func millis(t testing.TB, text string) int64 {
	t.Helper()
	at, err := time.Parse(time.RFC3339Nano, text)
	if err != nil {
		t.Fatal(err)
	}
	return at.UnixMilli()
}

// Decode reads the JSON text of an answer.
func Decode(t testing.TB, text []byte) []map[string]any {
	t.Helper()
	var list []map[string]any
	if err := json.Unmarshal(text, &list); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return list
}
