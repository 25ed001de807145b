package dashboards

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// testValidations holds what validating a dashboard answers, beyond what the tests of single rules compare.
func testValidations(t *testing.T, s *harness.Stack) {
	for name, test := range map[string]func(*testing.T, *harness.Stack){
		"a broken body is named place by place":    testValidationOfABrokenBody,
		"so is one of another form":                testValidationOfAnotherForm,
		"what is no JSON is refused":               testValidationOfNoJSON,
		"an empty name passes, as updates take it": testValidationAcceptsAnEmptyNameAsUpdatesDo,
		"fifty problems are enough":                testValidationFiftyProblemsAreEnough,
		"the body as it was read":                  testValidationHasTheBodyAsItWasRead,
		"warnings of queries that would fail":      testValidationWarnings,
		"warnings of tiles in the deprecated form": testValidationWarningsOfDeprecatedTiles,
		"warnings of filters without a condition":  testValidationWarningsOfFixedLists,
		"nothing is stored":                        testValidationStoresNothing,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

func testValidationOfABrokenBody(t *testing.T, s *harness.Stack) {
	a := s.Do("POST", "dashboards/validate", "{}")
	const want = `{"valid":false,"errors":[{"path":"name","message":"Required"},{"path":"tiles","message":"Required"}],` +
		`"normalized":null}`
	got := strings.TrimSpace(a.Body)
	if harness.Deployment.Managed {
		got = a.Payload(t)
	}
	if a.Status != 200 || got != want {
		t.Errorf("%d %s, want %s", a.Status, got, want)
	}
}

func testValidationOfAnotherForm(t *testing.T, s *harness.Stack) {
	for body, kind := range map[string]string{"[]": "array", "": ""} {
		v := s.Validate(t, body)
		if v.Valid || len(v.Errors) == 0 || v.Normalized != nil || kind != "" && v.Errors[0].Path != "" {
			t.Errorf("%q: the validation is %v", body, v)
		}
	}
	a := s.Do("POST", "dashboards/validate", `name=x`, harness.Header("Content-Type", "text/plain"))
	if a.Status != 200 || !strings.Contains(a.Body, `"valid":false,"errors":[{"path":"",`) {
		t.Errorf("plain text: %d %s", a.Status, a.Body)
	}
}

func testValidationOfNoJSON(t *testing.T, s *harness.Stack) {
	for body, status := range map[string]int{`{"name":"x"`: 400, `5`: 400, `{"name":"x","name":"y"}`: 400} {
		if a := s.Do("POST", "dashboards/validate", body); a.Status != status {
			t.Errorf("%s: %d %s", body, a.Status, a.Body)
		}
	}
	if a := s.Do("POST", "dashboards/validate", "{}", harness.Anonymous); a.Status != 401 {
		t.Errorf("without a key: %d %s", a.Status, a.Body)
	}
}

func testValidationAcceptsAnEmptyNameAsUpdatesDo(t *testing.T, s *harness.Stack) {
	if v := s.Validate(t, `{"name":"","tiles":[]}`); !v.Valid || v.Normalized["name"] != "" {
		t.Errorf("the validation is %v", v)
	}
	if v := s.Validate(t, `{"name":"","tiles":[{}]}`); v.Valid || v.Errors[0].Path != "tiles.0.x" {
		t.Errorf("the validation is %v", v)
	}
	if v := s.Validate(t, `{"name":null,"tiles":[]}`); v.Valid || v.Errors[0].Path != "name" {
		t.Errorf("the validation is %v", v)
	}
}

func testValidationFiftyProblemsAreEnough(t *testing.T, s *harness.Stack) {
	if v := s.Validate(t, `{"name":"x","tiles":[`+strings.Repeat(`{},`, 99)+`{}]}`); len(v.Errors) != 50 {
		t.Errorf("%d problems", len(v.Errors))
	}
}

func testValidationHasTheBodyAsItWasRead(t *testing.T, s *harness.Stack) {
	sent := `{"id":"x","surprise":1,"name":"N","tags":["a","a"],"savedQuery":"q","containers":[],` +
		`"savedFilterValues":[{"condition":"c"},{"type":"variable","name":"v","values":[]}],"filters":[` +
		`{"type":"STATIC_LIST","name":"l","options":["x"],"minSelections":0,"isGlobalRequirement":true},` +
		`{"type":"PROMETHEUS_LABEL","name":"p","sourceId":"<source Logs>","label":"l"},` +
		`{"type":"QUERY_EXPRESSION","name":"e","sourceId":"<source Logs>","expression":"e"}],"tiles":[` +
		`{"id":"mine","name":"","x":0,"y":0,"w":1,"h":1.0,"config":{"displayType":"line","sourceId":"<source Logs>",` +
		`"select":[{"aggFn":"count","surprise":1},{"aggFn":"sum","valueExpression":"v","where":"w"}],"having":"x"}},` +
		`{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"heatmap","sourceId":"<source Traces>",` +
		`"select":[{"valueExpression":"v"}]}},` +
		`{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"search","sourceId":"<source Logs>","select":"s"}},` +
		`{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"event_patterns","sourceId":"<source Logs>"}},` +
		`{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown","sourceId":"y"}},` +
		`{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"configType":"sql","displayType":"line",` +
		`"connectionId":"<connection local>","sqlTemplate":"","select":[{"aggFn":"count"}]}},` +
		`{"name":"","x":0,"y":0,"w":1,"h":1,"asRatio":false,"series":[{"type":"search","sourceId":"<source Logs>",` +
		`"fields":[],"where":"","x":1}]}]}`
	if harness.Deployment.Managed { // where unknown keys at the top are refused
		sent = strings.Replace(sent, `"id":"x","surprise":1,`, "", 1)
	}
	v := s.Validate(t, s.Named(sent))
	if !v.Valid || len(v.Errors) != 0 {
		t.Fatalf("the validation is %v", v.Errors)
	}
	want := harness.Decode[harness.Object](t, s.Named(sent))
	drop := func(keys ...string) func(path ...any) {
		return func(path ...any) {
			for _, key := range keys {
				delete(harness.At(want, path...).(harness.Object), key)
			}
		}
	}
	drop("id", "surprise")()
	drop("surprise")("tiles", 0, "config", "select", 0)
	drop("having")("tiles", 0, "config")
	drop("sourceId")("tiles", 4, "config")
	drop("select")("tiles", 5, "config")
	drop("x")("tiles", 6, "series", 0)
	harness.At(want, "savedFilterValues", 0).(harness.Object)["type"] = "sql"
	for i := range 2 {
		maps.Copy(harness.At(want, "filters", i).(harness.Object), harness.Object{"isBroadcastEnabled": false, "isVariableEnabled": true})
	}
	harness.At(want, "tiles", 0, "config", "select", 0).(harness.Object)["where"] = ""
	for i := 1; i <= 3; i++ {
		harness.At(want, "tiles", i, "config").(harness.Object)["where"] = ""
	}
	harness.At(want, "tiles", 3, "config").(harness.Object)["select"] = ""
	harness.SameJSON(t, harness.Encode(t, v.Normalized), harness.Encode(t, want))
}

func testValidationWarnings(t *testing.T, s *harness.Stack) {
	const wrong = `{"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count","where":"("}]}`
	const missing = `{"displayType":"line","sourceId":"<source Metrics>","select":[{"aggFn":"sum","valueExpression":"x"}]}`
	const raw = `{"configType":"sql","displayType":"table","connectionId":"<connection local>","sqlTemplate":"SELECT $x"}`
	tiles := s.Named(`"tiles":[` + tileText(wrong) + "," + tileText(missing) + "," + tileText(raw) + "]")
	v := s.Validate(t, `{"name":"x","filters":[],`+tiles+`}`)
	want := []harness.Problem{
		{Path: "tiles.0.config.select.0.where", Message: "filter, character 1: '(' is not closed"},
		{
			Path:    "tiles.1.config.select.0.metricType",
			Message: "metricType is missing: it selects the table of the metric source",
		},
		{Path: "tiles.2.config.sqlTemplate", Message: "$x is not a variable of the dashboard"},
	}
	if diff := cmp.Diff(want, v.Warnings); diff != "" || !v.Valid || len(v.Errors) > 0 || v.Normalized == nil {
		t.Errorf("the validation is %v; warnings (-want +got):\n%s", v, diff)
	}
	// An update would keep the filters that are stored, of which x may be one.
	if v := s.Validate(t, `{"name":"x",`+tiles+`}`); len(v.Warnings) != 2 {
		t.Errorf("without filters: %v", v.Warnings)
	}
	// A write takes it, and says the same in headers.
	headers := []string{
		`299 - "tiles.0.config.select.0.where: filter, character 1: '(' is not closed"`,
		`299 - "tiles.1.config.select.0.metricType: metricType is missing: it selects the table of the metric source"`,
		`299 - "tiles.2.config.sqlTemplate: $x is not a variable of the dashboard"`,
	}
	created := s.Do("POST", "dashboards", `{"name":"x",`+tiles+`}`)
	updated := s.Do("PUT", "dashboards/"+harness.ID(t, created.Payload(t)), `{"name":"y",`+tiles+`}`)
	updated.Payload(t)
	for _, a := range []harness.Answer{created, updated} {
		if diff := cmp.Diff(headers, a.Header["Warning"]); diff != "" {
			t.Errorf("headers (-want +got):\n%s", diff)
		}
	}
	if v := s.Validate(t, `{`+tiles+`}`); v.Valid || v.Warnings != nil {
		t.Errorf("of a body with errors: %v", v)
	}
}

func testValidationWarningsOfDeprecatedTiles(t *testing.T, s *harness.Stack) {
	series := func(list string) string {
		return `{"name":"","x":0,"y":0,"w":1,"h":1,"series":[` + list + `]}`
	}
	const count = `"type":"time","sourceId":"<source Logs>","aggFn":"count"`
	const metric = `"type":"number","sourceId":"<source Metrics>","aggFn":"sum"`
	body := s.Named(`{"name":"x","tiles":[` + strings.Join([]string{
		series(`{` + count + `,"where":"","groupBy":[]},{` + count + `,"where":"(","groupBy":["a b"]}`),
		series(`{` + count + `,"where":"","groupBy":["f("]}`),
		series(`{` + metric + `,"where":"","field":"x"}`),
		series(`{"type":"number","sourceId":"<source Logs>","aggFn":"sum","where":""}`),
		series(`{"type":"search","sourceId":"<source Logs>","fields":["Body","f("],"where":"("}`),
		series(`{"type":"markdown","content":"("}`),
	}, ",") + `]}`)
	want := []harness.Problem{
		{Path: "tiles.0.series.1.where", Message: "filter, character 1: '(' is not closed"},
		{Path: "tiles.1.series.0.groupBy", Message: "SQL, character 2: ( is not closed"},
		{Path: "tiles.2.series.0.metricDataType", Message: "metricDataType is missing: it selects the table of the metric source"},
		{Path: "tiles.3.series.0.aggFn", Message: "sum needs a field"},
		{Path: "tiles.4.series.0.fields", Message: "SQL, character 8: ( is not closed"},
		{Path: "tiles.4.series.0.where", Message: "filter, character 1: '(' is not closed"},
	}
	v := s.Validate(t, body)
	if diff := cmp.Diff(want, v.Warnings); diff != "" || !v.Valid {
		t.Errorf("the validation is %v; warnings (-want +got):\n%s", v, diff)
	}
	if v := s.Validate(t, s.Named(`{"name":"x","tiles":[`+series(`{`+count+`,"where":"","groupBy":["ServiceName"]}`)+`]}`)); v.Warnings != nil {
		t.Errorf("of a tile that works: %v", v.Warnings)
	}
}

func testValidationWarningsOfFixedLists(t *testing.T, s *harness.Stack) {
	raw := func(condition string) string {
		return tileText(`{"configType":"sql","displayType":"table","connectionId":"<connection local>","sourceId":"<source Logs>",` +
			`"sqlTemplate":"SELECT 1 FROM $__sourceTable WHERE ` + condition + `"}`)
	}
	v := s.Validate(t, s.Named(`{"name":"x","filters":[{"type":"STATIC_LIST","name":"My list","options":["x"],"minSelections":1},`+
		`{"type":"PROMETHEUS_LABEL","name":"p","sourceId":"<source Logs>","label":"l"}],"tiles":[`+strings.Join([]string{
		raw("$__filter(ServiceName, $My_list) AND ServiceName IN ($p)"), raw("$__filter($My_list)"), raw("$__filters"), raw("$__filter(p)"),
	}, ",")+`]}`))
	const use = " has no expression, use $__filter(expression, $variable)"
	want := []harness.Problem{
		{Path: "tiles.1.config.sqlTemplate", Message: "$__filter: the filter My_list" + use},
		{Path: "tiles.3.config.sqlTemplate", Message: "$__filter: the filter p" + use},
	}
	if diff := cmp.Diff(want, v.Warnings); diff != "" || !v.Valid {
		t.Errorf("the validation is %v; warnings (-want +got):\n%s", v, diff)
	}
}

func testValidationStoresNothing(t *testing.T, s *harness.Stack) {
	name := "Validated only"
	s.Validate(t, harness.Encode(t, harness.Object{"name": name, "tiles": []any{}}))
	if list := s.Do("GET", "dashboards", "").Payload(t); strings.Contains(list, name) {
		t.Errorf("it is in %s", list)
	}
}

// tileText is a tile with the text of a config.
func tileText(config string) string {
	return `{"name":"","x":0,"y":0,"w":1,"h":1,"config":` + config + `}`
}

// testValidationOfStoredDashboards holds that what is read passes but for the ids of its filters.
func testValidationOfStoredDashboards(t *testing.T, s *harness.Stack) {
	body := harness.Decode[harness.Object](t, s.Named(harness.ReadTestdata(t, "createDashboard.json")))
	// An aggregate of nothing, which the older form allows, cannot be sent back.
	body["tiles"] = slices.Delete(body["tiles"].([]any), 4, 5)
	stored := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", harness.Encode(t, body)).Payload(t))
	v := s.Validate(t, harness.Sendable(t, harness.Encode(t, stored)))
	const unknown = "Unrecognized key(s) in object: 'id'"
	want := []harness.Problem{{Path: "filters.0", Message: unknown}, {Path: "filters.1", Message: unknown}, {Path: "filters.2", Message: unknown}}
	if diff := cmp.Diff(v.Errors, want); diff != "" {
		t.Errorf("the validation (-got +want):\n%s", diff)
	}
	again := maps.Clone(stored)
	for _, f := range again["filters"].([]any) {
		delete(f.(harness.Object), "id")
	}
	if v := s.Validate(t, harness.Sendable(t, harness.Encode(t, again))); !v.Valid {
		t.Errorf("the validation is %v", v.Errors)
	}
	for _, method := range []string{"GET", "HEAD", "PUT", "DELETE"} {
		a := s.Do(method, "dashboards/validate", "")
		if a.Status != 405 || a.Header.Get("Allow") != "POST, OPTIONS" {
			t.Errorf("%s of a dashboard of that id: %d %v %s", method, a.Status, a.Header["Allow"], a.Body)
		}
	}
}
