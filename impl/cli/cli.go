// Package cli is the program's commands and their flags, one file for each command.
//
// A Program is what a main package is made of: the deployment that it serves, and the build that it is. Its Run is the
// rest of main: it reads the arguments, with the environment behind the flags, calls the command that they name, writes
// the error and returns the status. Flags are parsed here alone; what a command does with them is in impl/app.
//
// The package knows no deployment but by value: it may not import impl/httpapi/oss or impl/httpapi/managed. Signals are
// the main package's, as is the end of the process.
package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"

	"github.com/obstack/obstack/impl/app"
)

// Program is one build.
type Program struct {
	Deployment app.Deployment
	// Version and Commit identify the build.
	Version, Commit string
	// Adjust, if set, changes what the flags of serve have come to. The end-to-end tests serve with a clock of their own.
	Adjust func(*app.Options)
}

// commands are the subcommands by name. Each returns when it is done or the context ends.
var commands = map[string]func(p Program, ctx context.Context, args []string, stdout, stderr io.Writer) error{
	"serve":    Program.serve,
	"keys":     Program.keys,
	"people":   Program.people,
	"apply":    Program.apply,
	"engine":   Program.engine,
	"migrate":  Program.migrate,
	"receiver": Program.receiver,
	"version":  Program.version, "--version": Program.version,
	"help": Program.help, "--help": Program.help, "-h": Program.help,
}

const usage = `usage: obstack COMMAND [flags]

  serve     serve the API and everything behind it
  keys      create, list and revoke keys
  people    make links to set up or to reset a password, list and remove members (self-hosted)
  apply     create or update resources from YAML
  engine    run the embedded engine by hand
  migrate   bring the store's schema up to date
  receiver  receive notifications and show them, to try things out
  version   print version, deployment and commit

"obstack help COMMAND" lists the flags; but for engine and receiver, OBSTACK_FLAG in the environment sets each.
`

// Run runs the command that the arguments name and returns the status for the shell: 2 where they name none, 1 for what has
// failed, which one line on stderr says, and 0 also for a command whose flags were asked for.
func (p Program) Run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	if len(args) > 1 && args[0] == "help" { // of a command
		args = append(slices.Clone(args[1:]), "--help")
	}
	if len(args) == 0 || commands[args[0]] == nil {
		if len(args) > 0 {
			_, _ = fmt.Fprintf(stderr, "obstack: there is no command %q\n\n", args[0])
		}
		_, _ = io.WriteString(stderr, usage)
		return 2
	}
	err := commands[args[0]](p, ctx, args[1:], stdout, stderr)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	_, _ = fmt.Fprintln(stderr, "obstack "+args[0]+": "+err.Error())
	return 1
}
