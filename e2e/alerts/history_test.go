package alerts

import (
	"fmt"
	"net/url"
	"slices"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// TestAlertHistory holds what is answered about evaluations, and how it is read.
func TestAlertHistory(t *testing.T) {
	t.Parallel()
	c := harness.NewContract(t)
	history := "alerts/" + c.Binding(t)["65f5e4a3b9e77c001a800001"] + "/history"
	all := harness.Decode[[]harness.Object](t, c.Do("GET", history, "").Payload(t))
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
		harness.SameJSON(t, harness.Encode(t, harness.Edited(all[i], nil, "evaluatedAt")), want)
	}
	ends := func(query string) []string {
		t.Helper()
		a := c.Do("GET", history+query, "")
		var ends []string
		for _, entry := range harness.Decode[[]harness.Object](t, a.Payload(t)) {
			ends = append(ends, fmt.Sprint(entry["windowEnd"].(string)[11:16], " ", entry["group"]))
		}
		return ends
	}
	inGroup := func(group string) string { return "group=" + url.QueryEscape(group) }
	for query, want := range map[string]struct {
		entries []string
		total   int
	}{
		"":                              {[]string{"12:20 <nil>", "12:15 <nil>", "12:10 " + harness.Cart, "12:10 " + harness.Checkout}, 4},
		"?limit=2&offset=1":             {[]string{"12:15 <nil>", "12:10 " + harness.Cart}, 4},
		"?offset=4":                     {nil, 4},
		"?" + inGroup(harness.Checkout): {[]string{"12:10 " + harness.Checkout}, 1},
		"?" + inGroup(harness.Cart) + "&offset=1": {nil, 1},
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
		if harness.Deployment.Managed {
			continue
		}
		a := c.Do("GET", history+query, "")
		total := harness.Decode[struct{ Meta struct{ Total int } }](t, a.Body).Meta.Total
		if header := a.Header.Get("X-Total-Count"); total != want.total || header != fmt.Sprint(want.total) {
			t.Errorf("%s: %d in all and %s in the header, want %d", query, total, header, want.total)
		}
	}
	for _, text := range []string{"%00", "%ff", "a%C3%28", "group&group=", "a&group=a"} {
		c.Do("GET", history+"?group="+text, "").WantProblem(t, "Query validation failed: group: ")
	}
	unknown := c.Do("GET", "alerts/"+harness.MissingID+"/history?group=x", "").Problem(t, 404)
	if unknown != "Alert not found" {
		t.Errorf("an unknown alert: %s", unknown)
	}
	fresh := harness.ID(t, c.Do("POST", "alerts", harness.Encode(t, harness.Edited(c.NewAlert(t), harness.Object{"enabled": false}))).Payload(t))
	if got := c.Do("GET", "alerts/"+fresh+"/history", "").Payload(t); got != "[]" {
		t.Errorf("an alert that was never evaluated has the history %s", got)
	}
}
