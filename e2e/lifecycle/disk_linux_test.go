package lifecycle

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/e2e/harness"
)

// TestAFullDiskLosesNothingThatWasAnswered lets no file of the server grow any more, which needs no right that a full
// disk of the test's own would.
func TestAFullDiskLosesNothingThatWasAnswered(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	l := newLedger(t, s)
	for range 3 {
		info, err := os.Stat(filepath.Join(s.Data, "obstack.db-wal"))
		if err != nil {
			t.Fatal(err)
		}
		s.LimitFiles(uint64(info.Size()) + 200<<10)
		var writers sync.WaitGroup
		for range 4 {
			writers.Go(func() { wantUnavailable(t, l.keepWriting(t.Context(), s, nil)) })
		}
		writers.Wait()
		l.check(t, s)     // reads go on
		s.LimitFiles(512) // not even what is smaller than what did not fit
		for range 10 {
			_, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil))
			wantUnavailable(t, err)
		}
		s.Poll("/readyz to notice", func() bool { return strings.Contains(s.Do("GET", "/readyz", "").Body, `"store":"read-only"`) })
		if a := s.Do("GET", "/readyz", ""); a.Status != http.StatusServiceUnavailable {
			t.Errorf("/readyz: status %d: %s", a.Status, a.Body)
		}
		wantServesReads(s, l)
		s.LimitFiles(unix.RLIM_INFINITY)
		s.Poll("/readyz to take that back", func() bool { return strings.Contains(s.Do("GET", "/readyz", "").Body, `"store":"ok"`) })
		if _, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil)); err != nil {
			t.Errorf("with space again: %v", err)
		}
	}
	killWhileWriting(t, s, l)
	s = harness.Launch(t, s.Data, harness.NoEngine...)
	s.WaitListen()
	l.check(t, s)
}
