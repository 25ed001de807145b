// Package query turns charts into SQL, runs it on an engine, and turns the rows back into the answer. It does no I/O
// but through an engine.
package query

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// Source is what a query reads of a data source: where its rows are and what its columns mean.
type Source struct {
	Kind       string `json:"kind"`       // log, trace, session, metric or promql
	Connection string `json:"connection"` // the id
	From       struct {
		Database string `json:"databaseName"`
		Table    string `json:"tableName"` // empty for metrics
	} `json:"from"`
	// MetricTables are the tables of a metric source by the type of their metrics.
	MetricTables map[string]string `json:"metricTables"`
	// The expressions are the operator's SQL, a column or several expressions separated by commas. It is checked as
	// the SQL of everybody else is.
	Timestamp          string `json:"timestampValueExpression"`
	DisplayedTimestamp string `json:"displayedTimestampValueExpression"`
	ImplicitColumn     string `json:"implicitColumnExpression"`
	Body               string `json:"bodyExpression"`
	SampleRate         string `json:"sampleRateExpression"`
	Select             string `json:"defaultTableSelectExpression"`
	OrderBy            string `json:"orderByExpression"`
	// UseTextIndex says how bare text in filters is found: auto, enabled or disabled.
	UseTextIndex string `json:"useTextIndexForImplicitColumn"`
	// TableFilter is SQL that a search adds to its own filter. Charts do not.
	TableFilter string    `json:"tableFilterExpression"`
	Settings    []Setting `json:"querySettings"`
}

// ParseSource reads a source's JSON text, which must have been checked when it was stored.
func ParseSource(text []byte) (Source, error) {
	var s Source
	if err := json.Unmarshal(text, &s); err != nil {
		return Source{}, fmt.Errorf("decode source: %w", err)
	}
	return s, nil
}

// ref is the source's own table.
func (s Source) ref() tableRef {
	return tableRef{source: s, database: s.From.Database, table: s.From.Table}
}

// check finds what is wrong with the source before anything is asked of its connection. The tables of a server are
// about everybody who uses it: who they are, what they ask and which tables they have.
func (s Source) check() error {
	if usersql.IsServerDatabase(s.From.Database) {
		return core.InvalidError(fmt.Sprintf("the source's database %s is the server's own, and cannot be read", s.From.Database))
	}
	return nil
}

// scope is what SQL on a table of the source may refer to. Values that its names need are added to p.
func (s Source) scope(t *table, p *filter.Params) usersql.Scope {
	known := t.aliases.begin()
	return usersql.Scope{
		Database: s.From.Database,
		Called:   func() { p.UserSQL = true },
		Column: func(path []string) (string, bool) {
			f, err := t.Field(strings.Join(path, "."))
			switch {
			case err != nil:
				sql, ok := known.sql(s, t, p, path)
				if !ok && t.unknown != nil {
					t.unknown(path)
				}
				return sql, ok
			case f.Path == nil:
				return f.SQL(p), true
			case f.Type.Kind == filter.Array && f.Type.Elem.Kind == filter.Map:
				return "arrayMap(x -> x[" + p.Add("String", f.Path[0]) + "], " + f.SQL(p) + ")", true
			case f.Type.Kind == filter.Array, f.Type.Kind == filter.JSON:
				// SQL has names of its own for these, and values of JSON then have the types that they are stored with.
				return "", false
			}
			return f.SQL(p), true
		},
		MapValue: func(column, key string) (string, bool) {
			name, ok := t.Materialized(column, key)
			return filter.QuoteName(name), ok
		},
	}
}

// render renders an expression on a table of the source.
func (s Source) render(t *table, p *filter.Params, e usersql.Expr) (string, error) {
	t = t.with(t.aliases.begin())
	sql, err := e.SQL(s.scope(t, p))
	if failed := t.aliases.failed(); failed != nil {
		err = failed
	}
	return sql, err
}

// notInPath are characters of which any makes SQL of what could else be a path, such as LogAttributes.a + 1. A dash or
// a slash does not: attributes have them in their names. An operator needs a blank before it, or a key brackets.
const notInPath = " \t\r\n(),'\"`+*=<>|%!?{}[]\\;"

// lookUp finds a column, a key of a map or a path in a table. An expression is no such thing, though it may begin like
// a path.
func lookUp(t *table, text string) (filter.Field, error) {
	text = strings.TrimSpace(text)
	f, err := t.Field(text)
	if err != nil || !slices.ContainsFunc(f.Path, func(step string) bool { return strings.ContainsAny(step, notInPath) }) {
		return f, err
	}
	// What stands between brackets may have any characters.
	column, _, brackets := strings.Cut(text, "['")
	if in, err := t.Field(column); brackets && err == nil && in.Path == nil {
		return f, nil
	}
	return filter.Field{}, core.InvalidError(fmt.Sprintf("%q is no field but an expression", text))
}

