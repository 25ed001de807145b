package search

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
)

func testCompare(t *testing.T, s *searches) {
	from, to := s.fieldRange()
	c := s.client(t)
	where, before := "ServiceName:cart", api.SearchCompareBaselineBefore
	for _, tt := range []struct {
		baseline *api.SearchCompareBaseline
		want     string
	}{
		{nil, "3 2 ServiceName=cart 1:0, ServiceName=checkout 0:1, SeverityNumber=17 0.33:0.5, SeverityText=error 0.33:0.5"},
		{&before, "3 0 "},
	} {
		a, err := c.CompareSearchWithResponse(t.Context(), api.SearchCompareRequest{
			SourceID: s.ID["source Logs"], StartTime: from, EndTime: to, Where: &where, Baseline: tt.baseline,
		})
		if err != nil || a.JSON200 == nil {
			t.Fatalf("%v: %s", err, a.Body)
		}
		var list []string
		for _, d := range a.JSON200.Data.Differences {
			list = append(list, fmt.Sprintf("%s=%s %.2g:%.2g", d.Field, d.Value, d.SelectionShare, d.BaselineShare))
		}
		got := fmt.Sprintf("%d %d %s", a.JSON200.Data.SelectionRows, a.JSON200.Data.BaselineRows, strings.Join(list, ", "))
		if got != tt.want || a.JSON200.Data.Sampled {
			t.Errorf("got %s, sampled: %v, want %s", got, a.JSON200.Data.Sampled, tt.want)
		}
	}
	for _, tt := range []struct {
		status int
		keys   harness.Object
		want   string
	}{
		{400, harness.Object{"startTime": nil, "endTime": nil}, "startTime: Required; endTime: Required"},
		{400, harness.Object{"startTime": to, "endTime": from}, "endTime must be greater than startTime"},
		{400, harness.Object{"startTime": "yesterday"}, "must be valid ISO 8601 strings"},
		{400, harness.Object{"where": "servicename:1"}, `unknown field \"servicename\"`},
		{400, harness.Object{"filters": []any{harness.Object{"condition": "ServiceName IN ('cart')"}, harness.Object{"condition": "servicename IN ('cart')"}}}, "filters.1"},
		{400, harness.Object{"baseline": "after"}, "baseline: "},
		{400, harness.Object{"sourceId": s.ID["source Metrics"]}, "a metric source cannot be searched"},
		{404, harness.Object{"sourceId": harness.MissingID}, "Source not found: "},
	} {
		body := harness.Edited(harness.Object{"sourceId": s.ID["source Logs"], "startTime": from, "endTime": to}, tt.keys)
		for key, value := range body {
			if value == nil {
				delete(body, key)
			}
		}
		if a := s.Do("POST", "search/compare", harness.Encode(t, body)); a.Status != tt.status || !strings.Contains(a.Body, tt.want) {
			t.Errorf("%v: %d %s, want %d %s", tt.keys, a.Status, a.Body, tt.status, tt.want)
		}
	}
}
