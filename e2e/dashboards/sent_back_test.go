package dashboards

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/webhook"
)

// TestSentBackOnEachStore makes up resources: each is read as it was answered, and sending back what was read changes
// nothing, the time of change neither. Dashboards have a test of their own.
func TestSentBackOnEachStore(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartMetadata(t, args...)
		db := s.Database(t)
		t.Run("alerts", func(t *testing.T) {
			t.Parallel()
			testSentBack(t, s, db, madeUpKind{
				list: "alerts", table: "alerts", bodies: alerts(t, s), change: harness.Object{"interval": "1d", "name": "changed", "renotifyInterval": "1d"},
			})
		})
		if harness.Deployment.Managed {
			return // where the others have no operations
		}
		t.Run("webhooks", func(t *testing.T) {
			t.Parallel()
			testSentBack(t, s, db, madeUpKind{
				list: "webhooks", table: "webhooks", bodies: webhooks(), change: harness.Object{"description": "changed"},
			})
		})
		t.Run("saved searches", func(t *testing.T) {
			t.Parallel()
			testSentBack(t, s, db, madeUpKind{
				list: "saved-searches", table: "saved_searches", bodies: savedSearches(s), change: harness.Object{"orderBy": "changed"},
			})
		})
	})
}

// madeUpKind is a kind of resource with bodies that can be created, and keys that no body has.
type madeUpKind struct {
	list, table string
	bodies      *rapid.Generator[harness.Object]
	change      harness.Object
}

// onlyAtCreation is what no other answer shows.
var onlyAtCreation = regexp.MustCompile(`"signingSecret":"[^"]*",`)

func testSentBack(t *testing.T, s *harness.Stack, db *sql.DB, k madeUpKind) {
	rapid.Check(t, func(rt *rapid.T) {
		sent := harness.Encode(t, k.bodies.Draw(rt, "body"))
		a := s.Do("POST", k.list, sent)
		if a.Status != 200 {
			rt.Fatalf("%s is refused: %s", sent, a.Body)
		}
		created := onlyAtCreation.ReplaceAllString(harness.WithoutState(a.Payload(t)), "")
		key := harness.ID(t, created)
		path := k.list + "/" + key
		read := func() string {
			if k.list == "webhooks" {
				return s.Webhook(t, key)
			}
			return harness.WithoutState(s.Do("GET", path, "").Payload(t))
		}
		if got := read(); got != created {
			rt.Fatalf("read as %s, created as %s", got, created)
		}
		harness.Change(t, db, "UPDATE "+k.table+" SET updated_at = 1 WHERE id = '"+key+"'")
		aged := read()
		if !strings.Contains(aged, `"updatedAt":"1970-01-01T00:00:00.001Z"`) {
			rt.Fatalf("its time of change does not come from the store: %s", aged)
		}
		if updated := harness.WithoutState(s.Do("PUT", path, harness.Sendable(t, aged)).Payload(t)); updated != aged {
			rt.Fatalf("updated to %s, sent as %s", updated, aged)
		}
		if got := read(); got != aged {
			rt.Fatalf("read as %s after an update with %s", got, aged)
		}
		changed := harness.Sendable(t, harness.Encode(t, harness.Edited(harness.Decode[harness.Object](t, aged), k.change)))
		updated := harness.WithoutState(s.Do("PUT", path, changed).Payload(t))
		if got := read(); got != updated || strings.Contains(got, `"updatedAt":"1970`) {
			rt.Fatalf("read as %s, updated to %s", got, updated)
		}
	})
}

// someText is text of many kinds, not blank and up to 200 characters.
func someText() *rapid.Generator[string] {
	return rapid.OneOf(
		rapid.SampledFrom([]string{"a", " x\t", "é\"\\/<&>", "日本\u2028", "😀", "{{x}}", "\u007f", "a\r\nb"}),
		rapid.StringN(1, 50, 200).Filter(func(s string) bool {
			return !strings.Contains(s, "\x00") && strings.ToValidUTF8(s, "") == s && strings.TrimSpace(s) != ""
		}),
	)
}

