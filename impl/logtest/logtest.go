// Package logtest collects what a program or a logger writes, for tests that look for lines in it while more are written.
//
// Buffer is the writer: that of a slog.Handler in tests of packages, stdout and stderr of a process in end-to-end tests.
//
// It may import nothing of ours, so that the tests of every package can use it.
package logtest

import (
	"bytes"
	"sync"
)

// Buffer is a writer that keeps what is written to it. Its zero value is empty, and it is safe for concurrent use.
type Buffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

// Write appends to what was written.
func (b *Buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

// String is what was written until now.
func (b *Buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

// Take is String for those who want each line once: what it has returned is gone.
func (b *Buffer) Take() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	text := b.buf.String()
	b.buf.Reset()
	return text
}
