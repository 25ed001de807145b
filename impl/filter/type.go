package filter

import (
	"regexp"
	"strings"
)

// Kind groups ClickHouse's types by what can be asked of their values.
type Kind int

// The kinds of types.
const (
	Other Kind = iota
	Text
	Number
	Bool
	Date     // a day
	DateTime // an instant, of seconds or finer
	Enum
	UUID
	IPv4
	IPv6
	Map
	Array
	Tuple
	JSON
)

// Type is the type of a column or of the values in it.
type Type struct {
	Kind Kind
	// Name is the type without Nullable and LowCardinality around it, as in DateTime64(9).
	Name     string
	Nullable bool
	// Key and Elem are the types in a Map; Elem that in an Array.
	Key, Elem *Type
	// Paths are the types of the paths of a JSON whose type is fixed, by their names with dots.
	Paths map[string]*Type
}

var kinds = map[string]Kind{
	"String": Text, "FixedString": Text, "Bool": Bool, "Enum8": Enum, "Enum16": Enum,
	"Date": Date, "Date32": Date, "DateTime": DateTime, "DateTime64": DateTime,
	"UUID": UUID, "IPv4": IPv4, "IPv6": IPv6, "Tuple": Tuple, "JSON": JSON,
	"Float32": Number, "Float64": Number, "BFloat16": Number, "Decimal": Number,
	"Int8": Number, "Int16": Number, "Int32": Number, "Int64": Number, "Int128": Number, "Int256": Number,
	"UInt8": Number, "UInt16": Number, "UInt32": Number, "UInt64": Number, "UInt128": Number, "UInt256": Number,
}

// parseType reads ClickHouse's text of a type. Types that it does not know are Other, so that a new one in a table is
// no error until a query asks for its column.
func parseType(s string) *Type {
	name, args, _ := strings.Cut(s, "(")
	args = strings.TrimSuffix(args, ")")
	switch name {
	case "Nullable":
		t := *parseType(args)
		t.Nullable = true
		return &t
	case "LowCardinality":
		return parseType(args)
	case "SimpleAggregateFunction":
		if parts := splitArgs(args); len(parts) == 2 {
			return parseType(parts[1])
		}
	case "Array":
		return &Type{Kind: Array, Name: s, Elem: parseType(args)}
	case "Map":
		if parts := splitArgs(args); len(parts) == 2 {
			return &Type{Kind: Map, Name: s, Key: parseType(parts[0]), Elem: parseType(parts[1])}
		}
	case "JSON":
		return &Type{Kind: JSON, Name: s, Paths: jsonPaths(args)}
	}
	return &Type{Kind: kinds[name], Name: s}
}

// hasName reports whether an Enum has a name.
func (t *Type) hasName(name string) bool {
	_, args, _ := strings.Cut(t.Name, "(")
	for _, arg := range splitArgs(strings.TrimSuffix(args, ")")) {
		if i := strings.LastIndex(arg, "' = "); i > 0 && unescapeKey.Replace(arg[1:i]) == name {
			return true
		}
	}
	return false
}

// typedPath matches a path in the arguments of a JSON type, before its type.
var typedPath = regexp.MustCompile("^(`(?:[^`\\\\]|\\\\.)*`|[A-Za-z_][A-Za-z0-9_.]*) (.+)$")

// jsonPaths returns the types of the paths among the arguments of a JSON type. The others are parameters and what is
// skipped: max_dynamic_paths=8, SKIP a.b.
func jsonPaths(args string) map[string]*Type {
	paths := make(map[string]*Type)
	for _, arg := range splitArgs(args) {
		if m := typedPath.FindStringSubmatch(arg); m != nil && m[1] != "SKIP" {
			paths[unquoteName(m[1])] = parseType(m[2])
		}
	}
	return paths
}

// splitArgs cuts arguments at the commas that are not inside parentheses or quotes.
func splitArgs(s string) []string {
	var parts []string
	start := 0
	scan(s, func(i, depth int) bool {
		if s[i] == ',' && depth == 0 {
			parts = append(parts, strings.TrimSpace(s[start:i]))
			start = i + 1
		}
		return true
	})
	return append(parts, strings.TrimSpace(s[start:]))
}

// parenthesis returns what is inside the first parenthesis, empty without one.
func parenthesis(s string) string {
	start, end := 0, 0
	scan(s, func(i, depth int) bool {
		switch {
		case s[i] == '(' && depth == 0:
			start = i + 1
		case s[i] == ')' && depth == 0:
			end = i
		}
		return end == 0
	})
	return s[start:max(start, end)]
}

// scan calls visit with the place of each character outside of quotes and how many parentheses are around it, until it
// returns false. A parenthesis is not around itself.
func scan(s string, visit func(i, depth int) bool) {
	depth, quoted := 0, byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quoted != 0 && c == '\\':
			i++
			continue
		case quoted != 0:
			if c == quoted {
				quoted = 0
			}
			continue
		case c == '\'' || c == '`':
			quoted = c
			continue
		case c == ')':
			depth--
		}
		if !visit(i, depth) {
			return
		}
		if s[i] == '(' {
			depth++
		}
	}
}
