package ingest_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

var kills = flag.Int("kills", 2, "how many times the engine is killed while rows are inserted")

// ownEngine starts an engine of the test's own.
func ownEngine(t testing.TB, dir string) *engine.Embedded {
	t.Helper()
	e, err := engine.Start(t.Context(), enginetest.Options(t, dir))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(t, e) })
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	return e
}

// process returns the id of the process that has the engine's directory, 0 if there is none.
func process(t testing.TB, dir string) int {
	t.Helper()
	all, err := filepath.Glob("/proc/[0-9]*/cmdline")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range all {
		line, err := os.ReadFile(path)
		if err == nil && bytes.Contains(line, []byte("\x00--data\x00"+dir+"\x00")) {
			id, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			return id
		}
	}
	return 0
}

// kill ends the engine without warning.
func kill(t testing.TB, dir string) {
	t.Helper()
	id := 0
	patience.Within(t, "an engine runs", func() bool {
		id = process(t, dir)
		return id != 0
	})
	if err := syscall.Kill(id, syscall.SIGKILL); err != nil && !errors.Is(err, syscall.ESRCH) {
		t.Fatal(err)
	}
}

// counters are the values of a metric by one of its labels.
func counters(t testing.TB, r prometheus.Gatherer, name, label string) map[string]float64 {
	t.Helper()
	families, err := r.Gather()
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]float64{}
	for _, f := range families {
		if f.GetName() != name {
			continue
		}
		for _, m := range f.Metric {
			values[labelOf(m, label)] += m.GetCounter().GetValue()
		}
	}
	return values
}

func labelOf(m *dto.Metric, name string) string {
	for _, l := range m.Label {
		if l.GetName() == name {
			return l.GetValue()
		}
	}
	return ""
}

// killsAtOnce is how often an engine is killed before everything is started anew: the pause before it is started again
// doubles each time.
const killsAtOnce = 4

// TestAnEngineThatIsKilledStoresEverythingOnce kills the engine again and again while rows are inserted.
func TestAnEngineThatIsKilledStoresEverythingOnce(t *testing.T) {
	t.Parallel()
	dir, log := t.TempDir(), t.TempDir()
	const each = 50
	var sent atomic.Int64 // requests of each signal
	outcomes := map[string]float64{}
	for left := *kills; left > 0; left -= killsAtOnce {
		e := ownEngine(t, dir)
		createTables(t, e.DB())
		registry := prometheus.NewRegistry()
		i := intake(t, ingest.Options{Engine: e.DB(), Dir: log, Registerer: registry})
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
					accept(t, i, otlp.Logs, logs(t, name, each, time.Now()))
					accept(t, i, otlp.Traces, spans(t, name, each))
					accept(t, i, otlp.Metrics, gauges(t, name, each))
				}
			})
		}
		inserts := func() float64 {
			return counters(t, registry, "obstack_ingest_inserts_total", "outcome")["done"]
		}
		for n := range min(left, killsAtOnce) {
			// At a place of its own each time, with the engine at work.
			enough := inserts() + 1 + float64((left+n)%5)
			patience.Within(t, "more is inserted", func() bool { return inserts() >= enough })
			kill(t, dir)
			if err := e.Ready(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		close(done)
		senders.Wait()
		stop(t, i)
		end(t, e)
		for outcome, n := range counters(t, registry, "obstack_ingest_inserts_total", "outcome") {
			outcomes[outcome] += n
		}
	}
	n := uint64(sent.Load() * each)
	db := ownEngine(t, dir).DB()
	intake(t, ingest.Options{Engine: db, Dir: log, Now: inAnHour})
	wantAllOnce(t, db, n)
	t.Logf("%d rows of each kind, inserts: %v", n, outcomes)
}

// wantAllOnce waits until there are so many rows of each kind, and checks that each is there once.
func wantAllOnce(t testing.TB, db *engine.DB, n uint64) {
	t.Helper()
	for _, k := range contents {
		eventually(t, db, "SELECT count() FROM "+k.table, n)
		different := uint64(0)
		k.eachSlice(t, db, "uniqExact("+k.content+")", "", func(row []any) { different += row[0].(uint64) })
		if different != n {
			t.Errorf("%s has %d different rows, want %d", k.table, different, n)
		}
	}
	wantRollups(t, db, n)
	eventually(t, db, "SELECT sum(count) FROM otel_traces_kv_rollup_15m WHERE Key = 'ServiceName'", n)
	eventually(t, db, "SELECT count() FROM otel_traces AS s GLOBAL LEFT JOIN (SELECT TraceId, min(Start) AS Start, max(End) AS End"+
		" FROM otel_traces_trace_id_ts GROUP BY TraceId) AS t USING TraceId WHERE s.Timestamp < t.Start OR s.Timestamp > t.End", uint64(0))
}

