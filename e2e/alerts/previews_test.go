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

// previews are asked for of a server with rows.
type previews struct {
	*harness.Stack
	db     *http.Client
	client *oss.ClientWithResponses
	newest time.Time // the newest whole hour, which ends a preview
}

// TestAlertPreviews holds what a preview says about rows that are there, and that it leaves nothing behind. The rows are those
// of hours: 5 three hours before the newest whole one, 7 in each of the two behind that, and 1 in the newest.
func TestAlertPreviews(t *testing.T) {
	t.Parallel()
	if harness.Deployment.Managed {
		return // which has no such operation
	}
	s := harness.StartStack(t, "--metrics-listen", "127.0.0.1:0")
	db := harness.EngineClient(s.Server)
	// Previews end with the newest whole hour, which must stay the same meanwhile.
	if left := time.Until(time.Now().Truncate(time.Hour).Add(time.Hour)); left < 3*time.Minute {
		<-time.After(left + time.Second)
	}
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
	p := previews{s, db, c, newest}
	p.testLeavesNothing(t)
	for rule, tc := range previewedAlerts {
		check := func(t *testing.T, alert harness.Object) {
			t.Parallel()
			a := p.preview(t, alert, tc.minutes)
			if end := p.newest.Add(time.Hour); !a.EndTime.Equal(end) || !a.StartTime.Equal(end.Add(-time.Duration(tc.windows)*time.Hour)) ||
				a.Windows != tc.windows || a.FiredCount != tc.fired || len(a.Fired) != tc.fired || a.Truncated {
				t.Errorf("the preview is %s, want %d of %d windows", harness.Encode(t, a), tc.fired, tc.windows)
			}
			if diff := cmp.Diff(p.changes(t, a), tc.want); diff != "" {
				t.Errorf("the changes (-got +want):\n%s", diff)
			}
		}
		t.Run(rule, func(t *testing.T) { check(t, p.body(t, tc.config, tc.keys)) })
		t.Run(rule+", as a chart", func(t *testing.T) { check(t, onChart(t, p.Stack, p.body(t, tc.config, tc.keys), tc.config)) })
	}
	t.Run("a saved search", p.testSavedSearch)
	t.Run("more than may be read is cut off", p.testCutOff)
	t.Run("what cannot be created cannot be previewed", p.testRefused)
}

func (p previews) body(t *testing.T, config string, keys harness.Object) harness.Object {
	t.Helper()
	dashboard := harness.Decode[harness.Object](t, p.Do("POST", "dashboards", p.Tile(config)).Payload(t))
	return harness.Edited(harness.Edited(p.NewAlert(t), harness.Object{
		"dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id"), "interval": "1h",
		"threshold": 6, "name": "Many rows",
	}), keys)
}

func (p previews) preview(t *testing.T, alert harness.Object, minutes int) api.AlertPreview {
	t.Helper()
	a, err := p.client.PreviewAlertWithResponse(t.Context(), &oss.PreviewAlertParams{Minutes: &minutes},
		harness.Decode[api.AlertWrite](t, harness.Encode(t, alert)))
	if err != nil {
		t.Fatal(err)
	}
	if a.JSON200 == nil {
		t.Fatalf("%d %s", a.StatusCode(), a.Body)
	}
	return a.JSON200.Data
}

// changes are those of a preview, one on each line, by how many hours the window began before the newest.
func (p previews) changes(t *testing.T, a api.AlertPreview) (lines []string) {
	for _, c := range a.Changes {
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
		hours := harness.Encode(t, p.newest.Add(time.Hour).Sub(c.Time.Time).Hours())
		lines = append(lines, hours+": "+group+string(c.From)+" to "+string(c.To)+" by "+value+notified)
	}
	return lines
}

// asked are how many queries were made, but for those that check.
func (p previews) asked(t *testing.T) (n float64) {
	for _, m := range p.Metrics(t)["obstack_queries_total"].GetMetric() {
		for _, l := range m.GetLabel() {
			if l.GetName() == "kind" && l.GetValue() != "check" {
				n += m.GetCounter().GetValue()
			}
		}
	}
	return n
}

