package otlp

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// form is what the value of a field is in JSON.
type form int

const (
	unknownForm form = iota // of a field that is passed over
	objectForm
	listForm
	textForm
	boolForm
	uint64Form
	int64Form
	uint32Form
	int32Form
	doubleForm
	enumForm
	base64Form
	traceIDForm
	spanIDForm
	eitherForm // a number in one message and an object in another one
)

// forms are those of all fields of requests, and elements those of the elements of lists that are not of objects.
var (
	forms = formsOf(map[form]string{
		objectForm: "resource scope body status gauge histogram exponentialHistogram summary arrayValue kvlistValue positive negative",
		listForm: "resourceLogs resourceSpans resourceMetrics scopeLogs scopeSpans scopeMetrics logRecords spans metrics attributes " +
			"events links dataPoints exemplars filteredAttributes bucketCounts explicitBounds values quantileValues metadata " +
			"entityRefs idKeys descriptionKeys",
		textForm:   "stringValue key name schemaUrl severityText eventName traceState description unit message version type",
		boolForm:   "boolValue isMonotonic",
		uint64Form: "timeUnixNano observedTimeUnixNano startTimeUnixNano endTimeUnixNano count zeroCount",
		int64Form:  "intValue asInt",
		uint32Form: "droppedAttributesCount droppedEventsCount droppedLinksCount flags",
		int32Form:  "scale offset",
		doubleForm: "doubleValue asDouble min max quantile zeroThreshold",
		enumForm:   "severityNumber kind code aggregationTemporality",
		base64Form: "bytesValue", traceIDForm: "traceId", spanIDForm: "spanId parentSpanId",
		eitherForm: "sum value",
	})
	elements = formsOf(map[form]string{
		uint64Form: "bucketCounts", doubleForm: "explicitBounds", textForm: "idKeys descriptionKeys",
	})
)

func formsOf(names map[form]string) map[string]form {
	all := map[string]form{}
	for f, names := range names {
		for name := range strings.FieldsSeq(names) {
			all[name] = f
		}
	}
	return all
}

// needs says in words what a value of each form must be.
var needs = map[form]string{
	objectForm: "an object", listForm: "an array", textForm: "a string", boolForm: "true or false",
	uint64Form: "an integer from 0 to 2^64-1, as a number or a string", int64Form: "a 64-bit integer, as a number or a string",
	uint32Form: "an integer from 0 to 2^32-1, as a number or a string", int32Form: "a 32-bit integer, as a number or a string",
	doubleForm: "a number, or a string with a number", enumForm: "a 32-bit integer or the name of an enum value", base64Form: "base64",
	traceIDForm: "32 hex digits", spanIDForm: "16 hex digits", eitherForm: "a number or an object",
}

// jsonProblem says what is wrong with a request that cannot be read, and where.
func jsonProblem(body []byte) string {
	r := jsonReader{d: json.NewDecoder(bytes.NewReader(body))}
	r.d.UseNumber()
	r.read(objectForm, unknownForm)
	switch {
	case r.problem == "":
		return "a value does not fit its field"
	case len(r.path) == 0:
		return r.problem
	}
	path := strings.Join(r.path, ".")
	if len(path) > maxJSONPath {
		path = path[:maxJSONPath] + "…"
	}
	return path + " " + r.problem
}

// jsonReader looks for the first value that is not as its field needs it. It stops there, with the path.
type jsonReader struct {
	d       *json.Decoder
	path    []string
	problem string
}

// read reads a value, and reports whether to go on. Elements of a list have a form of their own.
func (r *jsonReader) read(f, element form) bool {
	token, err := r.d.Token()
	if err != nil {
		r.path, r.problem = nil, fmt.Sprintf("syntax error at byte %d", r.d.InputOffset())
		return false
	}
	if !fits(f, token) {
		r.problem = "must be " + needs[f]
		return false
	}
	delim, _ := token.(json.Delim)
	if delim == 0 {
		return true
	}
	for i := 0; r.d.More(); i++ {
		next, of, name := element, unknownForm, strconv.Itoa(i)
		if delim == '{' {
			key, _ := r.d.Token() // an error is there again at the value
			name, _ = key.(string)
			name, next = camelCase(name), unknownForm
			if f != unknownForm {
				next = forms[name]
			}
			if next == listForm {
				of = cmp.Or(elements[name], objectForm)
			}
		}
		r.path = append(r.path, name)
		if !r.read(next, of) {
			return false
		}
		r.path = r.path[:len(r.path)-1]
	}
	if _, err := r.d.Token(); err != nil {
		r.path, r.problem = nil, fmt.Sprintf("syntax error at byte %d", r.d.InputOffset())
	}
	return err == nil && r.problem == ""
}

// fits reports whether a value, or the beginning of one, is of a form.
func fits(f form, token json.Token) bool {
	text, isText := token.(string)
	number, isNumber := token.(json.Number)
	digits := text + number.String()
	var err error
	switch f {
	case unknownForm:
	case objectForm:
		return token == json.Delim('{') || token == nil
	case listForm:
		return token == json.Delim('[') || token == nil
	case textForm:
		return isText || token == nil
	case boolForm:
		_, isBool := token.(bool)
		return isBool
	case eitherForm:
		return token != json.Delim('[') && token != true && token != false
	case base64Form:
		_, err = base64.StdEncoding.DecodeString(text)
		return isText && err == nil
	case traceIDForm, spanIDForm:
		id, err := hex.DecodeString(text)
		return isText && err == nil && (len(id) == 0 || len(id) == 16 && f == traceIDForm || len(id) == 8 && f == spanIDForm)
	case uint64Form:
		_, err = strconv.ParseUint(digits, 10, 64)
	case int64Form:
		_, err = strconv.ParseInt(digits, 10, 64)
	case uint32Form:
		_, err = strconv.ParseUint(digits, 10, 32)
	case int32Form:
		_, err = strconv.ParseInt(digits, 10, 32)
	case doubleForm:
		_, err = strconv.ParseFloat(digits, 64)
	case enumForm:
		if isText {
			return strings.Contains(text, "_")
		}
		_, err = strconv.ParseInt(digits, 10, 32)
	}
	return f == unknownForm || err == nil && (isText || isNumber)
}

// camelCase is the name of a field, which JSON of protobuf may write with underscores too.
func camelCase(name string) string {
	words := strings.Split(name, "_")
	for i, w := range words[1:] {
		if w != "" {
			words[i+1] = strings.ToUpper(w[:1]) + w[1:]
		}
	}
	return strings.Join(words, "")
}
