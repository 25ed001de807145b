package store

import (
	"context"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// rowSize is about what an item has besides its texts of any length.
const rowSize = "512"

// sizeOf is an expression for the bytes of columns with texts of any length, without reading them.
func sizeOf(columns ...string) string {
	parts := []string{rowSize}
	for _, c := range columns {
		parts = append(parts, "coalesce(octet_length("+c+"), 0)")
	}
	return strings.Join(parts, " + ")
}

// version is an expression for a text of columns, which changes when one of them does.
func version(columns ...string) string {
	parts := make([]string, len(columns))
	for i, c := range columns {
		parts[i] = "coalesce(CAST(" + c + " AS TEXT), '-')"
	}
	return strings.Join(parts, " || ' ' || ")
}

// ofTeam is the FROM and WHERE of all that a team has in a table.
func ofTeam(table string) string { return " FROM " + table + " WHERE team_id = ?" }

// DashboardList returns the list of a team's dashboards in the order of ListDashboards.
func (s *Store) DashboardList(team core.TeamID, o ListOptions) List[Dashboard] {
	return list(s, listing[Dashboard]{
		name: "dashboards", from: ofTeam("dashboards"), args: []any{string(team)}, id: "id",
		version: version("updated_at"), size: sizeOf("body"), order: "name DESC, id DESC", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]Dashboard, error) {
			rows, err := db.rows(ctx, "SELECT id, body FROM dashboards WHERE team_id = ? AND ?", string(team), db.among("id", ids))
			return scanAll(rows, err, func(d *Dashboard) []any { return []any{&d.ID, &d.Body} })
		},
		idOf: func(d *Dashboard) string { return d.ID },
	})
}

// SourceList returns the list of a team's sources, the oldest first.
func (s *Store) SourceList(team core.TeamID, o ListOptions) List[Source] {
	return list(s, listing[Source]{
		name: "sources", from: ofTeam("sources"), args: []any{string(team)}, id: "id",
		version: version("updated_at"), size: sizeOf("body"), order: "id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]Source, error) {
			rows, err := db.rows(ctx, "SELECT "+sourceColumns+" FROM sources WHERE team_id = ? AND ?",
				string(team), db.among("id", ids))
			return scanAll(rows, err, (*Source).columns)
		},
		idOf: func(s *Source) string { return s.ID },
	})
}

// ConnectionList returns the list of a team's connections, the oldest first.
func (s *Store) ConnectionList(team core.TeamID, o ListOptions) List[api.Connection] {
	return list(s, listing[api.Connection]{
		name: "connections", from: ofTeam("connections"), args: []any{string(team)}, id: "id",
		version: version("updated_at"), size: sizeOf("name", "host", "username", "setting_prefix", "prometheus_endpoint"),
		order: "id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]api.Connection, error) {
			var rows []connectionRow
			err := db.session(ctx).Omit("password").Find(&rows, "team_id = ? AND ?", string(team), db.among("id", ids)).Error
			return convert(rows, connectionFromRow), err
		},
		idOf: func(c *api.Connection) string { return c.ID },
	})
}

// WebhookList returns a page of the list of a team's webhooks, the oldest first.
func (s *Store) WebhookList(team core.TeamID, o ListOptions) List[api.Webhook] {
	return list(s, listing[api.Webhook]{
		name: "webhooks", from: ofTeam("webhooks"), args: []any{string(team)}, id: "id",
		version: version("updated_at"), size: sizeOf("name", "url", "description", "body", "headers", "query_params"),
		order: "id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]api.Webhook, error) {
			var rows []webhookRow
			err := db.session(ctx).Find(&rows, "team_id = ? AND ?", string(team), db.among("id", ids)).Error
			return convert(rows, db.sealer.listed), err
		},
		idOf: func(w *api.Webhook) string { return w.ID },
	})
}

// SavedSearchList returns a page of the list of a team's saved searches, the oldest first.
func (s *Store) SavedSearchList(team core.TeamID, o ListOptions) List[api.SavedSearch] {
	return list(s, listing[api.SavedSearch]{
		name: "saved searches", from: ofTeam("saved_searches"), args: []any{string(team)}, id: "id",
		version: version("updated_at"), size: sizeOf("name", "select_list", "condition", "order_by", "tags", "filters"),
		order: "id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]api.SavedSearch, error) {
			var rows []savedSearchRow
			if err := db.session(ctx).Find(&rows, "team_id = ? AND ?", string(team), db.among("id", ids)).Error; err != nil {
				return nil, err
			}
			return convertAll(rows, savedSearchFromRow)
		},
		idOf: func(s *api.SavedSearch) string { return s.ID },
	})
}

