package search

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

func TestSavedSearches(t *testing.T) {
	t.Parallel()
	harness.RunTests(t, harness.StartMetadata(t), map[string]harness.StackTest{
		"fields":                  testSavedSearchFields,
		"rules":                   testSavedSearchRules,
		"limits":                  testSavedSearchesAtTheirLimits,
		"updates replace":         testSavedSearchUpdates,
		"updates check in order":  testSavedSearchUpdatesCheckInOrder,
		"filters of older forms":  testOlderFilters,
		"deletes take alerts":     testSavedSearchDeletes,
		"alerts at the same time": testSavedSearchesThatAlertsComeToUse,
		"warnings":                testSavedSearchWarnings,
	})
}

// testSavedSearchWarnings holds that a search which cannot run is stored, and that the answer says so.
func testSavedSearchWarnings(t *testing.T, s *harness.Stack) {
	broken := harness.Encode(t, harness.Edited(s.NewSavedSearch(), harness.Object{"where": "(", "select": "upper(", "orderBy": "a,"}))
	created := s.Do("POST", "saved-searches", broken)
	path := "saved-searches/" + harness.ID(t, created.Payload(t))
	want := []string{
		`299 - "select: SQL, character 6: ( is not closed"`, `299 - "where: filter, character 1: '(' is not closed"`,
		`299 - "orderBy: SQL, character 3: unexpected end of input"`,
	}
	for _, a := range []harness.Answer{created, s.Do("PUT", path, broken)} {
		if diff := cmp.Diff(want, a.Header["Warning"]); diff != "" || a.Status != 200 {
			t.Errorf("%d; headers (-want +got):\n%s", a.Status, diff)
		}
	}
	if a := s.Do("PUT", path, harness.Encode(t, s.NewSavedSearch())); a.Header["Warning"] != nil {
		t.Errorf("of one that runs: %q", a.Header["Warning"])
	}
}

// searchDefaults are what a saved search shows for what was left out.
var searchDefaults = harness.Object{
	"select": "", "where": "", "whereLanguage": "lucene", "orderBy": "", "tags": []any{}, "filters": []any{},
}

// testSavedSearchFields holds what a saved search shows for what is sent.
func testSavedSearchFields(t *testing.T, s *harness.Stack) {
	type fields struct {
		Rule       string
		Sent, Want harness.Object
	}
	upper := harness.Object{"sourceId": strings.ToUpper(s.ID["source Logs"])}
	cases := append(harness.ReadCases[fields](t, s, "savedsearch_fields.yaml"),
		fields{Rule: "a source in capitals", Sent: upper, Want: harness.Object{"sourceId": s.ID["source Logs"]}})
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "saved-searches", harness.Encode(t, harness.Edited(s.NewSavedSearch(), tc.Sent))).Payload(t)
			got := harness.Decode[harness.Object](t, created)
			if !harness.HexID.MatchString(got["id"].(string)) || got["createdAt"] != got["updatedAt"] ||
				got["teamId"] != s.Keys.TeamID {
				t.Errorf("created %s", created)
			}
			want := harness.Edited(harness.Edited(harness.Edited(searchDefaults, s.NewSavedSearch()), tc.Sent), tc.Want)
			maps.DeleteFunc(want, func(_ string, v any) bool { return v == nil })
			harness.SameJSON(t, harness.Encode(t, harness.Edited(got, nil, "id", "teamId", "createdAt", "updatedAt")), harness.Encode(t, want))
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
func testSavedSearchRules(t *testing.T, s *harness.Stack) {
	type broken struct {
		Rule, Problem, Refusal string
		Sent                   harness.Object
		Leaves                 []string
	}
	body := s.NewSavedSearch()
	created := s.Do("POST", "saved-searches", harness.Encode(t, body)).Payload(t)
	long := strings.Repeat
	filters := func(n int, condition string) harness.Object {
		return harness.Object{"filters": slices.Repeat([]any{harness.Object{"condition": condition}}, n)}
	}
	cases := append(harness.ReadCases[broken](t, s, "savedsearch_rules.yaml"),
		broken{Rule: "a long name", Sent: harness.Object{"name": long("😀", 512) + "a"}, Problem: "name: String must contain at most 1024"},
		broken{Rule: "a long list of columns", Sent: harness.Object{"select": long("a", 4097)}, Problem: "select: "},
		broken{Rule: "a long condition", Sent: harness.Object{"where": long("a", 8193)}, Problem: "where: "},
		broken{Rule: "a long order", Sent: harness.Object{"orderBy": long("a", 1025)}, Problem: "orderBy: "},
		broken{Rule: "many tags", Sent: harness.Object{"tags": slices.Repeat([]any{"a"}, 51)}, Problem: "tags: "},
		broken{Rule: "a long tag", Sent: harness.Object{"tags": []any{long("😀", 16) + "a"}}, Problem: "tags.0: "},
		broken{Rule: "many filters", Sent: filters(101, "a IN (1)"), Problem: "filters: "},
		broken{Rule: "a long filter", Sent: filters(1, "a IN ('"+long("a", 8184)+"')"), Problem: "filters.0.condition: "},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			text := harness.Encode(t, harness.Edited(body, tc.Sent, tc.Leaves...))
			for _, request := range [][2]string{{"POST", "saved-searches"}, {"PUT", "saved-searches/" + harness.ID(t, created)}} {
				a := s.Do(request[0], request[1], text)
				if tc.Problem != "" {
					a.WantProblem(t, "Body validation failed: ", tc.Problem)
				}
				if got := a.Problem(t, 400); tc.Refusal != "" && !strings.HasPrefix(got, tc.Refusal) {
					t.Errorf("%v: %s, want %s", request, got, tc.Refusal)
				}
			}
			if got := s.Do("GET", "saved-searches/"+harness.ID(t, created), "").Payload(t); got != created {
				t.Errorf("a refused update left %s, want %s", got, created)
			}
		})
	}
}

