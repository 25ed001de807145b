package telemetry

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net"
	"net/http"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"google.golang.org/grpc/codes"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// logs is a request with records, each the JSON of one.
func logs(service string, records ...string) string {
	return fmt.Sprintf(`{"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":%q}}]},`+
		`"scopeLogs":[{"logRecords":[%s]}]}]}`, service, strings.Join(records, ","))
}

// record is one of now with a body.
func record(body string) string {
	return fmt.Sprintf(`{"timeUnixNano":"%d","body":{"stringValue":%q}}`, time.Now().UnixNano(), body)
}

func zipped(text string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = io.WriteString(z, text)
	_ = z.Close()
	return b.String()
}

// TestBadInput sends what no client should, over one protocol after the other, as large requests share the memory of the intake.
func TestBadInput(t *testing.T) {
	t.Parallel()
	s := start(t)
	t.Run("HTTP", func(t *testing.T) { testBadInputOverHTTP(t, s) })
	t.Run("gRPC", func(t *testing.T) { testBadInputOverGRPC(t, s) })
}

// testBadInputOverHTTP sends bad and unusual requests. Each gets the answer of the protocol, and valid records in them are stored.
func testBadInputOverHTTP(t *testing.T, s *stack) {
	protobuf := func(r *http.Request) { r.Header.Set("Content-Type", "application/x-protobuf") }
	gzipped := func(r *http.Request) { r.Header.Set("Content-Encoding", "gzip") }
	at := func(when time.Time) string {
		return fmt.Sprintf(`{"timeUnixNano":"%d","body":{"stringValue":"x"}}`, when.UnixNano())
	}
	var attributes []string
	for i := range 10_000 {
		attributes = append(attributes, fmt.Sprintf(`{"key":"k%d","value":{"intValue":"%d"}}`, i, i))
	}
	nested := strings.Repeat(`{"arrayValue":{"values":[`, 50) + `{"intValue":"1"}` + strings.Repeat("]}}", 50)
	for name, c := range map[string]struct {
		body string
		edit []func(*http.Request)
		// status is of the answer, stored how many records are, and says what the answer has.
		status, stored int
		says           string
	}{
		"nothing":             {body: "{}", status: 200, says: "{}"},
		"an empty batch":      {body: logs("an empty batch"), status: 200, says: "{}"},
		"truncated protobuf":  {body: "\x0a\xff\x01", edit: []func(*http.Request){protobuf}, status: 400},
		"text as protobuf":    {body: "hello", edit: []func(*http.Request){protobuf}, status: 400},
		"a wrong hex id":      {body: logs("a wrong hex id", `{"traceId":"xyz","body":{"stringValue":"x"}}`), status: 400},
		"a bomb":              {body: zipped(strings.Repeat(" ", 200<<20)), edit: []func(*http.Request){gzipped}, status: 413},
		"10,000 attributes":   {body: logs("10,000 attributes", `{"body":{"stringValue":"x"},"attributes":[`+strings.Join(attributes, ",")+`]}`), status: 200, stored: 1},
		"a value of 3 MB":     {body: logs("a value of 3 MB", record(strings.Repeat("x", 3<<20))), status: 200, stored: 1},
		"a NUL":               {body: logs("a NUL", `{"body":{"stringValue":"a\u0000b"}}`), status: 200, stored: 1},
		"a deeply nested one": {body: logs("a deeply nested one", `{"body":`+nested+`}`), status: 200, stored: 1},
		"untimed":             {body: logs("untimed", `{"body":{"stringValue":"x"}}`), status: 200, stored: 1},
		"the year 2200":       {body: logs("the year 2200", at(time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC))), status: 200, stored: 1},
		"older than all":      {body: logs("older than all", at(time.Now().AddDate(-1, 0, 0)), record("x")), status: 200, stored: 1, says: `"rejectedLogRecords":"1"`},
	} {
		a := s.Telemetry(t, "logs", c.body, c.edit...)
		if a.Status != c.status || !strings.Contains(a.Body, c.says) {
			t.Errorf("%s: status %d, %.300s, want %d with %q", name, a.Status, a.Body, c.status, c.says)
		}
		if c.status != 200 && c.edit == nil && !strings.Contains(a.Body, `"message"`) {
			t.Errorf("%s: no status: %.300s", name, a.Body)
		}
	}
	if a := s.Telemetry(t, "metrics", `{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"name":"odd","gauge":{"dataPoints":[`+
		fmt.Sprintf(`{"timeUnixNano":"%d","asDouble":"NaN"},{"timeUnixNano":"%[1]d","asDouble":"Infinity"}`, time.Now().UnixNano())+
		`]}}]}]}]}`); a.Status != 200 {
		t.Errorf("NaN and infinity: %d %s", a.Status, a.Body)
	}
	if a := s.Telemetry(t, "logs", logs("last over HTTP", record("x"))); a.Status != 200 {
		t.Errorf("after all: %d %s", a.Status, a.Body)
	}
	for _, service := range []string{
		"10,000 attributes", "a value of 3 MB", "a NUL", "a deeply nested one", "untimed", "the year 2200", "older than all", "last over HTTP",
	} {
		s.wantCharted(t, "Logs", fmt.Sprintf("ServiceName:%q", service), nil, 1)
	}
	if n := harness.Ask(t, harness.EngineClient(s.Server), "SELECT count() FROM otel_metrics_gauge WHERE MetricName = 'odd'"); n != "2" {
		t.Errorf("%s odd values are stored", n)
	}
}

