package bench

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

const (
	// telemetryRecords is how many records a request has, and telemetryRequests how many requests there are, whose times and
	// ids are new each time that they are sent.
	telemetryRecords  = 1000
	telemetryRequests = 64
	telemetrySenders  = 8
	// mayWait is how many records may be acknowledged and not be visible yet while as many are sent as are stored.
	mayWait = 300_000
	// limitRows is how many rows are inserted directly at most: as many as were sent, since merges of more cost more.
	limitRows = 1_000_000
	// serverCost is what a record may cost the server.
	serverCost = 4 * time.Microsecond
)

// sustained is for a look: what is inserted in seconds is hardly merged, and says nothing about the budgets.
var sustained = flag.Duration("sustained", 0, "how long BenchmarkIntake sends as much as is stored (0: as long as the budgets ask for)")

// Marks stand in requests for the time, the trace and the span of a record, until it is sent.
var (
	markedTime  = time.Unix(0, 0x1122334455667788)
	markedTrace = pcommon.TraceID{0x9e, 1, 0x9e, 2, 0x9e, 3, 0x9e, 4, 0x9e, 5, 0x9e, 6, 0x9e, 7, 0x9e, 8}
	markedSpan  = pcommon.SpanID{0x9d, 1, 0x9d, 2, 0x9d, 3, 0x9d, 4}
)

// telemetrySignal is a signal with a table of its records.
type telemetrySignal struct {
	name, table string
	time        string        // the column
	sustained   time.Duration // for how long as many records are sent as are stored
	budget      float64       // records a second
	marshal     func() ([]byte, error)
}

// template is a request with the places of its marks.
type template struct {
	body                []byte
	times, traces, span []int
}

func newTemplate(b *testing.B, marshal func() ([]byte, error)) template {
	b.Helper()
	body, err := marshal()
	if err != nil {
		b.Fatal(err)
	}
	find := func(mark []byte) (places []int) {
		for at := 0; ; at += len(mark) {
			n := bytes.Index(body[at:], mark)
			if n < 0 {
				return places
			}
			at += n
			places = append(places, at)
		}
	}
	return template{body, find(binary.LittleEndian.AppendUint64(nil, uint64(markedTime.UnixNano()))), find(markedTrace[:]), find(markedSpan[:])}
}

// fill writes times from now on, a trace for every four records, and spans.
func (t template) fill() {
	now := uint64(time.Now().UnixNano())
	for i, at := range t.times {
		binary.LittleEndian.PutUint64(t.body[at:], now+uint64(i))
	}
	var trace [16]byte
	for i, at := range t.traces {
		if i%4 == 0 {
			binary.LittleEndian.PutUint64(trace[:], rand.Uint64())
			binary.LittleEndian.PutUint64(trace[8:], rand.Uint64())
		}
		copy(t.body[at:], trace[:])
	}
	for _, at := range t.span {
		binary.LittleEndian.PutUint64(t.body[at:], rand.Uint64())
	}
}

// shopResource has 6 attributes.
func shopResource(r pcommon.Resource) {
	a, service, pod := r.Attributes(), rand.IntN(10), rand.IntN(5)
	a.PutStr("service.name", fmt.Sprintf("service-%d", service))
	a.PutStr("service.version", fmt.Sprintf("1.%d.3", service))
	a.PutStr("k8s.pod.name", fmt.Sprintf("service-%d-7d9f8b6c5-%d", service, pod))
	a.PutStr("k8s.namespace.name", "shop")
	a.PutStr("host.name", fmt.Sprintf("node-%d.internal", pod))
	a.PutStr("region", "eu-west-1")
}

