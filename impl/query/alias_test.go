package query_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// setUpAliases are tiles whose last row is in the range of all that ask.
func setUpAliases(t testing.TB) query.Tiles {
	t.Helper()
	return query.SetUpTiles(t, "ALTER TABLE t DELETE WHERE ms = 0 SETTINGS mutations_sync = 2",
		"INSERT INTO t VALUES ('2026-01-05 11:59:59', 'c', 'ok', 0, NULL, {'zone': 'us'})")
}

// aliasedRows asks how many rows of the two hours there are with a filter on what is selected: a search, a tile that lists
// rows, and an alert on a saved search.
func aliasedRows(t testing.TB, ts query.Tiles, source sqlgen.Source, list, where, language string) (rows [3]int, errs [3]error) {
	t.Helper()
	found, err := ts.Runner.Search(t.Context(), query.Team, sqlgen.Search{
		Source: source, Start: query.Start, End: query.End - 1, Select: list, Where: where, WhereLanguage: language, Limit: 100,
	})
	rows[0], errs[0] = found.Rows, err
	config := `{"displayType":"search","select":` + strconv.Quote(list) + `,"where":` + strconv.Quote(where) +
		`,"whereLanguage":"` + language + `"}`
	tile := ts.Of(config)
	tile.Source, tile.End = &source, query.End-1
	listed, err := ts.Runner.Tile(t.Context(), query.Team, tile)
	if errs[1] = err; err == nil {
		rows[1] = len(listed.Rows)
		if found := ts.Warnings(t, tile); found != "" {
			t.Errorf("warnings of a tile that runs: %s", found)
		}
	}
	condition := observeOne(t, ts.Runner, hours, batch.Condition{Rows: &batch.Rows{
		Source: source, Select: list, Where: where, WhereLanguage: language,
	}})
	errs[2] = condition.Err
	for _, v := range condition.Values {
		rows[2] += int(v.Value)
	}
	return rows, errs
}

func TestFiltersNameAliases(t *testing.T) {
	t.Parallel()
	ts := setUpAliases(t)
	const both = "upper(svc) AS big, big || attrs['zone'] AS both"
	const json = `CAST('{"a":{"b":"' || attrs['zone'] || '"},"n":' || toString(ms) || '}', 'JSON') AS j,
		[CAST('{"c":"' || attrs['zone'] || '"}', 'JSON')] AS js`
	for i, tt := range []struct {
		rule, list, where, language string
		want                        int
	}{
		{"text contains", "upper(svc) AS big", "big:a", "lucene", 3},
		{"text equals", "upper(svc) AS big", `big:"A"`, "lucene", 3},
		{"text equals in its own case", "upper(svc) AS big", `big:"a"`, "lucene", 0},
		{"negation", "upper(svc) AS big", "-big:A", "lucene", 3},
		{"several values", "upper(svc) AS big", "big:(A OR B)", "lucene", 4},
		{"beside columns", "upper(svc) AS big, ms", "big:A ms:>10", "lucene", 2},
		{"not empty", "attrs['http.status'] || '' AS code", "code:*", "lucene", 5},
		{"an alias without AS", "upper(svc) big", "big:A", "lucene", 3},
		{"an alias in other quotes", `upper(svc) AS "big"`, "`big`:A", "lucene", 3},
		{"a number is greater", "ms * 2 AS twice", "twice:>20", "lucene", 3},
		{"a range of numbers", "ms * 2 AS twice", "twice:[10 TO 40]", "lucene", 3},
		{"a number of another type", "ms > 10 AS slow", "slow:1", "lucene", 3},
		{"a number that may be NULL", "note + 1 AS n", "n:2", "lucene", 1},
		{"which is neither it nor not it", "note + 1 AS n", "-n:2", "lucene", 1},
		{"a time", "toStartOfHour(ts) AS hour", `hour:>="2026-01-05T11:00"`, "lucene", 3},
		{"a key of a map", "mapFilter((k, v) -> k LIKE 'h%', attrs) AS http", `http.http.status:"200"`, "lucene", 3},
		{"a key in brackets", "mapFilter((k, v) -> k LIKE 'h%', attrs) AS http", "http['http.status']:50", "lucene", 2},
		{"a member of JSON text", `'{"z":"' || attrs['zone'] || '"}' AS text`, `text.z:"us"`, "lucene", 3},
		{"a member of JSON", json, "j.a.b:us", "lucene", 3},
		{"a number in JSON", json, "j.n:>10", "lucene", 3},
		{"a member of JSON in an array", json, `js.c:"eu"`, "lucene", 3},
		{"an element of an array", "splitByChar('e', attrs['zone']) AS parts", `parts:"u"`, "lucene", 3},
		{"an enum", "CAST(status, 'Enum(\\'ok\\' = 1, \\'error\\' = 2)') AS state", "state:err", "lucene", 2},
		{"a column", "attrs['zone'] AS zone", `zone:"us"`, "lucene", 3},
		{"a name like that of an attribute", "attrs['http.status'] AS `http.status`", "http.status:50", "lucene", 2},
		{"and in back-ticks", "upper(status) AS `http.status`", "`http.status`:\"OK\"", "lucene", 4},
		{"and in SQL", "attrs['http.status'] AS `http.status`", "http.status = '200' OR `http.status` = '500'", "sql", 4},
		{"a whole map", "attrs AS a", "a.zone:eu", "lucene", 3},
		{"a whole map in brackets", "attrs AS a", "a['http.status']:200", "lucene", 3},
		{"an alias of an alias", both, "both:aeu", "lucene", 3},
		{"in SQL", both, "both = 'Aeu' OR big = 'B'", "sql", 4},
		{"a column goes before an alias", "upper(svc) AS svc", `svc:"a"`, "lucene", 3},
		{"also in SQL", "upper(svc) AS svc", "svc = 'a'", "sql", 3},
		{"and so does a path into one", "'x' AS `attrs.zone`", "attrs.zone:eu", "lucene", 3},
		{"an alias of what it is called like", "lower(svc) AS svc, upper(svc) AS big", "big:B", "lucene", 1},
		{"rows that a list makes", "arrayJoin([1, 2]) AS n, svc", "n:2 svc:a", "lucene", 3},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			for j := range query.Rounds(1, 2) {
				source, list := ts.Source, tt.list
				if (i+j)%2 == 0 {
					source.Select, list = list, ""
				}
				rows, errs := aliasedRows(t, ts, source, list, tt.where, tt.language)
				if want := [3]int{tt.want, tt.want, tt.want}; rows != want || errs != [3]error{} {
					t.Errorf("search, tile and alert with the list %q find %d rows, want %d; errors %v", list, rows, want, errs)
				}
			}
		})
	}
}

