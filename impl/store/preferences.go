package store

import (
	"context"
	"database/sql"
	"errors"
)

// Preferences are what a person has chosen, as JSON: {} for nothing.
func (d *DB) Preferences(ctx context.Context, organizationID, person string) ([]byte, error) {
	body := []byte("{}")
	err := d.one(ctx, []any{&body}, "SELECT body FROM preferences WHERE organization_id = ? AND person_id = ?",
		organizationID, person)
	if errors.Is(err, sql.ErrNoRows) {
		return []byte("{}"), nil
	}
	return body, failed(ctx, "load preferences", err)
}

// SetPreferences replaces what a person, who exists, has chosen. It goes with the person.
func (t *Tx) SetPreferences(ctx context.Context, organizationID, person string, body []byte) error {
	err := t.session(ctx).Exec("INSERT INTO preferences (organization_id, person_id, body, updated_at) VALUES (?, ?, ?, ?)"+
		" ON CONFLICT (organization_id, person_id) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at",
		organizationID, person, string(body), milliseconds(t.now())).Error
	return failed(ctx, "store preferences", err)
}
