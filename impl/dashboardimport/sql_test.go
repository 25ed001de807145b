package dashboardimport

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

const connection = "65f5e4a3b9e77c001a200001"

// testImporter knows a filter, fixed variables, and sources in two databases.
func testImporter() *importer {
	source := func(id, database, table string) Source {
		s := Source{ID: id, Source: sqlgen.Source{Kind: "log", Connection: connection}}
		s.From.Database, s.From.Table = database, table
		return s
	}
	return &importer{
		Request: Request{
			Connection: connection, Database: "default",
			Sources: []Source{source("logs", "default", "otel_logs"), source("audit", "audit", "events")},
		},
		Result: Result{Rest: object()},
		variables: map[string]*variable{
			"svc":   {name: "svc", filter: true},
			"db":    {name: "db", values: []string{"default"}},
			"level": {name: "level", values: []string{"ERROR", "WARN"}, list: true},
			"any":   {name: "any", all: true, list: true},
			"long":  {name: "long", values: []string{strings.Repeat("x", 50_000)}, size: 50_000},
			"empty": {name: "empty", values: []string{""}},
			"none":  {name: "none", list: true},
			"auto":  {name: "auto", interval: true, values: []string{chartStep}},
			"five":  {name: "five", interval: true, values: []string{"5m"}},
			"month": {name: "month", interval: true, values: []string{"1M"}},
			"hour":  {name: "hour", values: []string{"1 hour"}},
			"step":  {name: "step", values: []string{"10s"}},
			"text":  {name: "text", values: []string{"cart"}, unquoted: true},
			"pairs": {name: "pairs", values: []string{"['a','b']", "['c']"}, list: true, arrays: true},
			"ten":   {name: "ten", values: []string{"10"}},
			"quote": {name: "quote", values: []string{`it's \ "x"`}},
		},
		filterNames: []string{"svc"},
	}
}

