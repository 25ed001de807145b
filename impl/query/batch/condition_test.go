package batch

import (
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Alerts that may take any time are known from others before they are read.
func TestConditionsThatCallFunctions(t *testing.T) {
	t.Parallel()
	plain := sqlgen.Source{Kind: "log", Timestamp: "ts", Body: "Body", Select: "ts, Body"}
	rows := func(edit func(*Rows)) Condition {
		r := &Rows{Source: plain, Where: "Body:(a OR b)"}
		edit(r)
		return Condition{Rows: r}
	}
	tile := func(config string) Condition {
		return Condition{Tile: &query.Tile{Config: []byte(config), Source: &plain}}
	}
	condition := "lower(Body) = 'x'"
	for what, c := range map[string]struct {
		condition Condition
		want      bool
	}{
		"words":                    {rows(func(*Rows) {}), false},
		"a filter in SQL":          {rows(func(r *Rows) { r.Where, r.WhereLanguage = condition, "sql" }), true},
		"a group":                  {rows(func(r *Rows) { r.GroupBy = "ServiceName" }), false},
		"a group by a function":    {rows(func(r *Rows) { r.GroupBy = "lower(ServiceName)" }), true},
		"a saved filter":           {rows(func(r *Rows) { r.Filters = []api.SavedSearchFilter{{Condition: &condition}} }), true},
		"a function of the source": {rows(func(r *Rows) { r.Source.Timestamp = "toDate(ts)" }), true},
		"a count":                  {tile(`{"displayType":"line","select":[{"aggFn":"count","where":"a:(b OR c)"}]}`), false},
		"a name with parentheses":  {tile(`{"displayType":"line","select":[{"aggFn":"count","alias":"n (5m)"}]}`), false},
		"a sum of a function":      {tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"abs(n)"}]}`), true},
		"a filter of a chart":      {tile(`{"displayType":"line","where":"a:(b)","select":[{"aggFn":"count"}]}`), false},
		"a filter of a chart in SQL": {
			tile(`{"displayType":"line","where":"abs(n) > 1","whereLanguage":"sql","select":[{"aggFn":"count"}]}`), true,
		},
		"SQL": {tile(`{"configType":"sql","displayType":"line","sqlTemplate":"SELECT count() FROM t"}`), true},
	} {
		if got := c.condition.CallsFunctions(); got != c.want {
			t.Errorf("%s: got %t", what, got)
		}
	}
}
