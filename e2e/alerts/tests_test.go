package alerts

import (
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// TestAlertTests holds what a test of an alert says about data that is there, and that it leaves nothing behind.
func TestAlertTests(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t)
	// The newest whole hour has five rows of one service and two of another, also if the next one ends meanwhile.
	harness.Ask(t, harness.EngineClient(s.Server), `INSERT INTO otel_logs (Timestamp, ServiceName, Body)
		SELECT toStartOfHour(now()) - toIntervalHour(number % 2) + 60, if(number < 10, 'checkout', 'cart'), 'x' FROM numbers(14)`)
	line := `"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}]`
	sql := `"configType":"sql","displayType":"line","connectionId":"<connection local>","sqlTemplate":"SELECT `
	// create returns the path of a new alert on a tile, or on a chart of its own. It is disabled, so that nothing else evaluates it.
	create := func(config string, keys harness.Object, chart bool) string {
		t.Helper()
		dashboard := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", s.Tile(config)).Payload(t))
		body := harness.Edited(s.NewAlert(t), harness.Object{
			"dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id"), "interval": "1h", "enabled": false,
			"threshold": 3, "name": "Many rows",
		})
		body = harness.Edited(body, keys)
		if chart {
			body = onChart(t, s, body, config)
		}
		return "alerts/" + harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
	}
	type group struct {
		Group, State string
		Value        *float64
		Title, Body  *string
	}
	type result struct {
		State                  string
		WindowStart, WindowEnd time.Time
		Value                  *float64
		Groups                 []group
	}
	for rule, tc := range map[string]struct {
		config string
		keys   harness.Object
		want   []group // without their texts
	}{
		"a value that violates":      {line, harness.Object{}, []group{{State: "ALERT", Value: number(7)}}},
		"a value that does not":      {line, harness.Object{"threshold": 8}, []group{{State: "OK", Value: number(7)}}},
		"the first window is enough": {line, harness.Object{"numConsecutiveWindows": 9}, []group{{State: "ALERT", Value: number(7)}}},
		"groups, the worst one first": {line + `,"groupBy":"ServiceName"`, harness.Object{}, []group{
			{Group: "ServiceName:checkout", State: "ALERT", Value: number(5)},
			{Group: "ServiceName:cart", State: "OK", Value: number(2)},
		}},
		"SQL of one's own": {
			sql + `$__timeInterval(Timestamp) AS ts, count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY ts"`,
			harness.Object{},
			[]group{{State: "ALERT", Value: number(7)}},
		},
		"no data that is nothing": {
			line[:len(line)-2] + `,"where":"ServiceName:nobody"}]`,
			harness.Object{"thresholdType": "below"},
			[]group{{State: "ALERT", Value: number(0)}},
		},
		"no data that is insufficient": {
			line[:len(line)-2] + `,"where":"ServiceName:nobody"}]`,
			harness.Object{"noData": "insufficient"},
			[]group{{State: "INSUFFICIENT_DATA"}},
		},
	} {
		check := func(t *testing.T, path string) {
			t.Parallel()
			before := s.Do("GET", path, "").Payload(t)
			text := s.Do("POST", path+"/test", "").Payload(t)
			got := harness.Decode[result](t, text)
			if length := got.WindowEnd.Sub(got.WindowStart); length != time.Hour || got.WindowEnd.Minute() != 0 ||
				time.Since(got.WindowEnd) > 61*time.Minute || got.WindowEnd.After(time.Now()) {
				t.Errorf("the window is %s to %s", got.WindowStart, got.WindowEnd)
			}
			if got.State != tc.want[0].State || harness.Encode(t, got.Value) != harness.Encode(t, tc.want[0].Value) {
				t.Errorf("the whole is not like the worst group: %s", text)
			}
			for i := range got.Groups {
				g := &got.Groups[i]
				if said := g.Title != nil && g.Body != nil; said != (g.Value != nil) {
					t.Errorf("what would be said about group %d is there: %v, in %s", i, said, text)
				}
				g.Title, g.Body = nil, nil
			}
			harness.SameJSON(t, harness.Encode(t, got.Groups), harness.Encode(t, tc.want))
			if after := s.Do("GET", path, "").Payload(t); after != before {
				t.Errorf("the test changed the alert to %s, it was %s", after, before)
			}
			if history := s.Do("GET", path+"/history", "").Payload(t); history != "[]" {
				t.Errorf("the test left the history %s", history)
			}
		}
		t.Run(rule, func(t *testing.T) { check(t, create(tc.config, tc.keys, false)) })
		t.Run(rule+", as a chart", func(t *testing.T) { check(t, create(tc.config, tc.keys, true)) })
	}
	t.Run("what cannot be evaluated is a 400 that says why", func(t *testing.T) {
		t.Parallel()
		for config, want := range map[string]string{
			sql + `$__timeInterval(Timestamp), missing FROM otel_logs GROUP BY 1"`: "missing",
			sql + `$__timeInterval(Timestamp"`:                                     "__timeInterval",
			`"displayType":"markdown","markdown":"x"`:                              "markdown",
		} {
			s.Do("POST", create(config, harness.Object{}, false)+"/test", "").WantProblem(t, want)
		}
	})
	if got := s.Do("POST", "alerts/"+harness.MissingID+"/test", "").Problem(t, 404); got != "Alert not found" {
		t.Errorf("an unknown alert: %s", got)
	}
}

func number(n float64) *float64 { return &n }
