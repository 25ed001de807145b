package sources

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// FuzzSource is beside FuzzDashboard.
func FuzzSource(f *testing.F) { harness.FuzzResource(f, "createSource") }
