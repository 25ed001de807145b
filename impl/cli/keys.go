package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const keysUsage = "usage: obstack keys create|list|revoke [flags]"

// keyRoles are the roles that --role gives.
var keyRoles = []core.Role{core.RoleAdmin, core.RoleDeveloper}

// keysRun is one `obstack keys` call on an open store.
type keysRun struct {
	ctx     context.Context
	store   *store.Store
	stdout  io.Writer
	managed bool // there are services to tell apart

	kind, role, scope, name, person, organization, service, output string
}

// keys creates, lists or revokes keys.
// It works on the store beside servers that run, and is how an operator gets in who has no key any more.
func (p Program) keys(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	if asksForHelp(args) {
		_, err := fmt.Fprintln(stdout, keysUsage+"\n\n\"obstack keys create --help\" lists its flags.")
		return err
	}
	if len(args) == 0 || !slices.Contains([]string{"create", "list", "revoke"}, args[0]) {
		return errors.New(keysUsage)
	}
	action, args := args[0], args[1:]
	r := &keysRun{ctx: ctx, stdout: stdout, managed: p.Deployment.Managed}
	o, rest, err := p.options("keys "+action, args, stdout, stderr, func(c *config, fs *flag.FlagSet) {
		c.storeFlags(fs)
		fs.StringVar(&r.organization, "organization", "default", "name of the organization")
		fs.StringVar(&r.service, "service", "default", "name of the service for an ingestion or personal key")
		fs.StringVar(&r.output, "output", "text", "output format: text or json")
		if action == "create" {
			fs.StringVar(&r.kind, "kind", string(p.Deployment.Keys[0]), fmt.Sprintf("kind of the key: one of %v", p.Deployment.Keys))
			fs.StringVar(&r.name, "name", "cli", "name of the key")
			fs.StringVar(&r.person, "person", "", "email address of the owner of a personal key (default: the first member)")
			if p.Deployment.Managed {
				fs.StringVar(&r.role, "role", string(core.RoleAdmin), fmt.Sprintf("role of an organization key: one of %v", keyRoles))
			} else {
				fs.StringVar(&r.scope, "scope", string(api.KeyScopeAdmin), "scope of a personal key, limited by its owner's role: read, write or admin")
			}
		}
	})
	if err != nil {
		return err
	}
	if action == "create" && !slices.Contains(p.Deployment.Keys, store.KeyKind(r.kind)) {
		return fmt.Errorf("--kind: expected one of %v", p.Deployment.Keys)
	}
	if action == "create" && p.Deployment.Managed && !slices.Contains(keyRoles, core.Role(r.role)) {
		return fmt.Errorf("--role: expected one of %v", keyRoles)
	}
	if action == "create" && !p.Deployment.Managed && !api.KeyScope(r.scope).Valid() {
		return errors.New("--scope: expected read, write or admin")
	}
	// As the API names keys; PostgreSQL stores no NUL.
	if n := utf8.RuneCountInString(r.name); action == "create" && (n == 0 || n > 256 || strings.ContainsRune(r.name, 0)) {
		return errors.New("--name: expected 1 to 256 characters")
	}
	if r.output != "text" && r.output != "json" {
		return fmt.Errorf("--output: %q is not text or json", r.output)
	}
	if r.store, err = app.OpenUsedStore(ctx, o, p.Deployment); err != nil {
		return err
	}
	switch {
	case action == "create" && len(rest) == 0:
		err = r.create()
	case action == "list" && len(rest) == 0:
		err = r.list()
	case action == "revoke" && len(rest) == 1:
		err = r.revoke(rest[0])
	case action == "revoke":
		err = errors.New("exactly one key ID required: obstack keys revoke ID")
	default:
		err = errors.New(keysUsage)
	}
	return errors.Join(err, r.store.Close())
}

// create makes a key and prints its secret, which is stored as a hash only. It leaves an entry in the audit log, but no name of a
// person.
//
// An organization key belongs to the organization alone, an ingestion or personal key to one of its services, and a personal
// key to a person as well: --person, or whoever joined first.
func (r *keysRun) create() error {
	organization, err := r.store.FindOrganization(r.ctx, r.organization)
	if err != nil {
		return err
	}
	key := store.Key{OrganizationID: organization.ID, Kind: store.KeyKind(r.kind), Name: r.name}
	if key.Kind == store.OrganizationKey {
		key.Roles = []core.Role{core.Role(r.role)}
	} else {
		s, err := r.store.FindService(r.ctx, organization.ID, r.service)
		if err != nil {
			return err
		}
		key.Team = s.Team
	}
	if key.Kind == store.PersonalKey {
		people, err := r.store.ListPeople(r.ctx, organization.ID)
		if err != nil {
			return err
		}
		// Addresses are stored in lower case, and people in the order in which they joined.
		owner := slices.IndexFunc(people, func(p store.Person) bool {
			return r.person == "" || p.Email == strings.ToLower(r.person)
		})
		if owner < 0 {
			return core.NotFoundError("No such person in the organization")
		}
		key.PersonID, key.Roles = people[owner].ID, []core.Role{service.ScopeRole(api.KeyScope(r.scope))}
	}
	var secret string
	ctx := core.WithOperation(r.ctx, &core.Operation{ID: "keys create"})
	err = r.store.Write(ctx, func(tx *store.Tx) error {
		var err error
		// Whoever is locked out gets in again, however many keys there are.
		if secret, err = tx.WithoutLimits().CreateKey(r.ctx, &key); err != nil {
			return err
		}
		tx.Audit(keyChange(api.ActivityTypeKeyCreate, &key))
		return nil
	})
	if err != nil {
		return err
	}
	if r.output == "json" {
		return json.NewEncoder(r.stdout).Encode(map[string]string{
			"id": key.ID, "kind": string(key.Kind), "name": key.Name, "keyId": key.LoginID, "secret": secret,
		})
	}
	_, err = fmt.Fprintf(r.stdout, "id      %s\n", key.ID)
	if key.LoginID != "" {
		_, _ = fmt.Fprintf(r.stdout, "key id  %s\n", key.LoginID)
	}
	_, _ = fmt.Fprintf(r.stdout, "secret  %s\n\nThe secret is shown once.\n", secret)
	return err
}

