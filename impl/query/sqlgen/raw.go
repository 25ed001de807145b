package sqlgen

import (
	"maps"
	"strconv"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// RawSQL is a statement that a user has written, with macros and variables.
type RawSQL struct {
	Text string
	// Display is the kind of its tile, for messages.
	Display string
	// Source is the source of the tile, nil if it has none.
	Source *Source
	// Variables are the filters of the dashboard by the names that the text may use, and filters those that narrow the tile.
	Variables map[string]Variable
	Filters   []Variable
	// RowFilters narrow the tile as well.
	RowFilters RowFilters
	// Reserve, when it is not nil, gets the memory for reading a text of so many bytes, before that is done.
	Reserve func(length int) error
}

// Statement is the statement for a window. field renders the expression of a dashboard's filter, and rows are the conditions
// of the row filters.
func (s RawSQL) Statement(
	database string, w Window, field func(expression string, p *filter.Params) (string, error),
	rows func(p *filter.Params) ([]string, error),
) (Query, error) {
	f, err := s.parse(database, w, field, rows)
	if err == nil {
		f.query.SQL, err = f.statement.SQL(f.scope)
	}
	return f.query, err
}

// Names are the names in the statement, whatever the filters of the dashboard stand for.
func (s RawSQL) Names(database string, w Window) (usersql.Names, error) {
	f, err := s.parse(database, w, func(string, *filter.Params) (string, error) { return "1", nil },
		func(*filter.Params) ([]string, error) { return nil, nil })
	if err != nil {
		return usersql.Names{}, err
	}
	return f.statement.Names(f.scope)
}

// filledIn is a text that was filled in and parsed: a query without its SQL.
type filledIn struct {
	statement usersql.Select
	scope     usersql.Scope
	query     Query
}

// parse fills in the macros for a window and parses what has become of the text.
func (s RawSQL) parse(
	database string, w Window, field func(expression string, p *filter.Params) (string, error),
	rows func(p *filter.Params) ([]string, error),
) (f filledIn, err error) {
	var p filter.Params
	t := template{
		display: s.Display, buckets: w.Bucket > 0, width: w.Bucket * 1000, shift: w.Shift,
		params: &p, source: s.Source, variables: s.Variables, filters: s.Filters,
		field: func(expression string) (string, error) { return field(expression, &p) },
		rows:  func() ([]string, error) { return rows(&p) },
	}
	var settings map[string]any
	if s.Source == nil {
		t.filters, t.unplaced = nil, len(t.filters) > 0 || len(s.RowFilters.List) > 0
	} else if settings, err = s.Source.QuerySettings(); err != nil {
		return f, err
	}
	text, err := t.expand(s.Text, 0)
	if err != nil {
		return f, err
	}
	if s.Reserve != nil {
		if err := s.Reserve(len(text)); err != nil {
			return f, err
		}
	}
	if f.statement, err = usersql.ParseSelect(text); err != nil {
		return f, err
	}

	types := map[string]string{paramStart: "Int64", paramEnd: "Int64"}
	values := map[string]string{
		paramStart: strconv.FormatInt(w.Start, 10), paramEnd: strconv.FormatInt(w.End, 10),
	}
	if w.Bucket > 0 {
		types[ParamInterval], types[ParamIntervalMillis] = "Int64", "Int64"
		values[ParamInterval] = strconv.FormatInt(w.Bucket, 10)
		values[ParamIntervalMillis] = strconv.FormatInt(w.Bucket*1000, 10)
	}
	for name := range p.Values() {
		types[name] = "String"
	}
	maps.Copy(values, p.Values())
	f.scope = usersql.Scope{Database: database, Params: types}
	f.query = Query{Params: values, Settings: settings, UserSQL: true}
	return f, nil
}
