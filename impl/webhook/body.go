package webhook

import (
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
)

const (
	// maxGroup cuts the key of a group and the values of its columns. They are as long as somebody's telemetry is.
	maxGroup = 4096
	// maxSampleLine and maxSample cut the sample rows. All three are in characters.
	maxSampleLine = 500
	maxSample     = 2500
)

// body puts the lines around a rendered message. What comes from telemetry, which is the group and the sample rows, is
// put there as data writes it.
func (e Event) body(message string, data func(string) string) string {
	group := ""
	if e.Group != "" {
		group = `Group: "` + data(cut(e.Group, maxGroup)) + `"`
	}
	span := timeRange(e.Start, e.End)
	switch {
	case !e.Firing:
		if group != "" {
			group += " - "
		}
		return lines(group+"The alert has been resolved.", span, message)
	case e.Alert.Source == api.AlertSourceSavedSearch:
		found := plain(e.Value) + " lines found, which " + e.phrase() + " the threshold of " + e.threshold() + " lines"
		return lines(group, found, span, message, "```", data(sample(e.Sample)), "```")
	default:
		return lines(group, e.verdict(), span, message)
	}
}

// asItIs is for receivers that take a text for no more than that.
func asItIs(s string) string { return s }

// slackData keeps Slack from reading links, and mentions such as <!channel>, in data.
var slackData = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace

func lines(l ...string) string { return strings.Join(l, "\n") }

func timeRange(start, end time.Time) string {
	const layout = "Jan 2 3:04:05 PM"
	return "Time Range (UTC): [" + start.UTC().Format(layout) + " - " + end.UTC().Format(layout) + ")"
}

// sample cuts rows. They cannot end the block of code that they stand in.
func sample(rows string) string {
	rows = strings.ReplaceAll(strings.TrimRight(rows, "\n"), "```", "'''")
	cuts := strings.Split(rows, "\n")
	for i, line := range cuts {
		cuts[i] = cut(line, maxSampleLine)
	}
	return cut(lines(cuts...), maxSample)
}

// cut returns the first n characters of a text, and says when there are more.
func cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for i := range s {
		if n == 0 {
			return s[:i] + "..."
		}
		n--
	}
	return s
}
