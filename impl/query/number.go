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

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// unwrap returns the value in a Dynamic or Variant, and any other value unchanged.
func unwrap(v any) any {
	if d, ok := v.(dynamic); ok {
		return d.Any()
	}
	return v
}

// checkNumber reports a value of a column that is neither a number, which need not be finite, nor NULL.
func checkNumber(column string, v any) error {
	if v == nil || Number(v) != nil || reflect.ValueOf(v).CanFloat() {
		return nil
	}
	text, ok := v.(string)
	if !ok {
		if written := AppendValue(nil, v, time.RFC3339Nano); json.Unmarshal(written, &text) != nil {
			text = string(written)
		}
	}
	return core.InvalidError(fmt.Sprintf("The column %q is %q, which is not a number", column, Brief(text)))
}

// maxShown is how much of a value is in an error.
const maxShown = 100

// Brief is no more of a text than that.
func Brief(text string) string {
	if len(text) > maxShown {
		text = strings.ToValidUTF8(text[:maxShown], "") + "…"
	}
	return text
}

// orZero are the values of series, with 0 for those that count or add up nothing. ClickHouse has no row for a group without
// rows, and NULL for a sum of NULLs; to a reader both are 0. A mean or a maximum of nothing stays nil. So does a sum of changes:
// without two points of a series, its change is unknown.
// The caller's items are not changed.
func orZero(series []sqlgen.Series, items []any) []any {
	items = slices.Clone(items)
	for i, v := range items {
		switch series[i].AggFn {
		case "count", "count_distinct", "sum", "increase":
			if v == nil && (series[i].AggFn != "sum" || !series[i].IsDelta()) {
				items[i] = float64(0)
			}
		}
	}
	return items
}

// toNumbers is Number of each value.
func toNumbers(values []any) []*float64 {
	numbers := make([]*float64, len(values))
	for i, v := range values {
		numbers[i] = Number(v)
	}
	return numbers
}

// noRows says why there is no value where there is no row.
const noRows = "no data in this window"

// whyNoValue says why a value of a row is missing, which was made of those of items; nil are those of no row.
func whyNoValue(v *sqlgen.Values, i int, value any, items []any) string {
	s := v.Shown[i]
	switch {
	case value != nil:
		return whyNoNumber(s.Name, value)
	case s.Series >= 0 && items == nil:
		return noRows
	case s.Series >= 0 && v.Series[s.Series].IsDelta():
		return "a change needs two points of a time series in this window"
	case s.Series >= 0:
		return fmt.Sprintf("no row in this window has a number for %q", Brief(s.Name))
	case items == nil:
		items = make([]any, len(v.Series))
	}
	return s.Of.Why(toNumbers(orZero(v.Series, items)))
}

// whyNoNumber says why a value of a column is no number.
func whyNoNumber(column string, v any) string {
	if v == nil {
		return fmt.Sprintf("%q is NULL in this window", Brief(column))
	}
	return fmt.Sprintf("%q is %v in this window, for example after a division by zero", Brief(column), v)
}

// NumberOf returns the value of a column as a number, or says why there is none, as the end of a sentence. What is no number
// at all is Invalid.
func NumberOf(column string, v any) (number float64, noValue string, err error) {
	if f := Number(v); f != nil {
		return *f, "", nil
	}
	return 0, whyNoNumber(column, v), checkNumber(column, v)
}

// LastNumberOf is NumberOf for the last value that is shown, made of those of a row's items.
func LastNumberOf(v *sqlgen.Values, items []any) (number float64, noValue string, err error) {
	items = orZero(v.Series, items)
	last := len(v.Shown) - 1
	s := v.Shown[last]
	switch {
	case s.Series >= 0 && unwrap(items[s.Series]) != nil:
		return NumberOf(s.Name, unwrap(items[s.Series]))
	case s.Series < 0:
		if result := s.Of.Eval(toNumbers(items)); result != nil {
			return *result, "", nil
		}
	}
	return 0, whyNoValue(v, last, nil, items), nil
}

// isNumber reports whether a value is anything but NULL, NaN and the infinities.
func isNumber(v any) bool {
	switch v := unwrap(v).(type) {
	case nil:
		return false
	case float64:
		return !math.IsNaN(v) && !math.IsInf(v, 0)
	case float32:
		return isNumber(float64(v))
	}
	return true
}

// numericText matches texts that are numbers.
var numericText = regexp.MustCompile(`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$`)

// Number is a value of a result as a finite number, or nil if it is none. Text may be one.
func Number(v any) *float64 {
	var f float64
	switch v := unwrap(v).(type) {
	case nil, time.Duration:
		return nil
	case string:
		text := strings.TrimSpace(strings.TrimRight(v, "\x00")) // ClickHouse pads a FixedString with NUL bytes
		if !numericText.MatchString(text) {
			return nil
		}
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil
		}
		f = n
	case json.Number:
		n, err := strconv.ParseFloat(string(v), 64)
		if err != nil {
			return nil
		}
		f = n
	default:
		switch r := reflect.ValueOf(v); {
		case r.CanInt():
			f = float64(r.Int())
		case r.CanUint():
			f = float64(r.Uint())
		case r.CanFloat():
			f = r.Float()
		default:
			return nil
		}
	}
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil
	}
	return &f
}
