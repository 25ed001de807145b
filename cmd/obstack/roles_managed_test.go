//go:build managed

package main

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRolesOfEveryOperation holds that an operation asks for the role that the document says, and when.
func TestRolesOfEveryOperation(t *testing.T) {
	t.Parallel()
	c := newContract(t, "--rate-limit", "1000000/h") // a limit, because its headers are looked at
	keys := map[string]newKey{
		"admin":           c.createKey(t, "--role", "admin"),
		"developer":       c.createKey(t, "--role", "developer"),
		"query_endpoints": c.makeKey(t, `{"name":"Q","roles":["query_endpoints"]}`).newKey,
	}
	allowed := map[string][]string{"admin": {"admin"}, "developer": {"admin", "developer"}}
	for _, op := range c.operations() {
		if op.public() {
			continue
		}
		needs := "developer"
		if role, ok := op.Extensions["x-role"].(string); ok {
			needs = role
		}
		if changes := op.method != http.MethodGet && !strings.Contains(op.path, "{serviceId}"); changes != (needs == "admin") {
			t.Errorf("%s is for the role %s", op.OperationID, needs)
		}
		text := "This needs the role " + needs
		t.Run(op.OperationID, func(t *testing.T) {
			t.Parallel()
			// Whoever may comes last, when nobody else has changed or deleted anything.
			b := c.binding(t)
			for _, role := range []string{"query_endpoints", "developer", "admin"} {
				r := c.call(op, b, c.example(op, b))
				r.edit = append(r.edit, keys[role].use)
				may := slices.Contains(allowed[needs], role)

				elsewhere := maps.Clone(b)
				elsewhere["organizationId"] = MissingUUID
				foreign := c.call(op, elsewhere, nil)
				if foreign.path != r.path {
					foreign.body, foreign.edit = `{"surprise":`, r.edit
					c.send(t, foreign, 403)
				}
				broken := r
				broken.body = `{"surprise":`
				switch {
				case !may:
					if got := c.send(t, broken, 403).Problem(t, 403); got != text {
						t.Errorf("%s with a broken body: %s", role, got)
					}
					if got := c.send(t, r, 403).Problem(t, 403); got != text {
						t.Errorf("%s: %s", role, got)
					}
				case op.bodySchema() != nil:
					c.send(t, broken, 400)
					fallthrough
				default:
					if role == "developer" && op.method == "DELETE" {
						continue // an admin is to find it too
					}
					c.send(t, r, 200)
				}
			}
		})
	}
}

func TestRolesAreListedWithWhoHasThem(t *testing.T) {
	t.Parallel()
	s := Launch(t, "", NoEngine...)
	s.waitListen()
	developer, admin := s.newMember(t, "developer"), s.newMember(t, "admin")
	key := s.makeKey(t, `{"name":"Two","roles":["developer","query_endpoints"]}`)
	list := s.Do("GET", s.organization()+"/roles", "").Payload(t)
	roles := map[string]Object{}
	for _, role := range Decode[[]Object](t, list) {
		roles[role["id"].(string)] = role
		read := s.Do("GET", s.organization()+"/roles/"+role["id"].(string), "").Payload(t)
		if !strings.Contains(list, read) {
			t.Errorf("the list has no %s", read)
		}
	}
	created := Decode[Object](t, s.Do("GET", s.organization(), "").Payload(t))["createdAt"]
	owner := s.members(t)["owner@localhost"]["userId"].(string)
	var first string
	for _, k := range Decode[[]Object](t, s.Do("GET", s.keysPath(), "").Payload(t)) {
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
			policies = append(policies, Object{
				"id": id[:len(id)-2] + "1" + id[len(id)-1:], "roleId": id, "tenantId": tenant, "allowDeny": "ALLOW",
				"permissions": want.permissions, "resources": []any{tenant, "instance/*"},
			})
		}
		if diff := cmp.Diff(roles[id], Object{
			"id": id, "tenantId": tenant, "ownerId": tenant, "name": want.name, "type": "system", "actors": want.actors,
			"policies": policies, "createdAt": created, "updatedAt": created,
		}); diff != "" {
			t.Errorf("%s (-got +want):\n%s", want.name, diff)
		}
	}
	for _, method := range []string{"POST", "PATCH", "PUT", "DELETE"} {
		for _, path := range []string{"/roles", "/roles/" + adminRole} {
			if a := s.Do(method, s.organization()+path, "{}"); a.Status != 405 {
				t.Errorf("%s %s: %d %s", method, path, a.Status, a.Body)
			}
		}
	}
	if got := s.Do("GET", s.organization()+"/roles/"+MissingUUID, "").Problem(t, 404); got != "Role not found" {
		t.Errorf("an unknown role: %s", got)
	}
}
