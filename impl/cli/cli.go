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

  serve     run the server
  keys      create, list and revoke API keys
  people    create setup and password reset links, list and remove members (self-hosted)
  apply     create or update resources from YAML
  engine    run the embedded engine standalone
  migrate   migrate the store to the current schema
  receiver  receive and show webhook notifications, for testing
  version   print version, deployment and commit

Run "obstack help COMMAND" for its flags. Except for engine and receiver, each can be set as OBSTACK_FLAG in the environment.
`

// Run runs the command that the arguments name and returns the status for the shell: 2 where they name none, 1 for what has
// failed, which one line on stderr says, and 0 also for a command whose flags were asked for.
func (p Program) Run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	if len(args) > 1 && args[0] == "help" { // of a command
		args = append(slices.Clone(args[1:]), "--help")
	}
	if len(args) == 0 || commands[args[0]] == nil {
		if len(args) > 0 {
			_, _ = fmt.Fprintf(stderr, "obstack: unknown command %q\n\n", args[0])
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