// fromNotifyErrors is one row if notifications about alerts of a team have not arrived, and none if they all have.
const fromNotifyErrors = " FROM (SELECT 1 FROM alert_notify_errors WHERE team_id = ? LIMIT 1) one"

// noNotifyErrors is true for a team if notifications about its alerts have all arrived. Nearly always they have, and then no
// alert is asked for its own. In a join it would keep SQLite from reading alerts in their order.
const noNotifyErrors = "(SELECT count(*)" + fromNotifyErrors + ") = 0"

// notifyErrorsSum stands for the notifications about an alert that have not arrived: what is said of them is never changed, only
// replaced by what is newer.
const notifyErrorsSum = "CASE WHEN " + noNotifyErrors + " THEN '0 0 0 0' ELSE (SELECT " +
	"count(*) || ' ' || coalesce(max(e.created_at), 0) || ' ' || coalesce(sum(e.created_at), 0)" +
	" || ' ' || coalesce(sum(octet_length(e.message)), 0)" +
	" FROM alert_notify_errors e WHERE e.team_id = alerts.team_id AND e.alert_id = alerts.id) END"

// notifyErrorsSize is about how many bytes an answer says of them.
const notifyErrorsSize = "CASE WHEN " + noNotifyErrors + " THEN 0 ELSE (SELECT coalesce(sum(octet_length(e.message) + 128), 0)" +
	" FROM alert_notify_errors e WHERE e.team_id = alerts.team_id AND e.alert_id = alerts.id) END"

// AlertList returns a page of the list of a team's alerts, the oldest first.
func (s *Store) AlertList(team core.TeamID, o ListOptions) List[ListedAlert] {
	until := "json_extract(silenced, '$.until')"
	if s.postgres {
		until = `(silenced::jsonb ->> 'until') COLLATE "C"`
	}
	// Changes of an alert's own names set the time of change. Changes of derived names do not.
	const changes = " || coalesce(derived_name, '') || coalesce(derived_tags, '')"
	return list(s, listing[ListedAlert]{
		names: "coalesce(display_name, derived_name, '') || '\x1f' || coalesce(name, '')", tags: "coalesce(tags, derived_tags)",
		name: "alerts", from: ofTeam("alerts"), args: []any{string(team)}, id: "id",
		// Evaluations and silences leave the time of change as it is. A silence that is over is not shown. Most alerts have
		// neither silence nor errors, and each text that is appended takes SQLite a twentieth of all that it does for a list.
		version: "CASE WHEN silenced IS NULL AND execution_errors = '[]' AND " + noNotifyErrors + " THEN updated_at || state" + changes +
			" ELSE updated_at || ' ' || state || ' ' || CASE WHEN silenced IS NULL THEN '-' WHEN " + until +
			" > ? THEN silenced ELSE '-' END || ' ' || coalesce(execution_errors, '-') || ' ' || " + notifyErrorsSum + changes + " END",
		versionArgs: []any{string(team), core.Time{Time: s.now()}.String(), string(team), string(team)},
		// SQLite knows the length of a column without reading it. One length of several texts, none of which is large, takes
		// less time than one of each.
		size: sizeOf("execution_errors") + " + CASE WHEN " + answerHolds + " THEN octet_length(answer)" +
			" ELSE octet_length(coalesce(name, '') || coalesce(message, '') || coalesce(note, '') || coalesce(group_by, '')" +
			" || coalesce(channels, '') || coalesce(silenced, '')) END + " + notifyErrorsSize,
		order: "id", options: o, inline: inlineAlerts(team),
		load: func(ctx context.Context, db *DB, ids []string) ([]ListedAlert, error) {
			gaps := len(ids) <= shortList || o.Name != "" || o.Tag != nil || o.State != ""
			return db.listedAlerts(ctx, team, ids, gaps)
		},
		idOf: func(a *ListedAlert) string { return a.ID },
	})
}

// DeliveryList returns a page of the list of a team's deliveries that a filter leaves, the newest first, with their last
// attempts but without their texts.
func (s *Store) DeliveryList(team core.TeamID, f DeliveryFilter, limit, offset int) List[api.Delivery] {
	where, args := f.where(team)
	return list(s, listing[api.Delivery]{
		name: "deliveries", from: " FROM deliveries d WHERE " + where, args: args, id: "d.id",
		version: version("d.status", "d.attempts", "d.due_at", "d.finished_at"),
		size:    "4096 + " + sizeOf("d.title", "d.group_key"), // with what the last attempt was answered
		order:   "d.created_at DESC, d.seq DESC", options: ListOptions{Limit: limit, Offset: offset},
		load: func(ctx context.Context, db *DB, ids []string) ([]api.Delivery, error) {
			rows, err := db.rows(ctx, "SELECT "+logFields+logTables+" WHERE d.team_id = ? AND ?",
				string(team), db.among("d.id", ids))
			page, err := scanAll(rows, err, (*logRow).fields)
			return convert(page, loggedFromRow), err
		},
		idOf: func(d *api.Delivery) string { return d.ID },
	})
}

