package store

import (
	"context"

	"gorm.io/gorm"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Organization is what services, people and keys belong to.
type Organization struct {
	ID string // UUID
	// Name is how the operator calls it: unique, and never another one.
	Name string
	// DisplayName is how its people call it.
	DisplayName     string
	CreatedAt       core.Time
	EnableCoreDumps bool
	// PrivateEndpoints are in the order in which they were added.
	PrivateEndpoints []api.PrivateEndpoint
}

const (
	organizationMissing = "Organization not found"
	organizationExists  = "An organization of this name exists already"
)

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

// The rows name their times Created and Expire: gorm would set a field called CreatedAt itself, and in seconds.

type organizationRow struct {
	ID               string `gorm:"primaryKey"`
	Name             string
	DisplayName      string
	EnableCoreDumps  bool
	PrivateEndpoints string // JSON
	Created          int64  `gorm:"column:created_at"`
}

func (organizationRow) TableName() string { return "organizations" }

func organizationFromRow(r *organizationRow) (Organization, error) {
	endpoints, err := jsonColumn[[]api.PrivateEndpoint](&r.PrivateEndpoints)
	return Organization{
		ID: r.ID, Name: r.Name, DisplayName: r.DisplayName, CreatedAt: fromMilliseconds(r.Created),
		EnableCoreDumps: r.EnableCoreDumps, PrivateEndpoints: endpoints,
	}, err
}

// organizationToRow also makes a list of endpoints that is nil empty, as it will be read back.
func organizationToRow(o *Organization) organizationRow {
	if o.PrivateEndpoints == nil {
		o.PrivateEndpoints = []api.PrivateEndpoint{}
	}
	return organizationRow{
		ID: o.ID, Name: o.Name, DisplayName: o.DisplayName, EnableCoreDumps: o.EnableCoreDumps,
		PrivateEndpoints: jsonText(o.PrivateEndpoints), Created: milliseconds(o.CreatedAt.Time),
	}
}

// serviceRow is a service, which is a team of an organization.
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

// CreateOrganization stores o under the id that it has, and sets its time. Its people see its name until they change
// it. Another one of the name is a Conflict.
func (t *Tx) CreateOrganization(ctx context.Context, o *Organization) error {
	o.CreatedAt, o.DisplayName = t.stamp(), o.Name
	row := organizationToRow(o)
	return unique(ctx, "create organization", organizationExists, t.session(ctx).Create(&row).Error)
}

// UpdateOrganization replaces o but for its name and its time of creation.
func (t *Tx) UpdateOrganization(ctx context.Context, o *Organization) error {
	row := organizationToRow(o)
	// With "*" gorm writes zero values too.
	result := t.session(ctx).Select("*").Omit("id", "name", "created_at").Where("id = ?", o.ID).Updates(&row)
	return changed(ctx, "update organization", organizationMissing, result)
}

// GetOrganization returns an organization.
func (d *DB) GetOrganization(ctx context.Context, id string) (Organization, error) {
	return d.organization(ctx, d.session(ctx), "id = ?", id)
}

// LockOrganization is GetOrganization for one that is about to be changed: until the transaction ends no other one
// changes it. Meanwhile others can make things that belong to it.
func (t *Tx) LockOrganization(ctx context.Context, id string) (Organization, error) {
	return t.organization(ctx, t.lockingSession(ctx, noKeyUpdate), "id = ?", id)
}

// FindOrganization returns the organization of the name, compared byte for byte.
func (d *DB) FindOrganization(ctx context.Context, name string) (Organization, error) {
	return d.organization(ctx, d.session(ctx), "name = ?", name)
}

// organization reads one organization by a query.
func (d *DB) organization(ctx context.Context, session *gorm.DB, where, value string) (Organization, error) {
	var row organizationRow
	if err := session.Take(&row, where, value).Error; err != nil {
		return Organization{}, found(ctx, "load organization", organizationMissing, err)
	}
	o, err := organizationFromRow(&row)
	return o, failed(ctx, "load organization", err)
}

// ListOrganizations returns all organizations by name.
func (d *DB) ListOrganizations(ctx context.Context) ([]Organization, error) {
	var rows []organizationRow
	if err := d.session(ctx).Order("name").Find(&rows).Error; err != nil {
		return nil, failed(ctx, "list organizations", err)
	}
	all, err := convertAll(rows, organizationFromRow)
	return all, failed(ctx, "list organizations", err)
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
