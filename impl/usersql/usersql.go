// Package usersql reads the SQL that users write, and writes it anew from what it understood, or refuses it.
//
// What a user writes in a filter, a field, a group, a select list or a tile is hostile until proven otherwise: even a
// read-only query can read files, other tenants' tables and other servers. So nothing of the text itself reaches
// ClickHouse. It is parsed as what it claims to be, every node is checked against lists of what is allowed, and the SQL
// is rendered from the tree, with names in back-ticks and texts as literals of ours.
//
// ParseExpr, ParseList, ParseOrder and ParseSelect scan the text into tokens (token.go) and make a tree of them by
// recursive descent (parser.go, expression.go, query.go); what they do not know they refuse. The methods SQL of Expr and
// Select render the tree for a Scope, which says what it may refer to. Length, brackets, depth, chains and tables have
// limits. The package knows no table: names are the caller's to resolve. It may import core, and nothing else of ours.
package usersql

import "strings"

// form is what a text claims to be.
type form int

const (
	expressionForm form = iota
	listForm
	orderForm
)

// Scope says what a piece of SQL may refer to.
type Scope struct {
	// Database is the only database whose tables can be read. Tables without a database get it.
	Database string
	// Column returns the SQL of a name outside sub-queries, such as LogAttributes.http.status, whose parts are path.
	// If ok is false, or Column is nil, Attribute is asked next. A name that neither resolves is a column's.
	Column func(path []string) (sql string, ok bool)
	// Attribute returns the SQL of a name that Column does not resolve. It is not called for names that are most likely texts
	// without single quotes: "cart", or cart in ServiceName = cart.
	Attribute func(path []string) (sql string, ok bool, err error)
	// Unknown, when it is not nil, is called for names outside sub-queries that are left to ClickHouse.
	Unknown func(path []string)
	// MapValue returns the SQL to read instead of column['key'] outside sub-queries, such as a materialized column.
	MapValue func(column, key string) (sql string, ok bool)
	// Params are the query parameters that the text may name, with their types. The caller must bind them.
	Params map[string]string
	// Called, when it is not nil, is called when the text calls a function or has a sub-query. Without either it can do
	// nothing that takes long for a row.
	Called func()
}

const (
	// maxExpression is how many characters an expression or a list may have, maxSelect a statement.
	maxExpression = 10_000
	maxSelect     = 100_000
)

// Expr is an expression that was parsed. Its zero value is of no use.
type Expr struct {
	of    node
	alias string
}

// ParseExpr reads one expression without an alias. Its error is an Invalid core.Error that names the place.
func ParseExpr(text string) (Expr, error) {
	list, err := parseItems(text, expressionForm)
	if err != nil {
		return Expr{}, err
	}
	if len(list) != 1 {
		return Expr{}, errorAt(list[1].of.position(), "expected one expression, not a list")
	}
	return list[0], nil
}

// ParseList reads expressions separated by commas, each of which may have an alias: a, f(b) AS c.
func ParseList(text string) ([]Expr, error) { return parseItems(text, listForm) }

// ParseOrder reads an ORDER BY list: expressions, each perhaps with ASC or DESC and NULLS FIRST or LAST; it may stand
// in one pair of parentheses.
func ParseOrder(text string) ([]Expr, error) { return parseItems(text, orderForm) }

