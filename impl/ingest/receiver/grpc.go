package receiver

import (
	"cmp"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"

	"google.golang.org/genproto/googleapis/rpc/code"
	"google.golang.org/grpc/codes"
	"google.golang.org/protobuf/encoding/protowire"
	"google.golang.org/protobuf/proto"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

var grpcMethods = map[string]otlp.Signal{
	"/opentelemetry.proto.collector.logs.v1.LogsService/Export":       otlp.Logs,
	"/opentelemetry.proto.collector.trace.v1.TraceService/Export":     otlp.Traces,
	"/opentelemetry.proto.collector.metrics.v1.MetricsService/Export": otlp.Metrics,
}

// grpc answers a unary call of gRPC over HTTP/2: each message has a prefix of one byte, which says whether it is compressed,
// and its length in four.
func (r *Receiver) grpc(c *call) {
	c.write = (*call).writeGRPCError
	h := c.w.Header()
	mediaType, _, _ := strings.Cut(c.req.Header.Get("Content-Type"), ";")
	if mediaType != "application/grpc" && mediaType != "application/grpc+proto" || c.req.ProtoMajor != 2 {
		c.code = strconv.Itoa(http.StatusUnsupportedMediaType)
		http.Error(c.w, "This port serves OTLP over gRPC. OTLP over HTTP has its own port, 4318 by default.",
			http.StatusUnsupportedMediaType)
		return
	}
	if c.req.Method != http.MethodPost {
		h.Set("Allow", http.MethodPost)
		c.code = strconv.Itoa(http.StatusMethodNotAllowed)
		c.w.WriteHeader(http.StatusMethodNotAllowed)
		return
	}
	h.Set("Content-Type", "application/grpc")
	h.Set("Grpc-Accept-Encoding", "identity,gzip,zstd")
	if c.req.URL.Path == healthMethod {
		c.health()
		return
	}
	signal, ok := grpcMethods[c.req.URL.Path]
	if !ok {
		c.writeGRPCStatus(codes.Unimplemented, core.NotFoundError("Unknown method: only Export of logs, traces and metrics is supported"))
		return
	}
	c.signal = signal
	key, err := c.authenticate()
	if err != nil {
		c.fail(err)
		return
	}
	result, err := c.exportGRPC(key)
	if err != nil {
		c.fail(err)
		return
	}
	c.writeGRPC(response(result))
}

// writeGRPC answers with a message.
func (c *call) writeGRPC(message []byte) {
	c.w.Header().Set(http.TrailerPrefix+"Grpc-Status", "0")
	c.code = codeName(codes.OK)
	_, _ = c.w.Write(append(binary.BigEndian.AppendUint32([]byte{0}, uint32(len(message))), message...))
}

func (c *call) exportGRPC(key string) (ingest.Result, error) {
	encoding, err := encodingOf(c.req.Header.Get("Grpc-Encoding"))
	if err != nil {
		return ingest.Result{}, err
	}
	var prefix [5]byte
	if _, err := io.ReadFull(c.body, prefix[:]); err != nil {
		return ingest.Result{}, cmp.Or(c.bodyError(), errEndedEarly(err))
	}
	switch {
	case prefix[0] == 0:
		encoding = ""
	case prefix[0] != 1 || encoding == "":
		return ingest.Result{}, core.InvalidError("The compressed flag of the message does not match the grpc-encoding header")
	}
	size := int64(binary.BigEndian.Uint32(prefix[1:]))
	return c.export(key, message{
		body: io.LimitReader(c.body, size), size: size, encoding: encoding, limit: c.options.GRPCMaxSize,
	})
}

func (c *call) writeGRPCError(err *core.Error) { c.writeGRPCStatus(answers[err.Kind].code, err) }

// writeGRPCStatus answers with a status and no message.
func (c *call) writeGRPCStatus(code codes.Code, err *core.Error) {
	c.code = codeName(code)
	h := c.w.Header()
	h.Set("Grpc-Status", strconv.Itoa(int(code)))
	h.Set("Grpc-Message", percentEncoded(err.Message))
	status := statusOf(err)
	status.Code = int32(code)
	// It does not fail: the message has only texts, and types that are linked.
	details, _ := proto.Marshal(status)
	h.Set("Grpc-Status-Details-Bin", base64.RawStdEncoding.EncodeToString(details))
	c.w.WriteHeader(http.StatusOK)
}

// percentEncoded is a text as a header has it.
func percentEncoded(text string) string {
	var b strings.Builder
	for i := range len(text) {
		if c := text[i]; c >= ' ' && c <= '~' && c != '%' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

// codeName is a code as the protocol writes it, such as INVALID_ARGUMENT.
func codeName(c codes.Code) string { return code.Code(c).String() }

// response is the answer to a request in protobuf, which is the same for all signals: partial_success with the number of
// records that were rejected and the reason, or nothing.
func response(r ingest.Result) []byte {
	if r.Rejected == 0 && r.Reason == "" {
		return nil
	}
	var partial []byte
	if r.Rejected > 0 {
		partial = protowire.AppendVarint(protowire.AppendTag(nil, 1, protowire.VarintType), uint64(r.Rejected))
	}
	if r.Reason != "" {
		partial = protowire.AppendString(protowire.AppendTag(partial, 2, protowire.BytesType), r.Reason)
	}
	return protowire.AppendBytes(protowire.AppendTag(nil, 1, protowire.BytesType), partial)
}
