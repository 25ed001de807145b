package store

import (
	"context"
	"strings"

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

// inlineAlerts reads an alert in one row: its answer, if that is all there is to say, and what answered fills in.
func inlineAlerts(team core.TeamID) *inline[ListedAlert] {
	return &inline[ListedAlert]{
		columns: "CASE WHEN " + answerHolds + " AND (" + noNotifyErrors + " OR NOT EXISTS (SELECT 1 FROM alert_notify_errors e" +
			" WHERE e.team_id = alerts.team_id AND e.alert_id = alerts.id)) THEN answer ELSE '' END," +
			" CASE WHEN execution_errors = '[]' THEN state ELSE state || ' ' || coalesce(execution_errors, '') END, " + namesColumns,
		args: []any{string(team)},
		scan: func() ([]any, func(string) (ListedAlert, bool)) {
			var answer, changing, name, tags string
			writer := &namesWriter{}
			return []any{&answer, &changing, &name, &tags}, func(id string) (ListedAlert, bool) {
				if answer == "" {
					return ListedAlert{}, false
				}
				return ListedAlert{ID: id, Text: answered(answer, changing, writer, name, tags)}, true
			}
		},
	}
}

// listedAlerts reads alerts for a list: for most of them their answers, because a list of a thousand would take three times
// as long by way of gorm and json.Marshal. If no others are between the ids, which are in order, all that is read is what is
// between the first and the last: that needs no index of ids to be made.
func (d *DB) listedAlerts(ctx context.Context, team core.TeamID, ids []string, gaps bool) ([]ListedAlert, error) {
	chosen, args := "id BETWEEN ? AND ?", []any{string(team), string(team), ids[0], ids[len(ids)-1]}
	if gaps {
		chosen, args = "?", []any{string(team), string(team), d.among("id", ids)}
	}
	inline := inlineAlerts(team)
	rows, err := d.rows(ctx, "SELECT id, "+inline.columns+" FROM alerts WHERE team_id = ? AND "+chosen, args...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	all := make([]ListedAlert, 0, len(ids))
	var id string
	var others []string
	more, item := inline.scan()
	dest := append([]any{&id}, more...) // made once, and not for each row
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			return nil, err
		}
		if alert, ok := item(id); ok {
			all = append(all, alert)
		} else {
			others = append(others, id)
		}
	}
	if err := rows.Err(); err != nil || len(others) == 0 {
		return all, err
	}
	var found []alertRow
	if err := d.session(ctx).Omit(chartColumn).Find(&found, "team_id = ? AND ?", string(team), d.among("id", others)).Error; err != nil {
		return nil, err
	}
	alerts, err := d.alertsFromRows(ctx, team, found)
	for i := range alerts {
		all = append(all, ListedAlert{ID: alerts[i].ID, Alert: &alerts[i]})
	}
	return all, err
}

// answerHolds is the condition that what is answered of an alert was made of what it is now. A replica of an earlier version
// that changes an alert leaves the answer as it was, but not the time of change. A version that answers more has to keep it
// in another column: replicas of this one go on writing this.
const answerHolds = "answer_of = updated_at AND silenced IS NULL"

// setAnswer keeps what lists answer of the alert but for what comes and goes without a change of the alert: state, silence
// and errors. The state is empty, for answered to fill in. The names are left out, as replicas of earlier versions answer
// this column without them. Lists leave out the chart.
func (r *alertRow) setAnswer() error {
	plain := *r
	plain.State, plain.Silenced, plain.ExecutionErrors, plain.ChartConfig = "", nil, nil, nil
	a, err := alertFromRow(&plain)
	if err != nil {
		return err
	}
	a.DisplayName, a.Tags = "", nil
	text, updated := strings.Replace(jsonText(a), noNames, "", 1), r.Updated
	r.Answer, r.AnswerOf = &text, &updated
	return nil
}

// Before and after what answered fills in, and the names that it adds. No text in JSON has these: quotes are escaped there.
const (
	afterID     = `",`
	emptyState  = `"state":""`
	afterErrors = `,"createdAt":`
	noNames     = `"displayName":"","tags":null,`
)

// answered is an answer as json.Marshal would write it with what is there of an alert without a change of it: the state, and
// after a space the errors, if they are not [] as nearly always. Where nothing comes after the space there are none in the answer.
// One column of both takes less than two. The name and tags come after the id.
func answered(answer, changing string, writer *namesWriter, name, tags string) []byte {
	state, errs, some := strings.Cut(changing, " ")
	if !some {
		errs = "[]"
	}
	before, rest, _ := strings.Cut(answer, emptyState)
	middle, _, _ := strings.Cut(rest, afterErrors)
	id, before, _ := strings.Cut(before, afterID)
	text := make([]byte, 0, len(answer)+len(state)+len(errs)+len(`,"executionErrors":"displayName":"","tags":[],`)+
		len(unnamedAlert)+len(name)+len(tags))
	text = writer.append(append(append(text, id...), afterID...), name, tags)
	text = append(append(append(append(text, before...), `"state":"`...), state...), '"')
	text = append(text, middle...)
	if errs != "" {
		text = append(append(text, `,"executionErrors":`...), errs...)
	}
	return append(text, rest[len(middle):]...)
}
