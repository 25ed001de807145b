package service

import (
	"context"
	"errors"
	"net/mail"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/store"
)

// Texts for people whom the identity provider knows and who are not let in.
const (
	noRole      = "Your account at the identity provider has no role here. Ask an admin, or sign out there to use another account."
	noAddress   = "The identity provider did not send your email address. Ask an admin."
	notProven   = "Your email address belongs to a member, and the identity provider has not verified that it is yours. Ask an admin."
	notVerified = "The identity provider has not verified that your email address is yours. Ask an admin."
	otherPerson = "Your email address belongs to a member who has another account at the identity provider. Ask an admin."
)

// Identify returns the member of the first organization whom an identity provider has proven, with the role that the mapping
// gives, computed anew each time; the last admin stays one. Whom the provider sends for the first time becomes the member of
// the address if the provider proves the address, and a new one if there is none, unless the mapping names the domain and the
// address is not verified. All others are Forbidden.
func (p *People) Identify(ctx context.Context, mapping oidc.Mapping, claims oidc.Claims) (store.Person, error) {
	role, ok := mapping.Role(claims)
	if !ok {
		if mapping.NamesDomain(claims) && !claims.EmailVerified { // which alone keeps the role of the domain away
			return store.Person{}, core.NewError(core.Forbidden, notVerified, nil)
		}
		return store.Person{}, core.NewError(core.Forbidden, noRole, nil)
	}
	first, err := FirstService(ctx, p.Store.DB)
	if err != nil {
		return store.Person{}, err
	}
	var person store.Person
	// What this makes of a person is beside the sign-in, which is what the request leaves its entry about.
	beside := &core.Operation{ID: "identify"}
	if request := core.OperationFrom(ctx); request != nil {
		beside.Of = request.RequestID
	}
	err = p.Store.Write(core.WithOperation(ctx, beside), func(tx *store.Tx) error {
		if _, err := tx.LockOrganization(ctx, first.OrganizationID); err != nil {
			return err
		}
		identity := store.Identity{Issuer: claims.Issuer, Subject: claims.Subject}
		var err error
		person, err = tx.FindPersonByIdentity(ctx, first.OrganizationID, identity)
		if core.KindOf(err) == core.NotFound {
			person, err = p.firstSignIn(ctx, tx, first.OrganizationID, role, mapping, claims)
		}
		if err != nil || person.Role == string(role) {
			return err
		}
		return changeRole(ctx, tx, &person, role)
	})
	return person, err
}

// firstSignIn links an identity to a person who is there, or to a new one with the role.
func (p *People) firstSignIn(
	ctx context.Context, tx *store.Tx, organizationID string, role core.Role, mapping oidc.Mapping, claims oidc.Claims,
) (store.Person, error) {
	if address, err := mail.ParseAddress(claims.Email); err != nil || address.Address != claims.Email || len(claims.Email) > maxEmail {
		return store.Person{}, core.NewError(core.Forbidden, noAddress, nil)
	}
	person, err := tx.FindPerson(ctx, organizationID, claims.Email)
	switch {
	case core.KindOf(err) == core.NotFound && mapping.NamesDomain(claims) && !claims.EmailVerified:
		// It would keep the address from the person who has it, and show as a member what the provider has not proven.
		return store.Person{}, core.NewError(core.Forbidden, notVerified, nil)
	case core.KindOf(err) == core.NotFound:
		person = store.Person{
			ID: uuid.NewString(), OrganizationID: organizationID, Email: claims.Email, Name: claims.Name, Role: string(role),
		}
		if len(checkPersonName(person.Name)) > 0 {
			person.Name = claims.Email
		}
		if err := tx.CreatePerson(ctx, &person); err != nil {
			return store.Person{}, err
		}
		recordOwn(tx, api.ActivityTypeOrganizationMemberJoin, person, nil)
	case err != nil:
		return store.Person{}, err
	case !mapping.OwnsAddress(claims):
		return store.Person{}, core.NewError(core.Forbidden, notProven, nil)
	}
	err = tx.AddIdentity(ctx, organizationID, person.ID, store.Identity{Issuer: claims.Issuer, Subject: claims.Subject})
	if core.KindOf(err) == core.Conflict {
		err = core.NewError(core.Forbidden, otherPerson, err)
	}
	return person, err
}

// changeRole gives a person another role, unless that would take the last admin from the organization.
func changeRole(ctx context.Context, tx *store.Tx, person *store.Person, role core.Role) error {
	if person.Role == string(core.RoleAdmin) {
		admins, err := tx.LockAdmins(ctx, person.OrganizationID)
		if err != nil || admins == 1 {
			return err
		}
	}
	old := memberOf(*person)
	person.Role = string(role)
	recordOwn(tx, api.ActivityTypeOrganizationMemberUpdateRole, *person, old)
	return tx.UpdatePersonRole(ctx, person.OrganizationID, person.ID, person.Role)
}

// recordOwn notes in the audit log what a person's own sign-in has made of that person, who was before something else, or nil.
func recordOwn(tx *store.Tx, what api.ActivityType, person store.Person, before any) {
	noted := changeOf(auditedMember(person), before, memberOf(person))
	noted.Type, noted.OrganizationID, noted.PersonID = what, person.OrganizationID, person.ID
	aboutOf(&noted)
	tx.Audit(noted)
}

// SignInWithClaims starts a session for the person whom an identity provider has proven, as Identify finds it, and returns its
// secret.
func (p *People) SignInWithClaims(ctx context.Context, mapping oidc.Mapping, claims oidc.Claims) (secret string, err error) {
	person, err := p.Identify(ctx, mapping, claims)
	if err != nil {
		return "", p.RefuseSignIn(ctx, err)
	}
	in, err := p.StartSession(ctx, person)
	return in.Secret, err
}

// RefuseSignIn returns the error of a sign-in with an identity provider, once it has left its entry in the audit log: what the
// provider has not proven (Unauthenticated), and who is not let in (Forbidden). Other errors are no failures of a person.
func (p *People) RefuseSignIn(ctx context.Context, err error) error {
	if kind := core.KindOf(err); kind != core.Unauthenticated && kind != core.Forbidden {
		return err
	}
	first, of := FirstService(ctx, p.Store.DB)
	if of != nil {
		return errors.Join(err, of)
	}
	return errors.Join(err, p.RecordFailedSignIn(ctx, first.OrganizationID, nil))
}

// passwordsOn is Forbidden where people sign in with an identity provider alone: there no password opens anything, and none is
// set.
func (p *People) passwordsOn() error {
	if p.NoPasswords {
		return core.NewError(core.Forbidden, "Password sign-in is disabled: sign in with the identity provider", nil)
	}
	return nil
}
