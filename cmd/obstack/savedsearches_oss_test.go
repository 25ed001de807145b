//go:build !managed

package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestSavedSearches(t *testing.T) {
	t.Parallel()
	RunTests(t, StartStack(t), map[string]StackTest{
		"fields":                  testSavedSearchFields,
		"rules":                   testSavedSearchRules,
		"limits":                  testSavedSearchesAtTheirLimits,
		"updates replace":         testSavedSearchUpdates,
		"updates check in order":  testSavedSearchUpdatesCheckInOrder,
		"filters of older forms":  testOlderFilters,
		"deletes take alerts":     testSavedSearchDeletes,
		"alerts at the same time": testSavedSearchesThatAlertsComeToWatch,
		"warnings":                testSavedSearchWarnings,
	})
}

// testSavedSearchWarnings holds that a search which cannot run is stored, and that the answer says so.
func testSavedSearchWarnings(t *testing.T, s *Stack) {
	broken := Encode(t, Edited(s.newSavedSearch(), Object{"where": "(", "select": "upper(", "orderBy": "a,"}))
	created := s.Do("POST", "saved-searches", broken)
	path := "saved-searches/" + ID(t, created.Payload(t))
	want := []string{
		`299 - "select: SQL, character 6: ( is not closed"`, `299 - "where: filter, character 1: '(' is not closed"`,
		`299 - "orderBy: SQL, character 3: the text ends too early"`,
	}
	for _, a := range []Answer{created, s.Do("PUT", path, broken)} {
		if diff := cmp.Diff(want, a.Header["Warning"]); diff != "" || a.Status != 200 {
			t.Errorf("%d; headers (-want +got):\n%s", a.Status, diff)
		}
	}
	if a := s.Do("PUT", path, Encode(t, s.newSavedSearch())); a.Header["Warning"] != nil {
		t.Errorf("of one that runs: %q", a.Header["Warning"])
	}
}

// searchDefaults are what a saved search shows for what was left out.
var searchDefaults = Object{
	"select": "", "where": "", "whereLanguage": "lucene", "orderBy": "", "tags": []any{}, "filters": []any{},
}

// testSavedSearchFields holds what a saved search shows for what is sent.
func testSavedSearchFields(t *testing.T, s *Stack) {
	type fields struct {
		Rule       string
		Sent, Want Object
	}
	upper := Object{"sourceId": strings.ToUpper(s.ID["source Logs"])}
	cases := append(readCases[fields](t, s, "savedsearch_fields.yaml"),
		fields{Rule: "a source in capitals", Sent: upper, Want: Object{"sourceId": s.ID["source Logs"]}})
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "saved-searches", Encode(t, Edited(s.newSavedSearch(), tc.Sent))).Payload(t)
			got := Decode[Object](t, created)
			if !hexID.MatchString(got["id"].(string)) || got["createdAt"] != got["updatedAt"] ||
				got["teamId"] != s.Keys.TeamID {
				t.Errorf("created %s", created)
			}
			want := Edited(Edited(Edited(searchDefaults, s.newSavedSearch()), tc.Sent), tc.Want)
			maps.DeleteFunc(want, func(_ string, v any) bool { return v == nil })
			SameJSON(t, Encode(t, Edited(got, nil, "id", "teamId", "createdAt", "updatedAt")), Encode(t, want))
			path := "saved-searches/" + got["id"].(string)
			if read := s.Do("GET", path, "").Payload(t); read != created {
				t.Errorf("read as %s, created as %s", read, created)
			}
			if list := s.Do("GET", "saved-searches", "").Payload(t); !strings.Contains(list, created) {
				t.Errorf("the list does not have %s", created)
			}
			if again := s.Do("PUT", path, created).Payload(t); again != created {
				t.Errorf("sent back: %s, want %s", again, created)
			}
		})
	}
}

