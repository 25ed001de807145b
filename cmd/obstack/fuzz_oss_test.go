//go:build !managed

package main

import "testing"

// FuzzSource is beside FuzzDashboard.
func FuzzSource(f *testing.F) { fuzzResource(f, "createSource") }
