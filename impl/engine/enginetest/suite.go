package enginetest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/sqltext"
)

// Run checks that a ClickHouse, reached in whatever way, behaves as the rest of the program relies on. It makes
// databases of its own in db.
func Run(t *testing.T, db *engine.DB) {
	for name, test := range map[string]func(*testing.T, *engine.DB){
		"values arrive as Go values of their type":             testValues,
		"parameters arrive unchanged":                          testParameters,
		"errors name their cause and their kind":               testErrors,
		"a query stays within its limits":                      testLimits,
		"a query stops when its caller has gone":               testCancel,
		"user SQL cannot lift or evade the limits":             testDefence,
		"inserts store what was appended":                      testInsert,
		"databases are kept apart":                             testDatabases,
		"many queries run at once":                             testConcurrency,
		"telemetry tables are made once and can be used":       testTables,
		"a result may be empty, and a version is always known": testEmpty,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, Database(t, db))
		})
	}
}

// Select returns all rows of a query as values.
func Select(t testing.TB, db *engine.DB, q engine.Query) [][]any {
	t.Helper()
	all, err := selectAll(t.Context(), db, q)
	if err != nil {
		t.Fatalf("%s: %v", q.SQL, err)
	}
	return all
}

func selectAll(ctx context.Context, db *engine.DB, q engine.Query) ([][]any, error) {
	rows, err := db.Select(ctx, q)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all [][]any
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return nil, err
		}
		all = append(all, values)
	}
	return all, rows.Err()
}

// Exec runs statements that must succeed.
func Exec(t testing.TB, db *engine.DB, statements ...string) {
	t.Helper()
	for _, sql := range statements {
		if err := db.Exec(t.Context(), engine.Query{SQL: sql}); err != nil {
			t.Fatalf("%s: %v", sql, err)
		}
	}
}

