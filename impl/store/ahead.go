package store

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
)

// What follows finds what was stored for a time that only a clock which was ahead can have meant, and takes it back. It is
// for processes whose clocks are right: to one that is behind everything is in the future, so it finds nothing there.

// windowMillis is the length of an alert's windows, as SQL. One that no API has written counts as the longest.
var windowMillis = func() string {
	var cases strings.Builder
	var longest int64
	for _, i := range api.AlertIntervals() {
		longest = i.Duration().Milliseconds()
		fmt.Fprintf(&cases, " WHEN '%s' THEN %d", i, longest)
	}
	return fmt.Sprintf("CASE window_interval%s ELSE %d END", &cases, longest)
}()

// MaxDelay is how long after their ends windows may be read at most.
const MaxDelay = 30 * time.Second

// tooLate is the condition that an alert is due later than a window from now, or from where the first one begins, to which
// nothing puts an evaluation off: those that fail are tried again after a minute, and no window is shorter. A delay
// from the end of a window until it is read counts for first windows only: any other one that is read next may have ended
// already. The index can use the first part, which leaves out alerts with short windows.
func tooLate(now time.Time) (condition string, args []any) {
	ms, delay := milliseconds(now), MaxDelay.Milliseconds()
	return "due_at > ? AND due_at > " + windowMillis +
			" + CASE WHEN schedule_start_at > ? THEN schedule_start_at + ? ELSE ? END + ?",
		[]any{
			milliseconds(now.Add(api.AlertIntervalMinutes1.Duration() + maxSkew)), ms - delay, delay, ms, maxSkew.Milliseconds(),
		}
}

// ExpediteAlerts makes alerts due that wait for a time that no schedule says, and returns how many those are.
func (s *Store) ExpediteAlerts(ctx context.Context) (int, error) {
	now, steady, err := s.SteadyTime(ctx)
	if err != nil || !steady {
		return 0, err
	}
	condition, args := tooLate(now)
	n, err := s.count(ctx, "SELECT count(*) FROM alerts WHERE "+condition, args...)
	if err != nil || n == 0 { // nothing to disturb others for
		return 0, failed(ctx, "find alerts due too late", err)
	}
	err = s.Write(ctx, func(tx *Tx) error {
		result := tx.session(ctx).Exec("UPDATE alerts SET due_at = ? WHERE "+condition,
			append([]any{milliseconds(now)}, args...)...)
		n = int(result.RowsAffected)
		return failed(ctx, "reschedule alerts due too late", result.Error)
	})
	return n, err
}

// takeBack corrects alerts whose newest windows were evaluated before their end: the last one that counts is the last
// in their history that is over by now.
func (t *Tx) takeBack(ctx context.Context, now time.Time, claimed []DueAlert) error {
	type record struct {
		TeamID string `json:"team_id"`
		ID     string `json:"id"`
	}
	var records []record
	ahead := map[alertKey]*DueAlert{}
	for i := range claimed {
		if d := &claimed[i]; d.Evaluated.After(now.Add(maxSkew)) {
			d.Ahead = true
			ahead[alertKey{d.Alert.TeamID, d.Alert.ID}] = d
			records = append(records, record{d.Alert.TeamID, d.Alert.ID})
		}
	}
	if len(records) == 0 {
		return nil
	}
	type row struct {
		alertKey
		evaluated *int64
	}
	rows, err := t.rows(ctx, "UPDATE alerts SET judged_at = (SELECT max(h.window_end) FROM alert_history h"+
		" WHERE h.team_id = alerts.team_id AND h.alert_id = alerts.id AND h.window_end <= ? AND h.state <> 'ERROR')"+
		" WHERE (team_id, id) IN (SELECT v.team_id, v.id FROM "+t.records([]column{{"team_id", "text"}, {"id", "text"}})+
		") RETURNING team_id, id, judged_at", milliseconds(now), jsonText(records))
	corrected, err := scanAll(rows, err, func(r *row) []any { return []any{&r.team, &r.id, &r.evaluated} })
	for _, r := range corrected {
		d := ahead[r.alertKey]
		d.Evaluated = time.Time{}
		if r.evaluated != nil {
			d.Evaluated = fromMilliseconds(*r.evaluated).Time
		}
	}
	return err
}

