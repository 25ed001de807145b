package contract

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// testIDsOfOthers sends ids of another organization, and in managed also of another service of the same organization, in every
// operation. Only a store has a second organization in oss.
func testIDsOfOthers(t *testing.T, c *harness.Contract) {
	t.Run("another organization", func(t *testing.T) {
		testIDsOfOthersAreMissing(t, c, newTenant(t, c, ""))
	})
	if harness.Deployment.Managed {
		t.Run("another service", func(t *testing.T) {
			testIDsOfOthersAreMissing(t, c, newTenant(t, c, c.OrganizationID))
		})
	}
}

// newTenant makes another service with a key and with resources of the same names, in the store of the running server:
// in the given organization, or in a new one when it is empty. The result speaks to the server as that tenant.
func newTenant(t *testing.T, c *harness.Contract, organizationID string) *harness.Contract {
	t.Helper()
	ctx := t.Context()
	organization := store.Organization{ID: organizationID, Name: uuid.NewString()}
	isNew := organizationID == ""
	if isNew {
		organization.ID = uuid.NewString()
	}
	made := store.Service{
		ID: uuid.NewString(), OrganizationID: organization.ID, Team: core.TeamID(core.NewID()), Name: "default",
	}
	if !isNew {
		made.Name = uuid.NewString()
	}
	made.Database = "obstack_" + string(made.Team)
	owner := store.Person{
		ID: uuid.NewString(), OrganizationID: organization.ID, Email: uuid.NewString() + "@example.com", Name: "Stranger",
		Role: string(core.RoleAdmin),
	}
	key := store.Key{OrganizationID: organization.ID, Kind: harness.Deployment.Keys[0], Roles: []core.Role{core.RoleAdmin}}
	if key.Kind == store.PersonalKey {
		key.PersonID, key.Team = owner.ID, made.Team
	}
	schemas, err := service.LoadSchemas()
	if err != nil {
		t.Fatal(err)
	}
	apply := &service.Apply{Store: c.DB, Schemas: schemas, Now: time.Now, Kinds: webhook.Kinds(), CheckTemplate: webhook.Check}
	secret := ""
	err = c.DB.Write(ctx, func(tx *store.Tx) error {
		if isNew {
			if err := tx.CreateOrganization(ctx, &organization); err != nil {
				return err
			}
		}
		if err := tx.CreateService(ctx, &made); err != nil {
			return err
		}
		if err := tx.CreatePerson(ctx, &owner); err != nil {
			return err
		}
		if secret, err = tx.CreateKey(ctx, &key); err != nil {
			return err
		}
		return apply.Provision(ctx, tx, made.Team, made.Database)
	})
	if err != nil {
		t.Fatal(err)
	}
	file := service.File{Name: "stack.yaml", Text: []byte(c.StackFile(t))}
	results, err := apply.Team(ctx, made.Team, file)
	if err != nil {
		t.Fatal(err)
	}

	speaker := *c.Server
	speaker.Keys = harness.Keys{APIKey: secret}
	if harness.Deployment.Managed {
		speaker.Keys = harness.Keys{OrganizationID: organization.ID, ServiceID: made.ID, KeyID: key.LoginID, KeySecret: secret}
	}
	other := &harness.Contract{
		Stack: &harness.Stack{Server: &speaker, ID: map[string]string{}}, Doc: c.Doc, Closed: c.Closed, DB: c.DB, Rows: c.Rows,
		OrganizationID: organization.ID, Receiver: c.Receiver,
	}
	for _, r := range results {
		other.ID[r.Kind+" "+r.Name] = r.ID
	}
	other.LearnSources(t)
	return other
}

// everything is what a tenant can read: the answers of all operations that need no id, but for when keys were used. It
// leaves out what a service shares with another one.
func everything(t *testing.T, c *harness.Contract, shared func(harness.Operation) bool) string {
	t.Helper()
	var text strings.Builder
	b := tenantBinding(c)
	for _, op := range c.Operations() {
		if op.Method == http.MethodGet && !op.Public() && len(ids(b, op)) == 0 && !shared(op) {
			a := c.Do(op.Method, c.Call(op, b, nil).Path, "")
			if a.Status != 200 {
				t.Fatalf("%s: %d %s", op.OperationID, a.Status, a.Body)
			}
			text.WriteString(op.OperationID + " " + a.Body + "\n")
		}
	}
	return harness.WithoutState(changesByItself.ReplaceAllString(text.String(), ""))
}

var changesByItself = regexp.MustCompile(`"requestId":"[0-9a-f-]{36}",?|,"usedAt":"[^"]*"`)

var (
	anyID      = regexp.MustCompile(`^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27})$`)
	resourceID = regexp.MustCompile(`^[0-9a-f]{24}$`)
)

// foreignID is an id of one's own, what it is called in bindings, and that of the same thing of another tenant.
type foreignID struct{ name, own, other string }

