package store

import (
	"context"
	"crypto/subtle"

	"github.com/google/uuid"

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

// KeyState tells a key that works from one that does not.
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
	LoginID        string // of an organization key: what its user logs in as
	Suffix         string // the last four characters of the login id or, without one, of the key
	State          KeyState
	CreatedAt      core.Time
	ExpireAt       *core.Time // nil for never
	RevokedAt      *core.Time // nil while it is not
}

// keyRow has the hash of the secret besides, which only authenticate reads.
type keyRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Kind           string
	PersonID       *string
	TeamID         *string
	Name           string
	LoginID        *string
	Hash           []byte
	Suffix         string
	State          string
	Created        int64  `gorm:"column:created_at"`
	Expire         *int64 `gorm:"column:expire_at"`
	Revoked        *int64 `gorm:"column:revoked_at"`
}

func (keyRow) TableName() string { return "keys" }

func keyFromRow(r *keyRow) Key {
	return Key{
		ID: r.ID, OrganizationID: r.OrganizationID, Kind: KeyKind(r.Kind), PersonID: text(r.PersonID),
		Team: core.TeamID(text(r.TeamID)), Name: r.Name, LoginID: text(r.LoginID), Suffix: r.Suffix,
		State: KeyState(r.State), CreatedAt: fromMilliseconds(r.Created),
		ExpireAt: timePointer(r.Expire), RevokedAt: timePointer(r.Revoked),
	}
}

func keyToRow(k *Key, hash core.KeyHash) keyRow {
	return keyRow{
		OrganizationID: k.OrganizationID, ID: k.ID, Kind: string(k.Kind), PersonID: textPointer(k.PersonID),
		TeamID: textPointer(string(k.Team)), Name: k.Name, LoginID: textPointer(k.LoginID), Hash: hash[:],
		Suffix: k.Suffix, State: string(k.State), Created: milliseconds(k.CreatedAt.Time),
		Expire: millisecondsPointer(k.ExpireAt), Revoked: millisecondsPointer(k.RevokedAt),
	}
}

// CreateKey makes a key of k's kind, organization, name, owner, team and expiry, fills in the rest of k, and returns
// the secret, which cannot be had again: the key itself, or what belongs to the login id of an organization key.
func (t *Tx) CreateKey(ctx context.Context, k *Key) (secret string, err error) {
	k.ID, k.State, k.CreatedAt, k.RevokedAt = uuid.NewString(), KeyEnabled, t.stamp(), nil
	shown := ""
	switch k.Kind {
	case PersonalKey:
		secret = core.NewSecret("obs_key_")
		shown = secret
	case IngestionKey:
		secret = core.NewSecret("obs_ing_")
		shown = secret
	case OrganizationKey:
		secret = core.NewSecret("obs_sec_")
		k.LoginID = core.NewSecret("obs_id_")
		shown = k.LoginID
	default:
		return "", core.InvalidError("unknown kind of key")
	}
	k.Suffix = shown[len(shown)-4:] // tells keys apart and gives 24 of 256 bits away
	row := keyToRow(k, core.HashKey(secret))
	return secret, failed(ctx, "create key", t.session(ctx).Create(&row).Error)
}

// RevokeKey makes a key useless for good, from the next request on and on every replica. Revoking again changes
// nothing.
func (t *Tx) RevokeKey(ctx context.Context, organizationID, id string) error {
	result := t.session(ctx).Exec("UPDATE keys SET state = ?, revoked_at = coalesce(revoked_at, ?)"+
		" WHERE organization_id = ? AND id = ?",
		string(KeyDisabled), milliseconds(t.now()), organizationID, id)
	return changed(ctx, "revoke key", "Key not found", result)
}

// ListKeys returns the organization's keys, the oldest first.
func (d *DB) ListKeys(ctx context.Context, organizationID string) ([]Key, error) {
	var rows []keyRow
	err := d.session(ctx).Omit("hash").Order("created_at, id").Find(&rows, "organization_id = ?", organizationID).Error
	return convert(rows, keyFromRow), failed(ctx, "list keys", err)
}

// AuthenticatePersonal returns who calls with the personal key of the hash. A key that is unknown, revoked, disabled,
// expired or of another kind is Unauthenticated.
func (d *DB) AuthenticatePersonal(ctx context.Context, hash core.KeyHash) (core.Principal, error) {
	return d.authenticate(ctx, PersonalKey, "hash", hash[:], hash)
}

// AuthenticateIngestion is AuthenticatePersonal for ingestion keys.
func (d *DB) AuthenticateIngestion(ctx context.Context, hash core.KeyHash) (core.Principal, error) {
	return d.authenticate(ctx, IngestionKey, "hash", hash[:], hash)
}

// AuthenticateOrganization returns who calls with an organization key, given as its login id and the hash of its
// secret. The principal has no team yet. Errors are as for AuthenticatePersonal.
func (d *DB) AuthenticateOrganization(
	ctx context.Context, loginID string, secret core.KeyHash,
) (core.Principal, error) {
	return d.authenticate(ctx, OrganizationKey, "login_id", loginID, secret)
}

// authenticate asks the database every time: a key that was kept in memory would outlive its revocation. The answer
// never tells why a key does not work.
func (d *DB) authenticate(
	ctx context.Context, kind KeyKind, column string, value any, hash core.KeyHash,
) (core.Principal, error) {
	var p core.Principal
	var state string
	var stored []byte
	var person, team *string
	var expire, revoked *int64
	err := d.one(ctx, []any{&p.KeyID, &p.OrganizationID, &person, &team, &stored, &state, &expire, &revoked},
		"SELECT id, organization_id, person_id, team_id, hash, state, expire_at, revoked_at FROM keys"+
			" WHERE "+column+" = ? AND kind = ?", value, string(kind))
	if err = found(ctx, "authenticate", "Key not found", err); err != nil && core.KindOf(err) != core.NotFound {
		return core.Principal{}, err // a database that is away makes nobody unauthenticated
	}
	expired := expire != nil && *expire <= milliseconds(d.now())
	if err != nil || subtle.ConstantTimeCompare(stored, hash[:]) != 1 ||
		state != string(KeyEnabled) || revoked != nil || expired {
		return core.Principal{}, core.NewError(core.Unauthenticated, "Unauthorized", nil)
	}
	p.PersonID, p.Team = text(person), core.TeamID(text(team))
	return p, nil
}
