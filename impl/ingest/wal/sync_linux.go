package wal

import (
	"os"

	"golang.org/x/sys/unix"
)

// dataSync makes durable what was written to a file, and its length.
func dataSync(f *os.File) error {
	for {
		if err := unix.Fdatasync(int(f.Fd())); err != unix.EINTR {
			return err
		}
	}
}
