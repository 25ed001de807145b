package bench

import (
	"database/sql"
	"fmt"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
)

// monitoredServer starts a server with the demo data of which one hour lies ahead, so that there is something in every
// window to come. Windows are read as late as by default.
func monitoredServer(b *testing.B, args ...string) *harness.Server {
	b.Helper()
	s := harness.StartServer(b, "", append([]string{
		"--demo", "--rate-limit", "0", "--alert-delay", harness.AlertDelay.String(),
	}, args...)...)
	s.Poll("the demo data", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })
	harness.Ask(b, harness.EngineClient(s), "INSERT INTO otel_logs SELECT * REPLACE (Timestamp + INTERVAL 1 HOUR AS Timestamp)"+
		" FROM otel_logs WHERE Timestamp > now() - INTERVAL 1 HOUR")
	return s
}

// storeOf opens the SQLite database of a server for the benchmark to read, and to fill while nothing serves.
func storeOf(b *testing.B, s *harness.Server) *sql.DB {
	b.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(s.Data, "obstack.db")+"?_pragma=busy_timeout(10000)")
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = db.Close() })
	return db
}

// manyAlerts adds so many alerts, each on a saved search of its own: the errors of one service. A spread of more than
// one second anchors them at that many seconds of their minute.
func manyAlerts(b *testing.B, s *harness.Server, db *sql.DB, n, spread int) {
	b.Helper()
	source := sourceID(b, s, "Logs")
	_, rest, _ := strings.Cut(s.Do("GET", "webhooks", "").Body, `"id":"`)
	hook := rest[:24]
	body := fmt.Sprintf(`{"name":"seed","sourceId":%q,"where":"x"}`, source)
	search := harness.MustID(b, s.Do("POST", "saved-searches", body))
	alert := harness.MustID(b, s.Do("POST", "alerts", fmt.Sprintf(`{"source":"saved_search","savedSearchId":%q,"interval":"1m",`+
		`"threshold":3,"thresholdType":"above","channel":{"type":"webhook","webhookId":%q}}`, search, hook)))
	tx, err := db.BeginTx(b.Context(), nil)
	if err != nil {
		b.Fatal(err)
	}
	run := func(sql string, args ...any) {
		if _, err := tx.ExecContext(b.Context(), sql, args...); err != nil {
			b.Fatal(err)
		}
	}
	columns := func(table string, without ...string) string {
		rows, err := tx.QueryContext(b.Context(), "SELECT name FROM pragma_table_info(?)", table)
		if err != nil {
			b.Fatal(err)
		}
		defer func() { _ = rows.Close() }()
		var names []string
		for rows.Next() {
			var name string
			if err := rows.Scan(&name); err != nil {
				b.Fatal(err)
			}
			if !slices.Contains(without, name) {
				names = append(names, name)
			}
		}
		return strings.Join(names, ", ")
	}
	searchColumns := columns("saved_searches", "id", "condition")
	alertColumns := columns("alerts", "id", "saved_search_id", "schedule_start_at", "due_at")
	var team string
	if err := tx.QueryRowContext(b.Context(), "SELECT team_id FROM alerts WHERE id = ?", alert).Scan(&team); err != nil {
		b.Fatal(err)
	}
	minute := time.Now().Truncate(time.Minute)
	for i := range n {
		if i%2000 == 1999 { // the server writes as well
			if err := tx.Commit(); err != nil {
				b.Fatal(err)
			}
			if tx, err = db.BeginTx(b.Context(), nil); err != nil {
				b.Fatal(err)
			}
		}
		id := core.NewID()
		run("INSERT INTO saved_searches (id, condition, "+searchColumns+") SELECT ?, ?, "+searchColumns+
			" FROM saved_searches WHERE team_id = ? AND id = ?", id, fmt.Sprintf(`SeverityText:error AND ServiceName:"service-%d"`, i), team, search)
		start := any(nil)
		if spread > 1 {
			start = minute.Add(time.Duration(i%spread) * time.Second).UnixMilli()
		}
		run("INSERT INTO alerts (id, saved_search_id, schedule_start_at, due_at, "+alertColumns+") SELECT ?, ?, ?, 0, "+
			alertColumns+" FROM alerts WHERE team_id = ? AND id = ?", core.NewID(), id, start, team, alert)
	}
	if err := tx.Commit(); err != nil {
		b.Fatal(err)
	}
}

