package engine_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// BenchmarkStart measures from Start to the first answer, in a directory that has telemetry tables.
func BenchmarkStart(b *testing.B) {
	o := enginetest.Options(b, b.TempDir())
	for i := range b.N + 1 {
		if i == 1 {
			b.ResetTimer()
		}
		e, err := engine.Start(b.Context(), o)
		if err != nil {
			b.Fatal(err)
		}
		if err := e.Ready(b.Context()); err != nil {
			b.Fatal(err)
		}
		if err := e.DB().Ping(b.Context()); err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		if err := e.DB().CreateTables(b.Context(), "default", engine.Retention{}); err != nil {
			b.Fatal(err)
		}
		if err := e.Stop(b.Context()); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
	}
}

// benchmarkSQL is what a small chart asks.
const benchmarkSQL = `SELECT toStartOfInterval(Timestamp, INTERVAL 15 MINUTE) AS t, ServiceName, count() AS n
	FROM otel_logs WHERE Timestamp >= now() - INTERVAL 1 DAY GROUP BY t, ServiceName ORDER BY t, ServiceName`

// BenchmarkQuery compares a Select with the same SQL sent to the engine directly.
func BenchmarkQuery(b *testing.B) {
	e, db := benchmarkEngine(b)
	insertLogs(b, db, 200_000)
	socket := &http.Client{Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", e.Socket())
		},
	}}
	defer socket.CloseIdleConnections()
	for name, sql := range map[string]string{"one": "SELECT 1", "chart": benchmarkSQL} {
		b.Run("directly/"+name, func(b *testing.B) {
			for b.Loop() {
				res, err := socket.Post("http://engine/?default_format=Native&database="+db.Database(), "",
					strings.NewReader(sql))
				if err != nil {
					b.Fatal(err)
				}
				if _, err := io.Copy(io.Discard, res.Body); err != nil || res.StatusCode != http.StatusOK {
					b.Fatal(res.Status, err)
				}
				_ = res.Body.Close()
			}
		})
		b.Run("select/"+name, func(b *testing.B) {
			for b.Loop() {
				enginetest.Select(b, db, engine.Query{SQL: sql})
			}
		})
	}
}

