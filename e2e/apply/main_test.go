// Package apply holds what `obstack apply` and `serve --apply` make of files of resources.
package apply

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
