package dashboardimport

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/schema"
)

// importVariable imports a dashboard with one variable and a table for each query.
func importVariable(t *testing.T, variable string, queries ...string) *Result {
	t.Helper()
	panels := &schema.Value{Kind: schema.Array}
	for _, sql := range queries {
		panels.Items = append(panels.Items, object("type", "table", "targets",
			&schema.Value{Kind: schema.Array, Items: []*schema.Value{object("rawSql", sql)}}))
	}
	dashboard, err := schema.Parse([]byte(`{"title":"x","templating":{"list":[` + variable + `]}}`))
	if err != nil {
		t.Fatal(err)
	}
	dashboard.Set("panels", panels)
	request := testImporter().Request
	request.Dashboard = dashboard
	result, err := Import(request)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func TestVariablesThatQueriesCompareBecomeFilters(t *testing.T) {
	t.Parallel()
	const text = `{"type":"textbox","name":"v","query":"cart"}`
	for _, tt := range []struct{ rule, variable, sql, filter, want string }{
		{"a text", text, "SELECT 1 FROM otel_logs WHERE a = '$v'", "a", "$__filter(a, $v)"},
		{"a key of a map", text, "SELECT 1 FROM otel_logs WHERE m['x.y'] = '$v'", "m['x.y']", "$__filter(m['x.y'], $v)"},
		{"a table in the database of another source", text, "SELECT 1 FROM audit.events WHERE a = '$v'", "", "a = 'cart'"},
		{"no source reads the table", text, "SELECT 1 FROM other WHERE a = '$v'", "", "a = 'cart'"},
		{
			"a pattern of its values", `{"type":"custom","name":"v","multi":true,"query":"a,b","current":{"value":["a"]}}`,
			"SELECT 1 FROM otel_logs WHERE a IN ($v) AND match(b, '^${v:regex}$')", "a", "$__filter(a, $v) AND match(b, '^${v:regex}$')",
		},
		{"it stands elsewhere first", text, "SELECT '$v' AS x FROM otel_logs WHERE a = '$v'", "", "SELECT 'cart' AS x FROM otel_logs WHERE a = 'cart'"},
		{"it stands elsewhere later", text, "SELECT 1 FROM otel_logs WHERE a = '$v' AND b LIKE '%$v%'", "", "b LIKE '%cart%'"},
		{"with two columns", text, "SELECT 1 FROM otel_logs WHERE a = '$v' OR b = '$v'", "", "a = 'cart' OR b = 'cart'"},
		{"with a name of the query", text, "SELECT lower(b) AS a FROM otel_logs WHERE a = '$v'", "", "a = 'cart'"},
		{"in a subquery", text, "SELECT 1 FROM (SELECT b AS a FROM otel_logs) WHERE a = '$v'", "", "a = 'cart'"},
		{"as the name of a table", `{"type":"custom","name":"v","query":"otel_logs"}`, "SELECT 1 FROM $v WHERE a = '$v'", "", "FROM otel_logs"},
		{"a constant", `{"type":"constant","name":"v","query":"cart"}`, "SELECT 1 FROM otel_logs WHERE a = '$v'", "", "a = 'cart'"},
		{
			"a value of its own for everything", `{"type":"custom","name":"v","query":"a","includeAll":true,"allValue":"b"}`,
			"SELECT 1 FROM otel_logs WHERE a = '$v'", "", "a = 'b'",
		},
		{
			"another variable depends on it", text + `,{"type":"query","name":"w","query":"SELECT DISTINCT b FROM otel_logs WHERE a = '$v'"}`,
			"SELECT 1 FROM otel_logs WHERE a = '$v'", "b", "a = 'cart'",
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			result := importVariable(t, tt.variable, tt.sql)
			var filters []string
			for _, f := range result.Filters {
				filters = append(filters, f.Value.Str("expression"))
			}
			if got := strings.Join(filters, " "); got != tt.filter {
				t.Errorf("the filters are %q, want %q", got, tt.filter)
			}
			if len(result.Tiles) != 1 {
				t.Fatalf("%d tiles, notes %v", len(result.Tiles), result.Notes)
			}
			if sql := at(result.Tiles[0].Value, "config").Str("sqlTemplate"); !strings.Contains(sql, tt.want) {
				t.Errorf("the SQL is %s, want %s", sql, tt.want)
			}
		})
	}
	// All queries count: one that stands elsewhere keeps the value in the others.
	result := importVariable(t, text, "SELECT 1 FROM otel_logs WHERE a = '$v'", "SELECT '$v'")
	if len(result.Filters) != 0 || len(result.Tiles) != 2 {
		t.Errorf("%d filters, %d tiles", len(result.Filters), len(result.Tiles))
	}
	// Filters of one expression share what is selected, so that it is not kept where two variables differ.
	result = importVariable(t, `{"type":"query","name":"v","query":"SELECT DISTINCT a FROM otel_logs","current":{"value":"x'y"}},
		{"type":"query","name":"w","query":"SELECT DISTINCT b FROM otel_logs","current":{"value":["1","2"]}},
		{"type":"query","name":"x","query":"SELECT DISTINCT b FROM otel_logs","current":{"value":"3"}}`)
	saved := result.Rest.List("savedFilterValues")
	if len(saved) != 1 || saved[0].Str("condition") != `a IN ('x\'y')` {
		t.Errorf("the dashboard opens with %v", saved)
	}
}

// A tile with a source applies the filters of the dashboard in place of $adhoc.
func TestFiltersOfTheDashboardCountInAdhoc(t *testing.T) {
	t.Parallel()
	for table, want := range map[string]string{
		"otel_logs": "SELECT count() FROM `otel_logs` WHERE $__filters",
		"other":     "SELECT count() FROM `other` WHERE 1",
	} {
		panel := object("type", "table", "targets", &schema.Value{Kind: schema.Array, Items: []*schema.Value{
			object("query", "SELECT count() FROM $table WHERE $adhoc", "table", table),
		}})
		request := testImporter().Request
		request.Dashboard = object("panels", &schema.Value{Kind: schema.Array, Items: []*schema.Value{panel}})
		result, err := Import(request)
		if err != nil || len(result.Tiles) != 1 {
			t.Fatalf("%s: %v, %v", table, err, result)
		}
		if sql := at(result.Tiles[0].Value, "config").Str("sqlTemplate"); sql != want {
			t.Errorf("%s: %s, want %s", table, sql, want)
		}
	}
}

func TestSelectedIntervals(t *testing.T) {
	t.Parallel()
	for variable, want := range map[string]string{
		`"query":"1m,5m","auto":true,"current":{"text":"auto","value":"$__auto_interval_v"}`: "$__interval_s",
		`"query":"1m,5m","auto":true,"current":{"text":"auto","value":"5m"}`:                 "$__interval_s",
		`"query":"1m,5m","current":{"value":"auto"}`:                                         "$__interval_s",
		`"query":"1m,5m","auto":true`:                                                        "$__interval_s",
		`"query":"1m,5m"`:                                                                    "60",
		`"query":"1m,5m","auto":true,"current":{"text":"5m","value":"5m"}`:                   "300",
	} {
		result := importVariable(t, `{"type":"interval","name":"v",`+variable+`}`, "SELECT $v AS n")
		if len(result.Tiles) != 1 {
			t.Fatalf("%s: %v", variable, result.Notes)
		}
		if sql := at(result.Tiles[0].Value, "config").Str("sqlTemplate"); sql != "SELECT "+want+" AS n" {
			t.Errorf("%s: %s, want %s", variable, sql, want)
		}
	}
}
