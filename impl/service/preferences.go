package service

import (
	"context"
	"encoding/json"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Preferences returns what the caller has chosen, and its version.
func (p *People) Preferences(ctx context.Context) (preferences api.Preferences, version core.Version, err error) {
	caller := core.PrincipalFrom(ctx)
	text, err := p.Store.Preferences(ctx, caller.OrganizationID, caller.PersonID)
	if err == nil {
		err = json.Unmarshal(text, &preferences)
	}
	return preferences, core.VersionOf(text), err
}

// SetPreferences replaces what the caller has chosen, if it has one of the versions, and returns the version that it has then.
func (p *People) SetPreferences(ctx context.Context, match core.IfMatch, preferences api.Preferences) (core.Version, error) {
	text, err := json.Marshal(preferences)
	if err != nil {
		return 0, err
	}
	caller := core.PrincipalFrom(ctx)
	return core.VersionOf(text), p.Store.Write(ctx, func(tx *store.Tx) error {
		// Locked, so that the person stays meanwhile.
		person, err := tx.LockPerson(ctx, caller.OrganizationID, caller.PersonID)
		if core.KindOf(err) == core.NotFound {
			err = core.NewError(core.Unauthenticated, "", err)
		}
		if err != nil {
			return err
		}
		old, err := tx.Preferences(ctx, caller.OrganizationID, person.ID)
		if err == nil {
			err = match.Check(core.VersionOf(old))
		}
		if err != nil {
			return err
		}
		audit(tx, resource{kind: auditPreferences, id: person.ID, name: person.Email}, old, text)
		return tx.SetPreferences(ctx, caller.OrganizationID, person.ID, text)
	})
}
