package store

import (
	"context"
	"database/sql"
	"errors"
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

// AddLateRows adds to what is known of rows that were stored late, which the history of alerts then says. No two of them
// may be of the same table, minute and time.
func (s *Store) AddLateRows(ctx context.Context, team core.TeamID, late []LateRows) error {
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
	return s.Write(ctx, func(tx *Tx) error {
		// In one order, so that replicas do not wait for each other in a circle.
		err := tx.session(ctx).Exec("INSERT INTO late_rows ("+names(lateColumns, "")+") SELECT "+names(lateColumns, "v.")+
			" FROM "+tx.records(lateColumns)+" WHERE true ORDER BY v.minute, v.table_name, v.stored_at"+
			" ON CONFLICT (team_id, minute, table_name, stored_at)"+
			" DO UPDATE SET row_count = late_rows.row_count + excluded.row_count", jsonText(records)).Error
		return failed(ctx, "store how many rows are late", err)
	})
}

// lateRows is an expression for how many rows came after the windows of an entry of the history were read, NULL for none.
const lateRows = "(SELECT CAST(sum(l.row_count) AS BIGINT) FROM late_rows l WHERE l.team_id = alert_history.team_id" +
	" AND l.minute >= alert_history.read_from AND l.minute < alert_history.window_end AND l.stored_at > alert_history.read_at" +
	" AND ' ' || alert_history.read_tables || ' ' LIKE '% ' || l.table_name || ' %')"

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
