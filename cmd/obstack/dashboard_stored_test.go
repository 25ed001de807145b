package main

import (
	"maps"
	"testing"

	"pgregory.net/rapid"
)

// testOlderDashboards holds what is shown of dashboards that other programs or older rules have left in the store, and
// that it can be sent back.
func testOlderDashboards(t *testing.T, s *Stack) {
	type stored struct {
		Rule               string
		Keys, Tile, Config Object // of what is stored
		Want               Object // of what is read, keys that are null being absent; empty when the tile is left out
		Refused            string // why an update does not take it
		Updated            Object // what an update with what was read makes of the config, beside nothing
	}
	db := s.metadata(t)
	for _, tc := range readCases[stored](t, s, "older_dashboards.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "dashboards", `{"name":"Older","tiles":[]}`).Payload(t)
			path := "dashboards/" + ID(t, created)
			dashboard := Decode[Object](t, created)
			for key, value := range tc.Keys {
				dashboard[key] = value
			}
			tile := Object{"id": "65f5e4a3b9e77c001a400001", "x": 0, "y": 0, "w": 1, "h": 1, "name": "T"}
			for key, value := range tc.Tile {
				tile[key] = value
			}
			if tc.Config != nil {
				tile["config"] = tc.Config
			}
			dashboard["tiles"] = []any{tile}
			text := Encode(t, dashboard)
			change(t, db, "UPDATE dashboards SET body = ? WHERE id = ?", text, dashboard["id"])
			read := s.Do("GET", path, "").Payload(t)
			if again := s.Do("GET", path, "").Payload(t); again != read {
				t.Errorf("read as %s, then as %s", read, again)
			}
			got := Decode[Object](t, read)
			for name, want := range tc.Want {
				if name == "tiles" {
					SameJSON(t, Encode(t, got["tiles"]), Encode(t, want))
					continue
				}
				parts := Object{"dashboard": got, "tile": At(got, "tiles", 0), "config": At(got, "tiles", 0, "config")}
				part, ok := parts[name].(Object)
				if !ok {
					t.Fatalf("there is no %s in %s", name, read)
				}
				for key, value := range want.(Object) {
					if _, there := part[key]; value == nil && there {
						t.Errorf("%s has the key %s: %v", name, key, part[key])
					} else if value != nil {
						SameJSON(t, Encode(t, part[key]), Encode(t, value))
					}
				}
			}
			if kept := single[string](t, db, "SELECT body FROM dashboards WHERE id = ?", dashboard["id"]); kept != text {
				t.Errorf("reading changed the store to %s", kept)
			}
			if tc.Refused != "" {
				s.Do("PUT", path, sendable(t, read)).WantProblem(t, tc.Refused)
				return
			}
			want := got
			if config, ok := At(want, "tiles", 0, "config").(Object); ok {
				maps.Copy(config, tc.Updated)
			}
			updated := s.Do("PUT", path, sendable(t, read)).Payload(t)
			SameJSON(t, updated, Encode(t, want))
			s.echoes(t, updated)
		})
	}
}

// testNothingChangesByItself makes up dashboards: each is read as it was answered, and sending it back changes nothing,
// in the store neither.
func testNothingChangesByItself(t *testing.T, s *Stack) {
	db := s.metadata(t)
	dashboards := s.dashboards()
	rapid.Check(t, func(rt *rapid.T) {
		sent := Encode(t, dashboards.Draw(rt, "dashboard"))
		a := s.Do("POST", "dashboards", sent)
		if a.Status != 200 {
			rt.Fatalf("%s is refused: %s", sent, a.Body)
		}
		created := a.Payload(t)
		key := ID(t, created)
		path := "dashboards/" + key
		if read := s.Do("GET", path, "").Payload(t); read != created {
			rt.Fatalf("read as %s, created as %s", read, created)
		}
		change(t, db, "UPDATE dashboards SET updated_at = 1 WHERE id = ?", key)
		if v := Decode[Object](t, created); v["savedQuery"] != nil && v["savedQueryLanguage"] == nil {
			return // no update takes a query with a language of null
		}
		if updated := s.Do("PUT", path, sendable(t, created)).Payload(t); updated != created {
			rt.Fatalf("updated to %s, sent as %s", updated, created)
		}
		if read := s.Do("GET", path, "").Payload(t); read != created {
			rt.Fatalf("read as %s after an update with %s", read, created)
		}
		const when = "SELECT updated_at FROM dashboards WHERE id = ?"
		if single[int](t, db, when, key) != 1 {
			rt.Fatalf("the update of %s has written", created)
		}
		renamed := Decode[Object](t, created)
		renamed["name"] = renamed["name"].(string)[:1] + "renamed"
		s.Do("PUT", path, sendable(t, Encode(t, renamed))).Payload(t)
		if single[int](t, db, when, key) == 1 {
			rt.Fatal("another name was not written")
		}
	})
}
