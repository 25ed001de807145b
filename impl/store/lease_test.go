package store

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// What a process of the schema's version 15 sends to PostgreSQL: with a parameter for its name, or for a claim that it made.
const (
	earlierHeartbeat = "INSERT INTO evaluators (id, process, until, clock_offset)" +
		" VALUES (?, 'p', (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 20000, 0)" +
		" ON CONFLICT (id) DO UPDATE SET until = excluded.until, clock_offset = excluded.clock_offset"
	earlierProbe = "INSERT INTO evaluators (id, until) VALUES (?, 0)"
	earlierLeave = "DELETE FROM evaluators WHERE id = ? OR abs(until - (extract(epoch FROM clock_timestamp()) * 1000)::bigint) > 3600000"

	earlierUnclaimed = ".claim IS NULL OR NOT EXISTS (SELECT 1 FROM evaluators e WHERE e.until -" +
		" (extract(epoch FROM clock_timestamp()) * 1000)::bigint BETWEEN 1 AND 60000 AND substr("
	earlierClaimAlerts = "WITH due AS (SELECT team_id, id FROM alerts WHERE due_at <= 1 AND (alerts" + earlierUnclaimed +
		"alerts.claim, 1, length(e.id) + 1) = e.id || '/')) ORDER BY due_at LIMIT 9 FOR UPDATE SKIP LOCKED)" +
		" UPDATE alerts SET claim = ? || '/2' FROM due WHERE alerts.team_id = due.team_id AND alerts.id = due.id"
	earlierClaimEvents = "WITH due AS MATERIALIZED (SELECT team_id, seq FROM outbox WHERE (outbox" + earlierUnclaimed +
		"outbox.claim, 1, length(e.id) + 1) = e.id || '/')) ORDER BY seq LIMIT 9 FOR UPDATE SKIP LOCKED)" +
		" UPDATE outbox SET claim = ? || '/2' FROM due WHERE outbox.team_id = due.team_id AND outbox.seq = due.seq"
	earlierClaimTargets = "WITH due AS (SELECT team_id, webhook_id FROM delivery_targets WHERE due_at <= 1 AND (delivery_targets" +
		earlierUnclaimed + "delivery_targets.claim, 1, length(e.id) + 1) = e.id || '/')) LIMIT 9 FOR UPDATE SKIP LOCKED)" +
		" UPDATE delivery_targets SET claim = ? || '/2' FROM due WHERE delivery_targets.team_id = due.team_id" +
		" AND delivery_targets.webhook_id = due.webhook_id"

	earlierEvaluate = "UPDATE alerts SET judged_at = 5, due_at = 1, claim = NULL WHERE team_id = 'team' AND claim = ?"
	earlierFanOut   = "DELETE FROM outbox WHERE team_id = 'team' AND claim = ?"
	earlierUpdate   = "UPDATE delivery_targets SET paused_until = NULL, claim = NULL WHERE team_id = 'team' AND claim = ?"
)

// earlierProcess is one of the version before, on the store of this one.
type earlierProcess struct{ *Store }

// send runs a statement of the earlier process, and returns how many rows it has changed.
func (p earlierProcess) send(t *testing.T, statement, parameter string) (rows int64, refused bool) {
	t.Helper()
	err := p.Write(t.Context(), func(tx *Tx) error {
		result := tx.session(t.Context()).Exec(statement, parameter)
		rows = result.RowsAffected
		return result.Error
	})
	if err != nil && !strings.Contains(err.Error(), "of an earlier version than the store") {
		t.Errorf("%v\nin %s", err, statement)
	}
	return rows, err != nil
}

func (p earlierProcess) wantRows(t *testing.T, statement, parameter string, want int64) {
	t.Helper()
	if rows, refused := p.send(t, statement, parameter); refused || rows != want {
		t.Errorf("%d rows, want %d, refused %v: %s", rows, want, refused, statement)
	}
}

func (p earlierProcess) wantRefused(t *testing.T, parameter string, statements ...string) {
	t.Helper()
	for _, statement := range statements {
		if _, refused := p.send(t, statement, parameter); !refused {
			t.Errorf("not refused: %s", statement)
		}
	}
}