// someTemplate is such a text that can be read as a template.
func someTemplate() *rapid.Generator[string] {
	return someText().Filter(func(s string) bool { return webhook.Check(s) == nil })
}

// maybe puts some of the values into a body.
func maybe(rt *rapid.T, body harness.Object, keys map[string]any) {
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		if rapid.Bool().Draw(rt, "has "+key) {
			body[key] = keys[key]
		}
	}
}

// alerts makes up alerts on a tile and on a saved search.
func alerts(t testing.TB, s *harness.Stack) *rapid.Generator[harness.Object] {
	onTile := s.NewAlert(t)
	minutes := map[string]int{"1m": 1, "5m": 5, "15m": 15, "30m": 30, "1h": 60, "6h": 360, "12h": 720, "1d": 1440}
	start := time.Date(2026, 2, 8, 10, 0, 0, 0, time.UTC)
	return rapid.Custom(func(rt *rapid.T) harness.Object {
		orNull := func(v any) any { return rapid.SampledFrom([]any{v, v, nil}).Draw(rt, "or null") }
		atLeast := func(least string) string { // an interval
			return rapid.SampledFrom(slices.Sorted(maps.Keys(minutes))).Filter(func(i string) bool {
				return minutes[i] >= minutes[least]
			}).Draw(rt, "notify again after")
		}
		threshold := rapid.OneOf(rapid.Float64(), rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 0.1, 1e21, -5e-324})).Draw(rt, "threshold")
		interval := rapid.SampledFrom(slices.Sorted(maps.Keys(minutes))).Draw(rt, "interval")
		body := harness.Object{"threshold": json.Number(fmt.Sprint(threshold)), "interval": interval}
		maybe(rt, body, map[string]any{
			"name": orNull(someTemplate().Draw(rt, "name")), "message": orNull(someTemplate().Draw(rt, "message")),
			"note":                  orNull(someText().Draw(rt, "note")),
			"numConsecutiveWindows": orNull(rapid.OneOf(rapid.IntRange(1, 9), rapid.IntRange(1, 1<<53)).Draw(rt, "windows")),
			"thresholdMax":          json.Number(fmt.Sprint(rapid.Float64().Draw(rt, "most"))),
			"enabled":               rapid.Bool().Draw(rt, "enabled"),
			"noData":                rapid.SampledFrom([]string{"zero", "keep", "ok", "alert", "insufficient"}).Draw(rt, "no data"),
			"renotifyInterval":      atLeast(interval),
		})
		body["thresholdType"] = rapid.SampledFrom([]string{"above", "below_or_equal", "not_equal", "between"}).Draw(rt, "type")
		if body["thresholdType"] == "between" {
			body["thresholdMax"] = json.Number(fmt.Sprint(max(threshold, rapid.Float64().Draw(rt, "end"))))
		}
		offset := rapid.IntRange(0, minutes[interval]-1).Draw(rt, "offset")
		switch rapid.IntRange(0, 3).Draw(rt, "schedule") {
		case 0:
			at := start.Add(time.Duration(rapid.Int64Range(0, 1e15).Draw(rt, "start"))).Format(time.RFC3339Nano)
			maybe(rt, body, map[string]any{"scheduleOffsetMinutes": 0})
			body["scheduleStartAt"] = at
		case 1:
			maybe(rt, body, map[string]any{"scheduleOffsetMinutes": offset})
			body["scheduleStartAt"] = nil
		case 2:
			body["scheduleOffsetMinutes"] = offset
		}
		channels := []any{}
		for _, name := range rapid.Permutation([]string{"oncall", "errors", "incidents"}).Draw(rt, "channels") {
			channels = append(channels, harness.Object{"type": "webhook", "webhookId": s.ID["webhook "+name]})
		}
		channels = channels[:rapid.IntRange(1, 3).Draw(rt, "how many")]
		maybe(rt, body, map[string]any{"channel": channels[0]})
		if body["channel"] == nil || rapid.Bool().Draw(rt, "both") {
			body["channels"] = channels
		}
		if rapid.Bool().Draw(rt, "on a tile") {
			return harness.Edited(body, harness.Object{"source": "tile", "dashboardId": onTile["dashboardId"], "tileId": onTile["tileId"]})
		}
		maybe(rt, body, map[string]any{"groupBy": orNull(rapid.SampledFrom([]string{"", "a", " a,\tb ", "M['ü']"}).Draw(rt, "group"))})
		return harness.Edited(body, harness.Object{"source": "saved_search", "savedSearchId": s.ID["savedSearch payments"]})
	})
}

