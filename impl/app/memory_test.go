package app

import (
	"testing"

	"github.com/obstack/obstack/impl/httpapi"
)

// TestMemoryLimitAllowsLargeRequests holds that the garbage collector need not work all the time when requests hold all
// that they may, and that the process stays well below 600 MB with what is not on the heap: the program itself, and what
// SQLite has, together up to 220 MB.
func TestMemoryLimitAllowsLargeRequests(t *testing.T) {
	t.Parallel()
	const process, program, others = 600e6, 50e6, 220e6
	if free := memoryLimit - httpapi.MaxRequestMemory; free < headroom || memoryLimit+program > process {
		t.Errorf("the limit is %d, for requests that hold up to %d", memoryLimit, httpapi.MaxRequestMemory)
	}
	if memoryLimit-sqliteMemory+others > process {
		t.Errorf("the limit is %d with SQLite, and %.0f are outside of the heap", memoryLimit-sqliteMemory, others)
	}
}
