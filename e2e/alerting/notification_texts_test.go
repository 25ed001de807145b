package alerting

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestNotificationsSayWhatHappened has a group of a saved search, of a tile and of a chart fire and end, beside a group that is
// well, and reads what arrives. The rows are those of the group that fired, and those that counted.
func TestNotificationsSayWhatHappened(t *testing.T) {
	t.Parallel()
	f := newDeliverers(t)
	server := f.launch(f.data())
	server.WaitListen()
	server.WaitReady()
	f.keys = server.Keys
	s := &harness.Stack{Server: server, ID: map[string]string{}}
	s.LearnSources(t)

	// For ten minutes from now on, each minute has five errors of one service and one of another, and information that
	// does not count. After that both have one error.
	const bad = `it's "cart" <a|b> & more`
	var rows []string
	now := f.now().Truncate(time.Minute)
	for minute := -10; minute < 60; minute++ {
		add := func(service, severity string, count int) {
			for n := range count {
				at := now.Add(time.Duration(minute)*time.Minute + time.Duration(n+1)*time.Second)
				rows = append(rows, fmt.Sprintf("('%s', '%s', '%s', '%s %d of %s')", at.Format("2006-01-02 15:04:05"),
					strings.ReplaceAll(service, "'", "''"), severity, severity, n, service[:4]))
			}
		}
		if minute < 10 {
			add(bad, "error", 5)
		} else {
			add(bad, "error", 1)
		}
		add(bad, "info", 3)
		add("good", "error", 1)
		add("good", "info", 20)
	}
	sql := "INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body) VALUES " + strings.Join(rows, ", ")
	harness.Ask(t, harness.EngineClient(server), strings.ReplaceAll(sql, "of it's'", "of it''s'"))

	const template = `{"title":"{{title}}","body":"{{body}}","link":"{{link}}","vars":{"alertId":"{{alertId}}","teamId":"{{teamId}}",
		"status":"{{status}}","type":"{{alertType}}","condition":"{{value}} {{comparator}} {{threshold}}","group":"{{groupKey}}",
		"query":"{{sourceQuery}}","note":"{{note}}"}}`
	search := harness.Decode[harness.Object](t, s.Do("POST", "saved-searches", s.Named(`{"name":"Errors","sourceId":"<source Logs>",
		"select":"Body","where":"Body:of","orderBy":"Body DESC","filters":[{"condition":"SeverityText IN ('error')"}]}`)).Payload(t))
	dashboard := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", s.Tile(`"displayType":"line","sourceId":"<source Logs>",
		"select":[{"aggFn":"count","where":"SeverityText:error"}],"groupBy":"ServiceName"`)).Payload(t))
	alerts := map[*hook]string{}
	alert := func(name string, keys harness.Object) *hook {
		h := f.catcher.add(s, name, take, harness.Object{"body": template})
		body := harness.Edited(harness.Object{
			"interval": "1m", "threshold": 2.5, "thresholdType": "above", "message": "Look at {{{attributes.ServiceName}}}.", "note": "A \"note\".",
			"channel": harness.Object{"type": "webhook", "webhookId": h.id},
		}, keys)
		alerts[h] = harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
		return h
	}
	bySearch := alert("search", harness.Object{
		"source": "saved_search", "savedSearchId": search["id"], "groupBy": "ServiceName", "name": "{{{attributes.ServiceName}}} fails",
	})
	byTile := alert("tile", harness.Object{"source": "tile", "dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id")})

	byChart := alert("chart", harness.Object{"source": "inline", "chartConfig": harness.Object{
		"name": "Errors by service", "displayType": "line", "sourceId": s.ID["source Logs"], "where": "SeverityText:error",
		"select": []any{harness.Object{"aggFn": "count", "where": "Body:of"}}, "groupBy": "ServiceName",
	}})

	const group = `Group: "ServiceName:` + bad + `"`
	const span = "\nTime Range (UTC): [A - B)\nLook at " + bad + "."
	for h, want := range map[*hook][][2]string{
		bySearch: {
			{
				"🚨 " + bad + " fails", group + "\n5 lines found, which meets or exceeds the threshold of 2.5 lines" + span +
					"\n```\nerror 4 of it's\nerror 3 of it's\nerror 2 of it's\nerror 1 of it's\nerror 0 of it's\n```",
			},
			{
				"✅ " + bad + " fails",
				group + " - The alert has been resolved. 1 line found, which falls below the threshold of 2.5 lines" + span,
			},
		},
		byTile: {
			{
				`🚨 Alert for "Tile" in "One tile" - 5.0 meets or exceeds 2.5`,
				group + "\nThe value is 5, which meets or exceeds the threshold of 2.5" + span + "\nLINK",
			},
			{
				`✅ Alert for "Tile" in "One tile" - 1.0 falls below 2.5`,
				group + " - The alert has been resolved. The value is 1, which falls below the threshold of 2.5" + span + "\nLINK",
			},
		},
		byChart: {
			{
				`🚨 Alert for "Errors by service" - 5.0 meets or exceeds 2.5`,
				group + "\nThe value is 5, which meets or exceeds the threshold of 2.5" + span + "\nLINK",
			},
			{
				`✅ Alert for "Errors by service" - 1.0 falls below 2.5`,
				group + " - The alert has been resolved. The value is 1, which falls below the threshold of 2.5" + span + "\nLINK",
			},
		},
	} {
		patience.Within(t, "the beginning and the end are notified to "+h.name, func() bool { return h.messages() >= 2 })
		var got [][2]string
		for i, a := range h.got() {
			said := harness.Decode[struct {
				Title, Body, Link string
				Vars              map[string]string
			}](t, a.body)
			vars := map[string]string{
				"alertId": alerts[h], "teamId": s.Keys.TeamID, "group": "ServiceName:" + bad, "note": `A "note".`,
				"status": "firing", "condition": "5 >= 2.5", "type": "dashboard_chart", "query": "SeverityText:error",
			}
			if i == 1 {
				vars["status"], vars["condition"] = "resolved", "1 >= 2.5"
			}
			page := "/dashboards/" + dashboard["id"].(string) + "?"
			switch h {
			case bySearch:
				vars["type"], vars["query"] = "search", "(Body:of) AND (SeverityText IN ('error'))"
				page = "/search/" + search["id"].(string) + "?"
			case byChart:
				vars["type"], vars["query"] = "inline_query", "SeverityText:error\nBody:of"
				page = "/chart?alertId=" + alerts[h] + "&from="
			}
			if !strings.Contains(said.Link, page) {
				t.Errorf("%s: the link %s does not lead to %s", h.name, said.Link, page)
			}
			if diff := gocmp.Diff(vars, said.Vars); diff != "" {
				t.Errorf("%s: variables (-want +got):\n%s", h.name, diff)
			}
			body := regexp.MustCompile(`\[.* - .*\)\n`).ReplaceAllString(said.Body, "[A - B)\n")
			got = append(got, [2]string{said.Title, strings.ReplaceAll(body, said.Link, "LINK")})
		}
		if diff := gocmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", h.name, diff)
		}
	}
	if err := server.Terminate(); err != nil {
		t.Error(err)
	}
}
