package sqlgen

import (
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/usersql"
)

// testTemplate is a template of a line over a source of logs, with a variable that has two values and one that has none.
func testTemplate(p *filter.Params) template {
	source := Source{Kind: "log"}
	source.From.Database, source.From.Table = "db", "t"
	return template{
		display: "line", buckets: true, params: p, source: &source,
		field: func(expression string) (string, error) { return "`" + expression + "`", nil },
		variables: map[string]Variable{
			"svc":  {"svc", "ServiceName", []string{"cart", "pay'ment"}},
			"one":  {"one", "Region", []string{"e,u"}},
			"none": {"none", "Zone", nil},
		},
		filters: []Variable{{"Service", "ServiceName", []string{"cart", "pay'ment"}}, {"Zone", "Zone", []string{"z"}}},
	}
}

func TestMacros(t *testing.T) {
	t.Parallel()
	const (
		from = "fromUnixTimestamp64Milli({startDateMilliseconds:Int64}, 'UTC')"
		to   = "fromUnixTimestamp64Milli({endDateMilliseconds:Int64}, 'UTC')"
	)
	for _, tt := range []struct{ text, want string }{
		{"SELECT 1", "SELECT 1"},
		{"", ""},
		{"$__fromTime", "toDateTime(" + from + ")"},
		{"$__toTime", "toDateTime(" + to + ")"},
		{"$__fromTime()", "toDateTime(" + from + ")"},
		{"$__fromTime_ms", from},
		{"$__toTime_ms( )", to},
		{"$__timeFilter(ts)", "(ts >= toDateTime(" + from + ") AND ts <= toDateTime(" + to + "))"},
		{"$__timeFilter_ms (ts)", "(ts >= " + from + " AND ts <= " + to + ")"},
		{"$__dateFilter(d)", "(d >= toDate(" + from + ") AND d <= toDate(" + to + "))"},
		{
			"$__dateTimeFilter(d, f(a, b))",
			"((d >= toDate(" + from + ") AND d <= toDate(" + to + ")) AND " +
				"(f(a, b) >= toDateTime(" + from + ") AND f(a, b) <= toDateTime(" + to + ")))",
		},
		{
			"$__dt(d,t)",
			"((d >= toDate(" + from + ") AND d <= toDate(" + to + ")) AND " +
				"(t >= toDateTime(" + from + ") AND t <= toDateTime(" + to + ")))",
		},
		{"$__timeInterval(ts)", "toStartOfInterval(toDateTime(ts, 'UTC'), toIntervalSecond({intervalSeconds:Int64}))"},
		{
			"$__timeInterval_ms(ts)",
			"toStartOfInterval(toDateTime64(ts, 3, 'UTC'), toIntervalMillisecond({intervalMilliseconds:Int64}))",
		},
		{"x / $__interval_s", "x / {intervalSeconds:Int64}"},
		{"$__filters", "((`ServiceName` IN ({p0:String}, {p1:String})) AND (`Zone` IN ({p2:String})))"},
		{"$__sourceTable", "`db`.`t`"},
		{"FROM $__sourceTable()", "FROM `db`.`t`"},
		{"$__filter($svc)", "(`ServiceName` IN ({p0:String}, {p1:String}))"},
		{"$__filter(${svc})", "(`ServiceName` IN ({p0:String}, {p1:String}))"},
		{"$__filter(svc)", "(`ServiceName` IN ({p0:String}, {p1:String}))"},
		{"$__filter(lower(a), $svc)", "((lower(a)) IN ({p0:String}, {p1:String}))"},
		{"$__filter($none)", "(1 = 1)"},
		{"$__filter(x, $none)", "(1 = 1)"},
		{"$__conditionalAll(a IN ($svc), $svc)", "(a IN ({p0:String}, {p1:String}))"},
		{"$__conditionalAll(a IN ($none), $none)", "(1 = 1)"},
		{"$__conditionalAll(a OR b, $one)", "(a OR b)"},

		// Variables, whose values are parameters.
		{"x IN ($svc)", "x IN ({p0:String}, {p1:String})"},
		{"x IN (${svc})", "x IN ({p0:String}, {p1:String})"},
		{"x IN (${svc:sqlstring})", "x IN ({p0:String}, {p1:String})"},
		{"x IN ($none)", "x IN (NULL)"},
		{"match(x, ${svc:regex})", "match(x, {p0:String})"},
		{"${svc:csv}${svc:lucene}", "{p0:String}{p1:String}"},
		{"f($svc,$one)", "f({p0:String}, {p1:String},{p2:String})"},
		{"a$svc", "a$svc"}, // a name in ClickHouse
		{"1+$one", "1+{p0:String}"},

		// Strings, names and comments.
		{"'$__fromTime'", "'$__fromTime'"},
		{"`$__fromTime $one`", "`$__fromTime $one`"},
		{`"$one"`, `"$one"`},
		{"1 -- $__nope $nope\n$one", "1 -- $__nope $nope\n{p0:String}"},
		{"/* $__nope ' */ $one", "/* $__nope ' */ {p0:String}"},
		{"a - -$one", "a - -{p0:String}"},
		{"'a'$one", "'a'{p0:String}"},
		{"'it''s' || 'x\\'$__fromTime' || $one", "'it''s' || 'x\\'$__fromTime' || {p0:String}"},
		{"'$one'", "{p0:String}"},
		{"'%${one}%'", "concat('%', {p0:String}, '%')"},
		{"'a$one'", "concat('a', {p0:String})"},
		{"'${one}b$one'", "concat({p0:String}, 'b', {p0:String})"},
		{"'it''s $one'", "concat('it''s ', {p0:String})"},
		{`'\$one \'$one'`, `concat('\$one \'', {p0:String})`},
		{"'^foo$' '$5' '$nobody'", "'^foo$' '$5' '$nobody'"},
		{"'${one:nope}'", "'${one:nope}'"},
		{"'not closed $one", "concat('not closed ', {p0:String}, ')"},
		{"$ $$ ${", "$ $$ ${"},

		// Macros in macros.
		{"$__timeFilter($__fromTime_ms)", "(" + from + " >= toDateTime(" + from + ") AND " + from + " <= toDateTime(" + to + "))"},
		{"$__filter(concat(a, '$one)'), $one)", "((concat(a, concat({p0:String}, ')'))) IN ({p0:String}))"},
		{"$__filter(f(a, [1, 2], {'x': 1}), $one)", "((f(a, [1, 2], {'x': 1})) IN ({p0:String}))"},
		{"$__timeFilter(a /* ) */)", "(a /* ) */ >= toDateTime(" + from + ") AND a /* ) */ <= toDateTime(" + to + "))"},
	} {
		var p filter.Params
		tmpl := testTemplate(&p)
		got, err := tmpl.expand(tt.text, 0)
		if err != nil || got != tt.want {
			t.Errorf("%s:\n got %s, %v\nwant %s", tt.text, got, err, tt.want)
		}
	}
}

