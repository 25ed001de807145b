package dashboards

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/e2e/harness"
)

// testUpdateKeepsOrClears holds, key by key, what an update does to what is stored.
func testUpdateKeepsOrClears(t *testing.T, s *harness.Stack) {
	type update struct {
		Rule       string
		Sent, Want harness.Object
		Drops      []string
		Problem    string
	}
	var file struct{ Stored harness.Object }
	if err := yaml.Unmarshal([]byte(s.Named(harness.ReadTestdata(t, "dashboard_updates.yaml"))), &file); err != nil {
		t.Fatal(err)
	}
	for _, tc := range harness.ReadCases[update](t, s, "dashboard_updates.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "dashboards", harness.Encode(t, file.Stored)).Payload(t)
			path := "dashboards/" + harness.ID(t, created)
			body := harness.Object{"name": "Stored", "tiles": []any{}}
			maps.Copy(body, tc.Sent)
			a := s.Do("PUT", path, harness.Sendable(t, harness.Encode(t, body)))
			if tc.Problem != "" {
				a.WantProblem(t, tc.Problem)
				if got := s.Do("GET", path, "").Payload(t); got != created {
					t.Errorf("a refused update left %s, want %s", got, created)
				}
				return
			}
			updated := a.Payload(t)
			got, want := harness.Decode[harness.Object](t, updated), harness.Decode[harness.Object](t, created)
			maps.Copy(want, tc.Want)
			for _, key := range tc.Drops {
				delete(want, key)
			}
			for _, tile := range got["tiles"].([]any) {
				delete(tile.(harness.Object), "id")
			}
			harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, want))
			echoes(t, s, updated)
		})
	}
}

