package app

import (
	"bytes"
	"context"
	"log/slog"
	"os/exec"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// TestAnEngineThatComesUpIsNoWarning makes tables on one that is not up for a while.
func TestAnEngineThatComesUpIsNoWarning(t *testing.T) {
	t.Parallel()
	for up, warned := range map[time.Duration]bool{8 * time.Second: false, 30 * time.Second: true} {
		synctest.Test(t, func(t *testing.T) {
			var log bytes.Buffer
			a := &App{log: slog.New(slog.NewTextHandler(&log, nil))}
			began := time.Now()
			err := a.retryTables(t.Context(), func(context.Context) error {
				if time.Since(began) < up {
					return &core.Error{Kind: core.Unavailable, Message: "starting"}
				}
				return nil
			})
			if got := strings.Contains(log.String(), "WARN"); err != nil || got != warned {
				t.Errorf("up after %v: %v, the log is %s", up, err, &log)
			}
		})
	}
}

func TestPathsInCommandLinesAreTheirOwnForAShell(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/data/obstack-1.2/bootstrap.json", "/it's `a` $(false) \"demo\"\\n; $HOME/*"} {
		out, err := exec.CommandContext(t.Context(), "sh", "-c", "printf %s "+shellWord(path)).CombinedOutput()
		if err != nil || string(out) != path {
			t.Errorf("%s became %s, %v", path, out, err)
		}
	}
	if got := shellWord("/data/bootstrap.json"); got != "/data/bootstrap.json" {
		t.Errorf("a plain path is written as %s", got)
	}
}
