package cli

import (
	"context"
	"fmt"
	"io"
	"slices"
)

// version prints which build this is.
func (p Program) version(_ context.Context, args []string, stdout, _ io.Writer) error {
	if asksForHelp(args) {
		_, err := io.WriteString(stdout, "usage: obstack version\n\nPrints version, deployment and commit, like obstack --version."+
			" It has no flags.\n")
		return err
	}
	_, err := fmt.Fprintf(stdout, "obstack %s (%s, commit %s)\n", p.Version, p.Deployment.Name, p.Commit)
	return err
}

// asksForHelp reports whether the arguments of a command begin with a flag for its help.
func asksForHelp(args []string) bool {
	return len(args) > 0 && slices.Contains([]string{"--help", "-help", "-h"}, args[0])
}

// help prints the commands; the flags of one are its --help.
func (p Program) help(_ context.Context, _ []string, stdout, _ io.Writer) error {
	_, err := io.WriteString(stdout, usage)
	return err
}
