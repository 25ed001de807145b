// Package organizations holds what only the managed deployment has: organizations, services, roles, keys and the borders
// between tenants.
package organizations

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.Managed)
}
