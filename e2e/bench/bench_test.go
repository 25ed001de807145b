package bench

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/openapi"
)

// The benchmarks drive the real binary and print one line per figure with its budget. Each measures for a fixed time
// or count of its own, so they are run with -benchtime 1x (`make bench`).

// dashboard45 is a dashboard of about 4.5 KB.
func dashboard45(source string) string {
	var tiles []string
	for i := range 14 {
		tiles = append(tiles, fmt.Sprintf(`{"name":"Requests of service number %d","x":%d,"y":%d,"w":8,"h":3,`+
			`"config":{"displayType":"line","sourceId":"%s","groupBy":"ServiceName","select":[{"aggFn":"count",`+
			`"where":"SeverityText:error AND ServiceName:checkout-%d"}]}}`, i, i%3*8, i/3*3, source, i))
	}
	return `{"name":"Services","tags":["bench"],"tiles":[` + strings.Join(tiles, ",") + `]}`
}

// benchDashboard is a dashboard45 on a source of the server.
func benchDashboard(b testing.TB, s *harness.Server) string {
	b.Helper()
	return dashboard45(harness.Decode[[]struct{ ID string }](b, s.Do("GET", "sources", "").Payload(b))[0].ID)
}

// load sends one request over and over on keep-alive connections and returns the requests per second and the
// latencies. It writes and reads raw bytes, because it shares two cores with the server.
func load(b *testing.B, s *harness.Server, connections int, duration time.Duration, method, path, body string) (
	perSecond float64, latencies []time.Duration,
) {
	b.Helper()
	r, err := http.NewRequest(method, s.URL+s.Base()+path, strings.NewReader(body))
	if err != nil {
		b.Fatal(err)
	}
	s.Authorize(r)
	var raw bytes.Buffer
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	if err := r.Write(&raw); err != nil {
		b.Fatal(err)
	}
	var mu sync.Mutex
	var wg sync.WaitGroup
	start := time.Now()
	for range connections {
		wg.Go(func() {
			times, err := hammer(strings.TrimPrefix(s.URL, "http://"), raw.Bytes(), start.Add(duration))
			if err != nil {
				b.Error(err)
			}
			mu.Lock()
			defer mu.Unlock()
			latencies = append(latencies, times...)
		})
	}
	wg.Wait()
	took := time.Since(start)
	slices.Sort(latencies)
	return float64(len(latencies)) / took.Seconds(), latencies
}

func hammer(address string, request []byte, until time.Time) ([]time.Duration, error) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	defer func() { _ = conn.Close() }()
	reader := bufio.NewReaderSize(conn, 16<<10)
	var times []time.Duration
	for {
		sent := time.Now()
		if sent.After(until) {
			return times, nil
		}
		if _, err := conn.Write(request); err != nil {
			return times, err
		}
		if err := readAnswer(reader); err != nil {
			return times, err
		}
		times = append(times, time.Since(sent))
	}
}

// readAnswer reads one response of status 200 with a known length.
func readAnswer(r *bufio.Reader) error {
	status, err := r.ReadSlice('\n')
	if err != nil {
		return err
	}
	if !bytes.Contains(status, []byte(" 200 ")) {
		return fmt.Errorf("answered %q", bytes.TrimSpace(status))
	}
	length := 0
	for {
		line, err := r.ReadSlice('\n')
		if err != nil {
			return err
		}
		if len(line) <= 2 {
			break
		}
		if value, ok := bytes.CutPrefix(line, []byte("Content-Length: ")); ok {
			if length, err = strconv.Atoi(string(bytes.TrimSpace(value))); err != nil {
				return err
			}
		}
	}
	_, err = r.Discard(length)
	return err
}

// resident is the memory of a process in MB.
func resident(b *testing.B, pid int) float64 {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	kb, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
	if err != nil {
		b.Fatal(err)
	}
	return kb / 1024
}

// engineChild finds the engine process of a server.
func engineChild(b *testing.B, parent int) int {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", parent, parent))
	children := strings.Fields(string(text))
	if err == nil && len(children) == 0 {
		// The child belongs to the thread that started it.
		tasks, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", parent))
		for _, task := range tasks {
			more, _ := os.ReadFile(task)
			children = append(children, strings.Fields(string(more))...)
		}
	}
	if len(children) == 0 {
		b.Fatal("the server has no child process")
	}
	pid, err := strconv.Atoi(children[0])
	if err != nil {
		b.Fatal(err)
	}
	return pid
}