// seedWork stores three alerts, events and targets that are due.
func seedWork(t *testing.T, s *Store) {
	t.Helper()
	for _, id := range []string{"a", "b", "c"} {
		exec(t, s,
			[]any{"INSERT INTO alerts (team_id, id, threshold, threshold_type, window_interval, schedule_start_given," +
				" source, saved_search_id, state, created_at, updated_at, due_at)" +
				" VALUES ('team', ?, 1, 'above', '5m', false, 'saved_search', 'search', 'OK', 7, 7, 1)", id},
			[]any{"INSERT INTO outbox (team_id, id, alert_id, group_key, window_end, firing, event, created_at)" +
				" VALUES ('team', ?, ?, '', 5, true, ?, 7)", id, id, jsonText(Event{Alert: api.Alert{ID: id}})},
			[]any{"INSERT INTO delivery_targets (team_id, webhook_id, due_at, failures) VALUES ('team', ?, 1, 0)", id},
		)
	}
}

// seedEarlierClaims stores what the earlier version has claimed, but for the last of each.
func seedEarlierClaims(t *testing.T, s *Store) {
	t.Helper()
	seedWork(t, s)
	exec(t, s,
		[]any{"UPDATE alerts SET claim = 'old/' || id WHERE id IN ('a', 'b')"},
		[]any{"UPDATE outbox SET claim = 'old/' || id WHERE id IN ('a', 'b')"},
		[]any{"UPDATE delivery_targets SET claim = 'old/' || webhook_id WHERE webhook_id IN ('a', 'b')"},
	)
}

// claimed is what this version can claim.
func claimed(t *testing.T, s *Store) (got string) {
	t.Helper()
	_, err := s.Heartbeat(t.Context(), "new", 20*time.Second)
	want(t, err, nil)
	alerts, err := s.ClaimAlerts(t.Context(), "new", 9)
	want(t, err, nil)
	for _, a := range alerts {
		got += "alert " + a.Alert.ID + " "
	}
	events, err := s.ClaimEvents(t.Context(), "new", 9)
	want(t, err, nil)
	for _, e := range events {
		got += "event " + e.ID + " "
	}
	targets, err := s.ClaimTargets(t.Context(), TargetClaim{Worker: "new", Limit: 9})
	want(t, err, nil)
	for _, target := range targets {
		got += "target " + target.WebhookID + " "
	}
	return got
}

// TestAnEarlierVersionThatStillRunsClaimsNothing has a process of the version before the sixteenth schema go on beside one
// of this version, in PostgreSQL: SQLite has one process. It ends what it was doing, and both do nothing twice.
func TestAnEarlierVersionThatStillRunsClaimsNothing(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	now := time.Date(2027, 3, 4, 12, 0, 0, 0, time.UTC)
	opts := Options{DSN: pgtest.SetClock(t, pgtest.DSN(t), pgtest.At(now)), Key: bytes.Repeat([]byte{1}, 32)}
	opts.Now = func() time.Time { return now }
	s, err := Open(ctx, opts)
	want(t, err, nil)
	t.Cleanup(func() { _ = s.Close() })
	advance := func(d time.Duration) {
		now = now.Add(d)
		pgtest.Exec(t, opts.DSN, pgtest.Clock(pgtest.At(now)))
	}
	old := earlierProcess{s}
	claims := []string{earlierClaimAlerts, earlierClaimEvents, earlierClaimTargets}

	migrateTo(t, s, 15)
	old.wantRows(t, earlierHeartbeat, "old", 1)
	seedEarlierClaims(t, s)
	if err := s.Migrate(ctx); err != nil {
		t.Fatal(err)
	}

	// It is alive for its own claims, and what it has done counts.
	old.wantRefused(t, "old", claims...)
	want(t, claimed(t, s), "alert c event c target c ")
	old.wantRows(t, earlierHeartbeat, "old", 0)
	old.wantRows(t, earlierProbe, "try", 0)
	for _, statement := range []string{earlierEvaluate, earlierFanOut, earlierUpdate} {
		old.wantRows(t, statement, "old/a", 1)
	}
	want(t, claimed(t, s), "alert a event c target a ")
	old.wantRefused(t, "old", claims...)
	old.wantRefused(t, "newborn", earlierHeartbeat)

	// Its last heartbeat counts for 20 seconds as it believes, and then the rest is free.
	advance(39 * time.Second)
	old.wantRows(t, earlierHeartbeat, "old", 0)
	want(t, claimed(t, s), "event c ")
	advance(time.Second)
	old.wantRefused(t, "old", earlierHeartbeat)
	old.wantRows(t, earlierProbe, "try", 0)
	advance(19 * time.Second)
	want(t, claimed(t, s), "event c ")
	advance(time.Second)
	want(t, claimed(t, s), "alert b event b event c target b ")
	for _, statement := range []string{earlierEvaluate, earlierFanOut, earlierUpdate} {
		old.wantRows(t, statement, "old/b", 0)
	}
	old.wantRefused(t, "old", append(claims, earlierHeartbeat)...)
	old.wantRows(t, earlierLeave, "old", 0)
	want(t, len(s.texts(t, "SELECT id FROM evaluators")), 0)
}

