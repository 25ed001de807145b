package filter

import (
	"fmt"
	"strings"
)

// maxSQL bounds the condition well below the size at which ClickHouse refuses a query.
const maxSQL = 200 << 10

// SQL returns the filter as a ClickHouse condition on the table, empty if the filter asks for nothing. Columns are
// named in back-ticks and values added to p. Bare text searches the implicit fields, of which there may be none. The
// error is an Invalid core.Error.
//
// A condition may be NULL where a Nullable column is, and neither it nor its negation matches then, except for
// field:*, to which NULL is just empty.
func (f *Filter) SQL(t *Table, implicit []Field, p *Params) (string, error) {
	if f.Root == nil {
		return "", nil
	}
	r := renderer{text: f.text, table: t, implicit: implicit, params: p, fields: make(map[string]Field)}
	sql, err := r.node(f.Root)
	p.Indexed = p.Indexed || r.indexed
	return sql, err
}

// renderer makes the SQL of one filter. Each node's SQL stands by itself between parentheses, or is put between them by
// the node around it.
type renderer struct {
	text     string
	table    *Table
	implicit []Field
	params   *Params
	size     int              // of the conditions so far
	fields   map[string]Field // found so far: the terms of a group ask for the same one
	columns  []bareColumn     // those of bare text, once they are needed
	joined   string           // the expression of all of them
	indexed  bool             // an index answers a condition that every row must meet, of those so far
}

func (r *renderer) errorf(t *Term, format string, args ...any) error {
	return invalid(r.text, t.Pos, format, args...)
}

// name is how messages call what the term is about.
func (r *renderer) name(t *Term) string {
	if t.Field == "" {
		return "the implicit column"
	}
	return quote(t.Field)
}

// node renders the condition of a node. Its parts are in parentheses, so that NOT, AND and OR bind as in the tree.
func (r *renderer) node(n Node) (string, error) {
	switch n := n.(type) {
	case *And:
		parts := make([]string, len(n.Nodes))
		for i, n := range n.Nodes {
			var err error
			if parts[i], err = r.node(n); err != nil {
				return "", err
			}
		}
		return "(" + strings.Join(parts, ") AND (") + ")", nil
	case *Or:
		return r.renderOr(len(n.Nodes), func(i int) (string, error) { return r.node(n.Nodes[i]) })
	case *Not:
		indexed := r.indexed
		sql, err := r.node(n.Node)
		r.indexed = indexed
		return "NOT (" + sql + ")", err
	case *Term:
		sql, err := r.term(n)
		if r.size += len(sql); err == nil && r.size > maxSQL {
			return "", r.errorf(n, "too many conditions")
		}
		return sql, err
	}
	return "", fmt.Errorf("render filter node of type %T", n)
}

// renderOr joins n conditions with OR. An index answers the result if one answers each of them.
func (r *renderer) renderOr(n int, condition func(int) (string, error)) (string, error) {
	before, all := r.indexed, true
	parts := make([]string, n)
	for i := range parts {
		var err error
		r.indexed = false
		if parts[i], err = condition(i); err != nil {
			return "", err
		}
		all = all && r.indexed
	}
	r.indexed = before || all
	return "(" + strings.Join(parts, ") OR (") + ")", nil
}

// term is the condition of a term, by what its field turns out to be.
func (r *renderer) term(t *Term) (string, error) {
	if t.Field == "" {
		return r.bare(t)
	}
	f, ok := r.fields[t.Field]
	if !ok {
		var err error
		if f, err = r.table.Find(t.Field); err != nil {
			return "", r.errorf(t, "%s", err)
		}
		r.fields[t.Field] = f
	}
	switch {
	case f.candidates != nil && t.Pasted:
		return "", r.errorf(t, "unknown field %s: quote text with a colon, or write %s for an attribute", quote(t.Field),
			quote(f.candidates[0].Column+"."+t.Field))
	case t.Match == Anything:
		return "true", nil
	case f.candidates != nil:
		return r.attribute(t, f.candidates)
	}
	return r.condition(t, f)
}

// condition is the condition of a term on a field that is at one place.
func (r *renderer) condition(t *Term, f Field) (string, error) {
	switch {
	case f.Type.Kind == Array:
		return r.array(t, f)
	case f.Type.Kind == JSON && f.Path != nil:
		return r.member(t, f)
	case f.Type.Kind == Map && f.Path != nil && f.materialized == "":
		return r.mapValue(t, f)
	case f.Path == nil && t.Match == Contains && r.table.lower[f.Column] == textTokens:
		return r.contains(f.SQL(r.params), t.Text), nil
	}
	x, typ := f.SQL(r.params), f.Value()
	if t.Match == Equals && t.Text != "" && r.table.indexes(x, typ) {
		r.indexed = true
	}
	if f.Path == nil && f.Column == r.table.duration && f.expression == "" && typ.Kind == Number {
		return r.ordered(t, typ, r.comparison(t, x, typ, r.table.durationParam))
	}
	return r.scalar(t, x, typ)
}

