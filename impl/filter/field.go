package filter

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// Field is a name that was found in a table: a column, or something inside one.
type Field struct {
	// Column is the column's name, and Type its type.
	Column string
	Type   *Type
	// Path leads inside: to the one key of a Map (or of each Map in an Array), or to a member of a JSON or a JSON text.
	Path []string

	materialized string // the column that is a copy of what the path leads to, if there is one
	expression   string // set by Expression and Alias, of what would else be the column
	// candidates are the places of an attribute that is named without its column. The first one with a value counts.
	candidates []Field
}

// Expression makes a field of an expression: SQL that was checked and rendered, which stands by itself. Name is how
// messages and results call it. Its type is not known: conditions and aggregates convert it to text first.
func Expression(name, sql string) Field {
	return Field{Column: name, Type: &Type{Kind: Other, Name: "expression"}, expression: sql}
}

// Alias makes a field of what an alias stands for: SQL that was checked and rendered, which stands by itself, and
// ClickHouse's text of its type.
func Alias(name, sql, typ string) Field {
	return Field{Column: name, Type: parseType(typ), expression: sql}
}

// subscript matches Attributes['key'], with a backslash or a doubled quote for a quote inside.
var subscript = regexp.MustCompile(`^(.+)\['((?:[^'\\]|\\.|'')*)'\]$`)

// cutSubscript splits a map access into the name of the map and the key.
func cutSubscript(name string) (column, key string, ok bool) {
	if !strings.HasSuffix(name, "']") { // which is most names, and faster to see
		return "", "", false
	}
	m := subscript.FindStringSubmatch(name)
	if m == nil {
		return "", "", false
	}
	return m[1], unescapeKey.Replace(m[2]), true
}

