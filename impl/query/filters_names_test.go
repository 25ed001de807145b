package query

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// namedMaps are the columns of attributes in their order, and namedKeys the attributes. One has a copy.
var (
	namedMaps   = []string{"LogAttributes", "ResourceAttributes", "ScopeAttributes"}
	namedKeys   = []string{"http.route", "order.id", "k8s.pod.name", "a.b=b", "user_id", "x"}
	namedTexts  = []string{"", "/checkout", "/Checkout/done", "15", "200", "1e3", "x", "=", "b=x"}
	namedValues = []string{
		"checkout", `"/checkout"`, `"200"`, `"x"`, `"b=x"`, "*", "**", `""`, ">99", "<=15", "[15 TO 200}", "{* TO 1000]",
		`("/check*" OR "15")`, "(*done 200)", `!"x"`, "nothing",
	}
)

// namedRow are the attributes of a row by column and key.
type namedRow map[string]map[string]string

// value is the first value that is not empty.
func (r namedRow) value(key string) string {
	for _, column := range namedMaps {
		if value := r[column][key]; value != "" {
			return value
		}
	}
	return ""
}

func randomNamedRow(random *rand.Rand) namedRow {
	row := namedRow{}
	for _, column := range namedMaps {
		row[column] = map[string]string{}
		for _, key := range namedKeys {
			if random.IntN(2) == 0 {
				row[column][key] = namedTexts[random.IntN(len(namedTexts))]
			}
		}
	}
	return row
}

// values is the row in SQL.
func (r namedRow) values(id int) string {
	text := strconv.Itoa(id)
	for _, column := range namedMaps {
		var pairs []string
		for _, key := range slices.Sorted(maps.Keys(r[column])) {
			pairs = append(pairs, sqltext.Literal(key)+": "+sqltext.Literal(r[column][key]))
		}
		text += ", {" + strings.Join(pairs, ", ") + "}"
	}
	return "(" + text + ")"
}

// namedLayouts are the copies and indexes of a table.
var namedLayouts = map[string]string{
	"no indexes": "",
	"text indexes": `, pod LowCardinality(String) MATERIALIZED ResourceAttributes['k8s.pod.name'],
		items Array(String) ALIAS arrayMap((k, v) -> concat(k, '=', v), mapKeys(LogAttributes), mapValues(LogAttributes)),
		resource Array(String) ALIAS arrayMap((k, v) -> concat(k, '=', v), mapKeys(ResourceAttributes), mapValues(ResourceAttributes)),
		INDEX keys mapKeys(LogAttributes) TYPE text(tokenizer = 'array'), INDEX items items TYPE text(tokenizer = 'array'),
		INDEX resource resource TYPE text(tokenizer = 'array'), INDEX scope mapKeys(ScopeAttributes) TYPE text(tokenizer = 'array')`,
	"bloom filters": `, pod String MATERIALIZED ResourceAttributes['k8s.pod.name'],
		items Array(String) ALIAS arrayMap((k, v) -> concat(k, '=', v), mapKeys(LogAttributes), mapValues(LogAttributes)),
		INDEX keys mapKeys(LogAttributes) TYPE bloom_filter(0.01), INDEX items items TYPE bloom_filter(0.01),
		INDEX resource mapKeys(ResourceAttributes) TYPE bloom_filter(0.01), INDEX vals mapValues(ResourceAttributes) TYPE bloom_filter(0.01)`,
}

// namedTable makes a table of rows, and returns its source.
func namedTable(t testing.TB, layout string, rows ...string) (*Runner, sqlgen.Source) {
	t.Helper()
	db := enginetest.Start(t)
	Exec(t, db, "CREATE TABLE named (id UInt16, ts DateTime64(3) DEFAULT '2026-01-05 10:00:00', Body String, ServiceName LowCardinality(String), "+
		"Duration UInt64 DEFAULT id * 1000, LogAttributes Map(LowCardinality(String), String), "+
		"ResourceAttributes Map(LowCardinality(String), String), ScopeAttributes Map(LowCardinality(String), String)"+layout+
		") ENGINE = MergeTree ORDER BY id SETTINGS index_granularity = 8, min_bytes_for_wide_part = 0",
		"INSERT INTO named (id, LogAttributes, ResourceAttributes, ScopeAttributes) VALUES "+strings.Join(rows, ", "))
	source := TableSource(db, "named")
	source.Attributes, source.ResourceAttributes, source.Body = "LogAttributes", "ResourceAttributes", "Body"
	return RunnerOf(db), source
}

