package search

import (
	"net/http"
	"regexp"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestAnswersThatAreShared asks for a chart while an equal one is being read.
func TestAnswersThatAreShared(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--max-age", "1h", "--deliver=false")
	engine := harness.EngineClient(s)
	// Four seconds, but no processor.
	harness.Ask(t, engine, "CREATE VIEW slow AS SELECT toDateTime('2026-01-05 10:00:00') AS Timestamp FROM numbers(4000) "+
		"WHERE sleepEachRow(0.001) = 0 SETTINGS max_block_size = 50")
	logs := harness.Decode[[]harness.Object](t, s.Do("GET", "sources?name=Logs", "").Payload(t))[0]
	delete(logs, "id")
	logs["name"], logs["from"] = "Slow", harness.Object{"databaseName": "default", "tableName": "slow"}
	source := harness.MustID(t, s.Do("POST", "sources", harness.Encode(t, logs)))
	chart := harness.Encode(t, harness.Object{
		"startTime": 1767607200000, "endTime": 1767610800000, "granularity": "1h",
		"series": []any{harness.Object{"sourceId": source, "aggFn": "count", "where": "", "groupBy": []any{}}},
	})
	ask := func(edit ...func(*http.Request)) chan harness.Answer {
		answers := make(chan harness.Answer, 1)
		go func() { answers <- s.Do("POST", "charts/series", chart, edit...) }()
		return answers
	}
	want := func(what string, answers chan harness.Answer, age string) {
		t.Helper()
		a := <-answers
		if a.Payload(t) != `[{"ts_bucket":1767607200000,"group":[],"series_0.data":4000}]` {
			t.Errorf("%s: %s", what, a.Body)
		}
		if got := a.Header.Get("Age"); !regexp.MustCompile(age).MatchString(got) {
			t.Errorf("%s: Age is %q", what, got)
		}
	}
	first := ask()
	harness.Within(t, "the first is being read", func() bool {
		return harness.Ask(t, engine, "SELECT count() FROM system.processes WHERE query LIKE '%FROM default.slow WHERE%' AND query NOT LIKE '%processes%'") == "1"
	})
	second, strict := ask(), ask(harness.Header("Cache-Control", "max-age=0, No-Cache"))
	want("the first", first, `^$`)
	want("one that shares its query", second, `^[1-9]\d*$`)
	want("one that wants what is there now", strict, `^$`)
}
