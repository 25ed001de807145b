package sources

import (
	"database/sql"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"go.yaml.in/yaml/v3"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

// sourceKind is what a test knows of a kind of sources.
type sourceKind struct {
	Least            harness.Object
	Answer           string
	Needed           map[string]string
	Optional, Others []string
}

func readSourceKinds(t testing.TB, s *harness.Stack) map[string]sourceKind {
	t.Helper()
	var file struct{ Kinds map[string]sourceKind }
	if err := yaml.Unmarshal([]byte(s.Named(harness.ReadTestdata(t, "source_kinds.yaml"))), &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Kinds) != 5 {
		t.Fatalf("%d kinds", len(file.Kinds))
	}
	return file.Kinds
}

func TestSources(t *testing.T) {
	t.Parallel()
	harness.RunTests(t, harness.StartStack(t), map[string]harness.StackTest{
		"kinds":               testSourceKinds,
		"rules":               testSourceRules,
		"limits":              testSourcesAtTheirLimits,
		"granularities":       testGranularities,
		"minimum of buckets":  testMinAutoGranularity,
		"dates":               testViewDates,
		"numbers":             testDurationPrecisions,
		"updates replace":     testSourceUpdatesReplace,
		"updates check order": testSourceUpdatesCheckInOrder,
		"ids":                 testSourceIDs,
		"deletes":             testDeletedSources,
		"stored ones":         testStoredSources,
		"apply":               testAppliedSources,
		"made-up sources":     func(t *testing.T, s *harness.Stack) { testMadeUpSources(t, s, true) },
	})
}

// TestSourcesInPostgreSQL is what depends on the store.
func TestSourcesInPostgreSQL(t *testing.T) {
	t.Parallel()
	harness.RunTests(t, harness.StartStack(t, harness.PostgresArgs(t)...), map[string]harness.StackTest{
		"updates at the same time": testConcurrentSourceUpdates,
		"deletes":                  testDeletedSources,
		"made-up sources":          func(t *testing.T, s *harness.Stack) { testMadeUpSources(t, s, false) },
	})
}

// createSource returns the path of a new source and its text.
func createSource(t testing.TB, s *harness.Stack, body harness.Object) (path, text string) {
	t.Helper()
	text = s.Do("POST", "sources", harness.Encode(t, body)).Payload(t)
	return "sources/" + harness.ID(t, text), text
}

// testSourceKinds holds, for each kind, the strings that it must and may have, and what it shows of the least source.
func testSourceKinds(t *testing.T, s *harness.Stack) {
	for name, kind := range readSourceKinds(t, s) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path, text := createSource(t, s, kind.Least)
			if got := strings.Replace(text, path[len("sources/"):], "…", 1); got != kind.Answer {
				t.Errorf("the answer is\n%s, want\n%s", got, kind.Answer)
			}
			for key, empty := range kind.Needed {
				missing := "Required"
				if key == "traceSourceId" {
					missing = empty
				}
				wantSourceProblem(t, s, without(kind.Least, key), key+": "+missing)
				wantSourceProblem(t, s, with(kind.Least, key, ""), key+": "+empty)
				wantSourceProblem(t, s, with(kind.Least, key, nil), key+": Expected string, received null")
			}
			full := maps.Clone(kind.Least)
			for i, key := range kind.Optional {
				full[key] = fmt.Sprintf(" %s-%d 'é' ", strings.ToUpper(key), i)
				wantSourceProblem(t, s, with(kind.Least, key, nil), key+": Expected string, received null")
				wantSourceProblem(t, s, with(kind.Least, key, 5), key+": Expected string, received number")
				if got := harness.Decode[harness.Object](t, s.Do("PUT", path, harness.Encode(t, with(kind.Least, key, ""))).Payload(t))[key]; got != "" {
					t.Errorf("an empty %s becomes %v", key, got)
				}
			}
			want := harness.Decode[harness.Object](t, text)
			maps.Copy(want, full)
			dropped := harness.Edited(full, harness.Object{"_id": "x", "team": "x", "createdAt": 5, "surprise": nil})
			for _, key := range kind.Others {
				dropped[key] = harness.Object{"of": []any{"another", "kind"}}
			}
			updated := s.Do("PUT", path, harness.Encode(t, dropped)).Payload(t)
			harness.SameJSON(t, updated, harness.Encode(t, want))
			if read := s.Do("GET", path, "").Payload(t); read != updated {
				t.Errorf("read as %s, answered as %s", read, updated)
			}
			if list := s.Do("GET", "sources", "").Payload(t); !strings.Contains(list, updated) {
				t.Errorf("the list has not, byte for byte, %s", updated)
			}
			if back := s.Do("PUT", path, harness.Encode(t, kind.Least)).Payload(t); back != text {
				t.Errorf("without what can be left out it is\n%s, want\n%s", back, text)
			}
		})
	}
}

