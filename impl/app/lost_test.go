package app

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/store"
)

func TestAnEarlierServerIsFoundByItsFiles(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		rule     string
		files    []string // those that end with a slash are directories
		migrated bool     // whether there is a store without an organization
		lost     bool
	}{
		{"a new volume has had no server", []string{"lost+found/", "engine/", "ingest/"}, false, false},
		{"a first start was killed after it had made the key and the engine", []string{"encryption.key", "server.lock", "engine/data/default/"}, false, false},
		{"a first start was killed before it stored its keys", []string{"encryption.key", "bootstrap.json"}, true, false},
		{"the first keys are newer than the schema", []string{"bootstrap.json"}, false, true},
		{"telemetry is newer than the organization", []string{"engine/data/shop/otel_logs/"}, true, true},
		{"the log of the intake is newer than the organization", []string{"ingest/logs/"}, true, true},
		{"store.json is newer than the organization", []string{"store.json"}, true, true},
		{"store.json proves a missing store", []string{"store.json"}, false, true},
	} {
		t.Run(c.rule, func(t *testing.T) {
			t.Parallel()
			o := Options{Data: t.TempDir()}
			for _, name := range c.files {
				path := filepath.Join(o.Data, name)
				if err := os.MkdirAll(filepath.Join(o.Data, filepath.Dir(name)), 0o700); err != nil { // all of a name with a slash
					t.Fatal(err)
				}
				if strings.HasSuffix(name, "/") {
					continue
				}
				if err := os.WriteFile(path, nil, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if c.migrated {
				s, err := store.Open(t.Context(), store.Options{Dir: o.Data, Key: bytes.Repeat([]byte{1}, 32)})
				if err != nil {
					t.Fatal(err)
				}
				if err := s.Migrate(t.Context()); err != nil {
					t.Error(err)
				}
				if err := s.Close(); err != nil {
					t.Error(err)
				}
			}
			if _, lost, err := inspectStore(t.Context(), o, nil); lost != c.lost || err != nil {
				t.Errorf("lost: %t (%v), want %t", lost, err, c.lost)
			}
		})
	}
}
