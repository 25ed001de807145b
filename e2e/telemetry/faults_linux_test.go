package telemetry

import (
	"flag"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/disktest"
	"github.com/obstack/obstack/impl/patience"
)

var (
	away      = flag.Duration("away", 2*time.Second, "how long ClickHouse is away while telemetry is sent")
	fullDisks = flag.Bool("full-disks", false, "fill disks of the test's own, which root may mount")
)

// sender sends log records, and remembers how many were accepted. Each has a body that no other has.
type sender struct {
	t        *testing.T
	s        *harness.Server
	service  string
	sent     atomic.Int64
	accepted sync.Map // numbers of requests
	count    atomic.Int64
}

const eachRequest = 50

// send sends a request, and reports whether it was accepted. Another answer must be one after which clients send again.
func (c *sender) send(padding int) bool {
	c.t.Helper()
	n := c.sent.Add(1)
	records := make([]string, eachRequest)
	for i := range records {
		records[i] = record(fmt.Sprintf("%d/%d%s", n, i, strings.Repeat("x", padding)))
	}
	a := c.s.Telemetry(c.t, "logs", logs(c.service, records...))
	switch {
	case a.Status == 200:
		c.accepted.Store(n, true)
		c.count.Add(1)
		return true
	case a.Status != 429 && a.Status != 503 || a.Header.Get("Retry-After") == "":
		c.t.Errorf("status %d, Retry-After %q: %.300s", a.Status, a.Header.Get("Retry-After"), a.Body)
	}
	return false
}

// wantStored waits until everything is stored that was accepted, and checks that nothing is stored twice or in part.
func (c *sender) wantStored(ask func(sql string) string) {
	c.t.Helper()
	mine := " FROM otel_logs WHERE ServiceName = '" + c.service + "'"
	stored := func() map[int64]bool {
		all := map[int64]bool{}
		for _, line := range strings.Split(ask("SELECT splitByChar('/', Body)[1]"+mine+" GROUP BY 1"), "\n") {
			var n int64
			_, _ = fmt.Sscan(line, &n)
			all[n] = true
		}
		return all
	}
	patience.Within(c.t, "all that was accepted is stored", func() bool {
		there, missing := stored(), 0
		c.accepted.Range(func(n, _ any) bool {
			if !there[n.(int64)] {
				missing++
			}
			return missing == 0
		})
		return missing == 0
	})
	want := fmt.Sprintf("%d\t%d", eachRequest, eachRequest)
	if got := ask("SELECT min(n), max(n) FROM (SELECT count() AS n" + mine + " GROUP BY splitByChar('/', Body)[1])"); got != want {
		c.t.Errorf("there are between %s records of a request", got)
	}
	if got := ask("SELECT count() - uniqExact(Body)" + mine); got != "0" {
		c.t.Errorf("%s records are there twice", got)
	}
	if got, want := ask("SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName' AND Value = '"+c.service+"'"),
		ask("SELECT count()"+mine); got != want {
		patience.Within(c.t, "the rollups are repaired", func() bool {
			return ask("SELECT sum(count) FROM otel_logs_kv_rollup_15m WHERE Key = 'ServiceName' AND Value = '"+c.service+"'") == want
		})
	}
}

// TestClickHouseIsAway has a server take telemetry in while its ClickHouse is away, until there is no more room, and then
// for a while. Charts of another ClickHouse are answered meanwhile.
func TestClickHouseIsAway(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "clickhouse")
	address := harness.FreeAddress(t)
	clickhouse := func() *harness.Server {
		e := harness.LaunchCommand(t, data, exec.Command(harness.Binary, "engine", "--data", data, "--listen", address,
			"--engine-lib", harness.EngineLib(t)))
		e.Poll("the engine to be ready", func() bool { return strings.Contains(e.Out.String(), `"engine ready"`) })
		return e
	}
	engine := clickhouse()
	ask := func(sql string) string { return harness.Post(t, "http://"+address, sql) }
	s := start(t, "--clickhouse", "http://"+address, "--otlp-log-size", "256MiB", "--egress-allow", "127.0.0.1")
	other := harness.StartEngine(t)
	harness.Post(t, other, "CREATE TABLE t (Timestamp DateTime64(9), Body String) ENGINE = MergeTree ORDER BY Timestamp")
	harness.Post(t, other, "INSERT INTO t SELECT now(), 'x' FROM numbers(10)")
	connection, _ := s.CreateConnection(t, harness.Object{"name": "other", "host": other, "username": "default", "password": ""})
	s.ID["source Other"] = harness.ID(t, s.Do("POST", "sources", harness.Encode(t, harness.Object{
		"name": "Other", "kind": "log", "connection": filepath.Base(connection),
		"from":                     harness.Object{"databaseName": "default", "tableName": "t"},
		"timestampValueExpression": "Timestamp", "defaultTableSelectExpression": "Body",
	})).Payload(t))

	c := &sender{t: t, s: s.Server, service: "away"}
	for range 20 {
		if !c.send(0) {
			t.Error("refused with everything there")
		}
	}
	c.wantStored(ask)
	engine.Kill()
	full := false
	for end := time.Now().Add(*away); !full || time.Now().Before(end); {
		if !c.send(20_000) {
			full = true
			select { // as clients do
			case <-time.After(100 * time.Millisecond):
			case <-t.Context().Done():
			}
		}
		if c.sent.Load()%20 == 0 {
			s.wantCharted(t, "Other", "", nil, 10)
		}
	}
	waiting := c.count.Load()
	engine = clickhouse()
	c.wantStored(ask)
	patience.Within(t, "telemetry is taken again", func() bool { return c.send(20_000) })
	for range 20 {
		c.send(0)
	}
	c.wantStored(ask)
	t.Logf("of %d requests %d were accepted until the log was full", c.sent.Load(), waiting)
	if engine.Err != nil {
		t.Error(engine.Err)
	}
}

