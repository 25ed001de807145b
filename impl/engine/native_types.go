package engine

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// shapes are types that are stored as others.
var shapes = map[string]string{
	"Point":           "Tuple(Float64, Float64)",
	"Ring":            "Array(Point)",
	"LineString":      "Array(Point)",
	"Polygon":         "Array(Ring)",
	"MultiLineString": "Array(LineString)",
	"MultiPolygon":    "Array(Polygon)",
}

var (
	fixedStringType = regexp.MustCompile(`^FixedString\((\d{1,8})\)$`)
	decimalType     = regexp.MustCompile(`^Decimal\((\d{1,2}), ?(\d{1,2})\)$`)
	dateTimeType    = regexp.MustCompile(`^DateTime\('[^']*'\)$`)
	dateTime64Type  = regexp.MustCompile(`^DateTime64\((\d)(?:, ?'[^']*')?\)$`)
	time64Type      = regexp.MustCompile(`^Time64\((\d)\)$`)
)

// parseType returns the decoder of a type.
func (r *nativeReader) parseType(text string, depth int) (decoder, error) {
	if r.types++; r.types > maxTypes || depth+r.depth > maxTypeDepth {
		return nil, malformedError("types that are too many or too deep")
	}
	if depth == 0 {
		if err := r.limit.charge(typeCost * int64(len(text))); err != nil {
			return nil, err
		}
	}
	if d, ok := scalars[text]; ok {
		return d, nil
	}
	if shape, ok := shapes[text]; ok {
		return r.parseType(shape, depth+1)
	}
	if d, ok := parameterized(text); ok {
		return d, nil
	}
	name, rest, ok := strings.Cut(text, "(")
	if text == "JSON" || text == "Dynamic" {
		rest, ok = ")", true
	}
	list, closed := strings.CutSuffix(rest, ")")
	if !ok || !closed {
		return nil, unsupportedError(text)
	}
	args, ok := splitArguments(list)
	if !ok {
		return nil, unsupportedError(text)
	}
	switch name {
	case "Enum8", "Enum16":
		if d, ok := enumType(name, args); ok {
			return d, nil
		}
		return nil, unsupportedError(text)
	case "Dynamic":
		return &dynamicDecoder{}, nil
	case "JSON":
		return r.parseObject(args, depth)
	case "SimpleAggregateFunction":
		if len(args) != 2 {
			return nil, unsupportedError(text)
		}
		return r.parseType(args[1], depth+1)
	}
	names, inner, err := r.parseElements(args, depth)
	if err != nil {
		return nil, err
	}
	if name == "Variant" && len(inner) > 0 && len(inner) < noVariant {
		return variantDecoder{args, inner}, nil
	}
	if d := combined(name, names, inner); d != nil {
		return d, nil
	}
	return nil, unsupportedError(text)
}

// combined returns the decoder of a type that consists of others, nil if there is none.
func combined(name string, names []string, inner []decoder) decoder {
	switch {
	case name == "Tuple":
		return tupleDecoder{names, inner}
	case name == "Nested" && len(inner) > 0:
		return arrayDecoder{tupleDecoder{names, inner}}
	case name == "Map" && len(inner) == 2 && isKey(inner[0]):
		return mapDecoder{inner[0], inner[1]}
	case len(inner) != 1:
		return nil
	case name == "Array":
		return arrayDecoder{inner[0]}
	case name == "Nullable":
		return nullableDecoder{inner[0]}
	case name == "LowCardinality":
		if n, ok := inner[0].(nullableDecoder); ok {
			return lowCardinality(n.inner, true)
		}
		return lowCardinality(inner[0], false)
	}
	return nil
}

// parseElements returns the decoders of elements, and their names if all have one.
func (r *nativeReader) parseElements(args []string, depth int) (names []string, inner []decoder, err error) {
	named := true
	for _, arg := range args {
		name, typ := cutName(arg)
		named = named && name != ""
		d, err := r.parseType(typ, depth+1)
		if err != nil {
			return nil, nil, err
		}
		names, inner = append(names, name), append(inner, d)
	}
	if !named {
		names = nil
	}
	return names, inner, nil
}

