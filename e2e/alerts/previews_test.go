package alerts

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// TestAlertPreviews holds what a preview says about rows that are there, and that it leaves nothing behind. The rows are those
// of hours: 5 three hours before the newest whole one, 7 in each of the two behind that, and 1 in the newest.
func TestAlertPreviews(t *testing.T) {
	t.Parallel()
	if harness.Deployment.Managed {
		return // which has no such operation
	}
	s := harness.StartStack(t, "--metrics-listen", "127.0.0.1:0")
	db := harness.EngineClient(s.Server)
	newest := time.Now().UTC().Truncate(time.Hour).Add(-time.Hour)
	for back, rows := range map[string]string{"3": "5", "2": "7", "1": "7", "0": "1"} {
		harness.Ask(t, db, `INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body)
			SELECT toStartOfHour(now()) - toIntervalHour(1 + `+back+`) + 60, if(number < 2, 'cart', 'checkout'), 'error', 'x' FROM numbers(`+rows+`)`)
	}
	if !time.Now().UTC().Truncate(time.Hour).Add(-time.Hour).Equal(newest) {
		t.Fatal("an hour has ended meanwhile: run it again")
	}
	c, err := oss.NewClientWithResponses(s.URL, oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+s.Keys.APIKey)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	line := `"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}]`
	sql := `"configType":"sql","connectionId":"<connection local>","sqlTemplate":"SELECT `
	body := func(config string, keys harness.Object) harness.Object {
		t.Helper()
		dashboard := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", s.Tile(config)).Payload(t))
		return harness.Edited(harness.Edited(s.NewAlert(t), harness.Object{
			"dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id"), "interval": "1h",
			"threshold": 6, "name": "Many rows",
		}), keys)
	}
	preview := func(t *testing.T, alert harness.Object, minutes int) api.AlertPreview {
		t.Helper()
		a, err := c.PreviewAlertWithResponse(t.Context(), &oss.PreviewAlertParams{Minutes: &minutes},
			harness.Decode[api.AlertWrite](t, harness.Encode(t, alert)))
		if err != nil {
			t.Fatal(err)
		}
		if a.JSON200 == nil {
			t.Fatalf("%d %s", a.StatusCode(), a.Body)
		}
		return a.JSON200.Data
	}
	// told are the changes, one on each line, by how many hours the window began before the newest.
	told := func(p api.AlertPreview) (lines []string) {
		for _, c := range p.Changes {
			group, value, notified := "", "-", ""
			if c.Group != nil {
				group = *c.Group + " "
			}
			if c.Value != nil {
				value = harness.Encode(t, *c.Value)
			}
			if c.Notification != nil {
				notified = " " + string(*c.Notification)
			}
			hours := harness.Encode(t, newest.Add(time.Hour).Sub(c.Time.Time).Hours())
			lines = append(lines, hours+": "+group+string(c.From)+" to "+string(c.To)+" by "+value+notified)
		}
		return lines
	}
	asked := func() (n float64) {
		for _, m := range s.Metrics(t)["obstack_queries_total"].GetMetric() {
			for _, l := range m.GetLabel() {
				if l.GetName() == "kind" && l.GetValue() != "check" {
					n += m.GetCounter().GetValue()
				}
			}
		}
		return n
	}
	for _, config := range []string{line, line + `,"groupBy":"ServiceName"`} {
		alert, before := body(config, harness.Object{"interval": "1m"}), asked()
		if p := preview(t, alert, 1440); p.Windows != 1440 || asked()-before != 1 {
			t.Errorf("%d windows of %s were read by %v queries, want 1", p.Windows, config, asked()-before)
		}
		if alerts := s.Do("GET", "alerts", "").Payload(t); strings.Contains(alerts, "Many rows") {
			t.Errorf("a preview has left alerts: %s", alerts)
		}
		if deliveries := s.Do("GET", "deliveries", "").Payload(t); strings.Contains(deliveries, `"id"`) {
			t.Errorf("a preview has left deliveries: %s", deliveries)
		}
	}
	for rule, tc := range map[string]struct {
		config  string
		keys    harness.Object
		minutes int
		windows int
		fired   int
		want    []string
	}{
		"a tile":                      {line, nil, 360, 6, 2, []string{"2: OK to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"}},
		"a short range is one window": {line, nil, 1, 1, 0, nil},
		"windows in a row": {
			line,
			harness.Object{"numConsecutiveWindows": 2},
			360, 6, 1,
			[]string{"2: OK to PENDING by 7", "1: PENDING to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
		},
		"repeated": {
			line,
			harness.Object{"renotifyInterval": "1h"},
			360, 6, 2,
			[]string{"2: OK to ALERT by 7 firing", "1: ALERT to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
		},
		"groups": {
			line + `,"groupBy":"ServiceName"`,
			harness.Object{"threshold": 3},
			360, 6, 3,
			[]string{
				"3: ServiceName:checkout OK to ALERT by 3 firing", "0: ServiceName:checkout ALERT to OK by 0 resolved",
			},
		},
		"without data": {
			line,
			harness.Object{"thresholdType": "below", "threshold": 1, "noData": "alert"},
			360, 6, 2,
			[]string{"5: OK to ALERT by - firing", "3: ALERT to OK by 5 resolved"},
		},
		"SQL over time": {
			sql + `$__timeInterval(Timestamp) AS ts, count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY ts","displayType":"line"`,
			nil, 360, 6, 2,
			[]string{"2: OK to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
		},
		"SQL for one number": {
			sql + `count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp)","displayType":"number"`,
			nil, 360, 6, 2,
			[]string{"2: OK to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
		},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			p := preview(t, body(tc.config, tc.keys), tc.minutes)
			if end := newest.Add(time.Hour); !p.EndTime.Equal(end) || !p.StartTime.Equal(end.Add(-time.Duration(tc.windows)*time.Hour)) ||
				p.Windows != tc.windows || p.FiredCount != tc.fired || len(p.Fired) != tc.fired || p.Truncated {
				t.Errorf("the preview is %s, want %d of %d windows", harness.Encode(t, p), tc.fired, tc.windows)
			}
			if diff := cmp.Diff(told(p), tc.want); diff != "" {
				t.Errorf("the changes (-got +want):\n%s", diff)
			}
		})
	}
	t.Run("a saved search", func(t *testing.T) {
		t.Parallel()
		search := harness.ID(t, s.Do("POST", "saved-searches", s.Named(`{"name":"Errors","sourceId":"<source Logs>","where":"SeverityText:error",`+
			`"filters":[{"condition":"ServiceName IN ('checkout')"}]}`)).Payload(t))
		p := preview(t, body(line, harness.Object{"source": "saved_search", "savedSearchId": search, "threshold": 5}), 1440)
		want := []string{"2: OK to ALERT by 5 firing", "0: ALERT to OK by 0 resolved"}
		if diff := cmp.Diff(told(p), want); diff != "" || p.Windows != 24 {
			t.Errorf("%d windows (-got +want):\n%s", p.Windows, diff)
		}
	})
	t.Run("more than may be read is cut off", func(t *testing.T) {
		t.Parallel()
		number := sql + `count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp)","displayType":"number"`
		p := preview(t, body(number, harness.Object{"interval": "1m"}), 1440)
		if !p.Truncated || p.Windows != 60 || p.Reason == nil {
			t.Errorf("SQL: %s", harness.Encode(t, p))
		}
		many := sql + `Timestamp AS ts, {intervalSeconds:Int64} AS width, arrayJoin(range(2000)) AS n FROM otel_logs LIMIT 2000","displayType":"line"`
		p = preview(t, body(many, harness.Object{"interval": "5m", "scheduleOffsetMinutes": 1}), 1440)
		if !p.Truncated || p.Windows != 25 || p.Reason == nil {
			t.Errorf("SQL of many rows: %s", harness.Encode(t, p))
		}
		one := sql + `toStartOfHour(now()) - toIntervalHour(if(number = 0, 1, 2)) AS ts, {intervalSeconds:Int64} AS width, ` +
			`toString(number) AS name, toUInt64(9) AS n FROM numbers(10002)","displayType":"line"`
		p = preview(t, body(one, nil), 360)
		reason := "1 of the windows could not be evaluated, the newest of them from " + newest.Add(-time.Hour).Format(time.RFC3339) +
			" on: There are 10001 groups, more than 10000"
		if !p.Truncated || p.Windows != 5 || p.FiredCount != 1 || p.Reason == nil || *p.Reason != reason {
			t.Errorf("one window of too many groups: %s", harness.Encode(t, p))
		}
		harness.Ask(t, db, `CREATE TABLE many_groups (Timestamp DateTime64(9), Name String) ENGINE = MergeTree ORDER BY Timestamp`)
		harness.Ask(t, db, `INSERT INTO many_groups SELECT now64() - toIntervalMinute(intDiv(number, 100)), toString(number % 100) FROM numbers(144000)`)
		source := harness.ID(t, s.Do("POST", "sources", s.Named(`{"name":"Many groups","kind":"log","connection":"<connection local>",
			"from":{"databaseName":"default","tableName":"many_groups"},"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Name"}`)).Payload(t))
		tile := `"displayType":"line","sourceId":"` + source + `","select":[{"aggFn":"count"}],"groupBy":"Name"`
		p = preview(t, body(tile, harness.Object{"interval": "1m", "threshold": 1}), 1440)
		if !p.Truncated || p.Windows < 100 || p.Windows >= 1440 || len(p.Fired) != 1000 || p.FiredCount < 1000 || p.Reason == nil {
			t.Errorf("groups: %d windows, %d of %d fired", p.Windows, len(p.Fired), p.FiredCount)
		}
	})
	t.Run("what cannot be created cannot be previewed", func(t *testing.T) {
		t.Parallel()
		for _, keys := range []harness.Object{
			{"threshold": nil},
			{"channels": []any{}, "channel": nil},
			{"tileId": harness.MissingID},
			{"name": "{{#if}}"},
			{"interval": "1h", "scheduleOffsetMinutes": 60},
			{"thresholdType": "between"},
		} {
			alert := harness.Encode(t, body(line, keys))
			want := s.Do("POST", "alerts", alert).Problem(t, 400)
			if got := s.Do("POST", "alerts/preview", alert).Problem(t, 400); got != want {
				t.Errorf("%v: %q, created %q", keys, got, want)
			}
		}
		alert := harness.Encode(t, body(sql+`$__timeInterval(Timestamp), missing FROM otel_logs GROUP BY 1","displayType":"line"`, nil))
		s.Do("POST", "alerts/preview", alert).WantProblem(t, "missing")
		for _, minutes := range []string{"0", "1441", "x"} {
			s.Do("POST", "alerts/preview?minutes="+minutes, alert).WantProblem(t, "Query validation failed: minutes: ")
		}
	})
}