func testValues(t *testing.T, db *engine.DB) {
	moment := time.Date(2026, 2, 8, 10, 11, 12, 0, time.UTC)
	for _, c := range []struct {
		sql, typ string
		want     any
	}{
		{"toUInt8(200)", "UInt8", uint8(200)},
		{"toInt64(-9007199254740993)", "Int64", int64(-9007199254740993)},
		{"toUInt64('18446744073709551615')", "UInt64", uint64(18446744073709551615)},
		{
			"toInt128('-170141183460469231731687303715884105728')", "Int128",
			json.Number("-170141183460469231731687303715884105728"),
		},
		{"toFloat32(1.5)", "Float32", float32(1.5)},
		{"0.1", "Float64", 0.1},
		{"toDecimal64('12.340', 3)", "Decimal(18, 3)", json.Number("12.34")},
		{"true", "Bool", true},
		{"'a\\'b\\n\\0ü'", "String", "a'b\n\x00ü"},
		{"toFixedString('ab', 2)", "FixedString(2)", "ab"},
		{"toLowCardinality('x')", "LowCardinality(String)", "x"},
		{"toLowCardinality(toNullable('x'))", "LowCardinality(Nullable(String))", "x"},
		{"CAST(NULL, 'LowCardinality(Nullable(String))')", "LowCardinality(Nullable(String))", nil},
		{"toNullable(7)", "Nullable(UInt8)", uint8(7)},
		{"CAST(NULL, 'Nullable(Float64)')", "Nullable(Float64)", nil},
		{"NULL", "Nullable(Nothing)", nil},
		{"toDateTime('2026-02-08 10:11:12', 'UTC')", "", moment},
		{"toDateTime64('2026-02-08 10:11:12.123456789', 9, 'UTC')", "", moment.Add(123456789)},
		{"toDate('2026-02-08')", "Date", moment.Truncate(24 * time.Hour)},
		{"toUUID('61f0c404-5cb3-11e7-907b-a6006ad3dba0')", "UUID", "61f0c404-5cb3-11e7-907b-a6006ad3dba0"},
		{"CAST('warn', 'Enum8(\\'info\\' = 1, \\'warn\\' = 2)')", "Enum8('info' = 1, 'warn' = 2)", "warn"},
		{"[1, 2]", "Array(UInt8)", []uint8{1, 2}},
		{"CAST([], 'Array(String)')", "Array(String)", []string{}},
		{"map('k', 'v')", "Map(String, String)", map[string]string{"k": "v"}},
		{
			"CAST(map('k', 'v'), 'Map(LowCardinality(String), String)')", "Map(LowCardinality(String), String)",
			map[string]string{"k": "v"},
		},
		{"[toNullable('a'), NULL]", "Array(Nullable(String))", []any{"a", nil}},
		{"[[1], []]", "Array(Array(UInt8))", []any{[]uint8{1}, []uint8{}}},
		{"[toDecimal32('1.50', 2)]", "Array(Decimal(9, 2))", []json.Number{"1.5"}},
		{"map('k', map('l', 1))", "Map(String, Map(String, UInt8))", map[string]any{"k": map[string]any{"l": uint8(1)}}},
		{"map()", "Map(Nothing, Nothing)", map[any]any{}},
		{"map(1, 'v')", "Map(UInt8, String)", map[any]any{uint8(1): "v"}},
		{"map('k', [toNullable(1), NULL])", "Map(String, Array(Nullable(UInt8)))", map[string]any{"k": []any{uint8(1), nil}}},
		{"map('k', toNullable('v'))", "Map(String, Nullable(String))", map[string]any{"k": "v"}},
		{"[map('k', 'v')]", "Array(Map(String, String))", []any{map[string]string{"k": "v"}}},
		{"[(1, 'a')]", "Array(Tuple(UInt8, String))", []any{[]any{uint8(1), "a"}}},
		{"(1, 'a')", "Tuple(UInt8, String)", []any{uint8(1), "a"}},
		{"CAST((1, 'a'), 'Tuple(n UInt8, s String)')", "Tuple(n UInt8, s String)", map[string]any{"n": uint8(1), "s": "a"}},
		{"toIPv4('1.2.3.4')", "IPv4", "1.2.3.4"},
		{"toIPv6('2001:db8::1')", "IPv6", "2001:db8::1"},
	} {
		rows, err := db.Select(t.Context(), engine.Query{SQL: "SELECT " + c.sql + " AS v FROM numbers(2)"})
		if err != nil {
			t.Errorf("%s: %v", c.sql, err)
			continue
		}
		for rows.Next() {
			got, err := rows.Values()
			if err != nil {
				t.Errorf("%s: %v", c.sql, err)
				break
			}
			if diff := cmp.Diff([]any{c.want}, got); diff != "" {
				t.Errorf("%s: %s", c.sql, diff)
			}
		}
		if err := rows.Err(); err != nil {
			t.Errorf("%s: %v", c.sql, err)
		}
		want := []engine.Column{{Name: "v", Type: c.typ}}
		if got := rows.Columns(); c.typ != "" && !cmp.Equal(got, want) {
			t.Errorf("%s: got columns %v, want %v", c.sql, got, want)
		}
		rows.Close()
	}
}

func testParameters(t *testing.T, db *engine.DB) {
	hostile := []string{
		"", " ", "'", `\`, `\\`, `\'`, `\n`, "\n", "\t", "\r\n", "\x00", "a\x00b", "\b\f", `"`, "`", "%27", "{p:String}",
		"'; DROP TABLE t; --", `\N`, "NULL", "üñ😀", "\xff\xfe", strings.Repeat("x'\\\t", 1000),
	}
	for _, text := range hostile {
		got := Select(t, db, engine.Query{
			SQL: "SELECT {p:String}, {list:Array(String)}, {m:Map(String, String)}['k'], length({p:String})",
			Params: map[string]string{
				"p": text, "list": Array([]string{text, "next"}), "m": "{'k':" + sqltext.Literal(text) + "}",
			},
		})
		want := [][]any{{text, []string{text, "next"}, text, uint64(len(text))}}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
	}
	got := Select(t, db, engine.Query{
		SQL:    "SELECT {n:Int64}, {f:Float64}, toUnixTimestamp64Milli({t:DateTime64(3)})",
		Params: map[string]string{"n": "-5", "f": "1.5", "t": "1770545472.123"},
	})
	if diff := cmp.Diff([][]any{{int64(-5), 1.5, int64(1770545472123)}}, got); diff != "" {
		t.Error(diff)
	}
}