func TestAttributesNamedAloneMatchTheModel(t *testing.T) {
	t.Parallel()
	for i, name := range slices.Sorted(maps.Keys(namedLayouts)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testAttributesNamedAlone(t, namedLayouts[name], rand.New(rand.NewPCG(2, uint64(i))))
		})
	}
}

func testAttributesNamedAlone(t *testing.T, layout string, random *rand.Rand) {
	rows := make([]namedRow, 150)
	values := make([]string, len(rows))
	for i := range rows {
		rows[i] = randomNamedRow(random)
		values[i] = rows[i].values(i)
	}
	r, source := namedTable(t, layout, values...)
	term := func() string {
		return []string{"", "-", "NOT "}[random.IntN(3)] + namedKeys[random.IntN(len(namedKeys))] + ":" +
			namedValues[random.IntN(len(namedValues))]
	}
	for range Rounds(16, 1000) {
		where := term() + []string{" ", " OR "}[random.IntN(2)] + term()
		got, err := matches(t, r, source, where)
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
		parsed, err := filter.Parse(where)
		if err != nil {
			t.Fatal(err)
		}
		want := []int{}
		for id, row := range rows {
			if evaluate(parsed.Root, func(t *filter.Term) truth {
				return truthOf(t.Match == filter.Anything || textMatches(t, row.value(t.Field)))
			}) == yes {
				want = append(want, id)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%s (-want +got):\n%s", where, diff)
		}
	}
	for range Rounds(10, 500) {
		a, b := randomNamedCondition(random), randomNamedCondition(random)
		where := a.sql + " AND NOT " + b.sql
		got, err := matchesIn(t, r, source, where, "sql")
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
		want := []int{}
		for id, row := range rows {
			if a.holds(row.value(a.key)) && !b.holds(row.value(b.key)) {
				want = append(want, id)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%s (-want +got):\n%s", where, diff)
		}
	}
}

// namedCondition is a condition in SQL on an attribute.
type namedCondition struct {
	key, sql string
	holds    func(value string) bool
}

func randomNamedCondition(random *rand.Rand) namedCondition {
	c := namedCondition{key: namedKeys[random.IntN(len(namedKeys))]}
	name, text := c.key, namedTexts[random.IntN(len(namedTexts))]
	if name == "a.b=b" || name == "order.id" || random.IntN(4) == 0 { // ORDER is a keyword
		name = "`" + name + "`"
	}
	literal := sqltext.Literal(text)
	switch random.IntN(6) {
	case 0:
		c.sql, c.holds = "("+name+" = "+literal+")", func(v string) bool { return v == text }
	case 1:
		c.sql, c.holds = "("+name+" IN ("+literal+", '15'))", func(v string) bool { return v == text || v == "15" }
	case 2:
		c.sql, c.holds = "("+literal+" <= "+name+")", func(v string) bool { return text <= v }
	case 3:
		c.sql, c.holds = "(upper("+name+") = upper("+literal+"))", func(v string) bool { return strings.EqualFold(v, text) }
	case 4:
		c.sql, c.holds = "(concat("+name+", "+literal+") LIKE '%15%')", func(v string) bool { return strings.Contains(v+text, "15") }
	case 5:
		c.sql, c.holds = "(arrayExists(x -> "+name+" = x, ["+literal+"]))", func(v string) bool { return v == text }
		if c.key == "x" { // the argument of the lambda
			c.holds = func(string) bool { return true }
		}
	}
	return c
}

// namedRows have an attribute of the record, of its resource, of both, and of none.
var namedRows = []string{
	"(1, {'http.route': '/cart', 'body.size': '10', 'x': '7'}, {}, {})", "(2, {}, {'http.route': '/pay', 'x': '8'}, {'lib.name': 'go'})",
	"(3, {'http.route': '/cart', 'body.size': '20'}, {'http.route': '/other'}, {})", "(4, {}, {}, {})",
}

func TestAttributesAreNamedAlone(t *testing.T) {
	t.Parallel()
	r, source := namedTable(t, "", namedRows...)
	chart := func(s sqlgen.Series) string {
		t.Helper()
		s.Source = source
		text, err := r.Chart(t.Context(), Team, Chart{
			Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Series: []sqlgen.Series{s},
		})
		if err != nil {
			return err.Error()
		}
		var rows []string
		for _, object := range Decode(t, text) {
			rows = append(rows, fmt.Sprint(object["group"], object["series_0.data"]))
		}
		slices.Sort(rows)
		return strings.Join(rows, ", ")
	}
	for _, tt := range []struct {
		rule   string
		series sqlgen.Series
		want   string
	}{
		{"a group", sqlgen.Series{AggFn: "count", GroupBy: []string{"http.route"}}, "[/cart] 2, [/pay] 1, [] 1"},
		{"another group", sqlgen.Series{AggFn: "count", GroupBy: []string{"body.size"}}, "[10] 1, [20] 1, [] 2"},
		{"one of several groups", sqlgen.Series{AggFn: "count", GroupBy: []string{"lib.name, id"}, Where: "id:<3"}, "[[ 1]] 1, [[go 2]] 1"},
		{"a number", sqlgen.Series{AggFn: "max", Field: "body.size"}, "[] 20"},
		{
			"a filter of a dashboard",
			sqlgen.Series{AggFn: "count", Filters: []sqlgen.Variable{{Expression: "http.route", Values: []string{"/cart"}}}},
			"[] 2",
		},
		{"a group without a dot", sqlgen.Series{AggFn: "count", GroupBy: []string{"x"}}, "[7] 1, [8] 1, [] 2"},
		{"a number without a dot", sqlgen.Series{AggFn: "sum", Field: "x"}, "[] 15"},
		{"a group and a filter without a dot", sqlgen.Series{AggFn: "count", GroupBy: []string{"x, nothing"}, Where: "x:>7 OR x:7"}, "[[7 ]] 1, [[8 ]] 1"},
		{"a constant is no attribute", sqlgen.Series{AggFn: "max", Field: "inf"}, "[] <nil>"},
		{"the table is no attribute", sqlgen.Series{AggFn: "count", GroupBy: []string{source.From.Table}}, `series 0: groupBy: unknown field "named"`},
		{"a virtual column is no attribute", sqlgen.Series{AggFn: "count", GroupBy: []string{"_nothing"}}, `series 0: groupBy: unknown field "_nothing"`},
		{"a group by an expression", sqlgen.Series{AggFn: "count", GroupBy: []string{"upper(http.route)"}}, "[/CART] 2, [/PAY] 1, [] 1"},
		{"a number in an expression", sqlgen.Series{AggFn: "sum", Field: "toFloat64OrNull(x) * 2"}, "[] 30"},
		{"an aggregate", sqlgen.Series{AggFn: "none", Field: "maxOrNull(toFloat64OrNull(x))"}, "[] 8"},
		{"a filter in SQL", sqlgen.Series{AggFn: "count", Where: "http.route = '/cart' AND body.size != '10'", WhereLanguage: "sql"}, "[] 1"},
		{"a filter in SQL without a dot", sqlgen.Series{AggFn: "count", Where: "lower(x) IN ('7', '9')", WhereLanguage: "sql"}, "[] 1"},
		{"an attribute in a sub-query needs its column", sqlgen.Series{
			AggFn: "count", Where: "id IN (SELECT id FROM named WHERE x = '7')", WhereLanguage: "sql",
		}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"a mistyped column in SQL", sqlgen.Series{AggFn: "count", Where: "servicename = 'a'", WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"a constant in SQL", sqlgen.Series{AggFn: "count", Where: "id < inf AND today > ts", WhereLanguage: "sql"}, "[] 4"},
		{"a name in back-ticks on the right", sqlgen.Series{AggFn: "count", Where: "ServiceName != `x`", WhereLanguage: "sql"}, "[] 2"},
		{"an attribute on the right of a constant", sqlgen.Series{AggFn: "count", Where: "'7' = x", WhereLanguage: "sql"}, "[] 1"},
		{"an attribute with a dot on the right", sqlgen.Series{AggFn: "count", Where: "x < http.route OR x = body.size", WhereLanguage: "sql"}, "[] 2"},
		{"text without quotes", sqlgen.Series{AggFn: "count", Where: "ServiceName = cart", WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"texts without quotes", sqlgen.Series{AggFn: "count", Where: "x IN ('7', (cart))", WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"text without quotes as a bound", sqlgen.Series{AggFn: "count", Where: "x NOT BETWEEN 'a' AND b", WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"text in double quotes", sqlgen.Series{AggFn: "count", Where: `has(['a'], "x")`, WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"text with a dot in double quotes", sqlgen.Series{AggFn: "count", Where: `x = "a.b"`, WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"an element of an attribute", sqlgen.Series{AggFn: "count", Where: `x['a'] = ''`, WhereLanguage: "sql"}, "series 0: UNKNOWN_IDENTIFIER: "},
		{"many attributes", sqlgen.Series{AggFn: "count", Where: "concat(" + strings.Repeat("x, ", 99) + "x) != ''", WhereLanguage: "sql"}, "[] 2"},
		{
			"too many attributes",
			sqlgen.Series{AggFn: "count", Where: "concat(" + strings.Repeat("x, ", 100) + "x) != ''", WhereLanguage: "sql"},
			"series 0: where: SQL, character 308: more than 100 attributes are used without their column",
		},
		{"units of time in SQL", sqlgen.Series{
			AggFn: "count", Where: "dateDiff(day, ts, ts) = 0 AND ts + INTERVAL 1 hour > ts AND date_add(minute, 1, ts) > ts", WhereLanguage: "sql",
		}, "[] 4"},
		{"a column of the table", sqlgen.Series{AggFn: "count", GroupBy: []string{source.From.Table + ".nothing"}}, `series 0: groupBy: unknown field "` +
			source.From.Table + `.nothing"`},
		{"a mistyped column", sqlgen.Series{AggFn: "count", GroupBy: []string{"servicename"}}, `series 0: groupBy: unknown field "servicename": ` +
			`did you mean "ServiceName", or the attribute "LogAttributes.servicename"?`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			if got := chart(tt.series); got != tt.want && !(strings.HasSuffix(tt.want, ": ") && strings.HasPrefix(got, tt.want)) {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
	t.Run("a select list", func(t *testing.T) {
		t.Parallel()
		found, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9,
			Select: "id, http.route, lib.name AS lib, _part != '' AS stored", OrderBy: "id", Where: "-body.size:>10",
		})
		if err != nil {
			t.Fatal(err)
		}
		want := `[{"id":1,"http.route":"/cart","lib":"","stored":1},{"id":2,"http.route":"/pay","lib":"go","stored":1},` +
			`{"id":4,"http.route":"","lib":"","stored":1}]`
		if got := string(found.Data); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	})
	t.Run("names without a dot in a select list", func(t *testing.T) {
		t.Parallel()
		found, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9, OrderBy: "x, id",
			Select: "id, x, x AS y, y AS z, concat('a', id::String) AS b, b AS level, NULL AS nothing, true, _part != '' AS stored",
			Where:  `z:* level:"a1" "" body.size:10 -ServiceName:x`,
		})
		if err != nil {
			t.Fatal(err)
		}
		want := `[{"id":1,"x":"7","y":"7","z":"7","b":"a1","level":"a1","nothing":null,"true":true,"stored":1}]`
		if got := string(found.Data); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	})
	t.Run("expressions in a select list", func(t *testing.T) {
		t.Parallel()
		found, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9,
			Select: "id, upper(http.route), concat('x', x) AS x, concat(x, '-', `body.size`) AS both", OrderBy: "length(http.route) DESC, (x, id) DESC",
			Where: "http.route != '' AND both != '-20' AND x LIKE 'x_%'", WhereLanguage: "sql",
		})
		if err != nil {
			t.Fatal(err)
		}
		want := `[{"id":1,"upper(http.route)":"/CART","x":"x7","both":"x7-10"},{"id":2,"upper(http.route)":"/PAY","x":"x8","both":"x8-"}]`
		if got := string(found.Data); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	})
	t.Run("columns with an attribute in a select list", func(t *testing.T) {
		t.Parallel()
		_, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 1,
			Select: "COLUMNS('^id$|^Body$') APPLY (y -> concat(toString(y), x))",
		})
		querytest.WantError(t, err, core.Invalid, "UNKNOWN_IDENTIFIER: ")
	})
	t.Run("the select list of the source", func(t *testing.T) {
		t.Parallel()
		own := source
		own.Select = "id, x AS level, today AS day, day > '2026-01-01' AS later"
		found, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: own, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9, OrderBy: "id",
			Where: "level:7",
		})
		if err != nil {
			t.Fatal(err)
		}
		var rows []struct {
			ID, Later int
			Level     string
		}
		if err := json.Unmarshal(found.Data, &rows); err != nil || len(rows) != 1 || rows[0].Level != "7" || rows[0].Later != 1 {
			t.Errorf("got %s, %v", found.Data, err)
		}
	})
	t.Run("a mistyped column in a select list", func(t *testing.T) {
		t.Parallel()
		_, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9, Select: "id, servicename",
		})
		querytest.WantError(t, err, core.Invalid, "UNKNOWN_IDENTIFIER: ")
	})
	t.Run("an alias in a filter", func(t *testing.T) {
		t.Parallel()
		found, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9,
			Select: "id, http.route AS route", OrderBy: "id", Where: "route:pay",
		})
		if want := `[{"id":2,"route":"/pay"}]`; err != nil || string(found.Data) != want {
			t.Errorf("got %s, %v, want %s", found.Data, err, want)
		}
	})
	t.Run("values", func(t *testing.T) {
		t.Parallel()
		found, err := r.FieldValues(t.Context(), Team, FieldValues{
			Rows: sqlgen.Rows{Source: source, Start: Start, End: End}, Field: "http.route", Limit: 9,
		})
		if err != nil {
			t.Fatal(err)
		}
		var values []string
		for _, v := range found.Values {
			values = append(values, fmt.Sprint(v.Value, " ", v.Count))
		}
		if diff := cmp.Diff([]string{"/cart 2", "/pay 1"}, values); diff != "" {
			t.Errorf("values (-want +got):\n%s", diff)
		}
	})
}

