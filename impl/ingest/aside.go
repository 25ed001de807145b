package ingest

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
)

// maxAside and maxAsideFiles are how many bytes of refused rows are kept, and in how many files.
const (
	maxAside      = 256 << 20
	maxAsideFiles = 5000
)

// makeRoom removes the oldest files of refused rows that n bytes more would be too many with.
func (i *Intake) makeRoom(n int64) error {
	entries, err := os.ReadDir(i.asideDir())
	if err != nil {
		return err
	}
	var files []fs.FileInfo
	for _, e := range entries {
		info, err := e.Info()
		if errors.Is(err, fs.ErrNotExist) { // the operator may remove them
			continue
		}
		if err != nil {
			return err
		}
		n += info.Size()
		files = append(files, info)
	}
	if n <= maxAside && len(files) < maxAsideFiles {
		return nil
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for ; len(files) > 0 && (n > maxAside || len(files) >= maxAsideFiles); files = files[1:] {
		f := files[0]
		if err := os.Remove(filepath.Join(i.asideDir(), f.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		n -= f.Size()
	}
	i.failures.Failed("aside", false, slog.LevelWarn, "removed the oldest set-aside rows: no room for new ones",
		slog.String("file", i.asideDir()))
	return nil
}
