// Package contract compares what servers answer with their OpenAPI document: each example, thousands of requests that are
// made from the document, the generated client, and ids of other tenants at every place.
package contract

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestMain(m *testing.M) {
	harness.Main(m, harness.OSS, harness.Managed)
}
