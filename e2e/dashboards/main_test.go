// Package dashboards holds the API of dashboards: what may be written, what is warned of, and that it is kept as it was.
package dashboards

import (
	"flag"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "30") // make faults sets 100
	harness.Main(m, harness.OSS, harness.Managed)
}
