package usersql

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
)

// scope resolves names as a source does.
var scope = Scope{
	Database: "d",
	Params:   known,
	Column: func(path []string) (string, bool) {
		if len(path) > 1 && path[0] == "attrs" {
			return "`attrs`['" + strings.Join(path[1:], ".") + "']", true
		}
		return "", false
	},
	MapValue: func(column, key string) (string, bool) {
		return "`__" + key + "`", column == "attrs" && key == "materialized"
	},
}

func TestExpressionsAreWrittenAnew(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Body": "`Body`", " a\t.\nb ": "`a`.`b`", "`a``b\\`\\\\`.\"c\"\"d\"": "`a\\`b\\`\\\\`.`c\"d`", "Date": "`Date`",
		"a -- b\n+ /* c */ 1": "(`a` + 1)",

		"'it''s \\'x\\''": `'it\'s \'x\''`, `'\d\n\x41\\'`: `'\\d\x0AA\\'`, `'\N\a'`: `'\x07'`, "'é€😀'": "'é€😀'", `'\xFF'`: `'\xFF'`,
		`"a\0"`: "", "1_000": "1000", "0xfF": "0xfF", ".5": ".5", "1.": "1.", "-1": "(-1)", "- 1.5e-3": "(-1.5e-3)", "+1": "1",
		"true AND NULL": "(true AND NULL)", "inf": "inf",

		"NOT a = b": "(NOT (`a` = `b`))", "NOT a AND b": "((NOT `a`) AND `b`)", "a OR b AND c": "(`a` OR (`b` AND `c`))",
		"a AND b AND c": "(`a` AND `b` AND `c`)", "a - b - c": "(`a` - `b` - `c`)", "a - (b - c)": "(`a` - (`b` - `c`))",
		"a - b + c * d / e % f": "(`a` - `b` + (`c` * `d` / `e` % `f`))", "(a + b) + c": "((`a` + `b`) + `c`)", "a * b DIV c * d": "(intDiv((`a` * `b`), `c`) * `d`)",
		"-a.1": "negate(tupleElement(`a`, 1))", "-1::Int8": "CAST('-1', 'Int8')", "-a::Int8": "negate(CAST(`a`, 'Int8'))",
		"a - -1": "(`a` - -1)", "-(-1)": "negate(-1)", "a BETWEEN 1 AND 2 AND b": "((`a` BETWEEN 1 AND 2) AND `b`)",
		"a NOT BETWEEN 1 AND 2": "(`a` NOT BETWEEN 1 AND 2)", "a = 1 ? b : c": "if((`a` = 1), `b`, `c`)",
		"a ? b : c ? d : e": "multiIf(`a`, `b`, `c`, `d`, `e`)", "a ? b : (c ? d : e)": "if(`a`, `b`, if(`c`, `d`, `e`))", "(a ? b : c) ? d : e": "if(if(`a`, `b`, `c`), `d`, `e`)",
		"a IS NULL = b": "((`a` IS NULL) = `b`)", "a DIV 2": "intDiv(`a`, 2)", "a REGEXP 'x'": "match(`a`, 'x')",
		"a || b || 'c'": "(`a` || `b` || 'c')", "count()-1": "(count() - 1)",

		"arrayMap(x -> x + y, z)":          "arrayMap((`x`) -> (`x` + `y`), `z`)",
		"arrayMap((x, y) -> (x, y), a, b)": "arrayMap((`x`, `y`) -> (`x`, `y`), `a`, `b`)",
		"quantile(0.9)(a)":                 "quantile(0.9)(`a`)",
		"count(DISTINCT a, b)":             "count(DISTINCT `a`, `b`)",
		"(a)":                              "`a`", "(a, b).1": "tupleElement((`a`, `b`), 1)", "f.1.2": "tupleElement(tupleElement(`f`, 1), 2)",
		"a[1]['b']": "`a`[1]['b']", "lower(a)::Tuple(x String).x": "tupleElement(CAST(lower(`a`), 'Tuple(x String)'), 'x')",
		"CAST(a + 1 AS Nullable(DateTime64(3, 'UTC')))": `CAST((` + "`a`" + ` + 1), 'Nullable(DateTime64(3, \'UTC\'))')`,
		"a::Enum8('x' = -1, 'y' = 2)":                   "CAST(`a`, 'Enum8(\\'x\\' = -1, \\'y\\' = 2)')",
		"a::int unsigned":                               "CAST(`a`, 'INT UNSIGNED')",
		"count(ALL a)":                                  "count(`a`)", "count(ALL)": "count(`ALL`)", "count(all (a))": "count(`a`)",
		"trim(ALL 'a')": "", "substring(ALL a, 1)": "", "dateDiff(ALL 'day', a, b)": "", "trim(ALL)": "trim(`ALL`)",
		"INTERVAL 1 + 1 HOUR": "toIntervalHour((1 + 1))", "now() - INTERVAL '5 minutes'": "(now() - toIntervalMinute(5))",
		"interval": "`interval`", "DATE '2026-01-01'": "toDate('2026-01-01')", "date": "`date`",
		"EXTRACT(DAY FROM a)": "toDayOfMonth(`a`)", "EXTRACT(WEEK FROM a)": "toISOWeek(`a`)", "dateAdd(DAY, 1, a)": "(`a` + toIntervalDay(1))", "dateDiff(day, a, b)": "dateDiff('day', `a`, `b`)",
		"CASE a WHEN 1 THEN 2 END + 1":              "(CASE `a` WHEN 1 THEN 2 END + 1)",
		"sum(a) OVER (w PARTITION BY b ORDER BY c)": "sum(`a`) OVER (`w` PARTITION BY `b` ORDER BY `c`)",
		"row_number() OVER w":                       "row_number() OVER `w`",

		"a IN (1)": "(`a` IN (1))", "a IN (b)": "(`a` IN tuple(`b`))", "a IN b": "(`a` IN `d`.`b`)", "a IN d.b": "(`a` IN `d`.`b`)",
		"a IN ((b, c))": "(`a` IN (`b`, `c`))", "a IN ('x', b)": "(`a` IN ('x', `b`))", "in(a, b)": "(`a` IN `d`.`b`)",
		"a NOT IN (SELECT b FROM c)": "(`a` NOT IN (SELECT `b` FROM `d`.`c`))", "a IN (1 + 1)": "(`a` IN tuple((1 + 1)))",
		"exists(SELECT 1)": "exists(SELECT 1)", "{known:String}": "{known:String}", "a IN {known:String}": "(`a` IN {known:String})",

		"attrs.http.status": "`attrs`['http.status']", "attrs": "`attrs`", "other.http": "`other`.`http`",
		"attrs['materialized']": "`__materialized`", "attrs['x']": "`attrs`['x']", "lower(attrs.x) = 'y'": "(lower(`attrs`['x']) = 'y')",
		"arrayMap(attrs -> attrs.x, a)":                            "arrayMap((`attrs`) -> `attrs`.`x`, `a`)",
		"arrayMap(attrs -> attrs['materialized'], a)":              "arrayMap((`attrs`) -> `attrs`['materialized'], `a`)",
		"arrayMap(x -> attrs.x, a)":                                "arrayMap((`x`) -> `attrs`['x'], `a`)",
		"(SELECT attrs.x, attrs['materialized'] FROM t) = attrs.x": "((SELECT `attrs`.`x`, `attrs`['materialized'] FROM `d`.`t`) = `attrs`['x'])",
	} {
		e, err := ParseExpr(text)
		if want == "" {
			if err == nil {
				t.Errorf("%s is read", text)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got, err := e.SQL(scope); err != nil || got != want {
			t.Errorf("%s: got %s, error %v, want %s", text, got, err, want)
		}
		e, err = ParseExpr(want)
		if err != nil {
			t.Errorf("%s: %v", want, err)
		} else if got, err := e.SQL(Scope{Database: "d", Params: known}); err != nil || got != want {
			t.Errorf("%s is written as %s, error %v", want, got, err)
		}
	}
}

func TestListsAndOrders(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		parse func(string) ([]Expr, error)
		text  string
		want  string // SQL and aliases
	}{
		{ParseList, "a, lower(b) AS c, attrs.x d, count() `e f`", "`a` | lower(`b`) = c | `attrs`['x'] = d | count() = e f"},
		{ParseList, "a, f.b AS name", "`a` | `f`.`b` = name"},
		{ParseList, "(SELECT a AS b FROM t) AS c", "(SELECT `a` AS `b` FROM `d`.`t`) = c"},
		{ParseList, "*, t.*, * EXCEPT (a, b), COLUMNS('x') APPLY (sum)", "* | `t`.* | * EXCEPT (`a`, `b`) | COLUMNS('x') APPLY (sum)"},
		{ParseList, "* EXCEPT a REPLACE (lower(b) AS b) APPLY(x -> x + 1)", "* EXCEPT (`a`) REPLACE (lower(`b`) AS `b`) APPLY ((`x`) -> (`x` + 1))"},
		// What is no part of a type to ClickHouse either is an alias.
		{ParseList, "a::FLOAT UNSIGNED, a::BIGINT UNSIGNED, a::DOUBLE PRECISION x", "CAST(`a`, 'FLOAT') = UNSIGNED | CAST(`a`, 'BIGINT UNSIGNED') | CAST(`a`, 'DOUBLE PRECISION') = x"},
		{ParseOrder, "a", "`a`"},
		{ParseOrder, "a DESC, b asc, lower(c) DESC NULLS LAST, d NULLS FIRST", "`a` DESC | `b` ASC | lower(`c`) DESC NULLS LAST | `d` NULLS FIRST"},
		{ParseOrder, "(a DESC, b)", "`a` DESC | `b`"},
		{ParseOrder, "(a, b) DESC", "(`a`, `b`) DESC"},
		{ParseOrder, "(a), (b)", "`a` | `b`"},
		{ParseOrder, "(lower(a))", "lower(`a`)"},
		{ParseOrder, "-1 DESC", "-1 DESC"},
		{ParseOrder, "attrs.x descending", "`attrs`['x'] DESC"},
	} {
		list, err := tt.parse(tt.text)
		var got []string
		for _, e := range list {
			sql, sqlErr := e.SQL(scope)
			err = errors.Join(err, sqlErr)
			if e.Alias() != "" {
				sql += " = " + e.Alias()
			}
			got = append(got, sql)
		}
		if joined := strings.Join(got, " | "); err != nil || joined != tt.want {
			t.Errorf("%s: got %s, error %v, want %s", tt.text, joined, err, tt.want)
		}
	}
}

