package telemetry

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"google.golang.org/grpc/codes"
	"google.golang.org/protobuf/encoding/protowire"

	"github.com/obstack/obstack/e2e/harness"
)

// called is the answer to a call of gRPC.
type called struct {
	code    string
	message string
	retry   bool // after a pause that it names
	body    string
}

// callGRPC makes a call with what a library would not send. The frame says that the message is of its size, or of another one.
func callGRPC(t *testing.T, s *stack, encoding, message string, size int, edit ...func(*http.Request)) called {
	t.Helper()
	prefix := []byte{0}
	if encoding != "" {
		prefix[0] = 1
	}
	frame := append(binary.BigEndian.AppendUint32(prefix, uint32(size)), message...)
	r, err := http.NewRequestWithContext(t.Context(), "POST",
		s.OTLPGRPC+"/opentelemetry.proto.collector.logs.v1.LogsService/Export", bytes.NewReader(frame))
	if err != nil {
		t.Fatal(err)
	}
	r.Header = http.Header{
		"Content-Type": {"application/grpc"}, "Te": {"trailers"}, "Authorization": {s.Keys.IngestionKey}, "Grpc-Encoding": {encoding},
	}
	if encoding == "" {
		r.Header.Del("Grpc-Encoding")
	}
	for _, fn := range edit {
		fn(r)
	}
	transport := &http.Transport{Protocols: &http.Protocols{}}
	transport.Protocols.SetUnencryptedHTTP2(true)
	defer transport.CloseIdleConnections()
	res, err := transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	body, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != 200 {
		t.Fatalf("%d %q: %v", res.StatusCode, body, err)
	}
	header := func(name string) string { return res.Header.Get(name) + res.Trailer.Get(name) }
	text, err := url.PathUnescape(header("Grpc-Message"))
	if err != nil {
		t.Fatal(err)
	}
	details, err := base64.RawStdEncoding.DecodeString(header("Grpc-Status-Details-Bin"))
	if err != nil {
		t.Fatal(err)
	}
	return called{
		code: header("Grpc-Status"), message: text, body: string(body),
		retry: bytes.Contains(details, []byte("google.rpc.RetryInfo")),
	}
}