// with is a copy of a body with a key, of which a dot leads inside, set.
func with(body harness.Object, key string, value any) harness.Object {
	outer, inner, nested := strings.Cut(key, ".")
	if nested {
		value = with(body[outer].(harness.Object), inner, value)
	}
	return harness.Edited(body, harness.Object{outer: value})
}

func without(body harness.Object, key string) harness.Object {
	outer, inner, nested := strings.Cut(key, ".")
	if nested {
		return harness.Edited(body, harness.Object{outer: without(body[outer].(harness.Object), inner)})
	}
	return harness.Edited(body, nil, key)
}

// wantSourceProblem wants that a source can be neither created nor put for the one problem.
func wantSourceProblem(t *testing.T, s *harness.Stack, body harness.Object, want string) {
	t.Helper()
	if !strings.HasPrefix(want, "connection must ") {
		want = "Body validation failed: " + want
	}
	for _, r := range [][2]string{{"POST", "sources"}, {"PUT", "sources/00000000000000000000dead"}} {
		if got := s.Do(r[0], r[1], harness.Encode(t, body)).Problem(t, 400); got != want {
			t.Errorf("%s %s: the problem is\n%s, want\n%s", r[0], harness.Encode(t, body), got, want)
		}
	}
}

func testSourceRules(t *testing.T, s *harness.Stack) {
	kinds := readSourceKinds(t, s)
	type rule struct {
		Rule, Kind string
		Sent       harness.Object
		Without    []string
		Problem    string
		Has        harness.Object
	}
	for _, tc := range harness.ReadCases[rule](t, s, "source_rules.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			body := harness.Edited(kinds[tc.Kind].Least, tc.Sent, tc.Without...)
			if tc.Problem != "" {
				wantSourceProblem(t, s, body, tc.Problem)
				return
			}
			_, text := createSource(t, s, body)
			got := harness.Decode[harness.Object](t, text)
			if len(tc.Has) == 0 {
				t.Error("the case wants nothing")
			}
			for key, want := range tc.Has {
				harness.SameJSON(t, harness.Encode(t, got[key]), harness.Encode(t, want))
			}
		})
	}
}

func testSourcesAtTheirLimits(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["log"].Least
	settings := slices.Repeat([]any{harness.Object{"setting": "max_threads", "value": "1"}}, 11)
	createSource(t, s, harness.Edited(least, harness.Object{"querySettings": settings[:10], "section": strings.Repeat("😀", 128)}))
	wantSourceProblem(t, s, harness.Edited(least, harness.Object{"querySettings": settings, "section": strings.Repeat("a", 257)}),
		"section: String must contain at most 256 character(s); querySettings: Array must contain at most 10 element(s)")
	// Nothing else has a limit of its own.
	long := strings.Repeat("é", 200_000)
	path, text := createSource(t, s, harness.Edited(least, harness.Object{"name": long, "bodyExpression": long}))
	if read := s.Do("GET", path, "").Payload(t); read != text || strings.Count(read, long) != 2 {
		t.Errorf("it is read with %d bytes, and was answered with %d", len(read), len(text))
	}
	s.Do("DELETE", path, "").Payload(t)
}