func TestSQLOfGrafana(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ rule, sql, want string }{
		{"macros of the same name stay", "SELECT $__timeInterval(t) AS time WHERE $__timeFilter(t) AND $__dateTimeFilter(d, t)", "="},
		{"macros may have empty parentheses", "SELECT $__fromTime(), $__toTime_ms", "SELECT $__fromTime, $__toTime_ms"},
		{"the range in milliseconds", "SELECT $__from, ${__to}", "SELECT {startDateMilliseconds:Int64}, {endDateMilliseconds:Int64}"},
		{"the range in seconds", "SELECT ${__from:date:seconds}", "SELECT intDiv({startDateMilliseconds:Int64}, 1000)"},
		{"the width of a bucket", "SELECT $__interval_ms", "SELECT {intervalMilliseconds:Int64}"},
		{"a group by the width", "SELECT $__timeGroupAlias(t, $__interval)", "SELECT $__timeInterval(t) AS time"},
		{"a group by a width of its own", "SELECT $__timeGroup(t, '5m')", "SELECT toStartOfInterval(t, toIntervalMinute(5))"},
		{"a filter is compared only while something is selected", "SELECT 1 WHERE a['b.c'] IN (${svc:singlequote}) AND x = 1", "SELECT 1 WHERE $__filter(a['b.c'], $svc) AND x = 1"},
		{"also as a text", "SELECT 1 WHERE x.y = '$svc' GROUP BY z", "SELECT 1 WHERE $__filter(x.y, $svc) GROUP BY z"},
		{"but not as a part of an expression", "SELECT 1 WHERE a + b = $svc", "="},
		{"nor with another operator", "SELECT 1 WHERE a NOT IN ([[svc]]) AND b != '$svc'", "SELECT 1 WHERE a NOT IN ($svc) AND b != '${svc}'"},
		{"a filter in a text", "SELECT '%$svc%', match(x, '^${svc:regex}$')", "SELECT '%${svc}%', match(x, '^${svc:regex}$')"},
		{"a condition on a filter", "SELECT 1 WHERE $__conditionalAll(a IN ($svc), $svc)", "SELECT 1 WHERE $__conditionalAll($__filter(a, $svc), $svc)"},
		{"a fixed value as a name", "SELECT 1 FROM ${db}.otel_logs", "SELECT 1 FROM default.otel_logs"},
		{"fixed values as a list", "SELECT 1 WHERE a IN ($level) AND b IN (${level:csv})", "SELECT 1 WHERE a IN ('ERROR','WARN') AND b IN (ERROR,WARN)"},
		{"fixed values in a text", "SELECT '${level:pipe}'", "SELECT 'ERROR|WARN'"},
		{"a condition on everything", "SELECT 1 WHERE $__conditionalAll(a IN ($level), $any)", "SELECT 1 WHERE (1 = 1)"},
		{"a condition that does not count is not looked at", "SELECT 1 WHERE $__conditionalAll(a IN ($any), ${any})", "SELECT 1 WHERE (1 = 1)"},
		{"nor one on an empty text", "SELECT 1 WHERE $__conditionalAll(a > toUInt64($empty), $empty)", "SELECT 1 WHERE (1 = 1)"},
		{"nor one on an empty list", "SELECT 1 WHERE $__conditionalAll(a IN ($none), $none)", "SELECT 1 WHERE (1 = 1)"},
		{"the variable of a condition may stand in quotes", "SELECT 1 WHERE $__conditionalAll(a IN ($any), '${any:sqlstring}')", "SELECT 1 WHERE (1 = 1)"},
		{"an interval of the chart's step", "SELECT toStartOfInterval(t, INTERVAL $auto), toStartOfInterval(t, interval '${auto}')", "SELECT toStartOfInterval(t, toIntervalSecond($__interval_s)), toStartOfInterval(t, toIntervalSecond($__interval_s))"},
		{"a unit behind an interval is a second one", "SELECT INTERVAL $auto SECOND, INTERVAL $five minutes", "SELECT toIntervalSecond($__interval_s), toIntervalMinute(5)"},
		{"the step of Grafana", "SELECT toStartOfInterval(t, INTERVAL $__interval), INTERVAL ${__interval}, $__interval", "SELECT toStartOfInterval(t, toIntervalSecond($__interval_s)), toIntervalSecond($__interval_s), $__interval_s"},
		{"a group by the chart's step", "SELECT $__timeGroup(t, $auto), $__timeGroup(t, '${auto}')", "SELECT $__timeInterval(t), $__timeInterval(t)"},
		{"a group by a fixed interval", "SELECT $__timeGroup(t, $five), $__timeGroup(t, $step)", "SELECT toStartOfInterval(t, toIntervalMinute(5)), toStartOfInterval(t, toIntervalSecond(10))"},
		{"a fixed interval", "SELECT INTERVAL $five, INTERVAL '$month', INTERVAL $hour, INTERVAL $step", "SELECT toIntervalMinute(5), toIntervalMonth(1), INTERVAL 1 hour, toIntervalSecond(10)"},
		{"an interval as a number is in seconds", "SELECT count() / $auto, count() / $five", "SELECT count() / $__interval_s, count() / 300"},
		{"an interval as a text", "SELECT parseTimeDelta('$auto'), parseTimeDelta('$five')", "SELECT parseTimeDelta(concat(toString($__interval_s), 's')), parseTimeDelta('5m')"},
		{"an interval as a part of a text", "SELECT 'of $five'", "SELECT 'of 5m'"},
		{"the chart's step as a part of a text", "SELECT 'of $auto'", "!the variable auto is the step of the chart and cannot be used in a string"},
		{"months have no number of seconds", "SELECT 1 / $month", "!the interval 1M is not a number of seconds"},
		{"a value does not end a text", "SELECT '$quote', ${quote:singlequote}, ${quote:doublequote}", `SELECT 'it\'s \\ "x"', 'it\'s \\ "x"', "it's \\ \"x\""`},
		{"a condition on fixed values", "SELECT 1 WHERE $__conditionalAll(a IN ($level), $level)", "SELECT 1 WHERE (a IN ('ERROR','WARN'))"},
		{"comments and quoted names are left alone", "SELECT `$svc` -- $nope\n, \"$x\" /* $__nope */", "="},
		{"a dollar in a text is not a variable", "SELECT replaceRegexpOne(x, 'a$', '$1')", "="},
		{"lists of lists are no variables", "SELECT [[1, 2], [[3]]]", "="},
		{"semicolons at the end are gone", "SELECT 1 ;\n;", "SELECT 1"},
		{"an unknown macro", "SELECT $__nope(x)", "!unknown macro $__nope"},
		{"an unknown variable", "SELECT $nope", "!$nope is neither a known macro nor a variable of the dashboard"},
		{"an unknown format", "SELECT ${svc:json}", "!the format json of the variable svc is not supported"},
		{"a macro in a text", "SELECT '$__from'", "!the macro $__from is inside a string"},
		{"everything of what is not known", "SELECT 1 WHERE a IN ($any)", "!all values of the variable any are selected"},
		{"values that make it too long", strings.Repeat("SELECT '$long', ", 10), "!the SQL is longer than 100000 characters"},
		{"macros in macros", strings.Repeat("$__conditionalAll(", 30) + strings.Repeat(", $svc)", 30), "!macros are nested more than 16 levels deep"},
		{"no SQL", " ", "!no SQL"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			wantSQL(t, target{Value: object("rawSql", tt.sql)}, tt.sql, tt.want)
		})
	}
}

