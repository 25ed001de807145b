// Package edge holds what every operation has in common: bodies, headers, encodings, lists, pages, errors and slow clients.
package edge

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Shared = []string{
		"TestJoiningIsLimited",
		"TestLargeBodiesAreReadInAnyForm",
		"TestListsAreNotCut",
		"TestNoBodyIsReadWithoutAKey",
	}
	harness.Main(m, harness.OSS, harness.Managed)
}