// viewed is a source with one view and one of metadata.
func viewed(least, view, metadata harness.Object) harness.Object {
	column := harness.Object{"aggFn": "count", "mvColumn": "c"}
	v := harness.Edited(harness.Object{
		"databaseName": "d", "tableName": "t", "dimensionColumns": "", "minGranularity": "1m", "timestampColumn": "ts",
		"aggregatedColumns": []any{column},
	}, view)
	m := harness.Edited(harness.Object{"kvRollupTable": "kv", "granularity": "1m"}, metadata)
	return harness.Edited(least, harness.Object{"materializedViews": []any{v}, "metadataMaterializedViews": m})
}

func testGranularities(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["trace"].Least
	for sent, want := range map[string]string{
		"5m": "5m", "90s": "90s", "1h": "1h", "365d": "365d", "0s": "0s", "007m": "007m",
		"5 minute": "5m", "15 second": "15s", "12 hour": "12h", "1 day": "1d",
	} {
		body := viewed(least, harness.Object{"minGranularity": sent}, harness.Object{"granularity": sent})
		path, text := createSource(t, s, body)
		got := harness.Decode[harness.Object](t, text)
		if view, metadata := harness.At(got, "materializedViews", 0, "minGranularity"),
			harness.At(got, "metadataMaterializedViews", "granularity"); view != want || metadata != want {
			t.Errorf("%s is shown as %v and %v, want %s", sent, view, metadata, want)
		}
		if again := s.Do("PUT", path, harness.Encode(t, body)).Payload(t); again != text {
			t.Errorf("%s again is %s, want %s", sent, again, text)
		}
	}
	for _, sent := range []any{
		"", "m", "5", "5 m", "5minute", "5 minutes", "5  minute", " 5m", "5m ", "5m\n", "5M", "-5m", "1.5h", "5w", "5ms", "٥m",
		"5 minute 5 minute", "1h30m",
	} {
		wantSourceProblem(t, s, viewed(least, harness.Object{"minGranularity": sent}, harness.Object{"granularity": sent}),
			"materializedViews.0.minGranularity: Invalid; metadataMaterializedViews.granularity: Invalid")
	}
}

func testViewDates(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["log"].Least
	for _, sent := range []any{
		nil, "2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.123456789Z", "2026-01-01T00:00Z",
	} {
		_, text := createSource(t, s, viewed(least, harness.Object{"minDate": sent}, nil))
		if got := harness.At(harness.Decode[harness.Object](t, text), "materializedViews", 0, "minDate"); got != sent {
			t.Errorf("%v is shown as %v", sent, got)
		}
	}
	_, text := createSource(t, s, viewed(least, nil, nil))
	if strings.Contains(text, "minDate") {
		t.Errorf("what was left out is shown: %s", text)
	}
	for _, sent := range []any{
		"", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01T00:00:00+00:00", "2026-13-01T00:00:00Z", "2026-01-01T25:00:00Z",
		"2026-01-01T00:00:00z", "2026-01-01 00:00:00Z", "Z", "2026-02-30T00:00:00Z", "1767225600000Z",
	} {
		wantSourceProblem(t, s, viewed(least, harness.Object{"minDate": sent}, nil), "materializedViews.0.minDate: Invalid datetime")
	}
	wantSourceProblem(t, s, viewed(least, harness.Object{"minDate": 5}, nil),
		"materializedViews.0.minDate: Expected string, received number")
}

// testDurationPrecisions holds that integers are written as such, which some clients need.
func testDurationPrecisions(t *testing.T, s *harness.Stack) {
	body := harness.Encode(t, readSourceKinds(t, s)["trace"].Least)
	for sent, want := range map[string]string{
		"9": "9", "3.0": "3", "3e0": "3", "0.3e1": "3", "-0": "0", "2.50": "2.5", "1e-7": "1e-7",
	} {
		text := s.Do("POST", "sources", strings.TrimSuffix(body, "}")+`,"durationPrecision":`+sent+"}").Payload(t)
		if !strings.Contains(text, `"durationPrecision":`+want+",") {
			t.Errorf("%s is shown in %s", sent, text)
		}
	}
}