// field finds what a text stands for: a column, a key of a map or a path into one, or else an expression.
func (s Source) field(t *table, p *filter.Params, text string) (filter.Field, error) {
	if f, err := lookUp(t, text); err == nil {
		return f, nil
	}
	e, err := usersql.ParseExpr(text)
	if err != nil {
		return filter.Field{}, err
	}
	return s.expression(t, p, e)
}

// namedField is a field with the name of its column in a result, empty if that is what ClickHouse calls it.
type namedField struct {
	filter.Field
	name string
}

// fields finds what the parts of a list stand for, which are separated by commas and may have an alias.
func (s Source) fields(t *table, p *filter.Params, list string) ([]namedField, error) {
	if fields := plainFields(t, list); fields != nil {
		return fields, nil
	}
	parsed, err := usersql.ParseList(list)
	if err != nil {
		return nil, err
	}
	fields := make([]namedField, len(parsed))
	for i, e := range parsed {
		if e.IsColumns() {
			return nil, core.InvalidError("columns are named here one by one, without * or COLUMNS")
		}
		f, err := s.expression(t, p, e)
		if err != nil {
			return nil, err
		}
		fields[i] = namedField{f, e.Alias()}
		if fields[i].name == "" && e.Path() != nil {
			fields[i].name = f.Name()
		}
	}
	return fields, nil
}

// plainFields finds the fields of a list that is one field or has nothing but fields between its commas, as most do.
// It spares parsing them as SQL.
func plainFields(t *table, list string) []namedField {
	if f, err := lookUp(t, list); err == nil {
		return []namedField{{f, f.Name()}}
	}
	var fields []namedField
	for part := range strings.SplitSeq(list, ",") {
		f, err := lookUp(t, part)
		if err != nil {
			return nil
		}
		fields = append(fields, namedField{f, f.Name()})
	}
	return fields
}

// expression is the field of SQL that was parsed. A name that nothing in the table has is an error, before ClickHouse
// finds it.
func (s Source) expression(t *table, p *filter.Params, e usersql.Expr) (filter.Field, error) {
	if path := e.Path(); path != nil {
		f, err := t.Field(strings.Join(path, "."))
		if err == nil {
			return f, nil
		}
		// ClickHouse knows more than we do of what is in a column, such as the size of an array.
		_, missing := t.Field(path[0])
		if !t.aliases.has(path) && (missing != nil || len(path) == 1) {
			return filter.Field{}, err
		}
	}
	sql, err := s.render(t, p, e)
	if err != nil {
		return filter.Field{}, err
	}
	name := strings.ReplaceAll(sql, "`", "")
	if inner, ok := strings.CutPrefix(name, "("); ok {
		name = strings.TrimSuffix(inner, ")")
	}
	return filter.Expression(name, sql), nil
}

// where is the condition of a filter in a language, empty if it asks for nothing.
func (s Source) where(t *table, p *filter.Params, text, language string) (string, error) {
	if strings.TrimSpace(text) == "" {
		return "", nil
	}
	if language != "" && language != "lucene" {
		e, err := usersql.ParseExpr(text)
		if err != nil {
			return "", named("where", err)
		}
		sql, err := s.render(t, p, e)
		return sql, named("where", err)
	}
	f, err := filter.Parse(text)
	if err != nil {
		return "", err
	}
	return s.lucene(t, p, f)
}

// lucene is the condition of a filter that was read.
func (s Source) lucene(t *table, p *filter.Params, f *filter.Filter) (string, error) {
	implicit, implicitErr := s.implicit(t, p)
	known := t.aliases.table(s, t, p)
	if s.UseTextIndex != "" {
		known = known.UseTextIndex(s.UseTextIndex)
	}
	sql, err := f.SQL(known, implicit, p)
	if err != nil && implicitErr != nil {
		return "", implicitErr
	}
	return sql, err
}

// named puts the place of a mistake before the message of an error that is about one.
func named(place string, err error) error {
	var e *core.Error
	if errors.As(err, &e) && e.Kind == core.Invalid {
		return core.NewError(core.Invalid, place+": "+e.Message, e.Err)
	}
	return err
}

// implicit are the fields that bare text in a filter searches, of which there may be none.
func (s Source) implicit(t *table, p *filter.Params) ([]filter.Field, error) {
	list := s.ImplicitColumn
	if strings.TrimSpace(list) == "" && s.Kind == "log" {
		list = s.Body
	}
	if strings.TrimSpace(list) == "" {
		return nil, nil
	}
	found, err := s.fields(t, p, list)
	if err != nil {
		return nil, named("implicit column of the source", err)
	}
	fields := make([]filter.Field, len(found))
	for i, f := range found {
		fields[i] = f.Field
	}
	return fields, nil
}
