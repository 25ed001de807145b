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

// notification is what is written about an event.
type notification struct {
	store.Event
	sample string
}

// window is when the window of the value begins and ends.
func (e notification) window() (start, end time.Time) {
	return time.UnixMilli(e.Start).UTC(), time.UnixMilli(e.End).UTC()
}

// Text is the text of a notification.
type Text struct {
	// Title and Body are plain text; the title is one line.
	Title, Body string
	// Mentions are in the order in which the message has them, each once.
	Mentions []Mention

	event  notification
	vars   map[string]any
	bodies map[api.WebhookService]string
}

const (
	// maxText limits the title and the message together, in bytes.
	maxText = 64 << 10
	// maxEscaped limits the growth of a text by escaping: & becomes the five bytes of &amp;.
	maxEscaped = 5
)

// Render writes the text of an event, of which the link shows more. The sample are rows that a saved search found in the
// window, as CSV; of other events it is not looked at. An error is the fault of a template, or of a label's name.
func Render(event store.Event, sample, link string) (Text, error) {
	e := notification{event, sample}
	vars, err := e.variables()
	if err != nil {
		return Text{}, err
	}
	title, err := e.title(vars)
	if err != nil {
		return Text{}, fmt.Errorf("render name: %w", err)
	}
	message, mentions, err := e.message(vars, plainText, maxText)
	if err != nil {
		return Text{}, fmt.Errorf("render message: %w", err)
	}
	if len(title)+len(message) > maxText {
		return Text{}, errTooLong
	}
	return Text{
		Title: store.Storable(title), Body: store.Storable(e.body(message, plainText, link)), Mentions: mentions,
		event: e, vars: vars, bodies: map[api.WebhookService]string{},
	}, nil
}

// BodyFor returns the body in the markup of a service, whose messages have another place for the link. It is not safe for
// concurrent use.
func (t Text) BodyFor(service api.WebhookService) (string, error) {
	m := kinds[service].markup
	if m == nil {
		return t.Body, nil
	}
	body, rendered := t.bodies[service]
	if !rendered {
		message, _, err := t.event.message(t.vars, *m, maxEscaped*maxText)
		if err != nil {
			return "", fmt.Errorf("render message for %s: %w", service, err)
		}
		// No receiver with a markup takes more than this.
		body = store.Storable(m.shorten(t.event.body(message, *m, ""), maxText))
		t.bodies[service] = body
	}
	return body, nil
}

// intervalUnits make of an interval what the user interface calls it.
var intervalUnits = strings.NewReplacer("m", " minute", "h", " hour", "d", " day")

// Link is where the user interface at uiBase shows what an event is about: the rows of the window, or the tile or the chart
// with seven windows around it on either side. The link of a chart has the alert's id: a chart may be longer than a URL.
func Link(e store.Event, uiBase string) string {
	uiBase = strings.TrimRight(uiBase, "/")
	if e.Alert.Source == api.AlertSourceSavedSearch {
		return fmt.Sprintf("%s/search/%s?from=%d&to=%d&isLive=false", uiBase, url.PathEscape(text(e.Alert.SavedSearchID)),
			e.Start, e.End)
	}
	around := 7 * e.Alert.Interval.Duration().Milliseconds()
	granularity := url.QueryEscape(intervalUnits.Replace(string(e.Alert.Interval)))
	if e.Alert.Source == api.AlertSourceInline {
		return fmt.Sprintf("%s/chart?alertId=%s&from=%d&granularity=%s&to=%d", uiBase, url.QueryEscape(e.Alert.ID),
			e.Start-around, granularity, e.End+around)
	}
	return fmt.Sprintf("%s/dashboards/%s?from=%d&granularity=%s&to=%d&highlightedTileId=%s", uiBase,
		url.PathEscape(text(e.Alert.DashboardID)), e.Start-around, granularity, e.End+around,
		url.QueryEscape(text(e.Alert.TileID)))
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
func EventID(e store.Event, webhookID string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", []string{
		e.Alert.ID, string(api.AlertChannelTypeWebhook), webhookID, fmt.Sprint(e.Grouped), e.Group,
	}))
	return hex.EncodeToString(sum[:20])
}