// nothing is an id of the same form that nothing has.
func (f foreignID) nothing() string {
	if strings.Contains(f.other, "-") {
		return harness.MissingUUID
	}
	return harness.MissingID
}

// foreignIDs are all ids of one of the two forms that the tenants have under the same names.
func foreignIDs(own, other map[string]string, form *regexp.Regexp) []foreignID {
	var all []foreignID
	seen := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(own)) {
		// What stands for a resource is called by an id of the examples, or by kind and name.
		if !anyID.MatchString(name) && !strings.Contains(name, " ") {
			continue
		}
		if form.MatchString(own[name]) && form.MatchString(other[name]) && own[name] != other[name] && !seen[own[name]] {
			seen[own[name]] = true
			all = append(all, foreignID{name, own[name], other[name]})
		}
	}
	return all
}

// testIDsOfOthersAreMissing sends every example of every operation with an id of the other tenant at each place, one
// after the other, where it has one of its own, and the same with an id that nothing has. What is answered must be the
// same, and nothing of the other tenant may change.
func testIDsOfOthersAreMissing(t *testing.T, own, other *harness.Contract) {
	form, shared := anyID, func(harness.Operation) bool { return false }
	if harness.Deployment.Managed && own.OrganizationID == other.OrganizationID {
		// People, invitations and keys belong to both services.
		form, shared = resourceID, func(op harness.Operation) bool { return !strings.Contains(op.Path, "{serviceId}") }
	}
	others := maps.Clone(other.ID)
	maps.Copy(others, other.Binding(t))
	before := everything(t, other, shared)
	t.Run("operations", func(t *testing.T) {
		for _, op := range own.Operations() {
			if op.Public() {
				continue
			}
			t.Run(op.OperationID, func(t *testing.T) {
				t.Parallel()
				testOperation(t, own, op, others, form)
			})
		}
	})
	if after := everything(t, other, shared); after != before {
		t.Errorf("the other tenant's things have changed (-now +before):\n%s", cmp.Diff(harness.Lines(after), harness.Lines(before)))
	}
}

func testOperation(t *testing.T, own *harness.Contract, op harness.Operation, others map[string]string, form *regexp.Regexp) {
	bodies := op.Examples()
	if file, ok := harness.OtherShapes[op.OperationID]; ok {
		bodies = append(bodies, harness.Decode[any](t, own.Named(harness.ReadTestdata(t, file))))
	}
	if len(bodies) == 0 {
		bodies = []any{nil}
	}
	places := 0
	for _, body := range bodies {
		places += testPlaces(t, own, op, body, others, form)
	}
	for _, p := range ids(tenantBinding(own), op) {
		id, _ := p.Example.(string)
		if places == 0 && id != harness.ExampleRole && form.MatchString(id) {
			t.Error("no id of another tenant was sent")
		}
	}
}

// tenantBinding binds what stands in front of every path.
func tenantBinding(c *harness.Contract) map[string]string {
	return map[string]string{"organizationId": c.Keys.OrganizationID, "serviceId": c.Keys.ServiceID}
}

// testPlaces does so for one body and returns how many places there were.
func testPlaces(
	t *testing.T, own *harness.Contract, op harness.Operation, body any, others map[string]string, form *regexp.Regexp,
) int {
	t.Helper()
	// send sends the request with the n-th of its ids replaced. It returns false when there are fewer. The binding is a new one after
	// each request that may have changed what it names.
	var mine map[string]string
	send := func(n int, replace func(foreignID) string) (string, harness.Answer, bool) {
		if mine == nil {
			mine = maps.Clone(own.ID)
			maps.Copy(mine, own.Binding(t, op))
		}
		r := own.Call(op, mine, harness.Bind(body, mine))
		text := r.Path + "\n" + r.Body
		for _, id := range foreignIDs(mine, others, form) {
			for i := range strings.Count(text, id.own) {
				if n > 0 {
					n--
					continue
				}
				parts := strings.SplitAfterN(text, id.own, i+2)
				at := strings.TrimSuffix(strings.Join(parts[:i+1], ""), id.own)
				by := replace(id)
				path, body, _ := strings.Cut(at+by+strings.Join(parts[i+1:], ""), "\n")
				a := own.Do(op.Method, path, body)
				if a.Status < 400 {
					mine = nil
				}
				a.Body = strings.ReplaceAll(a.Body, by, "an id")
				return id.name + " in " + at, a, true
			}
		}
		return "", harness.Answer{}, false
	}
	n := 0
	for ; ; n++ {
		what, got, ok := send(n, func(id foreignID) string { return id.other })
		if !ok {
			return n
		}
		_, want, _ := send(n, foreignID.nothing)
		g, w := harness.WithoutIDs(t, harness.Decode[any](t, got.Body)), harness.WithoutIDs(t, harness.Decode[any](t, want.Body))
		if diff := cmp.Diff(g, w); diff != "" || got.Status != want.Status {
			t.Errorf("%s: %d, for what is missing %d (-got +want):\n%s", what, got.Status, want.Status, diff)
		}
	}
}
