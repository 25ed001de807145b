package main

import (
	"bytes"
	"context"
	"os/exec"
	"testing"
	"time"

	_ "modernc.org/sqlite"
)

// result is what a command that ran to its end has printed.
type result struct {
	code           int
	stdout, stderr string
}

// obstack runs the program, with nothing but env in its environment, until it ends.
func obstack(t testing.TB, env []string, args ...string) result {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, binary, args...)
	var stdout, stderr bytes.Buffer
	cmd.Env, cmd.Dir = append([]string{}, env...), t.TempDir()
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return result{cmd.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}
