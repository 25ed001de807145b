package sqlgen

import (
	_ "embed"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

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

// allowedSettings returns the patterns of the values by the names of the settings. Most processes do not need them, and compiling
// them takes 7 ms.
var allowedSettings = sync.OnceValue(func() map[string]allowedValues { return readSettings(settingList) })

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

// readSettings reads the list of allowed settings: a name, a pattern or a range, and the words of a choice on each line. The
// list is part of the program, so a mistake in it panics.
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

// allow reports whether a setting may have a value.
func (v allowedValues) allow(value string) bool {
	if !v.pattern.MatchString(value) {
		return false
	}
	n, err := strconv.Atoi(value)
	return !v.ranged || err == nil && v.least <= n && n <= v.most
}

// QuerySettings are ClickHouse settings for the queries of the source. They are only those that a list of ours has,
// and cannot lift the limits of the engine.
func (s Source) QuerySettings() (map[string]any, error) {
	settings := make(map[string]any, len(s.Settings))
	for _, set := range s.Settings {
		allowed, ok := allowedSettings()[set.Name]
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

// limitTime limits a query to a number of seconds. A lower limit of the source stays; 0 means no limit.
func limitTime(settings map[string]any, seconds float64) {
	text, _ := settings["max_execution_time"].(string)
	if own, err := strconv.ParseFloat(text, 64); err != nil || own <= 0 || own > seconds {
		settings["max_execution_time"] = seconds
	}
}
