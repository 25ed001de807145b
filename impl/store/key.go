package store

import (
	"context"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// KeyKind says what a key is for.
type KeyKind string

// The kinds of keys.
const (
	PersonalKey     KeyKind = "personal"     // one text; calls the self-hosted API as a person, in one team
	OrganizationKey KeyKind = "organization" // a login id and a secret; calls the managed API for all services
	IngestionKey    KeyKind = "ingestion"    // one text; sends telemetry to one team, and opens no API
)

// KeyState says whether a key works.
type KeyState string

// The states of keys.
const (
	KeyEnabled  KeyState = "enabled"
	KeyDisabled KeyState = "disabled"
)

// Key is all of a key that is ever shown again.
type Key struct {
	ID             string // UUID
	OrganizationID string
	Kind           KeyKind
	PersonID       string      // the owner of a personal key
	Team           core.TeamID // the tenant of a personal or ingestion key
	Name           string
	// LoginID is what the user of an organization key logs in as. It is empty for one that CreateHashedKey stored.
	LoginID string
	Suffix  string // the last four characters of the login id or, without one, of the key
	State   KeyState
	// Roles are none for an ingestion key. A personal key has one, its scope; its owner's role may be smaller.
	Roles []core.Role
	// IPAccess are the addresses that an organization key works from; none means all.
	IPAccess  []api.IPAccess
	CreatedAt core.Time
	ExpireAt  *core.Time // nil for never
	UsedAt    *core.Time // last use, to the minute; nil if it never was
	// UsedAddress is where that use came from, empty if that is not known.
	UsedAddress string
	// PreviousUntil is how long the secret before the last rotation works, nil if there is none.
	PreviousUntil *core.Time
	RevokedAt     *core.Time // nil while it is not
}

// KeyHashes are what is stored of an organization key that its owner has made.
type KeyHashes struct {
	LoginID core.KeyHash
	Secret  core.KeyHash
}

const (
	keyMissing = "Key not found"
	keyExists  = "A key with this id exists already"
)

// keyRow has the hashes besides, which only authentication reads.
type keyRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Kind           string
	PersonID       *string
	TeamID         *string
	Name           string
	LoginID        *string
	LoginHash      []byte // by which an organization key is found, NULL for others
	Hash           []byte
	Suffix         string
	State          string
	Roles          string // JSON
	IPAccess       string `gorm:"column:ip_access_list"` // JSON
	Created        int64  `gorm:"column:created_at"`
	Expire         *int64 `gorm:"column:expire_at"`
	Used           *int64 `gorm:"column:used_at"`
	UsedAddress    *string
	PreviousHash   []byte
	PreviousUntil  *int64
	Revoked        *int64 `gorm:"column:revoked_at"`
}

func (keyRow) TableName() string { return "keys" }

// keyFromRow returns a key without its hashes.
func keyFromRow(r *keyRow) (Key, error) {
	k := Key{
		ID: r.ID, OrganizationID: r.OrganizationID, Kind: KeyKind(r.Kind), PersonID: text(r.PersonID),
		Team: core.TeamID(text(r.TeamID)), Name: r.Name, LoginID: text(r.LoginID), Suffix: r.Suffix,
		State: KeyState(r.State), CreatedAt: fromMilliseconds(r.Created),
		ExpireAt: timePointer(r.Expire), UsedAt: timePointer(r.Used), UsedAddress: text(r.UsedAddress),
		PreviousUntil: timePointer(r.PreviousUntil), RevokedAt: timePointer(r.Revoked),
	}
	var err error
	if k.Roles, err = jsonColumn[[]core.Role](&r.Roles); err == nil {
		k.IPAccess, err = jsonColumn[[]api.IPAccess](&r.IPAccess)
	}
	return k, err
}

// keyToRow also makes lists that are nil empty, as they will be read back. The hashes are for the caller to fill in.
func keyToRow(k *Key) keyRow {
	if k.Roles == nil {
		k.Roles = []core.Role{}
	}
	if k.IPAccess == nil {
		k.IPAccess = []api.IPAccess{}
	}
	return keyRow{
		OrganizationID: k.OrganizationID, ID: k.ID, Kind: string(k.Kind), PersonID: textPointer(k.PersonID),
		TeamID: textPointer(string(k.Team)), Name: k.Name, LoginID: textPointer(k.LoginID),
		Suffix: k.Suffix, State: string(k.State), Roles: jsonText(k.Roles), IPAccess: jsonText(k.IPAccess),
		Created: milliseconds(k.CreatedAt.Time), Expire: millisecondsPointer(k.ExpireAt),
	}
}

