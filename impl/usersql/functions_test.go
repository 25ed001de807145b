package usersql

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestEveryFunctionIsInOneList holds that each function of the engine is either allowed or refused.
func TestEveryFunctionIsInOneList(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	lists := map[string]string{}
	for list, text := range map[string]string{"functions.txt": functionList, "refused.txt": refusedList} {
		names := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		if !slices.IsSortedFunc(names, func(a, b string) int { return strings.Compare(sortKey(a), sortKey(b)) }) {
			t.Errorf("%s is not sorted", list)
		}
		for _, line := range names {
			name, _, _ := strings.Cut(line, " ")
			if lists[name] != "" {
				t.Errorf("%s is listed twice", name)
			}
			lists[name] = list
		}
	}
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: `SELECT name, toBool(is_aggregate), toBool(case_insensitive)
		FROM system.functions WHERE origin = 'System'`}) {
		name := row[0].(string)
		got, ok := functions[name]
		switch {
		case !ok:
			t.Errorf("%s is in neither list; it needs a decision", name)
		case got.refused == "" && (got.aggregate != row[1] || got.anyCase != row[2]):
			t.Errorf("%s: the list says %+v, the engine aggregate %v, anycase %v", name, got, row[1], row[2])
		}
		delete(lists, name)
	}
	for name := range lists {
		t.Errorf("the engine has no function %s", name)
	}
}

func sortKey(line string) string {
	name, _, _ := strings.Cut(line, " ")
	return strings.ToLower(name) + " " + name
}

func TestTheEngineHasOurCombinators(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	var want []string
	for _, row := range enginetest.Select(t, db, engine.Query{
		SQL: `SELECT name FROM system.aggregate_function_combinators WHERE NOT is_internal ORDER BY name`,
	}) {
		want = append(want, row[0].(string))
	}
	if got := slices.Sorted(slices.Values(combinators)); !slices.Equal(want, got) {
		t.Errorf("the engine has %v, we know %v", want, got)
	}
}

// TestNoAllowedFunctionIsATable: ClickHouse may take a function behind IN for a table function of that name.
func TestNoAllowedFunctionIsATable(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	for _, row := range enginetest.Select(t, db, engine.Query{SQL: `SELECT name FROM system.table_functions`}) {
		sql, err := forms["expr"](fmt.Sprintf("1 IN %s('x')", row[0]), Scope{Database: "d"})
		if err == nil {
			t.Errorf("got %s", sql)
		}
	}
}
