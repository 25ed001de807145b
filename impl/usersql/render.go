package usersql

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Limits on how nodes stand in each other, within which ClickHouse reads what is written.
const (
	// maxDepth is how deep they may be nested. A pair of parentheses takes 5 of the 1000 levels of its parser.
	maxDepth = 100
	// maxChain is how many operators may be chained, as in a + b + c and a[1].x::Int8, nodes around them included. A
	// chain is flat to ClickHouse's parser, but two levels of its tree with each operator, of which it takes 1000: 498
	// terms with nothing around them. The rest is for the statement that the expression becomes a part of.
	maxChain = 400
)

// renderer writes nodes as SQL, and checks them while it does. After the first error it goes on for nothing.
type renderer struct {
	scope Scope
	b     strings.Builder
	err   error
	depth int
	// chained is how many operators of chains are around.
	chained int
	// inQuery is how many queries stand around; names within one are its own.
	inQuery int
	// lambdas are the arguments of the lambdas around.
	lambdas []string
	// ctes are the names behind the WITHs around. Those of queries are tables.
	ctes []cte
	// names remembers which names there are, if it is not nil.
	names *names
}

// cte is a name that a WITH gives.
type cte struct {
	name  string
	query bool
	// isName says that it stands for another name.
	isName bool
	// inQuery is how many queries stand around it, and within.
	inQuery int
}

// result returns what was written, or the first error. After an error what was written means nothing.
func (r *renderer) result() (string, error) {
	if r.err != nil {
		return "", r.err
	}
	return r.b.String(), nil
}

// fail notes the first error. Rendering goes on without effect, so that its callers need not check.
func (r *renderer) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

// refuse fails with a message about the place of a node.
func (r *renderer) refuse(n node, format string, args ...any) {
	r.fail(errorAt(n.position(), format, args...))
}

func (r *renderer) write(texts ...string) {
	for _, text := range texts {
		r.b.WriteString(text)
	}
}

// writeName writes a name in back-ticks.
func writeName(b *strings.Builder, name string) { quote(b, name, '`') }

// writeString writes a text in single quotes.
func writeString(b *strings.Builder, text string) { quote(b, text, '\'') }

// quote writes a text between marks so that ClickHouse reads the same text again, whatever bytes it has. Control characters
// and bytes that are no UTF-8 are written in hexadecimal, so no reader of the SQL can take them for something else.
func quote(b *strings.Builder, text string, mark byte) {
	b.WriteByte(mark)
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == mark || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c == 0x7f:
			fmt.Fprintf(b, `\x%02X`, c)
		case c >= utf8.RuneSelf:
			char, size := utf8.DecodeRuneInString(text[i:])
			if char == utf8.RuneError && size == 1 {
				fmt.Fprintf(b, `\x%02X`, c)
			} else {
				b.WriteString(text[i : i+size])
			}
			i += size
			continue
		default:
			b.WriteByte(c)
		}
		i++
	}
	b.WriteByte(mark)
}

// node writes what stands by itself: nothing around it can bind into it.
func (r *renderer) node(n node) {
	if r.depth++; r.depth > maxDepth {
		r.refuse(n, "the expression is nested more than %d levels deep", maxDepth)
	}
	if r.err == nil {
		r.any(n)
	}
	r.depth--
}

// chain calls write for what stands in a chain of so many operators.
func (r *renderer) chain(n node, operators int, write func()) {
	if r.chained += operators; r.depth+r.chained > maxChain {
		r.refuse(n, "more than %d operators in a chain: put some operands into parentheses", maxChain)
	}
	if r.err == nil {
		write()
	}
	r.chained -= operators
}

// any writes a node of any kind. What has no case here is refused: a kind of node that is new to the parser is not written
// before it has a rule here.
func (r *renderer) any(n node) {
	switch n := n.(type) {
	case name:
		r.name(n)
	case value:
		r.value(n)
	case parameter:
		r.parameter(n)
	case star:
		r.star(n)
	case call:
		r.call(n)
	case operation:
		r.operation(n)
	case lambda:
		r.refuse(n, "-> is only allowed in the arguments of a function")
	case element:
		r.element(n)
	case member:
		r.write("tupleElement(")
		r.postfixed(n.of)
		r.write(", ")
		writeString(&r.b, n.name)
		r.write(")")
	case cast:
		r.cast(n)
	case group:
		r.group(n)
	case array:
		r.list("[", n.items, "]")
	case cases:
		r.cases(n)
	case subquery:
		r.write("(")
		r.subquery(n.query)
		r.write(")")
	case aliased:
		r.aliased(n)
	case ordered:
		r.refuse(n, "%s is only expected in ORDER BY", n.direction)
	default:
		r.refuse(n, "this expression is not supported")
	}
}

