package ui

import (
	"archive/tar"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"github.com/obstack/obstack/e2e/harness"
)

// web is where the sources of the UI and their packages are.
func web(t testing.TB) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", "..", "impl", "ui", "web"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "..", "dist", "index.html")); err != nil {
		t.Fatal(`the web UI is not built: run "make ui"`)
	}
	if _, err := os.Stat(filepath.Join(dir, "node_modules", "@playwright")); err != nil {
		t.Fatal(`the browser tests are missing their packages: run "make ui-tests"`)
	}
	return dir
}

// fontsConf names the only fonts there are for what the UI brings none for. Without one, Chromium shows no text at all.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
`

// chromium returns the variables that name the browser to the tests. TEST_CHROMIUM names another one than that of npm, which
// is unpacked once, with the libraries that it needs, into .runtime/browser.
func chromium(t testing.TB, web string) []string {
	t.Helper()
	if other := os.Getenv("TEST_CHROMIUM"); other != "" {
		return []string{"CHROMIUM=" + other}
	}
	packed := filepath.Join(web, "node_modules", "@sparticuz", "chromium")
	text, err := os.ReadFile(filepath.Join(packed, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.Abs(filepath.Join("..", "..", ".runtime", "browser", harness.Decode[struct{ Version string }](t, string(text)).Version))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		unpack(t, filepath.Join(packed, "bin"), dir)
	}
	return []string{
		"CHROMIUM=" + filepath.Join(dir, "chromium"),
		"CHROMIUM_LIBRARIES=" + filepath.Join(dir, "al2023", "lib"),
		"CHROMIUM_FONTS=" + dir,
	}
}

// unpack writes the directory under another name first, so that it is whole once it is there.
func unpack(t testing.TB, packed, dir string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		t.Fatal(err)
	}
	part, err := os.MkdirTemp(filepath.Dir(dir), "part")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = os.RemoveAll(part) }()
	read := func(name string, into func(io.Reader) error) {
		t.Helper()
		f, err := os.Open(filepath.Join(packed, name))
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = f.Close() }()
		if err := into(brotli.NewReader(f)); err != nil {
			t.Fatalf("unpack %s: %v", name, err)
		}
	}
	read("chromium.br", func(r io.Reader) error { return write(filepath.Join(part, "chromium"), r) })
	read("al2023.tar.br", func(r io.Reader) error { return untar(filepath.Join(part, "al2023"), r) })
	read("fonts.tar.br", func(r io.Reader) error { return untar(part, r) })
	if err := os.WriteFile(filepath.Join(part, "fonts.conf"), []byte(fontsConf), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(part, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(part, dir); err != nil {
		t.Fatal(err)
	}
}

func untar(dir string, r io.Reader) error {
	files := tar.NewReader(r)
	for {
		h, err := files.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag != tar.TypeReg || !filepath.IsLocal(h.Name) || strings.HasSuffix(h.Name, ".conf") {
			continue
		}
		if err := write(filepath.Join(dir, h.Name), files); err != nil {
			return err
		}
	}
}

func write(name string, r io.Reader) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o755)
	if err != nil {
		return err
	}
	if _, err := io.Copy(f, r); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
