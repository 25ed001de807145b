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
// tells of.
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

// ListActivities returns the newest activities of the organization within two times, both included and zero for no
// limit, the newest first.
func (d *DB) ListActivities(
	ctx context.Context, organizationID string, from, to time.Time, limit int,
) ([]api.Activity, error) {
	query := d.session(ctx).Where("organization_id = ?", organizationID)
	if !from.IsZero() {
		query = query.Where("created_at >= ?", milliseconds(from))
	}
	if !to.IsZero() {
		query = query.Where("created_at <= ?", milliseconds(to))
	}
	var rows []activityRow
	err := query.Order("created_at DESC, id DESC").Limit(limit).Find(&rows).Error
	return convert(rows, activityFromRow), failed(ctx, "list activities", err)
}