// visit puts in the 10 attributes of a visit to a shop and returns a text of 120 bytes about it.
func visit(a pcommon.Map) string {
	method := []string{"GET", "GET", "GET", "POST", "PUT"}[rand.IntN(5)]
	route := fmt.Sprintf("/api/%s/%d", []string{"products", "cart", "orders", "users", "search", "pay"}[rand.IntN(6)], rand.IntN(10))
	status := []string{"200", "200", "200", "200", "200", "201", "204", "301", "404", "500"}[rand.IntN(10)]
	took, user := rand.IntN(2000), rand.IntN(100_000)
	client := fmt.Sprintf("10.%d.%d.%d", rand.IntN(4), rand.IntN(128), rand.IntN(128))
	a.PutStr("http.method", method)
	a.PutStr("http.route", route)
	a.PutStr("http.status_code", status)
	a.PutStr("user.id", fmt.Sprintf("user-%d", user))
	a.PutStr("user.country", []string{"FR", "DE", "SE", "US", "UK", "NL", "ES", "IT", "PL", "JP"}[rand.IntN(10)])
	a.PutStr("duration_ms", strconv.Itoa(took))
	a.PutStr("http.response.bytes", strconv.Itoa(rand.IntN(50_000)))
	a.PutStr("client.address", client)
	a.PutStr("thread.name", fmt.Sprintf("worker-%d", rand.IntN(32)))
	a.PutStr("cache.hit", []string{"true", "false"}[rand.IntN(2)])
	text := fmt.Sprintf("%s %s answered %s in %d ms for user-%d from %s; %d retries, payment accepted for order %d",
		method, route, status, took, user, client, rand.IntN(4), rand.IntN(1_000_000))
	return (text + strings.Repeat(" and so on", 12))[:120]
}

func logRequest() ([]byte, error) {
	l := plog.NewLogs()
	for range 4 {
		r := l.ResourceLogs().AppendEmpty()
		shopResource(r.Resource())
		scope := r.ScopeLogs().AppendEmpty()
		scope.Scope().SetName("github.com/shop/http")
		for range telemetryRecords / 4 {
			record := scope.LogRecords().AppendEmpty()
			record.SetTimestamp(pcommon.NewTimestampFromTime(markedTime))
			record.SetTraceID(markedTrace)
			record.SetSpanID(markedSpan)
			record.SetSeverityText([]string{"INFO", "INFO", "INFO", "INFO", "DEBUG", "WARN", "ERROR"}[rand.IntN(7)])
			record.Body().SetStr(visit(record.Attributes()))
		}
	}
	return plogotlp.NewExportRequestFromLogs(l).MarshalProto()
}

func spanRequest() ([]byte, error) {
	t := ptrace.NewTraces()
	for range 4 {
		r := t.ResourceSpans().AppendEmpty()
		shopResource(r.Resource())
		scope := r.ScopeSpans().AppendEmpty()
		scope.Scope().SetName("github.com/shop/http")
		for range telemetryRecords / 4 {
			span := scope.Spans().AppendEmpty()
			span.SetTraceID(markedTrace)
			span.SetSpanID(markedSpan)
			span.SetName(fmt.Sprintf("GET /api/%d", rand.IntN(30)))
			span.SetKind(ptrace.SpanKindServer)
			span.SetStartTimestamp(pcommon.NewTimestampFromTime(markedTime))
			span.SetEndTimestamp(pcommon.NewTimestampFromTime(markedTime))
			visit(span.Attributes())
		}
	}
	return ptraceotlp.NewExportRequestFromTraces(t).MarshalProto()
}

func pointRequest() ([]byte, error) {
	m := pmetric.NewMetrics()
	for range 4 {
		r := m.ResourceMetrics().AppendEmpty()
		shopResource(r.Resource())
		scope := r.ScopeMetrics().AppendEmpty()
		scope.Scope().SetName("github.com/shop/http")
		for n := range 5 {
			metric := scope.Metrics().AppendEmpty()
			metric.SetName(fmt.Sprintf("shop.metric.%d", n))
			metric.SetUnit("1")
			points := metric.SetEmptyGauge().DataPoints()
			for range telemetryRecords / 20 {
				point := points.AppendEmpty()
				point.SetTimestamp(pcommon.NewTimestampFromTime(markedTime))
				point.SetDoubleValue(rand.Float64())
				point.Attributes().PutStr("http.route", fmt.Sprintf("/api/%d", rand.IntN(30)))
				point.Attributes().PutStr("user.country", []string{"FR", "DE", "SE", "US"}[rand.IntN(4)])
				point.Attributes().PutStr("worker", strconv.Itoa(rand.IntN(32)))
			}
		}
	}
	return pmetricotlp.NewExportRequestFromMetrics(m).MarshalProto()
}

