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
	servers := enginetest.Servers(t)
	if servers == nil {
		return
	}
	for range 2 {
		if err := servers.CreateTables(t.Context(), servers.Database(), retention); err != nil {
			t.Fatal(err)
		}
	}
	if r, err := servers.StoredRetention(t.Context(), servers.Database()); err != nil || r.Logs != retention.Logs {
		t.Errorf("the servers keep %+v, %v", r, err)
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

// TestClusterLeavesDistributedTablesOfOthers has some whose tables with the rows have other names than ours have.
func TestClusterLeavesDistributedTablesOfOthers(t *testing.T) {
	t.Parallel()
	h := enginetest.StartHost(t, t.TempDir())
	enginetest.Exec(t, h.DB(t, "default", ""), "CREATE DATABASE telemetry", "CREATE DATABASE shard")
	db := h.DB(t, "telemetry", "")
	enginetest.Exec(t, db,
		"CREATE TABLE shard.rows (Timestamp DateTime) ENGINE = MergeTree ORDER BY Timestamp TTL Timestamp + toIntervalDay(3)",
		"CREATE TABLE otel_logs AS shard.rows ENGINE = Distributed('"+enginetest.Cluster+"', 'shard', 'rows', rand())",
		"CREATE TABLE otel_traces_local (Timestamp DateTime) ENGINE = MergeTree ORDER BY Timestamp TTL Timestamp + toIntervalDay(5)",
		"CREATE TABLE otel_traces AS otel_traces_local ENGINE = Distributed('"+enginetest.Cluster+"', 'telemetry', 'otel_traces_local', rand())",
		"CREATE TABLE otel_metrics_sum (TimeUnix DateTime) ENGINE = MergeTree ORDER BY TimeUnix")
	own, err := engine.OwnTables(db, t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if want := (map[string]bool{"otel_logs": true, "otel_traces": false, "otel_traces_local": true, "otel_metrics_sum": true}); !cmp.Equal(own, want) {
		t.Errorf("left as they are: %v", own)
	}
	statements, err := engine.ClusterStatements(enginetest.Cluster, "telemetry", engine.Retention{}, true, own)
	if err != nil {
		t.Fatal(err)
	}
	for _, sql := range statements {
		if head, _, _ := strings.Cut(sql, "\n"); strings.Contains(sql, "otel_logs_local") {
			t.Errorf("a table beside that of others: %s", head)
		}
	}
	stored, err := engine.StoredTables(t.Context(), db)
	if err != nil {
		t.Fatal(err)
	}
	on := " ON CLUSTER `" + enginetest.Cluster + "`"
	want := map[string][2]string{
		"otel_logs":         {"`shard`.`rows`" + on, "Timestamp + toIntervalDay(3)"},
		"otel_traces":       {"`telemetry`.`otel_traces_local`" + on, "Timestamp + toIntervalDay(5)"},
		"otel_traces_local": {"`otel_traces_local`", "Timestamp + toIntervalDay(5)"},
		"otel_metrics_sum":  {"`otel_metrics_sum`", ""},
	}
	if diff := cmp.Diff(want, stored); diff != "" {
		t.Error(diff)
	}
	if r, err := db.StoredRetention(t.Context(), "telemetry"); err != nil || r.Logs != 3*24*time.Hour || r.Traces != 5*24*time.Hour {
		t.Errorf("kept are %+v, %v", r, err)
	}
}