// requestOf is a request with a record of now that edit has changed.
func requestOf(t *testing.T, service string, edit func(plog.LogRecord)) string {
	t.Helper()
	l := plog.NewLogs()
	r := l.ResourceLogs().AppendEmpty()
	r.Resource().Attributes().PutStr("service.name", service)
	record := r.ScopeLogs().AppendEmpty().LogRecords().AppendEmpty()
	record.SetTimestamp(pcommon.NewTimestampFromTime(time.Now()))
	record.Body().SetStr("x")
	if edit != nil {
		edit(record)
	}
	body, err := plogotlp.NewExportRequestFromLogs(l).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

// inRecord is a request whose record has a field as it stands there.
func inRecord(field string) string {
	for _, number := range []protowire.Number{2, 2, 1} { // of the scope, of the resource, of the request
		field = string(protowire.AppendString(protowire.AppendTag(nil, number, protowire.BytesType), field))
	}
	return field
}

// field is one that has a length.
func field(number protowire.Number, value string) string {
	return string(protowire.AppendString(protowire.AppendTag(nil, number, protowire.BytesType), value))
}

// testBadInputOverGRPC sends bad and unusual requests. Bad ones get the code of the protocol and a message with the reason, and no
// code that makes the client retry. Unusual ones are stored.
func testBadInputOverGRPC(t *testing.T, s *stack) {
	zeros := strings.Repeat("\x00", 64<<20)
	encoder, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	zstdBomb := string(encoder.EncodeAll([]byte(zeros), nil))
	nested := field(1, "x")
	for range 3000 {
		nested = field(5, field(1, nested)) // an array in an array
	}
	ok, invalid, large, unimplemented := codes.OK, codes.InvalidArgument, codes.ResourceExhausted, codes.Unimplemented
	for name, c := range map[string]struct {
		encoding, message string
		size              int // of the message if 0
		edit              func(*http.Request)
		code              codes.Code
		says              string
		stored            bool // as a record of the service that the case is called
	}{
		"nothing":              {code: ok},
		"a truncated message":  {message: "\x0a\xff\x01", code: invalid, says: "malformed protobuf"},
		"a text":               {message: "hello", code: invalid, says: "malformed protobuf"},
		"a list that is none":  {message: "\x08\x01", code: invalid, says: "resource_logs[0]: field 1 has the wrong wire type"},
		"a short frame":        {message: "\x0a", size: 100, code: invalid, says: "ended early"},
		"a frame of 4 GiB":     {size: 1<<32 - 1, code: large, says: "larger than 4 MiB"},
		"more than is allowed": {message: zeros[:4<<20+1], code: large, says: "larger than 4 MiB"},
		"a bomb of gzip":       {encoding: "gzip", message: zipped(zeros), code: large, says: "larger than 4 MiB"},
		"a bomb of zstd":       {encoding: "zstd", message: zstdBomb, code: large, says: "larger than 4 MiB"},
		"no gzip":              {encoding: "gzip", message: "hello", code: invalid, says: "not valid gzip"},
		"no zstd":              {encoding: "zstd", message: "hello", code: invalid, says: "not valid zstd"},
		"another compression":  {encoding: "snappy", message: "x", code: unimplemented, says: "gzip, zstd"},
		"a short trace id":     {message: inRecord(field(9, strings.Repeat("x", 15))), code: invalid, says: "log_records[0]: field 9 is an ID of 15 bytes"},
		"a long span id":       {message: inRecord(field(10, strings.Repeat("x", 9))), code: invalid, says: "field 10 is an ID of 9 bytes"},
		"deep values":          {message: inRecord(field(5, nested)), code: invalid, says: "nested more than 64 levels deep"},
		"no key":               {edit: func(r *http.Request) { r.Header.Del("Authorization") }, code: codes.Unauthenticated, says: "key is missing"},
		"a bad key":            {edit: harness.Header("Authorization", "obs_ing_x"), code: codes.Unauthenticated, says: "unknown or was revoked"},
		"a key of the API":     {edit: harness.Header("Authorization", s.Keys.APIKey), code: codes.Unauthenticated, says: "ingestion key"},
		"another method":       {edit: func(r *http.Request) { r.URL.Path = "/x.Y/Z" }, code: unimplemented, says: "Unknown method"},
		"older than all":       {message: requestOf(t, "older than all", func(r plog.LogRecord) { r.SetTimestamp(1) }), code: ok, says: "older"},
		"the last time":        {message: requestOf(t, "the last time", func(r plog.LogRecord) { r.SetTimestamp(1<<64 - 1) }), code: ok, stored: true},
		"no time":              {message: requestOf(t, "no time", func(r plog.LogRecord) { r.SetTimestamp(0) }), code: ok, stored: true},
		"no text":              {message: requestOf(t, "no text", func(r plog.LogRecord) { r.Body().SetStr("a\x00\xff\xfeb") }), code: ok, stored: true},
		"megabytes":            {message: requestOf(t, "megabytes", func(r plog.LogRecord) { r.Body().SetStr(zeros[:3<<20]) }), code: ok, stored: true},
		"an empty value":       {message: requestOf(t, "an empty value", func(r plog.LogRecord) { r.Attributes().PutEmpty("") }), code: ok, stored: true},
		"many attributes": {message: requestOf(t, "many attributes", func(r plog.LogRecord) {
			for i := range 10_000 {
				r.Attributes().PutInt(fmt.Sprint("k", i), int64(i))
			}
		}), code: ok, stored: true},
	} {
		size := c.size
		if size == 0 {
			size = len(c.message)
		}
		edit := c.edit
		if edit == nil {
			edit = func(*http.Request) {}
		}
		a := callGRPC(t, s, c.encoding, c.message, size, edit)
		if a.code != fmt.Sprint(int(c.code)) || !strings.Contains(a.message+a.body, c.says) || c.code != ok && a.message == "" || a.retry {
			t.Errorf("%s: %+v, want %v with %q", name, a, c.code, c.says)
		}
		if c.stored {
			s.wantCharted(t, "Logs", fmt.Sprintf("ServiceName:%q", name), nil, 1)
		}
	}
	if a := callGRPC(t, s, "", requestOf(t, "last", nil), len(requestOf(t, "last", nil))); a.code != "0" {
		t.Errorf("after all: %+v", a)
	}
	s.wantCharted(t, "Logs", `ServiceName:"last"`, nil, 1)
	if log := s.Out.String(); strings.Contains(log, "panic") || strings.Contains(log, "level=ERROR") {
		t.Errorf("the log has:\n%s", log)
	}
}
