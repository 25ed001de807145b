package store

import (
	"context"
	"crypto/subtle"
	"net/netip"
	"sync"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// presentedKey is what is known about a key that a request presents.
type presentedKey struct {
	principal core.Principal
	matches   bool // the secret is right, which also means that there is such a key
	works     bool // it is neither disabled, revoked nor expired
	ipAccess  string
	used      *int64
}

// AuthenticatePersonal returns who calls with the personal key of the hash. A key that is unknown, revoked, disabled,
// expired or of another kind is Unauthenticated, and the answer never says which.
func (s *Store) AuthenticatePersonal(ctx context.Context, hash core.KeyHash) (core.Principal, error) {
	return s.authenticateText(ctx, PersonalKey, hash)
}

// AuthenticateIngestion is AuthenticatePersonal for ingestion keys.
func (s *Store) AuthenticateIngestion(ctx context.Context, hash core.KeyHash) (core.Principal, error) {
	return s.authenticateText(ctx, IngestionKey, hash)
}

// IngestionKeys returns the hashes of ingestion keys that have not been revoked, at most limit of them.
func (s *Store) IngestionKeys(ctx context.Context, limit int) ([]core.KeyHash, error) {
	rows, err := s.rows(ctx, "SELECT hash FROM keys WHERE kind = ? AND revoked_at IS NULL ORDER BY created_at DESC LIMIT ?",
		string(IngestionKey), limit)
	stored, err := scanAll(rows, err, func(hash *[]byte) []any { return []any{hash} })
	hashes := make([]core.KeyHash, len(stored))
	for i, hash := range stored {
		copy(hashes[i][:], hash)
	}
	return hashes, failed(ctx, "list ingestion keys", err)
}

// authenticateText authenticates a key that is one text, by its hash.
func (s *Store) authenticateText(ctx context.Context, kind KeyKind, hash core.KeyHash) (core.Principal, error) {
	k, err := s.presented(ctx, kind, "hash", hash, hash)
	if err != nil {
		return core.Principal{}, err
	}
	if !k.matches || !k.works {
		return core.Principal{}, unauthorized()
	}
	return k.principal, nil
}

// AuthenticateOrganization returns who calls with an organization key, given as the login id and the hash of the
// secret, from an address. The principal has no team yet. Only a caller with the right secret learns that the key does
// not work any more (Unauthenticated), or not from there (Forbidden); it is Unauthenticated as for
// AuthenticatePersonal otherwise. The first use in a minute is written down.
func (s *Store) AuthenticateOrganization(
	ctx context.Context, loginID string, secret core.KeyHash, address netip.Addr,
) (core.Principal, error) {
	k, err := s.presented(ctx, OrganizationKey, "login_hash", core.HashKey(loginID), secret)
	if err != nil {
		return core.Principal{}, err
	}
	if !k.matches {
		return core.Principal{}, unauthorized()
	}
	if !k.works {
		return core.Principal{}, core.NewError(core.Unauthenticated, "The key is not active", nil)
	}
	list, err := jsonColumn[[]api.IPAccess](&k.ipAccess)
	if err != nil {
		return core.Principal{}, failed(ctx, "authenticate", err)
	}
	if !Admits(list, address) {
		return core.Principal{}, core.NewError(core.Forbidden, "This key may not be used from this address", nil)
	}
	s.keyUsed(ctx, k)
	return k.principal, nil
}

func unauthorized() error { return core.NewError(core.Unauthenticated, "Unauthorized", nil) }

// presentation is what a request presents.
type presentation struct {
	kind          KeyKind
	column        string
	value, secret core.KeyHash
}

// presented looks a key up. It asks the database every time: a key that was kept in memory would outlive its
// revocation. An unknown key takes the same steps as a known one. With PostgreSQL requests that come together with one
// key share a round trip.
func (s *Store) presented(
	ctx context.Context, kind KeyKind, column string, value, secret core.KeyHash,
) (presentedKey, error) {
	p := presentation{kind, column, value, secret}
	if !s.postgres {
		return s.lookUp(ctx, p)
	}
	return s.presenting.ask(ctx, p, func() (presentedKey, error) { return s.lookUp(ctx, p) })
}

func (d *DB) lookUp(ctx context.Context, p presentation) (presentedKey, error) {
	var k presentedKey
	var state, roles string
	var person, team *string
	var expire, revoked *int64
	stored := make([]byte, len(p.secret))
	err := d.one(ctx, []any{
		&k.principal.KeyID, &k.principal.OrganizationID, &person, &team, &stored, &state, &roles, &k.ipAccess,
		&expire, &k.used, &revoked,
	},
		"SELECT id, organization_id, person_id, team_id, hash, state, roles, ip_access_list, expire_at, used_at,"+
			" revoked_at FROM keys WHERE "+p.column+" = ? AND kind = ?", p.value[:], string(p.kind))
	err = found(ctx, "authenticate", keyMissing, err)
	missing := core.KindOf(err) == core.NotFound
	if err != nil && !missing {
		return presentedKey{}, err // a database that is away makes no caller unauthenticated
	}
	k.matches = subtle.ConstantTimeCompare(stored, p.secret[:]) == 1 && !missing
	k.works = state == string(KeyEnabled) && revoked == nil && (expire == nil || *expire > milliseconds(d.now()))
	k.principal.PersonID, k.principal.Team = text(person), core.TeamID(text(team))
	if k.matches {
		k.principal.Roles, err = jsonColumn[[]core.Role](&roles)
		return k, failed(ctx, "authenticate", err)
	}
	return k, nil
}

// Admits reports whether an address is one of the list, or in a range of it. An entry that is neither admits no address, and
// a list without entries everybody.
func Admits(list []api.IPAccess, address netip.Addr) bool {
	if len(list) == 0 {
		return true
	}
	address = address.Unmap().WithZone("")
	for _, entry := range list {
		if one, err := netip.ParseAddr(entry.Source); err == nil && one.Unmap() == address {
			return true
		}
		prefix, err := netip.ParsePrefix(entry.Source)
		if err != nil {
			continue
		}
		if prefix.Addr().Is4In6() && prefix.Bits() >= 96 {
			prefix = netip.PrefixFrom(prefix.Addr().Unmap(), prefix.Bits()-96)
		}
		if prefix.Contains(address) {
			return true
		}
	}
	return false
}

// markTimeout bounds how long a request waits for the note that its key was used.
const markTimeout = 500 * time.Millisecond

// usedKeys are those whose use in a minute this process has written down, or tried to.
type usedKeys struct {
	mu     sync.Mutex
	minute int64
	keys   map[string]struct{} // by id
}

// first reports whether no request has asked about the key in this minute before. A clock that goes back starts anew.
func (u *usedKeys) first(id string, minute int64) bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.keys == nil || u.minute != minute {
		u.minute, u.keys = minute, make(map[string]struct{})
	}
	if _, ok := u.keys[id]; ok {
		return false
	}
	u.keys[id] = struct{}{}
	return true
}

