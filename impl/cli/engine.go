package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"

	"github.com/obstack/obstack/impl/engine"
)

// engine is the child process of serve, and a way to open the data by hand. It must do nothing before RunChild that
// it would not do twice.
//
// Its flags have no fallback in the environment: an address that was meant for the API must not open an engine, which
// knows no users.
func (p Program) engine(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	o := engine.ChildOptions{Log: slog.New(slog.NewTextHandler(stderr, nil))}
	fs := flag.NewFlagSet("obstack engine", flag.ContinueOnError)
	o.RegisterFlags(fs)
	rest, err := parseFlags(fs, args, stdout)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("unexpected argument %q", rest[0])
	}
	if o.Supervised { // the parent logs what it reads
		o.Log = slog.New(slog.NewJSONHandler(stderr, &slog.HandlerOptions{ReplaceAttr: durationText}))
	}
	return engine.RunChild(ctx, o)
}

// durationText has durations written as text, which in JSON would be numbers.
func durationText(_ []string, a slog.Attr) slog.Attr {
	if a.Value.Kind() == slog.KindDuration {
		a.Value = slog.StringValue(a.Value.Duration().String())
	}
	return a
}