func TestBrokenMacros(t *testing.T) {
	t.Parallel()
	deep := strings.Repeat("$__timeFilter(", 20) + "x" + strings.Repeat(")", 20)
	for text, want := range map[string]string{
		"$__nope":                    "unknown macro $__nope",
		"$__fromtime":                "unknown macro $__fromtime",
		"$__":                        "unknown macro $__",
		"$__timeFilter":              "$__timeFilter needs 1 argument, got 0",
		"$__timeFilter()":            "$__timeFilter needs 1 argument, got 0",
		"$__timeFilter(a, b)":        "$__timeFilter needs 1 argument, got 2",
		"$__timeFilter(a":            "$__timeFilter: missing closing parenthesis",
		"$__timeFilter(a]":           "$__timeFilter: missing closing parenthesis",
		"$__timeFilter('a)":          "$__timeFilter: missing closing parenthesis",
		"$__dt(a,)":                  "$__dt: argument 2 is empty",
		"$__dt(a)":                   "$__dt needs 2 arguments, got 1",
		"$__fromTime(1)":             "$__fromTime needs no arguments, got 1",
		"$__filter()":                "$__filter needs 1 or 2 arguments, got 0",
		"$__filter($nope)":           "$__filter: $nope is not a variable of the dashboard",
		"$__conditionalAll(a, 1)":    "$__conditionalAll: 1 is not a variable of the dashboard",
		"$__sourceTable(gauge)":      "$__sourceTable: the tile's source has no table of gauge metrics",
		"$nope":                      "$nope is not a variable of the dashboard",
		"${nope:csv}":                "$nope is not a variable of the dashboard",
		"${svc:json}":                "${svc:json}: the supported formats are sqlstring, regex, csv and lucene",
		"$__timeFilter($__nope)":     "unknown macro $__nope",
		deep:                         "macros are nested more than 16 levels deep",
		strings.Repeat("x", 1100000): "the SQL is too long after expanding its macros",
		strings.Repeat("$__timeFilter(", 15) + "x" + strings.Repeat(")", 15): "the SQL is too long",
	} {
		var p filter.Params
		tmpl := testTemplate(&p)
		_, err := tmpl.expand(text, 0)
		querytest.WantError(t, err, core.Invalid, want)
	}

	var p filter.Params
	number := template{display: "number", params: &p, variables: map[string]Variable{}, unplaced: true}
	for text, want := range map[string]string{
		"$__interval_s":         "$__interval_s is the width of a time bucket, and a number tile has no time buckets",
		"$__timeInterval(a)":    "$__timeInterval is the width of a time bucket, and a number tile has no time buckets",
		"$__timeInterval_ms(a)": "$__timeInterval_ms is the width of a time bucket, and a number tile has no time buckets",
		"$__sourceTable":        "$__sourceTable needs a tile with a sourceId",
		"$__filters":            "$__filters needs a tile with a sourceId",
	} {
		_, err := number.expand(text, 0)
		querytest.WantError(t, err, core.Invalid, want)
	}
	number.unplaced = false
	if got, err := number.expand("$__filters", 0); err != nil || got != sqlTrue {
		t.Errorf("without filters $__filters is %s, %v", got, err)
	}
	metric := testTemplate(&p)
	metric.source = &Source{Kind: "metric", MetricTables: map[string]string{"exponential histogram": "e`h"}}
	metric.source.From.Database = "db"
	_, err := metric.expand("$__sourceTable", 0)
	querytest.WantError(t, err, core.Invalid, "$__sourceTable needs a metric type for a metric source")
	for _, text := range []string{"$__sourceTable(exponential histogram)", "$__sourceTable('exponential histogram')"} {
		if got, err := metric.expand(text, 0); err != nil || got != "`db`.`e\\`h`" {
			t.Errorf("%s is %s, %v", text, got, err)
		}
	}
}

