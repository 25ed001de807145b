package engine_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// TestRetentionOfTablesThatExist changes that of tables as they were made, and of some that were made by others.
func TestRetentionOfTablesThatExist(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec := func(sql string) {
		t.Helper()
		if err := db.Exec(t.Context(), engine.Query{SQL: sql}); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{}); err != nil {
		t.Fatal(err)
	}
	exec("ALTER TABLE otel_traces REMOVE TTL")
	exec("ALTER TABLE otel_metrics_gauge MODIFY TTL toDateTime(TimeUnix) + toIntervalDay(2) WHERE MetricName = 'a', toDateTime(TimeUnix) + toIntervalDay(3)")
	exec("ALTER TABLE otel_metrics_sum MODIFY TTL toDate(TimeUnix) + toIntervalMonth(1)")
	exec("INSERT INTO otel_logs (Timestamp, Body) VALUES (now64(9), 'kept')")

	apply := func(r engine.Retention) ([]string, error) { return db.ApplyRetention(t.Context(), db.Database(), r) }
	if changed, err := apply(engine.Retention{}); err != nil || changed != nil {
		t.Errorf("without a retention %v were changed, %v", changed, err)
	}
	r := engine.Retention{Logs: 36 * time.Hour, Traces: 7 * 24 * time.Hour, Metrics: 720 * time.Hour}
	changed, err := apply(r)
	want := []string{"otel_logs", "otel_logs_kv_rollup_15m", "otel_logs_severity_rollup_1m", "otel_traces", "otel_traces_kv_rollup_15m", "otel_traces_trace_id_ts", "otel_metrics_sum"}
	if diff := cmp.Diff(want, changed); diff != "" {
		t.Error(diff)
	}
	if err == nil || strings.Count(err.Error(), "otel_metrics_gauge: ") != 1 || strings.Contains(err.Error(), "\n") {
		t.Errorf("of a table with two intervals: %v", err)
	}
	if changed, _ := apply(r); changed != nil {
		t.Errorf("a second time %v were changed", changed)
	}
	ttl := map[string]string{}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: `SELECT name, extract(engine_full, 'TTL (.*) SETTINGS')
		FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree'`}) {
		ttl[row[0].(string)] = row[1].(string)
	}
	for table, want := range map[string]string{
		"otel_logs": "toDateTime(Timestamp) + toIntervalHour(36)", "otel_logs_kv_rollup_15m": "Timestamp + toIntervalHour(36)",
		"otel_traces": "toDate(Timestamp) + toIntervalDay(7)", "otel_traces_trace_id_ts": "Start + toIntervalDay(7)",
		"otel_metrics_sum":     "toDate(TimeUnix) + toIntervalDay(30)",
		"otel_metrics_summary": "toDateTime(TimeUnix) + toIntervalDay(30)", "hyperdx_sessions": "TimestampTime + toIntervalDay(30)",
		"otel_metrics_gauge": "toDateTime(TimeUnix) + toIntervalDay(2) WHERE MetricName = 'a', toDateTime(TimeUnix) + toIntervalDay(3)",
	} {
		if ttl[table] != want {
			t.Errorf("%s has the TTL %q, want %q", table, ttl[table], want)
		}
	}
	// What was stored before goes by the new rule, longer and shorter.
	wantKept := func(hours int) {
		t.Helper()
		patience.Progressing(t, fmt.Sprintf("what is stored is kept for %d hours", hours), func() (bool, any) {
			got := enginetest.Select(t, db, engine.Query{SQL: `SELECT toInt64(dateDiff('hour', max(l.Timestamp), any(p.delete_ttl_info_max)))
				FROM otel_logs l CROSS JOIN (SELECT max(delete_ttl_info_max) AS delete_ttl_info_max FROM system.parts
				WHERE database = currentDatabase() AND table = 'otel_logs' AND active) p`})[0][0]
			return got == int64(hours), got
		})
	}
	wantKept(36)
	if changed, err := apply(engine.Retention{Logs: 90 * 24 * time.Hour}); len(changed) != 3 || err != nil {
		t.Errorf("changed %v: %v", changed, err)
	}
	wantKept(90 * 24)
}
