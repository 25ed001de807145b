// Package team holds the one team of the self-hosted deployment: its people, invitations and limits.
package team

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
