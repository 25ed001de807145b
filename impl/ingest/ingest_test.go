package ingest_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
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
	"github.com/obstack/obstack/impl/ingest/wal"
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
	ctx, cancel := timeout()
	defer cancel()
	if err := i.Stop(ctx); err != nil {
		t.Error(err)
	}
}

func timeout() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), 20*time.Second)
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
	for i := range n {
		span := all.AppendEmpty()
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

// patience is for what should take seconds, on a machine that is busy with other tests.
const patience = 3 * time.Minute

// eventually waits until a query answers what is wanted.
func eventually(t testing.TB, db *engine.DB, sql string, want ...any) {
	t.Helper()
	deadline := time.After(patience)
	for {
		got := one(t, db, sql)
		if cmp.Equal(got, want) {
			return
		}
		select { // queries without a pause would hold up what they wait for
		case <-time.After(50 * time.Millisecond):
		case <-deadline:
			t.Fatalf("%s: got %v, want %v", sql, got, want)
		}
	}
}

// one returns the only row of an answer, and waits for the engine.
func one(t testing.TB, db *engine.DB, sql string) []any {
	t.Helper()
	for {
		rows, err := db.Select(t.Context(), engine.Query{SQL: sql})
		if err == nil {
			defer rows.Close()
			if rows.Next() {
				values, err := rows.Values()
				if err != nil {
					t.Fatal(err)
				}
				return values
			}
			err = rows.Err()
		}
		if core.KindOf(err) != core.Unavailable {
			t.Fatalf("%s: %v", sql, err)
		}
	}
}

// wantOnce waits until the table has so many log records, and checks that it has each once, and the rollups as well.
func wantOnce(t testing.TB, db *engine.DB, records int) {
	t.Helper()
	n := uint64(records)
	eventually(t, db, "SELECT uniqExact(Body) FROM otel_logs", n)
	if got := one(t, db, "SELECT count() FROM otel_logs")[0]; got != n {
		t.Errorf("there are %v log records, want %d", got, n)
	}
	for _, key := range []string{"ServiceName", "SeverityText"} {
		eventually(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = '"+key+"'", n)
	}
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
	db := telemetry(t)
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
	intake(t, ingest.Options{Engine: db, Dir: dir})
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(records))
	wantOnce(t, db, records)
}

func TestWhatIsRefused(t *testing.T) {
	t.Parallel()
	now := time.Now()
	i := closed(t, ingest.Options{
		Engine: telemetry(t), Dir: t.TempDir(), LogSize: 1 << 20, Memory: 9 << 20,
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
	_, err = i.Accept(t.Context(), "a", otlp.Logs, logs(t, "day", 1, now.AddDate(0, 0, -16)))
	kind("a seventeenth day", core.RateLimited, err)
	accept(t, i, otlp.Logs, logs(t, "day", 1, now.AddDate(0, 0, -3)))
	for day := range 16 { // of another signal, and what is sent as it happens is taken nevertheless
		accept(t, i, otlp.Traces, spansAt(t, "day", 1, now.AddDate(0, 0, -2-day)))
	}
	accept(t, i, otlp.Traces, spansAt(t, "day", 1, now))
	accept(t, i, otlp.Traces, spans(t, "another signal", 1))

	first, second, other := i.Reservation("a"), i.Reservation("a"), i.Reservation("b")
	if err := first.Read(t.Context(), 2<<20); err != nil {
		t.Fatal(err)
	}
	kind("a key that has its share of the memory", core.RateLimited, second.Read(t.Context(), 1<<20))
	if err := other.Read(t.Context(), 2<<20); err != nil {
		t.Errorf("another key gets less memory: %v", err)
	}
	kind("work while others hold the rest", core.RateLimited, first.Work(t.Context(), 2<<20))
	other.Release()
	if err := first.Work(t.Context(), 2<<20); err != nil {
		t.Errorf("work of a key that has nothing else: %v", err)
	}
	kind("another request of it", core.RateLimited, second.Work(t.Context(), 256<<10))
	first.Release()

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
	i := closed(t, ingest.Options{Engine: telemetry(t), Dir: t.TempDir(), LogSize: 192 << 20})
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

// TestALogThatBeginsAnewNamesNoBatchAsBefore loses the log but not the rest of its directory, and then has a batch of which
// it is not known whether it was inserted.
func TestALogThatBeginsAnewNamesNoBatchAsBefore(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	dir := t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "before", 100, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(100))
	stop(t, i)
	if err := os.RemoveAll(filepath.Join(dir, "logs")); err != nil {
		t.Fatal(err)
	}
	lines := &lines{}
	hide(t, db, "otel_logs")
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "after", 100, time.Now()))
	lines.await(t, "telemetry cannot be stored")
	ingest.Crash(i)
	show(t, db, "otel_logs")
	intake(t, ingest.Options{Engine: db, Dir: dir})
	wantOnce(t, db, 200)
}

// hide puts another table in the place of one, which takes no telemetry, until show ends that.
func hide(t testing.TB, db *engine.DB, table string) {
	t.Helper()
	enginetest.Exec(t, db, "RENAME TABLE "+table+" TO "+table+"_hidden", "CREATE TABLE "+table+" (x UInt8) ENGINE = Null")
}

func show(t testing.TB, db *engine.DB, table string) {
	t.Helper()
	enginetest.Exec(t, db, "DROP TABLE "+table+" SYNC", "RENAME TABLE "+table+"_hidden TO "+table)
}

// lines are the lines of a log.
type lines struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// await waits until a line contains a text.
func (l *lines) await(t testing.TB, text string) {
	t.Helper()
	deadline := time.After(patience)
	for !strings.Contains(l.String(), text) {
		select {
		case <-time.After(10 * time.Millisecond):
		case <-deadline:
			t.Fatalf("no line has %q: %s", text, l)
		}
	}
}

// TestShortRecordsInTheLogAreDropped has records that no version has written.
func TestShortRecordsInTheLogAreDropped(t *testing.T) {
	t.Parallel()
	dir, db := t.TempDir(), telemetry(t)
	l, err := wal.Open(filepath.Join(dir, otlp.Logs.String()), wal.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for kind := range uint8(32) {
		for _, data := range [][]byte{nil, {1}, {1, 2, 3, 4, 5, 6, 7}} {
			if _, err := l.Append(t.Context(), kind, time.Now(), 0, data); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	registry := prometheus.NewRegistry()
	i := intake(t, ingest.Options{Engine: db, Dir: dir, Registerer: registry})
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	wantOnce(t, db, 10)
	if n := counters(t, registry, "obstack_ingest_undecodable_total", "")[""]; n != 3 {
		t.Errorf("%g requests are counted as undecodable", n)
	}
}

// A table that others have made may have other partitions than days, of which an insert that was cut off has stored some.
func TestABatchOfWhichAPartIsThereIsStoredWhole(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	enginetest.Exec(t, db, "DROP VIEW otel_logs_attr_kv_rollup_15m_mv", "DROP TABLE otel_logs SYNC",
		"CREATE TABLE otel_logs (Timestamp DateTime64(9), Body String, ServiceName String)"+
			" ENGINE = MergeTree PARTITION BY toMinute(Timestamp) ORDER BY Timestamp")
	dir, copied := t.TempDir(), t.TempDir()
	i := closed(t, ingest.Options{Engine: db, Dir: dir})
	noon := time.Now().UTC().Truncate(24 * time.Hour).Add(-12 * time.Hour)
	accept(t, i, otlp.Logs, logs(t, "noon", 10, noon))
	accept(t, i, otlp.Logs, logs(t, "later", 10, noon.Add(5*time.Minute)))
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(20))
	if err := os.CopyFS(copied, os.DirFS(dir)); err != nil { // as a process that was killed leaves it
		t.Fatal(err)
	}
	stop(t, i)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs DROP PARTITION 59", "ALTER TABLE otel_logs DROP PARTITION 4")
	if n := one(t, db, "SELECT count() FROM otel_logs")[0]; n == uint64(0) || n == uint64(20) {
		t.Fatalf("%v rows are left", n)
	}
	i = intake(t, ingest.Options{Engine: db, Dir: copied})
	eventually(t, db, "SELECT count(), uniqExact(Body) FROM otel_logs", uint64(20), uint64(20))
	stop(t, i)
}

func TestRowsThatTheEngineRefusesAreSetAside(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs ADD CONSTRAINT sane CHECK Body NOT LIKE '%poison%'")
	dir := t.TempDir()
	lines := &strings.Builder{}
	i := closed(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "good", 500, time.Now()))
	accept(t, i, otlp.Logs, logs(t, "poison", 3, time.Now()))
	accept(t, i, otlp.Logs, logs(t, "fine", 500, time.Now()))
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(1000))
	stop(t, i)
	wantOnce(t, db, 1000)
	files, err := filepath.Glob(filepath.Join(dir, "refused", "*.native"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no rows are set aside: %v", err)
	}
	all := ""
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all += string(data)
	}
	for _, body := range []string{"poison/0", "poison/1", "poison/2"} {
		if strings.Count(all, body) != 1 {
			t.Errorf("%s is set aside %d times", body, strings.Count(all, body))
		}
	}
	if n := strings.Count(lines.String(), "\n"); n != 1 || !strings.Contains(lines.String(), "rows=3") {
		t.Errorf("the log has %d lines: %s", n, lines)
	}
}

// TestWhatIsSetAsideIsBounded has files of refused rows of long ago, which take no room on this disk.
func TestWhatIsSetAsideIsBounded(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs ADD CONSTRAINT sane CHECK Body NOT LIKE '%poison%'")
	dir := t.TempDir()
	aside := filepath.Join(dir, "refused")
	if err := os.Mkdir(aside, 0o700); err != nil {
		t.Fatal(err)
	}
	for n, name := range []string{"b", "a", "c"} { // by age
		path := filepath.Join(aside, name+".native")
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Truncate(path, 100<<20),
			os.Chtimes(path, time.Time{}, time.Unix(int64(1000+n), 0))); err != nil {
			t.Fatal(err)
		}
	}
	lines := &strings.Builder{}
	i := closed(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "poison", 2, time.Now()))
	accept(t, i, otlp.Logs, logs(t, "good", 10, time.Now()))
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(10))
	stop(t, i)
	files, err := filepath.Glob(filepath.Join(aside, "*.native"))
	if err != nil || len(files) != 4 || slices.Contains(files, filepath.Join(aside, "b.native")) {
		t.Errorf("there are %v, %v", files, err)
	}
	if n := strings.Count(lines.String(), "level=WARN"); n != 1 {
		t.Errorf("the log has %s", lines)
	}
}

