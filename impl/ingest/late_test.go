package ingest_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

// lateIntake has a clock and collects what is reported of late rows.
type lateIntake struct {
	*ingest.Intake
	now      atomic.Int64
	reported []ingest.LateRows
	reports  map[string][]ingest.LateRows
	fails    bool
	registry *prometheus.Registry
}

func newLateIntake(t *testing.T) *lateIntake {
	t.Helper()
	l := &lateIntake{registry: prometheus.NewRegistry(), reports: map[string][]ingest.LateRows{}}
	l.at(time.Now())
	l.Intake = intake(t, ingest.Options{
		Engine: logTables(t), Dir: t.TempDir(), Registerer: l.registry, LateAfter: 5 * time.Second,
		Now: func() time.Time { return time.Unix(0, l.now.Load()) },
		Late: func(_ context.Context, report string, all []ingest.LateRows) error {
			if l.reports[report] == nil {
				l.reported = append(l.reported, all...)
			} else if diff := cmp.Diff(l.reports[report], all); diff != "" {
				t.Errorf("a report is another one the second time: %s", diff)
			}
			l.reports[report] = slices.Clone(all)
			if l.fails {
				return errors.New("the answer is lost")
			}
			return nil
		},
	})
	return l
}

func (l *lateIntake) at(now time.Time) { l.now.Store(now.UnixNano()) }

// await waits until so many rows of logs were stored, and looked at.
func (l *lateIntake) await(t *testing.T, rows int) {
	t.Helper()
	patience.Within(t, fmt.Sprintf("%d rows are stored", rows), func() bool {
		families, err := l.registry.Gather()
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range families {
			if f.GetName() == "obstack_ingest_lateness_seconds" && f.Metric[0].Histogram.GetSampleCount() == uint64(rows) {
				return true
			}
		}
		return false
	})
}

// rows are how many rows the metric counts as late.
func (l *lateIntake) rows(t *testing.T) float64 {
	return counters(t, l.registry, "obstack_ingest_late_rows_total", "table")["otel_logs"]
}

func TestRowsThatAreStoredLateAreReported(t *testing.T) {
	t.Parallel()
	i := newLateIntake(t)
	noon := time.Now().UTC().Truncate(24 * time.Hour).Add(-12 * time.Hour)
	sent := 0
	send := func(now time.Time, name string, n int, at time.Time) {
		t.Helper()
		i.at(now)
		accept(t, i.Intake, otlp.Logs, logs(t, name, n, at))
		sent += n
		i.await(t, sent)
	}
	send(noon.Add(5*time.Second), "at the time", 100, noon.Add(-time.Second))
	send(noon.Add(6*time.Second), "late", 3, noon.Add(-time.Second))
	send(noon.Add(6*time.Second), "late too", 4, noon.Add(-40*time.Second))
	i.fails = true
	ingest.ReportLate(i.Intake) // which is stored nevertheless
	i.fails = false
	send(noon.Add(6*time.Second), "an earlier minute", 5, noon.Add(-70*time.Second))
	send(noon.Add(6*time.Second), "ahead", 6, noon.Add(time.Minute))
	ingest.ReportLate(i.Intake)
	ingest.ReportLate(i.Intake)
	slices.SortFunc(i.reported, func(a, b ingest.LateRows) int { return a.Minute.Compare(b.Minute) })
	want := []ingest.LateRows{
		{Table: "otel_logs", Minute: noon.Add(-2 * time.Minute), Stored: noon.Add(-time.Minute).Add(81920 * time.Millisecond), Rows: 5},
		{Table: "otel_logs", Minute: noon.Add(-time.Minute), Stored: noon.Add(6144 * time.Millisecond), Rows: 7},
	}
	if diff := cmp.Diff(want, i.reported); diff != "" {
		t.Error(diff)
	}
	if n := i.rows(t); n != 12 {
		t.Errorf("%v rows are counted as late", n)
	}
}

// TestRowsOfLongAgoAreCountedAlone sends a record of each minute of some days.
func TestRowsOfLongAgoAreCountedAlone(t *testing.T) {
	t.Parallel()
	i := newLateIntake(t)
	const minutes = 6000
	l := plog.NewLogs()
	records := l.ResourceLogs().AppendEmpty().ScopeLogs().AppendEmpty().LogRecords()
	for n := range minutes {
		records.AppendEmpty().SetTimestamp(pcommon.NewTimestampFromTime(time.Now().Add(-time.Duration(n+2) * time.Minute)))
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	accept(t, i.Intake, otlp.Logs, body)
	i.await(t, minutes)
	stop(t, i.Intake) // which tells the rest
	if n := i.rows(t); len(i.reported) < 55 || len(i.reported) > 60 || n != minutes {
		t.Errorf("%d minutes were reported, and %v rows counted", len(i.reported), n)
	}
}