// CreateKey makes a key of k's kind, organization, name, owner, team, expiry, state (enabled when empty), roles (those of an
// admin when a personal key has none) and, for an organization key, addresses. It fills in the rest of k, and returns the secret, which cannot be had again:
// the key itself, or what belongs to the login id of an organization key.
func (t *Tx) CreateKey(ctx context.Context, k *Key) (secret string, err error) {
	var shown string
	switch k.Kind {
	case PersonalKey:
		if secret, k.IPAccess = core.NewSecret(secretPrefix[k.Kind]), nil; len(k.Roles) == 0 {
			k.Roles = []core.Role{core.RoleAdmin}
		}
		shown = secret
	case IngestionKey:
		secret = core.NewSecret(secretPrefix[k.Kind])
		shown, k.Roles, k.IPAccess = secret, nil, nil
	case OrganizationKey:
		secret = core.NewSecret("obs_sec_")
		k.LoginID = core.NewSecret("obs_id_")
		shown = k.LoginID
	default:
		return "", core.InvalidError("unknown kind of key")
	}
	k.Suffix = suffixOf(shown)
	hashes := KeyHashes{LoginID: core.HashKey(k.LoginID), Secret: core.HashKey(secret)}
	return secret, t.createKey(ctx, k, hashes)
}

// secretPrefix is what keys that are one text begin with.
var secretPrefix = map[KeyKind]string{PersonalKey: "obs_key_", IngestionKey: "obs_ing_"}

// suffixOf tells keys apart and gives 24 of 256 bits away.
func suffixOf(shown string) string { return shown[len(shown)-4:] }

// RotateKey gives a key that is one text a new text, which it returns, and k what else changes. The one before works until
// the given time, nil for no longer, and then the one before that does not work any more.
func (t *Tx) RotateKey(ctx context.Context, k *Key, until *core.Time) (secret string, err error) {
	secret = core.NewSecret(secretPrefix[k.Kind])
	k.Suffix, k.PreviousUntil = suffixOf(secret), until
	previous := "hash"
	if until == nil {
		previous = "NULL"
	}
	hash := core.HashKey(secret)
	result := t.session(ctx).Exec("UPDATE keys SET previous_hash = "+previous+", previous_until = ?, hash = ?, suffix = ?"+
		" WHERE organization_id = ? AND kind = ? AND id = ? AND revoked_at IS NULL",
		millisecondsPointer(until), hash[:], k.Suffix, k.OrganizationID, string(k.Kind), k.ID)
	return secret, changed(ctx, "rotate key", keyMissing, result)
}

// CreateHashedKey is CreateKey for an organization key that its owner has made, who alone knows its login id and secret.
// The suffix is the caller's to set. A key of the same hashes is a Conflict.
func (t *Tx) CreateHashedKey(ctx context.Context, k *Key, hashes KeyHashes) error {
	k.Kind, k.LoginID = OrganizationKey, ""
	return t.createKey(ctx, k, hashes)
}

// createKey stores a key with its hashes, within the limit of its organization. Personal keys do not count for that: each
// person has so many, or those of a few would keep others from joining.
func (t *Tx) createKey(ctx context.Context, k *Key, hashes KeyHashes) error {
	k.ID, k.CreatedAt, k.UsedAt, k.UsedAddress = uuid.NewString(), t.stamp(), nil, ""
	k.PreviousUntil, k.RevokedAt = nil, nil
	if k.State == "" {
		k.State = KeyEnabled
	}
	if k.Kind != PersonalKey {
		err := t.admitOne(ctx, k.OrganizationID, Keys,
			"SELECT 1 FROM keys WHERE organization_id = ? AND kind = ? AND revoked_at IS NULL", k.OrganizationID, string(k.Kind))
		if err != nil {
			return err
		}
	}
	row := keyToRow(k)
	row.Hash = hashes.Secret[:]
	if k.Kind == OrganizationKey {
		row.LoginHash = hashes.LoginID[:]
	}
	return unique(ctx, "create key", keyExists, t.session(ctx).Create(&row).Error)
}

