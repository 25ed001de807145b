package cli

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/obstack/obstack/impl/app"
)

// serve runs the server until a signal stops it. A variable that no flag has is warned of, and not refused as an unknown
// flag is.
func (p Program) serve(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	o, rest, err := p.options("serve", args, stdout, stderr, p.serveFlags)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("unexpected argument %q", rest[0])
	}
	if p.Adjust != nil {
		p.Adjust(&o)
	}
	for _, name := range p.unknownVariables(os.Environ()) {
		o.Log.Warn("unknown environment variable", "variable", name)
	}
	return app.Run(ctx, o, p.Deployment)
}
