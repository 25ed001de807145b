package main

import (
	"maps"
	"testing"
)

// testTileConfigs holds, display by display, what an answer shows for what was sent: what is always there, what only
// when it was sent, and what is dropped.
func testTileConfigs(t *testing.T, s *Stack) {
	type config struct {
		Rule       string
		Sent, Adds Object
		Drops      []string
	}
	for _, tc := range readCases[config](t, s, "tile_configs.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			tile := Object{"name": "Tile", "x": 0, "y": 0, "w": 1, "h": 1, "config": tc.Sent}
			text := s.Do("POST", "dashboards", Encode(t, Object{"name": "Config", "tiles": []any{tile}})).Payload(t)
			want := maps.Clone(tc.Sent)
			maps.Copy(want, tc.Adds)
			for _, key := range tc.Drops {
				if _, ok := want[key]; !ok {
					t.Errorf("%s was not sent", key)
				}
				delete(want, key)
			}
			SameJSON(t, Encode(t, At(Decode[any](t, text), "tiles", 0, "config")), Encode(t, want))
			s.echoes(t, text)
		})
	}
}

// echoes checks that a dashboard is read as it was answered, and that sending it back changes nothing.
func (s *Stack) echoes(t *testing.T, dashboard string) {
	t.Helper()
	path := "dashboards/" + ID(t, dashboard)
	if again := s.Do("GET", path, "").Payload(t); again != dashboard {
		t.Errorf("read as %s, answered as %s", again, dashboard)
	}
	if v := Decode[Object](t, dashboard); v["savedQuery"] != nil && v["savedQueryLanguage"] == nil {
		return // an answer that no update takes: the rule of updates knows no query without a language
	}
	if again := s.Do("PUT", path, sendable(t, dashboard)).Payload(t); again != dashboard {
		t.Errorf("updated to %s, sent as %s", again, dashboard)
	}
}

// testOlderTileForm holds what the series form becomes.
func testOlderTileForm(t *testing.T, s *Stack) {
	type tile struct {
		Rule       string
		Sent, Want Object
		Refused    string // why an update with the answer is, as limits of the older form are looser
	}
	for _, tc := range readCases[tile](t, s, "older_tiles.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			tile := Object{"name": "Tile", "x": 1, "y": 2, "w": 3, "h": 4, "containerId": "c"}
			sent := maps.Clone(tile)
			maps.Copy(sent, tc.Sent)
			sent["id"] = "mine"
			text := s.Do("POST", "dashboards", Encode(t, Object{
				"name": "Older", "tiles": []any{sent}, "containers": []any{Object{"id": "c", "title": "C", "collapsed": true}},
			})).Payload(t)
			got := Decode[Object](t, text)
			takeIDs(t, got)
			tile["config"] = tc.Want
			SameJSON(t, Encode(t, At(got, "tiles", 0)), Encode(t, tile))
			if tc.Refused != "" {
				s.Do("PUT", "dashboards/"+ID(t, text), sendable(t, text)).WantProblem(t, tc.Refused)
				return
			}
			s.echoes(t, text)
		})
	}
	one := func(series string) any {
		text := s.Do("POST", "dashboards", s.named(
			`{"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"series":[`+series+`]}]}`)).Payload(t)
		return At(Decode[any](t, text), "tiles", 0, "config", "select", 0)
	}
	t.Run("count has no value in the answer", func(t *testing.T) {
		t.Parallel()
		got := one(`{"type":"number","sourceId":"<source Logs>","aggFn":"count","field":"f","where":""}`)
		if value := At(got, "valueExpression"); value != nil && value != "" {
			t.Errorf("the value is %v", value)
		}
	})
	t.Run("a level in another spelling", func(t *testing.T) {
		t.Parallel()
		got := one(`{"type":"number","sourceId":"<source Logs>","aggFn":"quantile","field":"f","level":9e-1,"where":""}`)
		if level := At(got, "level"); level != 0.9 {
			t.Errorf("the level is %v", level)
		}
	})
}
