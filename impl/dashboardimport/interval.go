package dashboardimport

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/sqltext"
)

// chartStep is the width of an interval that follows the buckets of its chart.
const chartStep = "$__interval"

// fixedWidth matches a width as Grafana writes it.
var fixedWidth = regexp.MustCompile(`^([0-9]{1,6})(ms|s|m|h|d|w|M|y)$`)

// widths has the units of Grafana by name, with their seconds where they are always the same number.
var widths = map[string]struct {
	unit    string
	seconds int
}{
	"ms": {"Millisecond", 0}, "s": {"Second", 1}, "m": {"Minute", 60}, "h": {"Hour", 3600}, "d": {"Day", 86_400},
	"w": {"Week", 604_800}, "M": {"Month", 0}, "y": {"Year", 0},
}

// intervalOf returns the width that is selected in a variable of intervals. Files without a selection have the first choice.
func intervalOf(v *schema.Value) string {
	value, text := at(v, "current", "value").Text, at(v, "current", "text").Text
	if value == "" && !isTrue(v, "auto") {
		value, _, _ = strings.Cut(v.Str("query"), ",")
		value = strings.TrimSpace(value)
	}
	if value == "" || value == "auto" || text == "auto" || strings.HasPrefix(value, "$__auto") {
		return chartStep
	}
	return value
}

// width returns the width that a variable stands for, empty if it stands for anything else.
func (k *variable) width() string {
	if k.filter || len(k.values) != 1 || k.values[0] != chartStep && !fixedWidth.MatchString(k.values[0]) {
		return ""
	}
	return k.values[0]
}

// widthOf returns the width that an argument of a macro names: as a text, a variable or the step of the chart.
func (c *converter) widthOf(argument string) string {
	argument = strings.Trim(argument, "'\" ")
	if width := c.referredWidth(argument); width != "" {
		return width
	}
	return argument
}

// referredWidth returns the width of the variable that a text is and nothing else, empty if it is anything else.
func (c *converter) referredWidth(text string) string {
	match := referenceHere.FindStringSubmatch(text)
	if match == nil || match[0] != text {
		return ""
	}
	name, _ := named(match)
	if v := c.m.variables[name]; v != nil {
		return v.width()
	}
	if "$"+name == chartStep {
		return chartStep
	}
	return ""
}

// toInterval renders a width as an interval of SQL, empty for any other text.
func (c *converter) toInterval(width string) string {
	if width == chartStep {
		c.buckets = true
		return "toIntervalSecond(" + bucketSeconds + ")"
	}
	if parts := fixedWidth.FindStringSubmatch(width); parts != nil {
		return "toInterval" + widths[parts[2]].unit + "(" + parts[1] + ")"
	}
	return ""
}

// toSeconds renders a width as a number of seconds.
func (c *converter) toSeconds(width string) (string, error) {
	if width == chartStep {
		c.buckets = true
		return bucketSeconds, nil
	}
	parts := fixedWidth.FindStringSubmatch(width)
	if parts == nil || widths[parts[2]].seconds == 0 {
		return "", fmt.Errorf("the interval %s is not a number of seconds", schema.Shorten(width))
	}
	n, err := strconv.Atoi(parts[1])
	return strconv.Itoa(n * widths[parts[2]].seconds), err
}

var (
	intervalBefore = regexp.MustCompile(`(?i)\bINTERVAL\s+$`)
	unitAfter      = regexp.MustCompile(`(?i)^\s+(?:millisecond|second|minute|hour|day|week|month|quarter|year)s?\b`)
)

// afterInterval turns INTERVAL $v, which has its unit in the variable. A unit behind it is a second one. It is not ok if the
// variable does not stand behind INTERVAL.
func (c *converter) afterInterval(out *bytes.Buffer, text string, end int, width string) (sql string, after int, ok bool) {
	from := max(0, out.Len()-comparedTail)
	at := intervalBefore.FindIndex(out.Bytes()[from:])
	if at == nil {
		return "", end, false
	}
	if sql = c.toInterval(width); sql == "" {
		return "", end, false
	}
	out.Truncate(from + at[0])
	return sql, end + len(unitAfter.FindString(text[end:])), true
}

// widthInText turns a literal that is nothing but a width.
func (c *converter) widthInText(out *bytes.Buffer, text string, end int, width string) (sql string, after int) {
	if sql, after, ok := c.afterInterval(out, text, end, width); ok {
		return sql, after
	}
	if width == chartStep {
		c.buckets = true
		return "concat(toString(" + bucketSeconds + "), 's')", end
	}
	return sqltext.Literal(width), end
}