// parameterized returns the decoder of a type whose values have a fixed size that its text gives.
func parameterized(text string) (decoder, bool) {
	number := func(digits string) int {
		n, _ := strconv.Atoi(digits)
		return n
	}
	if m := fixedStringType.FindStringSubmatch(text); m != nil && number(m[1]) > 0 {
		return newFixed(number(m[1]), func(b []byte) string { return string(b) }), true
	}
	if m := decimalType.FindStringSubmatch(text); m != nil && number(m[1]) > 0 && number(m[1]) <= 76 {
		return decimalDecoder(number(m[1]), number(m[2])), true
	}
	if dateTimeType.MatchString(text) {
		return scalars["DateTime"], true
	}
	if m := dateTime64Type.FindStringSubmatch(text); m != nil {
		return dateTime64Decoder(number(m[1])), true
	}
	if m := time64Type.FindStringSubmatch(text); m != nil {
		return time64Decoder(number(m[1])), true
	}
	return nil, false
}

// enumType returns the decoder of an enum, whose names may be anything in quotes.
func enumType(name string, args []string) (decoder, bool) {
	names := make(map[int16]string, len(args))
	for _, arg := range args {
		quoted, number, _ := cutQuoted(arg)
		n, err := strconv.ParseInt(strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(number), "=")), 10, 16)
		if err != nil || !strings.HasPrefix(arg, "'") {
			return nil, false
		}
		names[int16(n)] = quoted
	}
	return enumDecoder(name == "Enum8", names), len(names) > 0
}

// splitArguments cuts a list at its commas that are not in brackets or quotes.
func splitArguments(list string) (args []string, ok bool) {
	if list == "" {
		return nil, true
	}
	depth, from := 0, 0
	for i := 0; i < len(list); i++ {
		switch list[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				return nil, false
			}
		case ',':
			if depth == 0 {
				args, from = append(args, strings.TrimSpace(list[from:i])), i+1
			}
		case '\'', '`':
			_, rest, ok := cutQuoted(list[i:])
			if !ok {
				return nil, false
			}
			i = len(list) - len(rest) - 1
		}
	}
	return append(args, strings.TrimSpace(list[from:])), depth == 0
}

// cutName cuts the name from an element of a tuple. It is empty if the element has none.
func cutName(element string) (name, typ string) {
	if strings.HasPrefix(element, "`") {
		name, typ, _ = cutQuoted(element)
		return name, strings.TrimSpace(typ)
	}
	if i := strings.IndexAny(element, " ("); i > 0 && element[i] == ' ' {
		return element[:i], strings.TrimSpace(element[i:])
	}
	return "", element
}

// escapes are the characters behind a backslash that mean another.
var escapes = map[byte]byte{'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', '0': 0}

// cutQuoted cuts the quoted text off that begins s. Unlike in SQL, which sqltext.QuotedEnd is for, a quote inside is never
// doubled: names of types come from servers, which escape it.
func cutQuoted(s string) (text, rest string, ok bool) {
	if s == "" {
		return "", "", false
	}
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == s[0]:
			return b.String(), s[i+1:], true
		case s[i] == '\\' && i+1 < len(s):
			i++
			c := s[i]
			if meant, ok := escapes[c]; ok {
				c = meant
			}
			b.WriteByte(c)
		default:
			b.WriteByte(s[i])
		}
	}
	return "", "", false
}

// parseObject returns the decoder of JSON, whose arguments are paths with a type and what concerns only the server.
func (r *nativeReader) parseObject(args []string, depth int) (decoder, error) {
	d := &objectDecoder{}
	for _, arg := range args {
		if strings.HasPrefix(arg, "SKIP ") || strings.HasPrefix(arg, "max_dynamic_") {
			continue
		}
		name, typ := cutName(arg)
		if err := checkPath(name); err != nil {
			return nil, err
		}
		inner, err := r.parseType(typ, depth+1)
		if err != nil {
			return nil, err
		}
		d.typed, d.typedDecoders = append(d.typed, name), append(d.typedDecoders, inner)
	}
	return d, nil
}

// maxPathDepth is how many points a path into JSON may have. Each makes an object in another.
const maxPathDepth = maxTypeDepth

// checkPath refuses a path that no object should have.
func checkPath(path string) error {
	if path == "" || strings.Count(path, ".") > maxPathDepth {
		return malformedError(fmt.Sprintf("the path %.100q", path))
	}
	return nil
}