// keyChange is what the audit log has of the making or the end of a key.
func keyChange(what api.ActivityType, key *store.Key) store.Change {
	return store.Change{
		Type: what, Kind: "key", ID: key.ID, Name: key.Name, OrganizationID: key.OrganizationID, KeyID: key.ID, KeyName: key.Name,
	}
}

// keyLine is a key as it is listed; a secret is not part of it, and only the last characters of what it is known by are.
type keyLine struct {
	ID        string      `json:"id"`
	Kind      string      `json:"kind"`
	Roles     []core.Role `json:"roles"`
	Name      string      `json:"name"`
	Suffix    string      `json:"suffix"`
	State     string      `json:"state"`
	CreatedAt core.Time   `json:"createdAt"`
	RevokedAt *core.Time  `json:"revokedAt,omitempty"`
	// Scope is what a personal key may do, as far as its owner may.
	Scope api.KeyScope `json:"scope,omitempty"`
	// UsedAt and UsedAddress say when, to the minute, and from where the key was used last.
	UsedAt      *core.Time `json:"usedAt,omitempty"`
	UsedAddress string     `json:"usedAddress,omitempty"`
	// Services are those that the key may use, only where there may be several.
	Services []keyService `json:"services,omitempty"`
}

// keyService is a service that a key may be used for.
type keyService struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// list prints the keys of an organization, revoked ones too, without their secrets.
func (r *keysRun) list() error {
	organization, err := r.store.FindOrganization(r.ctx, r.organization)
	if err != nil {
		return err
	}
	keys, err := r.store.ListKeys(r.ctx, organization.ID)
	if err != nil {
		return err
	}
	owners, err := service.OwnerRoles(r.ctx, r.store.DB, organization.ID)
	if err != nil {
		return err
	}
	var services []store.Service // stays empty where there is one, whose name would be noise
	if r.managed {
		if services, err = r.store.ListServices(r.ctx, organization.ID); err != nil {
			return err
		}
	}
	list := make([]keyLine, len(keys))
	for i, k := range keys {
		list[i] = keyLine{
			ID: k.ID, Kind: string(k.Kind), Roles: k.Roles, Name: k.Name, Suffix: k.Suffix, State: string(k.State),
			CreatedAt: k.CreatedAt, RevokedAt: k.RevokedAt, Scope: service.KeyScope(k, owners[k.PersonID]), UsedAt: k.UsedAt, UsedAddress: k.UsedAddress,
		}
		for _, s := range services {
			if k.Kind == store.OrganizationKey || k.Team == s.Team {
				list[i].Services = append(list[i].Services, keyService{s.ID, s.Name})
			}
		}
	}
	if r.output == "json" {
		return json.NewEncoder(r.stdout).Encode(list)
	}
	w := tabwriter.NewWriter(r.stdout, 0, 0, 2, ' ', 0)
	may := "SCOPE"
	if r.managed {
		may = "ROLES"
	}
	_, _ = fmt.Fprintf(w, "ID\tKIND\t%s\tNAME\tSUFFIX\tSTATE\tCREATED\tLAST USED\tFROM\n", may)
	for _, k := range list {
		used := "-"
		if k.UsedAt != nil {
			used = k.UsedAt.String()
		}
		_, _ = fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", k.ID, k.Kind, cmp.Or(string(k.Scope), roleList(k.Roles)),
			k.Name, k.Suffix, k.State, k.CreatedAt, used, cmp.Or(k.UsedAddress, "-"))
	}
	if err := w.Flush(); err != nil || len(services) == 0 {
		return err
	}
	_, _ = fmt.Fprintf(w, "\nSERVICE\tNAME\n")
	for _, s := range services {
		_, _ = fmt.Fprintf(w, "%s\t%s\n", s.ID, s.Name)
	}
	return w.Flush()
}

// roleList is a list of roles as one column, which is never empty.
func roleList(roles []core.Role) string {
	if len(roles) == 0 {
		return "-"
	}
	text := make([]string, len(roles))
	for i, role := range roles {
		text[i] = string(role)
	}
	return strings.Join(text, ",")
}

// revoke ends a key for good. Servers that run ask the store for each request, also for one with telemetry, and refuse the next.
// An unknown id is an error, and a key that is revoked already is not.
func (r *keysRun) revoke(id string) error {
	organization, err := r.store.FindOrganization(r.ctx, r.organization)
	if err != nil {
		return err
	}
	ctx := core.WithOperation(r.ctx, &core.Operation{ID: "keys revoke"})
	err = r.store.Write(ctx, func(tx *store.Tx) error {
		keys, err := tx.ListKeys(r.ctx, organization.ID)
		if err != nil {
			return err
		}
		if err := tx.RevokeKey(r.ctx, organization.ID, id); err != nil {
			return err
		}
		for _, k := range keys {
			if k.ID == id && k.RevokedAt == nil { // revoking again changes nothing
				tx.Audit(keyChange(api.ActivityTypeKeyDelete, &k))
			}
		}
		return nil
	})
	if err == nil {
		_, err = fmt.Fprintf(r.stdout, "revoked %s\n", id)
	}
	return err
}
