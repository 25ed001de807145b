package alerts

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// newChartAlert is the body of an alert on a chart of its own.
func newChartAlert(t *testing.T, s *harness.Stack) harness.Object {
	t.Helper()
	return harness.Edited(s.NewAlert(t), harness.Object{
		"source":      "inline",
		"chartConfig": harness.Object{"displayType": "line", "sourceId": s.ID["source Logs"], "select": []any{harness.Object{"aggFn": "count"}}},
	}, "dashboardId", "tileId")
}

// onChart is the body of an alert on a tile as one on a chart of its own, with the same config.
func onChart(t *testing.T, s *harness.Stack, alert harness.Object, config string) harness.Object {
	t.Helper()
	chart := harness.Decode[harness.Object](t, s.Named("{"+config+"}"))
	return harness.Edited(alert, harness.Object{"source": "inline", "chartConfig": chart}, "dashboardId", "tileId")
}

// testChartFields holds what an alert shows of the chart that is sent, and that lists leave the chart out.
func testChartFields(t *testing.T, s *harness.Stack) {
	body := newChartAlert(t, s)
	type fields struct {
		Rule       string
		Sent, Want harness.Object
	}
	cases := append(harness.ReadCases[fields](t, s, "chart_fields.yaml"),
		fields{Rule: "the longest texts", Sent: harness.Object{
			"name": strings.Repeat("😀", 512), "displayType": "line", "sourceId": s.ID["source Logs"], "where": strings.Repeat("a", 10_000),
			"select": []any{harness.Object{"aggFn": "count"}},
		}},
		fields{Rule: "the longest SQL", Sent: harness.Object{
			"configType": "sql", "displayType": "number", "connectionId": s.ID["connection local"], "sqlTemplate": strings.Repeat("<", 100_000),
		}})
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			want := tc.Want
			if want == nil {
				want = tc.Sent
			}
			created := s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, harness.Object{"chartConfig": tc.Sent}))).Payload(t)
			got := harness.Decode[harness.Object](t, created)
			harness.SameJSON(t, harness.Encode(t, got["chartConfig"]), harness.Encode(t, want))
			for _, key := range []string{"dashboardId", "tileId", "savedSearchId", "groupBy"} {
				if got[key] != nil {
					t.Errorf("%s is %v", key, got[key])
				}
			}
			path := "alerts/" + got["id"].(string)
			read := s.Do("GET", path, "")
			if again := read.Payload(t); harness.WithoutState(again) != harness.WithoutState(created) {
				t.Errorf("read as %s, created as %s", again, created)
			}
			// Sending back the answer changes nothing.
			if again := s.Do("PUT", path, harness.Sendable(t, created)).Payload(t); harness.WithoutState(again) != harness.WithoutState(created) {
				t.Errorf("sent back: %s, want %s", again, created)
			}
			listed := listedAlert(t, s, got["id"])
			if listed["chartConfig"] != nil {
				t.Errorf("the list has the chart: %v", listed)
			}
			harness.SameJSON(t, harness.WithoutState(harness.Encode(t, listed)),
				harness.WithoutState(harness.Encode(t, harness.Edited(got, nil, "chartConfig"))))
			// A silenced alert is listed in another way.
			if harness.Deployment.Managed {
				return // silences are in the self-hosted API only
			}
			until := time.Now().Add(time.Hour).UTC().Format(time.RFC3339)
			s.Do("POST", path+"/silence", harness.Encode(t, harness.Object{"until": until})).Payload(t)
			if listed := listedAlert(t, s, got["id"]); listed["silenced"] == nil || listed["chartConfig"] != nil {
				t.Errorf("the list has %v", listed)
			}
		})
	}
}

// listedAlert is an alert as the list shows it.
func listedAlert(t *testing.T, s *harness.Stack, id any) harness.Object {
	t.Helper()
	for _, a := range harness.Decode[[]harness.Object](t, s.Do("GET", "alerts", "").Payload(t)) {
		if a["id"] == id {
			return a
		}
	}
	t.Fatalf("the list does not have alert %v", id)
	return nil
}

