package sources

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// hostilePlace is a source with a field that hostile lines are written into.
type hostilePlace struct {
	body   harness.Object
	strict string // forms of which a search must refuse what is refused
	others string // forms that may mean something else here
}

// thorough is for `make faults`.
var thorough = flag.Bool("thorough", false, "write every hostile expression into every field, and have a connection go to 5,000 addresses")

// TestHostileSources writes hostile SQL into every SQL and name field of a source, and then reads the source. By default each
// field gets a third of the expressions; the third differs between fields.
func TestHostileSources(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t, harness.Embedded...)
	file := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(file, []byte(harness.PlantedSecret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, sql := range []string{
		"CREATE DATABASE own", "CREATE DATABASE other", "CREATE TABLE other.secret (word String) ENGINE = Memory",
		"INSERT INTO other.secret VALUES ('" + harness.PlantedSecret + "')",
		"CREATE TABLE own.t (Timestamp DateTime64(9), ServiceName String, Body String) ENGINE = MergeTree ORDER BY Timestamp",
		"INSERT INTO own.t VALUES ('2026-01-05 10:00:00', 'cart', 'timeout'), ('2026-01-05 10:10:00', 'pay', '')",
	} {
		harness.Ask(t, harness.EngineClient(s.Server), sql)
	}
	least := harness.Object{
		"name": "Hostile", "kind": "log", "connection": s.ID["connection local"], "implicitColumnExpression": "Body",
		"from": harness.Object{"databaseName": "own", "tableName": "t"}, "timestampValueExpression": "Timestamp",
		"defaultTableSelectExpression": "Body", "querySettings": []any{harness.Object{"setting": "max_execution_time", "value": "1"}},
	}
	spans := harness.Edited(least, harness.Object{
		"kind": "trace", "durationExpression": "Body", "traceIdExpression": "Body", "spanIdExpression": "Body",
		"parentSpanIdExpression": "Body", "spanNameExpression": "Body", "spanKindExpression": "Body",
	})
	lines := harness.ReadHostile(t, "%OWN%", "own", "%OTHER%", "other", "%FILE%", file)
	var names []harness.HostileLine
	for i, name := range []string{
		"t` UNION ALL SELECT word FROM other.secret -- ", "t`, other.`secret", "t\\` UNION ALL SELECT 1 -- ", "other.secret",
		"`other`.`secret`", "file('" + file + "')", "url('http://127.0.0.1')", "t FINAL", "{x:Identifier}", "t'", "t\"", "t;", "t\\",
		"numbers(10)", "merge('other', '.*')", "t\n-- ", "/**/t",
	} {
		names = append(names, harness.HostileLine{Number: -i, Refused: true, Form: "name", Text: name})
	}
	lines = append(lines, names...)
	engine := s.Engine()
	t.Cleanup(func() {
		if now := s.Engine(); now != engine {
			t.Errorf("the engine of process %d has ended, that of %d has taken its place", engine, now)
		}
	})
	places := map[string]hostilePlace{
		"timestampValueExpression":     {least, "list", "expr"},
		"defaultTableSelectExpression": {least, "list", "expr"},
		"tableFilterExpression":        {least, "expr", ""},
		"orderByExpression":            {least, "order", ""},
		"implicitColumnExpression":     {least, "list", "expr"},
		"bodyExpression":               {harness.Edited(least, harness.Object{"bodyExpression": "Body"}, "implicitColumnExpression"), "list", "expr"},
		"sampleRateExpression":         {spans, "", "expr"},
		"from.databaseName":            {least, "name", ""},
		"from.tableName":               {least, "name", ""},
	}
	for i, field := range slices.Sorted(maps.Keys(places)) {
		some := slices.DeleteFunc(slices.Clone(lines), func(line harness.HostileLine) bool {
			return !*thorough && line.Form == "expr" && (line.Number+i)%3 > 0
		})
		t.Run(field, func(t *testing.T) {
			t.Parallel()
			testHostilePlace(t, s, field, places[field], some)
		})
	}
}

func testHostilePlace(t *testing.T, s *harness.Stack, field string, place hostilePlace, lines []harness.HostileLine) {
	path, _ := createSource(t, s, place.body)
	key := path[len("sources/"):]
	search := harness.Encode(t, harness.Object{
		"sourceId": key, "where": "timeout", "startTime": "2026-01-05T10:00:00Z", "endTime": "2026-01-05T11:00:00Z",
	})
	chart := harness.Encode(t, harness.Object{
		"startTime": 1767607200000, "endTime": 1767610800000, "granularity": "1h",
		"series": []any{harness.Object{"sourceId": key, "aggFn": "count", "where": "timeout", "groupBy": []any{}}},
	})
	// The source gives a query a second, and a machine that is busy may take longer.
	answered := func(what, read, body string) (a harness.Answer) {
		t.Helper()
		patience.Within(t, what+" is answered", func() bool {
			a = s.Do("POST", read, body)
			if strings.Contains(a.Body, harness.PlantedSecret) {
				t.Errorf("%s shows the secret: %d %.500s", what, a.Status, a.Body)
			}
			return a.Status != 429 && a.Status != 504
		})
		return a
	}
	sent := 0
	for _, line := range lines {
		if !line.Refused || line.Form != place.strict && line.Form != place.others || strings.TrimSpace(line.Text) == "" {
			continue
		}
		sent++
		if strings.Contains(line.Text, "\x00") {
			s.Do("PUT", path, harness.Encode(t, with(place.body, field, line.Text))).WantProblem(t, "NUL character")
			continue
		}
		s.Do("PUT", path, harness.Encode(t, with(place.body, field, line.Text))).Payload(t)
		for read, body := range map[string]string{"search": search, "charts/series": chart} {
			shown := fmt.Sprintf("line %d, %.200s, read by %s", line.Number, line.Text, read)
			a := answered(shown, read, body)
			if a.Status != 400 && (a.Status != 200 || line.Form == place.strict && read == "search") {
				t.Errorf("%s: status %d: %.500s", shown, a.Status, a.Body)
			}
		}
	}
	if sent < 10 {
		t.Errorf("only %d lines", sent)
	}
	// And all is well.
	s.Do("PUT", path, harness.Encode(t, place.body)).Payload(t)
	if a := answered("a search afterwards", "search", search); !strings.Contains(a.Body, `"rows":1,`) {
		t.Errorf("afterwards: %d %s", a.Status, a.Body)
	}
}
