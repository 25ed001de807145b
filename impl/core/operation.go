package core

import (
	"context"
	"sync/atomic"
)

// Operation is what a caller asks for, as the audit log names it. A change that is written without one, such as what an
// evaluation stores, is the server's own work and leaves no entry.
type Operation struct {
	// ID is the operation's id in the document, or the words of a command.
	ID string
	// RequestID is the id of the request (UUID), empty for a command. A request leaves one entry, a command one for each
	// resource.
	RequestID string
	// Of is the id of a request that does this beside what it asks for, and which therefore leaves more than one entry.
	Of string

	recorded atomic.Bool
}

// Recorded reports whether a transaction that was committed has left the entry of the request.
func (o *Operation) Recorded() bool { return o.recorded.Load() }

// SetRecorded says that it has.
func (o *Operation) SetRecorded() { o.recorded.Store(o.RequestID != "") }

type operationKey struct{}

// WithOperation returns a context that carries what the caller asks for, nil for work of the server's own.
func WithOperation(ctx context.Context, o *Operation) context.Context {
	return context.WithValue(ctx, operationKey{}, o)
}

// OperationFrom returns what the caller asks for, or nil.
func OperationFrom(ctx context.Context) *Operation {
	o, _ := ctx.Value(operationKey{}).(*Operation)
	return o
}
