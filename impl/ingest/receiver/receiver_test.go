package receiver

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/genproto/googleapis/rpc/status"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// logsBody is a request with a record, in protobuf and in JSON.
func logsBody(t *testing.T) (binary, text string) {
	t.Helper()
	logs := plog.NewLogs()
	logs.ResourceLogs().AppendEmpty().ScopeLogs().AppendEmpty().LogRecords().AppendEmpty().Body().SetStr("hello")
	r := plogotlp.NewExportRequestFromLogs(logs)
	b, err := r.MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	j, err := r.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b), string(j)
}

// TestErrorsAreThoseOfTheProtocol has the intake answer with each kind of error.
func TestErrorsAreThoseOfTheProtocol(t *testing.T) {
	t.Parallel()
	binary, text := logsBody(t)
	for name, c := range map[string]struct {
		err        error
		http, grpc int
		message    string
		pause      time.Duration
	}{
		"invalid data are final":       {core.InvalidError("no such field: ä%"), 400, 3, "no such field: ä%", 0},
		"what is too large is final":   {core.NewError(core.TooLarge, "too many days", nil), 413, 8, "too many days", 0},
		"pressure says when to retry":  {&core.Error{Kind: core.RateLimited, Message: "full", RetryAfter: 2500 * time.Millisecond}, 429, 8, "full", 2500 * time.Millisecond},
		"pressure without a time":      {core.NewError(core.RateLimited, "", nil), 429, 8, answers[core.RateLimited].text, time.Second},
		"a full disk is retryable":     {&core.Error{Kind: core.Unavailable, Message: "disk", RetryAfter: 5 * time.Second}, 503, 14, "disk", 5 * time.Second},
		"a deadline is retryable":      {fmt.Errorf("sync: %w", core.NewError(core.Timeout, "late", errors.New("secret"))), 504, 4, "late", 0},
		"what is unknown stays inside": {errors.New("open /secret"), 503, 14, answers[core.Unavailable].text, time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := start(t, &intake{answer: func(accepted) (ingest.Result, error) { return ingest.Result{}, c.err }})
			check := func(protocol string, got *status.Status, pause string, want string) {
				t.Helper()
				if int(got.Code) != c.grpc || got.Message != c.message || pause != want {
					t.Errorf("%s: %v, pause %q, want %d %q, %q", protocol, got, pause, c.grpc, c.message, want)
				}
				var told time.Duration
				for _, any := range got.Details {
					detail, err := any.UnmarshalNew()
					if err != nil {
						t.Fatal(err)
					}
					switch d := detail.(type) {
					case *errdetails.RetryInfo:
						told = d.RetryDelay.AsDuration()
					case *errdetails.BadRequest:
						if c.http != 400 {
							t.Errorf("%s has %v", protocol, d)
						}
					}
				}
				if told != c.pause || c.http == 400 && len(got.Details) != 1 {
					t.Errorf("%s: details %v, want a pause of %v", protocol, got.Details, c.pause)
				}
			}
			after := ""
			if c.pause > 0 {
				after = fmt.Sprint(seconds(c.pause))
			}
			a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader(binary)))
			var got status.Status
			if err := proto.Unmarshal([]byte(a.body), &got); err != nil || a.status != c.http || a.header.Get("Content-Type") != typeProtobuf {
				t.Errorf("protobuf: %+v, %v", a, err)
			}
			check("protobuf", &got, a.header.Get("Retry-After"), after)
			a = must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader(text), "Content-Type", typeJSON))
			got = status.Status{}
			if err := protojson.Unmarshal([]byte(a.body), &got); err != nil || a.status != c.http || a.header.Get("Content-Type") != typeJSON {
				t.Errorf("JSON: %+v, %v", a, err)
			}
			check("JSON", &got, a.header.Get("Retry-After"), after)
			a = must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed(binary, false)))
			details, err := base64.RawStdEncoding.DecodeString(a.header.Get("Grpc-Status-Details-Bin"))
			got = status.Status{}
			if err := errors.Join(err, proto.Unmarshal(details, &got)); err != nil || a.status != 200 || a.grpcStatus() != fmt.Sprint(c.grpc) {
				t.Errorf("gRPC: %+v, %v", a, err)
			}
			check("gRPC", &got, "", "")
			if message := a.header.Get("Grpc-Message"); strings.ContainsAny(message, "ä") || c.http == 400 && message != "no such field: %C3%A4%25" {
				t.Errorf("the message is %q", message)
			}
			if logged := strings.Contains(s.log.String(), "open /secret"); logged != (name == "what is unknown stays inside") {
				t.Errorf("logged:\n%s", s.log)
			}
		})
	}
}

