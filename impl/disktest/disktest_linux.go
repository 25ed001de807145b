// Package disktest makes file systems that a test may fill, or take the power of. Only root may mount them, so `make test`
// does not: `make faults` gives the tests that need one a flag.
//
// A Disk is a file with ext4 in it, of a size that its test says, and is unmounted when that ends. It imports nothing of ours
// but patience, and only tests import it.
package disktest

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/impl/patience"
)

// Disk is a file system of a test's own, mounted until the test ends.
type Disk struct {
	// Path is where it is mounted.
	Path string

	t     testing.TB
	image string
}

// New makes a disk, on which nothing takes room that has not been written.
func New(t testing.TB, size int64) *Disk {
	t.Helper()
	return NewAt(t, filepath.Join(t.TempDir(), "disk"), size)
}

// NewAt is New for a directory that is made.
func NewAt(t testing.TB, path string, size int64) *Disk {
	t.Helper()
	d := &Disk{t: t, image: filepath.Join(t.TempDir(), "image"), Path: path}
	if err := errors.Join(os.WriteFile(d.image, nil, 0o600), os.Truncate(d.image, size), os.MkdirAll(d.Path, 0o700)); err != nil {
		t.Fatal(err)
	}
	d.run("mkfs.ext4", "-q", "-F", "-m", "0", d.image)
	d.Mount()
	t.Cleanup(func() { _ = unix.Unmount(d.Path, unix.MNT_DETACH) })
	return d
}

func (d *Disk) run(name string, args ...string) {
	d.t.Helper()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		d.t.Fatalf("%s %s: %v: %s", name, strings.Join(args, " "), err, out)
	}
}

// Mount mounts the disk after Unmount.
func (d *Disk) Mount() {
	d.t.Helper()
	d.run("mount", "-o", "loop", d.image, d.Path)
}

// Unmount unmounts the disk, once no process has a file open on it any more.
func (d *Disk) Unmount() {
	d.t.Helper()
	patience.Within(d.t, "no process has a file open on "+d.Path, func() bool {
		err := unix.Unmount(d.Path, 0)
		if err != nil && !errors.Is(err, unix.EBUSY) {
			d.t.Fatalf("unmount %s: %v", d.Path, err)
		}
		return err == nil
	})
}

// EXT4_IOC_SHUTDOWN and its EXT4_GOING_FLAGS_NOLOGFLUSH.
const (
	shutdown   = 0x8004587d
	noLogFlush = 2
)

// Cut takes the power of the disk: all reads and writes fail, and after Unmount and Mount it has what was synced, and what
// the system happened to write before.
func (d *Disk) Cut() {
	d.t.Helper()
	root, err := os.Open(d.Path)
	if err != nil {
		d.t.Fatal(err)
	}
	err = unix.IoctlSetPointerInt(int(root.Fd()), shutdown, noLogFlush)
	if err = errors.Join(err, root.Close()); err != nil {
		d.t.Fatal(err)
	}
}

// Fill takes room, so that no more than so many bytes are free. Fill again takes more, or gives some back.
func (d *Disk) Fill(free int64) {
	d.t.Helper()
	f, err := os.OpenFile(filepath.Join(d.Path, "filler"), os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		d.t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	for {
		info, err := f.Stat()
		if err != nil {
			d.t.Fatal(err)
		}
		var s unix.Statfs_t
		if err := unix.Statfs(d.Path, &s); err != nil {
			d.t.Fatal(err)
		}
		more := int64(s.Bavail)*s.Bsize - free
		if more < 0 {
			err = f.Truncate(max(0, info.Size()+more))
		} else if more > 0 {
			err = unix.Fallocate(int(f.Fd()), 0, info.Size(), more)
		}
		if err == nil {
			return
		}
		if !errors.Is(err, unix.ENOSPC) { // others have taken some of it meanwhile
			d.t.Fatal(err)
		}
	}
}
