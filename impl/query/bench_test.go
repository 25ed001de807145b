package query

import (
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// BenchmarkStatement is the time to render a series, of which the budget is 50 µs.
func BenchmarkStatement(b *testing.B) {
	for name, s := range map[string]sqlgen.Series{
		"fields": {
			Source: logSource(), AggFn: "avg", Field: "LogAttributes.duration",
			GroupBy: []string{"ServiceName", "LogAttributes['http.route']"},
			Where:   `(ServiceName:(cart OR pay) AND LogAttributes.http.status:"500") OR (Duration:>=17 -"disk full")`,
		},
		"SQL": {
			Source: logSource(), AggFn: "quantile", Field: "Duration / 1e6",
			GroupBy: []string{"ServiceName", "if(LogAttributes['http.status'] >= '500', 'error', 'ok') AS status"},
			Where:   "ServiceName IN ('cart', 'pay') AND LogAttributes.http.status = '500' OR Duration >= 17", WhereLanguage: "sql",
		},
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := s.Statement(logs, hour); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkOverhead compares a chart with its SQL sent to the engine directly. The budget is 2 ms between them.
func BenchmarkOverhead(b *testing.B) {
	db := enginetest.Start(b)
	Exec(b, db, `CREATE TABLE t (ts DateTime64(9), svc LowCardinality(String), attrs Map(LowCardinality(String), String))
			ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT fromUnixTimestamp64Milli(1767607200000 + number * 36), 'svc' || toString(number % 7),
			map('k', toString(number % 100)) FROM numbers(200000)`)
	series := sqlgen.Series{Source: TableSource(db, "t"), AggFn: "count", GroupBy: []string{"svc"}, Where: `attrs.k:"7"`}
	b.Run("chart", func(b *testing.B) {
		r := RunnerOf(db)
		for b.Loop() {
			if _, err := r.Chart(b.Context(), Team, ChartOf(series)); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("SQL", func(b *testing.B) {
		known, err := readTable(b.Context(), db, tableKey{database: db.Database(), table: "t"})
		if err != nil {
			b.Fatal(err)
		}
		w, err := ChartOf().window()
		if err != nil {
			b.Fatal(err)
		}
		st, err := series.Statement(known, w)
		if err != nil {
			b.Fatal(err)
		}
		for b.Loop() {
			drain(b, db, engine.Query{SQL: st.SQL, Params: st.Params, Settings: st.Settings, Hints: st.Hints})
		}
	})
}

func drain(b *testing.B, db *engine.DB, q engine.Query) {
	rows, err := db.Select(b.Context(), q)
	if err != nil {
		b.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
	}
	if err := rows.Err(); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkMerged is the time to write a large answer: 5 series of 20,000 rows.
func BenchmarkMerged(b *testing.B) {
	results := make([]result, 5)
	for i := range results {
		for n := range 20_000 {
			results[i].rows = append(results[i].rows, row{
				bucket: int64(n / 10), value: []byte("12.5"), groups: [][]byte{[]byte(`"svc` + string(rune('0'+n%10)) + `"`)},
			})
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := merged(b.Context(), results); err != nil {
			b.Fatal(err)
		}
	}
}
