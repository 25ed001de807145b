// Package sources holds connections and sources: what may be written, which hosts may be reached, and where passwords go.
package sources

import (
	"flag"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "30") // make faults runs more checks
	harness.Main(m, harness.OSS)
}
