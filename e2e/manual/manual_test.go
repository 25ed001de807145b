package manual

import (
	"context"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// manualDatabase is the PostgreSQL of the manual.
const manualDatabase = "postgres://obstack:secret@localhost:5432/obstack"

// launchManual launches a server with the demo as the manual says, in a directory where its commands run.
func launchManual(t *testing.T) (dir string, s *harness.Server) {
	t.Helper()
	dir = t.TempDir()
	name := map[bool]string{false: "obstack", true: "obstack-managed"}[harness.Deployment.Managed]
	if err := os.Mkdir(filepath.Join(dir, "bin"), 0o700); err != nil {
		t.Fatal(err)
	}
	for link, target := range map[string]string{
		"bin/" + name: harness.Binary, ".runtime": filepath.Join("..", "..", ".runtime"), "examples": filepath.Join("..", "..", "examples"),
	} {
		target, err := filepath.Abs(target)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	// Without this an answer that is an error would go unnoticed.
	if err := os.WriteFile(filepath.Join(dir, ".curlrc"), []byte("fail\nshow-error\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	data := filepath.Join(dir, map[bool]string{false: "data", true: "data-managed"}[harness.Deployment.Managed])
	cmd := exec.Command(filepath.Join(dir, "bin", name), "serve", "--demo", "--data", data, "--listen", "127.0.0.1:0",
		"--egress-allow", "127.0.0.1")
	cmd.Dir = dir
	return dir, harness.LaunchCommand(t, data, cmd)
}

// testManual runs every sh block of README.md and docs with bash, in order, in the directory of a server from launchManual.
// It replaces the server's addresses with the ones that the server uses, and other addresses with free ones.
func testManual(t *testing.T, dir string, s *harness.Server) {
	t.Helper()
	api, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	address := regexp.MustCompile(`(?:localhost|127\.0\.0\.1):(\d{4})`)
	for _, file := range manual(t) {
		if harness.Deployment.Managed != (file == "docs/managed.md") || file == "docs/README.md" { // the index
			continue
		}
		addresses := map[string]string{"8000": api.Host}
		if file == "README.md" {
			_, addresses["4318"], _ = strings.Cut(s.OTLPHTTP, "://")
		}
		blocks := regexp.MustCompile("(?ms)^```sh\n(.*?)^```").FindAllStringSubmatch(repository(t, file), -1)
		if len(blocks) == 0 {
			t.Errorf("%s has no commands", file)
		}
		script := "set -euo pipefail\ntrap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n"
		for _, b := range blocks {
			script += b[1]
		}
		if strings.Contains(script, manualDatabase) {
			script = strings.ReplaceAll(script, manualDatabase, pgtest.DSN(t))
		}
		script = address.ReplaceAllStringFunc(script, func(found string) string {
			port := found[strings.LastIndex(found, ":")+1:]
			if addresses[port] == "" {
				addresses[port] = harness.FreeAddress(t)
			}
			return addresses[port]
		})
		ctx, cancel := context.WithTimeout(t.Context(), time.Duration(len(blocks))*patience.Timeout)
		defer cancel()
		bash := exec.CommandContext(ctx, "bash", "-c", script)
		bash.Dir, bash.Env = dir, []string{
			"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "OBSTACK_SHUTDOWN_TIMEOUT=" + os.Getenv("OBSTACK_SHUTDOWN_TIMEOUT"),
		}
		bash.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
		bash.Cancel = func() error { return syscall.Kill(-bash.Process.Pid, syscall.SIGKILL) }
		if out, err := bash.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s\n%s", file, err, out, script)
		}
	}
}

// TestFencesOfTheManual holds that no command escapes testManual: a block says what it is, and one that is not run is a
// console's, whose commands have a prompt.
func TestFencesOfTheManual(t *testing.T) {
	t.Parallel()
	kinds := []string{"sh", "console", "text", "json", "yaml", "sql", "go", "js", "python", "java"}
	for _, file := range manual(t) {
		for i, b := range regexp.MustCompile("(?ms)^```([a-z]*)\n(.*?)^```$").FindAllStringSubmatch(repository(t, file), -1) {
			prompt := strings.HasPrefix(b[2], "$ ")
			if !slices.Contains(kinds, b[1]) || prompt != (b[1] == "console") {
				t.Errorf("%s: block %d is of the kind %q:\n%s", file, i+1, b[1], b[2])
			}
		}
	}
}
