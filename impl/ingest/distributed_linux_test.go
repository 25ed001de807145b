package ingest_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

// distribute puts a distributed table over each telemetry table. It does what the engine and the intake do on a cluster with
// distributed DDL, which a host of tests has not.
func distribute(t testing.TB, db *engine.DB) {
	t.Helper()
	createTables(t, db)
	const tables = "SELECT name, engine, as_select FROM system.tables WHERE database = currentDatabase() AND name LIKE 'otel%'"
	views := map[string]string{}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: tables + " AND engine = 'MaterializedView'"}) {
		views[row[0].(string)] = row[2].(string)
		enginetest.Exec(t, db, "DROP TABLE "+row[0].(string))
	}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: tables + " AND engine LIKE '%MergeTree'"}) {
		table, alter := row[0].(string), "MODIFY SETTING non_replicated_deduplication_window = 1000"
		if row[1] == "MergeTree" {
			alter = "ADD COLUMN _batch LowCardinality(String) MATERIALIZED getSetting('insert_deduplication_token'), " + alter
		}
		enginetest.Exec(t, db,
			fmt.Sprintf("RENAME TABLE %[1]s TO %[1]s_local", table),
			fmt.Sprintf("ALTER TABLE %s_local %s", table, alter),
			fmt.Sprintf("CREATE TABLE %[1]s AS %[1]s_local ENGINE = Distributed('%[2]s', '%[3]s', '%[1]s_local', rand())",
				table, enginetest.Cluster, db.Database()))
	}
	for view, as := range views {
		for _, signal := range []string{"logs", "traces"} {
			as = strings.Replace(as, fmt.Sprintf("FROM %s.otel_%s AS", db.Database(), signal),
				fmt.Sprintf("FROM %s.otel_%s_local AS", db.Database(), signal), 1)
		}
		target := strings.Replace(strings.TrimSuffix(view, "_mv"), "_attr_kv_", "_kv_", 1) + "_local"
		enginetest.Exec(t, db, "CREATE MATERIALIZED VIEW "+view+" TO "+target+" AS "+as)
	}
}

// cluster returns a database with the telemetry tables of a cluster: those that the engine makes on servers, or on a host those that
// tests make.
func cluster(t testing.TB) *engine.DB {
	t.Helper()
	if db := enginetest.Servers(t); db != nil {
		createTables(t, db)
		return db
	}
	db := enginetest.StartHost(t, t.TempDir()).DB(t, "default", "")
	distribute(t, db)
	return db
}

// TestAClusterStoresEverythingOnce has an intake that ends without warning, and one that goes on.
func TestAClusterStoresEverythingOnce(t *testing.T) {
	t.Parallel()
	const rounds, requests, each = 2, 10, 20
	db, dir := cluster(t), t.TempDir()
	over := time.Now().Add(-time.Hour) // of buckets whose rollups are repaired at once
	for round := range rounds {
		i := intake(t, ingest.Options{Engine: db, Dir: dir})
		for n := range requests {
			name := fmt.Sprint(round, "-", n)
			accept(t, i, otlp.Logs, logs(t, name, each, over))
			accept(t, i, otlp.Traces, spansAt(t, name, each, over))
			accept(t, i, otlp.Metrics, gauges(t, name, each))
		}
		if round < rounds-1 {
			ingest.Crash(i)
		}
	}
	wantAllOnce(t, db, rounds*requests*each)

	eventually(t, db, "SELECT max(shards) FROM (SELECT uniqExact(_shard_num) AS shards FROM otel_logs GROUP BY _batch)", uint64(1))
	full := one(t, db, "SELECT engine_full FROM system.tables WHERE database = currentDatabase() AND name = 'otel_logs'")[0]
	d, ok := engine.ParseDistributed(fmt.Sprint(full))
	if !ok {
		t.Fatalf("the table is %s", full)
	}
	// All copies of a shard have what one has.
	eventually(t, db, fmt.Sprintf("SELECT (SELECT sum(stored * copies) FROM (SELECT _shard_num AS shard, count() AS stored FROM otel_logs"+
		" GROUP BY shard) AS a JOIN (SELECT shard_num AS shard, count() AS copies FROM system.clusters WHERE cluster = '%[1]s'"+
		" GROUP BY shard) AS b USING shard) = (SELECT count() FROM clusterAllReplicas('%[1]s', %[2]s, %[3]s))", d.Cluster, d.Database, d.Table), uint8(1))
}

// TestAHostOfAClusterThatIsKilledStoresEverythingOnce kills the host again and again while rows are inserted into its
// distributed tables.
func TestAHostOfAClusterThatIsKilledStoresEverythingOnce(t *testing.T) {
	t.Parallel()
	const each = 50
	host := enginetest.StartHost(t, t.TempDir())
	db := host.DB(t, "default", "")
	distribute(t, db)
	registry := prometheus.NewRegistry()
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), Registerer: registry})
	over := time.Now().Add(-time.Hour) // of buckets whose rollups are repaired at once
	var sent atomic.Int64              // requests of each signal
	done := make(chan struct{})
	var senders sync.WaitGroup
	for range 2 {
		senders.Go(func() {
			for tick := time.Tick(50 * time.Millisecond); ; { // as an exporter does, which sends batches
				select {
				case <-done:
					return
				case <-tick:
				}
				name := fmt.Sprint(sent.Add(1))
				accept(t, i, otlp.Logs, logs(t, name, each, over))
				accept(t, i, otlp.Traces, spansAt(t, name, each, over))
				accept(t, i, otlp.Metrics, gauges(t, name, each))
			}
		})
	}
	inserts := func() float64 { return counters(t, registry, "obstack_ingest_inserts_total", "outcome")["done"] }
	for n := range *kills {
		enough := inserts() + 1 + float64(n%5)
		patience.Within(t, "more is inserted", func() bool { return inserts() >= enough })
		host.Restart(t)
	}
	close(done)
	senders.Wait()
	n := uint64(sent.Load() * each)
	wantAllOnce(t, db, n)
	t.Logf("%d rows of each kind, inserts: %v", n, counters(t, registry, "obstack_ingest_inserts_total", "outcome"))
}
