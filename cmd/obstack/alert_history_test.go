package main

import (
	"fmt"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// historyStart is where the first of the windows begins that addHistory tells of.
var historyStart = time.Date(2026, 2, 8, 12, 5, 0, 0, time.UTC)

// Groups of the history that addHistory tells of.
const cart, checkout = "ServiceName:cart", `ServiceName:checkout, Region:"eu"`

// addHistory tells of three evaluations of an alert: of two groups, of the alert as a whole, and of one that failed. The
// next one is far away, so that the server leaves the alert alone.
func (c *contract) addHistory(t *testing.T, team core.TeamID, alert string) {
	t.Helper()
	at := func(windows int) time.Time { return historyStart.Add(time.Duration(windows) * 5 * time.Minute) }
	values := func(window int, value float64) []api.AlertWindowValue {
		return []api.AlertWindowValue{{StartTime: core.Time{Time: at(window)}, Value: value}}
	}
	for i, j := range []store.Judgement{
		{State: api.AlertStateALERT, Rows: []store.JudgedGroup{
			{Group: checkout, State: api.AlertHistoryStateALERT, Violations: 1, Values: values(0, 143)},
			{Group: cart, State: api.AlertHistoryStateOK, Values: values(0, 5.25)},
		}},
		{State: api.AlertStateOK, Rows: []store.JudgedGroup{{State: api.AlertHistoryStateOK}}},
		{Errors: []api.AlertError{
			{Timestamp: core.Time{Time: at(3)}, Type: api.AlertErrorTypeQUERYTIMEOUT, Message: "The query took too long."},
		}},
	} {
		j.Team, j.Alert, j.Claim = team, alert, "test"
		j.Start, j.End, j.Due = at(i), at(i+1), time.Now().AddDate(10, 0, 0)
		within(t, "the evaluation is stored", func() bool {
			// The server may have claimed it in between.
			change(t, c.rows, "UPDATE alerts SET claim = 'test' WHERE id = '"+alert+"'")
			stored, err := c.db.Judge(t.Context(), []store.Judgement{j})
			if err != nil {
				t.Fatal(err)
			}
			return stored == 1
		})
	}
}

// TestAlertHistory holds what is told of evaluations, and how it is read.
func TestAlertHistory(t *testing.T) {
	t.Parallel()
	c := newContract(t)
	history := "alerts/" + c.binding(t)["65f5e4a3b9e77c001a800001"] + "/history"
	all := decode[[]object](t, c.do("GET", history, "").payload(t))
	for i, want := range []string{
		`{"windowEnd":"2026-02-08T12:20:00.000Z","state":"ERROR","violations":0,"values":[],"errors":[{"timestamp":` +
			`"2026-02-08T12:20:00.000Z","type":"QUERY_TIMEOUT","message":"The query took too long."}]}`,
		`{"windowEnd":"2026-02-08T12:15:00.000Z","state":"OK","violations":0,"values":[]}`,
		`{"windowEnd":"2026-02-08T12:10:00.000Z","group":"ServiceName:cart","state":"OK","violations":0,` +
			`"values":[{"startTime":"2026-02-08T12:05:00.000Z","value":5.25}]}`,
		`{"windowEnd":"2026-02-08T12:10:00.000Z","group":"ServiceName:checkout, Region:\"eu\"","state":"ALERT",` +
			`"violations":1,"values":[{"startTime":"2026-02-08T12:05:00.000Z","value":143}]}`,
	} {
		if i >= len(all) {
			t.Fatalf("there are only %d entries", len(all))
		}
		if evaluated, err := time.Parse(time.RFC3339, fmt.Sprint(all[i]["evaluatedAt"])); err != nil ||
			time.Since(evaluated) > time.Hour {
			t.Errorf("evaluated at %v", all[i]["evaluatedAt"])
		}
		sameJSON(t, encode(t, edited(all[i], nil, "evaluatedAt")), want)
	}
	ends := func(query string) []string {
		t.Helper()
		a := c.do("GET", history+query, "")
		var ends []string
		for _, entry := range decode[[]object](t, a.payload(t)) {
			ends = append(ends, fmt.Sprint(entry["windowEnd"].(string)[11:16], " ", entry["group"]))
		}
		return ends
	}
	inGroup := func(group string) string { return "group=" + url.QueryEscape(group) }
	for query, want := range map[string]struct {
		entries []string
		total   int
	}{
		"":                                 {[]string{"12:20 <nil>", "12:15 <nil>", "12:10 " + cart, "12:10 " + checkout}, 4},
		"?limit=2&offset=1":                {[]string{"12:15 <nil>", "12:10 " + cart}, 4},
		"?offset=4":                        {nil, 4},
		"?" + inGroup(checkout):            {[]string{"12:10 " + checkout}, 1},
		"?" + inGroup(cart) + "&offset=1":  {nil, 1},
		"?group=":                          {[]string{"12:20 <nil>", "12:15 <nil>"}, 2},
		"?group":                           {[]string{"12:20 <nil>", "12:15 <nil>"}, 2},
		"?group=&limit=1":                  {[]string{"12:20 <nil>"}, 2},
		"?group=servicename:cart":          {nil, 0},
		"?group=ServiceName":               {nil, 0},
		"?group=" + url.QueryEscape("😀 %"): {nil, 0},
		"?group=%zz":                       {nil, 0},
	} {
		if got := ends(query); !slices.Equal(got, want.entries) {
			t.Errorf("%s: %v, want %v", query, got, want.entries)
		}
		if deployment.Managed {
			continue
		}
		a := c.do("GET", history+query, "")
		total := decode[struct{ Meta struct{ Total int } }](t, a.Body).Meta.Total
		if header := a.Header.Get("X-Total-Count"); total != want.total || header != fmt.Sprint(want.total) {
			t.Errorf("%s: %d in all and %s in the header, want %d", query, total, header, want.total)
		}
	}
	for _, text := range []string{"%00", "%ff", "a%C3%28", "group&group=", "a&group=a"} {
		c.do("GET", history+"?group="+text, "").wantProblem(t, "Query validation failed: group: ")
	}
	unknown := c.do("GET", "alerts/"+missingID+"/history?group=x", "").problem(t, 404)
	if unknown != "Alert not found" {
		t.Errorf("an unknown alert: %s", unknown)
	}
	fresh := id(t, c.do("POST", "alerts", encode(t, edited(c.newAlert(t), object{"enabled": false}))).payload(t))
	if got := c.do("GET", "alerts/"+fresh+"/history", "").payload(t); got != "[]" {
		t.Errorf("an alert that nobody has evaluated has the history %s", got)
	}
}