// intakeServer is a server that takes telemetry in, with what a benchmark asks it.
type intakeServer struct {
	*harness.Server
	b      *testing.B
	engine *http.Client
	child  int
	signal telemetrySignal
	free   chan template
	client *http.Client
}

// processTime is what a process has used of the processors.
func processTime(b *testing.B, pid int) time.Duration {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
	ticks := 0
	for _, field := range fields[11:13] {
		n, err := strconv.Atoi(field)
		if err != nil {
			b.Fatal(err)
		}
		ticks += n
	}
	return time.Duration(ticks) * 10 * time.Millisecond // USER_HZ is 100 on every Linux
}

// most is the most memory that a process had, in MB.
func most(b *testing.B, pid int) string {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "VmHWM:")
	kb, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		b.Fatal(err)
	}
	return fmt.Sprintf("%d MB", kb/1024)
}

func (s *intakeServer) number(sql string) int {
	s.b.Helper()
	n, err := strconv.Atoi(harness.Ask(s.b, s.engine, sql))
	if err != nil {
		s.b.Fatal(err)
	}
	return n
}

func (s *intakeServer) rows() int { return s.number("SELECT count() FROM " + s.signal.table) }

// settle waits until there is nothing left to merge, and returns when the last merge ended.
func (s *intakeServer) settle() time.Time {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for last := time.Now(); ; <-tick.C {
		switch {
		case s.number("SELECT count() FROM system.merges") > 0:
			last = time.Now()
		case time.Since(last) > 2*time.Second:
			return last
		}
	}
}

// post sends a request once it may. A server that has no room is asked again.
func (s *intakeServer) post(body []byte) {
	for {
		r, err := http.NewRequest("POST", s.OTLPHTTP+"/v1/"+s.signal.name, bytes.NewReader(body))
		if err != nil {
			s.b.Error(err)
			return
		}
		r.Header.Set("Content-Type", "application/x-protobuf")
		r.Header.Set("Authorization", s.Keys.IngestionKey)
		res, err := s.client.Do(r)
		if err != nil {
			s.b.Error(err)
			return
		}
		text, err := io.ReadAll(res.Body)
		_ = res.Body.Close()
		switch {
		case err != nil || res.StatusCode != http.StatusOK && res.StatusCode != http.StatusTooManyRequests:
			s.b.Errorf("%d %q %v", res.StatusCode, text, err)
			return
		case res.StatusCode == http.StatusOK:
			return
		}
		<-time.After(10 * time.Millisecond)
	}
}

// send sends requests from all senders, each when next says that it may, until next says no.
func (s *intakeServer) send(next func() bool) (sent int) {
	var n atomic.Int64
	var senders sync.WaitGroup
	for range telemetrySenders {
		senders.Go(func() {
			for next() && !s.b.Failed() {
				t := <-s.free
				t.fill()
				s.post(t.body)
				s.free <- t
				n.Add(telemetryRecords)
			}
		})
	}
	senders.Wait()
	return int(n.Load())
}

// sustain sends as much as is stored, and returns how many records a second there are in the end, when all are stored and
// merged.
func (s *intakeServer) sustain() (perSecond float64, server, engine time.Duration) {
	var acknowledged, stored atomic.Int64
	before := s.rows()
	began := time.Now()
	server, engine = processTime(s.b, s.Cmd.Process.Pid), processTime(s.b, s.child)
	done := make(chan struct{})
	var counting sync.WaitGroup
	counting.Go(func() {
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				stored.Store(int64(s.rows() - before))
			case <-done:
				return
			}
		}
	})
	sent := s.send(func() bool {
		for time.Since(began) < s.signal.sustained {
			if acknowledged.Load()-stored.Load() < mayWait {
				acknowledged.Add(telemetryRecords)
				return true
			}
			<-time.After(5 * time.Millisecond)
		}
		return false
	})
	close(done)
	counting.Wait()
	patience.Within(s.b, "everything is stored", func() bool { return s.rows()-before >= sent })
	ended := s.settle()
	if got := s.rows() - before; got != sent {
		s.b.Errorf("%d records were acknowledged, and %d are stored", sent, got)
	}
	server = processTime(s.b, s.Cmd.Process.Pid) - server
	engine = processTime(s.b, s.child) - engine
	return float64(sent) / ended.Sub(began).Seconds(), server / time.Duration(sent), engine / time.Duration(sent)
}

