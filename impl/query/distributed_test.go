package query

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestFiltersOfDistributedTablesUseTheIndexes compares conditions on a distributed table with those on the one of its host.
func TestFiltersOfDistributedTablesUseTheIndexes(t *testing.T) {
	t.Parallel()
	db := enginetest.StartHost(t, t.TempDir()).DB(t, "default", "")
	telemetryTable(t, db, "logs", layoutNow)
	Exec(t, db, "RENAME TABLE otel_logs TO otel_logs_local")
	Exec(t, db, "CREATE TABLE otel_logs AS otel_logs_local ENGINE = Distributed('"+enginetest.Cluster+"', 'default', 'otel_logs_local')")
	Exec(t, db, "INSERT INTO otel_logs_local (Timestamp, Body, LogAttributes) VALUES (now64(9), 'Needle in hay', map('n', '2')), (now64(9), 'hay', map())")
	for _, where := range []string{"needle", `LogAttributes.n:"2"`, "LogAttributes.n:*"} {
		want, _ := condition(t, db, "otel_logs_local", "Body", where)
		got, params := condition(t, db, "otel_logs", "Body", where)
		if got != want {
			t.Errorf("%s: got %s, want %s", where, got, want)
		}
		rows := enginetest.Select(t, db, engine.Query{SQL: "SELECT Body FROM otel_logs WHERE " + got, Params: params})
		if len(rows) != 1 || !strings.HasPrefix(rows[0][0].(string), "Needle") {
			t.Errorf("%s: %v", where, rows)
		}
	}
}