// contents are what tests fill the tables with: in each the name of a request, and what tells rows from all others.
var contents = []content{
	{otlp.Logs, "otel_logs", "Timestamp", "splitByChar('/', Body)[1]", "Body"},
	{otlp.Traces, "otel_traces", "Timestamp", "splitByChar('/', SpanName)[1]", "SpanName"},
	{otlp.Metrics, "otel_metrics_gauge", "TimeUnix", "MetricName", "MetricName, Value"},
	{otlp.Metrics, "otel_metrics_sum", "TimeUnix", "MetricName", "MetricName, Value"},
}

type content struct {
	signal                     otlp.Signal
	table, time, name, content string
}

// eachSlice asks about the rows of one part of the requests after the other, since ClickHouse would take too long to group
// millions.
func (k content) eachSlice(t testing.TB, db *engine.DB, columns, group string, f func(row []any)) {
	t.Helper()
	slices := 1 + one(t, db, "SELECT count() FROM "+k.table)[0].(uint64)/500_000
	for i := range slices {
		for _, row := range enginetest.Select(t, db, engine.Query{SQL: fmt.Sprintf(
			"SELECT %s FROM %s WHERE cityHash64(%s) %% %d = %d %s", columns, k.table, k.name, slices, i, group)}) {
			f(row)
		}
	}
}

// TestTwoReplicasStoreTheSameRequestsOnceEach has two intakes insert batches of equal rows at the same time, while the
// engine is killed.
func TestTwoReplicasStoreTheSameRequestsOnceEach(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	e := ownEngine(t, dir)
	createLogTables(t, e.DB())
	registry := prometheus.NewRegistry()
	replicas := []*ingest.Intake{
		closed(t, ingest.Options{Engine: e.DB(), Dir: t.TempDir(), Registerer: registry}),
		closed(t, ingest.Options{Engine: e.DB(), Dir: t.TempDir()}),
	}
	enginetest.Exec(t, e.DB(), "CREATE MATERIALIZED VIEW slow (slept UInt8) ENGINE = Null AS SELECT sleep(2) AS slept FROM otel_logs")
	const requests, each = 200, 100
	const n = uint64(requests * each)
	now := time.Now()
	for r := range requests {
		body := logs(t, fmt.Sprint(r), each, now)
		for _, i := range replicas {
			accept(t, i, otlp.Logs, body)
		}
	}
	for _, i := range replicas {
		i.Start()
	}
	// Both insert, or have inserted. An insert takes two seconds, so that it is seen.
	eventually(t, e.DB(), fmt.Sprintf("SELECT (SELECT count() FROM system.processes WHERE query LIKE 'INSERT INTO %%otel_logs%%' AND query_kind = 'Insert') = 2"+
		" OR (SELECT count() FROM otel_logs) = %d", 2*n), uint8(1))
	kill(t, dir)
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	eventually(t, e.DB(), "SELECT count(), uniqExact(Body) FROM otel_logs", 2*n, n)
	eventually(t, e.DB(), "SELECT min(n), max(n) FROM (SELECT count() AS n FROM otel_logs GROUP BY Body)", uint64(2), uint64(2))
	t.Logf("inserts: %v", counters(t, registry, "obstack_ingest_inserts_total", "outcome"))
}

