// Package deliveries holds the API of deliveries of notifications.
package deliveries

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
