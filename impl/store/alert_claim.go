package store

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// DueAlert is an alert that is to be evaluated.
type DueAlert struct {
	// Alert lacks its chart; AlertChart reads it.
	Alert api.Alert
	// Organization is that of its team.
	Organization string
	// Creator is the id of the person who made it, empty for an organization.
	Creator string
	// Evaluated is the end of the newest window that was evaluated, the zero time before the first.
	Evaluated time.Time
	// Ahead says that others were evaluated after it before they were over, while a clock was ahead. They do not count.
	Ahead bool
	// Memory is what the last evaluation has left behind, nil before the first.
	Memory []byte
	// Claim is what an Evaluation about the alert must name, and ClaimedAt when it was made by the clock of this process.
	Claim     string
	ClaimedAt time.Time
}

// AlertGroup are the alerts of a team that one person has made, or its organization if Creator is empty. Without Team they
// are all of the organization.
type AlertGroup struct {
	Organization string
	Team         core.TeamID
	Creator      string
}

// Group returns the group of the alert's creator.
func (d DueAlert) Group() AlertGroup {
	return AlertGroup{Organization: d.Organization, Team: core.TeamID(d.Alert.TeamID), Creator: d.Creator}
}

// ClaimAlerts claims alerts of all teams for a worker, which must be alive: those that have been due for the longest time
// and that no worker alive has claimed, but none of the groups that are left out. It keeps them until they are evaluated, or
// a request changes them. With PostgreSQL it claims none while the clock is wrong or was set since it was compared.
//
// One statement finds and claims. PostgreSQL skips rows that another replica is claiming (SKIP LOCKED), so replicas neither
// wait for each other nor get the same alerts; SQLite has one writer. An alert whose worker is gone is unclaimed once the
// lease of that has expired, with PostgreSQL by the database's clock.
func (s *Store) ClaimAlerts(ctx context.Context, worker string, limit int, leftOut ...AlertGroup) ([]DueAlert, error) {
	var claimed []DueAlert
	err := s.Write(ctx, func(tx *Tx) error {
		at := tx.now()
		now := milliseconds(at)
		// A claim of its own for each time: an alert that changes while it is evaluated may be claimed again by the same
		// worker, and what was said about it before counts no more.
		claim := core.NewID()
		var rows []struct {
			Row          alertRow `gorm:"embedded"`
			EvaluatedAt  *int64   `gorm:"column:judged_at"`
			Memory       *string
			Organization *string
		}
		condition, args := tx.withoutGroups(leftOut)
		unclaimed, more := tx.unclaimed("alerts")
		condition, args = condition+unclaimed, append(append([]any{now}, args...), more...)
		steady, more := s.steadyClock(tx, at)
		condition, args = condition+" AND "+steady, append(append(args, more...), limit, worker, claim)
		err := tx.session(ctx).Raw("WITH due AS (SELECT team_id, id FROM alerts WHERE due_at <= ? AND "+condition+
			" ORDER BY due_at LIMIT "+limitParam+" "+tx.locking("FOR UPDATE SKIP LOCKED")+")"+
			" UPDATE alerts SET worker = ?, claim = ? FROM due WHERE alerts.team_id = due.team_id AND alerts.id = due.id RETURNING "+
			claimedColumns+","+
			" (SELECT s.organization_id FROM services s WHERE s.team_id = alerts.team_id) AS organization",
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
			claimed[i].Claim, claimed[i].ClaimedAt = claim, at
			if r.Organization != nil {
				claimed[i].Organization = *r.Organization
			}
			if r.Row.CreatedBy != nil {
				claimed[i].Creator = *r.Row.CreatedBy
			}
			if r.EvaluatedAt != nil {
				claimed[i].Evaluated = fromMilliseconds(*r.EvaluatedAt).Time
			}
			if r.Memory != nil {
				claimed[i].Memory = []byte(*r.Memory)
			}
		}
		return failed(ctx, "reset early evaluations", tx.takeBack(ctx, at, claimed))
	})
	return claimed, err
}

// claimedColumns lists the columns of an alert that ClaimAlerts reads.
var claimedColumns = func() string {
	columns := slices.DeleteFunc(slices.Clone(alertColumns), func(c string) bool {
		return c == chartColumn || c == "answer" || c == "answer_of"
	})
	return "alerts." + strings.Join(append(columns, "derived_name", "derived_tags", "judged_at", "memory"), ", alerts.")
}()

// withoutGroups is the condition that an alert is in none of the groups, for one that follows.
func (d *DB) withoutGroups(groups []AlertGroup) (condition string, args []any) {
	type record struct {
		TeamID    string `json:"team_id"`
		CreatedBy string `json:"created_by"`
	}
	var organizations []string
	var creators []record
	for _, g := range groups {
		if g.Team == "" {
			organizations = append(organizations, g.Organization)
		} else {
			creators = append(creators, record{string(g.Team), g.Creator})
		}
	}
	if len(organizations) > 0 {
		condition = "team_id NOT IN (SELECT s.team_id FROM services s WHERE s.organization_id IN ?) AND "
		args = append(args, organizations)
	}
	if len(creators) > 0 {
		condition += "(team_id, coalesce(created_by, '')) NOT IN (SELECT v.team_id, v.created_by FROM " +
			d.records([]column{{"team_id", "text"}, {"created_by", "text"}}) + ") AND "
		args = append(args, jsonText(creators))
	}
	return condition, args
}

// DueAlerts returns how many alerts of all teams are due, claimed or not.
func (d *DB) DueAlerts(ctx context.Context) (int, error) {
	n, err := d.count(ctx, "SELECT count(*) FROM alerts WHERE due_at <= ?", milliseconds(d.now()))
	return n, failed(ctx, "count due alerts", err)
}
