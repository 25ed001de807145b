package engine

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// syncFiles writes everything that the file system of a directory holds in memory. One call is cheaper than to have every
// file of every part synced as it is written.
func syncFiles(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(unix.Syncfs(int(f.Fd())), f.Close())
}
