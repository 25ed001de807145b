package service

import (
	"cmp"
	"context"
	"net/netip"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/queue"
	"github.com/obstack/obstack/impl/store"
)

// SignedIn is a session that has just begun, and its secret, which is for the cookie alone.
type SignedIn struct {
	Secret  string
	Session api.Session
}

// ServerInfo is what people see of the server when they are signed in.
type ServerInfo struct {
	Version  string
	Limits   api.SessionLimits
	Features api.SessionFeatures
}

// AuthenticateSession returns who is signed in with the secret of a cookie.
func (p *People) AuthenticateSession(ctx context.Context, secret string, address netip.Addr) (core.Principal, error) {
	return p.Store.AuthenticateSession(ctx, core.HashKey(secret), address)
}

// unknownPassword is compared with what is sent for an address that is unknown or has no password, so that it takes as long as
// for one that has. No password has this hash.
const unknownPassword = "$argon2id$v=19$m=65536,t=3,p=4$b2JzdGFja29ic3RhY2tvYg$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

// SignIn starts a session for the person of an address and a password. The context's principal says where the request comes
// from. An unknown address is Unauthenticated as a wrong password is; too many failures are RateLimited.
func (p *People) SignIn(ctx context.Context, email, password string) (SignedIn, error) {
	if err := p.passwordsOn(); err != nil {
		return SignedIn{}, err
	}
	team, err := FirstService(ctx, p.Store.DB)
	if err != nil {
		return SignedIn{}, err
	}
	if email = strings.ToLower(strings.TrimSpace(email)); len(email) > maxEmail {
		email = "" // unknown as any other that is
	}
	person, stored, err := p.Store.FindAccount(ctx, team.OrganizationID, email)
	known := core.KindOf(err) != core.NotFound
	if err != nil && known {
		return SignedIn{}, err
	}
	same, err := p.comparePassword(ctx, email, password, cmp.Or(stored, unknownPassword))
	if err != nil {
		return SignedIn{}, err
	}
	if !same || stored == "" {
		return SignedIn{}, p.signInFailed(ctx, team.OrganizationID, person)
	}
	return p.startSession(ctx, person, stored)
}

// StartSession starts a session for a person of the self-hosted organization who is known by other means than a password.
func (p *People) StartSession(ctx context.Context, person store.Person) (SignedIn, error) {
	return p.startSession(ctx, person, "")
}

// startSession starts a session, unless the person has gone meanwhile or has another password than the one that was stored,
// if that is what the person has shown.
func (p *People) startSession(ctx context.Context, person store.Person, stored string) (in SignedIn, err error) {
	organizationID, id := person.OrganizationID, person.ID
	err = p.Store.Write(ctx, func(tx *store.Tx) error {
		if person, err = tx.LockPerson(ctx, organizationID, id); err != nil {
			return goneMeanwhile(err)
		}
		now, err := tx.PersonPassword(ctx, organizationID, id)
		if err != nil {
			return err
		}
		if stored != "" && now != stored {
			return wrongPassword()
		}
		in.Secret, err = p.signIn(ctx, tx, person)
		return err
	})
	if err != nil {
		return SignedIn{}, err
	}
	return in, p.describe(ctx, &in.Session, person)
}

// signIn starts the session of a person, in the transaction of what lets the person in and has changed some values.
func (p *People) signIn(ctx context.Context, tx *store.Tx, person store.Person, changed ...api.AuditChange) (secret string, err error) {
	caller := core.PrincipalFrom(ctx)
	session := store.Session{OrganizationID: person.OrganizationID, PersonID: person.ID, UserAgent: caller.UserAgent}
	if caller.Address.IsValid() {
		session.Address = caller.Address.String()
	}
	secret, err = tx.CreateSession(ctx, &session)
	p.RecordSignIn(tx, person, session.ID, changed...)
	return secret, err
}

// signInFailed returns the error of a failed sign-in. The person is the zero Person for an address that is unknown.
func (p *People) signInFailed(ctx context.Context, organizationID string, person store.Person) error {
	var known *store.Person
	if person.ID != "" {
		known = &person
	}
	if err := p.RecordFailedSignIn(ctx, organizationID, known); err != nil {
		return err
	}
	return wrongPassword()
}

func wrongPassword() error {
	return core.NewError(core.Unauthenticated, "The email address or password is wrong", nil)
}

// goneMeanwhile is the error for a caller who has been removed.
func goneMeanwhile(err error) error {
	if core.KindOf(err) == core.NotFound {
		return core.NewError(core.Unauthenticated, "", err)
	}
	return err
}

// newHashing bounds who computes a hash, which takes 64 MiB, and who waits for that, to sign in, to join or with a new password.
func newHashing() *queue.Queue {
	return queue.New(queue.Limits{
		Slots: 2, TenantSlots: 2, Dynamic: queue.DynamicLimit{Caller: 2, Tenant: 2}, PerCaller: 2, PerTenant: 2, Total: 16, Wait: hashWait,
		Singular: "sign-in", Plural: "sign-ins",
	})
}

// hash waits for its turn among the others and runs fn, which computes one.
func (p *People) hash(ctx context.Context, fn func()) error {
	client := clientOf(ctx).String()
	release, err := p.hashing.Acquire(ctx, queue.Holder{Tenant: client, Caller: client})
	if err != nil {
		return err
	}
	defer release()
	fn()
	return nil
}

// comparePassword reports whether a stored hash is that of a password. A failure counts for the address and the client.
func (p *People) comparePassword(ctx context.Context, email, password, stored string) (same bool, err error) {
	attempt, err := p.failures.begin(email, clientOf(ctx), p.Now())
	if err != nil {
		return false, err
	}
	waited := p.hash(ctx, func() { same, err = samePassword(password, stored) })
	switch {
	case waited != nil || err != nil:
		p.failures.forget(attempt)
		return false, cmp.Or(waited, err)
	case same:
		p.failures.succeeded(attempt)
	}
	return same, nil
}

