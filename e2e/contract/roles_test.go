package contract

import (
	"maps"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// signedIn is a way of signing in, and what whoever has come in by it may do.
type signedIn struct {
	role core.Role
	edit func(*http.Request)
}

// TestRoles calls every operation of the document in every way of signing in with every role. Who may not call it gets a 403
// that names the role, whatever else is wrong with the request, and for all others it is another answer.
func TestRoles(t *testing.T) {
	t.Parallel()
	var args []string
	if !harness.Deployment.Managed {
		args = []string{"--ui-listen", "127.0.0.1:0"}
	}
	c := harness.NewContract(t, args...)
	callers := callersOfAllRoles(t, c)
	for _, op := range c.Operations() {
		if op.Public() {
			continue
		}
		needed := neededRole(op)
		b := maps.Clone(tenantBinding(c))
		for _, p := range ids(b, op) {
			b[p.Name] = nothing(p) // so that nothing is changed
		}
		path := c.Call(op, b, nil).Path
		for name, caller := range callers {
			body := ""
			if op.RequestBody != nil {
				body = "{"
			}
			a := c.Do(op.Method, path, body, caller.edit)
			switch want := caller.role.Includes(needed); {
			case want && (a.Status == 401 || a.Status == 403 || a.Status >= 500):
				t.Errorf("%s, for which the role is %s, answers %d to %s: %s", op.OperationID, needed, a.Status, name, a.Body)
			case !want && (a.Status != 403 || !strings.Contains(a.Body, "This needs the role "+string(needed))):
				t.Errorf("%s, for which the role is %s, answers %d to %s: %s", op.OperationID, needed, a.Status, name, a.Body)
			}
		}
	}
}

// neededRole is what the document says who may call an operation. In managed it is a developer where it says nothing.
func neededRole(op harness.Operation) core.Role {
	role, _ := op.Extensions["x-role"].(string)
	if role == "" && harness.Deployment.Managed {
		role = string(core.RoleDeveloper)
	}
	return core.Role(role)
}

// callersOfAllRoles are keys of every role. In oss they are of a person of each role with each scope, of which the smaller
// counts, and there is a session of each person.
func callersOfAllRoles(t *testing.T, c *harness.Contract) map[string]signedIn {
	t.Helper()
	roles := []core.Role{core.RoleViewer, core.RoleEditor, core.RoleAdmin}
	if harness.Deployment.Managed {
		roles = []core.Role{core.RoleAdmin, core.RoleDeveloper, core.RoleQueryEndpoints}
	}
	callers := map[string]signedIn{}
	err := c.DB.Write(t.Context(), func(tx *store.Tx) error {
		for i, role := range roles {
			key := store.Key{OrganizationID: c.OrganizationID, Kind: harness.Deployment.Keys[0], Roles: []core.Role{role}}
			if harness.Deployment.Managed {
				secret, err := tx.CreateKey(t.Context(), &key)
				if err != nil {
					return err
				}
				callers["a key of "+string(role)] = signedIn{role, func(r *http.Request) { r.SetBasicAuth(key.LoginID, secret) }}
				continue
			}
			person := store.Person{
				ID: uuid.NewString(), OrganizationID: c.OrganizationID, Email: uuid.NewString() + "@example.com", Role: string(role),
			}
			if err := tx.CreatePerson(t.Context(), &person); err != nil {
				return err
			}
			cookie, err := tx.CreateSession(t.Context(), &store.Session{OrganizationID: c.OrganizationID, PersonID: person.ID})
			if err != nil {
				return err
			}
			callers["a session of "+string(role)] = signedIn{role, func(r *http.Request) { useSession(r, c.UI, cookie) }}
			for j, scope := range roles {
				key := key
				key.PersonID, key.Team, key.Roles = person.ID, core.TeamID(c.Keys.TeamID), []core.Role{scope}
				secret, err := tx.CreateKey(t.Context(), &key)
				if err != nil {
					return err
				}
				name := string(role) + " with a key for what is a " + string(scope) + "'s"
				callers[name] = signedIn{roles[min(i, j)], harness.Bearer(secret)}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return callers
}

// useSession sends a request where sessions count, with one instead of a key.
func useSession(r *http.Request, ui, secret string) {
	_, r.URL.Host, _ = strings.Cut(ui, "://")
	r.Host = r.URL.Host
	r.Header.Del("Authorization")
	r.AddCookie(&http.Cookie{Name: "obstack_session", Value: secret})
}
