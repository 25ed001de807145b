package service

import (
	"context"
	"encoding/json"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Preferences returns what the caller has chosen.
func (p *People) Preferences(ctx context.Context) (preferences api.Preferences, err error) {
	caller := core.PrincipalFrom(ctx)
	text, err := p.Store.Preferences(ctx, caller.OrganizationID, caller.PersonID)
	if err == nil {
		err = json.Unmarshal(text, &preferences)
	}
	return preferences, err
}

// SetPreferences replaces what the caller has chosen.
func (p *People) SetPreferences(ctx context.Context, preferences api.Preferences) error {
	text, err := json.Marshal(preferences)
	if err != nil {
		return err
	}
	caller := core.PrincipalFrom(ctx)
	return p.Store.Write(ctx, func(tx *store.Tx) error {
		// Locked, so that the person stays meanwhile.
		person, err := tx.LockPerson(ctx, caller.OrganizationID, caller.PersonID)
		if core.KindOf(err) == core.NotFound {
			err = core.NewError(core.Unauthenticated, "", err)
		}
		if err != nil {
			return err
		}
		old, err := tx.Preferences(ctx, caller.OrganizationID, person.ID)
		if err != nil {
			return err
		}
		audit(tx, resource{kind: auditPreferences, id: person.ID, name: person.Email}, old, text)
		return tx.SetPreferences(ctx, caller.OrganizationID, person.ID, text)
	})
}