// UpdateKey replaces name, state, roles, addresses and expiry of an organization key that is not revoked.
func (t *Tx) UpdateKey(ctx context.Context, k *Key) error {
	row := keyToRow(k)
	// The columns are named because gorm would else skip what has become empty.
	result := keysOfKind(t.session(ctx), k.OrganizationID, OrganizationKey).Where("id = ?", k.ID).
		Select("name", "state", "roles", "ip_access_list", "expire_at").Updates(&row)
	return changed(ctx, "update key", keyMissing, result)
}

// DeleteKey deletes a key of a kind that is not revoked. It is useless from the next request on.
func (t *Tx) DeleteKey(ctx context.Context, organizationID string, kind KeyKind, id string) error {
	result := keysOfKind(t.session(ctx), organizationID, kind).Where("id = ?", id).Delete(&keyRow{})
	return changed(ctx, "delete key", keyMissing, result)
}

// RevokeKey makes a key, of any kind, useless for good, from the next request on and on every replica. Revoking again changes
// nothing.
func (t *Tx) RevokeKey(ctx context.Context, organizationID, id string) error {
	result := t.session(ctx).Exec("UPDATE keys SET state = ?, revoked_at = coalesce(revoked_at, ?)"+
		" WHERE organization_id = ? AND id = ?",
		string(KeyDisabled), milliseconds(t.now()), organizationID, id)
	return changed(ctx, "revoke key", keyMissing, result)
}

// GetKey returns a key of a kind that is not revoked.
func (d *DB) GetKey(ctx context.Context, organizationID string, kind KeyKind, id string) (Key, error) {
	return d.key(ctx, d.session(ctx), organizationID, kind, id)
}

// LockKey is GetKey for one that is about to be changed: until the transaction ends no other one changes it.
func (t *Tx) LockKey(ctx context.Context, organizationID string, kind KeyKind, id string) (Key, error) {
	return t.key(ctx, t.lockingSession(ctx, clause.LockingStrengthUpdate), organizationID, kind, id)
}

// key reads a key by way of a session, which may lock it.
func (d *DB) key(ctx context.Context, session *gorm.DB, organizationID string, kind KeyKind, id string) (Key, error) {
	var row keyRow
	err := keysOfKind(session, organizationID, kind).Omit(keyHashes...).Where("id = ?", id).Take(&row).Error
	if err != nil {
		return Key{}, found(ctx, "load key", keyMissing, err)
	}
	k, err := keyFromRow(&row)
	return k, failed(ctx, "load key", err)
}

// CountKeys returns how many personal keys of a person are not revoked.
func (d *DB) CountKeys(ctx context.Context, organizationID, personID string) (int, error) {
	n, err := d.count(ctx, "SELECT count(*) FROM keys WHERE organization_id = ? AND person_id = ? AND revoked_at IS NULL",
		organizationID, personID)
	return n, failed(ctx, "count keys", err)
}

// KeyRoles returns the ids and roles of the organization keys that are not revoked, the oldest first.
func (d *DB) KeyRoles(ctx context.Context, organizationID string) ([]Key, error) {
	rows, err := d.rows(ctx, "SELECT id, roles FROM keys WHERE organization_id = ? AND kind = ? AND revoked_at IS NULL"+
		" ORDER BY created_at, id", organizationID, string(OrganizationKey))
	all, err := scanAll(rows, err, func(r *keyRow) []any { return []any{&r.ID, &r.Roles} })
	if err != nil {
		return nil, failed(ctx, "list keys", err)
	}
	keys, err := convertAll(all, func(r *keyRow) (k Key, err error) {
		k.ID = r.ID
		k.Roles, err = jsonColumn[[]core.Role](&r.Roles)
		return k, err
	})
	return keys, failed(ctx, "list keys", err)
}

// ListKeys returns the organization's keys of all kinds, also those that are revoked, the oldest first.
func (d *DB) ListKeys(ctx context.Context, organizationID string) ([]Key, error) {
	var rows []keyRow
	err := d.session(ctx).Omit(keyHashes...).Order("created_at, id").Find(&rows, "organization_id = ?", organizationID).Error
	if err != nil {
		return nil, failed(ctx, "list keys", err)
	}
	all, err := convertAll(rows, keyFromRow)
	return all, failed(ctx, "list keys", err)
}

// keyHashes are the columns that no list needs.
var keyHashes = []string{"hash", "login_hash", "previous_hash"}

// keysOfKind narrows a query to the keys of a kind that the organization manages over the API.
func keysOfKind(session *gorm.DB, organizationID string, kind KeyKind) *gorm.DB {
	return session.Where("organization_id = ? AND kind = ? AND revoked_at IS NULL", organizationID, string(kind))
}
