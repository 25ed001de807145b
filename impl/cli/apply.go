package cli

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
)

// fileList is a flag that may be given several times.
type fileList []string

func (l *fileList) String() string     { return "" }
func (l *fileList) Set(s string) error { *l = append(*l, s); return nil }

// apply writes the resources of YAML files into the store.
// It opens the store itself and needs no server. Warnings go to stderr, so that stdout has nothing but JSON if that is asked
// for.
func (p Program) apply(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	var names fileList
	var output string
	o, rest, err := p.options("apply", args, stdout, stderr, func(c *config, fs *flag.FlagSet) {
		c.storeFlags(fs)
		c.limitsFlag(fs)
		fs.Var(&names, "f", "YAML file; can be repeated, - reads standard input")
		fs.StringVar(&output, "output", "text", "output format: text or json")
	})
	if err != nil {
		return err
	}
	names = append(names, rest...)
	if len(names) == 0 {
		return errors.New("no file given: use -f FILE")
	}
	if output != "text" && output != "json" {
		return fmt.Errorf("--output: %q is not text or json", output)
	}
	var files []service.File
	for _, name := range names {
		text, err := readFile(name)
		if err != nil {
			return err
		}
		files = append(files, service.File{Name: name, Text: text})
	}
	results, err := app.Apply(ctx, o, p.Deployment, files)
	if err != nil {
		return err
	}
	for _, r := range results {
		for _, w := range r.Warnings {
			_, _ = fmt.Fprintf(stderr, "%s:%d: warning: %s %q: %s\n", w.File, w.Line, r.Kind, r.Name, core.Issue{Path: w.Path, Text: w.Message})
		}
	}
	if output == "json" {
		return json.NewEncoder(stdout).Encode(results)
	}
	w := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', 0)
	for _, r := range results {
		_, _ = fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", r.Action, r.Kind, r.Name, r.ID)
	}
	return w.Flush()
}

// readFile reads a file, or standard input for a dash.
func readFile(name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(os.Stdin)
	}
	return os.ReadFile(name)
}
