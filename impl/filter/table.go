package filter

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// Column is a column of a table, with ClickHouse's text of its type.
type Column struct{ Name, Type string }

// Table is what is known of a table: its columns. It does not change, and may be shared.
type Table struct {
	columns map[string]*Type
	longest int // the length of the longest name
}

// NewTable makes a Table of its columns.
func NewTable(columns []Column) *Table {
	t := &Table{columns: make(map[string]*Type, len(columns))}
	for _, c := range columns {
		t.columns[c.Name] = parseType(c.Type)
		t.longest = max(t.longest, len(c.Name))
	}
	return t
}

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
// no error until somebody asks for its column.
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
		if _, value := splitComma(args); value != "" {
			return parseType(value)
		}
	case "Array":
		return &Type{Kind: Array, Name: s, Elem: parseType(args)}
	case "Map":
		if key, value := splitComma(args); value != "" {
			return &Type{Kind: Map, Name: s, Key: parseType(key), Elem: parseType(value)}
		}
	}
	return &Type{Kind: kinds[name], Name: s}
}

// splitComma cuts a type's arguments at the first comma that is not inside parentheses.
func splitComma(s string) (before, after string) {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ',':
			if depth == 0 {
				return s[:i], strings.TrimSpace(s[i+1:])
			}
		}
	}
	return s, ""
}

// Field is a name that was found in a table: a column, or something inside one.
type Field struct {
	// Column is the column's name, and Type its type.
	Column string
	Type   *Type
	// Path leads inside: to the one key of a Map (or of each Map in an Array), or to a member of a JSON text.
	Path []string
}

// subscript matches Attributes['key'], with a backslash or a doubled quote for a quote inside.
var subscript = regexp.MustCompile(`^(.+)\['((?:[^'\\]|\\.|'')*)'\]$`)

var (
	unescapeKey  = strings.NewReplacer(`\'`, `'`, `\\`, `\`, `''`, `'`)
	escapeKey    = strings.NewReplacer(`'`, `\'`, `\`, `\\`)
	unescapeName = strings.NewReplacer("\\`", "`", `\\`, `\`, "``", "`")
	escapeName   = strings.NewReplacer("`", "\\`", `\`, `\\`)
)

// Field finds what a name stands for. It is, in this order, a column of exactly this name, which may have dots; a map
// access such as Attributes['http.status']; or a path, of which the shortest part before a dot that is a column
// counts: Attributes.http.status is the key http.status. Columns may be in back-ticks. Names are case-sensitive. The
// error is an Invalid core.Error.
func (t *Table) Field(name string) (Field, error) {
	if f, ok := t.column(name); ok {
		return f, nil
	}
	if m := subscript.FindStringSubmatch(name); m != nil {
		if f, ok := t.column(m[1]); ok {
			return f.atKey(unescapeKey.Replace(m[2]))
		}
	}
	for i := range min(len(name), t.longest+len("``")+1) {
		if name[i] != '.' {
			continue
		}
		if f, ok := t.column(name[:i]); ok {
			return f.inside(name[i+1:])
		}
	}
	return Field{}, core.InvalidError("unknown field " + quote(name))
}

// column finds a column by its name, which may be in back-ticks.
func (t *Table) column(name string) (Field, bool) {
	typ, ok := t.columns[name]
	if !ok && len(name) > 2 && name[0] == '`' && name[len(name)-1] == '`' {
		name = unescapeName.Replace(name[1 : len(name)-1])
		typ, ok = t.columns[name]
	}
	return Field{Column: name, Type: typ}, ok
}

// inside returns the field that rest, the part of a name behind a column and a dot, means in the column.
func (f Field) inside(rest string) (Field, error) {
	if rest == "" {
		return Field{}, core.InvalidError("nothing follows the dot of " + quote(f.Column+"."))
	}
	if f.Type.Kind == Text {
		f.Path = strings.Split(rest, ".")
		if len(f.Path) > maxDepth {
			return Field{}, core.InvalidError(fmt.Sprintf("the path into %s has more than %d steps", quote(f.Column), maxDepth))
		}
		return f, nil
	}
	return f.atKey(rest)
}

// atKey returns the field of a key in a Map, or in each Map of an Array.
func (f Field) atKey(key string) (Field, error) {
	of := f.Type
	if of.Kind == Array {
		of = of.Elem
	}
	if of.Kind == JSON {
		return Field{}, core.InvalidError(fmt.Sprintf("%s has the type JSON, which is not supported yet", quote(f.Column)))
	}
	if of.Kind != Map || of.Key.Kind != Text {
		return Field{}, core.InvalidError(fmt.Sprintf("there is no %s in %s, which has the type %s",
			quote(key), quote(f.Column), f.Type.Name))
	}
	f.Path = []string{key}
	return f, nil
}

// Value is the type of the field's values: of the column, or of what the path leads to. For an Array of Maps with a
// key it is the array's type, since each row has many values.
func (f Field) Value() *Type {
	switch {
	case f.Path == nil, f.Type.Kind == Array:
		return f.Type
	case f.Type.Kind == Map:
		return f.Type.Elem
	}
	return &Type{Kind: Text, Name: "String"} // a member of a JSON text
}

// SQL is the expression of the field's value. The key of an Array of Maps is not part of it.
func (f Field) SQL(p *Params) string {
	column := QuoteName(f.Column)
	switch {
	case f.Path == nil, f.Type.Kind == Array:
		return column
	case f.Type.Kind == Map:
		return column + "[" + p.Add("String", f.Path[0]) + "]"
	}
	keys := make([]string, len(f.Path))
	for i, key := range f.Path {
		keys[i] = p.Add("String", key)
	}
	return "JSONExtract(" + column + ", " + strings.Join(keys, ", ") + ", 'String')"
}

// plainName is a name that ClickHouse prints without back-ticks inside an expression.
var plainName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$`)

// Name is the name that ClickHouse gives to a result column of the field: ServiceName, or
// arrayElement(LogAttributes, 'http.status').
func (f Field) Name() string {
	if f.Path == nil || f.Type.Kind == Array {
		return f.Column
	}
	column := f.Column
	if !plainName.MatchString(column) {
		column = QuoteName(column)
	}
	keys := make([]string, len(f.Path))
	for i, key := range f.Path {
		keys[i] = `'` + escapeKey.Replace(key) + `'`
	}
	if f.Type.Kind == Map {
		return "arrayElement(" + column + ", " + keys[0] + ")"
	}
	return "JSONExtract(" + column + ", " + strings.Join(keys, ", ") + ", 'String')"
}

// QuoteName writes a name in back-ticks.
func QuoteName(name string) string {
	return "`" + escapeName.Replace(name) + "`"
}
