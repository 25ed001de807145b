package otlp

import (
	"fmt"

	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/core"
)

// pdata recurses into values and makes objects of hundreds of bytes out of two characters, so what it is given is bounded.
const (
	// maxJSONDepth has room for values that are nested as deep as they may be.
	maxJSONDepth = 4*maxDepth + 32
	// maxJSONObjects and maxJSONValues bound what a request takes in memory to about 100 MB.
	maxJSONObjects = 400_000
	maxJSONValues  = 2_000_000
	// maxJSONError is how much of an error of pdata, which quotes the request, is shown.
	maxJSONError = 200
)

// FromJSON turns a request in OTLP/JSON into protobuf. The error is Invalid, with a text for the sender.
func FromJSON(s Signal, body []byte) (_ []byte, err error) {
	if err := checkJSON(body); err != nil {
		return nil, core.InvalidError("malformed JSON: " + err.Error())
	}
	defer func() {
		if r := recover(); r != nil {
			err = core.InvalidError("malformed JSON")
		}
	}()
	var request interface {
		UnmarshalJSON(data []byte) error
		MarshalProto() ([]byte, error)
	}
	switch s {
	case Logs:
		request = plogotlp.NewExportRequest()
	case Traces:
		request = ptraceotlp.NewExportRequest()
	case Metrics:
		request = pmetricotlp.NewExportRequest()
	default:
		return nil, core.InvalidError(fmt.Sprintf("unknown %s", s))
	}
	if err := request.UnmarshalJSON(body); err != nil {
		text := valid([]byte(err.Error()))
		return nil, core.InvalidError("malformed JSON: " + string(valid(text[:min(len(text), maxJSONError)])))
	}
	return request.MarshalProto()
}

// checkJSON holds the limits, and that there is one object and nothing after it. Everything else pdata checks.
func checkJSON(body []byte) error {
	depth, objects, values := 0, 0, 0
	for i := 0; i < len(body); i++ {
		switch c := body[i]; c {
		case ' ', '\t', '\r', '\n':
			continue
		case '"':
			for i++; i < len(body) && body[i] != '"'; i++ {
				if body[i] == '\\' {
					i++
				}
			}
		case '{', '[':
			if c == '{' {
				objects++
			}
			values++
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return onlySpace(body[i+1:])
			}
		case ',':
			values++
		}
		switch {
		case depth <= 0:
			return fmt.Errorf("it must be an object")
		case depth > maxJSONDepth:
			return fmt.Errorf("it is nested more than %d deep", maxJSONDepth)
		case objects > maxJSONObjects || values > maxJSONValues:
			return fmt.Errorf("it has more than %d objects or %d values, send smaller batches", maxJSONObjects, maxJSONValues)
		}
	}
	return fmt.Errorf("it ends too early")
}

func onlySpace(rest []byte) error {
	for _, c := range rest {
		if c != ' ' && c != '\t' && c != '\r' && c != '\n' {
			return fmt.Errorf("there is more after the object")
		}
	}
	return nil
}
