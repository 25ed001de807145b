package service

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// How far from now an alert's schedule may be anchored.
const (
	maxAnchorAhead  = 365 * 24 * time.Hour
	maxAnchorBehind = 3650 * 24 * time.Hour
)

// Alerts creates, reads, replaces, silences, tests and deletes alerts.
type Alerts struct {
	Store *store.Store
	Now   func() time.Time
	// CheckTemplate says what is wrong with a template.
	CheckTemplate func(template string) error
	// Kinds has the kinds of webhooks.
	Kinds WebhookKinds
	// EmailChannels permits channels of the type email, and Mail reports whether a mail server is configured for them.
	EmailChannels, Mail bool
	// Evaluate says what an alert would say now, without storing or sending anything.
	Evaluate func(ctx context.Context, team core.TeamID, alert api.Alert) (api.AlertTestResult, error)
	// EvaluatePast says what an alert would have done for so long up to now, without storing or sending anything.
	EvaluatePast func(ctx context.Context, team core.TeamID, alert api.Alert, span time.Duration) (api.AlertPreview, error)
}

// List returns a page of the list of the team's alerts in the order of creation.
func (a *Alerts) List(team core.TeamID, o store.ListOptions) List {
	return textList(a.Store.AlertList(team, o), func(listed store.ListedAlert) ([]byte, error) {
		if listed.Alert != nil {
			return json.Marshal(a.shown(*listed.Alert))
		}
		return listed.Text, nil
	})
}

// Get returns one alert.
func (a *Alerts) Get(ctx context.Context, team core.TeamID, id string) (api.Alert, error) {
	alert, err := a.Store.GetAlert(ctx, team, id)
	return a.shown(alert), err
}

// History returns a page of the list of what evaluations said about an alert, the newest first. A group, the empty one
// for the alert as a whole, leaves out the others.
func (a *Alerts) History(team core.TeamID, id string, group *string, limit, offset int) (
	List, error,
) {
	// Not every database takes other texts, not even to look for them.
	if group != nil && (!utf8.ValidString(*group) || strings.ContainsRune(*group, 0)) {
		return nil, core.IssuesError("Query validation failed: ",
			[]core.Issue{{Path: "group", Text: "Expected UTF-8 without NUL characters"}})
	}
	return jsonList(a.Store.AlertHistoryList(team, id, group, limit, offset), asStored), nil
}

// Test says what an alert would say now. A mistake in its condition, or in its texts, is Invalid.
func (a *Alerts) Test(ctx context.Context, team core.TeamID, id string) (api.AlertTestResult, error) {
	alert, err := a.Store.GetAlert(ctx, team, id)
	if err != nil {
		return api.AlertTestResult{}, err
	}
	return a.Evaluate(ctx, team, alert)
}

// defaultPreview is how far back a preview looks if the client does not say.
const defaultPreview = 24 * time.Hour

// Preview says what a body would have done as an alert, without storing it. It must be one that Create takes. A mistake in its
// condition is Invalid.
func (a *Alerts) Preview(ctx context.Context, team core.TeamID, body api.AlertWrite, minutes *int) (api.AlertPreview, error) {
	reading := core.WithOperation(ctx, nil) // it changes nothing, but a transaction is what check needs
	var names store.DerivedNames
	err := a.Store.Write(reading, func(tx *store.Tx) (err error) {
		names, err = a.check(ctx, tx, team, &body, a.storedRules(body, api.Alert{}))
		return err
	})
	if err != nil {
		return api.AlertPreview{}, err
	}
	alert := api.Alert{TeamID: string(team), State: api.AlertStateOK}
	a.apply(&alert, body, names)
	span := defaultPreview
	if minutes != nil {
		span = time.Duration(*minutes) * time.Minute
	}
	return a.EvaluatePast(ctx, team, alert, span)
}

// Create stores a new alert, in state OK unless it is disabled.
func (a *Alerts) Create(ctx context.Context, team core.TeamID, body api.AlertWrite) (api.Alert, error) {
	var alert api.Alert
	err := a.Store.Write(ctx, func(tx *store.Tx) error {
		var err error
		alert, err = a.create(ctx, tx, team, body)
		return err
	})
	return alert, err
}

