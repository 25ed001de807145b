package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/obstack/obstack/impl/app"
)

// migrate brings the schema of a store up to date and says which one it has. serve does the same at its start; this is for
// operators who want to see it done before they replace replicas. Locked keeps it apart from one that starts meanwhile.
func (p Program) migrate(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	o, rest, err := p.options("migrate", args, stdout, stderr, (*config).storeFlags)
	if err != nil {
		return err
	}
	if len(rest) > 0 {
		return fmt.Errorf("unexpected argument %q", rest[0])
	}
	s, err := app.OpenStore(ctx, o, p.Deployment)
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
