// Package search holds what queries answer: searches, saved searches, charts and tiles, and SQL of users that is hostile.
package search

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
