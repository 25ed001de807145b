// Package memory holds how much memory requests may take. What bounds it is the same in both deployments; oss is the one in
// which answers also have ETags.
package memory

import (
	"flag"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}

var thorough = flag.Bool("thorough", false, "send as much at once as make faults does, and not half of it")

// atOnce returns how many requests to send at once: as many as asked, or half of them without -thorough.
func atOnce(requests int) int {
	if *thorough {
		return requests
	}
	return requests / 2
}