func testSourceUpdatesReplace(t *testing.T, s *harness.Stack) {
	kinds := readSourceKinds(t, s)
	for name, kind := range kinds {
		path, _ := createSource(t, s, viewed(harness.Edited(kinds["log"].Least, harness.Object{
			"section": "S", "disabled": true, "querySettings": []any{harness.Object{"setting": "a", "value": "b"}}, "bodyExpression": "b",
			"highlightedRowAttributeExpressions": []any{harness.Object{"sqlExpression": "a"}},
		}), nil, nil))
		key := path[len("sources/"):]
		body := harness.Edited(kind.Least, harness.Object{"id": "00000000000000000000dead", "team": "t", "updatedAt": 5})
		text := s.Do("PUT", path, harness.Encode(t, body)).Payload(t)
		if want := strings.Replace(kind.Answer, "…", key, 1); text != want {
			t.Errorf("a log source that becomes a %s source is\n%s, want\n%s", name, text, want)
		}
		if read := s.Do("GET", path, "").Payload(t); read != text {
			t.Errorf("read as %s, answered as %s", read, text)
		}
	}
	_, text := createSource(t, s, harness.Edited(kinds["promql"].Least, harness.Object{"id": "65f5e4a3b9e77c001a100009"}))
	if strings.Contains(text, "65f5e4a3b9e77c001a100009") {
		t.Errorf("the id that was sent is taken: %s", text)
	}
}

func testSourceUpdatesCheckInOrder(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["promql"].Least
	const missing = "sources/00000000000000000000dead"
	put := func(path string, keys harness.Object) harness.Answer {
		return s.Do("PUT", path, harness.Encode(t, harness.Edited(least, keys)))
	}
	for want, a := range map[string]harness.Answer{
		"Body validation failed: name: Name is required; Params validation failed: id: Invalid ObjectId": put("sources/x",
			harness.Object{"name": "", "connection": "x"}),
		"Params validation failed: id: Invalid ObjectId":   put("sources/x", harness.Object{"connection": "x"}),
		"Body validation failed: name: Name is required":   put(missing, harness.Object{"name": ""}),
		"connection must be a valid connection id":         put(missing, harness.Object{"connection": "x"}),
		"connection must be an existing connection id":     put(missing, harness.Object{"connection": "00000000000000000000dead"}),
		"Body validation failed: kind: Invalid discr":      s.Do("PUT", missing, "{}"),
		"Body validation failed: kind: Invalid discrimina": s.Do("POST", "sources", ""),
	} {
		if got := a.Problem(t, 400); got != want && (!strings.Contains(want, " discr") || !strings.HasPrefix(got, want)) {
			t.Errorf("the problem is %s, want %s", got, want)
		}
	}
	for _, a := range []harness.Answer{put(missing, nil), s.Do("GET", missing, ""), s.Do("DELETE", missing, "")} {
		if got := a.Problem(t, 404); got != "Source not found" {
			t.Errorf("the problem is %s", got)
		}
	}
	for _, method := range []string{"GET", "DELETE"} {
		if got := s.Do(method, "sources/x", "").Problem(t, 400); got != "Params validation failed: id: Invalid ObjectId" {
			t.Errorf("the problem is %s", got)
		}
	}
}

// testSourceIDs holds that ids are the same in capitals and are written without.
func testSourceIDs(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["promql"].Least
	connection := least["connection"].(string)
	path, text := createSource(t, s, harness.Edited(least, harness.Object{"connection": strings.ToUpper(connection)}))
	if got := harness.Decode[harness.Object](t, text)["connection"]; got != connection {
		t.Errorf("the connection is %v, want %s", got, connection)
	}
	capitals := "sources/" + strings.ToUpper(path[len("sources/"):])
	if read := s.Do("GET", capitals, "").Payload(t); read != text {
		t.Errorf("read as %s, want %s", read, text)
	}
	if again := s.Do("PUT", capitals, text).Payload(t); again != text {
		t.Errorf("updated to %s, want %s", again, text)
	}
	if a := s.Do("DELETE", capitals, ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("deleted: %d %s", a.Status, a.Body)
	}
}

