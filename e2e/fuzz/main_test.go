// Package fuzz posts arbitrary resources and applies arbitrary files in the process of the test, without a network or an engine.
package fuzz

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/httpapi/managed"
	"github.com/obstack/obstack/impl/httpapi/oss"
	"github.com/obstack/obstack/impl/store"
)

func TestMain(m *testing.M) {
	harness.Shared = []string{"FuzzSource"} // the managed API cannot create sources
	harness.Main(m, harness.OSS, harness.Managed)
}

// deployment returns the API that the program of the tested deployment serves.
func deployment() app.Deployment {
	d := app.Deployment{
		Name: harness.Deployment.Name, Managed: harness.Deployment.Managed, Keys: harness.Deployment.Keys,
		API: oss.New, ErrorBody: oss.ErrorBody,
		Bootstrap: func(b *store.Bootstrap) any { return harness.KeysOf(b) },
	}
	if d.Managed {
		d.API, d.ErrorBody = managed.New, managed.ErrorBody
	}
	return d
}
