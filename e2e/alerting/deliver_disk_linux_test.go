package alerting

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestDeliverFullDisk lets no file of the server grow any more while it delivers. It goes on when they may again.
func TestDeliverFullDisk(t *testing.T) {
	t.Parallel()
	f := newDeliverers(t, slices.Concat(harness.NoEngine, []string{"--evaluate=false"})...)
	s, l := f.beginNotifying()
	steady, fails := f.catcher.add(s, "steady", take), f.catcher.add(s, "fails", flaky)
	var alerts []*saying
	for i := range 20 {
		alerts = append(alerts, l.alert(fmt.Sprint("alert ", i), []string{"ServiceName:a", "ServiceName:b"}, steady, fails))
	}
	for range max(*faultKills/60, 2) {
		l.notify(alerts...)
		info, err := os.Stat(filepath.Join(s.Data, "obstack.db-wal"))
		if err != nil {
			t.Fatal(err)
		}
		s.LimitFiles(uint64(info.Size())) // some of it still fits; and all that the test itself has to say is stored
		l.notify(alerts...)
		l.notify(alerts...)
		s.LimitFiles(512) // nothing fits
		l.notify(alerts...)
		after(2 * time.Second)
		s.LimitFiles(unix.RLIM_INFINITY)
		l.notify(alerts...)
		l.arrived(steady)
	}
	if !strings.Contains(s.Out.String(), `level=WARN msg="delivery: `) {
		t.Error("the server did not notice")
	}
	fails.does(take)
	for _, h := range []*hook{steady, fails} {
		patience.Within(t, "everything is delivered", func() bool {
			return deliveries(t, s.Server, "webhookId", h.id, "status", "delivered").total == l.wanted(h)
		})
		h.check(t, l.want[h])
		h.checkTurns(t)
		h.checkLog(t, s.Server)
	}
}
