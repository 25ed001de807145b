package query

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"
)

// timeType finds the first type of a time in the text of a ClickHouse type, and in a DateTime64 its precision.
var timeType = regexp.MustCompile(`\bDate(?:Time64\((\d)|Time|32)?\b`)

// TimeLayout is the form of the times in a value of a ClickHouse type, which may also be an array or a map. It is empty for
// a type without times. Values of a type have as many digits as its precision, so that they sort as texts.
func TimeLayout(typ string) string {
	m := timeType.FindStringSubmatch(typ)
	switch {
	case m == nil:
		return ""
	case m[1] != "" && m[1] != "0":
		n, _ := strconv.Atoi(m[1])
		return "2006-01-02T15:04:05." + strings.Repeat("0", n) + "Z"
	case strings.HasPrefix(m[0], "DateTime"):
		return "2006-01-02T15:04:05Z"
	}
	return time.DateOnly
}

// maxExact is the largest whole number up to which every reader of JSON, JavaScript among them, is exact.
const maxExact = 1 << 53

// AppendValue writes a value of a result as JSON: 64-bit numbers that JavaScript cannot hold as strings, NaN and
// infinities as null, times in UTC by the layout.
func AppendValue(out []byte, v any, layout string) []byte {
	switch v := v.(type) {
	case nil:
		return append(out, "null"...)
	case string:
		return appendText(out, v)
	case bool:
		return strconv.AppendBool(out, v)
	case float64:
		return appendFloat(out, v, 64)
	case float32:
		return appendFloat(out, float64(v), 32)
	case time.Time:
		out = append(out, '"')
		out = v.UTC().AppendFormat(out, layout)
		return append(out, '"')
	case json.Number: // a decimal, or an integer of more than 64 bits
		if n, err := strconv.ParseFloat(string(v), 64); err != nil || math.Abs(n) > maxExact {
			return appendText(out, string(v))
		}
		return append(out, v...)
	case dynamic:
		return AppendValue(out, v.Any(), TimeLayout(v.Type()))
	case nested: // JSON
		return AppendValue(out, v.NestedMap(), layout)
	case fmt.Stringer: // a time.Duration
		return appendText(out, v.String())
	case []any:
		out = append(out, '[')
		for i, e := range v {
			if i > 0 {
				out = append(out, ',')
			}
			out = AppendValue(out, e, layout)
		}
		return append(out, ']')
	case map[string]string:
		return appendMap(out, v, layout)
	case map[string]any:
		return appendMap(out, v, layout)
	case map[any]any:
		texts := make(map[string]any, len(v))
		for key, value := range v {
			texts[fmt.Sprint(key)] = value
		}
		return appendMap(out, texts, layout)
	}
	// The rest are numbers of all sizes, and arrays of values of one type.
	switch r := reflect.ValueOf(v); r.Kind() {
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if n := r.Uint(); n > maxExact {
			return append(strconv.AppendUint(append(out, '"'), n, 10), '"')
		}
		return strconv.AppendUint(out, r.Uint(), 10)
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if n := r.Int(); n > maxExact || n < -maxExact {
			return append(strconv.AppendInt(append(out, '"'), n, 10), '"')
		}
		return strconv.AppendInt(out, r.Int(), 10)
	case reflect.Slice:
		out = append(out, '[')
		for i := range r.Len() {
			if i > 0 {
				out = append(out, ',')
			}
			out = AppendValue(out, r.Index(i).Interface(), layout)
		}
		return append(out, ']')
	}
	return appendText(out, fmt.Sprint(v))
}

// dynamic is the driver's type of Dynamic and Variant.
type dynamic interface {
	Any() any
	Type() string
}

// nested is the driver's type of JSON. It is an interface so that only package engine imports the driver.
type nested interface{ NestedMap() map[string]any }

// appendMap writes an object with its keys in order, so that equal maps are equal texts.
func appendMap[V any](out []byte, m map[string]V, layout string) []byte {
	out = append(out, '{')
	for i, key := range slices.Sorted(maps.Keys(m)) {
		if i > 0 {
			out = append(out, ',')
		}
		out = appendText(out, key)
		out = append(out, ':')
		out = AppendValue(out, m[key], layout)
	}
	return append(out, '}')
}

// appendText writes a JSON string. Bytes that are not UTF-8, which ClickHouse allows, become U+FFFD.
func appendText(out []byte, s string) []byte {
	quoted, _ := jsontext.AppendQuote(out, s)
	return quoted
}

// appendFloat writes the shortest number that is read back as f, in the form that JavaScript uses.
func appendFloat(out []byte, f float64, bits int) []byte {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return append(out, "null"...)
	}
	format := byte('f')
	if abs := math.Abs(f); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		format = 'e'
	}
	return strconv.AppendFloat(out, f, format, -1, bits)
}
