package ingest

import (
	"fmt"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// disk is the file system that the log is on.
type disk struct {
	path    string
	minFree uint64 // bytes

	mu   sync.Mutex
	seen time.Time
	err  error
}

// check fails while too little is free.
func (d *disk) check(now time.Time) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if age := now.Sub(d.seen); age >= 0 && age < diskInterval {
		return d.err
	}
	d.seen, d.err = now, nil
	var s unix.Statfs_t
	if err := unix.Statfs(d.path, &s); err != nil {
		d.err = err
	} else if free, all := s.Bavail*uint64(s.Bsize), s.Blocks*uint64(s.Bsize); free < max(d.minFree, all/minFreeShare) {
		d.err = fmt.Errorf("%w: %d bytes are free", ErrDiskFull, free)
	}
	return d.err
}