// TestAClaimIsNotTakenFromAWorkerThatHasJustBegun holds the statement with which one worker claims, once it has its
// snapshot of the tables, until another has begun and claimed everything. So the first cannot know that the other is alive.
// SQLite has one writer at a time.
func TestAClaimIsNotTakenFromAWorkerThatHasJustBegun(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	for table, claim := range map[string]func(s *Store, worker string) (int, error){
		"alerts": func(s *Store, worker string) (int, error) {
			alerts, err := s.ClaimAlerts(ctx, worker, 9)
			return len(alerts), err
		},
		"outbox": func(s *Store, worker string) (int, error) {
			events, err := s.ClaimEvents(ctx, worker, 9)
			return len(events), err
		},
		"delivery_targets": func(s *Store, worker string) (int, error) {
			targets, err := s.ClaimTargets(ctx, TargetClaim{Worker: worker, Limit: 9})
			return len(targets), err
		},
	} {
		t.Run(table, func(t *testing.T) {
			t.Parallel()
			opts := Options{DSN: pgtest.DSN(t), Key: bytes.Repeat([]byte{1}, 32)}
			begin := func(worker, dsn string) *Store {
				opts := opts
				opts.DSN = dsn
				s, err := Open(ctx, opts)
				want(t, err, nil)
				t.Cleanup(func() { _ = s.Close() })
				want(t, s.Migrate(ctx), nil)
				_, err = s.Heartbeat(ctx, worker, maxLease)
				want(t, err, nil)
				return s
			}
			slow := begin("slow", opts.DSN+"&application_name=slow")
			seedWork(t, slow)
			// A trigger of the statement runs after that has its snapshot, and before it looks for what is due.
			pgtest.Exec(t, opts.DSN, "CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"+
				" IF current_setting('application_name') = 'slow' THEN PERFORM pg_advisory_xact_lock(1); END IF;"+
				" RETURN NULL; END $$; CREATE TRIGGER hold BEFORE UPDATE ON "+table+" EXECUTE FUNCTION hold()")
			pool, err := slow.openUnbounded("0")
			want(t, err, nil)
			t.Cleanup(func() { _ = pool.Close() })
			held, err := pool.BeginTx(ctx, nil)
			want(t, err, nil)
			_, err = held.ExecContext(ctx, "SELECT pg_advisory_xact_lock(1)")
			want(t, err, nil)

			var late int
			ended := make(chan error, 1)
			go func() {
				var err error
				late, err = claim(slow, "slow")
				ended <- err
			}()
			patience.Within(t, "the claim is held", func() bool {
				select {
				case err := <-ended:
					t.Fatalf("the claim was not held: %v", err)
				default:
				}
				return waitingForLocks(t, slow) > 0
			})
			n, err := claim(begin("new", opts.DSN), "new")
			want(t, err, nil)
			want(t, n, 3)
			want(t, held.Rollback(), nil)
			want(t, <-ended, nil)
			want(t, late, 0)
		})
	}
}
