package dashboards

import (
	"maps"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

// testOlderDashboards holds what is shown of dashboards that other programs or older rules have left in the store, and
// that it can be sent back.
func testOlderDashboards(t *testing.T, s *harness.Stack) {
	type stored struct {
		Rule               string
		Keys, Tile, Config harness.Object // of what is stored
		Want               harness.Object // of what is read, keys that are null being absent; empty when the tile is left out
		Refused            string         // why an update does not take it
		Updated            harness.Object // what an update with what was read makes of the config, beside nothing
	}
	db := s.Metadata(t)
	for _, tc := range harness.ReadCases[stored](t, s, "older_dashboards.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			created := s.Do("POST", "dashboards", `{"name":"Older","tiles":[]}`).Payload(t)
			path := "dashboards/" + harness.ID(t, created)
			dashboard := harness.Decode[harness.Object](t, created)
			for key, value := range tc.Keys {
				dashboard[key] = value
			}
			tile := harness.Object{"id": "65f5e4a3b9e77c001a400001", "x": 0, "y": 0, "w": 1, "h": 1, "name": "T"}
			for key, value := range tc.Tile {
				tile[key] = value
			}
			if tc.Config != nil {
				tile["config"] = tc.Config
			}
			dashboard["tiles"] = []any{tile}
			text := harness.Encode(t, dashboard)
			harness.Change(t, db, "UPDATE dashboards SET body = ? WHERE id = ?", text, dashboard["id"])
			read := s.Do("GET", path, "").Payload(t)
			if again := s.Do("GET", path, "").Payload(t); again != read {
				t.Errorf("read as %s, then as %s", read, again)
			}
			got := harness.Decode[harness.Object](t, read)
			for name, want := range tc.Want {
				if name == "tiles" {
					harness.SameJSON(t, harness.Encode(t, got["tiles"]), harness.Encode(t, want))
					continue
				}
				parts := harness.Object{"dashboard": got, "tile": harness.At(got, "tiles", 0), "config": harness.At(got, "tiles", 0, "config")}
				part, ok := parts[name].(harness.Object)
				if !ok {
					t.Fatalf("there is no %s in %s", name, read)
				}
				for key, value := range want.(harness.Object) {
					if _, there := part[key]; value == nil && there {
						t.Errorf("%s has the key %s: %v", name, key, part[key])
					} else if value != nil {
						harness.SameJSON(t, harness.Encode(t, part[key]), harness.Encode(t, value))
					}
				}
			}
			if kept := harness.Single[string](t, db, "SELECT body FROM dashboards WHERE id = ?", dashboard["id"]); kept != text {
				t.Errorf("reading changed the store to %s", kept)
			}
			if tc.Refused != "" {
				s.Do("PUT", path, harness.Sendable(t, read)).WantProblem(t, tc.Refused)
				return
			}
			want := got
			if config, ok := harness.At(want, "tiles", 0, "config").(harness.Object); ok {
				maps.Copy(config, tc.Updated)
			}
			updated := s.Do("PUT", path, harness.Sendable(t, read)).Payload(t)
			harness.SameJSON(t, updated, harness.Encode(t, want))
			echoes(t, s, updated)
		})
	}
}

// testNothingChangesByItself makes up dashboards: each is read as it was answered, and sending it back changes nothing,
// in the store neither.
func testNothingChangesByItself(t *testing.T, s *harness.Stack) {
	db := s.Metadata(t)
	dashboards := dashboards(s)
	rapid.Check(t, func(rt *rapid.T) {
		sent := harness.Encode(t, dashboards.Draw(rt, "dashboard"))
		a := s.Do("POST", "dashboards", sent)
		if a.Status != 200 {
			rt.Fatalf("%s is refused: %s", sent, a.Body)
		}
		created := a.Payload(t)
		key := harness.ID(t, created)
		path := "dashboards/" + key
		if read := s.Do("GET", path, "").Payload(t); read != created {
			rt.Fatalf("read as %s, created as %s", read, created)
		}
		harness.Change(t, db, "UPDATE dashboards SET updated_at = 1 WHERE id = ?", key)
		if v := harness.Decode[harness.Object](t, created); v["savedQuery"] != nil && v["savedQueryLanguage"] == nil {
			return // no update takes a query with a language of null
		}
		if updated := s.Do("PUT", path, harness.Sendable(t, created)).Payload(t); updated != created {
			rt.Fatalf("updated to %s, sent as %s", updated, created)
		}
		if read := s.Do("GET", path, "").Payload(t); read != created {
			rt.Fatalf("read as %s after an update with %s", read, created)
		}
		const when = "SELECT updated_at FROM dashboards WHERE id = ?"
		if harness.Single[int](t, db, when, key) != 1 {
			rt.Fatalf("the update of %s has written", created)
		}
		renamed := harness.Decode[harness.Object](t, created)
		renamed["name"] = renamed["name"].(string)[:1] + "renamed"
		s.Do("PUT", path, harness.Sendable(t, harness.Encode(t, renamed))).Payload(t)
		if harness.Single[int](t, db, when, key) == 1 {
			rt.Fatal("another name was not written")
		}
	})
}
