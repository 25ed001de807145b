package usersql

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// children are counts in EXPLAIN AST that say nothing.
var children = regexp.MustCompile(` \(children \d+\)`)

// tree is how the engine reads an expression, or nothing when it does not.
func tree(t testing.TB, db *engine.DB, expression string) string {
	t.Helper()
	rows, err := db.Select(t.Context(), engine.Query{SQL: "EXPLAIN AST SELECT " + expression})
	if err != nil {
		return ""
	}
	defer rows.Close()
	var b strings.Builder
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		b.WriteString(children.ReplaceAllString(line, "") + "\n")
	}
	// Tables get their database.
	return strings.ReplaceAll(b.String(), db.Database()+".", "")
}

func TestLegitimateExpressionsAreReadAsTheEngineReadsThem(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	// The default would drop the rows one day.
	const years = 20 * 365 * 24 * time.Hour
	if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{Logs: years, Traces: years, Metrics: years}); err != nil {
		t.Fatal(err)
	}
	fillTables(t, db)
	list := readLegit(t)
	if len(list) < 110 {
		t.Fatalf("%d expressions are too few", len(list))
	}
	for _, tt := range list {
		t.Run(tt.name, func(t *testing.T) {
			e, err := ParseExpr(tt.text)
			if err != nil {
				t.Fatalf("%s: %v", tt.text, err)
			}
			sql, err := e.SQL(Scope{Database: db.Database()})
			if err != nil {
				t.Fatalf("%s: %v", tt.text, err)
			}
			want := tree(t, db, tt.text)
			if want == "" {
				t.Fatalf("the engine does not read %s", tt.text)
			}
			if diff := cmp.Diff(want, tree(t, db, sql)); diff != "" {
				t.Errorf("%s became %s (-want +got):\n%s", tt.text, sql, diff)
			}
			again, err := ParseExpr(sql)
			if err != nil {
				t.Fatalf("%s: %v", sql, err)
			}
			if twice, err := again.SQL(Scope{Database: db.Database()}); err != nil || twice != sql {
				t.Errorf("%s became %s, error %v", sql, twice, err)
			}
			answers := enginetest.Select(t, db, engine.Query{
				SQL: "SELECT toString(tuple(" + tt.text + ")), toString(tuple(" + sql + ")) FROM " + tt.table,
			})
			for _, row := range answers {
				if row[0] != row[1] {
					t.Errorf("%s answers %v, and as %s %v", tt.text, row[0], sql, row[1])
				}
			}
			if len(answers) == 0 {
				t.Errorf("%s has no answer", tt.text)
			}
		})
	}
}

// fillTables inserts a few rows on which expressions differ.
func fillTables(t testing.TB, db *engine.DB) {
	t.Helper()
	enginetest.Exec(t, db,
		`INSERT INTO otel_logs (Timestamp, TraceId, ServiceName, SeverityText, SeverityNumber, Body, LogAttributes) SELECT
			toDateTime64('2026-01-05 10:00:00', 9) + number * 1000, ['a', 'b', ''][number % 3 + 1],
			['cart', 'pay', 'a'][number % 3 + 1], ['info', 'warn', 'error', 'fatal'][number % 4 + 1], [9, 13, 17, 21][number % 4 + 1],
			['GET /x HTTP/1.1 200', 'timeout after took 12.5ms, status=504', '{"user":{"id":"u1"},"latency":1.5,"code":7}'][number % 3 + 1],
			map('http.status_code', toString(number * 100), 'http.method', 'GET', 'http.target', '/a/b', 'n', toString(number))
		FROM numbers(12)`,
		`INSERT INTO otel_traces (Timestamp, TraceId, SpanId, ParentSpanId, SpanName, SpanKind, ServiceName, Duration, StatusCode,
			SpanAttributes, Events.Timestamp, Events.Name, Events.Attributes) SELECT
			toDateTime64('2026-01-05 10:00:00', 9) + number, ['a', 'b', ''][number % 3 + 1], toString(number),
			['', '1'][number % 2 + 1], 'GET /api', ['Server', 'Client', 'Consumer'][number % 3 + 1], 'cart', number * 300000000,
			['Ok', 'Error'][number % 2 + 1], map('http.route', '/api/x', 'http.method', 'GET', 'n', toString(number)),
			[toDateTime64('2026-01-05 10:00:00', 9)], ['exception'], [map('exception.type', 'TimeoutError', 'exception.message', 'm')]
		FROM numbers(12)`,
		`INSERT INTO otel_metrics_gauge (MetricName, TimeUnix, Value, Attributes)
			SELECT 'cpu', toDateTime('2026-01-05 10:00:00') + number, number / 7, map('cpu', '1') FROM numbers(5)`,
		`INSERT INTO otel_metrics_sum (MetricName, TimeUnix, Value, AggregationTemporality)
			SELECT 'n', toDateTime('2026-01-05 10:00:00') + number, number, number % 2 FROM numbers(5)`,
		`INSERT INTO otel_metrics_histogram (MetricName, TimeUnix, Count, Sum, BucketCounts, ExplicitBounds)
			SELECT 'n', toDateTime('2026-01-05 10:00:00') + number, 6, number, [1, 2, 3], [10, 20] FROM numbers(5)`)
}

