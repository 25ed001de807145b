package store

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"strings"

	"gorm.io/gorm"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Invitation lets a person join an organization until it expires.
type Invitation struct {
	ID             string // UUID
	OrganizationID string
	Email          string  // in lower case, unique in the organization
	Name           *string // of the person, when it was given
	Role           api.InvitationRole
	// Token is the secret that the invited person accepts with, 64 hex digits. An invitation of an earlier version of
	// the program has none.
	Token     string
	CreatedAt core.Time
	ExpireAt  core.Time
}

const (
	invitationMissing = "Invitation not found"
	invitationExists  = "The address is invited already"
)

// invitationRow seals the token, with which anyone may join.
type invitationRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Email          string
	Name           *string
	Role           string
	Token          []byte // sealed, NULL for none
	Created        int64  `gorm:"column:created_at"`
	Expire         int64  `gorm:"column:expire_at"`
}

func (invitationRow) TableName() string { return "invitations" }

func tokenPlace(organizationID, id string) []byte {
	return place("invitations", core.TeamID(organizationID), id, "token")
}

// invitationFromRow opens the token. One that was sealed with another key is an error.
func (s sealer) invitationFromRow(r *invitationRow) (Invitation, error) {
	i := Invitation{
		ID: r.ID, OrganizationID: r.OrganizationID, Email: r.Email, Name: r.Name, Role: api.InvitationRole(r.Role),
		CreatedAt: fromMilliseconds(r.Created), ExpireAt: fromMilliseconds(r.Expire),
	}
	var err error
	if r.Token != nil {
		i.Token, err = s.open(r.Token, tokenPlace(r.OrganizationID, r.ID))
	}
	return i, err
}

// CreateInvitation stores i, of an organization that exists, under the id that it has. It lowers the address, and sets
// the time of creation and the token. One of the address that has expired gives way. One that is open is a Conflict,
// after which the transaction can go on, and FindInvitation returns that one, which stays until the end.
func (t *Tx) CreateInvitation(ctx context.Context, i *Invitation) error {
	i.CreatedAt, i.Email, i.Token = t.stamp(), strings.ToLower(i.Email), newToken()
	hash := core.HashKey(i.Token)
	err := t.admitOne(ctx, i.OrganizationID, Invitations,
		"SELECT 1 FROM invitations WHERE organization_id = ? AND expire_at > ?",
		i.OrganizationID, milliseconds(i.CreatedAt.Time))
	if err != nil {
		return err
	}
	// One statement, so that of several who invite an address at the same time only one succeeds.
	result := t.session(ctx).Exec("INSERT INTO invitations"+
		" (organization_id, id, email, name, role, token, token_hash, created_at, expire_at)"+
		" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"+
		" ON CONFLICT (organization_id, email) DO UPDATE SET id = excluded.id, name = excluded.name,"+
		" role = excluded.role, token = excluded.token, token_hash = excluded.token_hash,"+
		" created_at = excluded.created_at, expire_at = excluded.expire_at WHERE invitations.expire_at <= ?",
		i.OrganizationID, i.ID, i.Email, i.Name, string(i.Role), t.sealer.seal(i.Token, tokenPlace(i.OrganizationID, i.ID)),
		hash[:], milliseconds(i.CreatedAt.Time), milliseconds(i.ExpireAt.Time), milliseconds(i.CreatedAt.Time))
	if result.Error == nil && result.RowsAffected == 0 {
		return core.NewError(core.Conflict, invitationExists, nil)
	}
	return failed(ctx, "create invitation", result.Error)
}

func newToken() string {
	var token [32]byte
	_, _ = rand.Read(token[:]) // never fails
	return hex.EncodeToString(token[:])
}

// UpdateInvitation stores role and expiry of i. The address cannot change.
func (t *Tx) UpdateInvitation(ctx context.Context, i *Invitation) error {
	result := t.session(ctx).Exec("UPDATE invitations SET role = ?, expire_at = ? WHERE organization_id = ? AND id = ?",
		string(i.Role), milliseconds(i.ExpireAt.Time), i.OrganizationID, i.ID)
	return changed(ctx, "update invitation", invitationMissing, result)
}

// DeleteInvitation deletes an invitation, also one that has expired. Who accepts one deletes it first: of several who
// do, all but the first learn that it is missing.
func (t *Tx) DeleteInvitation(ctx context.Context, organizationID, id string) error {
	result := t.session(ctx).Exec("DELETE FROM invitations WHERE organization_id = ? AND id = ?", organizationID, id)
	return changed(ctx, "delete invitation", invitationMissing, result)
}

// GetInvitation returns an invitation of the organization that has not expired.
func (d *DB) GetInvitation(ctx context.Context, organizationID, id string) (Invitation, error) {
	return d.invitation(ctx, d.openInvitations(ctx).Where("organization_id = ? AND id = ?", organizationID, id))
}

// InvitationByToken returns the invitation of the token, of whatever organization, that has not expired.
func (d *DB) InvitationByToken(ctx context.Context, token string) (Invitation, error) {
	hash := core.HashKey(token)
	return d.invitation(ctx, d.openInvitations(ctx).Where("token_hash = ?", hash[:]))
}

// FindInvitation returns the organization's invitation of the address, also one that has expired.
func (d *DB) FindInvitation(ctx context.Context, organizationID, email string) (Invitation, error) {
	return d.invitation(ctx,
		d.session(ctx).Where("organization_id = ? AND email = ?", organizationID, strings.ToLower(email)))
}

// openInvitations starts a query for those that have not expired.
func (d *DB) openInvitations(ctx context.Context) *gorm.DB {
	return d.session(ctx).Where("expire_at > ?", milliseconds(d.now()))
}

// invitation reads one invitation by a query.
func (d *DB) invitation(ctx context.Context, query *gorm.DB) (Invitation, error) {
	var row invitationRow
	if err := query.Take(&row).Error; err != nil {
		return Invitation{}, found(ctx, "load invitation", invitationMissing, err)
	}
	i, err := d.sealer.invitationFromRow(&row)
	return i, failed(ctx, "load invitation", err)
}
