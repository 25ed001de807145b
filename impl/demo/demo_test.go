package demo

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestMain(m *testing.M) { enginetest.Main(m) }

// now lies far ahead, so that no retention drops what is written.
var now = time.Date(2099, 2, 8, 18, 30, 17, 0, time.UTC)

const (
	// sampleLog stores a log of the shop as every version has stored some: its pods never change their names.
	sampleLog = "INSERT INTO otel_logs (Timestamp, ResourceAttributes) VALUES ('2099-02-08 18:30:17', {'k8s.pod.name': 'frontend-c4bf21486c-55c73'})"
	// teamLog stores a log of a team that calls its cluster as that of the shop is called.
	teamLog = "INSERT INTO otel_logs (Timestamp, Body, ResourceAttributes) VALUES ('2099-02-08 10:00:00', 'mine'," +
		" {'k8s.cluster.name': 'shop-eu-1', 'k8s.pod.name': 'frontend-7d9f8b6c5d-x2x4z'})"
)

// newDatabase returns a database with empty telemetry tables.
func newDatabase(t *testing.T) *engine.DB {
	t.Helper()
	db := enginetest.Start(t)
	if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{}); err != nil {
		t.Fatal(err)
	}
	return db
}

func TestFill(t *testing.T) {
	t.Parallel()
	db := newDatabase(t)
	added, err := Fill(t.Context(), db, now)
	if err != nil {
		t.Fatal(err)
	}
	rows := func() (n uint64) {
		for _, table := range tables {
			n += row(t, db, "SELECT count() FROM "+table)[0].(uint64)
		}
		return n
	}
	if n := rows(); uint64(added) != n {
		t.Errorf("Fill says %d rows, there are %d", added, n)
	}
	for _, later := range []time.Duration{time.Minute, 48 * time.Hour} {
		if more, err := Fill(t.Context(), db, now.Add(later)); more != 0 || err != nil || rows() != uint64(added) {
			t.Errorf("%v later: got %d rows more, %v", later, more, err)
		}
	}
	for name, check := range map[string]func(t *testing.T, db *engine.DB){
		"rows":        testRows,
		"services":    testServices,
		"incidents":   testIncidents,
		"correlation": testCorrelation,
		"tiles":       testTiles,
		"traffic":     testTraffic,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t, db)
		})
	}
}

// TestFillGoesOnAfterAnInterruption fills the first slots of a day, which are more than one batch, at once and in three parts.
func TestFillGoesOnAfterAnInterruption(t *testing.T) {
	t.Parallel()
	const last = 60
	db, other := newDatabase(t), newDatabase(t)
	if _, err := fill(t.Context(), db, now, last); err != nil {
		t.Fatal(err)
	}
	end := now
	for _, slot := range []int{2, 18, last} {
		added, err := fill(t.Context(), other, end, slot)
		if err != nil || added == 0 {
			t.Fatalf("slot %d: %d rows, %v", slot, added, err)
		}
		if end, err = windowEnd(t.Context(), other, now.Add(time.Hour)); err != nil || !end.Equal(now) {
			t.Fatalf("the window ends at %v, %v", end, err)
		}
	}
	filled := fingerprints(t, db)
	if logs := filled["otel_logs"][0].(uint64); logs <= batchRows {
		t.Errorf("%d logs are one batch", logs)
	}
	if diff := cmp.Diff(filled, fingerprints(t, other)); diff != "" {
		t.Errorf("not what an uninterrupted one leaves: %s", diff)
	}
}

func TestFillLeavesAloneWhereOthersLog(t *testing.T) {
	t.Parallel()
	db := newDatabase(t)
	enginetest.Exec(t, db, teamLog)
	enginetest.Exec(t, db, "INSERT INTO otel_metrics_sum (StartTimeUnix, ResourceAttributes)"+
		" VALUES ('2099-02-07 12:00:00', {'k8s.cluster.name': 'shop-eu-1', 'k8s.pod.name': 'frontend-7d9f8b6c5d-x2x4z'})")
	if added, err := Fill(t.Context(), db, now); added != 0 || err != nil {
		t.Errorf("got %d rows, %v", added, err)
	}
	wantRow(t, db, "SELECT (SELECT count() FROM otel_logs), (SELECT count() FROM otel_traces)", uint64(1), uint64(0))
}