func BenchmarkStart(b *testing.B) {
	s := harness.StartServer(b, "")
	if err := s.Terminate(); err != nil {
		b.Fatal(err)
	}
	var times []time.Duration
	for range 5 {
		start := time.Now()
		again := harness.StartServer(b, s.Data)
		times = append(times, time.Since(start))
		if err := again.Terminate(); err != nil {
			b.Fatal(err)
		}
	}
	slices.Sort(times)
	harness.Figure(b, "start to /readyz 200, not the first time", times[len(times)/2].Round(time.Millisecond).String(), "< 1 s")
}

func BenchmarkMemory(b *testing.B) {
	s := harness.StartServer(b, "")
	s.Do("GET", "dashboards", "")
	harness.Figure(b, "idle memory of the API process", fmt.Sprintf("%.0f MB", resident(b, s.Cmd.Process.Pid)), "< 60 MB")
	harness.Figure(b, "idle memory of the engine child", fmt.Sprintf("%.0f MB", resident(b, engineChild(b, s.Cmd.Process.Pid))),
		"< 400 MB")
	body := benchDashboard(b, s)
	for range 600 {
		harness.MustID(b, s.Do("POST", "dashboards", body))
	}
	// Memory is given back every two minutes.
	least := resident(b, s.Cmd.Process.Pid)
	every := time.NewTicker(time.Second)
	defer every.Stop()
	for range 130 {
		<-every.C
		least = min(least, resident(b, s.Cmd.Process.Pid))
	}
	harness.Figure(b, "idle memory of the API process after 600 writes", fmt.Sprintf("%.0f MB", least), "< 60 MB")
}

func BenchmarkGetDashboard(b *testing.B) {
	s := harness.StartServer(b, "")
	id := harness.MustID(b, s.Do("POST", "dashboards", benchDashboard(b, s)))
	load(b, s, 64, time.Second, "GET", "dashboards/"+id, "")
	perSecond, times := load(b, s, 64, 5*time.Second, "GET", "dashboards/"+id, "")
	size := len(s.Do("GET", "dashboards/"+id, "").Body)
	harness.Figure(b, fmt.Sprintf("GET one dashboard of %d bytes, 64 connections", size),
		fmt.Sprintf("%.0f req/s, p99 %s", perSecond, harness.Percentile(times, 0.99).Round(10*time.Microsecond)),
		"≥ 10,000 req/s, p99 < 15 ms")
}

func BenchmarkCreateAlert(b *testing.B) {
	for name, args := range map[string]func() []string{
		"SQLite":     func() []string { return nil },
		"PostgreSQL": func() []string { return harness.PostgresArgs(b) },
	} {
		// What is created would be evaluated at once, beside the load.
		s := harness.StartServer(b, "", append(args(), "--evaluate=false")...)
		id, tile, hook := alertFixture(b, s)
		body := fmt.Sprintf(`{"source":"tile","dashboardId":%q,"tileId":%q,"interval":"5m","threshold":10,`+
			`"thresholdType":"above","channel":{"type":"webhook","webhookId":%q}}`, id, tile, hook)
		load(b, s, 16, time.Second, "POST", "alerts", body)
		perSecond, times := load(b, s, 16, 5*time.Second, "POST", "alerts", body)
		harness.Figure(b, "create an alert on "+name+", 16 connections",
			fmt.Sprintf("%.0f req/s, p99 %s", perSecond, harness.Percentile(times, 0.99).Round(10*time.Microsecond)),
			"≥ 2,000 req/s")
		s.Kill()
	}
	harness.Figure(b, "fsync rate of this disk, 4 KB appends", fmt.Sprintf("%.0f /s", fsyncRate(b)), "none, for comparison")
}

