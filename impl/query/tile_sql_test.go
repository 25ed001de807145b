package query

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// renderTile renders a builder tile over a source of spans, or over two metric tables, with its parameters as p0=….
func renderTile(t *testing.T, kind, config string, filters ...TileFilter) string {
	t.Helper()
	source := sqlgen.Source{Kind: kind, Timestamp: "Timestamp", MetricTables: map[string]string{"gauge": "g"}}
	source.From.Database, source.From.Table = "db", "spans"
	columns := []filter.Column{
		{Name: "Timestamp", Type: "DateTime64(9)"},
		{Name: "ServiceName", Type: "LowCardinality(String)"},
		{Name: "Duration", Type: "UInt64"},
		{Name: "StatusCode", Type: "LowCardinality(String)"},
		{Name: "Attributes", Type: "Map(LowCardinality(String), String)"},
	}
	known := sqlgen.NewTable(columns, "", "")
	a, err := NewRunner(nil).plan(Team, Tile{
		Config: []byte(config), Source: &source, Start: Start, End: End, Granularity: "1h", Filters: filters,
	})
	if err != nil {
		t.Fatal(err)
	}
	b, err := a.builder()
	if err != nil {
		t.Fatal(err)
	}
	q, err := b.Statement(slices.Repeat([]*sqlgen.Table{known}, len(b.Series)), b.window, true, b.limit())
	if err != nil {
		t.Fatal(err)
	}
	return showQuery(q)
}

func showQuery(q sqlgen.Query) string {
	lines := []string{q.SQL}
	for _, name := range slices.Sorted(maps.Keys(q.Params)) {
		lines = append(lines, name+"="+q.Params[name])
	}
	return strings.Join(lines, "\n")
}

func TestTheSQLOfTiles(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		rule, config string
		filters      []TileFilter
		want         string
	}{
		{
			"a number", `{"displayType":"number","select":[{"aggFn":"count","where":"StatusCode:\"Error\""}]}`, nil,
			"SELECT count() AS `__value0` FROM `db`.`spans` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
				" AND `Timestamp` <= fromUnixTimestamp64Milli({p1:Int64}) AND (`StatusCode` = {p2:String})\n" +
				"p0=1767607200000\np1=1767614400000\np2=Error",
		},
		{
			"a line of several values with a filter of the dashboard",
			`{"displayType":"line","select":[{"aggFn":"count","where":"StatusCode:\"Error\""},{"aggFn":"max",
				"valueExpression":"Duration","where":"ServiceName:\"a\""}]}`,
			[]TileFilter{Selected("zone", "Attributes.zone", "eu", "us")},
			"SELECT toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 3600000000000)) AS `__bucket`," +
				" countIf(`StatusCode` = {p5:String}) AS `__value0`," +
				" maxOrNullIf(toFloat64(`Duration`), `ServiceName` = {p6:String}) AS `__value1` FROM `db`.`spans`" +
				" WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
				" AND `Timestamp` < fromUnixTimestamp64Milli({p1:Int64})" +
				" AND `Attributes`[{p2:String}] IN ({p3:String}, {p4:String})" +
				" AND ((`StatusCode` = {p5:String}) OR (`ServiceName` = {p6:String}))" +
				" GROUP BY `__bucket` ORDER BY `__bucket`\n" +
				"p0=1767607200000\np1=1767614400000\np2=zone\np3=eu\np4=us\np5=Error\np6=a",
		},
		{
			"series by group",
			`{"displayType":"stacked_bar","select":[{"aggFn":"count"}],"groupBy":"ServiceName","alignDateRangeToGranularity":false}`, nil,
			"SELECT * FROM (SELECT * EXCEPT (`__first`, `__top`), dense_rank() OVER (ORDER BY `__top` DESC, `__group0`) AS `__rank`" +
				" FROM (SELECT *, CAST(`__value0`, 'Nullable(Float64)') AS `__first`, sumOrNullArray(if(isFinite(`__first`), [assumeNotNull(`__first`)], []))" +
				" OVER (PARTITION BY `__group0` ORDER BY `__bucket` ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS `__top`" +
				" FROM (SELECT toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 3600000000000)) AS `__bucket`, `ServiceName` AS `__group0`," +
				" count() AS `__value0` FROM `db`.`spans` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
				" AND `Timestamp` <= fromUnixTimestamp64Milli({p1:Int64}) GROUP BY `__bucket`, `__group0`)))" +
				" WHERE `__rank` <= 20 ORDER BY `__bucket`, `__rank`\np0=1767607200000\np1=1767614400000",
		},
		{
			"a table",
			`{"displayType":"table","select":[{"aggFn":"count","alias":"Duration"}],"groupBy":"ServiceName AS s",
				"having":"Duration > 5","orderBy":"s, avg(Duration) DESC"}`, nil,
			"SELECT `ServiceName` AS `__group0`, count() AS `__value0` FROM `db`.`spans`" +
				" WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
				" AND `Timestamp` <= fromUnixTimestamp64Milli({p1:Int64}) GROUP BY `__group0` HAVING (`__value0` > 5)" +
				" ORDER BY `__group0`, avg(`Duration`) DESC, `__group0`\np0=1767607200000\np1=1767614400000",
		},
		{
			"a pie in its default order",
			`{"displayType":"pie","select":[{"aggFn":"count"}],"groupBy":"ServiceName, Attributes['zone']","limit":3}`, nil,
			"SELECT `ServiceName` AS `__group0`, `Attributes`[{p2:String}] AS `__group1`, count() AS `__value0`" +
				" FROM `db`.`spans` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64})" +
				" AND `Timestamp` <= fromUnixTimestamp64Milli({p1:Int64}) GROUP BY `__group0`, `__group1`" +
				" ORDER BY `__value0` DESC, `__group0`, `__group1` LIMIT 3\np0=1767607200000\np1=1767614400000\np2=zone",
		},
	} {
		if diff := cmp.Diff(tt.want, renderTile(t, "trace", tt.config, tt.filters...)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.rule, diff)
		}
	}
}
