package engine_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// forever keeps rows of the test's time.
const forever = 50 * 365 * 24 * time.Hour

// readManual returns the page of the manual about telemetry.
func readManual(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "telemetry.md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

// manualSQL returns the statements of the only example in the manual that contains a text, for the day of the tests.
func manualSQL(t *testing.T, part string) []string {
	t.Helper()
	var found []string
	for _, b := range regexp.MustCompile("(?ms)^```sql\n(.*?)^```").FindAllStringSubmatch(readManual(t), -1) {
		if strings.Contains(b[1], part) {
			found = append(found, b[1])
		}
	}
	if len(found) != 1 {
		t.Fatalf("the manual has %d examples with %q, want 1", len(found), part)
	}
	return strings.Split(strings.ReplaceAll(found[0], "2099-02-08", "2026-01-05"), ";\n")
}

// TestTablesAreConvertedAsTheManualSays runs the statements of the manual on a table of an earlier version.
func TestTablesAreConvertedAsTheManualSays(t *testing.T) {
	t.Parallel()
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
	run(append(manualSQL(t, "RENAME TABLE otel_logs"), "SELECT 1")...)
	got := run(append(manualSQL(t, "CREATE TABLE otel_logs_day"), insert("otel_logs", "2026-01-05 11:00:00"),
		`SELECT (SELECT count() FROM otel_logs), (SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName'),
			extract(engine_full, 'index_granularity = ([0-9]+)') FROM system.tables WHERE database = currentDatabase() AND name = 'otel_logs'`)...)
	// The rows of one day and three new ones. The rollups have counted each row once.
	if diff := cmp.Diff([][]any{{uint64(6), uint64(9), "2048"}}, got); diff != "" {
		t.Error(diff)
	}
}

// TestAttributesAreConvertedAsTheManualSays runs the statements on tables whose attributes have the codec of an earlier version.
func TestAttributesAreConvertedAsTheManualSays(t *testing.T) {
	t.Parallel()
	statements := append(manualSQL(t, "CODEC(LZ4)"), manualSQL(t, "OPTIMIZE TABLE otel_logs")...)
	for name, textIndex := range map[string]bool{"with text indexes": true, "without": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			db := enginetest.Embedded(t)
			if err := engine.CreateTables(db, t.Context(), db.Database(), engine.Retention{Logs: forever}, textIndex); err != nil {
				t.Fatal(err)
			}
			enginetest.Exec(t, db, strings.ReplaceAll(statements[0], "LZ4", "ZSTD(1)"), `INSERT INTO otel_logs (Timestamp, LogAttributes)
				SELECT toDateTime64('2026-01-05 10:00:00', 9) + number, map('request.id', hex(sipHash128(number))) FROM numbers(10000)`)
			state := func() []any {
				return enginetest.Select(t, db, engine.Query{SQL: `SELECT
					(SELECT arraySort(groupUniqArray((table, compression_codec))) FROM system.columns
						WHERE database = currentDatabase() AND type LIKE 'Map%'),
					(SELECT sum(bytes_on_disk) FROM system.parts WHERE database = currentDatabase() AND table = 'otel_logs' AND active),
					(SELECT sum(cityHash64(Timestamp, LogAttributes)) FROM otel_logs)`})[0]
			}
			before := state()
			enginetest.Exec(t, db, statements...)
			after := state()
			// New tables have LZ4, and so has the converted one.
			if got, want := fmt.Sprint(after[0]), strings.ReplaceAll(fmt.Sprint(before[0]), "ZSTD(1)", "LZ4"); got != want ||
				want == fmt.Sprint(before[0]) {
				t.Errorf("the codecs are %s, want %s", got, want)
			}
			// LZ4 cannot make random digits shorter.
			if b, a := before[1].(uint64), after[1].(uint64); a < b*11/10 {
				t.Errorf("the day has %d bytes before and %d after: its rows were not rewritten", b, a)
			}
			if diff := cmp.Diff(before[2], after[2]); diff != "" {
				t.Errorf("the rows differ (-before +after):\n%s", diff)
			}
		})
	}
}

func TestManualListsAttributesOfTables(t *testing.T) {
	t.Parallel()
	db := enginetest.Embedded(t)
	if err := engine.CreateTables(db, t.Context(), db.Database(), engine.Retention{}, true); err != nil {
		t.Fatal(err)
	}
	rows := enginetest.Select(t, db, engine.Query{SQL: `SELECT '| ' || arrayStringConcat(arrayMap(t -> '\x60' || t || '\x60', groupArray(table)), ', ')
			|| ' | ' || columns || ' |'
		FROM (SELECT table, arrayStringConcat(groupArray('\x60' || name || '\x60'), ', ') AS columns FROM
				(SELECT table, name FROM system.columns WHERE database = currentDatabase() AND type LIKE 'Map%' ORDER BY table, position)
			GROUP BY table)
		GROUP BY columns`})
	page := readManual(t)
	for _, row := range rows {
		cells := strings.Split(row[0].(string), " | ")
		listed := false
		for line := range strings.Lines(page) {
			listed = listed || strings.HasSuffix(line, " | "+cells[1]+"\n") && !slices.ContainsFunc(
				strings.Split(strings.TrimPrefix(cells[0], "| "), ", "), func(table string) bool { return !strings.Contains(line, table) })
		}
		if !listed {
			t.Errorf("no row of the manual lists %s", row[0])
		}
	}
}
