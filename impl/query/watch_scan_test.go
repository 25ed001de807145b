package query

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// setUpScans makes a table with rows of a few hours in which all kinds of values are missing somewhere, and its sources.
func setUpScans(t testing.TB) (r *Runner, logs, spans Source) {
	t.Helper()
	db := enginetest.Start(t)
	exec(t, db, `CREATE TABLE t (
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
			FROM numbers(700)`, start-600_000))
	logs = tableSource(db, "t")
	logs.ImplicitColumn, logs.TableFilter = "text", "n != 5"
	logs.Select = "ts, attrs['zone'] AS zone, lower(upper(svc)) AS low, low || zone AS both"
	spans = logs
	spans.Kind, spans.SampleRate = "trace", "rate"
	return newRunner(db), logs, spans
}

// manyWatches are watches of all kinds that share scans.
func manyWatches(logs, spans Source) []Watch {
	wheres := []string{
		``, `status:"error"`, `svc:svc1 OR svc:svc2`, `-status:"ok"`, `NOT (ms:>5)`, `svc:"nobody"`, `note:>3`, `flag:true`, `x`,
		`attrs.zone:"eu" attrs.http.status:>=300`,
	}
	var watches []Watch
	tile := func(source Source, config string, args ...any) {
		config = fmt.Sprintf(config, args...)
		watches = append(watches, Watch{Tile: &Tile{Config: []byte(config), Source: &source, Connection: source.Connection}})
	}
	groups := []string{"", "svc", "status, attrs['zone'] AS z", "if(n > 2, 'many', 'few')"}
	for _, source := range []Source{logs, spans} {
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
				watches = append(watches, Watch{Rows: &WatchedRows{Source: source, Where: where, GroupBy: group}})
				aliased := fmt.Sprintf(`low:svc%d OR both:"svc%deu" zone:eu`, i%3, i%5)
				watches = append(watches, Watch{Rows: &WatchedRows{Source: source, Where: aliased, GroupBy: group}})
			}
			for _, where := range []string{"status = 'error'", "flag", "ms > (SELECT 3) OR note IS NULL", "n", "zone = 'eu' AND both LIKE 'svc1%'"} {
				watches = append(watches, Watch{Rows: &WatchedRows{Source: source, Where: where, WhereLanguage: "sql", GroupBy: group}})
			}
		}
	}
	return watches
}

// TestASharedValueIsThatAlone compares what watches find together with what each finds by itself.
func TestASharedValueIsThatAlone(t *testing.T) {
	t.Parallel()
	r, logs, spans := setUpScans(t)
	watches := manyWatches(logs, spans)
	for name, w := range map[string]Windows{
		"hours":         hours,
		"at an offset":  {time.UnixMilli(start + 7*60_000), time.UnixMilli(start + 37*60_000), 15 * time.Minute},
		"at an instant": {time.UnixMilli(start + 12_345), time.UnixMilli(start + 12_345 + 60_000), time.Minute},
	} {
		before := turns(r)
		shared := watchAll(t.Context(), t, r, w, watches)
		if n := turns(r) - before; n > 28 {
			t.Errorf("%s: %d watches took %d queries", name, len(watches), n)
		}
		alone := make([]Watch, len(watches))
		for i, watch := range watches {
			alone[i] = watch
			alone[i].Alone = true
		}
		found, empty := 0, 0
		for i, want := range watchAll(t.Context(), t, r, w, alone) {
			if diff := cmp.Diff(want, shared[i]); diff != "" || want.Err != nil {
				t.Errorf("%s: %s: alone and shared (-alone +shared):\n%s", name, text(watches[i]), diff)
			}
			found += len(want.Values)
			if len(want.Values) == 0 {
				empty++
			}
		}
		if found < len(watches)/2 || empty == 0 || empty > len(watches)/2 {
			t.Errorf("%s: %d watches have %d values, and %d of them none", name, len(watches), found, empty)
		}
	}
}

func text(w Watch) string {
	if w.Tile != nil {
		return string(w.Tile.Config)
	}
	if w.Rows == nil {
		return "nothing"
	}
	return fmt.Sprintf("%s: %q by %q", w.Rows.WhereLanguage, w.Rows.Where, w.Rows.GroupBy)
}

