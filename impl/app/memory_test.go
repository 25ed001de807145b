package app

import (
	"testing"

	"github.com/obstack/obstack/impl/httpapi"
)

// TestMemoryLimitAllowsLargeRequests holds that the garbage collector need not work all the time when requests hold all
// that they may, and that the process stays below 600 MB with what is not on the heap, which has been up to 110 MB.
func TestMemoryLimitAllowsLargeRequests(t *testing.T) {
	t.Parallel()
	const process, others = 600e6, 110e6
	if free := memoryLimit - httpapi.MaxRequestMemory; free < headroom || memoryLimit+others > process {
		t.Errorf("the limit is %d, for requests that hold up to %d", memoryLimit, httpapi.MaxRequestMemory)
	}
}
