package alerts

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

func TestAlerts(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	other := s.NewAlert(t)
	s.ID["dashboard other"], s.ID["tile other"] = other["dashboardId"].(string), other["tileId"].(string)
	harness.RunTests(t, s, map[string]harness.StackTest{
		"fields":         testAlertFields,
		"rules":          testAlertRules,
		"tiles":          testTilesThatCarryAlerts,
		"updates":        testAlertUpdates,
		"saved searches": testAlertsOnSavedSearches,
		"silences":       testSilences,
		"silence rules":  testSilenceRules,
		"disabled":       testDisabledAlerts,
		"charts":         testChartFields,
		"chart rules":    testChartRules,
		"chart updates":  testChartUpdates,
		"chart names":    testChartNames,
		"names":          testAlertNames,
		"listed names":   testListedNames,
	})
}

// named adds a display name and tags to an answer about an alert.
func named(o harness.Object, name string, tags ...any) harness.Object {
	return harness.Edited(o, harness.Object{"displayName": name, "tags": append([]any{}, tags...)})
}

// testAlertFields holds what an alert shows for what is sent.
func testAlertFields(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	least := named(harness.Object{
		"name": nil, "message": nil, "note": nil, "threshold": 10, "interval": "5m", "numConsecutiveWindows": nil,
		"thresholdType": "above", "source": "tile", "state": "OK", "channel": body["channel"],
		"channels": []any{body["channel"]}, "dashboardId": body["dashboardId"], "tileId": body["tileId"],
	}, "One tile - Tile")
	type fields struct {
		Rule       string
		Sent, Want harness.Object
		Leaves     []string
	}
	// Lengths count UTF-16 units, of which this character has two.
	longest := harness.Object{
		"name": strings.Repeat("😀", 256), "message": strings.Repeat("😀", 2048), "note": strings.Repeat("a", 4096),
	}
	upper := harness.Object{
		"dashboardId": strings.ToUpper(body["dashboardId"].(string)),
		"channel":     harness.Object{"type": "webhook", "webhookId": strings.ToUpper(s.ID["webhook oncall"])},
	}
	cases := append(harness.ReadCases[fields](t, s, "alert_fields.yaml"),
		fields{Rule: "the longest texts", Sent: longest, Want: longest},
		fields{Rule: "ids in capitals", Sent: upper},
	)
	for _, interval := range []string{"1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d"} {
		keys := harness.Object{"interval": interval}
		cases = append(cases, fields{Rule: interval, Sent: keys, Want: keys})
	}
	for _, kind := range []string{"above", "below", "above_exclusive", "below_or_equal", "equal", "not_equal"} {
		keys := harness.Object{"thresholdType": kind}
		cases = append(cases, fields{Rule: kind, Sent: keys, Want: keys})
	}
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "alerts", harness.Sendable(t, harness.Encode(t, harness.Edited(body, tc.Sent, tc.Leaves...)))).Payload(t)
			got := harness.Decode[harness.Object](t, created)
			for _, key := range []string{"id", "teamId"} {
				if !harness.HexID.MatchString(got[key].(string)) {
					t.Errorf("%s is %v", key, got[key])
				}
			}
			if got["createdAt"] != got["updatedAt"] {
				t.Errorf("created %v, updated %v", got["createdAt"], got["updatedAt"])
			}
			got = harness.Edited(got, nil, "id", "teamId", "createdAt", "updatedAt")
			harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, harness.Edited(least, tc.Want)))
			path := "alerts/" + harness.ID(t, created)
			if again := s.Do("GET", path, "").Payload(t); harness.WithoutState(again) != harness.WithoutState(created) {
				t.Errorf("read as %s, created as %s", again, created)
			}
			if list := s.Do("GET", "alerts", "").Payload(t); !strings.Contains(harness.WithoutState(list), harness.WithoutState(created)) {
				t.Errorf("the list does not have %s", created)
			}
			// What was read can be sent back, and changes nothing.
			if again := s.Do("PUT", path, harness.Sendable(t, created)).Payload(t); harness.WithoutState(again) != harness.WithoutState(created) {
				t.Errorf("sent back: %s, want %s", again, created)
			}
		})
	}
}

