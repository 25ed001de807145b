package store

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/cespare/xxhash/v2"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// valuesText stores the values of windows, of which there are more than of anything else: pairs of milliseconds and
// value.
func valuesText(values []api.AlertWindowValue) string {
	pairs := make([][2]any, len(values))
	for i, v := range values {
		pairs[i] = [2]any{milliseconds(v.StartTime.Time), v.Value}
	}
	return jsonText(pairs)
}

// valuesFromText reads what valuesText has stored.
func valuesFromText(text string) ([]api.AlertWindowValue, error) {
	var pairs [][2]json.Number
	if err := json.Unmarshal([]byte(text), &pairs); err != nil {
		return nil, err
	}
	values := make([]api.AlertWindowValue, len(pairs))
	for i, p := range pairs {
		start, err := p[0].Int64()
		if err != nil {
			return nil, err
		}
		if values[i].Value, err = p[1].Float64(); err != nil {
			return nil, err
		}
		values[i].StartTime = fromMilliseconds(start)
	}
	return values, nil
}

// historyRow is an entry of the history of an alert.
type historyRow struct {
	WindowEnd    int64
	GroupKey     string
	State        string
	Violations   int
	WindowValues string
	NoValue      *string
	Errors       *string
	ReadAt       *int64
	LateKey      *string
	EvaluatedAt  int64
}

func (r *historyRow) columns() []any {
	return []any{&r.WindowEnd, &r.GroupKey, &r.State, &r.Violations, &r.WindowValues, &r.NoValue, &r.Errors, &r.ReadAt, &r.LateKey, &r.EvaluatedAt}
}

// historyFromRow returns the answer about an entry of the history.
func historyFromRow(r *historyRow) (api.AlertHistoryEntry, error) {
	e := api.AlertHistoryEntry{
		WindowEnd: fromMilliseconds(r.WindowEnd), Group: textPointer(r.GroupKey), State: api.AlertHistoryState(r.State),
		Violations: r.Violations, NoValue: r.NoValue, EvaluatedAt: fromMilliseconds(r.EvaluatedAt),
	}
	if r.ReadAt != nil {
		read := fromMilliseconds(*r.ReadAt)
		e.ReadAt = &read
	}
	var err error
	if e.Values, err = valuesFromText(r.WindowValues); err != nil {
		return e, err
	}
	e.Errors, err = jsonColumn[[]api.AlertError](r.Errors)
	return e, err
}

// AlertHistoryList returns a page of the list of what evaluations said about an alert, the newest first and groups in the
// order of their keys. A group, the empty one for the alert as a whole, leaves out the others. Without the
// alert the error is NotFound.
func (s *Store) AlertHistoryList(
	team core.TeamID, id string, group *string, limit, offset int,
) List[api.AlertHistoryEntry] {
	where, args := "team_id = ? AND alert_id = ?", []any{string(team), id}
	if group != nil {
		where, args = where+" AND group_key = ?", append(args, *group)
	}
	return list(s, listing[api.AlertHistoryEntry]{
		name: "the history of an alert", from: " FROM alert_history WHERE " + where, args: args,
		// A failure gives way to the next one about its window, or to a result, and so does what was said about a window
		// while a clock was ahead. All that tells two failures of one millisecond apart may be their errors.
		id: "CAST(window_end AS TEXT) || ' ' || group_key", version: version("evaluated_at", "state", "errors"),
		size: sizeOf("group_key", "window_values", "no_value", "errors"), order: "window_end DESC, group_key",
		options: ListOptions{Limit: limit, Offset: offset},
		check: func(ctx context.Context, db *DB) error {
			n, err := db.count(ctx, "SELECT count(*) FROM alerts WHERE team_id = ? AND id = ?", string(team), id)
			if err == nil && n == 0 {
				return core.NotFoundError(alertMissing)
			}
			return err
		},
		// Rows that came late since then change all entries of their window.
		revise: func(ctx context.Context, db *DB, page []heading) error {
			sums, err := lateSums(ctx, db, where, args, windowOf(page[len(page)-1].id), windowOf(page[0].id))
			late := map[int64]uint64{}
			for key, sum := range sums {
				late[windowOf(key)] ^= xxhash.Sum64String(fmt.Sprint(key, " ", sum))
			}
			for i := range page {
				page[i].version ^= late[windowOf(page[i].id)]
			}
			return err
		},
		load: func(ctx context.Context, db *DB, ids []string) ([]api.AlertHistoryEntry, error) {
			first, last := windowOf(ids[0]), windowOf(ids[len(ids)-1])
			sums, err := lateSums(ctx, db, where, args, last, first)
			if err != nil {
				return nil, err
			}
			rows, err := db.rows(ctx, "SELECT window_end, group_key, state, violations, window_values, no_value, errors, read_at, "+lateKey+", evaluated_at"+
				" FROM alert_history WHERE "+where+" AND window_end BETWEEN ? AND ?"+
				" AND ?", append(slices.Clone(args), last, first, db.among("CAST(window_end AS TEXT) || ' ' || group_key", ids))...)
			page, err := scanAll(rows, err, (*historyRow).columns)
			if err != nil {
				return nil, err
			}
			return convertAll(page, func(r *historyRow) (api.AlertHistoryEntry, error) {
				entry, err := historyFromRow(r)
				if sum, ok := sums[text(r.LateKey)]; ok {
					entry.LateRows = &sum
				}
				return entry, err
			})
		},
		idOf: func(e *api.AlertHistoryEntry) string {
			return strconv.FormatInt(milliseconds(e.WindowEnd.Time), 10) + " " + text(e.Group)
		},
	})
}

// PruneAlerts deletes up to limit entries each of what evaluations said about windows before a time, of how many rows from
// before then were late, and of what people had to be notified before then and no replica delivers. It returns how many it
// deleted of whichever was most.
func (s *Store) PruneAlerts(ctx context.Context, before time.Time, limit int) (int, error) {
	deleted := 0
	err := s.Write(ctx, func(tx *Tx) error {
		result := tx.session(ctx).Exec("DELETE FROM alert_history WHERE (team_id, alert_id, window_end, group_key) IN ("+
			"SELECT team_id, alert_id, window_end, group_key FROM alert_history WHERE window_end < ? ORDER BY window_end"+
			" LIMIT ?)", milliseconds(before), limit)
		if result.Error != nil {
			return failed(ctx, "delete old history of alerts", result.Error)
		}
		late := tx.session(ctx).Exec("DELETE FROM late_rows WHERE (team_id, minute, table_name, stored_at) IN ("+
			"SELECT team_id, minute, table_name, stored_at FROM late_rows WHERE minute < ? ORDER BY minute LIMIT ?)",
			milliseconds(before), limit)
		if late.Error != nil {
			return failed(ctx, "delete old counts of late rows", late.Error)
		}
		unsent := tx.session(ctx).Exec("DELETE FROM outbox WHERE (team_id, seq) IN (SELECT team_id, seq FROM outbox"+
			" WHERE created_at < ? LIMIT ?)", milliseconds(before), limit)
		deleted = int(max(result.RowsAffected, late.RowsAffected, unsent.RowsAffected))
		return failed(ctx, "delete events that were not fanned out", unsent.Error)
	})
	return deleted, err
}

// windowOf is the end of the window that an id in the list of AlertHistoryList names.
func windowOf(id string) int64 {
	window, _, _ := strings.Cut(id, " ")
	end, _ := strconv.ParseInt(window, 10, 64)
	return end
}
