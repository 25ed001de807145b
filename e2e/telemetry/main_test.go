// Package telemetry holds what happens to telemetry that applications send: SDKs of OpenTelemetry send to the real program,
// and charts and searches find it.
package telemetry

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
