package engine

import "os"

// Process returns the child, or nil while there is none.
func (e *Embedded) Process() *os.Process {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.process
}

// Socket returns the path of the child's socket.
func (e *Embedded) Socket() string { return e.child.Socket }

var CreateTables = (*DB).createTables
