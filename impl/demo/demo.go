// Package demo fills a new server with the telemetry of a small shop, and keeps it coming while the server runs.
//
// Fill writes a day of logs, traces, metrics and sessions, and Traffic goes on from there in real time: customers visit
// pages, services call each other, and payments fail once in a while, so that the alert of Resources fires and resolves.
// Resources is the file of sources, dashboards and alerts that apply makes of it.
//
// Fill inserts as any client of ClickHouse would. Where the server takes telemetry in, Traffic makes requests of
// OpenTelemetry, for it to send as an application does.
//
// It may import engine, core and ingest/otlp, and does not touch the store.
package demo

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/obstack/obstack/impl/engine"
)

// Resources are the sample resources, a YAML file of lists as apply reads it.
//
//go:embed resources.yaml
var Resources []byte

// endAttribute is a resource attribute of every row of Fill: the end of the window that was filled.
const endAttribute = "demo.end"

// isSample is the condition that a row is one of ours. The indexes on the keys answer it.
const isSample = "has(mapKeys(ResourceAttributes), '" + endAttribute + "')"

// ownService is what the logs of the server itself are of, beside which there may be a demo.
const ownService = "obstack"

// tables are those that Fill fills.
var tables = []string{
	"otel_logs", "otel_traces", "otel_metrics_gauge", "otel_metrics_sum", "otel_metrics_histogram", "hyperdx_sessions",
}

// Fill adds 24 hours of sample telemetry up to now to the telemetry tables of db's database. It returns how many rows it
// added. Where there are logs of others than the server it adds nothing, and it never deletes.
//
// The rows follow from the end of the window alone and are stored in order. So after a Fill that was interrupted, the
// next one takes the end from the rows that are there, counts them, and adds the missing ones. Two that run at the
// same time would both add all rows.
func Fill(ctx context.Context, db *engine.DB, now time.Time) (int, error) {
	end, err := windowEnd(ctx, db, now)
	if err != nil {
		return 0, fmt.Errorf("look for sample telemetry: %w", err)
	}
	if end.IsZero() {
		return 0, nil
	}
	rows, err := fill(ctx, db, end, slots)
	// A server that goes on for weeks should not keep what these seconds took: three times what it needs itself.
	debug.FreeOSMemory()
	if err != nil {
		return 0, fmt.Errorf("add sample telemetry: %w", err)
	}
	return rows, nil
}

// windowEnd returns the end of the window that is to be filled, the zero time if there is none.
func windowEnd(ctx context.Context, db *engine.DB, now time.Time) (time.Time, error) {
	for _, table := range tables {
		text, err := selectOne[string](ctx, db,
			"SELECT ResourceAttributes['"+endAttribute+"'] FROM "+table+" WHERE "+isSample+" LIMIT 1")
		if err != nil {
			return time.Time{}, err
		}
		if text == "" {
			continue
		}
		end, err := time.Parse(time.RFC3339, text)
		// Of an old window, rows may have been dropped in the meantime, which is no reason to add them again.
		if err != nil || now.Sub(end) > window {
			return time.Time{}, err
		}
		stored, err := selectOne[uint64](ctx, db, "SELECT count() FROM otel_logs WHERE "+isSample)
		if err != nil || stored >= logCount {
			return time.Time{}, err
		}
		return end, nil
	}
	other, err := selectOne[uint8](ctx, db, "SELECT 1 FROM otel_logs WHERE ServiceName != '"+ownService+"' LIMIT 1")
	if err != nil || other != 0 {
		return time.Time{}, err
	}
	return now.UTC().Truncate(time.Second), nil
}

// selectOne returns the value of a query for one, or the zero value when there is no row.
func selectOne[V any](ctx context.Context, db *engine.DB, sql string) (V, error) {
	var v V
	rows, err := db.Select(ctx, engine.Query{SQL: sql})
	if err != nil {
		return v, err
	}
	defer rows.Close()
	if rows.Next() {
		if err := rows.Scan(&v); err != nil {
			return v, err
		}
	}
	return v, rows.Err()
}

// fill simulates the shop until a slot and stores what it reports and is not stored yet.
func fill(ctx context.Context, db *engine.DB, end time.Time, until int) (added int, err error) {
	// A batch that fails ends ctx, and with it the simulation. Its error is then the one that matters.
	sends, ctx := errgroup.WithContext(ctx)
	defer func() {
		if failed := sends.Wait(); failed != nil {
			added, err = 0, failed
		}
	}()
	logs, err1 := newWriter(ctx, sends, db, "otel_logs", logColumns)
	spans, err2 := newWriter(ctx, sends, db, "otel_traces", spanColumns)
	gauges, err3 := newWriter(ctx, sends, db, "otel_metrics_gauge", gaugeColumns)
	sums, err4 := newWriter(ctx, sends, db, "otel_metrics_sum", sumColumns)
	histograms, err5 := newWriter(ctx, sends, db, "otel_metrics_histogram", histogramColumns)
	sessions, err6 := newWriter(ctx, sends, db, "hyperdx_sessions", logColumns)
	if err := errors.Join(err1, err2, err3, err4, err5, err6); err != nil {
		return 0, err
	}

	s := newShop(end, endAttribute)
	logShare, spanShare := s.shares(logCount), s.shares(spanCount)
	for i := range until {
		r := s.run(s.slotStart(i), s.slotStart(i+1), spanShare[i], logShare[i])
		if err := errors.Join(logs.write(ctx, r.logs), spans.write(ctx, r.spans), gauges.write(ctx, r.gauges),
			sums.write(ctx, r.sums), histograms.write(ctx, r.histograms), sessions.write(ctx, r.sessions)); err != nil {
			return 0, err
		}
	}

	// That all logs are stored says that all else is. So the last of them have to wait.
	for _, w := range []interface {
		flush(ctx context.Context) error
		wait(ctx context.Context) error
	}{spans, gauges, sums, histograms, sessions, logs} {
		if err := errors.Join(w.flush(ctx), w.wait(ctx)); err != nil {
			return 0, err
		}
	}
	return logs.added + spans.added + gauges.added + sums.added + histograms.added + sessions.added, nil
}
