package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// forever keeps rows of the test's time.
const forever = 50 * 365 * 24 * time.Hour

// TestTablesAreConvertedAsTheManualSays runs the statements of the manual on a table of an earlier version.
func TestTablesAreConvertedAsTheManualSays(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "telemetry.md"))
	if err != nil {
		t.Fatal(err)
	}
	manual := func(part string) []string {
		for _, b := range regexp.MustCompile("(?ms)^```sql\n(.*?)^```").FindAllStringSubmatch(string(page), -1) {
			if strings.Contains(b[1], part) {
				return strings.Split(strings.ReplaceAll(b[1], "2099-02-08", "2026-01-05"), ";\n")
			}
		}
		t.Fatalf("the manual has no SQL with %q", part)
		return nil
	}
	o := enginetest.Options(t, t.TempDir())
	// run starts an engine as the server does, which makes the tables that are missing, and runs statements.
	run := func(statements ...string) (answer [][]any) {
		t.Helper()
		e := start(t, o)
		defer stop(t, e)
		db := ready(t, e)
		if err := engine.CreateTables(db, t.Context(), db.Database(), engine.Retention{Logs: forever}, true); err != nil {
			t.Fatal(err)
		}
		last := len(statements) - 1
		enginetest.Exec(t, db, statements[:last]...)
		return enginetest.Select(t, db, engine.Query{SQL: statements[last]})
	}
	insert := func(table, time string) string {
		return fmt.Sprintf("INSERT INTO %s (Timestamp, ServiceName) SELECT '%s', 'cart' FROM numbers(3)", table, time)
	}
	run(insert("otel_logs", "2026-01-05 10:00:00"), insert("otel_logs", "2026-01-06 10:00:00"), "SELECT 1")
	run(append(manual("RENAME TABLE otel_logs"), "SELECT 1")...)
	got := run(append(manual("CREATE TABLE otel_logs_day"), insert("otel_logs", "2026-01-05 11:00:00"),
		`SELECT (SELECT count() FROM otel_logs), (SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName'),
			extract(engine_full, 'index_granularity = ([0-9]+)') FROM system.tables WHERE database = currentDatabase() AND name = 'otel_logs'`)...)
	// The rows of one day and three new ones. The rollups have counted each row once.
	if diff := cmp.Diff([][]any{{uint64(6), uint64(9), "2048"}}, got); diff != "" {
		t.Error(diff)
	}
}