// parseItems reads what stands in a select list or an ORDER BY.
func parseItems(text string, f form) ([]Expr, error) {
	tokens, err := scan(text, maxExpression)
	if err != nil {
		return nil, err
	}
	if last := len(tokens) - 2; f == orderForm && last > 0 && tokens[0].is("(") && tokens[0].match == last {
		tokens = unwrap(tokens)
	}
	p := parser{tokens: tokens}
	items, err := p.items(f)
	if err != nil {
		return nil, err
	}
	list := make([]Expr, 0, len(items))
	for _, n := range items {
		e := Expr{of: n}
		if a, ok := n.(aliased); ok && f == listForm {
			e = Expr{a.of, a.name}
		}
		if err := checkItem(e.of, f); err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	return list, nil
}

// unwrap takes the pair of brackets around all tokens away.
func unwrap(tokens []token) []token {
	inner := append([]token(nil), tokens[1:len(tokens)-2]...)
	for i := range inner {
		if inner[i].match > 0 {
			inner[i].match--
		}
	}
	return append(inner, tokens[len(tokens)-1])
}

// checkItem refuses what an item of a list may not be, at its top.
func checkItem(n node, f form) error {
	if o, ok := n.(ordered); ok {
		if f != orderForm {
			return errorAt(n.position(), "%s is not expected here", o.direction)
		}
		return checkItem(o.of, expressionForm)
	}
	if word := columnsWord(n); word != "" && f != listForm {
		return errorAt(n.position(), "%s is not expected here", word)
	}
	return nil
}

// columnsWord is * or COLUMNS if the node stands for columns rather than one value, and else empty.
func columnsWord(n node) string {
	switch n := n.(type) {
	case star:
		return "*"
	case call:
		if strings.EqualFold(n.name, "columns") {
			return "COLUMNS"
		}
	case group:
		if len(n.items) == 1 {
			return columnsWord(n.items[0])
		}
	}
	return ""
}

// SQL checks the expression and renders it without its alias, for an order with its direction. It stands by itself: what
// is around it cannot bind into it. Its error is an Invalid core.Error.
func (e Expr) SQL(s Scope) (string, error) {
	r := renderer{scope: s}
	r.order(e.of)
	sql, err := r.result()
	if _, ok := e.of.(ordered); !ok && strings.HasPrefix(sql, "-") {
		// Behind a minus, that of a number would start a comment.
		sql = "(" + sql + ")"
	}
	return sql, err
}

// Items are what an item of an order stands for: (a, b) DESC is a DESC and b DESC, and any other is itself.
func (e Expr) Items() []Expr {
	o, directed := e.of.(ordered)
	if !directed {
		o = ordered{at: at(e.of.position()), of: e.of}
	}
	g, ok := o.of.(group)
	if !ok || len(g.items) < 2 || o.fill != nil {
		return []Expr{e}
	}
	list := make([]Expr, len(g.items))
	for i, item := range g.items {
		list[i].of = item
		if directed {
			list[i].of = ordered{at: at(item.position()), of: item, direction: o.direction}
		}
	}
	return list
}

// Alias is the name behind AS, empty without one.
func (e Expr) Alias() string { return e.alias }

// Path returns the parts of the name that the expression is, such as Events and Name for Events.Name, or nil when it is
// anything else.
func (e Expr) Path() []string {
	if n, ok := e.of.(name); ok {
		return n.parts
	}
	return nil
}

// IsColumns reports whether the expression stands for columns, however many there are: *, t.* or COLUMNS('pattern').
func (e Expr) IsColumns() bool { return columnsWord(e.of) != "" }

// Aggregates reports whether an aggregate function is part of the expression, outside sub-queries.
func (e Expr) Aggregates() bool { return aggregates(e.of) }

// Select is a SELECT statement that was parsed: one SELECT, with what may stand in it or before it (WITH, UNION).
type Select struct{ query *query }

// ParseSelect reads one SELECT statement.
func ParseSelect(text string) (Select, error) {
	tokens, err := scan(text, maxSelect)
	if err != nil {
		return Select{}, err
	}
	if first := tokens[0]; first.upper != "SELECT" && first.upper != "WITH" {
		return Select{}, errorAt(first.at, "a statement starts with SELECT or WITH, not with %s", first)
	}
	p := parser{tokens: tokens}
	q, err := p.statement()
	return Select{q}, err
}

// SQL checks the statement and renders it.
func (q Select) SQL(s Scope) (string, error) {
	r := renderer{scope: s, inQuery: 1}
	r.query(q.query)
	return r.result()
}
