package usersql

import (
	_ "embed"
	"strings"
)

// functionList has the functions that users may call, one a line: its name, aggregate if it is one, and anycase if
// ClickHouse does not mind its case. Together with refusedList it has every function of the engine's system.functions;
// a test fails when an engine has one that is in neither.
//
//go:embed functions.txt
var functionList string

// refusedList has the functions that users may not call, one a line, with a word for what they reach. Memory says that
// one call with small arguments takes what the engine does not count: URLHierarchy of 200 KB passed a limit of 512 MB by
// 3.8 GB. Time says that it goes on for more than three seconds after the query was killed, with arguments that fit into
// the limits. Others that can do so but are of daily use are allowed, such as position, hasAll and replaceRegexpAll:
// against them the engine is started anew.
//
//go:embed refused.txt
var refusedList string

// function is what the lists say about one.
type function struct {
	aggregate, anyCase bool
	// refused is what it reaches, empty when it may be called.
	refused string
}

var functions, anyCaseFunctions = readFunctions()

// readFunctions reads the lists that are part of the program. A name that is refused replaces one that is known, so the
// order of the two lists matters.
func readFunctions() (byName, byLower map[string]function) {
	byName, byLower = make(map[string]function), make(map[string]function)
	for line := range strings.Lines(functionList) {
		fields := strings.Fields(line)
		f := function{}
		for _, field := range fields[1:] {
			f.aggregate = f.aggregate || field == "aggregate"
			f.anyCase = f.anyCase || field == "anycase"
		}
		byName[fields[0]] = f
		if f.anyCase {
			byLower[strings.ToLower(fields[0])] = f
		}
	}
	for line := range strings.Lines(refusedList) {
		fields := strings.Fields(line)
		f := function{refused: fields[1]}
		byName[fields[0]] = f
		// Refused in any case: it does not matter whether ClickHouse knows FILE.
		byLower[strings.ToLower(fields[0])] = f
	}
	return byName, byLower
}

// combinators are what may follow the name of an aggregate function.
var combinators = strings.Fields(`SimpleState OrDefault Distinct Resample ForEach ArgMax ArgMin OrNull Tuple Merge State
	Array Map If`)

// maxFunctionName is more than any function has with all combinators. They are taken off one by one, so a name of tens of
// thousands would take seconds.
const maxFunctionName = 128

// lookUpFunction finds a function by its name as ClickHouse does.
func lookUpFunction(name string) (function, bool) {
	if len(name) > maxFunctionName {
		return function{}, false
	}
	if f, ok := functions[name]; ok {
		return f, true
	}
	if f, ok := anyCaseFunctions[strings.ToLower(name)]; ok {
		return f, true
	}
	for _, suffix := range combinators {
		if of, ok := strings.CutSuffix(name, suffix); ok && of != "" {
			if f, ok := lookUpFunction(of); ok && (f.aggregate || f.refused != "") {
				return f, true
			}
		}
	}
	return function{}, false
}

// allowFunction is the error of a function that may not be called.
func allowFunction(at int, name string) error {
	f, ok := lookUpFunction(name)
	switch {
	case !ok:
		return errorAt(at, "function %q is unknown", name)
	case f.refused != "":
		return errorAt(at, "function %q is not allowed", name)
	}
	return nil
}
