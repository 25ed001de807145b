package service_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// TestIdentify is about who is let in, with which role, and as which member.
func TestIdentify(t *testing.T) {
	t.Parallel()
	s, err := store.Open(t.Context(), store.Options{Dir: t.TempDir(), Key: bytes.Repeat([]byte{7}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if err := s.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	first, err := s.Bootstrap(t.Context(), "default", nil, func(*store.Tx, *store.Bootstrap) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	people := &service.People{Store: s, Now: time.Now}
	mapping := oidc.Mapping{
		Groups:  map[string]core.Role{"platform": core.RoleAdmin, "developers": core.RoleEditor},
		Domains: map[string]core.Role{"example.com": core.RoleViewer},
	}
	identify := func(c oidc.Claims) (store.Person, error) {
		c.Issuer = "https://id.example.com"
		return people.Identify(t.Context(), mapping, c)
	}
	refused := func(why string, c oidc.Claims) {
		t.Helper()
		before, err := s.ListPeople(t.Context(), first.OrganizationID)
		if err != nil {
			t.Fatal(err)
		}
		if person, err := identify(c); core.KindOf(err) != core.Forbidden {
			t.Errorf("%s: %+v, %v", why, person, err)
		}
		after, err := s.ListPeople(t.Context(), first.OrganizationID)
		if err != nil || len(after) != len(before) {
			t.Errorf("%s: a member was made, %v", why, err)
		}
	}
	accepted := func(c oidc.Claims, email string, role core.Role) store.Person {
		t.Helper()
		person, err := identify(c)
		if err != nil || person.Email != email || person.Role != string(role) {
			t.Fatalf("%+v is %+v, %v; want %s as %s", c, person, err, email, role)
		}
		stored, err := s.GetPerson(t.Context(), first.OrganizationID, person.ID)
		if err != nil || stored.Role != string(role) {
			t.Fatalf("%+v is stored as %+v, %v", c, stored, err)
		}
		return person
	}
	member := func(email string, role core.Role) store.Person {
		t.Helper()
		p := store.Person{ID: uuid.NewString(), OrganizationID: first.OrganizationID, Email: email, Name: "M", Role: string(role)}
		if err := s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &p) }); err != nil {
			t.Fatal(err)
		}
		return p
	}

	refused("no group and no domain", oidc.Claims{Subject: "1", Email: "a@other.com", EmailVerified: true, Groups: []string{"sales"}})
	refused("an address that is not verified", oidc.Claims{Subject: "1", Email: "a@example.com"})
	refused("an address of a named domain that is not verified, with a group",
		oidc.Claims{Subject: "1", Email: "A@Example.com", Groups: []string{"platform"}})
	refused("no address", oidc.Claims{Subject: "1", Groups: []string{"platform"}})
	refused("no address but a name", oidc.Claims{Subject: "1", Email: "Ann <a@example.com>", Groups: []string{"platform"}})

	ann := accepted(oidc.Claims{Subject: "1", Email: "Ann@Example.com", EmailVerified: true, Name: "Ann"}, "ann@example.com", core.RoleViewer)
	if ann.Name != "Ann" {
		t.Errorf("she is called %q", ann.Name)
	}
	accepted(oidc.Claims{Subject: "0", Email: "zoe@other.com", Groups: []string{"developers"}}, "zoe@other.com", core.RoleEditor)
	// The subject counts from now on: roles are computed anew, and the address may change.
	for role, groups := range map[core.Role][]string{core.RoleEditor: {"developers"}, core.RoleAdmin: {"developers", "platform"}} {
		again := accepted(oidc.Claims{Subject: "1", Email: "ann@other.com", Groups: groups}, "ann@example.com", role)
		if again.ID != ann.ID {
			t.Errorf("she became another member: %s, %s", again.ID, ann.ID)
		}
	}
	accepted(oidc.Claims{Subject: "1", Groups: []string{"developers"}}, "ann@example.com", core.RoleEditor)
	refused("a member without a role any more", oidc.Claims{Subject: "1", Email: "ann@example.com"})

	// Whoever says to have a member's address becomes that member only when the provider proves it for a domain that is named.
	bob, carl := member("bob@example.com", core.RoleAdmin), member("carl@other.com", core.RoleViewer)
	refused("a member's address that is not verified", oidc.Claims{Subject: "2", Email: "bob@example.com", Groups: []string{"developers"}})
	refused("a member's address of another domain",
		oidc.Claims{Subject: "3", Email: "carl@other.com", EmailVerified: true, Groups: []string{"platform"}})
	if stored, err := s.GetPerson(t.Context(), first.OrganizationID, carl.ID); err != nil || stored.Role != string(core.RoleViewer) {
		t.Errorf("a refused sign-in has changed %+v, %v", stored, err)
	}
	linked := accepted(oidc.Claims{Subject: "2", Email: "BOB@example.com", EmailVerified: true}, "bob@example.com", core.RoleViewer)
	if linked.ID != bob.ID {
		t.Errorf("a second member of the address was made: %+v", linked)
	}
	refused("an address that went to another account",
		oidc.Claims{Subject: "4", Email: "bob@example.com", EmailVerified: true, Groups: []string{"platform"}})

	// The last admin stays: bob again, once the others are none.
	accepted(oidc.Claims{Subject: "2", Groups: []string{"platform"}}, "bob@example.com", core.RoleAdmin)
	err = s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.UpdatePersonRole(t.Context(), first.OrganizationID, first.PersonID, string(core.RoleViewer))
	})
	if err != nil {
		t.Fatal(err)
	}
	accepted(oidc.Claims{Subject: "2", Groups: []string{"developers"}}, "bob@example.com", core.RoleAdmin)

	strange := accepted(oidc.Claims{Subject: "5", Email: "eve@example.com", EmailVerified: true, Name: "E\x00\u202eve"},
		"eve@example.com", core.RoleViewer)
	if strange.Name != "eve@example.com" {
		t.Errorf("a name that cannot be shown became %q", strange.Name)
	}
}
