package query

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/impl/engine"
)

// result holds the rows of one series.
type result struct {
	names []string // of the groups
	rows  []row
}

type row struct {
	bucket int64 // when the bucket starts, in seconds
	// value and groups are JSON.
	value  []byte
	groups [][]byte
}

// readRows reads the rows of a statement to their end and closes them. It writes values as JSON at once: the client's
// types are worth nothing here, and the text is smaller.
func readRows(rows *engine.Rows, names []string, bucket int64) (result, error) {
	defer rows.Close()
	res := result{names: names}
	var layouts []string
	var text []byte // many cells share one array; growing it leaves those already cut where they are
	cell := func(v any, layout string) []byte {
		from := len(text)
		text = appendValue(text, v, layout)
		return text[from:len(text):len(text)]
	}
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return result{}, err
		}
		if len(values) != 2+len(names) {
			return result{}, fmt.Errorf("chart query answered %d columns, want %d", len(values), 2+len(names))
		}
		if layouts == nil { // the columns are only known with the first row
			for _, c := range rows.Columns() {
				layouts = append(layouts, timeLayout(c.Type))
			}
		}
		number, ok := values[0].(uint32)
		if !ok {
			return result{}, fmt.Errorf("chart query answered a bucket of type %T", values[0])
		}
		r := row{
			bucket: int64(number) * bucket,
			value:  cell(values[1], layouts[1]),
			groups: make([][]byte, len(names)),
		}
		for i := range names {
			r.groups[i] = cell(values[2+i], layouts[2+i])
		}
		res.rows = append(res.rows, r)
	}
	return res, rows.Err()
}

// merged is the answer with one object for each bucket and groups, in the order in which the series bring them.
func merged(results []result) []byte {
	type object struct {
		row    row
		values [][]byte // by series, nil where it has no row
	}
	var objects []object
	known := make(map[string]int)
	var key []byte
	for i, res := range results {
		for _, r := range res.rows {
			key = appendKey(key[:0], r)
			at, ok := known[string(key)]
			if !ok {
				at = len(objects)
				known[string(key)] = at
				objects = append(objects, object{row: r, values: make([][]byte, len(results))})
			}
			objects[at].values[i] = r.value
		}
	}

	out := []byte{'['}
	for n, o := range objects {
		if n > 0 {
			out = append(out, ',')
		}
		out = append(out, `{"ts_bucket":`...)
		out = strconv.AppendInt(out, o.row.bucket*1000, 10)
		out = append(out, `,"group":[`...)
		for i, group := range o.row.groups {
			if i > 0 {
				out = append(out, ',')
			}
			out = append(out, group...)
		}
		out = append(out, ']')
		for i, value := range o.values {
			if value == nil {
				continue
			}
			out = append(out, `,"series_`...)
			out = strconv.AppendInt(out, int64(i), 10)
			out = append(out, `.data":`...)
			out = append(out, value...)
		}
		out = append(out, '}')
	}
	return append(out, ']')
}

// appendKey writes what rows of several series must share to become one object. A number and its text are the same
// group, as in the reference, for sources may store one attribute in two ways; NULL is unlike any text.
func appendKey(key []byte, r row) []byte {
	key = strconv.AppendInt(key, r.bucket, 10)
	for _, group := range r.groups {
		key = append(key, 0) // no JSON text has this character
		switch {
		case group[0] == '"':
			key = append(key, group[1:len(group)-1]...)
		case string(group) == "null":
			key = append(key, 1)
		default:
			key = append(key, group...)
		}
	}
	return key
}

// columns is the answer with the rows of all series as they are, one after the other.
func columns(results []result) []byte {
	out := []byte{'['}
	for i, res := range results {
		series := `{"series_` + strconv.Itoa(i) + `":`
		names := make([][]byte, len(res.names))
		for j, name := range res.names {
			if !slices.Contains(res.names[:j], name) { // a key may be in an object once
				names[j] = append(appendText([]byte{','}, name), ':')
			}
		}
		for _, r := range res.rows {
			if len(out) > 1 {
				out = append(out, ',')
			}
			out = append(out, series...)
			out = append(out, r.value...)
			for j, name := range names {
				if name != nil {
					out = append(out, name...)
					out = append(out, r.groups[j]...)
				}
			}
			out = append(out, `,"__hdx_time_bucket":"`...)
			out = time.Unix(r.bucket, 0).UTC().AppendFormat(out, "2006-01-02T15:04:05Z")
			out = append(out, `"}`...)
		}
	}
	return append(out, ']')
}

var timeType = regexp.MustCompile(`Date(?:Time64\((\d)|Time|32)?`)

// timeLayout is the form of the times in a value of a ClickHouse type, which may also be an array or a map.
func timeLayout(typ string) string {
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

// appendValue writes a value of a result as JSON: 64-bit numbers that JavaScript cannot hold as strings, NaN and
// infinities as null, times in UTC by the layout.
func appendValue(out []byte, v any, layout string) []byte {
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
	case fmt.Stringer: // an IP address
		return appendText(out, v.String())
	}
	// The rest are numbers of all sizes and what contains others, in groups by an array or a map.
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
	case reflect.Pointer:
		if r.IsNil() {
			return append(out, "null"...)
		}
		return appendValue(out, r.Elem().Interface(), layout)
	case reflect.Slice:
		out = append(out, '[')
		for i := range r.Len() {
			if i > 0 {
				out = append(out, ',')
			}
			out = appendValue(out, r.Index(i).Interface(), layout)
		}
		return append(out, ']')
	case reflect.Map:
		return appendMap(out, r, layout)
	}
	return appendText(out, fmt.Sprint(v))
}

// appendMap writes an object with its keys in order, so that equal maps are equal texts.
func appendMap(out []byte, m reflect.Value, layout string) []byte {
	keys := m.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int {
		return strings.Compare(fmt.Sprint(a.Interface()), fmt.Sprint(b.Interface()))
	})
	out = append(out, '{')
	for i, key := range keys {
		if i > 0 {
			out = append(out, ',')
		}
		out = appendText(out, fmt.Sprint(key.Interface()))
		out = append(out, ':')
		out = appendValue(out, m.MapIndex(key).Interface(), layout)
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
