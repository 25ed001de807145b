package query_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// setUpScans makes a table with rows of a few hours in which all kinds of values are missing somewhere, and its sources.
func setUpScans(t testing.TB) (r *query.Runner, logs, spans sqlgen.Source) {
	t.Helper()
	db := enginetest.Start(t)
	query.Exec(t, db, `CREATE TABLE t (
			ts DateTime64(9), svc LowCardinality(String), status LowCardinality(Nullable(String)), ms Float64,
			note Nullable(Float64), text String, flag Nullable(Bool), n UInt32, rate String, tags Array(String),
			attrs Map(LowCardinality(String), String)
		) ENGINE = MergeTree ORDER BY (toStartOfFiveMinutes(ts), svc, ts)`,
		fmt.Sprintf(`INSERT INTO t SELECT
			fromUnixTimestamp64Milli(%d + number * 17041), 'svc' || toString(number %% 5),
			if(number %% 7 = 0, NULL, ['ok', 'error', 'slow'][1 + number %% 3]), number %% 11, if(number %% 4 = 0, number %% 9, NULL),
			['1', '2.5', 'x', ''][1 + number %% 4], if(number %% 3 = 0, NULL, number %% 2), number %% 6,
			['', '1', '3', '10'][1 + number %% 4], if(number %% 2 = 0, [], ['a', 'b']),
			map('zone', ['eu', 'us'][1 + number %% 2], 'http.status', toString(200 + 100 * (number %% 4)))
			FROM numbers(700)`, query.Start-600_000))
	logs = query.TableSource(db, "t")
	logs.ImplicitColumn, logs.TableFilter = "text", "n != 5"
	logs.Select = "ts, attrs['zone'] AS zone, lower(upper(svc)) AS low, low || zone AS both"
	spans = logs
	spans.Kind, spans.SampleRate = "trace", "rate"
	return query.RunnerOf(db), logs, spans
}

// manyConditions are conditions of all kinds that share scans.
func manyConditions(logs, spans sqlgen.Source) []batch.Condition {
	wheres := []string{
		``, `status:"error"`, `svc:svc1 OR svc:svc2`, `-status:"ok"`, `NOT (ms:>5)`, `svc:"nobody"`, `note:>3`, `flag:true`, `x`,
		`attrs.zone:"eu" attrs.http.status:>=300`,
	}
	var conditions []batch.Condition
	tile := func(source sqlgen.Source, config string, args ...any) {
		config = fmt.Sprintf(config, args...)
		conditions = append(conditions, batch.Condition{Tile: &query.Tile{Config: []byte(config), Source: &source, Connection: source.Connection}})
	}
	groups := []string{"", "svc", "status, attrs['zone'] AS z", "if(n > 2, 'many', 'few')"}
	for _, source := range []sqlgen.Source{logs, spans} {
		for g, group := range groups {
			for i, where := range wheres {
				items := []string{
					`"aggFn":"count"`, `"aggFn":"sum","valueExpression":"note"`, `"aggFn":"avg","valueExpression":"text"`,
					`"aggFn":"quantile","level":0.9,"valueExpression":"ms"`, `"aggFn":"count_distinct","valueExpression":"status"`,
					`"aggFn":"min","valueExpression":"note"`, `"aggFn":"max","valueExpression":"ms / (1 + n)"`,
					`"aggFn":"last_value","valueExpression":"ms"`, `"aggFn":"sum","valueExpression":"ms"`,
				}
				for k := range 2 {
					item := items[(i+3*g+5*k)%len(items)]
					tile(source, `{"displayType":"line","groupBy":%q,"select":[{%s,"where":%q}]}`, group, item, where)
				}
				if (i+g)%3 > 0 {
					continue
				}
				tile(source, `{"displayType":"line","groupBy":%q,"asRatio":true,"select":[
					{"aggFn":"count","where":%q},{"aggFn":"count","where":"ms:>2"}]}`, group, where)
				tile(source, `{"displayType":"stacked_bar","groupBy":%q,"formulas":[{"expression":"A"},{"expression":"A + B * 2"}],"select":[
					{"aggFn":"avg","valueExpression":"note","where":%q},{"aggFn":"count","where":"n = 3","whereLanguage":"sql"}]}`, group, where)
				tile(source, `{"displayType":"number","select":[{"aggFn":"count","where":%q},{"aggFn":"any","valueExpression":"n * 0"}]}`, where)
				conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: source, Where: where, GroupBy: group}})
				aliased := fmt.Sprintf(`low:svc%d OR both:"svc%deu" zone:eu`, i%3, i%5)
				conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: source, Where: aliased, GroupBy: group}})
			}
			for _, where := range []string{"status = 'error'", "flag", "ms > (SELECT 3) OR note IS NULL", "n", "zone = 'eu' AND both LIKE 'svc1%'"} {
				conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: source, Where: where, WhereLanguage: "sql", GroupBy: group}})
			}
		}
	}
	return conditions
}