func TestAliasesThatFiltersCannotName(t *testing.T) {
	t.Parallel()
	ts := setUpAliases(t)
	const filter = "filter, character 1: "
	var many, named []string
	for i := range 21 {
		many, named = append(many, fmt.Sprintf("ms + %d AS a%d", i, i)), append(named, fmt.Sprintf("a%d:>1", i))
	}
	for _, tt := range []struct{ rule, list, where, language, want string }{
		{
			"too many", strings.Join(many, ", "), strings.Join(named, " "), "lucene",
			"filters may use at most 20 aliases of expressions; these use 21",
		},
		{"an unknown one", "upper(svc) AS big", "nope:x", "lucene", filter + `unknown field "nope"`},
		{"what an alias of a value has not", "attrs['zone'] AS zone", "zone.x:1", "lucene", filter + `"zone" is a single value`},
		{"a number that is none", "ms * 2 AS twice", "twice:abc", "lucene", filter + `"twice" has the type Float64`},
		{"a map as a whole", "mapFilter((k, v) -> v != '', attrs) AS m", "m:x", "lucene", filter + `"m" cannot be searched as a whole`},
		{"nothing", "NULL AS x", "x:1", "lucene", filter + `"x" cannot be searched: its type Nothing`},
		{"one that stands for itself", "a + 1 AS a", "a:1", "lucene", filter + `the alias "a" refers to itself`},
		{"a key of one that does", "a + 1 AS a", "a['k']:1", "lucene", filter + `the alias "a" refers to itself`},
		{"in a ring", "b AS a, a AS b", "a:1", "lucene", filter + `the alias "a" refers to itself`},
		{"in a ring in SQL", "b AS a, a AS b", "a = 1", "sql", `where: the alias "a" refers to itself`},
		{
			"too deep", "ms AS a0, a0+1 AS a1, a1+1 AS a2, a2+1 AS a3, a3+1 AS a4, a4+1 AS a5, a5+1 AS a6, a6+1 AS a7, a7+1 AS a8, a8+1 AS a9",
			"a9:>1", "lucene", filter + `the alias "a1" refers to other aliases more than 8 levels deep`,
		},
		{"an aggregate", "count() AS n", "n:>5", "lucene", filter + `the alias "n" is an aggregate`},
		{"an aggregate in SQL", "count() AS n", "n > 5", "sql", `where: the alias "n" is an aggregate`},
		{"a function that is refused", "file('/etc/passwd') AS f", "f:root", "lucene", filter + `the alias "f" cannot be used: `},
		{"and in SQL", "file('/etc/passwd') AS f", "f = 'root'", "sql", `where: the alias "f" cannot be used: `},
		{"a table that is refused", "(SELECT name FROM system.tables LIMIT 1) AS s", "s:x", "lucene", filter + `the alias "s" cannot be used: `},
		{"what ClickHouse refuses", "svc + 1 AS x", "x:1", "lucene", `the alias "x": ILLEGAL_TYPE_OF_ARGUMENT`},
		{"a function that is none", "nope(svc) AS x", "x:1", "lucene", filter + `the alias "x" cannot be used: SQL, character 1: function "nope" is unknown`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			_, errs := aliasedRows(t, ts, ts.Source, tt.list, tt.where, tt.language)
			for _, err := range errs {
				querytest.WantError(t, err, core.Invalid, tt.want)
			}
		})
	}
}

// TestTypesOfAliasesAreRemembered holds that the engine is asked for the type of an expression once.
func TestTypesOfAliasesAreRemembered(t *testing.T) {
	t.Parallel()
	ts := setUpAliases(t)
	now := time.Now()
	query.SetClock(ts.Runner, func() time.Time { return now }) // columns are read again for unknown names after a while
	all := func() uint64 { return query.Grants(ts.Runner) + query.PageGrants(ts.Runner) }
	ask := func(list, where string) uint64 {
		before := all()
		if _, errs := aliasedRows(t, ts, ts.Source, list, where, "lucene"); errs != [3]error{} {
			t.Fatal(errs)
		}
		return (all() - before) / 2 // a query of a caller who has no other takes two
	}
	const list = "upper(svc) AS big, lower(svc) AS small"
	base := ask(list, "svc:a")
	for _, tt := range []struct {
		where string
		want  uint64
	}{
		{"big:A", base + 1}, {"big:B OR NOT big:C", base}, {"big:A small:a", base + 1}, {"small:b big:a", base},
	} {
		if got := ask(list, tt.where); got != tt.want {
			t.Errorf("a search, a tile and an alert with %s took %d queries, want %d", tt.where, got, tt.want)
		}
	}
	if got := ask("attrs['zone'] AS zone", "zone:eu"); got != base {
		t.Errorf("an alias of a field took %d queries, want %d", got, base)
	}
}
