package store

import (
	"context"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/impl/core"
)

// Person is a member of an organization. Who is a member of several has the same id in all of them.
type Person struct {
	ID             string // UUID
	OrganizationID string
	Email          string // in lower case, unique in the organization
	Name           string
	Role           string
	CreatedAt      core.Time
	UpdatedAt      core.Time
}

// Account is what decides whether a caller is the person of an address. It is not for answers.
type Account struct {
	OrganizationID string
	PersonID       string
	// Password is a hash in PHC form, empty for a person who has none.
	Password string
}

const memberMissing = "Member not found"

// personRow is without the password, so that no list reads it by accident.
type personRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Email          string
	Name           string
	Role           string
	Created        int64 `gorm:"column:created_at"`
	Updated        int64 `gorm:"column:updated_at"`
}

func (personRow) TableName() string { return "people" }

func personFromRow(r *personRow) Person {
	return Person{
		ID: r.ID, OrganizationID: r.OrganizationID, Email: r.Email, Name: r.Name, Role: r.Role,
		CreatedAt: fromMilliseconds(r.Created), UpdatedAt: fromMilliseconds(r.Updated),
	}
}

// CreatePerson stores p, of an organization that exists, under the id that it has, and sets its times. The person has
// no password. Another one of the address, or the id, is a Conflict.
func (t *Tx) CreatePerson(ctx context.Context, p *Person) error {
	p.CreatedAt, p.Email = t.stamp(), strings.ToLower(p.Email)
	p.UpdatedAt = p.CreatedAt
	row := personRow{
		OrganizationID: p.OrganizationID, ID: p.ID, Email: p.Email, Name: p.Name, Role: p.Role,
		Created: milliseconds(p.CreatedAt.Time), Updated: milliseconds(p.UpdatedAt.Time),
	}
	return unique(ctx, "create person", "The organization has this member already", t.session(ctx).Create(&row).Error)
}

// UpdatePersonRole changes what a person may do. The role of the last admin must stay: LockAdmins says who that is.
func (t *Tx) UpdatePersonRole(ctx context.Context, organizationID, id, role string) error {
	result := t.session(ctx).Exec("UPDATE people SET role = ?, updated_at = ? WHERE organization_id = ? AND id = ?",
		role, milliseconds(t.now()), organizationID, id)
	return changed(ctx, "update person", memberMissing, result)
}

// SetPassword stores the hash of a person's password, in PHC form. The sessions of the person end, and links to set a
// password with are used up.
func (t *Tx) SetPassword(ctx context.Context, organizationID, id, password string) error {
	err := t.DeleteSessions(ctx, organizationID, id, "")
	if err == nil {
		err = t.session(ctx).Exec("DELETE FROM setup_tokens WHERE organization_id = ? AND person_id = ?", organizationID, id).Error
	}
	if err != nil {
		return failed(ctx, "set password", err)
	}
	result := t.session(ctx).Exec("UPDATE people SET password = ?, updated_at = ? WHERE organization_id = ? AND id = ?",
		textPointer(password), milliseconds(t.now()), organizationID, id)
	return changed(ctx, "set password", memberMissing, result)
}

// DeletePerson deletes a person and, with them, the personal keys and the sessions, which stop to work with the end of the
// transaction. What the
// person has made stays; ReassignAlerts gives it to another person.
func (t *Tx) DeletePerson(ctx context.Context, organizationID, id string) error {
	// With the lock no key can be made meanwhile.
	if _, err := t.LockPerson(ctx, organizationID, id); err != nil {
		return err
	}
	err := t.session(ctx).Exec("DELETE FROM keys WHERE organization_id = ? AND person_id = ?", organizationID, id).Error
	if err != nil {
		return failed(ctx, "delete keys of a person", err)
	}
	result := t.session(ctx).Exec("DELETE FROM people WHERE organization_id = ? AND id = ?", organizationID, id)
	return changed(ctx, "delete person", memberMissing, result)
}

// LockAdmins returns how many admins the organization has. Others who ask wait until the transaction ends, so whoever
// asks first, and then takes the role from an admin, or deletes one, knows whether it is the last.
func (t *Tx) LockAdmins(ctx context.Context, organizationID string) (int, error) {
	if _, err := t.LockOrganization(ctx, organizationID); err != nil {
		return 0, err
	}
	n, err := t.count(ctx, "SELECT count(*) FROM people WHERE organization_id = ? AND role = ?",
		organizationID, string(core.RoleAdmin))
	return n, failed(ctx, "count admins", err)
}

// GetPerson returns a person of the organization.
func (d *DB) GetPerson(ctx context.Context, organizationID, id string) (Person, error) {
	return d.person(ctx, d.session(ctx), "organization_id = ? AND id = ?", organizationID, id)
}

// LockPerson is GetPerson for one who is about to be changed: until the transaction ends no other one does, nor makes a
// personal key.
func (t *Tx) LockPerson(ctx context.Context, organizationID, id string) (Person, error) {
	session := t.lockingSession(ctx, clause.LockingStrengthUpdate)
	return t.person(ctx, session, "organization_id = ? AND id = ?", organizationID, id)
}

// FindPerson returns the person of the organization with the address.
func (d *DB) FindPerson(ctx context.Context, organizationID, email string) (Person, error) {
	where := "organization_id = ? AND email = ?"
	return d.person(ctx, d.session(ctx), where, organizationID, strings.ToLower(email))
}

func (d *DB) person(ctx context.Context, session *gorm.DB, where string, args ...any) (Person, error) {
	var row personRow
	err := session.Where(where, args...).Take(&row).Error
	return personFromRow(&row), found(ctx, "load person", memberMissing, err)
}

// ListPeople returns the organization's people, oldest first.
func (d *DB) ListPeople(ctx context.Context, organizationID string) ([]Person, error) {
	var rows []personRow
	err := d.session(ctx).Order("created_at, id").Find(&rows, "organization_id = ?", organizationID).Error
	return convert(rows, personFromRow), failed(ctx, "list people", err)
}

// FindAccount is FindPerson with the hash of the password, empty for none.
func (d *DB) FindAccount(ctx context.Context, organizationID, email string) (Person, string, error) {
	person, err := d.FindPerson(ctx, organizationID, email)
	if err != nil {
		return Person{}, "", err
	}
	password, err := d.PersonPassword(ctx, organizationID, person.ID)
	return person, password, err
}

// PersonPassword returns the hash of a person's password, empty for none.
func (d *DB) PersonPassword(ctx context.Context, organizationID, id string) (string, error) {
	var password *string
	err := d.one(ctx, []any{&password}, "SELECT password FROM people WHERE organization_id = ? AND id = ?",
		organizationID, id)
	return text(password), found(ctx, "load password", memberMissing, err)
}

// AccountsOfAllOrganizations returns the accounts of an address, whatever organizations they are in, the oldest first.
// It is only for people who join: the id of a person of another organization may be given only to those who
// know the password.
func (d *DB) AccountsOfAllOrganizations(ctx context.Context, email string) ([]Account, error) {
	rows, err := d.rows(ctx, "SELECT organization_id, id, coalesce(password, '') FROM people WHERE email = ?"+
		" ORDER BY created_at, organization_id", strings.ToLower(email))
	all, err := scanAll(rows, err, func(a *Account) []any {
		return []any{&a.OrganizationID, &a.PersonID, &a.Password}
	})
	return all, failed(ctx, "find accounts", err)
}
