package webhook

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/numberformat"
	"github.com/obstack/obstack/impl/store"
)

// title returns a symbol of the state and the rendered name template of the alert. Without a template it generates a text with
// the alert's own display name. It ignores a derived name: the names of the tile and dashboard in quotes are clearer.
func (e notification) title(vars map[string]any) (string, error) {
	prefix := "✅ "
	if e.Firing {
		prefix = "🚨 "
	}
	name := text(e.Alert.Name)
	switch {
	case name != "":
		t, err := compile(name)
		if err != nil {
			return "", err
		}
		title, _, err := t.execute(vars, plainText, maxText)
		return prefix + oneLine(title), err
	case e.hasOwnName():
		name = e.Alert.DisplayName
	case e.Alert.Source == api.AlertSourceSavedSearch:
		name = fmt.Sprintf(`Alert for "%s"`, e.SavedSearch)
	case e.Alert.Source == api.AlertSourceInline:
		name = fmt.Sprintf(`Alert for "%s"`, e.Tile)
	default:
		name = fmt.Sprintf(`Alert for "%s" in "%s"`, e.Tile, e.Dashboard)
	}
	return prefix + oneLine(name+" - "+e.result()), nil
}

// hasOwnName reports whether the display name differs from the name derived from the tile, the saved search or the chart.
func (e notification) hasOwnName() bool {
	derived := store.DeriveFromTile(e.Dashboard, e.Tile, nil)
	switch e.Alert.Source {
	case api.AlertSourceSavedSearch:
		derived = store.DeriveFromSearch(e.SavedSearch, nil)
	case api.AlertSourceInline:
		derived = store.DeriveFromChart(e.Tile)
	}
	return e.Alert.DisplayName != "" && e.Alert.DisplayName != derived.Name
}

// result summarizes the evaluation for a title.
func (e notification) result() string {
	switch {
	case e.Alert.Source != api.AlertSourceSavedSearch:
		return e.comparison()
	case e.NoValue != "" && !e.Firing:
		return "no value to compare with " + e.threshold()
	}
	return plain(e.Value) + " lines found"
}

// oneLine joins the lines of a title.
func oneLine(title string) string { return strings.Join(strings.Fields(title), " ") }

// comparison compares the value of a tile with the threshold in words.
func (e notification) comparison() string {
	if e.NoValue != "" {
		return "no value to compare with " + e.threshold()
	}
	value := rounded(e.Value, e.Alert.Threshold)
	if format := e.format(); format != nil {
		value = numberformat.Format(e.Value, *format)
	}
	return value + " " + e.phrase() + " " + e.threshold()
}

// sentence says the same in full, with more digits of the value than the title has.
func (e notification) sentence() string {
	value, unit := "The value is "+e.digits(), ""
	if e.Alert.Source == api.AlertSourceSavedSearch {
		value, unit = plain(e.Value)+" "+linesFor(e.Value)+" found", " "+linesFor(e.Alert.Threshold)
	}
	threshold := " the threshold of "
	if e.Alert.ThresholdType.IsRange() {
		threshold = " the thresholds of "
		if unit != "" {
			unit = " " + linesFor(e.upper())
		}
	}
	threshold += e.threshold() + unit
	if e.NoValue != "" {
		return "There is no value to compare with" + threshold + ": " + e.NoValue
	}
	return value + ", which " + e.phrase() + threshold
}

// digits are the first six of the value: no person reads 0.3333333333333333. Whole numbers have all of theirs, and so has
// what would look like the threshold otherwise.
func (e notification) digits() string {
	if format := e.format(); format != nil {
		return numberformat.Format(e.Value, *format)
	}
	if math.Abs(e.Value) < 1e6 {
		short, err := strconv.ParseFloat(strconv.FormatFloat(e.Value, 'g', 6, 64), 64)
		if err == nil && short != e.Alert.Threshold && short != e.upper() {
			return plain(short)
		}
	}
	return plain(e.Value)
}

func linesFor(n float64) string {
	if n == 1 {
		return "line"
	}
	return "lines"
}

// phrases say that a value violates a threshold, and that it does not.
var phrases = map[api.AlertThresholdType]struct{ yes, no string }{
	api.AlertThresholdTypeAbove:          {"meets or exceeds", "falls below"},
	api.AlertThresholdTypeAboveExclusive: {"exceeds", "falls to or below"},
	api.AlertThresholdTypeBelow:          {"falls below", "meets or exceeds"},
	api.AlertThresholdTypeBelowOrEqual:   {"falls to or below", "exceeds"},
	api.AlertThresholdTypeEqual:          {"equals", "does not equal"},
	api.AlertThresholdTypeNotEqual:       {"does not equal", "equals"},
	api.AlertThresholdTypeBetween:        {"falls between", "falls outside"},
	api.AlertThresholdTypeNotBetween:     {"falls outside", "falls between"},
}

// phrase goes by the value alone: an alert may fire without data, too.
func (e notification) phrase() string {
	p, ok := phrases[e.Alert.ThresholdType]
	switch {
	case !ok:
		return "is compared with"
	case e.Alert.ThresholdType.Violates(e.Value, e.Alert.Threshold, e.upper()):
		return p.yes
	}
	return p.no
}

func (e notification) upper() float64 {
	if e.Alert.ThresholdMax == nil {
		return math.Inf(1)
	}
	return *e.Alert.ThresholdMax
}

// threshold is "<t>", or "<t> and <m>" of the types that have two.
func (e notification) threshold() string {
	write := plain
	if format := e.format(); format != nil {
		write = func(v float64) string { return numberformat.Format(v, *format) }
	}
	t := write(e.Alert.Threshold)
	if e.Alert.ThresholdType.IsRange() {
		return t + " and " + write(e.upper())
	}
	return t
}

// format returns the number format of the tile. It returns nil without one, and if the format would hide the difference between
// the value and a threshold.
func (e notification) format() *api.NumberFormat {
	f := e.NumberFormat
	if f == nil || e.Alert.Source == api.AlertSourceSavedSearch {
		return nil
	}
	write := func(v float64) string { return zeroDecimals.ReplaceAllString(numberformat.Format(v, *f), "$1") }
	for _, threshold := range []float64{e.Alert.Threshold, e.upper()} {
		if e.Value != threshold && write(e.Value) == write(threshold) {
			return nil
		}
	}
	return f
}

// zeroDecimals matches decimals that are all 0: a value just above 1 GiB is written as 1.00 GiB.
var zeroDecimals = regexp.MustCompile(`\.0+(\D|$)`)

// plain writes a number with as many digits as it takes, never with an exponent.
func plain(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// rounded writes a number with as many decimals as another has. It rounds what plain shows, not the binary fraction
// behind that: with two decimals 1.005 is 1.01.
func rounded(v, like float64) string {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return plain(v)
	}
	places := max(0, -decimal.NewFromFloat(like).Exponent())
	return decimal.NewFromFloat(v).StringFixed(places)
}
