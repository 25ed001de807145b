package store

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

const connectionMissing = "Connection not found"

// connectionRow carries the password besides, because an answer never does. Reads leave that column out, so that a
// password is unsealed only for those who connect.
type connectionRow struct {
	TeamID             string `gorm:"primaryKey"`
	ID                 string `gorm:"primaryKey"`
	Name               string
	Host               string
	Username           string
	Password           []byte // sealed, also when empty
	SettingPrefix      *string
	IsPrometheus       *bool
	PrometheusEndpoint *string
	Trusted            bool
	Created            int64 `gorm:"column:created_at"`
	Updated            int64 `gorm:"column:updated_at"`
}

func (connectionRow) TableName() string { return "connections" }

// connectionFromRow returns the answer about a connection, which has no password.
func connectionFromRow(r *connectionRow) api.Connection {
	return api.Connection{
		ID: r.ID, Name: r.Name, Host: r.Host, Username: r.Username,
		HyperdxSettingPrefix: r.SettingPrefix, IsPrometheusEndpoint: r.IsPrometheus,
		PrometheusEndpoint: r.PrometheusEndpoint,
		CreatedAt:          fromMilliseconds(r.Created), UpdatedAt: fromMilliseconds(r.Updated),
	}
}

// connectionToRow returns the row of a connection. Password and trust are for the caller to fill in.
func connectionToRow(team core.TeamID, c *api.Connection) connectionRow {
	return connectionRow{
		TeamID: string(team), ID: c.ID, Name: c.Name, Host: c.Host, Username: c.Username,
		SettingPrefix: c.HyperdxSettingPrefix, IsPrometheus: c.IsPrometheusEndpoint,
		PrometheusEndpoint: c.PrometheusEndpoint,
		Created:            milliseconds(c.CreatedAt.Time), Updated: milliseconds(c.UpdatedAt.Time),
	}
}

func passwordPlace(team core.TeamID, id string) []byte {
	return place("connections", team, id, "password")
}

// ConnectionAccess is what only those need to know who connect.
type ConnectionAccess struct {
	// Password is sealed in the store.
	Password string
	// Trusted is set when the operator has configured the host, so that it may be in a private network.
	Trusted bool
}

// CreateConnection stores c under the id that it has and sets its times.
func (t *Tx) CreateConnection(ctx context.Context, team core.TeamID, c *api.Connection, a ConnectionAccess) error {
	c.CreatedAt = t.stamp()
	c.UpdatedAt = c.CreatedAt
	row := connectionToRow(team, c)
	row.Trusted, row.Password = a.Trusted, t.sealer.seal(a.Password, passwordPlace(team, c.ID))
	if err := t.admit(ctx, team, Connections, 1); err != nil {
		return err
	}
	return failed(ctx, "create connection", t.session(ctx).Create(&row).Error)
}

// UpdateConnection replaces c but for its time of creation, and sets its time of change, which is later than that of
// the change before. A nil password keeps the stored one; whether the host is trusted is never kept, as it may be
// another one.
func (t *Tx) UpdateConnection(
	ctx context.Context, team core.TeamID, c *api.Connection, password *string, trusted bool,
) error {
	row := connectionToRow(team, c)
	row.Trusted = trusted
	keep := []string{"team_id", "id", "created_at", "updated_at"}
	if password != nil {
		row.Password = t.sealer.seal(*password, passwordPlace(team, c.ID))
	} else {
		keep = append(keep, "password")
	}
	// Without "*" gorm would skip fields that have become nil.
	result := t.session(ctx).Select("*").Omit(keep...).
		Where("team_id = ? AND id = ?", string(team), c.ID).Updates(&row)
	if err := changed(ctx, "update connection", connectionMissing, result); err != nil {
		return err
	}
	// By this time others know whether what they have opened is still the right one, so no two changes may share it.
	now := milliseconds(t.stamp().Time)
	result = t.session(ctx).Model(&connectionRow{}).Where("team_id = ? AND id = ?", string(team), c.ID).
		UpdateColumn("updated_at", gorm.Expr(later, now, now))
	if err := changed(ctx, "update connection", connectionMissing, result); err != nil {
		return err
	}
	err := t.one(ctx, []any{&row.Updated},
		"SELECT updated_at FROM connections WHERE team_id = ? AND id = ?", string(team), c.ID)
	c.UpdatedAt = fromMilliseconds(row.Updated)
	return failed(ctx, "update connection", err)
}