func testErrors(t *testing.T, db *engine.DB) {
	for _, c := range []struct{ sql, prefix string }{
		{"SELECT nope FROM numbers(1)", "UNKNOWN_IDENTIFIER: Unknown expression identifier `nope`"},
		{"SELECT nope(1)", "UNKNOWN_FUNCTION: "},
		{"SELECT * FROM nope", "UNKNOWN_TABLE: "},
		{"SELECT FROM WHERE", "SYNTAX_ERROR: Syntax error"},
		{"SELECT 1; SELECT 2", "SYNTAX_ERROR: "},
		{"SELECT 'a' + 1", "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{"SELECT toUInt8('x')", "CANNOT_PARSE_TEXT: "},
		{"SELECT {p:String}", "UNKNOWN_QUERY_PARAMETER: "},
		{"SELECT throwIf(number = 90000) FROM numbers(99999)", "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO: "},
		{"CREATE TABLE t (a Int8) ENGINE = Memory", "READONLY: "},
		{"SELECT 1 SETTINGS max_execution_time = 1000", "READONLY: "},
		{"SYSTEM SHUTDOWN", "READONLY: "},
		// ClickHouse repeats the query, and what is behind it is cut off.
		{"SELECT nope, '" + strings.Repeat("x", 200_000) + "'", "UNKNOWN_IDENTIFIER: Unknown expression identifier `nope`"},
		{"SELECT nope, '(MADE_UP) " + strings.Repeat("x", 200_000) + "'", "UNKNOWN_IDENTIFIER: "},
		{
			"SELECT throwIf(number = 90000, '(MADE_UP)" + strings.Repeat("x", 50_000) + "') FROM numbers(99999)",
			"FUNCTION_THROW_IF_VALUE_IS_NON_ZERO: ",
		},
	} {
		err := drain(t.Context(), db, engine.Query{SQL: c.sql})
		var e *core.Error
		switch {
		case !errors.As(err, &e) || e.Kind != core.Invalid:
			t.Errorf("%.100s: got %.1000v, want an Invalid error", c.sql, err)
		case !strings.HasPrefix(e.Message, c.prefix):
			t.Errorf("%.100s: got %q, want prefix %q", c.sql, e.Message, c.prefix)
		case strings.Contains(e.Message, "version") || strings.Contains(e.Message, "DB::") ||
			strings.Contains(e.Message, "\n") || len(e.Message) > 400:
			t.Errorf("%.100s: %q holds more than the first line of the text", c.sql, e.Message)
		}
	}
}

// drain runs a query to its end.
func drain(ctx context.Context, db *engine.DB, q engine.Query) error {
	_, err := selectAll(ctx, db, q)
	return err
}

func testLimits(t *testing.T, db *engine.DB) {
	fits := engine.Query{SQL: fmt.Sprintf("SELECT number FROM numbers(%d)", engine.MaxRows)}
	if err := drain(t.Context(), db, fits); err != nil {
		t.Error(err)
	}
	// The settings of a query cannot lift the limits.
	over := engine.Query{
		SQL:      fmt.Sprintf("SELECT number FROM numbers(%d)", engine.MaxRows+1),
		Settings: map[string]any{"max_result_rows": 0, "result_overflow_mode": "break", "readonly": 0},
	}
	err := drain(t.Context(), db, over)
	if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "TOO_MANY_ROWS_OR_BYTES") {
		t.Errorf("too many rows: got %v", err)
	}
	const megabytes = engine.MaxBytes/1_000_000 + 1
	err = drain(t.Context(), db, engine.Query{
		SQL:      fmt.Sprintf("SELECT repeat('x', 1000000) || toString(number) FROM numbers(%d)", megabytes),
		Settings: map[string]any{"max_block_size": 10, "max_result_bytes": 0},
	})
	if core.KindOf(err) != core.Invalid || engine.CodeName(err) != "TOO_MANY_ROWS_OR_BYTES" {
		t.Errorf("too many bytes: got %v", err)
	}
	// ClickHouse does not count how often a constant is sent.
	for _, sql := range []string{"SELECT range(100000) FROM numbers(1000)", "SELECT arrayWithConstant(100000000, 1)"} {
		err = drain(t.Context(), db, engine.Query{SQL: sql, Settings: map[string]any{"max_block_size": 10}})
		if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "larger than 64 MiB") {
			t.Errorf("%s: got %v", sql, err)
		}
	}
	// But they can lower them.
	fits.Settings = map[string]any{"max_result_rows": "1000"}
	if err := drain(t.Context(), db, fits); engine.CodeName(err) != "TOO_MANY_ROWS_OR_BYTES" {
		t.Errorf("a limit of a query's own: got %v", err)
	}
	slow := engine.Query{
		SQL:      "SELECT count() FROM numbers(1000) WHERE sleepEachRow(0.05) = 0", // leaves the processors to others
		Settings: map[string]any{"max_execution_time": "1", "max_block_size": 1},
	}
	if err := drain(t.Context(), db, slow); core.KindOf(err) != core.Timeout {
		t.Errorf("a time limit of a query's own: got %v", err)
	}
}