func testIDsOfTilesAndFilters(t *testing.T, s *harness.Stack) {
	text := harness.Object{"config": harness.Object{"displayType": "markdown"}}
	// tile and filter have an id unless it is nil.
	tile := func(id any, shows harness.Object) harness.Object {
		tile := harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1}
		if maps.Copy(tile, shows); id != nil {
			tile["id"] = id
		}
		return tile
	}
	filter := func(id any) harness.Object {
		f := harness.Object{"type": "QUERY_EXPRESSION", "name": "F", "expression": "e", "sourceId": s.ID["source Logs"]}
		if id != nil {
			f["id"] = id
		}
		return f
	}
	const foreign = "65f5e4a3b9e77c001a400001"
	send := func(t *testing.T, method, path string, tiles, filters []any) (at string, tileIDs, filterIDs []string) {
		t.Helper()
		payload := s.Do(method, path, harness.Encode(t, harness.Object{"name": "Ids", "tiles": tiles, "filters": filters})).Payload(t)
		tileIDs, filterIDs = takeIDs(t, harness.Decode[harness.Object](t, payload))
		return "dashboards/" + harness.ID(t, payload), tileIDs, filterIDs
	}
	areNew := func(t *testing.T, ids []string, old ...string) {
		t.Helper()
		for _, id := range ids {
			if !harness.HexID.MatchString(id) || id == foreign || slices.Contains(old, id) {
				t.Errorf("%q is not a new id", id)
			}
			old = append(old, id)
		}
	}

	t.Run("a new dashboard has new ones, whatever was sent", func(t *testing.T) {
		t.Parallel()
		_, tiles, filters := send(t, "POST", "dashboards",
			[]any{tile(foreign, text), tile("mine", text), tile("", text), tile(nil, text)}, []any{filter(nil), filter(nil)})
		areNew(t, slices.Concat(tiles, filters))
	})
	t.Run("an update keeps known ones and replaces the others", func(t *testing.T) {
		t.Parallel()
		_, otherTiles, otherFilters := send(t, "POST", "dashboards", []any{tile(nil, text)}, []any{filter(nil)})
		path, tiles, filters := send(t, "POST", "dashboards",
			slices.Repeat([]any{tile(nil, text)}, 5), slices.Repeat([]any{filter(nil)}, 3))
		_, gotTiles, gotFilters := send(t, "PUT", path,
			[]any{
				tile(tiles[2], text),
				tile(tiles[0], harness.Object{"config": harness.Object{
					"configType": "sql", "displayType": "pie", "connectionId": s.ID["connection local"], "sqlTemplate": "",
				}}),
				tile(tiles[1], harness.Object{"series": []any{harness.Object{"type": "markdown", "content": "x"}}}),
				tile(nil, text), tile("", text), tile(foreign, text), tile("mine", text), tile(otherTiles[0], text),
			},
			[]any{
				filter(filters[1]), filter(filters[1]), filter(""), filter(foreign), filter("mine"), filter(otherFilters[0]),
				filter(strings.ToUpper(filters[0])), filter(tiles[0]),
			})
		if kept := []string{tiles[2], tiles[0], tiles[1]}; !slices.Equal(gotTiles[:3], kept) {
			t.Errorf("known tiles have the ids %v, want %v", gotTiles[:3], kept)
		}
		if kept := []string{filters[1], filters[1]}; !slices.Equal(gotFilters[:2], kept) {
			t.Errorf("known filters have the ids %v, want %v", gotFilters[:2], kept)
		}
		areNew(t, slices.Concat(gotTiles[3:], gotFilters[2:]), slices.Concat(tiles, filters, otherTiles, otherFilters)...)
	})
	t.Run("filters of every type keep theirs, also as another type", func(t *testing.T) {
		t.Parallel()
		list := func(id any) harness.Object {
			return harness.Edited(filter(id), harness.Object{"type": "STATIC_LIST", "options": []string{"x"}, "variableName": "l"}, "expression", "sourceId")
		}
		label := func(id any) harness.Object {
			return harness.Edited(filter(id), harness.Object{"type": "PROMETHEUS_LABEL", "label": "x", "variableName": "p"}, "expression")
		}
		path, _, ids := send(t, "POST", "dashboards", []any{}, []any{filter(nil), list(nil), label(nil)})
		areNew(t, ids)
		for _, filters := range [][]any{
			{filter(ids[0]), list(ids[1]), label(ids[2])},
			{list(ids[0]), label(ids[1]), filter(ids[2])},
			{label(ids[0]), filter(ids[1]), list(ids[2])},
		} {
			if _, _, got := send(t, "PUT", path, []any{}, filters); !slices.Equal(got, ids) {
				t.Errorf("the ids are %v, want %v", got, ids)
			}
		}
		_, _, got := send(t, "PUT", path, []any{}, []any{list(foreign), label("mine")})
		areNew(t, got, ids...)
	})
	t.Run("nothing of a stored tile or filter is merged in", func(t *testing.T) {
		t.Parallel()
		f := filter(nil)
		f["isVariableEnabled"], f["where"] = true, "w"
		created := s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "x", "filters": []any{f}, "tiles": []any{
			tile(nil, harness.Object{"config": harness.Object{
				"displayType": "number", "sourceId": s.ID["source Logs"], "select": []any{harness.Object{"aggFn": "count"}},
				"color": "chart-red", "numberFormat": harness.Object{"output": "byte"},
			}}),
		}})).Payload(t)
		v := harness.Decode[harness.Object](t, created)
		for _, key := range []string{"color", "numberFormat"} {
			delete(harness.At(v, "tiles", 0, "config").(harness.Object), key)
		}
		for _, key := range []string{"isVariableEnabled", "where"} {
			delete(harness.At(v, "filters", 0).(harness.Object), key)
		}
		harness.SameJSON(t, s.Do("PUT", "dashboards/"+harness.ID(t, created), harness.Sendable(t, harness.Encode(t, v))).Payload(t), harness.Encode(t, v))
	})
}

func testUpdateChecksInOrder(t *testing.T, s *harness.Stack) {
	const missing = "dashboards/00000000000000000000dead"
	s.Do("PUT", missing, `{"name":1,"tiles":[]}`).WantProblem(t, "name: Expected string")
	s.Do("PUT", missing, `{"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1}]}`).WantProblem(t, "tiles.0: ")
	if got := s.Do("PUT", missing, `{"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"containerId":"c",`+
		`"config":{"displayType":"markdown"}}]}`).Problem(t, 404); got != "Dashboard not found" {
		t.Errorf("a bad reference on an unknown dashboard: %s", got)
	}
}

func testDashboardsAreDeletedWithTheirAlerts(t *testing.T, s *harness.Stack) {
	alert, other := s.NewAlert(t), s.NewAlert(t)
	gone := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, alert)).Payload(t))
	stays := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, other)).Payload(t))
	path := "dashboards/" + alert["dashboardId"].(string)
	a := s.Do("DELETE", path, "")
	if want := "{}"; !harness.Deployment.Managed && strings.TrimSpace(a.Body) != want {
		t.Errorf("the answer is %s, want %s", a.Body, want)
	}
	if got := harness.Decode[harness.Object](t, a.Body); harness.Deployment.Managed && (len(got) != 2 || got["status"] != 200.0) {
		t.Errorf("the answer is %s", a.Body)
	}
	for _, path := range []string{path, "alerts/" + gone} {
		for _, method := range []string{"GET", "DELETE"} {
			if a := s.Do(method, path, ""); a.Status != 404 {
				t.Errorf("%s %s: %d %s", method, path, a.Status, a.Body)
			}
		}
	}
	s.Do("GET", "alerts/"+stays, "").Payload(t)
}