// TestWhatTheEnginesDiskLosesIsStoredAgain gives the engine the files of when they were last synced, as a power failure
// may.
func TestWhatTheEnginesDiskLosesIsStoredAgain(t *testing.T) {
	t.Parallel()
	dir, log := t.TempDir(), t.TempDir()
	e := ownEngine(t, dir)
	createLogTables(t, e.DB())
	i := intake(t, ingest.Options{Engine: e.DB(), Dir: log})
	records := 0
	send := func(i *ingest.Intake, db *engine.DB, name string) {
		for n := range 20 {
			accept(t, i, otlp.Logs, logs(t, fmt.Sprint(name, n), 10, time.Now()))
			records += 10
		}
		eventually(t, db, "SELECT count() FROM otel_logs", uint64(records))
	}
	send(i, e.DB(), "synced ")
	ingest.Sync(i)
	// Nothing may write or delete what is being copied: inserts into the views' tables, which end last, or merges.
	eventually(t, e.DB(), "SELECT count() FROM system.processes WHERE query_kind = 'Insert'", uint64(0))
	if err := e.DB().Exec(t.Context(), engine.Query{SQL: "SYSTEM STOP MERGES"}); err != nil {
		t.Fatal(err)
	}
	saved := filepath.Join(t.TempDir(), "saved")
	if out, err := exec.Command("cp", "-a", filepath.Join(dir, "engine"), saved).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	send(i, e.DB(), "not synced ")
	ingest.Crash(i)
	end(t, e)
	if err := os.RemoveAll(filepath.Join(dir, "engine")); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(saved, filepath.Join(dir, "engine")); err != nil {
		t.Fatal(err)
	}
	e = ownEngine(t, dir)
	if got := one(t, e.DB(), "SELECT count() FROM otel_logs")[0]; got != uint64(records/2) {
		t.Errorf("the disk has %v records of %d", got, records)
	}
	i = intake(t, ingest.Options{Engine: e.DB(), Dir: log, Now: inAnHour})
	eventually(t, e.DB(), "SELECT count() FROM otel_logs", uint64(records))
	wantOnce(t, e.DB(), records)
	send(i, e.DB(), "later ")
	wantOnce(t, e.DB(), records)
}

// TestPartsThatAPowerFailureHasBrokenAreStoredAgain fills files of parts that were not synced with zeros, as ext4 may when the
// power fails while it writes them.
func TestPartsThatAPowerFailureHasBrokenAreStoredAgain(t *testing.T) {
	t.Parallel()
	dir, log := t.TempDir(), t.TempDir()
	e := ownEngine(t, dir)
	createLogTables(t, e.DB())
	i := intake(t, ingest.Options{Engine: e.DB(), Dir: log})
	enginetest.Exec(t, e.DB(), "SYSTEM STOP MERGES")
	var paths []string
	const each = 10
	broken := []string{"data.bin", "primary.cidx", "minmax_Timestamp.idx", "skp_idx_*.idx"}
	for n := range len(broken) + 1 {
		accept(t, i, otlp.Logs, logs(t, fmt.Sprint(n), each, time.Now()))
		eventually(t, e.DB(), "SELECT count() FROM otel_logs", uint64((n+1)*each))
		paths = append(paths, one(t, e.DB(), "SELECT path FROM system.parts WHERE table = 'otel_logs' AND active ORDER BY max_block_number DESC LIMIT 1")[0].(string))
	}
	eventually(t, e.DB(), "SELECT count() FROM system.processes WHERE query_kind = 'Insert'", uint64(0))
	rollup := one(t, e.DB(), "SELECT path FROM system.parts WHERE table = 'otel_logs_kv_rollup_15m' AND active LIMIT 1")[0].(string)
	ingest.Crash(i)
	end(t, e)
	for n, pattern := range broken {
		fillWithZeros(t, filepath.Join(paths[n], pattern))
	}
	fillWithZeros(t, filepath.Join(rollup, "data.bin"))

	e = ownEngine(t, dir)
	i = intake(t, ingest.Options{Engine: e.DB(), Dir: log, Now: inAnHour})
	if err := i.Stored(patience.Context(t)); err != nil {
		t.Fatal(err)
	}
	wantOnce(t, e.DB(), (len(broken)+1)*each)
	if got := one(t, e.DB(), "SELECT count() FROM system.detached_parts WHERE table = 'otel_logs'")[0]; got != uint64(len(broken)) {
		t.Errorf("%v parts are detached, want the broken ones alone, %d", got, len(broken))
	}
}

func fillWithZeros(t testing.TB, pattern string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal(pattern, files, err)
	}
	for _, file := range files {
		info, err := os.Stat(file)
		if err == nil {
			err = os.WriteFile(file, make([]byte, info.Size()), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func end(t testing.TB, e *engine.Embedded) {
	t.Helper()
	if err := e.Stop(patience.Context(t)); err != nil {
		t.Error(err)
	}
}
