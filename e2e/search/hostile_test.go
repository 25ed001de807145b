package search

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// thorough is for `make faults`.
var thorough = flag.Bool("thorough", false, "send hostile SQL that must be refused for each of the engines")

// TestHostileSQL sends hostile SQL to every API endpoint that takes SQL, for the embedded engine and for a ClickHouse server. SQL
// that must be refused reaches no engine, so by default each line of it is sent for one of the two.
func TestHostileSQL(t *testing.T) {
	t.Parallel()
	server := harness.StartEngine(t)
	s := harness.StartStack(t, harness.Embedded...)
	file := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(file, []byte(harness.PlantedSecret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	lists := "connections:\n  - {name: server, username: default, host: \"" + server + "\"}\nsources:\n"
	for _, connection := range []string{"local", "server"} {
		lists += fmt.Sprintf(`  - name: On %[1]s
    kind: log
    connection: %[1]s
    from: {databaseName: own, tableName: t}
    timestampValueExpression: Timestamp
    defaultTableSelectExpression: Body
    bodyExpression: Body
    querySettings: [{setting: max_execution_time, value: "1"}]
`, connection)
	}
	for _, r := range s.Apply(t, lists) {
		s.ID[r.Kind+" "+r.Name] = r.ID
	}
	for connection, prepare := range map[string]func(sql string) string{
		"local":  func(sql string) string { return harness.Ask(t, harness.EngineClient(s.Server), sql) },
		"server": func(sql string) string { return harness.Post(t, server, sql) },
	} {
		for _, sql := range []string{
			"CREATE DATABASE own", "CREATE DATABASE other", "CREATE TABLE other.secret (word String) ENGINE = Memory",
			"INSERT INTO other.secret VALUES ('" + harness.PlantedSecret + "')",
			"CREATE TABLE own.t (Timestamp DateTime64(9), ServiceName String, Body String) ENGINE = MergeTree ORDER BY Timestamp",
			"INSERT INTO own.t VALUES ('2026-01-05 10:00:00', 'cart', 'timeout'), ('2026-01-05 10:10:00', 'pay', '')",
		} {
			prepare(sql)
		}
		if got := prepare("SELECT word FROM other.secret"); got != harness.PlantedSecret {
			t.Fatalf("the secret is %q", got)
		}
		t.Run(connection, func(t *testing.T) {
			t.Parallel()
			h := hostilePlaces{Stack: s, source: s.ID["source On "+connection], connection: s.ID["connection "+connection]}
			lines := harness.ReadHostile(t, "%OWN%", "own", "%OTHER%", "other", "%FILE%", file)
			h.makeTiles(t, lines)
			for _, line := range lines {
				if strings.TrimSpace(line.Text) == "" {
					continue // to the API that means what the source has
				}
				if line.Refused && !*thorough && (line.Number%2 == 0) != (connection == "local") {
					continue
				}
				for place, a := range h.send(t, line) {
					shown := fmt.Sprintf("line %d as %s: %.200s", line.Number, place, line.Text)
					if strings.Contains(a.Body, harness.PlantedSecret) {
						t.Errorf("%s shows the secret: %.500s", shown, a.Body)
					}
					switch {
					case a.Status == http.StatusBadRequest:
					case a.Status == http.StatusOK && !(line.Refused && h.strict[place]):
					case a.Status == http.StatusGatewayTimeout && !line.Refused:
					default:
						t.Errorf("%s: status %d: %.500s", shown, a.Status, a.Body)
					}
				}
			}
			// And both are well.
			if a := h.Do("POST", "search", harness.Encode(t, h.search(harness.Object{}))); !strings.Contains(a.Body, `"rows":2,`) {
				t.Errorf("afterwards: %d %s", a.Status, a.Body)
			}
		})
	}
}

// hostilePlaces are the places of the API that take SQL.
type hostilePlaces struct {
	*harness.Stack
	source, connection string
	dashboard          string
	tiles              map[int]string // by the number of the line
	strict             map[string]bool
}

func (h *hostilePlaces) search(keys harness.Object) harness.Object {
	return harness.Edited(harness.Object{"sourceId": h.source, "startTime": "2026-01-05T10:00:00Z", "endTime": "2026-01-05T11:00:00Z"}, keys)
}

func (h *hostilePlaces) chart(keys harness.Object) harness.Object {
	series := harness.Edited(harness.Object{"sourceId": h.source, "aggFn": "count", "where": "", "groupBy": []any{}}, keys)
	return harness.Object{"startTime": 1767607200000, "endTime": 1767610800000, "granularity": "1h", "series": []any{series}}
}

// makeTiles stores the statements as tiles, which nothing checks before they are run.
func (h *hostilePlaces) makeTiles(t *testing.T, lines []harness.HostileLine) {
	t.Helper()
	// Where a text must be refused in the form that the list gives for it. In the other places it may mean something.
	h.strict = map[string]bool{"where": true, "field": true, "tile": true, "select": true, "orderBy": true}
	var tiles []harness.Object
	var numbers []int
	for _, line := range lines {
		// Of longer ones no tile can be made.
		if line.Form == "select" && len(line.Text) <= 100_000 {
			numbers = append(numbers, line.Number)
			tiles = append(tiles, harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "config": harness.Object{
				"configType": "sql", "displayType": "table", "connectionId": h.connection, "sourceId": h.source,
				"sqlTemplate": line.Text,
			}})
		}
	}
	d := harness.Decode[harness.Object](t, h.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "Hostile", "tiles": tiles})).Payload(t))
	h.dashboard, h.tiles = d["id"].(string), map[int]string{}
	for i, number := range numbers {
		h.tiles[number] = harness.At(d, "tiles", i, "id").(string)
	}
}

// send sends a line through the places for its form. What must be refused costs little, and goes everywhere.
func (h *hostilePlaces) send(t *testing.T, line harness.HostileLine) map[string]harness.Answer {
	t.Helper()
	answers := map[string]harness.Answer{}
	send := func(place, path string, body harness.Object) {
		// Both subtests use the memory of one key. A request that does not get any in time is answered with 429.
		patience.Within(t, fmt.Sprintf("line %d is run as %s", line.Number, place), func() bool {
			answers[place] = h.Do("POST", path, harness.Encode(t, body))
			return answers[place].Status != http.StatusTooManyRequests
		})
	}
	switch line.Form {
	case "expr":
		send("where", "search", h.search(harness.Object{"where": line.Text, "whereLanguage": "sql"}))
		if line.Refused {
			send("field", "charts/series", h.chart(harness.Object{"aggFn": "none", "field": line.Text}))
			send("group", "charts/series", h.chart(harness.Object{"groupBy": []any{line.Text}}))
			send("item", "search", h.search(harness.Object{"select": line.Text}))
		}
	case "list":
		send("select", "search", h.search(harness.Object{"select": line.Text}))
	case "order":
		send("orderBy", "search", h.search(harness.Object{"orderBy": line.Text}))
	case "select":
		if h.tiles[line.Number] == "" {
			return nil
		}
		send("tile", "dashboards/"+h.dashboard+"/tiles/"+h.tiles[line.Number]+"/query",
			harness.Object{"startTime": 1767607200000, "endTime": 1767610800000})
	default:
		t.Fatalf("line %d has the form %s", line.Number, line.Form)
	}
	return answers
}