func wantSQL(t *testing.T, from target, sql, want string) {
	t.Helper()
	got, _, err := testImporter().sqlOf(from)
	message, refused := strings.CutPrefix(want, "!")
	switch {
	case refused:
		if err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%q, %v, want the error %q", got, err, message)
		}
	case err != nil:
		t.Error(err)
	case want == "=" && got != sql || want != "=" && got != want:
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestSQLOfTheOlderPlugin(t *testing.T) {
	t.Parallel()
	const filter = "$__dateTimeFilter(`d`, `t`)"
	for _, tt := range []struct{ rule, sql, want string }{
		{"macros", "SELECT $timeSeries AS t, $interval FROM $table WHERE $timeFilter", "SELECT $__timeInterval(`t`) AS t, $__interval_s FROM `otel_logs` WHERE " + filter},
		{"columns", "SELECT $dateCol, $dateTimeCol", "SELECT `d`, `t`"},
		{"the range", "SELECT $from, $to", "SELECT intDiv({startDateMilliseconds:Int64}, 1000), intDiv({endDateMilliseconds:Int64}, 1000)"},
		{"another column", "SELECT 1 WHERE $timeFilterByColumn(x)", "SELECT 1 WHERE $__timeFilter(x)"},
		{"a filter by hand", "SELECT 1 WHERE $adhoc", "SELECT 1 WHERE $__filters"},
		{"a condition", "SELECT 1 WHERE 1 $conditionalTest(AND a IN ($level), $level)", "SELECT 1 WHERE 1 AND a IN ('ERROR','WARN')"},
		{"a condition that does not count", "SELECT 1 WHERE 1 $conditionalTest(AND a IN ($any), '$any') GROUP BY b", "SELECT 1 WHERE 1  GROUP BY b"},
		{"something else where a condition does not count", "SELECT 1 $conditionalTest(WHERE a IN ($any), WHERE b, $any)", "SELECT 1 WHERE b"},
		{"a condition on a filter", "SELECT 1 WHERE 1 $conditionalTest(AND a IN ($svc), $svc)", "SELECT 1 WHERE 1 AND $__conditionalAll($__filter(a, $svc), $svc)"},
		{"something else while nothing is selected", "SELECT 1 WHERE 1 $conditionalTest(AND a != '$svc', AND b, $svc)", "SELECT 1 WHERE 1 AND if($__conditionalAll(1 = 0, $svc), b, a != '${svc}')"},
		{"a filter decides only on conditions", "SELECT 1 $conditionalTest(WHERE a, $svc)", "!$conditionalTest with the filter svc needs a condition that begins with AND"},
		{"milliseconds", "SELECT $timeSeriesMs WHERE $timeFilterMs AND $timeFilter64ByColumn(x)", "SELECT $__timeInterval_ms(`t`) WHERE $__timeFilter_ms(`t`) AND $__timeFilter_ms(x)"},
		{"a time in milliseconds", "SELECT (intDiv(toUInt32(x), $interval) * $interval) * 1000 as t, count() FROM y", "SELECT fromUnixTimestamp64Milli(toInt64((intDiv(toUInt32(x), $__interval_s) * $__interval_s) * 1000), 'UTC') as t, count() FROM y"},
		{"a time in milliseconds further inside", "SELECT t, sum(c) FROM (SELECT DISTINCT toUnixTimestamp(x) * 1000 AS t, 1 AS c FROM y) GROUP BY t", "SELECT t, sum(c) FROM (SELECT DISTINCT fromUnixTimestamp64Milli(toInt64(toUnixTimestamp(x) * 1000), 'UTC') AS t, 1 AS c FROM y) GROUP BY t"},
		{"seconds of a time", "SELECT t, v / runningDifference(t / 1000) FROM (SELECT $timeSeries AS t, max(a) AS v FROM y WHERE b/1000 > 1 GROUP BY t ORDER BY t)", "SELECT t, v / (toUnixTimestamp(t) - lagInFrame(toNullable(toUnixTimestamp(t))) OVER ()) FROM (SELECT $__timeInterval(`t`) AS t, max(a) AS v FROM y WHERE b/1000 > 1 GROUP BY t ORDER BY t)"},
		{"the row before", "SELECT neighbor(a, -1, 'x'), neighbor(runningDifference(b), -1), neighbor(a, 1)", "SELECT lagInFrame(a, 1, 'x') OVER (), lagInFrame((b - lagInFrame(toNullable(b)) OVER ()), 1) OVER (), neighbor(a, 1)"},
		{"a text that is compared", "SELECT $text.x WHERE a = $text AND b IN ($text) AND c > $ten", "SELECT cart.x WHERE a = 'cart' AND b IN ('cart') AND c > 10"},
		{"arrays", "SELECT 1 WHERE [a, b] IN ($pairs)", "SELECT 1 WHERE [a, b] IN (['a','b'],['c'])"},
		{"gaps are filled by the tile", "SELECT $timeSeries AS t, 1 FROM y GROUP BY t ORDER BY t WITH FILL FROM toDateTime(1) STEP ($interval * 1000), a", "SELECT $__timeInterval(`t`) AS t, 1 FROM y GROUP BY t ORDER BY t, a"},
		{"other numbers are no times", "SELECT count() * 1000 AS c, toUnixTimestamp(x) * 1000 AS t FROM y", "="},
		{"a column by a fixed variable", "SELECT $unescape($db)", "SELECT default"},
		{"series by a key", "$columns(a AS k, count() c) FROM $table WHERE b = 1", "SELECT $__timeInterval(`t`) AS t, a AS k, count() c FROM `otel_logs` WHERE " + filter + " AND (b = 1) GROUP BY t, k ORDER BY t, k"},
		{"rates", "$rate(count() AS n) FROM $table", "SELECT $__timeInterval(`t`) AS t, (count()) / $__interval_s AS nRate FROM `otel_logs` WHERE " + filter + " GROUP BY t ORDER BY t"},
		{"rates by a key", "$rateColumns(a, count() AS n) FROM $table WHERE $timeFilter", "SELECT $__timeInterval(`t`) AS t, a, (count()) / $__interval_s AS nRate FROM `otel_logs` WHERE " + filter + " GROUP BY t, a ORDER BY t, a"},
		{"series with a grouping of their own", "WITH 1 AS x $columns(a, b) FROM (SELECT * FROM z LIMIT 1) WHERE 1 GROUP BY t, c HAVING d ORDER BY t", "WITH 1 AS x SELECT $__timeInterval(`t`) AS t, a, b FROM (SELECT * FROM z LIMIT 1) WHERE " + filter + " AND (1) GROUP BY t, c HAVING d ORDER BY t, c"},
		{"changes", "$delta(a) FROM $table", "SELECT t, (max_0 - lagInFrame(toNullable(max_0)) OVER w) AS max_0_Delta FROM (SELECT $__timeInterval(`t`) AS t, max(a) AS max_0 FROM `otel_logs` WHERE " + filter + " GROUP BY t) WINDOW w AS (ORDER BY t) ORDER BY t"},
		{"changes by a key", "$increaseColumns(a AS k, b) FROM $table", "SELECT t, k, if((max_0 - lagInFrame(toNullable(max_0)) OVER w) < 0, 0, (max_0 - lagInFrame(toNullable(max_0)) OVER w)) AS max_0_Increase FROM (SELECT $__timeInterval(`t`) AS t, a AS k, max(b) AS max_0 FROM `otel_logs` WHERE " + filter + " GROUP BY t, k) WINDOW w AS (PARTITION BY k ORDER BY t) ORDER BY t, k"},
		{"changes in sum", "$deltaColumnsAggregated(a, b, sum, c AS d) FROM $table", "SELECT t, a, sum(dDelta) AS dDeltaAgg FROM (SELECT t, a, b, (max_0 - lagInFrame(toNullable(max_0)) OVER w) AS dDelta FROM (SELECT $__timeInterval(`t`) AS t, a, b, max(c) AS max_0 FROM `otel_logs` WHERE " + filter + " GROUP BY t, a, b) WINDOW w AS (PARTITION BY a, b ORDER BY t)) GROUP BY t, a ORDER BY t, a"},
		{"series of a query with the range inside", "$columns(a, sum(b) c) FROM (SELECT t, a, b FROM z WHERE $timeFilter)", "SELECT $__timeInterval(`t`) AS t, a, sum(b) c FROM (SELECT t, a, b FROM z WHERE " + filter + ") GROUP BY t, a ORDER BY t, a"},
		{"series of a part of a query with the range inside", "$columns(a, b) FROM (SELECT * FROM z WHERE $timeFilter) WHERE c", "SELECT $__timeInterval(`t`) AS t, a, b FROM (SELECT * FROM z WHERE " + filter + ") WHERE c GROUP BY t, a ORDER BY t, a"},
		{"a constant in place of the time is not shown", "SELECT DISTINCT 1 AS t, /* none */ a, sum(b) FROM y GROUP BY t, a", "WITH 1 AS t SELECT DISTINCT /* none */ a, sum(b) FROM y GROUP BY t, a"},
		{"unless columns are counted, or more is behind it", "SELECT 0 t, a FROM y UNION ALL SELECT 1, b FROM y", "="},
		{"a column by its number", "SELECT 1 AS t, a FROM y GROUP BY 1, 2", "="},
		{"a function with more behind it", "$columns(a, b) FROM t LIMIT 1", "!$columns supports only FROM, WHERE, GROUP BY, HAVING and ORDER BY after it"},
		{"arrays of names and values", "SELECT t, groupArray((k, v)) AS g FROM (SELECT 1) GROUP BY t ORDER BY t", "SELECT t, arrayJoin(groupArray((k, v))).1 AS series_name, arrayJoin(groupArray((k, v))).2 AS series_value FROM (SELECT 1) GROUP BY t ORDER BY t"},
		{"arrays of pairs that are written out", "WITH (SELECT 1, 2) AS x select a + 1 as t,\n array(('b', c), ('d', e))\nfrom y", "WITH (SELECT 1, 2) AS x select a + 1 as t,\n arrayJoin(array(('b', c), ('d', e))).1 AS series_name, arrayJoin(array(('b', c), ('d', e))).2 AS series_value\nfrom y"},
		{"arrays that are named elsewhere stay", "SELECT t, groupArray((k, v)) AS g FROM y GROUP BY t HAVING length(g) > 1", "="},
		{"arrays of anything else stay", "SELECT t, groupArray((k, v, w)), array((k, v)) IN y, groupArray(k) FROM y GROUP BY t", "="},
		{"other functions", "$lttb(a, b) FROM t", "!unknown macro $lttb"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			wantSQL(t, target{Value: object("query", tt.sql, "database", "default", "table", "otel_logs",
				"dateColDataType", "d", "dateTimeColDataType", "t", "dateTimeType", "DATETIME"), older: true}, tt.sql, tt.want)
		})
	}
	wantSQL(t, target{Value: object("query", "SELECT $timeFilter FROM $table", "database", "audit", "table", "e`x",
		"dateTimeColDataType", "t", "dateTimeType", "TIMESTAMP"), older: true}, "", "SELECT $__timeFilter(toDateTime(`t`)) FROM `audit`.`e\\`x`")
	wantSQL(t, target{Value: object("query", "SELECT $dateTimeCol WHERE $timeFilter", "dateTimeColDataType", "intDiv(x,1000)", "dateTimeType", "TIMESTAMP"), older: true},
		"", "SELECT intDiv(`x`, 1000) WHERE $__timeFilter(toDateTime(intDiv(`x`, 1000)))")
	wantSQL(t, target{Value: object("query", "SELECT $timeFilter", "dateTimeColDataType", "f(x)) OR (1"), older: true}, "", "SELECT $__timeFilter(`f(x)) OR (1`)")
	wantSQL(t, target{Value: object("query", "SELECT $timeSeriesMs", "dateTimeColDataType", "t", "dateTimeType", "FLOAT"), older: true},
		"", "SELECT $__timeInterval_ms(toDateTime64(`t`, 3))")
	for column, want := range map[string]string{
		"intDiv(a, 1000)":                "intDiv(`a`, 1000)",
		"toDateTime(a) OR (1)":           "(toDateTime(`a`) OR 1)",
		"f(a) -- )":                      "`f(a) -- )`",
		"f($timeFilter)":                 "`f($timeFilter)`",
		"(a)":                            "`a`",
		"f('a'), (SELECT secret FROM b)": "`f('a'), (SELECT secret FROM b)`",
	} {
		wantSQL(t, target{Value: object("query", "SELECT 1 WHERE $timeFilter", "dateTimeColDataType", column), older: true},
			"", "SELECT 1 WHERE $__timeFilter("+want+")")
	}
}