// keyUsed writes the use of a key down, once in a minute. The request waits for it, so that its answer, should it show
// the key, is also that of the next request; all others of the minute find it done. When it fails, as on a full disk,
// the request goes on, and no request writes it again before the next minute.
func (s *Store) keyUsed(ctx context.Context, k presentedKey) {
	minute := milliseconds(s.now().Truncate(time.Minute))
	if k.used != nil && *k.used >= minute || !s.used.first(k.principal.KeyID, minute) {
		return
	}
	// A client that goes away does not leave the key unused.
	ctx = context.WithoutCancel(ctx)
	done := make(chan struct{})
	s.marking.Go(func() {
		defer close(done)
		err := s.Write(ctx, func(tx *Tx) error {
			return tx.session(ctx).Exec("UPDATE keys SET used_at = ? WHERE organization_id = ? AND id = ?"+
				" AND (used_at IS NULL OR used_at < ?)",
				minute, k.principal.OrganizationID, k.principal.KeyID, minute).Error
		})
		if err != nil {
			s.log.WarnContext(ctx, "note that a key was used", "key_id", k.principal.KeyID, "error", err)
		}
	})
	wait := time.NewTimer(markTimeout)
	defer wait.Stop()
	select {
	case <-done:
	case <-wait.C: // another process holds the database
	}
}