// create checks a body and stores it as a new alert, within the transaction of the caller. Applying files, which checks each
// alert anyway, calls insert.
func (a *Alerts) create(ctx context.Context, tx *store.Tx, team core.TeamID, body api.AlertWrite) (api.Alert, error) {
	names, err := a.check(ctx, tx, team, &body, a.storedRules(body, api.Alert{}))
	if err != nil {
		return api.Alert{}, err
	}
	return a.insert(ctx, tx, team, body, names)
}

// insert stores a new alert from a body that has been checked.
func (a *Alerts) insert(
	ctx context.Context, tx *store.Tx, team core.TeamID, body api.AlertWrite, names store.DerivedNames,
) (api.Alert, error) {
	alert := api.Alert{ID: core.NewID(), State: api.AlertStateOK}
	own := a.apply(&alert, body, names)
	alert.DisplayName, alert.Tags = own.DisplayName, own.Tags
	err := tx.CreateAlert(ctx, team, &alert, core.PrincipalFrom(ctx).PersonID)
	names.Show(&alert, own)
	audit(tx, auditedAlert(team, alert), nil, alert)
	return alert, err
}

// isUnchanged reports whether an update would change nothing, not even whether names are the alert's own.
func isUnchanged(
	ctx context.Context, tx *store.Tx, team core.TeamID, old, alert api.Alert, own store.AlertNames,
) (bool, error) {
	if !reflect.DeepEqual(alert, old) {
		return false, nil
	}
	stored, err := tx.AlertNames(ctx, team, alert.ID)
	return reflect.DeepEqual(own, stored), err
}

// replace stores a changed alert.
func replace(
	ctx context.Context, tx *store.Tx, team core.TeamID, alert api.Alert, own store.AlertNames, names store.DerivedNames,
) (api.Alert, error) {
	alert.DisplayName, alert.Tags = own.DisplayName, own.Tags
	err := tx.UpdateAlert(ctx, team, &alert)
	names.Show(&alert, own)
	return alert, err
}

// Update replaces an alert that has one of the versions. Silence, errors and the creator stay, and the state unless the
// alert is disabled or enabled. The schedule stays if the body leaves it out. So does thresholdMax, unless the type changes from
// a range to another type. An update without changes is not written.
func (a *Alerts) Update(
	ctx context.Context, team core.TeamID, id string, match core.IfMatch, body api.AlertWrite,
) (api.Alert, error) {
	var alert api.Alert
	err := a.Store.Write(ctx, func(tx *store.Tx) error {
		var err error
		alert, err = a.update(ctx, tx, team, id, match, body)
		return err
	})
	return a.shown(alert), err
}

// update replaces an alert within the transaction of the caller. The alert is locked before it is compared, so that a change
// that comes at the same time is seen.
func (a *Alerts) update(
	ctx context.Context, tx *store.Tx, team core.TeamID, id string, match core.IfMatch, body api.AlertWrite,
) (api.Alert, error) {
	// The body and what it refers to come first: a bad reference on an unknown alert is a 400.
	names, err := a.check(ctx, tx, team, &body, nil)
	if err != nil {
		return api.Alert{}, err
	}
	old, err := tx.LockAlert(ctx, team, id)
	if err == nil {
		err = match.Check(core.VersionAt(old.UpdatedAt))
	}
	if err == nil {
		err = bodyError(a.storedRules(body, old))
	}
	if err != nil {
		return api.Alert{}, err
	}
	alert := old
	own := a.apply(&alert, body, names)
	audit(tx, auditedAlert(team, alert), old, alert)
	if same, err := isUnchanged(ctx, tx, team, old, alert, own); same || err != nil {
		return old, err
	}
	return replace(ctx, tx, team, alert, own, names)
}

// auditedAlert is an alert as the audit log names it.
func auditedAlert(team core.TeamID, alert api.Alert) resource {
	return resource{auditAlert, alert.ID, alert.DisplayName, team}
}

