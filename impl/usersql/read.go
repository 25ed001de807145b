package usersql

import (
	"slices"
	"strconv"
	"strings"

	kept "github.com/AfterShip/clickhouse-sql-parser/parser"
)

// reader makes our tree of the parser's. It refuses every node that it does not know.
type reader struct{ *plain }

// readItems reads what stands in a select list or an ORDER BY.
func readItems(tokens []token, f form) ([]node, error) {
	p, err := makePlain(tokens, f)
	if err != nil {
		return nil, err
	}
	parsed, err := p.parse()
	if err != nil {
		return nil, err
	}
	q, err := reader{p}.query(parsed)
	if err != nil {
		return nil, err
	}
	if !q.onlyItems() {
		return nil, p.errorIn(0)
	}
	return q.items, nil
}

// readStatement reads one SELECT.
func readStatement(tokens []token) (*query, error) {
	p, err := makePlain(tokens, selectForm)
	if err != nil {
		return nil, err
	}
	parsed, err := p.parse()
	if err != nil {
		return nil, err
	}
	return reader{p}.query(parsed)
}

// onlyItems says that the query is nothing but its items.
func (q *query) onlyItems() bool {
	return q.with == nil && !q.distinct && q.from == nil && q.prewhere == nil && q.where == nil && q.grouping == "" &&
		q.group == nil && q.withs == nil && q.having == nil && q.windows == nil && q.order == nil && q.limitBy == nil &&
		q.limit == nil && q.next == nil
}

// parse gives the plain form to the parser, and makes sure that it is one SELECT.
func (p *plain) parse() (q *kept.SelectQuery, err error) {
	defer func() {
		if recover() != nil {
			q, err = nil, p.errorIn(0)
		}
	}()
	text := p.out.String()
	statements, err := kept.NewParser(text).ParseStmts()
	if err != nil {
		return nil, p.errorIn(offset(err.Error()))
	}
	if len(statements) == 1 {
		if q, ok := statements[0].(*kept.SelectQuery); ok {
			return q, nil
		}
	}
	return nil, p.errorIn(0)
}

// offset is the place that an error of the parser names: "line 0:12 …".
func offset(message string) int {
	const prefix = "line 0:"
	n := 0
	for i := len(prefix); i < len(message) && isDigit(message[i]); i++ {
		n = n*10 + int(message[i]-'0')
	}
	return n
}

func (r reader) unknown(e kept.Expr) error { return r.errorIn(int(e.Pos())) }

// lookUp returns the item of a place in the plain form.
func (r reader) lookUp(text string) (item, bool) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= len(r.items) {
		return item{}, false
	}
	return r.items[n], true
}

// ident returns the item of a name of the plain form.
func (r reader) ident(i *kept.Ident) (item, error) {
	if it, ok := r.lookUp(i.Name); ok && i.QuoteType == kept.BackTicks {
		return it, nil
	}
	return item{}, r.unknown(i)
}

// name returns what must be a name.
func (r reader) name(e kept.Expr) (item, error) {
	if i, ok := e.(*kept.Ident); ok {
		if it, err := r.ident(i); err == nil && it.kind == nameItem {
			return it, nil
		}
	}
	return item{}, r.unknown(e)
}

// expression reads a chain of operands and operators.
func (r reader) expression(e kept.Expr) (node, error) {
	var chain []kept.Expr
	for {
		operation, ok := e.(*kept.BinaryOperation)
		if !ok || operation.Operation != kept.TokenKindDoubleEQ || operation.HasGlobal || operation.HasNot {
			break
		}
		chain = append(chain, operation.RightExpr)
		e = operation.LeftExpr
	}
	chain = append(chain, e)
	pieces := make([]piece, 0, len(chain))
	for i := len(chain) - 1; i >= 0; i-- {
		var err error
		if pieces, err = r.pieces(pieces, chain[i]); err != nil {
			return nil, err
		}
	}
	return bind(pieces)
}

// optional reads an expression if there is one.
func (r reader) optional(e kept.Expr) (node, error) {
	if e == nil {
		return nil, nil
	}
	return r.expression(e)
}