// testUpdatesDeleteAlertsOfTilesThatCannotHaveThem holds which alerts an update takes along.
func testUpdatesDeleteAlertsOfTilesThatCannotHaveThem(t *testing.T, s *harness.Stack) {
	builder := func(display string) harness.Object {
		return harness.Object{"config": harness.Object{
			"displayType": display, "sourceId": s.ID["source Logs"], "select": []any{harness.Object{"aggFn": "count"}},
		}}
	}
	sql := func(display, template string) harness.Object {
		return harness.Object{"config": harness.Object{
			"configType": "sql", "displayType": display, "connectionId": s.ID["connection local"], "sqlTemplate": template,
		}}
	}
	older := func(kind string) harness.Object {
		return harness.Object{"series": []any{harness.Object{
			"type": kind, "sourceId": s.ID["source Logs"], "aggFn": "count", "where": "", "groupBy": []any{},
		}}}
	}
	cases := []struct {
		rule          string
		before, after harness.Object // after is nil for a tile that is left out
		withoutID     bool
		kept          bool
	}{
		{rule: "unchanged", before: builder("line"), after: builder("line"), kept: true},
		{rule: "a line that becomes bars", before: builder("line"), after: builder("stacked_bar"), kept: true},
		{rule: "a line that becomes a number", before: builder("line"), after: builder("number"), kept: true},
		{rule: "a line that becomes SQL", before: builder("line"), after: sql("line", "$__interval_s"), kept: true},
		{rule: "SQL without an interval", before: sql("line", "$__interval_s"), after: sql("line", "1"), kept: true},
		{rule: "a line of the older form", before: builder("line"), after: older("time"), kept: true},
		{rule: "left out", before: builder("line")},
		{rule: "sent without its id", before: builder("line"), after: builder("line"), withoutID: true},
		{rule: "a line that becomes a table", before: builder("line"), after: builder("table")},
		{rule: "a line that becomes an older table", before: builder("line"), after: older("table")},
		{rule: "SQL that becomes a pie", before: sql("line", "$__interval_s"), after: sql("pie", "$__interval_s")},
		{rule: "a table all along", before: builder("table"), after: builder("table")},
	}
	place := func(tile harness.Object, more harness.Object) harness.Object {
		out := harness.Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1}
		maps.Copy(out, tile)
		maps.Copy(out, more)
		return out
	}
	var tiles []any
	for _, tc := range cases {
		tiles = append(tiles, place(tc.before, nil))
	}
	created := s.Do("POST", "dashboards", harness.Encode(t, harness.Object{"name": "Watched", "tiles": tiles})).Payload(t)
	tileIDs, _ := takeIDs(t, harness.Decode[harness.Object](t, created))
	path := "dashboards/" + harness.ID(t, created)
	other := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.NewAlert(t))).Payload(t))
	alerts := make([]string, len(cases))
	for i, tileID := range tileIDs {
		body := s.NewAlert(t)
		body["dashboardId"], body["tileId"] = harness.ID(t, created), tileID
		alerts[i] = harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
	}

	s.Do("PUT", path, `{"name":"Refused","tiles":[],"tags":5}`).WantProblem(t, "tags: ")
	for i, alert := range alerts {
		if a := s.Do("GET", "alerts/"+alert, ""); a.Status != 200 {
			t.Errorf("a refused update took the alert of the tile %s along", cases[i].rule)
		}
	}
	tiles = nil
	for i, tc := range cases {
		switch {
		case tc.after == nil:
		case tc.withoutID:
			tiles = append(tiles, place(tc.after, nil))
		default:
			tiles = append(tiles, place(tc.after, harness.Object{"id": tileIDs[i]}))
		}
	}
	s.Do("PUT", path, harness.Encode(t, harness.Object{"name": "Watched", "tiles": tiles})).Payload(t)
	for i, tc := range cases {
		want := 404
		if tc.kept {
			want = 200
		}
		if a := s.Do("GET", "alerts/"+alerts[i], ""); a.Status != want {
			t.Errorf("the alert of the tile %s: %d, want %d", tc.rule, a.Status, want)
		}
	}
	if a := s.Do("GET", "alerts/"+other, ""); a.Status != 200 {
		t.Errorf("the alert of another dashboard is gone: %d", a.Status)
	}
}