// TestRollupsAreRepairedAfterAFailure crashes with a batch that has been inserted, and breaks the rollups where it has rows and
// where it has none. While they cannot be repaired, telemetry is stored.
func TestRollupsAreRepairedAfterAFailure(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	dir := t.TempDir()
	noon := time.Now().UTC().Truncate(24 * time.Hour).Add(-12 * time.Hour)
	i := closed(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "a", 10, noon.Add(time.Minute)))
	accept(t, i, otlp.Logs, logs(t, "b", 10, noon.Add(6*time.Hour+time.Minute)))
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(20))
	eventually(t, db, "SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName'", uint64(20))
	ingest.Crash(i)
	// Nothing is left at noon, there is too much at six, and what is wrong at three is not for the batch to say.
	enginetest.Exec(t, db, "ALTER TABLE otel_logs_kv_rollup_15m DELETE WHERE toHour(Timestamp, 'UTC') = 12 SETTINGS mutations_sync = 2",
		fmt.Sprintf("INSERT INTO otel_logs_kv_rollup_15m SELECT fromUnixTimestamp(%d + 3600 * arrayJoin([3, 6])), 'NativeColumn',"+
			" 'ServiceName', 'cart', 7", noon.Unix()),
		"ALTER TABLE otel_logs_kv_rollup_15m ADD CONSTRAINT no CHECK Timestamp > now() - 3600")
	lines := &lines{}
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	lines.await(t, "the rollups of a table may be wrong")
	accept(t, i, otlp.Logs, logs(t, "c", 10, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(30))
	stop(t, i)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs_kv_rollup_15m DROP CONSTRAINT no")
	intake(t, ingest.Options{Engine: db, Dir: dir})
	for hours, want := range map[int]uint64{0: 10, 3: 7, 6: 10} {
		for _, key := range []string{"ServiceName", "SeverityText"} {
			if hours == 3 && key == "SeverityText" {
				continue
			}
			eventually(t, db, fmt.Sprintf("SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = '%s' AND Timestamp = fromUnixTimestamp(%d)",
				key, noon.Unix()+int64(hours)*3600), want)
		}
	}
}

