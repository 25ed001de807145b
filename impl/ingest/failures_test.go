package ingest_test

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/ingest/wal"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
)

// TestALogThatBeginsAnewNamesNoBatchAsBefore loses the log but not the rest of its directory, and then has a batch of which
// it is not known whether it was inserted.
func TestALogThatBeginsAnewNamesNoBatchAsBefore(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "before", 100, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(100))
	stop(t, i)
	if err := os.RemoveAll(filepath.Join(dir, "logs")); err != nil {
		t.Fatal(err)
	}
	lines := &logtest.Buffer{}
	hide(t, db, "otel_logs")
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "after", 100, time.Now()))
	await(t, lines, "cannot store telemetry")
	ingest.Crash(i)
	show(t, db, "otel_logs")
	intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour})
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

// await waits until a line contains a text.
func await(t testing.TB, l *logtest.Buffer, text string) {
	t.Helper()
	found := func() bool { return strings.Contains(l.String(), text) }
	defer func() {
		if !found() {
			t.Logf("the log is %s", l)
		}
	}()
	patience.Within(t, fmt.Sprintf("a line has %q", text), found)
}

// TestShortRecordsInTheLogAreDropped has records that no version has written.
func TestShortRecordsInTheLogAreDropped(t *testing.T) {
	t.Parallel()
	dir, db := t.TempDir(), logTables(t)
	l, err := wal.Open(filepath.Join(dir, otlp.Logs.String()), wal.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for kind := range uint8(32) {
		key := uint32(0)
		if kind == uint8(otlp.Logs) {
			key = 1
		}
		for _, data := range [][]byte{nil, {1}, {1, 2, 3, 4, 5, 6, 7}} {
			if _, err := l.Append(t.Context(), kind, time.Now(), key, data); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	registry, lines := prometheus.NewRegistry(), &logtest.Buffer{}
	i := intake(t, ingest.Options{Engine: db, Dir: dir, Registerer: registry, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	wantOnce(t, db, 10)
	for what, want := range map[string]int{
		"a seal in the ingest log is too short": 9, "a watermark in the ingest log is too short": 3,
	} {
		if n := strings.Count(lines.String(), what); n != want {
			t.Errorf("%d lines say that %s", n, what)
		}
	}
	if n := counters(t, registry, "obstack_ingest_undecodable_total", "")[""]; n != 3 {
		t.Errorf("%g requests are counted as undecodable", n)
	}
}

// A table that others have made may have other partitions than days, of which an insert that was cut off has stored some.
func TestABatchOfWhichAPartIsThereIsStoredWhole(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	enginetest.Exec(t, db, "DROP VIEW otel_logs_attr_kv_rollup_15m_mv", "DROP VIEW otel_logs_severity_rollup_1m_mv", "DROP TABLE otel_logs SYNC",
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
	db := logTables(t)
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

// TestRowsThatCannotBeEncodedAreSetAside has the encoder panic for some rows, as a mistake in it would.
func TestRowsThatCannotBeEncodedAreSetAside(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	lines := &logtest.Buffer{}
	i := closed(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	ingest.BreakEncoder(i, "poison")
	accept(t, i, otlp.Logs, logs(t, "good", 500, time.Now()))
	accept(t, i, otlp.Logs, logs(t, "poison", 3, time.Now()))
	accept(t, i, otlp.Logs, logs(t, "fine", 500, time.Now()))
	i.Start()
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(1000))
	accept(t, i, otlp.Logs, logs(t, "later", 10, time.Now()))
	wantOnce(t, db, 1010)
	stop(t, i)
	if n := strings.Count(lines.String(), "\n"); n != 1 || !strings.Contains(lines.String(), "rows=3") {
		t.Errorf("the log has %d lines: %s", n, lines)
	}
	files, err := filepath.Glob(filepath.Join(dir, "refused", "*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("set aside: %v, %v", files, err)
	}
	body, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	request := plogotlp.NewExportRequest() // which can be sent again to a version without the mistake
	if err := request.UnmarshalProto(body); err != nil || request.Logs().LogRecordCount() != 1003 {
		t.Errorf("%d records are set aside, %v", request.Logs().LogRecordCount(), err)
	}
}

// TestPanicsEndNothing has no engine at all, as a mistake of the program.
func TestPanicsEndNothing(t *testing.T) {
	t.Parallel()
	lines := &logtest.Buffer{}
	i := closed(t, ingest.Options{Dir: t.TempDir(), Log: slog.New(slog.NewTextHandler(lines, nil))})
	i.Start()
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	await(t, lines, "cannot store telemetry")
	await(t, lines, "panic")
	accept(t, i, otlp.Logs, logs(t, "b", 10, time.Now()))
}

// TestAFaultInTheLogGivesItsRoomBack damages the newest segment of a log of which a key has its share, before it was read.
func TestAFaultInTheLogGivesItsRoomBack(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	lines := &logtest.Buffer{}
	i := closed(t, ingest.Options{Engine: db, Dir: dir, LogSize: 3 << 20, Log: slog.New(slog.NewTextHandler(lines, nil))})
	taken := func() bool {
		_, err := i.Accept(t.Context(), "key", otlp.Logs, logs(t, strings.Repeat("x", 100), 500, time.Now()))
		if err != nil && core.KindOf(err) != core.RateLimited {
			t.Fatal(err)
		}
		return err == nil
	}
	for taken() {
	}
	files, err := filepath.Glob(filepath.Join(dir, "logs", "*.log"))
	if err != nil || len(files) < 3 {
		t.Fatalf("the log is %v, %v", files, err)
	}
	for _, file := range files { // all of what waits
		if err := os.Truncate(file, 100); err != nil {
			t.Fatal(err)
		}
	}
	i.Start()
	await(t, lines, "is damaged")
	patience.Within(t, "a request of the key is taken again", func() bool {
		if taken() {
			return true
		}
		ingest.Sync(i)
		return false
	})
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(500))
	patience.Within(t, "another file is set aside", func() bool {
		broken, err := filepath.Glob(filepath.Join(dir, "logs", "*.broken"))
		return err == nil && len(broken) >= 2
	})
}

// TestWhatIsSetAsideIsBounded has files of refused rows of long ago, which take no room on this disk.
func TestWhatIsSetAsideIsBounded(t *testing.T) {
	t.Parallel()
	db := logTables(t)
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
	db := logTables(t)
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
		"TRUNCATE TABLE otel_logs_severity_rollup_1m",
		fmt.Sprintf("INSERT INTO otel_logs_kv_rollup_15m SELECT fromUnixTimestamp(%d + 3600 * arrayJoin([3, 6])), 'NativeColumn',"+
			" 'ServiceName', 'cart', 7", noon.Unix()),
		"ALTER TABLE otel_logs_kv_rollup_15m ADD CONSTRAINT no CHECK Timestamp > now() - 3600")
	lines := &logtest.Buffer{}
	i = intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	await(t, lines, "cannot repair the rollups of a table")
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
	for _, hours := range []int64{0, 6} {
		eventually(t, db, fmt.Sprintf("SELECT sumIf(count, Timestamp = fromUnixTimestamp(%[1]d)), sumIf(count, Timestamp = fromUnixTimestamp(%[1]d + 60))"+
			" FROM otel_logs_severity_rollup_1m WHERE ServiceName = 'cart' AND SeverityText = 'INFO'", noon.Unix()+hours*3600), uint64(9), uint64(1))
	}
}

// TestAReplicaCatchesUpBeforeABatchIsLookedFor takes a table for a replicated one, of which the engine says that it is none.
func TestAReplicaCatchesUpBeforeABatchIsLookedFor(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir := t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, logs(t, "a", 10, time.Now()))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(10))
	ingest.Crash(i)
	lines := &logtest.Buffer{}
	i = closed(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour, Log: slog.New(slog.NewTextHandler(lines, nil))})
	if err := ingest.SetReplicated(t.Context(), i, "otel_logs"); err != nil {
		t.Fatal(err)
	}
	i.Start()
	await(t, lines, "is not replicated")
	wantOnce(t, db, 10)
}

// TestABatchThatFailsDuringAStopIsStoredAfterTheNextStart stops while the table takes nothing.
func TestABatchThatFailsDuringAStopIsStoredAfterTheNextStart(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	hide(t, db, "otel_logs")
	dir := t.TempDir()
	lines := &logtest.Buffer{}
	i := intake(t, ingest.Options{Engine: db, Dir: dir, Log: slog.New(slog.NewTextHandler(lines, nil))})
	accept(t, i, otlp.Logs, logs(t, "first", 10, time.Now()))
	await(t, lines, "cannot store telemetry")
	accept(t, i, otlp.Logs, logs(t, "second", 10, time.Now())) // a batch that is handed over while the first one fails
	accept(t, i, otlp.Traces, spans(t, "stored", 10))
	eventually(t, db, "SELECT count() FROM otel_traces", uint64(10))
	stop(t, i)
	show(t, db, "otel_logs")
	intake(t, ingest.Options{Engine: db, Dir: dir, Now: inAnHour})
	wantOnce(t, db, 20)
	eventually(t, db, "SELECT count() FROM otel_traces", uint64(10))
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
	if n := strings.Count(lines.String(), "level=WARN msg=\"duplicates are possible"); n != 2 {
		t.Errorf("got %d warnings: %s", n, lines)
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

// TestAnHourAwayCostsNothing has an hour pass while nothing can be stored and the log is full, which takes a few minutes of it.
func TestAnHourAwayCostsNothing(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	dir, began, passed := t.TempDir(), time.Now(), atomic.Int64{}
	o := ingest.Options{
		Engine: db, Dir: dir, LogSize: 12 << 20, Now: func() time.Time { return began.Add(time.Duration(passed.Load())) },
	}
	i := intake(t, o)
	accept(t, i, otlp.Logs, logs(t, "before", 10, began))
	wantOnce(t, db, 10)
	hide(t, db, "otel_logs")
	records, refused := 10, map[string]int{}
	for minute := range 60 {
		passed.Store(int64(time.Duration(minute) * time.Minute))
		for _, key := range []string{"a", "b"} {
			_, err := i.Accept(t.Context(), key, otlp.Logs, logs(t, fmt.Sprint(key, minute, strings.Repeat("x", 1<<10)), 200, o.Now()))
			var e *core.Error
			switch {
			case err == nil:
				records += 200
			case !errors.As(err, &e) || e.Kind != core.RateLimited || e.RetryAfter == 0:
				t.Fatal(err)
			default:
				refused[key]++
			}
		}
		if minute == 30 { // with a batch that may have been stored
			ingest.Crash(i)
			i = intake(t, o)
		}
	}
	if refused["a"] < 20 || refused["b"] < 20 || records < 1000 {
		t.Errorf("%d records were accepted, and of each key refused: %v", records, refused)
	}
	show(t, db, "otel_logs")
	if err := i.Stored(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantOnce(t, db, records)
	ingest.Sync(i)
	accept(t, i, otlp.Logs, logs(t, "after", 10, o.Now()))
	wantOnce(t, db, records+10)
}

// TestASignalThatCannotBeStoredTakesNothingFromOthers fills the log of one signal and goes on with another.
func TestASignalThatCannotBeStoredTakesNothingFromOthers(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	hide(t, db, "otel_metrics_gauge")
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), LogSize: 24 << 20})
	taken := func(s otlp.Signal, body []byte) bool {
		_, err := i.Accept(t.Context(), "key", s, body)
		if err != nil && core.KindOf(err) != core.RateLimited {
			t.Fatal(err)
		}
		return err == nil
	}
	const points = 10_000
	waiting := uint64(0)
	for taken(otlp.Metrics, gauges(t, fmt.Sprint("a", waiting), points)) {
		waiting++
	}
	ingest.Sync(i) // as a log that is full asks for
	if err := i.Ready(t.Context()); !errors.Is(err, ingest.ErrLogFull) {
		t.Errorf("only metrics are sent: %v", err)
	}
	const requests, each = 20, 100 // more than all logs take together
	for n := range requests {
		body := logs(t, fmt.Sprint(n, strings.Repeat("x", 15<<10)), each, time.Now())
		patience.Within(t, fmt.Sprintf("request %d with logs is taken", n), func() bool {
			if taken(otlp.Logs, body) {
				return true
			}
			ingest.Sync(i) // frees what is stored
			return false
		})
	}
	wantOnce(t, db, requests*each)
	ingest.Sync(i)
	if err := i.Ready(t.Context()); err != nil {
		t.Errorf("logs are taken: %v", err)
	}
	if got := i.Full(); !slices.Equal(got, []string{"metrics"}) {
		t.Errorf("%v are full", got)
	}
	show(t, db, "otel_metrics_gauge")
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", points*waiting)
}

// TestAFullLogIsFreedSoon fills a log that is freed once an hour while no request is refused.
func TestAFullLogIsFreedSoon(t *testing.T) {
	t.Parallel()
	db := logTables(t)
	i := closed(t, ingest.Options{Engine: db, Dir: t.TempDir(), LogSize: 48 << 20})
	ingest.SyncEvery(i, time.Hour)
	i.Start()
	const requests, each = 20, 100 // more than the log takes
	refused := false
	for n := range requests {
		body := logs(t, fmt.Sprint(n, strings.Repeat("x", 15<<10)), each, time.Now())
		patience.Within(t, fmt.Sprintf("request %d is taken", n), func() bool {
			_, err := i.Accept(t.Context(), "key", otlp.Logs, body)
			if err != nil && core.KindOf(err) != core.RateLimited {
				t.Fatal(err)
			}
			refused = refused || err != nil
			return err == nil
		})
	}
	if !refused {
		t.Error("the log was never full")
	}
	wantOnce(t, db, requests*each)
}

// TestATableThatIsMissingIsMadeAgain has batches wait for tables that are dropped while they are known.
func TestATableThatIsMissingIsMadeAgain(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	registry := prometheus.NewRegistry()
	i := intake(t, ingest.Options{
		Engine: db, Dir: t.TempDir(), Registerer: registry, Retention: engine.Retention{Logs: 36 * time.Hour},
	})
	accept(t, i, otlp.Logs, logs(t, "before", 10, time.Now()))
	accept(t, i, otlp.Metrics, gauges(t, "before", 10))
	for _, table := range []string{"otel_logs", "otel_metrics_gauge"} { // what is not answered yet would be stored again
		patience.Within(t, "the rows of "+table+" are answered", func() bool {
			return counters(t, registry, "obstack_ingest_stored_rows_total", "table")[table] >= 10
		})
	}
	enginetest.Exec(t, db, "DROP TABLE otel_logs SYNC", "DROP TABLE otel_logs_kv_rollup_15m SYNC",
		"DROP TABLE otel_logs_severity_rollup_1m SYNC", "DROP TABLE otel_metrics_gauge SYNC")
	accept(t, i, otlp.Logs, logs(t, "after", 20, time.Now()))
	accept(t, i, otlp.Metrics, gauges(t, "after", 20))
	for _, table := range []string{"otel_logs", "otel_metrics_gauge", "otel_logs_kv_rollup_15m"} { // which queries need
		eventually(t, db, "SELECT count() FROM system.tables WHERE database = currentDatabase() AND name = '"+table+"'", uint64(1))
	}
	eventually(t, db, "SELECT count() FROM otel_metrics_gauge", uint64(20))
	wantOnce(t, db, 20)
	for _, table := range []string{"otel_logs", "otel_metrics_gauge"} { // and are prepared like the ones before
		eventually(t, db, "SELECT create_table_query LIKE '%_batch%' AND create_table_query LIKE '%non_replicated_deduplication_window%'"+
			" AND create_table_query LIKE '%min_rows_to_fsync_after_merge = 1%' FROM system.tables WHERE database = currentDatabase() AND name = '"+table+"'", uint8(1))
	}
	eventually(t, db, "SELECT engine_full LIKE '%toIntervalHour(36)%' FROM system.tables"+
		" WHERE database = currentDatabase() AND name = 'otel_logs'", uint8(1))
}