// Expedited is how much ExpediteDeliveries has found.
type Expedited struct {
	// Attempts are deliveries that were to be tried later, and Pauses webhooks that were left alone.
	Attempts, Pauses int
}

// Conditions of ExpediteDeliveries. A delivery that was not tried yet is due at once, and so is what was tried in the
// future. A webhook is left alone for an hour at most, which is all there is to go by for pauses of older versions.
const (
	attemptAhead = "d.status = 'pending' AND NOT d.waits AND d.due_at > ? AND (d.tries = 0 OR EXISTS (SELECT 1" +
		" FROM delivery_attempts a WHERE a.team_id = d.team_id AND a.delivery_id = d.id AND a.number = d.attempts" +
		" AND a.began_at > ?))"
	expiryAhead = "d.status = 'pending' AND d.expires_at > ?"
	pauseAhead  = "t.paused_until > ? AND (t.paused_at > ? OR t.paused_until > ?)"
	maxPause    = time.Hour
)

// ExpediteDeliveries makes deliveries due, and ends pauses of webhooks, that wait because of attempts in the future. No
// delivery is tried for longer than it may be from now on. Of very many it takes some at a time.
func (s *Store) ExpediteDeliveries(ctx context.Context, longest time.Duration) (Expedited, error) {
	now, steady, err := s.SteadyTime(ctx)
	if err != nil || !steady {
		return Expedited{}, err
	}
	ms, soon := milliseconds(now), milliseconds(now.Add(maxSkew))
	expiry, pause := milliseconds(now.Add(longest+maxSkew)), milliseconds(now.Add(maxPause+maxSkew))
	rows, err := s.rows(ctx, "SELECT d.team_id, d.webhook_id FROM deliveries d WHERE "+attemptAhead+
		" UNION SELECT d.team_id, d.webhook_id FROM deliveries d WHERE "+expiryAhead+
		" UNION SELECT t.team_id, t.webhook_id FROM delivery_targets t WHERE "+pauseAhead,
		soon, soon, expiry, soon, soon, pause)
	found, err := scanAll(rows, err, func(r *DeliveryTarget) []any { return []any{&r.Team, &r.WebhookID} })
	if err != nil || len(found) == 0 {
		return Expedited{}, failed(ctx, "find attempts in the future", err)
	}
	targets := make(map[DeliveryTarget]bool, len(found))
	records := make([]targetRecord, len(found))
	for i, t := range found {
		targets[t], records[i] = true, t.record()
	}
	ofThese := "(team_id, webhook_id) IN (SELECT v.team_id, v.webhook_id FROM " + s.records(targetColumns) + ")"
	var e Expedited
	err = s.Write(ctx, func(tx *Tx) error {
		e = Expedited{}
		// The targets first, as with all who change their queues.
		if _, err := tx.lockTargets(ctx, targets); err != nil {
			return failed(ctx, "lock webhooks", err)
		}
		for _, step := range []struct {
			count     *int
			statement string
			args      []any
		}{
			{&e.Attempts, "UPDATE deliveries SET due_at = ? WHERE seq IN (SELECT d.seq FROM deliveries d WHERE " +
				attemptAhead + " LIMIT ?)", []any{ms, soon, soon, maxExpired}},
			{nil, "UPDATE deliveries SET expires_at = ? WHERE seq IN (SELECT d.seq FROM deliveries d WHERE " +
				expiryAhead + " LIMIT ?)", []any{milliseconds(now.Add(longest)), expiry, maxExpired}},
			{
				&e.Pauses, "UPDATE delivery_targets AS t SET paused_until = NULL, paused_at = NULL WHERE " + pauseAhead,
				[]any{soon, soon, pause},
			},
			{nil, "UPDATE delivery_targets SET due_at = ? WHERE due_at > ? AND (paused_until IS NULL OR paused_until <= ?)" +
				" AND " + ofThese, []any{ms, ms, ms, jsonText(records)}},
		} {
			result := tx.session(ctx).Exec(step.statement, step.args...)
			if result.Error != nil {
				return failed(ctx, "reset attempts in the future", result.Error)
			}
			if step.count != nil {
				*step.count = int(result.RowsAffected)
			}
		}
		return nil
	})
	return e, err
}