// A wrong name in a source's own expressions is an error, and not an attribute.
func TestSourcesNameColumns(t *testing.T) {
	t.Parallel()
	r, source := namedTable(t, "", namedRows...)
	source.Body = "log.body"
	_, err := matches(t, r, source, "text")
	querytest.WantError(t, err, core.Invalid, `series 0: implicit column of the source: unknown field "log.body"`)
	source.Body = ""
	source.Kind, source.SampleRate = "trace", "log.rate"
	_, err = matches(t, r, source, "")
	querytest.WantError(t, err, core.Invalid, `series 0: sampleRateExpression of the source: unknown field "log.rate"`)
	source.Kind, source.SampleRate = "log", ""
	source.Timestamp = "log.time"
	_, err = matches(t, r, source, "")
	querytest.WantError(t, err, core.Invalid, `series 0: timestampValueExpression of the source: unknown field "log.time"`)
	for _, of := range []func(s *sqlgen.Source){
		func(s *sqlgen.Source) { s.TableFilter = "x != '7'" },
		func(s *sqlgen.Source) { s.OrderBy = "x" },
		func(s *sqlgen.Source) { s.OrderBy = "(x, id)" },
	} {
		own := source
		own.Timestamp = "ts"
		of(&own)
		search := sqlgen.Search{
			Source: own, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9, Select: "id",
		}
		_, err := r.Search(t.Context(), Team, search)
		querytest.WantError(t, err, core.Invalid, "UNKNOWN_IDENTIFIER: ")
		_, err = r.SearchPage(t.Context(), Team, search, Paging{Version: "v", Cursor: &Cursor{}})
		querytest.WantError(t, err, core.Invalid, "UNKNOWN_IDENTIFIER: ")
	}
}

