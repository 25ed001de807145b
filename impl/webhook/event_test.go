package webhook

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func of[T any](v T) *T { return &v }

var ten10 = time.Date(2024, 3, 17, 22, 10, 0, 0, time.UTC)

// tileEvent is about a tile that is above 5, with 10.789.
func tileEvent(edit ...func(*notification)) notification {
	e := notification{Event: store.Event{
		Alert: api.Alert{
			ID: "65f5e4a3b9e77c001a100001", Interval: api.AlertIntervalMinutes5, Threshold: 5,
			ThresholdType: api.AlertThresholdTypeAbove, Source: api.AlertSourceTile,
			DashboardID: of("65f5e4a3b9e77c001a200001"), TileID: of("t 1"),
		},
		Firing: true, Value: 10.789, Start: ten10.UnixMilli(), End: ten10.Add(5 * time.Minute).UnixMilli(),
		ConditionNames: store.ConditionNames{Dashboard: "Shop", Tile: "Orders", Source: "Logs", SourceID: "s1"},
	}}
	for _, f := range edit {
		f(&e)
	}
	return e
}

// searchEvent is about a saved search that found 3 rows where 1 is too many.
func searchEvent(edit ...func(*notification)) notification {
	e := tileEvent(func(e *notification) {
		e.Alert.Source, e.Alert.Threshold, e.Value = api.AlertSourceSavedSearch, 1, 3
		e.Alert.SavedSearchID, e.Alert.DashboardID, e.Alert.TileID = of("65f5e4a3b9e77c001a300001"), nil, nil
		e.SavedSearch, e.Dashboard, e.Tile = "Errors", "", ""
		e.sample = "a,b\nc,d\n"
	})
	for _, f := range edit {
		f(&e)
	}
	return e
}

func resolved(e *notification)      { e.Firing = false }
func value(v float64) editEvent     { return func(e *notification) { e.Value = v } }
func without(why string) editEvent  { return func(e *notification) { e.Value, e.NoValue = 0, why } }
func named(name string) editEvent   { return func(e *notification) { e.Alert.Name = &name } }
func message(text string) editEvent { return func(e *notification) { e.Alert.Message = &text } }

type editEvent = func(*notification)

// group makes a grouped event of columns, such as "service:api".
func group(columns ...string) editEvent {
	return func(e *notification) {
		e.Grouped, e.Group = true, strings.Join(columns, ", ")
		for _, c := range columns {
			name, value, _ := strings.Cut(c, ":")
			e.Labels = append(e.Labels, core.Label{Name: name, Value: value})
		}
	}
}

// TestTitlesUseDisplayNames holds that a display name of the alert's own is in the title, and a derived one is not: the
// generated title says the same in more detail.
func TestTitlesUseDisplayNames(t *testing.T) {
	t.Parallel()
	display := func(name string) editEvent { return func(e *notification) { e.Alert.DisplayName = name } }
	for name, c := range map[string]struct {
		event notification
		want  string
	}{
		"of a tile":                      {tileEvent(display("Orders drop")), "🚨 Orders drop - 11 meets or exceeds 5"},
		"of a resolved alert":            {tileEvent(display("Orders drop"), value(2), resolved), "✅ Orders drop - 2 falls below 5"},
		"of a saved search":              {searchEvent(display(" Many\nerrors")), "🚨 Many errors - 3 lines found"},
		"of a saved search without data": {searchEvent(display("Many errors"), without("no rows"), resolved), "✅ Many errors - no value to compare with 1"},
		"that is derived from a tile":    {tileEvent(display("Shop - Orders")), `🚨 Alert for "Orders" in "Shop" - 11 meets or exceeds 5`},
		"that is derived from a search":  {searchEvent(display("Errors")), `🚨 Alert for "Errors" - 3 lines found`},
		"beside a template":              {tileEvent(display("Orders drop"), named("At {{value}}")), "🚨 At 10.789"},
		"that a template asks for":       {tileEvent(display("Orders drop"), named("{{alert.displayName}}!")), "🚨 Orders drop!"},
		"without one":                    {tileEvent(), `🚨 Alert for "Orders" in "Shop" - 11 meets or exceeds 5`},
	} {
		text, err := Render(c.event.Event, c.event.sample, linkText)
		if err != nil || text.Title != c.want {
			t.Errorf("%s: %s, %v, want %s", name, text.Title, err, c.want)
		}
	}
}

// renderedText is a text, and its body for Slack.
type renderedText struct{ Title, Body, Slack string }

