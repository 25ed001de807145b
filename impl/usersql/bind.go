package usersql

// piece is an operand, or what binds operands.
type piece struct {
	at int
	// operand is set in an operand, op in an operator, typ behind a ::, index in a [index] or a .1, member in a .name,
	// order in ASC or DESC. Exactly one of them is.
	operand node
	op      string
	typ     string
	index   node
	dot     bool
	member  string
	order   string
}

// infixes are the operators behind an operand, by how tightly they bind: ClickHouse's own table. All of them but ?: bind
// what is on their left first.
var infixes = map[string]int{
	"lambda": 1, "if": 2, "or": 3, "and": 4,
	"isDistinctFrom": 6, "isNotDistinctFrom": 6, "isNull": 6, "isNotNull": 6, "between": 7, "notBetween": 7,
	"equals": 9, "notEquals": 9, "nullSafeEquals": 9, "less": 9, "lessOrEquals": 9, "greater": 9, "greaterOrEquals": 9,
	"like": 9, "notLike": 9, "ilike": 9, "notILike": 9, "match": 9, "notMatch": 9,
	"in": 9, "notIn": 9, "globalIn": 9, "globalNotIn": 9,
	"concat": 10, "plus": 11, "minus": 11, "multiply": 12, "divide": 12, "modulo": 12, "intDiv": 12,
}

const (
	bindNot    = 5
	bindNull   = 6 // IS NULL
	bindNegate = 13
	bindMember = 14 // .name, [index], ::Type
)

// merged are the operators whose chains are one operation: a AND b AND c.
var merged = map[string]bool{"and": true, "or": true, "concat": true}

// binder makes a tree of pieces by the precedence of their operators.
type binder struct {
	pieces []piece
	i      int
}

// bind makes the tree of all pieces.
func bind(pieces []piece) (node, error) {
	if len(pieces) == 1 && pieces[0].operand != nil {
		return pieces[0].operand, nil
	}
	b := binder{pieces: pieces}
	n, err := b.expression(0)
	if err != nil {
		return nil, err
	}
	if b.i < len(b.pieces) && b.pieces[b.i].order != "" {
		n = ordered{at: at(n.position()), of: n, direction: b.pieces[b.i].order}
		b.i++
	}
	if b.i < len(b.pieces) {
		return nil, b.unexpected()
	}
	return n, nil
}

func (b *binder) unexpected() error {
	if b.i == len(b.pieces) {
		return errorAt(b.pieces[b.i-1].at, "an operand is missing behind this")
	}
	return errorAt(b.pieces[b.i].at, "this operator is not expected here")
}

// accept moves on if the operator is next.
func (b *binder) accept(op string) bool {
	if b.i < len(b.pieces) && b.pieces[b.i].op == op {
		b.i++
		return true
	}
	return false
}

// expression reads an operand and the operators behind it that bind tighter than outer.
func (b *binder) expression(outer int) (node, error) {
	left, err := b.prefix()
	for err == nil && b.i < len(b.pieces) {
		p := b.pieces[b.i]
		if p.op == "" {
			if p.order != "" || p.operand != nil || bindMember <= outer {
				break
			}
			b.i++
			left = postfix(left, p)
			continue
		}
		if p.op == "isNull" || p.op == "isNotNull" {
			if bindNull <= outer {
				break
			}
			b.i++
			left = operation{at(left.position()), p.op, []node{left}}
			continue
		}
		binds, ok := infixes[p.op]
		if !ok || binds <= outer {
			break
		}
		b.i++
		left, err = b.infix(left, p, binds)
	}
	return left, err
}