// TestOperatorsBindAsInTheEngine compares how random expressions are read.
func TestOperatorsBindAsInTheEngine(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	g := generator{rand.New(rand.NewPCG(1, 2))}
	const want = 200
	same := 0
	for n := 0; same < want && n < 4*want; n++ {
		text := g.chain(1)
		read := tree(t, db, text)
		if read == "" {
			continue
		}
		e, err := ParseExpr(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		sql, err := e.SQL(Scope{Database: "d"})
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if diff := cmp.Diff(read, tree(t, db, sql)); diff != "" {
			t.Errorf("%s became %s (-want +got):\n%s", text, sql, diff)
		}
		same++
	}
	if same < want {
		t.Errorf("the engine reads only %d of the expressions", same)
	}
}

// generator makes expressions of every operator.
type generator struct{ *rand.Rand }

func (g generator) pick(list ...string) string { return list[g.IntN(len(list))] }

// chain returns operands with operators between them.
func (g generator) chain(depth int) string {
	var b strings.Builder
	for i := range 1 + g.IntN(4) {
		if i > 0 {
			switch g.IntN(12) {
			case 0:
				b.WriteString(g.pick(" BETWEEN ", " NOT BETWEEN ") + g.operand(0) + " AND ")
			case 1:
				b.WriteString(" ? " + g.chain(depth-2) + " : ")
			default:
				b.WriteString(g.pick(" AND ", " OR ", " = ", " == ", " != ", " <> ", " < ", " <= ", " > ", " >= ", " <=> ", " + ",
					" - ", "-", " * ", " / ", " % ", " || ", " LIKE ", " NOT LIKE ", " ILIKE ", " NOT ILIKE ", " DIV ", " MOD ",
					" REGEXP ", " IS DISTINCT FROM ", " IS NOT DISTINCT FROM "))
			}
		}
		if g.IntN(4) == 0 {
			b.WriteString(g.pick("NOT ", "-", "- "))
		}
		b.WriteString(g.operand(depth))
		if g.IntN(5) == 0 {
			b.WriteString(g.pick(" IS NULL", " IS NOT NULL"))
		}
	}
	return b.String()
}

func (g generator) operand(depth int) string {
	if depth > 0 {
		switch g.IntN(8) {
		case 0, 1:
			return "(" + g.chain(depth-1) + " OR a)" + g.pick("", "::Int8", ".1", "[1]")
		case 2:
			return "arrayMap(x -> " + g.chain(depth-1) + ", z)"
		case 3:
			return "CASE WHEN " + g.chain(depth-1) + " THEN 1 END"
		case 4:
			return "INTERVAL " + g.operand(0) + " DAY"
		}
	}
	return g.pick("a", "b", "c.d", "c.d.1", "1", "2.5", "'s'", "m['k']", "m['k'][1].2", "now()", "NULL", "[a, 1]", "(a, b)",
		"a::Int8", "a.1::String", "plus(a, b - 1)", "-1", "x")
}