// evaluated are the lateness of evaluations in order, of windows that end after a time and up to another, and how many
// a second were stored, both counted from when the windows may be read.
func evaluated(b *testing.B, db *sql.DB, after, until time.Time) (lateness []time.Duration, perSecond float64) {
	b.Helper()
	rows, err := db.QueryContext(b.Context(), "SELECT window_end, evaluated_at FROM alert_history"+
		" WHERE window_end > ? AND window_end <= ?", after.UnixMilli(), until.UnixMilli())
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var end, at int64
		if err := rows.Scan(&end, &at); err != nil {
			b.Fatal(err)
		}
		lateness = append(lateness, time.Duration(at-end)*time.Millisecond-harness.AlertDelay)
	}
	if err := rows.Err(); err != nil || len(lateness) == 0 {
		b.Fatal("nothing was evaluated", err)
	}
	slices.Sort(lateness)
	return lateness, float64(len(lateness)) / max(lateness[len(lateness)-1], time.Millisecond).Seconds()
}

// nextMinute waits for the end of the minute and a while longer, and returns the end.
func nextMinute(b *testing.B, longer time.Duration) time.Time {
	b.Helper()
	end := time.Now().Truncate(time.Minute).Add(time.Minute)
	select {
	case <-time.After(time.Until(end.Add(longer))):
	case <-b.Context().Done():
	}
	return end
}

// BenchmarkAlerts evaluates alerts at an interval of a minute, all of them due at once and then spread over it.
func BenchmarkAlerts(b *testing.B) {
	b.Run("10000", func(b *testing.B) {
		s := monitoredServer(b)
		before := resident(b, s.Cmd.Process.Pid)
		db := storeOf(b, s)
		manyAlerts(b, s, db, 10_000, 1)
		nextMinute(b, 30*time.Second) // the first window of each, which they all had to catch up
		end := nextMinute(b, 30*time.Second)
		lateness, perSecond := evaluated(b, db, end.Add(-time.Second), end)
		harness.Figure(b, fmt.Sprintf("evaluate %d alerts that are due at once", len(lateness)), fmt.Sprintf("%.0f alerts/s",
			perSecond), "≥ 5,000 alerts/s")
		harness.Figure(b, "lateness of them, from when the window may be read", fmt.Sprintf("median %s, p99 %s",
			harness.Percentile(lateness, 0.5), harness.Percentile(lateness, 0.99)), "p99 < 5 s")
		harness.Figure(b, "memory that they cost the API process", fmt.Sprintf("%.0f MB", resident(b, s.Cmd.Process.Pid)-before),
			"< 200 MB")
	})
	b.Run("100000", func(b *testing.B) {
		s := monitoredServer(b)
		db := storeOf(b, s)
		manyAlerts(b, s, db, 100_000, 60)
		nextMinute(b, 30*time.Second)
		end := nextMinute(b, 0)
		nextMinute(b, 30*time.Second)
		lateness, _ := evaluated(b, db, end, end.Add(time.Minute))
		harness.Figure(b, fmt.Sprintf("evaluate %d alerts over their minute", len(lateness)), fmt.Sprintf("median %s, p99 %s late",
			harness.Percentile(lateness, 0.5), harness.Percentile(lateness, 0.99)), "100,000 in a minute")
		if a := s.Do("GET", "alerts?limit=1", ""); a.Status != http.StatusOK {
			b.Fatal(a.Body)
		}
	})
}
