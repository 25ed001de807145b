package main

import (
	"testing"
)

func FuzzAlert(f *testing.F) { fuzzResource(f, "createAlert") }