// list writes nodes between brackets.
func (r *renderer) list(open string, items []node, closing string) {
	r.write(open)
	for i, item := range items {
		if i > 0 {
			r.write(", ")
		}
		r.node(item)
	}
	r.write(closing)
}

// name writes the name of a column. Outside of sub-queries the scope may say what it stands for, but for the arguments of
// lambdas, which hide columns of the same name, as in ClickHouse.
func (r *renderer) name(n name) {
	if r.inQuery == 0 && !slices.Contains(r.lambdas, n.parts[0]) {
		if sql, ok := r.resolve(n); ok {
			r.write(sql)
			return
		}
		if r.scope.Unknown != nil {
			r.scope.Unknown(n.parts)
		}
	}
	if !slices.Contains(r.lambdas, n.parts[0]) {
		r.names.column(n.parts)
	}
	for i, part := range n.parts {
		if i > 0 {
			r.write(".")
		}
		writeName(&r.b, part)
	}
}

// resolve returns what the scope says a name stands for.
func (r *renderer) resolve(n name) (sql string, ok bool) {
	if r.scope.Column != nil {
		if sql, ok = r.scope.Column(n.parts); ok {
			return sql, true
		}
	}
	if n.mayBeText || r.scope.Attribute == nil {
		return "", false
	}
	sql, ok, err := r.scope.Attribute(n.parts)
	if err != nil {
		r.refuse(n, "%s", err)
	}
	return sql, ok
}

// value writes a number, a text or a keyword such as NULL. Only texts can have characters that need an escape.
func (r *renderer) value(n value) {
	if n.kind == stringValue {
		writeString(&r.b, n.text)
		return
	}
	r.write(n.text)
}

// parameter writes a parameter of the scope, of exactly the type that it has there: ClickHouse would otherwise read the value
// as whatever the user says.
func (r *renderer) parameter(n parameter) {
	name, typ, _ := strings.Cut(n.text, ":")
	switch want, ok := r.scope.Params[name]; {
	case !ok:
		r.refuse(n, "unknown parameter %q", name)
	case want != typ:
		r.refuse(n, "parameter %q is of type %s", name, want)
	default:
		r.write("{", n.text, "}")
	}
}

// aliased writes an alias where it can only mean something to the query that it stands in.
func (r *renderer) aliased(n aliased) {
	if r.inQuery == 0 {
		r.refuse(n, "the alias %s is not expected here", n.name)
		return
	}
	r.write("(")
	r.node(n.of)
	r.write(" AS ")
	r.names.give(n.name)
	writeName(&r.b, n.name)
	r.write(")")
}

// postfixed writes what stands before a .name, a [index] or a ::Type. Several of them in a row are a chain.
func (r *renderer) postfixed(of node) {
	switch of.(type) {
	case element, member, cast:
		r.chain(of, 1, func() { r.any(of) })
	default:
		r.node(of)
	}
}

// element writes of[index] or of.1. A text as the index of a column's name may be a key for which the scope has SQL of its
// own.
func (r *renderer) element(n element) {
	if n.dot {
		r.write("tupleElement(")
		r.postfixed(n.of)
		r.write(", ")
		r.node(n.index)
		r.write(")")
		return
	}
	of, isName := n.of.(name)
	key, isText := n.index.(value)
	if isName && isText && key.kind == stringValue && len(of.parts) == 1 && r.inQuery == 0 &&
		r.scope.MapValue != nil && !slices.Contains(r.lambdas, of.parts[0]) {
		if sql, ok := r.scope.MapValue(of.parts[0], key.text); ok {
			r.write(sql)
			return
		}
	}
	if isName {
		of.mayBeText = true // no attribute has elements
		n.of = of
	}
	r.postfixed(n.of)
	r.list("[", []node{n.index}, "]")
}

// cast writes of::typ. ClickHouse reads the text of a number, so that 0.1::Decimal(9, 1) is exact.
func (r *renderer) cast(n cast) {
	r.write("CAST(")
	if v, ok := n.of.(value); ok && v.kind == numberValue {
		writeString(&r.b, v.text)
	} else {
		r.postfixed(n.of)
	}
	r.write(", ")
	writeString(&r.b, n.typ)
	r.write(")")
}

