package service_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// TestServicesDoNotSeeEachOther runs SQL tiles of two services that have a table of the same name, each in the database
// of its own on the default engine, and of which one tries to read what the other has.
func TestServicesDoNotSeeEachOther(t *testing.T) {
	t.Parallel()
	e := newEngines(t)
	runner := query.NewRunner(e.Open)
	connections := map[core.TeamID]string{}
	plans := map[core.TeamID]string{owner: "takeover_of_acme", thief: "burglary"}
	for _, team := range []core.TeamID{owner, thief} {
		db := e.Default.In(database(t, e, team))
		for _, sql := range []string{
			"CREATE TABLE words (ts DateTime, word String, n UInt32) ENGINE = MergeTree ORDER BY ts",
			fmt.Sprintf("INSERT INTO words VALUES ('2026-01-05 10:00:00', 'word of the %s', %d)", team, len(team)),
			"CREATE TABLE " + plans[team] + " (n UInt8) ENGINE = Memory",
		} {
			if err := db.Exec(t.Context(), engine.Query{SQL: sql}); err != nil {
				t.Fatal(err)
			}
		}
		connections[team] = local(t, e, team)
	}
	tile := func(team core.TeamID, display, sql string) query.Tile {
		return query.Tile{
			Config:     []byte(fmt.Sprintf(`{"configType":"sql","displayType":%q,"sqlTemplate":%q}`, display, sql)),
			Connection: connections[team], Start: 1767607200000, End: 1767610800000, Granularity: "1h",
		}
	}
	for team, other := range map[core.TeamID]core.TeamID{owner: thief, thief: owner} {
		own, theirs := database(t, e, team), database(t, e, other)
		for _, sql := range []string{
			"SELECT word FROM words",
			"SELECT word FROM " + own + ".words",
			"SELECT word FROM words WHERE word IN (SELECT word FROM words) AND word = 'word of the " + string(team) + "'",
			"WITH w AS (SELECT word FROM words) SELECT word FROM w",
			"SELECT word FROM words WHERE $__timeFilter(ts)",
		} {
			d, err := runner.Tile(t.Context(), team, tile(team, "table", sql))
			if err != nil {
				t.Errorf("%s: %s: %v", team, sql, err)
				continue
			}
			got, err := d.JSON(t.Context())
			if want := `[["word of the ` + string(team) + `"]]`; err != nil || !strings.Contains(string(got), `"rows":`+want) {
				t.Errorf("%s: %s: got %s, %v, want %s", team, sql, got, err, want)
			}
		}
		for _, sql := range []string{
			"SELECT word FROM " + theirs + ".words",
			"SELECT word FROM words WHERE word NOT IN " + theirs + ".words",
			"SELECT (SELECT any(word) FROM `" + theirs + "`.`words`) FROM words",
			"SELECT word FROM words UNION ALL SELECT word FROM \"" + theirs + "\".words",
			"SELECT word FROM words JOIN " + theirs + ".words AS w USING (ts)",
			"SELECT word FROM default.words",
			"SELECT name FROM system.tables",
			"SELECT word FROM merge('" + theirs + "', 'words')",
			"SELECT word FROM remote('127.0.0.1', " + theirs + ".words)",
			"SELECT hasColumnInTable('" + theirs + "', 'words', 'word')",
		} {
			for what, ask := range map[string]func() (any, error){
				"a tile":   func() (any, error) { return runner.Tile(t.Context(), team, tile(team, "table", sql)) },
				"an alert": func() (any, error) { return observe(t, runner, team, tile(team, "number", sql)) },
			} {
				if got, err := ask(); core.KindOf(err) != core.Invalid || strings.Contains(err.Error(), "word of the") {
					t.Errorf("%s: %s with %s: got %+v, %v, want Invalid", team, what, sql, got, err)
				}
			}
		}
		// ClickHouse would say that it knows a table of almost this name, and where.
		guess := "WITH g AS (SELECT n FROM " + plans[other][1:] + ") SELECT n FROM g"
		if _, err := runner.Tile(t.Context(), team, tile(team, "table", guess)); core.KindOf(err) != core.Invalid {
			t.Errorf("%s: %s: got %v, want Invalid", team, guess, err)
		} else if text := message(err); strings.Contains(text, plans[other]) || strings.Contains(text, theirs) {
			t.Errorf("%s: %s: the error names what is the other's: %s", team, guess, text)
		}
		values, err := observe(t, runner, team, tile(team, "number", "SELECT sum(n) FROM words"))
		if err != nil || len(values) != 1 || values[0].Value != float64(len(team)) {
			t.Errorf("%s: an alert compares %+v, %v, want %d", team, values, err, len(team))
		}
		// The connection of the other is not there at all.
		if _, err := runner.Tile(t.Context(), team, tile(other, "table", "SELECT 1")); core.KindOf(err) != core.NotFound {
			t.Errorf("%s: on the other's connection: got %v, want NotFound", team, err)
		}
	}
}

// observe reads the values of a tile as an alert does.
func observe(t *testing.T, r *query.Runner, team core.TeamID, tile query.Tile) ([]batch.Value, error) {
	t.Helper()
	w := batch.Windows{Start: time.UnixMilli(tile.Start), End: time.UnixMilli(tile.End), Interval: time.Hour}
	var found batch.Observation
	batch.NewReader(r).Observe(t.Context(), team, w, []batch.Condition{{Tile: &tile}}, func(_ int, answer batch.Observation) { found = answer })
	return found.Values, found.Err
}

// message is what a client sees of an error.
func message(err error) string {
	var e *core.Error
	if errors.As(err, &e) {
		return e.Message
	}
	return ""
}

// local stores the connection of a team to the default engine, which the operator makes.
func local(t *testing.T, e *service.Engines, team core.TeamID) string {
	t.Helper()
	c := api.Connection{ID: core.NewID(), Name: "local"}
	err := e.Store.Write(t.Context(), func(tx *store.Tx) error {
		return tx.CreateConnection(t.Context(), team, &c, store.ConnectionAccess{Trusted: true})
	})
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

// TestSQLRunsWhereItsServiceIs asks ClickHouse itself which database is the one of SQL without another.
func TestSQLRunsWhereItsServiceIs(t *testing.T) {
	t.Parallel()
	e := newEngines(t)
	for _, team := range []core.TeamID{owner, thief} {
		db, err := e.Open(t.Context(), team, local(t, e, team))
		if err != nil {
			t.Fatal(err)
		}
		got := enginetest.Select(t, db, engine.Query{SQL: "SELECT currentDatabase()"})[0][0]
		if want := database(t, e, team); got != want || db.Database() != want {
			t.Errorf("%s: SQL runs in %s, said to be %s, want %s", team, got, db.Database(), want)
		}
	}
}
