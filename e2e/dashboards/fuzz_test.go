package dashboards

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// FuzzDashboard and FuzzAlert, and FuzzSource in oss, hold that whatever is posted is refused, or accepted and then kept:
// it is read back as it was answered, and putting that back changes nothing.

func FuzzDashboard(f *testing.F) { harness.FuzzResource(f, "createDashboard") }
