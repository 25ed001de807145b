package store

import (
	"context"
	"database/sql"

	"github.com/pressly/goose/v3"
	"gorm.io/gorm"
)

// answersVersion is the migration that keeps the answers about alerts that were stored before. What makes them is in Go.
const answersVersion = 20

// answersBatch is how many alerts it reads at a time.
const answersBatch = 1000

// answersColumns are what setAnswer needs, which later versions may add to.
const answersColumns = "team_id, id, name, message, note, threshold, threshold_max, threshold_type, window_interval," +
	" schedule_offset_minutes, schedule_start_at, schedule_start_given, num_consecutive_windows, source, saved_search_id," +
	" group_by, dashboard_id, tile_id, channels, enabled, no_data, renotify_interval, created_at, updated_at"

var answerColumns = []column{{"team_id", "text"}, {"id", "text"}, {"answer", "text"}, {"answer_of", "bigint"}}

// answersMigration adds the answers in one transaction to SQLite, where no other process writes. In PostgreSQL each batch is a
// transaction: replicas of the version before that change an alert wait for one batch, not for all of them. What a process
// that was killed has added stays, and the next one goes on behind it; lists read the other alerts from their columns.
func (s *Store) answersMigration() *goose.Migration {
	up := &goose.GoFunc{RunTx: func(ctx context.Context, tx *sql.Tx) error { return s.addAnswers(ctx, tx) }}
	if s.postgres {
		up = &goose.GoFunc{RunDB: func(ctx context.Context, pool *sql.DB) error { return s.addAnswers(ctx, pool) }}
	}
	return goose.NewGoMigration(answersVersion, up, nil)
}

// addAnswers adds the answers of all alerts that have none.
func (s *Store) addAnswers(ctx context.Context, conn gorm.ConnPool) error {
	db := *s.DB
	db.gorm = s.gorm.Session(&gorm.Session{NewDB: true, Context: ctx})
	db.gorm.Statement.ConnPool = conn
	t := &Tx{DB: &db}
	var last alertKey
	for more := true; more; {
		var err error
		if last, more, err = t.addBatch(ctx, last); err != nil {
			return err
		}
	}
	return nil
}

// addBatch adds the answers of alerts after one, and returns the last of them, and whether there may be more. An alert that
// a replica changes meanwhile stays without.
func (t *Tx) addBatch(ctx context.Context, after alertKey) (last alertKey, more bool, err error) {
	type record struct {
		TeamID   string `json:"team_id"`
		ID       string `json:"id"`
		Answer   string `json:"answer"`
		AnswerOf int64  `json:"answer_of"`
	}
	var rows []alertRow
	err = t.session(ctx).Raw("SELECT "+answersColumns+" FROM alerts WHERE (team_id, id) > (?, ?)"+
		" AND answer_of IS DISTINCT FROM updated_at ORDER BY team_id, id LIMIT ?",
		after.team, after.id, answersBatch).Scan(&rows).Error
	if err != nil || len(rows) == 0 {
		return after, false, failed(ctx, "read alerts", err)
	}
	records := make([]record, len(rows))
	for i := range rows {
		r := &rows[i]
		if err := r.setAnswer(); err != nil {
			return after, false, err
		}
		records[i] = record{r.TeamID, r.ID, *r.Answer, *r.AnswerOf}
		last = alertKey{r.TeamID, r.ID}
	}
	err = t.session(ctx).Exec("UPDATE alerts SET answer = v.answer, answer_of = v.answer_of FROM "+t.records(answerColumns)+
		" WHERE alerts.team_id = v.team_id AND alerts.id = v.id AND alerts.updated_at = v.answer_of", jsonText(records)).Error
	return last, len(rows) == answersBatch, failed(ctx, "store answers about alerts", err)
}
