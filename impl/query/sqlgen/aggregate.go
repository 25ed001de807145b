package sqlgen

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// Aggregate is the aggregate expression of the series over the rows for which the condition when holds, or over all if
// there is none. An aggregation none is what it is: the condition is not part of it.
//
// Fields that hold text count with the numbers in it, and rows whose text is not a number are skipped, as NULLs are.
// The reference counts them as 0, which only a sum cannot tell apart. The last value has the latest time; it is not
// the value of the row that happens to be read last.
//
// Without numbers, counts and sums are 0, and every other aggregate is NULL. Without OrNull, ClickHouse would return the
// default of the column's type: 0 or an empty text.
func (s Series) Aggregate(t *Table, p *filter.Params, when string) (string, error) {
	return s.aggregate(t, p, when, nil)
}

// aggregate is Aggregate, in two passes where there is a keyOrder.
func (s Series) aggregate(t *Table, p *filter.Params, when string, o *keyOrder) (string, error) {
	if s.AggFn == "none" {
		return s.Aggregation(t, p)
	}
	weight, err := s.weight(t, p)
	if err != nil {
		return "", err
	}
	if s.AggFn == "count" {
		if weight != "" {
			return o.aggregate("sum", weight, when), nil
		}
		return o.aggregate("count", "", when), nil
	}
	if s.AggFn == "count_distinct" || s.AggFn == "any" {
		f, err := s.single(t, p)
		if err != nil {
			return "", err
		}
		return o.aggregate(map[string]string{"count_distinct": "uniqExact", "any": "anyOrNull"}[s.AggFn], f.SQL(p), when), nil
	}
	value, when, err := s.number(t, p, when)
	if err != nil {
		return "", err
	}
	switch {
	case s.AggFn == "sum" && weight != "":
		return "ifNull(" + o.aggregate("sum", value+" * "+weight, when) + ", 0)", nil
	case s.AggFn == "sum":
		return "ifNull(" + o.aggregate("sum", value, when) + ", 0)", nil
	case s.AggFn == "avg" && weight != "":
		return o.aggregate("sum", value+" * "+weight, when) + " / nullIf(" + o.aggregate("sum", weight, when) + ", 0)", nil
	case s.AggFn == "quantile" && s.Level != nil && weight != "":
		return o.aggregate("quantileTDigestWeightedOrNull", value+", "+weight, when, *s.Level), nil
	case s.AggFn == "quantile":
		level := 0.5
		if s.Level != nil {
			level = *s.Level
		}
		return o.aggregate("quantileOrNull", value, when, level), nil
	case s.AggFn == "last_value":
		latest, err := s.Source.latest(t, p)
		if err != nil {
			return "", err
		}
		return o.aggregate("argMaxOrNull", value+", "+latest, when), nil
	}
	return o.aggregate(s.AggFn+"OrNull", value, when), nil
}

// single is the field, of which there must be one.
func (s Series) single(t *Table, p *filter.Params) (filter.Field, error) {
	f, err := s.Source.Field(t, p, s.Field)
	if err == nil {
		err = Single(f)
	}
	if err != nil {
		return f, Named(cmp.Or(s.FieldKey, "field"), err)
	}
	return f, nil
}

// number is the field as a number, and the condition that rows have one and meet another condition.
func (s Series) number(t *Table, p *filter.Params, when string) (value, present string, err error) {
	f, err := s.single(t, p)
	if err != nil {
		return "", "", err
	}
	n, err := Number(f, p)
	if err != nil {
		return "", "", Named(cmp.Or(s.FieldKey, "field"), err)
	}
	return n.value, and(when, n.present), nil
}

// Aggregation is the aggregate expression that the field is.
func (s Series) Aggregation(t *Table, p *filter.Params) (string, error) {
	e, err := usersql.ParseExpr(s.Field)
	if err != nil {
		return "", Named(cmp.Or(s.FieldKey, "field"), err)
	}
	if !e.Aggregates() {
		return "", core.InvalidError(cmp.Or(s.FieldKey, "field") + ": aggFn 'none' needs an expression with an aggregate function, such as sum(x)")
	}
	sql, err := e.SQL(s.Source.Scope(t, p))
	if err != nil {
		return "", Named(cmp.Or(s.FieldKey, "field"), err)
	}
	return sql, nil
}

// and is the condition that both conditions hold, of which either may be none.
func and(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return "(" + a + ") AND " + b
}

// Aggregate applies an aggregate function to the rows for which a condition holds, or to all if there is none.
func Aggregate(function, arguments, when string, parameter ...float64) string {
	if when != "" {
		function += "If"
		if arguments != "" {
			arguments += ", "
		}
		arguments += when
	}
	for _, v := range parameter {
		function += "(" + strconv.FormatFloat(v, 'f', -1, 64) + ")"
	}
	return function + "(" + arguments + ")"
}

// Numeric is a field as Float64.
type Numeric struct {
	value string
	// present is the condition that a row has a number, empty if every row does.
	present string
}

// Number is the field as a number. Days, addresses, arrays and the like are none, though the reference takes them
// for 0.
func Number(f filter.Field, p *filter.Params) (Numeric, error) {
	x := f.SQL(p)
	switch typ := f.Value(); typ.Kind {
	case filter.Number, filter.Bool:
		n := Numeric{value: "toFloat64(" + x + ")"}
		if typ.Nullable {
			n.present = "isNotNull(" + x + ")"
		}
		return n, nil
	case filter.Text, filter.Enum:
		if typ.Name != "String" {
			x = "toString(" + x + ")"
		}
		// nan and inf can be parsed, but are no measured values.
		value := "toFloat64OrNull(" + x + ")"
		return Numeric{value: value, present: "isFinite(" + value + ")"}, nil
	case filter.Other:
		// ClickHouse knows the type of an expression before it reads a row and drops the way that is not taken, which is
		// four times as fast as converting all numbers to text and back.
		value := "if(match(toTypeName(" + x + "), '" + numberTypes + "'), toFloat64(" + x + "), toFloat64OrNull(toString(" +
			x + ")))"
		return Numeric{value: value, present: "isFinite(" + value + ")"}, nil
	default:
		return Numeric{}, core.InvalidError(fmt.Sprintf("%q has the type %s, which is not a number",
			f.Name(), typ.Name))
	}
}

// numberTypes matches the types of ClickHouse whose values are numbers.
const numberTypes = `^(LowCardinality\\()?(Nullable\\()?(U?Int|B?Float|Decimal|Bool)`

// weight is how many spans one row stands for, empty if the source does not sample. It is at least 1.
func (s Series) weight(t *Table, p *filter.Params) (string, error) {
	if s.Source.Kind != "trace" || s.Source.SampleRate == "" {
		return "", nil
	}
	f, err := s.Source.withoutNames().Field(t, p, s.Source.SampleRate)
	if err != nil {
		return "", Named("sampleRateExpression of the source", err)
	}
	x := f.SQL(p)
	switch f.Value().Name {
	case "UInt8", "UInt16", "UInt32", "UInt64":
	default:
		x = "toUInt64OrZero(toString(" + x + "))"
	}
	if typ := f.Value(); typ.Nullable || typ.Kind == filter.Other {
		x = "ifNull(" + x + ", 0)"
	}
	return "greatest(" + x + ", 1)", nil
}
