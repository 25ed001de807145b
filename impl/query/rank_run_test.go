package query

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// ranked answers a tile over time twice: with ranks of the engine, and with ranks of rankRows.
func (ts Tiles) ranked(t testing.TB, config string) (engine, kept [][]any) {
	t.Helper()
	tile := ts.Of(config)
	tile.Granularity = "5m"
	a, err := ts.Runner.plan(Team, tile)
	if err != nil {
		t.Fatal(err)
	}
	b, err := a.builder()
	if err != nil {
		t.Fatal(err)
	}
	db, table, err := ts.Runner.Table(t.Context(), Team, b.Ref())
	if err != nil {
		t.Fatal(err)
	}
	ask := func(ranked bool, limit int) [][]any {
		q, err := b.Statement([]*sqlgen.Table{table}, b.window, ranked, limit)
		if err != nil {
			t.Fatal(err)
		}
		rec, _, err := ts.Runner.record(t.Context(), Team, db, q)
		if err != nil {
			t.Fatalf("%v\nin %s", err, q.SQL)
		}
		if !ranked {
			rec = rankRows(rec, b.Values, b.limit())
		}
		if rec == nil {
			return nil
		}
		return rec.All()
	}
	return ask(true, b.limit()), ask(false, 0)
}

// Answers from kept buckets are ranked in Go, and must match the engine: for values that are missing, not finite, negative,
// equal or too large to be exact, and for fractions, whose total depends on the order of the additions.
func TestGroupsAreRankedAsInTheEngine(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(seed(), 2))
	values := []string{
		"NULL", "NULL", "nan", "inf", "-inf", "0", "-0.", "1", "-1", "0.1", "0.2", "0.3", "-0.3", "0.7", "1e308", "-1e308", "1e-320",
	}
	for range Rounds(5, 200) {
		few := values
		if random.IntN(2) == 0 { // more ties
			few = []string{values[random.IntN(len(values))], values[random.IntN(len(values))], "1"}
		}
		var rows []string
		for bucket := range 24 {
			for group := range 12 {
				if random.IntN(3) > 0 {
					rows = append(rows, fmt.Sprintf("(fromUnixTimestamp64Milli(%d), 'g%d', %s, %d, %s, %s)", Start+int64(bucket)*300_000, group%7,
						[]string{"NULL", "'x'", "'y'"}[group%3], group-5, few[random.IntN(len(few))],
						[]string{"9007199254740993", "18446744073709551615", "3", "0"}[random.IntN(4)]))
				}
			}
		}
		r, source := SetUp(t, "CREATE TABLE t (ts DateTime64(3), svc String, zone Nullable(String), n Int8, f Nullable(Float64), big UInt64) ENGINE = MergeTree ORDER BY ts",
			"INSERT INTO t VALUES "+strings.Join(rows, ", "))
		ts := Tiles{r, source}
		for _, groupBy := range []string{"svc, zone", "n"} {
			for _, item := range []string{
				`"count"`, `"sum","valueExpression":"f"`, `"max","valueExpression":"f"`, `"avg","valueExpression":"f"`, `"last_value","valueExpression":"f"`,
				`"count_distinct","valueExpression":"f"`, `"max","valueExpression":"big"`, `"quantile","level":0.9,"valueExpression":"f"`,
			} {
				config := fmt.Sprintf(`{"displayType":"line","groupBy":%q,"seriesLimit":%d,"select":[{"aggFn":%s},{"aggFn":"count","alias":"n"}]}`,
					groupBy, random.IntN(6), item)
				engine, kept := ts.ranked(t, config)
				if len(engine) == 0 {
					t.Errorf("no rows of %s", config)
				}
				if diff := cmp.Diff(fmt.Sprint(engine), fmt.Sprint(kept)); diff != "" {
					t.Errorf("%s (-engine +kept):\n%s", config, diff)
				}
			}
		}
	}
}

// Values without a number leave groups in the order of their names, and cause no error.
func TestGroupsWithoutNumbersAreRanked(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	for _, value := range []string{
		"NULL", "any(attrs)", "max(ts)", "groupArray(ms)", "max(svc)", "true", "toDecimal64(1.5, 2)", "toInt256(1)", "(1, 'x')", "[NULL]", "nan", "'nan'", "'inf'",
		"toUUID('61f0c404-5cb3-11e7-907b-a6006ad3dba0')",
	} {
		config := fmt.Sprintf(`{"displayType":"line","groupBy":"svc","seriesLimit":2,"fillNulls":false,"select":[{"aggFn":"none","valueExpression":%q}]}`,
			"if(count() > 0, "+value+", "+value+")")
		d, err := ts.Runner.Tile(t.Context(), Team, ts.Of(config))
		if err != nil {
			t.Errorf("%s: %v", value, err)
			continue
		}
		var groups []any
		for _, row := range d.Rows {
			groups = append(groups, row[1])
		}
		if diff := cmp.Diff("[a b a]", fmt.Sprint(groups)); diff != "" && value != "true" && !strings.HasPrefix(value, "to") {
			t.Errorf("groups of %s (-want +got):\n%s", value, diff)
		}
	}
}

