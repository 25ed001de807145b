package team

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestPreferences(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	const path = "/api/v2/me/preferences"
	bob := s.Join(t, harness.Decode[harness.Invited](t, s.Do("POST", "/api/v2/team/invitation",
		`{"email":"bob@example.com"}`).Payload(t)).Token(), "Bob", harness.GoodPassword).Key
	asBob := harness.Header("Authorization", "Bearer "+bob)
	dark := `{"stars":[{"kind":"dashboard","id":"` + harness.MissingID + `"}],"theme":"dark","zone":"utc"}`
	harness.SameJSON(t, s.Do("GET", path, "").Payload(t), "{}")
	for range 2 {
		harness.SameJSON(t, s.Do("PUT", path, dark).Payload(t), dark)
	}
	harness.SameJSON(t, s.Do("GET", path, "").Payload(t), dark)
	harness.SameJSON(t, s.Do("GET", path, "", asBob).Payload(t), "{}")
	s.Do("PUT", path, `{"theme":"light"}`, asBob).Payload(t)
	harness.SameJSON(t, s.Do("GET", path, "").Payload(t), dark)
	for body, problem := range map[string]string{
		`{"theme":"pink"}`: "theme: ", `{"stars":[{"kind":"alert","id":"` + harness.MissingID + `"}]}`: "stars.0.kind: ", `{"stars":[{"kind":"alert","id":"x"}]}`: "stars.0.id: ", `[]`: "object",
	} {
		s.Do("PUT", path, body).WantProblem(t, problem)
	}
	if a := s.Do("PUT", path, `{"theme":"light"`+strings.Repeat(" ", 64<<10)+"}"); a.Status != 413 {
		t.Errorf("64 KiB answer %d", a.Status)
	}
	harness.SameJSON(t, s.Do("GET", path, "").Payload(t), dark)
	harness.SameJSON(t, s.Do("PUT", path, `{"font":"big","theme":"light"}`).Payload(t), `{"theme":"light"}`)
	// Of two pages that star something one has to read again.
	before := harness.Header("If-Match", s.Do("GET", path, "").Header.Get("ETag"))
	s.Do("PUT", path, dark, before).Payload(t)
	s.Do("PUT", path, `{"theme":"light"}`, before).Problem(t, 412)
	harness.SameJSON(t, s.Do("GET", path, "").Payload(t), dark)
	s.Do("PUT", path, "{}").Payload(t)
	harness.SameJSON(t, s.Do("GET", path, "").Payload(t), "{}")
}