// DeleteConnection deletes a connection. Sources keep pointing to it.
func (t *Tx) DeleteConnection(ctx context.Context, team core.TeamID, id string) error {
	result := t.session(ctx).Exec("DELETE FROM connections WHERE team_id = ? AND id = ?", string(team), id)
	return changed(ctx, "delete connection", connectionMissing, result)
}

// GetConnection returns a connection of the team.
func (d *DB) GetConnection(ctx context.Context, team core.TeamID, id string) (api.Connection, error) {
	c, _, err := d.NamedConnection(ctx, team, id)
	return c, err
}

// NamedConnection returns a connection of the team, and whether another one has the same name.
func (d *DB) NamedConnection(ctx context.Context, team core.TeamID, id string) (
	c api.Connection, shared bool, err error,
) {
	row := connectionRow{ID: id}
	err = d.one(ctx, []any{
		&row.Name, &row.Host, &row.Username, &row.SettingPrefix, &row.IsPrometheus,
		&row.PrometheusEndpoint, &row.Created, &row.Updated, &shared,
	},
		"SELECT name, host, username, setting_prefix, is_prometheus, prometheus_endpoint, created_at, updated_at,"+
			" EXISTS (SELECT 1 FROM connections o WHERE o.team_id = c.team_id AND o.name = c.name AND o.id <> c.id)"+
			" FROM connections c WHERE team_id = ? AND id = ?", string(team), id)
	return connectionFromRow(&row), shared, found(ctx, "load connection", connectionMissing, err)
}

// LockConnection returns a connection and how to connect, for one that is about to be changed: until the transaction
// ends no other one changes it or, with ShareConnection, refers to it.
func (t *Tx) LockConnection(
	ctx context.Context, team core.TeamID, id string,
) (api.Connection, ConnectionAccess, error) {
	var row connectionRow
	err := t.lockingSession(ctx, clause.LockingStrengthUpdate).
		Take(&row, "team_id = ? AND id = ?", string(team), id).Error
	if err != nil {
		return api.Connection{}, ConnectionAccess{}, found(ctx, "load connection", connectionMissing, err)
	}
	password, err := t.sealer.open(row.Password, passwordPlace(team, id))
	access := ConnectionAccess{Password: password, Trusted: row.Trusted}
	return connectionFromRow(&row), access, failed(ctx, "load connection", err)
}

// ShareConnection reports an error unless the connection exists, which then stays until the transaction ends. It is
// for something that is about to refer to it.
func (t *Tx) ShareConnection(ctx context.Context, team core.TeamID, id string) error {
	err := t.one(ctx, []any{&id}, "SELECT id FROM connections WHERE team_id = ? AND id = ?"+t.locking(forShare),
		string(team), id)
	return found(ctx, "load connection", connectionMissing, err)
}

// ConnectionAccess returns how to connect, for the engine alone.
func (d *DB) ConnectionAccess(ctx context.Context, team core.TeamID, id string) (ConnectionAccess, error) {
	var (
		a      ConnectionAccess
		sealed []byte
	)
	err := d.one(ctx, []any{&sealed, &a.Trusted},
		"SELECT password, trusted FROM connections WHERE team_id = ? AND id = ?", string(team), id)
	if err != nil {
		return ConnectionAccess{}, found(ctx, "load connection", connectionMissing, err)
	}
	a.Password, err = d.sealer.open(sealed, passwordPlace(team, id))
	return a, failed(ctx, "load connection", err)
}

// ListConnections returns the team's connections, the oldest first.
func (d *DB) ListConnections(ctx context.Context, team core.TeamID) ([]api.Connection, error) {
	var rows []connectionRow
	err := d.session(ctx).Omit("password").Order("id").Find(&rows, "team_id = ?", string(team)).Error
	return convert(rows, connectionFromRow), failed(ctx, "list connections", err)
}
