package search

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestAnswersThatAreShared asks for charts and tiles while equal ones are being read.
func TestAnswersThatAreShared(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--max-age", "1h", "--deliver=false")
	engine := harness.EngineClient(s)
	logs := harness.Decode[[]harness.Object](t, s.Do("GET", "sources?name=Logs", "").Payload(t))[0]
	delete(logs, "id")
	source := func(table string) string {
		// Ten seconds, but no processor.
		harness.Ask(t, engine, "CREATE VIEW "+table+" AS SELECT toDateTime('2026-01-05 10:00:00') AS Timestamp FROM numbers(10000) "+
			"WHERE sleepEachRow(0.001) = 0 SETTINGS max_block_size = 50")
		logs["name"], logs["from"] = table, harness.Object{"databaseName": s.EngineDatabase(), "tableName": table}
		return harness.MustID(t, s.Do("POST", "sources", harness.Encode(t, logs)))
	}
	span := harness.Object{"startTime": 1767607200000, "endTime": 1767610800000, "granularity": "1h"}
	for _, tt := range []struct{ path, table, body, answer string }{
		{"charts/series", "charted", harness.Encode(t, harness.Edited(span, harness.Object{
			"series": []any{harness.Object{"sourceId": source("charted"), "aggFn": "count", "where": "", "groupBy": []any{}}},
		})), `[{"ts_bucket":1767607200000,"group":[],"series_0.data":10000}]`},
		{"tiles/query", "previewed", harness.Encode(t, harness.Edited(span, harness.Object{"config": harness.Object{
			"displayType": "line", "sourceId": source("previewed"), "select": []any{harness.Object{"aggFn": "count"}},
		}})), `"rows":[["2026-01-05T10:00:00Z",10000]]`},
	} {
		t.Run(tt.path, func(t *testing.T) {
			t.Parallel()
			ask := func(edit ...func(*http.Request)) chan harness.Answer {
				answers := make(chan harness.Answer, 1)
				go func() { answers <- s.Do("POST", tt.path, tt.body, edit...) }()
				return answers
			}
			want := func(what string, answers chan harness.Answer, age string) {
				t.Helper()
				a := <-answers
				if a.Status != http.StatusOK || !strings.Contains(a.Body, tt.answer) {
					t.Errorf("%s: %d %s", what, a.Status, a.Body)
				}
				if got := a.Header.Get("Age"); !regexp.MustCompile(age).MatchString(got) {
					t.Errorf("%s: Age is %q", what, got)
				}
			}
			first := ask()
			patience.Within(t, "the first is being read", func() bool {
				return harness.Ask(t, engine, "SELECT count() FROM system.processes WHERE query LIKE '%FROM "+s.EngineDatabase()+"."+tt.table+
					" WHERE%' AND query NOT LIKE '%processes%'") == "1"
			})
			second, strict := ask(), ask(harness.Header("Cache-Control", "max-age=0, No-Cache"))
			want("the first", first, `^$`)
			want("one that shares its query", second, `^[1-9]\d*$`)
			want("one that wants what is there now", strict, `^$`)
		})
	}
}
