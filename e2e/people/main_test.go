// Package people holds how people join and what keys they have.
package people

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
