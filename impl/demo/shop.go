package demo

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"time"
)

const (
	// window is how much time is filled.
	window = 24 * time.Hour
	// slots is into how many parts the window is cut, of about five minutes. Each gets its exact share of the rows.
	slots = 288
	// tail is kept free of new visits, as the last ones take a moment and must not go on after the window.
	tail = 30 * time.Second

	// Enough spans for three quarters of the logs to belong to a trace.
	logCount  = 100_000
	spanCount = 110_000

	seed = 2026
)

// service is one part of the shop.
type service struct {
	name, version, language, scope string
	pods                           []*pod
}

// pod is where a service runs.
type pod struct {
	service *service
	// resource are the resource attributes of all that it reports.
	resource map[string]string
}

// incident is a time, counted back from the end of the window, in which something is broken.
type incident struct{ begin, end time.Duration }

var (
	// The payment provider does not answer, so checkouts fail. The second time has just passed.
	paymentTimeouts = []incident{
		{begin: 320 * time.Minute, end: 290 * time.Minute},
		{begin: 50 * time.Minute, end: 30 * time.Minute},
	}
	// A release of the recommendations crashes, until it is rolled back.
	badRelease = incident{begin: 18 * time.Hour, end: 17*time.Hour + 30*time.Minute}
	// PostgreSQL answers slowly.
	slowDatabase = incident{begin: 11 * time.Hour, end: 10 * time.Hour}
)

// shop simulates the shop. The same end of the window makes the same rows, which resuming relies on: nothing here may
// depend on the order of a map or on the time of day that it is.
type shop struct {
	random *rand.Rand
	// end is that of the window, and start where counters begin.
	start, end time.Time

	frontend, catalog, cart, checkout, payment, shipping, email, postgres, redis *service
	// recommendation is replaced by newRecommendation during the bad release.
	recommendation, newRecommendation *service
	// web is what runs in browsers.
	web *service
	// pods are those of all services.
	pods []*pod

	orders   int
	latency  map[*service]*histogramRow
	requests map[requestKey]float64

	rows slotRows
}

// slotRows is what the shop reports in one slot.
type slotRows struct {
	spans          []spanRow
	logs, sessions []logRow
	gauges, sums   []metricRow
	histograms     []histogramRow
}

func newShop(end time.Time) *shop {
	s := &shop{
		random: rand.New(rand.NewPCG(seed, seed)), start: end.Add(-window), end: end,
		latency: map[*service]*histogramRow{}, requests: map[requestKey]float64{},
	}
	const grpcJava, grpcPython = "io.opentelemetry.grpc-1.6", "opentelemetry.instrumentation.grpc"
	s.frontend = s.deploy(3, service{"frontend", "5.4.0", "nodejs", "@opentelemetry/instrumentation-http", nil})
	s.catalog = s.deploy(2, service{"catalog", "1.12.3", "go", "otelgrpc", nil})
	s.cart = s.deploy(2, service{"cart", "2.0.8", "dotnet", "OpenTelemetry.Instrumentation.AspNetCore", nil})
	s.checkout = s.deploy(3, service{"checkout", "4.7.1", "go", "otelgrpc", nil})
	s.payment = s.deploy(2, service{"payment", "1.3.0", "java", grpcJava, nil})
	s.shipping = s.deploy(2, service{"shipping", "0.9.4", "rust", "tonic-tracing-opentelemetry", nil})
	s.email = s.deploy(1, service{"email", "1.1.2", "ruby", "OpenTelemetry::Instrumentation::Bunny", nil})
	s.recommendation = s.deploy(2, service{"recommendation", "3.0.4", "python", grpcPython, nil})
	s.newRecommendation = s.deploy(2, service{"recommendation", "3.1.0", "python", grpcPython, nil})
	s.postgres = s.deploy(1, service{"postgres", "17.2", "", "", nil})
	s.redis = s.deploy(1, service{"redis", "7.4.1", "", "", nil})
	s.web = &service{browsers, "5.4.0", "webjs", "@opentelemetry/instrumentation-fetch", nil}
	return s
}

// deploy starts replicas of a service.
func (s *shop) deploy(replicas int, svc service) *service {
	deployed := &svc
	replicaSet := s.hex(5)
	for range replicas {
		node := "node-" + strconv.Itoa(1+s.random.IntN(3))
		p := &pod{deployed, attributes(
			"service.name", svc.name, "service.version", svc.version, "deployment.environment.name", "production",
			"k8s.cluster.name", "shop-eu-1", "k8s.namespace.name", "shop", "k8s.deployment.name", svc.name,
			"k8s.pod.name", svc.name+"-"+replicaSet+"-"+s.hex(3)[:5], "k8s.node.name", node,
			"host.name", node+".shop.internal")}
		if svc.language != "" {
			p.resource["telemetry.sdk.language"] = svc.language
		}
		deployed.pods = append(deployed.pods, p)
		s.pods = append(s.pods, p)
	}
	return deployed
}

// liveRecommendation is the release that serves at a time.
func (s *shop) liveRecommendation(at time.Time) *service {
	if s.happens(at, badRelease) {
		return s.newRecommendation
	}
	return s.recommendation
}

