package store

import (
	"context"

	"github.com/obstack/obstack/impl/core"
)

// Source is a source as it is stored: the text of its answer, and apart from that only what a query needs.
type Source struct {
	ID           string
	Name         string
	Kind         string // log, trace, metric, session or promql
	ConnectionID string
	Body         []byte // JSON, returned byte for byte
	// UpdatedAt is the time of the last change, which is set when the source is stored. Lists leave it out.
	UpdatedAt core.Time
}

const (
	sourceColumns = "id, name, kind, connection_id, body"
	sourceMissing = "Source not found"
)

// columns are where the sourceColumns of a row go.
func (s *Source) columns() []any { return []any{&s.ID, &s.Name, &s.Kind, &s.ConnectionID, &s.Body} }

// CreateSource stores a source under the id that it has, and sets its time.
func (t *Tx) CreateSource(ctx context.Context, team core.TeamID, s *Source) error {
	if err := t.admit(ctx, team, Sources, 1); err != nil {
		return err
	}
	s.UpdatedAt = t.stamp()
	now := milliseconds(s.UpdatedAt.Time)
	err := t.session(ctx).Exec("INSERT INTO sources (team_id, "+sourceColumns+", created_at, updated_at)"+
		" VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		string(team), s.ID, s.Name, s.Kind, s.ConnectionID, string(s.Body), now, now).Error
	return failed(ctx, "create source", err)
}

// UpdateSource replaces everything about a source but its id; the text must carry the same id. It sets the time of change,
// which is later than that of the change before.
func (t *Tx) UpdateSource(ctx context.Context, team core.TeamID, s *Source) error {
	before, err := t.count(ctx, "SELECT updated_at FROM sources WHERE team_id = ? AND id = ?"+t.locking(forUpdate),
		string(team), s.ID)
	if err != nil {
		return found(ctx, "update source", sourceMissing, err)
	}
	s.UpdatedAt = t.laterStamp(fromMilliseconds(int64(before)))
	result := t.session(ctx).Exec(
		"UPDATE sources SET name = ?, kind = ?, connection_id = ?, body = ?, updated_at = ? WHERE team_id = ? AND id = ?",
		s.Name, s.Kind, s.ConnectionID, string(s.Body), milliseconds(s.UpdatedAt.Time), string(team), s.ID)
	return changed(ctx, "update source", sourceMissing, result)
}

// DeleteSource deletes a source. What refers to it stays.
func (t *Tx) DeleteSource(ctx context.Context, team core.TeamID, id string) error {
	result := t.session(ctx).Exec("DELETE FROM sources WHERE team_id = ? AND id = ?", string(team), id)
	return changed(ctx, "delete source", sourceMissing, result)
}

// GetSource returns a source of the team.
func (d *DB) GetSource(ctx context.Context, team core.TeamID, id string) (Source, error) {
	return d.source(ctx, team, id, "")
}

// LockSource is GetSource for one that is about to be changed: until the transaction ends no other one changes it.
func (t *Tx) LockSource(ctx context.Context, team core.TeamID, id string) (Source, error) {
	return t.source(ctx, team, id, t.locking(forUpdate))
}

func (d *DB) source(ctx context.Context, team core.TeamID, id, locking string) (Source, error) {
	var s Source
	var updated, size int64
	err := d.one(ctx, []any{&s.ID, &s.Name, &s.Kind, &s.ConnectionID, &updated, &size, &s.Body},
		"SELECT id, name, kind, connection_id, updated_at, "+smallText+" FROM sources WHERE team_id = ? AND id = ?"+locking,
		string(team), id)
	if err == nil && size > maxSmallText {
		if err = d.takeMemory(ctx, size); err == nil {
			err = d.one(ctx, append(s.columns(), &updated),
				"SELECT "+sourceColumns+", updated_at FROM sources WHERE team_id = ? AND id = ?", string(team), id)
		}
	}
	s.UpdatedAt = fromMilliseconds(updated)
	return s, found(ctx, "load source", sourceMissing, err)
}

// ListSources returns the team's sources, the oldest first.
func (d *DB) ListSources(ctx context.Context, team core.TeamID) ([]Source, error) {
	rows, err := d.rows(ctx, "SELECT "+sourceColumns+" FROM sources WHERE team_id = ? ORDER BY id", string(team))
	all, err := scanAll(rows, err, (*Source).columns)
	return all, failed(ctx, "list sources", err)
}

// SourceKinds returns the team's sources without their texts, in no order.
func (d *DB) SourceKinds(ctx context.Context, team core.TeamID) ([]Source, error) {
	rows, err := d.rows(ctx, "SELECT id, name, kind, connection_id FROM sources WHERE team_id = ?", string(team))
	all, err := scanAll(rows, err, func(s *Source) []any { return []any{&s.ID, &s.Name, &s.Kind, &s.ConnectionID} })
	return all, failed(ctx, "list sources", err)
}

// SourcesNamed returns the team's sources of the name, the oldest first.
func (d *DB) SourcesNamed(ctx context.Context, team core.TeamID, name string) ([]Source, error) {
	rows, err := d.rows(ctx, "SELECT "+sourceColumns+" FROM sources WHERE team_id = ? AND name = ? ORDER BY id",
		string(team), name)
	all, err := scanAll(rows, err, (*Source).columns)
	return all, failed(ctx, "find sources", err)
}
