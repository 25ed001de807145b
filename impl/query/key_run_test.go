package query_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// oddTexts are what rows have and what keys are. No row has the last two.
var oddTexts = []string{
	"", "a", "A", "b", `it's`, `back\slash`, `\\`, `\N`, "NULL", `"quoted"`, "x','y", "1:a", "ünï 日本", "line\n\ttab", "nul\x00", "%_*",
	" a", "a ", "Ünï", "nobody", "nobody's\\",
}

// setUpKeys makes a table in which columns of all kinds of text have the odd texts, and its source.
func setUpKeys(t testing.TB) (*query.Runner, sqlgen.Source) {
	t.Helper()
	db := enginetest.Start(t)
	texts := enginetest.Array(oddTexts[:len(oddTexts)-2])
	query.Exec(t, db, `CREATE TABLE t (
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
			FROM numbers(2500)`, texts, query.Start))
	source := query.TableSource(db, "t")
	source.ImplicitColumn, source.Select = "plain", "ts, attrs['k'] AS k, low AS l"
	return query.RunnerOf(db), source
}

func inQuotes(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}

// keyedConditions are conditions of a form with each odd text in the place of %s.
func keyedConditions(source sqlgen.Source, forms, groups []string) []batch.Condition {
	sampled := source
	sampled.Kind, sampled.SampleRate = "trace", "rate"
	var conditions []batch.Condition
	for i, form := range forms {
		for j, text := range oddTexts {
			where := strings.ReplaceAll(form, "%s", inQuotes(text))
			group := groups[(i+j/11)%len(groups)]
			switch i % 4 {
			case 1:
				conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: sampled, Where: where, GroupBy: group}})
			case 2:
				encoded, err := json.Marshal(where)
				if err != nil {
					panic(err)
				}
				item := []string{`"count"`, `"avg","valueExpression":"n"`}[j/11]
				config := fmt.Sprintf(`{"displayType":"line","groupBy":%q,"select":[{"aggFn":%s,"where":%s}],"formulas":[{"expression":"A * 2"}]}`,
					group, item, encoded)
				conditions = append(conditions, batch.Condition{Tile: &query.Tile{Config: []byte(config), Source: &source, Connection: source.Connection}})
			default:
				conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: source, Where: where, GroupBy: group}})
			}
		}
	}
	return conditions
}

// TestAKeyedValueIsThatAlone compares what conditions find that differ in a text with what each finds by itself.
func TestAKeyedValueIsThatAlone(t *testing.T) {
	t.Parallel()
	r, source := setUpKeys(t)
	forms := []string{
		`low:%s`, `plain:%s`, `note:%s`, `rare:%s`, `fixed:%s`, `attrs.k:%s`, `attrs.copied:%s`, `attrs.it's:%s`, `maybe.k:%s`, `json.k:%s`, `doc.k:%s`,
		`l:%s`, `k:%s n:>1`, `low:%s a`, `low:%s -plain:"a"`, `low:%s (plain:a OR n:2)`, `-low:%s`, `low:%s plain:%s`, `low:%s low:"a"`,
		`(low:%s n:1) note:*`, `low:%s OR n:1`, `plain:%s attrs.k:%s note:a`, `%s`, `low:"a" plain:%s`, `maybe.k:%s rare:"a"`,
	}
	conditions := keyedConditions(source, forms, []string{"", "low", "note, n % 2 AS odd"})
	for name, w := range map[string]batch.Windows{
		"an hour":      {Start: time.UnixMilli(query.Start), End: time.UnixMilli(query.End), Interval: 2 * time.Hour},
		"at an offset": {Start: time.UnixMilli(query.Start + 7*60_000), End: time.UnixMilli(query.Start + 97*60_000), Interval: 15 * time.Minute},
	} {
		if name == "an hour" && !*query.Thorough {
			continue // the other windows are harder
		}
		before := query.Grants(r)
		shared := observeAll(t.Context(), t, r, w, conditions)
		if n := query.Grants(r) - before; n > 120 {
			t.Errorf("%s: %d conditions took %d queries", name, len(conditions), n)
		}
		if values, _ := wantAlone(t, r, w, conditions, shared); values < len(conditions) {
			t.Errorf("%s: %d conditions have %d values", name, len(conditions), values)
		}
	}
}

// TestOneKeyedConditionDoesNotFailOthers puts conditions that fail, or that cannot be read together, among others with keys.
func TestOneKeyedConditionDoesNotFailOthers(t *testing.T) {
	t.Parallel()
	r, source := setUpKeys(t)
	w := batch.Windows{Start: time.UnixMilli(query.Start), End: time.UnixMilli(query.End), Interval: time.Hour}
	of := func(source sqlgen.Source, group string, wheres ...string) []batch.Condition {
		var conditions []batch.Condition
		for i, text := range oddTexts {
			condition := wheres[i%len(wheres)]
			conditions = append(conditions, batch.Condition{Rows: &batch.Rows{
				Source: source, Where: "low:" + inQuotes(text), GroupBy: group, Filters: []api.SavedSearchFilter{{Condition: &condition}},
			}})
		}
		return conditions
	}
	narrow, slow := source, source
	narrow.Settings = []sqlgen.Setting{{Name: "max_result_rows", Value: "5"}}
	slow.Settings = []sqlgen.Setting{{Name: "max_execution_time", Value: "1"}, {Name: "max_threads", Value: "1"}}
	const endless = "n = 7 + (SELECT count() FROM numbers(10000000) AS a, numbers(10000000) AS b WHERE cityHash64(a.number, b.number) = 7)"
	conditions := []string{"n > 1", "n > 1", "n > 2", "n > 1", "n > 2", "n > 1", "n > 1", "n > 1"}
	with := func(bad string) []string { return append(slices.Repeat(conditions, 2), bad) }
	for _, tt := range []struct {
		name       string
		conditions []batch.Condition
		bad        int
		kind       core.Kind
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
			found := observeAll(t.Context(), t, r, w, tt.conditions)
			bad := 0
			for i, condition := range tt.conditions {
				condition.Alone = true
				want := observeOne(t, r, w, condition)
				got := found[i]
				if engine.CodeName(got.Err) != engine.CodeName(want.Err) || want.Err == nil && written(got) != written(want) {
					t.Errorf("%s: got %s, alone %s", text(condition), written(got), written(want))
				}
				if want.Err != nil {
					bad++
					querytest.WantError(t, got.Err, tt.kind, "")
				}
			}
			if bad != tt.bad {
				t.Errorf("%d fail, want %d", bad, tt.bad)
			}
		})
	}
}
