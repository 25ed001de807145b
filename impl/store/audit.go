package store

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Change is what a transaction has done to one resource, as an entry of the audit log says it.
type Change struct {
	// Type is what managed calls it, empty if nothing has changed.
	Type api.ActivityType
	// Kind, ID and Name are of the resource.
	Kind, ID, Name string
	// Values are those that have changed, without secrets, and Omitted how many more did.
	Values  []api.AuditChange
	Omitted int
	// OrganizationID and Team are whose the resource is, those of the caller when they are empty.
	OrganizationID string
	Team           core.TeamID
	// PersonID is who does it, the caller when it is empty, and SessionID the session that comes of it.
	PersonID, SessionID string
	// KeyID, KeyName, MemberID, MemberEmail and InvitationID are what activities name besides.
	KeyID, KeyName, MemberID, MemberEmail, InvitationID string
}

// maxAuditText is how many bytes of a name an entry keeps.
const maxAuditText = 256

// Audit adds an entry to the audit log, if the transaction is one of an Operation. A request has one entry: the first.
func (t *Tx) Audit(c Change) { t.changes = append(t.changes, c) }

// audited returns fn with the entries of its transaction. This is the one place where changes of callers are written, so no
// operation can do without: one that says nothing of what it has changed leaves an entry too.
func audited(ctx context.Context, fn func(*Tx) error) func(*Tx) error {
	operation := core.OperationFrom(ctx)
	return func(t *Tx) error {
		t.changes = nil // with SQLite of the transaction before, with PostgreSQL of one that runs again
		if err := fn(t); err != nil || operation == nil {
			return err
		}
		changes := t.changes
		if operation.RequestID != "" {
			if operation.Recorded() {
				return nil
			}
			if len(changes) == 0 {
				changes = []Change{{Type: api.ActivityTypeResourceUpdate}}
			}
			changes = changes[:1]
		}
		for i := range changes {
			if changes[i].Type == "" && operation.RequestID == "" {
				continue // what a file says, and is so already
			}
			id, err := uuid.NewV7() // of two within a millisecond the later has the greater id
			if err != nil {
				return failed(ctx, "add an audit entry", err)
			}
			if err := t.addEntry(ctx, operation, &changes[i], id.String(), ""); err != nil {
				return err
			}
		}
		return nil
	}
}

// AddFailure adds an entry to the audit log about what the caller has failed to do, or counts one more repeat of the entry of
// the same key, on whichever replica. The entry is that of the caller's Operation.
func (s *Store) AddFailure(ctx context.Context, key string, c Change) error {
	operation := core.OperationFrom(ctx)
	if operation == nil {
		return nil
	}
	err := s.Write(core.WithOperation(ctx, nil), func(tx *Tx) error {
		return tx.addEntry(ctx, operation, &c, uuid.NewSHA1(uuid.Nil, []byte(key)).String(),
			" ON CONFLICT (organization_id, id) DO UPDATE SET repeats = activities.repeats + 1")
	})
	if err == nil {
		operation.SetRecorded()
	}
	return err
}

// insertEntry stores an entry, but for the organization, the service and the name of the actor, which it may look up.
const insertEntry = "INSERT INTO activities (organization_id, service_id, actor_details, id, created_at, type, actor_type," +
	" actor_id, actor_ip, actor_key_id, session_id, user_agent, key_id, key_name, member_id, member_email, invitation_id," +
	" operation, request_id, resource_kind, resource_id, resource_name, changes, omitted, repeats) VALUES (%s, %s, %s," +
	" ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"

// addEntry stores an entry about a change under an id. What it looks up costs no round trip of its own. conflict says what
// becomes of one that has the id.
func (t *Tx) addEntry(ctx context.Context, operation *core.Operation, c *Change, id, conflict string) error {
	caller := core.PrincipalFrom(ctx)
	if c.Team == "" && c.OrganizationID == "" {
		c.Team = caller.Team
	}
	if c.OrganizationID == "" {
		c.OrganizationID = caller.OrganizationID
	}
	if c.PersonID == "" {
		c.PersonID = caller.PersonID
	}
	var args []any
	organization, service, name := "?", "NULL", "''"
	if c.OrganizationID != "" {
		args = append(args, c.OrganizationID)
	} else {
		organization, args = "(SELECT organization_id FROM services WHERE team_id = ?)", append(args, string(c.Team))
	}
	if c.Team != "" {
		service, args = "(SELECT id FROM services WHERE team_id = ?)", append(args, string(c.Team))
	}
	actor, actorID := api.ActivityActorSystem, ""
	switch {
	case c.PersonID != "":
		actor, actorID = api.ActivityActorUser, c.PersonID
		name = "coalesce((SELECT email FROM people WHERE organization_id = ? AND id = ?), '')"
	case caller.KeyID != "":
		actor, actorID = api.ActivityActorAPI, caller.KeyID
		name = "coalesce((SELECT name FROM keys WHERE organization_id = ? AND id = ?), '')"
	case operation.RequestID != "":
		actor = api.ActivityActorUser // who is not known
	}
	if actorID != "" {
		args = append(args, c.OrganizationID, actorID)
	}
	var changes *string
	if len(c.Values) > 0 {
		text, err := json.Marshal(c.Values)
		if err != nil {
			return failed(ctx, "add an audit entry", err)
		}
		changes = textPointer(string(text))
	}
	address := ""
	if caller.Address.IsValid() {
		address = caller.Address.String()
	}
	args = append(args, id, milliseconds(t.now()), string(c.Type), string(actor), actorID, address,
		textPointer(caller.KeyID), textPointer(cmp.Or(c.SessionID, caller.SessionID)), caller.UserAgent, textPointer(c.KeyID),
		textPointer(c.KeyName), textPointer(c.MemberID), textPointer(c.MemberEmail), textPointer(c.InvitationID),
		operation.ID, textPointer(cmp.Or(operation.RequestID, operation.Of)), textPointer(c.Kind), textPointer(c.ID),
		textPointer(Shorten(c.Name)), changes, c.Omitted)
	return t.put(ctx, "add an audit entry", fmt.Sprintf(insertEntry, organization, service, name)+conflict, args...)
}