// array asks whether some element meets the condition of the term.
func (r *renderer) array(t *Term, f Field) (string, error) {
	elem, x, column := f.Type.Elem, "x", f.SQL(r.params)
	switch {
	case t.Match == Exists && f.Path == nil:
		return "notEmpty(" + column + ")", nil
	case t.Match == Range:
		return "", r.errorf(t, "a range is not supported for %s, which is an array", quote(t.Field))
	case t.Match.operator() != "":
		return "", r.errorf(t, "%s is not supported for %s, which is an array", t.Match.operator(), quote(t.Field))
	case elem.Kind == Map && f.Path == nil:
		return "", r.errorf(t, "%s is an array of maps: add a key, such as %s.key", quote(t.Field), t.Field)
	case elem.Kind == Map:
		x, elem = "x["+r.params.Add("String", f.Path[0])+"]", elem.Elem
	case elem.Kind == JSON && f.Path == nil:
		return "", r.errorf(t, "%s is an array of JSON: add a path, such as %s.path", quote(t.Field), t.Field)
	case elem.Kind == JSON:
		column = f.member("")
		x, elem = jsonText(x, f.memberType()), textType
	case elem.Kind == Text && t.Match == Equals && !isFixed(elem):
		return "has(" + column + ", " + r.params.Add("String", t.Text) + ")", nil // what a text index answers
	case elem.Kind == Date:
		x, elem = "toString(x)", &Type{Kind: Text, Name: "String", Nullable: elem.Nullable}
	case elem.Kind == DateTime:
		x, elem = "toString(x, 'UTC')", &Type{Kind: Text, Name: "String", Nullable: elem.Nullable}
	}
	cond, err := r.scalar(t, x, elem)
	return "arrayExists(x -> " + cond + ", " + column + ")", err
}

// numbersInJSON are the types of the numbers that a JSON can hold where its type does not fix one.
var numbersInJSON = []string{"Int64", "UInt64", "Float64"}

// member is the condition of a term on a member of a JSON. It counts as text, but order is for numbers: like NULL, a
// member that is none is neither greater than something nor not.
func (r *renderer) member(t *Term, f Field) (string, error) {
	if t.Match != Range && t.Match.operator() == "" {
		return r.scalar(t, f.SQL(r.params), textType)
	}
	member, typ := f.member(""), f.memberType()
	if typ.Kind != Other {
		return r.scalar(t, member, typ)
	}
	return r.ordered(t, typ, func(operator, text string) (string, error) {
		value, ok := numberParam(r.params, typ, text)
		if !ok {
			return "", r.errorf(t, "%s is in JSON, where only numbers can be compared, and %s is not a number", r.name(t), quote(text))
		}
		conds := make([]string, len(numbersInJSON))
		for i, number := range numbersInJSON {
			conds[i] = f.member(number) + " " + operator + " " + value
		}
		return "coalesce(" + strings.Join(conds, ", ") + ")", nil
	})
}

// scalar is the condition of a term on an expression of one value, which is a column, a map's value or, in an array,
// each element. The type decides what can be asked: what makes no sense for it is refused rather than converted.
func (r *renderer) scalar(t *Term, x string, typ *Type) (string, error) {
	switch typ.Kind {
	case Text:
		if isFixed(typ) {
			x = "toString(" + x + ")" // without the NUL characters that fill it up
		}
		return r.textual(t, x, typ)
	case Number:
		return r.ordered(t, typ, r.comparison(t, x, typ, numberParam))
	case Bool:
		return r.boolean(t, x)
	case Date, DateTime:
		if t.Match.operator() == "" && t.Match != Range {
			return "", r.errorf(t, "%s contains times: compare it, such as %s:>2024-01-31, or use a range", quote(t.Field), t.Field)
		}
		return r.ordered(t, typ, r.comparison(t, x, typ, timeParam))
	case Enum:
		return r.enum(t, x, typ)
	case UUID, IPv4, IPv6:
		if t.Match == Exists {
			return "ifNull(notEmpty(" + x + "), false)", nil
		}
		return r.ordered(t, typ, r.comparison(t, x, typ, addressParam))
	case Map, Tuple, JSON:
		return "", r.errorf(t, "%s cannot be searched as a whole: it has the type %s", quote(t.Field), typ.Name)
	}
	return "", r.errorf(t, "%s cannot be searched: its type %s is not supported", quote(t.Field), typ.Name)
}

func isFixed(typ *Type) bool { return strings.HasPrefix(typ.Name, "FixedString") }
