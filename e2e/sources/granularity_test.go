package sources

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testMinAutoGranularity holds that the minimum of automatic buckets is kept until an update leaves it out.
func testMinAutoGranularity(t *testing.T, s *harness.Stack) {
	least := readSourceKinds(t, s)["metric"].Least
	path, text := createSource(t, s, harness.Edited(least, harness.Object{"minAutoGranularity": "1 minute"}))
	for _, want := range []any{"1 minute", "90 second", nil, "2 day"} {
		if want != "1 minute" {
			body := harness.Edited(least, harness.Object{"minAutoGranularity": want})
			if want == nil {
				delete(body, "minAutoGranularity")
			}
			text = s.Do("PUT", path, harness.Encode(t, body)).Payload(t)
		}
		if got := harness.Decode[harness.Object](t, text)["minAutoGranularity"]; got != want {
			t.Errorf("it is %v, want %v", got, want)
		}
		if read := s.Do("GET", path, "").Payload(t); read != text {
			t.Errorf("read as %s, answered as %s", read, text)
		}
		if back := s.Do("PUT", path, text).Payload(t); back != text {
			t.Errorf("sent back it is %s, answered as %s", back, text)
		}
		if list := s.Do("GET", "sources", "").Payload(t); !strings.Contains(list, text) {
			t.Errorf("the list has not, byte for byte, %s", text)
		}
	}
}