// Session returns who is calling, with a session or with a key.
func (p *People) Session(ctx context.Context) (session api.Session, err error) {
	person, err := p.Caller(ctx)
	if err != nil {
		return api.Session{}, goneMeanwhile(err)
	}
	return session, p.describe(ctx, &session, person)
}

// describe fills in what a person sees of the session.
func (p *People) describe(ctx context.Context, session *api.Session, person store.Person) error {
	team, err := FirstService(ctx, p.Store.DB)
	*session = api.Session{
		Person: api.SessionPerson{ID: person.ID, Email: person.Email, Name: person.Name, Role: person.Role},
		Team:   api.Team{ID: string(team.Team), Name: team.Name}, Version: p.Server.Version,
		Limits: p.Server.Limits, Features: p.Server.Features,
	}
	return err
}

// SessionVersion is the version of the session of the request, or of the key instead of one: nothing of it ever changes.
func SessionVersion(ctx context.Context) core.Version {
	return core.VersionOf([]byte(core.PrincipalFrom(ctx).Caller()))
}

// SignOut ends the session of the request, if it has one and that has one of the versions.
func (p *People) SignOut(ctx context.Context, match core.IfMatch) error {
	caller := core.PrincipalFrom(ctx)
	if err := match.Check(SessionVersion(ctx)); err != nil || caller.SessionID == "" {
		return err
	}
	return p.Store.Write(ctx, func(tx *store.Tx) error {
		tx.Audit(store.Change{Type: api.ActivityTypeUserLogout, Kind: auditMember, ID: caller.PersonID, MemberID: caller.PersonID})
		return tx.DeleteSession(ctx, caller.OrganizationID, caller.SessionID)
	})
}

// ListSessions returns the sessions of the caller, the one that was used last first, and their version.
func (p *People) ListSessions(ctx context.Context) ([]api.SignIn, core.Version, error) {
	caller := core.PrincipalFrom(ctx)
	stored, err := p.Store.ListSessions(ctx, caller.OrganizationID, caller.PersonID)
	sessions := make([]api.SignIn, len(stored))
	for i, s := range stored {
		sessions[i] = api.SignIn{
			ID: s.ID, IsCurrent: s.ID == caller.SessionID, CreatedAt: s.CreatedAt, UsedAt: s.UsedAt, ExpireAt: s.ExpireAt,
			Address: s.Address, UserAgent: s.UserAgent,
		}
	}
	return sessions, sessionsVersion(stored), err
}

// EndSessions ends the sessions of the caller but that of the request, if they have one of the versions.
func (p *People) EndSessions(ctx context.Context, match core.IfMatch) error {
	caller := core.PrincipalFrom(ctx)
	return p.Store.Write(ctx, func(tx *store.Tx) error {
		if match != nil {
			// Locked, so that no session begins meanwhile.
			if _, err := tx.LockPerson(ctx, caller.OrganizationID, caller.PersonID); err != nil {
				return goneMeanwhile(err)
			}
			stored, err := tx.ListSessions(ctx, caller.OrganizationID, caller.PersonID)
			if err == nil {
				err = match.Check(sessionsVersion(stored))
			}
			if err != nil {
				return err
			}
		}
		tx.Audit(store.Change{Type: api.ActivityTypeUserLogout, Kind: auditMember, ID: caller.PersonID, MemberID: caller.PersonID})
		return tx.DeleteSessions(ctx, caller.OrganizationID, caller.PersonID, caller.SessionID)
	})
}

// UpdatePassword gives the caller another password and ends all sessions. For the one of the request another one starts,
// whose secret it returns.
func (p *People) UpdatePassword(ctx context.Context, current, password string) (secret string, err error) {
	if err := p.passwordsOn(); err != nil {
		return "", err
	}
	person, err := p.Caller(ctx)
	if err != nil {
		return "", goneMeanwhile(err)
	}
	stored, err := p.Store.PersonPassword(ctx, person.OrganizationID, person.ID)
	if err != nil {
		return "", goneMeanwhile(err)
	}
	issues := checkPassword(password, person.Email, person.Name)
	for i := range issues {
		issues[i].Path = "newPassword"
	}
	if err := bodyError(issues); err != nil {
		return "", err
	}
	if stored == "" {
		return "", refusePassword("You have no password yet. The operator can create a link to set one: obstack people reset")
	}
	same, err := p.comparePassword(ctx, person.Email, current, stored)
	if err == nil && !same {
		err = refusePassword("The current password is wrong")
	}
	if err != nil {
		return "", err
	}
	var hash string
	if err := p.hash(ctx, func() { hash = hashPassword(password) }); err != nil {
		return "", err
	}
	err = p.Store.Write(ctx, func(tx *store.Tx) error {
		if _, err := tx.LockPerson(ctx, person.OrganizationID, person.ID); err != nil {
			return goneMeanwhile(err)
		}
		now, err := tx.PersonPassword(ctx, person.OrganizationID, person.ID)
		if err == nil && now != stored {
			err = refusePassword("The password was changed by another request")
		}
		if err != nil {
			return err
		}
		audit(tx, auditedMember(person), map[string]string{"password": "old"}, map[string]string{"password": "new"})
		if err := tx.SetPassword(ctx, person.OrganizationID, person.ID, hash); err != nil {
			return err
		}
		if core.PrincipalFrom(ctx).SessionID != "" {
			secret, err = p.signIn(ctx, tx, person)
		}
		return err
	})
	return secret, err
}

func refusePassword(why string) error {
	var issues issueList
	issues.add(why, "currentPassword")
	return bodyError(issues)
}
