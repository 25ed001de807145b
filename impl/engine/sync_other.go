//go:build !linux

package engine

import "golang.org/x/sys/unix"

// syncFiles writes everything that the system holds in memory.
func syncFiles(string) error { return unix.Sync() }