// Shorten is as much of a text as an entry of the audit log keeps of it.
func Shorten(text string) string {
	if len(text) <= maxAuditText {
		return text
	}
	cut := maxAuditText
	for !utf8.RuneStart(text[cut]) {
		cut--
	}
	return text[:cut]
}

// AuditFilter says which entries of the audit log are asked for. The zero value asks for all of them.
type AuditFilter struct {
	// Actor is the id of a person or a key, or the address of a person.
	Actor *string
	// ResourceKind, ResourceID and Operation are those of the entries.
	ResourceKind, ResourceID, Operation *string
	// From is included, and To is not; zero for no end.
	From, To time.Time
	// Cursor is behind which entry the page begins, empty for the newest.
	Cursor string
	Limit  int
}

// indexed reports whether what is read of the log is about what is answered: the entries of one resource, or all from a time on.
func (f AuditFilter) indexed() bool {
	return f.ResourceID != nil || f.Actor == nil && f.ResourceKind == nil && f.Operation == nil
}

// AuditPage returns entries of the audit log of the organization, the newest first, and where the next page begins: empty if
// there is none. It waits for long lists where all of the log may have to be looked at, which takes a connection for as long.
func (s *Store) AuditPage(ctx context.Context, organizationID string, f AuditFilter) (
	entries []api.AuditEntry, next string, err error,
) {
	read := func(db *DB) error {
		var err error
		entries, next, err = db.auditPage(ctx, organizationID, f)
		return err
	}
	if f.indexed() {
		err = read(s.DB)
	} else {
		err = s.scan(ctx, read)
	}
	return entries, next, err
}

func (d *DB) auditPage(ctx context.Context, organizationID string, f AuditFilter) ([]api.AuditEntry, string, error) {
	query := d.session(ctx).Where("organization_id = ?", organizationID)
	if f.Actor != nil {
		query = query.Where("(actor_id = ? OR actor_key_id = ? OR actor_details = ?)", *f.Actor, *f.Actor, strings.ToLower(*f.Actor))
	}
	for _, c := range []struct {
		column string
		value  *string
	}{{"resource_kind", f.ResourceKind}, {"resource_id", f.ResourceID}, {"operation", f.Operation}} {
		if c.value != nil {
			query = query.Where(c.column+" = ?", *c.value)
		}
	}
	if !f.From.IsZero() {
		query = query.Where("created_at >= ?", milliseconds(f.From))
	}
	if !f.To.IsZero() {
		query = query.Where("created_at < ?", milliseconds(f.To))
	}
	if at, id, ok := strings.Cut(f.Cursor, "."); ok {
		created, err := strconv.ParseInt(at, 10, 64)
		if err != nil {
			return nil, "", core.NewError(core.Invalid, "Invalid cursor", err)
		}
		query = query.Where("(created_at, id) < (?, ?)", created, id)
	}
	var rows []activityRow
	if err := query.Order("created_at DESC, id DESC").Limit(f.Limit + 1).Find(&rows).Error; err != nil {
		return nil, "", failed(ctx, "read the audit log", err)
	}
	next := ""
	if len(rows) > f.Limit {
		rows = rows[:f.Limit]
		last := rows[f.Limit-1]
		next = strconv.FormatInt(last.Created, 10) + "." + last.ID
	}
	entries, err := convertAll(rows, entryFromRow)
	return entries, next, failed(ctx, "read the audit log", err)
}

// entryFromRow returns the answer about an entry of the audit log. One of an older version has the name of its activity as its
// operation.
func entryFromRow(r *activityRow) (api.AuditEntry, error) {
	changes, err := jsonColumn[[]api.AuditChange](r.Changes)
	if changes == nil {
		changes = []api.AuditChange{}
	}
	e := api.AuditEntry{
		ID: r.ID, CreatedAt: fromMilliseconds(r.Created), Operation: r.Operation, ActorType: api.ActivityActor(r.ActorType),
		ActorID: r.ActorID, ActorName: r.ActorDetails, KeyID: r.ActorKeyID, SessionID: r.SessionID, Address: r.ActorIP,
		UserAgent: r.UserAgent, RequestID: r.RequestID, ResourceKind: r.ResourceKind, ResourceID: r.ResourceID,
		ResourceName: r.ResourceName, Changes: changes, OmittedChanges: more(r.Omitted, 0), Repeats: more(r.Repeats, 1),
	}
	if e.Operation == "" {
		e.Operation = r.Type
	}
	return e, err
}

// PruneAudit deletes up to limit entries of the audit log from before a time, and returns how many.
func (s *Store) PruneAudit(ctx context.Context, before time.Time, limit int) (deleted int, err error) {
	err = s.Write(ctx, func(tx *Tx) error {
		// By organization, as the index is.
		result := tx.session(ctx).Exec("DELETE FROM activities WHERE (organization_id, id) IN (SELECT a.organization_id, a.id"+
			" FROM organizations o CROSS JOIN activities a WHERE a.organization_id = o.id AND a.created_at < ? LIMIT ?)",
			milliseconds(before), limit)
		deleted = int(result.RowsAffected)
		return failed(ctx, "delete old entries of the audit log", result.Error)
	})
	return deleted, err
}
