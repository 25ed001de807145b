package store

import (
	"context"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Organization is what services, people and keys belong to.
type Organization struct {
	ID        string // UUID
	Name      string // unique
	CreatedAt core.Time
}

// Service is one tenant of an organization.
type Service struct {
	ID             string // UUID
	OrganizationID string
	// Team is the tenant in all calls about the stack's resources.
	Team core.TeamID
	Name string // unique in the organization
	// Database holds the service's telemetry in the default engine.
	Database  string
	CreatedAt core.Time
}

// Person is a member of an organization.
type Person struct {
	ID             string // UUID
	OrganizationID string
	Email          string // in lower case, unique in the organization
	Name           string
	Role           string
	CreatedAt      core.Time
}

// The rows name their times Created and Expire: gorm would set a field called CreatedAt itself, and in seconds.

type organizationRow struct {
	ID      string `gorm:"primaryKey"`
	Name    string
	Created int64 `gorm:"column:created_at"`
}

func (organizationRow) TableName() string { return "organizations" }

func organizationFromRow(r *organizationRow) Organization {
	return Organization{ID: r.ID, Name: r.Name, CreatedAt: fromMilliseconds(r.Created)}
}

type serviceRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	TeamID         string
	Name           string
	DatabaseName   string
	Created        int64 `gorm:"column:created_at"`
}

func (serviceRow) TableName() string { return "services" }

func serviceFromRow(r *serviceRow) Service {
	return Service{
		ID: r.ID, OrganizationID: r.OrganizationID, Team: core.TeamID(r.TeamID), Name: r.Name,
		Database: r.DatabaseName, CreatedAt: fromMilliseconds(r.Created),
	}
}

type personRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Email          string
	Name           string
	Role           string
	Created        int64 `gorm:"column:created_at"`
}

func (personRow) TableName() string { return "people" }

func personFromRow(r *personRow) Person {
	return Person{
		ID: r.ID, OrganizationID: r.OrganizationID, Email: r.Email, Name: r.Name, Role: r.Role,
		CreatedAt: fromMilliseconds(r.Created),
	}
}

type invitationRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Email          string
	Role           string
	Created        int64 `gorm:"column:created_at"`
	Expire         int64 `gorm:"column:expire_at"`
}

func (invitationRow) TableName() string { return "invitations" }

func invitationFromRow(r *invitationRow) api.Invitation {
	return api.Invitation{
		ID: r.ID, Email: r.Email, Role: api.InvitationRole(r.Role),
		CreatedAt: fromMilliseconds(r.Created), ExpireAt: fromMilliseconds(r.Expire),
	}
}

// CreateOrganization stores o under the id that it has, and sets its time.
func (t *Tx) CreateOrganization(ctx context.Context, o *Organization) error {
	o.CreatedAt = t.stamp()
	row := organizationRow{ID: o.ID, Name: o.Name, Created: milliseconds(o.CreatedAt.Time)}
	return failed(ctx, "create organization", t.session(ctx).Create(&row).Error)
}

// FindOrganization returns the organization of the name, compared byte for byte.
func (d *DB) FindOrganization(ctx context.Context, name string) (Organization, error) {
	var row organizationRow
	err := d.session(ctx).Take(&row, "name = ?", name).Error
	return organizationFromRow(&row), found(ctx, "find organization", "Organization not found", err)
}

// ListOrganizations returns all organizations by name.
func (d *DB) ListOrganizations(ctx context.Context) ([]Organization, error) {
	var rows []organizationRow
	err := d.session(ctx).Order("name").Find(&rows).Error
	return convert(rows, organizationFromRow), failed(ctx, "list organizations", err)
}

// CreateService stores s, of an organization that exists, under the ids that it has, and sets its time.
func (t *Tx) CreateService(ctx context.Context, s *Service) error {
	s.CreatedAt = t.stamp()
	row := serviceRow{
		OrganizationID: s.OrganizationID, ID: s.ID, TeamID: string(s.Team), Name: s.Name, DatabaseName: s.Database,
		Created: milliseconds(s.CreatedAt.Time),
	}
	return failed(ctx, "create service", t.session(ctx).Create(&row).Error)
}

// FindService returns the organization's service of the name.
func (d *DB) FindService(ctx context.Context, organizationID, name string) (Service, error) {
	var row serviceRow
	err := d.session(ctx).Take(&row, "organization_id = ? AND name = ?", organizationID, name).Error
	return serviceFromRow(&row), found(ctx, "find service", "Service not found", err)
}

// ListServices returns the organization's services by name.
func (d *DB) ListServices(ctx context.Context, organizationID string) ([]Service, error) {
	var rows []serviceRow
	err := d.session(ctx).Order("name").Find(&rows, "organization_id = ?", organizationID).Error
	return convert(rows, serviceFromRow), failed(ctx, "list services", err)
}

