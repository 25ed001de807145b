package usersql

import (
	"regexp"
	"strings"
)

// inOperators are the operators whose right side may be a table.
var inOperators = map[string]string{
	"in": " IN ", "notIn": " NOT IN ", "globalIn": " GLOBAL IN ", "globalNotIn": " GLOBAL NOT IN ",
}

// in writes an IN. ClickHouse takes a name on its right, in parentheses or not, for a table, and a function perhaps for a
// table function.
func (r *renderer) in(args []node, word string) {
	r.write("(")
	r.node(args[0])
	r.write(word)
	r.inRight(args[1])
	r.write(")")
}

// inRight writes what stands behind IN. ClickHouse takes a name there for a table, so only tables that are allowed, lists,
// sub-queries and a few functions of lists may stand there.
func (r *renderer) inRight(right node) {
	switch n := right.(type) {
	case name:
		if len(n.parts) == 1 && r.isCTE(n.parts[0], true) {
			writeName(&r.b, n.parts[0])
			return
		}
		r.table(n.position(), n.parts)
		return
	case subquery, array, parameter:
		r.node(right)
		return
	case group:
		if len(n.items) == 1 {
			switch item := n.items[0].(type) {
			case subquery, group, array, parameter:
				r.inRight(item)
			case value:
				r.list("(", n.items, ")")
			default:
				r.list("tuple(", n.items, ")")
			}
			return
		}
		r.node(right)
		return
	case value:
		r.list("(", []node{right}, ")")
		return
	case call:
		switch strings.ToLower(n.name) {
		case "tuple", "array", "range", "splitbychar", "splitbystring", "arraymap", "arrayfilter", "cast":
			r.node(right)
			return
		}
	}
	r.refuse(right, "expected a list, a table or a subquery after IN")
}

// isCTE says that a name is that of a WITH around, whose queries are tables everywhere. The values are known for certain
// in their own query only, where they may stand behind IN. What stands for another name may not: if that is no column's,
// ClickHouse looks for a table that has either name, in whichever database is its default.
func (r *renderer) isCTE(name string, behindIn bool) bool {
	for i := len(r.ctes) - 1; i >= 0; i-- {
		if c := r.ctes[i]; c.name == name {
			return c.query || behindIn && !c.isName && c.inQuery == r.inQuery
		}
	}
	return false
}

// markCalled reports the call of a function to Scope.Called.
func (r *renderer) markCalled() {
	if r.scope.Called != nil {
		r.scope.Called()
	}
}

// call writes a call of a function that may be called. Syntax that looks like one (COLUMNS, EXISTS, IN) has rules of its own.
// The name is written as it came: functions differ by case.
func (r *renderer) call(n call) {
	lower := strings.ToLower(n.name)
	if lower == "columns" {
		r.columns(n)
		return
	}
	r.markCalled()
	switch lower {
	case "exists":
		r.exists(n)
		return
	case "in", "notin", "globalin", "globalnotin":
		for op, word := range inOperators {
			if strings.ToLower(op) == lower && len(n.args) == 2 {
				r.in(n.args, word)
				return
			}
		}
		r.refuse(n, "function %q must have two arguments", n.name)
		return
	}
	if err := allowFunction(n.position(), n.name); err != nil {
		r.fail(err)
		return
	}
	r.checkArguments(n)
	if len(n.modifiers) > 0 {
		r.refuse(n, "%s is not expected after a function", n.modifiers[0].word)
		return
	}
	r.write(n.name, "(")
	if n.parametric {
		r.list("", n.params, ")(")
	}
	if n.distinct {
		r.write("DISTINCT ")
	}
	for i, arg := range n.args {
		if i > 0 {
			r.write(", ")
		}
		if l, ok := arg.(lambda); ok {
			r.lambda(l)
		} else {
			r.node(arg)
		}
	}
	r.write(")")
	if n.over != nil {
		r.write(" OVER ")
		r.window(n.over)
	} else if n.overName != "" {
		r.write(" OVER ")
		writeName(&r.b, n.overName)
	}
}

// maxLambdas is how many arguments the lambdas around a name may have together: each name is looked for among them.
const maxLambdas = 100

