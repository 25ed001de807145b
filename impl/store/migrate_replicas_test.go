package store

import (
	"bytes"
	"context"
	"testing"

	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// waitingForLocks returns the number of locks in the database that are waited for.
func waitingForLocks(t *testing.T, s *Store) int {
	t.Helper()
	n, err := s.count(t.Context(), "SELECT count(*) FROM pg_locks l JOIN pg_database d ON d.oid = l.database"+
		" WHERE NOT l.granted AND d.datname = current_database()")
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestTheSixthSchemaIsMadeBesideReplicasThatWrite begins a transaction of a replica of an earlier version, starts the
// migration, which has to wait, and then completes the transaction.
func TestTheSixthSchemaIsMadeBesideReplicasThatWrite(t *testing.T) {
	t.Parallel()
	for name, tables := range map[string][]string{
		"a dashboard is deleted": {"dashboards", "alerts"},
		"a file is applied":      {"connections", "sources", "saved_searches", "webhooks", "dashboards", "alerts"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, err := Open(t.Context(), Options{DSN: pgtest.DSN(t), Key: bytes.Repeat([]byte{1}, 32)})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = s.Close() })
			migrateTo(t, s, 5)
			pool, err := s.openUnbounded("0")
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = pool.Close() })
			replica, err := pool.BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = replica.Rollback() }()
			migrated := make(chan error, 1)
			for i, table := range tables {
				if _, err := replica.ExecContext(t.Context(), "DELETE FROM "+table); err != nil {
					t.Errorf("the replica writes %s: %v", table, err)
				}
				if i > 0 {
					continue
				}
				go func() { migrated <- s.Migrate(t.Context()) }()
				patience.Within(t, "the migration waits for the replica", func() bool { return waitingForLocks(t, s) > 0 })
			}
			want(t, replica.Commit(), nil)
			want(t, <-migrated, nil)
		})
	}
}

// TestAMigrationHoldsUpNoReplica has a backup read while a migration wants to change the table, and a replica read it too.
func TestAMigrationHoldsUpNoReplica(t *testing.T) {
	t.Parallel()
	s, err := Open(t.Context(), Options{DSN: pgtest.DSN(t), Key: bytes.Repeat([]byte{1}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	migrateTo(t, s, unsealVersion)
	pool, err := s.openUnbounded("0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = pool.Close() })
	backup, err := pool.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = backup.Rollback() }()
	if _, err := backup.ExecContext(t.Context(), "LOCK TABLE alert_history IN ACCESS SHARE MODE"); err != nil {
		t.Fatal(err)
	}
	migrated := make(chan error, 1)
	go func() { migrated <- s.Migrate(t.Context()) }()
	patience.Within(t, "the migration waits for the backup", func() bool {
		select {
		case err := <-migrated:
			t.Fatalf("the migration has not waited for the backup: %v", err)
		default:
		}
		return waitingForLocks(t, s) > 0
	})
	_, err = s.count(t.Context(), "SELECT count(*) FROM alert_history")
	want(t, err, nil)
	want(t, backup.Rollback(), nil)
	want(t, <-migrated, nil)
}

// TestAnswersAreAddedBesideReplicasThatWrite has a replica change the last alert while the migration comes to it. The first
// ones are free, and stay answered when the migration is killed.
func TestAnswersAreAddedBesideReplicasThatWrite(t *testing.T) {
	t.Parallel()
	s, err := Open(t.Context(), Options{DSN: pgtest.DSN(t), Key: bytes.Repeat([]byte{1}, 32)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	migrateTo(t, s, answersVersion-1)
	exec(t, s, []any{
		"INSERT INTO alerts (team_id, id, name, threshold, threshold_type, window_interval, schedule_start_given, source, state," +
			" execution_errors, created_at, updated_at) SELECT 'team', to_char(n, '0000'), 'n', 1, 'above', '5m', FALSE, 'tile', 'OK'," +
			" '[]', 1, 2 FROM generate_series(1, ?) AS n", 2*answersBatch + 1,
	})
	pool, err := s.openUnbounded("0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = pool.Close() })
	replica, err := pool.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = replica.Rollback() }()
	const last = "(SELECT max(id) FROM alerts)"
	if _, err := replica.ExecContext(t.Context(), "SELECT FROM alerts WHERE id = "+last+" FOR UPDATE"); err != nil {
		t.Fatal(err)
	}
	ctx, kill := context.WithCancel(t.Context())
	defer kill()
	migrated := make(chan error, 1)
	go func() { migrated <- s.Migrate(ctx) }()
	patience.Within(t, "the migration waits for the replica", func() bool {
		select {
		case err := <-migrated:
			t.Fatalf("the migration has not waited for the replica: %v", err)
		default:
		}
		waiting, err := s.count(t.Context(), "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()")
		if err != nil {
			t.Fatal(err)
		}
		return waiting > 0
	})
	_, err = s.pool.ExecContext(t.Context(), "SELECT FROM alerts WHERE id < "+last+" FOR UPDATE NOWAIT")
	want(t, err, nil)
	kill()
	if err := <-migrated; err == nil {
		t.Error("the migration has not waited")
	}
	answered := func() int {
		t.Helper()
		n, err := s.count(t.Context(), "SELECT count(*) FROM alerts WHERE answer_of = updated_at")
		want(t, err, nil)
		return n
	}
	want(t, answered(), 2*answersBatch)
	want(t, replica.Rollback(), nil)
	want(t, s.Migrate(t.Context()), nil)
	want(t, answered(), 2*answersBatch+1)
}
