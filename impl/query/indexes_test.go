package query

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	texttemplate "text/template"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// layouts of telemetry tables.
const (
	layoutNow    = "as it is made"
	layoutText   = "as it was made with text indexes"
	layoutCompat = "without text indexes"
)

// textIndexed are the expressions of the indexes that were text indexes of whole values, by table and name.
var textIndexed = map[string]map[string]string{
	"otel_logs": {
		"idx_trace_id": "TraceId", "idx_res_attr_key": "mapKeys(ResourceAttributes)",
		"idx_scope_attr_key": "mapKeys(ScopeAttributes)", "idx_scope_attr_items": "ScopeAttributeItems",
		"idx_log_attr_key": "mapKeys(LogAttributes)", "idx_log_attr_items": "LogAttributeItems",
	},
	"otel_traces": {"idx_span_attr_items": "SpanAttributeItems"},
}

// telemetryTable makes a telemetry table in one of its layouts, from the file that the engine makes it from.
func telemetryTable(t testing.TB, db *engine.DB, signal, layout string) {
	t.Helper()
	items := func(column string) string {
		return "arrayMap((k, v) -> concat(k, '=', v), mapKeys(" + column + "), mapValues(" + column + "))"
	}
	files, err := texttemplate.New("").Funcs(texttemplate.FuncMap{"items": items, "commonItems": func(column string) string {
		return "arrayFilter(i -> (position(translate(i, '123456789.:-', '000000000'), '0000') = 0), " + items(column) + ")"
	}}).ParseGlob("../engine/tables/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	forever := "toIntervalYear(50)" // a DateTime ends in 2106
	err = files.ExecuteTemplate(&text, signal+".sql", map[string]any{"TextIndex": layout != layoutCompat, "Logs": forever, "Traces": forever})
	if err != nil {
		t.Fatal(err)
	}
	table, _, _ := strings.Cut(text.String(), ";\n")
	Exec(t, db, table)
	if layout == layoutText {
		attributes := map[string]string{"logs": "Log", "traces": "Span"}[signal]
		Exec(t, db, "ALTER TABLE otel_"+signal+" DROP INDEX idx_"+strings.ToLower(attributes)+"_attr_common",
			"ALTER TABLE otel_"+signal+" DROP COLUMN "+attributes+"AttributeCommonItems")
		for name, expression := range textIndexed["otel_"+signal] {
			Exec(t, db, "ALTER TABLE otel_"+signal+" DROP INDEX "+name,
				"ALTER TABLE otel_"+signal+" ADD INDEX "+name+" "+expression+" TYPE text(tokenizer = 'array')")
		}
	}
}

// condition renders a filter on a table of the database.
func condition(t testing.TB, db *engine.DB, table, implicit, where string) (string, map[string]string) {
	t.Helper()
	known, err := readTable(t.Context(), db, tableKey{database: db.Database(), table: table})
	if err != nil {
		t.Fatal(err)
	}
	return conditionOn(t, known, implicit, where)
}

// conditionOn renders a filter on a table that was read.
func conditionOn(t testing.TB, known *sqlgen.Table, implicit, where string) (string, map[string]string) {
	t.Helper()
	f, err := filter.Parse(where)
	if err != nil {
		t.Fatal(err)
	}
	column, err := known.Field(implicit)
	if err != nil {
		t.Fatal(err)
	}
	var p filter.Params
	named := known.WithAttributes("LogAttributes", "SpanAttributes", "ResourceAttributes", "ScopeAttributes")
	sql, err := f.SQL(named, []filter.Field{column}, &p)
	if err != nil {
		t.Fatal(err)
	}
	return sql, p.Values()
}

// skipped returns, for each skip index that ClickHouse uses for the condition, how many of how many granules it leaves.
func skipped(t testing.TB, db *engine.DB, table, condition string, params map[string]string) map[string]string {
	t.Helper()
	rows := enginetest.Select(t, db, engine.Query{
		SQL: "EXPLAIN json = 1, indexes = 1 SELECT count() FROM " + table + " WHERE " + condition, Params: params,
	})
	var text strings.Builder
	for _, row := range rows {
		text.WriteString(row[0].(string))
	}
	type plan struct {
		Indexes []struct {
			Type, Name string
			Initial    int `json:"Initial Granules"`
			Selected   int `json:"Selected Granules"`
		}
		Plans []json.RawMessage
	}
	used := make(map[string]string)
	var walk func(json.RawMessage)
	walk = func(text json.RawMessage) {
		var p plan
		if err := json.Unmarshal(text, &p); err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		for _, i := range p.Indexes {
			if i.Type == "Skip" {
				used[i.Name] = fmt.Sprintf("%d/%d", i.Selected, i.Initial)
			}
		}
		for _, p := range p.Plans {
			walk(p)
		}
	}
	var plans []struct{ Plan json.RawMessage }
	if err := json.Unmarshal([]byte(text.String()), &plans); err != nil {
		t.Fatalf("%v in %s", err, text.String())
	}
	walk(plans[0].Plan)
	return used
}

// Each of four days is a part of the table, which ClickHouse never merges with another, and has one granule. One day has
// what is looked for.
const (
	indexedLogs = `INSERT INTO otel_logs (Timestamp, TraceId, Body, ResourceAttributes, ScopeAttributes, LogAttributes)
		SELECT toDateTime64('2026-01-05 00:00:00', 9, 'UTC') + toIntervalDay(number % 4), 't' || toString(number % 4),
			'Needle' || toString(number % 4) || ' in hay', map('host', 'h' || toString(number % 4), 'host.name', 'n' || toString(number % 4), 'all', 'x'),
			map('lib', 'l' || toString(number % 4)), map('all', 'x', 'n', toString(number % 4), 'address', '10.0.77.' || toString(number % 4),
			'only' || toString(number % 4), 'Some value', 'empty' || toString(number % 4), '', 'count.' || toString(number % 4), '7')
		FROM numbers(40)`
	indexedTraces = `INSERT INTO otel_traces (Timestamp, TraceId, SpanName, ResourceAttributes, SpanAttributes, Duration)
		SELECT toDateTime64('2026-01-05 00:00:00', 9, 'UTC') + toIntervalDay(number % 4), 't' || toString(number % 4),
			'GET /Needle' || toString(number % 4), map('rum.sessionId', 's' || toString(number % 4)),
			map('all', 'x', 'n', toString(number % 4), 'address', '10.0.77.' || toString(number % 4), 'only' || toString(number % 4), 'Some value'), number % 4
		FROM numbers(40)`
)

func TestFiltersUseTheIndexes(t *testing.T) {
	t.Parallel()
	type use struct{ where, now, text, compat string } // the index of each layout that leaves one granule of four
	const combined = "<Combined skip indexes>"
	for _, tt := range []struct {
		signal, table, insert, implicit string
		uses                            []use
	}{
		{"logs", "otel_logs", indexedLogs, "Body", []use{
			{`needle2`, "idx_lower_body", "idx_lower_body", "idx_lower_body"},
			{`NEEDLE2 hay`, "idx_lower_body", "idx_lower_body", "idx_lower_body"},
			{`"needle2 in"`, "idx_lower_body", "idx_lower_body", "idx_lower_body"},
			{`needle2 OR nothing`, "idx_lower_body", "idx_lower_body", "idx_lower_body"},
			{`Body:eedle2`, "idx_lower_body", "idx_lower_body", ""},
			{`*eedle2*`, "idx_lower_body", "idx_lower_body", ""},
			{`Body:("edle2 i")`, "idx_lower_body", "idx_lower_body", ""},
			{`TraceId:"t2"`, "idx_trace_id", "idx_trace_id", "idx_trace_id"},
			{`LogAttributes.n:"2"`, "idx_log_attr_common", "idx_log_attr_items", "idx_log_attr_value"},
			{`LogAttributes.address:"10.0.77.2"`, "idx_log_attr_items", "idx_log_attr_items", "idx_log_attr_value"},
			{`LogAttributes.only2:"Some value"`, "idx_log_attr_common", "idx_log_attr_items", "idx_log_attr_key"},
			{`LogAttributes.only2:*`, "idx_log_attr_key", "idx_log_attr_key", "idx_log_attr_key"},
			{`LogAttributes.only2:value`, "idx_log_attr_key", "idx_log_attr_key", "idx_log_attr_key"},
			{`LogAttributes.only2:(some*)`, "idx_log_attr_key", "idx_log_attr_key", "idx_log_attr_key"},
			{`LogAttributes.count.2:>=7`, "idx_log_attr_key", "idx_log_attr_key", "idx_log_attr_key"},
			{`LogAttributes.count.2:[* TO 10}`, "idx_log_attr_key", "idx_log_attr_key", "idx_log_attr_key"},
			{`NOT -LogAttributes.only2:*`, "idx_log_attr_key", "idx_log_attr_key", "idx_log_attr_key"},
			{`host.name:"n2"`, combined, combined, ""},
			{`count.2:>=7`, combined, combined, combined},
			{`count.2:>=7 host.name:"n2"`, combined, combined, combined},
			{`ResourceAttributes.host:"h2"`, "idx_res_attr_items", "idx_res_attr_items", "idx_res_attr_value"},
			{`ScopeAttributes.lib:"l2"`, "idx_scope_attr_items", "idx_scope_attr_items", "idx_scope_attr_value"},
			{`LogAttributes.all:"x" (LogAttributes.n:"2" OR needle2)`, combined, combined, combined},
		}},
		{"traces", "otel_traces", indexedTraces, "SpanName", []use{
			{`needle2`, "idx_lower_span_name", "idx_lower_span_name", "idx_lower_span_name"},
			{`TraceId:"t2"`, "idx_trace_id", "idx_trace_id", "idx_trace_id"},
			{`ResourceAttributes.rum.sessionId:"s2"`, "idx_rum_session_id", "idx_rum_session_id", "idx_rum_session_id"},
			{`SpanAttributes.n:"2"`, "idx_span_attr_common", "idx_span_attr_items", "idx_span_attr_value"},
			{`SpanAttributes.address:"10.0.77.2"`, "idx_span_attr_items", "idx_span_attr_items", "idx_span_attr_value"},
			{`SpanAttributes.only2:*`, "idx_span_attr_key", "idx_span_attr_key", "idx_span_attr_key"},
			{`SpanAttributes.only2:VALUE`, "idx_span_attr_key", "idx_span_attr_key", "idx_span_attr_key"},
			{`Duration:>2`, "idx_duration", "idx_duration", "idx_duration"},
			{`Duration:[3 TO 9]`, "idx_duration", "idx_duration", "idx_duration"},
		}},
	} {
		for _, layout := range []string{layoutNow, layoutText, layoutCompat} {
			t.Run(tt.table+" "+layout, func(t *testing.T) {
				t.Parallel()
				db := enginetest.Start(t)
				telemetryTable(t, db, tt.signal, layout)
				Exec(t, db, tt.insert)
				known, err := readTable(t.Context(), db, tableKey{database: db.Database(), table: tt.table})
				if err != nil {
					t.Fatal(err)
				}
				for _, u := range tt.uses {
					sql, params := conditionOn(t, known, tt.implicit, u.where)
					used := skipped(t, db, tt.table, sql, params)
					want := map[string]string{layoutNow: u.now, layoutText: u.text, layoutCompat: u.compat}[layout]
					if want != "" && used[want] != "1/4" {
						t.Errorf("%s: index %s does not leave one granule of four, but %v\nin %s", u.where, want, used, sql)
					}
					rows := enginetest.Select(t, db, engine.Query{
						SQL: "SELECT count() FROM " + tt.table + " WHERE " + sql, Params: params,
					})
					if diff := cmp.Diff(uint64(10), rows[0][0]); diff != "" {
						t.Errorf("%s: rows found (-want +got):\n%s", u.where, diff)
					}
				}
			})
		}
	}
}