// lambda writes a lambda. Its arguments are known within its body only.
func (r *renderer) lambda(n lambda) {
	if len(r.lambdas)+len(n.args) > maxLambdas {
		r.refuse(n, "lambdas may have at most %d arguments", maxLambdas)
		return
	}
	r.write("(")
	for i, arg := range n.args {
		if i > 0 {
			r.write(", ")
		}
		writeName(&r.b, arg)
	}
	r.write(") -> ")
	r.lambdas = append(r.lambdas, n.args...)
	r.node(n.body)
	r.lambdas = r.lambdas[:len(r.lambdas)-len(n.args)]
}

// exists writes EXISTS (SELECT …).
func (r *renderer) exists(n call) {
	if len(n.args) == 1 && !n.parametric && !n.distinct && n.over == nil && n.overName == "" {
		if q, ok := n.args[0].(subquery); ok {
			r.write("exists")
			r.node(q)
			return
		}
	}
	r.refuse(n, "EXISTS needs a subquery")
}

// aggregateName is what functions that take the name of an aggregate function accept: quantile(0.9).
var aggregateName = regexp.MustCompile(`^([A-Za-z_][A-Za-z0-9_]*)(\([0-9., ]*\))?$`)

// checkArguments refuses arguments that say more than values: names of functions and types.
func (r *renderer) checkArguments(n call) {
	switch strings.ToLower(n.name) {
	case "arrayreduce", "arrayreduceinranges", "initializeaggregation":
		text, ok := textArgument(n, 0)
		found := aggregateName.FindStringSubmatch(text)
		if !ok || found == nil {
			r.refuse(n, "the first argument of %s must be the name of an aggregate function", n.name)
			return
		}
		if f, ok := lookUpFunction(found[1]); !ok || !f.aggregate || f.refused != "" {
			r.refuse(n, "aggregate function %q is unknown", found[1])
		}
	case "cast", "accuratecast", "accuratecastornull", "accuratecastordefault", "reinterpret":
		r.checkType(n, 1)
	case "jsonextract", "jsonextractcaseinsensitive":
		r.checkType(n, len(n.args)-1)
	case "defaultvalueoftypename":
		r.checkType(n, 0)
	}
}

// checkType refuses an argument that is not the name of a type that values may be converted to.
func (r *renderer) checkType(n call, i int) {
	text, ok := textArgument(n, i)
	if !ok {
		r.refuse(n, "%s needs a type as a string", n.name)
		return
	}
	tokens, err := scan(text, maxExpression)
	if err == nil {
		var next int
		if _, next, err = readType(tokens, 0); err == nil && tokens[next].kind == endToken {
			return
		}
	}
	r.refuse(n, "the type %q is not allowed here", text)
}

// textArgument returns an argument that is written as a text. It is not ok for one that is computed, whose value is not
// known.
func textArgument(n call, i int) (string, bool) {
	if i < 0 || i >= len(n.args) {
		return "", false
	}
	v, ok := n.args[i].(value)
	return v.text, ok && v.kind == stringValue
}

// aggregates reports whether a node calls an aggregate function outside sub-queries.
func aggregates(n node) bool {
	switch n := n.(type) {
	case call:
		if f, ok := lookUpFunction(n.name); ok && f.aggregate && n.over == nil && n.overName == "" {
			return true
		}
		return anyAggregates(n.args) || anyAggregates(n.params)
	case operation:
		return anyAggregates(n.args)
	case lambda:
		return aggregates(n.body)
	case element:
		return aggregates(n.of) || aggregates(n.index)
	case member:
		return aggregates(n.of)
	case cast:
		return aggregates(n.of)
	case group:
		return anyAggregates(n.items)
	case array:
		return anyAggregates(n.items)
	case cases:
		for _, when := range n.whens {
			if anyAggregates(when[:]) {
				return true
			}
		}
		return aggregates(n.of) || aggregates(n.otherwise)
	case aliased:
		return aggregates(n.of)
	case ordered:
		return aggregates(n.of)
	default:
		return false
	}
}

// anyAggregates reports whether one of the nodes aggregates.
func anyAggregates(list []node) bool {
	for _, n := range list {
		if aggregates(n) {
			return true
		}
	}
	return false
}
