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

// identities is a store with people whom an identity provider names, by a mapping that knows two groups and a domain.
type identities struct {
	*store.Store
	first   *store.Bootstrap
	people  *service.People
	mapping oidc.Mapping
}

func newIdentities(t *testing.T) *identities {
	t.Helper()
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
	people := &service.People{Store: s, Now: time.Now, BaseURL: func() string { return "http://localhost:8080" }}
	mapping := oidc.Mapping{
		Groups:  map[string]core.Role{"platform": core.RoleAdmin, "developers": core.RoleEditor},
		Domains: map[string]core.Role{"example.com": core.RoleViewer},
	}
	return &identities{s, first, people, mapping}
}

func (s *identities) identify(t *testing.T, c oidc.Claims) (store.Person, error) {
	c.Issuer = "https://id.example.com"
	return s.people.Identify(t.Context(), s.mapping, c)
}

// refused wants claims to be refused, and no member made of them.
func (s *identities) refused(t *testing.T, why string, c oidc.Claims) {
	t.Helper()
	before, err := s.ListPeople(t.Context(), s.first.OrganizationID)
	if err != nil {
		t.Fatal(err)
	}
	if person, err := s.identify(t, c); core.KindOf(err) != core.Forbidden {
		t.Errorf("%s: %+v, %v", why, person, err)
	}
	after, err := s.ListPeople(t.Context(), s.first.OrganizationID)
	if err != nil || len(after) != len(before) {
		t.Errorf("%s: a member was made, %v", why, err)
	}
}

// accepted wants claims to be those of a member, who has the role from then on.
func (s *identities) accepted(t *testing.T, c oidc.Claims, email string, role core.Role) store.Person {
	t.Helper()
	person, err := s.identify(t, c)
	if err != nil || person.Email != email || person.Role != string(role) {
		t.Fatalf("%+v is %+v, %v; want %s as %s", c, person, err, email, role)
	}
	stored, err := s.GetPerson(t.Context(), s.first.OrganizationID, person.ID)
	if err != nil || stored.Role != string(role) {
		t.Fatalf("%+v is stored as %+v, %v", c, stored, err)
	}
	return person
}

// member makes a member whom no provider has named yet.
func (s *identities) member(t *testing.T, email string, role core.Role) store.Person {
	t.Helper()
	p := store.Person{ID: uuid.NewString(), OrganizationID: s.first.OrganizationID, Email: email, Name: "M", Role: string(role)}
	if err := s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &p) }); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestIdentify is about who is let in, with which role, and as which member.
func TestIdentify(t *testing.T) {
	t.Parallel()
	s := newIdentities(t)
	s.refused(t, "no group and no domain", oidc.Claims{Subject: "1", Email: "a@other.com", EmailVerified: true, Groups: []string{"sales"}})
	s.refused(t, "an address that is not verified", oidc.Claims{Subject: "1", Email: "a@example.com"})
	s.refused(t, "an address of a named domain that is not verified, with a group",
		oidc.Claims{Subject: "1", Email: "A@Example.com", Groups: []string{"platform"}})
	s.refused(t, "no address", oidc.Claims{Subject: "1", Groups: []string{"platform"}})
	s.refused(t, "no address but a name", oidc.Claims{Subject: "1", Email: "Ann <a@example.com>", Groups: []string{"platform"}})
	s.subjectsCount(t)
	s.addressesOfMembers(t)
	s.lastAdminStays(t)

	strange := s.accepted(t, oidc.Claims{Subject: "5", Email: "eve@example.com", EmailVerified: true, Name: "E\x00\u202eve"},
		"eve@example.com", core.RoleViewer)
	if strange.Name != "eve@example.com" {
		t.Errorf("a name that cannot be shown became %q", strange.Name)
	}
}

// subjectsCount is about a member once the provider has named them: roles are computed anew, and the address may change.
func (s *identities) subjectsCount(t *testing.T) {
	t.Helper()
	ann := s.accepted(t, oidc.Claims{Subject: "1", Email: "Ann@Example.com", EmailVerified: true, Name: "Ann"}, "ann@example.com", core.RoleViewer)
	if ann.Name != "Ann" {
		t.Errorf("she is called %q", ann.Name)
	}
	s.accepted(t, oidc.Claims{Subject: "0", Email: "zoe@other.com", Groups: []string{"developers"}}, "zoe@other.com", core.RoleEditor)
	for role, groups := range map[core.Role][]string{core.RoleEditor: {"developers"}, core.RoleAdmin: {"developers", "platform"}} {
		again := s.accepted(t, oidc.Claims{Subject: "1", Email: "ann@other.com", Groups: groups}, "ann@example.com", role)
		if again.ID != ann.ID {
			t.Errorf("she became another member: %s, %s", again.ID, ann.ID)
		}
	}
	s.accepted(t, oidc.Claims{Subject: "1", Groups: []string{"developers"}}, "ann@example.com", core.RoleEditor)
	s.refused(t, "a member without a role any more", oidc.Claims{Subject: "1", Email: "ann@example.com"})
}

// addressesOfMembers is about who says to have a member's address, and becomes that member only when the provider proves it
// for a domain that is named.
func (s *identities) addressesOfMembers(t *testing.T) {
	t.Helper()
	bob, carl := s.member(t, "bob@example.com", core.RoleAdmin), s.member(t, "carl@other.com", core.RoleViewer)
	s.refused(t, "a member's address that is not verified", oidc.Claims{Subject: "2", Email: "bob@example.com", Groups: []string{"developers"}})
	s.refused(t, "a member's address of another domain",
		oidc.Claims{Subject: "3", Email: "carl@other.com", EmailVerified: true, Groups: []string{"platform"}})
	if stored, err := s.GetPerson(t.Context(), s.first.OrganizationID, carl.ID); err != nil || stored.Role != string(core.RoleViewer) {
		t.Errorf("a refused sign-in has changed %+v, %v", stored, err)
	}
	linked := s.accepted(t, oidc.Claims{Subject: "2", Email: "BOB@example.com", EmailVerified: true}, "bob@example.com", core.RoleViewer)
	if linked.ID != bob.ID {
		t.Errorf("a second member of the address was made: %+v", linked)
	}
	s.refused(t, "an address that went to another account",
		oidc.Claims{Subject: "4", Email: "bob@example.com", EmailVerified: true, Groups: []string{"platform"}})
}

// lastAdminStays has bob become the last admin, whom the provider then gives less.
func (s *identities) lastAdminStays(t *testing.T) {
	t.Helper()
	s.accepted(t, oidc.Claims{Subject: "2", Groups: []string{"platform"}}, "bob@example.com", core.RoleAdmin)
	err := s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.UpdatePersonRole(t.Context(), s.first.OrganizationID, s.first.PersonID, string(core.RoleViewer))
	})
	if err != nil {
		t.Fatal(err)
	}
	s.accepted(t, oidc.Claims{Subject: "2", Groups: []string{"developers"}}, "bob@example.com", core.RoleAdmin)
}