func TestDurationsHaveUnits(t *testing.T) {
	t.Parallel()
	rows := make([]string, 6) // of 0 to 5,000 of a unit
	for i := range rows {
		rows[i] = fmt.Sprintf("(%d, {'Duration': '2s'}, {}, {})", i)
	}
	r, source := namedTable(t, "", rows...)
	source.Kind, source.Duration = "trace", "Duration"
	precision := func(digits float64) *float64 { return &digits }
	for _, tt := range []struct {
		precision   *float64
		where, want string
	}{
		{nil, "Duration:>2s", "3 4 5"},
		{nil, "Duration:>=2000ms", "2 3 4 5"},
		{nil, "Duration:2s", "2"},
		{nil, "Duration:{1s TO 1m30s]", "2 3 4 5"},
		{nil, "-Duration:>1.5s", "0 1"},
		{nil, "Duration:>2000", "3 4 5"},
		{precision(6), "Duration:>2ms", "3 4 5"},
		{precision(6), "Duration:[2000us TO 3000µs]", "2 3"},
		{precision(9), "Duration:(>1us AND <4000ns)", "2 3"},
		{precision(9), "Duration:>5s", ""},
		{precision(9), "Duration:<1h", "0 1 2 3 4 5"},
	} {
		source.DurationPrecision = tt.precision
		ids, err := matches(t, r, source, tt.where)
		if err != nil {
			t.Fatalf("%s: %v", tt.where, err)
		}
		if got := strings.Trim(fmt.Sprint(ids), "[]"); got != tt.want {
			t.Errorf("%s: matching ids are %s, want %s", tt.where, got, tt.want)
		}
	}
	for where, want := range map[string]string{
		"Duration:>5": "", "Duration:>5x": `"5x"`, "id:>5s": `"5s"`, "LogAttributes.Duration:>1s": `"1s"`,
	} {
		_, err := matches(t, r, source, where)
		if (err == nil) != (want == "") || err != nil && (core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: got error %v, want Invalid with %s if any", where, err, want)
		}
	}
}