// testDeletedSources holds that what refers to a source, and what it refers to, stays.
func testDeletedSources(t *testing.T, s *harness.Stack) {
	path, text := createSource(t, s, readSourceKinds(t, s)["log"].Least)
	key := path[len("sources/"):]
	dashboard := s.Do("POST", "dashboards", strings.ReplaceAll(s.Tile(
		`"displayType":"line","sourceId":"KEY","select":[{"aggFn":"count"}]`), "KEY", key)).Payload(t)
	session := harness.Edited(readSourceKinds(t, s)["session"].Least, harness.Object{"traceSourceId": key})
	other, otherText := createSource(t, s, session)

	if a := s.Do("DELETE", path, ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("deleted: %d %s", a.Status, a.Body)
	}
	for _, method := range []string{"GET", "DELETE"} {
		if got := s.Do(method, path, "").Problem(t, 404); got != "Source not found" {
			t.Errorf("%s afterwards: %s", method, got)
		}
	}
	if got := s.Do("PUT", path, text).Problem(t, 404); got != "Source not found" {
		t.Errorf("PUT afterwards: %s", got)
	}
	if list := s.Do("GET", "sources", "").Payload(t); strings.Contains(list, key+`","name"`) {
		t.Error("the list still has it")
	}
	if got := s.Do("GET", "dashboards/"+harness.ID(t, dashboard), "").Payload(t); got != dashboard {
		t.Errorf("the dashboard is %s, was %s", got, dashboard)
	}
	if got := s.Do("GET", other, "").Payload(t); got != otherText {
		t.Errorf("the session source is %s, was %s", got, otherText)
	}
	for path, body := range sourceQueries(t, key, dashboard) {
		if got := s.Do("POST", path, body).Problem(t, 404); !strings.HasPrefix(got, "Source not found") {
			t.Errorf("%s: %s", path, got)
		}
	}
}

// sourceQueries are bodies of queries of a source, the only tile of a dashboard among them, by path.
func sourceQueries(t testing.TB, source, dashboard string) map[string]string {
	t.Helper()
	times := harness.Object{"startTime": 1767607200000, "endTime": 1767610800000}
	tile := harness.At(harness.Decode[harness.Object](t, dashboard), "tiles", 0, "id").(string)
	return map[string]string{
		"charts/series": harness.Encode(t, harness.Edited(times, harness.Object{"granularity": "1h", "series": []any{harness.Object{
			"sourceId": source, "aggFn": "count", "where": "", "groupBy": []any{},
		}}})),
		"search": harness.Encode(t, harness.Object{"sourceId": source}),
		"dashboards/" + harness.ID(t, dashboard) + "/tiles/" + tile + "/query": harness.Encode(t, times),
	}
}

