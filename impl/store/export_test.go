package store

import "time"

// Waiting returns options that wait for as long for a server that does not accept connections yet.
func (o Options) Waiting(patience time.Duration) Options {
	o.patience = patience
	return o
}
