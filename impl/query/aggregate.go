package query

import (
	"fmt"
	"strconv"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// value is the aggregate expression of the series.
//
// Fields that hold text count with the numbers in it, and rows whose text is not a number are skipped, as NULLs are.
// The reference counts them as 0, which only a sum cannot tell apart. A sum over no numbers at all is 0, an average
// NULL.
func (s Series) value(t *filter.Table, p *filter.Params) (string, error) {
	weight, err := s.weight(t, p)
	if err != nil {
		return "", err
	}
	if s.AggFn == "count" {
		if weight != "" {
			return "sum(" + weight + ")", nil
		}
		return "count()", nil
	}
	f, err := field(t, s.Field)
	if err != nil {
		return "", core.InvalidError("field: " + err.Error())
	}
	if s.AggFn == "count_distinct" {
		return "uniqExact(" + f.SQL(p) + ")", nil
	}
	n, err := number(f, p)
	if err != nil {
		return "", err
	}
	switch {
	case s.AggFn == "sum" && weight != "":
		return "ifNull(" + n.aggregate("sum", n.value+" * "+weight) + ", 0)", nil
	case s.AggFn == "sum":
		return "ifNull(" + n.aggregate("sum", n.value) + ", 0)", nil
	case s.AggFn == "avg" && weight != "":
		return n.aggregate("sum", n.value+" * "+weight) + " / " + n.aggregate("sum", weight), nil
	case s.AggFn == "quantile" && s.Level != nil && weight != "":
		return n.aggregate("quantileTDigestWeighted", n.value+", "+weight, *s.Level), nil
	case s.AggFn == "quantile":
		level := 0.5
		if s.Level != nil {
			level = *s.Level
		}
		return n.aggregate("quantile", n.value, level), nil
	}
	return n.aggregate(s.AggFn, n.value), nil
}

// numeric is a field as Float64.
type numeric struct {
	value string
	// present is the condition that a row has a number, empty if every row does.
	present string
}

// number is the field as a number. Days, addresses, arrays and the like are none, though the reference takes them
// for 0.
func number(f filter.Field, p *filter.Params) (numeric, error) {
	x := f.SQL(p)
	switch typ := f.Value(); typ.Kind {
	case filter.Number, filter.Bool:
		n := numeric{value: "toFloat64(" + x + ")"}
		if typ.Nullable {
			n.present = "isNotNull(" + x + ")"
		}
		return n, nil
	case filter.Text, filter.Enum:
		if typ.Name != "String" {
			x = "toString(" + x + ")"
		}
		// nan and inf can be parsed, but are not what anybody measured.
		value := "toFloat64OrNull(" + x + ")"
		return numeric{value: value, present: "isFinite(" + value + ")"}, nil
	default:
		return numeric{}, core.InvalidError(fmt.Sprintf("field: %q has the type %s, which is not a number",
			f.Name(), typ.Name))
	}
}

// aggregate applies an aggregate function to the rows that have a number.
func (n numeric) aggregate(function, arguments string, parameter ...float64) string {
	if n.present != "" {
		function += "If"
		arguments += ", " + n.present
	}
	for _, v := range parameter {
		function += "(" + strconv.FormatFloat(v, 'f', -1, 64) + ")"
	}
	return function + "(" + arguments + ")"
}

// weight is how many spans one row stands for, empty if the source does not sample. It is at least 1.
func (s Series) weight(t *filter.Table, p *filter.Params) (string, error) {
	if s.Source.Kind != "trace" || s.Source.SampleRate == "" {
		return "", nil
	}
	f, err := s.Source.column(t, "sampleRateExpression", s.Source.SampleRate)
	if err != nil {
		return "", err
	}
	x := f.SQL(p)
	switch f.Type.Name {
	case "UInt8", "UInt16", "UInt32", "UInt64":
	default:
		x = "toUInt64OrZero(toString(" + x + "))"
	}
	if f.Type.Nullable {
		x = "ifNull(" + x + ", 0)"
	}
	return "greatest(" + x + ", 1)", nil
}