// TestSuccessAndPartialSuccess holds the responses against the types of the Collector.
func TestSuccessAndPartialSuccess(t *testing.T) {
	t.Parallel()
	result := ingest.Result{}
	s := start(t, &intake{answer: func(a accepted) (ingest.Result, error) { return result, nil }})
	grpc, http := client(t, true, "127.0.0.1"), client(t, false, "127.0.0.1")
	read := func(signal otlp.Signal, text string, isJSON bool) (rejected int64, reason string) {
		t.Helper()
		var err error
		unmarshal := func(p interface {
			UnmarshalProto([]byte) error
			UnmarshalJSON([]byte) error
		},
		) {
			if isJSON {
				err = p.UnmarshalJSON([]byte(text))
			} else {
				err = p.UnmarshalProto([]byte(text))
			}
		}
		switch signal {
		case otlp.Logs:
			r := plogotlp.NewExportResponse()
			unmarshal(r)
			rejected, reason = r.PartialSuccess().RejectedLogRecords(), r.PartialSuccess().ErrorMessage()
		case otlp.Traces:
			r := ptraceotlp.NewExportResponse()
			unmarshal(r)
			rejected, reason = r.PartialSuccess().RejectedSpans(), r.PartialSuccess().ErrorMessage()
		case otlp.Metrics:
			r := pmetricotlp.NewExportResponse()
			unmarshal(r)
			rejected, reason = r.PartialSuccess().RejectedDataPoints(), r.PartialSuccess().ErrorMessage()
		}
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
		return rejected, reason
	}
	for _, result = range []ingest.Result{{}, {Rejected: 3, Reason: `too "old" <ä>`}, {Reason: "a warning"}} {
		for path, signal := range httpPaths {
			a := must(t, http, s.post(t, path, strings.NewReader("")))
			if n, reason := read(signal, a.body, false); a.status != 200 || a.header.Get("Content-Type") != typeProtobuf ||
				n != int64(result.Rejected) || reason != result.Reason || (a.body == "") != (result == ingest.Result{}) {
				t.Errorf("protobuf %s: %+v, want %+v", path, a, result)
			}
			a = must(t, http, s.post(t, path, strings.NewReader("{}"), "Content-Type", "application/json; charset=UTF-8"))
			if n, reason := read(signal, a.body, true); a.status != 200 || a.header.Get("Content-Type") != typeJSON ||
				n != int64(result.Rejected) || reason != result.Reason || (a.body == "{}") != (result == ingest.Result{}) {
				t.Errorf("JSON %s: %+v, want %+v", path, a, result)
			}
		}
		for method, signal := range grpcMethods {
			a := must(t, grpc, s.unary(t, method, framed("", false)))
			if len(a.body) < 5 || a.body[0] != 0 {
				t.Fatalf("%s: %+v", method, a)
			}
			if n, reason := read(signal, a.body[5:], false); a.grpcStatus() != "0" || n != int64(result.Rejected) || reason != result.Reason {
				t.Errorf("gRPC %s: %+v, want %+v", method, a, result)
			}
		}
	}
}

// TestBodiesArriveAsTheyWereSent covers compressions, and sizes that are known and are not.
func TestBodiesArriveAsTheyWereSent(t *testing.T) {
	t.Parallel()
	in := &intake{}
	s := start(t, in)
	grpc, http := client(t, true, "127.0.0.1"), client(t, false, "127.0.0.1")
	large := strings.Repeat("0123456789abcdef", 100_000)
	for _, text := range []string{"", "x", large} {
		for _, encoding := range []string{"", "identity", "gzip", "zstd"} {
			sent := packed(t, encoding, text)
			for name, r := range map[string]func() answer{
				"HTTP": func() answer {
					return must(t, http, s.post(t, "/v1/traces", strings.NewReader(sent), "Content-Encoding", encoding))
				},
				"HTTP in chunks": func() answer {
					return must(t, http, s.post(t, "/v1/traces", io.MultiReader(strings.NewReader(sent)), "Content-Encoding", encoding))
				},
				"gRPC": func() answer {
					return must(t, grpc, s.unary(t, "/opentelemetry.proto.collector.trace.v1.TraceService/Export",
						framed(sent, encoding == "gzip" || encoding == "zstd"), "Grpc-Encoding", encoding))
				},
			} {
				before := len(in.got())
				a := r()
				got := in.got()
				if a.status != 200 || len(got) != before+1 {
					t.Errorf("%s, %q, %d bytes: %d %s", name, encoding, len(text), a.status, a.grpcStatus())
					continue
				}
				if g := got[before]; g.body != text || g.signal != otlp.Traces || g.key != "id of "+goodKey {
					t.Errorf("%s, %q: %d bytes arrived of %d, of %d from %q", name, encoding, len(g.body), len(text), g.signal, g.key)
				}
			}
		}
	}
	_, text := logsBody(t)
	binary, _ := logsBody(t)
	must(t, http, s.post(t, "/v1/logs", strings.NewReader(text), "Content-Type", typeJSON))
	if got := in.got(); got[len(got)-1].body != binary {
		t.Errorf("JSON arrived as %q, want %q", got[len(got)-1].body, binary)
	}
	if in.work == 0 {
		t.Error("no memory is reserved for what JSON takes")
	}
	if in.most > 4*int64(len(large))+maxWindow {
		t.Errorf("%d bytes were reserved at once for %d", in.most, len(large))
	}
}

