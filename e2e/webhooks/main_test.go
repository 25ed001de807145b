// Package webhooks holds the API of webhooks: what may be written, their secrets, their targets and their tests.
package webhooks

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
