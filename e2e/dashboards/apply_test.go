package dashboards

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestApplyChecksDashboards holds that dashboards of files keep the rules of those of the API, and that they may lead
// to each other whatever their order.
func TestApplyChecksDashboards(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	const place = "x: 0, y: 0, w: 1, h: 1"
	click := func(name, to string) string {
		return fmt.Sprintf("  - {name: %s, tiles: [{name: T, %s, config: {displayType: table, sourceId: Logs, "+
			"select: [{aggFn: count}], onClick: {type: dashboard, target: {mode: id, id: %s}}}}]}\n", name, place, to)
	}
	links := "dashboards:\n" + click("First", "Second") + click("Second", "First") + click("Self", "Self")
	for _, want := range []string{"created", "unchanged"} {
		for name, action := range harness.Actions(s.Apply(t, links)) {
			if action != want {
				t.Errorf("%s is %s, want %s", name, action, want)
			}
		}
	}
	broken := "dashboards:\n" + click("First", nowhere) +
		"  - {name: Heat, tiles: [{name: T, " + place + ", config: {displayType: heatmap, sourceId: Logs, " +
		"select: [{valueExpression: v}]}}]}\n" +
		"  - {name: Formula, tiles: [{name: T, " + place + ", config: {displayType: line, sourceId: Logs, " +
		"select: [{aggFn: count}], formulas: [{expression: B}]}}]}\n" +
		"  - {name: Placed, tiles: [{name: T, " + place + ", containerId: c, config: {displayType: markdown}}]}\n" +
		"  - {name: Other, tiles: [{name: T, " + place + ", config: {configType: sql, displayType: pie, sqlTemplate: \"\", " +
		"connectionId: other, sourceId: Logs}}]}\n"
	before := s.All(t)
	_, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(broken)))
	if err == nil {
		t.Fatal("it is applied")
	}
	logs := s.ID["source Logs"]
	for _, want := range []string{
		`dashboard "First": ` + harness.NoDashboards + nowhere,
		`dashboard "Heat": ` + noTraces + logs,
		`dashboard "Formula": tiles.0.config.formulas.0.expression: Unknown series "B"`,
		`dashboard "Placed": tiles.0.containerId: Tile references unknown containerId "c"`,
		`dashboard "Other": ` + mismatch + logs,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%v\ndoes not have %s", err, want)
		}
	}
	if after := s.All(t); after != before {
		t.Errorf("something was written: %s, want %s", after, before)
	}
}
