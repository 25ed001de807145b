package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/obstack/obstack/impl/app"
)

func serve(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	o, rest, err := options("serve", args, stdout, stderr, (*config).serveFlags)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("unexpected argument %q", rest[0])
	}
	for _, name := range unknownVariables(os.Environ()) {
		o.Log.Warn("a variable in the environment is the name of no flag", "variable", name)
	}
	return app.Run(ctx, o, deployment)
}

func migrate(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	o, rest, err := options("migrate", args, stdout, stderr, (*config).storeFlags)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("unexpected argument %q", rest[0])
	}
	s, err := app.OpenStore(ctx, o, deployment)
	if err != nil {
		return err
	}
	err = s.Locked(ctx, s.Migrate)
	if err == nil {
		var v int64
		if v, err = s.SchemaVersion(ctx); err == nil {
			_, err = fmt.Fprintf(stdout, "schema version %d\n", v)
		}
	}
	return errors.Join(err, s.Close())
}

// options parses a command's arguments and adds what every command gets from the process.
func options(command string, args []string, stdout, stderr io.Writer, register func(*config, *flag.FlagSet)) (
	app.Options, []string, error,
) {
	c := &config{}
	fs := flag.NewFlagSet("obstack "+command, flag.ContinueOnError)
	register(c, fs)
	if fs.Lookup("log-level") == nil {
		c.logFlags(fs)
	}
	rest, err := c.parse(fs, args, stdout)
	if err != nil {
		return app.Options{}, nil, err
	}
	o := c.Options
	o.Version, o.Commit = buildVersion, buildCommit
	o.Stdout, o.Now = stdout, time.Now
	o.Log = c.newLog(stderr)
	o.Binary, err = os.Executable()
	return o, rest, err
}
