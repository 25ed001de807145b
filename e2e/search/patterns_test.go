package search

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
)

func testPatterns(t *testing.T, s *searches) {
	from, to := s.fieldRange()
	c := s.client(t)
	where, most := "http.status:*", 3
	for _, tt := range []struct{ source, where, want string }{
		{"source Logs", where, "2: 1 0.5 Payment timeout (error, t1), 1 0.5 disk full (error, t3)"},
		{"source Traces", "StatusCode:Error", "1: 1 1 POST /orders (Error, t1)"},
		{"source Logs", "nobody", "0: "},
		// Of five patterns, the request asks for three.
		{"source Logs", "", "5: 1 0.2 Payment timeout (error, t1), 1 0.2 all well (info, t0), 1 0.2 disk full (error, t3)"},
	} {
		a, err := c.SearchPatternsWithResponse(t.Context(), api.SearchPatternsRequest{
			SourceID: s.ID[tt.source], StartTime: &from, EndTime: &to, Where: &tt.where, MaxResults: &most,
		})
		if err != nil || a.JSON200 == nil {
			t.Fatalf("%v: %s", err, a.Body)
		}
		var list []string
		for _, p := range a.JSON200.Data.Patterns {
			found := s.ids(t, harness.Object{
				"sourceId": s.ID[tt.source], "startTime": from, "endTime": to, "where": tt.where, "filters": []any{p.Filter},
			})
			list = append(list, fmt.Sprintf("%d %.2g %s (%s, %s)", p.Count, p.Share, p.Pattern, *p.Severity, found))
		}
		got := fmt.Sprintf("%d: %s", a.JSON200.Data.Rows, strings.Join(list, ", "))
		if got != tt.want || a.JSON200.Data.Sampled {
			t.Errorf("got %s, sampled: %v, want %s", got, a.JSON200.Data.Sampled, tt.want)
		}
	}
	for _, tt := range []struct {
		status int
		keys   harness.Object
		want   string
	}{
		{400, harness.Object{"startTime": to, "endTime": from}, "endTime must be greater than startTime"},
		{400, harness.Object{"startTime": "yesterday"}, "must be valid ISO 8601 strings"},
		{400, harness.Object{"where": "servicename:1"}, `unknown field \"servicename\"`},
		{400, harness.Object{"filters": []any{harness.Object{"condition": "ServiceName IN ('cart')"}, harness.Object{"condition": "servicename IN ('cart')"}}}, "filters.1"},
		{400, harness.Object{"filters": []any{harness.Object{"type": "sql"}}}, "filters.0.condition: Required"},
		{400, harness.Object{"maxResults": 0}, "maxResults: "},
		{400, harness.Object{"maxResults": 201}, "maxResults: "},
		{400, harness.Object{"sourceId": "1"}, "sourceId: sourceId must be a valid ObjectId"},
		{400, harness.Object{"sourceId": s.ID["source Metrics"]}, "a metric source cannot be searched"},
		{400, harness.Object{"sourceId": s.ID["source Two times"]}, "the source has no bodyExpression"},
		{404, harness.Object{"sourceId": harness.MissingID}, "Source not found: "},
	} {
		body := harness.Edited(harness.Object{"sourceId": s.ID["source Logs"], "startTime": from, "endTime": to}, tt.keys)
		if a := s.Do("POST", "search/patterns", harness.Encode(t, body)); a.Status != tt.status || !strings.Contains(a.Body, tt.want) {
			t.Errorf("%v: %d %s, want %d %s", tt.keys, a.Status, a.Body, tt.status, tt.want)
		}
	}
}
