package store

import (
	"context"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// SetupToken is that of a link which is used once: to set up the organization, or by one person to set a password.
type SetupToken struct {
	OrganizationID string
	PersonID       string // empty to set up
}

// How long links work.
const (
	SetupTokenAge = 24 * time.Hour
	ResetTokenAge = time.Hour
)

// CreateSetupToken makes a token and returns it, which cannot be had again. It takes the place of the one before for the same
// person, or to set up.
func (t *Tx) CreateSetupToken(ctx context.Context, s SetupToken) (token string, err error) {
	age := SetupTokenAge
	token = core.NewSecret("obs_setup_")
	if s.PersonID != "" {
		age, token = ResetTokenAge, core.NewSecret("obs_reset_")
	}
	now, hash := t.now(), core.HashKey(token)
	err = t.session(ctx).Exec("DELETE FROM setup_tokens WHERE organization_id = ? AND (coalesce(person_id, '') = ? OR expire_at <= ?)",
		s.OrganizationID, s.PersonID, milliseconds(now)).Error
	if err == nil {
		err = t.session(ctx).Exec("INSERT INTO setup_tokens (organization_id, hash, person_id, created_at, expire_at)"+
			" VALUES (?, ?, ?, ?, ?)", s.OrganizationID, hash[:], textPointer(s.PersonID), milliseconds(now),
			milliseconds(now.Add(age))).Error
	}
	return token, failed(ctx, "create setup token", err)
}

// FindSetupToken returns what a token is for. One that is unknown or has ended is Unauthenticated.
func (d *DB) FindSetupToken(ctx context.Context, token string) (SetupToken, error) {
	var s SetupToken
	var person *string
	hash := core.HashKey(token)
	err := d.one(ctx, []any{&s.OrganizationID, &person},
		"SELECT organization_id, person_id FROM setup_tokens WHERE hash = ? AND expire_at > ?", hash[:], milliseconds(d.now()))
	s.PersonID = text(person)
	return s, usedUp(found(ctx, "find setup token", "", err))
}

// UseSetupToken takes a token away. Of several who use it only one does; to the others it is an unknown one.
func (t *Tx) UseSetupToken(ctx context.Context, token string) error {
	hash := core.HashKey(token)
	result := t.session(ctx).Exec("DELETE FROM setup_tokens WHERE hash = ? AND expire_at > ?", hash[:], milliseconds(t.now()))
	return usedUp(changed(ctx, "use setup token", "", result))
}

// usedUp is the error for a token that does not work.
func usedUp(err error) error {
	if core.KindOf(err) == core.NotFound {
		return core.NewError(core.Unauthenticated, "This link is no longer valid", err)
	}
	return err
}

// NeedsSetup reports whether no admin of the organization can sign in: has a password, or is known to the identity provider of
// an issuer, empty for none.
func (d *DB) NeedsSetup(ctx context.Context, organizationID, issuer string) (bool, error) {
	n, err := d.count(ctx, "SELECT count(*) FROM people WHERE organization_id = ? AND role = ? AND (password IS NOT NULL"+
		" OR id IN (SELECT person_id FROM identities WHERE organization_id = ? AND issuer = ?))",
		organizationID, string(core.RoleAdmin), organizationID, issuer)
	return n == 0, failed(ctx, "count admins", err)
}

// UpdatePersonIdentity gives a person another name and address. An address that another person has is a Conflict.
func (t *Tx) UpdatePersonIdentity(ctx context.Context, p Person) error {
	result := t.session(ctx).Exec("UPDATE people SET name = ?, email = ?, updated_at = ? WHERE organization_id = ? AND id = ?",
		p.Name, p.Email, milliseconds(t.now()), p.OrganizationID, p.ID)
	if result.Error != nil {
		return unique(ctx, "update person", "The organization has this member already", result.Error)
	}
	return changed(ctx, "update person", memberMissing, result)
}