// TestSQLIsChecked holds that SQL is taken over only if a tile may run it, and in which database.
func TestSQLIsChecked(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ rule, sql, display, source, problem string }{
		{"the table of a source", "SELECT count() FROM otel_logs", "table", "logs", ""},
		{"a table of no source", "SELECT count() FROM other", "table", "", ""},
		{"a table in the database of a source", "SELECT count() FROM audit.events", "table", "audit", ""},
		{"a table in another database", "SELECT count() FROM secret.events", "table", "", "SQL, character"},
		{"a table of the server", "SELECT * FROM system.users", "table", "", "SQL, character"},
		{"a function that reads files", "SELECT file('/etc/passwd')", "table", "", `function "file" is not allowed`},
		{"two statements", "SELECT 1; DROP TABLE otel_logs", "table", "", "SQL, character 11"},
		{"no SELECT", "DROP TABLE otel_logs", "table", "", "a statement starts with SELECT or WITH"},
		{"buckets where there are some", "SELECT $__timeInterval(t) FROM otel_logs", "line", "logs", ""},
		{"a variable as the name of a table", "SELECT 1 FROM $svc", "table", "", "SQL, character"},
		{"an interval of a parameter", "SELECT toStartOfInterval(t, INTERVAL $__interval_s SECOND) FROM otel_logs", "line", "logs", ""},
		{"too long", "SELECT '" + strings.Repeat("x", maxSQL) + "'", "table", "", "longer than 100000 characters"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			source, err := testImporter().check(tt.sql, tt.display)
			if (err == nil) != (tt.problem == "") || err != nil && !strings.Contains(err.Error(), tt.problem) {
				t.Errorf("the error is %v, want %q", err, tt.problem)
			}
			got := ""
			if source != nil {
				got = source.ID
			}
			if got != tt.source {
				t.Errorf("the source is %q, want %q", got, tt.source)
			}
		})
	}
}