// TestAReplicaCatchesUpBeforeABatchIsLookedFor takes a table for a replicated one, of which the engine says that it is none.
func TestAReplicaCatchesUpBeforeABatchIsLookedFor(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	dir := t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(10))
	ingest.Crash(i)
	lines := &lines{}
	i = closed(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	if err := ingest.SetReplicated(t.Context(), i, "otel_logs"); err != nil {
		t.Fatal(err)
	}
	i.Start()
	lines.await(t, "is not replicated")
	wantOnce(t, db, 10)
}

// TestABatchThatFailsDuringAStopIsStoredAfterTheNextStart stops while the table takes nothing.
func TestABatchThatFailsDuringAStopIsStoredAfterTheNextStart(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	hide(t, db, "otel_logs")
	dir := t.TempDir()
	lines := &lines{}
	i := intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "first", 10, time.Now()))
	lines.await(t, "telemetry cannot be stored")
	accept(t, i, otlp.Logs, logs(t, "second", 10, time.Now())) // a batch that is handed over while the first one fails
	accept(t, i, otlp.Traces, spans(t, "stored", 10))
	eventually(t, db, "SELECT count() FROM otel_traces", uint64(10))
	stop(t, i)
	show(t, db, "otel_logs")
	intake(t, ingest.Options{Engine: db, Dir: dir})
	wantOnce(t, db, 20)
	eventually(t, db, "SELECT count() FROM otel_traces", uint64(10))
}