func testInsert(t *testing.T, db *engine.DB) {
	Exec(t, db, `CREATE TABLE t (
		ts DateTime64(9), service LowCardinality(String), attributes Map(LowCardinality(String), String),
		n Nullable(Int64), list Array(Float64), seen UInt8 DEFAULT 7, computed String MATERIALIZED upper(service)
	) ENGINE = MergeTree ORDER BY ts`)
	const rows = 100_000
	start := time.Date(2026, 2, 8, 10, 0, 0, 0, time.UTC)
	b, err := db.Insert(t.Context(), "t", []string{"ts", "service", "attributes", "n", "list"})
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows {
		var n *int64
		if i%2 == 0 {
			n = new(int64)
			*n = int64(i)
		}
		err := b.Append(start.Add(time.Duration(i)), fmt.Sprint("service-", i%10),
			map[string]string{"i": fmt.Sprint(i)}, n, []float64{float64(i)})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	got := Select(t, db, engine.Query{SQL: `SELECT count(), sum(n), count(n), uniqExact(attributes['i']), sum(list[1]),
		min(seen), any(computed = upper(service)), max(ts) FROM t`})
	sum := float64(rows) * (rows - 1) / 2
	want := [][]any{{
		uint64(rows), int64(2499950000), uint64(rows / 2), uint64(rows), sum, uint8(7), uint8(1), start.Add(rows - 1),
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}

	// A batch can be used again, and by column.
	if b.Rows() != 0 {
		t.Errorf("%d rows are left after Send", b.Rows())
	}
	for i, column := range []any{
		[]time.Time{start, start},
		[]string{"a", "b"},
		[]map[string]string{{}, {"i": "x"}},
		[]*int64{nil, nil},
		[][]float64{{}, {1, 2}},
	} {
		if err := b.AppendColumn(i, column); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := Select(t, db, engine.Query{SQL: "SELECT count() FROM t"}); !cmp.Equal(got, [][]any{{uint64(rows + 2)}}) {
		t.Errorf("got %v rows after the second batch", got)
	}

	for _, c := range []struct {
		table   string
		columns []string
	}{{"t", []string{"nope"}}, {"t", []string{"computed"}}, {"nope", nil}} {
		if _, err := db.Insert(t.Context(), c.table, c.columns); core.KindOf(err) != core.Invalid {
			t.Errorf("insert into %v: got %v, want an Invalid error", c, err)
		}
	}
}

func testDatabases(t *testing.T, db *engine.DB) {
	other := Database(t, db)
	Exec(t, db, "CREATE TABLE t (a String) ENGINE = Memory", "INSERT INTO t VALUES ('here')")
	Exec(t, other, "CREATE TABLE t (a String) ENGINE = Memory", "INSERT INTO t VALUES ('there')")
	for d, want := range map[*engine.DB]string{db: "here", other: "there"} {
		if got := Select(t, d, engine.Query{SQL: "SELECT a FROM t"}); !cmp.Equal(got, [][]any{{want}}) {
			t.Errorf("got %v, want %q", got, want)
		}
	}
	err := drain(t.Context(), db.In("nope"), engine.Query{SQL: "SELECT 1"})
	if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "UNKNOWN_DATABASE") {
		t.Errorf("unknown database: got %v", err)
	}
}

func testConcurrency(t *testing.T, db *engine.DB) {
	var all sync.WaitGroup
	for i := range 100 {
		all.Go(func() {
			got, err := selectAll(t.Context(), db, engine.Query{
				SQL: "SELECT {i:UInt32} + sum(number) FROM numbers(10000)", Params: map[string]string{"i": fmt.Sprint(i)},
			})
			if want := [][]any{{uint64(i + 49995000)}}; !cmp.Equal(got, want) {
				t.Errorf("got %v, %v, want %v", got, err, want)
			}
		})
	}
	all.Wait()
}

func testEmpty(t *testing.T, db *engine.DB) {
	if got := Select(t, db, engine.Query{SQL: "SELECT 1 WHERE 0"}); got != nil {
		t.Errorf("got %v, want no rows", got)
	}
	if err := db.Ping(t.Context()); err != nil {
		t.Error(err)
	}
	if v, err := db.Version(t.Context()); err != nil || !v.AtLeast(20, 1) || v.AtLeast(100, 0) {
		t.Errorf("got version %v, %v", v, err)
	}
}

func testTables(t *testing.T, db *engine.DB) {
	for range 2 {
		if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{Traces: 36 * time.Hour}); err != nil {
			t.Fatal(err)
		}
	}
	Exec(t, db,
		`INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body, ResourceAttributes) VALUES
			('2099-02-08 10:01:00', 'cart', 'error', 'Payment refused', {'k8s.pod.name': 'cart-1'}),
			('2099-02-08 10:02:00', 'cart', 'info', 'Payment done', {'k8s.pod.name': 'cart-1'})`,
		`INSERT INTO otel_traces (Timestamp, TraceId, ServiceName, SpanName, Duration, SpanAttributes, Events.Name,
			Events.Timestamp, Events.Attributes) VALUES
			('2099-02-08 10:01:00.5', 'ab', 'cart', 'GET /', 1000, {'SampleRate': '10'}, ['e'], ['2099-02-08 10:01:00'], [{}])`,
		`INSERT INTO otel_metrics_sum (ServiceName, MetricName, TimeUnix, Value, IsMonotonic) VALUES
			('cart', 'requests', '2099-02-08 10:01:00', 5, true)`,
		`INSERT INTO hyperdx_sessions (Timestamp, ServiceName, Body) VALUES ('2099-02-08 10:01:00', 'web', '{}')`)
	for sql, want := range map[string][]any{
		"SELECT `__hdx_materialized_k8s.pod.name`, Body FROM otel_logs WHERE hasToken(lower(Body), 'refused')": {
			"cart-1", "Payment refused",
		},
		"SELECT SampleRate, Events.Name FROM otel_traces WHERE SpanAttributes['SampleRate'] = '10'": {
			uint64(10), []string{"e"},
		},
		"SELECT Value, IsMonotonic FROM otel_metrics_sum":                                          {float64(5), true},
		"SELECT toUnixTimestamp(TimestampTime) - toUnixTimestamp(Timestamp) FROM hyperdx_sessions": {int64(0)},
		"SELECT Timestamp, count FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName' AND Value = 'cart'": {
			time.Date(2099, 2, 8, 10, 0, 0, 0, time.UTC), uint64(2),
		},
		"SELECT sum(count) FROM otel_traces_kv_rollup_15m WHERE Key = 'SpanName'": {uint64(1)},
		"SELECT Start, End FROM otel_traces_trace_id_ts WHERE TraceId = 'ab'": {
			time.Date(2099, 2, 8, 10, 1, 0, 0, time.UTC), time.Date(2099, 2, 8, 10, 1, 1, 0, time.UTC),
		},
	} {
		if diff := cmp.Diff([][]any{want}, Select(t, db, engine.Query{SQL: sql})); diff != "" {
			t.Errorf("%s: %s", sql, diff)
		}
	}
}
