package alerts

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testAlertsOnSavedSearches holds what is different with alerts on saved searches.
func testAlertsOnSavedSearches(t *testing.T, s *harness.Stack) {
	body := s.SearchAlert(s.ID["savedSearch payments"])
	least := named(harness.Edited(body, harness.Object{
		"name": nil, "message": nil, "note": nil, "numConsecutiveWindows": nil, "state": "OK",
		"channels": []any{body["channel"]},
	}), "payments", "shop")
	everything := harness.Object{
		"groupBy": "a", "name": "n", "message": "m", "note": "o", "numConsecutiveWindows": 2, "thresholdType": "between",
		"thresholdMax": 11.5, "interval": "1h", "scheduleOffsetMinutes": 30,
		"channels": []any{body["channel"], harness.Object{"type": "webhook", "webhookId": s.ID["webhook errors"]}},
	}
	show := func(t *testing.T, text string) harness.Object {
		t.Helper()
		return harness.Edited(harness.Decode[harness.Object](t, text), nil, "id", "teamId", "createdAt", "updatedAt")
	}
	for rule, tc := range map[string]struct{ sent, want harness.Object }{
		"the least":                          {nil, nil},
		"a group":                            {harness.Object{"groupBy": "ServiceName"}, harness.Object{"groupBy": "ServiceName"}},
		"an empty group is one":              {harness.Object{"groupBy": ""}, harness.Object{"groupBy": ""}},
		"a group is not touched":             {harness.Object{"groupBy": " a,\tb "}, harness.Object{"groupBy": " a,\tb "}},
		"no group by name":                   {harness.Object{"groupBy": nil}, nil},
		"fields of a tile are not looked at": {harness.Object{"dashboardId": 123, "tileId": nil}, nil},
		"an id in capitals":                  {harness.Object{"savedSearchId": strings.ToUpper(s.ID["savedSearch payments"])}, nil},
		"everything":                         {everything, everything},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, tc.sent))).Payload(t)
			harness.SameJSON(t, harness.Encode(t, show(t, created)), harness.Encode(t, harness.Edited(least, tc.want)))
			path := "alerts/" + harness.ID(t, created)
			for _, request := range [][3]string{{"GET", path, ""}, {"PUT", path, harness.Sendable(t, created)}, {"GET", path, ""}} {
				if got := s.Do(request[0], request[1], request[2]).Payload(t); harness.WithoutState(got) != harness.WithoutState(created) {
					t.Errorf("%v: %s, created as %s", request, got, created)
				}
			}
		})
	}
	t.Run("what is refused", func(t *testing.T) {
		t.Parallel()
		for _, tc := range []struct {
			sent harness.Object
			want string
		}{
			{harness.Object{"savedSearchId": "nope"}, "Invalid saved search ID"},
			{harness.Object{"savedSearchId": "abcdefghijkl"}, "Invalid saved search ID"},
			{harness.Object{"savedSearchId": "00000000000000000000dead"}, "Saved search not found"},
			{harness.Object{"savedSearchId": s.ID["source Logs"]}, "Saved search not found"},
			{harness.Object{"savedSearchId": "nope", "channel": harness.Object{"type": "webhook", "webhookId": "x"}}, "Invalid saved search ID"},
			{harness.Object{"channel": harness.Object{"type": "webhook", "webhookId": "x"}}, "Invalid webhook ID: x"},
			{harness.Object{"channel": harness.Object{"type": "webhook", "webhookId": "00000000000000000000dead"}}, "Webhook not found: 00000000000000000000dead"},
			{harness.Object{"savedSearchId": ""}, "Body validation failed: savedSearchId: "},
			{harness.Object{"savedSearchId": nil}, "Body validation failed: savedSearchId: "},
			{harness.Object{"savedSearchId": 5}, "Body validation failed: savedSearchId: "},
			{harness.Object{"groupBy": 5}, "Body validation failed: groupBy: "},
		} {
			for _, request := range [][2]string{{"POST", "alerts"}, {"PUT", "alerts/00000000000000000000dead"}} {
				if got := s.Do(request[0], request[1], harness.Encode(t, harness.Edited(body, tc.sent))).Problem(t, 400); !strings.HasPrefix(got, tc.want) {
					t.Errorf("%s of %v: %s, want %s", request[0], tc.sent, got, tc.want)
				}
			}
		}
	})
	t.Run("an update may go over to a tile and back", func(t *testing.T) {
		t.Parallel()
		onTile := s.NewAlert(t)
		path := "alerts/" + harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, harness.Object{"groupBy": "a"}))).Payload(t))
		got := show(t, s.Do("PUT", path, harness.Encode(t, harness.Edited(onTile, harness.Object{"groupBy": "a", "savedSearchId": "x"}))).Payload(t))
		harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, named(harness.Edited(harness.Edited(least, onTile), nil, "savedSearchId"), "One tile - Tile")))
		got = show(t, s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"tileId": onTile["tileId"]}))).Payload(t))
		harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, least))
	})
	t.Run("a group that is left out is cleared", func(t *testing.T) {
		t.Parallel()
		for _, sent := range []harness.Object{nil, {"groupBy": nil}} {
			path := "alerts/" + harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, harness.Object{"groupBy": "a"}))).Payload(t))
			got := show(t, s.Do("PUT", path, harness.Encode(t, harness.Edited(body, sent))).Payload(t))
			harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, least))
		}
	})
}