func testSavedSearchesAtTheirLimits(t *testing.T, s *harness.Stack) {
	long := strings.Repeat
	for rule, keys := range map[string]harness.Object{
		"a name":             {"name": long("n", 1024)},
		"a name with blanks": {"name": long("\n", 500) + long("😀", 512) + long(" ", 500)},
		"columns":            {"select": long("ü", 4096)},
		"a condition":        {"where": long("ü", 8192)},
		"an order":           {"orderBy": long("ü", 1024)},
		"tags":               {"tags": slices.Repeat([]any{long("😀", 16)}, 50)},
		"filters":            {"filters": slices.Repeat([]any{harness.Object{"condition": "a IN ('" + long("a", 8183) + "')"}}, 100)},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			s.Do("POST", "saved-searches", harness.Encode(t, harness.Edited(s.NewSavedSearch(), keys))).Payload(t)
		})
	}
}

// testSavedSearchUpdates holds that an update replaces all of a saved search, and that its alerts stay.
func testSavedSearchUpdates(t *testing.T, s *harness.Stack) {
	full := harness.Object{
		"name": "Full", "sourceId": s.ID["source Logs"], "select": "a", "where": "b", "whereLanguage": "sql", "orderBy": "c",
		"tags": []any{"d"}, "filters": []any{harness.Object{"type": "sql", "condition": "e IN (1)"}},
	}
	created := harness.Decode[harness.Object](t, s.Do("POST", "saved-searches", harness.Encode(t, full)).Payload(t))
	path := "saved-searches/" + created["id"].(string)
	alert := s.Do("POST", "alerts", harness.Encode(t, s.SearchAlert(created["id"].(string)))).Payload(t)
	update := func(sent, want harness.Object) {
		t.Helper()
		updated := s.Do("PUT", path, harness.Encode(t, sent)).Payload(t)
		if read := s.Do("GET", path, "").Payload(t); read != updated {
			t.Errorf("read as %s, updated to %s", read, updated)
		}
		got := harness.Decode[harness.Object](t, updated)
		if got["updatedAt"].(string) < created["updatedAt"].(string) {
			t.Errorf("updated %v, created %v", got["updatedAt"], created["createdAt"])
		}
		want = harness.Edited(created, harness.Edited(want, harness.Object{"updatedAt": got["updatedAt"]}))
		harness.SameJSON(t, updated, harness.Encode(t, want))
	}
	for key, value := range searchDefaults {
		update(harness.Edited(full, nil, key), harness.Edited(full, harness.Object{key: value}))
		update(full, full)
	}
	least := harness.Object{"name": " Least ", "sourceId": strings.ToUpper(s.ID["source Traces"])}
	update(least, harness.Edited(searchDefaults, harness.Object{"name": "Least", "sourceId": s.ID["source Traces"]}))
	renamed := harness.Edited(harness.Decode[harness.Object](t, alert), harness.Object{"displayName": "Least", "tags": []any{}})
	harness.SameJSON(t, harness.WithoutState(s.Do("GET", "alerts/"+harness.ID(t, alert), "").Payload(t)),
		harness.WithoutState(harness.Encode(t, renamed)))
}

