// Command testreport reads the files of gotestsum --jsonfile.
//
// For one file it prints the failed tests and the commands that repeat them. Tests that passed in a rerun are printed under FLAKY.
// It exits with 1 unless every failed test has passed in a rerun. A package that fails without a failed test, for example
// because TestMain finds a leaked goroutine, cannot be rerun and always counts as failed.
//
// With -table it prints the tests that failed in at least one file, with a column per file, and exits with 1 if there are any.
package main

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

const module = "github.com/obstack/obstack/"

// maxOutput limits how many lines of a failure are printed, once from its first line and once from a crash: the output of an
// end-to-end test ends with the whole log of a server.
const maxOutput = 40

// crash matches the first line that a crashing Go process prints.
var crash = regexp.MustCompile(`^(panic|fatal error): `)

// afterTests matches the errors that a TestMain prints after all tests. A rerun of single tests would not repeat them.
var afterTests = regexp.MustCompile(`^(after all tests|stop the engine): `)

// event is a line of go test -json.
type event struct {
	Action, Package, ImportPath, Test, Output string
}

// testName names a test, or a package as a whole if test is empty.
type testName struct{ pkg, test string }

func (n testName) String() string {
	return strings.TrimSpace(strings.TrimPrefix(n.pkg, module) + " " + n.test)
}

// result is the outcome of a test over all runs of its package.
type result struct {
	failed  int  // number of the last failed run of its package, from 1; 0 if it never failed
	passed  bool // in a later run
	output  []string
	first   []string // the output of the first failure
	shuffle string   // the flag that repeats the test order of the first failure
}

// flakyMark matches the line of a test that passed only because a part of it was rerun.
var flakyMark = regexp.MustCompile(`FLAKY: (.*)`)

// report is the content of one file.
type report struct {
	results map[testName]*result
	marked  []string          // the text after flakyMark
	shuffle map[string]string // by package, the flag that repeats the test order of the current run
	run     map[string]int    // by package, the number of runs including the current one
	failing map[string]bool   // by package, whether a test has failed in the current run
	open    map[testName]bool // the running tests
}

func read(r io.Reader) (*report, error) {
	rep := &report{results: map[testName]*result{}, shuffle: map[string]string{}, run: map[string]int{}, failing: map[string]bool{}, open: map[testName]bool{}}
	lines := bufio.NewReader(r)
	for {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF {
			return rep, nil
		}
		if err != nil {
			return nil, err
		}
		var e event
		if json.Unmarshal(line, &e) == nil {
			rep.add(e)
		}
	}
}

func (rep *report) add(e event) {
	if e.Package == "" {
		e.Package, _, _ = strings.Cut(e.ImportPath, " ") // of a build
	}
	n := testName{e.Package, e.Test}
	r := rep.results[n]
	if r == nil {
		r = &result{}
		rep.results[n] = r
	}
	switch e.Action {
	case "start":
		rep.run[e.Package]++
		rep.failing[e.Package] = false
	case "run":
		rep.open[n] = true
	case "output", "build-output":
		line := strings.TrimRight(e.Output, "\n")
		if !strings.HasPrefix(line, "=== ") {
			r.output = append(r.output, line)
		}
		if m := flakyMark.FindStringSubmatch(line); m != nil {
			rep.marked = append(rep.marked, n.String()+": "+m[1])
		}
		if seed, found := strings.CutPrefix(line, "-test.shuffle "); found {
			rep.shuffle[e.Package] = " -shuffle " + seed
		}
	case "skip":
		delete(rep.open, n)
	case "fail":
		delete(rep.open, n)
		if e.Test == "" {
			crashed := rep.closeOpen(e.Package)
			if rep.failing[e.Package] && !crashed && !slices.ContainsFunc(r.output, afterTests.MatchString) {
				return // the failed tests are reported instead
			}
		}
		rep.fail(n)
	case "pass":
		delete(rep.open, n)
		if e.Test == "" && rep.closeOpen(e.Package) {
			rep.fail(n)
			return
		}
		// Tests that run once for each deployment do so in one run.
		r.passed, r.output = rep.run[e.Package] > r.failed, nil
	}
}

func (rep *report) fail(n testName) {
	r := rep.results[n]
	rep.failing[n.pkg] = true
	if r.failed == 0 {
		r.first, r.shuffle = r.output, rep.shuffle[n.pkg]
	}
	r.failed, r.passed, r.output = max(1, rep.run[n.pkg]), false, nil
}

// closeOpen marks the tests as failed that were running when the process of their package ended. It reports whether there were any.
func (rep *report) closeOpen(pkg string) bool {
	crashed := false
	for n := range rep.open {
		if n.pkg == pkg {
			crashed = true
			delete(rep.open, n)
			if rep.results[n] == nil {
				rep.results[n] = &result{}
			}
			rep.fail(n)
		}
	}
	return crashed
}