// testSavedSearchRules holds what a saved search must not be, whether it is new or stored.
func testSavedSearchRules(t *testing.T, s *Stack) {
	type broken struct {
		Rule, Problem, Refusal string
		Sent                   Object
		Leaves                 []string
	}
	body := s.newSavedSearch()
	created := s.Do("POST", "saved-searches", Encode(t, body)).Payload(t)
	long := strings.Repeat
	filters := func(n int, condition string) Object {
		return Object{"filters": slices.Repeat([]any{Object{"condition": condition}}, n)}
	}
	cases := append(readCases[broken](t, s, "savedsearch_rules.yaml"),
		broken{Rule: "a long name", Sent: Object{"name": long("😀", 512) + "a"}, Problem: "name: String must contain at most 1024"},
		broken{Rule: "a long list of columns", Sent: Object{"select": long("a", 4097)}, Problem: "select: "},
		broken{Rule: "a long condition", Sent: Object{"where": long("a", 8193)}, Problem: "where: "},
		broken{Rule: "a long order", Sent: Object{"orderBy": long("a", 1025)}, Problem: "orderBy: "},
		broken{Rule: "many tags", Sent: Object{"tags": slices.Repeat([]any{"a"}, 51)}, Problem: "tags: "},
		broken{Rule: "a long tag", Sent: Object{"tags": []any{long("😀", 16) + "a"}}, Problem: "tags.0: "},
		broken{Rule: "many filters", Sent: filters(101, "a IN (1)"), Problem: "filters: "},
		broken{Rule: "a long filter", Sent: filters(1, "a IN ('"+long("a", 8184)+"')"), Problem: "filters.0.condition: "},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			text := Encode(t, Edited(body, tc.Sent, tc.Leaves...))
			for _, request := range [][2]string{{"POST", "saved-searches"}, {"PUT", "saved-searches/" + ID(t, created)}} {
				a := s.Do(request[0], request[1], text)
				if tc.Problem != "" {
					a.WantProblem(t, "Body validation failed: ", tc.Problem)
				}
				if got := a.Problem(t, 400); tc.Refusal != "" && !strings.HasPrefix(got, tc.Refusal) {
					t.Errorf("%v: %s, want %s", request, got, tc.Refusal)
				}
			}
			if got := s.Do("GET", "saved-searches/"+ID(t, created), "").Payload(t); got != created {
				t.Errorf("a refused update left %s, want %s", got, created)
			}
		})
	}
}

func testSavedSearchesAtTheirLimits(t *testing.T, s *Stack) {
	long := strings.Repeat
	for rule, keys := range map[string]Object{
		"a name":             {"name": long("n", 1024)},
		"a name with blanks": {"name": long("\n", 500) + long("😀", 512) + long(" ", 500)},
		"columns":            {"select": long("ü", 4096)},
		"a condition":        {"where": long("ü", 8192)},
		"an order":           {"orderBy": long("ü", 1024)},
		"tags":               {"tags": slices.Repeat([]any{long("😀", 16)}, 50)},
		"filters":            {"filters": slices.Repeat([]any{Object{"condition": "a IN ('" + long("a", 8183) + "')"}}, 100)},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			s.Do("POST", "saved-searches", Encode(t, Edited(s.newSavedSearch(), keys))).Payload(t)
		})
	}
}

// testSavedSearchUpdates holds that an update replaces all of a saved search, and that its alerts stay.
func testSavedSearchUpdates(t *testing.T, s *Stack) {
	full := Object{
		"name": "Full", "sourceId": s.ID["source Logs"], "select": "a", "where": "b", "whereLanguage": "sql", "orderBy": "c",
		"tags": []any{"d"}, "filters": []any{Object{"type": "sql", "condition": "e IN (1)"}},
	}
	created := Decode[Object](t, s.Do("POST", "saved-searches", Encode(t, full)).Payload(t))
	path := "saved-searches/" + created["id"].(string)
	alert := s.Do("POST", "alerts", Encode(t, s.searchAlert(created["id"].(string)))).Payload(t)
	update := func(sent, want Object) {
		t.Helper()
		updated := s.Do("PUT", path, Encode(t, sent)).Payload(t)
		if read := s.Do("GET", path, "").Payload(t); read != updated {
			t.Errorf("read as %s, updated to %s", read, updated)
		}
		got := Decode[Object](t, updated)
		if got["updatedAt"].(string) < created["updatedAt"].(string) {
			t.Errorf("updated %v, created %v", got["updatedAt"], created["createdAt"])
		}
		want = Edited(created, Edited(want, Object{"updatedAt": got["updatedAt"]}))
		SameJSON(t, updated, Encode(t, want))
	}
	for key, value := range searchDefaults {
		update(Edited(full, nil, key), Edited(full, Object{key: value}))
		update(full, full)
	}
	least := Object{"name": " Least ", "sourceId": strings.ToUpper(s.ID["source Traces"])}
	update(least, Edited(searchDefaults, Object{"name": "Least", "sourceId": s.ID["source Traces"]}))
	if got := s.Do("GET", "alerts/"+ID(t, alert), "").Payload(t); unjudged(got) != unjudged(alert) {
		t.Errorf("the alert is %s, want %s", got, alert)
	}
}

