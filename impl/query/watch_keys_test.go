package query

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// oddTexts are what rows have and what keys are. No row has the last two.
var oddTexts = []string{
	"", "a", "A", "b", `it's`, `back\slash`, `\\`, `\N`, "NULL", `"quoted"`, "x','y", "1:a", "ünï 日本", "line\n\ttab", "nul\x00", "%_*",
	" a", "a ", "Ünï", "nobody", "nobody's\\",
}

// setUpKeys makes a table in which columns of all kinds of text have the odd texts, and its source.
func setUpKeys(t testing.TB) (*Runner, Source) {
	t.Helper()
	db := enginetest.Start(t)
	texts := enginetest.Array(oddTexts[:len(oddTexts)-2])
	exec(t, db, `CREATE TABLE t (
			ts DateTime64(9), low LowCardinality(String), plain String, note Nullable(String), rare LowCardinality(Nullable(String)),
			fixed FixedString(8), attrs Map(LowCardinality(String), String), copied String MATERIALIZED attrs['copied'],
			maybe Map(String, Nullable(String)), json String, doc JSON, n UInt32, rate String
		) ENGINE = MergeTree ORDER BY (toStartOfFiveMinutes(ts), low, ts)`,
		fmt.Sprintf(`INSERT INTO t WITH %s AS texts, cityHash64(number) AS h,
				(salt) -> texts[1 + cityHash64(number, salt) %% length(texts)] AS text
			SELECT fromUnixTimestamp64Milli(%d + number * 3041), text(1), text(2), if(h %% 5 = 0, NULL, text(3)),
				if(h %% 7 = 0, NULL, text(4)), substringUTF8(text(5), 1, 2), if(h %% 3 = 0, map(), map('k', text(6), 'copied', text(7), 'it\'s', text(10))),
				map('k', if(h %% 4 = 0, NULL, text(8))), toJSONString(map('k', text(9))), toJSONString(map('k', text(9))),
				h %% 5, ['', '2', '3'][1 + h %% 3]
			FROM numbers(2500)`, texts, start))
	source := tableSource(db, "t")
	source.ImplicitColumn, source.Select = "plain", "ts, attrs['k'] AS k, low AS l"
	return newRunner(db), source
}

func inQuotes(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}

// keyedWatches are watches of a form with each odd text in the place of %s.
func keyedWatches(source Source, forms, groups []string) []Watch {
	sampled := source
	sampled.Kind, sampled.SampleRate = "trace", "rate"
	var watches []Watch
	for i, form := range forms {
		for j, text := range oddTexts {
			where := strings.ReplaceAll(form, "%s", inQuotes(text))
			group := groups[(i+j/11)%len(groups)]
			switch i % 4 {
			case 1:
				watches = append(watches, Watch{Rows: &WatchedRows{Source: sampled, Where: where, GroupBy: group}})
			case 2:
				encoded, err := json.Marshal(where)
				if err != nil {
					panic(err)
				}
				item := []string{`"count"`, `"avg","valueExpression":"n"`}[j/11]
				config := fmt.Sprintf(`{"displayType":"line","groupBy":%q,"select":[{"aggFn":%s,"where":%s}],"formulas":[{"expression":"A * 2"}]}`,
					group, item, encoded)
				watches = append(watches, Watch{Tile: &Tile{Config: []byte(config), Source: &source, Connection: source.Connection}})
			default:
				watches = append(watches, Watch{Rows: &WatchedRows{Source: source, Where: where, GroupBy: group}})
			}
		}
	}
	return watches
}

// TestAKeyedValueIsThatAlone compares what watches find that differ in a text with what each finds by itself.
func TestAKeyedValueIsThatAlone(t *testing.T) {
	t.Parallel()
	r, source := setUpKeys(t)
	forms := []string{
		`low:%s`, `plain:%s`, `note:%s`, `rare:%s`, `fixed:%s`, `attrs.k:%s`, `attrs.copied:%s`, `attrs.it's:%s`, `maybe.k:%s`, `json.k:%s`, `doc.k:%s`,
		`l:%s`, `k:%s n:>1`, `low:%s a`, `low:%s -plain:"a"`, `low:%s (plain:a OR n:2)`, `-low:%s`, `low:%s plain:%s`, `low:%s low:"a"`,
		`(low:%s n:1) note:*`, `low:%s OR n:1`, `plain:%s attrs.k:%s note:a`, `%s`, `low:"a" plain:%s`, `maybe.k:%s rare:"a"`,
	}
	watches := keyedWatches(source, forms, []string{"", "low", "note, n % 2 AS odd"})
	for name, w := range map[string]Windows{
		"an hour":      {time.UnixMilli(start), time.UnixMilli(end), 2 * time.Hour},
		"at an offset": {time.UnixMilli(start + 7*60_000), time.UnixMilli(start + 97*60_000), 15 * time.Minute},
	} {
		before := turns(r)
		shared := watchAll(t.Context(), t, r, w, watches)
		if n := turns(r) - before; n > 120 {
			t.Errorf("%s: %d watches took %d queries", name, len(watches), n)
		}
		alone := make([]Watch, len(watches))
		for i, watch := range watches {
			alone[i] = watch
			alone[i].Alone = true
		}
		values := 0
		for i, want := range watchAll(t.Context(), t, r, w, alone) {
			if want.Err != nil || shared[i].Err != nil {
				t.Errorf("%s: %s: alone %v, shared %v", name, text(watches[i]), want.Err, shared[i].Err)
				continue
			}
			if diff := cmp.Diff(want, shared[i]); diff != "" {
				t.Errorf("%s: %s: alone and shared (-alone +shared):\n%s", name, text(watches[i]), diff)
			}
			values += len(want.Values)
		}
		if values < len(watches) {
			t.Errorf("%s: %d watches have %d values", name, len(watches), values)
		}
	}
}

