package query

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestValuesThatAreMissingSayWhy has charts and tiles of every kind answer no number, and others all of them.
func TestValuesThatAreMissingSayWhy(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	const none = `{"aggFn":"count","where":"svc:nobody"}`
	for name, tt := range map[string]struct {
		tile Tile
		want map[string]string // by column
	}{
		"a ratio": {
			ts.Of(`{"displayType":"line","select":[{"aggFn":"count","alias":"a"},` + none + `],"asRatio":true}`),
			map[string]string{"*": "division by zero"},
		},
		"a formula": {
			ts.Of(`{"displayType":"number","select":[{"aggFn":"count"},` + none + `],"formulas":[{"expression":"A / B","alias":"f"}]}`),
			map[string]string{"f": "division by zero"},
		},
		"an expression, in some rows": {
			ts.Of(`{"displayType":"table","select":[{"aggFn":"none","valueExpression":"count() / countIf(svc = 'a')","alias":"n"}],"groupBy":"svc"}`),
			map[string]string{"n": `"n" is +Inf in this window, for example after a division by zero`},
		},
		"a Dynamic": {
			ts.Of(`{"displayType":"number","select":[{"aggFn":"none","valueExpression":"CAST(max(ms) / 0, 'Dynamic')","alias":"n"}]}`),
			map[string]string{"n": `"n" is +Inf in this window, for example after a division by zero`},
		},
		"a Dynamic that is NULL": {
			ts.Of(`{"displayType":"number","select":[{"aggFn":"none","valueExpression":"CAST(max(CAST(NULL, 'Nullable(UInt8)')), 'Dynamic')","alias":"n"}]}`),
			map[string]string{"n": `no row in this window has a number for "n"`},
		},
		"raw SQL": {
			ts.Raw("table", "SELECT 1 AS one, 1 / (one - 1) AS inf, CAST(NULL, 'Nullable(UInt8)') AS n"),
			map[string]string{"inf": `"inf" is +Inf in this window, for example after a division by zero`, "n": `"n" is NULL in this window`},
		},
		"a number of raw SQL without rows": {
			ts.Raw("number", "SELECT 1 AS one WHERE 0"), map[string]string{"value": "no data in this window"},
		},
		"a number of raw SQL that is NULL": {
			ts.Raw("number", "SELECT CAST(NULL, 'Nullable(UInt8)') AS n"), map[string]string{"n": `"n" is NULL in this window`},
		},
		"a number without rows": {
			ts.Of(`{"displayType":"number","select":[{"aggFn":"max","valueExpression":"note","where":"svc:nobody","alias":"n"}]}`),
			map[string]string{"n": `no row in this window has a number for "n"`},
		},
		"the period before, without rows": {
			ts.Of(`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"ms","alias":"n"}],"fillNulls":false,"compareToPreviousPeriod":true}`),
			map[string]string{"n (previous)": "no data in this window"},
		},
		"the period before, of a ratio": {
			ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"count","alias":"b"}],"asRatio":true,"compareToPreviousPeriod":true}`),
			map[string]string{"*": "division by zero"},
		},
		"what has numbers everywhere": {ts.Of(`{"displayType":"table","select":[{"aggFn":"count"}],"groupBy":"svc"}`), nil},
		"what is filled with 0":       {ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"ms"}]}`), nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var got struct {
				Columns []struct{ Name, NoValue string }
			}
			text := ts.run(t, tt.tile)
			if err := json.Unmarshal([]byte(text), &got); err != nil {
				t.Fatal(err)
			}
			var found map[string]string
			for _, c := range got.Columns {
				if c.NoValue != "" {
					if found == nil {
						found = map[string]string{}
					}
					if _, ok := tt.want["*"]; ok {
						c.Name = "*"
					}
					found[c.Name] = c.NoValue
				}
			}
			if diff := cmp.Diff(tt.want, found); diff != "" || strings.Contains(text, "noValue") != (tt.want != nil) {
				t.Errorf("%s (-want +got):\n%s", text, diff)
			}
		})
	}

	series := []sqlgen.Series{
		{Source: ts.Source, AggFn: "count"},
		{Source: ts.Source, AggFn: "none", Field: "count() / countIf(svc = 'nobody')"},
		{Source: ts.Source, AggFn: "none", Field: "maxOrNull(nullIf(ms, ms))"},
	}
	text, err := ts.Runner.Chart(t.Context(), Team, ChartOf(series...))
	if err != nil {
		t.Fatal(err)
	}
	var rows []map[string]any
	if err := json.Unmarshal(text, &rows); err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if row["series_1.data"] != nil || row["series_2.data"] != nil || row["series_0.noValue"] != nil ||
			row["series_1.noValue"] != `"count() / countIf(svc = 'nobody')" is +Inf in this window, for example after a division by zero` ||
			row["series_2.noValue"] != `"maxOrNull(nullIf(ms, ms))" is NULL in this window` {
			t.Errorf("the chart has %v", row)
		}
	}
	if len(rows) == 0 {
		t.Error("the chart has no rows")
	}
	if text, err = ts.Runner.Chart(t.Context(), Team, ChartOf(series[0])); err != nil || strings.Contains(string(text), "noValue") {
		t.Errorf("a chart with all numbers: %s, %v", text, err)
	}
}
