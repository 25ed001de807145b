package batch

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/sqltext"
)

var (
	// fractions are numbers that ClickHouse writes otherwise than a label does, and composites are values of several.
	fractions  = regexp.MustCompile(`^(Float|BFloat|Decimal)`)
	composites = regexp.MustCompile(`^(Array|Map|Tuple)\(`)
)

// bare is the beginning of a type without what lets it be NULL or have a dictionary.
func bare(typ string) string {
	return strings.TrimPrefix(strings.TrimPrefix(typ, "LowCardinality("), "Nullable(")
}

const (
	// maxLabelType is how long the name of a type in a label may be, in bytes. Longer ones, as those of tuples which name
	// their fields, become longType.
	maxLabelType = 200
	longType     = "…"
)

// labelType is the type that a label names, which is none for text.
func labelType(typ string) string {
	switch b := bare(typ); {
	case strings.HasPrefix(b, "String"), strings.HasPrefix(b, "FixedString("):
		return ""
	case strings.HasPrefix(b, "Enum"): // which names all its values
		return "Enum"
	case len(b) > maxLabelType:
		return longType
	}
	return typ
}

// labelIs is the condition that a group, which is an expression, has the label's value. Text is compared as it is, so
// that ClickHouse can use its indexes; other values as what they are, because ClickHouse writes few of them as we do.
func labelIs(l core.Label, sql string, p *filter.Params) (string, error) {
	typ, text := bare(l.Type), "toString("+sql+")"
	if typ == "" {
		text = sql
	}
	switch {
	case l.Null:
		return "isNull(" + sql + ")", nil
	case typ == longType, l.Hash != "" && composites.MatchString(typ):
		return "", core.InvalidError(fmt.Sprintf("the value of the group %q is too long to filter rows by", l.Name))
	case composites.MatchString(typ):
		value := "JSONExtract(" + p.Add("String", l.Value) + ", " + sqltext.Literal(l.Type) + ")"
		if strings.HasPrefix(typ, "Map(") { // whose keys a label has in order
			sql, value = "mapSort("+sql+")", "mapSort("+value+")"
		}
		return "toString(" + sql + ") = toString(" + value + ")", nil // for a NULL in it equals nothing
	case l.Hash != "":
		return "isNotNull(" + text + ") AND xxHash64(assumeNotNull(" + text + ")) = " + p.Add("UInt64", l.Hash), nil
	case strings.HasPrefix(typ, "DateTime"):
		at, err := time.Parse(query.TimeLayout(typ), l.Value)
		if err != nil {
			return "", fmt.Errorf("read the time of a group: %w", err)
		}
		return sql + " = fromUnixTimestamp64Nano(" + p.Add("Int64", strconv.FormatInt(at.UnixNano(), 10)) + ")", nil
	case fractions.MatchString(typ) && l.Value == "null": // NaN or an infinity
		return "NOT isFinite(" + sql + ")", nil
	case fractions.MatchString(typ):
		return sql + " = CAST(" + p.Add("String", l.Value) + ", " + sqltext.Literal(l.Type) + ")", nil
	}
	return text + " = " + p.Add("String", l.Value), nil
}

// Observation is what was found of a condition.
type Observation struct {
	// Grouped says that there are values of groups, of which there may be none now.
	Grouped bool
	// Values are in the order of their windows, and must not be changed: equal conditions share them.
	Values []Value
	Err    error
}

// Value is the value of a group in a window.
type Value struct {
	// Start is that of the window, in milliseconds since 1970.
	Start int64
	// Labels are the groups by their columns.
	Labels []core.Label
	Value  float64
	// NoValue says why no number is to be had from the rows that there are in the window, as the end of a sentence. It is
	// empty if there is one.
	NoValue string
}

// labelsOf are the groups of a row by their names.
func labelsOf(names []string, groups []any, types []string) []core.Label {
	if len(groups) == 0 {
		return nil
	}
	labels := make([]core.Label, len(groups))
	for i, group := range groups {
		labels[i] = core.Label{
			Name: names[i], Value: labelText(group, types[i]), Type: labelType(types[i]), Null: group == nil,
		}
	}
	return labels
}

// labelText is a group as text: what it is, or its JSON.
func labelText(v any, typ string) string {
	if s, ok := v.(string); ok {
		return s
	}
	return strings.Trim(string(query.AppendValue(nil, v, query.TimeLayout(typ))), `"`)
}