// TestRecordsAreTakenThatTheTableKeeps has no retention but that of the tables.
func TestRecordsAreTakenThatTheTableKeeps(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	enginetest.Exec(t, db, "ALTER TABLE otel_logs MODIFY TTL toDateTime(Timestamp) + toIntervalDay(90)")
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir()})
	accept(t, i, otlp.Logs, logs(t, "kept", 10, time.Now().AddDate(0, 0, -60)))
	for deadline := time.After(patience); ; { // once it is known what the tables keep
		result, err := i.Accept(t.Context(), "key", otlp.Logs, logs(t, "old", 1, time.Now().AddDate(0, 0, -91)))
		if err != nil {
			t.Fatal(err)
		}
		if result.Rejected == 1 {
			break
		}
		select {
		case <-time.After(50 * time.Millisecond):
		case <-deadline:
			t.Fatal("records older than what the table keeps are taken")
		}
	}
	accept(t, i, otlp.Logs, logs(t, "kept too", 10, time.Now().AddDate(0, 0, -60)))
	eventually(t, db, "SELECT uniqExact(Body) FROM otel_logs WHERE Body LIKE 'kept%'", uint64(20))
}

// TestADiskThatIsNearlyFull has more of the disk stay free than there is.
func TestADiskThatIsNearlyFull(t *testing.T) {
	t.Parallel()
	i := closed(t, ingest.Options{Engine: telemetry(t), Dir: t.TempDir()})
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

// TestTablesThatCannotBeAltered writes to a table as another program has made it.
func TestTablesThatCannotBeAltered(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	enginetest.Exec(t, db, `CREATE TABLE otel_logs (Body String, Timestamp DateTime64(9),
		TimestampTime DateTime DEFAULT toDateTime(Timestamp), Extra String, ServiceName LowCardinality(String)) ENGINE = Log`)
	lines := &strings.Builder{}
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "a", 100, time.Now()))
	eventually(t, db, "SELECT count(), uniqExact(Body), any(ServiceName), min(TimestampTime > 0) FROM otel_logs",
		uint64(100), uint64(100), "cart", uint8(1))
	stop(t, i)
	if n := strings.Count(lines.String(), "level=WARN msg=\"records may be doubled"); n != 2 {
		t.Errorf("got %d warnings: %s", n, lines)
	}
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
	createTables(t, db)
	dir := t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "a", 100, time.Now()))
	wantOnce(t, db, 100)
	for _, table := range []string{"otel_logs", "otel_logs_kv_rollup_15m"} {
		eventually(t, db, "SELECT engine_full LIKE '%fsync_after_insert = 1%' AND engine_full LIKE '%non_replicated_deduplication_window%'"+
			" FROM system.tables WHERE name = '"+table+"' AND database = currentDatabase()", uint8(1))
	}
	// After a crash it is looked for, found, and its rollups are repaired.
	ingest.Crash(i)
	enginetest.Exec(t, db, "TRUNCATE TABLE otel_logs_kv_rollup_15m")
	lines := &strings.Builder{}
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "b", 100, time.Now()))
	wantOnce(t, db, 200)
	stop(t, i)
	if lines.Len() > 0 {
		t.Errorf("the log has %s", lines)
	}
}

