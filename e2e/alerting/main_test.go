// Package alerting holds what becomes of alerts and notifications, also while processes are killed, databases restart and
// receivers misbehave. Its servers have a clock that runs fast; afterwards the tables are held to what should have happened.
// Processes of TestEvaluate… only evaluate, those of TestDeliver… also deliver, or do nothing else.
package alerting

import (
	"flag"
	"os"
	"runtime"
	"strconv"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	if base := os.Getenv(clockBase); base != "" { // started by a test, as a server
		os.Exit(serveFast(base, os.Args[1:]))
	}
	// One of them waits for half a minute of real time, and leaves the processors to others.
	if err := flag.Set("test.parallel", strconv.Itoa(runtime.GOMAXPROCS(0)+1)); err != nil {
		panic(err)
	}
	harness.Main(m, harness.OSS)
}