// testStoredSources holds what becomes of sources that other programs or older rules have left in the store.
func testStoredSources(t *testing.T, s *harness.Stack) {
	kinds, db := readSourceKinds(t, s), s.Metadata(t)
	store := func(kind, text string) (path, stored string) {
		path, _ = createSource(t, s, kinds[kind].Least)
		stored = strings.Replace(text, "ID", path[len("sources/"):], 1)
		harness.Change(t, db, "UPDATE sources SET body = ? WHERE id = ?", stored, path[len("sources/"):])
		return path, stored
	}
	shown := map[string]string{
		// A session source of before there was a column of the time.
		`{"id":"ID","name":"Old","kind":"session","connection":"<connection local>","from":{"databaseName":"d","tableName":"t"},` +
			`"traceSourceId":"x","team":"t","__v":0}`: `{"id":"ID","name":"Old","kind":"session","connection":"<connection local>",` +
			`"from":{"databaseName":"d","tableName":"t"},"disabled":false,"querySettings":[],` +
			`"timestampValueExpression":"TimestampTime","traceSourceId":"x"}`,
		`{"id":"ID","kind":"promql","timestampValueExpression":"ts","name":"Old","connection":"<connection local>",` +
			`"from":{"tableName":"t","databaseName":"d"}}`: `{"id":"ID","name":"Old","kind":"promql",` +
			`"connection":"<connection local>","from":{"databaseName":"d","tableName":"t"},"disabled":false,"querySettings":[],` +
			`"timestampValueExpression":"ts"}`,
	}
	for text, want := range shown {
		path, stored := store("session", s.Named(text))
		want = strings.Replace(s.Named(want), "ID", path[len("sources/"):], 1)
		for range 2 {
			if got := s.Do("GET", path, "").Payload(t); got != want {
				t.Errorf("%s is shown as\n%s, want\n%s", stored, got, want)
			}
		}
		if list := s.Do("GET", "sources", "").Payload(t); !strings.Contains(list, want) {
			t.Errorf("the list does not have %s", want)
		}
		const body = "SELECT body FROM sources WHERE id = ?"
		if kept := harness.Single[string](t, db, body, path[len("sources/"):]); kept != stored {
			t.Errorf("reading changed the store to %s", kept)
		}
		if got := s.Do("PUT", path, want).Payload(t); got != want {
			t.Errorf("updated to %s, want %s", got, want)
		}
	}
	for _, text := range []string{
		`{}`, `[]`, `no JSON`,
		`{"id":"ID","name":"","kind":"promql","connection":"c","from":{"databaseName":"d","tableName":"t"},"timestampValueExpression":"ts"}`,
		`{"id":"ID","name":"n","kind":"promql","connection":"c","from":{"databaseName":"d","tableName":"t"}}`,
		`{"id":"ID","name":"n","kind":"event","connection":"c","from":{"databaseName":"d","tableName":"t"},"timestampValueExpression":"ts"}`,
		`{"id":"ID","name":"n","kind":"metric","connection":"c","from":{"databaseName":"d","tableName":""},` +
			`"timestampValueExpression":"ts","metricTables":{},"resourceAttributesExpression":"r"}`,
	} {
		path, stored := store("promql", text)
		if a := s.Do("GET", path, ""); a.Status != http.StatusInternalServerError {
			t.Errorf("%s is shown: %d %s", stored, a.Status, a.Body)
		}
		list := s.Do("GET", "sources", "").Payload(t)
		if strings.Contains(list, path[len("sources/"):]) || !strings.Contains(list, `"name":"Logs"`) {
			t.Errorf("%s: the list is %s", stored, list)
		}
		want := strings.Replace(kinds["promql"].Answer, "…", path[len("sources/"):], 1)
		if got := s.Do("PUT", path, harness.Encode(t, kinds["promql"].Least)).Payload(t); got != want {
			t.Errorf("updated to %s, want %s", got, want)
		}
		s.Do("DELETE", path, "").Payload(t)
	}
}

// testAppliedSources holds that a file and the API write the same source.
func testAppliedSources(t *testing.T, s *harness.Stack) {
	trace := viewed(harness.Edited(readSourceKinds(t, s)["trace"].Least, harness.Object{"name": "Applied"}),
		harness.Object{"minGranularity": "5 minute"}, nil)
	trace["durationPrecision"] = 6.0
	lists := "sources: [" + harness.Encode(t, trace) + "]\n"
	applied := s.Apply(t, lists)[0]
	path := "sources/" + applied.ID
	text := s.Do("GET", path, "").Payload(t)
	if got := s.Do("PUT", path, harness.Encode(t, trace)).Payload(t); got != text {
		t.Errorf("the API makes %s of it, the file %s", got, text)
	}
	if again := s.Apply(t, lists)[0]; again.Action != "unchanged" {
		t.Errorf("applied again: %+v", again)
	}
	unknown := harness.WriteYAML(t, "sources: ["+harness.Encode(t, harness.Edited(trace, harness.Object{"connection": "00000000000000000000dead"}))+"]\n")
	if _, err := s.Command("apply", "-f", unknown); err == nil ||
		!strings.Contains(err.Error(), `"00000000000000000000dead" does not exist`) {
		t.Errorf("with an unknown connection: %v", err)
	}
	// A name that two connections have cannot be distinguished, but their ids can.
	for range 2 {
		s.Do("POST", "connections", `{"name":"twin","host":"","username":""}`).Payload(t)
	}
	var twin string
	for _, c := range harness.Decode[[]harness.Object](t, s.Do("GET", "connections", "").Payload(t)) {
		if c["name"] == "twin" {
			twin = c["id"].(string)
		}
	}
	trace["connection"] = twin
	if again := s.Apply(t, "sources: ["+harness.Encode(t, trace)+"]\n")[0]; again.Action != "updated" {
		t.Errorf("applied with an id: %+v", again)
	}
}