// testSavedSearchUpdatesCheckInOrder holds that the shape comes first, then the source, then whether the saved search is
// there, then its filters.
func testSavedSearchUpdatesCheckInOrder(t *testing.T, s *Stack) {
	const missing, unknown = "saved-searches/00000000000000000000dead", "00000000000000000000dead"
	body := s.newSavedSearch()
	s.Do("PUT", missing, Encode(t, Edited(body, Object{"name": 5}))).WantProblem(t, "Body validation failed: name: ")
	s.Do("PUT", missing, Encode(t, Edited(body, Object{"sourceId": unknown}))).WantProblem(t, "existing source")
	filters := Object{"filters": []any{Object{"condition": "a = 1"}}}
	if got := s.Do("PUT", missing, Encode(t, Edited(body, filters))).Problem(t, 404); got != "Saved search not found" {
		t.Errorf("a bad filter on an unknown saved search: %s", got)
	}
	for _, method := range []string{"GET", "PUT", "DELETE"} {
		text := ""
		if method == "PUT" {
			text = Encode(t, body)
		}
		if got := s.Do(method, missing, text).Problem(t, 404); got != "Saved search not found" {
			t.Errorf("%s: %s", method, got)
		}
		s.Do(method, "saved-searches/nope", text).WantProblem(t, "Params validation failed: id: ")
	}
}

// testOlderFilters holds that filters which no longer may be made can be sent back, and no others of their kind.
func testOlderFilters(t *testing.T, s *Stack) {
	const stored = `[{"type":"lucene","condition":"level:error"},{"type":"sql","condition":"a = 1"},` +
		`{"type":"sql_ast","operator":"<=","left":"a","right":"'x'"},{"condition":"b LIKE 'x'"}]`
	key := ID(t, s.Do("POST", "saved-searches", Encode(t, s.newSavedSearch())).Payload(t))
	path := "saved-searches/" + key
	db := s.metadata(t)
	change(t, db, "UPDATE saved_searches SET filters = ?, updated_at = 1 WHERE id = ?", stored, key)
	read := s.Do("GET", path, "").Payload(t)
	SameJSON(t, Encode(t, Decode[Object](t, read)["filters"]), stored)

	lucene := Object{"type": "lucene", "condition": "level:error"}
	tree := Object{"type": "sql_ast", "operator": "<=", "left": "a", "right": "'x'"}
	plain := Object{"condition": "a = 1"}
	named := Object{"type": "sql", "condition": "b LIKE 'x'"}
	simple := Object{"type": "sql", "condition": "c IN (1)"}
	for name, tc := range map[string]struct {
		filters []any
		refused string
	}{
		"in another order, with a new one":   {[]any{simple, tree, named, plain, lucene}, ""},
		"twice":                              {[]any{lucene, lucene}, ""},
		"with keys of no meaning":            {[]any{Edited(tree, Object{"condition": "x", "surprise": 1})}, ""},
		"another condition":                  {[]any{Edited(lucene, Object{"condition": "level:warn"})}, "filters[0] "},
		"the condition in another type":      {[]any{tree, Edited(lucene, Object{"type": "sql"})}, "filters[1] "},
		"SQL that has become of search":      {[]any{Edited(plain, Object{"type": "lucene"})}, "filters[0] "},
		"another operator":                   {[]any{Edited(tree, Object{"operator": "<"})}, "filters[0] "},
		"another left":                       {[]any{Edited(tree, Object{"left": "b"})}, "filters[0] "},
		"another right":                      {[]any{simple, lucene, Edited(tree, Object{"right": ""})}, "filters[2] "},
		"a condition that differs in blanks": {[]any{Object{"condition": "a  = 1"}}, "filters[0] "},
	} {
		t.Run(name, func(t *testing.T) {
			change(t, db, "UPDATE saved_searches SET filters = ?, updated_at = 1 WHERE id = ?", stored, key)
			body := Encode(t, Edited(s.newSavedSearch(), Object{"filters": tc.filters}))
			if tc.refused != "" {
				if got := s.Do("PUT", path, body).Problem(t, 400); !strings.HasPrefix(got, tc.refused) {
					t.Errorf("%s, want %s", got, tc.refused)
				}
				if after := s.Do("GET", path, "").Payload(t); after != read {
					t.Errorf("a refused update left %s, want %s", after, read)
				}
				return
			}
			got := Decode[Object](t, s.Do("PUT", path, body).Payload(t))["filters"].([]any)
			if len(got) != len(tc.filters) {
				t.Errorf("the filters are %v", got)
			}
		})
	}
	change(t, db, "UPDATE saved_searches SET filters = ?, updated_at = 1 WHERE id = ?", `[{"type":"lucene","condition":"x"}]`, key)
	if read := s.Do("GET", path, "").Payload(t); s.Do("PUT", path, read).Payload(t) != read {
		t.Errorf("sent back, %s is another", read)
	}
}

