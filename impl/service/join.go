package service

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// maxPersonName is the longest name of a person, in characters.
const maxPersonName = 256

// Invited returns the address that a token invites. Everything but the token of an open invitation is NotFound, and Forbidden
// where people join without a password.
func (p *People) Invited(ctx context.Context, token string) (email string, err error) {
	if err := p.passwordsOn(); err != nil {
		return "", err
	}
	invitation, err := p.Store.InvitationByToken(ctx, token)
	return invitation.Email, err
}

// JoinRequest accepts an invitation.
type JoinRequest struct {
	Token, Name, Password string
	// Session asks for a session, and Key for a personal key that does what the person's role allows.
	Session, Key bool
}

// Joined is the result of joining.
type Joined struct {
	Secret string // of the session, empty if none was asked for
	APIKey string // the same of the personal key, and empty where people have none
}

// Accept makes the invited person a member with a name and a password. A token works once; afterwards it is unknown. Issues of an
// Invalid error have the path name or password. Hashing shares a queue with sign-ins; if too many wait, the error is RateLimited.
func (p *People) Accept(ctx context.Context, r JoinRequest) (joined Joined, err error) {
	if err := p.passwordsOn(); err != nil {
		return joined, err
	}
	invitation, err := p.Store.InvitationByToken(ctx, r.Token)
	if err != nil {
		return joined, err
	}
	name := strings.TrimSpace(r.Name)
	if issues := append(checkPersonName(name), checkPassword(r.Password, invitation.Email, name)...); len(issues) > 0 {
		return joined, core.IssuesError("", issues)
	}
	accounts, err := p.otherAccounts(ctx, invitation)
	if err != nil {
		return joined, err
	}
	// Before the transaction, which would keep others waiting.
	var id, hash string
	waited := p.hash(ctx, func() {
		hash = hashPassword(r.Password)
		id, err = p.knownAs(invitation.Email, accounts, r.Password, hash)
	})
	if err := cmp.Or(waited, err); err != nil {
		return joined, err
	}
	err = p.Store.Write(ctx, func(tx *store.Tx) error {
		if _, err := tx.LockOrganization(ctx, invitation.OrganizationID); err != nil {
			return err
		}
		// It may have been used or withdrawn meanwhile.
		invitation, err := tx.InvitationByToken(ctx, r.Token)
		if err != nil {
			return err
		}
		if err := tx.DeleteInvitation(ctx, invitation.OrganizationID, invitation.ID); err != nil {
			return err
		}
		person, err := p.join(ctx, tx, invitation, store.Person{ID: id, Name: name}, hash)
		if err != nil {
			return err
		}
		if r.Key && p.PersonalKeys {
			if joined.APIKey, err = p.firstKey(ctx, tx, person); err != nil {
				return err
			}
		}
		if r.Session {
			joined.Secret, err = p.signIn(ctx, tx, person)
		}
		return err
	})
	if err != nil {
		return Joined{}, err
	}
	return joined, nil
}

func checkPersonName(name string) issueList {
	var issues issueList
	if n := utf8.RuneCountInString(name); n == 0 || n > maxPersonName {
		issues.add(fmt.Sprintf("The name must have 1 to %d characters.", maxPersonName), "name")
	}
	// What turns the direction of text around makes names look like others.
	if strings.ContainsFunc(name, func(c rune) bool { return unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c) }) {
		issues.add("The name has invisible characters.", "name")
	}
	return issues
}

// otherAccounts returns what other organizations have of the invited address with a password.
func (p *People) otherAccounts(ctx context.Context, invitation store.Invitation) ([]store.Account, error) {
	accounts, err := p.Store.AccountsOfAllOrganizations(ctx, invitation.Email)
	return slices.DeleteFunc(accounts, func(a store.Account) bool {
		return a.OrganizationID == invitation.OrganizationID || a.Password == ""
	}), err
}

// knownAs returns the id that the person of an address has in other organizations, or a new one: with another password it is
// another person. An admin, who can invite and accept at will, must not find it out here: there are
// only a few tries an hour for an address, and it always takes the time of one.
func (p *People) knownAs(email string, accounts []store.Account, password, hash string) (string, error) {
	id, known := uuid.NewString(), hash
	tried := p.tries.take(email, p.Now())
	if len(accounts) > 0 && tried {
		known = accounts[0].Password // who is in several has the id of the first in all of them
	}
	same, err := samePassword(password, known)
	if same && known != hash {
		id = accounts[0].PersonID
	}
	return id, err
}

const (
	maxTries     = 5
	triesWindow  = time.Hour
	maxTriesKept = 100_000
)

// passwordTries counts, address by address, how often a password was compared within triesWindow.
type passwordTries struct {
	mu     sync.Mutex
	ends   time.Time
	counts map[string]int
}

// take reports whether there is another try for the address, and counts it.
func (t *passwordTries) take(email string, now time.Time) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if left := t.ends.Sub(now); left <= 0 || left > triesWindow { // or the clock was set back
		t.ends, t.counts = now.Add(triesWindow), map[string]int{}
	}
	if len(t.counts) >= maxTriesKept || t.counts[email] >= maxTries {
		return false
	}
	t.counts[email]++
	return true
}

// join makes the person a member, in the transaction that takes the invitation away.
func (p *People) join(ctx context.Context, tx *store.Tx, invitation store.Invitation, person store.Person, hash string) (store.Person, error) {
	person.OrganizationID, person.Email = invitation.OrganizationID, invitation.Email
	person.Role = string(invitation.Role)
	if err := tx.CreatePerson(ctx, &person); err != nil {
		return person, err
	}
	if err := tx.SetPassword(ctx, person.OrganizationID, person.ID, hash); err != nil {
		return person, err
	}
	joined := changeOf(auditedMember(person), nil, memberOf(person))
	joined.Type, joined.OrganizationID, joined.PersonID = api.ActivityTypeOrganizationMemberJoin, person.OrganizationID, person.ID
	aboutOf(&joined)
	joined.InvitationID = invitation.ID
	tx.Audit(joined)
	return person, nil
}

// firstKey creates the key of a person who joins.
func (p *People) firstKey(ctx context.Context, tx *store.Tx, person store.Person) (apiKey string, err error) {
	service, err := tx.FindService(ctx, person.OrganizationID, "default")
	if err != nil {
		return "", err
	}
	return tx.CreateKey(ctx, &store.Key{
		OrganizationID: person.OrganizationID, Kind: store.PersonalKey, PersonID: person.ID, Team: service.Team, Name: "default",
	})
}