// testAlertRules holds what an alert must not be. The same holds for a new one, for a stored one, and for an id that
// there is not.
func testAlertRules(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	created := s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t)
	type broken struct {
		Rule, Problem, Reference string
		Sent                     harness.Object
		Leaves                   []string
	}
	day := func(days int) string { return time.Now().AddDate(0, 0, days).UTC().Format(time.RFC3339) }
	channels := harness.Numbered(11, harness.Object{"type": "webhook", "webhookId": "x"})
	for i := range channels {
		channels[i].(harness.Object)["webhookId"] = channels[i].(harness.Object)["id"]
	}
	cases := append(harness.ReadCases[broken](t, s, "alert_rules.yaml"),
		broken{Rule: "a long name", Sent: harness.Object{"name": strings.Repeat("😀", 256) + "a"}, Problem: "name: "},
		broken{Rule: "a long message", Sent: harness.Object{"message": strings.Repeat("a", 4097)}, Problem: "message: "},
		broken{Rule: "a long note", Sent: harness.Object{"note": strings.Repeat("a", 4097)}, Problem: "note: "},
		broken{
			Rule: "eleven channels", Sent: harness.Object{"channels": channels}, Leaves: []string{"channel"},
			Problem: "channels: Array must contain at most 10",
		},
		broken{Rule: "more than a year ahead", Sent: harness.Object{"scheduleStartAt": day(367)}, Problem: "scheduleStartAt: "},
		broken{Rule: "more than ten years ago", Sent: harness.Object{"scheduleStartAt": day(-3652)}, Problem: "scheduleStartAt: "},
		broken{
			Rule: "a tile id in capitals", Sent: harness.Object{"tileId": strings.ToUpper(body["tileId"].(string))},
			Reference: "Tile not found",
		},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			text := harness.Encode(t, harness.Edited(body, tc.Sent, tc.Leaves...))
			for _, request := range [][2]string{
				{"POST", "alerts"}, {"PUT", "alerts/" + harness.ID(t, created)}, {"PUT", "alerts/00000000000000000000dead"},
			} {
				a := s.Do(request[0], request[1], text)
				a.WantProblem(t, tc.Problem)
				if tc.Reference != "" && a.Problem(t, 400) != tc.Reference {
					t.Errorf("%v: %s, want %s", request, a.Body, tc.Reference)
				}
			}
			if got := s.Do("GET", "alerts/"+harness.ID(t, created), "").Payload(t); harness.WithoutState(got) != harness.WithoutState(created) {
				t.Errorf("a refused update left %s, want %s", got, created)
			}
		})
	}
	for _, days := range []int{364, -3640} {
		s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, harness.Object{"scheduleStartAt": day(days)}))).Payload(t)
	}
}

// testTilesThatCarryAlerts holds which tiles an alert may be created on.
func testTilesThatCarryAlerts(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	try := func(config harness.Object, want int) {
		t.Helper()
		tile := harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "config": config}
		dashboard := harness.Decode[harness.Object](t, s.Do("POST", "dashboards",
			harness.Encode(t, harness.Object{"name": "Tiles", "tiles": []any{tile}})).Payload(t))
		on := harness.Object{"dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id")}
		if a := s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, on))); a.Status != want {
			t.Errorf("an alert on %v: %d %s, want %d", config, a.Status, a.Body, want)
		}
	}
	// Displays that have no value per window are accepted, though their alerts never fire.
	for _, display := range []string{"line", "stacked_bar", "number", "table", "pie", "bar"} {
		try(harness.Object{
			"displayType": display, "sourceId": s.ID["source Logs"], "select": []any{harness.Object{"aggFn": "count"}},
		}, 200)
	}
	try(harness.Object{
		"displayType": "heatmap", "sourceId": s.ID["source Traces"], "select": []any{harness.Object{"valueExpression": "x"}},
	}, 200)
	try(harness.Object{"displayType": "search", "sourceId": s.ID["source Logs"], "select": ""}, 200)
	try(harness.Object{"displayType": "event_patterns", "sourceId": s.ID["source Logs"]}, 200)
	try(harness.Object{"displayType": "markdown"}, 200)
	for _, sql := range []struct {
		display, template string
		want              int
	}{
		{"line", "SELECT $__timeInterval(ts)", 200},
		{"line", "SELECT $__timeInterval_ms(ts)", 200},
		{"line", "SELECT $__interval_s", 200},
		{"line", "SELECT {intervalSeconds:Int64}", 200},
		{"stacked_bar", "SELECT {intervalMilliseconds:Int64}", 200},
		{"number", "SELECT 1", 200},
		{"line", "SELECT '{intervalSeconds}' -- a name is enough", 200},
		{"line", "SELECT $__fromTime, $__timeInterval(ts), $__timeFilter(ts)", 200},
		{"stacked_bar", "SELECT toStartOfInterval(ts, INTERVAL $__interval_s second)", 200},
		// Macros that cannot be filled in are for the tile itself to show.
		{"line", "SELECT $__timeFilter", 200},
		{"line", "SELECT $__timeFilter ts", 200},
		{"line", "SELECT $__dateTimeFilter(d, ts", 200},
		{"line", "SELECT $__filter(lower(a), $x", 200},
		{"line", "SELECT $__timeFilter(')'", 200},
		{"line", "SELECT 1", 400},
		{"line", "", 400},
		{"line", "SELECT $__fromTime, $__toTime_ms, $__filters, $__sourceTable", 400},
		{"line", "SELECT $__timeFilter (ts), $__filter(f(')'), x)", 400},
		{"line", "SELECT $__timeIntervals(ts)", 400},
		{"line", "SELECT interval_s, IntervalSeconds", 400},
		{"stacked_bar", "SELECT $__timeFilter(ts)", 400},
		{"table", "SELECT $__interval_s", 400},
		{"pie", "SELECT $__interval_s", 400},
		{"bar", "SELECT $__interval_s", 400},
	} {
		try(harness.Object{
			"configType": "sql", "displayType": sql.display, "connectionId": s.ID["connection local"],
			"sqlTemplate": sql.template,
		}, sql.want)
	}
	first := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
	if second := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t)); second == first {
		t.Error("a second alert on a tile is the first")
	}
}

