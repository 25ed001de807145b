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
	// What a byte, a backslash, an object in an array, one elsewhere, another value, and each request take at most until there is
	// protobuf, as measured: most of it in arrays that grow. Usual requests take about half of that.
	jsonByte    = 2
	jsonEscape  = 4
	jsonElement = 224
	jsonMember  = 64
	jsonValue   = 52
	jsonRequest = 64 << 10
	// maxJSONPath is how much of the path to a value is shown.
	maxJSONPath = 200
)

// FromJSON turns a request in OTLP/JSON into protobuf, which takes a multiple of its size in memory: reserve is asked for that
// before, and its error is the one of FromJSON. Any other error is Invalid, with a text for the sender.
func FromJSON(s Signal, body []byte, reserve func(bytes int64) error) (_ []byte, err error) {
	memory, err := checkJSON(body)
	if err != nil {
		return nil, core.InvalidError("malformed JSON: " + err.Error())
	}
	if err := reserve(memory); err != nil {
		return nil, err
	}
	defer func() {
		if r := recover(); r != nil {
			err = core.InvalidError("malformed JSON: " + jsonProblem(body))
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
		return nil, core.InvalidError("malformed JSON: " + jsonProblem(body)) // the words of pdata quote the request
	}
	return request.MarshalProto()
}

// checkJSON holds the limits, and that there is one object and nothing after it. Everything else pdata checks. It returns how
// many bytes pdata and the protobuf take at most.
func checkJSON(body []byte) (memory int64, err error) {
	depth, objects, values, members, escapes := 0, 0, 0, 0, 0
	before := byte(0) // what stands in front, but for space
	for i := 0; i < len(body); i++ {
		c := body[i]
		switch c {
		case ' ', '\t', '\r', '\n':
			continue
		case '"':
			for i++; i < len(body) && body[i] != '"'; i++ {
				if body[i] == '\\' {
					escapes++
					i++
				}
			}
		case '{', '[':
			if c == '{' {
				objects++
				if before == ':' {
					members++
				}
			}
			values++
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return jsonRequest + jsonByte*int64(len(body)) + jsonEscape*int64(escapes) + jsonElement*int64(objects-members) +
					jsonMember*int64(members) + jsonValue*int64(values-objects), onlySpace(body[i+1:])
			}
		case ',':
			values++
		}
		before = c
		switch {
		case depth <= 0:
			return 0, fmt.Errorf("must be an object")
		case depth > maxJSONDepth:
			return 0, fmt.Errorf("nested more than %d levels deep", maxJSONDepth)
		case objects > maxJSONObjects || values > maxJSONValues:
			return 0, fmt.Errorf("more than %d objects or %d values: send smaller batches", maxJSONObjects, maxJSONValues)
		}
	}
	return 0, fmt.Errorf("unexpected end of input")
}

func onlySpace(rest []byte) error {
	for _, c := range rest {
		if c != ' ' && c != '\t' && c != '\r' && c != '\n' {
			return fmt.Errorf("unexpected text after the object")
		}
	}
	return nil
}