// testSavedSearchUpdatesCheckInOrder holds that the shape comes first, then the source, then whether the saved search is
// there, then its filters.
func testSavedSearchUpdatesCheckInOrder(t *testing.T, s *harness.Stack) {
	const missing, unknown = "saved-searches/00000000000000000000dead", "00000000000000000000dead"
	body := s.NewSavedSearch()
	s.Do("PUT", missing, harness.Encode(t, harness.Edited(body, harness.Object{"name": 5}))).WantProblem(t, "Body validation failed: name: ")
	s.Do("PUT", missing, harness.Encode(t, harness.Edited(body, harness.Object{"sourceId": unknown}))).WantProblem(t, "existing source")
	filters := harness.Object{"filters": []any{harness.Object{"condition": "a = 1"}}}
	if got := s.Do("PUT", missing, harness.Encode(t, harness.Edited(body, filters))).Problem(t, 404); got != "Saved search not found" {
		t.Errorf("a bad filter on an unknown saved search: %s", got)
	}
	for _, method := range []string{"GET", "PUT", "DELETE"} {
		text := ""
		if method == "PUT" {
			text = harness.Encode(t, body)
		}
		if got := s.Do(method, missing, text).Problem(t, 404); got != "Saved search not found" {
			t.Errorf("%s: %s", method, got)
		}
		s.Do(method, "saved-searches/nope", text).WantProblem(t, "Params validation failed: id: ")
	}
}

// testOlderFilters holds that filters which no longer may be made can be sent back, and no others of their kind.
func testOlderFilters(t *testing.T, s *harness.Stack) {
	const stored = `[{"type":"lucene","condition":"level:error"},{"type":"sql","condition":"a = 1"},` +
		`{"type":"sql_ast","operator":"<=","left":"a","right":"'x'"},{"condition":"b LIKE 'x'"}]`
	key := harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, s.NewSavedSearch())).Payload(t))
	path := "saved-searches/" + key
	db := s.Metadata(t)
	harness.Change(t, db, "UPDATE saved_searches SET filters = ?, updated_at = 1 WHERE id = ?", stored, key)
	read := s.Do("GET", path, "").Payload(t)
	harness.SameJSON(t, harness.Encode(t, harness.Decode[harness.Object](t, read)["filters"]), stored)

	lucene := harness.Object{"type": "lucene", "condition": "level:error"}
	tree := harness.Object{"type": "sql_ast", "operator": "<=", "left": "a", "right": "'x'"}
	plain := harness.Object{"condition": "a = 1"}
	named := harness.Object{"type": "sql", "condition": "b LIKE 'x'"}
	simple := harness.Object{"type": "sql", "condition": "c IN (1)"}
	for name, tc := range map[string]struct {
		filters []any
		refused string
	}{
		"in another order, with a new one":   {[]any{simple, tree, named, plain, lucene}, ""},
		"twice":                              {[]any{lucene, lucene}, ""},
		"with keys of no meaning":            {[]any{harness.Edited(tree, harness.Object{"condition": "x", "surprise": 1})}, ""},
		"another condition":                  {[]any{harness.Edited(lucene, harness.Object{"condition": "level:warn"})}, "filters[0] "},
		"the condition in another type":      {[]any{tree, harness.Edited(lucene, harness.Object{"type": "sql"})}, "filters[1] "},
		"SQL that has become of search":      {[]any{harness.Edited(plain, harness.Object{"type": "lucene"})}, "filters[0] "},
		"another operator":                   {[]any{harness.Edited(tree, harness.Object{"operator": "<"})}, "filters[0] "},
		"another left":                       {[]any{harness.Edited(tree, harness.Object{"left": "b"})}, "filters[0] "},
		"another right":                      {[]any{simple, lucene, harness.Edited(tree, harness.Object{"right": ""})}, "filters[2] "},
		"a condition that differs in blanks": {[]any{harness.Object{"condition": "a  = 1"}}, "filters[0] "},
	} {
		t.Run(name, func(t *testing.T) {
			harness.Change(t, db, "UPDATE saved_searches SET filters = ?, updated_at = 1 WHERE id = ?", stored, key)
			body := harness.Encode(t, harness.Edited(s.NewSavedSearch(), harness.Object{"filters": tc.filters}))
			if tc.refused != "" {
				if got := s.Do("PUT", path, body).Problem(t, 400); !strings.HasPrefix(got, tc.refused) {
					t.Errorf("%s, want %s", got, tc.refused)
				}
				if after := s.Do("GET", path, "").Payload(t); after != read {
					t.Errorf("a refused update left %s, want %s", after, read)
				}
				return
			}
			got := harness.Decode[harness.Object](t, s.Do("PUT", path, body).Payload(t))["filters"].([]any)
			if len(got) != len(tc.filters) {
				t.Errorf("the filters are %v", got)
			}
		})
	}
	harness.Change(t, db, "UPDATE saved_searches SET filters = ?, updated_at = 1 WHERE id = ?", `[{"type":"lucene","condition":"x"}]`, key)
	if read := s.Do("GET", path, "").Payload(t); s.Do("PUT", path, read).Payload(t) != read {
		t.Errorf("sent back, %s is another", read)
	}
}