// pieces appends what stands between two ==.
func (r reader) pieces(to []piece, e kept.Expr) ([]piece, error) {
	switch e := e.(type) {
	case *kept.Ident:
		if e.Name == "*" && e.QuoteType == 0 {
			return append(to, piece{operand: star{at: r.at(e)}}), nil
		}
		it, err := r.ident(e)
		return append(to, itemPiece(it)), err
	case *kept.Path:
		return r.path(to, e)
	case *kept.NestedIdentifier:
		it, err := r.name(e.Ident)
		if err != nil || e.DotIdent == nil || e.DotIdent.Name != "*" {
			return nil, r.unknown(e)
		}
		return append(to, piece{operand: star{at: at(it.at), table: it.text}}), nil
	case *kept.NumberLiteral:
		if it, ok := r.lookUp(e.Literal); ok && it.kind == numberItem {
			return append(to, itemPiece(it)), nil
		}
	case *kept.StringLiteral:
		if it, ok := r.lookUp(e.Literal); ok && it.kind == stringItem {
			return append(to, itemPiece(it)), nil
		}
	case *kept.ObjectParams:
		index, err := r.list(e.Params.Items)
		if err != nil {
			return nil, err
		}
		if len(index) != 1 {
			return nil, errorAt(r.position(e.Params), "one index is expected")
		}
		if to, err = r.pieces(to, e.Object); err != nil {
			return nil, err
		}
		return append(to, piece{at: index[0].position(), index: index[0]}), nil
	case *kept.IndexOperation:
		return r.member(to, e)
	default:
		n, err := r.operand(e)
		return append(to, piece{operand: n}), err
	}
	return nil, r.unknown(e)
}

// itemPiece is the piece of an item.
func itemPiece(it item) piece {
	p := piece{at: it.at}
	switch it.kind {
	case operatorItem:
		p.op = it.text
	case castItem:
		p.typ = it.text
	case partItem:
		p.index, p.dot = value{at(it.at), numberItem, it.text}, true
	case orderItem:
		p.order = it.text
	case nameItem:
		p.operand = name{at(it.at), []string{it.text}}
	case paramItem:
		p.operand = parameter{at(it.at), it.text}
	default:
		p.operand = value{at(it.at), it.kind, it.text}
	}
	return p
}

// path reads a.b.c, in which a may also be the type of a :: before it.
func (r reader) path(to []piece, e *kept.Path) ([]piece, error) {
	var parts []string
	start := 0
	for i, field := range e.Fields {
		it, err := r.ident(field)
		switch {
		case err != nil:
			return nil, err
		case i == 0 && it.kind == castItem:
			to = append(to, itemPiece(it))
		case it.kind != nameItem:
			return nil, r.unknown(field)
		case i > 0 && parts == nil:
			to = append(to, piece{at: it.at, member: it.text})
		default:
			if i == 0 {
				start = it.at
			}
			parts = append(parts, it.text)
		}
	}
	if parts == nil {
		return to, nil
	}
	return append(to, piece{at: start, operand: name{at(start), parts}}), nil
}

// member reads f(x).name.
func (r reader) member(to []piece, e *kept.IndexOperation) ([]piece, error) {
	to, err := r.pieces(to, e.Object)
	if err != nil {
		return nil, err
	}
	it, err := r.name(e.Index)
	return append(to, piece{at: it.at, member: it.text}), err
}

// operand reads what is neither a name nor a literal.
func (r reader) operand(e kept.Expr) (node, error) {
	switch e := e.(type) {
	case *kept.FunctionExpr:
		return r.call(e)
	case *kept.WindowFunctionExpr:
		return r.windowCall(e)
	case *kept.ParamExprList:
		items, err := r.list(e.Items)
		if e.ColumnArgList != nil || e.Items.HasDistinct {
			return nil, r.unknown(e)
		}
		return group{r.at(e), items}, err
	case *kept.ArrayParamList:
		items, err := r.list(e.Items)
		return array{r.at(e), items}, err
	case *kept.CaseExpr:
		return r.cases(e)
	case *kept.SubQuery:
		return r.subquery(e, e.Select)
	case *kept.SelectQuery:
		return r.subquery(e, e)
	}
	return nil, r.unknown(e)
}