var (
	unescapeKey  = strings.NewReplacer(`\'`, `'`, `\\`, `\`, `''`, `'`)
	escapeKey    = strings.NewReplacer(`'`, `\'`, `\`, `\\`)
	unescapeName = strings.NewReplacer("\\`", "`", `\\`, `\`, "``", "`")
	escapeName   = strings.NewReplacer("`", "\\`", `\`, `\\`)
)

// QuoteName writes a name in back-ticks.
func QuoteName(name string) string {
	return "`" + escapeName.Replace(name) + "`"
}

// unquoteName returns the name that may be written in back-ticks.
func unquoteName(name string) string {
	if len(name) > 2 && name[0] == '`' && name[len(name)-1] == '`' {
		return unescapeName.Replace(name[1 : len(name)-1])
	}
	return name
}

// Field finds what a name stands for. It is, in this order, a column of exactly this name, which may have dots; a map
// access such as Attributes['http.status']; or a path, of which the shortest part before a dot that is a column
// counts: Attributes.http.status is the key http.status. Columns may be in back-ticks. Names are case-sensitive. What
// none of this answers may be an alias, or lead into what one stands for, or else an attribute that is named without its
// column. The error is an Invalid core.Error.
func (t *Table) Field(name string) (Field, error) {
	f, found, err := t.lookup(name)
	if err == nil && found {
		return f, nil
	}
	if t.aliases != nil {
		if f, ok, err := t.alias(name); ok {
			return f, err
		}
	}
	if found {
		return f, err
	}
	if f, ok := t.attribute(name); ok {
		return f, nil
	}
	return Field{}, core.InvalidError("unknown field " + quote(name))
}

// lookup finds what a name stands for in the table itself. It is not found if it does not lead into a column.
func (t *Table) lookup(name string) (f Field, found bool, err error) {
	if f, ok := t.column(name); ok {
		return f, true, nil
	}
	if column, key, ok := cutSubscript(name); ok {
		if f, ok := t.column(column); ok {
			f, err := t.atKey(f, key)
			return f, true, err
		}
	}
	for i := range min(len(name), t.longest+len("``")+1) {
		if name[i] != '.' {
			continue
		}
		if f, ok := t.column(name[:i]); ok {
			f, err := t.subfield(f, name[i+1:])
			return f, true, err
		}
	}
	return Field{}, false, nil
}

// column finds a column by its name, which may be in back-ticks.
func (t *Table) column(name string) (Field, bool) {
	typ, ok := t.columns[name]
	if !ok {
		name = unquoteName(name)
		typ, ok = t.columns[name]
	}
	return Field{Column: name, Type: typ}, ok
}

// alias finds what a name with an alias stands for. It is not ok if there is no alias in the name.
func (t *Table) alias(name string) (f Field, ok bool, err error) {
	find := func(name string) (Field, bool, error) {
		f, ok, err := t.aliases(name)
		if plain := unquoteName(name); !ok && plain != name {
			return t.aliases(plain)
		}
		return f, ok, err
	}
	if f, ok, err = find(name); ok {
		return f, ok, err
	}
	if column, key, subscripted := cutSubscript(name); subscripted {
		if f, ok, err = find(column); ok && f.Path == nil {
			if err == nil {
				f, err = t.atKey(f, key)
			}
			return f, true, err
		}
	}
	for i := range len(name) {
		if name[i] != '.' {
			continue
		}
		if f, ok, err = find(name[:i]); ok {
			if err == nil && f.Path == nil {
				f, err = t.subfield(f, name[i+1:])
			} else if err == nil {
				err = core.InvalidError(quote(name[:i]) + " is a single value without subfields")
			}
			return f, true, err
		}
	}
	return Field{}, false, nil
}

// subfield returns the field that rest, the part of a name behind a column and a dot, means in the column.
func (t *Table) subfield(f Field, rest string) (Field, error) {
	if rest == "" {
		return Field{}, core.InvalidError("a key must follow the dot of " + quote(f.Column+"."))
	}
	switch {
	case f.Type.Kind == Text:
		f.Path = strings.Split(rest, ".")
	case f.elem().Kind == JSON:
		if f.Path = jsonSteps.FindAllString(rest, -1); strings.Join(f.Path, ".") != rest {
			return Field{}, core.InvalidError(fmt.Sprintf("%s is not a path into %s", quote(rest), quote(f.Column)))
		}
		for i, step := range f.Path {
			f.Path[i] = unquoteName(step)
		}
	default:
		return t.atKey(f, rest)
	}
	if len(f.Path) > maxDepth {
		return Field{}, core.InvalidError(fmt.Sprintf("the path into %s has more than %d steps", quote(f.Column), maxDepth))
	}
	return f, nil
}

// jsonSteps matches a step of a path into JSON, which may be in back-ticks.
var jsonSteps = regexp.MustCompile("`(?:[^`\\\\]|\\\\.)+`|[^.`]+")

// atKey returns the field of a key in a Map, or in each Map of an Array.
func (t *Table) atKey(f Field, key string) (Field, error) {
	if of := f.elem(); of.Kind != Map || of.Key.Kind != Text {
		return Field{}, core.InvalidError(fmt.Sprintf("%s does not exist in %s, which has the type %s",
			quote(key), quote(f.Column), f.Type.Name))
	}
	f.Path = []string{key}
	if f.Type.Kind == Map && f.expression == "" {
		f.materialized = t.materialized[attribute{f.Column, key}]
	}
	return f, nil
}

// Stored is the name of the column that holds just the field's value, empty if that is made of a column.
func (f Field) Stored() string {
	switch {
	case f.expression != "", f.candidates != nil:
		return ""
	case f.Path == nil:
		return f.Column
	}
	return f.materialized
}

// elem is the type of the column, or of each element in an Array.
func (f Field) elem() *Type {
	if f.Type.Kind == Array {
		return f.Type.Elem
	}
	return f.Type
}

var textType = &Type{Kind: Text, Name: "String"}

// Value is the type of the field's values: of the column, or of what the path leads to. For an Array of Maps with a
// key it is the array's type, since each row has many values.
func (f Field) Value() *Type {
	switch {
	case f.Path == nil, f.Type.Kind == Array:
		return f.Type
	case f.Type.Kind == Map:
		return f.Type.Elem
	}
	return textType // a member of a JSON, or of a JSON text
}

// SQL is the expression of the field's value. The key of an Array of Maps is not part of it. What is stored in a JSON
// is read as text, which is empty where nothing is.
func (f Field) SQL(p *Params) string {
	column := f.column()
	switch {
	case f.candidates != nil:
		return firstValue(f.candidates, p)
	case f.Path == nil, f.Type.Kind == Array:
		return column
	case f.materialized != "":
		return QuoteName(f.materialized)
	case f.Type.Kind == Map:
		return column + "[" + p.Add("String", f.Path[0]) + "]"
	case f.Type.Kind == JSON:
		return jsonText(f.member(""), f.memberType())
	}
	keys := make([]string, len(f.Path))
	for i, key := range f.Path {
		keys[i] = p.Add("String", key)
	}
	return "JSONExtract(" + column + ", " + strings.Join(keys, ", ") + ", 'String')"
}

// column is the SQL of the column, or of the expression that the field is instead.
func (f Field) column() string {
	if f.expression != "" {
		return f.expression
	}
	return QuoteName(f.Column)
}

// member is what the path leads to in a JSON, or in each JSON of an Array, and what is of the type if one is given.
// ClickHouse reads no more than this of the column, but takes no parameters in its place.
func (f Field) member(typ string) string {
	if f.expression != "" {
		path := strings.Join(f.Path, ".")
		if typ != "" {
			path += ".:`" + typ + "`"
		}
		return "getSubcolumn(" + f.expression + ", '" + escapeKey.Replace(path) + "')"
	}
	member := QuoteName(f.Column)
	for _, step := range f.Path {
		member += "." + QuoteName(step)
	}
	if typ != "" {
		member += ".:`" + typ + "`"
	}
	return member
}

// memberType is the type of a member if the type of the JSON fixes it. Others can be anything, and so Dynamic.
func (f Field) memberType() *Type {
	if typ, ok := f.elem().Paths[strings.Join(f.Path, ".")]; ok {
		return typ
	}
	return &Type{Kind: Other, Name: "Dynamic"}
}

// jsonText is the text of a member of a JSON.
func jsonText(member string, typ *Type) string {
	if typ.Nullable { // a Dynamic that holds nothing is no NULL as text
		return "ifNull(toString(" + member + "), '')"
	}
	return "toString(" + member + ")"
}

// plainName is a name that ClickHouse prints without back-ticks inside an expression.
var plainName = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$`)

// Name is the name that ClickHouse gives to a result column of the field: ServiceName, or
// arrayElement(LogAttributes, 'http.status'). It does not depend on where the value is read from.
func (f Field) Name() string {
	if f.Path == nil || f.Type.Kind == Array {
		return f.Column
	}
	column := f.Column
	if !plainName.MatchString(column) {
		column = QuoteName(column)
	}
	if f.Type.Kind == JSON {
		return "toString(" + column + "." + strings.Join(f.Path, ".") + ")"
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
