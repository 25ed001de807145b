package organizations

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// TestRolesOfEveryOperation holds that an operation asks for the role that the document says, and when.
func TestRolesOfEveryOperation(t *testing.T) {
	t.Parallel()
	c := harness.NewContract(t, "--rate-limit", "1000000/h") // a limit, because its headers are looked at
	keys := map[string]harness.NewKey{
		"admin":           c.CreateKey(t, "--role", "admin"),
		"developer":       c.CreateKey(t, "--role", "developer"),
		"query_endpoints": makeKey(t, c.Stack.Server, `{"name":"Q","roles":["query_endpoints"]}`).NewKey,
	}
	allowed := map[string][]string{"admin": {"admin"}, "developer": {"admin", "developer"}}
	for _, op := range c.Operations() {
		if op.Public() {
			continue
		}
		needs := "developer"
		if role, ok := op.Extensions["x-role"].(string); ok {
			needs = role
		}
		if changes := op.Method != http.MethodGet && !strings.Contains(op.Path, "{serviceId}"); changes != (needs == "admin") {
			t.Errorf("%s is for the role %s", op.OperationID, needs)
		}
		text := "You need the " + needs + " role"
		t.Run(op.OperationID, func(t *testing.T) {
			t.Parallel()
			// Whoever may comes last, when no other role has changed or deleted anything.
			b := c.Binding(t, op)
			c.Silence(t, op, b)
			for _, role := range []string{"query_endpoints", "developer", "admin"} {
				r := c.Call(op, b, c.Example(op, b))
				r.Edit = append(r.Edit, keys[role].Use)
				may := slices.Contains(allowed[needs], role)

				elsewhere := maps.Clone(b)
				elsewhere["organizationId"] = harness.MissingUUID
				foreign := c.Call(op, elsewhere, nil)
				if foreign.Path != r.Path {
					foreign.Body, foreign.Edit = `{"surprise":`, r.Edit
					c.Send(t, foreign, 403)
				}
				broken := r
				broken.Body = `{"surprise":`
				switch {
				case !may:
					if got := c.Send(t, broken, 403).Problem(t, 403); got != text {
						t.Errorf("%s with a broken body: %s", role, got)
					}
					if got := c.Send(t, r, 403).Problem(t, 403); got != text {
						t.Errorf("%s: %s", role, got)
					}
				case op.BodySchema() != nil:
					c.Send(t, broken, 400)
					fallthrough
				default:
					if role == "developer" && op.Method == "DELETE" {
						continue // an admin is to find it too
					}
					c.Send(t, r, 200)
				}
			}
		})
	}
}

func TestRolesAreListedWithWhoHasThem(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	developer, admin := newMember(t, s, "developer"), newMember(t, s, "admin")
	key := makeKey(t, s, `{"name":"Two","roles":["developer","query_endpoints"]}`)
	list := s.Do("GET", s.Organization()+"/roles", "").Payload(t)
	roles := map[string]harness.Object{}
	for _, role := range harness.Decode[[]harness.Object](t, list) {
		roles[role["id"].(string)] = role
		read := s.Do("GET", s.Organization()+"/roles/"+role["id"].(string), "").Payload(t)
		if !strings.Contains(list, read) {
			t.Errorf("the list has no %s", read)
		}
	}
	created := harness.Decode[harness.Object](t, s.Do("GET", s.Organization(), "").Payload(t))["createdAt"]
	owner := s.Members(t)["owner@localhost"]["userId"].(string)
	var first string
	for _, k := range harness.Decode[[]harness.Object](t, s.Do("GET", keysPath(s), "").Payload(t)) {
		if k["name"] == "default" {
			first = k["id"].(string)
		}
	}
	tenant := "organization/" + s.Keys.OrganizationID
	for id, want := range map[string]struct {
		name        string
		actors      []any
		permissions []any
	}{
		adminRole: {"Admin", []any{"user/" + owner, "user/" + admin.ID, "apiKey/" + first}, []any{
			"control-plane:organization:view", "control-plane:organization:manage",
			"control-plane:service:manage-observability-api",
		}},
		developerRole: {"Developer", []any{"user/" + developer.ID, "apiKey/" + key.ID}, []any{
			"control-plane:organization:view", "control-plane:service:manage-observability-api",
		}},
		queryRole: {"Query Endpoints", []any{"apiKey/" + key.ID}, nil},
	} {
		policies := []any{}
		if want.permissions != nil {
			policies = append(policies, harness.Object{
				"id": id[:len(id)-2] + "1" + id[len(id)-1:], "roleId": id, "tenantId": tenant, "allowDeny": "ALLOW",
				"permissions": want.permissions, "resources": []any{tenant, "instance/*"},
			})
		}
		if diff := cmp.Diff(roles[id], harness.Object{
			"id": id, "tenantId": tenant, "ownerId": tenant, "name": want.name, "type": "system", "actors": want.actors,
			"policies": policies, "createdAt": created, "updatedAt": created,
		}); diff != "" {
			t.Errorf("%s (-got +want):\n%s", want.name, diff)
		}
	}
	for _, method := range []string{"POST", "PATCH", "PUT", "DELETE"} {
		for _, path := range []string{"/roles", "/roles/" + adminRole} {
			if a := s.Do(method, s.Organization()+path, "{}"); a.Status != 405 {
				t.Errorf("%s %s: %d %s", method, path, a.Status, a.Body)
			}
		}
	}
	if got := s.Do("GET", s.Organization()+"/roles/"+harness.MissingUUID, "").Problem(t, 404); got != "Role not found" {
		t.Errorf("an unknown role: %s", got)
	}
}
