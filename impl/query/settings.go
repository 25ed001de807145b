package query

import (
	_ "embed"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// Setting is a ClickHouse setting for the queries of a source.
type Setting struct {
	Name  string `json:"setting"`
	Value string `json:"value"`
}

// settingList has the settings that a source may have, with the values that each may have: bool, number and names; a
// range such as 1..9; one and some, which are followed by the words to choose from; and seconds, with a fraction. Lines
// with # say why those behind them are there.
//
//go:embed settings.txt
var settingList string

// allowedSettings are the patterns of the values by the names of the settings.
var allowedSettings = readSettings(settingList)

// valuePatterns are those of values that are no range and no choice. None has a character by which a value could be
// SQL, though ClickHouse would not read those of settings that are here as such.
var valuePatterns = map[string]string{
	"bool":    `0|1|false|true`,
	"number":  `[0-9]{1,18}`,
	"seconds": `[0-9]{1,9}(\.[0-9]{1,9})?`,
	"names":   `[A-Za-z_][A-Za-z0-9_.]*( *, *[A-Za-z_][A-Za-z0-9_.]*)*`,
}

// allowedValues says which values a setting may have: those that match, within a range if there is one.
type allowedValues struct {
	pattern     *regexp.Regexp
	least, most int
	ranged      bool
}

func readSettings(list string) map[string]allowedValues {
	settings := make(map[string]allowedValues)
	for line := range strings.Lines(list) {
		fields := strings.Fields(line)
		if len(fields) < 2 || fields[0] == "#" {
			continue
		}
		var v allowedValues
		words := "(" + strings.Join(fields[2:], "|") + ")"
		pattern := valuePatterns[fields[1]]
		if n, _ := fmt.Sscanf(fields[1], "%d..%d", &v.least, &v.most); n == 2 {
			pattern, v.ranged = valuePatterns["number"], true
		}
		switch fields[1] {
		case "one":
			pattern = words
		case "some":
			pattern = words + "(," + words + ")*"
		}
		v.pattern = regexp.MustCompile("^(?:" + pattern + ")$")
		settings[fields[0]] = v
	}
	return settings
}

func (v allowedValues) allow(value string) bool {
	if !v.pattern.MatchString(value) {
		return false
	}
	n, err := strconv.Atoi(value)
	return !v.ranged || err == nil && v.least <= n && n <= v.most
}

// settings are ClickHouse settings for the queries of the source. They are nobody's but those that a list of ours has,
// and cannot lift the limits of the engine.
func (s Source) settings() (map[string]any, error) {
	settings := make(map[string]any, len(s.Settings))
	for _, set := range s.Settings {
		allowed, ok := allowedSettings[set.Name]
		switch {
		case !ok:
			return nil, core.InvalidError(fmt.Sprintf("querySettings of the source: %q cannot be set", set.Name))
		case !allowed.allow(set.Value):
			return nil, core.InvalidError(fmt.Sprintf("querySettings of the source: %s cannot be %q", set.Name, set.Value))
		}
		settings[set.Name] = set.Value
	}
	return settings, nil
}

// manySteps is a window of several steps, whatever a key rounds to.
const manySteps = time.Hour

// hints spare ClickHouse steps that come to nothing for a statement which reads the rows of a window: times are the
// conditions of the window, and filtered says that there are others. The steps take a tenth of the time of a small chart.
// What the source sets itself stays. They are for tables whose key has the time both rounded and as it is.
func (t *table) hints(settings map[string]any, w window, times []string, filtered bool) map[string]any {
	byKey := func(condition string) bool { return strings.HasPrefix(condition, keyHint) }
	if !t.exact || !slices.ContainsFunc(times, byKey) {
		return nil
	}
	hints := map[string]any{}
	if w.bucket > 0 {
		// There is one for the values of the partition key, which such a time is not, so none has these buckets.
		hints["optimize_use_implicit_projections"] = 0
	}
	if !filtered && w.end-w.start >= manySteps.Milliseconds() {
		hints["optimize_move_to_prewhere"] = 0 // the key has left out nearly all rows that the times would
	}
	for name := range settings {
		delete(hints, name)
		if strings.HasPrefix(name, "force_optimize_projection") {
			return nil
		}
	}
	return hints
}
