package store

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// TestNamesOfAlertsFollowTheirObjects writes as replicas of an earlier version and other programs do. Alert t1 is there before the
// migration, t2 is added after it.
func TestNamesOfAlertsFollowTheirObjects(t *testing.T) {
	t.Parallel()
	const body = `{"tiles":[{"id":"1","name":" Errors "},{"id":"2","name":"Rows"},{"id":"2","name":"Later"},{"id":"3"},{"id":"4","name":" "},` +
		`{"id":"5","name":5},7,"x",null],"tags":["shop","prod"]}`
	long := strings.Repeat("ü", 600)
	for _, test := range []struct {
		name       string
		statements [][]any
		want       []string // of the alerts t1 and t2, as "name tags"
	}{
		{"a tile's name", set("dashboards", "body", body), same(`D - Errors ["shop","prod"]`)},
		{"a tile without a name", with(set("dashboards", "body", body), tile("3")), same(`D - Tile ["shop","prod"]`)},
		{"a tile with a blank name", with(set("dashboards", "body", body), tile("4")), same(`D - Tile ["shop","prod"]`)},
		{"a tile with another value as its name", with(set("dashboards", "body", body), tile("5")), same(`D - Tile ["shop","prod"]`)},
		{"a tile that is not there", with(set("dashboards", "body", body), tile("6")), same(`D - Tile ["shop","prod"]`)},
		{"two tiles with one id", with(set("dashboards", "body", body), tile("2")), same(`D - Rows ["shop","prod"]`)},
		{"the name of the dashboard", set("dashboards", "name", "E"), same("E - Tile -")},
		{"a long name", set("dashboards", "name", long), same(long[:2*512] + " -")},
		{"no JSON", set("dashboards", "body", `{"tiles":[`), same("D - Tile -")},
		{"JSON that is no object", set("dashboards", "body", `[1]`), same("D - Tile -")},
		{"tiles that are no list", set("dashboards", "body", `{"tiles":{"id":"1","name":"x"},"tags":["a"]}`), same(`D - Tile ["a"]`)},
		{"a saved search", search(), same(`Slow ["s"]`)},
		{"a saved search with another name", with(search(), set("saved_searches", "name", "Fast")...), same(`Fast ["s"]`)},
		{"a saved search with other tags", with(search(), set("saved_searches", "tags", `["x"]`)...), same(`Slow ["x"]`)},
		{"a saved search with a blank name", with(search(), set("saved_searches", "name", " ")...), same(`- ["s"]`)},
		{"a chart", chart(`{"name":" Errors "}`), same("Errors -")},
		{"a chart without a name", chart(`{"name":""}`), same("Chart -")},
		{"a chart that is no JSON", chart(`{`), same("Chart -")},
		{"a dashboard that is not there", with(nil, []any{"UPDATE alerts SET dashboard_id = 'other'"}), same("- -")},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			onBoth(t, func(t *testing.T, s *Store) {
				migrateTo(t, s, 26)
				alert := "INSERT INTO alerts (team_id, id, threshold, threshold_type, window_interval, schedule_start_given, source," +
					" dashboard_id, tile_id, state, created_at, updated_at) VALUES (?, ?, 1, 'above', '5m', FALSE, 'tile', 'd', '1', 'OK', 7, 7)"
				exec(t, s,
					[]any{"INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES ('team', 'd', 'D', '{}', 1, 1)"},
					[]any{"INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by," +
						" tags, filters, created_at, updated_at) VALUES ('team', 's', 'Slow', 'x', '', '', '', '', '[\"s\"]', '[]', 1, 1)"},
					[]any{alert, "team", "t1"}, []any{alert, "neighbor", "n"},
				)
				if err := s.Migrate(t.Context()); err != nil {
					t.Fatal(err)
				}
				exec(t, s, []any{alert, "team", "t2"})
				names := func(team string) []string {
					return s.texts(t, "SELECT coalesce(derived_name, '-') || ' ' || coalesce(derived_tags, '-') FROM alerts"+
						" WHERE team_id = '"+team+"' ORDER BY id")
				}
				want(t, names("team"), same("D - Tile -"))
				exec(t, s, test.statements...)
				want(t, names("team"), test.want)
				want(t, names("neighbor"), []string{"- -"})
			})
		})
	}
}