// PersonList returns the list of an organization's people in the order of ListPeople.
func (s *Store) PersonList(organizationID string, o ListOptions) List[Person] {
	return list(s, listing[Person]{
		name: "people", from: " FROM people WHERE organization_id = ?", args: []any{organizationID}, id: "id",
		version: version("updated_at", "role", "name"), size: sizeOf("email", "name"), order: "created_at, id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]Person, error) {
			var rows []personRow
			err := db.session(ctx).Find(&rows, "organization_id = ? AND ?", organizationID, db.among("id", ids)).Error
			return convert(rows, personFromRow), err
		},
		idOf: func(p *Person) string { return p.ID },
	})
}

// ServiceList returns a page of the list of an organization's services by name.
func (s *Store) ServiceList(organizationID string, o ListOptions) List[Service] {
	return list(s, listing[Service]{
		name: "services", from: " FROM services WHERE organization_id = ?", args: []any{organizationID}, id: "id",
		version: version("created_at", "name"), size: sizeOf("name"), order: "name", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]Service, error) {
			var rows []serviceRow
			err := db.session(ctx).Find(&rows, "organization_id = ? AND ?", organizationID, db.among("id", ids)).Error
			return convert(rows, serviceFromRow), err
		},
		idOf: func(s *Service) string { return s.ID },
	})
}

// InvitationList returns the list of an organization's invitations that have not expired, the oldest first.
func (s *Store) InvitationList(organizationID string, o ListOptions) List[Invitation] {
	return list(s, listing[Invitation]{
		name: "invitations", from: " FROM invitations WHERE organization_id = ? AND expire_at > ?",
		args: []any{organizationID, milliseconds(s.now())}, id: "id",
		version: version("created_at", "expire_at", "role", "name"), size: sizeOf("email", "name", "token"),
		order: "created_at, id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]Invitation, error) {
			var rows []invitationRow
			err := db.session(ctx).Find(&rows, "organization_id = ? AND ?", organizationID, db.among("id", ids)).Error
			if err != nil {
				return nil, err
			}
			return convertAll(rows, db.sealer.invitationFromRow)
		},
		idOf: func(i *Invitation) string { return i.ID },
	})
}

// OrganizationKeyList returns the list of the organization keys that are not revoked, the oldest first.
func (s *Store) OrganizationKeyList(organizationID string, o ListOptions) List[Key] {
	return s.keyList(organizationID, OrganizationKey, "", o)
}

// IngestionKeyList is OrganizationKeyList for ingestion keys.
func (s *Store) IngestionKeyList(organizationID string, o ListOptions) List[Key] {
	return s.keyList(organizationID, IngestionKey, "", o)
}

// PersonalKeyList is OrganizationKeyList for the keys of a person, or of all people when none is given.
func (s *Store) PersonalKeyList(organizationID, personID string, o ListOptions) List[Key] {
	return s.keyList(organizationID, PersonalKey, personID, o)
}

func (s *Store) keyList(organizationID string, kind KeyKind, personID string, o ListOptions) List[Key] {
	from, args := " FROM keys WHERE organization_id = ? AND kind = ? AND revoked_at IS NULL", []any{organizationID, string(kind)}
	if personID != "" {
		from, args = from+" AND person_id = ?", append(args, personID)
	}
	return list(s, listing[Key]{
		name: "keys", from: from, args: args, id: "id",
		version: version("name", "state", "roles", "ip_access_list", "expire_at", "used_at", "used_address", "suffix",
			"previous_until"),
		size: sizeOf("name", "roles", "ip_access_list"), order: "created_at, id", options: o,
		load: func(ctx context.Context, db *DB, ids []string) ([]Key, error) {
			var rows []keyRow
			err := db.session(ctx).Omit(keyHashes...).
				Find(&rows, "organization_id = ? AND ?", organizationID, db.among("id", ids)).Error
			if err != nil {
				return nil, err
			}
			return convertAll(rows, keyFromRow)
		},
		idOf: func(k *Key) string { return k.ID },
	})
}