func TestSelects(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"SELECT 1;": "SELECT 1",
		"select a, count() c from t where x > 1 group by a having c > 2 order by c desc limit 10 offset 5": "SELECT `a`, count() AS `c` " +
			"FROM `d`.`t` WHERE (`x` > 1) GROUP BY `a` HAVING (`c` > 2) ORDER BY `c` DESC LIMIT 10 OFFSET 5",
		"SELECT attrs.x FROM d.t": "SELECT `attrs`.`x` FROM `d`.`t`",
		"SELECT ALL a FROM t":     "SELECT `a` FROM `d`.`t`", "SELECT ALL ALL, ALL FROM t": "SELECT `ALL`, `ALL` FROM `d`.`t`",
		"SELECT DISTINCT a FROM t FINAL SAMPLE 1/10 PREWHERE b":    "SELECT DISTINCT `a` FROM `d`.`t` FINAL SAMPLE 1 / 10 PREWHERE `b`",
		"SELECT 1 FROM t LIMIT 2, 3":                               "SELECT 1 FROM `d`.`t` LIMIT 3 OFFSET 2",
		"SELECT a FROM t LIMIT 1 BY a LIMIT 3":                     "SELECT `a` FROM `d`.`t` LIMIT 1 BY `a` LIMIT 3",
		"SELECT a, b FROM t GROUP BY a, b WITH ROLLUP WITH TOTALS": "SELECT `a`, `b` FROM `d`.`t` GROUP BY `a`, `b` WITH ROLLUP WITH TOTALS",
		"SELECT a, b FROM t GROUP BY CUBE(a, b)":                   "SELECT `a`, `b` FROM `d`.`t` GROUP BY CUBE (`a`, `b`)",
		"SELECT a FROM t GROUP BY GROUPING SETS ((a), (a, b))":     "SELECT `a` FROM `d`.`t` GROUP BY GROUPING SETS (`a`, (`a`, `b`))",
		"SELECT a FROM t GROUP BY ALL":                             "SELECT `a` FROM `d`.`t` GROUP BY ALL",
		"SELECT a FROM t ORDER BY a WITH FILL FROM 1 TO 5 STEP INTERVAL 1 DAY, b": "SELECT `a` FROM `d`.`t` ORDER BY `a` WITH FILL " +
			"FROM 1 TO 5 STEP toIntervalDay(1), `b`",
		"SELECT x.a FROM t x LEFT OUTER JOIN u AS y ON x.a = y.a AND y.b IN (1, 2) ANY JOIN v USING (a, b)": "SELECT `x`.`a` FROM " +
			"`d`.`t` AS `x` LEFT JOIN `d`.`u` AS `y` ON ((`x`.`a` = `y`.`a`) AND (`y`.`b` IN (1, 2))) INNER ANY JOIN `d`.`v` USING (`a`, `b`)",
		"SELECT 1 FROM t, u, (SELECT 2) AS q CROSS JOIN numbers(3)": "SELECT 1 FROM `d`.`t`, `d`.`u`, (SELECT 2) AS `q` CROSS JOIN numbers(3)",
		"SELECT 1 FROM t ARRAY JOIN a AS b, c LEFT ARRAY JOIN d":    "SELECT 1 FROM `d`.`t` ARRAY JOIN `a` AS `b`, `c` LEFT ARRAY JOIN `d`",
		"SELECT sum(a) OVER w FROM t WINDOW w AS (PARTITION BY b ROWS BETWEEN 1 PRECEDING AND UNBOUNDED FOLLOWING)": "SELECT sum(`a`) OVER `w` " +
			"FROM `d`.`t` WINDOW `w` AS (PARTITION BY `b` ROWS BETWEEN 1 PRECEDING AND UNBOUNDED FOLLOWING)",
		"SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3":   "SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3",
		"SELECT * FROM (SELECT 1 UNION DISTINCT SELECT 2)": "SELECT * FROM (SELECT 1 UNION DISTINCT SELECT 2)",
		"SELECT a FROM t EXCEPT SELECT a FROM u":           "SELECT `a` FROM `d`.`t` EXCEPT SELECT `a` FROM `d`.`u`",
		"WITH c AS (SELECT 1 AS a), 5 AS n SELECT a + n FROM c, t WHERE a IN c": "WITH `c` AS (SELECT 1 AS `a`), 5 AS `n` " +
			"SELECT (`a` + `n`) FROM `c`, `d`.`t` WHERE (`a` IN `c`)",
		"WITH c AS (SELECT * FROM c) SELECT * FROM c, d.c": "WITH `c` AS (SELECT * FROM `d`.`c`) SELECT * FROM `c`, `d`.`c`",
		"WITH c AS (SELECT 1), e AS (SELECT * FROM c) SELECT (SELECT max(x) FROM e) FROM c UNION ALL SELECT * FROM e": "WITH `c` AS " +
			"(SELECT 1), `e` AS (SELECT * FROM `c`) SELECT (SELECT max(`x`) FROM `e`) FROM `c` UNION ALL SELECT * FROM `e`",
		"SELECT * FROM (WITH c AS (SELECT 1) SELECT * FROM c), c": "SELECT * FROM (WITH `c` AS (SELECT 1) SELECT * FROM `c`), `d`.`c`",
		"WITH (1, 2) AS c SELECT 1 IN c, (SELECT 1 IN c) FROM c":  "WITH (1, 2) AS `c` SELECT (1 IN `c`), (SELECT (1 IN `d`.`c`)) FROM `d`.`c`",
		"WITH (SELECT max(a) FROM t) AS m SELECT m":               "WITH (SELECT max(`a`) FROM `d`.`t`) AS `m` SELECT `m`",
		"SELECT (a AS b) + 1, lower(c AS d) FROM t":               "SELECT ((`a` AS `b`) + 1), lower((`c` AS `d`)) FROM `d`.`t`",
		"SELECT a FROM t WHERE b = {known:String}":                "SELECT `a` FROM `d`.`t` WHERE (`b` = {known:String})",
	} {
		q, err := ParseSelect(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		got, err := q.SQL(scope)
		if err != nil || got != want {
			t.Errorf("%s:\ngot  %s, error %v\nwant %s", text, got, err, want)
		}
		if q, err = ParseSelect(got); err != nil {
			t.Errorf("%s: %v", got, err)
		} else if twice, err := q.SQL(scope); err != nil || twice != got {
			t.Errorf("%s is written as %s, error %v", got, twice, err)
		}
	}
}

