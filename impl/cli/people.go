package cli

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
	"time"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
)

const peopleUsage = "usage: obstack people setup|list|reset ADDRESS|remove ADDRESS [flags]"

// people makes links to set up and to reset a password, and lists and removes members. It works on the store beside servers
// that run, and is how an operator gets in who has no password any more.
func (p Program) people(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	if asksForHelp(args) {
		_, err := fmt.Fprintln(stdout, peopleUsage+"\n\n\"obstack people list --help\" lists its flags.")
		return err
	}
	if p.Deployment.UI == nil {
		return errors.New("this build has no sign-in: manage people and roles over the API")
	}
	if len(args) == 0 || !slices.Contains([]string{"setup", "list", "reset", "remove"}, args[0]) {
		return errors.New(peopleUsage)
	}
	action, output := args[0], ""
	var signIn app.SignIn // as the server has it
	o, rest, err := p.options("people "+action, args[1:], stdout, stderr, func(c *config, fs *flag.FlagSet) {
		c.storeFlags(fs)
		switch action {
		case "list":
			fs.StringVar(&output, "output", "text", "output format: text or json")
		case "setup", "reset":
			fs.StringVar(&c.PublicURL, "public-url", "", "base URL of the link (default: the web UI of the server in the data directory)")
			fs.StringVar(&signIn.Issuer, "oidc-issuer", "", "identity provider of the server (default: as configured in the data directory)")
			passwordsFlag(fs, &signIn.NoPasswords)
		}
	})
	if err != nil {
		return err
	}
	if output != "" && output != "text" && output != "json" {
		return fmt.Errorf("--output: %q is not text or json", output)
	}
	if named := action == "reset" || action == "remove"; named && len(rest) != 1 || !named && len(rest) != 0 {
		return errors.New(peopleUsage)
	}
	s, err := app.OpenUsedStore(ctx, o, p.Deployment)
	if err != nil {
		return err
	}
	signIn = signIn.Or(app.RunningSignIn(o))
	people := &service.People{Store: s, Now: time.Now, Issuer: signIn.Issuer, NoPasswords: signIn.NoPasswords}
	ctx = core.WithOperation(ctx, &core.Operation{ID: "people " + action})
	switch action {
	case "setup":
		err = printLink(stdout, o, "24 hours", func() (string, error) {
			path, err := people.CreateSetupLink(ctx)
			// None is made once an admin can sign in: it would be a way around that admin.
			if err == nil && path == "" {
				err = errors.New("an admin can already sign in; use obstack people reset ADDRESS to set another password")
			}
			return path, err
		})
	case "reset":
		err = printLink(stdout, o, "an hour", func() (string, error) { return people.CreateResetLink(ctx, rest[0]) })
	case "list":
		err = listPeople(ctx, people, stdout, output)
	case "remove":
		if err = people.RemovePerson(ctx, rest[0]); err == nil {
			_, err = fmt.Fprintf(stdout, "removed %s\n", rest[0])
		}
	}
	return errors.Join(err, s.Close())
}

// printLink makes a link and prints it: it is nowhere else, as the store keeps a hash of its token.
func printLink(stdout io.Writer, o app.Options, age string, makeLink func() (path string, err error)) error {
	path, err := makeLink()
	if err == nil {
		_, err = fmt.Fprintf(stdout, "%s%s\n\nThe link works once and expires in %s.\n", app.UIURL(o), path, age)
	}
	return err
}

// listPeople prints the members, and whether they can sign in with a password.
func listPeople(ctx context.Context, people *service.People, stdout io.Writer, output string) error {
	all, err := people.Accounts(ctx)
	if err != nil {
		return err
	}
	if output == "json" {
		return json.NewEncoder(stdout).Encode(all)
	}
	w := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', 0)
	_, _ = fmt.Fprintln(w, "ADDRESS\tNAME\tROLE\tPASSWORD\tJOINED")
	for _, a := range all {
		_, _ = fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", a.Email, a.Name, a.Role, map[bool]string{true: "yes", false: "no"}[a.HasPassword],
			a.JoinedAt.Format(time.DateOnly))
	}
	return w.Flush()
}
