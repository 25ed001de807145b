package otlp_test

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// benchLogs is a request of n records with 10 + 6 attributes and bodies of 120 bytes.
func benchLogs(b *testing.B, n int) []byte {
	logs := plog.NewLogs()
	resource := logs.ResourceLogs().AppendEmpty()
	for i, key := range []string{
		"service.name", "service.version", "k8s.pod.name", "k8s.namespace.name", "host.name", "deployment.environment.name",
	} {
		resource.Resource().Attributes().PutStr(key, fmt.Sprintf("value-of-resource-%d", i))
	}
	scope := resource.ScopeLogs().AppendEmpty()
	scope.Scope().SetName("bench")
	for i := range n {
		record := scope.LogRecords().AppendEmpty()
		record.SetTimestamp(stamp(time.Duration(n-i) * time.Millisecond))
		record.SetObservedTimestamp(stamp(0))
		record.SetSeverityNumber(plog.SeverityNumberInfo)
		record.SetSeverityText("INFO")
		record.Body().SetStr(fmt.Sprintf("request %08d ", i) + strings.Repeat("served ", 16)[:104])
		record.SetTraceID(aTrace)
		record.SetSpanID(aSpan)
		a := record.Attributes()
		a.PutStr("http.request.method", "GET")
		a.PutStr("url.path", fmt.Sprintf("/api/carts/%d", i%1000))
		a.PutInt("http.response.status_code", 200)
		a.PutDouble("duration", 0.25*float64(i%97))
		a.PutStr("client.address", fmt.Sprintf("10.0.%d.%d", i%7, i%251))
		a.PutStr("user.id", fmt.Sprintf("user-%d", i))
		a.PutStr("thread.name", "worker-3")
		a.PutBool("cache.hit", i%2 == 0)
		a.PutStr("region", "eu-central-1")
		a.PutStr("code.function.name", "checkout.(*Server).serve")
	}
	body, err := plogotlp.NewExportRequestFromLogs(logs).MarshalProto()
	if err != nil {
		b.Fatal(err)
	}
	return body
}

const benchRecords = 1000

// perRow reports the processor's time, which other programs on the machine do not change much.
func perRow(b *testing.B, since time.Duration) {
	b.ReportAllocs()
	rows, spent := float64(b.N)*benchRecords, processorTime(b)-since
	b.ReportMetric(rows/spent.Seconds(), "rows/cpu-s")
	b.ReportMetric(float64(spent.Nanoseconds())/rows, "cpu-ns/row")
}

func processorTime(b *testing.B) time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// usualRules are the rules of a server without flags.
const usualRules = otlp.NormalizeSeverity | otlp.SplitSessions

func BenchmarkCheck(b *testing.B) {
	body := benchLogs(b, benchRecords)
	b.SetBytes(int64(len(body)))
	since := processorTime(b)
	for b.Loop() {
		if _, err := otlp.Check(otlp.Logs, body, window, usualRules); err != nil {
			b.Fatal(err)
		}
	}
	perRow(b, since)
}

func BenchmarkAppend(b *testing.B) {
	body := benchLogs(b, benchRecords)
	b.SetBytes(int64(len(body)))
	builder := otlp.NewBuilder()
	for builder.Rows() < 50_000 {
		if err := builder.Append(otlp.Logs, body, window, usualRules); err != nil {
			b.Fatal(err)
		}
	}
	since := processorTime(b)
	for b.Loop() {
		if builder.Rows() >= 50_000 {
			builder.Reset()
		}
		if err := builder.Append(otlp.Logs, body, window, usualRules); err != nil {
			b.Fatal(err)
		}
	}
	perRow(b, since)
}

func BenchmarkAppendNative(b *testing.B) {
	body := benchLogs(b, benchRecords)
	builder := otlp.NewBuilder()
	if err := builder.Append(otlp.Logs, body, window, usualRules); err != nil {
		b.Fatal(err)
	}
	k := builder.Blocks()[0]
	var native []byte
	since := processorTime(b)
	for b.Loop() {
		var err error
		if native, err = k.AppendNative(native[:0], otlp.Columns(k.Table()), 0, k.Rows()); err != nil {
			b.Fatal(err)
		}
	}
	b.SetBytes(int64(len(native)))
	perRow(b, since)
}
