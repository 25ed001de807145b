package engine_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// The golden files are what the engine makes of the statements, in its own words.
func TestTables(t *testing.T) {
	t.Parallel()
	retention := engine.Retention{Logs: 36 * time.Hour, Metrics: 90 * time.Second, Sessions: 10 * time.Minute}
	for file, textIndex := range map[string]bool{"text_index.txt": true, "compat.txt": false} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			db := enginetest.Start(t)
			for range 2 {
				if err := engine.CreateTables(db, t.Context(), db.Database(), retention, textIndex); err != nil {
					t.Fatal(err)
				}
			}
			var got strings.Builder
			for _, row := range enginetest.Select(t, db, engine.Query{SQL: `
				SELECT t.name, t.engine, t.partition_key, t.primary_key, t.sorting_key,
					extract(t.engine_full, 'TTL (.*) SETTINGS'), extract(t.engine_full, 'SETTINGS (.*)'),
					arrayMap(c -> arrayStringConcat(arrayFilter(x -> x != '', [c.2, c.3, c.4, c.5, c.6]), ' '),
						arraySort(c -> c.1, columns.list)),
					arrayMap(i -> arrayStringConcat([i.1, i.2, i.3, toString(i.4)], ' '), arraySort(i -> i.1, indexes.list))
				FROM system.tables AS t
				LEFT JOIN (
					SELECT table, groupArray((position, name, type, default_kind, default_expression, compression_codec)) AS list
					FROM system.columns WHERE database = currentDatabase() GROUP BY table
				) AS columns ON columns.table = t.name
				LEFT JOIN (
					SELECT table, groupArray((name, expr, type_full, granularity)) AS list
					FROM system.data_skipping_indices WHERE database = currentDatabase() GROUP BY table
				) AS indexes ON indexes.table = t.name
				WHERE database = currentDatabase() ORDER BY t.name`}) {
				fmt.Fprintf(&got, "%s %s\n", row[0], row[1])
				for i, title := range []string{"partition", "primary key", "order", "ttl", "settings"} {
					fmt.Fprintf(&got, "  %s: %s\n", title, row[2+i])
				}
				for _, column := range row[7].([]string) {
					fmt.Fprintf(&got, "  column %s\n", column)
				}
				for _, index := range row[8].([]string) {
					fmt.Fprintf(&got, "  index %s\n", index)
				}
			}
			golden := filepath.Join("testdata", file)
			if *update {
				if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got.String()); diff != "" {
				t.Error(diff)
			}
		})
	}
}