func TestTexts(t *testing.T) {
	t.Parallel()
	for name, c := range renderedTexts {
		if c.want.Slack == "" {
			c.want.Slack = c.want.Body // nothing is escaped
		}
		text, err := Render(c.event.Event, c.event.sample, linkText)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		slack, err := text.BodyFor(api.WebhookServiceSlack)
		if diff := cmp.Diff(c.want, renderedText{text.Title, text.Body, slack}); err != nil || diff != "" {
			t.Errorf("%s: error %v, text (-want +got):\n%s", name, err, diff)
		}
	}
}

const (
	spanText    = "Time Range (UTC): [Mar 17 10:10:00 PM - Mar 17 10:15:00 PM)"
	linkText    = "https://ui.example/dashboards/1?a=1&b=2"
	exceedsText = "The value is 10.789, which meets or exceeds the threshold of 5"
	belowText   = "The alert has been resolved. The value is 2.25, which falls below the threshold of 5"
	goneText    = "The alert has been resolved. There is no value to compare with the threshold of "
)

// renderedTexts are notifications, and what people read of them.
var renderedTexts = map[string]struct {
	event notification
	want  renderedText
}{
	"a saved search fires": {searchEvent(message("Look.")), renderedText{
		Title: `🚨 Alert for "Errors" - 3 lines found`,
		Body: "\n3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
			"\nLook.\n```\na,b\nc,d\n```",
	}},
	"a saved search without rows and message": {searchEvent(func(e *notification) { e.sample = "" }), renderedText{
		Title: `🚨 Alert for "Errors" - 3 lines found`,
		Body:  "\n3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText + "\n\n```\n\n```",
	}},
	"a group of a saved search fires": {searchEvent(group("service:api", "region:eu")), renderedText{
		Title: `🚨 Alert for "Errors" - 3 lines found`,
		Body: "Group: \"service:api, region:eu\"\n3 lines found, which meets or exceeds the threshold of 1 line\n" +
			spanText + "\n\n```\na,b\nc,d\n```",
	}},
	"a group of many that change": {
		tileEvent(resolved, group("service:api"), named("Orders"), value(2.25), func(e *notification) { e.Truncated = 9500 }), renderedText{
			Title: `✅ Orders`,
			Body: "Group: \"service:api\" - " + belowText + "\n" + spanText + "\n9500 more groups have changed state. " +
				"Notifications for them follow if the state persists.\n\n" + linkText,
			Slack: "Group: \"service:api\" - " + belowText + "\n" + spanText + "\n9500 more groups have changed state. " +
				"Notifications for them follow if the state persists.\n",
		},
	},
	"a saved search is well again": {searchEvent(resolved, message("Look."), value(0)), renderedText{
		Title: `✅ Alert for "Errors" - 0 lines found`,
		Body: "The alert has been resolved. 0 lines found, which falls below the threshold of 1 line\n" + spanText +
			"\nLook.",
	}},
	"a tile fires": {tileEvent(message("Look.")), renderedText{
		Title: `🚨 Alert for "Orders" in "Shop" - 11 meets or exceeds 5`,
		Body:  "\n" + exceedsText + "\n" + spanText + "\nLook.\n" + linkText,
		Slack: "\n" + exceedsText + "\n" + spanText + "\nLook.",
	}},
	"a group of a tile fires": {tileEvent(group("service:api"), named("{{attributes.service}}: {{value}}")), renderedText{
		Title: `🚨 api: 10.789`,
		Body:  "Group: \"service:api\"\n" + exceedsText + "\n" + spanText + "\n\n" + linkText,
		Slack: "Group: \"service:api\"\n" + exceedsText + "\n" + spanText + "\n",
	}},
	"a tile fires between two thresholds": {
		tileEvent(func(e *notification) { e.Alert.ThresholdType, e.Alert.ThresholdMax = "between", of(20.5) }), renderedText{
			Title: `🚨 Alert for "Orders" in "Shop" - 11 falls between 5 and 20.5`,
			Body:  "\nThe value is 10.789, which falls between the thresholds of 5 and 20.5\n" + spanText + "\n\n" + linkText,
			Slack: "\nThe value is 10.789, which falls between the thresholds of 5 and 20.5\n" + spanText + "\n",
		},
	},
	"a tile fires without data": {tileEvent(without("no data in this window; the alert is set to fire then")), renderedText{
		Title: `🚨 Alert for "Orders" in "Shop" - no value to compare with 5`,
		Body: "\nThere is no value to compare with the threshold of 5: no data in this window; the alert is set to fire then\n" +
			spanText + "\n\n" + linkText,
		Slack: "\nThere is no value to compare with the threshold of 5: no data in this window; the alert is set to fire then\n" +
			spanText + "\n",
	}},
	"a group of a tile is well again": {
		tileEvent(resolved, group("service:api"), named("Orders of {{attributes.service}}"), value(2.25)), renderedText{
			Title: `✅ Orders of api`,
			Body:  "Group: \"service:api\" - " + belowText + "\n" + spanText + "\n\n" + linkText,
			Slack: "Group: \"service:api\" - " + belowText + "\n" + spanText + "\n",
		},
	},
	"a tile is well again": {tileEvent(resolved, message("Look."), value(2.25)), renderedText{
		Title: `✅ Alert for "Orders" in "Shop" - 2 falls below 5`,
		Body:  belowText + "\n" + spanText + "\nLook.\n" + linkText,
		Slack: belowText + "\n" + spanText + "\nLook.",
	}},
	"a tile is well again without a value": {tileEvent(resolved, without("the rows have no number")), renderedText{
		Title: `✅ Alert for "Orders" in "Shop" - no value to compare with 5`,
		Body:  goneText + "5: the rows have no number\n" + spanText + "\n\n" + linkText,
		Slack: goneText + "5: the rows have no number\n" + spanText + "\n",
	}},
	"a saved search is well again without a value": {
		searchEvent(resolved, without("the alert no longer has this group")), renderedText{
			Title: `✅ Alert for "Errors" - no value to compare with 1`,
			Body:  goneText + "1 line: the alert no longer has this group\n" + spanText + "\n",
		},
	},
	"numbers have the format of the tile": {
		tileEvent(value(1.5*(1<<30)), func(e *notification) {
			e.Alert.Threshold, e.NumberFormat = 1<<30, &api.NumberFormat{Output: api.NumberOutputByte}
		}), renderedText{
			Title: `🚨 Alert for "Orders" in "Shop" - 1.50 GiB meets or exceeds 1 GiB`,
			Body:  "\nThe value is 1.50 GiB, which meets or exceeds the threshold of 1 GiB\n" + spanText + "\n\n" + linkText,
			Slack: "\nThe value is 1.50 GiB, which meets or exceeds the threshold of 1 GiB\n" + spanText + "\n",
		},
	},
	"a format that hides the difference is not used": {
		tileEvent(value(1<<30+1), func(e *notification) {
			e.Alert.Threshold, e.NumberFormat = 1<<30, &api.NumberFormat{Output: api.NumberOutputByte}
		}), renderedText{
			Title: `🚨 Alert for "Orders" in "Shop" - 1073741825 meets or exceeds 1073741824`,
			Body:  "\nThe value is 1073741825, which meets or exceeds the threshold of 1073741824\n" + spanText + "\n\n" + linkText,
			Slack: "\nThe value is 1073741825, which meets or exceeds the threshold of 1073741824\n" + spanText + "\n",
		},
	},
	"names are data": {tileEvent(func(e *notification) { e.Tile, e.Dashboard = "{{value}}", "<b> @here" }), renderedText{
		Title: `🚨 Alert for "{{value}}" in "<b> @here" - 11 meets or exceeds 5`,
		Body:  "\n" + exceedsText + "\n" + spanText + "\n\n" + linkText,
		Slack: "\n" + exceedsText + "\n" + spanText + "\n",
	}},
	"telemetry is data": {
		searchEvent(group("service:{{alert.name}} @webhook-x"), message("{{{attributes.service}}}"), func(e *notification) {
			e.sample = "{{value}} @here\n```\n<!channel>"
		}), renderedText{
			Title: `🚨 Alert for "Errors" - 3 lines found`,
			Body: "Group: \"service:{{alert.name}} @webhook-x\"\n" +
				"3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
				"\n{{alert.name}} @webhook-x\n```\n{{value}} @here\n'''\n<!channel>\n```",
			Slack: "Group: \"service:{{alert.name}} @\u2060webhook-x\"\n" +
				"3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
				"\n{{alert.name}} @webhook-x\n```\n{{value}} @here\n'''\n&lt;!channel&gt;\n```",
		},
	},
	"control sequences of terminals are removed": {
		searchEvent(group("service:\x1b[31mapi\x1b[0m"), message("{{group}} {{attributes.service}}"), func(e *notification) {
			name := "{{group}}"
			e.Alert.Name = &name
		}), renderedText{
			Title: "🚨 service:api",
			Body: "Group: \"service:api\"\n3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
				"\nservice:api api\n```\na,b\nc,d\n```",
		},
	},
	"data is none of Slack's language, and the message is": {
		searchEvent(group("service:<!channel>&"), message("<https://example.com|*Look* & see>"), func(e *notification) {
			e.sample = "<@U1>,&amp;"
		}), renderedText{
			Title: `🚨 Alert for "Errors" - 3 lines found`,
			Body: "Group: \"service:<!channel>&\"\n3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
				"\n<https://example.com|*Look* & see>\n```\n<@U1>,&amp;\n```",
			Slack: "Group: \"service:&lt;!channel&gt;&amp;\"\n" +
				"3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
				"\n<https://example.com|*Look* & see>\n```\n&lt;@U1&gt;,&amp;amp;\n```",
		},
	},
	"a group that is well again is data as well": {tileEvent(resolved, group("service:<!here>"), value(2.25)), renderedText{
		Title: `✅ Alert for "Orders" in "Shop" - 2 falls below 5`,
		Body:  "Group: \"service:<!here>\" - " + belowText + "\n" + spanText + "\n\n" + linkText,
		Slack: "Group: \"service:&lt;!here&gt;\" - " + belowText + "\n" + spanText + "\n",
	}},
	"what is no UTF-8 is replaced": {
		searchEvent(group("service:a\xff"), named("{{attributes.service}} \xfe 🚑 שלום"), func(e *notification) {
			e.sample = "\xf0\x9f"
		}), renderedText{
			Title: "🚨 a\uFFFD \uFFFD 🚑 שלום",
			Body: "Group: \"service:a\uFFFD\"\n3 lines found, which meets or exceeds the threshold of 1 line\n" + spanText +
				"\n\n```\n\uFFFD\n```",
		},
	},
}

