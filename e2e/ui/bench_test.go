package ui

import (
	"encoding/json"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// BenchmarkBudgets prints what the UI takes in a real browser beside its budgets. An hour of live tail is as many polls, with
// as many rows, as an hour has, by a clock that is moved on.
func BenchmarkBudgets(b *testing.B) {
	report, out, failed := newBrowser(b).playwright(b, demo(b), "budgets", "", "--grep", *grep)
	for _, file := range report.Suites {
		file.figures(b)
	}
	if failed != nil {
		b.Fatalf("%v\n%s", failed, out)
	}
}

func (s suite) figures(b *testing.B) {
	b.Helper()
	for _, spec := range s.Specs {
		for _, test := range spec.Tests {
			for _, a := range test.Annotations {
				var f struct{ Name, Value, Budget string }
				if err := json.Unmarshal([]byte(a.Description), &f); err == nil {
					harness.Figure(b, f.Name, f.Value, f.Budget)
				}
			}
		}
	}
	for _, inner := range s.Suites {
		inner.figures(b)
	}
}