func (p previews) testLeavesNothing(t *testing.T) {
	t.Helper()
	for _, config := range []string{previewedLine, previewedLine + `,"groupBy":"ServiceName"`} {
		alert, before := p.body(t, config, harness.Object{"interval": "1m"}), p.asked(t)
		if a := p.preview(t, alert, 1440); a.Windows != 1440 || p.asked(t)-before != 1 {
			t.Errorf("%d windows of %s were read by %v queries, want 1", a.Windows, config, p.asked(t)-before)
		}
		if alerts := p.Do("GET", "alerts", "").Payload(t); strings.Contains(alerts, "Many rows") {
			t.Errorf("a preview has left alerts: %s", alerts)
		}
		if deliveries := p.Do("GET", "deliveries", "").Payload(t); strings.Contains(deliveries, `"id"`) {
			t.Errorf("a preview has left deliveries: %s", deliveries)
		}
	}
}

const (
	previewedLine = `"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}]`
	previewedSQL  = `"configType":"sql","connectionId":"<connection local>","sqlTemplate":"SELECT `
)

// previewedAlerts are rules about the rows, and what a preview of them says.
var previewedAlerts = map[string]struct {
	config  string
	keys    harness.Object
	minutes int
	windows int
	fired   int
	want    []string
}{
	"a tile":                      {previewedLine, nil, 360, 6, 2, []string{"2: OK to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"}},
	"a short range is one window": {previewedLine, nil, 1, 1, 0, nil},
	"windows in a row": {
		previewedLine,
		harness.Object{"numConsecutiveWindows": 2},
		360, 6, 1,
		[]string{"2: OK to PENDING by 7", "1: PENDING to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
	},
	"repeated": {
		previewedLine,
		harness.Object{"renotifyInterval": "1h"},
		360, 6, 2,
		[]string{"2: OK to ALERT by 7 firing", "1: ALERT to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
	},
	"groups": {
		previewedLine + `,"groupBy":"ServiceName"`,
		harness.Object{"threshold": 3},
		360, 6, 3,
		[]string{
			"3: ServiceName:checkout OK to ALERT by 3 firing", "0: ServiceName:checkout ALERT to OK by 0 resolved",
		},
	},
	"without data": {
		previewedLine,
		harness.Object{"thresholdType": "below", "threshold": 1, "noData": "alert"},
		360, 6, 2,
		[]string{"5: OK to ALERT by - firing", "3: ALERT to OK by 5 resolved"},
	},
	"SQL over time": {
		previewedSQL + `$__timeInterval(Timestamp) AS ts, count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY ts","displayType":"line"`,
		nil, 360, 6, 2,
		[]string{"2: OK to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
	},
	"SQL for one number": {
		previewedSQL + `count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp)","displayType":"number"`,
		nil, 360, 6, 2,
		[]string{"2: OK to ALERT by 7 firing", "0: ALERT to OK by 1 resolved"},
	},
}

func (p previews) testSavedSearch(t *testing.T) {
	t.Parallel()
	search := harness.ID(t, p.Do("POST", "saved-searches", p.Named(`{"name":"Errors","sourceId":"<source Logs>","where":"SeverityText:error",`+
		`"filters":[{"condition":"ServiceName IN ('checkout')"}]}`)).Payload(t))
	a := p.preview(t, p.body(t, previewedLine, harness.Object{"source": "saved_search", "savedSearchId": search, "threshold": 5}), 1440)
	want := []string{"2: OK to ALERT by 5 firing", "0: ALERT to OK by 0 resolved"}
	if diff := cmp.Diff(p.changes(t, a), want); diff != "" || a.Windows != 24 {
		t.Errorf("%d windows (-got +want):\n%s", a.Windows, diff)
	}
}

func (p previews) testCutOff(t *testing.T) {
	t.Parallel()
	number := previewedSQL + `count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp)","displayType":"number"`
	a := p.preview(t, p.body(t, number, harness.Object{"interval": "1m"}), 1440)
	if !a.Truncated || a.Windows != 60 || a.Reason == nil {
		t.Errorf("SQL: %s", harness.Encode(t, a))
	}
	many := previewedSQL + `Timestamp AS ts, {intervalSeconds:Int64} AS width, arrayJoin(range(2000)) AS n FROM otel_logs LIMIT 2000","displayType":"line"`
	a = p.preview(t, p.body(t, many, harness.Object{"interval": "5m", "scheduleOffsetMinutes": 1}), 1440)
	if !a.Truncated || a.Windows != 25 || a.Reason == nil {
		t.Errorf("SQL of many rows: %s", harness.Encode(t, a))
	}
	one := previewedSQL + `toStartOfHour(now()) - toIntervalHour(if(number = 0, 1, 2)) AS ts, {intervalSeconds:Int64} AS width, ` +
		`toString(number) AS name, toUInt64(9) AS n FROM numbers(10002)","displayType":"line"`
	a = p.preview(t, p.body(t, one, nil), 360)
	reason := "1 window could not be evaluated; the newest begins at " + p.newest.Add(-time.Hour).Format(time.RFC3339) +
		": The alert has 10001 groups, more than 10000"
	if !a.Truncated || a.Windows != 5 || a.FiredCount != 1 || a.Reason == nil || *a.Reason != reason {
		t.Errorf("one window of too many groups: %s", harness.Encode(t, a))
	}
	harness.Ask(t, p.db, `CREATE TABLE many_groups (Timestamp DateTime64(9), Name String) ENGINE = MergeTree ORDER BY Timestamp`)
	harness.Ask(t, p.db, `INSERT INTO many_groups SELECT now64() - toIntervalMinute(intDiv(number, 100)), toString(number % 100) FROM numbers(144000)`)
	source := harness.ID(t, p.Do("POST", "sources", p.Named(`{"name":"Many groups","kind":"log","connection":"<connection local>",
		"from":{"databaseName":"`+p.EngineDatabase()+`","tableName":"many_groups"},"timestampValueExpression":"Timestamp","defaultTableSelectExpression":"Name"}`)).Payload(t))
	tile := `"displayType":"line","sourceId":"` + source + `","select":[{"aggFn":"count"}],"groupBy":"Name"`
	a = p.preview(t, p.body(t, tile, harness.Object{"interval": "1m", "threshold": 1}), 1440)
	if !a.Truncated || a.Windows < 100 || a.Windows >= 1440 || len(a.Fired) != 1000 || a.FiredCount < 1000 || a.Reason == nil {
		t.Errorf("groups: %d windows, %d of %d fired", a.Windows, len(a.Fired), a.FiredCount)
	}
}

func (p previews) testRefused(t *testing.T) {
	t.Parallel()
	for _, keys := range []harness.Object{
		{"threshold": nil},
		{"channels": []any{}, "channel": nil},
		{"tileId": harness.MissingID},
		{"name": "{{#if}}"},
		{"interval": "1h", "scheduleOffsetMinutes": 60},
		{"thresholdType": "between"},
	} {
		alert := harness.Encode(t, p.body(t, previewedLine, keys))
		want := p.Do("POST", "alerts", alert).Problem(t, 400)
		if got := p.Do("POST", "alerts/preview", alert).Problem(t, 400); got != want {
			t.Errorf("%v: %q, created %q", keys, got, want)
		}
	}
	alert := harness.Encode(t, p.body(t, previewedSQL+`$__timeInterval(Timestamp), missing FROM otel_logs GROUP BY 1","displayType":"line"`, nil))
	p.Do("POST", "alerts/preview", alert).WantProblem(t, "missing")
	for _, minutes := range []string{"0", "1441", "x"} {
		p.Do("POST", "alerts/preview?minutes="+minutes, alert).WantProblem(t, "Query validation failed: minutes: ")
	}
}
