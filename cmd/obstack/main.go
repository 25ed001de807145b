// Command obstack serves and administers the API of an observability stack.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"syscall"
)

// commands are the subcommands by name. Each returns when it is done or the context ends.
var commands = map[string]func(ctx context.Context, args []string, stdout, stderr io.Writer) error{
	"serve":    serve,
	"keys":     keys,
	"apply":    apply,
	"engine":   runEngine,
	"migrate":  migrate,
	"receiver": receive,
	"version":  version, "--version": version,
	"help": help, "--help": help, "-h": help,
}

const usage = `usage: obstack COMMAND [flags]

  serve     serve the API and everything behind it
  keys      create, list and revoke keys
  apply     create or update resources from YAML
  engine    run the embedded engine by hand
  migrate   bring the store's schema up to date
  receiver  receive notifications and show them, to try things out
  version   print version, deployment and commit

"obstack help COMMAND" lists the flags; but for engine and receiver, OBSTACK_FLAG in the environment sets each.
`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// After the first signal the default comes back, so that a second one kills at once.
	context.AfterFunc(ctx, stop)
	// A file that must not grow any more (ulimit -f) is an error of that write, as on a full disk, and no reason to die.
	signal.Ignore(syscall.SIGXFSZ)
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
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
	err := commands[args[0]](ctx, args[1:], stdout, stderr)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	_, _ = fmt.Fprintln(stderr, "obstack "+args[0]+": "+err.Error())
	return 1
}