// testSavedSearchDeletes holds that the alerts on a saved search go with it, and no others.
func testSavedSearchDeletes(t *testing.T, s *harness.Stack) {
	first := harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, s.NewSavedSearch())).Payload(t))
	second := harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, s.NewSavedSearch())).Payload(t))
	var gone []string
	for range 2 {
		gone = append(gone, harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.SearchAlert(first))).Payload(t)))
	}
	moved := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.SearchAlert(first))).Payload(t))
	s.Do("PUT", "alerts/"+moved, harness.Encode(t, s.SearchAlert(second))).Payload(t)
	kept := []string{
		moved, harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.SearchAlert(second))).Payload(t)),
		harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.NewAlert(t))).Payload(t)),
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
	s.Do("PUT", "alerts/"+moved, harness.Encode(t, s.SearchAlert(first))).WantProblem(t, "Saved search not found")
}

func testSavedSearchesThatAlertsComeToUse(t *testing.T, s *harness.Stack) { wantNoOrphans(t, s) }

func TestSavedSearchesOnEachStore(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartMetadata(t, args...)
		wantNoOrphans(t, s)
		wantWholeUpdates(t, s)
	})
}

// wantNoOrphans deletes saved searches while alerts are created on them and moved to them: no alert is left on one that is
// gone.
func wantNoOrphans(t *testing.T, s *harness.Stack) {
	t.Helper()
	moving := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.SearchAlert(s.ID["savedSearch payments"]))).Payload(t))
	for range 30 {
		search := harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, s.NewSavedSearch())).Payload(t))
		body := harness.Encode(t, s.SearchAlert(search))
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
			t.Fatalf("an alert is on the saved search %s, which is gone", search)
		}
		if a := s.Do("GET", "alerts/"+moving, ""); a.Status == 404 { // it went along
			moving = harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.SearchAlert(s.ID["savedSearch payments"]))).Payload(t))
		}
	}
}

// wantWholeUpdates updates a saved search from many sides: what is left is one of the answers, as a whole.
func wantWholeUpdates(t *testing.T, s *harness.Stack) {
	t.Helper()
	path := "saved-searches/" + harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, s.NewSavedSearch())).Payload(t))
	var mu sync.Mutex
	answered := map[string]bool{}
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for n := range 5 {
				text := fmt.Sprintf("w%dn%d", w, n)
				a, err := s.DoContext(t.Context(), "PUT", path, harness.Encode(t, harness.Edited(s.NewSavedSearch(), harness.Object{
					"name": text, "select": text, "tags": []any{text},
					"filters": []any{harness.Object{"type": "sql", "condition": "a IN ('" + text + "')"}},
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
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	source := harness.At(harness.Decode[[]any](t, s.Do("GET", "sources", "").Payload(t)), 0, "id")
	harness.ListedByPage(t, s, "saved-searches", func() string {
		return harness.Encode(t, harness.Object{"name": "Same", "sourceId": source})
	})
}
