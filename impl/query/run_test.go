package query

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Start and End are the range of the rows that tests know: two hours from 2026-01-05T10:00:00Z on.
const Start, End = 1767607200000, Start + 2*3_600_000

// SetUp returns a Runner on a database, and the database's source on the table t.
func SetUp(t testing.TB, statements ...string) (*Runner, sqlgen.Source) {
	t.Helper()
	db := enginetest.Start(t)
	Exec(t, db, statements...)
	return RunnerOf(db), TableSource(db, "t")
}

// answer answers a chart of the test range by the hour.
func (r *Runner) answer(t testing.TB, columns bool, series ...sqlgen.Series) string {
	t.Helper()
	text, err := r.Chart(t.Context(), Team, Chart{
		Series: series, Start: Start, End: End, Granularity: "1h", Columns: columns,
	})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAggregations(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (
			ts DateTime64(9), svc String, text LowCardinality(String), note Nullable(String), attrs Map(String, String),
			n Int64, maybe Nullable(Float32), ok Bool, code FixedString(3), big UInt64, weight Nullable(String), rate UInt16
		) ENGINE = Memory`,
		`INSERT INTO t VALUES
			('2026-01-05 10:00:00', 'a', '1', '10', {'ms': '1.5'}, -1, NULL, true, '7', 9007199254740993, '2', 2),
			('2026-01-05 10:10:00', 'a', '2', NULL, {'ms': '2.5'}, 2, 0.5, false, '8', 1, NULL, 0),
			('2026-01-05 10:20:00', 'a', 'abc', '', {'ms': ''}, 3, 1.5, true, 'x', 1, 'x', 1),
			('2026-01-05 10:30:00', 'a', '4', 'x', {}, 4, NULL, true, '', 1, '3', 3),
			('2026-01-05 10:40:00', 'a', '', '1e2', {'ms': ' 3'}, 5, NULL, true, '', 1, '-1', 1),
			('2026-01-05 10:50:00', 'a', 'nan', NULL, {'ms': 'inf'}, 6, NULL, true, '', 1, '', 1),
			('2026-01-05 11:00:00', 'b', 'none', NULL, {}, 7, NULL, false, '', 1, '', 1)`)
	for _, tt := range aggregations {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := source
			if rate := tt.series.Source.SampleRate; rate != "" {
				s.Kind, s.SampleRate = "trace", rate
			}
			tt.series.Source = s
			var want []string
			add := func(bucket int, value string) {
				switch value {
				case "":
					return
				case "null":
					value += `,"series_0.noValue":` + strconv.Quote(strconv.Quote(tt.series.Field)+" is NULL in this window")
				}
				want = append(want, fmt.Sprintf(`{"ts_bucket":%d,"group":[],"series_0.data":%s}`, bucket, value))
			}
			add(1767607200000, tt.first)
			add(1767610800000, tt.last)
			querytest.WantText(t, "["+strings.Join(want, ",")+"]", r.answer(t, false, tt.series))
		})
	}
}

// sampledBy is a source of spans on the table of a test, with a sample rate.
func sampledBy(rate string) sqlgen.Source {
	return sqlgen.Source{Kind: "trace", SampleRate: rate}
}

func levelOf(v float64) *float64 { return &v }

// aggregations are series over the rows of TestAggregations, and their values.
var aggregations = []struct {
	rule        string
	series      sqlgen.Series
	first, last string // the values at 10:00 and 11:00
}{
	{"count", sqlgen.Series{AggFn: "count"}, "6", "1"},
	{"text that is no number is skipped by avg", sqlgen.Series{AggFn: "avg", Field: "text"}, "2.3333333333333335", "null"},
	{"min", sqlgen.Series{AggFn: "min", Field: "text"}, "1", "null"},
	{"max", sqlgen.Series{AggFn: "max", Field: "text"}, "4", "null"},
	{"sum", sqlgen.Series{AggFn: "sum", Field: "text"}, "7", "0"},
	{"quantile", sqlgen.Series{AggFn: "quantile", Field: "text"}, "2", "null"},
	{"quantile 0", sqlgen.Series{AggFn: "quantile", Field: "text", Level: levelOf(0)}, "1", "null"},
	{"quantile 1", sqlgen.Series{AggFn: "quantile", Field: "text", Level: levelOf(1)}, "4", "null"},
	{"quantile interpolates", sqlgen.Series{AggFn: "quantile", Field: "text", Level: levelOf(0.75)}, "3", "null"},
	{"distinct values are not converted", sqlgen.Series{AggFn: "count_distinct", Field: "text"}, "6", "1"},

	{"NULLs are skipped", sqlgen.Series{AggFn: "avg", Field: "note"}, "55", "null"},
	{"NULLs are not counted", sqlgen.Series{AggFn: "count_distinct", Field: "note"}, "4", "0"},
	{"a sum of NULLs is 0", sqlgen.Series{AggFn: "sum", Field: "note"}, "110", "0"},

	{"a map's values", sqlgen.Series{AggFn: "avg", Field: "attrs.ms"}, "2", "null"},
	{"a map's values in brackets", sqlgen.Series{AggFn: "max", Field: "attrs['ms']"}, "2.5", "null"},
	{"a missing key is a value of its own", sqlgen.Series{AggFn: "count_distinct", Field: "attrs.ms"}, "5", "1"},

	{"numbers", sqlgen.Series{AggFn: "avg", Field: "n"}, "3.1666666666666665", "7"},
	{"negative numbers", sqlgen.Series{AggFn: "min", Field: "n"}, "-1", "7"},
	{"nullable numbers", sqlgen.Series{AggFn: "avg", Field: "maybe"}, "1", "null"},
	{"a sum of nullable numbers", sqlgen.Series{AggFn: "sum", Field: "maybe"}, "2", "0"},
	{"truth counts as 1", sqlgen.Series{AggFn: "sum", Field: "ok"}, "5", "0"},
	{"padding does not matter", sqlgen.Series{AggFn: "sum", Field: "code"}, "15", "0"},
	{"distinct large numbers", sqlgen.Series{AggFn: "count_distinct", Field: "big"}, "2", "1"},

	{"the last value is that of the latest time", sqlgen.Series{AggFn: "last_value", Field: "n"}, "6", "7"},
	{"the last value that is a number", sqlgen.Series{AggFn: "last_value", Field: "text"}, "4", "null"},
	{"the last value that is not NULL", sqlgen.Series{AggFn: "last_value", Field: "maybe"}, "1.5", "null"},
	{"any value is as it is stored", sqlgen.Series{AggFn: "any", Field: "svc"}, `"a"`, `"b"`},
	{"any value of a map", sqlgen.Series{AggFn: "any", Field: "attrs", Where: "n:4 OR n:7"}, "{}", "{}"},
	{"an aggregation of one's own", sqlgen.Series{AggFn: "none", Field: "sum(n) / count() + 1"}, "4.166666666666666", "8"},
	{"one of text", sqlgen.Series{AggFn: "none", Field: "concat(min(svc), '-', toString(max(n)))"}, `"a-6"`, `"b-7"`},
	{"its rows are those of the filter", sqlgen.Series{AggFn: "none", Field: "sum(n)", Where: "n:>4"}, "11", "7"},

	{"an expression of numbers", sqlgen.Series{AggFn: "avg", Field: "n * 2"}, "6.333333333333333", "14"},
	{"one of text", sqlgen.Series{AggFn: "avg", Field: "trim(attrs.ms)"}, "2.3333333333333335", "null"},
	{"one of text with numbers", sqlgen.Series{AggFn: "sum", Field: "concat(text, '')"}, "7", "0"},
	{"one of nullable numbers", sqlgen.Series{AggFn: "max", Field: "maybe * 10"}, "15", "null"},
	{"one of truth", sqlgen.Series{AggFn: "sum", Field: "toBool(n > 2)"}, "4", "1"},
	{"one of decimals", sqlgen.Series{AggFn: "max", Field: "toDecimal64(n, 2) / 4"}, "1.5", "1.75"},
	{"one that is infinite in a row", sqlgen.Series{AggFn: "max", Field: "1 / (n - 2)"}, "1", "0.2"},
	{"one of days, which are no numbers", sqlgen.Series{AggFn: "max", Field: "toDate(ts)"}, "null", "null"},
	{"distinct values of one", sqlgen.Series{AggFn: "count_distinct", Field: "n % 2"}, "3", "1"},
	{"any value of one", sqlgen.Series{AggFn: "any", Field: "upper(svc)"}, `"A"`, `"B"`},
	{"the last value of one", sqlgen.Series{AggFn: "last_value", Field: "0 - n"}, "-6", "-7"},

	{"an SQL filter", sqlgen.Series{AggFn: "count", Where: "n > 4 AND svc IN ('a', 'b')", WhereLanguage: "sql"}, "2", "1"},
	{"one with a path", sqlgen.Series{AggFn: "count", Where: "attrs.ms = '1.5' OR n = 7", WhereLanguage: "sql"}, "1", "1"},
	{"one called promql", sqlgen.Series{AggFn: "count", Where: "n IN (1, 2, 7)", WhereLanguage: "promql"}, "1", "1"},
	{"one that is NULL", sqlgen.Series{AggFn: "count", Where: "maybe > 1 OR n = 7", WhereLanguage: "sql"}, "1", "1"},
	{"one with OR", sqlgen.Series{AggFn: "count", Where: "n > 90 OR n = 7 OR ts > '2027-01-01'", WhereLanguage: "sql"}, "", "1"},

	{"a filter keeps rows", sqlgen.Series{AggFn: "count", Where: `text:"1" OR n:>4`}, "3", "1"},
	{"a filter on the group", sqlgen.Series{AggFn: "count", Where: "-svc:b"}, "6", ""},

	{"weighted count", sqlgen.Series{Source: sampledBy("rate"), AggFn: "count"}, "9", "1"},
	{"weights are numbers from 1 on", sqlgen.Series{Source: sampledBy("weight"), AggFn: "count"}, "9", "1"},
	{"weighted sum", sqlgen.Series{Source: sampledBy("rate"), AggFn: "sum", Field: "text"}, "16", "0"},
	{"weighted avg", sqlgen.Series{Source: sampledBy("rate"), AggFn: "avg", Field: "text"}, "2.6666666666666665", "null"},
	{"weighted avg of nullable numbers", sqlgen.Series{Source: sampledBy("weight"), AggFn: "avg", Field: "maybe"}, "1", "null"},
	{"weighted quantile", sqlgen.Series{Source: sampledBy("rate"), AggFn: "quantile", Field: "text", Level: levelOf(1)}, "4", "null"},
	{"a key as the weight", sqlgen.Series{Source: sampledBy("attrs.ms"), AggFn: "count"}, "6", "1"},
	{"an expression as the weight", sqlgen.Series{Source: sampledBy("rate * 2"), AggFn: "count"}, "17", "2"},
	{"an expression that is NULL", sqlgen.Series{Source: sampledBy("nullIf(rate, 2)"), AggFn: "count"}, "8", "1"},
	{"a weight is a whole number", sqlgen.Series{Source: sampledBy("rate + 0.5"), AggFn: "count"}, "6", "1"},
	{"last_value has no weights", sqlgen.Series{Source: sampledBy("rate"), AggFn: "last_value", Field: "n"}, "6", "7"},
	{"min has no weights", sqlgen.Series{Source: sampledBy("rate"), AggFn: "min", Field: "n"}, "-1", "7"},
}

func TestARangeOfNothingHasNoData(t *testing.T) {
	t.Parallel()
	opened := false
	r := NewRunner(func(context.Context, core.TeamID, string) (*engine.DB, error) {
		opened = true
		return nil, core.NotFoundError("Connection not found")
	})
	for _, tt := range []struct{ start, end int64 }{{End, Start}, {Start, Start}, {sqlgen.MaxMillis + 1, sqlgen.MaxMillis + 2}} {
		text, err := r.Chart(t.Context(), Team, Chart{Start: tt.start, End: tt.end, Series: []sqlgen.Series{{AggFn: "nope"}}})
		if err != nil || string(text) != "[]" || opened {
			t.Errorf("%d to %d: got %s, error %v, opened %v", tt.start, tt.end, text, err, opened)
		}
	}
}

func TestAnswersByGroup(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t,
		`CREATE TABLE t (ts DateTime64(9), svc LowCardinality(String), attrs Map(String, String), n UInt8) ENGINE = Memory`,
		`INSERT INTO t VALUES
			('2026-01-05 10:00:00', 'pay', {'zone.id': 'eu'}, 1), ('2026-01-05 10:30:00', 'pay', {'zone.id': 'us'}, 2),
			('2026-01-05 10:40:00', 'pay', {'zone.id': 'us'}, 4), ('2026-01-05 11:00:00', 'cart', {}, 8),
			('2026-01-05 11:59:59.999', 'pay', {'zone.id': 'eu'}, 16)`)
	groups := []string{"svc", "attrs['zone.id']"}
	count := sqlgen.Series{Source: source, AggFn: "count", GroupBy: groups, Where: "n:<10"}
	sum := sqlgen.Series{Source: source, AggFn: "sum", Field: "n", GroupBy: groups, Where: "n:>2"}
	t.Run("merged", func(t *testing.T) {
		t.Parallel()
		querytest.WantText(t, `[`+
			`{"ts_bucket":1767607200000,"group":["pay","eu"],"series_0.data":1},`+
			`{"ts_bucket":1767607200000,"group":["pay","us"],"series_0.data":2,"series_1.data":4},`+
			`{"ts_bucket":1767610800000,"group":["cart",""],"series_0.data":1,"series_1.data":8},`+
			`{"ts_bucket":1767610800000,"group":["pay","eu"],"series_1.data":16}]`, r.answer(t, false, count, sum))
	})
	t.Run("columns", func(t *testing.T) {
		t.Parallel()
		const zone = `"arrayElement(attrs, 'zone.id')"`
		querytest.WantText(t, `[`+
			`{"series_0":1,"svc":"pay",`+zone+`:"eu","__hdx_time_bucket":"2026-01-05T10:00:00Z"},`+
			`{"series_0":2,"svc":"pay",`+zone+`:"us","__hdx_time_bucket":"2026-01-05T10:00:00Z"},`+
			`{"series_0":1,"svc":"cart",`+zone+`:"","__hdx_time_bucket":"2026-01-05T11:00:00Z"},`+
			`{"series_1":4,"svc":"pay",`+zone+`:"us","__hdx_time_bucket":"2026-01-05T10:00:00Z"},`+
			`{"series_1":8,"svc":"cart",`+zone+`:"","__hdx_time_bucket":"2026-01-05T11:00:00Z"},`+
			`{"series_1":16,"svc":"pay",`+zone+`:"eu","__hdx_time_bucket":"2026-01-05T11:00:00Z"}]`,
			r.answer(t, true, count, sum))
	})
	t.Run("a dotted name is the same group", func(t *testing.T) {
		t.Parallel()
		dotted := count
		dotted.GroupBy = []string{"svc", "attrs.zone.id"}
		querytest.WantText(t, r.answer(t, true, count), r.answer(t, true, dotted))
	})
	t.Run("a repeated group is one column", func(t *testing.T) {
		t.Parallel()
		twice := sqlgen.Series{Source: source, AggFn: "max", Field: "n", GroupBy: []string{"svc", "svc"}, Where: "svc:cart"}
		querytest.WantText(t, `[{"series_0":8,"svc":"cart","__hdx_time_bucket":"2026-01-05T11:00:00Z"}]`, r.answer(t, true, twice))
		querytest.WantText(t, `[{"ts_bucket":1767610800000,"group":["cart","cart"],"series_0.data":8}]`, r.answer(t, false, twice))
	})
	t.Run("expressions have the names that ClickHouse gives", func(t *testing.T) {
		t.Parallel()
		series := sqlgen.Series{Source: source, AggFn: "max", Field: "n", Where: "svc:cart", GroupBy: []string{
			"lower(svc)", "upper(attrs.zone.id)", "n / 2", "'x'", "n > 1 ? 'many' : 'few'", "1",
		}}
		querytest.WantText(t, `[{"series_0":8,"lower(svc)":"cart","upper(arrayElement(attrs, 'zone.id'))":"","divide(n, 2)":4,`+
			`"'x'":"x","if(greater(n, 1), 'many', 'few')":"many","1":1,"__hdx_time_bucket":"2026-01-05T11:00:00Z"}]`,
			r.answer(t, true, series))
		querytest.WantText(t, `[{"ts_bucket":1767610800000,"group":["cart","",4,"x","many",1],"series_0.data":8}]`,
			r.answer(t, false, series))
	})
	t.Run("an alias is the name, also when it is that of a column", func(t *testing.T) {
		t.Parallel()
		series := sqlgen.Series{Source: source, AggFn: "max", Field: "n", Where: "svc:cart", GroupBy: []string{
			"upper(svc) AS svc", "attrs.zone.id AS `the zone`",
		}}
		querytest.WantText(t, `[{"series_0":8,"svc":"CART","the zone":"","__hdx_time_bucket":"2026-01-05T11:00:00Z"}]`,
			r.answer(t, true, series))
	})
	t.Run("an item of several columns is an array", func(t *testing.T) {
		t.Parallel()
		series := sqlgen.Series{
			Source: source, AggFn: "sum", Field: "n",
			GroupBy: []string{"svc, attrs['zone.id']", "n > 4", "upper(svc) AS a, 1 AS b"},
		}
		querytest.WantText(t, `[`+
			`{"ts_bucket":1767607200000,"group":[["pay","eu"],0,["PAY",1]],"series_0.data":1},`+
			`{"ts_bucket":1767607200000,"group":[["pay","us"],0,["PAY",1]],"series_0.data":6},`+
			`{"ts_bucket":1767610800000,"group":[["cart",""],1,["CART",1]],"series_0.data":8},`+
			`{"ts_bucket":1767610800000,"group":[["pay","eu"],1,["PAY",1]],"series_0.data":16}]`,
			r.answer(t, false, series))
		series.Where = "svc:cart"
		querytest.WantText(t, `[{"series_0":8,"svc":"cart","arrayElement(attrs, 'zone.id')":"","greater(n, 4)":1,"a":"CART","b":1,`+
			`"__hdx_time_bucket":"2026-01-05T11:00:00Z"}]`, r.answer(t, true, series))
	})
	t.Run("no rows", func(t *testing.T) {
		t.Parallel()
		none := sqlgen.Series{Source: source, AggFn: "count", Where: "n:>200"}
		querytest.WantText(t, "[]", r.answer(t, false, none, none))
		querytest.WantText(t, "[]", r.answer(t, true, none))
	})
}

// Sources may store one attribute as text and as a number, and NULL is unlike the empty text.
func TestGroupsOfDifferentTypesMerge(t *testing.T) {
	t.Parallel()
	r, texts := SetUp(t, `CREATE TABLE t (ts DateTime, a Nullable(String), b String) ENGINE = Memory`,
		`CREATE TABLE numbers (ts DateTime, a Nullable(UInt16), b String) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', '5', ''), ('2026-01-05 10:00:00', NULL, ''),
			('2026-01-05 10:00:00', '', ''), ('2026-01-05 10:00:00', 'null', ''), ('2026-01-05 10:00:00', 'x|y', 'z'),
			('2026-01-05 10:00:00', 'x', 'y|z')`,
		`INSERT INTO numbers VALUES ('2026-01-05 10:00:00', 5, ''), ('2026-01-05 10:00:00', NULL, '')`)
	numbers := texts
	numbers.From.Table = "numbers"
	const object = `{"ts_bucket":1767607200000,"group":`
	querytest.WantText(t, `[`+
		object+`["",""],"series_0.data":1},`+
		object+`["5",""],"series_0.data":1,"series_1.data":1},`+
		object+`["null",""],"series_0.data":1},`+
		object+`["x","y|z"],"series_0.data":1},`+
		object+`["x|y","z"],"series_0.data":1},`+
		object+`[null,""],"series_0.data":1,"series_1.data":1}]`,
		r.answer(t, false, sqlgen.Series{Source: texts, AggFn: "count", GroupBy: []string{"a", "b"}},
			sqlgen.Series{Source: numbers, AggFn: "count", GroupBy: []string{"a", "b"}}))
}

func TestGroupsKeepTheirType(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime, i8 Int8, u64 UInt64, i64 Int64, i128 Int128, f32 Float32,
			nan Float64, dec Decimal(10, 2), b Bool, s String, e Enum8('x' = 1), u UUID, ip4 IPv4, ip6 IPv6, d Date, dt DateTime,
			dt9 DateTime64(9), berlin DateTime('Europe/Berlin'), arr Array(UInt64), times Array(DateTime64(3)),
			m Map(String, UInt8), none Nullable(String), t0 DateTime64(0)) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', -8, 18446744073709551615, 9007199254740992, -170141183460469231731, 0.1,
			nan, 1.25, true, unhex('22C3A9FF0A'), 'x', '61f0c404-5cb3-11e7-907b-a6006ad3dba0', '10.0.0.1', '::1',
			'2026-01-05', '2026-01-05 10:00:00', '2026-01-05 10:00:00.000000001', '2026-01-05 10:00:00',
			[1, 9007199254740993], ['2026-01-05 10:00:00.5'], {'b': 1, 'a': 2}, NULL, '2026-01-05 10:00:00')`)
	for group, want := range map[string]string{
		"i8": `-8`, "u64": `"18446744073709551615"`, "i64": `9007199254740992`, "i128": `"-170141183460469231731"`,
		"f32": `0.1`, "nan": `null`, "dec": `1.25`, "b": `true`, "s": `"\"é` + "\uFFFD" + `\n"`, "e": `"x"`,
		"u": `"61f0c404-5cb3-11e7-907b-a6006ad3dba0"`, "ip4": `"10.0.0.1"`, "ip6": `"::1"`, "d": `"2026-01-05"`,
		"dt": `"2026-01-05T10:00:00Z"`, "dt9": `"2026-01-05T10:00:00.000000001Z"`, "berlin": `"2026-01-05T09:00:00Z"`,
		"arr": `[1,"9007199254740993"]`, "times": `["2026-01-05T10:00:00.500Z"]`, "m": `{"a":2,"b":1}`, "none": `null`,
		"t0": `"2026-01-05T10:00:00Z"`, "m['a']": `2`, "(i8, (b, e))": `[-8,[true,"x"]]`,
		"map('a', (1, (2, [3])))": `{"a":[1,[2,[3]]]}`,
	} {
		t.Run(group, func(t *testing.T) {
			t.Parallel()
			querytest.WantText(t, `[{"ts_bucket":1767607200000,"group":[`+want+`],"series_0.data":1}]`,
				r.answer(t, false, sqlgen.Series{Source: source, AggFn: "count", GroupBy: []string{group}}))
		})
	}
}

