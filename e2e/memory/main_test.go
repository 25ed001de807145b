// Package memory holds how much memory requests may take. What bounds it is the same in both deployments; oss is the one in
// which answers also have ETags.
package memory

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
