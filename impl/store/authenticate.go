package store

import (
	"context"
	"crypto/subtle"
	"net/netip"
	"strings"
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

// AuthenticatePersonal returns who calls with the personal key of the hash, from an address. A key that is unknown,
// revoked, disabled, expired or of another kind is Unauthenticated, and the answer never says which. What the caller may do
// is what both the key and its owner may at this moment. The first use in a minute is written down.
func (s *Store) AuthenticatePersonal(ctx context.Context, hash core.KeyHash, address netip.Addr) (core.Principal, error) {
	k, err := authenticateText(byPersonal, byOldPersonal, s.present(ctx, hash))
	if err != nil {
		return core.Principal{}, err
	}
	s.keyUsed(ctx, k, address, markTimeout)
	return k.principal, nil
}

// AuthenticateIngestion is AuthenticatePersonal for ingestion keys, with which nothing may be done but to send telemetry.
// It never waits for the note that the key was used.
func (s *Store) AuthenticateIngestion(ctx context.Context, hash core.KeyHash, address netip.Addr) (core.Principal, error) {
	k, err := authenticateText(byIngestion, byOldIngestion, s.present(ctx, hash))
	if err != nil {
		return core.Principal{}, err
	}
	s.keyUsed(ctx, k, address, 0)
	return k.principal, nil
}

// IngestionKeys returns the hashes of ingestion keys that have not been revoked, at most limit of them. Those before a
// rotation are among them as long as they work.
func (s *Store) IngestionKeys(ctx context.Context, limit int) ([]core.KeyHash, error) {
	rows, err := s.rows(ctx, "SELECT hash FROM (SELECT hash, created_at FROM keys WHERE kind = ? AND revoked_at IS NULL"+
		" UNION ALL SELECT previous_hash, created_at FROM keys WHERE kind = ? AND revoked_at IS NULL AND previous_until > ?"+
		") known ORDER BY created_at DESC LIMIT ?",
		string(IngestionKey), string(IngestionKey), milliseconds(s.now()), limit)
	stored, err := scanAll(rows, err, func(hash *[]byte) []any { return []any{hash} })
	hashes := make([]core.KeyHash, len(stored))
	for i, hash := range stored {
		copy(hashes[i][:], hash)
	}
	return hashes, failed(ctx, "list ingestion keys", err)
}

// authenticateText authenticates a key that is one text, by its hash, or else as what a key was before its rotation.
func authenticateText(query, old *keyQuery, present func(*keyQuery) (presentedKey, error)) (presentedKey, error) {
	k, err := present(query)
	if err == nil && !k.matches {
		k, err = present(old)
	}
	if err == nil && !(k.matches && k.works) {
		err = unauthorized()
	}
	return k, err
}

// present looks up the key of a hash.
func (s *Store) present(ctx context.Context, hash core.KeyHash) func(*keyQuery) (presentedKey, error) {
	return func(query *keyQuery) (presentedKey, error) { return s.presented(ctx, query, hash, hash) }
}

// AuthenticateOrganization returns who calls with an organization key, given as the login id and the hash of the
// secret, from an address. The principal has no team yet. Only a caller with the right secret learns that the key does
// not work any more (Unauthenticated), or not from there (Forbidden); it is Unauthenticated as for
// AuthenticatePersonal otherwise. The first use in a minute is written down.
func (s *Store) AuthenticateOrganization(
	ctx context.Context, loginID string, secret core.KeyHash, address netip.Addr,
) (core.Principal, error) {
	k, err := s.presented(ctx, byOrganization, core.HashKey(loginID), secret)
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
	s.keyUsed(ctx, k, address, markTimeout)
	return k.principal, nil
}

// CallerNow returns the caller of a request as who authenticates with the same secret within the transaction: the request may
// have waited while the key was revoked or rotated, the session ended or the role was taken away. A caller without a secret is
// returned as it is.
func (t *Tx) CallerNow(ctx context.Context, caller core.Principal) (core.Principal, error) {
	var now core.Principal
	var err error
	switch {
	case caller.Secret == core.KeyHash{}:
		return caller, nil
	case caller.SessionID != "":
		now, err = t.signedIn(ctx, caller.Secret)
	default:
		now, err = t.personal(ctx, caller.Secret)
	}
	now.Address, now.UserAgent = caller.Address, caller.UserAgent
	return now, err
}

// personal is AuthenticatePersonal without a note that the key was used.
func (t *Tx) personal(ctx context.Context, hash core.KeyHash) (core.Principal, error) {
	k, err := authenticateText(byPersonal, byOldPersonal, func(query *keyQuery) (presentedKey, error) {
		return t.lookUp(ctx, presentation{query, hash, hash})
	})
	return k.principal, err
}

func unauthorized() error { return core.NewError(core.Unauthenticated, "Unauthorized", nil) }

// presentation is what a request presents.
type presentation struct {
	query         *keyQuery
	value, secret core.KeyHash
}

// keyQuery finds what a request presents. The columns are only those that the kind of key needs: every request asks.
type keyQuery struct {
	kind KeyKind
	text string
}

const (
	keyColumns = "SELECT k.id, k.organization_id, k.team_id, k.state, k.roles, k.revoked_at, k.used_at, "
	noPerson   = ", NULL, NULL FROM keys k WHERE k.kind = 'ingestion' AND "
	withPerson = ", k.person_id, p.role FROM keys k JOIN people p ON p.organization_id = k.organization_id" +
		" AND p.id = k.person_id WHERE k.kind = 'personal' AND "
	// previousEnd is when the secret before the present one ends, or with it the key.
	previousEnd = "CASE WHEN k.expire_at < k.previous_until THEN k.expire_at ELSE k.previous_until END"
)

var (
	byPersonal     = &keyQuery{PersonalKey, keyColumns + "k.expire_at, NULL, ''" + withPerson + "k.hash = ?"}
	byOldPersonal  = &keyQuery{PersonalKey, keyColumns + previousEnd + ", NULL, ''" + withPerson + "k.previous_hash = ?"}
	byIngestion    = &keyQuery{IngestionKey, keyColumns + "k.expire_at, NULL, ''" + noPerson + "k.hash = ?"}
	byOldIngestion = &keyQuery{IngestionKey, keyColumns + previousEnd + ", NULL, ''" + noPerson + "k.previous_hash = ?"}
	byOrganization = &keyQuery{OrganizationKey, keyColumns + "k.expire_at, k.hash, k.ip_access_list, NULL, NULL" +
		" FROM keys k WHERE k.kind = 'organization' AND k.login_hash = ?"}
)

// presented looks a key up. It asks the database every time: a key that was kept in memory would outlive its
// revocation. An unknown key takes the same steps as a known one. With PostgreSQL requests that come together with one
// key share a round trip.
func (s *Store) presented(ctx context.Context, query *keyQuery, value, secret core.KeyHash) (presentedKey, error) {
	p := presentation{query, value, secret}
	if !s.postgres {
		return s.lookUp(ctx, p)
	}
	return s.presenting.ask(ctx, p, func() (presentedKey, error) { return s.lookUp(ctx, p) })
}

// lookUp reads a key, and for a personal one the role of its owner, at once.
func (d *DB) lookUp(ctx context.Context, p presentation) (presentedKey, error) {
	var k presentedKey
	var state, roles string
	var person, team, role *string
	var expire, revoked *int64
	var stored []byte
	err := d.one(ctx, []any{
		&k.principal.KeyID, &k.principal.OrganizationID, &team, &state, &roles, &revoked, &k.used,
		&expire, &stored, &k.ipAccess, &person, &role,
	}, p.query.text, p.value[:])
	err = found(ctx, "authenticate", keyMissing, err)
	missing := core.KindOf(err) == core.NotFound
	if err != nil && !missing {
		return presentedKey{}, err // a database that is away makes no caller unauthenticated
	}
	// A key that is one text was found by its secret.
	k.matches = !missing && (p.query != byOrganization || subtle.ConstantTimeCompare(stored, p.secret[:]) == 1)
	k.works = state == string(KeyEnabled) && revoked == nil && (expire == nil || *expire > milliseconds(d.now()))
	k.principal.PersonID, k.principal.Team = text(person), core.TeamID(text(team))
	switch {
	case !k.matches:
	case p.query.kind == PersonalKey:
		scope := strings.TrimSuffix(strings.TrimPrefix(roles, `["`), `"]`)
		k.principal.Scope = core.Role(scope)
		k.principal.Roles = []core.Role{k.principal.Scope.Least(core.Role(text(role)))}
		k.principal.Secret = p.value
		if p.query == byOldPersonal {
			k.principal.SecretEnds = timePointer(expire)
		}
	default:
		k.principal.Roles, err = jsonColumn[[]core.Role](&roles)
		return k, failed(ctx, "authenticate", err)
	}
	return k, nil
}

// Admits reports whether an address is one of the list, or in a range of it. An entry that is neither admits no address, and
// a list without entries every address.
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

// keyUsed writes the use of a key down, once in a minute. The request waits for it so long at most.
func (s *Store) keyUsed(ctx context.Context, k presentedKey, address netip.Addr, timeout time.Duration) {
	minute := milliseconds(s.now().Truncate(time.Minute))
	if k.used != nil && *k.used >= minute {
		return
	}
	s.markUsed(ctx, k.principal.KeyID, minute, timeout, func(tx *Tx) error {
		var from *string
		if address.IsValid() {
			text := address.Unmap().WithZone("").String()
			from = &text
		}
		return tx.session(ctx).Exec("UPDATE keys SET used_at = ?, used_address = ? WHERE organization_id = ? AND id = ?"+
			" AND (used_at IS NULL OR used_at < ?)",
			minute, from, k.principal.OrganizationID, k.principal.KeyID, minute).Error
	})
}

// markUsed writes down with mark, once, that a key or a session was used in a minute. The request waits for it so long at
// most, so that its answer, should it show the use, is also that of the next request; all others of the minute find it done.
// When it fails, as on a full disk, the request goes on, and no request writes it again before the next minute.
func (s *Store) markUsed(ctx context.Context, id string, minute int64, timeout time.Duration, mark func(tx *Tx) error) {
	if !s.used.first(id, minute) {
		return
	}
	// A client that goes away does not leave the key unused, and the use is no change that the caller asks for.
	ctx = core.WithOperation(context.WithoutCancel(ctx), nil)
	done := make(chan struct{})
	s.marking.Go(func() {
		defer close(done)
		if err := s.Write(ctx, mark); err != nil {
			s.log.WarnContext(ctx, "cannot record the use of a key", "key_id", id, "error", err)
		}
	})
	if timeout == 0 {
		return
	}
	wait := time.NewTimer(timeout)
	defer wait.Stop()
	select {
	case <-done:
	case <-wait.C: // another process holds the database
	}
}
