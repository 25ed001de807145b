package alerts

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func FuzzAlert(f *testing.F) { harness.FuzzResource(f, "createAlert") }
