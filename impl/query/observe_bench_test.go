package query_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
)

// BenchmarkObserve is how many saved searches with conditions of their own are counted in a second, over the logs of a
// minute of an hour with 200,000: 10,000 that share queries, those whose conditions are parts of a text less cheaply
// than those for a service, and 200 of them with a query each. Rendering is all that is done in this process before the
// engine is asked.
func BenchmarkObserve(b *testing.B) {
	db := enginetest.Start(b)
	const last = int64(query.Start + 3_600_000)
	query.Exec(b, db, `CREATE TABLE t (ts DateTime64(9), ServiceName LowCardinality(String), SeverityText LowCardinality(String),
				Body String, LogAttributes Map(LowCardinality(String), String))
			ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY (toStartOfFiveMinutes(ts), ServiceName, ts)`,
		fmt.Sprintf(`INSERT INTO t SELECT fromUnixTimestamp64Milli(%d + number * 18), 'svc' || toString(number %% 20000),
			['info', 'error'][1 + number %% 2], 'message ' || toString(number), map('k', toString(number %% 100))
			FROM numbers(200000)`, query.Start))
	source := query.TableSource(db, "t")
	many := func(where string) []batch.Condition {
		conditions := make([]batch.Condition, 10_000)
		for i := range conditions {
			conditions[i].Rows = &batch.Rows{Source: source, Where: fmt.Sprintf(where, i)}
		}
		return conditions
	}
	conditions, substrings := many(`SeverityText:error AND ServiceName:"svc%d"`), many(`ServiceName:svc%d`)
	w := batch.Windows{Start: time.UnixMilli(last - 60_000), End: time.UnixMilli(last), Interval: time.Minute}
	r := query.RunnerOf(db)
	run := func(name string, conditions []batch.Condition) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				for i, found := range observeAll(b.Context(), b, r, w, conditions) {
					if found.Err != nil {
						b.Fatalf("condition %d: %v", i, found.Err)
					}
				}
			}
			b.ReportMetric(float64(len(conditions)*b.N)/b.Elapsed().Seconds(), "alerts/s")
		})
	}
	run("shared", conditions)
	run("shared, substring", substrings)
	alone := make([]batch.Condition, 200)
	for i := range alone {
		alone[i] = conditions[i]
		alone[i].Alone = true
	}
	run("alone", alone)
}