// testChartRules holds which charts are refused, in a new alert, in a stored one and for an id that does not exist.
func testChartRules(t *testing.T, s *harness.Stack) {
	body := newChartAlert(t, s)
	created := s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t)
	type broken struct {
		Rule, Problem string
		Whole, Absent bool // Problem is the whole text; the keys of Sent are absent
		Sent, Chart   harness.Object
		Leaves        []string
	}
	long := func(n int) string { return strings.Repeat("a", n) }
	cases := append(harness.ReadCases[broken](t, s, "chart_rules.yaml"),
		broken{Rule: "a long filter", Chart: harness.Object{"where": long(10_001)}, Problem: "chartConfig.where: "},
		broken{Rule: "a long name", Chart: harness.Object{"name": long(1025)}, Problem: "chartConfig.name: "},
		broken{
			Rule: "21 values", Chart: harness.Object{"select": harness.Numbered(21, harness.Object{"aggFn": "count"})},
			Problem: "chartConfig.select: Array must contain at most 20",
		},
		broken{
			Rule: "11 formulas", Chart: harness.Object{"formulas": harness.Numbered(11, harness.Object{"expression": "A"})},
			Problem: "chartConfig.formulas: Array must contain at most 10",
		},
		broken{Rule: "long SQL", Chart: harness.Object{
			"configType": "sql", "connectionId": s.ID["connection local"], "sqlTemplate": long(100_001),
		}, Problem: "chartConfig.sqlTemplate: "},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			sent := harness.Edited(body, harness.Object{"chartConfig": harness.Edited(body["chartConfig"].(harness.Object), tc.Chart, tc.Leaves...)})
			if tc.Absent {
				delete(sent, "chartConfig")
			} else {
				sent = harness.Edited(sent, tc.Sent)
			}
			for _, request := range [][2]string{
				{"POST", "alerts"}, {"PUT", "alerts/" + harness.ID(t, created)}, {"PUT", "alerts/00000000000000000000dead"},
			} {
				a := s.Do(request[0], request[1], harness.Encode(t, sent))
				a.WantProblem(t, tc.Problem)
				if tc.Whole && !strings.HasSuffix(a.Problem(t, 400), tc.Problem) {
					t.Errorf("%v: %s, want %s", request, a.Body, tc.Problem)
				}
			}
			if got := s.Do("GET", "alerts/"+harness.ID(t, created), "").Payload(t); harness.WithoutState(got) != harness.WithoutState(created) {
				t.Errorf("a refused update left %s, want %s", got, created)
			}
		})
	}
}

// testChartNames holds that an alert on a chart has the chart's name until it has its own.
func testChartNames(t *testing.T, s *harness.Stack) {
	body := newChartAlert(t, s)
	chart := func(name string) harness.Object {
		return harness.Object{"chartConfig": harness.Edited(body["chartConfig"].(harness.Object), harness.Object{"name": name})}
	}
	created := harness.Decode[harness.Object](t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, chart(" Errors ")))).Payload(t))
	path := "alerts/" + created["id"].(string)
	got := []any{created["displayName"]}
	for _, sent := range []harness.Object{chart("Failures"), chart(""), {"displayName": "Mine"}, {"displayName": "Chart"}, chart("Ours")} {
		updated := harness.Decode[harness.Object](t, s.Do("PUT", path, harness.Encode(t, harness.Edited(body, sent))).Payload(t))
		if listed := listedAlert(t, s, created["id"]); listed["displayName"] != updated["displayName"] {
			t.Errorf("listed as %v, updated to %v", listed["displayName"], updated["displayName"])
		}
		got = append(got, updated["displayName"])
		if tags, ok := updated["tags"].([]any); !ok || len(tags) > 0 {
			t.Errorf("the tags are %v", updated["tags"])
		}
	}
	if want := []any{"Errors", "Failures", "Chart", "Mine", "Chart", "Ours"}; !slices.Equal(got, want) {
		t.Errorf("the names were %q, want %q", got, want)
	}
}

// testChartUpdates holds that an alert can change between a chart and the other sources, which leaves nothing of the former.
func testChartUpdates(t *testing.T, s *harness.Stack) {
	tile := harness.Decode[harness.Object](t, s.Do("POST", "alerts", harness.Encode(t, s.NewAlert(t))).Payload(t))
	path := "alerts/" + tile["id"].(string)
	chart := newChartAlert(t, s)
	put := func(body harness.Object) harness.Object {
		t.Helper()
		updated := s.Do("PUT", path, harness.Encode(t, body)).Payload(t)
		if got := s.Do("GET", path, "").Payload(t); harness.WithoutState(got) != harness.WithoutState(updated) {
			t.Errorf("read as %s, updated to %s", got, updated)
		}
		return harness.Decode[harness.Object](t, updated)
	}
	if got := put(chart); got["source"] != "inline" || got["chartConfig"] == nil || got["tileId"] != nil || got["dashboardId"] != nil {
		t.Errorf("a tile became %v", got)
	}
	other := harness.Object{"displayType": "number", "sourceId": s.ID["source Logs"], "select": []any{harness.Object{"aggFn": "count"}}}
	got := put(harness.Edited(chart, harness.Object{"chartConfig": other}))
	harness.SameJSON(t, harness.Encode(t, got["chartConfig"]), harness.Encode(t, other))
	if got := put(s.NewAlert(t)); got["source"] != "tile" || got["chartConfig"] != nil {
		t.Errorf("a chart became %v", got)
	}
	if a := s.Do("DELETE", path, ""); a.Status != 200 {
		t.Errorf("delete: %d %s", a.Status, a.Body)
	}
}
