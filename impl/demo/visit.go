package demo

import (
	"fmt"
	"strconv"
	"time"
)

// Kinds of spans.
const (
	kindServer   = "Server"
	kindClient   = "Client"
	kindProducer = "Producer"
	kindConsumer = "Consumer"
)

// visit is one request of a customer on its way through the services. Its clock only moves forward: a step takes its
// time before the next one starts.
type visit struct {
	*shop
	clock time.Time
	// trace is empty when the visit is not traced; then there are no spans, and the log lines have no ids.
	trace string
	user  string
	// what is broken during this visit
	noPayment, crashing, slow bool
	// afterwards is what remains to be done when the customer has an answer, or nil.
	afterwards func()
}

// span is one that runs. There is one also when the visit is not traced, but it gets no further.
type span struct{ spanRow }

// visit simulates a visit, and takes it back if there are then more than so many spans or logs.
func (s *shop) visit(at time.Time, traced bool, spans, logs int) bool {
	v := &visit{
		shop: s, clock: at, user: "user-" + strconv.Itoa(1000+s.random.IntN(2000)),
		noPayment: s.happens(at, paymentTimeouts...) || s.outage(at), crashing: s.happens(at, badRelease),
		slow: s.happens(at, slowDatabase),
	}
	if traced {
		v.trace = s.hex(16)
	}
	before := s.rows
	v.run()
	if len(s.rows.spans) <= spans && len(s.rows.logs) <= logs {
		return true
	}
	s.rows = before
	return false
}

// take lets about so much time pass.
func (v *visit) take(median time.Duration) { v.clock = v.clock.Add(v.vary(median)) }

// begin starts a span of a service, on the pod of its parent if that is the same service.
func (v *visit) begin(parent *span, svc *service, kind, name string, pairs ...string) *span {
	sp := &span{spanRow{at: v.clock, kind: kind, name: name}}
	if parent != nil && parent.pod.service == svc {
		sp.pod = parent.pod
	} else {
		sp.pod = pick(v.shop, svc.pods)
	}
	if v.trace == "" {
		return sp
	}
	sp.trace, sp.id, sp.attributes = v.trace, v.hex(8), attributes(pairs...)
	if parent != nil {
		sp.parent = parent.id
	}
	return sp
}

// call starts the span of a call to another service.
func (v *visit) call(parent *span, svc *service, rpcService, method string, pairs ...string) *span {
	return v.begin(parent, svc, kindServer, rpcService+"/"+method,
		append(pairs, "rpc.system", "grpc", "rpc.service", "shop."+rpcService, "rpc.method", method)...)
}

// set adds an attribute to a span.
func (v *visit) set(sp *span, name, value string) {
	if v.trace != "" {
		sp.attributes[name] = value
	}
}

// fail makes a span an error. It still has to end.
func (v *visit) fail(sp *span, f *failure) {
	sp.failure, sp.failedAt = f, v.clock
	v.set(sp, "error.type", f.typ)
}

func (v *visit) end(sp *span) {
	sp.duration = v.clock.Sub(sp.at)
	if sp.kind == kindServer {
		v.observe(sp)
	}
	if v.trace != "" {
		v.rows.spans = append(v.rows.spans, sp.spanRow)
	}
}

// log writes a line of the service that a span runs in.
func (v *visit) log(sp *span, l level, body string, pairs ...string) {
	v.rows.logs = append(v.rows.logs, logRow{
		at: v.clock, trace: sp.trace, span: sp.id, level: l, body: body, pod: sp.pod, attributes: attributes(pairs...),
	})
}

var statementTimeout = &failure{
	"StatementTimeout", "canceling statement due to statement timeout",
	"pgconn.(*ResultReader).receiveMessage\n\tpgconn.go:1567\nshop.(*Store).query\n\tstore.go:88",
}

// query asks PostgreSQL and reports whether it answered.
func (v *visit) query(parent *span, operation, table string, median time.Duration) bool {
	statement := statements[operation+" "+table]
	sp := v.begin(parent, parent.pod.service, kindClient, operation+" shop."+table, "db.system", "postgresql",
		"db.name", "shop", "db.operation", operation, "db.sql.table", table, "db.statement", statement,
		"peer.service", "postgres", "net.peer.name", "postgres.shop.internal")
	defer v.end(sp)
	if !v.slow {
		v.take(median)
		return true
	}
	if v.chance(0.04) {
		v.clock = v.clock.Add(3 * time.Second)
		v.fail(sp, statementTimeout)
		v.log(parent, levelError, operation+" "+table+": "+statementTimeout.message, "db.system", "postgresql",
			"db.operation", operation, "db.sql.table", table, "error.type", statementTimeout.typ)
		return false
	}
	v.take(40 * median)
	// PostgreSQL itself knows no traces.
	if took := v.clock.Sub(sp.at); took > 200*time.Millisecond {
		v.rows.logs = append(v.rows.logs, logRow{
			at: v.clock, level: levelWarn, pod: v.postgres.pods[0],
			body: fmt.Sprintf("duration: %.3f ms  statement: %s", float64(took.Microseconds())/1000, statement),
			attributes: attributes("db.system", "postgresql", "db.name", "shop", "db.operation", operation,
				"db.sql.table", table, "db.wait_event", "LWLock:BufferMapping"),
		})
	}
	return true
}

var cacheReset = &failure{
	"RedisConnectionException", "Connection reset by peer: redis:6379",
	"at StackExchange.Redis.PhysicalBridge.WriteMessage()\n   at Cart.CartStore.GetAsync()",
}

// cached asks Redis and reports whether it answered.
func (v *visit) cached(parent *span, operation string) bool {
	sp := v.begin(parent, parent.pod.service, kindClient, operation, "db.system", "redis", "db.operation", operation,
		"db.statement", operation+" cart:"+v.user, "peer.service", "redis")
	defer v.end(sp)
	v.take(700 * time.Microsecond)
	if !v.chance(0.001) {
		return true
	}
	v.fail(sp, cacheReset)
	v.log(parent, levelError, cacheReset.message, "db.system", "redis", "error.type", cacheReset.typ, "user.id", v.user)
	return false
}

// browse starts the span of a browser whose session is recorded, and adds the events of the recording.
func (v *visit) browse(method, path string) *span {
	browser := &pod{v.web, attributes(
		"service.name", v.web.name, "service.version", v.web.version, "deployment.environment.name", "production",
		"telemetry.sdk.language", v.web.language, "rum.sessionId", v.hex(16))}
	for i, event := range []string{
		`{"type":4,"data":{"href":"https://shop.example%s","width":1280,"height":720},"timestamp":%d}`,
		`{"type":2,"data":{"node":{"type":0,"childNodes":[],"id":1},"initialOffset":{"left":0,"top":0}},"path":"%s",` +
			`"timestamp":%d}`,
		`{"type":3,"data":{"source":2,"type":2,"id":1,"x":412,"y":230},"path":"%s","timestamp":%d}`,
	} {
		at := v.clock.Add(time.Duration(i) * 400 * time.Millisecond)
		v.rows.sessions = append(v.rows.sessions, logRow{
			at: at, pod: browser, body: fmt.Sprintf(event, path, at.UnixMilli()),
			attributes: attributes("rr-web.event", strconv.Itoa(i), "rr-web.chunk", "1", "rr-web.total-chunks", "1"),
		})
	}
	return &span{spanRow{
		at: v.clock, trace: v.trace, id: v.hex(8), kind: kindClient, name: "HTTP " + method, pod: browser,
		attributes: attributes("http.method", method, "http.url", "https://shop.example"+path, "component", "fetch"),
	}}
}
