package store

import (
	"context"
	"slices"
	"strings"

	"github.com/oapi-codegen/nullable"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

const alertMissing = "Alert not found"

// alertRow has a column for each field of an alert. Pointers are NULL when the field is absent or null in answers;
// only the start tells those two apart.
type alertRow struct {
	TeamID                string `gorm:"primaryKey"`
	ID                    string `gorm:"primaryKey"`
	Name                  *string
	Message               *string
	Note                  *string
	Threshold             float64
	ThresholdMax          *float64
	ThresholdType         string
	WindowInterval        string
	ScheduleOffsetMinutes *int
	ScheduleStartAt       *int64
	ScheduleStartGiven    bool // set or cleared at some time; without it the answer leaves the start out
	NumConsecutiveWindows *int
	Source                string
	SavedSearchID         *string
	GroupBy               *string
	DashboardID           *string
	TileID                *string
	ChartConfig           *string // JSON
	WebhookID             *string // of the first channel, NULL for an email channel
	Channels              *string // JSON
	State                 string
	Silenced              *string // JSON
	ExecutionErrors       *string // JSON, NULL before the first evaluation
	Enabled               *bool
	NoData                *string
	RenotifyInterval      *string
	DueAt                 *int64 // NULL for never
	Claim                 *string
	CreatedBy             *string
	Created               int64 `gorm:"column:created_at"`
	Updated               int64 `gorm:"column:updated_at"`

	DisplayName *string // of its own, NULL if derived
	Tags        *string // JSON, the same
	DerivedName *string `gorm:"->"` // of the object, which triggers keep
	DerivedTags *string `gorm:"->"` // JSON, the same

	Answer   *string // what answerText made of the columns
	AnswerOf *int64  // what Updated was then
}

func (alertRow) TableName() string { return "alerts" }

// alertColumns are the columns that an insert sets, in the order of columns.
var alertColumns = strings.Fields("team_id id name message note threshold threshold_max threshold_type window_interval" +
	" schedule_offset_minutes schedule_start_at schedule_start_given num_consecutive_windows source saved_search_id group_by" +
	" dashboard_id tile_id chart_config webhook_id channels state silenced execution_errors enabled no_data" +
	" renotify_interval due_at claim created_by created_at updated_at display_name tags answer answer_of")

// insertAlert stores what columns returns.
var insertAlert = "INSERT INTO alerts (" + strings.Join(alertColumns, ", ") + ") VALUES (?" +
	strings.Repeat(", ?", len(alertColumns)-1) + ")"

// chartColumn is left out where many alerts are read at once: a chart may have half a megabyte of SQL.
const chartColumn = "chart_config"

// columns are the values of insertAlert, in its order.
func (r *alertRow) columns() []any {
	return []any{
		r.TeamID, r.ID, r.Name, r.Message, r.Note, r.Threshold, r.ThresholdMax, r.ThresholdType,
		r.WindowInterval, r.ScheduleOffsetMinutes, r.ScheduleStartAt, r.ScheduleStartGiven, r.NumConsecutiveWindows, r.Source,
		r.SavedSearchID, r.GroupBy, r.DashboardID, r.TileID, r.ChartConfig, r.WebhookID, r.Channels, r.State, r.Silenced,
		r.ExecutionErrors, r.Enabled, r.NoData, r.RenotifyInterval, r.DueAt, r.Claim, r.CreatedBy, r.Created, r.Updated,
		r.DisplayName, r.Tags, r.Answer, r.AnswerOf,
	}
}

// alertKept are the columns that an update over the API leaves alone. Evaluations write some of them on
// their own schedule, so what a client has read before must not be written back.
var alertKept = []string{"team_id", "id", "state", "silenced", "execution_errors", "created_by", "created_at"}

// schedule makes the alert due at once, and the claim of whoever is evaluating it void: the result would be about what
// the alert was before.
func (r *alertRow) schedule(now core.Time) {
	r.DueAt, r.Claim = nil, nil
	if r.Enabled == nil || *r.Enabled {
		due := milliseconds(now.Time)
		r.DueAt = &due
	}
}

// alertFromRow makes the answer. Channel is not stored: it is the first of Channels, and both are absent without any.
func alertFromRow(r *alertRow) (api.Alert, error) {
	a := api.Alert{
		ID: r.ID, TeamID: r.TeamID, Name: r.Name, Message: r.Message, Note: r.Note,
		Threshold: r.Threshold, ThresholdMax: r.ThresholdMax, ThresholdType: api.AlertThresholdType(r.ThresholdType),
		Interval:              api.AlertInterval(r.WindowInterval),
		ScheduleOffsetMinutes: r.ScheduleOffsetMinutes, NumConsecutiveWindows: r.NumConsecutiveWindows,
		Source: api.AlertSource(r.Source), SavedSearchID: r.SavedSearchID, GroupBy: r.GroupBy,
		DashboardID: r.DashboardID, TileID: r.TileID, State: api.AlertState(r.State), Enabled: r.Enabled,
		NoData:           (*api.AlertNoData)(r.NoData),
		RenotifyInterval: (*api.AlertInterval)(r.RenotifyInterval),
		CreatedAt:        fromMilliseconds(r.Created), UpdatedAt: fromMilliseconds(r.Updated),
	}
	switch {
	case r.ScheduleStartAt != nil:
		a.ScheduleStartAt.Set(fromMilliseconds(*r.ScheduleStartAt))
	case r.ScheduleStartGiven:
		a.ScheduleStartAt.SetNull()
	}
	var err error
	if a.Source == api.AlertSourceInline { // a replica of an earlier version leaves the chart of an alert on a tile
		if a.ChartConfig, err = jsonColumn[*api.AlertChart](r.ChartConfig); err != nil {
			return a, err
		}
	}
	if a.Channels, err = jsonColumn[[]api.AlertChannel](r.Channels); err != nil {
		return a, err
	}
	if len(a.Channels) > 0 {
		a.Channel = &a.Channels[0]
	}
	r.derived().Show(&a, r.own())
	if a.Silenced, err = jsonColumn[*api.AlertSilence](r.Silenced); err != nil {
		return a, err
	}
	a.ExecutionErrors, err = jsonColumn[[]api.AlertError](r.ExecutionErrors)
	return a, err
}

// alertToRow is the opposite of alertFromRow, but for the names of the alert's object, which the database derives. Who created
// the alert is in the row only, for the caller to fill in.
func alertToRow(team core.TeamID, a *api.Alert) alertRow {
	r := alertRow{
		TeamID: string(team), ID: a.ID, Name: a.Name, Message: a.Message, Note: a.Note,
		Threshold:    a.Threshold + 0, // for -0 is 0 in SQLite
		ThresholdMax: a.ThresholdMax, ThresholdType: string(a.ThresholdType),
		WindowInterval:        string(a.Interval),
		ScheduleOffsetMinutes: a.ScheduleOffsetMinutes, NumConsecutiveWindows: a.NumConsecutiveWindows,
		ScheduleStartAt: startColumn(a.ScheduleStartAt), ScheduleStartGiven: a.ScheduleStartAt.IsSpecified(),
		Source: string(a.Source), SavedSearchID: a.SavedSearchID, GroupBy: a.GroupBy,
		DashboardID: a.DashboardID, TileID: a.TileID, State: string(a.State), Enabled: a.Enabled,
		NoData: (*string)(a.NoData), RenotifyInterval: (*string)(a.RenotifyInterval),
		DisplayName: textPointer(a.DisplayName),
		Created:     milliseconds(a.CreatedAt.Time), Updated: milliseconds(a.UpdatedAt.Time),
	}
	if a.Tags != nil {
		text := jsonText(a.Tags)
		r.Tags = &text
	}
	if len(a.Channels) > 0 {
		text := jsonText(a.Channels)
		r.Channels, r.WebhookID = &text, textPointer(a.Channels[0].WebhookID)
	}
	r.ChartConfig = chartText(a.ChartConfig)
	if a.Silenced != nil {
		text := jsonText(a.Silenced)
		r.Silenced = &text
	}
	if a.ExecutionErrors != nil {
		text := jsonText(a.ExecutionErrors)
		r.ExecutionErrors = &text
	}
	return r
}

// chartText returns the JSON of a chart byte for byte, so that it equals the one in a request. It returns nil without a chart.
func chartText(chart *api.AlertChart) *string {
	if chart == nil {
		return nil
	}
	b, _ := chart.MarshalJSON() // returns what was checked and decoded
	text := string(b)
	return &text
}

// startColumn drops what is finer than a millisecond, which no answer shows.
func startColumn(start nullable.Nullable[core.Time]) *int64 {
	t, err := start.Get()
	if err != nil { // null, or not given
		return nil
	}
	ms := milliseconds(t.Time)
	return &ms
}

// CreateAlert stores a under the id that it has, and sets its team and times. Channels counts, Channel does not. A
// display name and tags are stored as the alert's own; without them they are derived. createdBy is a person's id, or empty.
func (t *Tx) CreateAlert(ctx context.Context, team core.TeamID, a *api.Alert, createdBy string) error {
	a.TeamID, a.CreatedAt = string(team), t.stamp()
	a.UpdatedAt = a.CreatedAt
	row := alertToRow(team, a)
	if err := row.setAnswer(); err != nil {
		return failed(ctx, "store an alert", err)
	}
	row.schedule(a.CreatedAt)
	if createdBy != "" {
		row.CreatedBy = &createdBy
	}
	if err := t.admit(ctx, team, Alerts, 1); err != nil {
		return err
	}
	if err := t.admitChart(ctx, team, a.ID, row.ChartConfig); err != nil {
		return err
	}
	return t.put(ctx, "create alert", insertAlert, row.columns()...)
}

// UpdateAlert replaces what a client can set, and sets the time of change, which is later than that in a. The time of
// creation must not change. A display name and tags are stored as the alert's own, like in CreateAlert. State, silence,
// errors, creator and time of creation are not written: an evaluation may be changing them at the same time. Only being
// disabled is a state that a client sets and ends. The alert is due at once, and an evaluation that is going on comes to
// nothing.
func (t *Tx) UpdateAlert(ctx context.Context, team core.TeamID, a *api.Alert) error {
	now := t.stamp()
	a.UpdatedAt = t.laterStamp(a.UpdatedAt)
	row := alertToRow(team, a)
	if err := row.setAnswer(); err != nil {
		return failed(ctx, "store an alert", err)
	}
	row.schedule(now)
	if err := t.admitChart(ctx, team, a.ID, row.ChartConfig); err != nil {
		return err
	}
	// Without "*" gorm would skip fields that have become nil.
	result := t.session(ctx).Select("*").Omit(alertKept...).
		Where("team_id = ? AND id = ?", string(team), a.ID).Updates(&row)
	if err := changed(ctx, "update alert", alertMissing, result); err != nil {
		return err
	}
	if row.DueAt == nil {
		err := t.session(ctx).Exec("UPDATE alerts SET state = ? WHERE team_id = ? AND id = ?",
			string(api.AlertStateDISABLED), string(team), a.ID).Error
		return failed(ctx, "update alert", err)
	}
	// Windows that were over while it was disabled are never evaluated, but for the newest, as with a new alert.
	evaluated := *row.DueAt - a.Interval.Duration().Milliseconds()
	err := t.session(ctx).Exec("UPDATE alerts SET state = ?,"+
		" judged_at = CASE WHEN judged_at < ? THEN ? ELSE judged_at END WHERE team_id = ? AND id = ? AND state = ?",
		string(api.AlertStateOK), evaluated, evaluated, string(team), a.ID, string(api.AlertStateDISABLED)).Error
	return failed(ctx, "update alert", err)
}

// admitChart reports ErrLimit if a chart makes the dashboards and charts of the team larger than their limit.
func (t *Tx) admitChart(ctx context.Context, team core.TeamID, id string, chart *string) error {
	if chart == nil {
		return nil
	}
	stored, err := t.count(ctx, "SELECT coalesce(sum(octet_length("+chartColumn+")), 0) FROM alerts WHERE team_id = ? AND id = ?",
		string(team), id)
	if err != nil {
		return failed(ctx, "count bytes of a chart", err)
	}
	if more := len(*chart) - stored; more > 0 {
		return t.admit(ctx, team, DashboardBytes, int64(more))
	}
	return nil
}

// SilenceAlert sets when an alert may notify again, nil for now. An evaluation that is going on comes to nothing,
// because what it has to say depends on it.
func (t *Tx) SilenceAlert(ctx context.Context, team core.TeamID, id string, silence *api.AlertSilence) error {
	var text *string
	if silence != nil {
		json := jsonText(silence)
		text = &json
	}
	result := t.session(ctx).Exec("UPDATE alerts SET silenced = ?, claim = NULL WHERE team_id = ? AND id = ?",
		text, string(team), id)
	return changed(ctx, "silence alert", alertMissing, result)
}

// DeleteAlert deletes an alert of the team.
func (t *Tx) DeleteAlert(ctx context.Context, team core.TeamID, id string) error {
	result := t.session(ctx).Exec("DELETE FROM alerts WHERE team_id = ? AND id = ?", string(team), id)
	return changed(ctx, "delete alert", alertMissing, result)
}

// DeleteDashboardAlerts deletes the alerts on a dashboard and returns their ids. The dashboard should be
// locked, or an alert that is being created is missed.
func (t *Tx) DeleteDashboardAlerts(ctx context.Context, team core.TeamID, dashboardID string) ([]string, error) {
	return t.alertIDs(ctx, "delete alerts of a dashboard", "DELETE FROM alerts WHERE team_id = ? AND dashboard_id = ?",
		string(team), dashboardID)
}

// DeleteOtherTileAlerts deletes the alerts on tiles of a dashboard that are not listed, and returns their ids. It is for an
// update of the dashboard, with the tiles that are still there and can carry an alert. The same goes for the lock.
func (t *Tx) DeleteOtherTileAlerts(ctx context.Context, team core.TeamID, dashboardID string, tiles []string) ([]string, error) {
	return t.alertIDs(ctx, "delete alerts of tiles", "DELETE FROM alerts WHERE team_id = ? AND dashboard_id = ? AND NOT ?",
		string(team), dashboardID, t.among("tile_id", tiles))
}

// DeleteSavedSearchAlerts deletes the alerts on a saved search and returns their ids. The saved search should
// be locked, or an alert that is being created is missed.
func (t *Tx) DeleteSavedSearchAlerts(ctx context.Context, team core.TeamID, savedSearchID string) ([]string, error) {
	return t.alertIDs(ctx, "delete alerts of a saved search", "DELETE FROM alerts WHERE team_id = ? AND saved_search_id = ?",
		string(team), savedSearchID)
}

// alertIDs runs a statement and returns the ids of the alerts that it has written, in order.
func (t *Tx) alertIDs(ctx context.Context, what, statement string, args ...any) ([]string, error) {
	rows, err := t.rows(ctx, statement+" RETURNING id", args...)
	ids, err := scanAll(rows, err, func(id *string) []any { return []any{id} })
	slices.Sort(ids)
	return ids, failed(ctx, what, err)
}

// CountAlertsOfWebhook returns how many alerts have the webhook as their first channel. The webhook should be locked,
// or an alert that is being created is missed.
func (t *Tx) CountAlertsOfWebhook(ctx context.Context, team core.TeamID, webhookID string) (int, error) {
	n, err := t.count(ctx, "SELECT count(*) FROM alerts WHERE team_id = ? AND webhook_id = ?", string(team), webhookID)
	return n, failed(ctx, "count alerts of a webhook", err)
}

// ReassignAlerts makes one person the creator of all alerts that another has created, and returns their ids. Clients are not
// shown who that is, so the alerts' time of change stays.
func (t *Tx) ReassignAlerts(ctx context.Context, team core.TeamID, fromPerson, toPerson string) ([]string, error) {
	return t.alertIDs(ctx, "reassign alerts", "UPDATE alerts SET created_by = ? WHERE team_id = ? AND created_by = ?",
		textPointer(toPerson), string(team), fromPerson)
}

// GetAlert returns an alert of the team.
func (d *DB) GetAlert(ctx context.Context, team core.TeamID, id string) (api.Alert, error) {
	return d.alert(ctx, d.session(ctx), team, id)
}

// AlertChart returns the chart of an inline alert.
func (d *DB) AlertChart(ctx context.Context, team core.TeamID, id string) (*api.AlertChart, error) {
	var text *string
	err := d.one(ctx, []any{&text}, "SELECT "+chartColumn+" FROM alerts WHERE team_id = ? AND id = ?", string(team), id)
	if err != nil {
		return nil, found(ctx, "load chart of an alert", alertMissing, err)
	}
	chart, err := jsonColumn[*api.AlertChart](text)
	return chart, failed(ctx, "load chart of an alert", err)
}

// LockAlert is GetAlert for one that is about to be changed: until the transaction ends no other one changes it.
func (t *Tx) LockAlert(ctx context.Context, team core.TeamID, id string) (api.Alert, error) {
	return t.alert(ctx, t.lockingSession(ctx, clause.LockingStrengthUpdate), team, id)
}

// alert reads an alert by way of a session, which may lock it.
func (d *DB) alert(ctx context.Context, session *gorm.DB, team core.TeamID, id string) (api.Alert, error) {
	var row alertRow
	err := session.Take(&row, "team_id = ? AND id = ?", string(team), id).Error
	if err != nil {
		return api.Alert{}, found(ctx, "load alert", alertMissing, err)
	}
	all, err := d.alertsFromRows(ctx, team, []alertRow{row})
	if err != nil {
		return api.Alert{}, failed(ctx, "load alert", err)
	}
	return all[0], nil
}

// alertsFromRows makes the answers about alerts of the team. Their errors are those of evaluations and of notifications,
// each of which come and go on their own.
func (d *DB) alertsFromRows(ctx context.Context, team core.TeamID, rows []alertRow) ([]api.Alert, error) {
	alerts, err := convertAll(rows, alertFromRow)
	if err != nil {
		return nil, err
	}
	return alerts, d.addNotifyErrors(ctx, team, alerts)
}

// ListAlerts returns a page of the team's alerts, the oldest first, and how many there are in all. Page and count are
// two reads, between which an alert may come or go. The alerts lack their charts; AlertChart reads them.
func (d *DB) ListAlerts(ctx context.Context, team core.TeamID, limit, offset int) ([]api.Alert, int, error) {
	total, err := d.count(ctx, "SELECT count(*) FROM alerts WHERE team_id = ?", string(team))
	if err != nil {
		return nil, 0, failed(ctx, "count alerts", err)
	}
	var rows []alertRow
	err = d.session(ctx).Omit(chartColumn).Order("id").Limit(limit).Offset(offset).Find(&rows, "team_id = ?", string(team)).Error
	if err != nil {
		return nil, 0, failed(ctx, "list alerts", err)
	}
	page, err := d.alertsFromRows(ctx, team, rows)
	return page, total, failed(ctx, "list alerts", err)
}

// AlertsNamed returns the team's alerts of the name, the oldest first, without their charts.
func (d *DB) AlertsNamed(ctx context.Context, team core.TeamID, name string) ([]api.Alert, error) {
	var rows []alertRow
	err := d.session(ctx).Omit(chartColumn).Order("id").Find(&rows, "team_id = ? AND name = ?", string(team), name).Error
	if err != nil {
		return nil, failed(ctx, "find alerts", err)
	}
	all, err := d.alertsFromRows(ctx, team, rows)
	return all, failed(ctx, "find alerts", err)
}
