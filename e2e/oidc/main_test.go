// Package oidc signs people in with a real identity provider, by OpenID Connect.
package oidc

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS)
}
