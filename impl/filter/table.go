package filter

import "strings"

// Column is a column of a table, with ClickHouse's text of its type. DefaultKind and DefaultExpression are the texts of
// the same names in system.columns, such as MATERIALIZED and Attributes['service.name'], or empty.
type Column struct{ Name, Type, DefaultKind, DefaultExpression string }

// Table is what is known of a table: its columns, and which of them are found sooner by other columns and by indexes.
// It does not change, and may be shared.
type Table struct {
	columns map[string]*Type
	list    []Column
	plain   []string // the plain name of each in list
	longest int      // the length of the longest name

	materialized map[attribute]string
	maps         map[string]mapIndexes
	lower        map[string]tokenIndex
	indexed      map[string]bool // columns whose values an index knows
	useTextIndex string
	aliases      func(name string) (f Field, ok bool, err error)
	attributes   []Field // the columns of attributes that may be named alone
	duration     string  // the column of durations, empty for none
	second       float64 // the duration of a second in that column
}

// attribute is a key of a map column.
type attribute struct{ column, key string }

// NewTable makes a Table of its columns and of its skip indexes.
func NewTable(columns []Column, indexes ...Index) *Table {
	t := &Table{
		list: columns, columns: make(map[string]*Type, len(columns)), materialized: make(map[attribute]string),
		maps: make(map[string]mapIndexes), lower: make(map[string]tokenIndex), indexed: make(map[string]bool),
	}
	for _, c := range columns {
		t.columns[c.Name] = parseType(c.Type)
		t.longest = max(t.longest, len(c.Name))
		t.plain = append(t.plain, plain(c.Name))
	}
	for _, c := range columns {
		if c.DefaultKind == "MATERIALIZED" {
			t.addMaterialized(c)
		}
	}
	for _, i := range indexes {
		t.addIndex(i, columns)
	}
	return t
}

// addMaterialized remembers the column if it is a copy of a map's value. A value of another type is no copy: text that
// became a number may have lost a zero.
func (t *Table) addMaterialized(c Column) {
	column, key, ok := cutSubscript(c.DefaultExpression)
	if !ok {
		return
	}
	of, ok := t.column(column)
	if !ok || of.Type.Kind != Map || of.Type.Key.Kind != Text {
		return
	}
	// LowCardinality, of which types here know nothing, changes how a value is stored and not what it is.
	if typ := t.columns[c.Name]; typ.Name == of.Type.Elem.Name && typ.Nullable == of.Type.Elem.Nullable {
		t.materialized[attribute{of.Column, key}] = c.Name
	}
}

// WithAliases returns the table with further names for fields: find returns what an alias stands for, or what is wrong
// with it. It is asked for names that the table itself has no answer to.
func (t *Table) WithAliases(find func(name string) (f Field, ok bool, err error)) *Table {
	changed := *t
	changed.aliases = find
	return &changed
}

// WithAttributes returns the table with columns of attributes that may be named without their column: http.route is
// Attributes.http.route. The first column with a value for the name counts. Columns that are not maps of text or JSON
// are ignored.
func (t *Table) WithAttributes(columns ...string) *Table {
	changed := *t
	changed.attributes = nil
	for _, name := range columns {
		f, ok := t.column(name)
		isMap := ok && f.Type.Kind == Map && f.Type.Key.Kind == Text && f.Type.Elem.Kind == Text && !f.Type.Elem.Nullable
		if isMap || ok && f.Type.Kind == JSON {
			changed.attributes = append(changed.attributes, f)
		}
	}
	return &changed
}

// WithDurations returns the table with a column of durations, which filters may compare with 5s or 100ms. Second is the
// duration of a second in the column's unit.
func (t *Table) WithDurations(column string, second float64) *Table {
	changed := *t
	changed.duration, changed.second = unquoteName(column), second
	return &changed
}

// Columns are the columns in their order. They are shared, and must not be changed.
func (t *Table) Columns() []Column { return t.list }

// Nested reports whether columns are parts of a name: those of a Nested column, which ClickHouse also knows as one, are
// Events.Name and so on.
func (t *Table) Nested(name string) bool {
	for column := range t.columns {
		if strings.HasPrefix(column, name) && strings.HasPrefix(column[len(name):], ".") {
			return true
		}
	}
	return false
}

// Materialized returns the column that holds a copy of column['key'], if there is one.
func (t *Table) Materialized(column, key string) (name string, ok bool) {
	name, ok = t.materialized[attribute{column, key}]
	return name, ok
}
