//go:build !managed

package main

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHostileSQL sends SQL of people who want what is not theirs through every place of the API that takes some, to the
// embedded engine and to a server.
func TestHostileSQL(t *testing.T) {
	t.Parallel()
	server := startEngine(t)
	s := StartStack(t)
	file := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(file, []byte(plantedSecret+"\n"), 0o600); err != nil {
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
	for _, r := range s.apply(t, lists) {
		s.ID[r.Kind+" "+r.Name] = r.ID
	}
	for connection, prepare := range map[string]func(sql string) string{
		"local":  func(sql string) string { return ask(t, engineClient(s.Server), sql) },
		"server": func(sql string) string { return post(t, server, sql) },
	} {
		for _, sql := range []string{
			"CREATE DATABASE own", "CREATE DATABASE other", "CREATE TABLE other.secret (word String) ENGINE = Memory",
			"INSERT INTO other.secret VALUES ('" + plantedSecret + "')",
			"CREATE TABLE own.t (Timestamp DateTime64(9), ServiceName String, Body String) ENGINE = MergeTree ORDER BY Timestamp",
			"INSERT INTO own.t VALUES ('2026-01-05 10:00:00', 'cart', 'timeout'), ('2026-01-05 10:10:00', 'pay', '')",
		} {
			prepare(sql)
		}
		if got := prepare("SELECT word FROM other.secret"); got != plantedSecret {
			t.Fatalf("the secret is %q", got)
		}
		t.Run(connection, func(t *testing.T) {
			t.Parallel()
			h := hostilePlaces{Stack: s, source: s.ID["source On "+connection], connection: s.ID["connection "+connection]}
			lines := readHostile(t, "%OWN%", "own", "%OTHER%", "other", "%FILE%", file)
			h.makeTiles(t, lines)
			for _, line := range lines {
				if strings.TrimSpace(line.text) == "" {
					continue // to the API that means what the source has
				}
				for place, a := range h.send(t, line) {
					shown := fmt.Sprintf("line %d as %s: %.200s", line.number, place, line.text)
					if strings.Contains(a.Body, plantedSecret) {
						t.Errorf("%s shows the secret: %.500s", shown, a.Body)
					}
					switch {
					case a.Status == http.StatusBadRequest:
					case a.Status == http.StatusOK && !(line.refused && h.strict[place]):
					case a.Status == http.StatusGatewayTimeout && !line.refused:
					default:
						t.Errorf("%s: status %d: %.500s", shown, a.Status, a.Body)
					}
				}
			}
			// And both are well.
			if a := h.Do("POST", "search", Encode(t, h.search(Object{}))); !strings.Contains(a.Body, `"rows":2}`) {
				t.Errorf("afterwards: %d %s", a.Status, a.Body)
			}
		})
	}
}

// hostilePlaces are the places of the API that take SQL.
type hostilePlaces struct {
	*Stack
	source, connection string
	dashboard          string
	tiles              map[int]string // by the number of the line
	strict             map[string]bool
}

func (h *hostilePlaces) search(keys Object) Object {
	return Edited(Object{"sourceId": h.source, "startTime": "2026-01-05T10:00:00Z", "endTime": "2026-01-05T11:00:00Z"}, keys)
}

func (h *hostilePlaces) chart(keys Object) Object {
	series := Edited(Object{"sourceId": h.source, "aggFn": "count", "where": "", "groupBy": []any{}}, keys)
	return Object{"startTime": 1767607200000, "endTime": 1767610800000, "granularity": "1h", "series": []any{series}}
}

// makeTiles stores the statements as tiles, which nothing checks before they are run.
func (h *hostilePlaces) makeTiles(t *testing.T, lines []hostileLine) {
	t.Helper()
	// Where a text must be refused in the form that the list gives for it. In the other places it may mean something.
	h.strict = map[string]bool{"where": true, "field": true, "tile": true, "select": true, "orderBy": true}
	var tiles []Object
	var numbers []int
	for _, line := range lines {
		// Of longer ones no tile can be made.
		if line.form == "select" && len(line.text) <= 100_000 {
			numbers = append(numbers, line.number)
			tiles = append(tiles, Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1, "config": Object{
				"configType": "sql", "displayType": "table", "connectionId": h.connection, "sourceId": h.source,
				"sqlTemplate": line.text,
			}})
		}
	}
	d := Decode[Object](t, h.Do("POST", "dashboards", Encode(t, Object{"name": "Hostile", "tiles": tiles})).Payload(t))
	h.dashboard, h.tiles = d["id"].(string), map[int]string{}
	for i, number := range numbers {
		h.tiles[number] = At(d, "tiles", i, "id").(string)
	}
}

// send sends a line through the places for its form. What must be refused costs little, and goes everywhere.
func (h *hostilePlaces) send(t *testing.T, line hostileLine) map[string]Answer {
	t.Helper()
	answers := map[string]Answer{}
	send := func(place, path string, body Object) { answers[place] = h.Do("POST", path, Encode(t, body)) }
	switch line.form {
	case "expr":
		send("where", "search", h.search(Object{"where": line.text, "whereLanguage": "sql"}))
		if line.refused {
			send("field", "charts/series", h.chart(Object{"aggFn": "none", "field": line.text}))
			send("group", "charts/series", h.chart(Object{"groupBy": []any{line.text}}))
			send("item", "search", h.search(Object{"select": line.text}))
		}
	case "list":
		send("select", "search", h.search(Object{"select": line.text}))
	case "order":
		send("orderBy", "search", h.search(Object{"orderBy": line.text}))
	case "select":
		if h.tiles[line.number] == "" {
			return nil
		}
		send("tile", "dashboards/"+h.dashboard+"/tiles/"+h.tiles[line.number]+"/query",
			Object{"startTime": 1767607200000, "endTime": 1767610800000})
	default:
		t.Fatalf("line %d has the form %s", line.number, line.form)
	}
	return answers
}