// group writes what stands in parentheses: a tuple, unless there is one item.
func (r *renderer) group(n group) {
	switch len(n.items) {
	case 0:
		r.write("tuple()")
	case 1:
		r.node(n.items[0])
	default:
		r.list("(", n.items, ")")
	}
}

// cases writes a CASE.
func (r *renderer) cases(n cases) {
	r.write("CASE")
	if n.of != nil {
		r.write(" ")
		r.node(n.of)
	}
	for _, when := range n.whens {
		r.write(" WHEN ")
		r.node(when[0])
		r.write(" THEN ")
		r.node(when[1])
	}
	if n.otherwise != nil {
		r.write(" ELSE ")
		r.node(n.otherwise)
	}
	r.write(" END")
}

// operators are how operations are written: between their operands, or as the functions that they are to ClickHouse.
var operators = map[string]string{
	"or": " OR ", "and": " AND ", "equals": " = ", "notEquals": " != ", "less": " < ", "lessOrEquals": " <= ",
	"greater": " > ", "greaterOrEquals": " >= ", "like": " LIKE ", "notLike": " NOT LIKE ", "ilike": " ILIKE ",
	"notILike": " NOT ILIKE ", "isDistinctFrom": " IS DISTINCT FROM ", "isNotDistinctFrom": " IS NOT DISTINCT FROM ", "nullSafeEquals": " <=> ",
	"concat": " || ", "plus": " + ", "minus": " - ", "multiply": " * ", "divide": " / ", "modulo": " % ",
}

// operation writes an operation between parentheses, so that ClickHouse reads the tree that was parsed whatever its own
// precedences are.
func (r *renderer) operation(n operation) {
	if _, constant := n.args[0].(value); !constant && infixes[n.op] > bindNot && infixes[n.op] < infixes["concat"] {
		n.args = slices.Clone(n.args)
		for i, arg := range n.args[1:] {
			n.args[i+1] = asText(arg)
		}
	}
	if word, ok := inOperators[n.op]; ok {
		r.in(n.args, word)
		return
	}
	switch n.op {
	case "isNull", "isNotNull":
		r.write("(")
		r.node(n.args[0])
		r.write(map[string]string{"isNull": " IS NULL)", "isNotNull": " IS NOT NULL)"}[n.op])
		return
	case "between", "notBetween":
		r.write("(")
		r.node(n.args[0])
		r.write(map[string]string{"between": " BETWEEN ", "notBetween": " NOT BETWEEN "}[n.op])
		r.node(n.args[1])
		r.write(" AND ")
		r.node(n.args[2])
		r.write(")")
		return
	case "not":
		r.write("(NOT ")
		r.node(n.args[0])
		r.write(")")
		return
	case "notMatch":
		r.write("(NOT ")
		r.list("match(", n.args, ")")
		r.write(")")
		return
	case "negate", "if", "multiIf", "intDiv", "match":
		r.list(n.op+"(", n.args, ")")
		return
	}
	if operators[n.op] == "" {
		r.refuse(n, "the operator %s is not supported", n.op)
		return
	}
	chain := chainOf(n)
	r.chain(n, len(chain)-1, func() {
		r.write("(")
		r.node(chain[len(chain)-1].args[0])
		for _, step := range slices.Backward(chain) {
			for _, arg := range step.args[1:] {
				r.write(operators[step.op])
				r.node(arg)
			}
		}
		r.write(")")
	})
}

// asText marks names without a dot on the right of a comparison, unless they are in back-ticks.
func asText(n node) node {
	switch n := n.(type) {
	case name:
		n.mayBeText = n.mayBeText || len(n.parts) == 1 && n.quote == 0
		return n
	case group:
		n.items = slices.Clone(n.items)
		for i, item := range n.items {
			n.items[i] = asText(item)
		}
		return n
	}
	return n
}

// chainOf returns the operations of a chain of arithmetic, the last first: those of a - b + c are + and -. Each of them
// is the left operand of the one before, as ClickHouse reads it too.
func chainOf(n operation) []operation {
	chain := []operation{n}
	for infixes[n.op] >= infixes["plus"] {
		left, ok := n.args[0].(operation)
		if !ok || infixes[left.op] != infixes[n.op] || operators[left.op] == "" {
			break
		}
		chain, n = append(chain, left), left
	}
	return chain
}
