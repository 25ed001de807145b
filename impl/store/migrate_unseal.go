package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/pressly/goose/v3"

	"github.com/obstack/obstack/impl/egress"
)

// unsealVersion is the migration that is written in Go. It unseals addresses, and adds a column that may be there, which
// SQL cannot.
const unsealVersion = 13

// The schema's versions from which on members could make webhooks, and webhooks say whether the operator has made them.
const (
	membersVersion = 3
	trustedVersion = 5
)

func (s *Store) unsealMigration() *goose.Migration {
	return goose.NewGoMigration(unsealVersion, &goose.GoFunc{RunTx: func(ctx context.Context, tx *sql.Tx) error {
		if err := s.addMessages(ctx, tx); err != nil {
			return err
		}
		return s.trustApplied(ctx, tx)
	}}, nil)
}

// addMessages adds a column that the first form of the fifth schema did not have.
func (s *Store) addMessages(ctx context.Context, tx *sql.Tx) error {
	if s.postgres {
		_, err := tx.ExecContext(ctx, `ALTER TABLE delivery_attempts ADD COLUMN IF NOT EXISTS message TEXT COLLATE "C"`)
		return err
	}
	var n int
	err := tx.QueryRowContext(ctx,
		"SELECT count(*) FROM pragma_table_info('delivery_attempts') WHERE name = 'message'").Scan(&n)
	if err == nil && n == 0 {
		_, err = tx.ExecContext(ctx, "ALTER TABLE delivery_attempts ADD COLUMN message TEXT")
	}
	return err
}

// trustApplied trusts the webhooks that the operator has applied before it was written down which those are: all that are
// older than what lets members make some, and all of a managed store, where members cannot. Of those in between it
// trusts the ones at private addresses, which members were refused. They may have named a host that is private.
func (s *Store) trustApplied(ctx context.Context, tx *sql.Tx) error {
	members, err := s.migratedAt(ctx, tx, membersVersion)
	if err != nil {
		return err
	}
	trusted, err := s.migratedAt(ctx, tx, trustedVersion)
	if err != nil {
		return err
	}
	var first KeyKind
	err = tx.QueryRowContext(ctx, firstKey).Scan(&first)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	rows, err := tx.QueryContext(ctx, "SELECT team_id, id, url, updated_at FROM webhooks WHERE NOT trusted")
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	var applied []webhookRow
	for rows.Next() {
		var r webhookRow
		if err := rows.Scan(&r.TeamID, &r.ID, &r.URL, &r.Updated); err != nil {
			return err
		}
		changed := time.UnixMilli(r.Updated)
		if first == OrganizationKey || changed.Before(members) || changed.Before(trusted) && s.isPrivate(&r) {
			applied = append(applied, r)
		}
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return err
	}
	for _, r := range applied {
		_, err := tx.ExecContext(ctx, "UPDATE webhooks SET trusted = true WHERE team_id = $1 AND id = $2", r.TeamID, r.ID)
		if err != nil {
			return err
		}
	}
	return nil
}

// isPrivate reports whether members may not name the address of a webhook. One that cannot be unsealed is not called.
func (s *Store) isPrivate(r *webhookRow) bool {
	w, err := s.sealer.webhookFromRow(r)
	if err != nil {
		return false
	}
	u, err := url.Parse(w.URL)
	var public *egress.Policy
	return err == nil && public.CheckText(u.Hostname()) != nil
}

// migratedAt is when a migration has run, to the second.
func (s *Store) migratedAt(ctx context.Context, tx *sql.Tx, version int) (time.Time, error) {
	seconds := "unixepoch(tstamp)"
	if s.postgres {
		seconds = "extract(epoch FROM tstamp AT TIME ZONE current_setting('TimeZone'))::bigint"
	}
	var at int64
	err := tx.QueryRowContext(ctx,
		"SELECT min("+seconds+") FROM "+versionTable+" WHERE version_id = $1", version).Scan(&at)
	if err != nil {
		return time.Time{}, fmt.Errorf("read the time of migration %d: %w", version, err)
	}
	return time.Unix(at, 0), nil
}