// alertFixture makes a dashboard with a tile and a webhook.
func alertFixture(b *testing.B, s *harness.Server) (dashboard, tile, hook string) {
	b.Helper()
	a := s.Do("POST", "dashboards", benchDashboard(b, s))
	dashboard = harness.MustID(b, a)
	_, rest, _ := strings.Cut(a.Body, `"tiles":[{"id":"`)
	file := filepath.Join(b.TempDir(), "hooks.yaml")
	text := "webhooks: [{name: oncall, service: generic, url: \"https://example.com/hook\"}]\n"
	if harness.Deployment.Managed {
		text = "organizations: [{name: default, services: [{name: default, " + strings.TrimSpace(text) + "}]}]\n"
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		b.Fatal(err)
	}
	args := []string{"apply", "-f", file, "--output", "json"}
	for i, arg := range s.Cmd.Args {
		if arg == "--database" || arg == "--encryption-key-file" {
			args = append(args, arg, s.Cmd.Args[i+1])
		}
	}
	out, err := s.Command(args...)
	if err != nil {
		b.Fatal(err)
	}
	_, hookID, ok := strings.Cut(out, `"name":"oncall","id":"`)
	if !ok {
		b.Fatal(out)
	}
	return dashboard, rest[:24], hookID[:24]
}

func fsyncRate(b *testing.B) float64 {
	b.Helper()
	f, err := os.Create(filepath.Join(b.TempDir(), "fsync"))
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	page := make([]byte, 4096)
	start := time.Now()
	n := 0
	for ; time.Since(start) < time.Second; n++ {
		if _, err := f.Write(page); err != nil {
			b.Fatal(err)
		}
		if err := f.Sync(); err != nil {
			b.Fatal(err)
		}
	}
	return float64(n) / time.Since(start).Seconds()
}

func BenchmarkListDashboards(b *testing.B) {
	s := harness.StartServer(b, "")
	body := benchDashboard(b, s)
	for range 1000 {
		harness.MustID(b, s.Do("POST", "dashboards", body))
	}
	size := len(s.Do("GET", "dashboards", "").Body)
	_, times := load(b, s, 1, 2*time.Second, "GET", "dashboards", "")
	harness.Figure(b, fmt.Sprintf("list 1,000 dashboards (%.1f MB)", float64(size)/1e6),
		harness.Percentile(times, 0.5).Round(10*time.Microsecond).String(), "< 20 ms")
}

// BenchmarkListAlerts asks for 1,000 alerts, and counts the processor time of the whole server.
func BenchmarkListAlerts(b *testing.B) {
	for name, args := range map[string]func() []string{
		"SQLite":     func() []string { return nil },
		"PostgreSQL": func() []string { return harness.PostgresArgs(b) },
	} {
		s := harness.StartServer(b, "", append(args(), "--evaluate=false")...)
		id, tile, hook := alertFixture(b, s)
		for i := range 1000 {
			harness.MustID(b, s.Do("POST", "alerts", fmt.Sprintf(`{"source":"tile","dashboardId":%q,"tileId":%q,"interval":"5m","threshold":10,`+
				`"thresholdType":"above","channel":{"type":"webhook","webhookId":%q},"name":"Errors in service %d"}`, id, tile, hook, i)))
		}
		load(b, s, 1, time.Second, "GET", "alerts", "")
		before := processorTime(b, s.Cmd.Process.Pid)
		_, times := load(b, s, 1, 4*time.Second, "GET", "alerts", "")
		alerts := time.Duration(len(times) * 1000)
		harness.Figure(b, "list 1,000 alerts on "+name+", each", fmt.Sprintf("%s of processor time, %s by the clock",
			((processorTime(b, s.Cmd.Process.Pid)-before)/alerts).String(), harness.Percentile(times, 0.5)/1000), "≤ 5 µs")
		s.Kill()
	}
}

// processorTime is what a process has used.
func processorTime(b *testing.B, pid int) time.Duration {
	b.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), ") ")
	var ticks time.Duration
	for _, field := range strings.Fields(rest)[11:13] {
		n, err := strconv.ParseInt(field, 10, 64)
		if err != nil {
			b.Fatal(err)
		}
		ticks += time.Duration(n)
	}
	return ticks * (time.Second / 100)
}

