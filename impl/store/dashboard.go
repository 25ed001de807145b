package store

import (
	"bytes"
	"context"

	"github.com/obstack/obstack/impl/core"
)

// Dashboard is a dashboard as it is stored: the text of its answer, and apart from that only what a query needs.
type Dashboard struct {
	ID   string
	Name string
	Body []byte // JSON, returned byte for byte
	// UpdatedAt is the time of the last change, which is set when the dashboard is stored. Lists leave it out.
	UpdatedAt core.Time
}

const dashboardMissing = "Dashboard not found"

// CreateDashboard stores a dashboard under the id that it has, and sets its time.
func (t *Tx) CreateDashboard(ctx context.Context, team core.TeamID, d *Dashboard) error {
	if err := t.admit(ctx, team, Dashboards, 1); err != nil {
		return err
	}
	if err := t.admit(ctx, team, DashboardBytes, int64(len(d.Body))); err != nil {
		return err
	}
	d.UpdatedAt = t.stamp()
	now := milliseconds(d.UpdatedAt.Time)
	err := t.session(ctx).Exec(
		"INSERT INTO dashboards (team_id, id, name, body, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
		string(team), d.ID, d.Name, string(d.Body), now, now).Error
	return failed(ctx, "create dashboard", err)
}

// UpdateDashboard replaces the name and text of a dashboard, and sets its time of change, which is later than that of the
// change before. To change what is stored instead of replacing it, read it with LockDashboard in the same transaction. One
// that gets larger is a Conflict if all together pass their limit; one that does not, never is.
func (t *Tx) UpdateDashboard(ctx context.Context, team core.TeamID, d *Dashboard) error {
	var size int
	var before int64
	err := t.one(ctx, []any{&size, &before}, "SELECT octet_length(body), updated_at FROM dashboards"+
		" WHERE team_id = ? AND id = ?"+t.locking(forUpdate), string(team), d.ID)
	if err != nil {
		return found(ctx, "update dashboard", dashboardMissing, err)
	}
	if more := len(d.Body) - size; more > 0 {
		if err := t.admit(ctx, team, DashboardBytes, int64(more)); err != nil {
			return err
		}
	}
	t.forget(reference{"dashboards", team, d.ID})
	d.UpdatedAt = t.laterStamp(fromMilliseconds(before))
	result := t.session(ctx).Exec("UPDATE dashboards SET name = ?, body = ?, updated_at = ? WHERE team_id = ? AND id = ?",
		d.Name, string(d.Body), milliseconds(d.UpdatedAt.Time), string(team), d.ID)
	return changed(ctx, "update dashboard", dashboardMissing, result)
}

// DeleteDashboard deletes a dashboard, but not its alerts; DeleteDashboardAlerts does.
func (t *Tx) DeleteDashboard(ctx context.Context, team core.TeamID, id string) error {
	t.forget(reference{"dashboards", team, id})
	result := t.session(ctx).Exec("DELETE FROM dashboards WHERE team_id = ? AND id = ?", string(team), id)
	return changed(ctx, "delete dashboard", dashboardMissing, result)
}

// GetDashboard returns a dashboard of the team but for its name, which is in the text too.
func (d *DB) GetDashboard(ctx context.Context, team core.TeamID, id string) (Dashboard, error) {
	return d.dashboard(ctx, team, id, "")
}

// LockDashboard is GetDashboard for one that is about to be changed or deleted: until the transaction ends no other one
// changes it or, with ShareDashboard, refers to it.
func (t *Tx) LockDashboard(ctx context.Context, team core.TeamID, id string) (Dashboard, error) {
	return t.dashboard(ctx, team, id, t.locking(forUpdate))
}

// ShareDashboard returns the text of a dashboard that is about to be referred to: it stays as it is until the transaction
// ends. With PostgreSQL what it returns may be assumed: see assumptions.
func (t *Tx) ShareDashboard(ctx context.Context, team core.TeamID, id string) ([]byte, error) {
	r := reference{"dashboards", team, id}
	if known, ok := t.assumed(r); ok {
		t.assume(ctx, "load dashboard", 1, "SELECT 1 FROM dashboards WHERE team_id = ? AND id = ? AND updated_at = ?",
			string(team), id, known.version)
		return bytes.Clone(known.text), nil
	}
	shared, err := t.dashboard(ctx, team, id, t.locking(forShare))
	if err == nil && len(shared.Body) <= maxSmallText {
		t.learn(r, assumption{milliseconds(shared.UpdatedAt.Time), bytes.Clone(shared.Body)})
	}
	return shared.Body, err
}

// dashboard reads a dashboard. A large one is read in a second step, once there is memory for it.
func (d *DB) dashboard(ctx context.Context, team core.TeamID, id, locking string) (Dashboard, error) {
	read := Dashboard{ID: id}
	var updated, size int64
	err := d.one(ctx, []any{&updated, &size, &read.Body},
		"SELECT updated_at, "+smallText+" FROM dashboards WHERE team_id = ? AND id = ?"+locking, string(team), id)
	if err == nil && size > maxSmallText {
		if err = d.takeMemory(ctx, size); err == nil {
			err = d.one(ctx, []any{&updated, &read.Body},
				"SELECT updated_at, body FROM dashboards WHERE team_id = ? AND id = ?", string(team), id)
		}
	}
	read.UpdatedAt = fromMilliseconds(updated)
	return read, found(ctx, "load dashboard", dashboardMissing, err)
}

// ListDashboards returns the texts of all dashboards of a team by name, the last first, as bytes compare. Of those
// with the same name the newest is first.
func (d *DB) ListDashboards(ctx context.Context, team core.TeamID) ([][]byte, error) {
	rows, err := d.rows(ctx, "SELECT body FROM dashboards WHERE team_id = ? ORDER BY name DESC, id DESC", string(team))
	bodies, err := scanAll(rows, err, func(body *[]byte) []any { return []any{body} })
	return bodies, failed(ctx, "list dashboards", err)
}

// DashboardsAmong returns those of the ids that are dashboards of the team.
func (d *DB) DashboardsAmong(ctx context.Context, team core.TeamID, ids []string) ([]string, error) {
	rows, err := d.rows(ctx, "SELECT id FROM dashboards WHERE team_id = ? AND ?", string(team), d.among("id", ids))
	found, err := scanAll(rows, err, func(id *string) []any { return []any{id} })
	return found, failed(ctx, "find dashboards", err)
}

// DashboardsNamed returns the team's dashboards of the name, the oldest first.
func (d *DB) DashboardsNamed(ctx context.Context, team core.TeamID, name string) ([]Dashboard, error) {
	rows, err := d.rows(ctx, "SELECT id, name, body FROM dashboards WHERE team_id = ? AND name = ? ORDER BY id",
		string(team), name)
	all, err := scanAll(rows, err, func(d *Dashboard) []any { return []any{&d.ID, &d.Name, &d.Body} })
	return all, failed(ctx, "find dashboards", err)
}