// testAlertUpdates holds, field by field, what an update does to what is stored.
func testAlertUpdates(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	type update struct {
		Rule               string
		Stored, Sent, Want harness.Object
		Gone               []string
	}
	for _, tc := range harness.ReadCases[update](t, s, "alert_updates.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := harness.Decode[harness.Object](t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, tc.Stored))).Payload(t))
			path := "alerts/" + created["id"].(string)
			updated := s.Do("PUT", path, harness.Encode(t, harness.Edited(body, tc.Sent))).Payload(t)
			if got := s.Do("GET", path, "").Payload(t); harness.WithoutState(got) != harness.WithoutState(updated) {
				t.Errorf("read as %s, updated to %s", got, updated)
			}
			got, want := harness.Decode[harness.Object](t, updated), harness.Edited(created, tc.Want, tc.Gone...)
			if got["updatedAt"].(string) < want["updatedAt"].(string) {
				t.Errorf("updated %v, created %v", got["updatedAt"], want["updatedAt"])
			}
			want["updatedAt"] = got["updatedAt"]
			harness.SameJSON(t, harness.WithoutState(harness.Encode(t, got)), harness.WithoutState(harness.Encode(t, want)))
		})
	}
	if got := s.Do("PUT", "alerts/00000000000000000000dead", harness.Encode(t, body)).Problem(t, 404); got != "Alert not found" {
		t.Errorf("an unknown alert: %s", got)
	}
	path := "alerts/" + harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
	if a := s.Do("DELETE", path, ""); a.Status != 200 {
		t.Errorf("delete: %d %s", a.Status, a.Body)
	}
	for _, method := range []string{"GET", "DELETE"} {
		if got := s.Do(method, path, "").Problem(t, 404); got != "Alert not found" {
			t.Errorf("%s of a deleted alert: %s", method, got)
		}
	}
}

// TestAlertsAreListedByPage looks at a whole list, so it has a server of its own.
func TestAlertsAreListedByPage(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	if got := s.Do("GET", "alerts", "").Payload(t); got != "[]" {
		t.Errorf("a new service has %s", got)
	}
	body := s.NewAlert(t)
	var ids []string
	for range 7 {
		ids = append(ids, harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t)))
	}
	// An update does not move an alert.
	s.Do("PUT", "alerts/"+ids[2], harness.Encode(t, body)).Payload(t)
	for query, want := range map[string]struct {
		limit, offset int
		ids           []string
	}{
		"":                      {1000, 0, ids},
		"?limit=3":              {3, 0, ids[:3]},
		"?limit=3&offset=3":     {3, 3, ids[3:6]},
		"?limit=3&offset=6":     {3, 6, ids[6:]},
		"?offset=5":             {1000, 5, ids[5:]},
		"?offset=7":             {1000, 7, nil},
		"?offset=1000000":       {1000, 1_000_000, nil},
		"?limit=1000&offset=0":  {1000, 0, ids},
		"?limit=1":              {1, 0, ids[:1]},
		"?offset=":              {1000, 0, ids},
		"?limit=1e0&offset=1.0": {1, 1, ids[1:2]},
		"?limit=%202%20":        {2, 0, ids[:2]},
		"?sort=name&filter=x":   {1000, 0, ids},
		"?Limit=5":              {1000, 0, ids},
		"?limit=2&unknown=%zz":  {2, 0, ids[:2]},
	} {
		a := s.Do("GET", "alerts"+query, "")
		var got []string
		for _, alert := range harness.Decode[[]harness.Object](t, a.Payload(t)) {
			got = append(got, alert["id"].(string))
		}
		if !slices.Equal(got, want.ids) {
			t.Errorf("%s: %v, want %v", query, got, want.ids)
		}
		if harness.Deployment.Managed {
			continue
		}
		meta := harness.Decode[struct {
			Meta struct{ Total, Limit, Offset int }
		}](t, a.Body).Meta
		if meta.Total != 7 || meta.Limit != want.limit || meta.Offset != want.offset || a.Header.Get("X-Total-Count") != "7" {
			t.Errorf("%s: meta %+v, X-Total-Count %s", query, meta, a.Header.Get("X-Total-Count"))
		}
	}
	for _, query := range []string{
		"limit=0", "limit=1001", "limit=-1", "limit=", "limit=x", "limit=1.5", "limit=1&limit=2", "limit=null", "limit=true",
		"limit=99999999999999999999", "offset=-1", "offset=0.5", "offset=x", "offset=1&offset=1", "offset=1e300",
	} {
		name, _, _ := strings.Cut(query, "=")
		s.Do("GET", "alerts?"+query, "").WantProblem(t, "Query validation failed: "+name+": ")
	}
}
