// Package manual runs the commands of README.md, docs and examples, and holds them and the glossary to what the program has.
package manual

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
