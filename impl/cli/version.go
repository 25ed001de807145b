package cli

import (
	"context"
	"fmt"
	"io"
)

// version prints which build this is.
func (p Program) version(_ context.Context, _ []string, stdout, _ io.Writer) error {
	_, err := fmt.Fprintf(stdout, "obstack %s (%s, commit %s)\n", p.Version, p.Deployment.Name, p.Commit)
	return err
}

// help prints the commands; the flags of one are its --help.
func (p Program) help(_ context.Context, _ []string, stdout, _ io.Writer) error {
	_, err := io.WriteString(stdout, usage)
	return err
}
