package store

import (
	"context"
	"net/netip"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
)

// Session is how a person is signed in with a browser.
type Session struct {
	ID             string // UUID, which is not the secret
	OrganizationID string
	PersonID       string
	CreatedAt      core.Time
	UsedAt         core.Time // to the minute
	ExpireAt       core.Time // when it ends if it is not used any more
	// Address is where it was used from last, empty if that is not known, and UserAgent what signed in.
	Address, UserAgent string
}

const (
	// SessionIdle is after how long without a request a session ends.
	SessionIdle = 7 * 24 * time.Hour
	// SessionMax is after how long a session ends in any case.
	SessionMax = 30 * 24 * time.Hour
	// maxSessions is how many a person may have. The one that was used longest ago makes room.
	maxSessions = 100
)

// CreateSession starts a session of s's organization and person, who must be one, from its address and user agent. It fills
// in the rest of s, and returns the secret, which cannot be had again.
func (t *Tx) CreateSession(ctx context.Context, s *Session) (secret string, err error) {
	secret = core.NewSecret("")
	hash := core.HashKey(secret)
	s.ID, s.CreatedAt = uuid.NewString(), t.stamp()
	s.UsedAt, s.ExpireAt = s.CreatedAt, core.Time{Time: s.CreatedAt.Add(SessionIdle)}
	now := milliseconds(s.CreatedAt.Time)
	err = t.session(ctx).Exec("DELETE FROM sessions WHERE organization_id = ? AND (expire_at <= ? OR used_at <= ?"+
		" OR id IN (SELECT id FROM sessions WHERE organization_id = ? AND person_id = ?"+
		" ORDER BY used_at DESC, created_at DESC, id LIMIT 1000 OFFSET ?))",
		s.OrganizationID, now, milliseconds(s.CreatedAt.Add(-SessionIdle)), s.OrganizationID, s.PersonID, maxSessions-1).Error
	if err != nil {
		return "", failed(ctx, "delete ended sessions", err)
	}
	err = t.session(ctx).Exec("INSERT INTO sessions (organization_id, id, person_id, hash, created_at, used_at, expire_at,"+
		" address, user_agent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", s.OrganizationID, s.ID, s.PersonID, hash[:], now, now,
		milliseconds(s.CreatedAt.Add(SessionMax)), s.Address, s.UserAgent).Error
	return secret, failed(ctx, "create session", err)
}

// DeleteSession ends a session. One that is gone already has ended too.
func (t *Tx) DeleteSession(ctx context.Context, organizationID, id string) error {
	err := t.session(ctx).Exec("DELETE FROM sessions WHERE organization_id = ? AND id = ?", organizationID, id).Error
	return failed(ctx, "delete session", err)
}

// DeleteSessions ends the sessions of a person but for one, which may be empty.
func (t *Tx) DeleteSessions(ctx context.Context, organizationID, personID, but string) error {
	err := t.session(ctx).Exec("DELETE FROM sessions WHERE organization_id = ? AND person_id = ? AND id <> ?",
		organizationID, personID, but).Error
	return failed(ctx, "delete sessions", err)
}

// ListSessions returns the sessions of a person that have not ended, the one that was used last first.
func (d *DB) ListSessions(ctx context.Context, organizationID, personID string) ([]Session, error) {
	now := d.now()
	rows, err := d.rows(ctx, "SELECT id, created_at, used_at, expire_at, address, user_agent FROM sessions"+
		" WHERE organization_id = ? AND person_id = ? AND expire_at > ? AND used_at > ? ORDER BY used_at DESC, created_at DESC, id",
		organizationID, personID, milliseconds(now), milliseconds(now.Add(-SessionIdle)))
	type row struct {
		Session
		created, used, expire int64
	}
	all, err := scanAll(rows, err, func(r *row) []any {
		return []any{&r.ID, &r.created, &r.used, &r.expire, &r.Address, &r.UserAgent}
	})
	return convert(all, func(r *row) Session {
		s := r.Session
		s.OrganizationID, s.PersonID = organizationID, personID
		s.CreatedAt, s.UsedAt = fromMilliseconds(r.created), fromMilliseconds(r.used)
		s.ExpireAt = fromMilliseconds(min(r.expire, r.used+SessionIdle.Milliseconds()))
		return s
	}), failed(ctx, "list sessions", err)
}

// presentedSession is what is known about the session that a request presents.
type presentedSession struct {
	principal    core.Principal
	used, expire int64
}

// AuthenticateSession returns who is signed in with the secret of the hash, with the role that the person has now. A session
// that is unknown or has ended is Unauthenticated. As for keys the database is asked every time, and with PostgreSQL
// requests that come together share a round trip. The first use in a minute is written down with its address.
func (s *Store) AuthenticateSession(ctx context.Context, hash core.KeyHash, address netip.Addr) (core.Principal, error) {
	lookUp := func() (presentedSession, error) { return s.lookUpSession(ctx, hash) }
	var p presentedSession
	var err error
	if s.postgres {
		p, err = s.sessions.ask(ctx, hash, lookUp)
	} else {
		p, err = lookUp()
	}
	if err != nil {
		return core.Principal{}, err
	}
	if s.ended(p) {
		return core.Principal{}, unauthorized()
	}
	minute := milliseconds(s.now().Truncate(time.Minute))
	if p.used < minute {
		s.markUsed(ctx, p.principal.SessionID, minute, markTimeout, func(tx *Tx) error {
			return tx.session(ctx).Exec("UPDATE sessions SET used_at = ?, address = ? WHERE organization_id = ? AND id = ?"+
				" AND used_at < ?", minute, addressText(address), p.principal.OrganizationID, p.principal.SessionID, minute).Error
		})
	}
	return p.principal, nil
}

// signedIn is AuthenticateSession without a note that the session was used.
func (d *DB) signedIn(ctx context.Context, hash core.KeyHash) (core.Principal, error) {
	p, err := d.lookUpSession(ctx, hash)
	if err == nil && d.ended(p) {
		err = unauthorized()
	}
	return p.principal, err
}

// ended reports whether a session has ended by itself.
func (d *DB) ended(p presentedSession) bool {
	now := d.now()
	return p.expire <= milliseconds(now) || p.used <= milliseconds(now.Add(-SessionIdle))
}

func (d *DB) lookUpSession(ctx context.Context, hash core.KeyHash) (presentedSession, error) {
	var p presentedSession
	var role, team string
	err := d.one(ctx, []any{
		&p.principal.SessionID, &p.principal.OrganizationID, &p.principal.PersonID, &p.used, &p.expire, &role, &team,
	},
		"SELECT s.id, s.organization_id, s.person_id, s.used_at, s.expire_at, p.role, v.team_id FROM sessions s"+
			" JOIN people p ON p.organization_id = s.organization_id AND p.id = s.person_id"+
			" JOIN services v ON v.organization_id = s.organization_id AND v.name = 'default' WHERE s.hash = ?", hash[:])
	err = found(ctx, "authenticate", "", err)
	if core.KindOf(err) == core.NotFound {
		return presentedSession{}, unauthorized()
	}
	p.principal.Roles, p.principal.Team, p.principal.Secret = []core.Role{core.Role(role)}, core.TeamID(team), hash
	return p, err
}

// addressText is an address as it is stored, empty for none.
func addressText(address netip.Addr) string {
	if !address.IsValid() {
		return ""
	}
	return address.String()
}
