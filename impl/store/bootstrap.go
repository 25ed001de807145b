package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
)

// Bootstrap is what the first start made. Nothing of it that is secret can be had again. Keys of kinds that were not
// asked for are empty.
type Bootstrap struct {
	OrganizationID string
	ServiceID      string
	Team           core.TeamID
	PersonID       string // the owner
	APIKey         string // the owner's personal key
	KeyID          string // what the organization key logs in as, not the id of its row
	KeySecret      string // the password to it
	IngestionKey   string
}

// Bootstrap fills a store that has no organization: with an organization and a service, both named default, an owner,
// and a key of each kind. It returns nil if the store has an organization already. The telemetry of the service lives
// in the given database.
//
// In the same transaction seed adds what else belongs there and saves the keys: once they are committed, the operator cannot
// lose them. Bootstrap must run within Locked when other processes may do the same.
func (s *Store) Bootstrap(
	ctx context.Context, database string, kinds []KeyKind, seed func(tx *Tx, b *Bootstrap) error,
) (made *Bootstrap, err error) {
	err = s.Write(ctx, func(tx *Tx) error {
		made = nil // of an attempt that did not commit
		organizations, err := tx.ListOrganizations(ctx)
		if err != nil || len(organizations) > 0 {
			return err
		}
		b, err := tx.WithoutLimits().bootstrap(ctx, database, kinds)
		if err != nil {
			return err
		}
		made = b
		return seed(tx, b)
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

// bootstrap makes the default organization with all that belongs to it.
func (t *Tx) bootstrap(ctx context.Context, database string, kinds []KeyKind) (*Bootstrap, error) {
	b := &Bootstrap{
		OrganizationID: uuid.NewString(), ServiceID: uuid.NewString(), PersonID: uuid.NewString(),
		Team: core.TeamID(core.NewID()),
	}
	if err := t.CreateOrganization(ctx, &Organization{ID: b.OrganizationID, Name: "default"}); err != nil {
		return nil, err
	}
	service := Service{
		ID: b.ServiceID, OrganizationID: b.OrganizationID, Team: b.Team, Name: "default", Database: database,
	}
	if err := t.CreateService(ctx, &service); err != nil {
		return nil, err
	}
	owner := Person{
		ID: b.PersonID, OrganizationID: b.OrganizationID, Email: "owner@localhost", Name: "Owner", Role: "admin",
	}
	if err := t.CreatePerson(ctx, &owner); err != nil {
		return nil, err
	}
	for _, kind := range kinds {
		key := Key{OrganizationID: b.OrganizationID, Kind: kind, Name: "default"}
		// An organization key has no team: it opens every service of its organization.
		switch kind {
		case PersonalKey:
			key.PersonID, key.Team = b.PersonID, b.Team
		case IngestionKey:
			key.Team = b.Team
		case OrganizationKey:
			key.Roles = []core.Role{core.RoleAdmin}
		}
		secret, err := t.CreateKey(ctx, &key)
		if err != nil {
			return nil, err
		}
		switch kind {
		case PersonalKey:
			b.APIKey = secret
		case IngestionKey:
			b.IngestionKey = secret
		case OrganizationKey:
			b.KeyID, b.KeySecret = key.LoginID, secret
		}
	}
	return b, nil
}

// deploymentOf is the deployment that makes keys of a kind at its first start.
var deploymentOf = map[KeyKind]string{PersonalKey: "oss", OrganizationKey: "managed"}

// firstKey asks for the kind of the key that Bootstrap has made for the API.
const firstKey = "SELECT kind FROM keys WHERE kind <> 'ingestion' ORDER BY created_at LIMIT 1"

// checkKinds returns ErrOtherDeployment when the first key of the store is of a kind that this deployment does not make.
func (s *Store) checkKinds(ctx context.Context) error {
	var first KeyKind
	err := s.one(ctx, []any{&first}, firstKey)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err == nil && len(s.opts.Kinds) > 0 && !slices.Contains(s.opts.Kinds, first) {
		err = fmt.Errorf("%w (%s)", ErrOtherDeployment, deploymentOf[first])
	}
	return failed(ctx, "read the first key", err)
}
