package store

import (
	"context"
	"maps"
	"math"
	"slices"
	"strconv"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// ListedAlert is an alert in a list: its JSON as it is answered, or the alert itself where what is answered depends on the
// time.
type ListedAlert struct {
	ID    string
	Text  []byte
	Alert *api.Alert
}

// alertTextColumns are what alertTexts.append takes, in its order, and whether that may be answered.
const alertTextColumns = "id, name, message, note, threshold, threshold_max, window_interval, schedule_offset_minutes," +
	" schedule_start_at, schedule_start_given, num_consecutive_windows, threshold_type, source, state, channels," +
	" saved_search_id, group_by, dashboard_id, tile_id, enabled, no_data, renotify_interval, execution_errors," +
	" created_at, updated_at, silenced"

const alertTextCount = 25

// listedAlerts reads alerts for a list. It writes the JSON of most of them from their columns, because a list of a
// thousand would take three times as long by way of gorm and json.Marshal. If no others are between the ids, which are in
// order, all that is read is what is between the first and the last: that needs no index of ids to be made.
func (d *DB) listedAlerts(ctx context.Context, team core.TeamID, ids []string, gaps bool) ([]ListedAlert, error) {
	others, err := d.withNotifyErrors(ctx, team, ids)
	if err != nil {
		return nil, err
	}
	chosen, args := "id BETWEEN ? AND ?", []any{string(team), ids[0], ids[len(ids)-1]}
	if gaps {
		chosen, args = "?", []any{string(team), d.among("id", ids)}
	}
	rows, err := d.rows(ctx, "SELECT "+alertTextColumns+" FROM alerts WHERE team_id = ? AND "+chosen, args...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	all := make([]ListedAlert, 0, len(ids))
	texts := alertTexts{team: jsonString(nil, string(team)), channels: map[string][]byte{}, errors: map[string][]byte{}}
	var columns, dest [alertTextCount + 1]any
	for i := range columns {
		dest[i] = &columns[i]
	}
	for rows.Next() {
		if err := rows.Scan(dest[:]...); err != nil {
			return nil, err
		}
		id, _ := columns[0].(string)
		if silenced := columns[alertTextCount]; silenced != nil || others[id] {
			others[id] = true
			continue
		}
		text, err := texts.append(make([]byte, 0, 768), columns[:])
		if err != nil {
			return nil, err
		}
		all = append(all, ListedAlert{ID: id, Text: text})
	}
	if err := rows.Err(); err != nil || len(others) == 0 {
		return all, err
	}
	var found []alertRow
	if err := d.session(ctx).Find(&found, "team_id = ? AND ?",
		string(team), d.among("id", slices.Collect(maps.Keys(others)))).Error; err != nil {
		return nil, err
	}
	alerts, err := d.alertsFromRows(ctx, team, found)
	for i := range alerts {
		all = append(all, ListedAlert{ID: alerts[i].ID, Alert: &alerts[i]})
	}
	return all, err
}

// withNotifyErrors returns those of some alerts of which notifications have not arrived. Nearly always a team has none, and
// then no alert is asked for its own. The result is never nil.
func (d *DB) withNotifyErrors(ctx context.Context, team core.TeamID, ids []string) (map[string]bool, error) {
	notified := map[string]bool{}
	some, err := d.count(ctx, "SELECT count(*)"+fromNotifyErrors, string(team))
	if err != nil || some == 0 {
		return notified, err
	}
	rows, err := d.rows(ctx, "SELECT id FROM alerts WHERE team_id = ? AND ? AND EXISTS (SELECT 1 FROM alert_notify_errors e"+
		" WHERE e.team_id = alerts.team_id AND e.alert_id = alerts.id)", string(team), d.among("id", ids))
	all, err := scanAll(rows, err, func(id *string) []any { return []any{id} })
	for _, id := range all {
		notified[id] = true
	}
	return notified, err
}

// alertTexts writes alerts as json.Marshal does with what alertFromRow makes of them.
type alertTexts struct {
	team []byte
	// What becomes of the columns that hold JSON, which many alerts have in common.
	channels, errors map[string][]byte
}

// append appends the JSON of an alert, whose columns are in the order of its keys. A field is always there, and a given one
// only if the column is not NULL.
func (a *alertTexts) append(b []byte, columns []any) (_ []byte, err error) {
	take := func() any {
		v := columns[0]
		columns = columns[1:]
		return v
	}
	field := func(key string) { b = jsonValue(append(b, key...), take()) }
	given := func(key string) {
		if v := take(); v != nil {
			b = jsonValue(append(b, key...), v)
		}
	}
	field(`{"id":`)
	field(`,"name":`)
	field(`,"message":`)
	field(`,"note":`)
	field(`,"threshold":`)
	given(`,"thresholdMax":`)
	field(`,"interval":`)
	given(`,"scheduleOffsetMinutes":`)
	if start, set := take(), isTrue(take()); start != nil {
		b = jsonTime(append(b, `,"scheduleStartAt":`...), start)
	} else if set {
		b = append(b, `,"scheduleStartAt":null`...)
	}
	field(`,"numConsecutiveWindows":`)
	field(`,"thresholdType":`)
	field(`,"source":`)
	field(`,"state":`)
	if b, err = jsonMade(b, take(), a.channels, channelsText); err != nil {
		return nil, err
	}
	b = append(append(b, `,"teamId":`...), a.team...)
	given(`,"savedSearchId":`)
	given(`,"groupBy":`)
	given(`,"dashboardId":`)
	given(`,"tileId":`)
	if enabled := take(); enabled != nil {
		b = strconv.AppendBool(append(b, `,"enabled":`...), isTrue(enabled))
	}
	given(`,"noData":`)
	given(`,"renotifyInterval":`)
	if b, err = jsonMade(b, take(), a.errors, errorsText); err != nil {
		return nil, err
	}
	b = jsonTime(append(b, `,"createdAt":`...), take())
	b = jsonTime(append(b, `,"updatedAt":`...), take())
	return append(b, '}'), nil
}

// jsonMade appends what is made of a column that holds JSON, nothing for NULL.
func jsonMade(b []byte, column any, known map[string][]byte, text func(string) ([]byte, error)) (_ []byte, err error) {
	stored, ok := column.(string)
	if !ok {
		return b, nil
	}
	made, ok := known[stored]
	if !ok {
		if made, err = text(stored); err != nil {
			return nil, err
		}
		known[stored] = made
	}
	return append(b, made...), nil
}

// channelsText is the JSON of both keys that answers have about channels.
func channelsText(stored string) ([]byte, error) {
	channels, err := jsonColumn[[]api.AlertChannel](&stored)
	if err != nil {
		return nil, err
	}
	text := `,"channels":` + jsonText(channels)
	if len(channels) > 0 {
		text = `,"channel":` + jsonText(channels[0]) + text
	}
	return []byte(text), nil
}

// errorsText is the JSON of the errors of the last evaluation.
func errorsText(stored string) ([]byte, error) {
	errs, err := jsonColumn[[]api.AlertError](&stored)
	if err != nil {
		return nil, err
	}
	return []byte(`,"executionErrors":` + jsonText(errs)), nil
}

// isTrue reads a column that is a boolean in PostgreSQL and a number in SQLite.
func isTrue(column any) bool { return column == true || column == int64(1) }

// jsonValue appends a column as json.Marshal writes it.
func jsonValue(b []byte, column any) []byte {
	switch v := column.(type) {
	case string:
		return jsonString(b, v)
	case int64:
		return strconv.AppendInt(b, v, 10)
	case float64:
		if size := math.Abs(v); size < 1e21 && (size >= 1e-6 || size == 0) { // otherwise with an exponent
			return strconv.AppendFloat(b, v, 'f', -1, 64)
		}
	}
	return append(b, jsonText(column)...)
}

// jsonString appends a text as json.Marshal does. Nearly all are plain ASCII and need no escape.
func jsonString(b []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return append(b, jsonText(s)...)
		}
	}
	return append(append(append(b, '"'), s...), '"')
}

func jsonTime(b []byte, column any) []byte {
	ms, _ := column.(int64)
	return append(fromMilliseconds(ms).Append(append(b, '"')), '"')
}
