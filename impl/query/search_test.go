package query

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestSearchReadsInTheOrderOfTheKey holds that the first rows of a large table cost little.
func TestSearchReadsInTheOrderOfTheKey(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime64(3), svc String) ENGINE = MergeTree
			ORDER BY (toStartOfFiveMinutes(ts), svc, ts) SETTINGS index_granularity = 1024`,
		`INSERT INTO t SELECT addMilliseconds(toDateTime64('2026-01-05 10:00:00', 3), number * 10), toString(number % 7)
			FROM numbers(720000)`)
	s := sqlgen.Search{Source: TableSource(db, "t"), Select: "ts", Start: Start, End: End, Limit: 3}
	r := RunnerOf(db)
	for order, want := range map[string]string{
		"": "11:59:59.990 11:59:59.980 11:59:59.970", "ts DESC": "11:59:59.990 11:59:59.980 11:59:59.970",
		"ts": "10:00:00.000 10:00:00.010 10:00:00.020", "ts ASC": "10:00:00.000 10:00:00.010 10:00:00.020",
	} {
		s.OrderBy = order
		found, err := r.Search(t.Context(), Team, s)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, row := range Decode(t, found.Data) {
			got = append(got, strings.Trim(row["ts"].(string)[10:], "TZ"))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("by %q: %v, want %s", order, got, want)
		}
		_, known, err := r.Table(t.Context(), Team, s.Source.Ref())
		if err != nil {
			t.Fatal(err)
		}
		q, err := s.Statement(known)
		if err != nil {
			t.Fatal(err)
		}
		q.SQL = "EXPLAIN actions = 1 " + q.SQL
		rows, err := db.Select(t.Context(), engine.Query{SQL: q.SQL, Params: q.Params, Settings: q.Settings})
		if err != nil {
			t.Fatal(err)
		}
		var plan strings.Builder
		for rows.Next() {
			var line string
			if err := rows.Scan(&line); err != nil {
				t.Fatal(err)
			}
			plan.WriteString(line + "\n")
		}
		rows.Close()
		if !strings.Contains(plan.String(), "InOrder") && !strings.Contains(plan.String(), "InReverseOrder") {
			t.Errorf("by %q the table is not read in its order:\n%s", order, plan.String())
		}
	}
}

// TestSearchWidens holds how many queries a search takes: few where nothing is found, and each row is found wherever it is.
func TestSearchWidens(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime64(3), name String) ENGINE = MergeTree ORDER BY (toStartOfFiveMinutes(ts), ts)`)
	r := RunnerOf(db)
	s := sqlgen.Search{Source: TableSource(db, "t"), Select: "name", Start: Start - 29*24*hourMillis, End: Start + 24*hourMillis, Limit: 2}
	queries := queriesOf(r)
	for name, ago := range map[string]int64{ // of the row, in milliseconds before the end
		"first": 1, "second": 6 * 60_000, "third": 2 * hourMillis, "fourth": 20 * hourMillis, "fifth": 5 * 24 * hourMillis, "last": 29 * 24 * hourMillis,
	} {
		Exec(t, db, "TRUNCATE TABLE t", fmt.Sprintf("INSERT INTO t VALUES (fromUnixTimestamp64Milli(%d), '%s')", s.End-ago, name))
		found, err := r.Search(t.Context(), Team, s)
		if err != nil {
			t.Fatal(err)
		}
		querytest.WantText(t, `[{"name":"`+name+`"}]`, string(found.Data))
	}
	Exec(t, db, "TRUNCATE TABLE t")
	queries()
	if found, err := r.Search(t.Context(), Team, s); err != nil || found.Rows > 0 {
		t.Errorf("%d rows, %v", found.Rows, err)
	}
	if n := queries(); n != 3 {
		t.Errorf("nothing was found in %d queries", n)
	}
}

// queriesOf counts the queries of pages since it was asked last, where one runs at a time: a grant of a slot is another for its
// caller, who comes anew.
func queriesOf(r *Runner) func() uint64 {
	last := uint64(0)
	return func() uint64 {
		before := last
		last = r.queues.pages.Grants()
		return (last - before) / 2
	}
}

func TestSearchFollowsItsTable(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime, old String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t VALUES ('2026-01-05 10:30:00', 'x')`)
	s := sqlgen.Search{Source: TableSource(db, "t"), Select: "*", Start: Start, End: End, Limit: 3}
	r := RunnerOf(db)
	search := func(want string) {
		t.Helper()
		found, err := r.Search(t.Context(), Team, s)
		if err != nil {
			t.Fatal(err)
		}
		querytest.WantText(t, want, string(found.Data))
	}
	search(`[{"ts":"2026-01-05T10:30:00Z","old":"x"}]`)
	Exec(t, db, `ALTER TABLE t RENAME COLUMN old TO new`)
	now := time.Now().Add(refreshColumns)
	r.columns.now = func() time.Time { return now }
	s.Where = "new:x"
	search(`[{"ts":"2026-01-05T10:30:00Z","new":"x"}]`)
}

func TestSearchMistakes(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime, text String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT toDateTime('2026-01-05 10:00:00'), repeat(char(1), 1000000) FROM numbers(100)`)
	r := RunnerOf(db)
	for want, edit := range map[string]func(*sqlgen.Search){
		"a metric source":                          func(s *sqlgen.Search) { s.Source.Kind = "metric" },
		`unknown whereLanguage "promql"`:           func(s *sqlgen.Search) { s.WhereLanguage = "promql" },
		"select: required":                         func(s *sqlgen.Search) { s.Select = " " },
		"orderBy: ":                                func(s *sqlgen.Search) { s.OrderBy = "ts; DROP TABLE t" },
		"tableFilterExpression of the source: ":    func(s *sqlgen.Search) { s.Source.TableFilter = "1)" },
		"The rows are larger than 64 MiB: request": func(s *sqlgen.Search) { s.Limit = 12 }, // a character takes six
	} {
		s := sqlgen.Search{Source: TableSource(db, "t"), Select: "text", Start: Start, End: End, Limit: 1}
		edit(&s)
		_, err := r.Search(t.Context(), Team, s)
		querytest.WantError(t, err, core.Invalid, want)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := r.Search(ctx, Team, sqlgen.Search{Source: TableSource(db, "t"), Select: "text", Start: Start, End: End, Limit: 1})
	if core.KindOf(err) != core.Canceled {
		t.Errorf("a search without a caller: %v", err)
	}
}
