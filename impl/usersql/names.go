package usersql

import (
	"maps"
	"regexp"
	"slices"
	"strings"
)

// Names are what a statement leaves to its tables.
type Names struct {
	// Tables are those of the scope's database that it reads.
	Tables []string
	// Columns are the names in it, as paths, that can only be columns of one of these, or lead into them. A path that starts
	// with a name that the statement gives to anything, anywhere in it, is not among them.
	Columns [][]string
}

// Names returns the names in a statement. Its error is that of SQL.
func (q Select) Names(s Scope) (Names, error) {
	found := &names{tables: map[string]bool{}, columns: map[string][]string{}, given: map[string]bool{s.Database: true}}
	r := renderer{scope: s, inQuery: 1, names: found}
	r.query(q.query)
	if r.err != nil {
		return Names{}, r.err
	}
	n := Names{Tables: slices.Sorted(maps.Keys(found.tables))}
	for _, path := range slices.Sorted(maps.Keys(found.columns)) {
		if parts := found.columns[path]; !found.given[parts[0]] && plainName.MatchString(parts[0]) {
			n.Columns = append(n.Columns, parts)
		}
	}
	return n, nil
}

// plainName matches names of which columns are certain. Others may be what ClickHouse calls an expression without an alias,
// such as count(), or a virtual column.
var plainName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_]*$`)

// generated are the columns of what is no table.
var generated = []string{"dummy", "number", "zero", "generate_series"}

// names are what a renderer has seen. Its methods do nothing on nil.
type names struct {
	tables  map[string]bool
	columns map[string][]string
	// given are the names that the statement itself gives.
	given map[string]bool
}

func (n *names) give(name string) {
	if n != nil {
		n.given[name] = true
	}
}

func (n *names) table(name string) {
	if n != nil {
		n.tables[name], n.given[name] = true, true
	}
}

func (n *names) column(parts []string) {
	if n != nil && !slices.Contains(generated, parts[0]) {
		n.columns[strings.Join(parts, ".")] = parts
	}
}
