package deliveries

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
)

// deliveries is the path of the deliveries of an alert, which in oss is a query of those of all.
func deliveries(alert string) string {
	if harness.Deployment.Managed {
		return "alerts/" + alert + "/deliveries?"
	}
	return "deliveries?alertId=" + alert + "&"
}

// delivery is the path of one delivery of an alert.
func delivery(alert, id string) string {
	if harness.Deployment.Managed {
		return "alerts/" + alert + "/deliveries/" + id
	}
	return "deliveries/" + id
}

// newDeliveries returns an alert and three deliveries of it, the newest first: one is delivered, the others are not.
// They were made a minute apart.
func newDeliveries(t *testing.T, c *harness.Contract) (alert string, ids []string) {
	t.Helper()
	created := harness.Decode[harness.Object](t, c.Do("POST", "alerts", harness.Encode(t, harness.Edited(c.NewAlert(t), harness.Object{"enabled": false}))).Payload(t))
	alert = created["id"].(string)
	for i := range 3 {
		id := c.AddDelivery(t, core.TeamID(created["teamId"].(string)), alert)
		harness.Change(t, c.Rows, fmt.Sprintf("UPDATE deliveries SET created_at = %d WHERE id = '%s'", minute(i).UnixMilli(), id))
		ids = slices.Insert(ids, 0, id)
	}
	harness.Change(t, c.Rows, "UPDATE deliveries SET status = 'delivered' WHERE id = '"+ids[1]+"'")
	return alert, ids
}

// minute is when newDeliveries makes the i-th.
func minute(i int) time.Time { return time.Date(2026, 2, 8, 12, 10+i, 0, 0, time.UTC) }

// TestDeliveries holds what is answered of deliveries, on a server that sends none.
func TestDeliveries(t *testing.T) {
	t.Parallel()
	c := harness.NewContract(t, "--deliver=false")
	for name, test := range map[string]func(*testing.T, *harness.Contract){
		"lists":             testDeliveriesAreListed,
		"reads":             testDeliveriesAreRead,
		"redeliveries":      testDeliveriesGoOutAgain,
		"answers":           testAnswersOfReceiversAreForAdmins,
		"what is not there": testDeliveriesThatAreMissing,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, c)
		})
	}
}