// flaky returns the failed tests that passed in a rerun, sorted.
func (rep *report) flaky() []testName {
	return rep.failures(func(n testName, r *result) bool { return n.test != "" && r.passed })
}

// broken returns the other failed tests and the packages that failed without a failed test, sorted.
func (rep *report) broken() []testName {
	return rep.failures(func(n testName, r *result) bool { return n.test == "" || !r.passed })
}

// failures returns the failed tests that want selects, without those that failed only because a subtest did.
func (rep *report) failures(want func(testName, *result) bool) []testName {
	var names []testName
	parents := map[testName]bool{}
	for n, r := range rep.results {
		if r.failed == 0 || !want(n, r) {
			continue
		}
		names = append(names, n)
		for test := n.test; strings.Contains(test, "/"); {
			test = test[:strings.LastIndex(test, "/")]
			parents[testName{n.pkg, test}] = true
		}
	}
	names = slices.DeleteFunc(names, func(n testName) bool { return parents[n] })
	slices.SortFunc(names, func(a, b testName) int { return strings.Compare(a.String(), b.String()) })
	return names
}

// command returns the command that repeats a failure.
func (rep *report) command(n testName) string {
	run := ""
	if n.test != "" {
		root, _, _ := strings.Cut(n.test, "/")
		run = " -run '^" + root + "$'"
	}
	return "go test -count=1 ./" + strings.TrimPrefix(n.pkg, module) + run + rep.results[n].shuffle
}

// print prints the flaky and the broken tests. It reports whether no test is broken.
func (rep *report) print(w io.Writer) bool {
	for _, n := range rep.flaky() {
		fmt.Fprintf(w, "\nFLAKY %s: passed in a rerun. The first failure:\n%s\n", n, rep.results[n].text())
	}
	for _, line := range rep.marked {
		fmt.Fprintf(w, "\nFLAKY %s\n", line)
	}
	broken := rep.broken()
	for _, n := range broken {
		fmt.Fprintf(w, "\nFAILED %s\n%s\n", n, rep.results[n].text())
	}
	if len(broken) > 0 {
		fmt.Fprint(w, "\nTo repeat the failures:\n")
		var commands []string
		for _, n := range broken {
			commands = append(commands, rep.command(n))
		}
		for _, command := range slices.Compact(commands) {
			fmt.Fprintln(w, "  "+command)
		}
	}
	return len(broken) == 0
}

func (r *result) text() string {
	lines := r.first
	if len(lines) > maxOutput {
		rest := lines[maxOutput:]
		lines = append(lines[:maxOutput:maxOutput], fmt.Sprintf("… and %d more lines in the JSON file", len(rest)))
		if i := slices.IndexFunc(rest, crash.MatchString); i >= 0 {
			lines = append(lines, rest[i:min(i+maxOutput, len(rest))]...)
		}
	}
	return "    " + strings.Join(lines, "\n    ")
}

// printTable prints a row for each test that failed in a run, and a column for each run. It reports whether no test failed.
func printTable(w io.Writer, reports []*report) bool {
	cells := map[string][]string{}
	mark := func(what string, run int, cell string) {
		if cells[what] == nil {
			cells[what] = slices.Repeat([]string{"-"}, len(reports))
		}
		cells[what][run] = cell
	}
	for run, rep := range reports {
		for _, n := range rep.flaky() {
			mark(n.String(), run, "flaky")
		}
		for _, line := range rep.marked {
			test, _, _ := strings.Cut(line, "\n")
			mark(test, run, "flaky")
		}
		for _, n := range rep.broken() {
			mark(n.String(), run, "FAIL")
		}
	}
	if len(cells) == 0 {
		fmt.Fprintf(w, "no test failed in %d runs\n", len(reports))
		return true
	}
	var tests []string
	for test := range cells {
		tests = append(tests, test)
	}
	slices.Sort(tests)
	for run := range reports {
		fmt.Fprintf(w, "%-6d", run+1)
	}
	fmt.Fprintln(w, "test")
	for _, test := range tests {
		for _, cell := range cells[test] {
			fmt.Fprintf(w, "%-6s", cell)
		}
		fmt.Fprintln(w, test)
	}
	return false
}

func main() {
	table := flag.Bool("table", false, "print a table of the failed tests of all files")
	flag.Parse()
	if flag.NArg() == 0 || flag.NArg() > 1 && !*table {
		fmt.Fprintln(os.Stderr, "usage: testreport FILE, or testreport -table FILE...")
		os.Exit(2)
	}
	var reports []*report
	for _, path := range flag.Args() {
		f, err := os.Open(filepath.Clean(path))
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		rep, err := read(f)
		_ = f.Close()
		if err != nil {
			fmt.Fprintf(os.Stderr, "read %s: %v\n", path, err)
			os.Exit(2)
		}
		reports = append(reports, rep)
	}
	var passed bool
	if *table {
		passed = printTable(os.Stdout, reports)
	} else {
		passed = reports[0].print(os.Stdout)
	}
	if !passed {
		os.Exit(1)
	}
}
