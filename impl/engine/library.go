package engine

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"github.com/obstack/obstack/impl/engine/chdb"
)

// FindLib returns the path of libchdb: the given one when there is one, else the first that exists of what npm
// installs below the working directory, beside the binary, and where the library's own installer puts it. A file that
// cannot be the library is an error.
func FindLib(path string) (string, error) {
	if path != "" {
		if _, err := os.Stat(path); err != nil {
			return "", fmt.Errorf("engine library: %w", err)
		}
		return usable(path)
	}
	places := []string{".", "/usr/local/lib"}
	if exe, err := os.Executable(); err == nil {
		places = []string{".", filepath.Dir(exe), "/usr/local/lib"}
	}
	for _, dir := range places {
		for _, sub := range []string{filepath.Join(".runtime/node_modules/@chdb", npmPackage()), ""} {
			file := filepath.Join(dir, sub, "libchdb.so")
			if _, err := os.Stat(file); err == nil {
				return usable(file)
			}
		}
	}
	return "", errors.New("engine library libchdb.so is not installed: `make engine` fetches it, " +
		"or give its path with --engine-lib")
}

// usable returns the whole path of a library.
func usable(path string) (string, error) {
	if err := chdb.Check(path); err != nil {
		return "", fmt.Errorf("engine library: %w", err)
	}
	return filepath.Abs(path)
}

// npmPackage is the name of the package for this machine.
func npmPackage() string {
	arch := map[string]string{"amd64": "x64"}[runtime.GOARCH]
	if arch == "" {
		arch = runtime.GOARCH
	}
	name := "lib-" + runtime.GOOS + "-" + arch
	if runtime.GOOS == "linux" {
		name += "-gnu"
	}
	return name
}