// BenchmarkValues reads results of 10,000 rows as Go values.
func BenchmarkValues(b *testing.B) {
	const rows = 10_000
	column := func(value ...[]byte) []byte { return bytes.Repeat(join(value...), rows) }
	offsets := func(length uint64) []byte {
		var all []byte
		for i := range uint64(rows) {
			all = append(all, number((i+1)*length)...)
		}
		return all
	}
	for name, data := range map[string][]byte{
		"numbers":  native("UInt64", rows, column(number(7))),
		"texts":    native("String", rows, column(text("a text of some length"))),
		"nullable": native("Nullable(Float64)", rows, make([]byte, rows), column(number(7))),
		"maps": native("Map(String, String)", rows, offsets(3), column(text("key"), text("other"), text("third")),
			column(text("value"), text("value"), text("value"))),
		"maps of low cardinality": native("Map(LowCardinality(String), String)", rows, number(1), offsets(3), number(0x600),
			number(3), text("key"), text("other"), text("third"), number(3*rows), bytes.Repeat([]byte{0, 1, 2}, rows),
			column(text("value"), text("value"), text("value"))),
		"maps of numbers": native("Map(String, UInt64)", rows, offsets(3), column(text("key"), text("other"), text("third")),
			column(number(1), number(2), number(3))),
		"arrays":             native("Array(String)", rows, offsets(3), column(text("a"), text("b"), text("c"))),
		"arrays of nullable": native("Array(Nullable(String))", rows, offsets(3), make([]byte, 3*rows), column(text("a"), text("b"), text("c"))),
		"arrays of maps":     native("Array(Map(String, String))", rows, offsets(1), offsets(3), column(text("a"), text("b"), text("c")), column(text("a"), text("b"), text("c"))),
	} {
		b.Run(name, func(b *testing.B) {
			db := transportTo(b, &data, false)
			b.ReportAllocs()
			for b.Loop() {
				if err := readLie(b.Context(), db); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkCancel measures from the end of a query's context to its end in the engine.
func BenchmarkCancel(b *testing.B) {
	_, db := benchmarkEngine(b)
	count := engine.Query{SQL: "SELECT count() FROM system.processes"}
	for b.Loop() {
		b.StopTimer()
		ctx, cancel := context.WithCancel(b.Context())
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			_, _ = db.Select(ctx, engine.Query{SQL: "SELECT count() FROM numbers(1000000000000) WHERE number % 7 = 3"})
		}()
		for enginetest.Select(b, db, count)[0][0].(uint64) < 2 {
		}
		b.StartTimer()
		cancel()
		for enginetest.Select(b, db, count)[0][0].(uint64) > 1 {
		}
		<-ended
	}
}

// BenchmarkInsert stores logs in batches as ingest does.
func BenchmarkInsert(b *testing.B) {
	for _, rows := range []int{1000, 10_000, 100_000} {
		b.Run(strconv.Itoa(rows), func(b *testing.B) {
			_, db := benchmarkEngine(b)
			for b.Loop() {
				insertLogs(b, db, rows)
			}
			b.ReportMetric(float64(rows*b.N)/b.Elapsed().Seconds(), "rows/s")
		})
	}
}

// BenchmarkIdle reports what an engine costs that has some data and nothing to do.
func BenchmarkIdle(b *testing.B) {
	e, db := benchmarkEngine(b)
	insertLogs(b, db, 200_000)
	enginetest.Select(b, db, engine.Query{SQL: benchmarkSQL})
	for b.Loop() {
		before := cpuTime(b, e)
		b.ReportMetric(0, "ns/op")
		<-time.After(15 * time.Second)
		b.ReportMetric((cpuTime(b, e)-before)/15*100, "%cpu")
		b.ReportMetric(float64(residentMemory(b, e))/(1<<20), "MiB")
	}
}

func benchmarkEngine(b *testing.B) (*engine.Embedded, *engine.DB) {
	e, err := engine.Start(b.Context(), enginetest.Options(b, b.TempDir()))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		if err := e.Stop(context.Background()); err != nil {
			b.Error(err)
		}
	})
	if err := e.Ready(b.Context()); err != nil {
		b.Fatal(err)
	}
	db := e.DB().In("telemetry")
	if err := db.CreateTables(b.Context(), db.Database(), engine.Retention{}); err != nil {
		b.Fatal(err)
	}
	return e, db
}

// insertLogs stores logs of the last day.
func insertLogs(b *testing.B, db *engine.DB, rows int) {
	batch, err := db.Insert(b.Context(), "otel_logs", []string{
		"Timestamp", "TraceId", "SpanId", "SeverityText", "SeverityNumber", "ServiceName", "Body",
		"ResourceAttributes", "LogAttributes",
	})
	if err != nil {
		b.Fatal(err)
	}
	now := time.Now()
	for i := range rows {
		err := batch.Append(now.Add(-24*time.Hour*time.Duration(i)/time.Duration(rows)), fmt.Sprintf("%032x", i/10),
			fmt.Sprintf("%016x", i), "info", uint8(9), "service-"+strconv.Itoa(i%8),
			fmt.Sprintf("request %d took %d ms", i, i%997),
			map[string]string{"k8s.pod.name": "pod-" + strconv.Itoa(i%16), "deployment.environment.name": "prod"},
			map[string]string{"http.status": "200", "user.id": strconv.Itoa(i % 1000)})
		if err != nil {
			b.Fatal(err)
		}
	}
	if err := batch.Send(b.Context()); err != nil {
		b.Fatal(err)
	}
}

func residentMemory(b *testing.B, e *engine.Embedded) int {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", e.Process().Pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(status), "VmRSS:")
	kib, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		b.Fatal(err)
	}
	return kib << 10
}

// cpuTime returns the seconds of processor time that the engine has used.
func cpuTime(b *testing.B, e *engine.Embedded) float64 {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", e.Process().Pid))
	if err != nil {
		b.Fatal(err)
	}
	fields := strings.Fields(string(stat)[strings.LastIndexByte(string(stat), ')')+1:])
	user, err1 := strconv.Atoi(fields[11])
	system, err2 := strconv.Atoi(fields[12])
	if err1 != nil || err2 != nil {
		b.Fatal("unreadable stat")
	}
	return float64(user+system) / 100
}
