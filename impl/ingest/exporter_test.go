package ingest_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/ptrace"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// exported returns a database with tables that the Collector's exporter has made, and those that it lacks.
func exported(t testing.TB, files ...string) *engine.DB {
	t.Helper()
	db := enginetest.Start(t)
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join("testdata", "exporter", file))
		if err != nil {
			t.Fatal(err)
		}
		for sql := range strings.SplitSeq(strings.TrimSpace(string(text)), ";\n") {
			enginetest.Exec(t, db, strings.TrimSuffix(sql, ";"))
		}
	}
	createTables(t, db)
	return db
}

// attributes are of all kinds of values.
func attributes(t testing.TB, m pcommon.Map) {
	t.Helper()
	if err := m.FromRaw(map[string]any{
		"http.method": "GET", "order": int64(17), "ok": true, "ratio": 0.5, "whole": 2.0, "text": "17", "odd": math.NaN(), "huge": 1e20,
		"most": int64(math.MinInt64), "list": []any{"a", int64(2), map[string]any{"q": "x"}}, "large": []any{1e20}, "user": map[string]any{"id": int64(7), "name": "\"é\""},
		"bytes": []byte("abc"), "none": nil, "": "empty", "a": "b", "a.c": "d",
	}); err != nil {
		t.Fatal(err)
	}
}

// TestTablesOfTheCollectorsExporter stores in tables that it made, with attributes as maps and as JSON, what it would.
func TestTablesOfTheCollectorsExporter(t *testing.T) {
	t.Parallel()
	const (
		asMap = `{"":"empty","a":"b","a.c":"d","bytes":"YWJj","http.method":"GET","huge":"100000000000000000000",` +
			`"large":"[100000000000000000000]","list":"[\"a\",2,{\"q\":\"x\"}]","most":"-9223372036854775808","none":"","odd":"NaN","ok":"true","order":"17","ratio":"0.5",` +
			`"text":"17","user":"{\"id\":7,\"name\":\"\\\"é\\\"\"}","whole":"2"}`
		kinds = "('Int64','String','Bool','Float64','Int64','String','Int64','Array(Dynamic)','None')"
	)
	for file, want := range map[string]string{"map.sql": asMap, "json.sql": kinds} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			db := exported(t, file, "map.sql")
			i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir()})
			accept(t, i, otlp.Logs, exportedLogs(t))
			accept(t, i, otlp.Traces, exportedSpans(t))
			accept(t, i, otlp.Metrics, gauges(t, "g", 3))
			for table, n := range map[string]uint64{"otel_logs": 2, "otel_traces": 1, "otel_metrics_gauge": 3} {
				eventually(t, db, "SELECT count() FROM "+table, n)
			}
			eventually(t, db, "SELECT count() FROM otel_traces_trace_id_ts", uint64(1))
			for sql, want := range map[string]any{
				"SELECT toString(sum(count)) FROM otel_logs_kv_rollup_15m WHERE Key = '__hdx_materialized_k8s.pod.name' AND Value = 'p1'": "2",
				"SELECT toString(sum(count)) FROM otel_logs_severity_rollup_1m":                                                           "2",
				"SELECT toString(count()) FROM hyperdx_sessions":                                                                          "0",
			} {
				eventually(t, db, sql, want) // views come after their table
			}
			for table, column := range map[string]string{
				"otel_logs WHERE Body = 'first'": "LogAttributes", "otel_traces": "SpanAttributes", "otel_traces ": "`Events.Attributes`[1]",
				"otel_traces  ": "`Links.Attributes`[1]",
			} {
				sql := "SELECT toJSONString(mapSort(" + column + ")) FROM " + table
				if file == "json.sql" {
					sql = "SELECT toString(tuple(" + kindsOf(column) + ")) FROM " + table
				}
				if d := cmp.Diff(want, one(t, db, sql)[0]); d != "" {
					t.Errorf("%s (-want +got):\n%s", column, d)
				}
			}
			if file == "json.sql" {
				wantJSON(t, db)
			}
		})
	}
}

