package query

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// What a client gets wrong is its own mistake, named with its series and cause, whoever finds it.
func TestMistakesThatTheEngineFinds(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime64(9), svc String, n UInt64, dec Decimal(10, 2), e Enum8('a' = 1),
			attrs Map(String, String), arr Array(String), ip IPv4, id UUID) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t (ts, svc, n, e) VALUES ('2026-01-05 10:00:00', 'a', 0, 'a')`)
	where := func(sql string) sqlgen.Series { return sqlgen.Series{AggFn: "count", Where: sql, WhereLanguage: "sql"} }
	group := func(sql string) sqlgen.Series { return sqlgen.Series{AggFn: "count", GroupBy: []string{sql}} }
	avg := func(sql string) sqlgen.Series { return sqlgen.Series{AggFn: "avg", Field: sql} }
	for _, tt := range []struct {
		series sqlgen.Series
		want   string // the name of the error, or the beginning of a text of ours
	}{
		{where("count() > 1"), "ILLEGAL_AGGREGATION: "},
		{where("nope = 1"), "UNKNOWN_IDENTIFIER: Unknown expression or function identifier `nope`"},
		{where("svc.nope = 1"), "NO_COMMON_TYPE: "},
		{where("svc"), "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{where("svc > 1"), "NO_COMMON_TYPE: "},
		{where("toDate(svc) > 1"), ""},
		{where("toUInt8(svc) = 1"), "CANNOT_PARSE_TEXT: "},
		{where("toDateTime(svc) > 1"), "CANNOT_PARSE_DATETIME: "},
		{where("ip = 'x'"), "CANNOT_PARSE_"},
		{where("id = 'x'"), "CANNOT_PARSE_UUID: "},
		{where("e::String::Enum('x' = 1) = 'x'"), "UNKNOWN_ELEMENT_OF_ENUM: "},
		{where("intDiv(1, n) = 1"), "ILLEGAL_DIVISION: Division by zero"},
		{where("match(svc, '(')"), "CANNOT_COMPILE_REGEXP: "},
		{where("length(svc, 2) = 1"), "NUMBER_OF_ARGUMENTS_DOESNT_MATCH: "},
		{where("plus(n) = 1"), "NUMBER_OF_ARGUMENTS_DOESNT_MATCH: "},
		{where("attrs = 1"), ""},
		{where("arr[1][2][3] = 1"), ""},
		{where("(n, svc) = 1"), ""},
		{where("n + svc = 1"), "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{where("not arr"), "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{group("sum(n)"), "ILLEGAL_AGGREGATION: "},
		{group("nope(n)"), ""},
		{group("lower(n)"), "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{group("nope.a"), `groupBy: unknown field "nope.a"`},
		{avg("sum(n)"), "ILLEGAL_AGGREGATION: "},
		{avg("n + svc"), "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{avg("attrs[1]"), "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{avg("toDecimal32(svc, 2)"), "CANNOT_PARSE"},
		{avg("dec / 0"), "ILLEGAL_DIVISION: Division by zero"},
		{avg("arr"), `field: "arr" has the type Array(String), which is not a number`},
		{sqlgen.Series{AggFn: "none", Field: "sum(svc)"}, "ILLEGAL_TYPE_OF_ARGUMENT: "},
		{sqlgen.Series{AggFn: "none", Field: "sum(max(n))"}, "ILLEGAL_AGGREGATION: "},
		{sqlgen.Series{AggFn: "none", Field: "sum(n) + n"}, "NOT_AN_AGGREGATE: "},
		{sqlgen.Series{AggFn: "none", Field: "quantile(7)(n)"}, "PARAMETER_OUT_OF_BOUND: "},
		{sqlgen.Series{AggFn: "count", Where: "n:x"}, "filter, character 1: "},
	} {
		name := tt.series.Where + tt.series.Field + strings.Join(tt.series.GroupBy, "")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := tt.series
			s.Source = source
			good := sqlgen.Series{Source: source, AggFn: "count"}
			_, err := r.Chart(t.Context(), Team, ChartOf(good, s))
			querytest.WantError(t, err, core.Invalid, "series 1: "+tt.want)
		})
	}
}

func TestASourceMayLowerTheTimeOfItsQueries(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, endless)
	source.From.Table = "endless"
	source.Settings = []sqlgen.Setting{{Name: "max_execution_time", Value: "0.2"}}
	began := time.Now()
	_, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count"}))
	querytest.WantError(t, err, core.Timeout, "The query took too long")
	if time.Since(began) >= engine.MaxTime {
		t.Error("the query had all the time there is")
	}
}

func TestSeriesRunOnTheirConnections(t *testing.T) {
	t.Parallel()
	databases := map[string]*engine.DB{}
	for i, connection := range []string{"first", "second"} {
		db := enginetest.Start(t)
		Exec(t, db, `CREATE TABLE t (ts DateTime, n UInt8) ENGINE = Memory`,
			`INSERT INTO t SELECT '2026-01-05 10:00:00', number FROM numbers(`+[]string{"3", "5"}[i]+`)`)
		databases[connection] = db
	}
	r := NewRunner(func(_ context.Context, id core.TeamID, connection string) (*engine.DB, error) {
		if id != Team {
			return nil, errors.New("opened for another team")
		}
		return databases[connection], nil
	})
	on := func(connection string) sqlgen.Series {
		s := TableSource(databases[connection], "t")
		s.Connection = connection
		return sqlgen.Series{Source: s, AggFn: "count"}
	}
	querytest.WantText(t, `[{"ts_bucket":1767607200000,"group":[],"series_0.data":3,"series_1.data":5,"series_2.data":3}]`,
		r.answer(t, false, on("first"), on("second"), on("first")))
}

func TestEveryQueryTakesItsTurn(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00')`)
	r.queues.pages = queue.New(queue.Limits{Slots: 4, TenantSlots: 4, Dynamic: usualLimit, Plural: "queries"}) // none may wait
	var held []func()
	for {
		release, err := r.queues.pages.Acquire(t.Context(), queue.Holder{Tenant: string(Team)})
		if err != nil {
			break
		}
		held = append(held, release)
	}
	ask := func() error {
		_, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count"}))
		return err
	}
	if err := ask(); core.KindOf(err) != core.RateLimited {
		t.Errorf("without a free slot: got error %v, want a rate limit", err)
	}
	for _, release := range held {
		release()
	}
	for range 10 { // each gives its slot back
		if err := ask(); err != nil {
			t.Error(err)
		}
	}
}
