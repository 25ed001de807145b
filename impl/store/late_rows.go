package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// LateRows are rows of one minute that were stored when alerts may have read it.
type LateRows struct {
	// Table is in the database of the team's service.
	Table string
	// Minute is where the minute begins that the rows are of, and Stored when they were to be seen.
	Minute, Stored time.Time
	Rows           int64
}

var lateColumns = []column{
	{"team_id", "text"},
	{"table_name", "text"},
	{"minute", "bigint"},
	{"stored_at", "bigint"},
	{"row_count", "bigint"},
}

// reportTable begins what a report of late rows has for its table, which is the name of none.
const reportTable = "report "

// AddLateRows adds to what is known of rows that were stored late, which the history of alerts then says. No two of them
// may be of the same table, minute and time. A report that was added already adds nothing: it is to be sent again, as it
// was, when an error leaves open whether it was.
func (s *Store) AddLateRows(ctx context.Context, team core.TeamID, report string, late []LateRows) error {
	if len(late) == 0 {
		return nil
	}
	type record struct {
		TeamID   string `json:"team_id"`
		Table    string `json:"table_name"`
		Minute   int64  `json:"minute"`
		StoredAt int64  `json:"stored_at"`
		Rows     int64  `json:"row_count"`
	}
	records := make([]record, len(late))
	for i, l := range late {
		records[i] = record{string(team), l.Table, milliseconds(l.Minute), milliseconds(l.Stored), l.Rows}
	}
	mark := jsonText([]record{{TeamID: string(team), Table: reportTable + report, Minute: milliseconds(late[0].Minute)}})
	add := "INSERT INTO late_rows (" + names(lateColumns, "") + ") SELECT " + names(lateColumns, "v.") + " FROM "
	return s.Write(ctx, func(tx *Tx) error {
		known := tx.session(ctx).Exec(add+tx.records(lateColumns)+" WHERE true ON CONFLICT DO NOTHING", mark)
		if known.Error != nil || known.RowsAffected == 0 {
			return failed(ctx, "store late rows", known.Error)
		}
		// In one order, so that replicas do not wait for each other in a circle.
		err := tx.session(ctx).Exec(add+tx.records(lateColumns)+" WHERE true ORDER BY v.minute, v.table_name, v.stored_at"+
			" ON CONFLICT (team_id, minute, table_name, stored_at)"+
			" DO UPDATE SET row_count = late_rows.row_count + excluded.row_count", jsonText(records)).Error
		return failed(ctx, "store counts of late rows", err)
	})
}

// lateKey is an expression for what says of an entry of the history which late rows are its: the same for all groups of an
// evaluation. It begins with the end of the window, and is NULL where late rows are not known.
const lateKey = "CAST(window_end AS TEXT) || ' ' || CAST(read_from AS TEXT) || ' ' || CAST(read_at AS TEXT) || ' ' || read_tables"

// lateRows is an expression for how many rows came after the windows of an entry of the history were read, NULL for none.
const lateRows = "(SELECT CAST(sum(l.row_count) AS BIGINT) FROM late_rows l WHERE l.team_id = alert_history.team_id" +
	" AND l.minute >= alert_history.read_from AND l.minute < alert_history.window_end AND l.stored_at > alert_history.read_at" +
	" AND ' ' || alert_history.read_tables || ' ' LIKE '% ' || l.table_name || ' %')"

// lateSums are how many rows came late by the keys of entries of the history, which where says and whose windows end between two
// times. They are added up once for all groups.
func lateSums(ctx context.Context, db *DB, where string, args []any, from, to int64) (map[string]int64, error) {
	rows, err := db.rows(ctx, "SELECT "+lateKey+", "+lateRows+" FROM (SELECT DISTINCT team_id, window_end, read_from, read_at, read_tables"+
		" FROM alert_history WHERE "+where+" AND window_end BETWEEN ? AND ?"+
		" AND read_from IS NOT NULL AND read_at IS NOT NULL AND read_tables IS NOT NULL) alert_history",
		append(slices.Clone(args), from, to)...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	sums := map[string]int64{}
	for rows.Next() {
		var key string
		var sum *int64
		if err := rows.Scan(&key, &sum); err != nil {
			return nil, err
		}
		if sum != nil {
			sums[key] = *sum
		}
	}
	return sums, rows.Err()
}

// readTables is what the history keeps of which tables an evaluation has read, nil where rows that are late are not told
// apart: they are counted by the minute.
func (e *Evaluation) readTables() *string {
	if len(e.Tables) == 0 || e.Read.IsZero() || !e.Start.Equal(e.Start.Truncate(time.Minute)) {
		return nil
	}
	text := strings.Join(e.Tables, " ")
	return &text
}

// HomeDatabase returns the database of the team's service if a connection is to the default engine, which has it, and an
// empty text if it is not.
func (d *DB) HomeDatabase(ctx context.Context, team core.TeamID, connection string) (database string, err error) {
	err = d.one(ctx, []any{&database}, "SELECT s.database_name FROM connections c JOIN services s ON s.team_id = c.team_id"+
		" WHERE c.team_id = ? AND c.id = ? AND c.host = ''", string(team), connection)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return database, failed(ctx, "load the database of a connection", err)
}