// Of three groups, "spike" has the highest bucket, "steady" the highest total, and "late" the highest last bucket.
func TestSeriesLimitKeepsTheLargestTotals(t *testing.T) {
	t.Parallel()
	db, r, metrics := SetUpMetrics(t)
	Exec(t, db, "CREATE TABLE t (ts DateTime, svc String, n Float64, maybe Nullable(Float64)) ENGINE = Memory")
	var rows []string
	var points []Point
	for svc, values := range map[string][]string{
		"spike": {"1", "50", "0", "nan"}, "steady": {"20", "20", "20", "20"}, "late": {"0", "0", "0", "30"}, "negative": {"-90", "-1", "31", "-40"},
	} {
		for i, n := range values {
			rows = append(rows, fmt.Sprintf("(%d, '%s', %s, if(isNaN(%[3]s), NULL, %[3]s))", Start/1000+int64(i)*1800, svc, n))
			points = append(points, Value(svc, i*1800, n))
		}
	}
	Exec(t, db, "INSERT INTO t VALUES "+strings.Join(rows, ", "))
	Insert(t, db, "gauge", points)
	Insert(t, db, "sum", With(Point{"AggregationTemporality": "1"}, points...))
	ts := Tiles{r, TableSource(db, "t")}
	for _, tt := range []struct {
		rule, config, want string
		source             sqlgen.Source
	}{
		{"a sum, by its total", `"select":[{"aggFn":"sum","valueExpression":"maybe"}],"groupBy":"svc"`, "steady spike", ts.Source},
		{"a maximum, by its total", `"select":[{"aggFn":"max","valueExpression":"n"}],"groupBy":"svc"`, "steady spike", ts.Source},
		{"SQL, by its total", `"select":[{"aggFn":"none","valueExpression":"sum(n)"}],"groupBy":"svc"`, "steady spike", ts.Source},
		{"a formula, by its total", `"select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"last_value","valueExpression":"n"}],"groupBy":"svc",
			"formulas":[{"expression":"(A + B) / 2"}],"showOperandSeries":false`, "steady spike", ts.Source},
		{"the last value, by the latest that is a number", `"select":[{"aggFn":"last_value","valueExpression":"maybe"}],"groupBy":"svc"`, "late steady", ts.Source},
		{"a formula over last values, by the latest", `"select":[{"aggFn":"last_value","valueExpression":"n"}],"groupBy":"svc",
			"formulas":[{"expression":"-A * 2"}],"showOperandSeries":false`, "negative spike", ts.Source},
		{"a gauge, by its last value", `"select":[{"aggFn":"avg","metricType":"gauge","metricName":"m","valueExpression":"Value"}],"groupBy":"Attributes.s"`, "late steady", metrics},
		{"a sum metric, by its total", `"select":[{"aggFn":"sum","metricType":"sum","metricName":"m","valueExpression":"Value"}],"groupBy":"Attributes.s"`, "steady spike", metrics},
		{"a column with the type of a metric is none", `"select":[{"aggFn":"sum","metricType":"gauge","valueExpression":"n"}],"groupBy":"svc"`, "steady spike", ts.Source},
	} {
		tile := Tiles{r, tt.source}.Of(`{"displayType":"line","fillNulls":false,"seriesLimit":2,` + tt.config + `}`)
		tile.Granularity = "30m"
		if got := groupsOf(t, r, tile); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.rule, got, tt.want)
		}
	}
	// The changes are 98 and none of "spike", 60 in the second hour of "late", and 178 and -142 of "negative".
	changes := Tiles{r, metrics}.Of(`{"displayType":"line","fillNulls":false,"seriesLimit":3,"groupBy":"Attributes.s",
		"select":[{"aggFn":"sum","metricType":"gauge","metricName":"m","valueExpression":"Value","periodAggFn":"delta"}]}`)
	if got := groupsOf(t, r, changes); got != "spike late negative" {
		t.Errorf("changes of a gauge, by their total: %s", got)
	}
	raw := ts.Raw("line", "SELECT ts, svc, n, 1 AS other FROM t ORDER BY ts, n DESC").with(`"fillNulls":false,"seriesLimit":2`)
	raw.Granularity = "30m"
	if got := groupsOf(t, r, raw); got != "steady spike" {
		t.Errorf("raw SQL, by its total: %s", got)
	}
}

// groupsOf returns the groups of a tile in the order of their first rows.
func groupsOf(t testing.TB, r *Runner, tile Tile) string {
	t.Helper()
	d, err := r.Tile(t.Context(), Team, tile)
	if err != nil {
		t.Fatal(err)
	}
	var groups []string
	for _, row := range d.Rows {
		if group := row[1].(string); !slices.Contains(groups, group) {
			groups = append(groups, group)
		}
	}
	return strings.Join(groups, " ")
}

// A chart keeps twenty groups of an increase. A tile has limits of its own, and an alert none.
func TestTilesKeepAllGroupsOfAnIncrease(t *testing.T) {
	t.Parallel()
	db, r, metrics := SetUpMetrics(t)
	var points []Point
	for i := range 30 {
		points = append(points, Value(fmt.Sprintf("s%02d", i), 60, "0"), Value(fmt.Sprintf("s%02d", i), 120, fmt.Sprint(i)))
	}
	Insert(t, db, "sum", append(points, Value("", 60, "0"), Value("", 120, "100")))
	for display, want := range map[string]int{`"line","seriesLimit":0`: 31, `"line","seriesLimit":25`: 25, `"line"`: defaultLimit, `"table"`: 31} {
		tile := Tiles{r, metrics}.Of(`{"displayType":` + display + `,"fillNulls":false,"groupBy":"Attributes.s",
			"select":[{"aggFn":"increase","metricType":"sum","metricName":"m","valueExpression":"Value"}]}`)
		d, err := r.Tile(t.Context(), Team, tile)
		if err != nil {
			t.Fatal(err)
		}
		if len(d.Rows) != want {
			t.Errorf("%s has %d groups, want %d", display, len(d.Rows), want)
		}
	}
}