func testDeliveriesAreListed(t *testing.T, c *harness.Contract) {
	alert, ids := newDeliveries(t, c)
	other, others := newDeliveries(t, c)
	at := func(i int) string { return url.QueryEscape(minute(i).Format(time.RFC3339)) }
	for query, want := range map[string]struct {
		ids   []string
		total int
	}{
		"":                      {ids, 3},
		"limit=2":               {ids[:2], 3},
		"limit=2&offset=2":      {ids[2:], 3},
		"offset=3":              {nil, 3},
		"status=delivered":      {ids[1:2], 1},
		"status=failed":         {[]string{ids[0], ids[2]}, 2},
		"status=failed&limit=1": {ids[:1], 2},
		"status=pending":        {nil, 0},
		"startTime=" + at(1):    {ids[:2], 2},
		"endTime=" + at(1):      {ids[2:], 1},
		"startTime=" + at(1) + "&endTime=" + at(2):                      {ids[1:2], 1},
		"startTime=" + at(2) + "&endTime=" + at(1):                      {nil, 0},
		"startTime=" + at(1) + "&status=failed":                         {ids[:1], 1},
		"startTime=" + url.QueryEscape("2026-02-08T14:11:00.000+02:00"): {ids[:2], 2},
	} {
		a := c.Do("GET", deliveries(alert)+query, "")
		if got := harness.IDsOf(t, a.Payload(t)); !slices.Equal(got, want.ids) {
			t.Errorf("%s: %v, want %v", query, got, want.ids)
		}
		if harness.Deployment.Managed {
			continue
		}
		total := harness.Decode[struct{ Meta struct{ Total int } }](t, a.Body).Meta.Total
		if header := a.Header.Get("X-Total-Count"); total != want.total || header != fmt.Sprint(want.total) {
			t.Errorf("%s: %d in all and %s in the header, want %d", query, total, header, want.total)
		}
	}
	if got := harness.IDsOf(t, c.Do("GET", deliveries(other), "").Payload(t)); !slices.Equal(got, others) {
		t.Errorf("the other alert has %v, want %v", got, others)
	}
	for _, query := range []string{
		"status=", "status=sent", "startTime=yesterday", "startTime=", "endTime=2026-02-08", "endTime=5", "limit=0", "offset=-1",
		"status=failed&status=pending",
	} {
		name, _, _ := strings.Cut(query, "=")
		a := c.Do("GET", deliveries(alert)+query, "")
		a.WantProblem(t, "Query validation failed: "+name+": ")
		if query == "startTime=yesterday" {
			a.WantProblem(t, "Query validation failed: startTime: Expected a time as in RFC 3339, such as 2026-02-08T12:00:00.000Z")
		}
	}
	first := harness.Decode[[]harness.Object](t, c.Do("GET", deliveries(alert)+"limit=1", "").Payload(t))[0]
	whole := harness.Decode[harness.Object](t, c.Do("GET", delivery(alert, ids[0]), "").Payload(t))
	if diff := cmp.Diff(first, harness.Edited(whole, nil, "body", "link", "attempts")); diff != "" {
		t.Errorf("in the list it is not as when it is read (-list +read):\n%s", diff)
	}
	if harness.Deployment.Managed {
		return
	}
	// Alerts and webhooks that are gone have deliveries too.
	if a := c.Do("DELETE", "alerts/"+other, ""); a.Status != 200 {
		t.Fatalf("delete: %d %s", a.Status, a.Body)
	}
	for query, want := range map[string][]string{
		"alertId=" + other:                  others,
		"alertId=" + strings.ToUpper(other): others,
		"alertId=" + harness.MissingID:      nil,
		"webhookId=" + harness.MissingID:    nil,
		"alertId=" + alert + "&webhookId=" + strings.ToUpper(c.ID["webhook oncall"]): ids,
		"alertId=" + alert + "&webhookId=" + c.ID["webhook errors"]:                  nil,
	} {
		if got := harness.IDsOf(t, c.Do("GET", "deliveries?"+query, "").Payload(t)); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", query, got, want)
		}
	}
	for _, query := range []string{"alertId=nope", "alertId=", "webhookId=5"} {
		name, _, _ := strings.Cut(query, "=")
		c.Do("GET", "deliveries?"+query, "").WantProblem(t, "Query validation failed: "+name+": Invalid ObjectId")
	}
}

func testDeliveriesAreRead(t *testing.T, c *harness.Contract) {
	alert, ids := newDeliveries(t, c)
	got := harness.Decode[harness.Object](t, c.Do("GET", delivery(alert, ids[2]), "").Payload(t))
	if finished, err := time.Parse(time.RFC3339, fmt.Sprint(got["finishedAt"])); err != nil || time.Since(finished) > time.Hour {
		t.Errorf("finished at %v", got["finishedAt"])
	}
	attempt := harness.Object{
		"number": 1, "at": "2026-02-08T12:10:00.000Z", "durationMs": 41, "status": 410, "error": "HTTP_ERROR", "response": "Gone",
	}
	harness.SameJSON(t, harness.Encode(t, harness.Edited(got, nil, "finishedAt")), harness.Encode(t, harness.Object{
		"id": ids[2], "alertId": alert, "webhookId": c.ID["webhook oncall"], "webhookName": "oncall", "service": "generic",
		"state": "ALERT", "title": "🚨 Many errors in checkout", "body": "143 meets or exceeds 100",
		"link": "http://localhost:8080", "startTime": "2026-02-08T12:05:00.000Z", "endTime": "2026-02-08T12:10:00.000Z",
		"eventId": strings.Repeat("e", 40), "messageId": strings.Repeat("0", 40), "status": "failed", "attemptCount": 1,
		"createdAt": "2026-02-08T12:10:00.000Z", "lastAttempt": attempt, "attempts": []any{attempt},
	}))
}

