package query

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strconv"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// result holds the rows of one series.
type result struct {
	names []string // of the groups
	items []int    // which item of GroupBy each group belongs to
	rows  []row
}

// row is the value of one group in one bucket, already in the form of the answer.
type row struct {
	bucket int64 // when the bucket starts, in seconds
	// value and groups are JSON.
	value  []byte
	groups [][]byte
	// noValue says why the value is no number where it is null. It is a text that rows share.
	noValue string
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
//
// A row has the number of its bucket, the value, and a column for each group. Too many of them, or too much text, are
// Invalid, and what they take is part of the request's reservation while they are read.
func readRows(ctx context.Context, rows *engine.Rows, name string, groups []sqlgen.Group, w sqlgen.Window) (result, error) {
	reservation := memory.FromContext(ctx)
	res := result{names: make([]string, len(groups)), items: make([]int, len(groups))}
	for i, g := range groups {
		res.names[i], res.items[i] = g.Name, g.Item
	}
	var layouts []string
	var reasons []string // why there is no number: it is NULL, NaN or infinite, and rows share the text
	// Many cells share one array of text, and many rows one of cells. None of them grows: what was cut from it before would
	// keep the smaller one.
	var written, text []byte
	var cells [][]byte
	capacity, length := 0, 0
	cell := func(v any, layout string) []byte {
		written = AppendValue(written[:0], v, layout)
		if cap(text)-len(text) < len(written) {
			capacity = min(max(2*capacity, leastTogether), textTogether)
			text = make([]byte, 0, max(capacity, len(written)))
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
			return result{}, Strange("chart query answered %d columns, want %d", len(values), 2+len(groups))
		}
		if layouts == nil { // the columns are only known with the first row
			for i, c := range rows.Columns() {
				layouts = append(layouts, TimeLayout(c.Type))
				if i >= 2 && res.names[i-2] == "" {
					res.names[i-2] = c.Name
				}
			}
		}
		number, ok := values[0].(uint32)
		if !ok {
			return result{}, Strange("chart query answered a bucket of type %T", values[0])
		}
		r := row{bucket: int64(number) * w.Bucket, value: cell(values[1], layouts[1])}
		if !isNumber(values[1]) {
			r.noValue = whyNoNumber(name, values[1])
			if n := slices.Index(reasons, r.noValue); n >= 0 {
				r.noValue = reasons[n]
			} else {
				reasons = append(reasons, r.noValue)
			}
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
		if err := CheckSize(len(res.rows), len(values)); err != nil {
			return result{}, err
		}
		if err := errors.Join(checkLength(length), reservation.GrowTo(ctx, int64(length))); err != nil {
			return result{}, err
		}
	}
	return res, rows.Err()
}

// merged is the answer with one object for each bucket and groups, in the order in which the series bring them. A series
// without a row there has no key in the object, and one whose value is no number has null and a noValue that says why.
//
// How long it will be is reckoned first, so that its memory is reserved before it is taken, and hardly ever copied.
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
	reservation := memory.FromContext(ctx)
	if err := reservation.GrowTo(ctx, int64(size)); err != nil {
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

// columns is the answer with the rows of all series as they are, one after the other. The keys are those of the reference
// API: series_N for the value, the groups by their names, and __hdx_time_bucket for the start of the bucket.
func columns(ctx context.Context, results []result) ([]byte, error) {
	reservation := memory.FromContext(ctx)
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
			if err := errors.Join(checkLength(len(out)), reservation.GrowTo(ctx, int64(len(out)))); err != nil {
				return nil, err
			}
		}
	}
	return append(out, ']'), nil
}
