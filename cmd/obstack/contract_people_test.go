package main

import (
	"crypto/rand"
	"encoding/base64"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Ids that nothing has.
const missingUUID, missingID = "00000000-0000-4000-8000-000000000000", "00000000000000000000dead"

// The ids of people, invitations and keys in the examples.
const (
	exampleMember     = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
	exampleInvitation = "0b9c1c7e-8f0e-4c38-9a53-6f7b4e0c2a11"
	exampleKey        = "3d6f8a02-51c7-4b0e-9f2d-6a7b8c9d0e1f"
	exampleRole       = "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b02"
)

// ids are the parameters of the path that name a resource, in the examples' way; organization and service are bound by
// their own names.
func (o operation) ids(b map[string]string) []*openapi3.Parameter {
	var all []*openapi3.Parameter
	for _, p := range o.params() {
		if p.In == "path" && b[p.Name] == "" {
			all = append(all, p)
		}
	}
	return all
}

// nothing is an id that nothing has, in the form of the parameter.
func nothing(p *openapi3.Parameter) string {
	if p.Schema.Value.Format == "uuid" {
		return missingUUID
	}
	return missingID
}

// bindPeople adds a member and an invitation to a binding, in managed also a key, all of them new. Addresses and hashes
// of which there may be only one are bound to new ones too.
func (c *contract) bindPeople(t *testing.T, b map[string]string) {
	t.Helper()
	unique := uuid.NewString()
	for _, name := range []string{"ann", "bob", "eve"} {
		b[name+"@example.com"] = name + "." + unique + "@example.com"
	}
	b["Bob@example.com"] = "Bob." + unique + "@example.com"
	for _, hash := range []string{"0kPdmTG3Do3+mBDnSuTNFtKfYWGsSLF0qnBVMXZ0kQ0=", "uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek="} {
		b[hash] = newHash()
	}
	ann := store.Person{
		ID: uuid.NewString(), OrganizationID: c.organizationID, Email: b["ann@example.com"], Name: "Ann",
		Role: string(core.RoleDeveloper),
	}
	invitation := store.Invitation{
		ID: uuid.NewString(), OrganizationID: c.organizationID, Email: unique + "@example.com",
		Role: api.InvitationRoleDeveloper, ExpireAt: core.Time{Time: time.Now().Add(time.Hour)},
	}
	end := core.Time{Time: time.Date(2050, 12, 1, 0, 0, 0, 0, time.UTC)}
	key := store.Key{
		OrganizationID: c.organizationID, Kind: store.OrganizationKey, Name: "CI", Roles: []core.Role{core.RoleDeveloper},
		ExpireAt: &end,
	}
	err := c.db.Write(t.Context(), func(tx *store.Tx) error {
		if err := tx.CreatePerson(t.Context(), &ann); err != nil {
			return err
		}
		if err := tx.CreateInvitation(t.Context(), &invitation); err != nil {
			return err
		}
		if !deployment.Managed {
			return nil
		}
		_, err := tx.CreateKey(t.Context(), &key)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	b[exampleMember], b[exampleInvitation] = ann.ID, invitation.ID
	if deployment.Managed {
		b[exampleKey], b[exampleRole] = key.ID, exampleRole // a role is the same everywhere
	}
}

// newHash is the hash of a text that nobody knows.
func newHash() string {
	var hash [32]byte
	_, _ = rand.Read(hash[:])
	return base64.StdEncoding.EncodeToString(hash[:])
}
