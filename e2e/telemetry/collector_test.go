package telemetry

import (
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

var withCollector = flag.Bool("collector", false, "build an OpenTelemetry Collector, which takes minutes at the first time, and send through it")

const (
	collectorRequest = 20 // records of each signal
	collectorKills   = 3
)

// collector is an OpenTelemetry Collector with the configuration of the manual.
type collector struct {
	*harness.Server
	name string
	// sent is how many requests of each signal it has accepted, and calm how many of them before the server was killed beside them.
	sent, calm int
}

// startCollector starts one that sends by an exporter to a server.
func startCollector(t *testing.T, binary, exporter, grpc, http, key string) *collector {
	t.Helper()
	dir := t.TempDir()
	toGRPC, toHTTP := harness.FreeAddress(t), harness.FreeAddress(t)
	config := strings.NewReplacer(
		"grpc: {}", `grpc: {endpoint: "`+toGRPC+`"}`, "http: {}", `http: {endpoint: "`+toHTTP+`"}`,
		"otlp_http", exporter,
		// It shall not be long until it tries again, and not because the machine is busy.
		"compression: zstd", "compression: zstd\n    timeout: 1m\n    retry_on_failure: {initial_interval: 100ms, max_interval: 1s}",
	).Replace(block(t, "yaml", "otlp_http"))
	endpoint, want := "http://obstack.internal:4318", "http://"+http
	if exporter == "otlp_grpc" {
		want = grpc + "\n    tls: {insecure: true}"
	}
	config = strings.ReplaceAll(config, endpoint, want)
	file := filepath.Join(dir, "collector.yaml")
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(binary, "--config", file)
	cmd.Env = append(os.Environ(), "INGESTION_KEY="+key)
	c := &collector{Server: harness.LaunchCommand(t, dir, cmd), name: exporter}
	c.OTLPHTTP = "http://" + toHTTP
	c.Poll("the Collector to be ready", func() bool { return strings.Contains(c.Out.String(), "Everything is ready") })
	return c
}

// send has the Collector accept one request of each signal, of records that no other has.
func (c *collector) send(t *testing.T) {
	t.Helper()
	now := time.Now().UnixNano()
	var records, spans, points []string
	for i := range collectorRequest {
		id := fmt.Sprintf("%d/%d", c.sent, i)
		records = append(records, fmt.Sprintf(`{"timeUnixNano":"%d","body":{"stringValue":%q}}`, now, id))
		spans = append(spans, fmt.Sprintf(`{"traceId":"%032x","spanId":"%016x","name":%q,"startTimeUnixNano":"%d","endTimeUnixNano":"%[4]d"}`,
			c.sent+1, i+1, id, now))
		points = append(points, fmt.Sprintf(`{"timeUnixNano":"%d","asInt":"1","attributes":[{"key":"id","value":{"stringValue":%q}}]}`, now, id))
	}
	for signal, body := range map[string]string{
		"logs":    `"resourceLogs":[{%s,"scopeLogs":[{"logRecords":[` + strings.Join(records, ",") + `]}]}]`,
		"traces":  `"resourceSpans":[{%s,"scopeSpans":[{"spans":[` + strings.Join(spans, ",") + `]}]}]`,
		"metrics": `"resourceMetrics":[{%s,"scopeMetrics":[{"metrics":[{"name":"m","gauge":{"dataPoints":[` + strings.Join(points, ",") + `]}}]}]}]`,
	} {
		service := `"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"` + c.name + `"}}]}`
		if a := c.Telemetry(t, signal, "{"+fmt.Sprintf(body, service)+"}", func(r *http.Request) { r.Header.Del("Authorization") }); a.Status != 200 {
			t.Errorf("the Collector answers %d %s", a.Status, a.Body)
		}
	}
	c.sent++
}

// wantStored waits until everything is stored that the Collector has accepted. The Collector sends again what the server was
// killed over, which may have been stored then: each time completely or not at all. Nothing else is there twice.
func (c *collector) wantStored(t *testing.T, server *harness.Server) {
	t.Helper()
	engine := harness.EngineClient(server)
	for table, id := range map[string]string{
		"otel_logs": "Body", "otel_traces": "SpanName", "otel_metrics_gauge": "Attributes['id']",
	} {
		request := "toUInt64(splitByChar('/', " + id + ")[1])"
		perRecord := fmt.Sprintf("SELECT %s AS request, %s AS id, count() AS n FROM %s WHERE ServiceName = '%s' GROUP BY 1, 2", request, id, table, c.name)
		perRequest := "SELECT request, count() AS records, min(n) AS least, max(n) AS most FROM (" + perRecord + ") GROUP BY 1"
		patience.Within(t, fmt.Sprintf("%s has %d requests of %s", table, c.sent, c.name), func() bool {
			return harness.Ask(t, engine, "SELECT count() FROM ("+perRequest+")") == fmt.Sprint(c.sent)
		})
		for what, where := range map[string]string{
			"only a part":                     fmt.Sprintf("records != %d OR least != most", collectorRequest),
			"more often than it can be":       fmt.Sprintf("most > %d", 1+collectorKills),
			"twice though nothing was killed": fmt.Sprintf("most > 1 AND request < %d", c.calm),
		} {
			if n := harness.Ask(t, engine, "SELECT count() FROM ("+perRequest+") WHERE "+where); n != "0" {
				t.Errorf("%s of %s has %s requests that are there %s", table, c.name, n, what)
			}
		}
		t.Logf("%s: %d requests by %s, %s rows, %s of them a second time", table, c.sent, c.name,
			harness.Ask(t, engine, "SELECT sum(n) FROM ("+perRecord+")"), harness.Ask(t, engine, "SELECT sum(n - 1) FROM ("+perRecord+")"))
	}
}

// TestTheCollector has Collectors with the configuration of the manual send by each of their exporters, to a server that goes
// on, that is away, and that is killed.
func TestTheCollector(t *testing.T) {
	t.Parallel()
	if !*withCollector {
		return
	}
	binary := filepath.Join(t.TempDir(), "collector")
	build := exec.CommandContext(t.Context(), "go", "build", "-ldflags=-w", "-o", binary, ".")
	build.Dir = "collector"
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build the Collector: %v\n%s", err, out)
	}

	data := filepath.Join(t.TempDir(), "data")
	grpc, http := harness.FreeAddress(t), harness.FreeAddress(t)
	serve := func() *harness.Server {
		return harness.StartServer(t, data, "--otlp-grpc", grpc, "--otlp-http", http, "--evaluate=false")
	}
	server := serve()
	var collectors []*collector
	for _, exporter := range []string{"otlp_http", "otlp_grpc"} {
		collectors = append(collectors, startCollector(t, binary, exporter, grpc, http, server.Keys.IngestionKey))
	}
	wantStored := func() {
		t.Helper()
		for _, c := range collectors {
			c.wantStored(t, server)
		}
	}
	sendSome := func() {
		for range 20 {
			for _, c := range collectors {
				c.send(t)
			}
		}
	}
	sendSome()
	wantStored()
	server.Kill()
	sendSome() // which the Collectors keep
	server = serve()
	wantStored()

	done := make(chan struct{})
	var sending sync.WaitGroup
	for _, c := range collectors {
		c.calm = c.sent
		sending.Go(func() {
			pause := time.NewTicker(10 * time.Millisecond)
			defer pause.Stop()
			for {
				select {
				case <-done:
					return
				case <-pause.C:
					c.send(t)
				}
			}
		})
	}
	stored := func() string { return harness.Ask(t, harness.EngineClient(server), "SELECT count() FROM otel_logs") }
	for range collectorKills {
		before := stored()
		patience.Within(t, "more is stored", func() bool { return stored() != before })
		server.Kill()
		server = serve()
	}
	close(done)
	sending.Wait()
	wantStored()
	for _, c := range collectors {
		if err := c.Terminate(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