// TestKeyedScans holds which watches share a query by a key, and what it looks like.
func TestKeyedScans(t *testing.T) {
	t.Parallel()
	w := hour
	w.open = true
	source := logSource()
	scans := func(t *testing.T, forms []string, n, windows int) (scans []*scan, others int) {
		t.Helper()
		var watches []Watch
		for i := range n {
			where := strings.ReplaceAll(forms[i%len(forms)], "%s", fmt.Sprintf(`"it's %d"`, i/len(forms)))
			watches = append(watches, Watch{Rows: &WatchedRows{Source: source, Where: where}})
		}
		w.end = w.start + int64(windows)*w.bucket*1000
		c := &watching{window: w, answered: make([]atomic.Bool, n), answer: func(_ int, found Watched) { t.Error(found.Err) }}
		scans, rest := keyedScans(c.subjects(watches), scan{window: c.window, table: logs})
		for _, s := range scans {
			others -= len(s.subjects)
		}
		if others += n; others != len(rest) {
			t.Errorf("%d watches are in no query with a key, and %d are returned", others, len(rest))
		}
		return scans, others
	}
	const (
		from = "SELECT toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 60000000000)) AS `__bucket`, "
		in   = " FROM `default`.`otel_logs` WHERE `Timestamp` >= fromUnixTimestamp64Milli({p0:Int64}) AND " +
			"`Timestamp` < fromUnixTimestamp64Milli({p1:Int64}) AND "
	)
	for _, tt := range []struct {
		rule  string
		forms []string
		want  string
		keys  string
	}{
		{
			"one field",
			[]string{`ServiceName:%s`},
			from + "`ServiceName` AS `__key0`, count() AS `__value0`" + in + "`ServiceName` IN ({keys:Array(String)}) " +
				"GROUP BY `__bucket`, `__key0` ORDER BY `__bucket`, `__key0`",
			`['it\'s 0','it\'s 1','it\'s 2','it\'s 3','it\'s 4','it\'s 5','it\'s 6','it\'s 7']`,
		},
		{
			"several fields in any order, and other conditions",
			[]string{`ServiceName:%s Body:"x" Body:y`, `Body:"x" Body:z ServiceName:%s`},
			from + "`Body` AS `__key0`, `ServiceName` AS `__key1`, countIf((`Body` ILIKE {p2:String})) AS `__value0`, " +
				"countIf((`Body` ILIKE {p3:String})) AS `__value1`" + in + "(`Body`, `ServiceName`) IN ({keys:Array(Tuple(String, String))}) " +
				"AND (((`Body` ILIKE {p2:String})) OR ((`Body` ILIKE {p3:String}))) " +
				"GROUP BY `__bucket`, `__key0`, `__key1` ORDER BY `__bucket`, `__key0`, `__key1`",
			`[('x','it\'s 0'),('x','it\'s 1'),('x','it\'s 2'),('x','it\'s 3')]`,
		},
		{
			"a key of a map",
			[]string{`LogAttributes.k:%s`},
			from + "`LogAttributes`[{p2:String}] AS `__key0`, count() AS `__value0`" + in +
				"`LogAttributes`[{p2:String}] IN ({keys:Array(String)}) GROUP BY `__bucket`, `__key0` ORDER BY `__bucket`, `__key0`",
			`['it\'s 0','it\'s 1','it\'s 2','it\'s 3','it\'s 4','it\'s 5','it\'s 6','it\'s 7']`,
		},
		{"a part of a text", []string{`ServiceName:*%s*`}, "", ""},
		{"not that text", []string{`-ServiceName:%s`}, "", ""},
		{"one of two texts", []string{`ServiceName:%s OR Body:"x"`}, "", ""},
		{"a name of an enum", []string{`Level:%s`}, "", ""},
		{"too few for a column", []string{
			`ServiceName:%s ServiceName:a`, `ServiceName:%s ServiceName:b`, `ServiceName:%s ServiceName:c`,
			`ServiceName:%s ServiceName:d`, `ServiceName:%s ServiceName:e`,
		}, "", ""},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			found, others := scans(t, tt.forms, minKeyed, 1)
			if tt.want == "" {
				if len(found) > 0 {
					t.Errorf("%d queries have a key", len(found))
				}
				return
			}
			if len(found) != 1 || others > 0 {
				t.Fatalf("%d queries have a key, without %d watches", len(found), others)
			}
			q, err := found[0].query()
			if err != nil {
				t.Fatal(err)
			}
			wantText(t, tt.want, q.SQL)
			wantText(t, tt.keys, q.Params["keys"])
		})
	}
	if joined([]string{"a", ""}) == joined([]string{"", "a"}) || joined([]string{"1:a", ""}) == joined([]string{"", "1:a"}) {
		t.Error("different texts are taken for each other")
	}
	if found, _ := scans(t, []string{`ServiceName:%s`}, minKeyed-1, 1); len(found) > 0 {
		t.Error("a few have a query with a key")
	}
	for _, tt := range []struct{ n, windows, want int }{{5000, 1, 1}, {5000, 50, 3}, {30_000, 1, 5}} {
		found, others := scans(t, []string{`ServiceName:%s`}, tt.n, tt.windows)
		if len(found) != tt.want || others > 0 {
			t.Errorf("%d watches of %d windows take %d queries, want %d", tt.n, tt.windows, len(found), tt.want)
		}
		for _, s := range found {
			if size := len(url.QueryEscape("[" + strings.Join(s.key.literals, ",") + "]")); size > maxScanParams || len(s.key.literals)*tt.windows > engine.MaxRows {
				t.Errorf("a query for %d watches of %d windows has keys of %d bytes and %d rows", tt.n, tt.windows, size, len(s.key.literals)*tt.windows)
			}
		}
	}
}