// TestASharedValueIsThatAlone compares what conditions find together with what each finds by itself.
func TestASharedValueIsThatAlone(t *testing.T) {
	t.Parallel()
	r, logs, spans := setUpScans(t)
	conditions := manyConditions(logs, spans)
	for name, w := range map[string]batch.Windows{
		"hours":         hours,
		"at an offset":  {Start: time.UnixMilli(query.Start + 7*60_000), End: time.UnixMilli(query.Start + 37*60_000), Interval: 15 * time.Minute},
		"at an instant": {Start: time.UnixMilli(query.Start + 12_345), End: time.UnixMilli(query.Start + 12_345 + 60_000), Interval: time.Minute},
	} {
		if name == "at an offset" && !*query.Thorough {
			continue // an instant has one too
		}
		before := query.Grants(r)
		shared := observeAll(t.Context(), t, r, w, conditions)
		if n := query.Grants(r) - before; n > 28 {
			t.Errorf("%s: %d conditions took %d queries", name, len(conditions), n)
		}
		found, empty := wantAlone(t, r, w, conditions, shared)
		if found < len(conditions)/2 || empty == 0 || empty > len(conditions)/2 {
			t.Errorf("%s: %d conditions have %d values, and %d of them none", name, len(conditions), found, empty)
		}
	}
}

func text(w batch.Condition) string {
	if w.Tile != nil {
		return string(w.Tile.Config)
	}
	if w.Rows == nil {
		return "nothing"
	}
	return fmt.Sprintf("%s: %q by %q", w.Rows.WhereLanguage, w.Rows.Where, w.Rows.GroupBy)
}

