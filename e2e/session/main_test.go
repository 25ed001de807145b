// Package session holds how people sign in, and what the listener of the web UI does that the API's own does not.
package session

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
