// Package sources holds connections and sources: what may be written, which hosts may be reached, and where passwords go.
package sources

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
