package dashboards

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

func TestDashboards(t *testing.T) {
	t.Parallel()
	harness.RunTests(t, harness.StartStack(t), map[string]harness.StackTest{
		"keys":                      testDashboardKeys,
		"rules":                     testDashboardRules,
		"limits":                    testDashboardsAtTheirLimits,
		"a worked example":          testWorkedExample,
		"filters of every type":     testFiltersOfEveryType,
		"numbers of selections":     testNumbersOfSelections,
		"configs of tiles":          testTileConfigs,
		"the older form of tiles":   testOlderTileForm,
		"updates keep or clear":     testUpdateKeepsOrClears,
		"ids of tiles and filters":  testIDsOfTilesAndFilters,
		"updates check in order":    testUpdateChecksInOrder,
		"updates at the same time":  testConcurrentUpdatesAreWholeAndLast,
		"deletes take alerts along": testDashboardsAreDeletedWithTheirAlerts,
		"updates take alerts along": testUpdatesDeleteAlertsOfTilesThatCannotHaveThem,
		"alerts on metrics":         testAlertsOnMetricsWithoutAValue,
		"rules of configs":          testConfigRules,
		"foreign config types":      testForeignConfigTypes,
		"long markdown":             testLongMarkdown,
		"formulas":                  testFormulas,
		"references":                testReferences,
		"updates check changes":     testUpdatesCheckWhatChanged,
		"validation":                testValidations,
		"validation on stored ones": testValidationOfStoredDashboards,
		"older dashboards":          testOlderDashboards,
		"made-up dashboards":        testNothingChangesByItself,
	})
}

// testDashboardKeys holds what a dashboard shows for what is sent, but for its tiles.
func testDashboardKeys(t *testing.T, s *harness.Stack) {
	type keys struct {
		Rule       string
		Sent, Adds harness.Object
		Drops      []string
	}
	for _, tc := range harness.ReadCases[keys](t, s, "dashboard_keys.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			sent := harness.Object{"name": "Keys", "tiles": []any{}}
			maps.Copy(sent, tc.Sent)
			text := s.Do("POST", "dashboards", harness.Sendable(t, harness.Encode(t, sent))).Payload(t)
			got := harness.Decode[harness.Object](t, text)
			takeIDs(t, got)
			want := harness.Object{
				"tags": []any{}, "filters": []any{}, "savedQuery": nil, "savedQueryLanguage": nil, "savedFilterValues": []any{},
			}
			maps.Copy(want, sent)
			maps.Copy(want, tc.Adds)
			for _, key := range tc.Drops {
				delete(want, key)
			}
			harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, want))
			echoes(t, s, text)
		})
	}
}

// takeIDs removes the ids that the server gave to a dashboard, its tiles and its filters, and returns those of the
// tiles and filters.
func takeIDs(t testing.TB, dashboard harness.Object) (tiles, filters []string) {
	t.Helper()
	take := func(v any) string {
		id, _ := v.(harness.Object)["id"].(string)
		if !harness.HexID.MatchString(id) {
			t.Errorf("%q is not an id", id)
		}
		delete(v.(harness.Object), "id")
		return id
	}
	take(dashboard)
	for _, tile := range dashboard["tiles"].([]any) {
		tiles = append(tiles, take(tile))
	}
	for _, f := range dashboard["filters"].([]any) {
		filters = append(filters, take(f))
	}
	return tiles, filters
}

