package webhook

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// Event is what people are told: that an alert fires for a group, or does no longer.
type Event struct {
	// Alert is the alert as it was then.
	Alert api.Alert
	// Firing tells the beginning from the end.
	Firing bool
	// Grouped says that every group of the alert is judged on its own.
	Grouped bool
	// Group is the key of the group, empty for the alert as a whole.
	Group string
	// Labels are the columns of the group.
	Labels []Label
	// Value is that of the window from Start to End. NoValue says why it has none, and the value is 0 then.
	Value      float64
	NoValue    string
	Start, End time.Time
	// Search is watched by the alert, or Tile, which is on Dashboard. Source is where either has its rows from.
	Search, Dashboard, Tile, Source Ref
	// Untold is how many groups have changed at the same time that people are not told of, because they are too many.
	Untold int
	// Sample are rows that a saved search found in the window, as CSV. Of other events it is not looked at.
	Sample string
}

// Label is the value of one column that groups are made by.
type Label struct{ Name, Value string }

// Ref is the id and the name of something that an event is about.
type Ref struct{ ID, Name string }

// EventOf is an event as it was stored, with rows of a saved search.
func EventOf(e store.Event, sample string) Event {
	event := Event{
		Alert: e.Alert, Firing: e.Firing, Grouped: e.Grouped, Group: e.Group, Value: e.Value, NoValue: e.NoValue,
		Untold: e.Truncated, Start: time.UnixMilli(e.Start).UTC(), End: time.UnixMilli(e.End).UTC(), Sample: sample,
		Search:    Ref{text(e.Alert.SavedSearchID), e.SavedSearch},
		Dashboard: Ref{text(e.Alert.DashboardID), e.Dashboard},
		Tile:      Ref{text(e.Alert.TileID), e.Tile},
		Source:    Ref{e.SourceID, e.Source},
	}
	for _, l := range e.Labels {
		event.Labels = append(event.Labels, Label{l.Name, l.Value})
	}
	return event
}

// Text is what a notification says.
type Text struct {
	Title, Body string
	// Marked are the bodies for services whose receivers read a markup: data in them is escaped, and what the message's
	// author wrote is not. They have no link.
	Marked map[api.WebhookService]string
	// Mentions are in the order in which the message has them, each once.
	Mentions []Mention
}

// maxText is for the title and the message together, in bytes.
const maxText = 64 << 10

// Render writes the text of an event, of which the link shows more. An error is the fault of a template, or
// of a label's name.
func Render(e Event, link string) (Text, error) {
	vars, err := e.variables()
	if err != nil {
		return Text{}, err
	}
	title, err := e.title(vars)
	if err != nil {
		return Text{}, fmt.Errorf("render name: %w", err)
	}
	message, mentions, err := e.message(vars)
	if err != nil {
		return Text{}, fmt.Errorf("render message: %w", err)
	}
	if len(title)+len(message) > maxText {
		return Text{}, errTooLong
	}
	marked := map[api.WebhookService]string{}
	for service, k := range kinds {
		if k.markup != nil {
			marked[service] = valid(e.body(message, *k.markup, ""))
		}
	}
	return Text{
		Title: valid(title), Body: valid(e.body(message, plainText, link)), Marked: marked, Mentions: mentions,
	}, nil
}

// BodyFor returns the body as the receivers of a service read it.
func (t Text) BodyFor(service api.WebhookService) string {
	if body, ok := t.Marked[service]; ok {
		return body
	}
	return t.Body
}

// valid replaces what is no UTF-8, and NUL characters, which telemetry may have and not every database takes.
func valid(s string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(s, "\uFFFD"), "\x00", "\uFFFD")
}

// interval is how long the windows are, in the words of the user interface.
type interval struct {
	minutes int
	words   string
}

var intervals = map[api.AlertInterval]interval{
	api.AlertIntervalMinutes1:  {1, "1 minute"},
	api.AlertIntervalMinutes5:  {5, "5 minute"},
	api.AlertIntervalMinutes15: {15, "15 minute"},
	api.AlertIntervalMinutes30: {30, "30 minute"},
	api.AlertIntervalHours1:    {60, "1 hour"},
	api.AlertIntervalHours6:    {360, "6 hour"},
	api.AlertIntervalHours12:   {720, "12 hour"},
	api.AlertIntervalDays1:     {1440, "1 day"},
}

// Link is where the user interface at uiBase shows what an event is about: the rows of the window, or the tile with
// seven windows around it on either side.
func Link(e Event, uiBase string) string {
	uiBase = strings.TrimRight(uiBase, "/")
	if e.Alert.Source == api.AlertSourceSavedSearch {
		return fmt.Sprintf("%s/search/%s?from=%d&to=%d&isLive=false", uiBase, url.PathEscape(text(e.Alert.SavedSearchID)),
			e.Start.UnixMilli(), e.End.UnixMilli())
	}
	i := intervals[e.Alert.Interval]
	around := 7 * time.Duration(i.minutes) * time.Minute
	return fmt.Sprintf("%s/dashboards/%s?from=%d&granularity=%s&to=%d&highlightedTileId=%s", uiBase,
		url.PathEscape(text(e.Alert.DashboardID)), e.Start.Add(-around).UnixMilli(), url.QueryEscape(i.words),
		e.End.Add(around).UnixMilli(), url.QueryEscape(text(e.Alert.TileID)))
}

// text is the text that is pointed at, if any.
func text(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// EventID is the same for all notifications of a webhook about a group of an alert, also for the end of what the ones
// before were about.
func EventID(e Event, webhookID string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", []string{
		e.Alert.ID, string(api.AlertChannelTypeWebhook), webhookID, fmt.Sprint(e.Grouped), e.Group,
	}))
	return hex.EncodeToString(sum[:20])
}