func testRows(t *testing.T, db *engine.DB) {
	const within = "min(Timestamp) >= toDateTime64('2099-02-07 18:30:17', 9, 'UTC'), " +
		"max(Timestamp) <= toDateTime64('2099-02-08 18:30:17', 9, 'UTC'), " +
		// and no hole between
		"uniqExact(toStartOfInterval(Timestamp, INTERVAL 10 MINUTE)) >= 144"
	yes := uint8(1)
	wantRow(t, db, "SELECT count(), "+within+" FROM otel_logs",
		uint64(logCount), yes, yes, yes)
	wantRow(t, db, "SELECT count(), "+within+
		", max(addNanoseconds(Timestamp, Duration)) <= toDateTime64('2099-02-08 18:30:17', 9, 'UTC') FROM otel_traces",
		uint64(spanCount), yes, yes, yes, yes)
	wantRow(t, db, "SELECT count() > 100 FROM hyperdx_sessions", yes)
	for _, table := range []string{"gauge", "sum", "histogram"} {
		wantRow(t, db, "SELECT count() > 1000, min(TimeUnix) >= toDateTime('2099-02-07 18:30:17', 'UTC'),"+
			" max(TimeUnix) <= toDateTime('2099-02-08 18:30:17', 'UTC') FROM otel_metrics_"+table, yes, yes, yes)
	}
	wantRow(t, db, "SELECT"+
		" countIf(arraySum(BucketCounts) = Count AND length(BucketCounts) = length(ExplicitBounds) + 1)"+
		" = count() FROM otel_metrics_histogram", yes)
	// The evening is busier than the night.
	wantRow(t, db, "SELECT countIf(toHour(Timestamp, 'UTC') = 17) > 3 * countIf(toHour(Timestamp, 'UTC') = 2)"+
		" FROM otel_logs", yes)
}

func testServices(t *testing.T, db *engine.DB) {
	all := []string{
		"cart", "catalog", "checkout", "email", "frontend", "payment", "postgres", "recommendation", "redis",
		"shipping",
	}
	wantRow(t, db, "SELECT arraySort(groupUniqArray(toString(ServiceName))) FROM otel_logs", all)
	wantRow(t, db, "SELECT arraySort(groupUniqArray(toString(ServiceName))) FROM otel_traces", []string{
		"cart", "catalog", "checkout", "email", "frontend", "payment", "recommendation", "shipping", "web",
	})
	wantRow(t, db, "SELECT arraySort(groupUniqArray(toString(ServiceName))) FROM otel_metrics_gauge", all)
	wantRow(t, db, "SELECT arraySort(groupUniqArray((toString(SeverityText), SeverityNumber)))"+
		" = [('debug', 5), ('error', 17), ('info', 9), ('warn', 13)] FROM otel_logs", uint8(1))
	wantRow(t, db, "SELECT arraySort(groupUniqArray(toString(SpanKind))) FROM otel_traces",
		[]string{"Client", "Consumer", "Producer", "Server"})
	for _, key := range []string{
		"http.status_code", "http.method", "http.route", "user.id", "order.id", "error.type", "db.system",
	} {
		wantRow(t, db, fmt.Sprintf("SELECT countIf(LogAttributes['%s'] != '') > 100 FROM otel_logs", key), uint8(1))
		wantRow(t, db, fmt.Sprintf("SELECT countIf(SpanAttributes['%s'] != '') > 100 FROM otel_traces", key), uint8(1))
	}
	for _, key := range []string{"service.name", "k8s.pod.name", "deployment.environment.name", "host.name"} {
		wantRow(t, db, fmt.Sprintf("SELECT countIf(ResourceAttributes['%s'] = '') FROM otel_logs", key), uint64(0))
	}
	for _, table := range tables { // people look through what differs between rows
		wantRow(t, db, "SELECT arrayFilter(key -> startsWith(key, 'demo'), groupUniqArrayArray(mapKeys(ResourceAttributes))) FROM "+table, []string{})
	}
}