// Delete removes an alert that has one of the versions.
func (a *Alerts) Delete(ctx context.Context, team core.TeamID, id string, match core.IfMatch) error {
	return a.Store.Write(ctx, func(tx *store.Tx) error {
		old, err := tx.LockAlert(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(old.UpdatedAt))
		}
		if err != nil {
			return err
		}
		audit(tx, auditedAlert(team, old), old, nil)
		return tx.DeleteAlert(ctx, team, id)
	})
}

// apply writes the fields of a body over an alert, and returns the names of its own. What an omitted field means differs by
// field, as in the reference API: names, texts, the number of windows and the group are cleared, and of the sources those
// that were not chosen. The upper bound stays unless the type changes from a range to another type. The start stays as it was, and
// so does the offset, but for a body with a start, which without one makes it 0.
func (a *Alerts) apply(alert *api.Alert, body api.AlertWrite, names store.DerivedNames) store.AlertNames {
	own := names.Own(body.DisplayName, body.Tags)
	names.Show(alert, own)
	if alert.ThresholdType.IsRange() && !body.ThresholdType.IsRange() {
		alert.ThresholdMax = nil
	}
	alert.Name, alert.Message, alert.Note = body.Name, body.Message, body.Note
	alert.Threshold, alert.ThresholdType = plainZero(body.Threshold), body.ThresholdType
	alert.Interval, alert.NumConsecutiveWindows = body.Interval, body.NumConsecutiveWindows
	alert.Enabled, alert.NoData, alert.RenotifyInterval = body.Enabled, body.NoData, body.RenotifyInterval
	switch {
	case body.Enabled != nil && !*body.Enabled:
		alert.State = api.AlertStateDISABLED
	case alert.State == api.AlertStateDISABLED:
		alert.State = api.AlertStateOK // until the next evaluation
	}
	alert.Source = body.Source
	alert.SavedSearchID, alert.GroupBy = nil, nil
	alert.DashboardID, alert.TileID, alert.ChartConfig = nil, nil, nil
	switch body.Source {
	case api.AlertSourceTile:
		alert.DashboardID, alert.TileID = body.DashboardID, body.TileID
	case api.AlertSourceSavedSearch:
		alert.SavedSearchID, alert.GroupBy = body.SavedSearchID, body.GroupBy
	case api.AlertSourceInline:
		alert.ChartConfig = body.ChartConfig
	}
	alert.Channels = body.Channels
	if len(alert.Channels) == 0 {
		alert.Channels = []api.AlertChannel{*body.Channel}
	}
	first := alert.Channels[0]
	alert.Channel = &first
	if body.ThresholdMax != nil {
		most := plainZero(*body.ThresholdMax)
		alert.ThresholdMax = &most
	}
	if body.ScheduleOffsetMinutes != nil {
		alert.ScheduleOffsetMinutes = body.ScheduleOffsetMinutes
	}
	if body.ScheduleStartAt.IsSpecified() {
		alert.ScheduleStartAt = body.ScheduleStartAt
		if body.ScheduleOffsetMinutes == nil {
			alert.ScheduleOffsetMinutes = new(int)
		}
	}
	return own
}

// plainZero makes 0 of -0, which not every database gives back.
func plainZero(x float64) float64 {
	if x == 0 {
		return 0
	}
	return x
}

// check says whether a body can be stored, of which some issues may be known, and writes its references as they are
// stored. It returns the names that the alert gets from its object.
func (a *Alerts) check(
	ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite, known issueList,
) (names store.DerivedNames, err error) {
	for _, c := range channelsOf(body) {
		c.WebhookID = strings.ToLower(c.WebhookID)
	}
	if err := bodyError(append(a.rules(*body), known...)); err != nil {
		return names, err
	}
	checkWebhooks := askWebhooks(ctx, tx, team, body)
	switch body.Source {
	case api.AlertSourceTile:
		names, err = checkAlertTile(ctx, tx, team, body)
	case api.AlertSourceSavedSearch:
		names, err = checkAlertSearch(ctx, tx, team, body)
	case api.AlertSourceInline:
		names, err = checkAlertChart(ctx, tx, team, body)
	}
	if err != nil {
		return names, err
	}
	return names, checkWebhooks()
}

