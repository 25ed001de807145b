package store

import (
	"context"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// DueAlert is an alert that is to be evaluated.
type DueAlert struct {
	Alert api.Alert
	// Creator is the id of the person who made it, empty for an organization.
	Creator string
	// Judged is the end of the newest window that was judged, the zero time before the first.
	Judged time.Time
	// Ahead says that others were judged after it before they were over, while a clock was ahead. They do not count.
	Ahead bool
	// Memory is what the last evaluation has left behind, nil before the first.
	Memory []byte
	// Claim is what a Judgement about the alert must name.
	Claim string
}

// ClaimAlerts claims alerts of all teams for the evaluator, which must be alive: those that have been due for the longest
// time and that no evaluator alive has claimed, but none of the teams that are left out. It keeps them until they are
// judged, or a request changes them.
func (s *Store) ClaimAlerts(ctx context.Context, evaluator string, limit int, leftOut ...core.TeamID) ([]DueAlert, error) {
	var claimed []DueAlert
	err := s.Write(ctx, func(tx *Tx) error {
		at := tx.now()
		now := milliseconds(at)
		// A claim of its own for each time: an alert that changes while it is evaluated may be claimed again by the same
		// evaluator, and what was said about it before counts no more.
		claim := evaluator + "/" + core.NewID()
		var rows []struct {
			Row      alertRow `gorm:"embedded"`
			JudgedAt *int64
			Memory   *string
		}
		condition, args := tx.unclaimed("alerts")
		if len(leftOut) > 0 {
			condition, args = "team_id NOT IN ? AND "+condition, append([]any{leftOut}, args...)
		}
		args = append([]any{now}, append(args, limit, claim)...)
		err := tx.session(ctx).Raw("WITH due AS (SELECT team_id, id FROM alerts WHERE due_at <= ? AND "+condition+
			" ORDER BY due_at LIMIT ? "+tx.locking("FOR UPDATE SKIP LOCKED")+")"+
			" UPDATE alerts SET claim = ? FROM due WHERE alerts.team_id = due.team_id AND alerts.id = due.id RETURNING *",
			args...).Scan(&rows).Error
		if err != nil {
			return failed(ctx, "claim alerts", err)
		}
		claimed = make([]DueAlert, len(rows))
		for i := range rows {
			r := &rows[i]
			if claimed[i].Alert, err = alertFromRow(&r.Row); err != nil {
				return failed(ctx, "claim alerts", err)
			}
			claimed[i].Claim = claim
			if r.Row.CreatedBy != nil {
				claimed[i].Creator = *r.Row.CreatedBy
			}
			if r.JudgedAt != nil {
				claimed[i].Judged = fromMilliseconds(*r.JudgedAt).Time
			}
			if r.Memory != nil {
				claimed[i].Memory = []byte(*r.Memory)
			}
		}
		return failed(ctx, "take back what was judged too early", tx.takeBack(ctx, at, claimed))
	})
	return claimed, err
}

// DueAlerts returns how many alerts of all teams are due, claimed or not.
func (d *DB) DueAlerts(ctx context.Context) (int, error) {
	n, err := d.count(ctx, "SELECT count(*) FROM alerts WHERE due_at <= ?", milliseconds(d.now()))
	return n, failed(ctx, "count due alerts", err)
}