// limit inserts rows that are there once more, as blocks that were made before and are in the order in which they came, into
// the same tables. It returns what a row costs the engine until all are merged.
func (s *intakeServer) limit() time.Duration {
	file := filepath.Join(s.b.TempDir(), "blocks")
	columns := harness.Ask(s.b, s.engine, "SELECT arrayStringConcat(groupArray(concat('`', name, '`')), ', ') FROM system.columns"+
		" WHERE database = currentDatabase() AND table = '"+s.signal.table+"' AND default_kind = ''")
	const blocks = "max_block_size=50000&preferred_block_size_bytes=0&max_threads=1"
	res, err := s.engine.Post("http://engine/?"+blocks, "text/plain", strings.NewReader(fmt.Sprintf(
		"SELECT %[1]s FROM (SELECT %[1]s FROM %[2]s LIMIT %[3]d) ORDER BY %[4]s, rand() FORMAT Native",
		columns, s.signal.table, limitRows, s.signal.time)))
	if err != nil {
		s.b.Fatal(err)
	}
	made, err := os.Create(file)
	if err != nil {
		s.b.Fatal(err)
	}
	_, err = io.Copy(made, res.Body)
	_ = res.Body.Close()
	if _, again := made.Seek(0, io.SeekStart); err != nil || again != nil || res.StatusCode != http.StatusOK {
		s.b.Fatal(res.Status, err, again)
	}
	defer func() { _ = made.Close() }()
	harness.Ask(s.b, s.engine, "TRUNCATE TABLE "+s.signal.table+" SYNC")
	s.settle()
	before := processTime(s.b, s.child)
	insert := url.Values{
		"query": {"INSERT INTO " + s.signal.table + " (" + columns + ") FORMAT Native"}, "insert_deduplicate": {"0"},
		"min_insert_block_size_rows": {"50000"}, "min_insert_block_size_bytes": {"0"},
	}
	res, err = s.engine.Post("http://engine/?"+insert.Encode(), "application/octet-stream", made)
	if err != nil {
		s.b.Fatal(err)
	}
	text, _ := io.ReadAll(res.Body)
	_ = res.Body.Close()
	if res.StatusCode != http.StatusOK {
		s.b.Fatal(res.Status, string(text))
	}
	s.settle()
	return (processTime(s.b, s.child) - before) / time.Duration(s.rows())
}

// visible sends so many records a second, and beside them single ones, one after the other, which a chart counts. It returns
// how long after it was acknowledged each could be seen.
func (s *intakeServer) visible(rate float64, duration time.Duration) []time.Duration {
	var requests atomic.Int64
	began := time.Now()
	var mu sync.Mutex
	var acknowledged []time.Time // the single ones
	var times []time.Duration
	var all sync.WaitGroup
	all.Go(func() {
		s.send(func() bool {
			at := began.Add(time.Duration(float64(requests.Add(1)) * telemetryRecords / rate * float64(time.Second)))
			<-time.After(time.Until(at))
			return at.Sub(began) < duration
		})
	})
	all.Go(func() {
		tick := time.NewTicker(50 * time.Millisecond)
		defer tick.Stop()
		for time.Since(began) < duration {
			l := plog.NewLogs()
			r := l.ResourceLogs().AppendEmpty()
			r.Resource().Attributes().PutStr("service.name", "probe")
			record := r.ScopeLogs().AppendEmpty().LogRecords().AppendEmpty()
			record.SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
			body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
			if err != nil {
				s.b.Error(err)
				return
			}
			s.post(body)
			mu.Lock()
			acknowledged = append(acknowledged, time.Now())
			mu.Unlock()
			<-tick.C
		}
	})
	source := sourceID(s.b, s.Server, "Logs")
	for waiting := true; waiting && !s.b.Failed(); {
		waiting = time.Since(began) < duration
		body := fmt.Sprintf(`{"startTime":%d,"endTime":%d,"granularity":"1h","series":[{"sourceId":%q,"aggFn":"count",`+
			`"where":"ServiceName:\"probe\"","groupBy":[]}]}`, began.Add(-time.Minute).UnixMilli(), began.Add(time.Hour).UnixMilli(), source)
		a := s.Do("POST", "charts/series", body)
		n := 0
		for _, row := range harness.Decode[[]harness.Object](s.b, a.Payload(s.b)) {
			count, _ := row["series_0.data"].(float64)
			n += int(count)
		}
		now := time.Now()
		mu.Lock()
		for len(times) < min(n, len(acknowledged)) {
			times = append(times, max(0, now.Sub(acknowledged[len(times)])))
		}
		waiting = waiting || len(times) < len(acknowledged)
		mu.Unlock()
		<-time.After(10 * time.Millisecond)
	}
	all.Wait()
	slices.Sort(times)
	return times
}

