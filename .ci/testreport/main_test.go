package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// events are lines of go test -json: action, package, test and output, separated by bars.
func events(t *testing.T, lines string) *report {
	t.Helper()
	var text strings.Builder
	for line := range strings.SplitSeq(strings.TrimSpace(lines), "\n") {
		f := append(strings.Split(strings.TrimSpace(line), "|"), "", "", "")
		e := event{Action: f[0], Package: module + f[1], Test: f[2], Output: f[3] + "\n"}
		if f[0] == "build-output" {
			e.Package, e.ImportPath = "", e.Package+" ["+e.Package+".test]"
		}
		encoded, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		text.Write(append(encoded, '\n'))
	}
	rep, err := read(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	return rep
}

func TestReport(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ events, flaky, broken string }{
		"all pass": {"start|a\npass|a|TestX\npass|a", "", ""},
		"a test that passes when it runs again is flaky": {
			"start|a\noutput|a|TestX|first\nfail|a|TestX\nfail|a\nstart|a\npass|a|TestX\npass|a", "a TestX", "",
		},
		"a test that fails again is broken": {
			"start|a\nfail|a|TestX\nfail|a\nstart|a\nfail|a|TestX\nfail|a", "", "a TestX",
		},
		"a test that a rerun does not find is broken": {
			"start|a\nfail|a|TestX\nfail|a\nstart|a\npass|a", "", "a TestX",
		},
		"a subtest stands for the tests around it": {
			"start|a\nfail|a|TestX/one/two\nfail|a|TestX/one\nfail|a|TestX\nfail|a\nstart|a\npass|a|TestX/one/two\npass|a|TestX/one\npass|a|TestX\npass|a",
			"a TestX/one/two", "",
		},
		"a test that fails although its subtest passes is broken": {
			"start|a\nfail|a|TestX/one\nfail|a|TestX\nfail|a\nstart|a\npass|a|TestX/one\nfail|a|TestX\nfail|a", "a TestX/one", "a TestX",
		},
		"a package that fails without a failed test is broken": {
			"start|a\npass|a|TestX\noutput|a||leak\nfail|a\nstart|a\npass|a", "", "a",
		},
		"a package that fails in a rerun alone is broken": {
			"start|a\nfail|a|TestX\nfail|a\nstart|a\npass|a|TestX\nfail|a", "a TestX", "a",
		},
		"a process that ends in a test breaks that test and its package, whatever failed before and passes later": {
			"start|a\nrun|a|TestX\nfail|a|TestX\nrun|a|TestY\nfail|a\nstart|a\nrun|a|TestX\npass|a|TestX\npass|a", "a TestX", "a, a TestY",
		},
		"a process that exits with 0 in a test breaks it": {
			"start|a\nrun|a|TestX\npass|a", "", "a, a TestX",
		},
		"what is wrong after all tests breaks the package, whatever failed before": {
			"start|a\nfail|a|TestX\noutput|a||after all tests: a goroutine is left\nfail|a\nstart|a\npass|a|TestX\npass|a", "a TestX", "a",
		},
		"a package that cannot be built is broken": {
			"build-output|a|| a.go:1: undefined\nstart|a\nfail|a", "", "a",
		},
		"a test that passes for one deployment and fails for the other is broken": {
			"start|a\nfail|a|TestX\npass|a|TestX\nfail|a", "", "a TestX",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rep := events(t, c.events)
			join := func(names []testName) string {
				var texts []string
				for _, n := range names {
					texts = append(texts, n.String())
				}
				return strings.Join(texts, ", ")
			}
			if diff := cmp.Diff([]string{c.flaky, c.broken}, []string{join(rep.flaky()), join(rep.broken())}); diff != "" {
				t.Errorf("flaky, broken (-want +got):\n%s", diff)
			}
		})
	}
}

func TestOutput(t *testing.T) {
	t.Parallel()
	rep := events(t, `
		output|e2e/ui|TestUI/half_2/search/filters|ui_test.go:1: FLAKY: element not found
		pass|e2e/ui|TestUI/half_2/search/filters
		start|impl/query
		output|impl/query||-test.shuffle 17
		output|impl/query|TestSlow|    a_test.go:3: too slow
		fail|impl/query|TestSlow
		output|impl/query|TestSum/of_none|    b_test.go:4: 1, want 0
		fail|impl/query|TestSum/of_none
		fail|impl/query|TestSum
		fail|impl/query
		start|impl/query
		output|impl/query||-test.shuffle 18
		pass|impl/query|TestSlow
		pass|impl/query
		output|e2e/edge||-test.shuffle 5
		pass|e2e/edge|TestPaging
		output|e2e/edge||-test.shuffle 6
		output|e2e/edge|TestPaging|    c_test.go:5: 2 pages, want 3
		fail|e2e/edge|TestPaging
	`)
	var got strings.Builder
	if rep.print(&got) {
		t.Error("a run with a broken test has passed")
	}
	const want = `
FLAKY impl/query TestSlow: passed in a rerun. The first failure:
        a_test.go:3: too slow

FLAKY e2e/ui TestUI/half_2/search/filters: element not found

FAILED e2e/edge TestPaging
        c_test.go:5: 2 pages, want 3

FAILED impl/query TestSum/of_none
        b_test.go:4: 1, want 0

To repeat the failures:
  go test -count=1 ./e2e/edge -run '^TestPaging$' -shuffle 6
  go test -count=1 ./impl/query -run '^TestSum$' -shuffle 17
`
	if diff := cmp.Diff(want, got.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}

	got.Reset()
	if printTable(&got, []*report{events(t, "pass|a|TestX"), rep}) {
		t.Error("a table with failures has passed")
	}
	const table = `1     2     test
-     FAIL  e2e/edge TestPaging
-     flaky e2e/ui TestUI/half_2/search/filters: element not found
-     flaky impl/query TestSlow
-     FAIL  impl/query TestSum/of_none
`
	if diff := cmp.Diff(table, got.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
