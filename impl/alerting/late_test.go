package alerting

import (
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// TestTheHistoryKnowsTheTablesThatWereRead has rows of three tables come late. Alerts that read others, or that are on
// tables which are not those of the team's service, are none the wiser.
func TestTheHistoryKnowsTheTablesThatWereRead(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	s.exec(t, `CREATE TABLE sums (TimeUnix DateTime, MetricName String, Attributes Map(String, String), Value Float64,
		AggregationTemporality Int32, IsMonotonic Bool) ENGINE = MergeTree ORDER BY TimeUnix`)
	s.add(t, `{"sources": [
		{"name": "Metrics", "kind": "metric", "connection": "local", "timestampValueExpression": "TimeUnix",
			"from": {"databaseName": "{database}", "tableName": ""}, "resourceAttributesExpression": "Attributes",
			"metricTables": {"sum": "sums", "gauge": "gauges"}},
		{"name": "Elsewhere", "kind": "log", "connection": "local", "timestampValueExpression": "event_time",
			"from": {"databaseName": "elsewhere", "tableName": "events"}, "defaultTableSelectExpression": "event_time"}]}`)
	metrics := s.tile(t, `{"displayType":"line","sourceId":"Metrics","select":[{"aggFn":"sum","metricType":"sum",
		"metricName":"connections","valueExpression":"Value"}]}`)
	ids := map[string]string{
		"search": s.create(t, s.search("all")),
		"tile":   s.create(t, s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count"}],"groupBy":"svc"}`)),
		"metric": s.create(t, metrics),
		"sql":    s.create(t, s.tile(t, `{"configType":"sql","displayType":"number","connectionId":"local","sqlTemplate":"SELECT 1"}`)),
	}
	elsewhere := s.create(t, s.tile(t, `{"displayType":"line","sourceId":"Elsewhere","select":[{"aggFn":"count"}]}`))
	s.passAt(t, "12:01:00")
	minute := yesterday(t, "12:00:00")
	late := func(table string, rows int64) store.LateRows {
		return store.LateRows{Table: table, Minute: minute, Stored: minute.Add(2 * time.Minute), Rows: rows}
	}
	if err := s.store.AddLateRows(t.Context(), s.team, "report", []store.LateRows{late("events", 2), late("sums", 3), late("gauges", 40)}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int64{"search": 2, "tile": 2, "metric": 3, "sql": 0} {
		got := int64(0)
		if n := s.history(t, ids[name])[0].LateRows; n != nil {
			got = *n
		}
		if got != want {
			t.Errorf("%s: %d rows are late, want %d", name, got, want)
		}
	}
	if entry := s.history(t, elsewhere)[0]; entry.State != api.AlertHistoryStateERROR || entry.LateRows != nil {
		t.Errorf("of a database that does not exist: %+v", entry)
	}
}
