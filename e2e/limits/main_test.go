// Package limits holds how many resources there may be.
package limits

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
