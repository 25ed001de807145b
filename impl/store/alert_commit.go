package store

import (
	"context"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Evaluation is the result of an evaluation of an alert.
type Evaluation struct {
	Team  core.TeamID
	Alert string
	// Claim is that of the DueAlert.
	Claim string
	// State is empty when the evaluation failed, which leaves the state, and what is known, as it is. Without Errors
	// either there was none, and only Due counts. With a State they are what people could not be notified.
	State  api.AlertState
	Errors []api.AlertError
	// Start and End are the windows that the evaluation was about, and Read is when they were read, the zero time if they
	// were not.
	Start, End, Read time.Time
	// Tables are those of them that were read in the database of the team's service, or may have been.
	Tables []string
	// After is the end of the newest window that was evaluated before, as the DueAlert says. What the history has about later
	// ones was said before they were over, and gives way.
	After time.Time
	// Due is when the alert is to be evaluated again.
	Due time.Time
	// Memory is what the next DueAlert of the alert has. It is text, and not looked at.
	Memory []byte
	// Rows are the entries of the history about the windows, one for each group.
	Rows []GroupResult
	// Events are put into the outbox in their order.
	Events []Event
}

// GroupResult is what an evaluation said about a group, the empty one for the alert as a whole.
type GroupResult struct {
	Group string
	State api.AlertHistoryState
	// Violations counts the windows that have violated since the last that did not.
	Violations int
	// Values are those of the windows, in their order.
	Values []api.AlertWindowValue
	// NoValue says why the last window has no value, as the end of a sentence. It is empty if there is one.
	NoValue string
}

// Event is a change that people are to be notified: for a group an alert fires, or does no longer.
type Event struct {
	Alert  api.Alert `json:"alert"` // as it was then
	Firing bool      `json:"firing"`
	// Grouped says that each group is evaluated on its own.
	Grouped bool         `json:"grouped,omitempty"`
	Group   string       `json:"group,omitempty"`
	Labels  []core.Label `json:"labels,omitempty"`
	Value   float64      `json:"value"`
	// NoValue says why there is no value, as the end of a sentence. It is empty if there is one.
	NoValue string `json:"noValue,omitempty"`
	// Truncated is how many groups have changed at the same time that there are no events of.
	Truncated int `json:"untold,omitempty"`
	// Start and End are the window of the value, in milliseconds since 1970.
	Start int64 `json:"start"`
	End   int64 `json:"end"`
	ConditionNames
}

// ConditionNames say what an alert is about, by the names that people know: a tile of a dashboard or a saved search, and
// the source of either. NumberFormat is the format of the value of a tile; it is nil if the tile has none.
type ConditionNames struct {
	Dashboard   string `json:"dashboard,omitempty"`
	Tile        string `json:"tile,omitempty"`
	SavedSearch string `json:"savedSearch,omitempty"`
	Source      string `json:"source,omitempty"`
	SourceID    string `json:"sourceId,omitempty"`
	// SourceQuery is the condition as users wrote it: filters or SQL. It may be cut.
	SourceQuery string `json:"sourceQuery,omitempty"`

	NumberFormat *api.NumberFormat `json:"numberFormat,omitempty"`
}

// evaluatedColumns, historyColumns, windowColumns and outboxColumns are what statements on many rows take as JSON.
//
// The column judged_at is where the evaluated windows of an alert end. It and some keys of stored JSON (judged, told and toldAt of
// a group's memory, untold of an event) keep names of earlier versions: replicas are upgraded one after the other, and the
// version before reads and writes them beside this one.
var (
	evaluatedColumns = []column{
		{"team_id", "text"},
		{"id", "text"},
		{"state", "text"},
		{"errors", "text"},
		{"judged_at", "bigint"},
		{"due_at", "bigint"},
		{"memory", "text"},
		{"claim", "text"},
	}
	historyColumns = []column{
		{"team_id", "text"},
		{"alert_id", "text"},
		{"window_end", "bigint"},
		{"group_key", "text"},
		{"state", "text"},
		{"violations", "bigint"},
		{"window_values", "text"},
		{"no_value", "text"},
		{"errors", "text"},
		{"read_at", "bigint"},
		{"read_from", "bigint"},
		{"read_tables", "text"},
		{"evaluated_at", "bigint"},
	}
	windowColumns = []column{
		{"team_id", "text"},
		{"alert_id", "text"},
		{"after", "bigint"},
		{"until", "bigint"},
		{"evaluated", "bigint"},
		{"failed", "boolean"},
	}
	outboxColumns = []column{
		{"team_id", "text"},
		{"id", "text"},
		{"alert_id", "text"},
		{"group_key", "text"},
		{"window_end", "bigint"},
		{"firing", "boolean"},
		{"event", "text"},
		{"created_at", "bigint"},
	}
)

type column struct{ name, typ string }

// records is a table of JSON objects, named v, for a statement that changes many rows at once. Its one parameter is the
// text of their array.
func (d *DB) records(columns []column) string {
	parts := make([]string, len(columns))
	if d.postgres {
		for i, c := range columns {
			parts[i] = c.name + " " + c.typ
		}
		return "jsonb_to_recordset(?::jsonb) AS v(" + strings.Join(parts, ", ") + ")"
	}
	for i, c := range columns {
		parts[i] = "json_extract(value, '$." + c.name + "') AS " + c.name
	}
	return "(SELECT " + strings.Join(parts, ", ") + " FROM json_each(?)) AS v"
}

// withOrdinal adds the place in the array, for rows that are stored in its order.
func withOrdinal(columns []column) []column {
	return append(columns[:len(columns):len(columns)], column{"ordinal", "bigint"})
}

// names lists the columns, each behind a prefix.
func names(columns []column, prefix string) string {
	list := make([]string, len(columns))
	for i, c := range columns {
		list[i] = prefix + c.name
	}
	return strings.Join(list, ", ")
}

// alertKey names an alert of a team.
type alertKey struct{ team, id string }

// StoreEvaluations stores the results of evaluations of alerts that were claimed, and frees them. What was claimed by
// another worker since then, changed or deleted is left out. It returns how many were stored, all of them in one
// transaction: state, history and events of an alert are there together, or not at all.
func (s *Store) StoreEvaluations(ctx context.Context, results []Evaluation) (stored int, err error) {
	err = s.Write(ctx, func(tx *Tx) error {
		stored = 0
		for left := results; len(left) > 0; {
			var round []Evaluation
			round, left = distinct(left)
			n, err := tx.storeRound(ctx, round)
			if err != nil {
				return err
			}
			stored += n
		}
		return nil
	})
	return stored, err
}

// distinct divides results into the first about each alert, and the rest. There are several about an alert that was
// changed while it was evaluated, of which one at most has a claim that holds.
func distinct(results []Evaluation) (first, rest []Evaluation) {
	seen := make(map[alertKey]bool, len(results))
	first = make([]Evaluation, 0, len(results))
	for _, ev := range results {
		key := alertKey{string(ev.Team), ev.Alert}
		if seen[key] {
			rest = append(rest, ev)
			continue
		}
		seen[key] = true
		first = append(first, ev)
	}
	return first, rest
}

// storeRound is StoreEvaluations for no more than one result of each alert.
func (t *Tx) storeRound(ctx context.Context, results []Evaluation) (stored int, err error) {
	ours, err := t.updateEvaluated(ctx, results)
	if err != nil {
		return 0, failed(ctx, "store evaluations", err)
	}
	kept := make([]*Evaluation, 0, len(ours))
	for i := range results {
		if ours[alertKey{string(results[i].Team), results[i].Alert}] {
			kept = append(kept, &results[i])
		}
	}
	if err := t.addHistory(ctx, kept); err != nil {
		return 0, failed(ctx, "store the history of alerts", err)
	}
	return len(ours), failed(ctx, "store alert events", t.addEvents(ctx, kept))
}

// updateEvaluated writes what becomes of the alerts themselves, and returns those whose claims still hold. The claim is
// compared in the statement that releases it. So an alert that another worker has claimed meanwhile, or a request has
// changed, which makes the claim void, keeps what it has; and of two workers that believe to have it one stores.
func (t *Tx) updateEvaluated(ctx context.Context, results []Evaluation) (map[alertKey]bool, error) {
	type record struct {
		TeamID      string  `json:"team_id"`
		ID          string  `json:"id"`
		State       *string `json:"state"`
		Errors      *string `json:"errors"`
		EvaluatedAt *int64  `json:"judged_at"`
		DueAt       int64   `json:"due_at"`
		Memory      *string `json:"memory"`
		Claim       string  `json:"claim"`
	}
	records := make([]record, len(results))
	for i, ev := range results {
		r := record{TeamID: string(ev.Team), ID: ev.Alert, DueAt: milliseconds(ev.Due), Claim: ev.Claim}
		if ev.State != "" || len(ev.Errors) > 0 {
			errors := jsonText(listOf(ev.Errors))
			r.Errors = &errors
		}
		if ev.State != "" {
			state, evaluated, memory := string(ev.State), milliseconds(ev.End), string(ev.Memory)
			r.State, r.EvaluatedAt, r.Memory = &state, &evaluated, &memory
		}
		records[i] = r
	}
	rows, err := t.rows(ctx, "UPDATE alerts SET state = coalesce(v.state, alerts.state), execution_errors = coalesce(v.errors, alerts.execution_errors),"+
		" judged_at = coalesce(v.judged_at, alerts.judged_at), memory = coalesce(v.memory, alerts.memory),"+
		" due_at = v.due_at, claim = NULL FROM "+t.records(evaluatedColumns)+
		" WHERE alerts.team_id = v.team_id AND alerts.id = v.id AND alerts.claim = v.claim RETURNING alerts.team_id, alerts.id",
		jsonText(records))
	stored, err := scanAll(rows, err, func(k *alertKey) []any { return []any{&k.team, &k.id} })
	ours := make(map[alertKey]bool, len(stored))
	for _, k := range stored {
		ours[k] = true
	}
	return ours, err
}

// listOf makes an empty list of none, which is null in JSON otherwise.
func listOf[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// addHistory adds the entries of evaluations. Those of failures give way to what a later evaluation says about their
// windows, and so does what was said about them while a clock was ahead. Of several failures in a window the entry has
// the errors of the last and the time of the first, which is when the window was looked at.
// It runs after updateEvaluated and only for alerts whose claims have held, on rows that are still locked by that.
func (t *Tx) addHistory(ctx context.Context, results []*Evaluation) error {
	type entry struct {
		TeamID      string  `json:"team_id"`
		AlertID     string  `json:"alert_id"`
		WindowEnd   int64   `json:"window_end"`
		GroupKey    string  `json:"group_key"`
		State       string  `json:"state"`
		Violations  int     `json:"violations"`
		Values      string  `json:"window_values"`
		NoValue     *string `json:"no_value"`
		Errors      *string `json:"errors"`
		ReadAt      *int64  `json:"read_at"`
		ReadFrom    *int64  `json:"read_from"`
		ReadTables  *string `json:"read_tables"`
		EvaluatedAt int64   `json:"evaluated_at"`
	}
	type window struct {
		TeamID    string `json:"team_id"`
		AlertID   string `json:"alert_id"`
		After     int64  `json:"after"`
		Until     int64  `json:"until"`
		Evaluated int64  `json:"evaluated"`
		Failed    bool   `json:"failed"`
	}
	var entries []entry
	var windows []window
	now := milliseconds(t.now())
	for _, ev := range results {
		e := entry{
			TeamID: string(ev.Team), AlertID: ev.Alert, WindowEnd: milliseconds(ev.End), EvaluatedAt: now, Values: "[]",
		}
		if ev.State == "" && len(ev.Errors) == 0 || ev.End.IsZero() {
			continue
		}
		if ev.State == "" {
			windows = append(windows, window{
				string(ev.Team), ev.Alert, milliseconds(ev.End) - 1, milliseconds(ev.End), milliseconds(ev.After), true,
			})
			text := jsonText(ev.Errors)
			e.State, e.Errors = string(api.AlertHistoryStateERROR), &text
			entries = append(entries, e)
			continue
		}
		windows = append(windows, window{
			string(ev.Team), ev.Alert, milliseconds(ev.Start), milliseconds(ev.End), milliseconds(ev.After), false,
		})
		if !ev.Read.IsZero() {
			read := milliseconds(ev.Read)
			e.ReadAt = &read
		}
		if e.ReadTables = ev.readTables(); e.ReadTables != nil {
			from := milliseconds(ev.Start)
			e.ReadFrom = &from
		}
		for _, row := range ev.Rows {
			e.GroupKey, e.State, e.Violations = row.Group, string(row.State), row.Violations
			e.Values, e.NoValue = valuesText(row.Values), textPointer(row.NoValue)
			entries = append(entries, e)
		}
	}
	if len(windows) == 0 {
		return nil
	}
	err := t.session(ctx).Exec("DELETE FROM alert_history WHERE (team_id, alert_id, window_end, group_key) IN ("+
		"SELECT h.team_id, h.alert_id, h.window_end, h.group_key FROM "+t.records(windowColumns)+
		" JOIN alert_history h ON h.team_id = v.team_id AND h.alert_id = v.alert_id"+
		" AND h.window_end > v.after AND h.window_end <= v.until"+
		" AND (h.state = 'ERROR' AND NOT v.failed OR h.state <> 'ERROR' AND h.window_end > v.evaluated))",
		jsonText(windows)).Error
	if err != nil || len(entries) == 0 {
		return err
	}
	// What is there already, but for failures, was said about the same windows by an evaluation of an alert that was changed
	// since then. A clock that was ahead may have said when the first failure was.
	return t.session(ctx).Exec("INSERT INTO alert_history ("+names(historyColumns, "")+") SELECT "+
		names(historyColumns, "v.")+" FROM "+t.records(historyColumns)+" WHERE true"+
		" ON CONFLICT (team_id, alert_id, window_end, group_key) DO UPDATE SET errors = excluded.errors, evaluated_at ="+
		" CASE WHEN excluded.evaluated_at < alert_history.evaluated_at THEN excluded.evaluated_at ELSE alert_history.evaluated_at END"+
		" WHERE alert_history.state = 'ERROR' AND excluded.state = 'ERROR'", jsonText(entries)).Error
}

// maxEventsText is about how many bytes of events are added by one statement.
const maxEventsText = 1 << 20

// addEvents adds what people are to be notified, in the order in which it happened.
func (t *Tx) addEvents(ctx context.Context, results []*Evaluation) error {
	type record struct {
		TeamID    string `json:"team_id"`
		ID        string `json:"id"`
		AlertID   string `json:"alert_id"`
		GroupKey  string `json:"group_key"`
		WindowEnd int64  `json:"window_end"`
		Firing    any    `json:"firing"`
		Event     string `json:"event"`
		CreatedAt int64  `json:"created_at"`
		Ordinal   int    `json:"ordinal"`
	}
	// An evaluation may have so much to say that the text of one statement would take tens of megabytes.
	var records []record
	size := 0
	insert := func() error {
		if len(records) == 0 {
			return nil
		}
		text := jsonText(records)
		records, size = records[:0], 0
		return t.session(ctx).Exec("INSERT INTO outbox ("+names(outboxColumns, "")+") SELECT "+
			names(outboxColumns, "v.")+" FROM "+t.records(withOrdinal(outboxColumns))+" ORDER BY v.ordinal", text).Error
	}
	now := milliseconds(t.now())
	for _, ev := range results {
		for _, e := range ev.Events {
			text := jsonText(e)
			records = append(records, record{
				TeamID: string(ev.Team), ID: core.NewID(), AlertID: ev.Alert, GroupKey: e.Group,
				WindowEnd: milliseconds(ev.End), Firing: e.Firing, Event: text, CreatedAt: now, Ordinal: len(records),
			})
			if size += len(text); size >= maxEventsText {
				if err := insert(); err != nil {
					return err
				}
			}
		}
	}
	return insert()
}