func TestTablesCannotBeReadWithoutADatabaseOfTheUsers(t *testing.T) {
	t.Parallel()
	for _, database := range []string{"", "system", "SYSTEM", "information_schema", "INFORMATION_SCHEMA", "_table_function", "_temporary_and_external_tables"} {
		for form, text := range map[string]string{"select": "SELECT * FROM t", "expr": "1 IN t"} {
			if sql, err := forms[form](text, Scope{Database: database}); err == nil {
				t.Errorf("%s in %q: got %s", text, database, sql)
			}
		}
	}
}

func TestErrorsNameThePlace(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"a = 'x":                    "SQL, character 5: ' is not closed",
		"'é' = (1 + 2":              "SQL, character 7: ( is not closed",
		"'é' + file('/x')":          `SQL, character 7: function "file" is not allowed`,
		"a +\n nope(1)":             `SQL, character 6: function "nope" is unknown`,
		"a = “b”":                   "SQL, character 5: the character '“' (U+201C) is not allowed outside quotes",
		"a, b":                      "SQL, character 4: expected one expression, not a list",
		"a b c":                     "SQL, character 5: c is not expected here",
		"(*)":                       "SQL, character 1: * is not expected here",
		"((columns('a')))":          "SQL, character 1: COLUMNS is not expected here",
		"1 + FROM t":                "SQL, character 5: FROM is not expected here: if it is a name, put it in backticks",
		"1 FORMAT CSV":              "SQL, character 3: FORMAT is not allowed here",
		"a IN (SELECT 1 FROM x.y)":  "SQL, character 21: only tables of the database d can be read",
		"a::Nope(1)":                "SQL, character 4: the type Nope is not allowed here",
		"{x:String}":                `SQL, character 1: unknown parameter "x"`,
		"1 + {known:UInt8}":         `SQL, character 5: parameter "known" is of type String`,
		"lower(a AS b)":             "SQL, character 7: the alias b is not expected here",
		"1 ? 2":                     "SQL, character 6: expected : for the ? before the end",
		"1 + INTERVAL 5":            "SQL, character 15: the unit of an INTERVAL is missing before the end",
		"a BETWEEN 1":               "SQL, character 3: the AND of this BETWEEN is missing",
		"":                          "SQL, character 1: unexpected end of input",
		strings.Repeat("é", 10_001): "SQL: at most 10000 characters are allowed",
	} {
		_, err := forms["expr"](text, scope)
		var e *core.Error
		if !errors.As(err, &e) || e.Kind != core.Invalid || e.Message != want {
			t.Errorf("%.30s: got %v, want %s", text, err, want)
		}
	}
}

