package service

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
)

func TestEventsHaveTheTextOfTheCondition(t *testing.T) {
	t.Parallel()
	search := func(where string, filters ...api.SavedSearchFilter) Condition {
		return Condition{Query: batch.Condition{Rows: &batch.Rows{Where: where, Filters: filters}}}
	}
	tile := func(config string) Condition {
		return Condition{Query: batch.Condition{Tile: &query.Tile{Config: []byte(config)}}}
	}
	filter := func(kind api.SavedSearchFilterType, condition string) api.SavedSearchFilter {
		return api.SavedSearchFilter{Type: &kind, Condition: &condition}
	}
	pointer := func(s string) *string { return &s }
	ast, equal := api.SavedSearchFilterTypeSQLAst, api.SavedSearchFilterOperator("=")
	long := strings.Repeat("🚑é", maxSourceQuery)
	for name, c := range map[string]struct {
		condition Condition
		want      string
	}{
		"a search without conditions":   {search(" "), ""},
		"a search with a filter":        {search(" level:error\n"), "level:error"},
		"a search with a pinned filter": {search("", api.SavedSearchFilter{Condition: pointer("a IN ('b')")}), "a IN ('b')"},
		"a search with both, and others": {
			search("level:error", filter(api.SavedSearchFilterTypeSQL, "a IN ('b')"), filter(api.SavedSearchFilterTypeLucene, ""),
				api.SavedSearchFilter{Type: &ast, Operator: &equal, Left: pointer("c"), Right: pointer("1")}),
			"(level:error) AND (a IN ('b')) AND (c = 1)",
		},
		"a search with a long filter": {search(long), strings.Repeat("🚑é", maxSourceQuery/2)},
		"a tile without conditions":   {tile(`{"displayType":"line","select":[{"aggFn":"count","where":""}]}`), ""},
		"a tile with filters, one twice": {
			tile(`{"select":[{"where":"a:1"},{"where":" b = 2 "},{},{"where":"a:1"}]}`), "a:1\nb = 2",
		},
		"a tile in SQL":            {tile(`{"configType":"sql","sqlTemplate":"SELECT 1","select":"x"}`), "SELECT 1"},
		"a tile with long SQL":     {tile(`{"configType":"sql","sqlTemplate":"` + long + `"}`), strings.Repeat("🚑é", maxSourceQuery/2)},
		"a condition at the limit": {search(strings.Repeat("é", maxSourceQuery)), strings.Repeat("é", maxSourceQuery)},
	} {
		if got := c.condition.NamesForEvents().SourceQuery; got != c.want {
			t.Errorf("%s: %.200q, want %.200q", name, got, c.want)
		}
	}
}
