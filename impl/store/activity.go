package store

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
)

// activityRow is an entry of the log of who has changed what in an organization. Entries are only ever added.
type activityRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Created        int64  `gorm:"column:created_at"`
	Type           string
	ActorType      string
	ActorID        string
	ActorDetails   string
	ActorIP        string
	UserAgent      string
	ServiceID      *string
	KeyID          *string
	KeyName        *string
	MemberID       *string
	MemberEmail    *string
	InvitationID   *string
}

func (activityRow) TableName() string { return "activities" }

// activityFromRow returns the answer about an activity.
func activityFromRow(r *activityRow) api.Activity {
	return api.Activity{
		ID: r.ID, CreatedAt: fromMilliseconds(r.Created), Type: api.ActivityType(r.Type),
		ActorType: api.ActivityActor(r.ActorType), ActorID: r.ActorID, ActorDetails: r.ActorDetails,
		ActorIPAddress: r.ActorIP, UserAgent: r.UserAgent, OrganizationID: r.OrganizationID, ServiceID: r.ServiceID,
		KeyID: r.KeyID, KeyName: r.KeyName, MemberID: r.MemberID, MemberEmail: r.MemberEmail,
		InvitationID: r.InvitationID,
	}
}

// AddActivity stores a, and sets its id, time and organization. It belongs in the transaction of the change that it
// is about.
func (t *Tx) AddActivity(ctx context.Context, organizationID string, a *api.Activity) error {
	id, err := uuid.NewV7() // of two within a millisecond the later has the greater id
	if err != nil {
		return failed(ctx, "add activity", err)
	}
	a.ID, a.CreatedAt, a.OrganizationID = id.String(), t.stamp(), organizationID
	row := activityRow{
		OrganizationID: a.OrganizationID, ID: a.ID, Created: milliseconds(a.CreatedAt.Time), Type: string(a.Type),
		ActorType: string(a.ActorType), ActorID: a.ActorID, ActorDetails: a.ActorDetails, ActorIP: a.ActorIPAddress,
		UserAgent: a.UserAgent, ServiceID: a.ServiceID, KeyID: a.KeyID, KeyName: a.KeyName, MemberID: a.MemberID,
		MemberEmail: a.MemberEmail, InvitationID: a.InvitationID,
	}
	return failed(ctx, "add activity", t.session(ctx).Create(&row).Error)
}

// ActivityList returns a page of the list of the activities of the organization within two times, both included and zero for
// no end, the newest first.
func (s *Store) ActivityList(organizationID string, from, to time.Time, limit, offset int) List[api.Activity] {
	where, args := "organization_id = ?", []any{organizationID}
	if !from.IsZero() {
		where, args = where+" AND created_at >= ?", append(args, milliseconds(from))
	}
	if !to.IsZero() {
		where, args = where+" AND created_at <= ?", append(args, milliseconds(to))
	}
	return list(s, listing[api.Activity]{
		name: "activities", from: " FROM activities WHERE " + where, args: args, id: "id",
		version: "''", // none is ever changed
		size:    sizeOf("actor_details", "user_agent", "key_name", "member_email"),
		order:   "created_at DESC, id DESC", options: ListOptions{Limit: limit, Offset: offset},
		load: func(ctx context.Context, db *DB, ids []string) ([]api.Activity, error) {
			var rows []activityRow
			err := db.session(ctx).Find(&rows, "organization_id = ? AND ?", organizationID, db.among("id", ids)).Error
			return convert(rows, activityFromRow), err
		},
		idOf: func(a *api.Activity) string { return a.ID },
	})
}
