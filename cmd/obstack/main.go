// Command obstack serves and administers the API of an observability stack: `obstack serve`, and the other commands of package
// cli.
//
// There is nothing here but the deployment, which deploy_oss.go or deploy_managed.go chooses by the build tag managed: they are
// the only files with that tag, and the only ones of the program that import httpapi/oss and httpapi/managed, which the
// end-to-end tests import too. It may import those, app, cli and store, and nothing imports it.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"github.com/obstack/obstack/impl/cli"
)

// Set by the linker.
var (
	buildVersion = "dev"
	buildCommit  = "unknown"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// After the first signal the default comes back, so that a second one kills at once.
	context.AfterFunc(ctx, stop)
	// A file that must not grow any more (ulimit -f) is an error of that write, as on a full disk, and no reason to die.
	signal.Ignore(syscall.SIGXFSZ)
	p := cli.Program{Deployment: deployment, Version: buildVersion, Commit: buildCommit}
	os.Exit(p.Run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}