// prefix reads an operand with the operators before it.
func (b *binder) prefix() (node, error) {
	if b.i == len(b.pieces) {
		return nil, b.unexpected()
	}
	p := b.pieces[b.i]
	b.i++
	switch {
	case p.operand != nil:
		return p.operand, nil
	case p.op == "not":
		of, err := b.expression(bindNot)
		return operation{at(p.at), "not", []node{of}}, err
	case p.op == "plus":
		// A sign that changes nothing, which ClickHouse takes before numbers.
		of, err := b.expression(bindNegate)
		if v, ok := of.(value); err == nil && (!ok || v.kind != numberItem) {
			return nil, errorAt(p.at, "+ stands before something that is not a number")
		}
		return of, err
	case p.op == "negate":
		return b.negative(p)
	case p.op == "interval":
		of, err := b.expression(0)
		if err != nil {
			return nil, err
		}
		if b.i == len(b.pieces) || len(b.pieces[b.i].op) < 10 || b.pieces[b.i].op[:10] != "toInterval" {
			return nil, errorAt(p.at, "the unit of this INTERVAL is missing")
		}
		b.i++
		return call{at: at(p.at), name: b.pieces[b.i-1].op, args: []node{of}}, nil
	}
	b.i--
	return nil, b.unexpected()
}

// negative reads what a minus stands before. A number with a minus is a number: -1::Int8 is (-1)::Int8, while -x::Int8
// is -(x::Int8).
func (b *binder) negative(p piece) (node, error) {
	if b.i < len(b.pieces) {
		if v, ok := b.pieces[b.i].operand.(value); ok && v.kind == numberItem {
			b.i++
			var n node = value{at(p.at), numberItem, "-" + v.text}
			for b.i < len(b.pieces) && b.pieces[b.i].op == "" && b.pieces[b.i].operand == nil && b.pieces[b.i].order == "" {
				n = postfix(n, b.pieces[b.i])
				b.i++
			}
			return n, nil
		}
	}
	of, err := b.expression(bindNegate)
	return operation{at(p.at), "negate", []node{of}}, err
}

// postfix puts a .name, a [index] or a ::Type on an operand.
func postfix(of node, p piece) node {
	start := at(of.position())
	switch {
	case p.index != nil:
		return element{start, of, p.index, p.dot}
	case p.member != "":
		return member{start, of, p.member}
	default:
		return cast{start, of, p.typ}
	}
}

// infix reads what is on the right of an operator.
func (b *binder) infix(left node, p piece, binds int) (node, error) {
	start := at(left.position())
	switch p.op {
	case "lambda":
		args, err := lambdaArgs(left)
		if err != nil {
			return nil, err
		}
		body, err := b.expression(binds)
		return lambda{start, args, body}, err
	case "if":
		return b.conditional(left, p, binds)
	case "between", "notBetween":
		low, err := b.expression(infixes["and"])
		if err == nil && !b.accept("and") {
			err = errorAt(p.at, "the AND of this BETWEEN is missing")
		}
		if err != nil {
			return nil, err
		}
		high, err := b.expression(binds)
		return operation{start, p.op, []node{left, low, high}}, err
	}
	right, err := b.expression(binds)
	if err != nil {
		return nil, err
	}
	if chain, ok := left.(operation); ok && merged[p.op] && chain.op == p.op {
		chain.args = append(chain.args, right)
		return chain, nil
	}
	return operation{start, p.op, []node{left, right}}, nil
}

// conditional reads what follows the first ? of a chain: a ? b : c ? d : e. ClickHouse reads chains of one ? only; the
// others mean what they do in other languages, a ? b : (c ? d : e), and are one operation however long they are.
func (b *binder) conditional(condition node, p piece, binds int) (node, error) {
	args := []node{condition}
	for {
		then, err := b.expression(binds)
		if err == nil && !b.accept("else") {
			err = errorAt(p.at, "the : of this ? is missing")
		}
		if err != nil {
			return nil, err
		}
		otherwise, err := b.expression(binds)
		if err != nil {
			return nil, err
		}
		args = append(args, then, otherwise)
		if b.i == len(b.pieces) || b.pieces[b.i].op != "if" {
			break
		}
		p = b.pieces[b.i]
		b.i++
	}
	op := "multiIf"
	if len(args) == 3 {
		op = "if"
	}
	return operation{at(condition.position()), op, args}, nil
}

// lambdaArgs returns the names before a ->: x or (x, y).
func lambdaArgs(left node) ([]string, error) {
	items := []node{left}
	if g, ok := left.(group); ok {
		items = g.items
	}
	var args []string
	for _, item := range items {
		n, ok := item.(name)
		if !ok || len(n.parts) != 1 {
			return nil, errorAt(item.position(), "only names stand before ->")
		}
		args = append(args, n.parts[0])
	}
	return args, nil
}
