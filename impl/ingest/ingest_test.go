package ingest_test

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

func TestMain(m *testing.M) {
	if text := os.Getenv(serverVariable); text != "" && !enginetest.IsChild() {
		if err := serve(text); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	enginetest.Main(m)
}

// telemetry returns an empty database with the telemetry tables.
func telemetry(t testing.TB) *engine.DB {
	t.Helper()
	db := enginetest.Start(t)
	createTables(t, db)
	return db
}

// logTables returns an empty database with the tables of logs alone, which cost the engine a quarter of all tables.
func logTables(t testing.TB) *engine.DB {
	t.Helper()
	db := enginetest.Start(t)
	createLogTables(t, db)
	return db
}

// logStatements are the statements that create the tables of logs, without a database.
var logStatements struct {
	sync.Once
	all []string
}

// createLogTables creates the missing tables of logs as CreateTables does.
func createLogTables(t testing.TB, db *engine.DB) {
	t.Helper()
	logStatements.Do(func() {
		from := telemetry(t)
		for _, row := range enginetest.Select(t, from, engine.Query{
			SQL: "SELECT create_table_query FROM system.tables WHERE database = currentDatabase() AND name LIKE 'otel\\_logs%'" +
				" ORDER BY engine = 'MaterializedView'",
		}) {
			kind, rest, _ := strings.Cut(strings.ReplaceAll(row[0].(string), from.Database()+".", ""), " otel_logs")
			logStatements.all = append(logStatements.all, kind+" IF NOT EXISTS otel_logs"+rest)
		}
	})
	enginetest.Exec(t, db, logStatements.all...)
}

func createTables(t testing.TB, db *engine.DB) {
	t.Helper()
	if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{}); err != nil {
		t.Fatal(err)
	}
}

// intake opens the intake of a directory and starts it. It is stopped after the test.
func intake(t testing.TB, o ingest.Options) *ingest.Intake {
	t.Helper()
	i := closed(t, o)
	i.Start()
	return i
}

// closed opens an intake that is not started.
func closed(t testing.TB, o ingest.Options) *ingest.Intake {
	t.Helper()
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Registerer == nil {
		o.Registerer = prometheus.NewRegistry()
	}
	i, err := ingest.New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stop(t, i) })
	return i
}

func stop(t testing.TB, i *ingest.Intake) {
	t.Helper()
	if err := i.Stop(patience.Context(t)); err != nil {
		t.Error(err)
	}
}

