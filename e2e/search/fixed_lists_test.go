package search

import (
	"maps"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
)

// fixedFilters returns a filter of each type.
func fixedFilters(s shop) []harness.Object {
	return []harness.Object{
		{"type": "STATIC_LIST", "name": "svc", "options": []string{"cart", "checkout", "it's", "cart", "checks"}},
		{"type": "PROMETHEUS_LABEL", "name": "Host name", "sourceId": s.metrics, "label": "host"},
		{"type": "QUERY_EXPRESSION", "name": "severity", "expression": "SeverityText", "sourceId": s.logs, "isVariableEnabled": true},
	}
}

// rawCount returns a tile that counts log records by a condition in SQL.
func (s shop) rawCount(t *testing.T, condition string) harness.Object {
	t.Helper()
	connection := harness.Decode[harness.Object](t, s.Do("GET", "sources/"+s.logs, "").Payload(t))["connection"]
	return harness.Object{
		"displayType": "number", "configType": "sql", "connectionId": connection, "sourceId": s.logs,
		"sqlTemplate": "SELECT count() FROM $__sourceTable WHERE $__timeFilter(Timestamp) AND " + condition,
	}
}

// testFixedListsInSQL counts rows by the variables of filters without an expression, of stored tiles and previews.
func testFixedListsInSQL(t *testing.T, s shop) {
	const none, cart, both = "1", "ServiceName = 'cart'", "ServiceName IN ('cart', 'checkout')"
	tests := []struct {
		rule, condition string
		selected        map[string][]string
		want            string // the condition without variables, or the problem
	}{
		{"a list of values", "ServiceName IN ($svc)", map[string][]string{"svc": {"cart", "checkout"}}, both},
		{"quoted values", "ServiceName IN (${svc:sqlstring})", map[string][]string{"svc": {"it's", "cart"}}, cart},
		{"a filter", "$__filter(ServiceName, $svc)", map[string][]string{"svc": {"cart"}}, cart},
		{"a filter without a selection", "$__filter(ServiceName, $svc)", nil, none},
		{"a value that is no option", "$__filter(ServiceName, $svc)", map[string][]string{"svc": {"' OR 1=1 --"}}, "0"},
		{"a filter by a label", "$__filter(ServiceName, $Host_name)", map[string][]string{"Host name": {"cart"}}, cart},
		{"a condition", "$__conditionalAll(ServiceName = 'cart', $svc)", map[string][]string{"svc": {"x"}}, cart},
		{"a condition without a selection", "$__conditionalAll(ServiceName = 'cart', $svc)", nil, none},
		{"no broadcast", "$__filters", map[string][]string{"svc": {"cart"}, "Host name": {"cart"}}, none},
		{
			"the broadcast of another", "$__filters",
			map[string][]string{"svc": {"cart"}, "Host name": {"x"}, "severity": {"error"}},
			"SeverityText = 'error'",
		},
		{"a filter without an expression", "$__filter($svc)", map[string][]string{"svc": {"cart"}}, noExpression("svc")},
		{"a filter without an expression and selection", "$__filter($svc)", nil, noExpression("svc")},
		{"a label without an expression", "$__filter($Host_name)", nil, noExpression("Host_name")},
		{"a filter with its expression", "$__filter($severity)", map[string][]string{"severity": {"error"}}, "SeverityText = 'error'"},
	}
	tiles := make([]harness.Object, len(tests))
	for i, tt := range tests {
		tiles[i] = harness.Object{"name": tt.rule, "x": 0, "y": 0, "w": 1, "h": 1, "config": s.rawCount(t, tt.condition)}
	}
	stored := harness.Decode[struct {
		ID             string
		Tiles, Filters []harness.Object
	}](t, s.Do("POST", "dashboards", harness.Encode(t, harness.Object{
		"name": "Fixed lists", "filters": fixedFilters(s), "tiles": tiles,
	})).Payload(t))
	ids := map[string]any{}
	for _, f := range stored.Filters {
		ids[f["name"].(string)] = f["id"]
	}
	// Clients may leave out the fixed flags.
	previewed := make([]harness.Object, len(stored.Filters))
	for i, f := range stored.Filters {
		if previewed[i] = f; f["expression"] == nil {
			previewed[i] = harness.Edited(f, nil, "isBroadcastEnabled", "isVariableEnabled")
		}
	}
	counted := map[string]bool{}
	for i, tt := range tests {
		selected := []harness.Object{}
		for name, values := range tt.selected {
			selected = append(selected, harness.Object{"id": ids[name], "values": values})
		}
		keys := harness.Object{"filters": selected}
		a := s.Do("POST", "dashboards/"+stored.ID+"/tiles/"+stored.Tiles[i]["id"].(string)+"/query", harness.Encode(t, s.tileQuery(keys)))
		p := s.preview(t, s.rawCount(t, tt.condition), harness.Edited(keys, harness.Object{"dashboardFilters": previewed}))
		if strings.HasPrefix(tt.want, "$__filter") {
			a.WantProblem(t, tt.want)
			p.WantProblem(t, tt.want)
			continue
		}
		want := s.preview(t, s.rawCount(t, tt.want), nil).Payload(t)
		for from, got := range map[string]string{"stored": a.Payload(t), "preview": p.Payload(t)} {
			got, want := rows(t, got), rows(t, want)
			if diff := cmp.Diff(got, want); diff != "" {
				t.Errorf("%s, %s (-got +want):\n%s", tt.rule, from, diff)
			}
			counted[harness.Encode(t, want)] = true
		}
	}
	if len(counted) < 5 { // all, none, a service, two of them, errors
		t.Errorf("the conditions differ too little: %v", counted)
	}
}

