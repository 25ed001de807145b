package selftelemetry

import (
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// intake counts what it is given. It may refuse, or not answer.
type intake struct {
	answer func(ctx context.Context) error // nil takes everything

	mu     sync.Mutex
	logs   []plog.LogRecord
	spans  int
	points map[string]int // by metric
}

func (i *intake) accept(ctx context.Context, s otlp.Signal, body []byte) error {
	if i.answer != nil {
		if err := i.answer(ctx); err != nil {
			return err
		}
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	switch s {
	case otlp.Logs:
		r := plogotlp.NewExportRequest()
		if err := r.UnmarshalProto(body); err != nil {
			return err
		}
		for _, resource := range r.Logs().ResourceLogs().All() {
			for _, scope := range resource.ScopeLogs().All() {
				for _, record := range scope.LogRecords().All() {
					i.logs = append(i.logs, record)
				}
			}
		}
	case otlp.Traces:
		r := ptraceotlp.NewExportRequest()
		if err := r.UnmarshalProto(body); err != nil {
			return err
		}
		i.spans += r.Traces().SpanCount()
	case otlp.Metrics:
		r := pmetricotlp.NewExportRequest()
		if err := r.UnmarshalProto(body); err != nil {
			return err
		}
		for _, resource := range r.Metrics().ResourceMetrics().All() {
			for _, scope := range resource.ScopeMetrics().All() {
				for _, m := range scope.Metrics().All() {
					i.points[m.Name()]++
				}
			}
		}
	}
	return nil
}

// count is how many logs and spans have come.
func (i *intake) count() int {
	i.mu.Lock()
	defer i.mu.Unlock()
	return len(i.logs) + i.spans
}

func (i *intake) pointsOf(metric string) int {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.points[metric]
}

// within waits until a condition holds.
func within(t *testing.T, holds func() bool) {
	t.Helper()
	tick, deadline := time.NewTicker(100*time.Millisecond), time.After(10*time.Minute)
	defer tick.Stop()
	for !holds() {
		synctest.Wait()
		select {
		case <-tick.C:
		case <-deadline:
			t.Fatal("it does not happen")
		}
	}
}

func newTelemetry(t *testing.T) (*Telemetry, *slog.Logger, *strings.Builder) {
	t.Helper()
	own, err := New(Options{Version: "1.2.3", Metrics: prometheus.NewRegistry(), Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	return own, slog.New(own.Handler(slog.NewTextHandler(&text, nil))), &text
}

func (t *Telemetry) droppedOf(s otlp.Signal, reason string) int {
	return int(testutil.ToFloat64(t.dropped.WithLabelValues(s.String(), reason)))
}

// TestWhatIsLoggedIsSent has lines come before and after the intake.
func TestWhatIsLoggedIsSent(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		own, log, text := newTelemetry(t)
		in := &intake{points: map[string]int{}}
		log.Debug("below the level of the log")
		log.Info("before", "took", 1500*time.Millisecond, "error", errors.New("gone"))
		own.Start(in.accept)
		log.With("alert_id", "a1").Warn("after", "rows", 3)
		_, span := own.Tracer().Start(t.Context(), "query")
		span.End()
		within(t, func() bool { return in.count() == 3 && in.pointsOf("obstack_self_telemetry_dropped_total") >= 2 })
		own.Stop(t.Context())
		own.Stop(t.Context())
		log.Info("later")

		if len(in.logs) != 2 || in.spans != 1 {
			t.Fatalf("%d logs, %d spans", len(in.logs), in.spans)
		}
		before, after := in.logs[0], in.logs[1]
		if got := before.Body().Str(); got != "before" || before.SeverityNumber() != plog.SeverityNumberInfo {
			t.Errorf("the first line is %s %s", before.SeverityText(), got)
		}
		for key, want := range map[string]string{"took": "1.5s", "error": "gone"} {
			if got := before.Attributes().AsRaw()[key]; got != want {
				t.Errorf("%s is %v", key, got)
			}
		}
		if got := after.Attributes().AsRaw()["alert_id"]; got != "a1" {
			t.Errorf("alert_id is %v", got)
		}
		if got := strings.Count(text.String(), "\n"); got != 3 || !strings.Contains(text.String(), `msg=before took=1.5s error=gone`) {
			t.Errorf("the log is %s", text)
		}
	})
}

// TestASlowStartLosesNothing logs and traces for minutes before there is an intake.
func TestASlowStartLosesNothing(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		own, log, _ := newTelemetry(t)
		began, said := time.Now(), 0
		within(t, func() bool {
			if time.Since(began) > time.Duration(said)*10*time.Second {
				log.Info("starting")
				_, span := own.Tracer().Start(t.Context(), "query")
				span.End()
				said++
			}
			return said == 30
		})
		in := &intake{points: map[string]int{}}
		own.Start(in.accept)
		within(t, func() bool { return in.count() == 2*said })
		if got := own.droppedOf(otlp.Logs, refused) + own.droppedOf(otlp.Traces, refused); got != 0 {
			t.Errorf("%d are dropped", got)
		}
		if waiting := own.waiting.Load(); waiting != 0 {
			t.Errorf("%d bytes wait", waiting)
		}
		own.Stop(t.Context())
	})
	synctest.Test(t, func(t *testing.T) { // and a start that fails ends nevertheless
		own, log, _ := newTelemetry(t)
		log.Info("starting")
		began := time.Now()
		within(t, func() bool { return time.Since(began) > 2*time.Minute })
		own.Stop(t.Context())
		synctest.Wait()
	})
}

