package sqlgen

import (
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/filter"
)

// LeadsInto reports whether a name is that of a column, or of what columns are parts of.
func (t *Table) LeadsInto(name string) bool {
	_, err := t.Field(name)
	return err == nil || t.Nested(name)
}

// Table is what is known of a table.
type Table struct {
	*filter.Table
	// rounded is the column that begins the primary key inside a function such as toStartOfFiveMinutes, and rounding
	// that function; both are empty if it begins otherwise.
	rounding, rounded string
	// exact says that the column itself is in that key, too, and behindTime is all that follows the rounded time there.
	exact      bool
	behindTime []string
	// strata are columns of few values that the key has before the time as it is, and so by which rows stand together.
	strata []string
	// leading is the column that begins the primary key as it is, empty for none.
	leading string
	// stored are the columns whose values rows were given, and computed those that ClickHouse has stored beside them.
	stored, computed []string
	Types            *typeCache
	Size             int // of the text that it was made of

	// Aliases are names that stand for expressions where the table knows no such name; nil for none.
	Aliases *Aliases
	// Unknown, when it is not nil, is called for names in SQL that neither the table nor the aliases know, and that are
	// left to ClickHouse.
	Unknown func(path []string)
}

// NewTable returns a table with these columns. Its primary key and the statement that makes it are ClickHouse's.
func NewTable(columns []filter.Column, primaryKey, create string) *Table {
	t := &Table{Table: filter.NewTable(columns, filter.Indexes(create)...), Types: &typeCache{}}
	t.strata = strataOf(columns, primaryKey)
	if m := roundedKey.FindStringSubmatch(primaryKey); m != nil {
		t.rounding, t.rounded = m[1], m[2]+m[3]
		t.behindTime = strings.Split(primaryKey, ", ")[1:]
		t.exact = slices.ContainsFunc(t.behindTime, func(part string) bool { return strings.Trim(part, "`") == t.rounded })
	}
	first, _, _ := strings.Cut(primaryKey, ", ")
	t.leading = strings.Trim(first, "`")
	for _, c := range columns {
		switch c.DefaultKind {
		case "", "DEFAULT":
			t.stored = append(t.stored, c.Name)
		case "MATERIALIZED":
			t.computed = append(t.computed, c.Name)
		}
	}
	return t
}

// With returns the table as a query sees it that has these aliases.
func (t *Table) With(a *Aliases) *Table {
	if a == t.Aliases {
		return t
	}
	own := *t
	own.Aliases = a
	return &own
}

// roundedKey matches a primary key that begins with a rounded time. The functions are those whose steps all time zones
// share.
var roundedKey = regexp.MustCompile("^(toStartOf(?:Minute|FiveMinutes?|TenMinutes|FifteenMinutes))" +
	"\\((?:`([^`\\\\]+)`|([^`(),\\\\]+))\\)")

// HasColumn reports whether a table has a column of that name.
func HasColumn(t *Table, name string) bool {
	_, err := t.Field(name)
	return err == nil
}