func noExpression(variable string) string {
	return "$__filter: the filter " + variable + " has no expression, use $__filter(expression, $variable)"
}

// rows decodes the rows of a tile's answer.
func rows(t *testing.T, text string) [][]any {
	t.Helper()
	return harness.Decode[tileData](t, text).Rows
}

// testWarningsOfFixedLists holds that a dashboard with SQL that no selection makes right is stored with a warning.
func testWarningsOfFixedLists(t *testing.T, s shop) {
	tile := func(condition string) harness.Object {
		return harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "config": s.rawCount(t, condition)}
	}
	v := harness.Decode[harness.Validation](t, s.Do("POST", "dashboards/validate", harness.Encode(t, harness.Object{"name": "x", "filters": fixedFilters(s), "tiles": []any{
		tile("$__filter(ServiceName, $svc) AND $__filter($severity) AND ServiceName IN ($Host_name)"),
		tile("$__filter($svc)"), tile("$__filters"), tile("$__filter($Host_name)"),
	}})).Body)
	want := []harness.Problem{
		{Path: "tiles.1.config.sqlTemplate", Message: noExpression("svc")},
		{Path: "tiles.3.config.sqlTemplate", Message: noExpression("Host_name")},
	}
	if diff := cmp.Diff(want, v.Warnings); diff != "" || !v.Valid {
		t.Errorf("the validation is %v; warnings (-want +got):\n%s", v, diff)
	}
}

// testRequiredFiltersDoNotChangeAnswers holds that only viewers wait for a selection.
func testRequiredFiltersDoNotChangeAnswers(t *testing.T, s shop) {
	query := func(required harness.Object) string {
		t.Helper()
		filters := fixedFilters(s)
		for _, f := range filters {
			maps.Copy(f, required)
		}
		d := harness.Decode[struct {
			ID    string
			Tiles []harness.Object
		}](t, s.Do("POST", "dashboards", harness.Encode(t, harness.Object{
			"name": "Required", "filters": filters, "tiles": []any{harness.Object{
				"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "config": s.rawCount(t, "$__filters AND $__filter(ServiceName, $svc)"),
			}},
		})).Payload(t))
		return s.Do("POST", "dashboards/"+d.ID+"/tiles/"+d.Tiles[0]["id"].(string)+"/query", harness.Encode(t, s.tileQuery(nil))).Payload(t)
	}
	want := rows(t, query(nil))
	got := rows(t, query(harness.Object{"minSelections": 2, "isGlobalRequirement": true}))
	if diff := cmp.Diff(got, want); diff != "" || want[0][0] == 0.0 {
		t.Errorf("the rows (-required +not):\n%s", diff)
	}
}

