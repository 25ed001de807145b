package main

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// testUpdateKeepsOrClears holds, key by key, what an update does to what is stored.
func testUpdateKeepsOrClears(t *testing.T, s *Stack) {
	type update struct {
		Rule       string
		Sent, Want Object
		Drops      []string
		Problem    string
	}
	var file struct{ Stored Object }
	if err := yaml.Unmarshal([]byte(s.named(readTestdata(t, "dashboard_updates.yaml"))), &file); err != nil {
		t.Fatal(err)
	}
	for _, tc := range readCases[update](t, s, "dashboard_updates.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "dashboards", Encode(t, file.Stored)).Payload(t)
			path := "dashboards/" + ID(t, created)
			body := Object{"name": "Stored", "tiles": []any{}}
			maps.Copy(body, tc.Sent)
			a := s.Do("PUT", path, sendable(t, Encode(t, body)))
			if tc.Problem != "" {
				a.WantProblem(t, tc.Problem)
				if got := s.Do("GET", path, "").Payload(t); got != created {
					t.Errorf("a refused update left %s, want %s", got, created)
				}
				return
			}
			updated := a.Payload(t)
			got, want := Decode[Object](t, updated), Decode[Object](t, created)
			maps.Copy(want, tc.Want)
			for _, key := range tc.Drops {
				delete(want, key)
			}
			for _, tile := range got["tiles"].([]any) {
				delete(tile.(Object), "id")
			}
			SameJSON(t, Encode(t, got), Encode(t, want))
			s.echoes(t, updated)
		})
	}
}

func testIDsOfTilesAndFilters(t *testing.T, s *Stack) {
	text := Object{"config": Object{"displayType": "markdown"}}
	// tile and filter have an id unless it is nil.
	tile := func(id any, shows Object) Object {
		tile := Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1}
		if maps.Copy(tile, shows); id != nil {
			tile["id"] = id
		}
		return tile
	}
	filter := func(id any) Object {
		f := Object{"type": "QUERY_EXPRESSION", "name": "F", "expression": "e", "sourceId": s.ID["source Logs"]}
		if id != nil {
			f["id"] = id
		}
		return f
	}
	const foreign = "65f5e4a3b9e77c001a400001"
	send := func(t *testing.T, method, path string, tiles, filters []any) (at string, tileIDs, filterIDs []string) {
		t.Helper()
		payload := s.Do(method, path, Encode(t, Object{"name": "Ids", "tiles": tiles, "filters": filters})).Payload(t)
		tileIDs, filterIDs = takeIDs(t, Decode[Object](t, payload))
		return "dashboards/" + ID(t, payload), tileIDs, filterIDs
	}
	areNew := func(t *testing.T, ids []string, old ...string) {
		t.Helper()
		for _, id := range ids {
			if !hexID.MatchString(id) || id == foreign || slices.Contains(old, id) {
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
				tile(tiles[0], Object{"config": Object{
					"configType": "sql", "displayType": "pie", "connectionId": s.ID["connection local"], "sqlTemplate": "",
				}}),
				tile(tiles[1], Object{"series": []any{Object{"type": "markdown", "content": "x"}}}),
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
	t.Run("nothing of a stored tile or filter is merged in", func(t *testing.T) {
		t.Parallel()
		f := filter(nil)
		f["isVariableEnabled"], f["where"] = true, "w"
		created := s.Do("POST", "dashboards", Encode(t, Object{"name": "x", "filters": []any{f}, "tiles": []any{
			tile(nil, Object{"config": Object{
				"displayType": "number", "sourceId": s.ID["source Logs"], "select": []any{Object{"aggFn": "count"}},
				"color": "chart-red", "numberFormat": Object{"output": "byte"},
			}}),
		}})).Payload(t)
		v := Decode[Object](t, created)
		for _, key := range []string{"color", "numberFormat"} {
			delete(At(v, "tiles", 0, "config").(Object), key)
		}
		for _, key := range []string{"isVariableEnabled", "where"} {
			delete(At(v, "filters", 0).(Object), key)
		}
		SameJSON(t, s.Do("PUT", "dashboards/"+ID(t, created), sendable(t, Encode(t, v))).Payload(t), Encode(t, v))
	})
}

func testUpdateChecksInOrder(t *testing.T, s *Stack) {
	const missing = "dashboards/00000000000000000000dead"
	s.Do("PUT", missing, `{"name":1,"tiles":[]}`).WantProblem(t, "name: Expected string")
	s.Do("PUT", missing, `{"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1}]}`).WantProblem(t, "tiles.0: ")
	if got := s.Do("PUT", missing, `{"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"containerId":"c",`+
		`"config":{"displayType":"markdown"}}]}`).Problem(t, 404); got != "Dashboard not found" {
		t.Errorf("a bad reference on an unknown dashboard: %s", got)
	}
}

func testDashboardsAreDeletedWithTheirAlerts(t *testing.T, s *Stack) {
	alert, other := s.newAlert(t), s.newAlert(t)
	gone := ID(t, s.Do("POST", "alerts", Encode(t, alert)).Payload(t))
	stays := ID(t, s.Do("POST", "alerts", Encode(t, other)).Payload(t))
	path := "dashboards/" + alert["dashboardId"].(string)
	a := s.Do("DELETE", path, "")
	if want := "{}"; !deployment.Managed && strings.TrimSpace(a.Body) != want {
		t.Errorf("the answer is %s, want %s", a.Body, want)
	}
	if got := Decode[Object](t, a.Body); deployment.Managed && (len(got) != 2 || got["status"] != 200.0) {
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
func testUpdatesDeleteAlertsOfTilesThatCannotHaveThem(t *testing.T, s *Stack) {
	builder := func(display string) Object {
		return Object{"config": Object{
			"displayType": display, "sourceId": s.ID["source Logs"], "select": []any{Object{"aggFn": "count"}},
		}}
	}
	sql := func(display, template string) Object {
		return Object{"config": Object{
			"configType": "sql", "displayType": display, "connectionId": s.ID["connection local"], "sqlTemplate": template,
		}}
	}
	older := func(kind string) Object {
		return Object{"series": []any{Object{
			"type": kind, "sourceId": s.ID["source Logs"], "aggFn": "count", "where": "", "groupBy": []any{},
		}}}
	}
	cases := []struct {
		rule          string
		before, after Object // after is nil for a tile that is left out
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
	place := func(tile Object, more Object) Object {
		out := Object{"name": "", "x": 0, "y": 0, "w": 1, "h": 1}
		maps.Copy(out, tile)
		maps.Copy(out, more)
		return out
	}
	var tiles []any
	for _, tc := range cases {
		tiles = append(tiles, place(tc.before, nil))
	}
	created := s.Do("POST", "dashboards", Encode(t, Object{"name": "Watched", "tiles": tiles})).Payload(t)
	tileIDs, _ := takeIDs(t, Decode[Object](t, created))
	path := "dashboards/" + ID(t, created)
	other := ID(t, s.Do("POST", "alerts", Encode(t, s.newAlert(t))).Payload(t))
	alerts := make([]string, len(cases))
	for i, tileID := range tileIDs {
		body := s.newAlert(t)
		body["dashboardId"], body["tileId"] = ID(t, created), tileID
		alerts[i] = ID(t, s.Do("POST", "alerts", Encode(t, body)).Payload(t))
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
			tiles = append(tiles, place(tc.after, Object{"id": tileIDs[i]}))
		}
	}
	s.Do("PUT", path, Encode(t, Object{"name": "Watched", "tiles": tiles})).Payload(t)
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