func TestVariables(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		format string
		values []string
		want   string
	}{
		{"", []string{"a"}, "a"},
		{"", []string{"a,b", `c"`}, `a,b,c"`},
		{"", nil, ""},
		{"csv", []string{"a", "b,c", `d"e`, "f\ng"}, "a,\"b,c\",\"d\"\"e\",\"f\ng\""},
		{"csv", nil, ""},
		{"sqlstring", []string{"a", `b'\`}, `'a','b\'\\'`},
		{"sqlstring", nil, "NULL"},
		{"regex", []string{"a.b"}, `a\.b`},
		{"regex", []string{"a.b", "c|d"}, `(a\.b|c\|d)`},
		{"regex", nil, ".*"},
		{"lucene", []string{`a"\`}, `"a\"\\"`},
		{"lucene", []string{"a", "b c"}, `("a" OR "b c")`},
		{"lucene", nil, "*"},
	} {
		if got, err := (Variable{"v", "", tt.values}).text(tt.format); err != nil || got != tt.want {
			t.Errorf("%q as %s is %s, %v, want %s", tt.values, tt.format, got, err, tt.want)
		}
	}
}

// variableTemplates use a variable in every place that there is for one.
var variableTemplates = []string{
	"SELECT count() FROM t WHERE a IN ($v)", "SELECT count() FROM t WHERE $__filter($v)",
	"SELECT count() FROM t WHERE $__filter(lower(a), $v)", "SELECT count() FROM t WHERE $__conditionalAll(a = $v, $v)",
	"SELECT ${v:regex}, ${v:csv}, ${v:lucene}, ${v:sqlstring}, ${v}", "SELECT 'a $v ${v:sqlstring} b', '${v:regex}'",
	"SELECT 1 WHERE $__filters",
}

// FuzzVariable checks that a value changes no SQL: it is always a parameter.
func FuzzVariable(f *testing.F) {
	for _, seed := range []string{
		"a", "", "'", "''", `\`, `\'`, "') OR 1=1 --", "*/", "/*", "`", "$v", "${v}", "$__filters", "{p0:String}", "\x00",
		"\xff", "’", "%' OR '1'='1", "a\nb", "); DROP TABLE t", "'; SELECT file('/etc/passwd')",
	} {
		f.Add(seed)
	}
	render := func(t *testing.T, text, value string) (string, map[string]string) {
		var p filter.Params
		v := Variable{"v", "a", []string{value}}
		tmpl := template{
			display: "number", params: &p, variables: map[string]Variable{"v": v}, filters: []Variable{v},
			field: func(expression string) (string, error) { return expression, nil },
		}
		sql, err := tmpl.expand(text, 0)
		if err != nil {
			t.Fatal(err)
		}
		types := map[string]string{}
		for name := range p.Values() {
			types[name] = "String"
		}
		parsed, err := usersql.ParseSelect(sql)
		if err != nil {
			t.Fatalf("%v in %s", err, sql)
		}
		rendered, err := parsed.SQL(usersql.Scope{Database: "db", Params: types})
		if err != nil {
			t.Fatalf("%v in %s", err, sql)
		}
		// Parameters with equal values are one, so names differ: what they say is compared below.
		for name := range types {
			rendered = strings.ReplaceAll(rendered, "{"+name+":String}", "{}")
		}
		return rendered, p.Values()
	}
	f.Fuzz(func(t *testing.T, value string) {
		for _, text := range variableTemplates {
			want, _ := render(t, text, "plain")
			got, params := render(t, text, value)
			if got != want {
				t.Errorf("%q turns %s\ninto %s\nwant %s", value, text, got, want)
			}
			if strings.Contains(text, "$v)") && !slices.Contains(slices.Collect(maps.Values(params)), value) {
				t.Errorf("%q is not among the parameters of %s: %q", value, text, params)
			}
		}
	})
}

// FuzzTemplate checks that any text either is refused or comes to an end, and that text without a dollar stays as it is.
func FuzzTemplate(f *testing.F) {
	for _, seed := range append(variableTemplates, "'$one", "$__filter(", "$__dt(a,(b)", "'\\", "/*", "--", "${", "`", "#!$one") {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var p filter.Params
		tmpl := testTemplate(&p)
		got, err := tmpl.expand(text, 0)
		switch {
		case err != nil && core.KindOf(err) != core.Invalid:
			t.Errorf("%q: %v", text, err)
		case err == nil && !strings.Contains(text, "$") && got != text:
			t.Errorf("%q becomes %q", text, got)
		}
		for i := range len(p.Values()) {
			if _, ok := p.Values()["p"+strconv.Itoa(i)]; !ok {
				t.Errorf("%q has no parameter %d", text, i)
			}
		}
	})
}

// TestMacrosOfShiftedBuckets holds that SQL whose buckets are ours runs once, whatever the windows are.
func TestMacrosOfShiftedBuckets(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		shift      int64
		text, want string
	}{
		{
			120_000, "$__timeInterval(ts)",
			"(toStartOfInterval(toDateTime(ts, 'UTC') - toIntervalSecond(120), toIntervalSecond(300)) + toIntervalSecond(120))",
		},
		{
			1500, "$__timeInterval(ts)",
			"(toStartOfInterval(toDateTime64(ts, 3, 'UTC') - toIntervalMillisecond(1500), toIntervalMillisecond(300000))" +
				" + toIntervalMillisecond(1500))",
		},
		{
			2000, "$__timeInterval_ms(ts)",
			"(toStartOfInterval(toDateTime64(ts, 3, 'UTC') - toIntervalMillisecond(2000), toIntervalMillisecond(300000))" +
				" + toIntervalMillisecond(2000))",
		},
	} {
		var p filter.Params
		template := testTemplate(&p)
		template.width, template.shift = 300_000, tt.shift
		got, err := template.expand(tt.text, 0)
		if err != nil {
			t.Fatal(err)
		}
		querytest.WantText(t, tt.want, got)
	}
}

// What variables stand for is put together once, however often they are there: values of megabytes in a thousand places would
// be gigabytes.
func TestTextsOfVariablesAreBounded(t *testing.T) { // alone, as it counts what is allocated
	expand := func(text string, values ...string) (string, map[string]string, error) {
		var p filter.Params
		tmpl := template{params: &p, variables: map[string]Variable{"v": {"v", "", values}}}
		sql, err := tmpl.expand(text, 0)
		return sql, p.Values(), err
	}
	long := slices.Repeat([]string{strings.Repeat("x", 1000)}, 500)
	for _, text := range []string{"'" + strings.Repeat("$v ", 10_000) + "'", strings.Repeat("${v:regex} ", 5_000)} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, params, err := expand(text, long...)
		runtime.ReadMemStats(&after)
		if made := (after.TotalAlloc - before.TotalAlloc) >> 20; err != nil || len(params) != 1 || made > 100 {
			t.Errorf("%.11s: %d parameters, %d MiB, %v", text, len(params), made, err)
		}
		_, _, err = expand(text, slices.Concat(long, long, long)...)
		querytest.WantError(t, err, core.Invalid, "the SQL is too long after expanding its macros")
	}
	if sql, _, err := expand("'$v and ${v:csv}' || '$v'", "a,b"); sql != "concat({p0:String}, ' and ', {p1:String}) || {p0:String}" || err != nil {
		t.Errorf("got %s, %v", sql, err)
	}
}
