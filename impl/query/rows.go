package query

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
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

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
)

// maxValues is how many values a result may have: a full one with ten columns. The engine counts rows and bytes, but
// what takes one byte there takes many times that here.
const maxValues = 10 * engine.MaxRows

// checkSize refuses a result that has become too large.
func checkSize(rows, columns int) error {
	if rows*columns <= maxValues {
		return nil
	}
	return core.InvalidError(fmt.Sprintf("The result has more than %d values: ask for fewer rows or columns", maxValues))
}

// result holds the rows of one series.
type result struct {
	names []string // of the groups
	items []int    // which item of GroupBy each group belongs to
	rows  []row
}

type row struct {
	bucket int64 // when the bucket starts, in seconds
	// value and groups are JSON.
	value  []byte
	groups [][]byte
	// noValue says why the value is no number where it is null.
	noValue string
}

// maxAnswer is how long the text of an answer may be. It may be many times as long as what the engine has sent, where
// names stand in each row or a value stands for a text.
const maxAnswer = 64 << 20

func checkLength(n int) error {
	if n <= maxAnswer {
		return nil
	}
	return core.InvalidError(fmt.Sprintf(
		"The rows are larger than %d MiB: ask for fewer of them, or for fewer columns", maxAnswer>>20))
}

const (
	// cellsTogether is how many rows share an array of cells.
	cellsTogether = 128
	// leastTogether and textTogether are how much text shares one, at first and when there is much.
	leastTogether = 1 << 10
	textTogether  = 64 << 10
)

// readRows reads the rows of a statement to their end. It writes values as JSON at once: the client's types are worth
// nothing here, and the text is smaller. name is what the value is called.
func readRows(ctx context.Context, rows *engine.Rows, name string, groups []group, w window) (result, error) {
	lease := memory.From(ctx)
	res := result{names: make([]string, len(groups)), items: make([]int, len(groups))}
	for i, g := range groups {
		res.names[i], res.items[i] = g.name, g.item
	}
	var layouts []string
	// Many cells share one array of text, and many rows one of cells. None of them grows: what was cut from it before would
	// keep the smaller one.
	var written, text []byte
	var cells [][]byte
	room, length := 0, 0
	cell := func(v any, layout string) []byte {
		written = appendValue(written[:0], v, layout)
		if cap(text)-len(text) < len(written) {
			room = min(max(2*room, leastTogether), textTogether)
			text = make([]byte, 0, max(room, len(written)))
		}
		from := len(text)
		text = append(text, written...)
		length += len(written)
		return text[from:len(text):len(text)]
	}
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return result{}, err
		}
		if len(values) != 2+len(groups) {
			return result{}, fmt.Errorf("chart query answered %d columns, want %d", len(values), 2+len(groups))
		}
		if layouts == nil { // the columns are only known with the first row
			for i, c := range rows.Columns() {
				layouts = append(layouts, timeLayout(c.Type))
				if i >= 2 && res.names[i-2] == "" {
					res.names[i-2] = c.Name
				}
			}
		}
		number, ok := values[0].(uint32)
		if !ok {
			return result{}, fmt.Errorf("chart query answered a bucket of type %T", values[0])
		}
		r := row{bucket: int64(number) * w.bucket, value: cell(values[1], layouts[1])}
		if !isNumber(values[1]) {
			r.noValue = noNumber(name, values[1])
			length += len(r.noValue)
		}
		if cap(cells)-len(cells) < len(groups) {
			cells = make([][]byte, 0, cellsTogether*len(groups))
		}
		from := len(cells)
		for i := range groups {
			cells = append(cells, cell(values[2+i], layouts[2+i]))
		}
		r.groups = cells[from:len(cells):len(cells)]
		res.rows = append(res.rows, r)
		if err := checkSize(len(res.rows), len(values)); err != nil {
			return result{}, err
		}
		if err := errors.Join(checkLength(length), lease.Reach(ctx, int64(length))); err != nil {
			return result{}, err
		}
	}
	return res, rows.Err()
}

