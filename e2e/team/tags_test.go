package team

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testWhatIsMadeHasTheTagOfItsNextChange withdraws what the answers to POST are about, with their tags alone.
func testWhatIsMadeHasTheTagOfItsNextChange(t *testing.T, s *harness.Server) {
	version := func(a harness.Answer) string {
		t.Helper()
		a.Payload(t)
		version, _, _ := strings.Cut(strings.TrimPrefix(a.Header.Get("ETag"), "W/"), ".")
		return version
	}
	for collection, c := range map[string]struct {
		body   string
		rotate bool
	}{
		"keys":                {`{"name":"tagged","scope":"read"}`, true},
		"team/ingestion-keys": {`{"name":"tagged"}`, true},
		"team/invitation":     {`{"email":"tagged@example.com"}`, false},
	} {
		made := s.Do("POST", collection, c.body)
		body := harness.Decode[struct {
			Key          struct{ ID string }
			InvitationID string
		}](t, made.Payload(t))
		path, first := collection+"/"+body.Key.ID+body.InvitationID, version(made)
		if now := version(s.Do("GET", path, "")); first == "" || first != now {
			t.Errorf("%s: made with the version %q, and read with %q", collection, first, now)
		}
		last := made
		if c.rotate {
			last = s.Do("POST", path+"/rotate", `{}`)
			if now := version(s.Do("GET", path, "")); version(last) != now || now == first {
				t.Errorf("%s: rotated with the version %q, and read with %q", collection, version(last), now)
			}
			s.Do("DELETE", path, "", harness.Header("If-Match", made.Header.Get("ETag"))).Problem(t, 412)
		} else if again := version(s.Do("POST", collection, c.body)); again != first {
			t.Errorf("%s: the same one has the version %q, and then %q", collection, first, again)
		}
		s.Do("DELETE", path, "", harness.Header("If-Match", last.Header.Get("ETag"))).Payload(t)
	}
}
