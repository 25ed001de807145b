package demo

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"testing"
	"time"

	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// goOn runs the traffic of one server at the given times.
func goOn(t *testing.T, db *engine.DB, times ...time.Time) *Traffic {
	t.Helper()
	traffic := &Traffic{DB: db, Log: slog.New(slog.DiscardHandler)}
	for _, at := range times {
		if err := traffic.runOnce(t.Context(), at); err != nil {
			t.Fatal(err)
		}
	}
	return traffic
}

// between is the condition that a row is of the time after the window, from one moment to another.
func between(column string, from, until time.Time) string {
	return fmt.Sprintf("%[1]s > fromUnixTimestamp(%[2]d) AND %[1]s <= fromUnixTimestamp(%[3]d)", column, from.Unix(), until.Unix())
}

// testTraffic resumes the traffic in a copy of the filled database.
func testTraffic(t *testing.T, filled *engine.DB) {
	db, yes := newDatabase(t), uint8(1)
	for _, table := range tables {
		enginetest.Exec(t, db, fmt.Sprintf("ALTER TABLE %s ATTACH PARTITION ALL FROM %s.%[1]s", table, filled.Database()))
	}
	first, hour := now.Add(15*time.Minute), now.Add(time.Hour)
	goOn(t, db, now.Add(2*time.Second), now.Add(4*time.Second), first)
	if added, err := Fill(t.Context(), db, first); added != 0 || err != nil {
		t.Errorf("a second start fills %d rows again, %v", added, err)
	}
	goOn(t, db, first.Add(2*time.Second), hour) // by a server that was started again

	t.Run("there is something in every minute, and nothing ahead", func(t *testing.T) {
		t.Parallel()
		for table, column := range map[string]string{"otel_logs": "Timestamp", "otel_traces": "Timestamp"} {
			wantRow(t, db, fmt.Sprintf("SELECT uniqExact(toStartOfMinute(%[1]s)) >= 60, max(%[1]s) > fromUnixTimestamp(%[2]d),"+
				" countIf(%[1]s > fromUnixTimestamp(%[3]d)) FROM %[4]s WHERE %[5]s", column, hour.Add(-time.Minute).Unix(),
				hour.Unix(), table, between(column, now, hour.Add(time.Hour))), yes, yes, uint64(0))
		}
		for _, metric := range []string{"gauge", "sum", "histogram"} {
			wantRow(t, db, "SELECT uniqExact(TimeUnix) >= 11 FROM otel_metrics_"+metric+
				" WHERE "+between("TimeUnix", now, hour), yes)
		}
	})
	t.Run("it is about as busy as before", func(t *testing.T) {
		t.Parallel()
		wantRow(t, db, "SELECT (countIf("+between("Timestamp", now, hour)+") / countIf("+
			between("Timestamp", now.Add(-time.Hour), now)+") AS busier) > 0.8, busier < 1.2 FROM otel_logs", yes, yes)
	})
	t.Run("most logs belong to a trace, and each failed payment does", func(t *testing.T) {
		t.Parallel()
		wantRow(t, db, `SELECT countIf(TraceId != '') > 0.7 * count(),
			countIf(TraceId != '' AND (TraceId, SpanId, ServiceName) NOT IN (SELECT TraceId, SpanId, ServiceName FROM otel_traces)),
			countIf(TraceId = '' AND Body LIKE 'payment provider cannot be reached%') FROM otel_logs WHERE `+between("Timestamp", now, hour),
			yes, uint64(0), uint64(0))
	})
	t.Run("no row is stored twice", func(t *testing.T) {
		t.Parallel()
		wantRow(t, db, "SELECT uniqExact(SpanId) = count() FROM otel_traces", yes)
		wantRow(t, db, "SELECT uniqExact(Timestamp, Body) = count() FROM otel_logs WHERE "+
			between("Timestamp", now, hour), yes)
	})
	t.Run("the card provider cannot be reached every ten minutes", func(t *testing.T) {
		t.Parallel()
		wantRow(t, db, "SELECT uniqExact(intDiv(toUnixTimestamp(toDateTime(Timestamp)) - "+fmt.Sprint(now.Unix())+", 600)) >= 6,"+
			" countIf(ServiceName = 'payment') >= 5 * 45, countIf(ServiceName = 'checkout') > 0"+
			" FROM otel_logs WHERE SeverityText = 'error' AND "+between("Timestamp", now, hour), yes, yes, yes)
	})
}