// merged is the answer with one object for each bucket and groups, in the order in which the series bring them.
func merged(ctx context.Context, results []result) ([]byte, error) {
	type object struct {
		row     row
		items   []int    // of the series that brought it
		values  [][]byte // by series, nil where it has no row
		noValue []string // the same, nil where all series have a number
	}
	var most, length int
	for _, res := range results {
		most = max(most, len(res.rows))
	}
	objects, known := make([]object, 0, most), make(map[string]int, most)
	var values [][]byte // of many objects
	var key []byte
	for i, res := range results {
		for _, r := range res.rows {
			key = appendKey(key[:0], r)
			length += len(key) + len(r.value)
			at, ok := known[string(key)]
			if !ok {
				at = len(objects)
				known[string(key)] = at
				if len(values) == 0 {
					values = make([][]byte, cellsTogether*len(results))
				}
				objects = append(objects, object{row: r, items: res.items, values: values[:len(results):len(results)]})
				values = values[len(results):]
			}
			objects[at].values[i] = r.value
			if r.noValue != "" {
				if objects[at].noValue == nil {
					objects[at].noValue = make([]string, len(results))
				}
				objects[at].noValue[i] = r.noValue
				length += 2*len(r.noValue) + len(`,"series_0.noValue":""`)
			}
		}
	}

	const words = len(`{"ts_bucket":000,"group":[""],"series_0.data":},`)
	size := length + words*len(objects)
	lease := memory.From(ctx)
	if err := lease.Reach(ctx, int64(size)); err != nil {
		return nil, err
	}
	out := append(make([]byte, 0, size), '[')
	for n, o := range objects {
		if n > 0 {
			out = append(out, ',')
		}
		out = append(out, `{"ts_bucket":`...)
		out = strconv.AppendInt(out, o.row.bucket*1000, 10)
		out = append(out, `,"group":[`...)
		out = appendGroups(out, o.row.groups, o.items)
		out = append(out, ']')
		for i, value := range o.values {
			if value == nil {
				continue
			}
			out = append(out, `,"series_`...)
			out = strconv.AppendInt(out, int64(i), 10)
			out = append(out, `.data":`...)
			out = append(out, value...)
			if o.noValue != nil && o.noValue[i] != "" {
				out = append(out, `,"series_`...)
				out = strconv.AppendInt(out, int64(i), 10)
				out = append(out, `.noValue":`...)
				out = appendText(out, o.noValue[i])
			}
		}
		out = append(out, '}')
	}
	return append(out, ']'), nil
}

// appendGroups writes a value for each item of GroupBy: an item that is several columns is an array of theirs.
func appendGroups(out []byte, groups [][]byte, items []int) []byte {
	for i := 0; i < len(groups); {
		if i > 0 {
			out = append(out, ',')
		}
		next := i + 1
		for next < len(groups) && items[next] == items[i] {
			next++
		}
		if next == i+1 {
			out = append(out, groups[i]...)
		} else {
			out = append(out, '[')
			out = append(out, bytes.Join(groups[i:next], []byte{','})...)
			out = append(out, ']')
		}
		i = next
	}
	return out
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
func columns(ctx context.Context, results []result) ([]byte, error) {
	lease := memory.From(ctx)
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
			if err := errors.Join(checkLength(len(out)), lease.Reach(ctx, int64(len(out)))); err != nil {
				return nil, err
			}
		}
	}
	return append(out, ']'), nil
}

var timeType = regexp.MustCompile(`\bDate(?:Time64\((\d)|Time|32)?\b`)

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
	case interface { // Dynamic and Variant
		Any() any
		Type() string
	}:
		return appendValue(out, v.Any(), timeLayout(v.Type()))
	case nested: // JSON
		return appendValue(out, v.NestedMap(), layout)
	case fmt.Stringer: // a time.Duration
		return appendText(out, v.String())
	case []any:
		out = append(out, '[')
		for i, e := range v {
			if i > 0 {
				out = append(out, ',')
			}
			out = appendValue(out, e, layout)
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
			out = appendValue(out, r.Index(i).Interface(), layout)
		}
		return append(out, ']')
	}
	return appendText(out, fmt.Sprint(v))
}

// nested is the driver's type of JSON.
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
		out = appendValue(out, m[key], layout)
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
