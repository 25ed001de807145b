// Package alerts holds the API of alerts: what may be written, history, silences, tests and templates.
package alerts

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
