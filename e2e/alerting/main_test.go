// Package alerting holds what becomes of alerts and notifications, also while processes are killed, databases restart and
// receivers misbehave. Its servers have a clock that runs fast; afterwards the tables are held to what should have happened.
// The tests of evaluation are TestEvaluate…, those of delivery TestDeliver….
package alerting

import (
	"os"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	if base := os.Getenv(clockBase); base != "" { // started by a test, as a server
		os.Exit(serveFast(base, os.Args[1:]))
	}
	harness.Main(m, harness.OSS)
}
