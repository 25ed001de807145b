package otlp_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// asJSON is a request as pdata writes it.
func asJSON(t testing.TB, s otlp.Signal, body []byte) []byte {
	t.Helper()
	var request interface {
		UnmarshalProto(data []byte) error
		MarshalJSON() ([]byte, error)
	}
	switch s {
	case otlp.Logs:
		request = plogotlp.NewExportRequest()
	case otlp.Traces:
		request = ptraceotlp.NewExportRequest()
	default:
		request = pmetricotlp.NewExportRequest()
	}
	if err := request.UnmarshalProto(body); err != nil {
		t.Fatal(err)
	}
	text, err := request.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func fromJSON(s otlp.Signal, body []byte) ([]byte, error) {
	return otlp.FromJSON(s, body, func(int64) error { return nil })
}

func TestFromJSON(t *testing.T) {
	for s, body := range samples(t) {
		got, err := fromJSON(s, append(asJSON(t, s, body), " \n"...))
		if err != nil {
			t.Fatal(err)
		}
		compare(t, s, got)
		// JSON has no other text for what is not UTF-8.
		want := bytes.ReplaceAll(body, []byte("\xff"), []byte("?"))
		if len(bytes.ReplaceAll(got, []byte("\uFFFD"), []byte("?"))) > len(want) {
			t.Errorf("%s: %d bytes of protobuf, want %d", s, len(got), len(want))
		}
	}
}

func TestMalformedJSON(t *testing.T) {
	deep := func(depth int) string {
		return `{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"body":` + strings.Repeat(`{"arrayValue":{"values":[`, depth) +
			`{"stringValue":"x"}` + strings.Repeat(`]}}`, depth) + `}]}]}]}`
	}
	for name, c := range map[string]struct{ body, want string }{
		"nothing":          {"", "unexpected end of input"},
		"space":            {" \n", "unexpected end of input"},
		"a text":           {`"x"`, "must be an object"},
		"null":             {"null", "must be an object"},
		"cut off":          {`{"resourceLogs":[`, "unexpected end of input"},
		"an open text":     {`{"resourceLogs`, "unexpected end of input"},
		"a lone escape":    {`{"\`, "unexpected end of input"},
		"more after it":    {`{} {}`, "unexpected text after the object"},
		"mismatched ends":  {`{"resourceLogs":[}}`, "malformed JSON: syntax error at byte 17"},
		"no comma":         {`{"resourceLogs":[{} {}]}`, "malformed JSON: syntax error at byte 20"},
		"a key of no text": {`{"resourceLogs":[{5:1}]}`, "malformed JSON: syntax error at byte 18"},
		"deep":             {deep(200_000), "nested more than 288 levels deep"},
		"deep unknowns":    {`{"x":` + strings.Repeat("[", 5_000_000), "nested more than 288 levels deep"},
		"empty objects":    {`{"resourceLogs":[` + strings.Repeat("{},", 5_000_000) + `{}]}`, "more than 400000 objects or 2000000 values: send smaller batches"},
		"empty values":     {`{"resourceLogs":[{"resource":{"entityRefs":[{"idKeys":[` + strings.Repeat(`"",`, 5_000_000) + `""]}]}}]}`, "2000000 values"},
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			// pdata is not asked about bombs.
			if n := allocated(func() { _, err = fromJSON(otlp.Logs, []byte(c.body)) }); n > uint64(2*len(c.body)+1<<20) {
				t.Errorf("it takes %d bytes", n)
			}
			if core.KindOf(err) != core.Invalid || !strings.HasPrefix(err.Error(), "malformed JSON") || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
			if len(errorText(err)) > 300 {
				t.Errorf("an error of %d bytes", len(err.Error()))
			}
		})
	}
	// As deep as values may be in protobuf.
	body, err := fromJSON(otlp.Logs, []byte(deep(64)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := otlp.Check(otlp.Logs, body, window, 0); err != nil {
		t.Error(err)
	}
	if _, err := fromJSON(9, []byte("{}")); core.KindOf(err) != core.Invalid {
		t.Errorf("got %v for an unknown signal", err)
	}
}

// TestValuesThatFieldsDoNotTake has one wrong value in a request, which the error names by its path.
func TestValuesThatFieldsDoNotTake(t *testing.T) {
	for body, want := range map[string]string{
		`{"resourceLogs":5}`:                                                                                             "resourceLogs must be an array",
		`{"resourceLogs":[{},7]}`:                                                                                        "resourceLogs.1 must be an object",
		`{"resource_logs":[{"scope_logs":{}}]}`:                                                                          "resourceLogs.0.scopeLogs must be an array",
		`{"resourceLogs":[{"x":{"spans":5},"schemaUrl":7}]}`:                                                             "resourceLogs.0.schemaUrl must be a string",
		`{"resourceLogs":[{"resource":{"droppedAttributesCount":-1}}]}`:                                                  "resourceLogs.0.resource.droppedAttributesCount must be an integer from 0 to 2^32-1",
		`{"resourceLogs":[{"resource":{"entityRefs":[{"idKeys":["a",1]}]}}]}`:                                            "resourceLogs.0.resource.entityRefs.0.idKeys.1 must be a string",
		`{"resourceLogs":[{"resource":{"attributes":[{"value":{"boolValue":1}}]}}]}`:                                     "attributes.0.value.boolValue must be true or false",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"severityNumber":"loud"}]}]}]}`:                                  "severityNumber must be a 32-bit integer or the name of an enum value",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"severityNumber":"SEVERITY_NUMBER_LOUD"}]}]}]}`:                  "a value does not fit its field",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{},{"traceId":"abc"}]}]}]}`:                                       "resourceLogs.0.scopeLogs.0.logRecords.1.traceId must be 32 hex digits",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"traceId":"AQIDBAUGBwgJCgsMDQ4PEA=="}]}]}]}`:                     "traceId must be 32 hex digits",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"spanId":"5b8efff798038103d269b633813fc60c"}]}]}]}`:              "spanId must be 16 hex digits",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"timeUnixNano":"99999999999999999999999"}]}]}]}`:                 "timeUnixNano must be an integer from 0 to 2^64-1",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"timeUnixNano":1.5}]}]}]}`:                                       "timeUnixNano must be an integer",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"body":{"bytesValue":"!"}}]}]}]}`:                                "body.bytesValue must be base64",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"body":{"intValue":"x"}}]}]}]}`:                                  "body.intValue must be a 64-bit integer",
		`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"body":"x"}]}]}]}`:                                               "body must be an object",
		`{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"sum":[]}]}]}]}`:                                              "metrics.0.sum must be a number or an object",
		`{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"gauge":{"dataPoints":[{"asDouble":"x"}]}}]}]}]}`:             "dataPoints.0.asDouble must be a number",
		`{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"histogram":{"dataPoints":[{"bucketCounts":[1,"x"]}]}}]}]}]}`: "bucketCounts.1 must be an integer",
	} {
		s := otlp.Logs
		if strings.Contains(body, "resourceMetrics") {
			s = otlp.Metrics
		}
		if _, err := fromJSON(s, []byte(body)); core.KindOf(err) != core.Invalid || !strings.HasPrefix(errorText(err), "malformed JSON: ") ||
			!strings.Contains(errorText(err), want) {
			t.Errorf("%s: %v, want %q", body, err, want)
		}
	}
}