func TestWhatAnExpressionIs(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		text       string
		path       []string
		aggregates bool
	}{
		{"a", []string{"a"}, false},
		{"Events.Name", []string{"Events", "Name"}, false},
		{"(`a b`.\"c\")", nil, false},
		{"`a b`.\"c\"", []string{"a b", "c"}, false},
		{"a[1]", nil, false},
		{"a.1", nil, false},
		{"'a'", nil, false},
		{"NULL", nil, false},
		{"count()", nil, true},
		{"COUNT(*)", nil, true},
		{"1 + round(sumIf(a, b) / 2)", nil, true},
		{"quantileExactIfOrNull(0.5)(a, b)", nil, true},
		{"CASE WHEN max(a) > 1 THEN 2 END", nil, true},
		{"arrayMap(x -> x + sum(a), b)", nil, true},
		{"[max(a)][1]", nil, true},
		{"max(a)::String", nil, true},
		{"(min(a), 1).1", nil, true},
		{"NOT any(a)", nil, true},
		{"count() OVER ()", nil, false},
		{"sum(count()) OVER (ORDER BY a)", nil, true},
		{"lower(a)", nil, false},
		{"a IN (SELECT max(b) FROM t)", nil, false},
		{"(SELECT count() FROM t)", nil, false},
	} {
		e, err := ParseExpr(tt.text)
		if err != nil {
			t.Errorf("%s: %v", tt.text, err)
			continue
		}
		if got := e.Path(); !slices.Equal(got, tt.path) {
			t.Errorf("%s: path %q, want %q", tt.text, got, tt.path)
		}
		if got := e.Aggregates(); got != tt.aggregates {
			t.Errorf("%s: aggregates %v", tt.text, got)
		}
	}
}

