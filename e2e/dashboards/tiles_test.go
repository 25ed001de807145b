package dashboards

import (
	"maps"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testTileConfigs holds, display by display, what an answer shows for what was sent: what is always there, what only
// when it was sent, and what is dropped.
func testTileConfigs(t *testing.T, s *harness.Stack) {
	type config struct {
		Rule       string
		Sent, Adds harness.Object
		Drops      []string
	}
	for _, tc := range harness.ReadCases[config](t, s, "tile_configs.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			tile := harness.Object{"name": "Tile", "x": 0, "y": 0, "w": 1, "h": 1, "config": tc.Sent}
			text := s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "Config", "tiles": []any{tile}})).Payload(t)
			want := maps.Clone(tc.Sent)
			maps.Copy(want, tc.Adds)
			for _, key := range tc.Drops {
				if _, ok := want[key]; !ok {
					t.Errorf("%s was not sent", key)
				}
				delete(want, key)
			}
			harness.SameJSON(t, harness.Encode(t, harness.At(harness.Decode[any](t, text), "tiles", 0, "config")), harness.Encode(t, want))
			echoes(t, s, text)
		})
	}
}

// testAlertsOnMetricsWithoutAValue holds that an alert on a tile reads a metric as well without a valueExpression.
func testAlertsOnMetricsWithoutAValue(t *testing.T, s *harness.Stack) {
	harness.Ask(t, harness.EngineClient(s.Server), `INSERT INTO otel_metrics_gauge (TimeUnix, MetricName, Value)
		SELECT now64(9) - toIntervalMinute(number * 10), 'alert.without.value', 7 FROM numbers(300)`)
	value := func(item harness.Object) any {
		t.Helper()
		d := harness.Decode[any](t, s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "Metric", "tiles": []any{
			tileOf(harness.Object{"displayType": "line", "sourceId": s.ID["source Metrics"], "select": []any{
				harness.Edited(item, harness.Object{"aggFn": "max", "metricType": "gauge", "metricName": "alert.without.value"}),
			}}),
		}})).Payload(t))
		alert := harness.Edited(s.NewAlert(t), harness.Object{
			"dashboardId": harness.At(d, "id"), "tileId": harness.At(d, "tiles", 0, "id"), "interval": "1d", "threshold": 5,
		})
		id := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, alert)).Payload(t))
		return harness.At(harness.Decode[any](t, s.Do("POST", "alerts/"+id+"/test", "").Payload(t)), "value")
	}
	for _, item := range []harness.Object{{"valueExpression": "Value"}, {"valueExpression": ""}, {}} {
		if got := value(item); got != 7.0 {
			t.Errorf("%v: the value is %v", item, got)
		}
	}
}

// echoes checks that a dashboard is read as it was answered, and that sending it back changes nothing.
func echoes(t *testing.T, s *harness.Stack, dashboard string) {
	t.Helper()
	path := "dashboards/" + harness.ID(t, dashboard)
	if again := s.Do("GET", path, "").Payload(t); again != dashboard {
		t.Errorf("read as %s, answered as %s", again, dashboard)
	}
	if v := harness.Decode[harness.Object](t, dashboard); v["savedQuery"] != nil && v["savedQueryLanguage"] == nil {
		return // an answer that no update takes: the rule of updates knows no query without a language
	}
	if again := s.Do("PUT", path, harness.Sendable(t, dashboard)).Payload(t); again != dashboard {
		t.Errorf("updated to %s, sent as %s", again, dashboard)
	}
}

// testOlderTileForm holds what the series form becomes.
func testOlderTileForm(t *testing.T, s *harness.Stack) {
	type tile struct {
		Rule       string
		Sent, Want harness.Object
		Refused    string // why an update with the answer is, as limits of the older form are looser
	}
	for _, tc := range harness.ReadCases[tile](t, s, "older_tiles.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			tile := harness.Object{"name": "Tile", "x": 1, "y": 2, "w": 3, "h": 4, "containerId": "c"}
			sent := maps.Clone(tile)
			maps.Copy(sent, tc.Sent)
			sent["id"] = "mine"
			text := s.Do("POST", "dashboards", harness.Encode(t, harness.Object{
				"name": "Older", "tiles": []any{sent}, "containers": []any{harness.Object{"id": "c", "title": "C", "collapsed": true}},
			})).Payload(t)
			got := harness.Decode[harness.Object](t, text)
			takeIDs(t, got)
			tile["config"] = tc.Want
			harness.SameJSON(t, harness.Encode(t, harness.At(got, "tiles", 0)), harness.Encode(t, tile))
			if tc.Refused != "" {
				s.Do("PUT", "dashboards/"+harness.ID(t, text), harness.Sendable(t, text)).WantProblem(t, tc.Refused)
				return
			}
			echoes(t, s, text)
		})
	}
	one := func(series string) any {
		text := s.Do("POST", "dashboards", s.Named(
			`{"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"series":[`+series+`]}]}`)).Payload(t)
		return harness.At(harness.Decode[any](t, text), "tiles", 0, "config", "select", 0)
	}
	t.Run("count has no value in the answer", func(t *testing.T) {
		t.Parallel()
		got := one(`{"type":"number","sourceId":"<source Logs>","aggFn":"count","field":"f","where":""}`)
		if value := harness.At(got, "valueExpression"); value != nil && value != "" {
			t.Errorf("the value is %v", value)
		}
	})
	t.Run("a level in another spelling", func(t *testing.T) {
		t.Parallel()
		got := one(`{"type":"number","sourceId":"<source Logs>","aggFn":"quantile","field":"f","level":9e-1,"where":""}`)
		if level := harness.At(got, "level"); level != 0.9 {
			t.Errorf("the level is %v", level)
		}
	})
}
