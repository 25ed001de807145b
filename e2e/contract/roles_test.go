package contract

import (
	"maps"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// signedIn is a way of signing in, and what whoever has come in by it may do. managing says that it is one by which keys, sessions
// and the password are managed. A session has a cookie, and a key an edit.
type signedIn struct {
	role     core.Role
	managing bool
	cookie   string
	edit     func(*http.Request)
}

// client is the generated client of who has signed in: with a cookie jar on the listener of the UI, or with a key on that of the
// operation.
func (s signedIn) client(t *testing.T, c *harness.Contract, op harness.Operation) generatedClient {
	t.Helper()
	listener := c.URL
	if s.cookie != "" || op.Extensions["x-listener"] == "ui" {
		listener = c.UI
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.cookie == "" {
		return newGeneratedClient(t, listener, jar, s.edit)
	}
	origin, err := url.Parse(listener)
	if err != nil {
		t.Fatal(err)
	}
	jar.SetCookies(origin, []*http.Cookie{{Name: "obstack_session", Value: s.cookie, Path: "/"}})
	return newGeneratedClient(t, listener, jar, func(*http.Request) {})
}

// readingPaths are the paths of oss at which a POST changes nothing.
var readingPaths = regexp.MustCompile(`^/api/v2/(charts/series|search|search/\w+|tiles/query|alerts/preview|dashboards/validate|` +
	`dashboards/import|dashboards/{id}/tiles/{tileId}/query|dashboards/{id}/filters/{filterId}/values)$`)

// roleOf is who may call an operation, as its path and method say and not the document.
func roleOf(method, path string) core.Role {
	below := func(prefixes ...string) bool {
		return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(path+"/", "/api/v2/"+p+"/") })
	}
	reads := method == http.MethodGet
	switch {
	case harness.Deployment.Managed && (reads || strings.Contains(path, "/{serviceId}/stack/")):
		return core.RoleDeveloper
	case harness.Deployment.Managed, below("connections", "audit", "team/invitation", "team/invitations", "team/ingestion-keys"):
		return core.RoleAdmin
	case !reads && below("webhooks", "team/member"):
		return core.RoleAdmin
	case reads, readingPaths.MatchString(path), below("keys", "me", "session"):
		return core.RoleViewer
	}
	return core.RoleEditor
}

// managing are the operations by which a person manages how to get in, in the same way.
var managing = []string{"POST /api/v2/keys", "DELETE /api/v2/me/sessions", "PUT /api/v2/me/password"}

// testDocumentedRoles compares the roles and scopes in the document with roleOf and managing.
func testDocumentedRoles(t *testing.T, c *harness.Contract) {
	for _, op := range slices.Concat(c.Operations(), c.UIOperations()) {
		if op.Public() {
			continue
		}
		documented := harness.Object{"x-role": op.Extensions["x-role"], "x-scope": op.Extensions["x-scope"]}
		want := harness.Object{"x-role": string(roleOf(op.Method, op.Path)), "x-scope": nil}
		if want["x-role"] == string(core.RoleDeveloper) {
			want["x-role"] = nil // as the document says in general
		}
		if slices.Contains(managing, op.Method+" "+op.Path) {
			want["x-scope"] = "admin"
		}
		if diff := cmp.Diff(documented, want); diff != "" {
			t.Errorf("%s %s (-got +want):\n%s", op.Method, op.Path, diff)
		}
	}
}

// testRoles calls every operation with every role and every way of signing in, by the client generated from the document. A caller
// without the role or the scope gets a 403 that names it, whatever else is wrong with the request. Every other caller gets another
// documented answer.
func testRoles(t *testing.T, c *harness.Contract) {
	callers := callersOfAllRoles(t, c)
	for _, op := range slices.Concat(c.Operations(), c.UIOperations()) {
		if op.Public() {
			continue
		}
		if op.Extensions["x-listener"] != nil {
			callers = callersOfAllRoles(t, c) // because sessions end
		}
		needed := roleOf(op.Method, op.Path)
		manages := slices.Contains(managing, op.Method+" "+op.Path)
		b := maps.Clone(tenantBinding(c))
		for _, p := range ids(b, op) {
			b[p.Name] = nothing(p) // so that nothing is changed
		}
		for _, name := range slices.Sorted(maps.Keys(callers)) { // sessions first
			caller, body := callers[name], ""
			if op.RequestBody != nil {
				body = "{"
			}
			a := caller.client(t, c, op).call(t, op, b, body)
			refusal := "You need the " + string(needed) + " role"
			want := caller.role.Includes(needed)
			if want && manages && !caller.managing {
				want, refusal = false, "You need a session or a key with the admin scope"
			}
			switch {
			case want && (a.Status == 404 && strings.HasPrefix(a.Body, "Cannot ")):
				t.Errorf("%s is no operation for %s: %s", op.OperationID, name, a.Body)
			case want && (a.Status == 401 || a.Status == 403 || a.Status >= 500), !a.Decoded:
				t.Errorf("%s, for which the role is %s, answers %d to %s: %s", op.OperationID, needed, a.Status, name, a.Body)
			case !want && (a.Status != 403 || !strings.Contains(a.Body, refusal)):
				t.Errorf("%s, for which the role is %s, answers %d to %s: %s", op.OperationID, needed, a.Status, name, a.Body)
			}
		}
	}
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
				callers["a key of "+string(role)] = signedIn{role: role, edit: func(r *http.Request) { r.SetBasicAuth(key.LoginID, secret) }}
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
			callers["a session of "+string(role)] = signedIn{role, true, cookie, func(r *http.Request) { useSession(r, c.UI, cookie) }}
			for j, scope := range roles {
				key := key
				key.PersonID, key.Team, key.Roles = person.ID, core.TeamID(c.Keys.TeamID), []core.Role{scope}
				secret, err := tx.CreateKey(t.Context(), &key)
				if err != nil {
					return err
				}
				name := string(role) + " with a key for what is a " + string(scope) + "'s"
				callers[name] = signedIn{roles[min(i, j)], scope == core.RoleAdmin, "", harness.Bearer(secret)}
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
