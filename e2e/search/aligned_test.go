package search

import (
	"net/http"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestTilesShowWholeBuckets asks for a range that cuts two buckets off.
func TestTilesShowWholeBuckets(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--deliver=false")
	harness.Ask(t, harness.EngineClient(s), "CREATE TABLE aligned ENGINE = MergeTree ORDER BY Timestamp AS"+
		" SELECT toDateTime64('2026-01-05 10:00:00', 9) + number * 600 AS Timestamp FROM numbers(12)")
	logs := harness.Decode[[]harness.Object](t, s.Do("GET", "sources?name=Logs", "").Payload(t))[0]
	delete(logs, "id")
	logs["name"], logs["from"] = "aligned", harness.Object{"databaseName": s.EngineDatabase(), "tableName": "aligned"}
	source := harness.MustID(t, s.Do("POST", "sources", harness.Encode(t, logs)))
	for _, tt := range []struct {
		rule  string
		align any
		want  string
	}{
		{"unless it says otherwise", nil, `"startTime":1767607200000,"endTime":1767614400000`},
		{"where it says so", true, `"rows":[["2026-01-05T10:00:00Z",6],["2026-01-05T11:00:00Z",6]]`},
		{"the range as it is", false, `"startTime":1767609000000,"endTime":1767612600000`},
		{"and its rows alone", false, `"rows":[["2026-01-05T10:00:00Z",3],["2026-01-05T11:00:00Z",4]]`},
	} {
		config := harness.Object{"displayType": "line", "sourceId": source, "select": []any{harness.Object{"aggFn": "count"}}}
		if tt.align != nil {
			config["alignDateRangeToGranularity"] = tt.align
		}
		a := s.Do("POST", "tiles/query", harness.Encode(t, harness.Object{
			"startTime": 1767609000000, "endTime": 1767612600000, "granularity": "1h", "config": config,
		}))
		if a.Status != http.StatusOK || !strings.Contains(a.Body, tt.want) {
			t.Errorf("%s: %d %s", tt.rule, a.Status, a.Body)
		}
	}
}
