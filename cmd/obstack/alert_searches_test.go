package main

import (
	"strings"
	"testing"
)

// testAlertsOnSavedSearches holds what is different with alerts on saved searches.
func testAlertsOnSavedSearches(t *testing.T, s *Stack) {
	body := s.searchAlert(s.ID["savedSearch payments"])
	least := Edited(body, Object{
		"name": nil, "message": nil, "note": nil, "numConsecutiveWindows": nil, "state": "OK",
		"channels": []any{body["channel"]},
	})
	everything := Object{
		"groupBy": "a", "name": "n", "message": "m", "note": "o", "numConsecutiveWindows": 2, "thresholdType": "between",
		"thresholdMax": 11.5, "interval": "1h", "scheduleOffsetMinutes": 30,
		"channels": []any{body["channel"], Object{"type": "webhook", "webhookId": s.ID["webhook errors"]}},
	}
	show := func(t *testing.T, text string) Object {
		t.Helper()
		return Edited(Decode[Object](t, text), nil, "id", "teamId", "createdAt", "updatedAt")
	}
	for rule, tc := range map[string]struct{ sent, want Object }{
		"the least":                          {nil, nil},
		"a group":                            {Object{"groupBy": "ServiceName"}, Object{"groupBy": "ServiceName"}},
		"an empty group is one":              {Object{"groupBy": ""}, Object{"groupBy": ""}},
		"a group is not touched":             {Object{"groupBy": " a,\tb "}, Object{"groupBy": " a,\tb "}},
		"no group by name":                   {Object{"groupBy": nil}, nil},
		"fields of a tile are not looked at": {Object{"dashboardId": 123, "tileId": nil}, nil},
		"an id in capitals":                  {Object{"savedSearchId": strings.ToUpper(s.ID["savedSearch payments"])}, nil},
		"everything":                         {everything, everything},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "alerts", Encode(t, Edited(body, tc.sent))).Payload(t)
			SameJSON(t, Encode(t, show(t, created)), Encode(t, Edited(least, tc.want)))
			path := "alerts/" + ID(t, created)
			for _, request := range [][3]string{{"GET", path, ""}, {"PUT", path, sendable(t, created)}, {"GET", path, ""}} {
				if got := s.Do(request[0], request[1], request[2]).Payload(t); unjudged(got) != unjudged(created) {
					t.Errorf("%v: %s, created as %s", request, got, created)
				}
			}
		})
	}
	t.Run("what is refused", func(t *testing.T) {
		t.Parallel()
		for _, tc := range []struct {
			sent Object
			want string
		}{
			{Object{"savedSearchId": "nope"}, "Invalid saved search ID"},
			{Object{"savedSearchId": "abcdefghijkl"}, "Invalid saved search ID"},
			{Object{"savedSearchId": "00000000000000000000dead"}, "Saved search not found"},
			{Object{"savedSearchId": s.ID["source Logs"]}, "Saved search not found"},
			{Object{"savedSearchId": "nope", "channel": Object{"type": "webhook", "webhookId": "x"}}, "Invalid saved search ID"},
			{Object{"channel": Object{"type": "webhook", "webhookId": "x"}}, "Invalid webhook ID: x"},
			{Object{"channel": Object{"type": "webhook", "webhookId": "00000000000000000000dead"}}, "Webhook not found: 00000000000000000000dead"},
			{Object{"savedSearchId": ""}, "Body validation failed: savedSearchId: "},
			{Object{"savedSearchId": nil}, "Body validation failed: savedSearchId: "},
			{Object{"savedSearchId": 5}, "Body validation failed: savedSearchId: "},
			{Object{"groupBy": 5}, "Body validation failed: groupBy: "},
		} {
			for _, request := range [][2]string{{"POST", "alerts"}, {"PUT", "alerts/00000000000000000000dead"}} {
				if got := s.Do(request[0], request[1], Encode(t, Edited(body, tc.sent))).Problem(t, 400); !strings.HasPrefix(got, tc.want) {
					t.Errorf("%s of %v: %s, want %s", request[0], tc.sent, got, tc.want)
				}
			}
		}
	})
	t.Run("an update may go over to a tile and back", func(t *testing.T) {
		t.Parallel()
		onTile := s.newAlert(t)
		path := "alerts/" + ID(t, s.Do("POST", "alerts", Encode(t, Edited(body, Object{"groupBy": "a"}))).Payload(t))
		got := show(t, s.Do("PUT", path, Encode(t, Edited(onTile, Object{"groupBy": "a", "savedSearchId": "x"}))).Payload(t))
		SameJSON(t, Encode(t, got), Encode(t, Edited(Edited(least, onTile), nil, "savedSearchId")))
		got = show(t, s.Do("PUT", path, Encode(t, Edited(body, Object{"tileId": onTile["tileId"]}))).Payload(t))
		SameJSON(t, Encode(t, got), Encode(t, least))
	})
	t.Run("a group that is left out is cleared", func(t *testing.T) {
		t.Parallel()
		for _, sent := range []Object{nil, {"groupBy": nil}} {
			path := "alerts/" + ID(t, s.Do("POST", "alerts", Encode(t, Edited(body, Object{"groupBy": "a"}))).Payload(t))
			got := show(t, s.Do("PUT", path, Encode(t, Edited(body, sent))).Payload(t))
			SameJSON(t, Encode(t, got), Encode(t, least))
		}
	})
}
