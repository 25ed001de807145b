// Package neighbour attacks a server with one key and measures what another tenant notices.
package neighbour

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
