package main

import (
	"testing"
)

// FuzzDashboard and FuzzAlert, and FuzzSource in oss, hold that whatever is posted is refused, or accepted and then kept:
// it is read back as it was answered, and putting that back changes nothing.

func FuzzDashboard(f *testing.F) { fuzzResource(f, "createDashboard") }