func TestWatchedRows(t *testing.T) {
	t.Parallel()
	ts := setUpTiles(t)
	ptr := func(s string) *string { return &s }
	sql, lucene, ast := api.SavedSearchFilterTypeSQL, api.SavedSearchFilterTypeLucene, api.SavedSearchFilterTypeSQLAst
	less := api.SavedSearchFilterOperatorLess
	log := ts.source
	log.Kind, log.TableFilter = "log", "svc != 'c'"
	sampled := ts.source
	sampled.SampleRate = "toUInt32(ms)"
	const zone = "attrs['zone'] AS zone, upper(svc) AS big, big || zone AS both"
	for _, tt := range []struct {
		rule string
		rows WatchedRows
		want string
	}{
		{"all rows, not that at the end", WatchedRows{}, "10:00 3, 11:00 3"},
		{"a filter", WatchedRows{Where: "svc:a"}, "10:00 2, 11:00 1"},
		{"a filter in SQL", WatchedRows{Where: "ms > 10", WhereLanguage: "sql"}, "10:00 1, 11:00 2"},
		{"nothing is found", WatchedRows{Where: "svc:nobody"}, ""},
		{"groups with names", WatchedRows{GroupBy: "svc, attrs['zone'] AS z"}, "10:00 svc:a z:eu 2, 10:00 svc:b z:us 1, 11:00 svc:a z:eu 1, 11:00 svc:c z:us 2"},
		{"aliases of the select list in SQL", WatchedRows{Select: zone, Where: "both = 'Aeu'", WhereLanguage: "sql"}, "10:00 2, 11:00 1"},
		{"and in lucene", WatchedRows{Select: zone, Where: `zone:"us"`}, "10:00 1, 11:00 2"},
		{"also those of expressions", WatchedRows{Select: zone, Where: `both:"Aeu"`}, "10:00 2, 11:00 1"},
		{"and in groups", WatchedRows{Select: zone, GroupBy: "zone, lower(both) AS l"}, "10:00 zone:eu l:aeu 2, 10:00 zone:us l:bus 1, 11:00 zone:eu l:aeu 1, 11:00 zone:us l:cus 2"},
		{"a column goes before an alias", WatchedRows{Select: "status AS svc", Where: `svc:"a"`}, "10:00 2, 11:00 1"},
		{"a select list that cannot be read has none", WatchedRows{Select: "a AS (", Where: `svc:"a"`}, "10:00 2, 11:00 1"},
		{
			"all filters",
			WatchedRows{Where: "zone:us", Select: zone, Filters: []api.SavedSearchFilter{
				{Type: &sql, Condition: ptr("status IN ('ok', 'error')")},
				{Condition: ptr("ms BETWEEN 0 AND 100")},
				{Type: &lucene, Condition: ptr(`-svc:"b" -big:B`)},
				{Type: &ast, Left: ptr("ms"), Operator: &less, Right: ptr("1 + 1")},
				{},
			}},
			"11:00 1",
		},
		{"the filter of a log source's table", WatchedRows{Source: log}, "10:00 3, 11:00 1"},
		{"sampled rows count as many times", WatchedRows{Source: sampled, Where: "-svc:b"}, "10:00 40, 11:00 121"},
		{"an unknown field", WatchedRows{Where: "nothing:x"}, `filter, character 1: unknown field "nothing"`},
		{"a mistake in SQL", WatchedRows{Where: "svc = ", WhereLanguage: "sql"}, "where: "},
		{"a mistake in a filter", WatchedRows{Filters: []api.SavedSearchFilter{{}, {Type: &ast, Left: ptr("ms")}}}, "filters.1: it needs a left side"},
		{"aliases that stand for themselves", WatchedRows{Select: "b AS a, a AS b", Where: "a = 1", WhereLanguage: "sql"}, `where: the alias "a" stands for itself`},
		{"a list of groups that is none", WatchedRows{GroupBy: "svc,"}, "groupBy: nothing stands before a comma"},
		{"metrics", WatchedRows{Source: Source{Kind: "metric"}}, "a metric source cannot be searched"},
		{"an unknown language", WatchedRows{WhereLanguage: "promql", Where: "x"}, `unknown whereLanguage "promql"`},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.rows.Source.Kind == "" {
				tt.rows.Source = ts.source
			}
			for _, alone := range []bool{false, true} {
				got := watchOne(t, ts.runner, hours, Watch{Rows: &tt.rows, Alone: alone})
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

// TestOneWatchDoesNotFailOthers puts watches that fail in all ways among those that do not.
func TestOneWatchDoesNotFailOthers(t *testing.T) {
	t.Parallel()
	ts := setUpTiles(t)
	metric := ts.source
	metric.Kind = "metric"
	other := ts.source
	other.From.Table = "nothing"
	rows := func(where string) *WatchedRows {
		return &WatchedRows{Source: ts.source, Where: where, WhereLanguage: "sql"}
	}
	tile := func(config string) *Tile {
		tile := ts.of(config)
		return &tile
	}
	bad := []struct {
		watch Watch
		want  string
	}{
		{Watch{Rows: rows("nobody = 1")}, "UNKNOWN_IDENTIFIER"},
		{Watch{Rows: rows("count() > 1")}, "ILLEGAL_AGGREGATION"},
		{Watch{Rows: rows("svc")}, "ILLEGAL_TYPE_OF_ARGUMENT"},
		{Watch{Rows: rows("throwIf(svc = 'a')")}, "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO"},
		{Watch{Rows: rows("svc IN (SELECT x FROM missing)")}, "UNKNOWN_TABLE"},
		{Watch{Rows: &WatchedRows{Source: ts.source, Where: "(svc:a"}}, "filter, character"},
		{Watch{Rows: &WatchedRows{Source: other}}, "the source's table"},
		{Watch{Rows: &WatchedRows{Source: metric}}, "a metric source cannot be searched"},
		{Watch{Tile: tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"ms + svc"}]}`)}, "ILLEGAL_TYPE_OF_ARGUMENT"},
		{Watch{Tile: tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"nobody"}]}`)}, "select.0: valueExpression: "},
		{Watch{Tile: tile(`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc, nobody"}`)}, "groupBy: "},
		{Watch{Tile: tile(`{"displayType":"table","select":[{"aggFn":"count"}]}`)}, "a table tile has no values"},
		{Watch{Tile: &Tile{Config: []byte("{")}}, ""},
		{Watch{}, ""},
	}
	// What only fails on rows that are not its own, or does something to those of others, has its values nevertheless.
	good := []struct {
		watch Watch
		want  string
	}{
		{Watch{Rows: rows("ms = 30 AND svc = 'a'")}, "10:00 1"},
		{Watch{Rows: rows("arrayJoin(mapKeys(attrs)) = 'zone'")}, "10:00 3, 11:00 3"},
		{Watch{Rows: &WatchedRows{Source: ts.source, GroupBy: "arrayJoin(['x', 'y']) AS j"}}, "10:00 j:x 3, 10:00 j:y 3, 11:00 j:x 3, 11:00 j:y 3"},
		{Watch{Rows: rows("1")}, "10:00 3, 11:00 3"},
		{Watch{Rows: rows("toUInt16(ms) % 30 = 0")}, "10:00 1, 11:00 1"},
		{Watch{Rows: rows("toUInt16(ms) % 30")}, "10:00 2, 11:00 2"},
		{Watch{Tile: tile(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"sum(ms) / 5"}]}`)}, "10:00 9, 11:00 24"},
		{Watch{Tile: tile(`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"intDiv(100, toUInt32(ms))","where":"ms:>0"}]}`)}, "10:00 20, 11:00 5"},
		{Watch{Rows: &WatchedRows{Source: ts.source}}, "10:00 3, 11:00 3"},
		{Watch{Rows: &WatchedRows{Source: ts.source, GroupBy: "svc", Where: "svc:b"}}, "10:00 svc:b 1"},
	}
	var watches []Watch
	for _, g := range good {
		watches = append(watches, g.watch)
	}
	for i, found := range watchAll(t.Context(), t, ts.runner, hours, watches) {
		if got := written(found); got != good[i].want {
			t.Errorf("%s: among good ones got %s, want %s", text(good[i].watch), got, good[i].want)
		}
	}
	// Of these, one would make rows of others more.
	for i, found := range watchAll(t.Context(), t, ts.runner, hours, watches[:2]) {
		if got := written(found); got != good[i].want {
			t.Errorf("%s: of two got %s, want %s", text(good[i].watch), got, good[i].want)
		}
	}
	watches = nil
	for i := range max(len(good), len(bad)) {
		if i < len(bad) {
			watches = append(watches, bad[i].watch)
		}
		watches = append(watches, good[i%len(good)].watch)
	}
	found := watchAll(t.Context(), t, ts.runner, hours, watches)
	for i := 0; i < len(watches)/2; i++ {
		err, alone := found[2*i].Err, watchOne(t, ts.runner, hours, watches[2*i]).Err
		if err == nil || !strings.HasPrefix(err.Error(), bad[i].want) || alone == nil || err.Error() != alone.Error() {
			t.Errorf("%s: got %v, alone %v, want %s", text(watches[2*i]), err, alone, bad[i].want)
		}
		want := good[i%len(good)]
		if got := written(found[2*i+1]); got != want.want {
			t.Errorf("%s: got %s, want %s", text(want.watch), got, want.want)
		}
	}
}

// TestSlowWatchesDoNotSlowOthers holds that what shares a query with one that takes too long is read without it.
func TestSlowWatchesDoNotSlowOthers(t *testing.T) {
	t.Parallel()
	ts := setUpTiles(t)
	source := ts.source
	source.Settings = []Setting{{"max_execution_time", "1"}}
	const endless = "ms = (SELECT count() FROM numbers(10000000) AS a, numbers(10000000) AS b WHERE cityHash64(a.number, b.number) = 7)"
	found := watchAll(t.Context(), t, ts.runner, hours, []Watch{
		{Rows: &WatchedRows{Source: source, Where: "svc:a"}},
		{Rows: &WatchedRows{Source: source, Where: endless, WhereLanguage: "sql"}},
		{Rows: &WatchedRows{Source: source, Where: "svc:b"}},
	})
	if written(found[0]) != "10:00 2, 11:00 1" || written(found[2]) != "10:00 1" {
		t.Errorf("got %s and %s", written(found[0]), written(found[2]))
	}
	wantError(t, found[1].Err, core.Timeout, "The query took too long")
}

// TestWatchesShareOnlyWhatAllCall tells which watches may be read by one query.
func TestWatchesShareOnlyWhatAllCall(t *testing.T) {
	t.Parallel()
	plain := logSource()
	calling := plain
	calling.TableFilter = "lower(Body) != ''"
	other := plain
	other.TableFilter = "sleep(3) = 0"
	selecting := plain
	selecting.Select = "lower(Body) AS low"
	rows := func(source Source, where string) Watch {
		return Watch{Rows: &WatchedRows{Source: source, Where: where, WhereLanguage: "sql"}}
	}
	tile := func(item string) Watch {
		return Watch{Tile: &Tile{Source: &plain, Config: []byte(`{"displayType":"line","select":[` + item + `]}`)}}
	}
	watches := []Watch{
		rows(plain, "Body = 'a'"), rows(plain, "Body = 'b'"), tile(`{"aggFn":"count"}`),
		rows(calling, "Body = 'a'"), rows(calling, "Body = 'b'"),
		rows(other, "Body = 'a'"),
		rows(selecting, "low = 'a'"), rows(selecting, "low = 'b'"),
		rows(plain, "lower(Body) = 'a'"), rows(plain, "lower(Body) = 'b'"), rows(calling, "lower(Body) = 'a'"),
		tile(`{"aggFn":"max","valueExpression":"length(Body)"}`), tile(`{"aggFn":"count","where":"length(Body)","whereLanguage":"sql"}`),
		{Rows: &WatchedRows{Source: plain, GroupBy: "lower(Body)"}},
		{Rows: &WatchedRows{Source: plain, GroupBy: "lower(Body)", Where: "Body:a"}},
		{Rows: &WatchedRows{Source: plain, GroupBy: "lower(Body)", Where: "sleep(3) = 0", WhereLanguage: "sql"}},
		{Rows: &WatchedRows{Source: plain, Select: "lower(Body) AS low"}},
	}
	c := &watching{window: hour, answered: make([]atomic.Bool, len(watches)), answer: func(i int, w Watched) { t.Error(i, w.Err) }}
	var got []int
	queries := map[string]int{}
	for _, s := range c.subjects(watches) {
		key := s.scanKey()
		if _, known := queries[key]; !known {
			queries[key] = len(queries)
		}
		got = append(got, queries[key])
	}
	if diff := cmp.Diff([]int{0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 8, 9, 3}, got); diff != "" {
		t.Errorf("the queries of the watches (-want +got):\n%s", diff)
	}
}

// TestScanSQL holds what the query of a scan looks like.
func TestScanSQL(t *testing.T) {
	t.Parallel()
	source := logSource()
	source.TableFilter = "Body != ''"
	w := hour
	w.open, w.shift, w.start, w.end = true, 1500, w.start+1500, w.end+1500
	c := &watching{window: w}
	watches := []Watch{
		{Rows: &WatchedRows{Source: source, Where: `ServiceName:"a"`}},
		{Rows: &WatchedRows{Source: source, Where: "ServiceName = 'a' AND Body = 'b'", WhereLanguage: "sql"}},
		{Tile: &Tile{Source: &source, Config: []byte(`{"displayType":"line","select":[{"aggFn":"avg","valueExpression":"Duration","where":"Body:\"b\""},{"aggFn":"count"}],"asRatio":true}`)}},
		{Rows: &WatchedRows{Source: source, Where: `ServiceName:"a"`}},
		{Tile: &Tile{Source: &source, Config: []byte(`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"Duration","where":"Body:\"b\""}]}`)}},
	}
	render := func(watches []Watch, groupBy string) string {
		t.Helper()
		c.answered, c.answer = make([]atomic.Bool, len(watches)), func(int, Watched) {}
		var s *scan
		for _, subject := range c.subjects(watches) {
			if groupBy != "" {
				subject.values.groups, subject.values.series[0].GroupBy = []string{groupBy}, []string{groupBy}
			}
			placed, err := place(subject, scan{window: c.window, table: logs}, s)
			if err != nil || s != nil && placed != s {
				t.Fatalf("%v is in a scan of its own: %v", subject.watches, err)
			}
			s = placed
		}
		q, err := s.query()
		if err != nil {
			t.Fatal(err)
		}
		return q.SQL
	}
	const (
		from = "SELECT toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`) - 1500000000, 60000000000)) AS `__bucket`, "
		in   = " FROM `default`.`otel_logs` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64}) AND " +
			"`Timestamp` < fromUnixTimestamp64Milli({p1:Int64})"
		isA    = "(`ServiceName` = {p2:String}) AND ((`Body` != ''))"
		both   = "(((`ServiceName` = 'a') AND (`Body` = 'b'))) AND ((`Body` != ''))"
		isB    = "(`Body` = {p3:String})"
		counts = "countIf(" + isA + ") AS `__value0`, countIf(" + both + ") AS `__value1`"
	)
	// Equal watches share columns, and few conditions are also there to skip rows.
	wantText(t, from+counts+in+" AND (("+isA+") OR ("+both+")) GROUP BY `__bucket` ORDER BY `__bucket`",
		render(append(slices.Clone(watches[:2]), watches[3]), ""))
	// Equal values do, too. A value of all rows needs them all.
	wantText(t, from+counts+", avgIf(toFloat64(`Duration`), "+isB+") AS `__value2`, count() AS `__value3`, "+
		"maxIf(toFloat64(`Duration`), "+isB+") AS `__value4`, countIf("+isB+") AS `__value5`"+
		in+" GROUP BY `__bucket` ORDER BY `__bucket`", render(watches, ""))
	// Groups without rows of any watch are left out.
	var many []Watch
	for i := range maxScanFilters + 1 {
		many = append(many, Watch{Rows: &WatchedRows{Source: logSource(), Where: fmt.Sprintf("Duration:%d", i)}})
	}
	sql := render(many, "ServiceName")
	for _, part := range []string{
		in + " GROUP BY `__bucket`, `__group0` HAVING `__value0` > 0 OR `__value1` > 0 OR ",
		"`ServiceName` AS `__group0`", " ORDER BY `__bucket`, `__group0`",
	} {
		if !strings.Contains(sql, part) {
			t.Errorf("no %s in %s", part, sql)
		}
	}
}