func BenchmarkCheckDashboard(b *testing.B) {
	schemas, err := schema.LoadSchemas(openapi.Files(), "schemas.yaml", "DashboardCreate")
	if err != nil {
		b.Fatal(err)
	}
	create := schemas["DashboardCreate"]
	small := dashboard45("65f5e4a3b9e77c001a100001")
	_, tiles, _ := strings.Cut(small, `"tiles":[`)
	tiles = strings.TrimSuffix(tiles, "]}")
	copies := 100_000/len(tiles) + 1
	text := []byte(`{"name":"large","tiles":[` + strings.TrimSuffix(strings.Repeat(tiles+",", copies), ",") + `]}`)
	var times []time.Duration
	for range 200 {
		start := time.Now()
		v, err := schema.Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		if issues := create.Check(v); len(issues) > 0 {
			b.Fatal(issues)
		}
		times = append(times, time.Since(start))
	}
	slices.Sort(times)
	harness.Figure(b, fmt.Sprintf("parse and check a dashboard of %d KB", len(text)/1000),
		times[len(times)/2].Round(10*time.Microsecond).String(), "< 2 ms")
}

// BenchmarkChart compares a chart over HTTP with its SQL, sent to the engine's socket by the same kind of client: as
// it stands, and with the hints that impl/query gives for it. They take turns, so that whatever else the machine does
// hits all of them.
func BenchmarkChart(b *testing.B) {
	s := harness.StartServer(b, "", "--demo")
	s.Poll("the demo data", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })
	now := time.Now()
	_, rest, _ := strings.Cut(s.Do("GET", "sources", "").Body, `"id":"`)
	body := fmt.Sprintf(`{"startTime":%d,"endTime":%d,"granularity":"1h","series":[{"sourceId":%q,"aggFn":"count",`+
		`"where":"","groupBy":["ServiceName"]}]}`, now.Add(-24*time.Hour).UnixMilli(), now.UnixMilli(), rest[:24])
	// What impl/query renders for it.
	start, end := now.Add(-24*time.Hour).UnixMilli(), now.UnixMilli()
	low, high := fmt.Sprintf("fromUnixTimestamp64Milli(%d)", start), fmt.Sprintf("fromUnixTimestamp64Milli(%d)", end)
	keys := "toUInt32(intDiv(toUnixTimestamp64Nano(`Timestamp`), 3600000000000)), `ServiceName`"
	sql := "SELECT " + keys + ", count() FROM `default`.`otel_logs` WHERE `Timestamp` >= " + low +
		" AND `Timestamp` <= " + high + " AND indexHint(toStartOfFiveMinutes(`Timestamp`) >= toStartOfFiveMinutes(" + low +
		"), toStartOfFiveMinutes(`Timestamp`) <= toStartOfFiveMinutes(" + high +
		")) GROUP BY " + keys + " ORDER BY " + keys + " FORMAT Native"
	direct := http.Client{Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "unix", filepath.Join(s.Data, "engine", "socket"))
		},
	}}
	send := func(settings string) time.Duration {
		start := time.Now()
		res, err := direct.Post("http://engine/?"+settings, "text/plain", strings.NewReader(sql))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := io.Copy(io.Discard, res.Body); err != nil || res.StatusCode != http.StatusOK {
			b.Fatal(res.Status, err)
		}
		_ = res.Body.Close()
		return time.Since(start)
	}
	var charts, queries, planned []time.Duration
	for range 200 {
		start := time.Now()
		if a := s.Do("POST", "charts/series", body); a.Status != http.StatusOK || !strings.Contains(a.Body, "ts_bucket") {
			b.Fatalf("%d %s", a.Status, a.Body)
		}
		charts = append(charts, time.Since(start))
		queries = append(queries, send(""))
		planned = append(planned, send("optimize_use_implicit_projections=0&optimize_move_to_prewhere=0"))
	}
	median := func(times []time.Duration) time.Duration {
		slices.Sort(times)
		return harness.Percentile(times, 0.5).Round(10 * time.Microsecond)
	}
	harness.Figure(b, "chart over 100,000 logs by hour and service", fmt.Sprintf("%s, its SQL alone %s, with the chart's plan %s",
		median(charts), median(queries), median(planned)), "≤ the SQL + 2 ms")
}
