package service

import (
	"context"
	"net/mail"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Installation returns what a page has to know before a person has signed in.
func (p *People) Installation(ctx context.Context) (api.Installation, error) {
	team, err := FirstService(ctx, p.Store.DB)
	if err != nil {
		return api.Installation{}, err
	}
	required, err := p.Store.NeedsSetup(ctx, team.OrganizationID, p.Issuer)
	return api.Installation{SetupRequired: required && !p.NoPasswords, Passwords: !p.NoPasswords, Oidc: p.Issuer != ""}, err
}

// CreateSetupLink makes the path of a link by which the owner is set up, empty when an admin can sign in. It is Forbidden where
// passwords are turned off.
func (p *People) CreateSetupLink(ctx context.Context) (path string, err error) {
	team, err := p.teamWithPasswords(ctx)
	if err != nil {
		return "", err
	}
	err = p.Store.Write(ctx, func(tx *store.Tx) error {
		if _, err := tx.LockOrganization(ctx, team.OrganizationID); err != nil {
			return err
		}
		required, err := tx.NeedsSetup(ctx, team.OrganizationID, p.Issuer)
		if err != nil || !required {
			return err
		}
		tx.Audit(store.Change{
			Type: api.ActivityTypeResourceUpdate, Kind: auditOrganization, ID: team.OrganizationID, OrganizationID: team.OrganizationID,
		})
		path, err = setupPath(ctx, tx, store.SetupToken{OrganizationID: team.OrganizationID})
		return err
	})
	return path, err
}

// CreateResetLink makes the path of a link by which a person sets a password. It is Forbidden where passwords are turned off.
func (p *People) CreateResetLink(ctx context.Context, email string) (path string, err error) {
	team, err := p.teamWithPasswords(ctx)
	if err != nil {
		return "", err
	}
	err = p.Store.Write(ctx, func(tx *store.Tx) error {
		person, err := tx.FindPerson(ctx, team.OrganizationID, email)
		if err != nil {
			return err
		}
		tx.Audit(store.Change{
			Type: api.ActivityTypeResourceUpdate, Kind: auditMember, ID: person.ID, Name: person.Email, OrganizationID: team.OrganizationID,
		})
		path, err = setupPath(ctx, tx, store.SetupToken{OrganizationID: team.OrganizationID, PersonID: person.ID})
		return err
	})
	return path, err
}

// teamWithPasswords returns the team, or Forbidden where passwords are turned off.
func (p *People) teamWithPasswords(ctx context.Context) (store.Service, error) {
	if err := p.passwordsOn(); err != nil {
		return store.Service{}, err
	}
	return FirstService(ctx, p.Store.DB)
}

// setupPath makes a token and the path of its page. It stands in the fragment, which browsers send to no server.
func setupPath(ctx context.Context, tx *store.Tx, s store.SetupToken) (string, error) {
	token, err := tx.CreateSetupToken(ctx, s)
	return "/setup#token=" + token, err
}

// SetUp uses a token up and signs in: with a set-up link as the owner, who gets a name, an address and a password, and with
// one to reset a password as its person. Of several who use a token only one gets in; to all others it is an unknown one.
func (p *People) SetUp(ctx context.Context, body api.SetUp) (in SignedIn, err error) {
	if err := p.passwordsOn(); err != nil {
		return SignedIn{}, err
	}
	token, err := p.Store.FindSetupToken(ctx, body.Token)
	if err != nil {
		return SignedIn{}, err
	}
	var issues issueList
	owner := store.Person{OrganizationID: token.OrganizationID, ID: token.PersonID}
	if token.PersonID == "" {
		owner.Name, owner.Email = strings.TrimSpace(valueOr(body.Name, "")), strings.ToLower(strings.TrimSpace(valueOr(body.Email, "")))
		issues = checkPersonName(owner.Name)
		if parsed, err := mail.ParseAddress(owner.Email); err != nil || parsed.Address != owner.Email || len(owner.Email) > maxEmail {
			issues.add("Enter an email address.", "email")
		}
	} else if owner, err = p.Store.GetPerson(ctx, owner.OrganizationID, owner.ID); err != nil {
		return SignedIn{}, err
	}
	if err := bodyError(append(issues, checkPassword(body.Password, owner.Email, owner.Name)...)); err != nil {
		return SignedIn{}, err
	}
	var hash string
	if err := p.hash(ctx, func() { hash = hashPassword(body.Password) }); err != nil {
		return SignedIn{}, err
	}
	var person store.Person
	err = p.Store.Write(ctx, func(tx *store.Tx) error {
		var before store.Person
		if _, err := tx.LockOrganization(ctx, token.OrganizationID); err != nil {
			return err
		}
		if err := tx.UseSetupToken(ctx, body.Token); err != nil {
			return err
		}
		if token.PersonID == "" {
			before, person, err = p.claimOwner(ctx, tx, owner)
		} else {
			person, err = tx.LockPerson(ctx, owner.OrganizationID, owner.ID)
			before = person
		}
		if err != nil {
			return err
		}
		if err := tx.SetPassword(ctx, person.OrganizationID, person.ID, hash); err != nil {
			return err
		}
		changed := changeOf(auditedMember(person), memberWithPassword{memberOf(before), "old"}, memberWithPassword{memberOf(person), "new"})
		in.Secret, err = p.signIn(ctx, tx, person, changed.Values...)
		return err
	})
	if err != nil {
		return SignedIn{}, err
	}
	return in, p.describe(ctx, &in.Session, person)
}

// memberWithPassword is a member as the audit log sees one whose password changes, of which it shows no more than that.
type memberWithPassword struct {
	api.Member
	Password string `json:"password"`
}

// claimOwner gives the first admin of an organization in which no admin can sign in a name and an address.
func (p *People) claimOwner(ctx context.Context, tx *store.Tx, owner store.Person) (before, after store.Person, err error) {
	required, err := tx.NeedsSetup(ctx, owner.OrganizationID, p.Issuer)
	if err == nil && !required {
		err = core.NewError(core.Conflict, "The server is already set up", nil)
	}
	if err != nil {
		return before, after, err
	}
	people, err := tx.ListPeople(ctx, owner.OrganizationID)
	if err != nil {
		return before, after, err
	}
	for _, person := range people { // the oldest first
		if person.Role == string(core.RoleAdmin) {
			before = person
			person.Name, person.Email = owner.Name, owner.Email
			return before, person, tx.UpdatePersonIdentity(ctx, person)
		}
	}
	return before, after, core.NewError(core.Conflict, "The team has no admin", nil)
}

func valueOr(p *string, other string) string {
	if p == nil {
		return other
	}
	return *p
}
