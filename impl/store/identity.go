package store

import (
	"context"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// Identity is whom an identity provider knows a person as: who the provider is, and the subject at it. Neither is a secret.
type Identity struct {
	Issuer, Subject string
}

// FindPersonByIdentity returns the person of the organization whom an identity provider knows.
func (d *DB) FindPersonByIdentity(ctx context.Context, organizationID string, i Identity) (Person, error) {
	return d.person(ctx, d.session(ctx), "organization_id = ? AND id = (SELECT person_id FROM identities"+
		" WHERE organization_id = ? AND issuer = ? AND subject = ?)", organizationID, organizationID, i.Issuer, i.Subject)
}

// AddIdentity has a person found by an identity from now on, until the person is deleted. It is a Conflict when the identity is
// another person's, or the person has another one at the provider.
func (t *Tx) AddIdentity(ctx context.Context, organizationID, personID string, i Identity) error {
	err := t.session(ctx).Exec("INSERT INTO identities (organization_id, issuer, subject, person_id, created_at)"+
		" VALUES (?, ?, ?, ?, ?)", organizationID, i.Issuer, i.Subject, personID, milliseconds(t.now())).Error
	return unique(ctx, "add identity", "The member has another account at the identity provider", err)
}

// callbackMargin is how much longer than they count used callbacks are known, for replicas whose clocks are behind.
const callbackMargin = time.Hour

// UseCallback notes that the sign-in of an id has come back from an identity provider, and counts until a time. It fails with
// Unauthenticated when that was so before, and forgets others that have expired.
func (s *Store) UseCallback(ctx context.Context, id string, expires time.Time) error {
	// It is the server's own work: the sign-in leaves the entry in the audit log.
	return s.Write(core.WithOperation(ctx, nil), func(tx *Tx) error {
		old := milliseconds(tx.now().Add(-callbackMargin))
		if err := tx.session(ctx).Exec("DELETE FROM used_callbacks WHERE expire_at < ?", old).Error; err != nil {
			return failed(ctx, "delete old callbacks", err)
		}
		result := tx.session(ctx).Exec("INSERT INTO used_callbacks (id, expire_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
			id, milliseconds(expires))
		if result.Error == nil && result.RowsAffected == 0 {
			return core.NewError(core.Unauthenticated, "This sign-in was used before. Sign in again.", nil)
		}
		return failed(ctx, "record a callback", result.Error)
	})
}
