package webhook

import (
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxGroup cuts the key of a group and the values of its columns. Telemetry may make them as long as it likes.
	maxGroup = 4096
	// maxSampleLine and maxSample cut the sample rows. All three are in characters.
	maxSampleLine = 500
	maxSample     = 2500
)

// body puts the lines around a rendered message. What comes from telemetry, which is the group and the sample rows, is
// put there as data. The body for a tile or a chart ends with the link, if there is one. The body for a saved search ends with its rows.
func (e notification) body(message string, m markup, link string) string {
	group := ""
	if e.Group != "" {
		group = `Group: "` + m.escape(cut(removeControls(e.Group), maxGroup)) + `"`
	}
	sentence := m.escape(e.sentence())
	span := timeRange(e.window())
	if e.Truncated > 0 {
		span = lines(span, fmt.Sprintf("%d more groups have changed state. "+
			"Notifications for them follow if the state persists.", e.Truncated))
	}
	var text string
	switch {
	case !e.Firing:
		if group != "" {
			group += " - "
		}
		text = lines(group+"The alert has been resolved. "+sentence, span, message)
	case e.Alert.Source == api.AlertSourceSavedSearch:
		text = lines(group, sentence, span, message, m.block(sample(e.sample)))
	default:
		text = lines(group, sentence, span, message)
	}
	if e.Alert.Source != api.AlertSourceSavedSearch && webLink(link) {
		text = lines(text, link)
	}
	return text
}

// withoutLink is the body of a message for where the link has a place of its own.
func withoutLink(m store.Message) string {
	if m.Link == "" {
		return m.Body
	}
	return strings.TrimSuffix(m.Body, "\n"+m.Link)
}

func lines(l ...string) string { return strings.Join(l, "\n") }

func timeRange(start, end time.Time) string {
	const layout = "Jan 2 3:04:05 PM"
	return "Time Range (UTC): [" + start.UTC().Format(layout) + " - " + end.UTC().Format(layout) + ")"
}

// controlSequences matches control sequences of terminals (ECMA-48), such as colors. Receivers show them as [31m.
var controlSequences = regexp.MustCompile(`\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[ -/]*[0-~])?`)

// removeControls removes control sequences from telemetry.
func removeControls(text string) string { return controlSequences.ReplaceAllString(text, "") }

// sample cuts rows and removes control sequences. The rows cannot end the block of code that they stand in.
func sample(rows string) string {
	rows = removeControls(rows)
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