func TestSampleIsCut(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("é", 501)
	for name, c := range map[string]struct{ rows, want string }{
		"a line of 500 is whole":   {long[2:], long[2:]},
		"a longer line is cut":     {"a\n" + long + "\nb", "a\n" + long[2:] + "...\nb"},
		"a block of 2500 is whole": {strings.Repeat("é\n", 1250), strings.Repeat("é\n", 1249) + "é"},
		"a longer block is cut":    {strings.Repeat("é\n", 1251), strings.Repeat("é\n", 1250) + "..."},
		"control sequences of terminals are removed": {
			"\x1b[31mred\x1b[0m,\x1b]8;;https://example.com\x07link\x1b]8;;\x1b\\,50%\x1b[2K\x1b(B,[31m\x1b", "red,link,50%,[31m",
		},
		"lines are cut first": {
			strings.Repeat(long+"\n", 5), strings.Repeat(long[2:]+"...\n", 4) + strings.Repeat("é", 484) + "...",
		},
	} {
		if got := sample(c.rows); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestTimeRangeIsInUTC(t *testing.T) {
	t.Parallel()
	start := time.Date(2024, 1, 2, 0, 5, 9, 0, time.FixedZone("", 3600))
	want := "Time Range (UTC): [Jan 1 11:05:09 PM - Jan 2 12:05:09 AM)"
	if got := timeRange(start, start.Add(time.Hour)); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestLinks(t *testing.T) {
	t.Parallel()
	const search = "http://ui/search/65f5e4a3b9e77c001a300001?from=1710713400000&to=1710713700000&isLive=false"
	for _, base := range []string{"http://ui", "http://ui/"} {
		if got := Link(searchEvent().Event, base); got != search {
			t.Errorf("%s, want %s", got, search)
		}
	}
	for i, want := range map[api.AlertInterval]string{
		"1m": "1+minute", "5m": "5+minute", "15m": "15+minute", "30m": "30+minute", "1h": "1+hour", "6h": "6+hour",
		"12h": "12+hour", "1d": "1+day",
	} {
		if got := Link(tileEvent(func(e *notification) { e.Alert.Interval = i }).Event, ""); !strings.Contains(got, "&granularity="+want+"&to=") {
			t.Errorf("%s: %s, want %s", i, got, want)
		}
	}
	const tile = "http://ui/dashboards/65f5e4a3b9e77c001a200001?from=1710711300000&granularity=5+minute&to=1710715800000" +
		"&highlightedTileId=t+1"
	if got := Link(tileEvent().Event, "http://ui"); got != tile {
		t.Errorf("%s, want %s", got, tile)
	}
}

func TestEventIDs(t *testing.T) {
	t.Parallel()
	e := tileEvent(group("a:b"))
	first := EventID(e.Event, "w")
	if !regexp.MustCompile(`^[0-9a-f]{40}$`).MatchString(first) {
		t.Errorf("id %q", first)
	}
	same := e
	same.Firing, same.Value, same.Start = false, 1, ten10.Add(time.Hour).UnixMilli()
	if got := EventID(same.Event, "w"); got != first {
		t.Errorf("resolved: %s, want %s", got, first)
	}
	seen := map[string]string{first: "the first"}
	for name, edit := range map[string]editEvent{
		"another alert": func(e *notification) { e.Alert.ID += "0" },
		"another group": func(e *notification) { e.Group += "c" },
		"not grouped":   func(e *notification) { e.Grouped = false },
	} {
		other := e
		edit(&other)
		seen[EventID(other.Event, "w")] = name
	}
	seen[EventID(e.Event, "w2")] = "another webhook"
	if len(seen) != 5 {
		t.Errorf("%d different ids, want 5: %v", len(seen), seen)
	}
}
