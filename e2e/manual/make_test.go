package manual

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestMakeShowsProgress runs a step of make run with a fake npm, which succeeds or fails.
func TestMakeShowsProgress(t *testing.T) {
	t.Parallel()
	makefile, err := filepath.Abs("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		npm, want string
		failed    bool
	}{
		"success hides what npm prints": {
			"echo noise; mkdir -p node_modules/@chdb/lib && touch node_modules/@chdb/lib/libchdb.so",
			`^Fetching the engine library .* …\ndone in \d+ s\n$`, false,
		},
		"a failure shows it and ends make": {
			"echo noise; echo reason >&2; exit 7",
			`(?s)^Fetching the engine library .* …\nfailed after \d+ s:\nnoise\nreason\n.*Error 7`, true,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			write := func(path, text string) {
				path = filepath.Join(dir, path)
				if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o700); err != nil {
					t.Fatal(err)
				}
			}
			write("bin/npm", "#!/bin/sh\n"+c.npm+"\n")
			write(".ci/step", repository(t, ".ci/step"))
			write(".runtime/package.json", "{}")
			write(".runtime/package-lock.json", "{}")
			write("impl/ui/web/package.json", "{}")
			cmd := exec.CommandContext(t.Context(), "make", "--no-print-directory", "-f", makefile, "engine")
			cmd.Dir = dir
			cmd.Env = append(os.Environ(), "PATH="+filepath.Join(dir, "bin")+":"+os.Getenv("PATH"), "MAKEFLAGS=", "MAKELEVEL=")
			out, err := cmd.CombinedOutput()
			if (err != nil) != c.failed || !regexp.MustCompile(c.want).Match(out) || !c.failed && strings.Contains(string(out), "noise") {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
