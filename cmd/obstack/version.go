package main

import (
	"context"
	"fmt"
	"io"
)

// Set by the linker.
var (
	buildVersion = "dev"
	buildCommit  = "unknown"
)

func version(_ context.Context, _ []string, stdout, _ io.Writer) error {
	_, err := fmt.Fprintf(stdout, "obstack %s (%s, commit %s)\n", buildVersion, deployment.Name, buildCommit)
	return err
}

func help(_ context.Context, _ []string, stdout, _ io.Writer) error {
	_, err := io.WriteString(stdout, usage)
	return err
}