// TestBadRequests has what a client may get wrong. Nothing of it reaches the intake.
func TestBadRequests(t *testing.T) {
	t.Parallel()
	in := &intake{}
	s := start(t, in, func(o *Options, _ *Receiver) { o.GRPCMaxSize, o.HTTPMaxSize = 1<<20, 2<<20 })
	h1, h2 := client(t, false, "127.0.0.1"), client(t, true, "127.0.0.1")
	bomb := func(encoding string) string { return packed(t, encoding, strings.Repeat("\x00", 100<<20)) }
	gzipBomb, zstdBomb := bomb("gzip"), bomb("zstd")
	damaged := packed(t, "gzip", "hello, hello, hello")
	damaged = damaged[:len(damaged)-6] + "xxxxxx"
	for name, c := range map[string]struct {
		edit   []string
		path   string
		method string
		body   string
		status int
		header string // that must be there
	}{
		"an unknown path":            {path: "/v1/profiles", status: 404},
		"the root":                   {path: "/", status: 404},
		"GET":                        {method: "GET", status: 405, header: "Allow"},
		"OPTIONS, as browsers ask":   {method: "OPTIONS", status: 405, header: "Allow"},
		"no content type":            {edit: []string{"Content-Type", ""}, status: 415},
		"text":                       {edit: []string{"Content-Type", "text/plain"}, status: 415},
		"another charset":            {edit: []string{"Content-Type", "application/json; charset=latin1"}, status: 415},
		"an unknown compression":     {edit: []string{"Content-Encoding", "br"}, status: 415, header: "Accept-Encoding"},
		"two compressions":           {edit: []string{"Content-Encoding", "gzip, zstd"}, status: 415},
		"what is no gzip":            {edit: []string{"Content-Encoding", "gzip"}, body: "hello", status: 400},
		"nothing as gzip":            {edit: []string{"Content-Encoding", "gzip"}, status: 400},
		"damaged gzip":               {edit: []string{"Content-Encoding", "gzip"}, body: damaged, status: 400},
		"truncated gzip":             {edit: []string{"Content-Encoding", "gzip"}, body: gzipBomb[:1000], status: 400},
		"gzip with a tail":           {edit: []string{"Content-Encoding", "gzip"}, body: packed(t, "gzip", "x") + "tail", status: 400},
		"what is no zstd":            {edit: []string{"Content-Encoding", "zstd"}, body: "hello", status: 400},
		"truncated zstd":             {edit: []string{"Content-Encoding", "zstd"}, body: zstdBomb[:100], status: 400},
		"what is no JSON":            {edit: []string{"Content-Type", typeJSON}, body: "{", status: 400},
		"nothing as JSON":            {edit: []string{"Content-Type", typeJSON}, status: 400},
		"a bomb of gzip":             {edit: []string{"Content-Encoding", "gzip"}, body: gzipBomb, status: 413},
		"a bomb of zstd":             {edit: []string{"Content-Encoding", "zstd"}, body: zstdBomb, status: 413},
		"one byte more than allowed": {body: strings.Repeat("x", 2<<20+1), status: 413},
	} {
		method, path := c.method, c.path
		if method == "" {
			method = "POST"
		}
		if path == "" {
			path = "/v1/logs"
		}
		r := request(t, method, "http://"+s.http+path, strings.NewReader(c.body), append([]string{"Content-Type", typeProtobuf}, c.edit...)...)
		a := must(t, h1, r)
		if a.status != c.status || a.header.Get("Content-Type") != typeProtobuf && a.header.Get("Content-Type") != typeJSON ||
			c.header != "" && a.header.Get(c.header) == "" || a.header.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%s: %+v, want %d", name, a, c.status)
		}
	}
	for name, c := range map[string]struct {
		method, encoding, contentType string
		body                          io.Reader
		status                        int
	}{
		"an unknown method":      {method: "/opentelemetry.proto.collector.logs.v1.LogsService/Import", body: framed("", false), status: 12},
		"another service":        {method: "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo", body: framed("", false), status: 12},
		"an unknown compression": {encoding: "snappy", body: framed("x", true), status: 12},
		"no compression named":   {body: framed("x", true), status: 3},
		"an unknown flag":        {body: strings.NewReader("\x02\x00\x00\x00\x00"), encoding: "gzip", status: 3},
		"no message":             {body: strings.NewReader(""), status: 3},
		"half a prefix":          {body: strings.NewReader("\x00\x00"), status: 3},
		"half a message":         {body: strings.NewReader("\x00\x00\x00\x00\x05he"), status: 3},
		"two messages":           {body: io.MultiReader(framed("one", false), framed("two", false)), status: 3},
		"what is no gzip":        {encoding: "gzip", body: framed("hello", true), status: 3},
		"a bomb of gzip":         {encoding: "gzip", body: framed(gzipBomb, true), status: 8},
		"a bomb of zstd":         {encoding: "zstd", body: framed(zstdBomb, true), status: 8},
		"more than allowed":      {body: framed(strings.Repeat("x", 1<<20+1), false), status: 8},
		"a length of 4 GiB":      {body: strings.NewReader("\x00\xff\xff\xff\xff"), status: 8},
	} {
		method := c.method
		if method == "" {
			method = exportLogs
		}
		a := must(t, h2, s.unary(t, method, c.body, "Grpc-Encoding", c.encoding))
		if a.status != 200 || a.grpcStatus() != fmt.Sprint(c.status) || a.header.Get("Grpc-Message") == "" {
			t.Errorf("%s: %+v, want %d", name, a, c.status)
		}
		if c.status == 8 && a.header.Get("Grpc-Status-Details-Bin") == "" {
			t.Errorf("%s: there is no status", name)
		}
	}
	if a := must(t, h2, s.unary(t, exportLogs, strings.NewReader("{}"), "Content-Type", typeJSON)); a.status != 415 {
		t.Errorf("JSON for gRPC: %+v", a)
	}
	if got := in.got(); len(got) != 0 {
		t.Errorf("the intake got %d requests", len(got))
	}
	if in.most > maxWindow+8<<20 {
		t.Errorf("%d bytes were reserved at once", in.most)
	}
	if strings.Contains(s.log.String(), "level=ERROR") {
		t.Errorf("logged:\n%s", s.log)
	}
}