// FuzzJSON holds that what comes out of JSON is accepted, up to the limits.
func FuzzJSON(f *testing.F) {
	for s, seeds := range map[otlp.Signal][][]byte{
		otlp.Logs: logSeeds(f), otlp.Traces: traceSeeds(f), otlp.Metrics: metricSeeds(f),
	} {
		o := oracle{window: window}
		for _, body := range seeds {
			if _, err := o.decode(s, body); err == nil {
				f.Add(uint8(s), asJSON(f, s, body))
			}
		}
	}
	f.Add(uint8(1), []byte(`{"resourceLogs":[null,{"scopeLogs":[{"logRecords":[{"body":null,"timeUnixNano":1e3}]}]}]}`))
	f.Fuzz(func(t *testing.T, signal uint8, body []byte) {
		s := otlp.Signal(signal%3 + 1)
		request, err := fromJSON(s, body)
		if err != nil {
			if core.KindOf(err) != core.Invalid {
				t.Fatal(err)
			}
			return
		}
		if _, err := otlp.Check(s, request, window, 0); err != nil && !limited(err) {
			t.Fatal(fmt.Errorf("%s: %w", body, err))
		}
	})
}

// TestJSONTakesNoMoreThanIsReserved has usual requests, and those that make much of little.
func TestJSONTakesNoMoreThanIsReserved(t *testing.T) {
	n := func(part string, n int) string { return strings.TrimSuffix(strings.Repeat(part+",", n), ",") }
	logs := func(part string, times int) string {
		return `{"resourceLogs":[{"scopeLogs":[{"logRecords":[` + n(part, times) + `]}]}]}`
	}
	spans := func(part string, times int) string {
		return `{"resourceSpans":[{"scopeSpans":[{"spans":[` + n(part, times) + `]}]}]}`
	}
	metrics := func(part string, times int) string {
		return `{"resourceMetrics":[{"scopeMetrics":[{"metrics":[` + n(part, times) + `]}]}]}`
	}
	const usual = "usual records"
	for name, c := range map[string]struct {
		signal otlp.Signal
		body   string
	}{
		usual: {otlp.Logs, logs(`{"timeUnixNano":"1770545472000000000","observedTimeUnixNano":"1770545472000000000","severityNumber":9,`+
			`"severityText":"INFO","body":{"stringValue":"request `+strings.Repeat("served ", 14)+`"},"traceId":"5b8efff798038103d269b633813fc60c",`+
			`"spanId":"eee19b7ec3c1b174","attributes":[`+n(`{"key":"http.request.method","value":{"stringValue":"GET /api/carts"}}`, 10)+`]}`, 1000)},
		"empty records":   {otlp.Logs, logs(`{}`, 40_000)},
		"empty resources": {otlp.Logs, `{"resourceLogs":[` + n(`{}`, 40_000) + `]}`},
		"empty scopes":    {otlp.Logs, `{"resourceLogs":[` + n(`{"scopeLogs":[{}]}`, 20_000) + `]}`},
		"arrays":          {otlp.Logs, logs(`{"body":{"arrayValue":{"values":[{},{},{},{},{}]}}}`, 5000)},
		"attributes":      {otlp.Logs, logs(`{"attributes":[{},{},{},{},{},{},{},{},{},{}]}`, 3500)},
		"lists":           {otlp.Logs, logs(`{"attributes":[{"value":{"kvlistValue":{"values":[{"value":{}}]}}}]}`, 6600)},
		"a text":          {otlp.Logs, logs(`{"body":{"stringValue":"`+strings.Repeat("x", 1_000_000)+`"}}`, 1)},
		"escapes":         {otlp.Logs, logs(`{"body":{"stringValue":"`+strings.Repeat(`\n`, 500_000)+`"}}`, 1)},
		"bytes":           {otlp.Logs, logs(`{"body":{"bytesValue":"`+strings.Repeat(`AAAA`, 250_000)+`"}}`, 1)},
		"unknown fields":  {otlp.Logs, logs(`{"x":[`+n("1", 190_000)+`]}`, 1)},
		"empty spans":     {otlp.Traces, spans(`{}`, 40_000)},
		"empty events":    {otlp.Traces, spans(`{"events":[{}],"links":[{}]}`, 13_000)},
		"empty metrics":   {otlp.Metrics, metrics(`{}`, 40_000)},
		"gauges":          {otlp.Metrics, metrics(`{"gauge":{"dataPoints":[{}]}}`, 13_000)},
		"buckets":         {otlp.Metrics, metrics(`{"exponentialHistogram":{"dataPoints":[{"positive":{},"negative":{}}]}}`, 8000)},
		"exemplars":       {otlp.Metrics, metrics(`{"gauge":{"dataPoints":[{"exemplars":[{}]}]}}`, 10_000)},
		"points":          {otlp.Metrics, metrics(`{"gauge":{"dataPoints":[`+n(`{}`, 40_000)+`]}}`, 1)},
		"histograms":      {otlp.Metrics, metrics(`{"exponentialHistogram":{"dataPoints":[`+n(`{}`, 40_000)+`]}}`, 1)},
		"bucket counts":   {otlp.Metrics, metrics(`{"histogram":{"dataPoints":[{"bucketCounts":[`+n(`1`, 190_000)+`]}]}}`, 1)},
		"bounds":          {otlp.Metrics, metrics(`{"histogram":{"dataPoints":[{"explicitBounds":[`+n(`1`, 190_000)+`]}]}}`, 1)},
		"quantiles":       {otlp.Metrics, metrics(`{"summary":{"dataPoints":[{"quantileValues":[`+n(`{}`, 40_000)+`]}]}}`, 1)},
	} {
		body, reserved := []byte(c.body), uint64(0)
		took := allocated(func() {
			if _, err := otlp.FromJSON(c.signal, body, func(n int64) error {
				reserved = uint64(n)
				return nil
			}); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		})
		if took > reserved || name == usual && reserved > 3*took {
			t.Errorf("%s: %d bytes of JSON take %d, and %d are reserved", name, len(body), took, reserved)
		}
	}
}