// testIngestionKeys makes a key beside the server, uses it, and takes it away.
func testIngestionKeys(t *testing.T, s *stack) {
	send := func(key string) harness.Answer {
		t.Helper()
		return s.Telemetry(t, "logs", logs("keys", record("x")), harness.Header("Authorization", key))
	}
	key := s.CreateKey(t, "--kind", "ingestion", "--name", "edge collector")
	if out, err := s.Command("keys", "list"); err != nil || !strings.Contains(out, "edge collector") || strings.Contains(out, key.Secret) {
		t.Errorf("keys list: %v\n%s", err, out)
	}
	for _, header := range []string{key.Secret, "Bearer " + key.Secret} {
		if a := send(header); a.Status != 200 {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	}
	if a := send(s.Keys.APIKey); a.Status != 401 || !strings.Contains(a.Body, "keys create --kind ingestion") {
		t.Errorf("a personal key: %d %s", a.Status, a.Body)
	}
	if a := s.Do("GET", "sources", "", harness.Header("Authorization", "Bearer "+key.Secret)); a.Status != 401 {
		t.Errorf("an ingestion key for the API: %d", a.Status)
	}
	if _, err := s.Command("keys", "revoke", key.ID); err != nil {
		t.Fatal(err)
	}
	if a := send(key.Secret); a.Status != 401 {
		t.Errorf("a revoked key: %d %s", a.Status, a.Body)
	}
	s.wantCharted(t, "Logs", `ServiceName:"keys"`, nil, 2)
}

// TestAReplicaThatOnlyTakesIn serves no API, asks for no key, and listens on one protocol alone.
func TestAReplicaThatOnlyTakesIn(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--api=false", "--evaluate=false", "--otlp-http", "127.0.0.1:0", "--ingest-auth", "off")
	s.Poll("the engine", func() bool { return strings.Contains(s.Do("GET", "/readyz", "").Body, `"engine":"ok"`) })
	warning := `level=WARN msg="ingestion keys are not required: any client can send telemetry"`
	if s.OTLPGRPC != "" || strings.Count(s.Out.String(), warning) != 1 {
		t.Errorf("gRPC at %q:\n%s", s.OTLPGRPC, s.Out)
	}
	for path, want := range map[string]int{
		"/healthz": 200, "/health": 200, "/readyz": 200, "/api/v2/sources": 404, "/openapi.json": 404, "/": 404,
	} {
		if a := s.Do("GET", path, ""); a.Status != want || path == "/readyz" && !strings.Contains(a.Body, `"intake":"ok"`) {
			t.Errorf("%s: %d %s", path, a.Status, a.Body)
		}
	}
	if a := s.Telemetry(t, "logs", logs("alone", record("x")), harness.Header("Authorization", "")); a.Status != 200 {
		t.Errorf("%d %s", a.Status, a.Body)
	}
	engine := harness.EngineClient(s)
	patience.Within(t, "the record is stored", func() bool { return harness.Ask(t, engine, "SELECT count() FROM otel_logs") == "1" })
}

// TestAddressesThatAreTaken has another process on the addresses of the receivers.
func TestAddressesThatAreTaken(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	taken := l.Addr().String()
	data := filepath.Join(t.TempDir(), "data")
	r := harness.Run(t, nil, "serve", "--data", data, "--listen", "127.0.0.1:0", "--otlp-http", "off", "--otlp-grpc", taken,
		"--engine-lib", harness.EngineLib(t))
	if r.Code != 1 || !strings.Contains(r.Stderr, "listen for OTLP over gRPC") {
		t.Errorf("a flag that names it: %d %s", r.Code, r.Stderr)
	}
	var standard net.Listener // others may have it for a while
	patience.Within(t, "the default port is this test's", func() bool {
		standard, err = net.Listen("tcp", ":4318")
		return err == nil
	})
	defer func() { _ = standard.Close() }()
	s := harness.LaunchCommand(t, data, exec.Command(harness.Binary, "serve", "--data", data, "--listen", "127.0.0.1:0",
		"--otlp-grpc", "127.0.0.1:0", "--engine-lib", harness.EngineLib(t)))
	s.WaitListen()
	s.WaitReady()
	_, port, _ := strings.Cut(strings.TrimPrefix(s.OTLPHTTP, "http://"), ":")
	warning := `level=WARN msg="a default port is taken, using another" listener=OTLP/HTTP port=4318 used_port=` + port + "\n"
	if port == "" || port == "4318" || s.OTLPGRPC == "" || strings.Count(s.Out.String(), warning) != 1 {
		t.Errorf("the default: HTTP at %q, gRPC at %q", s.OTLPHTTP, s.OTLPGRPC)
	}
}

// TestAServerThatStartsAsksToSendAgain sends to one that waits for its database.
func TestAServerThatStartsAsksToSendAgain(t *testing.T) {
	t.Parallel()
	grpc, http := harness.FreeAddress(t), harness.FreeAddress(t)
	s := harness.Launch(t, "", append([]string{
		"--database", "postgres://user@127.0.0.1:1/none", "--encryption-key-file", harness.KeyFile(t),
		"--otlp-grpc", grpc, "--otlp-http", http,
	}, harness.NoEngine...)...)
	patience.Within(t, "it waits", func() bool { return strings.Contains(s.Out.String(), "waiting for PostgreSQL") })
	s.OTLPHTTP = "http://" + http
	if a := s.Telemetry(t, "logs", logs("early", record("x"))); a.Status != 503 || a.Header.Get("Retry-After") != "1" ||
		!strings.Contains(a.Body, "The server is starting") {
		t.Errorf("HTTP: %d %v %s", a.Status, a.Header, a.Body)
	}
	if code, pause := export(t, grpc, "any"); code != codes.Unavailable || pause != time.Second {
		t.Errorf("gRPC: %v, again after %v", code, pause)
	}
	if err := s.Terminate(); err != nil {
		t.Errorf("it was stopped while it waited: %v", err)
	}
}

// TestTheRateOfAKey sends more with one key than it may, and a little with another one.
func TestTheRateOfAKey(t *testing.T) {
	t.Parallel()
	s := start(t, "--otlp-rate", "64KiB")
	address := strings.TrimPrefix(s.OTLPGRPC, "http://")
	body := strings.Repeat("x", 3<<20)
	if a := s.Telemetry(t, "logs", logs("much", record(body))); a.Status != 200 {
		t.Fatalf("a key that has not sent anything: %d %s", a.Status, a.Body)
	}
	a := s.Telemetry(t, "logs", logs("more", record("x")))
	if pause, err := strconv.Atoi(a.Header.Get("Retry-After")); a.Status != 429 || err != nil || pause < 1 || pause > 48 {
		t.Errorf("HTTP: %d %v %s", a.Status, a.Header, a.Body)
	}
	if code, pause := export(t, address, s.Keys.IngestionKey); code != codes.ResourceExhausted || pause <= 0 {
		t.Errorf("gRPC: %v, again after %v", code, pause)
	}
	other := s.CreateKey(t, "--kind", "ingestion", "--name", "other")
	if code, _ := export(t, address, other.Secret); code != codes.OK {
		t.Errorf("another key: %v", code)
	}
	s.wantCharted(t, "Logs", "", nil, 2)
}

// TestAKeyThatAnotherReplicaRevoked has two replicas on PostgreSQL, and a key that the command revokes for both.
func TestAKeyThatAnotherReplicaRevoked(t *testing.T) {
	t.Parallel()
	shared := append([]string{
		"--database", pgtest.Start(t).DSN("postgres"), "--encryption-key-file", harness.KeyFile(t),
		"--otlp-grpc", "127.0.0.1:0", "--otlp-http", "127.0.0.1:0",
	}, harness.NoEngine...)
	first := harness.Launch(t, "", shared...)
	first.WaitListen()
	second := harness.Launch(t, "", shared...)
	second.WaitListen()
	key := first.CreateKey(t, "--kind", "ingestion", "--name", "shared")
	wantBoth := func(status int, code codes.Code) {
		t.Helper()
		for name, s := range map[string]*harness.Server{"the first": first, "the second": second} {
			if a := s.Telemetry(t, "logs", logs("shared", record("x")), harness.Header("Authorization", key.Secret)); a.Status != status {
				t.Errorf("%s over HTTP: %d %s, want %d", name, a.Status, a.Body, status)
			}
			if got, _ := export(t, strings.TrimPrefix(s.OTLPGRPC, "http://"), key.Secret); got != code {
				t.Errorf("%s over gRPC: %v, want %v", name, got, code)
			}
		}
	}
	wantBoth(200, codes.OK)
	if _, err := first.Command("keys", "revoke", key.ID); err != nil {
		t.Fatal(err)
	}
	wantBoth(401, codes.Unauthenticated)
}