// TeamService returns the service that is the given tenant.
func (d *DB) TeamService(ctx context.Context, team core.TeamID) (Service, error) {
	var row serviceRow
	err := d.session(ctx).Take(&row, "team_id = ?", string(team)).Error
	return serviceFromRow(&row), found(ctx, "load service", "Service not found", err)
}

// ServiceTeam returns the tenant that a service of the organization is. Every managed request asks, so it is one
// lookup in an index.
func (d *DB) ServiceTeam(ctx context.Context, organizationID, serviceID string) (core.TeamID, error) {
	var team string
	err := d.one(ctx, []any{&team}, "SELECT team_id FROM services WHERE organization_id = ? AND id = ?",
		organizationID, serviceID)
	return core.TeamID(team), found(ctx, "find service", "Service not found", err)
}

// CreatePerson stores p, of an organization that exists, under the id that it has, and sets its time.
func (t *Tx) CreatePerson(ctx context.Context, p *Person) error {
	p.CreatedAt, p.Email = t.stamp(), strings.ToLower(p.Email)
	row := personRow{
		OrganizationID: p.OrganizationID, ID: p.ID, Email: p.Email, Name: p.Name, Role: p.Role,
		Created: milliseconds(p.CreatedAt.Time),
	}
	return failed(ctx, "create person", t.session(ctx).Create(&row).Error)
}

// GetPerson returns a person of the organization.
func (d *DB) GetPerson(ctx context.Context, organizationID, id string) (Person, error) {
	var row personRow
	err := d.session(ctx).Take(&row, "organization_id = ? AND id = ?", organizationID, id).Error
	return personFromRow(&row), found(ctx, "load person", "Person not found", err)
}

// FindPerson returns the person of the organization with the address.
func (d *DB) FindPerson(ctx context.Context, organizationID, email string) (Person, error) {
	var row personRow
	err := d.session(ctx).Take(&row, "organization_id = ? AND email = ?", organizationID, strings.ToLower(email)).Error
	return personFromRow(&row), found(ctx, "find person", "Person not found", err)
}

// ListPeople returns the organization's people, oldest first.
func (d *DB) ListPeople(ctx context.Context, organizationID string) ([]Person, error) {
	var rows []personRow
	err := d.session(ctx).Order("created_at, id").Find(&rows, "organization_id = ?", organizationID).Error
	return convert(rows, personFromRow), failed(ctx, "list people", err)
}

// CreateInvitation stores i under the id that it has, sets its time of creation and lowers its address. A second one
// for an address is a Conflict, also when the first has expired.
func (t *Tx) CreateInvitation(ctx context.Context, organizationID string, i *api.Invitation) error {
	i.CreatedAt, i.Email = t.stamp(), strings.ToLower(i.Email)
	row := invitationRow{
		OrganizationID: organizationID, ID: i.ID, Email: i.Email, Role: string(i.Role),
		Created: milliseconds(i.CreatedAt.Time), Expire: milliseconds(i.ExpireAt.Time),
	}
	return failed(ctx, "create invitation", t.session(ctx).Create(&row).Error)
}

// UpdateInvitation stores role and expiry of i. The address cannot change.
func (t *Tx) UpdateInvitation(ctx context.Context, organizationID string, i *api.Invitation) error {
	result := t.session(ctx).Exec("UPDATE invitations SET role = ?, expire_at = ? WHERE organization_id = ? AND id = ?",
		string(i.Role), milliseconds(i.ExpireAt.Time), organizationID, i.ID)
	return changed(ctx, "update invitation", "Invitation not found", result)
}

// GetInvitation returns an invitation of the organization.
func (d *DB) GetInvitation(ctx context.Context, organizationID, id string) (api.Invitation, error) {
	var row invitationRow
	err := d.session(ctx).Take(&row, "organization_id = ? AND id = ?", organizationID, id).Error
	return invitationFromRow(&row), found(ctx, "load invitation", "Invitation not found", err)
}

// FindInvitation returns the organization's invitation of the address.
func (d *DB) FindInvitation(ctx context.Context, organizationID, email string) (api.Invitation, error) {
	var row invitationRow
	err := d.session(ctx).Take(&row, "organization_id = ? AND email = ?", organizationID, strings.ToLower(email)).Error
	return invitationFromRow(&row), found(ctx, "find invitation", "Invitation not found", err)
}

// ListInvitations returns the organization's invitations, oldest first.
func (d *DB) ListInvitations(ctx context.Context, organizationID string) ([]api.Invitation, error) {
	var rows []invitationRow
	err := d.session(ctx).Order("created_at, id").Find(&rows, "organization_id = ?", organizationID).Error
	return convert(rows, invitationFromRow), failed(ctx, "list invitations", err)
}
