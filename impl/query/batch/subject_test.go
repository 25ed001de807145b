package batch

import (
	"strconv"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestConditionsShareOnlyWhatAllCall says which conditions may be read by one query.
func TestConditionsShareOnlyWhatAllCall(t *testing.T) {
	t.Parallel()
	plain := logSource()
	calling := plain
	calling.TableFilter = "lower(Body) != ''"
	other := plain
	other.TableFilter = "sleep(3) = 0"
	selecting := plain
	selecting.Select = "lower(Body) AS low"
	rows := func(source sqlgen.Source, where string) Condition {
		return Condition{Rows: &Rows{Source: source, Where: where, WhereLanguage: "sql"}}
	}
	tile := func(item string) Condition {
		return Condition{Tile: &query.Tile{Source: &plain, Config: []byte(`{"displayType":"line","select":[` + item + `]}`)}}
	}
	chart := func(where string) Condition {
		return Condition{Tile: &query.Tile{Source: &plain, Config: []byte(`{"displayType":"line","where":` + strconv.Quote(where) +
			`,"whereLanguage":"sql","select":[{"aggFn":"count"}]}`)}}
	}
	conditions := []Condition{
		rows(plain, "Body = 'a'"), rows(plain, "Body = 'b'"), tile(`{"aggFn":"count"}`),
		rows(calling, "Body = 'a'"), rows(calling, "Body = 'b'"),
		rows(other, "Body = 'a'"),
		rows(selecting, "low = 'a'"), rows(selecting, "low = 'b'"),
		rows(plain, "lower(Body) = 'a'"), rows(plain, "lower(Body) = 'b'"), rows(calling, "lower(Body) = 'a'"),
		tile(`{"aggFn":"max","valueExpression":"length(Body)"}`), tile(`{"aggFn":"count","where":"length(Body)","whereLanguage":"sql"}`),
		{Rows: &Rows{Source: plain, GroupBy: "lower(Body)"}},
		{Rows: &Rows{Source: plain, GroupBy: "lower(Body)", Where: "Body:a"}},
		{Rows: &Rows{Source: plain, GroupBy: "lower(Body)", Where: "sleep(3) = 0", WhereLanguage: "sql"}},
		{Rows: &Rows{Source: plain, Select: "lower(Body) AS low"}},
		chart("Body = 'a'"), chart("sleep(3) = 0"),
	}
	c := &call{window: hour, answered: make([]atomic.Bool, len(conditions)), answer: func(i int, w Observation) { t.Error(i, w.Err) }}
	var got []int
	queries := map[string]int{}
	for _, s := range c.subjects(conditions) {
		key := s.scanKey()
		if _, known := queries[key]; !known {
			queries[key] = len(queries)
		}
		got = append(got, queries[key])
	}
	if diff := cmp.Diff([]int{0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 8, 9, 3, 0, 2}, got); diff != "" {
		t.Errorf("the queries of the conditions (-want +got):\n%s", diff)
	}
}