// TestOneKeyedWatchDoesNotFailOthers puts watches that fail, or that cannot be read together, among others with keys.
func TestOneKeyedWatchDoesNotFailOthers(t *testing.T) {
	t.Parallel()
	r, source := setUpKeys(t)
	w := Windows{time.UnixMilli(start), time.UnixMilli(end), time.Hour}
	of := func(source Source, group string, conditions ...string) []Watch {
		var watches []Watch
		for i, text := range oddTexts {
			condition := conditions[i%len(conditions)]
			watches = append(watches, Watch{Rows: &WatchedRows{
				Source: source, Where: "low:" + inQuotes(text), GroupBy: group, Filters: []api.SavedSearchFilter{{Condition: &condition}},
			}})
		}
		return watches
	}
	narrow, slow := source, source
	narrow.Settings = []Setting{{"max_result_rows", "5"}}
	slow.Settings = []Setting{{"max_execution_time", "1"}}
	const endless = "n = 7 + (SELECT count() FROM numbers(10000000) AS a, numbers(10000000) AS b WHERE cityHash64(a.number, b.number) = 7)"
	conditions := []string{"n > 1", "n > 1", "n > 2", "n > 1", "n > 2", "n > 1", "n > 1", "n > 1"}
	with := func(bad string) []string { return append(slices.Repeat(conditions, 2), bad) }
	for _, tt := range []struct {
		name    string
		watches []Watch
		bad     int
		kind    core.Kind
	}{
		{"none fails", of(source, "", conditions...), 0, core.Invalid},
		{"one fails", of(source, "", with("throwIf(n < 100) = 0")...), 1, core.Invalid},
		{"one names no column", of(source, "", with("nobody")...), 1, core.Invalid},
		{"one repeats rows", of(source, "", with("arrayJoin([1, 1]) = 1")...), 0, core.Invalid},
		{"all fail", of(source, "low + 1", conditions...), len(oddTexts), core.Invalid},
		{"they have too many rows together", of(narrow, "", conditions...), 0, core.Invalid},
		{"one takes too long", of(slow, "", with(endless)...), 1, core.Timeout},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			found := watchAll(t.Context(), t, r, w, tt.watches)
			bad := 0
			for i, watch := range tt.watches {
				watch.Alone = true
				want := watchOne(t, r, w, watch)
				got := found[i]
				if engine.CodeName(got.Err) != engine.CodeName(want.Err) || want.Err == nil && written(got) != written(want) {
					t.Errorf("%s: got %s, alone %s", text(watch), written(got), written(want))
				}
				if want.Err != nil {
					bad++
					wantError(t, got.Err, tt.kind, "")
				}
			}
			if bad != tt.bad {
				t.Errorf("%d fail, want %d", bad, tt.bad)
			}
		})
	}
}