// TestFullDisks fills the disk of a server with everything on it, and one that only its engine is on.
func TestFullDisks(t *testing.T) {
	t.Parallel()
	if !*fullDisks {
		return
	}
	const free = 1 << 30 // what telemetry leaves for the rest
	t.Run("of the server", func(t *testing.T) {
		t.Parallel()
		d := disktest.New(t, 3*free)
		s := startOn(t, filepath.Join(d.Path, "data"))
		c := &sender{t: t, s: s.Server, service: "full"}
		ask := func(sql string) string { return harness.Ask(t, harness.EngineClient(s.Server), sql) }
		for range 3 {
			c.sendSome(true)
			d.Fill(free / 2)
			c.refused("the disk is nearly full")
			wantReady(s.Server, 200, "disk-full")
			for range 20 { // metadata has what telemetry leaves
				s.createDashboard(t, 200)
			}
			c.wantStored(ask)
			d.Fill(0)
			s.Poll("writes to be refused", func() bool {
				return s.Do("POST", "dashboards", `{"name":"`+strings.Repeat("x", 100)+`","tiles":[]}`).Status == 503
			})
			c.sendSome(false)
			s.Do("GET", "dashboards", "").Payload(t)
			d.Fill(2 * free)
			wantReady(s.Server, 200, "ok")
			s.Poll("writes to be taken", func() bool {
				return s.Do("POST", "dashboards", `{"name":"again","tiles":[]}`).Status == 200
			})
			c.sendSome(true)
			c.wantStored(ask)
		}
	})
	t.Run("of the engine", func(t *testing.T) {
		t.Parallel()
		data := filepath.Join(t.TempDir(), "data")
		d := disktest.NewAt(t, filepath.Join(data, "engine"), free)
		s := startOn(t, data)
		c := &sender{t: t, s: s.Server, service: "full"}
		ask := func(sql string) string { return harness.Ask(t, harness.EngineClient(s.Server), sql) }
		for range 3 {
			c.sendSome(true)
			c.wantStored(ask)
			d.Fill(0)
			s.Poll("an insert to fail", func() bool {
				c.sendSome(true)
				return strings.Contains(s.Out.String(), "cannot store telemetry")
			})
			c.sendSome(true)
			s.createDashboard(t, 200)
			d.Fill(free / 2)
			c.wantStored(ask)
		}
	})
}

func startOn(t *testing.T, data string) *stack {
	t.Helper()
	s := &stack{&harness.Stack{Server: harness.StartServer(t, data, "--otlp-http", "127.0.0.1:0", "--evaluate=false"), ID: map[string]string{}}, time.Now()}
	s.LearnSources(t)
	return s
}

func (s *stack) createDashboard(t *testing.T, want int) {
	t.Helper()
	if a := s.Do("POST", "dashboards", `{"name":"d","tiles":[]}`); a.Status != want {
		t.Errorf("a dashboard: status %d: %s", a.Status, a.Body)
	}
}

// sendSome sends some requests, which must be accepted, or may be refused.
func (c *sender) sendSome(accepted bool) {
	c.t.Helper()
	for range 20 {
		if !c.send(1000) && accepted {
			c.t.Error("refused")
		}
	}
}

// refused waits until requests are.
func (c *sender) refused(why string) {
	c.t.Helper()
	patience.Within(c.t, "requests are refused, for "+why, func() bool { return !c.send(0) })
}
