package engine_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestClusterTables makes the tables of a cluster on an engine that is one, but for the words that need other hosts.
func TestClusterTables(t *testing.T) {
	t.Parallel()
	retention := engine.Retention{Logs: 36 * time.Hour}
	statements, err := engine.ClusterStatements(enginetest.Cluster, "telemetry", retention, true, nil)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(statements, ";\n\n") + ";\n"
	golden := filepath.Join("testdata", "cluster.sql")
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Error(diff)
	}

	h := enginetest.StartHost(t, t.TempDir())
	enginetest.Exec(t, h.DB(t, "default", ""), "CREATE DATABASE telemetry")
	db := h.DB(t, "telemetry", "")
	for range 2 {
		for _, sql := range statements {
			enginetest.Exec(t, db, strings.Replace(sql, " ON CLUSTER `one`", "", 1))
		}
	}
	kinds := map[string]string{}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: "SELECT name, engine FROM system.tables WHERE database = 'telemetry'"}) {
		kinds[row[0].(string)] = row[1].(string)
	}
	for _, table := range []string{"otel_logs", "otel_traces", "otel_metrics_gauge", "otel_traces_kv_rollup_15m", "hyperdx_sessions"} {
		if kinds[table] != "Distributed" || !strings.HasPrefix(kinds[table+"_local"], "Replicated") {
			t.Errorf("%s is %s over %s", table, kinds[table], kinds[table+"_local"])
		}
		enginetest.Select(t, db, engine.Query{SQL: "SELECT * FROM " + table})
	}
	if kinds["otel_logs_attr_kv_rollup_15m_mv"] != "MaterializedView" {
		t.Error("there is no view on logs")
	}
}

// TestClusterLeavesTablesThatExist has a table of one host, which goes on as it is.
func TestClusterLeavesTablesThatExist(t *testing.T) {
	t.Parallel()
	statements, err := engine.ClusterStatements("c", "d", engine.Retention{}, true, map[string]bool{"otel_logs": true})
	if err != nil {
		t.Fatal(err)
	}
	for _, sql := range statements {
		if head, _, _ := strings.Cut(sql, "\n"); strings.Contains(sql, "otel_logs_local") {
			t.Errorf("a table that is not distributed: %s", head)
		}
	}
	if len(statements) == 0 {
		t.Error("there are no tables")
	}
}