func TestAttributesOfMetricsAreNamedAlone(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Insert(t, db, "gauge", append(With(Point{"Attributes": "map('http.route', '/a')"}, Value("a", 60, "15")),
		With(Point{"Attributes": "map('http.route', '/b')"}, Value("b", 60, "5"))...))
	source.ResourceAttributes = "ResourceAttributes"
	WantCells(t, "10[/a] 15, 10[/b] 5", r.Cells(t, sqlgen.Series{
		Source: source, MetricType: "gauge", MetricName: "m", AggFn: "sum", GroupBy: []string{"http.route"},
	}))
	WantCells(t, "10[] 15", r.Cells(t, sqlgen.Series{
		Source: source, MetricType: "gauge", MetricName: "m", AggFn: "sum", Where: `http.route:"/a" -host.name:*`,
	}))
}

func TestTilesNameAttributes(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	ts.Source.Attributes = "attrs"
	for _, tt := range []struct{ rule, config, columns, rows string }{
		{
			"where values and groups have names",
			`{"displayType":"table","select":[{"aggFn":"count","alias":"n"}],"groupBy":"zone AS place","having":"n > 0 AND count() > 0 AND place != ''",
				"orderBy":"max(place) DESC, n"}`,
			"value n, group place", `[4,"us"] [3,"eu"]`,
		},
		{
			"in expressions, groups and filters",
			`{"displayType":"table","select":[{"aggFn":"max","valueExpression":"length(zone)","where":"zone != 'x'","whereLanguage":"sql"}],
				"groupBy":"upper(zone) AS z","orderBy":"z"}`,
			"value max(length(zone)), group z", `[2,"EU"] [2,"US"]`,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			ts.want(t, ts.Of(tt.config), tt.columns, tt.rows)
		})
	}
	mistyped := ts.Of(`{"displayType":"table","select":[{"aggFn":"count","alias":"errors"}],"having":"error > 5","orderBy":"max(Svc)"}`)
	want := `tile.having: unknown field "error"` + "\n" + `tile.orderBy: unknown field "Svc": did you mean "svc", or the attribute "attrs.Svc"?`
	if got := ts.Warnings(t, mistyped); got != want {
		t.Errorf("warnings are %s, want %s", got, want)
	}
}

// A column with a dot does not hide attributes that begin like it, in both languages.
func TestAttributesBesideColumnsWithDots(t *testing.T) {
	t.Parallel()
	r, source := namedTable(t, ", `http.status` Nullable(String), Events Nested(Name String, Attributes Map(String, String))", namedRows...)
	for where, language := range map[string]string{`http.route:"/cart"`: "lucene", "http.route = '/cart' AND http.status IS NULL": "sql"} {
		got, err := matchesIn(t, r, source, where, language)
		if diff := cmp.Diff([]int{1, 3}, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", where, err, diff)
		}
	}
	for name, want := range map[string]string{
		"Events.Attributes.http.route": "UNKNOWN_IDENTIFIER: ", "Events.nothing": "UNKNOWN_IDENTIFIER: ", "Events.Name": "", "http.status.null": "",
	} {
		_, err := r.Search(t.Context(), Team, sqlgen.Search{
			Source: source, Start: millis(t, "2026-01-05T10:00:00Z"), End: millis(t, "2026-01-05T10:00:01Z"), Limit: 9, Select: name,
		})
		if want == "" && err != nil {
			t.Errorf("%s: %v", name, err)
		} else if want != "" {
			querytest.WantError(t, err, core.Invalid, want)
		}
	}
}