func TestObserveRows(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	ptr := func(s string) *string { return &s }
	sql, lucene, ast := api.SavedSearchFilterTypeSQL, api.SavedSearchFilterTypeLucene, api.SavedSearchFilterTypeSQLAst
	less := api.SavedSearchFilterOperatorLess
	log := ts.Source
	log.Kind, log.TableFilter = "log", "svc != 'c'"
	sampled := ts.Source
	sampled.SampleRate = "toUInt32(ms)"
	const zone = "attrs['zone'] AS zone, upper(svc) AS big, big || zone AS both"
	for _, tt := range []struct {
		rule string
		rows batch.Rows
		want string
	}{
		{"all rows, not that at the end", batch.Rows{}, "10:00 3, 11:00 3"},
		{"a filter", batch.Rows{Where: "svc:a"}, "10:00 2, 11:00 1"},
		{"a filter in SQL", batch.Rows{Where: "ms > 10", WhereLanguage: "sql"}, "10:00 1, 11:00 2"},
		{"nothing is found", batch.Rows{Where: "svc:nobody"}, ""},
		{"groups with names", batch.Rows{GroupBy: "svc, attrs['zone'] AS z"}, "10:00 svc:a z:eu 2, 10:00 svc:b z:us 1, 11:00 svc:a z:eu 1, 11:00 svc:c z:us 2"},
		{"aliases of the select list in SQL", batch.Rows{Select: zone, Where: "both = 'Aeu'", WhereLanguage: "sql"}, "10:00 2, 11:00 1"},
		{"and in lucene", batch.Rows{Select: zone, Where: `zone:"us"`}, "10:00 1, 11:00 2"},
		{"also those of expressions", batch.Rows{Select: zone, Where: `both:"Aeu"`}, "10:00 2, 11:00 1"},
		{"and in groups", batch.Rows{Select: zone, GroupBy: "zone, lower(both) AS l"}, "10:00 zone:eu l:aeu 2, 10:00 zone:us l:bus 1, 11:00 zone:eu l:aeu 1, 11:00 zone:us l:cus 2"},
		{"a column goes before an alias", batch.Rows{Select: "status AS svc", Where: `svc:"a"`}, "10:00 2, 11:00 1"},
		{"a select list that cannot be read has none", batch.Rows{Select: "a AS (", Where: `svc:"a"`}, "10:00 2, 11:00 1"},
		{
			"all filters",
			batch.Rows{Where: "zone:us", Select: zone, Filters: []api.SavedSearchFilter{
				{Type: &sql, Condition: ptr("status IN ('ok', 'error')")},
				{Condition: ptr("ms BETWEEN 0 AND 100")},
				{Type: &lucene, Condition: ptr(`-svc:"b" -big:B`)},
				{Type: &ast, Left: ptr("ms"), Operator: &less, Right: ptr("1 + 1")},
				{},
			}},
			"11:00 1",
		},
		{"the filter of a log source's table", batch.Rows{Source: log}, "10:00 3, 11:00 1"},
		{"sampled rows count as many times", batch.Rows{Source: sampled, Where: "-svc:b"}, "10:00 40, 11:00 121"},
		{"an unknown field", batch.Rows{Where: "nothing:x"}, `filter, character 1: unknown field "nothing"`},
		{"a mistake in SQL", batch.Rows{Where: "svc = ", WhereLanguage: "sql"}, "where: "},
		{"a mistake in a filter", batch.Rows{Filters: []api.SavedSearchFilter{{}, {Type: &ast, Left: ptr("ms")}}}, "filters.1: expected left"},
		{"aliases that stand for themselves", batch.Rows{Select: "b AS a, a AS b", Where: "a = 1", WhereLanguage: "sql"}, `where: the alias "a" refers to itself`},
		{"a list of groups that is none", batch.Rows{GroupBy: "svc,"}, "groupBy: an expression is missing before or after a comma"},
		{"metrics", batch.Rows{Source: sqlgen.Source{Kind: "metric"}}, "a metric source cannot be searched"},
		{"an unknown language", batch.Rows{WhereLanguage: "promql", Where: "x"}, `unknown whereLanguage "promql"`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.rows.Source.Kind == "" {
				tt.rows.Source = ts.Source
			}
			for _, alone := range []bool{false, true} {
				got := observeOne(t, ts.Runner, hours, batch.Condition{Rows: &tt.rows, Alone: alone})
				switch {
				case got.Err != nil:
					if core.KindOf(got.Err) != core.Invalid || !strings.HasPrefix(written(got), tt.want) || tt.want == "" {
						t.Errorf("alone %v: got %v, want %s", alone, got.Err, tt.want)
					}
				case written(got) != tt.want || got.Grouped != (tt.rows.GroupBy != ""):
					t.Errorf("alone %v: grouped %v, got %s, want %s", alone, got.Grouped, written(got), tt.want)
				}
			}
		})
	}
}

