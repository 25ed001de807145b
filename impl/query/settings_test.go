package query

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// engineSetting is what ClickHouse says about a setting.
type engineSetting struct{ name, typ, value, tier string }

func engineSettings(t *testing.T, db *engine.DB) map[string]engineSetting {
	t.Helper()
	all := map[string]engineSetting{}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: "SELECT name, type, value, tier FROM system.settings"}) {
		all[row[0].(string)] = engineSetting{row[0].(string), row[1].(string), row[2].(string), row[3].(string)}
	}
	if len(all) < 1000 {
		t.Fatalf("the engine has %d settings", len(all))
	}
	return all
}

// matchesAny reports whether a name is one of several, in which * is for any text.
func matchesAny(patterns, name string) bool {
	return slices.ContainsFunc(strings.Fields(patterns), func(p string) bool {
		return regexp.MustCompile("^" + strings.ReplaceAll(p, "*", ".*") + "$").MatchString(name)
	})
}

// TestAllowedSettingsChangeNoAnswer asks for everything that reads a source with settings as they are not by default.
// None of them is for what these questions are about, but those that ask for less, or for an index that is not there.
func TestAllowedSettingsChangeNoAnswer(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	db, r, metrics := SetUpMetrics(t)
	Insert(t, db, "sum", []Point{Value("a", 0, "1"), Value("a", 60, "5")})
	answers := func(settings []sqlgen.Setting) string {
		ts, metrics := ts, metrics
		ts.Source.Settings, metrics.Settings = settings, settings
		var texts []string
		for _, s := range []sqlgen.Series{
			{Source: ts.Source, AggFn: "avg", Field: "ms", Where: "attrs.zone:us", GroupBy: []string{"svc", "attrs.zone"}},
			{Source: metrics, AggFn: "increase", MetricType: "sum", MetricName: "m"},
		} {
			answer, err := r.Chart(t.Context(), Team, Chart{Start: Start, End: End, Granularity: "1h", Series: []sqlgen.Series{s}})
			if err != nil {
				t.Errorf("a chart with %v: %v", settings, err)
			}
			texts = append(texts, string(answer))
		}
		found, err := ts.Runner.Search(t.Context(), Team, sqlgen.Search{Source: ts.Source, Start: Start, End: End, Select: "*", Limit: 9})
		if err != nil {
			t.Errorf("a search with %v: %v", settings, err)
		}
		texts = append(texts, string(found.Data))
		for _, tile := range []Tile{
			ts.Of(`{"displayType":"heatmap","select":[{"valueExpression":"ms"}]}`),
			ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc"}`),
			ts.Raw("line", "SELECT $__timeInterval(ts) AS t, svc, count() FROM $__sourceTable GROUP BY t, svc ORDER BY t, svc"),
		} {
			d, err := ts.Runner.Tile(t.Context(), Team, tile)
			if err != nil {
				t.Errorf("%s with %v: %v", tile.Config, settings, err)
				continue
			}
			text, err := d.JSON(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			texts = append(texts, string(text))
		}
		return strings.Join(texts, "\n")
	}

	var settings []sqlgen.Setting
	all := engineSettings(t, db)
	list, err := os.ReadFile("sqlgen/settings.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
		name, _, _ := strings.Cut(line, " ")
		if set, ok := all[name]; ok && !matchesAny("max_execution_time max_result_* force_*", name) {
			settings = append(settings, sqlgen.Setting{Name: name, Value: otherValue(t, set)})
		}
	}
	if len(settings) < 100 {
		t.Fatalf("the list has %d settings", len(settings))
	}
	want := answers(nil)
	for several := range slices.Chunk(settings, 40) {
		if diff := cmp.Diff(want, answers(several)); diff != "" {
			t.Errorf("answers (-without +with %v):\n%s", several, diff)
		}
	}
}

// otherValue is a value that a source may give a setting and that it does not have by default.
func otherValue(t *testing.T, set engineSetting) string {
	t.Helper()
	for _, value := range []string{
		"1", "0", "3", "idx", "hash", "ANY", "DISTINCT", "uniq", "round_robin", "force_enable", "lazy", "saturate",
	} {
		source := sqlgen.Source{Settings: []sqlgen.Setting{{Name: set.name, Value: value}}}
		if _, err := source.QuerySettings(); err == nil && value != set.value {
			return value
		}
	}
	t.Errorf("no value is known for %+v", set)
	return ""
}
