package query

import (
	"fmt"
	"runtime/debug"
)

// Recovered makes a panic an internal error. net/http does that where a request runs, but in other goroutines a panic
// ends the process.
func Recovered(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
	}
}
