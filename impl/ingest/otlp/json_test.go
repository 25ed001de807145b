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

func TestFromJSON(t *testing.T) {
	for s, body := range samples(t) {
		got, err := otlp.FromJSON(s, append(asJSON(t, s, body), " \n"...))
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
		"nothing":         {"", "it ends too early"},
		"space":           {" \n", "it ends too early"},
		"a text":          {`"x"`, "it must be an object"},
		"null":            {"null", "it must be an object"},
		"cut off":         {`{"resourceLogs":[`, "it ends too early"},
		"an open text":    {`{"resourceLogs`, "it ends too early"},
		"a lone escape":   {`{"\`, "it ends too early"},
		"more after it":   {`{} {}`, "there is more after the object"},
		"a wrong type":    {`{"resourceLogs":5}`, ""},
		"a short id":      {`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"traceId":"abc"}]}]}]}`, "ID"},
		"base64 for hex":  {`{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"traceId":"AQIDBAUGBwgJCgsMDQ4PEA=="}]}]}]}`, "ID"},
		"mismatched ends": {`{"resourceLogs":[}]}`, ""},
		"deep":            {deep(200_000), "it is nested more than 288 deep"},
		"deep unknowns":   {`{"x":` + strings.Repeat("[", 5_000_000), "it is nested more than 288 deep"},
		"empty objects":   {`{"resourceLogs":[` + strings.Repeat("{},", 5_000_000) + `{}]}`, "it has more than 400000 objects or 2000000 values, send smaller batches"},
		"empty values":    {`{"resourceLogs":[{"resource":{"entityRefs":[{"idKeys":[` + strings.Repeat(`"",`, 5_000_000) + `""]}]}}]}`, "2000000 values"},
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			// pdata is not asked about bombs.
			if n := allocated(func() { _, err = otlp.FromJSON(otlp.Logs, []byte(c.body)) }); n > uint64(2*len(c.body)+1<<20) {
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
	body, err := otlp.FromJSON(otlp.Logs, []byte(deep(64)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := otlp.Check(otlp.Logs, body, window); err != nil {
		t.Error(err)
	}
	if _, err := otlp.FromJSON(9, []byte("{}")); core.KindOf(err) != core.Invalid {
		t.Errorf("got %v for an unknown signal", err)
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
		request, err := otlp.FromJSON(s, body)
		if err != nil {
			if core.KindOf(err) != core.Invalid {
				t.Fatal(err)
			}
			return
		}
		if _, err := otlp.Check(s, request, window); err != nil && !limited(err) {
			t.Fatal(fmt.Errorf("%s: %w", body, err))
		}
	})
}