// bodyRules are the rules that need nothing but the body, by operation, which the edge asks. An update
// checks storedRules against the stored alert instead.
func (a *Alerts) bodyRules() map[string]Rule {
	created := whole(func(body api.AlertWrite) issueList {
		return append(a.rules(body), a.storedRules(body, api.Alert{})...)
	})
	return map[string]Rule{
		"createAlert":  created,
		"previewAlert": created,
		"updateAlert":  whole(a.rules),
		"silenceAlert": whole(a.silenceRules),
	}
}

// rules are the conditions between the fields of an alert.
// The clock counts only for the anchor of the schedule, which must not be years away.
func (a *Alerts) rules(body api.AlertWrite) issueList {
	issues := chartRules(body.ChartConfig)
	switch {
	case body.Channel == nil && body.Channels == nil:
		issues.add("Either channel or channels is required", "channels")
	case body.Channel != nil && body.Channels != nil &&
		(len(body.Channels) == 0 || !reflect.DeepEqual(*body.Channel, body.Channels[0])):
		issues.add("channel must equal the first of channels", "channels")
	}
	a.channelRules(&issues, &body)
	minutes := int(body.Interval.Duration() / time.Minute)
	if offset := body.ScheduleOffsetMinutes; offset != nil {
		if *offset >= minutes {
			issues.add("scheduleOffsetMinutes must be less than the interval of "+strconv.Itoa(minutes)+" minutes",
				"scheduleOffsetMinutes")
		}
		if *offset > 0 && body.ScheduleStartAt.IsSpecified() && !body.ScheduleStartAt.IsNull() {
			issues.add("scheduleOffsetMinutes cannot be used together with scheduleStartAt", "scheduleOffsetMinutes")
		}
	}
	if again := body.RenotifyInterval; again != nil && again.Duration() < body.Interval.Duration() {
		issues.add("renotifyInterval must not be less than interval", "renotifyInterval")
	}
	if start, err := body.ScheduleStartAt.Get(); err == nil {
		switch ahead := start.Sub(a.Now()); {
		case ahead > maxAnchorAhead:
			issues.add("scheduleStartAt must be at most 365 days from now", "scheduleStartAt")
		case ahead < -maxAnchorBehind:
			issues.add("scheduleStartAt must be at most 3650 days ago", "scheduleStartAt")
		}
	}
	if body.ThresholdType.IsRange() {
		switch {
		case body.ThresholdMax == nil:
			issues.add("thresholdMax is required for between and not_between", "thresholdMax")
		case *body.ThresholdMax < body.Threshold:
			issues.add("thresholdMax must be greater than or equal to threshold", "thresholdMax")
		}
	}
	return issues
}

// storedRules checks templates and email channels. A stored value may stay.
func (a *Alerts) storedRules(body api.AlertWrite, stored api.Alert) issueList {
	issues := a.mailRules(body, stored)
	checkTemplate(&issues, a.CheckTemplate, "name", body.Name, stored.Name)
	checkTemplate(&issues, a.CheckTemplate, "message", body.Message, stored.Message)
	return issues
}

// askWebhooks asks which of the webhooks of an alert are there, with the question that comes next. What it returns says
// whether all are.
func askWebhooks(ctx context.Context, tx *store.Tx, team core.TeamID, body *api.AlertWrite) func() error {
	channels := body.Channels
	if len(channels) == 0 {
		channels = []api.AlertChannel{*body.Channel}
	}
	ids := []string{}
	for _, c := range channels {
		if c.Type != api.AlertChannelTypeWebhook {
			continue
		}
		if !core.IsID(c.WebhookID) {
			return func() error { return core.InvalidError("Invalid webhook ID: " + schema.Shorten(c.WebhookID)) }
		}
		ids = append(ids, c.WebhookID)
	}
	if len(ids) == 0 {
		return func() error { return nil }
	}
	existing := tx.ShareWebhooks(ctx, team, ids)
	return func() error {
		found, err := existing()
		if err != nil {
			return err
		}
		return refuse("Webhook not found: ", ids, func(id string) bool { return !slices.Contains(found, id) })
	}
}