func testDeliveriesGoOutAgain(t *testing.T, c *harness.Contract) {
	alert, ids := newDeliveries(t, c)
	for i, was := range []string{"failed", "delivered", "failed", "pending"} {
		path := delivery(alert, ids[i%3])
		before := harness.Decode[harness.Object](t, c.Do("GET", path, "").Payload(t))
		if before["status"] != was {
			t.Fatalf("%s is %s, want %s", path, before["status"], was)
		}
		sent := time.Now()
		text := c.Do("POST", path+"/redeliver", "").Payload(t)
		got := harness.Decode[harness.Object](t, text)
		next, err := time.Parse(time.RFC3339, fmt.Sprint(got["nextAttemptAt"]))
		if late := next.Sub(sent).Abs(); err != nil || late > time.Minute {
			t.Errorf("the next attempt is at %v, which is %s from now", got["nextAttemptAt"], late)
		}
		want := harness.Edited(before, harness.Object{"status": "pending", "nextAttemptAt": got["nextAttemptAt"]}, "finishedAt")
		if diff := cmp.Diff(got, want); diff != "" {
			t.Errorf("what was %s (-got +want):\n%s", was, diff)
		}
		if read := c.Do("GET", path, "").Payload(t); read != text {
			t.Errorf("read as %s, answered as %s", read, text)
		}
	}
	if got := harness.IDsOf(t, c.Do("GET", deliveries(alert)+"status=pending", "").Payload(t)); !slices.Equal(got, ids) {
		t.Errorf("%v are pending, want %v", got, ids)
	}
}

// testAnswersOfReceiversAreForAdmins in oss, where an answer may repeat what is hidden of the webhook. The keys of developers in
// managed see them as ever.
func testAnswersOfReceiversAreForAdmins(t *testing.T, c *harness.Contract) {
	alert, ids := newDeliveries(t, c)
	flag, values := "--scope", []string{"read", "write"}
	if harness.Deployment.Managed {
		flag, values = "--role", []string{"developer"}
	}
	const answer = `"response":"Gone"`
	for _, value := range values {
		key := c.CreateKey(t, flag, value)
		for _, request := range []struct {
			method, path string
			answers      int
		}{
			{"GET", deliveries(alert), 3}, {"GET", delivery(alert, ids[0]), 2}, {"POST", delivery(alert, ids[0]) + "/redeliver", 2},
		} {
			if value == "read" && request.method == "POST" {
				continue
			}
			seen, all := c.Do(request.method, request.path, "", key.Use), c.Do(request.method, request.path, "")
			want := request.answers
			if !harness.Deployment.Managed {
				want = 0
			}
			got := strings.Count(seen.Payload(t), answer)
			if got != want || strings.Count(all.Payload(t), answer) != request.answers || !strings.Contains(seen.Body, `"status":410`) {
				t.Errorf("%s %s shows %d answers with a key for %s: %s", request.method, request.path, got, value, seen.Body)
			}
			same := seen.Header.Get("ETag") == all.Header.Get("ETag")
			if request.method == "GET" && same != harness.Deployment.Managed {
				t.Errorf("%s has the tags %s and %s", request.path, seen.Header.Get("ETag"), all.Header.Get("ETag"))
			}
		}
	}
}

func testDeliveriesThatAreMissing(t *testing.T, c *harness.Contract) {
	alert, ids := newDeliveries(t, c)
	other, _ := newDeliveries(t, c)
	paths := map[string]string{delivery(alert, harness.MissingID): "Delivery not found"}
	if harness.Deployment.Managed {
		paths[delivery(other, ids[0])] = "Delivery not found"
		paths[delivery(harness.MissingID, ids[0])] = "Alert not found"
		if text := c.Do("GET", deliveries(harness.MissingID), "").Problem(t, 404); text != "Alert not found" {
			t.Errorf("deliveries of an unknown alert: %s", text)
		}
	}
	for path, want := range paths {
		for _, a := range []harness.Answer{c.Do("GET", path, ""), c.Do("POST", path+"/redeliver", "")} {
			if text := a.Problem(t, 404); text != want {
				t.Errorf("%s: %s, want %s", path, text, want)
			}
		}
	}
	if got := harness.Decode[harness.Object](t, c.Do("GET", delivery(alert, ids[0]), "").Payload(t))["status"]; got != "failed" {
		t.Errorf("it is %s after it was looked for in a wrong place", got)
	}
	c.Do("GET", delivery(alert, "nope"), "").WantProblem(t, "Params validation failed: ", "Invalid ObjectId")
}