func TestSettingsReachTheEngine(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT '2026-01-05 10:00:00' FROM numbers(10)`)
	for _, tt := range []struct{ name, value, want string }{
		{"force_data_skipping_indices", "idx", "series 0: INDEX_NOT_USED: "},
		{"no_such_setting", "1", `series 0: querySettings of the source: "no_such_setting" cannot be set`},
	} {
		source.Settings = []sqlgen.Setting{{Name: tt.name, Value: tt.value}}
		_, err := r.Chart(t.Context(), Team, Chart{
			Start: Start, End: End, Series: []sqlgen.Series{{Source: source, AggFn: "count"}},
		})
		querytest.WantError(t, err, core.Invalid, tt.want)
	}
	source.Settings = []sqlgen.Setting{{Name: "max_threads", Value: "1"}}
	querytest.WantText(t, `[{"ts_bucket":1767607200000,"group":[],"series_0.data":10}]`,
		r.answer(t, false, sqlgen.Series{Source: source, AggFn: "count"}))
}

func TestTelemetryTables(t *testing.T) {
	t.Parallel()
	db := telemetryTables(t)
	r := RunnerOf(db)
	source := func(kind, text string) sqlgen.Source {
		s, err := sqlgen.ParseSource([]byte(`{"kind": "` + kind + `", "timestampValueExpression": "Timestamp", ` + text + `,
			"from": {"databaseName": "` + db.Database() + `", "tableName": "otel_` + kind + `s"}}`))
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	logs := source("log", `"bodyExpression": "Body"`)
	traces := source("trace", `"implicitColumnExpression": "SpanName", "sampleRateExpression": "SampleRate"`)
	listed := source("log", `"implicitColumnExpression": "ResourceAttributes.k8s.pod.name, upper(Body)"`)
	sessions := source("session", `"section": "x"`)
	sessions.From.Table, sessions.Timestamp = "hyperdx_sessions", "TimestampTime"
	for _, tt := range []struct {
		rule   string
		series sqlgen.Series
		want   string
	}{
		{
			"sessions",
			sqlgen.Series{Source: sessions, AggFn: "count_distinct", Field: "LogAttributes.rum.sessionId", Where: `Body.type:"3"`},
			`"group":[],"series_0.data":2}`,
		},
		{
			"durations in milliseconds",
			sqlgen.Series{Source: traces, AggFn: "max", Field: "Duration / 1e6", GroupBy: []string{"ServiceName AS svc"}},
			`"group":["cart"],"series_0.data":0.004}`,
		},
		{
			"bare text in a list with an expression and a path",
			sqlgen.Series{Source: listed, AggFn: "count", Where: "cart-2 OR *FAILED"},
			`"group":[],"series_0.data":2}`,
		},
		{
			"all values of an attribute of events",
			sqlgen.Series{
				Source: traces, AggFn: "count", GroupBy: []string{"Events.Name"}, WhereLanguage: "sql",
				Where: "has(Events.Attributes.exception.type, 'Timeout')",
			},
			`"group":[["exception"]],"series_0.data":10}`,
		},
		{
			"a resource attribute",
			sqlgen.Series{Source: logs, AggFn: "count", GroupBy: []string{"ResourceAttributes.k8s.pod.name"}},
			`"group":[""],"series_0.data":1} "group":["cart-1"],"series_0.data":1} "group":["cart-2"],"series_0.data":1}`,
		},
		{
			"a materialized column",
			sqlgen.Series{Source: logs, AggFn: "count_distinct", Field: "__hdx_materialized_k8s.pod.name"},
			`"group":[],"series_0.data":3}`,
		},
		{
			"the items of a map",
			sqlgen.Series{Source: logs, AggFn: "count", Where: `ResourceAttributeItems:"k8s.pod.name=cart-2"`},
			`"group":[],"series_0.data":1}`,
		},
		{
			"bare text in logs",
			sqlgen.Series{Source: logs, AggFn: "count", Where: "disk SeverityNumber:>=17"},
			`"group":[],"series_0.data":2}`,
		},
		{"sampled spans", sqlgen.Series{Source: traces, AggFn: "count"}, `"group":[],"series_0.data":11}`},
		{
			"a sampled average",
			sqlgen.Series{Source: traces, AggFn: "avg", Field: "Duration"},
			`"group":[],"series_0.data":1272.7272727272727}`,
		},
		{
			"bare text in traces",
			sqlgen.Series{Source: traces, AggFn: "max", Field: "Duration", Where: "items"},
			`"group":[],"series_0.data":1000}`,
		},
		{
			"an attribute of events",
			sqlgen.Series{Source: traces, AggFn: "count", Where: `Events.Name:exc Events.Attributes.exception.type:"Timeout"`},
			`"group":[],"series_0.data":10}`,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			want := "[" + strings.ReplaceAll(`{"ts_bucket":1767607200000,`+tt.want, `} `, `},{"ts_bucket":1767607200000,`) + "]"
			querytest.WantText(t, want, r.answer(t, false, tt.series))
		})
	}
}

// telemetryTables is an engine with a few rows in the tables of telemetry.
func telemetryTables(t *testing.T) *engine.DB {
	t.Helper()
	db := enginetest.Start(t)
	// The default would drop these rows one day.
	const years = 20 * 365 * 24 * time.Hour
	if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{Logs: years, Traces: years, Sessions: years}); err != nil {
		t.Fatal(err)
	}
	Exec(t, db, `INSERT INTO otel_logs (Timestamp, ServiceName, SeverityNumber, Body, ResourceAttributes) VALUES
			('2026-01-05 10:00:00.1', 'cart', 17, 'Disk full', {'k8s.pod.name': 'cart-1'}),
			('2026-01-05 10:00:00.2', 'cart', 9, 'hello', {'k8s.pod.name': 'cart-2'}),
			('2026-01-05 10:00:00.3', 'pay', 17, 'disk failed', {})`,
		`INSERT INTO otel_traces (Timestamp, ServiceName, SpanName, Duration, SpanAttributes, Events.Timestamp,
				Events.Name, Events.Attributes) VALUES
			('2026-01-05 10:00:00.1', 'cart', 'GET /items', 1000, {'SampleRate': '10'}, ['2026-01-05 10:00:00.1'],
				['exception'], [{'exception.type': 'Timeout'}]),
			('2026-01-05 10:00:00.2', 'cart', 'GET /', 4000, {}, [], [], [])`,
		`INSERT INTO hyperdx_sessions (Timestamp, ServiceName, Body, LogAttributes) VALUES
			('2026-01-05 10:00:00.1', 'web', '{"type":2}', {'rum.sessionId': 'a'}),
			('2026-01-05 10:00:00.2', 'web', '{"type":3}', {'rum.sessionId': 'a'}),
			('2026-01-05 10:59:59.9', 'web', '{"type":3}', {'rum.sessionId': 'b'})`)
	return db
}