// testSavedSearchDeletes holds that the alerts on a saved search go with it, and no others.
func testSavedSearchDeletes(t *testing.T, s *Stack) {
	first := ID(t, s.Do("POST", "saved-searches", Encode(t, s.newSavedSearch())).Payload(t))
	second := ID(t, s.Do("POST", "saved-searches", Encode(t, s.newSavedSearch())).Payload(t))
	var gone []string
	for range 2 {
		gone = append(gone, ID(t, s.Do("POST", "alerts", Encode(t, s.searchAlert(first))).Payload(t)))
	}
	moved := ID(t, s.Do("POST", "alerts", Encode(t, s.searchAlert(first))).Payload(t))
	s.Do("PUT", "alerts/"+moved, Encode(t, s.searchAlert(second))).Payload(t)
	kept := []string{
		moved, ID(t, s.Do("POST", "alerts", Encode(t, s.searchAlert(second))).Payload(t)),
		ID(t, s.Do("POST", "alerts", Encode(t, s.newAlert(t))).Payload(t)),
	}
	if a := s.Do("DELETE", "saved-searches/"+strings.ToUpper(first), ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("delete: %d %s", a.Status, a.Body)
	}
	for _, alert := range gone {
		s.Do("GET", "alerts/"+alert, "").Problem(t, 404)
	}
	for _, alert := range kept {
		s.Do("GET", "alerts/"+alert, "").Payload(t)
	}
	for _, method := range []string{"GET", "DELETE"} {
		s.Do(method, "saved-searches/"+first, "").Problem(t, 404)
	}
	s.Do("PUT", "alerts/"+moved, Encode(t, s.searchAlert(first))).WantProblem(t, "Saved search not found")
}

func testSavedSearchesThatAlertsComeToWatch(t *testing.T, s *Stack) { wantNoOrphans(t, s) }

func TestSavedSearchesOnEachStore(t *testing.T) {
	t.Parallel()
	OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := StartStack(t, args...)
		wantNoOrphans(t, s)
		wantWholeUpdates(t, s)
	})
}

// wantNoOrphans deletes saved searches while alerts are created on them and moved to them: no alert is left that watches
// one which is gone.
func wantNoOrphans(t *testing.T, s *Stack) {
	t.Helper()
	moving := ID(t, s.Do("POST", "alerts", Encode(t, s.searchAlert(s.ID["savedSearch payments"]))).Payload(t))
	for range 30 {
		search := ID(t, s.Do("POST", "saved-searches", Encode(t, s.newSavedSearch())).Payload(t))
		body := Encode(t, s.searchAlert(search))
		start := make(chan struct{})
		var wg sync.WaitGroup
		send := func(method, path, body string, statuses ...int) {
			wg.Go(func() {
				<-start
				a, err := s.DoContext(t.Context(), method, path, body)
				if err != nil || !slices.Contains(statuses, a.Status) {
					t.Errorf("%s %s: %v, %d %s", method, path, err, a.Status, a.Body)
				}
			})
		}
		send("POST", "alerts", body, 200, 400)
		send("PUT", "alerts/"+moving, body, 200, 400, 404)
		send("DELETE", "saved-searches/"+search, "", 200)
		close(start)
		wg.Wait()
		if strings.Contains(s.Do("GET", "alerts", "").Body, search) {
			t.Fatalf("an alert watches the saved search %s, which is gone", search)
		}
		if a := s.Do("GET", "alerts/"+moving, ""); a.Status == 404 { // it went along
			moving = ID(t, s.Do("POST", "alerts", Encode(t, s.searchAlert(s.ID["savedSearch payments"]))).Payload(t))
		}
	}
}

// wantWholeUpdates updates a saved search from many sides: what is left is one of the answers, as a whole.
func wantWholeUpdates(t *testing.T, s *Stack) {
	t.Helper()
	path := "saved-searches/" + ID(t, s.Do("POST", "saved-searches", Encode(t, s.newSavedSearch())).Payload(t))
	var mu sync.Mutex
	answered := map[string]bool{}
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for n := range 5 {
				text := fmt.Sprintf("w%dn%d", w, n)
				a, err := s.DoContext(t.Context(), "PUT", path, Encode(t, Edited(s.newSavedSearch(), Object{
					"name": text, "select": text, "tags": []any{text},
					"filters": []any{Object{"type": "sql", "condition": "a IN ('" + text + "')"}},
				})))
				if err != nil || a.Status != 200 || strings.Count(a.Body, text) != 4 {
					t.Errorf("update to %s: %v, %d %s", text, err, a.Status, a.Body)
				}
				mu.Lock()
				answered[a.Payload(t)] = true
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if last := s.Do("GET", path, "").Payload(t); !answered[last] {
		t.Errorf("what is left was never answered: %s", last)
	}
}

// TestSavedSearchesAreListedByPage looks at the whole list.
func TestSavedSearchesAreListedByPage(t *testing.T) {
	t.Parallel()
	s := Launch(t, "", NoEngine...)
	s.waitListen()
	source := At(Decode[[]any](t, s.Do("GET", "sources", "").Payload(t)), 0, "id")
	testListedByPage(t, s, "saved-searches", func() string {
		return Encode(t, Object{"name": "Same", "sourceId": source})
	})
}