// happens reports whether one of the incidents does at a time.
func (s *shop) happens(at time.Time, incidents ...incident) bool {
	before := s.end.Sub(at)
	for _, i := range incidents {
		if before <= i.begin && before > i.end {
			return true
		}
	}
	return false
}

// slotStart is when a slot begins. For the number after the last one it is when that ends.
func (s *shop) slotStart(slot int) time.Time {
	return s.start.Add((window - tail) / slots * time.Duration(slot))
}

// load is how busy the shop is, 1 on average: least at night, most in the early evening.
func load(at time.Time) float64 {
	hour := float64(at.UTC().Hour()) + float64(at.UTC().Minute())/60
	return 1 - 0.5*math.Cos((hour-4)/24*2*math.Pi) - 0.15*math.Cos((hour-1.5)/12*2*math.Pi)
}

// shares cuts a number of rows into slots by their load. They add up to total.
func (s *shop) shares(total int) [slots]int {
	var loads [slots + 1]float64 // of all slots before
	for i := range slots {
		loads[i+1] = loads[i] + load(s.slotStart(i))
	}
	var shares [slots]int
	given := 0
	for i := range slots {
		upTo := int(math.Round(float64(total) * loads[i+1] / loads[slots]))
		shares[i] = upTo - given
		given = upTo
	}
	return shares
}

// run simulates a slot, which reports exactly the given numbers of spans and logs: first visits that are traced, then
// others, and in place of a visit that would be too much health checks and the chatter of machines. The rows are valid
// until the next run.
func (s *shop) run(begin, end time.Time, spans, logs int) *slotRows {
	r := &s.rows
	*r = slotRows{spans: r.spans[:0], logs: r.logs[:0], sessions: r.sessions[:0]}
	moment := func() time.Time { return begin.Add(time.Duration(s.random.Int64N(int64(end.Sub(begin))))) }
	for s.visit(moment(), true, spans, logs) {
	}
	for len(r.spans) < spans {
		r.spans = append(r.spans, s.healthCheck(moment()))
	}
	for s.visit(moment(), false, spans, logs) {
	}
	for len(r.logs) < logs {
		r.logs = append(r.logs, s.chatter(moment()))
	}
	s.measure(begin, end)
	return r
}

func (s *shop) healthCheck(at time.Time) spanRow {
	svc := pick(s, []*service{s.frontend, s.catalog, s.cart, s.checkout, s.payment, s.shipping, s.email})
	return spanRow{
		at: at, trace: s.hex(16), id: s.hex(8), kind: kindServer, name: "GET /healthz", pod: pick(s, svc.pods),
		duration: s.vary(400 * time.Microsecond),
		attributes: attributes("http.method", "GET", "http.route", "/healthz", "http.status_code", "200",
			"http.user_agent", "kube-probe/1.31"),
	}
}

// chatter is a log line that belongs to no visit.
func (s *shop) chatter(at time.Time) logRow {
	row := logRow{at: at, level: levelInfo}
	switch s.random.IntN(4) {
	case 0:
		row.pod = s.postgres.pods[0]
		row.body = fmt.Sprintf("checkpoint complete: wrote %d buffers; write=%.1f s, sync=0.0%d s",
			100+s.random.IntN(4000), 4+20*s.random.Float64(), 1+s.random.IntN(9))
		row.attributes = attributes("db.system", "postgresql", "postgres.process", "checkpointer")
	case 1:
		row.pod = s.postgres.pods[0]
		row.body = "automatic vacuum of table \"shop.public." + pick(s, tableNames) + "\": index scans: 1"
		row.attributes = attributes("db.system", "postgresql", "postgres.process", "autovacuum worker")
	case 2:
		row.pod = s.redis.pods[0]
		row.body = strconv.Itoa(1000+s.random.IntN(9000)) + " changes in 60 seconds. Saving..."
		row.attributes = attributes("db.system", "redis")
	default:
		svc := pick(s, []*service{s.frontend, s.catalog, s.cart, s.checkout, s.payment, s.shipping, s.email})
		row.pod, row.level, row.body = pick(s, svc.pods), levelDebug, "health check ok"
		row.attributes = attributes("http.method", "GET", "http.route", "/healthz", "http.status_code", "200")
	}
	return row
}

// hex returns a random id of n bytes.
func (s *shop) hex(n int) string {
	const digits = "0123456789abcdef"
	id := make([]byte, 2*n)
	var bits uint64
	for i := range id {
		if i%16 == 0 {
			bits = s.random.Uint64()
		}
		id[i] = digits[bits&15]
		bits >>= 4
	}
	return string(id)
}

func pick[T any](s *shop, from []T) T { return from[s.random.IntN(len(from))] }

// chance is true with a probability.
func (s *shop) chance(probability float64) bool { return s.random.Float64() < probability }

// vary returns a log-normal duration, as latencies are: half are below the median, a few are many times that.
func (s *shop) vary(median time.Duration) time.Duration {
	return time.Duration(float64(median) * math.Exp(0.4*s.random.NormFloat64()))
}