func benchmarkIntake(b *testing.B, signal telemetrySignal) {
	s := &intakeServer{
		Server: harness.StartServer(b, "", append(harness.Embedded, "--otlp-http", "127.0.0.1:0", "--evaluate=false")...), b: b, signal: signal,
		free:   make(chan template, telemetryRequests),
		client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: telemetrySenders + 1, DisableCompression: true}},
	}
	s.engine, s.child = harness.EngineClient(s.Server), s.Engine()
	for range telemetryRequests {
		s.free <- newTemplate(b, signal.marshal)
	}
	s.signal.sustained = cmp.Or(*sustained, signal.sustained)
	perSecond, server, engine := s.sustain()
	memory := fmt.Sprintf("%s and %s", most(b, s.Cmd.Process.Pid), most(b, s.child))
	if signal.name == "logs" {
		const share = 0.8
		times := s.visible(share*perSecond, 10*time.Second)
		harness.Figure(b, fmt.Sprintf("acknowledged to visible at %.0f logs/s", share*perSecond),
			fmt.Sprintf("p99 %s, median %s", harness.Percentile(times, 0.99).Round(time.Millisecond),
				harness.Percentile(times, 0.5).Round(time.Millisecond)), "p99 < 2 s")
		s.settle()
	}
	disk := s.number("SELECT intDiv(sum(bytes_on_disk), sum(rows)) FROM system.parts WHERE active AND table = '" + signal.table + "'")
	limit := s.limit()
	possible := 2 / (limit + serverCost).Seconds()
	harness.Figure(b, "server's time for a record of "+signal.name, server.String(), "≤ 4 µs")
	harness.Figure(b, "engine's time for a record of "+signal.name, fmt.Sprintf("%s, of a prepared block %s", engine, limit), "none")
	harness.Figure(b, "disk for a record of "+signal.name, fmt.Sprintf("%d bytes", disk), "none")
	harness.Figure(b, signal.name+" a second, stored and merged", fmt.Sprintf("%.0f", perSecond), fmt.Sprintf("≥ %.0f", signal.budget))
	harness.Figure(b, "the same as a share of what this machine can",
		fmt.Sprintf("%.2f of %.0f a second = 2 processors / (%s + %s)", perSecond/possible, possible, limit, serverCost), "≥ 0.75")
	harness.Figure(b, "most memory of server and engine", memory, "< 300 MB and < 1.2 GiB")
}

// BenchmarkIntake has a server take in as much as it can of each signal, with all the indexes and rollups of the tables. What
// sends shares the processors with it. L is how many rows a second of the engine's processor time can be stored and merged of
// blocks that were made before.
func BenchmarkIntake(b *testing.B) {
	for _, signal := range []telemetrySignal{
		{"logs", "otel_logs", "Timestamp", 40 * time.Second, 100_000, logRequest},
		{"traces", "otel_traces", "Timestamp", 12 * time.Second, 80_000, spanRequest},
		{"metrics", "otel_metrics_gauge", "TimeUnix", 12 * time.Second, 150_000, pointRequest},
	} {
		b.Run(signal.name, func(b *testing.B) { benchmarkIntake(b, signal) })
	}
}