// TestTelemetryWaitsForItsTable is about a failure that only the operator can end: other tables go on.
func TestTelemetryWaitsForItsTable(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	hide(t, db, "otel_metrics_gauge")
	registry := prometheus.NewRegistry()
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), Registerer: registry})
	accept(t, i, otlp.Metrics, gauges(t, "a", 10))
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_metrics_sum", uint64(10))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(10))
	show(t, db, "otel_metrics_gauge")
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", uint64(10))
}

// TestASignalThatCannotBeStoredTakesNothingFromOthers fills the log of one signal and goes on with another.
func TestASignalThatCannotBeStoredTakesNothingFromOthers(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	hide(t, db, "otel_metrics_gauge")
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), LogSize: 48 << 20})
	taken := func(s otlp.Signal, body []byte) bool {
		_, err := i.Accept(t.Context(), "key", s, body)
		if err != nil && core.KindOf(err) != core.RateLimited {
			t.Fatal(err)
		}
		return err == nil
	}
	const points = 20_000
	waiting := uint64(0)
	for taken(otlp.Metrics, gauges(t, fmt.Sprint("a", waiting), points)) {
		waiting++
	}
	if err := i.Ready(t.Context()); !errors.Is(err, ingest.ErrLogFull) {
		t.Errorf("only metrics are sent: %v", err)
	}
	const requests, each = 40, 100 // more than all logs take together
	for n := range requests {
		for body := logs(t, fmt.Sprint(n, strings.Repeat("x", 15<<10)), each, time.Now()); !taken(otlp.Logs, body); {
			ingest.Sync(i) // frees what is stored
		}
	}
	wantOnce(t, db, requests*each)
	ingest.Sync(i)
	if err := i.Ready(t.Context()); err != nil {
		t.Errorf("logs are taken: %v", err)
	}
	show(t, db, "otel_metrics_gauge")
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", points*waiting)
}

// TestATableThatIsMissingIsMadeAgain has batches wait for tables that are dropped while they are known.
func TestATableThatIsMissingIsMadeAgain(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), Retention: engine.Retention{Logs: 36 * time.Hour}})
	accept(t, i, otlp.Logs, logs(t, "before", 10, time.Now()))
	accept(t, i, otlp.Metrics, gauges(t, "before", 10))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(10))
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", uint64(10))
	enginetest.Exec(t, db, "DROP TABLE otel_logs SYNC", "DROP TABLE otel_logs_kv_rollup_15m SYNC", "DROP TABLE otel_metrics_gauge SYNC")
	accept(t, i, otlp.Logs, logs(t, "after", 20, time.Now()))
	accept(t, i, otlp.Metrics, gauges(t, "after", 20))
	for _, table := range []string{"otel_logs", "otel_metrics_gauge", "otel_logs_kv_rollup_15m"} { // which queries need
		eventually(t, db, "SELECT count() FROM system.tables WHERE database = currentDatabase() AND name = '"+table+"'", uint64(1))
	}
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", uint64(20))
	wantOnce(t, db, 20)
	for _, table := range []string{"otel_logs", "otel_metrics_gauge"} { // and are prepared like the ones before
		eventually(t, db, "SELECT create_table_query LIKE '%_batch%' AND create_table_query LIKE '%non_replicated_deduplication_window%'"+
			" FROM system.tables WHERE database = currentDatabase() AND name = '"+table+"'", uint8(1))
	}
	eventually(t, db, "SELECT engine_full LIKE '%toIntervalHour(36)%' FROM system.tables"+
		" WHERE database = currentDatabase() AND name = 'otel_logs'", uint8(1))
}
