package query

import (
	"context"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// enough is time enough for every check of a test that is to end by itself.
var enough = patience.Timeout

// Warnings are what a check of one tile finds, a line each.
func (ts Tiles) Warnings(t testing.TB, tile Tile) string {
	t.Helper()
	c := ts.Runner.NewCheck(Team)
	c.Tile("tile", tile)
	return lines(c.Run(t.Context(), enough))
}

func lines(issues []core.Issue) string {
	texts := make([]string, len(issues))
	for i, issue := range issues {
		texts[i] = issue.String()
	}
	return strings.Join(texts, "\n")
}

func TestChecksFindMistakes(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	svc := Selected("svc", "svc")
	for _, tt := range []struct {
		rule string
		tile Tile
		want string
	}{
		{
			"a filter that cannot be read", ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"count","where":"(a"}]}`),
			"tile.select.1.where: filter, character 1: '(' is not closed",
		},
		{
			"SQL that cannot be read", ts.Of(`{"displayType":"line","select":[{"aggFn":"count","where":"svc = ","whereLanguage":"sql"}]}`),
			"tile.select.0.where: SQL, character 7: unexpected end of input",
		},
		{
			"a field in a filter", ts.Of(`{"displayType":"number","select":[{"aggFn":"count","where":"svc:a nope:1"}]}`),
			`tile.select.0.where: filter, character 7: unknown field "nope"`,
		},
		{
			"a field in SQL", ts.Of(`{"displayType":"number","select":[{"aggFn":"count","where":"lower(nope) = 'a'","whereLanguage":"sql"}]}`),
			`tile.select.0.where: unknown field "nope"`,
		},
		{
			"values, in expressions too", ts.Of(`{"displayType":"line","select":[{"aggFn":"avg","valueExpression":"nope"},
				{"aggFn":"last_value","valueExpression":"ms * nope"},{"aggFn":"none","valueExpression":"sum(nope)"},
				{"aggFn":"sum","valueExpression":"ts"}]}`),
			`tile.select.0.valueExpression: unknown field "nope"` + "\n" + `tile.select.1.valueExpression: unknown field "nope"` + "\n" +
				`tile.select.2.valueExpression: unknown field "nope"` + "\n" +
				`tile.select.3.valueExpression: "ts" has the type DateTime64(9), which is not a number`,
		},
		{
			"a name that is nearly a column in SQL", ts.Of(`{"displayType":"table","select":[{"aggFn":"count","where":"lower(statu) = 'ok'","whereLanguage":"sql"}],
				"having":"max(Note) > 1"}`),
			`tile.select.0.where: unknown field "statu": did you mean "status"?` + "\n" + `tile.having: unknown field "Note": did you mean "note"?`,
		},
		{
			"groups", ts.Of(`{"displayType":"pie","select":[{"aggFn":"count"}],"groupBy":"svc, upper(nope)"}`),
			`tile.groupBy: unknown field "nope"`,
		},
		{
			"what arranges a table", ts.Of(`{"displayType":"table","select":[{"aggFn":"count","alias":"n"}],"groupBy":"svc AS s",
				"having":"n > 1 AND s != '' AND nope > 1","orderBy":"n DESC, s,"}`),
			`tile.having: unknown field "nope"` + "\n" + `tile.orderBy: SQL, character 11: unexpected end of input`,
		},
		{
			"a list of rows", ts.Of(`{"displayType":"search","select":"ts, upper(svc) AS big, nope","where":"big:A nope:b"}`),
			`tile.where: unknown field "nope"` + "\n" + `tile.select: unknown field "nope"`,
		},
		{
			"a list that cannot be read, of whose aliases nothing is known", ts.Of(`{"displayType":"search","select":"upper(svc AS big","where":"big:A"}`),
			"tile.select: SQL, character 6: ( is not closed",
		},
		{
			"a heatmap", ts.Of(`{"displayType":"heatmap","select":[{"valueExpression":"nope","countExpression":"ms"}],"where":"nope:1"}`),
			`tile.where: filter, character 1: unknown field "nope"` + "\n" + `tile.select.0.valueExpression: unknown field "nope"` + "\n" +
				"tile.select.0.countExpression: aggFn 'none' needs an expression with an aggregate function, such as sum(x)",
		},
		{"raw SQL", ts.Raw("table", "SELEC 1"), "tile.sqlTemplate: SQL, character 1: a statement starts with SELECT or WITH, not with SELEC"},
		{
			"a macro that the tile cannot have", ts.Raw("table", "SELECT $__interval_s"),
			"tile.sqlTemplate: $__interval_s is the width of a time bucket, and a table tile has no time buckets",
		},
		{"a variable", ts.Raw("table", "SELECT count() FROM t WHERE svc IN ($nope)", svc), "tile.sqlTemplate: $nope is not a variable of the dashboard"},
		{"a column of raw SQL", ts.Raw("table", "SELECT svc, nope FROM t WHERE ms > 1"), `tile.sqlTemplate: unknown field "nope"`},
		{"a column in a filter of raw SQL", ts.Raw("line", "SELECT $__timeInterval(happened), count() FROM t GROUP BY 1"), `tile.sqlTemplate: unknown field "happened"`},
		{
			"a column in a part of raw SQL", ts.Raw("table", "WITH a AS (SELECT max(nope.x) AS m FROM t) SELECT m, s.number FROM a, (SELECT number FROM numbers(3)) AS s"),
			`tile.sqlTemplate: unknown field "nope.x"`,
		},
		{"a column of two tables", ts.Raw("table", "SELECT svc, nope FROM t JOIN t AS other USING (svc)"), `tile.sqlTemplate: unknown field "nope"`},
		{"a table of raw SQL", ts.Raw("table", "SELECT a FROM gone"), "tile.sqlTemplate: table " + ts.Source.From.Database + ".gone does not exist"},
		{"a function", ts.Raw("table", "SELECT file('x')"), `tile.sqlTemplate: SQL, character 8: function "file" is not allowed`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tt.want, ts.Warnings(t, tt.tile)); diff != "" {
				t.Errorf("warnings (-want +got):\n%s", diff)
			}
		})
	}
	t.Run("a table, once", func(t *testing.T) { testMissingTableIsFoundOnce(t, ts) })
	t.Run("a filter of the dashboard", func(t *testing.T) { testMistakesInFilters(t, ts) })
	t.Run("what a stored filter may be is no mistake", func(t *testing.T) { testStoredFilterIsNoMistake(t, ts) })
}

func testMissingTableIsFoundOnce(t *testing.T, ts Tiles) {
	t.Parallel()
	gone := ts.Source
	gone.From.Table = "gone"
	c := ts.Runner.NewCheck(Team)
	for i := range 3 {
		c.Search(fmt.Sprintf("tiles.%d", i), sqlgen.Search{Source: gone, Select: "a"})
	}
	want := fmt.Sprintf("tiles.0.sourceId: the source's table %s.gone does not exist", gone.From.Database)
	if got := lines(c.Run(t.Context(), enough)); got != want {
		t.Errorf("warnings %s, want %s", got, want)
	}
}

func testMistakesInFilters(t *testing.T, ts Tiles) {
	t.Parallel()
	c := ts.Runner.NewCheck(Team)
	c.Filter("filters.0", ts.Source, []byte(`{"name":"a","expression":"nope","where":"(","whereLanguage":"sql"}`))
	c.Filter("filters.1", ts.Source, []byte(`{"name":"b","expression":"attrs.zone","where":"svc:a"}`))
	want := `filters.0.expression: unknown field "nope"` + "\n" + "filters.0.where: SQL, character 1: ( is not closed"
	if diff := cmp.Diff(want, lines(c.Run(t.Context(), enough))); diff != "" {
		t.Errorf("warnings (-want +got):\n%s", diff)
	}
}

func testStoredFilterIsNoMistake(t *testing.T, ts Tiles) {
	t.Parallel()
	c := ts.Runner.NewCheck(Team)
	c.MoreFilters = true
	c.Tile("tile", ts.Raw("table", "SELECT $nope"))
	if got := lines(c.Run(t.Context(), enough)); got != "" {
		t.Errorf("warnings %s", got)
	}
}

// TestChecksTrustClickHouse holds names that nothing of ours knows and ClickHouse does. That what runs is not warned of
// is held for every tile that tests run.
func TestChecksTrustClickHouse(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t, "CREATE TABLE n (ts DateTime, e Nested(name String, ms UInt8), a Array(String), x Tuple(y UInt8)) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO n VALUES ('2026-01-05 10:00:00', ['a'], [1], ['b'], (3))")
	ts.Source.From.Table = "n"
	for _, list := range []string{
		"e", "e.name", "a.size0, length(a)", "x.y", "n.ts", "_part", "arrayMap(i -> i || 'c', a)",
		"arrayMap((name, ms) -> ms, e.name, e.ms)", "1 AS one, one + 1", "(SELECT count() FROM t WHERE svc = 'a')",
	} {
		ts.run(t, ts.Of(`{"displayType":"search","select":"`+list+`"}`))
	}
	for _, sql := range []string{
		"SELECT e, e.name, a.size0, x.y, n.ts, _part, `e.ms` FROM n",
		"SELECT arrayMap(i -> i || 'c', a), arrayMap((name, ms) -> ms, e.name, e.ms) FROM n",
		"SELECT v, w.y FROM n ARRAY JOIN a AS v, [x] AS w",
		"SELECT name FROM (SELECT e.name AS name, * FROM n) WHERE ts > 0",
		"SELECT `count()`, `plus(1, 2)` + 1 FROM (SELECT count(), 1 + 2 FROM n)",
		"WITH 1 AS one, later AS (SELECT svc, one FROM t) SELECT later.svc AS s, two FROM later CROSS JOIN (SELECT 2 AS two) AS b ORDER BY s",
		"SELECT number, dummy, l.svc FROM numbers(2) AS i, (SELECT dummy) AS k, t AS l",
		"SELECT svc AS a, a || 'x' AS b, length(b) FROM t WHERE b != '' GROUP BY a HAVING length(b) > 0 ORDER BY b",
		"SELECT sum(ms) OVER w, rank() OVER (w ORDER BY ts) FROM t WINDOW w AS (PARTITION BY svc)",
		"SELECT * EXCEPT (svc) REPLACE (1 AS ms) FROM t",
		"SELECT COLUMNS('s') APPLY (toString) FROM t",
		"SELECT svc FROM t WHERE svc IN (SELECT svc FROM t) AND ms IN (1, 2) UNION ALL SELECT toString(ts) FROM n",
		"SELECT t.svc, m.ts FROM t LEFT JOIN n AS m ON t.svc = toString(m.ts)",
		"SELECT dateDiff(second, ts, ts), extract(hour FROM ts), ts + INTERVAL 1 day, true, NULL FROM t",
		"SELECT $__timeInterval(ts) AS at, count() FROM $__sourceTable WHERE $__timeFilter(ts) GROUP BY at",
	} {
		tile := ts.Raw("table", sql)
		if strings.Contains(sql, "$__timeInterval") {
			tile = ts.Raw("line", sql)
		}
		ts.run(t, tile)
	}
}

func TestChecksAreBounded(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	c := ts.Runner.NewCheck(Team)
	for i := range 100 {
		c.Tile(fmt.Sprint(i), ts.Of(`{"displayType":"line","select":[{"aggFn":"count","where":"("}]}`))
	}
	if found := c.Run(t.Context(), enough); len(found) != maxFound {
		t.Errorf("%d warnings, want %d", len(found), maxFound)
	}

	// A server that takes connections and says nothing.
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	hangs, err := engine.Open(engine.Options{Name: "hangs", URL: "http://" + silent.Addr().String(), Trusted: true})
	if err != nil {
		t.Fatal(err)
	}
	defer hangs.Close()
	db := enginetest.Start(t)
	Exec(t, db, tileRows)
	r := NewRunner(func(_ context.Context, _ core.TeamID, connection string) (*engine.DB, error) {
		if connection == "hangs" {
			return hangs, nil
		}
		return db, nil
	})
	answers, silence := TableSource(db, "t"), TableSource(db, "t")
	silence.Connection = "hangs"
	for within := 2 * time.Second; ; within *= 4 { // on a busy machine, the connection that answers may need more
		c = r.NewCheck(Team)
		c.Search("hangs", sqlgen.Search{Source: silence, Select: "nope", Where: "nope:1"})
		c.Search("mistake", sqlgen.Search{Source: silence, Select: "svc", Where: "("})
		c.Search("answers", sqlgen.Search{Source: answers, Select: "nope"})
		want := "mistake.where: filter, character 1: '(' is not closed\n" + `answers.select: unknown field "nope"`
		diff := cmp.Diff(want, lines(c.Run(t.Context(), within)))
		if diff == "" {
			break
		}
		if 4*within > enough {
			t.Errorf("warnings beside a connection that hangs (-want +got):\n%s", diff)
			break
		}
	}

	slot, err := r.queues.checks.Acquire(t.Context(), queue.Holder{Tenant: "other"})
	if err != nil {
		t.Fatal(err)
	}
	defer slot()
	c = r.NewCheck(Team)
	c.Search("beside another team", sqlgen.Search{Source: answers, Select: "nope"})
	if found := c.Run(t.Context(), enough); len(found) != 1 {
		t.Errorf("beside a check of another team: %v", found)
	}
}

func TestChecksFindMetrics(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, "CREATE TABLE g (ts DateTime, MetricName LowCardinality(String), Value Float64, Attributes Map(String, String)) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO g VALUES ('2026-01-05 10:00:00', 'cpu', 1, {})")
	source := TableSource(db, "")
	source.Kind, source.MetricTables = "metric", map[string]string{"gauge": "g"}
	ts := Tiles{RunnerOf(db), source}
	config := func(items string) Tile {
		return ts.Of(`{"displayType":"line","groupBy":"Attributes.host","select":[` + items + `]}`)
	}
	if got := ts.Warnings(t, config(`{"aggFn":"avg","metricType":"gauge","metricName":"cpu","valueExpression":"Value"}`)); got != "" {
		t.Errorf("a metric that exists: %s", got)
	}
	want := `tile.select.0.metricName: the source has no gauge metric "mem" yet` + "\n" +
		`tile.select.1.valueExpression: the source has no gauge metric "net" yet` + "\n" +
		"tile.select.2.metricType: metricType is missing: it selects the table of the metric source\n" +
		"tile.select.3.metricName: metricName is missing\n" +
		"tile.select.4.metricType: no query support for metric type=sum\n" +
		`tile.select.5.where: filter, character 1: unknown field "nope"`
	if diff := cmp.Diff(want, ts.Warnings(t, config(`{"aggFn":"avg","metricType":"gauge","metricName":"mem"},
		{"aggFn":"avg","metricType":"gauge","valueExpression":"net"},{"aggFn":"avg","metricName":"cpu"},
		{"aggFn":"count","metricType":"gauge"},{"aggFn":"sum","metricType":"sum","metricName":"cpu"},
		{"aggFn":"sum","metricType":"gauge","metricName":"cpu","where":"nope:1"}`))); diff != "" {
		t.Errorf("warnings (-want +got):\n%s", diff)
	}
}

func TestChecksOfOneLargeTileEndInTime(t *testing.T) {
	t.Parallel()
	r := NewRunner(func(context.Context, core.TeamID, string) (*engine.DB, error) { return nil, core.InvalidError("none") })
	const items = 20
	item := fmt.Sprintf(`{"aggFn":"count","whereLanguage":"sql","where":"f(%s1)"}`, strings.Repeat("a,", 4900))
	source := sqlgen.Source{Kind: "log", Connection: "c", Timestamp: "ts"}
	source.From.Database, source.From.Table = "default", "t"
	tile := Tile{Source: &source, Config: fmt.Appendf(nil, `{"displayType":"table","select":[%s]}`,
		strings.Repeat(item+",", items-1)+item)}
	for within, all := range map[time.Duration]bool{enough: true, 5 * time.Millisecond: false} {
		c := r.NewCheck(Team)
		c.Tile("tile", tile)
		if found := c.Run(t.Context(), within); (len(found) == items) != all {
			t.Errorf("within %v: %d of %d items were looked at", within, len(found), items)
		}
	}
}