func testConcurrentSourceUpdates(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["log"].Least
	path, _ := createSource(t, s, least)
	var mu sync.Mutex
	answered := map[string]bool{}
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for n := range 5 {
				text := fmt.Sprintf("%d-%d", w, n)
				a, err := s.DoContext(t.Context(), "PUT", path, harness.Encode(t, harness.Edited(least, harness.Object{"name": text, "section": text})))
				if err != nil || a.Status != 200 || strings.Count(a.Body, `"`+text+`"`) != 2 {
					t.Errorf("update to %s: %v, %d %s", text, err, a.Status, a.Body)
					return
				}
				mu.Lock()
				answered[a.Payload(t)] = true
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if last := s.Do("GET", path, "").Payload(t); !answered[last] || len(answered) != 40 {
		t.Errorf("of %d answers none is what is left: %s", len(answered), last)
	}
}

// testMadeUpSources makes up sources: each is read as it was answered, and sending it back changes nothing. With files
// it looks into the store too.
func testMadeUpSources(t *testing.T, s *harness.Stack, files bool) {
	sources := sources(t, s)
	var db *sql.DB
	if files {
		db = s.Metadata(t)
	}
	rapid.Check(t, func(rt *rapid.T) {
		sent := sources.Draw(rt, "source")
		a := s.Do("POST", "sources", harness.Encode(t, sent))
		if a.Status != 200 {
			rt.Fatalf("%s is refused: %s", harness.Encode(t, sent), a.Body)
		}
		created := a.Payload(t)
		path := "sources/" + harness.ID(t, created)
		if read := s.Do("GET", path, "").Payload(t); read != created {
			rt.Fatalf("read as %s, created as %s", read, created)
		}
		got := harness.Decode[harness.Object](t, created)
		for key, value := range sent {
			if want := harness.Encode(t, value); harness.Encode(t, got[key]) != want {
				rt.Fatalf("%s is %s, want %s", key, harness.Encode(t, got[key]), want)
			}
		}
		if files {
			harness.Change(t, db, "UPDATE sources SET updated_at = 1 WHERE id = ?", harness.ID(t, created))
		}
		for _, body := range []string{created, harness.Encode(t, sent)} {
			if updated := s.Do("PUT", path, body).Payload(t); updated != created {
				rt.Fatalf("updated to %s, sent as %s", updated, created)
			}
		}
		const when = "SELECT updated_at FROM sources WHERE id = ?"
		if files && harness.Single[int](t, db, when, harness.ID(t, created)) != 1 {
			rt.Fatalf("the update of %s has written", created)
		}
		other := sources.Draw(rt, "other")
		updated := s.Do("PUT", path, harness.Encode(t, other)).Payload(t)
		if read := s.Do("GET", path, "").Payload(t); read != updated {
			rt.Fatalf("read as %s, updated to %s", read, updated)
		}
		// Nothing of what was there is left: a new one is the same.
		fresh := s.Do("POST", "sources", harness.Encode(t, other)).Payload(t)
		if blank := strings.Replace(updated, harness.ID(t, created), harness.ID(t, fresh), 1); blank != fresh {
			rt.Fatalf("updated to %s, created as %s", updated, fresh)
		}
		for _, key := range []string{harness.ID(t, created), harness.ID(t, fresh)} {
			s.Do("DELETE", "sources/"+key, "").Payload(t)
		}
	})
}
