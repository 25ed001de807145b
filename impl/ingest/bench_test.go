package ingest_test

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// benchRecords is how many records a request has.
const benchRecords = 1000

// benchLogs is a request of records with 10 + 6 attributes and bodies of 120 bytes.
func benchLogs(b *testing.B) []byte {
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	for i, key := range []string{"service.name", "service.version", "k8s.pod.name", "k8s.namespace.name", "host.name", "region"} {
		r.Resource().Attributes().PutStr(key, fmt.Sprintf("value-of-resource-%d", i))
	}
	records := r.ScopeLogs().AppendEmpty().LogRecords()
	for i := range benchRecords {
		record := records.AppendEmpty()
		record.SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
		record.SetSeverityText("INFO")
		record.Body().SetStr(fmt.Sprintf("request %08d %0103d", i, i*i))
		for n := range 10 {
			record.Attributes().PutStr(fmt.Sprintf("attribute.%d", n), fmt.Sprintf("value %d", (i+n)%(1<<n)))
		}
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		b.Fatal(err)
	}
	return body
}

func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkAccept prints what a row costs from Accept to the engine's answer, whose own work is not in it.
func BenchmarkAccept(b *testing.B) {
	for _, c := range []struct{ name, table string }{
		{"discarded", "CREATE TABLE otel_logs (" +
			"Timestamp DateTime64(9), SeverityText LowCardinality(String), ServiceName LowCardinality(String), Body String, " +
			"ResourceAttributes Map(LowCardinality(String), String), LogAttributes Map(LowCardinality(String), String)) ENGINE = Null"},
		{"stored", ""},
	} {
		b.Run(c.name, func(b *testing.B) {
			db := enginetest.Start(b)
			if c.table != "" {
				enginetest.Exec(b, db, c.table)
			} else if err := db.CreateTables(b.Context(), db.Database(), engine.Retention{}); err != nil {
				b.Fatal(err)
			}
			body := benchLogs(b)
			registry := prometheus.NewRegistry()
			i := intake(b, ingest.Options{Engine: db, Dir: b.TempDir(), Registerer: registry})
			began := processorTime(b)
			var left atomic.Int64
			left.Store(int64(b.N))
			var senders sync.WaitGroup
			b.ResetTimer()
			for range 16 {
				senders.Go(func() {
					for left.Add(-1) >= 0 {
						accept(b, i, otlp.Logs, body)
					}
				})
			}
			senders.Wait()
			accepted := b.Elapsed()
			rows := float64(b.N) * benchRecords
			for counters(b, registry, "obstack_ingest_stored_rows_total", "table")["otel_logs"] < rows {
				<-time.After(time.Millisecond)
			}
			b.ReportMetric(rows/accepted.Seconds(), "accepted/s")
			b.ReportMetric(rows/b.Elapsed().Seconds(), "rows/s")
			b.ReportMetric(float64(processorTime(b)-began)/rows, "cpu-ns/row")
		})
	}
}

// BenchmarkFreshRowsBesideAFlood prints how late the rows of a key are visible that sends 1,000 a second, while another key sends
// as many as it is allowed to. Each run takes a minute.
func BenchmarkFreshRowsBesideAFlood(b *testing.B) {
	const minute, tick = time.Minute, 100 * time.Millisecond
	db := enginetest.Start(b)
	if err := db.CreateTables(b.Context(), db.Database(), engine.Retention{}); err != nil {
		b.Fatal(err)
	}
	for range b.N {
		i := intake(b, ingest.Options{Engine: db, Dir: b.TempDir()})
		flood := benchLogs(b)
		var senders sync.WaitGroup
		var flooded, refused atomic.Int64
		end := time.Now().Add(minute)
		for range 4 {
			senders.Go(func() {
				for time.Now().Before(end) {
					if _, err := i.Accept(b.Context(), "flood", otlp.Logs, flood); err == nil {
						flooded.Add(benchRecords)
						continue
					}
					refused.Add(1)
					<-time.After(tick)
				}
			})
		}
		var late []float64
		notTaken := 0
		for at := range time.Tick(tick) {
			if at.After(end) {
				break
			}
			if _, err := i.Accept(b.Context(), "fresh", otlp.Logs, logs(b, "fresh", 100, time.Now())); err != nil {
				notTaken++
			}
			if last := one(b, db, "SELECT max(Timestamp) FROM otel_logs WHERE ServiceName = 'cart'")[0].(time.Time); last.Unix() > 0 {
				late = append(late, time.Since(last).Seconds())
			}
		}
		senders.Wait()
		slices.Sort(late)
		b.ReportMetric(late[len(late)/2], "p50-late-s")
		b.ReportMetric(late[len(late)*99/100], "p99-late-s")
		b.ReportMetric(float64(flooded.Load())/minute.Seconds(), "flood-rows/s")
		b.ReportMetric(float64(refused.Load()), "flood-refused")
		b.ReportMetric(float64(notTaken), "fresh-refused")
		stop(b, i)
	}
}