// TestTrafficMakesUpForADay resumes the traffic after three days without a server. It sends the last day only.
func TestTrafficMakesUpForADay(t *testing.T) {
	t.Parallel()
	db := newDatabase(t)
	enginetest.Exec(t, db, sampleLog)
	later := now.Add(72 * time.Hour)
	sent, first := 0, later
	traffic := &Traffic{DB: db, Log: slog.New(slog.DiscardHandler), Send: func(_ context.Context, s otlp.Signal, body []byte) error {
		if s != otlp.Logs {
			return nil
		}
		request := plogotlp.NewExportRequest()
		if err := request.UnmarshalProto(body); err != nil {
			return err
		}
		sent += request.Logs().LogRecordCount()
		for _, resource := range request.Logs().ResourceLogs().All() {
			for _, scope := range resource.ScopeLogs().All() {
				for _, record := range scope.LogRecords().All() {
					if at := record.Timestamp().AsTime(); at.Before(first) {
						first = at
					}
				}
			}
		}
		return nil
	}}
	if err := traffic.runOnce(t.Context(), later); err != nil {
		t.Fatal(err)
	}
	if sent < logCount*3/4 || sent > logCount*5/4 || first.Before(later.Add(-window)) {
		t.Errorf("%d logs were sent, from %v on", sent, first)
	}
}

func TestTrafficWaitsForTheEngine(t *testing.T) {
	t.Parallel()
	db, yes := newDatabase(t), uint8(1)
	enginetest.Exec(t, db, sampleLog)
	traffic := goOn(t, db, now.Add(time.Minute))
	enginetest.Exec(t, db, "RENAME TABLE otel_logs TO away")
	held := 0
	for i := range 20 {
		if err := traffic.runOnce(t.Context(), now.Add(time.Duration(2+i)*time.Minute)); err == nil {
			t.Fatal("there is no table, and no error")
		}
		if i == 0 {
			held = len(traffic.logs.rows)
		}
		if got := len(traffic.logs.rows); got != held {
			t.Fatalf("it holds %d logs, and then %d", held, got)
		}
	}
	enginetest.Exec(t, db, "RENAME TABLE away TO otel_logs")
	last := now.Add(22 * time.Minute)
	if err := traffic.runOnce(t.Context(), last); err != nil {
		t.Fatal(err)
	}
	for table, id := range map[string]string{"otel_traces": "SpanId", "otel_logs": "(Timestamp, Body)"} {
		wantRow(t, db, fmt.Sprintf("SELECT uniqExact(%s) = count(), uniqExact(toStartOfMinute(Timestamp)) >= 20,"+
			" max(Timestamp) > fromUnixTimestamp(%d) FROM %s", id, last.Add(-time.Minute).Unix(), table), yes, yes, yes)
	}
}

func TestNoTrafficWhereOthersLog(t *testing.T) {
	t.Parallel()
	db := newDatabase(t)
	enginetest.Exec(t, db, teamLog)
	traffic := Traffic{DB: db, Log: slog.New(slog.DiscardHandler)}
	if err := traffic.runOnce(t.Context(), now); !errors.Is(err, errNothingToGoOn) {
		t.Errorf("got %v", err)
	}
	wantRow(t, db, "SELECT (SELECT count() FROM otel_logs), (SELECT count() FROM otel_traces)", uint64(1), uint64(0))
}