// testFilterValuesOfFixedLists holds what a fixed list offers, and that a Prometheus label offers nothing.
func testFilterValuesOfFixedLists(t *testing.T, s shop) {
	d := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", harness.Encode(t, harness.Object{
		"name": "Values of fixed lists", "filters": fixedFilters(s), "tiles": []any{},
	})).Payload(t))
	ask := func(filter int, keys harness.Object) harness.Answer {
		return s.Do("POST", "dashboards/"+d["id"].(string)+"/filters/"+harness.At(d, "filters", filter, "id").(string)+"/values",
			harness.Encode(t, s.tileQuery(keys)))
	}
	for _, tt := range []struct {
		keys harness.Object
		want []string
		more bool
	}{
		{nil, []string{"cart", "checkout", "it's", "checks"}, false},
		{harness.Object{"prefix": "c"}, []string{"cart", "checkout", "checks"}, false},
		{harness.Object{"prefix": "check"}, []string{"checkout", "checks"}, false},
		{harness.Object{"prefix": "Check"}, nil, false},
		{harness.Object{"prefix": "%"}, nil, false},
		{harness.Object{"limit": 1}, []string{"cart"}, true},
		{harness.Object{"limit": 3}, []string{"cart", "checkout", "it's"}, true},
		{harness.Object{"limit": 4}, []string{"cart", "checkout", "it's", "checks"}, false},
		{harness.Object{"limit": 1, "prefix": "check"}, []string{"checkout"}, true},
		{harness.Object{"limit": 2, "prefix": "check"}, []string{"checkout", "checks"}, false},
	} {
		want := api.FilterValues{Values: []api.FilterValue{}, More: tt.more}
		for _, value := range tt.want {
			want.Values = append(want.Values, api.FilterValue{Value: value})
		}
		if diff := cmp.Diff(harness.Decode[api.FilterValues](t, ask(0, tt.keys).Payload(t)), want); diff != "" {
			t.Errorf("%v (-got +want):\n%s", tt.keys, diff)
		}
	}
	ask(0, harness.Object{"startTime": nil}).WantProblem(t, "startTime: Expected number, received null")
	ask(1, nil).WantProblem(t, "The values of a Prometheus label are not available")
	if got := harness.Decode[api.FilterValues](t, ask(2, nil).Payload(t)); len(got.Values) == 0 || got.Values[0].Count == 0 {
		t.Errorf("an expression offers %v", got)
	}
}

// testMinAutoGranularity holds that automatic buckets are at least as wide as the source says, and others as the client says.
func testMinAutoGranularity(t *testing.T, s shop) {
	source := harness.Decode[harness.Object](t, s.Do("GET", "sources/"+s.metrics, "").Payload(t))
	source["name"] = "Slow metrics"
	granularity := func(least, asked any) string {
		t.Helper()
		body := harness.Edited(source, harness.Object{"minAutoGranularity": least}, "id")
		if least == nil {
			delete(body, "minAutoGranularity")
		}
		id := harness.ID(t, s.Do("POST", "sources", harness.Encode(t, body)).Payload(t))
		config := harness.Object{"displayType": "line", "sourceId": id, "select": []harness.Object{
			{"aggFn": "avg", "metricType": "gauge", "metricName": "k8s.pod.memory.usage"},
		}}
		keys := harness.Object{"startTime": s.tileQuery(nil)["endTime"].(int64) - 3_600_000}
		if asked != nil {
			keys["granularity"] = asked
		}
		text := s.preview(t, config, keys).Payload(t)
		d := s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "Buckets", "tiles": []any{
			harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "config": config},
		}})).Payload(t)
		tile := harness.At(harness.Decode[any](t, d), "tiles", 0, "id").(string)
		stored := s.Do("POST", "dashboards/"+harness.ID(t, d)+"/tiles/"+tile+"/query", harness.Encode(t, s.tileQuery(keys))).Payload(t)
		got := harness.Decode[tileData](t, text)
		if diff := cmp.Diff(harness.Decode[tileData](t, stored), got); diff != "" || len(got.Rows) == 0 {
			t.Errorf("%v: the stored tile is not the preview, of %d rows:\n%s", least, len(got.Rows), diff)
		}
		return got.Granularity
	}
	for _, tt := range []struct {
		least, asked any
		want         string
	}{
		{nil, "auto", "1m"},
		{"15 second", nil, "1m"},
		{"5 minute", "auto", "5m"},
		{"6 minute", nil, "15m"},
		{"1 hour", nil, "1h"},
		{"0 day", "auto", "1m"},
		{"1 hour", "1m", "1m"},
	} {
		if got := granularity(tt.least, tt.asked); got != tt.want {
			t.Errorf("%v of a source with %v: the granularity is %s, want %s", tt.asked, tt.least, got, tt.want)
		}
	}
}