// logs is a request with n log records, whose bodies tell them from all others.
func logs(t testing.TB, name string, n int, at time.Time) []byte {
	t.Helper()
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", "cart")
	records := r.ScopeLogs().AppendEmpty().LogRecords()
	for i := range n {
		record := records.AppendEmpty()
		record.SetTimestamp(pcommon.NewTimestampFromTime(at.Add(-time.Duration(i) * time.Microsecond)))
		record.SetSeverityText("INFO")
		record.Body().SetStr(fmt.Sprintf("%s/%d", name, i))
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func spans(t testing.TB, name string, n int) []byte {
	t.Helper()
	return spansAt(t, name, n, time.Now())
}

func spansAt(t testing.TB, name string, n int, at time.Time) []byte {
	t.Helper()
	l := ptrace.NewTraces()
	r := l.ResourceSpans().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", "cart")
	all := r.ScopeSpans().AppendEmpty().Spans()
	var trace pcommon.TraceID
	copy(trace[:], name)
	for i := range n {
		span := all.AppendEmpty()
		span.SetTraceID(trace)
		span.SetStartTimestamp(pcommon.NewTimestampFromTime(at))
		span.SetEndTimestamp(pcommon.NewTimestampFromTime(at))
		span.SetName(fmt.Sprintf("%s/%d", name, i))
	}
	body, err := ptraceotlp.NewExportRequestFromTraces(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func gauges(t testing.TB, name string, n int) []byte {
	t.Helper()
	l := pmetric.NewMetrics()
	m := l.ResourceMetrics().AppendEmpty().ScopeMetrics().AppendEmpty().Metrics()
	gauge, sum := m.AppendEmpty(), m.AppendEmpty()
	gauge.SetName(name)
	sum.SetName(name)
	for i := range n {
		for _, points := range []pmetric.NumberDataPointSlice{gaugePoints(gauge), sumPoints(sum)} {
			p := points.AppendEmpty()
			p.SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
			p.SetIntValue(int64(i))
		}
	}
	body, err := pmetricotlp.NewExportRequestFromMetrics(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func gaugePoints(m pmetric.Metric) pmetric.NumberDataPointSlice {
	if m.Type() == pmetric.MetricTypeEmpty {
		m.SetEmptyGauge()
	}
	return m.Gauge().DataPoints()
}

func sumPoints(m pmetric.Metric) pmetric.NumberDataPointSlice {
	if m.Type() == pmetric.MetricTypeEmpty {
		m.SetEmptySum()
	}
	return m.Sum().DataPoints()
}

func accept(t testing.TB, i *ingest.Intake, s otlp.Signal, body []byte) {
	t.Helper()
	if result, err := i.Accept(t.Context(), "key", s, body); err != nil || result.Rejected > 0 {
		t.Fatalf("got %+v, %v", result, err)
	}
}

// eventually waits until a query answers what is wanted.
func eventually(t testing.TB, db *engine.DB, sql string, want ...any) {
	t.Helper()
	patience.Progressing(t, fmt.Sprintf("%s answers %v", sql, want), func() (bool, string) {
		got := one(t, db, sql)
		return cmp.Equal(got, want), fmt.Sprint(got)
	})
}

// one returns the only row of an answer, and waits for the engine.
func one(t testing.TB, db *engine.DB, sql string) (values []any) {
	t.Helper()
	patience.Within(t, "the engine answers "+sql, func() bool {
		rows, err := db.Select(t.Context(), engine.Query{SQL: sql})
		if err == nil {
			defer rows.Close()
			if rows.Next() {
				if values, err = rows.Values(); err != nil {
					t.Fatal(err)
				}
				return true
			}
			err = rows.Err()
		}
		if core.KindOf(err) != core.Unavailable {
			t.Fatalf("%s: %v", sql, err)
		}
		return false
	})
	return values
}

// inAnHour is the clock of an intake that starts after a crash. It repairs all rollups at once: on a busy machine, those of the
// present may wait until their quarter of an hour is over.
func inAnHour() time.Time { return time.Now().Add(time.Hour) }

// wantOnce waits until the table has so many log records, and checks that it has each once, and the rollups as well.
func wantOnce(t testing.TB, db *engine.DB, records int) {
	t.Helper()
	n := uint64(records)
	eventually(t, db, "SELECT uniqExact(Body) FROM otel_logs", n)
	if got := one(t, db, "SELECT count() FROM otel_logs")[0]; got != n {
		t.Errorf("there are %v log records, want %d", got, n)
	}
	wantRollups(t, db, n)
}

// wantRollups waits until the rollups count so many log records.
func wantRollups(t testing.TB, db *engine.DB, n uint64) {
	t.Helper()
	for _, key := range []string{"ServiceName", "SeverityText"} {
		eventually(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = '"+key+"'", n)
	}
	eventually(t, db, "SELECT sum(count) FROM otel_logs_severity_rollup_1m", n)
}

func TestWhatIsAcceptedIsStored(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir()})
	const senders, requests, each = 8, 20, 25
	var all sync.WaitGroup
	for s := range senders {
		all.Go(func() {
			for r := range requests {
				name := fmt.Sprint(s, "-", r)
				accept(t, i, otlp.Logs, logs(t, name, each, time.Now()))
				accept(t, i, otlp.Traces, spans(t, name, each))
				accept(t, i, otlp.Metrics, gauges(t, name, each))
			}
		})
	}
	all.Wait()
	const n = uint64(senders * requests * each)
	eventually(t, db, "SELECT count(), uniqExact(Body) FROM otel_logs", n, n)
	eventually(t, db, "SELECT count(), uniqExact(SpanName) FROM otel_traces", n, n)
	eventually(t, db, "SELECT count(), uniqExact(MetricName, Value) FROM otel_metrics_gauge", n, n)
	eventually(t, db, "SELECT count(), uniqExact(MetricName, Value) FROM otel_metrics_sum", n, n)
	wantOnce(t, db, int(n))
	if got := one(t, db, "SELECT count() FROM system.columns WHERE database = currentDatabase() AND name = '_batch'")[0]; got != uint64(4) {
		t.Errorf("%v tables have the hidden column", got)
	}
}

func TestARestartStoresTheRestOnce(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	records := 0
	for round := range 5 {
		i := closed(t, ingest.Options{Engine: db, Dir: dir})
		if round != 1 { // a process that ends before it has inserted anything
			i.Start()
		}
		for r := range 30 {
			accept(t, i, otlp.Logs, logs(t, fmt.Sprint(round, "-", r), 10, time.Now()))
			records += 10
		}
		stop(t, i)
	}
	intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour})
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(records))
	wantOnce(t, db, records)
}

func TestWhatIsRefused(t *testing.T) {
	t.Parallel()
	now := time.Now()
	i := closed(t, ingest.Options{
		Dir: t.TempDir(), LogSize: 1 << 20, Memory: 9 << 20,
		Retention: engine.Retention{Logs: 100 * 24 * time.Hour}, Now: func() time.Time { return now },
	})
	kind := func(what string, want core.Kind, err error) {
		t.Helper()
		var e *core.Error
		if core.KindOf(err) != want || !errors.As(err, &e) || (e.RetryAfter > 0) != (want == core.RateLimited || want == core.Unavailable) {
			t.Errorf("%s: got %v", what, err)
		}
	}
	_, err := i.Accept(t.Context(), "a", otlp.Logs, []byte("no protobuf"))
	kind("what is no request", core.Invalid, err)

	old := logs(t, "old", 3, now.AddDate(0, 0, -101))
	result, err := i.Accept(t.Context(), "a", otlp.Logs, old)
	if err != nil || result.Rejected != 3 || result.Reason == "" {
		t.Errorf("records older than the retention: got %+v, %v", result, err)
	}

	for day := range 16 {
		accept(t, i, otlp.Logs, logs(t, "day", 1, now.AddDate(0, 0, -day)))
	}
	accept(t, i, otlp.Logs, logs(t, "day", 1, now.AddDate(0, 0, -3)))
	_, err = i.Accept(t.Context(), "a", otlp.Logs, logs(t, "day", 1, now.AddDate(0, 0, -16)))
	kind("a seventeenth day", core.RateLimited, err)
	for day := range 16 { // of another signal, and what is sent as it happens is taken nevertheless
		accept(t, i, otlp.Traces, spansAt(t, "day", 1, now.AddDate(0, 0, -2-day)))
	}
	accept(t, i, otlp.Traces, spansAt(t, "day", 1, now))
	accept(t, i, otlp.Traces, spans(t, "another signal", 1))

	first, second, other := i.Reservation("a"), i.Reservation("a"), i.Reservation("b")
	if err := first.Work(t.Context(), 100<<20); err != nil { // a large request in JSON
		t.Fatal(err)
	}
	if err := first.Read(t.Context(), 2<<20); err != nil {
		t.Fatal(err)
	}
	kind("a key that has its share of the memory", core.RateLimited, second.Read(t.Context(), 1<<20))
	if err := other.Read(t.Context(), 2<<20); err != nil {
		t.Errorf("another key gets less memory: %v", err)
	}
	if err := other.Work(t.Context(), 1<<20); err != nil {
		t.Errorf("another key cannot have its JSON read: %v", err)
	}
	waits := make(chan error)
	go func() { waits <- second.Work(t.Context(), 256<<10) }()
	other.Release()
	first.Release()
	if err := <-waits; err != nil {
		t.Errorf("another request of it: %v", err)
	}
	second.Release()

	big := logs(t, strings.Repeat("x", 100), 1000, now)
	for {
		if _, err = i.Accept(t.Context(), "a", otlp.Logs, big); err != nil {
			break
		}
	}
	kind("a key that has its share of the log", core.RateLimited, err)
	if _, err := i.Accept(t.Context(), "b", otlp.Logs, logs(t, "b", 1, now)); err != nil {
		t.Errorf("another key gets no room in the log: %v", err)
	}
	stop(t, i)
	_, err = i.Accept(t.Context(), "a", otlp.Logs, logs(t, "late", 1, now))
	kind("after Stop", core.Unavailable, err)
}

// growing is a request of about 100 kB whose n records become 600 kB each.
func growing(t testing.TB, n int) []byte {
	t.Helper()
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	r.Resource().Attributes().PutEmptySlice("list").AppendEmpty().SetStr(strings.Repeat("\x01", 100_000))
	records := r.ScopeLogs().AppendEmpty().LogRecords()
	for range n {
		records.AppendEmpty().SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

// TestRequestsWeighWhatTheyBecome has a key that sends little, of which much is made.
func TestRequestsWeighWhatTheyBecome(t *testing.T) {
	t.Parallel()
	i := closed(t, ingest.Options{Dir: t.TempDir(), LogSize: 192 << 20})
	if _, err := i.Accept(t.Context(), "a", otlp.Logs, growing(t, 160)); core.KindOf(err) != core.TooLarge {
		t.Errorf("one that becomes 96 MB: got %v", err)
	}
	body, taken := growing(t, 50), 0
	for ; ; taken++ {
		result, err := i.Accept(t.Context(), "a", otlp.Logs, body)
		if core.KindOf(err) == core.RateLimited {
			break
		}
		if err != nil || result.Weight < 15_000_000 || result.Weight > 16_000_000 {
			t.Fatalf("got %+v, %v", result, err)
		}
	}
	if taken != 3 {
		t.Errorf("a key has %d requests of 15 MB each in a log of 64 MiB", taken)
	}
	accept(t, i, otlp.Logs, logs(t, "a", 100, time.Now()))
	if result, err := i.Accept(t.Context(), "b", otlp.Logs, logs(t, "b", 1000, time.Now())); err != nil || result.Weight > 200_000 {
		t.Errorf("another key: %+v, %v", result, err)
	}
}

// TestRecordsAreTakenThatTheTableKeeps has no retention but that of the tables.
func TestRecordsAreTakenThatTheTableKeeps(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs MODIFY TTL toDateTime(Timestamp) + toIntervalDay(90)")
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir()})
	accept(t, i, otlp.Logs, logs(t, "kept", 10, time.Now().AddDate(0, 0, -60)))
	// Once it is known what the tables keep.
	patience.Within(t, "records older than what the table keeps are rejected", func() bool {
		result, err := i.Accept(t.Context(), "key", otlp.Logs, logs(t, "old", 1, time.Now().AddDate(0, 0, -91)))
		if err != nil {
			t.Fatal(err)
		}
		return result.Rejected == 1
	})
	accept(t, i, otlp.Logs, logs(t, "kept too", 10, time.Now().AddDate(0, 0, -60)))
	eventually(t, db, "SELECT uniqExact(Body) FROM otel_logs WHERE Body LIKE 'kept%'", uint64(20))
}

// TestADiskThatIsNearlyFull has more of the disk stay free than there is.
func TestADiskThatIsNearlyFull(t *testing.T) {
	t.Parallel()
	i := closed(t, ingest.Options{Dir: t.TempDir()})
	accept(t, i, otlp.Logs, logs(t, "a", 1, time.Now()))
	ingest.KeepFree(i, 1<<62)
	_, err := i.Accept(t.Context(), "key", otlp.Logs, logs(t, "b", 1, time.Now()))
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Unavailable || e.RetryAfter == 0 || !errors.Is(err, ingest.ErrDiskFull) {
		t.Errorf("a request: %v", err)
	}
	if err := i.Ready(t.Context()); !errors.Is(err, ingest.ErrDiskFull) {
		t.Errorf("ready: %v", err)
	}
	ingest.KeepFree(i, 0)
	accept(t, i, otlp.Logs, logs(t, "c", 1, time.Now()))
}

// TestAServerIsWrittenTo is about an engine that is not ours to sync.
func TestAServerIsWrittenTo(t *testing.T) {
	t.Parallel()
	server, err := engine.Open(engine.Options{URL: enginetest.Server(t), Trusted: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Close() })
	db := enginetest.Database(t, server)
	createLogTables(t, db)
	dir := t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "a", 100, time.Now()))
	wantOnce(t, db, 100)
	for _, table := range []string{"otel_logs", "otel_logs_kv_rollup_15m"} {
		eventually(t, db, "SELECT engine_full LIKE '%fsync_after_insert = 1%' AND engine_full LIKE '%min_rows_to_fsync_after_merge = 1%' AND engine_full LIKE '%non_replicated_deduplication_window%'"+
			" FROM system.tables WHERE name = '"+table+"' AND database = currentDatabase()", uint8(1))
	}
	// After a crash it is looked for, found, and its rollups are repaired.
	ingest.Crash(i)
	enginetest.Exec(t, db, "TRUNCATE TABLE otel_logs_kv_rollup_15m", "TRUNCATE TABLE otel_logs_severity_rollup_1m")
	lines := &strings.Builder{}
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "b", 100, time.Now()))
	wantOnce(t, db, 200)
	stop(t, i)
	if lines.Len() > 0 {
		t.Errorf("the log has %s", lines)
	}
}

// Tables of earlier versions keep the blocks of rows from the first insert on, unless the operator has told them not to.
func TestTablesKeepTheBlocksOfRows(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	createTables(t, db)
	enginetest.Exec(t, db, "ALTER TABLE otel_traces RESET SETTING enable_block_number_column",
		"ALTER TABLE otel_logs MODIFY SETTING enable_block_number_column = 0")
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir()})
	accept(t, i, otlp.Traces, spans(t, "a", 10))
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	for table, want := range map[string]string{"otel_traces": "1", "otel_logs": "0"} {
		eventually(t, db, "SELECT count() FROM "+table, uint64(10))
		if got := one(t, db, "SELECT extract(engine_full, 'enable_block_number_column = (.)') FROM system.tables"+
			" WHERE database = currentDatabase() AND name = '"+table+"'")[0]; got != want {
			t.Errorf("%s has the setting %q, want %s", table, got, want)
		}
	}
}
