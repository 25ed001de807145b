package ingest_test

import (
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/patience"
)

// visit is a request with a log record and two events of a session replay.
func visit(t *testing.T) []byte {
	t.Helper()
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", "shop")
	records := r.ScopeLogs().AppendEmpty().LogRecords()
	for _, body := range []string{"log", "event 1", "event 2"} {
		record := records.AppendEmpty()
		record.SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
		record.SetSeverityText("INFO")
		record.Body().SetStr(body)
		if body != "log" {
			record.Attributes().PutStr("rr-web.event", body)
		}
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func TestReplayEventsAreStoredAsSessions(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), Rules: otlp.SplitSessions | otlp.NormalizeSeverity})
	accept(t, i, otlp.Logs, visit(t))
	eventually(t, db, "SELECT groupArray(Body), any(SeverityText), any(SeverityNumber) FROM otel_logs", []string{"log"}, "info", uint8(9))
	eventually(t, db, "SELECT arraySort(groupArray(Body)), countIf(TimestampTime = toDateTime(Timestamp)), any(LogAttributes['rr-web.event']) != '' FROM hyperdx_sessions",
		[]string{"event 1", "event 2"}, uint64(2), uint8(1))
}

// TestReplayEventsWithoutATable has an account that may not make the table: logs do not wait for it.
func TestReplayEventsWithoutATable(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	enginetest.Exec(t, db, "DROP TABLE hyperdx_sessions SYNC")
	i := intake(t, ingest.Options{Engine: db, Dir: t.TempDir(), Rules: otlp.SplitSessions})
	accept(t, i, otlp.Logs, visit(t))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(3))
}

// TestABatchKeepsItsRules restarts a process that was killed before it knew that a batch was stored, with other rules. The batch
// is decoded by the rules in the log, so that its rows are found.
func TestABatchKeepsItsRules(t *testing.T) {
	t.Parallel()
	db := telemetry(t)
	dir, copied := t.TempDir(), t.TempDir()
	i := intake(t, ingest.Options{Engine: db, Dir: dir})
	accept(t, i, otlp.Logs, visit(t))
	eventually(t, db, "SELECT count() FROM otel_logs", uint64(3))
	if err := os.CopyFS(copied, os.DirFS(dir)); err != nil { // as a process that was killed leaves it
		t.Fatal(err)
	}
	stop(t, i)
	i = intake(t, ingest.Options{Engine: db, Dir: copied, Rules: otlp.SplitSessions | otlp.NormalizeSeverity})
	accept(t, i, otlp.Logs, visit(t))
	if err := i.Stored(patience.Context(t)); err != nil {
		t.Fatal(err)
	}
	want := []any{uint64(4), uint64(3), uint64(2)}
	if got := one(t, db, "SELECT count(), countIf(SeverityText = 'INFO'), (SELECT count() FROM hyperdx_sessions) FROM otel_logs"); !cmp.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	stop(t, i)
}