func TestTextHasNoHTML(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ text, want string }{
		{"# Title\n\nif a < b && c > d: `x<y`", "# Title\n\nif a < b && c > d: `x"},
		{"a <b>bold</b> <img src=x onerror=alert(1)>word", "a bold word"},
		{"<script>alert(1)</script>x<style>y</style>", "x"},
		{"<script><script></script>alert(1)</script>x", "alert(1)x"},
		{"<<b>script>alert(1)<<b>/script>", "&lt;script>alert(1)&lt;/script>"},
		{"&lt;script&gt;", "&lt;script&gt;"},
		{"<!-- <script> -->x<!doctype html>", "x"},
		{"<p>one</p><p>two</p>", "one\n\ntwo"},
		{"<svg/onload=alert(1)>", ""},
		{"x<a href='javascript:alert(1)", "x"},
		{"see <https://example.com/?a=b>", "see https://example.com/?a=b"},
		{"[a](https://example.com) [b](/search) [c](#x)", "[a](https://example.com) [b](/search) [c](#x)"},
		{"[a](javascript:alert(1)) ![b](data:text/html,x)", "[a](#) ![b](#)"},
		{"[a](//example.com) [b](/\\example.com) [c](/&#47;example.com) [d]( JaVaScRiPt:x 'y')", "[a](#) [b](#) [c](#) [d](# 'y')"},
		{"[a][b]\n\n[b]: javascript:alert(1)\n> [c]: vbscript:x", "[a][b]\n\n[b]: #\n> [c]: #"},
	} {
		if got, _, _ := withoutHTML(tt.text, false); got != tt.want {
			t.Errorf("%q becomes %q, want %q", tt.text, got, tt.want)
		}
	}
}

// A table without its database is in that of the connection, whatever sources read one of that name elsewhere.
func TestSourceOfSQL(t *testing.T) {
	t.Parallel()
	for sql, want := range map[string]string{
		"SELECT count() FROM otel_logs":             "logs",
		"SELECT count() FROM default.otel_logs":     "logs",
		"SELECT count() FROM `default`.`otel_logs`": "logs",
		"SELECT count() FROM audit.events":          "audit",
		`SELECT count() FROM "audit"."events"`:      "audit",
		"SELECT count() FROM events":                "",
		"SELECT count() FROM system.events":         "",
		"SELECT 1":                                  "",
	} {
		got := ""
		if s, err := testImporter().check(sql, "table"); err == nil && s != nil {
			got = s.ID
		}
		if got != want {
			t.Errorf("%s: %q, want %q", sql, got, want)
		}
	}
}
