package store

import (
	"context"
	"time"

	"github.com/obstack/obstack/gen/api"
)

// activityRow is an entry of the log of who has changed what in an organization: of the audit log of oss, and of the
// activities of managed. Entries are only ever added, but for the count of what is repeated.
type activityRow struct {
	OrganizationID string `gorm:"primaryKey"`
	ID             string `gorm:"primaryKey"`
	Created        int64  `gorm:"column:created_at"`
	Type           string // empty for what has changed nothing, which is no activity
	ActorType      string
	ActorID        string
	ActorDetails   string
	ActorIP        string
	ActorKeyID     *string
	SessionID      *string
	UserAgent      string
	ServiceID      *string
	KeyID          *string
	KeyName        *string
	MemberID       *string
	MemberEmail    *string
	InvitationID   *string
	Operation      string // empty in entries of older versions
	RequestID      *string
	ResourceKind   *string
	ResourceID     *string
	ResourceName   *string
	Changes        *string // JSON
	Omitted        int
	Repeats        int
}

func (activityRow) TableName() string { return "activities" }

// activityFromRow returns the answer about an activity.
func activityFromRow(r *activityRow) (api.Activity, error) {
	changes, err := jsonColumn[[]api.AuditChange](r.Changes)
	a := api.Activity{
		ID: r.ID, CreatedAt: fromMilliseconds(r.Created), Type: api.ActivityType(r.Type),
		ActorType: api.ActivityActor(r.ActorType), ActorID: r.ActorID, ActorDetails: r.ActorDetails,
		ActorIPAddress: r.ActorIP, UserAgent: r.UserAgent, OrganizationID: r.OrganizationID, ServiceID: r.ServiceID,
		KeyID: r.KeyID, KeyName: r.KeyName, MemberID: r.MemberID, MemberEmail: r.MemberEmail,
		InvitationID: r.InvitationID, Operation: textPointer(r.Operation), RequestID: r.RequestID,
		ResourceKind: r.ResourceKind, ResourceID: r.ResourceID, ResourceName: r.ResourceName,
		Changes: changes, OmittedChanges: more(r.Omitted, 0), Repeats: more(r.Repeats, 1),
	}
	return a, err
}

// more is a number that answers leave out unless there are more than usual.
func more(n, usual int) *int {
	if n <= usual {
		return nil
	}
	return &n
}

// ActivityList returns a page of the list of the activities of the organization within two times, both included and zero for
// no end, the newest first.
func (s *Store) ActivityList(organizationID string, from, to time.Time, limit, offset int) List[api.Activity] {
	where, args := "organization_id = ? AND type <> ''", []any{organizationID}
	if !from.IsZero() {
		where, args = where+" AND created_at >= ?", append(args, milliseconds(from))
	}
	if !to.IsZero() {
		where, args = where+" AND created_at <= ?", append(args, milliseconds(to))
	}
	return list(s, listing[api.Activity]{
		name: "activities", from: " FROM activities WHERE " + where, args: args, id: "id",
		version: "''", // none is ever changed
		long:    true,
		size:    sizeOf("actor_details", "user_agent", "key_name", "member_email", "resource_name", "changes"),
		order:   "created_at DESC, id DESC", options: ListOptions{Limit: limit, Offset: offset},
		load: func(ctx context.Context, db *DB, ids []string) ([]api.Activity, error) {
			var rows []activityRow
			err := db.session(ctx).Find(&rows, "organization_id = ? AND ?", organizationID, db.among("id", ids)).Error
			if err != nil {
				return nil, err
			}
			return convertAll(rows, activityFromRow)
		},
		idOf: func(a *api.Activity) string { return a.ID },
	})
}