// webhooks makes up webhooks, but for templates of incident.io: no answer shows them, so an update with what was read
// clears them.
func webhooks() *rapid.Generator[harness.Object] {
	return rapid.Custom(func(rt *rapid.T) harness.Object {
		body := harness.NewWebhook()
		body["service"] = rapid.SampledFrom([]string{"generic", "incidentio", "slack", "teams", "discord", "pagerduty"}).Draw(rt, "service")
		body["url"] = rapid.SampledFrom([]string{"https://", "HTTP://", "https://user:p%40ss@"}).Draw(rt, "scheme") +
			rapid.SampledFrom([]string{"slack.com", "Hooks.Slack.com:8443", "a.b.slack.com"}).Draw(rt, "host") +
			rapid.SampledFrom([]string{"", "/", "/a/../b//?q=ü#f", "/x?y=%zz", "/ "}).Draw(rt, "path")
		maybe(rt, body, map[string]any{"description": rapid.OneOf(someText(), rapid.Just("")).Draw(rt, "description")})
		switch body["service"] {
		case "pagerduty":
			body["routingKey"] = rapid.StringMatching(`[!-~]{1,40}`).Draw(rt, "routing key")
			return body
		case "slack", "teams", "discord":
			return body
		}
		secrets := rapid.MapOfN(rapid.StringMatching(`[A-Za-z][A-Za-z0-9-]{0,8}`), rapid.StringMatching(`[ -~]{0,9}`), 0, 4)
		maybe(rt, body, map[string]any{
			"headers": secrets.Draw(rt, "headers"), "queryParams": secrets.Draw(rt, "parameters"),
		})
		if body["service"] == "generic" {
			maybe(rt, body, map[string]any{"body": rapid.OneOf(someTemplate(), rapid.Just("")).Draw(rt, "template")})
		}
		return body
	})
}

// savedSearches makes up saved searches.
func savedSearches(s *harness.Stack) *rapid.Generator[harness.Object] {
	condition := rapid.SampledFrom([]string{
		"a IN ('x')", " M['ü'] NOT IN ( 'it''s', true ) ", "lower(a) between -1 and 2e3", "a in (foo)",
	})
	return rapid.Custom(func(rt *rapid.T) harness.Object {
		body := harness.Object{"name": someText().Draw(rt, "name"), "sourceId": s.ID["source Traces"]}
		filters := []any{}
		for range rapid.IntRange(0, 3).Draw(rt, "filters") {
			f := harness.Object{"condition": condition.Draw(rt, "condition")}
			maybe(rt, f, map[string]any{"type": "sql"})
			filters = append(filters, f)
		}
		texts := rapid.OneOf(someText(), rapid.Just(""))
		maybe(rt, body, map[string]any{
			"select": texts.Draw(rt, "select"), "where": texts.Draw(rt, "where"), "orderBy": texts.Draw(rt, "orderBy"),
			"whereLanguage": rapid.SampledFrom([]string{"lucene", "sql"}).Draw(rt, "language"),
			"tags":          rapid.SliceOfN(rapid.SampledFrom([]string{"", "a", "b ", "é<&>"}), 0, 4).Draw(rt, "tags"),
			"filters":       filters,
		})
		return body
	})
}