func TestFunctionsAreFoundAsClickHouseFindsThem(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"lower(a)": "", "LOWER(a)": "", "toString(a)": "", "SUMIf(a, b)": "", "sumIfOrNull(a, b)": "", "uniqState(a)": "",
		"toSTRING(a)": `function "toSTRING" is unknown`, "sumIF(a, b)": `function "sumIF" is unknown`,
		"lowerIf(a, b)": `function "lowerIf" is unknown`, "If(a)": "", "State(a)": `function "State" is unknown`,
		"sumfile(a)": `function "sumfile" is unknown`, "FiLe('x')": `function "FiLe" is not allowed`,
		"flameGraphIf(a, b)": `function "flameGraphIf" is not allowed`,
	} {
		_, err := forms["expr"](text, scope)
		got := ""
		if err != nil {
			got = strings.TrimPrefix(err.Error(), "SQL, character 1: ")
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
}

func BenchmarkExpression(b *testing.B) {
	const text = "countIf(StatusCode = 'Error' AND SpanAttributes['http.route'] LIKE '/api/%') / greatest(count(), 1) * 100"
	for b.Loop() {
		e, err := ParseExpr(text)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := e.SQL(scope); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSelect(b *testing.B) {
	const text = `WITH errors AS (SELECT TraceId FROM otel_traces WHERE StatusCode = 'Error')
		SELECT toStartOfInterval(Timestamp, INTERVAL 5 MINUTE) AS t, ServiceName, count() AS c, quantile(0.95)(Duration) / 1e6 AS p95
		FROM otel_traces WHERE TraceId IN errors AND Timestamp BETWEEN now() - INTERVAL 1 DAY AND now()
		GROUP BY t, ServiceName HAVING c > 10 ORDER BY t ASC, c DESC LIMIT 100`
	for b.Loop() {
		q, err := ParseSelect(text)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := q.SQL(scope); err != nil {
			b.Fatal(err)
		}
	}
}

func TestWhatStandsForColumns(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"*": true, "t.*": true, "* EXCEPT a": true, "COLUMNS('a')": true, "(columns('a')) AS b": true, "((*))": true,
		"a": false, "count(*)": false, "tuple(COLUMNS('a'))": false, "(a, b)": false, "a * b": false,
	} {
		list, err := ParseList(text)
		if err != nil || len(list) != 1 {
			t.Errorf("%s: got %v, %v", text, list, err)
			continue
		}
		if got := list[0].IsColumns(); got != want {
			t.Errorf("%s: got %v", text, got)
		}
	}
}

// TestFunctionsAreSaidToBeCalled holds that no form of a call escapes what bounds SQL that may take any time.
func TestFunctionsAreSaidToBeCalled(t *testing.T) {
	t.Parallel()
	for sql, want := range map[string]bool{
		"SELECT * FROM t": false, "SELECT a + 1 FROM t": false, "SELECT * EXCEPT (a) FROM t": false,
		"SELECT lower(a) FROM t": true, "SELECT * APPLY (range) FROM t": true, "SELECT * APPLY (x -> lower(x)) FROM t": true,
		"SELECT a FROM (SELECT a FROM t)": true, "SELECT a, COLUMNS('^b$') FROM t": false, "SELECT COLUMNS('b') APPLY (lower) FROM t": true,
		"SELECT COLUMNS('b') REPLACE (lower(b) AS b) FROM t": true, "SELECT COLUMNS('" + strings.Repeat("b", shortPattern+1) + "') FROM t": true,
	} {
		query, err := ParseSelect(sql)
		if err != nil {
			t.Fatal(err)
		}
		called := false
		if _, err = query.SQL(Scope{Database: "d", Called: func() { called = true }}); err != nil {
			t.Fatalf("%s: %v", sql, err)
		}
		if called != want {
			t.Errorf("%s: said to call functions: %t", sql, called)
		}
	}
}