// TestNamesOfStoredAlertsAreFilledIn migrates alerts of the version before, and dashboards with JSON that cannot be read.
func TestNamesOfStoredAlertsAreFilledIn(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, s *Store) {
		migrateTo(t, s, 26)
		dashboard := "INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES ('team', ?, ?, ?, 1, 1)"
		alert := "INSERT INTO alerts (team_id, id, threshold, threshold_type, window_interval, schedule_start_given, source," +
			" dashboard_id, tile_id, saved_search_id, state, created_at, updated_at)" +
			" VALUES ('team', ?, 1, 'above', '5m', FALSE, ?, ?, ?, ?, 'OK', 7, 7)"
		exec(t, s,
			[]any{dashboard, "d", "D", `{"tiles":[{"id":"1","name":"One"},{"id":"2","name":"Two"}],"tags":["t"]}`},
			[]any{dashboard, "e", "E", "no JSON"}, []any{dashboard, "f", "F", `{"tiles":[{"id":"1"},{"id":"2","name":"a\u0000b"}]}`},
			[]any{"INSERT INTO saved_searches (team_id, id, name, source_id, select_list, condition, where_language, order_by," +
				" tags, filters, created_at, updated_at) VALUES ('team', 's', 'Slow', 'x', '', '', '', '', '[]', '[]', 1, 1)"},
			[]any{alert, "a", "tile", "d", "1", nil}, []any{alert, "b", "tile", "d", "2", nil}, []any{alert, "c", "tile", "e", "1", nil},
			[]any{alert, "d", "saved_search", nil, nil, "s"}, []any{alert, "e", "tile", "gone", "1", nil},
			[]any{alert, "f", "tile", "f", "1", nil},
		)
		want(t, s.Migrate(t.Context()), nil)
		want(t, s.texts(t, "SELECT id || ' ' || coalesce(derived_name, '-') || ' ' || coalesce(derived_tags, '-') FROM alerts ORDER BY id"),
			[]string{`a D - One ["t"]`, `b D - Two ["t"]`, "c E - Tile -", "d Slow []", "e - -", "f F - Tile -"})
	})
}

// same is one value for both alerts.
func same(s string) []string { return []string{s, s} }

// set sets a column of the only row of a table.
func set(table, column, value string) [][]any {
	return [][]any{{fmt.Sprintf("UPDATE %s SET %s = ?", table, column), value}}
}

func with(statements [][]any, more ...[]any) [][]any { return append(statements, more...) }

// tile moves the team's alerts to another tile.
func tile(id string) []any { return []any{"UPDATE alerts SET tile_id = ? WHERE team_id = 'team'", id} }

// search moves the team's alerts to the saved search.
func search() [][]any {
	return [][]any{{"UPDATE alerts SET source = 'saved_search', saved_search_id = 's', dashboard_id = NULL, tile_id = NULL WHERE team_id = 'team'"}}
}

// chart gives the team's alerts a chart of their own.
func chart(config string) [][]any {
	return [][]any{{"UPDATE alerts SET source = 'inline', chart_config = ?, dashboard_id = NULL, tile_id = NULL WHERE team_id = 'team'", config}}
}

// TestRenamedDashboardLeavesMovedAlerts renames a dashboard while another transaction moves one of its alerts away.
func TestRenamedDashboardLeavesMovedAlerts(t *testing.T) {
	t.Parallel()
	s, err := Open(t.Context(), Options{DSN: pgtest.DSN(t), Key: make([]byte, 32)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	want(t, s.Migrate(t.Context()), nil)
	dashboard := "INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES ('team', ?, ?, '{}', 1, 1)"
	exec(t, s, []any{dashboard, "d", "D"}, []any{dashboard, "e", "E"}, []any{
		"INSERT INTO alerts (team_id, id, threshold, threshold_type, window_interval, schedule_start_given, source, dashboard_id," +
			" tile_id, state, created_at, updated_at) VALUES ('team', 'a', 1, 'above', '5m', FALSE, 'tile', 'd', '1', 'OK', 7, 7)",
	})
	moving, err := s.pool.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := moving.ExecContext(t.Context(), "UPDATE alerts SET dashboard_id = 'e' WHERE id = 'a'"); err != nil {
		t.Fatal(err)
	}
	renamed := make(chan error)
	go func() {
		_, err := s.pool.ExecContext(t.Context(), "UPDATE dashboards SET name = 'New' WHERE id = 'd'")
		renamed <- err
	}()
	patience.Within(t, "the rename waits for the move", func() bool {
		return len(s.texts(t, "SELECT pid::text FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'")) > 0
	})
	want(t, moving.Commit(), nil)
	want(t, <-renamed, nil)
	want(t, s.texts(t, "SELECT derived_name FROM alerts"), []string{"E - Tile"})
}