func testIncidents(t *testing.T, db *engine.DB) {
	for _, c := range []struct {
		what, table, failure string
		incidents            []incident
	}{
		{"failed checkouts", "otel_logs", "ServiceName = 'checkout' AND SeverityText = 'error'", paymentTimeouts},
		{"failed payments", "otel_traces", "ServiceName = 'payment' AND StatusCode = 'Error'", paymentTimeouts},
		{
			"crashes", "otel_logs", "ServiceName = 'recommendation' AND SeverityText = 'error'",
			[]incident{badRelease},
		},
		{
			"slow statements", "otel_logs", "ServiceName = 'postgres' AND SeverityText = 'warn'",
			[]incident{slowDatabase},
		},
		{"slow queries", "otel_traces", "SpanName LIKE 'SELECT%' AND Duration > 100e6", []incident{slowDatabase}},
	} {
		during := "0"
		length := time.Duration(0)
		for _, i := range c.incidents {
			// A failure may be noticed a while after its visit began.
			during += fmt.Sprintf(" OR Timestamp BETWEEN toDateTime(%d) AND toDateTime(%d)",
				now.Add(-i.begin).Unix(), now.Add(-i.end+30*time.Second).Unix())
			length += i.begin - i.end
		}
		got := row(t, db, fmt.Sprintf("SELECT countIf(%s), count() FROM %s WHERE %s", during, c.table, c.failure))
		inside, outside := got[0].(uint64), got[1].(uint64)-got[0].(uint64)
		rate := float64(inside) / length.Minutes()
		usual := float64(outside) / (window - length).Minutes()
		if inside < 20 || rate < 50*usual {
			t.Errorf("%s: %d during the incidents (%.2f a minute), %d else (%.2f a minute)",
				c.what, inside, rate, outside, usual)
		}
	}
}

func testCorrelation(t *testing.T, db *engine.DB) {
	wantRow(t, db, `SELECT countIf(TraceId != '') > 0.7 * count(),
		countIf((TraceId = '') != (SpanId = '')),
		countIf(TraceId != '' AND (TraceId, SpanId, ServiceName) NOT IN
			(SELECT TraceId, SpanId, ServiceName FROM otel_traces))
		FROM otel_logs`, uint8(1), uint64(0), uint64(0))
	wantRow(t, db, "SELECT uniqExact(SpanId), uniqExact(TraceId) = countIf(ParentSpanId = '') FROM otel_traces",
		uint64(spanCount), uint8(1))
	// Every other span has its parent in the same trace, which did not start after it.
	wantRow(t, db, `SELECT count(), countIf(child.Timestamp < parent.Timestamp)
		FROM (SELECT TraceId, SpanId, ParentSpanId, Timestamp FROM otel_traces WHERE ParentSpanId != '') AS child
		JOIN (SELECT TraceId, SpanId, Timestamp FROM otel_traces) AS parent
		ON child.TraceId = parent.TraceId AND child.ParentSpanId = parent.SpanId`,
		row(t, db, "SELECT countIf(ParentSpanId != '') FROM otel_traces")[0], uint64(0))
	wantRow(t, db, `SELECT countIf((StatusCode = 'Error') != (Events.Name = ['exception'])),
		countIf((StatusCode = 'Error') != (SpanAttributes['error.type'] != '')),
		countIf(StatusCode = 'Error' AND Events.Attributes[1]['exception.message'] != StatusMessage) FROM otel_traces`,
		uint64(0), uint64(0), uint64(0))
}

// tables are those that Fill fills.
var tables = []string{
	"otel_logs", "otel_traces", "otel_metrics_gauge", "otel_metrics_sum", "otel_metrics_histogram", "hyperdx_sessions",
}

// fingerprints are, by table, the number of rows and a hash of them in whatever order they and their attributes are.
func fingerprints(t *testing.T, db *engine.DB) map[string][]any {
	t.Helper()
	prints := map[string][]any{}
	for _, table := range tables {
		attributes := "Attributes"
		switch table {
		case "otel_logs", "hyperdx_sessions":
			attributes = "LogAttributes"
		case "otel_traces":
			attributes = "SpanAttributes"
		}
		prints[table] = row(t, db, fmt.Sprintf("SELECT count(), sum(cityHash64(* EXCEPT (%[1]s, ResourceAttributes, "+
			"`Events.Attributes`), mapSort(%[1]s), mapSort(ResourceAttributes))) FROM %[2]s", attributes, table))
	}
	return prints
}

// row returns the only row of a query.
func row(t *testing.T, db *engine.DB, sql string) []any {
	t.Helper()
	rows := enginetest.Select(t, db, engine.Query{SQL: sql})
	if len(rows) != 1 {
		t.Fatalf("%s: got %d rows, want 1", sql, len(rows))
	}
	return rows[0]
}

func wantRow(t *testing.T, db *engine.DB, sql string, want ...any) {
	t.Helper()
	if diff := cmp.Diff(want, row(t, db, sql)); diff != "" {
		t.Errorf("%s: %s", sql, diff)
	}
}
