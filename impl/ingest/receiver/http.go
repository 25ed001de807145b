package receiver

import (
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"strconv"
	"strings"

	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/framing"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

const (
	typeProtobuf = "application/x-protobuf"
	typeJSON     = "application/json"
)

var httpPaths = map[string]otlp.Signal{"/v1/logs": otlp.Logs, "/v1/traces": otlp.Traces, "/v1/metrics": otlp.Metrics}

// http answers a request of OTLP over HTTP. Its errors are in the encoding of the request, and in JSON where that is none
// that it knows.
func (r *Receiver) http(c *call) {
	mediaType, params, err := mime.ParseMediaType(c.req.Header.Get("Content-Type"))
	isJSON := mediaType != typeProtobuf
	c.write = func(c *call, err *core.Error) { c.writeHTTPError(err, isJSON) }
	c.w.Header().Set("X-Content-Type-Options", "nosniff")
	if framing.Ambiguous(c.req) {
		c.w.Header().Set("Connection", "close")
		c.fail(core.InvalidError(framing.Message))
		return
	}
	if c.cors() {
		return
	}
	signal, ok := httpPaths[c.req.URL.Path]
	if !ok {
		c.fail(core.NotFoundError("Not found: send telemetry to /v1/logs, /v1/traces or /v1/metrics"))
		return
	}
	c.signal = signal
	if c.req.Method != http.MethodPost {
		c.w.Header().Set("Allow", http.MethodPost)
		c.writeHTTPStatus(http.StatusMethodNotAllowed, core.InvalidError("Method not allowed: send telemetry with POST"), isJSON)
		return
	}
	key, keyErr := c.authenticate()
	if keyErr != nil {
		c.fail(keyErr)
		return
	}
	charset := strings.ToLower(params["charset"])
	if err != nil || mediaType != typeProtobuf && mediaType != typeJSON || charset != "" && charset != "utf-8" {
		c.fail(core.NewError(core.UnsupportedMedia,
			"Unsupported Content-Type, send application/x-protobuf or application/json in UTF-8", nil))
		return
	}
	encoding, err := encodingOf(c.req.Header.Get("Content-Encoding"))
	if err != nil {
		c.w.Header().Set("Accept-Encoding", encodings)
		c.fail(err)
		return
	}
	result, err := c.export(key, message{
		body: c.body, size: c.req.ContentLength, encoding: encoding, limit: r.options.HTTPMaxSize, json: isJSON,
	})
	if err != nil {
		c.fail(err)
		return
	}
	if isJSON {
		c.writeHTTP(http.StatusOK, typeJSON, jsonResponse(signal, result))
	} else {
		c.writeHTTP(http.StatusOK, typeProtobuf, response(result))
	}
}

// encodings are those that are read.
const encodings = "gzip, zstd"

// encodingOf reads the name of a compression, which is empty for none.
func encodingOf(name string) (string, error) {
	switch name = strings.ToLower(strings.TrimSpace(name)); name {
	case "gzip", "zstd":
		return name, nil
	case "", "identity":
		return "", nil
	}
	return "", core.NewError(core.UnsupportedMedia, "Unsupported compression, use gzip, zstd or none", nil)
}

func (c *call) writeHTTPError(err *core.Error, isJSON bool) {
	if err.Kind == core.Unauthenticated {
		c.w.Header().Set("WWW-Authenticate", "Bearer")
	}
	if pause := pauseOf(err); pause > 0 {
		c.w.Header().Set("Retry-After", strconv.Itoa(seconds(pause)))
	}
	c.writeHTTPStatus(answers[err.Kind].http, err, isJSON)
}

func (c *call) writeHTTPStatus(code int, err *core.Error, isJSON bool) {
	c.readOn()
	// Neither fails: the message has only texts, and types that are linked.
	if isJSON {
		text, _ := protojson.Marshal(statusOf(err))
		c.writeHTTP(code, typeJSON, text)
		return
	}
	text, _ := proto.Marshal(statusOf(err))
	c.writeHTTP(code, typeProtobuf, text)
}

func (c *call) writeHTTP(code int, mediaType string, body []byte) {
	c.code = strconv.Itoa(code)
	c.w.Header().Set("Content-Type", mediaType)
	c.w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	c.w.WriteHeader(code)
	_, _ = c.w.Write(body) // the client may be gone, and learns nothing then
}

// rejectedNames are what the count of rejected records is called in JSON.
var rejectedNames = map[otlp.Signal]string{
	otlp.Logs: "rejectedLogRecords", otlp.Traces: "rejectedSpans", otlp.Metrics: "rejectedDataPoints",
}

func jsonResponse(s otlp.Signal, r ingest.Result) []byte {
	if r.Rejected == 0 && r.Reason == "" {
		return []byte("{}")
	}
	reason, _ := json.Marshal(r.Reason) // texts can be marshalled
	return fmt.Appendf(nil, `{"partialSuccess":{%q:"%d","errorMessage":%s}}`, rejectedNames[s], r.Rejected, reason)
}