// testDashboardRules holds what a dashboard must not be, beyond what its schema says.
func testDashboardRules(t *testing.T, s *harness.Stack) {
	type broken struct {
		Rule    string
		Sent    harness.Object
		Problem string
	}
	cases := append(harness.ReadCases[broken](t, s, "dashboard_rules.yaml"),
		broken{"fifty-one tags, though repeated", harness.Object{"tags": slices.Repeat([]string{"a"}, 51)}, "tags: "},
		// Lengths count UTF-16 units, of which this character has two.
		broken{"a long name", harness.Object{"name": strings.Repeat("😀", 513)}, "name: String must contain at most 1024"},
		broken{"more options than a fixed list has", oneFilter("options", slices.Repeat([]string{"x"}, 1001)), "filters.0.options: "},
		broken{"a long option", oneFilter("options", []string{strings.Repeat("x", 10_001)}), "filters.0.options.0: "},
		broken{"a long saved variable", harness.Object{"savedFilterValues": []any{harness.Object{
			"type": "variable", "name": strings.Repeat("x", 1025), "values": []string{"x"},
		}}}, "savedFilterValues.0.name: "},
		broken{"more saved values than a variable has", harness.Object{"savedFilterValues": []any{harness.Object{
			"type": "variable", "name": "v", "values": slices.Repeat([]string{"x"}, 1001),
		}}}, "savedFilterValues.0.values: "},
		broken{"a long tag", harness.Object{"tags": []string{strings.Repeat("😀", 17)}}, "tags.0: String must contain at most 32"},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			sent := harness.Object{"name": "x", "tiles": []any{}}
			maps.Copy(sent, tc.Sent)
			body := harness.Encode(t, sent)
			a := s.Do("POST", "dashboards", body)
			a.WantProblem(t, tc.Problem)
			if sent["name"] != "" { // which is no problem of an update
				sameValidation(t, s, body, a)
			}
		})
	}
}

// oneFilter returns the keys of a dashboard with a fixed list that has another value for a key.
func oneFilter(key string, value any) harness.Object {
	list := harness.Object{"type": "STATIC_LIST", "name": "n", "options": []string{"x"}}
	list[key] = value
	return harness.Object{"filters": []any{list}}
}

func testDashboardsAtTheirLimits(t *testing.T, s *harness.Stack) {
	long := func(n int) string { return strings.Repeat("a", n) }
	many := func(n int, item any) []any { return slices.Repeat([]any{item}, n) }
	place := func(more harness.Object) harness.Object {
		tile := harness.Object{"name": "", "x": 23, "y": 1e9, "w": 24, "h": 1e9, "config": harness.Object{"displayType": "markdown"}}
		maps.Copy(tile, more)
		return tile
	}
	// config is a dashboard of one tile.
	config := func(display string, more harness.Object) harness.Object {
		c := harness.Object{"displayType": display, "sourceId": s.ID["source Logs"], "select": many(1, harness.Object{"aggFn": "count"})}
		maps.Copy(c, more)
		return harness.Object{"tiles": []any{place(harness.Object{"config": c})}}
	}
	filter := harness.Object{"type": "QUERY_EXPRESSION", "name": "n", "expression": "e", "sourceId": s.ID["source Logs"]}
	variable := harness.Object{"isVariableEnabled": true, "variableName": long(64)}
	maps.Copy(variable, filter)
	containers := []any{harness.Object{
		"id": long(256), "title": long(256), "collapsed": true, "tabs": harness.Numbered(20, harness.Object{"title": "t"}),
	}}
	older := harness.Object{
		"type": "table", "sourceId": s.ID["source Logs"], "aggFn": "sum", "where": "", "groupBy": many(10, "g"),
	}
	for rule, keys := range map[string]harness.Object{
		"a name":            {"name": long(1024)},
		"a name in UTF-16":  {"name": strings.Repeat("😀", 512)},
		"tags":              {"tags": many(50, long(32))},
		"tiles":             {"tiles": many(500, place(nil))},
		"the smallest tile": {"tiles": []any{place(harness.Object{"id": long(36), "x": 0, "y": 0, "w": 1, "h": 1})}},
		"fractions":         {"tiles": []any{place(harness.Object{"name": long(5000), "x": 22.5, "y": 0.5, "w": 23.5, "h": 1.5})}},
		"a filter value":    {"savedFilterValues": []any{harness.Object{"condition": long(10_000)}}},
		"containers":        {"containers": append(harness.Numbered(49, harness.Object{"title": "t", "collapsed": true}), containers...)},
		"filters":           {"filters": many(200, filter)},
		"a variable's name": {"filters": []any{variable}},
		"options":           oneFilter("options", many(1000, "x")),
		"long options":      oneFilter("options", many(100, long(10_000))),
		"selections":        oneFilter("minSelections", 1000),
		"saved variables": {"savedFilterValues": []any{harness.Object{
			"type": "variable", "name": long(1024), "values": many(1000, "x"),
		}, harness.Object{"type": "variable", "name": "v", "values": many(1, long(10_000))}}},
		"selected values": config("line", harness.Object{"select": many(20, harness.Object{"aggFn": "count"}), "groupBy": long(10_000)}),
		"formulas":        config("line", harness.Object{"formulas": many(10, harness.Object{"expression": "A"})}),
		"a long formula":  config("pie", harness.Object{"formulas": many(1, harness.Object{"expression": strings.Repeat("-A", 512)})}),
		"colour rules": config("number", harness.Object{"colorRules": many(10, harness.Object{
			"operator": "eq", "value": long(200), "color": "chart-red", "label": long(40),
		})}),
		"raw SQL": config("pie", harness.Object{
			"configType": "sql", "connectionId": s.ID["connection local"], "sqlTemplate": long(100_000),
		}),
		"Markdown":       config("markdown", harness.Object{"markdown": long(50_000)}),
		"older Markdown": {"tiles": []any{olderTile(harness.Object{"type": "markdown", "content": long(100_000)})}},
		"older series":   {"tiles": []any{olderTile(many(60, older)...)}},
		"click filters": config("table", harness.Object{"onClick": harness.Object{
			"type": "search", "target": harness.Object{"mode": "template", "template": long(10_000)},
			"filters": many(50, harness.Object{"kind": "expressionTemplate", "expression": "e", "template": "t"}),
		}}),
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			sent := harness.Object{"name": "x", "tiles": []any{}}
			maps.Copy(sent, keys)
			s.Do("POST", "dashboards", harness.Encode(t, sent)).Payload(t)
		})
	}
}

