package harness

import (
	"bytes"
	"context"
	"os/exec"
	"testing"

	_ "modernc.org/sqlite"

	"github.com/obstack/obstack/impl/patience"
)

// Result is what a command that ran to its end has printed.
type Result struct {
	Code           int
	Stdout, Stderr string
}

// Run runs the program, with nothing but env in its environment, until it ends.
func Run(t testing.TB, env []string, args ...string) Result {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience.Timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, Binary, args...)
	var stdout, stderr bytes.Buffer
	cmd.Env, cmd.Dir = append([]string{}, env...), t.TempDir()
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return Result{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}
