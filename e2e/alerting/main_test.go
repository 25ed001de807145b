// Package alerting tests the evaluation of alerts and the delivery of notifications, also while processes are killed,
// databases restart and receivers misbehave. Most servers run on a fast clock; afterwards the tests check their tables.
// Servers of TestEvaluate… tests only evaluate. Servers of TestDeliver… tests also deliver, and some only deliver.
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
