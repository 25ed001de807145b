package service

import (
	"context"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Account is a member as the operator sees it.
type Account struct {
	ID          string    `json:"id"`
	Email       string    `json:"email"`
	Name        string    `json:"name"`
	Role        string    `json:"role"`
	HasPassword bool      `json:"hasPassword"`
	JoinedAt    core.Time `json:"joinedAt"`
}

// Accounts returns the members of the self-hosted organization, who joined first comes first.
func (p *People) Accounts(ctx context.Context) ([]Account, error) {
	team, err := FirstService(ctx, p.Store.DB)
	if err != nil {
		return nil, err
	}
	people, err := p.Store.ListPeople(ctx, team.OrganizationID)
	if err != nil {
		return nil, err
	}
	accounts := make([]Account, len(people))
	for i, person := range people {
		password, err := p.Store.PersonPassword(ctx, person.OrganizationID, person.ID)
		if err != nil {
			return nil, err
		}
		accounts[i] = Account{
			ID: person.ID, Email: person.Email, Name: person.Name, Role: person.Role, HasPassword: password != "",
			JoinedAt: person.CreatedAt,
		}
	}
	return accounts, nil
}

// RemovePerson removes the member of an address for the operator. The keys and the sessions stop working, and the alerts
// become the first admin's. The last admin stays.
func (p *People) RemovePerson(ctx context.Context, email string) error {
	team, err := FirstService(ctx, p.Store.DB)
	if err != nil {
		return err
	}
	return p.Store.Write(ctx, func(tx *store.Tx) error {
		organization, err := tx.LockOrganization(ctx, team.OrganizationID)
		if err != nil {
			return err
		}
		person, err := tx.FindPerson(ctx, organization.ID, email)
		if err != nil {
			return err
		}
		c := &change{Tx: tx, organization: organization}
		if err := c.keepAdmin(ctx, person); err != nil {
			return err
		}
		people, err := tx.ListPeople(ctx, organization.ID)
		if err != nil {
			return err
		}
		for _, other := range people {
			if other.ID != person.ID && other.Role == string(core.RoleAdmin) {
				c.caller.PersonID = other.ID
				break
			}
		}
		return c.remove(ctx, person)
	})
}