// kindsOf are the types of attributes in a column of JSON.
func kindsOf(column string) string {
	var all []string
	for _, path := range []string{"order", "http.method", "ok", "ratio", "whole", "text", "most", "list", "none"} {
		all = append(all, fmt.Sprintf("dynamicType(%s.%s)", column, path))
	}
	return strings.Join(all, ", ")
}

// wantJSON checks values, and what ClickHouse would refuse: attributes that are there twice, and numbers that are too large.
func wantJSON(t *testing.T, db *engine.DB) {
	t.Helper()
	for sql, want := range map[string]string{
		"SELECT toString(LogAttributes.user.id) FROM otel_logs WHERE Body = 'first'":                                      "7",
		"SELECT toString(LogAttributes.user.name) FROM otel_logs WHERE Body = 'first'":                                    `"é"`,
		"SELECT toString(LogAttributes.huge) FROM otel_logs WHERE Body = 'first'":                                         "100000000000000000000",
		"SELECT toString(LogAttributes.odd) FROM otel_logs WHERE Body = 'first'":                                          "NaN",
		"SELECT toString(LogAttributes.most) FROM otel_logs WHERE Body = 'first'":                                         "-9223372036854775808",
		"SELECT toString(tuple(LogAttributes.a, LogAttributes.a.c)) FROM otel_logs WHERE Body = 'first'":                  "('b','d')",
		"SELECT toString(LogAttributes.twice) FROM otel_logs WHERE Body = 'second'":                                       "x",
		"SELECT toString(tuple(LogAttributes.user, LogAttributes.user.id)) FROM otel_logs WHERE Body = 'second'":          `('{"id":"text"}','other')`,
		"SELECT toString(LogAttributes.deep) FROM otel_logs WHERE Body = 'second'":                                        `{"b":{"c":"y"},"b.c":"x"}`,
		"SELECT toString(tuple(ResourceAttributes.k8s.pod.name, ResourceAttributes.service.name)) FROM otel_logs LIMIT 1": "('p1','cart')",
	} {
		if got := one(t, db, sql)[0]; got != want {
			t.Errorf("%s: %v, want %v", sql, got, want)
		}
	}
}

func exportedLogs(t testing.TB) []byte {
	t.Helper()
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", "cart")
	r.Resource().Attributes().PutStr("k8s.pod.name", "p1")
	records := r.ScopeLogs().AppendEmpty().LogRecords()
	for _, body := range []string{"first", "second"} {
		record := records.AppendEmpty()
		record.SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
		record.Body().SetStr(body)
		if body == "first" {
			attributes(t, record.Attributes())
		} else {
			record.Attributes().PutStr("twice", "x")
			record.Attributes().PutStr("twicE", "y")
			if err := record.Attributes().PutEmptyMap("user").FromRaw(map[string]any{"id": "text"}); err != nil {
				t.Fatal(err)
			}
			record.Attributes().PutStr("user.id", "other")
			if err := record.Attributes().PutEmptyMap("deep").FromRaw(map[string]any{"b.c": "x", "b": map[string]any{"c": "y"}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return []byte(strings.ReplaceAll(string(body), "twicE", "twice")) // which pdata does not write
}

func exportedSpans(t testing.TB) []byte {
	t.Helper()
	l := ptrace.NewTraces()
	r := l.ResourceSpans().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", "cart")
	span := r.ScopeSpans().AppendEmpty().Spans().AppendEmpty()
	span.SetTraceID(pcommon.TraceID{1})
	span.SetStartTimestamp(pcommon.NewTimestampFromTime(time.Now()))
	attributes(t, span.Attributes())
	event := span.Events().AppendEmpty()
	event.SetTimestamp(span.StartTimestamp())
	attributes(t, event.Attributes())
	attributes(t, span.Links().AppendEmpty().Attributes())
	body, err := ptraceotlp.NewExportRequestFromTraces(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}