// position is the character where a node of the parser starts.
func (r reader) position(e kept.Expr) int {
	i, found := slices.BinarySearchFunc(r.places, int(e.Pos()), func(p place, offset int) int { return p.offset - offset })
	if !found {
		i--
	}
	return r.places[max(i, 0)].at
}

func (r reader) at(e kept.Expr) at { return at(r.position(e)) }

// list reads expressions, which may have aliases.
func (r reader) list(l *kept.ColumnExprList) ([]node, error) {
	if l == nil {
		return nil, nil
	}
	items := make([]node, 0, len(l.Items))
	for _, e := range l.Items {
		n, err := r.aliased(e)
		if err != nil {
			return nil, err
		}
		items = append(items, n)
	}
	return items, nil
}

// aliased reads an expression that may have an alias.
func (r reader) aliased(e kept.Expr) (node, error) {
	column, ok := e.(*kept.ColumnExpr)
	if !ok {
		return r.expression(e)
	}
	n, err := r.expression(column.Expr)
	if err != nil || column.Alias == nil {
		return n, err
	}
	alias, err := r.name(column.Alias)
	return aliased{at(n.position()), n, alias.text}, err
}

func (r reader) call(e *kept.FunctionExpr) (node, error) {
	name, err := r.name(e.Name)
	if err != nil {
		return nil, err
	}
	c := call{at: at(name.at), name: name.text}
	if c.args, err = r.list(e.Params.Items); err != nil {
		return nil, err
	}
	c.distinct = e.Params.Items.HasDistinct
	if second := e.Params.ColumnArgList; second != nil {
		c.params, c.args, c.parametric = c.args, nil, true
		if c.distinct {
			return nil, errorAt(name.at, "DISTINCT is not expected in the parameters of %s", name.text)
		}
		c.distinct = second.Distinct
		for _, item := range second.Items {
			n, err := r.expression(item)
			if err != nil {
				return nil, err
			}
			c.args = append(c.args, n)
		}
	}
	return timeCall(c), nil
}

// timeCalls are functions that only ClickHouse's parser knows, and what they are to it.
var timeCalls = map[string]string{
	"dateadd": "plus", "date_add": "plus", "timestampadd": "plus", "timestamp_add": "plus",
	"datesub": "minus", "date_sub": "minus", "timestampsub": "minus", "timestamp_sub": "minus",
	"datediff": "", "date_diff": "", "timestampdiff": "", "timestamp_diff": "",
}

// timeCall reads dateAdd(DAY, 1, x), dateAdd(x, INTERVAL 1 DAY) and dateDiff(DAY, x, y).
func timeCall(c call) node {
	op, ok := timeCalls[strings.ToLower(c.name)]
	if !ok || c.parametric || c.distinct || len(c.args) < 2 {
		return c
	}
	unit := ""
	if first, ok := c.args[0].(name); ok && len(first.parts) == 1 {
		unit = intervalUnits[strings.ToUpper(first.parts[0])]
	}
	switch {
	case op == "" && unit != "":
		c.args[0] = value{at(c.args[0].position()), stringItem, strings.ToLower(unit)}
	case op != "" && len(c.args) == 2:
		return operation{c.at, op, c.args}
	case op != "" && len(c.args) == 3 && unit != "":
		return operation{c.at, op, []node{c.args[2], call{at: c.at, name: "toInterval" + unit, args: c.args[1:2]}}}
	}
	return c
}

func (r reader) cases(e *kept.CaseExpr) (node, error) {
	n := cases{at: r.at(e)}
	var err error
	if n.of, err = r.optional(e.Expr); err != nil {
		return nil, err
	}
	if len(e.Whens) == 0 {
		return nil, errorAt(n.position(), "CASE has no WHEN")
	}
	for _, clause := range e.Whens {
		when, err := r.expression(clause.When)
		if err != nil {
			return nil, err
		}
		then, err := r.expression(clause.Then)
		if err != nil {
			return nil, err
		}
		n.whens = append(n.whens, [2]node{when, then})
	}
	n.otherwise, err = r.optional(e.Else)
	return n, err
}

func (r reader) subquery(e kept.Expr, s *kept.SelectQuery) (node, error) {
	q, err := r.query(s)
	return subquery{r.at(e), q}, err
}
