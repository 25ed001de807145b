package cli

import (
	"bytes"
	"sync"
	"testing"
	"time"
)

// output keeps what a command prints while it runs.
type output struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

// within waits until a condition holds. The deadline is generous: passing it means never.
func within(t *testing.T, what string, holds func() bool) {
	t.Helper()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	deadline := time.After(time.Minute)
	for !holds() {
		select {
		case <-deadline:
			t.Fatalf("after a minute it is still not so that %s", what)
		case <-tick.C:
		}
	}
}
