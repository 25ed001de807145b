// Package ui runs the browser tests of the web UI, which are in impl/ui/web/e2e, in a real browser against a real server.
package ui

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
