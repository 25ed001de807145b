//go:build !linux

package wal

import "os"

// dataSync makes durable what was written to a file, and its length.
func dataSync(f *os.File) error { return f.Sync() }
