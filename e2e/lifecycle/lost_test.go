package lifecycle

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestADamagedWriteAheadLogLosesNoFirstStart(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	s.Kill()
	log, err := os.OpenFile(filepath.Join(s.Data, "obstack.db-wal"), os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = log.Close() }()
	if _, err := log.WriteAt(bytes.Repeat([]byte{0xff}, 64), 40); err != nil { // in the first page
		t.Fatal(err)
	}
	again := harness.Launch(t, s.Data, harness.NoEngine...)
	again.WaitListen()
	if a := again.Do("GET", "dashboards", ""); a.Status != 200 || again.Keys != s.Keys {
		t.Errorf("a damaged log has lost the store: status %d: %s", a.Status, a.Body)
	}
}