// olderTile is a tile in the older form.
func olderTile(series ...any) harness.Object {
	return harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "series": series}
}

// TestDashboardsAreListedByNameDescending looks at a whole list, so it has a server of its own.
func TestDashboardsAreListedByNameDescending(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	if got := s.Do("GET", "dashboards", "").Payload(t); got != "[]" {
		t.Errorf("a new service has %s", got)
	}
	names := []string{"b", "B", "Z10", "Z2", "é", "a", "z", "10", " x", "b", "aa", "ä", "日本", "_", "~"}
	texts := map[string]bool{}
	for _, name := range names {
		texts[s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": name, "tiles": []any{}})).Payload(t)] = true
	}
	var got []string
	list := s.Do("GET", "dashboards", "").Payload(t)
	for _, d := range harness.Decode[[]harness.Object](t, list) {
		got = append(got, d["name"].(string))
	}
	slices.Sort(names)
	slices.Reverse(names)
	if diff := cmp.Diff(got, names); diff != "" {
		t.Errorf("the list (-got +want):\n%s", diff)
	}
	for text := range texts {
		if !strings.Contains(list, text) {
			t.Errorf("the list has not, byte for byte, %s", text)
		}
	}
	if again := s.Do("GET", "dashboards", "").Payload(t); again != list {
		t.Errorf("listed again:\n%s\nwant\n%s", again, list)
	}
}

// testWorkedExample holds the whole answer, keys in the order of the document and to the byte.
func testWorkedExample(t *testing.T, s *harness.Stack) {
	const sent = `{"containers":[{"collapsed":false,"title":"Main","id":"main","tabs":[{"id":"err","title":"Errors"}]}],
 "name":"Checkout","tags":["prod","prod"], "savedQuery":"service:checkout",
 "filters":[{"isVariableEnabled":true,"name":"Region Name","type":"QUERY_EXPRESSION","expression":"region",
             "sourceId":"<source Logs>"}],
 "tiles":[
  {"id":"mine","name":"Errors","x":0,"y":0,"w":12,"h":4,"containerId":"main","tabId":"err",
   "config":{"showOperandSeries":false,"displayType":"line","sourceId":"<source Logs>",
     "select":[{"where":"level:error","aggFn":"count"},{"aggFn":"count"}],
     "formulas":[{"alias":"error %","expression":"A / B * 100"}]}},
  {"name":"Slow <&> \u00fc\"\\/","x":12,"y":0,"w":4,"h":4,
   "config":{"displayType":"number","configType":"sql","color":"chart-red","sqlTemplate":"SELECT 1",
     "connectionId":"<connection local>"}}]}`
	const want = `{"id":"…","name":"Checkout","tiles":[` +
		`{"id":"…","x":0,"y":0,"w":12,"h":4,"name":"Errors","config":{"displayType":"line","sourceId":"<source Logs>",` +
		`"asRatio":false,"fillNulls":true,"select":[` +
		`{"aggFn":"count","where":"level:error","whereLanguage":"lucene","valueExpression":""},` +
		`{"aggFn":"count","where":"","whereLanguage":"lucene","valueExpression":""}],` +
		`"formulas":[{"expression":"A / B * 100","alias":"error %"}],"showOperandSeries":false},` +
		`"containerId":"main","tabId":"err"},` +
		`{"id":"…","x":12,"y":0,"w":4,"h":4,"name":"Slow <&> ü\"\\/","config":{"configType":"sql","displayType":"number",` +
		`"connectionId":"<connection local>","sqlTemplate":"SELECT 1","color":"chart-red"}}],` +
		`"tags":["prod"],"filters":[{"id":"…","type":"QUERY_EXPRESSION","name":"Region Name","expression":"region",` +
		`"sourceId":"<source Logs>","isVariableEnabled":true}],` +
		`"savedQuery":"service:checkout","savedQueryLanguage":"lucene","savedFilterValues":[],` +
		`"containers":[{"id":"main","title":"Main","collapsed":false,"tabs":[{"id":"err","title":"Errors"}]}]}`
	got := s.Do("POST", "dashboards", s.Named(sent)).Payload(t)
	blank := regexp.MustCompile(`"id":"[0-9a-f]{24}"`).ReplaceAllString(got, `"id":"…"`)
	if want := s.Named(want); blank != want {
		t.Errorf("got  %s\nwant %s", blank, want)
	}
	path := "dashboards/" + harness.ID(t, got)
	for range 2 {
		if again := s.Do("GET", path, "").Payload(t); again != got {
			t.Errorf("read as %s\ncreated as %s", again, got)
		}
	}
	// What was read can be sent back, and changes nothing.
	if again := s.Do("PUT", path, harness.Sendable(t, got)).Payload(t); again != got {
		t.Errorf("updated to %s\nread as %s", again, got)
	}
}

// testFiltersOfEveryType holds the whole text of filters and saved values, and that it can be sent back and forth.
func testFiltersOfEveryType(t *testing.T, s *harness.Stack) {
	const sent = `{"name":"Filters","tiles":[],"savedFilterValues":[` +
		`{"values":["production","it's"],"name":"env","type":"variable"},{"condition":"a IN ('b')"}],"filters":[` +
		`{"options":["production","a <b>","production"],"variableName":"env","name":"Environment","type":"STATIC_LIST",` +
		`"isGlobalRequirement":true,"minSelections":1},` +
		`{"sourceId":"<source Prometheus>","match":"up{job=\"api\"}","label":"instance","name":"Instance","type":"PROMETHEUS_LABEL"},` +
		`{"minSelections":2,"sourceId":"<source Logs>","expression":"region","name":"Region","type":"QUERY_EXPRESSION"}]}`
	const want = `"filters":[` +
		`{"id":"…","type":"STATIC_LIST","name":"Environment","options":["production","a <b>","production"],` +
		`"isBroadcastEnabled":false,"isVariableEnabled":true,"variableName":"env","minSelections":1,"isGlobalRequirement":true},` +
		`{"id":"…","type":"PROMETHEUS_LABEL","name":"Instance","sourceId":"<source Prometheus>","label":"instance",` +
		`"match":"up{job=\"api\"}","isBroadcastEnabled":false,"isVariableEnabled":true},` +
		`{"id":"…","type":"QUERY_EXPRESSION","name":"Region","expression":"region","sourceId":"<source Logs>","minSelections":2}],` +
		`"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[` +
		`{"type":"variable","name":"env","values":["production","it's"]},{"type":"sql","condition":"a IN ('b')"}]}`
	created := s.Do("POST", "dashboards", s.Named(sent)).Payload(t)
	_, got, _ := strings.Cut(regexp.MustCompile(`"id":"[0-9a-f]{24}"`).ReplaceAllString(created, `"id":"…"`), `"tags":[],`)
	if want := s.Named(want); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	echoes(t, s, created)
	path := "dashboards/" + harness.ID(t, created)
	if again := s.Do("GET", path, "").Payload(t); again != created {
		t.Errorf("after an update with what was read it is %s\nwant %s", again, created)
	}
}

// testNumbersOfSelections holds that a required filter is known by its number, in whatever spelling a client sends it.
func testNumbersOfSelections(t *testing.T, s *harness.Stack) {
	for spelling, want := range map[string]any{
		"0": nil, "0.0": nil, "-0": nil, "0e5": nil, "-0.0E+1": nil, "1": 1.0, "1.0": 1.0, "1e0": 1.0, "10e-1": 1.0, "1E3": 1000.0,
	} {
		created := s.Do("POST", "dashboards", `{"name":"x","tiles":[],"filters":[{"type":"STATIC_LIST","name":"n","options":["x"],`+
			`"minSelections":`+spelling+`,"isGlobalRequirement":true}]}`).Payload(t)
		f := harness.At(harness.Decode[any](t, created), "filters", 0).(harness.Object)
		if required := f["isGlobalRequirement"]; f["minSelections"] != want || (required != nil) != (want != nil) {
			t.Errorf("%s: the filter is %v", spelling, f)
		}
		echoes(t, s, created)
	}
}

func testConcurrentUpdatesAreWholeAndLast(t *testing.T, s *harness.Stack) {
	created := s.Do("POST", "dashboards", s.Tile(`"displayType":"markdown"`)).Payload(t)
	path, tile := "dashboards/"+harness.ID(t, created), harness.At(harness.Decode[harness.Object](t, created), "tiles", 0, "id")
	const writers, rounds = 8, 5
	var mu sync.Mutex
	var answers []harness.Answer
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			for n := range rounds {
				text := fmt.Sprintf("%d-%d", w, n)
				a, err := s.DoContext(t.Context(), "PUT", path, harness.Encode(t, harness.Object{
					"name": text, "tags": []any{text}, "tiles": []any{harness.Object{
						"id": tile, "name": text, "x": 0, "y": 0, "w": 1, "h": 1,
						"config": harness.Object{"displayType": "markdown", "markdown": text},
					}},
				}))
				if err != nil || a.Status != 200 || strings.Count(a.Body, `"`+text+`"`) != 4 ||
					!strings.Contains(a.Body, tile.(string)) {
					t.Errorf("update to %s: %v, %d %s", text, err, a.Status, a.Body)
				}
				mu.Lock()
				answers = append(answers, a)
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	answered := map[string]bool{}
	for _, a := range answers {
		answered[a.Payload(t)] = true
	}
	if len(answered) != writers*rounds {
		t.Errorf("%d different answers to %d updates", len(answered), writers*rounds)
	}
	if last := s.Do("GET", path, "").Payload(t); !answered[last] {
		t.Errorf("what is left was never answered: %s", last)
	}
}
