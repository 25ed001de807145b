package ingest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
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
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
)

// unrepaired has the next intake of a directory repair the rollups of log records at a time.
func unrepaired(t testing.TB, dir string, at time.Time) {
	t.Helper()
	text := fmt.Sprintf(`[{"Table":"otel_logs","Start":%d}]`, at.Truncate(15*time.Minute).Unix())
	if err := os.WriteFile(filepath.Join(dir, "rollups.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// waiting is how many buckets of an intake are to be repaired.
func waiting(t testing.TB, dir string) int {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "rollups.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	return len(all)
}

// awaitRepaired waits until nothing is to be repaired.
func awaitRepaired(t testing.TB, dir string) {
	t.Helper()
	patience.Within(t, "the rollups are repaired", func() bool { return waiting(t, dir) == 0 })
}

// noonOf is a time of which only late rows come.
func noonOf(day time.Time) time.Time { return day.UTC().Truncate(24 * time.Hour).Add(-12 * time.Hour) }

// TestTimesOfTracesAreRepaired has traces whose times are not there, too short, and too long, which does no harm, and one that is
// there and of the last second of the bucket. The Collector makes tables whose times are those of spans, or their seconds.
func TestTimesOfTracesAreRepaired(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	noon := noonOf(time.Now())
	for _, kind := range []string{"DateTime", "DateTime64(9)"} {
		dir := t.TempDir()
		enginetest.Exec(t, db, "DROP TABLE otel_traces_trace_id_ts SYNC", "TRUNCATE TABLE otel_traces",
			"CREATE TABLE otel_traces_trace_id_ts (TraceId String, Start "+kind+", End "+kind+") ENGINE = MergeTree"+
				" PARTITION BY toDate(Start) ORDER BY (TraceId, Start)")
		seconds := func(from, to int) string {
			return fmt.Sprintf("fromUnixTimestamp(%d), fromUnixTimestamp(%d)", noon.Unix()+int64(from), noon.Unix()+int64(to))
		}
		late := fmt.Sprintf("fromUnixTimestamp64Milli(toInt64(%d))", noon.Add(15*time.Minute).UnixMilli()-50)
		enginetest.Exec(t, db, fmt.Sprintf("INSERT INTO otel_traces (Timestamp, TraceId) SELECT fromUnixTimestamp(%d) + 10 * (number + 1) + 0.5,"+
			" toString(number %% 3) FROM numbers(6)", noon.Unix()),
			"INSERT INTO otel_traces (Timestamp, TraceId) SELECT "+late+", 'late'", "TRUNCATE TABLE otel_traces_trace_id_ts",
			"INSERT INTO otel_traces_trace_id_ts SELECT '1', "+seconds(20, 30), "INSERT INTO otel_traces_trace_id_ts SELECT '2', "+seconds(0, 90),
			"INSERT INTO otel_traces_trace_id_ts SELECT 'late', "+late+", "+late+" + toIntervalSecond(1)")
		text := fmt.Sprintf(`[{"Table":"otel_traces","Start":%d}]`, noon.Unix())
		if err := os.WriteFile(filepath.Join(dir, "rollups.json"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		i := intake(t, ingest.Options{Engine: db, Dir: dir})
		awaitRepaired(t, dir)
		stop(t, i)
		got := fmt.Sprint(enginetest.Select(t, db, engine.Query{SQL: fmt.Sprintf("SELECT TraceId, toUnixTimestamp(min(Start)) - %[1]d,"+
			" toUnixTimestamp(max(End)) - %[1]d, count() FROM otel_traces_trace_id_ts GROUP BY TraceId ORDER BY TraceId", noon.Unix())}))
		if want := "[[0 10 41 1] [1 20 51 2] [2 0 90 1] [late 899 900 1]]"; got != want {
			t.Errorf("times of traces by %s: %s, want %s", kind, got, want)
		}
	}
}

// TestARepairThatGoesOnUnheardIsWaitedFor has the engine go on with the insert of a repair whose process is gone.
func TestARepairThatGoesOnUnheardIsWaitedFor(t *testing.T) {
	t.Parallel()
	testRepairBeside(t, true, fmt.Sprintf("repair-otel_logs-%d-before", noonOf(time.Now()).Unix()))
}

// TestARepairWaitsForTheInsertsOfOtherReplicas has rows in the table that come into a rollup a little later.
func TestARepairWaitsForTheInsertsOfOtherReplicas(t *testing.T) {
	t.Parallel()
	testRepairBeside(t, false, "BATCH-logs-1-0-10-boot-1")
}

// testRepairBeside repairs a bucket, what is missing of which an insert is about to add, that of a repair if it is unheard.
func testRepairBeside(t *testing.T, unheard bool, token string) {
	db := logTables(t)
	dir, noon := t.TempDir(), noonOf(time.Now())
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "a", 10, noon.Add(time.Minute)))
	wantOnce(t, db, 10)
	stop(t, i)
	enginetest.Exec(t, db, "TRUNCATE TABLE otel_logs_kv_rollup_15m")
	unrepaired(t, dir, noon)
	lines := &logtest.Buffer{}
	i = closed(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	ingest.StarveRepairs(i, time.Now().Add(-time.Hour))
	done := make(chan error)
	go func() {
		done <- db.Exec(t.Context(), engine.Query{
			SQL: fmt.Sprintf("INSERT INTO otel_logs_kv_rollup_15m SELECT fromUnixTimestamp(%d), 'NativeColumn', 'ServiceName', 'cart',"+
				" 10 + sleep(5)", noon.Unix()),
			Settings: map[string]any{
				"insert_deduplication_token": token, "insert_deduplicate": 0, "function_sleep_max_microseconds_per_block": 100_000_000,
			},
		})
	}()
	eventually(t, db, "SELECT count() FROM system.processes WHERE query_kind = 'Insert' AND current_database = currentDatabase()", uint64(1))
	i.Start()
	if unheard {
		await(t, lines, "rows are being inserted")
	}
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	awaitRepaired(t, dir)
	for _, key := range []string{"ServiceName", "SeverityText"} {
		if got := one(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = '"+key+"'")[0]; got != uint64(10) {
			t.Errorf("%s counts %v", key, got)
		}
	}
}

// damages are what is done to rollups of a bucket that begins at a time, of rows that have a severity each: half of one is
// missing, and the rest is wrong. Behind the repair of the second, the last of logs, nothing asks for the engine again, and if no
// late rows come nothing but that its insert has failed says that the bucket is to be repaired once more.
var damages = []struct {
	target, insert string
	late           int
}{
	{"otel_logs_kv_rollup_15m", "SELECT fromUnixTimestamp(%d), 'NativeColumn', 'SeverityText', toString(number), 3 FROM numbers(%d)", 100},
	{"otel_logs_severity_rollup_1m", "SELECT fromUnixTimestamp(%d), 'cart', toString(number), 3 FROM numbers(%d)", 0},
}

// TestRepairsSurviveAnEngineThatIsKilled kills it while it repairs a large bucket, into which late rows come.
func TestRepairsSurviveAnEngineThatIsKilled(t *testing.T) {
	t.Parallel()
	dir, log := t.TempDir(), t.TempDir()
	const rows = 50_000
	noon, late, killed := noonOf(time.Now()), 0, 0
	for left := max(len(damages), *kills/2); left > 0; left -= killsAtOnce {
		e := ownEngine(t, dir)
		createLogTables(t, e.DB())
		if late == 0 {
			enginetest.Exec(t, e.DB(), fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body)"+
				" SELECT fromUnixTimestamp(%d) + number %% 900, 'cart', toString(number), toString(number) FROM numbers(%d)", noon.Unix(), rows))
		}
		for n := range min(left, killsAtOnce) {
			one(t, e.DB(), "SELECT 1") // waits until it is back
			d := damages[n%len(damages)]
			enginetest.Exec(t, e.DB(), "TRUNCATE TABLE "+d.target, "INSERT INTO "+d.target+" "+fmt.Sprintf(d.insert, noon.Unix(), rows/2))
			unrepaired(t, log, noon)
			i := intake(t, ingest.Options{Engine: e.DB(), Dir: log})
			if d.late > 0 {
				accept(t, i, otlp.Logs, logs(t, fmt.Sprint("late ", late), d.late, noon.Add(time.Minute)))
				late += d.late
			}
			killed += killDuringRepair(t, e, dir, log, d.target, time.Duration((left+n)%5)*40*time.Millisecond)
			if err := i.Stored(t.Context()); err != nil {
				t.Fatal(err)
			}
			awaitRepaired(t, log)
			wantExact(t, e.DB(), rows, late)
			stop(t, i)
		}
		end(t, e)
	}
	if killed == 0 {
		t.Error("no repair was seen")
	}
	t.Logf("the engine was killed %d times", killed)
}

// killDuringRepair kills an engine some time after it has begun to repair a rollup, and returns how often that was.
func killDuringRepair(t *testing.T, e *engine.Embedded, dir, log, target string, after time.Duration) int {
	t.Helper()
	end := time.Now().Add(patience.Timeout)
	for tick := time.Tick(5 * time.Millisecond); waiting(t, log) > 0; <-tick { // often enough to see the repair
		if time.Now().After(end) {
			t.Fatal("the rollups are not repaired")
		}
		if one(t, e.DB(), "SELECT count() FROM system.processes WHERE query_kind = 'Insert' AND query LIKE 'INSERT INTO `"+target+"`%'"+
			" AND Settings['insert_deduplication_token'] LIKE 'repair-%'")[0] != uint64(0) {
			<-time.After(after) // at a place of its own each time
			kill(t, dir)
			return 1
		}
	}
	return 0
}

func wantExact(t *testing.T, db *engine.DB, rows, late int) {
	t.Helper()
	for table, keys := range map[string]string{
		"otel_logs_kv_rollup_15m":      "Value AS k, sum(count) AS n FROM otel_logs_kv_rollup_15m WHERE Key = 'SeverityText' AND",
		"otel_logs_severity_rollup_1m": "SeverityText AS k, sum(count) AS n FROM otel_logs_severity_rollup_1m WHERE",
	} {
		got := one(t, db, "SELECT count(), min(n), max(n) FROM (SELECT "+keys+" match(k, '^[0-9]+$') GROUP BY k HAVING n != 0)")
		if got[0] != uint64(rows) || got[1] != uint64(1) || got[2] != uint64(1) {
			t.Errorf("the severities of %d rows count %v in %s", rows, got, table)
		}
	}
	for _, counted := range []string{"otel_logs_kv_rollup_15m WHERE Key = 'ServiceName'", "otel_logs_severity_rollup_1m"} {
		if got := one(t, db, "SELECT sum(count) FROM "+counted)[0]; got != uint64(rows+late) {
			t.Errorf("%d rows count %v in %s", rows+late, got, counted)
		}
	}
}

// slowRollup has a look at the rollup of logs by attribute take a while for each row whose text begins with old, and count those alone.
func slowRollup(t *testing.T, db *engine.DB, seconds string) {
	t.Helper()
	enginetest.Exec(t, db, "DROP VIEW otel_logs_attr_kv_rollup_15m_mv",
		"CREATE MATERIALIZED VIEW otel_logs_attr_kv_rollup_15m_mv TO otel_logs_kv_rollup_15m AS"+
			" SELECT toStartOfFifteenMinutes(toDateTime(Timestamp)) AS Timestamp, 'NativeColumn' AS ColumnIdentifier, 'ServiceName' AS Key,"+
			" toString(sleepEachRow("+seconds+")) AS Value, count() AS count FROM otel_logs WHERE Body LIKE 'old%' GROUP BY ALL"+
			" SETTINGS function_sleep_max_microseconds_per_block = 100000000")
}

// TestARepairComesBesideLateRows inserts late rows all the time into a bucket that is over. Two looks at it take 320 ms, longer than
// the pause until the next row, and little of the time that inserts wait for a repair, which a slow machine needs for the rest.
func TestARepairComesBesideLateRows(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir, noon := t.TempDir(), noonOf(time.Now())
	enginetest.Exec(t, db, fmt.Sprintf("INSERT INTO otel_logs (Timestamp, Body) SELECT fromUnixTimestamp(%d), 'old' FROM numbers(40)", noon.Unix()),
		"TRUNCATE TABLE otel_logs_kv_rollup_15m")
	slowRollup(t, db, "0.004")
	unrepaired(t, dir, noon)
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	late := 0
	patience.Within(t, "the rollup is repaired beside late rows", func() bool {
		if waiting(t, dir) == 0 {
			return true
		}
		accept(t, i, otlp.Logs, logs(t, "late", 1, noon.Add(time.Minute)))
		late++
		return false
	})
	if got := one(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m")[0]; got != uint64(40) {
		t.Errorf("%v rows are counted", got)
	}
	eventually(t, db, "SELECT count() FROM otel_logs WHERE Body != 'old'", uint64(late))
}

// TestNewBucketsAreRepairedBeforeOldOnes queues old buckets before a new one. The names of the rollup's parts show the order of
// the repairs.
func TestNewBucketsAreRepairedBeforeOldOnes(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir, noon := t.TempDir(), noonOf(time.Now())
	enginetest.Exec(t, db, "SYSTEM STOP MERGES otel_logs_kv_rollup_15m",
		fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName) SELECT fromUnixTimestamp(%d) - 900 * number, 'cart' FROM numbers(4)", noon.Unix()),
		"TRUNCATE TABLE otel_logs_kv_rollup_15m")
	text := fmt.Sprintf(`[{"Table":"otel_logs","Start":%d},{"Table":"otel_logs","Start":%d},{"Table":"otel_logs","Start":%d},{"Table":"otel_logs","Start":%d}]`,
		noon.Unix()-2700, noon.Unix()-900, noon.Unix(), noon.Unix()-1800)
	if err := os.WriteFile(filepath.Join(dir, "rollups.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	intake(t, ingest.Options{Engine: db, Dir: dir})
	awaitRepaired(t, dir)
	got := fmt.Sprint(one(t, db, fmt.Sprintf("SELECT groupArray((age, n)) FROM (SELECT %d - toUnixTimestamp(Timestamp) AS age, sum(count) AS n"+
		" FROM otel_logs_kv_rollup_15m GROUP BY Timestamp, _part ORDER BY toUInt32(splitByChar('_', _part)[2]))", noon.Unix()))[0])
	if want := "[[0 1] [900 1] [1800 1] [2700 1]]"; got != want {
		t.Errorf("repaired were %s, want %s", got, want)
	}
}

// TestARepairHoldsNoInsertUp has one that takes long, of a bucket that is over.
func TestARepairHoldsNoInsertUp(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir, noon := t.TempDir(), noonOf(time.Now())
	enginetest.Exec(t, db, fmt.Sprintf("INSERT INTO otel_logs (Timestamp, Body) SELECT fromUnixTimestamp(%d), 'old' FROM numbers(40)", noon.Unix()))
	slowRollup(t, db, "1.5") // a look at the table takes a minute
	unrepaired(t, dir, noon)
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	const repairing = "FROM system.processes WHERE query_kind = 'Select' AND query LIKE '%HAVING sum(n) != 0%'" +
		" AND query_id != queryID() AND current_database = currentDatabase()"
	eventually(t, db, "SELECT count() "+repairing, uint64(1))
	id := one(t, db, "SELECT query_id "+repairing)[0]
	accept(t, i, otlp.Logs, logs(t, "fresh", 1, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_logs WHERE Body LIKE 'fresh%'", uint64(1))
	if got := one(t, db, fmt.Sprintf("SELECT count() FROM system.processes WHERE query_id = '%v'", id))[0]; got != uint64(1) {
		t.Error("the insert has waited for the repair")
	}
}

// TestARepairRemovesNoCountsOfRowsThatAreGone has a bucket whose rows the table may have deleted.
func TestARepairRemovesNoCountsOfRowsThatAreGone(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	old := time.Now().Add(-30 * 24 * time.Hour).Add(time.Minute).Truncate(15 * time.Minute)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs_kv_rollup_15m REMOVE TTL", fmt.Sprintf("INSERT INTO otel_logs_kv_rollup_15m"+
		" SELECT fromUnixTimestamp(%d), 'NativeColumn', 'ServiceName', 'cart', 7", old.Unix()))
	unrepaired(t, dir, old)
	intake(t, ingest.Options{Engine: db, Dir: dir})
	awaitRepaired(t, dir)
	if got := one(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m")[0]; got != uint64(7) {
		t.Errorf("%v are counted", got)
	}
}

// TestARepairCountsTheLastSecondOfABucket has a part with rows of that second alone.
func TestARepairCountsTheLastSecondOfABucket(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	noon := noonOf(time.Now())
	enginetest.Exec(t, db, fmt.Sprintf("INSERT INTO otel_logs (Timestamp, ServiceName) SELECT fromUnixTimestamp64Milli(toInt64(%d)), 'cart'"+
		" FROM numbers(5)", noon.Add(15*time.Minute).UnixMilli()-100))
	unrepaired(t, dir, noon)
	intake(t, ingest.Options{Engine: db, Dir: dir})
	awaitRepaired(t, dir)
	if got := one(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName'")[0]; got != uint64(5) {
		t.Errorf("%v are counted", got)
	}
}

// TestARepairTrustsNoCopyThatLags has a rollup with counts of rows that a copy of the table does not have yet.
func TestARepairTrustsNoCopyThatLags(t *testing.T) {
	t.Parallel()
	var lags atomic.Bool
	lags.Store(true)
	db := proxied(t, func(w http.ResponseWriter, _ *http.Request, body []byte) ([]byte, bool) {
		if bytes.Contains(body, []byte("SYSTEM SYNC REPLICA")) {
			if lags.Load() {
				http.Error(w, "Code: 159. DB::Exception: Timeout exceeded. (TIMEOUT_EXCEEDED)", http.StatusInternalServerError)
			}
			return nil, true
		}
		return bytes.Replace(body, []byte("startsWith(engine, 'Replicated')"), []byte("toUInt8(1)"), 1), false
	})
	createLogTables(t, db)
	dir, noon := t.TempDir(), noonOf(time.Now())
	enginetest.Exec(t, db, fmt.Sprintf("INSERT INTO otel_logs_kv_rollup_15m SELECT fromUnixTimestamp(%d), 'NativeColumn', 'ServiceName', 'cart', 7",
		noon.Unix()))
	unrepaired(t, dir, noon)
	lines := &logtest.Buffer{}
	intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	await(t, lines, "they may be wrong")
	const counted = "SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName'"
	if got := one(t, db, counted)[0]; got != uint64(7) {
		t.Errorf("%v are counted", got)
	}
	lags.Store(false)
	awaitRepaired(t, dir)
	if got := one(t, db, counted)[0]; got != uint64(0) {
		t.Errorf("at last %v are counted", got)
	}
}

// proxied returns an empty database behind a proxy that sends what serve makes of each body, unless it has answered.
func proxied(t *testing.T, serve func(w http.ResponseWriter, r *http.Request, body []byte) (_ []byte, answered bool)) *engine.DB {
	t.Helper()
	address, err := url.Parse(enginetest.Server(t))
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(address)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		body, answered := serve(w, r, body)
		if !answered {
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
			proxy.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(server.Close)
	password, _ := address.User.Password()
	remote, err := engine.Open(engine.Options{URL: server.URL, Username: address.User.Username(), Password: password, Trusted: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = remote.Close() })
	return enginetest.Database(t, remote)
}

// TestAFullBatchIsInsertedWhileAnotherOneIs has an insert of logs end only when there is another one beside it.
func TestAFullBatchIsInsertedWhileAnotherOneIs(t *testing.T) {
	t.Parallel()
	both := make(chan struct{})
	there := sync.OnceFunc(func() { close(both) })
	var inserts atomic.Int32
	db := proxied(t, func(_ http.ResponseWriter, r *http.Request, body []byte) ([]byte, bool) {
		if strings.HasPrefix(r.URL.Query().Get("query"), "INSERT INTO `otel_logs` ") {
			if inserts.Add(1) == 2 {
				there()
			}
			defer inserts.Add(-1)
			select {
			case <-both:
			case <-r.Context().Done():
			}
		}
		return body, false
	})
	createLogTables(t, db)
	i := closed(t, ingest.Options{Engine: db, Dir: t.TempDir()})
	for n := range 10 { // two batches
		accept(t, i, otlp.Logs, logs(t, fmt.Sprint("request ", n), 10_000, time.Now()))
	}
	i.Start()
	wantOnce(t, db, 100_000)
}

// TestAReplicaThatIsAwayHoldsNoOtherTableUp has a batch whose tables are taken for replicated ones, of which one waits for a replica.
func TestAReplicaThatIsAwayHoldsNoOtherTableUp(t *testing.T) {
	t.Parallel()
	back := make(chan struct{})
	var gaveUp atomic.Bool
	db := proxied(t, func(_ http.ResponseWriter, r *http.Request, body []byte) ([]byte, bool) {
		if bytes.Contains(body, []byte("SYNC REPLICA `otel_metrics_gauge`")) {
			select {
			case <-back:
			case <-r.Context().Done():
				gaveUp.Store(true)
				return nil, true
			}
		}
		return body, false
	})
	createTables(t, db)
	hide(t, db, "otel_metrics_gauge")
	dir := t.TempDir()
	lines := &logtest.Buffer{}
	i := intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Metrics, gauges(t, "a", 10))
	await(t, lines, "cannot store telemetry") // the batch is sealed
	eventually(t, db, "SELECT count() FROM otel_metrics_sum", uint64(10))
	ingest.Crash(i)
	show(t, db, "otel_metrics_gauge")
	enginetest.Exec(t, db, "TRUNCATE TABLE otel_metrics_sum")
	i = closed(t, ingest.Options{Engine: db, Dir: dir, Registerer: prometheus.NewRegistry()})
	for _, table := range []string{"otel_metrics_gauge", "otel_metrics_sum"} {
		if err := ingest.SetReplicated(t.Context(), i, table); err != nil {
			t.Fatal(err)
		}
	}
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_metrics_sum", uint64(10))
	if gaveUp.Load() {
		t.Error("another table has waited until the first one was given up")
	}
	close(back)
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", uint64(10))
}