// TestOneConditionDoesNotFailOthers puts conditions that fail in all ways among those that do not.
func TestOneConditionDoesNotFailOthers(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	metric := ts.Source
	metric.Kind = "metric"
	other := ts.Source
	other.From.Table = "nothing"
	rows := func(where string) *batch.Rows {
		return &batch.Rows{Source: ts.Source, Where: where, WhereLanguage: "sql"}
	}
	tile := func(config string) *query.Tile {
		tile := ts.Of(config)
		return &tile
	}
	bad := []struct {
		condition batch.Condition
		want      string
	}{
		{batch.Condition{Rows: rows("nobody = 1")}, "UNKNOWN_IDENTIFIER"},
		{batch.Condition{Rows: rows("count() > 1")}, "ILLEGAL_AGGREGATION"},
		{batch.Condition{Rows: rows("svc")}, "ILLEGAL_TYPE_OF_ARGUMENT"},
		{batch.Condition{Rows: rows("throwIf(svc = 'a')")}, "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO"},
		{batch.Condition{Rows: rows("svc IN (SELECT x FROM missing)")}, "UNKNOWN_TABLE"},
		{batch.Condition{Rows: &batch.Rows{Source: ts.Source, Where: "(svc:a"}}, "filter, character"},
		{batch.Condition{Rows: &batch.Rows{Source: other}}, "the source's table"},
		{batch.Condition{Rows: &batch.Rows{Source: metric}}, "a metric source cannot be searched"},
		{batch.Condition{Tile: tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"ms + svc"}]}`)}, "ILLEGAL_TYPE_OF_ARGUMENT"},
		{batch.Condition{Tile: tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"nobody"}]}`)}, "select.0: valueExpression: "},
		{batch.Condition{Tile: tile(`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc, nobody"}`)}, "groupBy: "},
		{batch.Condition{Tile: tile(`{"displayType":"table","select":[{"aggFn":"count"}]}`)}, "a table tile has no values"},
		{batch.Condition{Tile: &query.Tile{Config: []byte("{")}}, ""},
		{batch.Condition{}, ""},
	}
	// What only fails on rows that are not its own, or does something to those of others, has its values nevertheless.
	good := []struct {
		condition batch.Condition
		want      string
	}{
		{batch.Condition{Rows: rows("ms = 30 AND svc = 'a'")}, "10:00 1"},
		{batch.Condition{Rows: rows("arrayJoin(mapKeys(attrs)) = 'zone'")}, "10:00 3, 11:00 3"},
		{batch.Condition{Rows: &batch.Rows{Source: ts.Source, GroupBy: "arrayJoin(['x', 'y']) AS j"}}, "10:00 j:x 3, 10:00 j:y 3, 11:00 j:x 3, 11:00 j:y 3"},
		{batch.Condition{Rows: rows("1")}, "10:00 3, 11:00 3"},
		{batch.Condition{Rows: rows("toUInt16(ms) % 30 = 0")}, "10:00 1, 11:00 1"},
		{batch.Condition{Rows: rows("toUInt16(ms) % 30")}, "10:00 2, 11:00 2"},
		{batch.Condition{Tile: tile(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"sum(ms) / 5"}]}`)}, "10:00 9, 11:00 24"},
		{batch.Condition{Tile: tile(`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"intDiv(100, toUInt32(ms))","where":"ms:>0"}]}`)}, "10:00 20, 11:00 5"},
		{batch.Condition{Rows: &batch.Rows{Source: ts.Source}}, "10:00 3, 11:00 3"},
		{batch.Condition{Rows: &batch.Rows{Source: ts.Source, GroupBy: "svc", Where: "svc:b"}}, "10:00 svc:b 1"},
	}
	var conditions []batch.Condition
	for _, g := range good {
		conditions = append(conditions, g.condition)
	}
	for i, found := range observeAll(t.Context(), t, ts.Runner, hours, conditions) {
		if got := written(found); got != good[i].want {
			t.Errorf("%s: among good ones got %s, want %s", text(good[i].condition), got, good[i].want)
		}
	}
	// Of these, one would make rows of others more.
	for i, found := range observeAll(t.Context(), t, ts.Runner, hours, conditions[:2]) {
		if got := written(found); got != good[i].want {
			t.Errorf("%s: of two got %s, want %s", text(good[i].condition), got, good[i].want)
		}
	}
	conditions = nil
	for i := range max(len(good), len(bad)) {
		if i < len(bad) {
			conditions = append(conditions, bad[i].condition)
		}
		conditions = append(conditions, good[i%len(good)].condition)
	}
	found := observeAll(t.Context(), t, ts.Runner, hours, conditions)
	for i := 0; i < len(conditions)/2; i++ {
		err, alone := found[2*i].Err, observeOne(t, ts.Runner, hours, conditions[2*i]).Err
		if err == nil || !strings.HasPrefix(err.Error(), bad[i].want) || alone == nil || err.Error() != alone.Error() {
			t.Errorf("%s: got %v, alone %v, want %s", text(conditions[2*i]), err, alone, bad[i].want)
		}
		want := good[i%len(good)]
		if got := written(found[2*i+1]); got != want.want {
			t.Errorf("%s: got %s, want %s", text(want.condition), got, want.want)
		}
	}
}

// TestSlowConditionsDoNotSlowOthers holds that what shares a query with one that takes too long is read without it.
func TestSlowConditionsDoNotSlowOthers(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	source := ts.Source
	source.Settings = []sqlgen.Setting{{Name: "max_execution_time", Value: "1"}, {Name: "max_threads", Value: "1"}}
	const endless = "ms = (SELECT count() FROM numbers(10000000) AS a, numbers(10000000) AS b WHERE cityHash64(a.number, b.number) = 7)"
	found := observeAll(t.Context(), t, ts.Runner, hours, []batch.Condition{
		{Rows: &batch.Rows{Source: source, Where: "svc:a"}},
		{Rows: &batch.Rows{Source: source, Where: endless, WhereLanguage: "sql"}},
		{Rows: &batch.Rows{Source: source, Where: "svc:b"}},
	})
	if written(found[0]) != "10:00 2, 11:00 1" || written(found[2]) != "10:00 1" {
		t.Errorf("got %s and %s", written(found[0]), written(found[2]))
	}
	querytest.WantError(t, found[1].Err, core.Timeout, "The query took too long")
}