// TestFloodIsDroppedAndCounted logs more than is sent, for a minute.
func TestFloodIsDroppedAndCounted(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		own, log, _ := newTelemetry(t)
		in := &intake{points: map[string]int{}}
		own.Start(in.accept)
		const each, seconds = 500, 60
		tick := time.NewTicker(time.Second)
		for range seconds {
			for range each {
				log.Info("again")
				_, span := own.Tracer().Start(t.Context(), "query")
				span.End()
			}
			<-tick.C
		}
		own.Stop(t.Context())
		sent := len(in.logs) + in.spans
		dropped := own.droppedOf(otlp.Logs, overRate) + own.droppedOf(otlp.Traces, overRate)
		if sent+dropped != 2*each*seconds {
			t.Errorf("%d were sent and %d dropped, of %d", sent, dropped, 2*each*seconds)
		}
		if sent < maxRate*(seconds-1) || sent > maxRate*(seconds+1) {
			t.Errorf("%d were sent in %d seconds", sent, seconds)
		}
	})
}

// TestIntakeThatHangsHoldsNothingUp has lines wait for an intake that does not answer.
func TestIntakeThatHangsHoldsNothingUp(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		own, log, _ := newTelemetry(t)
		own.Start((&intake{points: map[string]int{}, answer: func(ctx context.Context) error {
			<-ctx.Done()
			return ctx.Err()
		}}).accept)
		began := time.Now()
		text := strings.Repeat("x", 64<<10)
		for range 140 { // more than may wait, and fewer than the rate
			log.Info("large", "text", text)
		}
		if took := time.Since(began); took != 0 {
			t.Errorf("it took %v", took)
		}
		if got := own.droppedOf(otlp.Logs, full); got != 140-maxWaiting/(recordSize+len(text)+len("large")+len("text")) {
			t.Errorf("%d of 140 were dropped", got)
		}
		if got := own.waiting.Load(); got > maxWaiting {
			t.Errorf("%d bytes wait", got)
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		own.Stop(ctx)
		if took := time.Since(began); took > time.Second {
			t.Errorf("the stop took %v", took)
		}
		synctest.Wait()
	})
}

// TestWhatIsRefusedIsCounted has an intake that takes nothing for good, and one that takes things later.
func TestWhatIsRefusedIsCounted(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		own, log, _ := newTelemetry(t)
		own.Start((&intake{points: map[string]int{}, answer: func(context.Context) error { return core.InvalidError("no") }}).accept)
		log.Info("refused")
		within(t, func() bool { return own.droppedOf(otlp.Logs, refused) == 1 })
		if waiting := own.waiting.Load(); waiting != 0 {
			t.Errorf("%d bytes wait", waiting)
		}
		own.Stop(t.Context())
	})
	synctest.Test(t, func(t *testing.T) {
		own, log, _ := newTelemetry(t)
		tries := 0
		in := &intake{points: map[string]int{}, answer: func(context.Context) error {
			if tries++; tries < 3 {
				return &core.Error{Kind: core.Unavailable, RetryAfter: time.Second}
			}
			return nil
		}}
		own.Start(in.accept)
		log.Info("later")
		within(t, func() bool { return in.count() == 1 })
		if got := own.droppedOf(otlp.Logs, refused); got != 0 {
			t.Errorf("%d are dropped", got)
		}
		own.Stop(t.Context())
	})
}
