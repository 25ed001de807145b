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
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/obstack/obstack/impl/engine"
)

// Resources are the sample resources, a YAML file of lists as apply reads it.
//
//go:embed resources.yaml
var Resources []byte

// browsers is the service in browsers, the only one that runs in no pod.
const browsers = "web"

// isSample is the condition that a row is one of the shop's pods, which are named the same in every shop: so their rows are known
// without a mark that would stand among the attributes which people look through. Half of a name is random, so no pod of a team is
// called like one, whatever the team calls its services and clusters.
func isSample() string {
	var names []string
	for _, p := range newShop(time.Time{}).pods {
		names = append(names, "'"+p.resource["k8s.pod.name"]+"'")
	}
	return "ResourceAttributes['k8s.pod.name'] IN (" + strings.Join(names, ", ") + ")"
}

// ownService is what the logs of the server itself are of, beside which there may be a demo.
const ownService = "obstack"

// Fill adds 24 hours of sample telemetry up to now to the telemetry tables of db's database. It returns how many rows it
// added. Where there are logs of others than the server it adds nothing, and it never deletes.
//
// The rows follow from the end of the window alone and are stored in order. So after a Fill that was interrupted, the
// next one takes the end from the counters that are there, counts the rows, and adds the missing ones. Two that run at the
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
	end, err := filledUntil(ctx, db)
	if err != nil {
		return time.Time{}, err
	}
	if !end.IsZero() {
		// Of an old window, rows may have been dropped in the meantime, which is no reason to add them again. One that is not
		// over is of Traffic, which has outlived what was filled.
		if now.Sub(end) > window || end.After(now) {
			return time.Time{}, nil
		}
		stored, err := selectOne[uint64](ctx, db, "SELECT count() FROM otel_logs WHERE "+isSample())
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

// filledUntil returns the end of the window that rows are of, the zero time if there are none. The counters begin with the
// window.
func filledUntil(ctx context.Context, db *engine.DB) (time.Time, error) {
	start, err := selectOne[time.Time](ctx, db, "SELECT min(StartTimeUnix) FROM otel_metrics_sum WHERE "+isSample())
	if err != nil || start.Unix() <= 0 {
		return time.Time{}, err
	}
	return start.UTC().Add(window), nil
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

	s := newShop(end)
	logShare, spanShare := s.shares(logCount), s.shares(spanCount)
	for i := range until {
		r := s.run(s.slotStart(i), s.slotStart(i+1), spanShare[i], logShare[i])
		if err := errors.Join(logs.write(ctx, r.logs), spans.write(ctx, r.spans), gauges.write(ctx, r.gauges),
			sums.write(ctx, r.sums), histograms.write(ctx, r.histograms), sessions.write(ctx, r.sessions)); err != nil {
			return 0, err
		}
		if i == 0 { // the counters have the end of the window, so they are the first rows there are
			if err := errors.Join(sums.flush(ctx), sums.wait(ctx)); err != nil {
				return 0, err
			}
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