// TestNothingIsReadWithoutMemory has a client that sends no byte of its body before it is answered.
func TestNothingIsReadWithoutMemory(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{refuse: func(n int64) error {
		if n < 1<<20 {
			return fmt.Errorf("only %d bytes are asked for", n)
		}
		return &core.Error{Kind: core.RateLimited, Message: "full", RetryAfter: time.Second}
	}})
	body, end := io.Pipe()
	defer func() { _ = end.Close() }()
	r := s.post(t, "/v1/logs", body)
	r.ContentLength = 1 << 20
	if a := must(t, client(t, false, "127.0.0.1"), r); a.status != 429 {
		t.Errorf("HTTP: %+v", a)
	}
	message, last := io.Pipe()
	defer func() { _ = last.Close() }()
	go func() { _, _ = last.Write([]byte{0, 0, 0x10, 0, 0}) }()
	if a := must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, message)); a.grpcStatus() != "8" {
		t.Errorf("gRPC: %+v", a)
	}
}

// TestSlowBodies has clients that send the start of a body and no more.
func TestSlowBodies(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{}, func(_ *Options, r *Receiver) {
		if r != nil {
			r.bodyTimeout = 100 * time.Millisecond
		}
	})
	body, end := io.Pipe()
	defer func() { _ = end.Close() }()
	go func() { _, _ = end.Write([]byte("start")) }()
	r := s.post(t, "/v1/logs", body)
	r.ContentLength = 1000
	if a := must(t, client(t, false, "127.0.0.1"), r); a.status != 504 {
		t.Errorf("HTTP: %+v", a)
	}
	message, last := io.Pipe()
	defer func() { _ = last.Close() }()
	go func() { _, _ = last.Write([]byte{0, 0, 0, 1, 0, 'x'}) }()
	if a := must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, message)); a.grpcStatus() != "4" {
		t.Errorf("gRPC: %+v", a)
	}
}

// TestPanicsAreAnswered holds that a request that makes the program panic is final: it would do so again.
func TestPanicsAreAnswered(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{answer: func(accepted) (ingest.Result, error) { panic("at the disco") }})
	if a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"))); a.status != 500 {
		t.Errorf("HTTP: %+v", a)
	}
	if a := must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed("x", false))); a.grpcStatus() != "13" {
		t.Errorf("gRPC: %+v", a)
	}
	if strings.Count(s.log.String(), "at the disco") != 2 {
		t.Errorf("logged:\n%s", s.log)
	}
}

// TestAReceiverThatWasShutDownServesNoMore has the stop of a server come before its listeners are served.
func TestAReceiverThatWasShutDownServesNoMore(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{})
	if err := s.Shutdown(t.Context()); err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.ServeHTTP(l); !errors.Is(err, http.ErrServerClosed) {
		t.Error(err)
	}
	if _, err := net.Dial("tcp", l.Addr().String()); err == nil {
		t.Error("the listener is open")
	}
}
