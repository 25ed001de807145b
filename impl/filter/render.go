package filter

import (
	"fmt"
	"net/netip"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
)

// maxSQL bounds the condition well below the size at which ClickHouse refuses a query.
const maxSQL = 200 << 10

// SQL returns the filter as a ClickHouse condition on the table, empty if the filter asks for nothing. Columns are
// named in back-ticks and values added to p. implicit names the columns that bare text searches; there may be none.
// The error is an Invalid core.Error.
//
// A condition may be NULL where a Nullable column is, and neither it nor its negation matches then, except for
// field:*, to which NULL is just empty.
func (f *Filter) SQL(t *Table, implicit []string, p *Params) (string, error) {
	if f.Root == nil {
		return "", nil
	}
	r := renderer{text: f.text, table: t, implicit: implicit, params: p, fields: make(map[string]Field)}
	sql, err := r.node(f.Root)
	if err != nil {
		return "", err
	}
	if len(sql) > maxSQL {
		return "", core.InvalidError("filter has too many conditions")
	}
	return sql, nil
}

// renderer makes the SQL of one filter. Each node's SQL stands by itself between parentheses, or is put between them by
// the node around it.
type renderer struct {
	text     string
	table    *Table
	implicit []string
	params   *Params
	fields   map[string]Field // found so far: the terms of a group ask for the same one
	bareText string           // the expression that bare text searches, once it is needed
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

// node is the condition of a node, and of all below it.
func (r *renderer) node(n Node) (string, error) {
	switch n := n.(type) {
	case *And:
		return r.join(n.Nodes, ") AND (")
	case *Or:
		return r.join(n.Nodes, ") OR (")
	case *Not:
		sql, err := r.node(n.Node)
		return "NOT (" + sql + ")", err
	case *Term:
		return r.term(n)
	}
	return "", fmt.Errorf("render filter node of type %T", n)
}

// join puts conditions between parentheses: NOT, AND and OR then bind as the tree says, whatever SQL's precedence is.
func (r *renderer) join(nodes []Node, with string) (string, error) {
	parts := make([]string, len(nodes))
	for i, n := range nodes {
		var err error
		if parts[i], err = r.node(n); err != nil {
			return "", err
		}
	}
	return "(" + strings.Join(parts, with) + ")", nil
}

// term is the condition of a term, by what its field turns out to be.
func (r *renderer) term(t *Term) (string, error) {
	if t.Field == "" {
		return r.bare(t)
	}
	f, ok := r.fields[t.Field]
	if !ok {
		var err error
		if f, err = r.table.Field(t.Field); err != nil {
			return "", r.errorf(t, "%s", err)
		}
		r.fields[t.Field] = f
	}
	if t.Match == Anything {
		return "true", nil
	}
	if f.Type.Kind == Array {
		return r.array(t, f)
	}
	return r.scalar(t, f.SQL(r.params), f.Value())
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
		return "", r.errorf(t, "%s is an array of maps: a key is needed, as in %s.key", quote(t.Field), t.Field)
	case elem.Kind == Map:
		x, elem = "x["+r.params.Add("String", f.Path[0])+"]", elem.Elem
	case elem.Kind == Text && t.Match == Equals && !isFixed(elem):
		return "has(" + column + ", " + r.params.Add("String", t.Text) + ")", nil // what a text index answers
	case elem.Kind == Date || elem.Kind == DateTime:
		x, elem = "toString("+x+")", &Type{Kind: Text, Name: "String", Nullable: elem.Nullable}
	}
	cond, err := r.scalar(t, x, elem)
	return "arrayExists(x -> " + cond + ", " + column + ")", err
}

// scalar is the condition of a term on an expression of one value, which is a column, a map's value or, in an array,
// each element. The type decides what can be asked: what makes no sense for it is refused rather than converted.
func (r *renderer) scalar(t *Term, x string, typ *Type) (string, error) {
	if t.Match == Anything {
		return "true", nil
	}
	switch typ.Kind {
	case Text:
		if isFixed(typ) {
			x = "toString(" + x + ")" // without the NUL characters that fill it up
		}
		return r.textual(t, x, typ)
	case Number:
		return r.ordered(t, x, typ, numberParam)
	case Bool:
		return r.boolean(t, x)
	case Date, DateTime:
		if t.Match.operator() == "" && t.Match != Range {
			return "", r.errorf(t, "%s holds times: compare, as in %s:>2024-01-31, or give a range", quote(t.Field), t.Field)
		}
		return r.ordered(t, x, typ, timeParam)
	case Enum:
		return r.enum(t, x, typ)
	case UUID, IPv4, IPv6:
		if t.Match == Exists {
			return "ifNull(notEmpty(" + x + "), false)", nil
		}
		return r.ordered(t, x, typ, addressParam)
	case Map, Tuple:
		return "", r.errorf(t, "%s cannot be searched as a whole: it has the type %s", quote(t.Field), typ.Name)
	}
	return "", r.errorf(t, "%s cannot be searched: its type %s is not supported", quote(t.Field), typ.Name)
}

func isFixed(typ *Type) bool { return strings.HasPrefix(typ.Name, "FixedString") }

// textual is a condition on a text. ILIKE ignores the case of all letters, beyond ASCII too, and is as fast as LIKE for
// a pattern like ours, whose only wildcards are at its ends.
func (r *renderer) textual(t *Term, x string, typ *Type) (string, error) {
	switch t.Match {
	case Contains:
		return x + " ILIKE " + r.pattern("%", t.Text, "%"), nil
	case StartsWith:
		return x + " ILIKE " + r.pattern("", t.Text, "%"), nil
	case EndsWith:
		return x + " ILIKE " + r.pattern("%", t.Text, ""), nil
	case Equals:
		return x + " = " + r.params.Add("String", t.Text), nil
	case Exists:
		if typ.Nullable { // so that the negation finds the NULLs
			return "ifNull(" + x + ", '') != ''", nil
		}
		return x + " != ''", nil
	case Range:
		// As text, 10 comes before 9: nobody who writes numbers means that.
		for _, b := range []Bound{t.Low, t.High} {
			if _, ok := numberParam(&Params{}, nil, b.Text); ok {
				return "", r.errorf(t, "%s holds text, which has no range of numbers", r.name(t))
			}
		}
	}
	return r.ordered(t, x, typ, func(p *Params, _ *Type, text string) (string, bool) {
		return p.Add("String", text), true
	})
}

var likeEscapes = strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`)

// pattern is a LIKE pattern of a text that stands for itself.
func (r *renderer) pattern(before, text, after string) string {
	return r.params.Add("String", before+likeEscapes.Replace(text)+after)
}

// bare is the condition of a term without a field.
func (r *renderer) bare(t *Term) (string, error) {
	if t.Match == Anything {
		return "true", nil
	}
	x, err := r.bareExpression(t)
	if err != nil {
		return "", err
	}
	// Everything but *word* ignores the case of ASCII letters alone, which an index on lower(column) can answer.
	lower, text := "lower("+x+")", lowerASCII(t.Text)
	switch t.Match {
	case StartsWith:
		return lower + " LIKE " + r.pattern("", text, "%"), nil
	case EndsWith:
		return lower + " LIKE " + r.pattern("%", text, ""), nil
	case Tokens:
		// A text index answers hasToken by itself. The pattern is needed only where the text is more than one token.
		var conds []string
		seen := make(map[string]bool)
		for _, token := range tokens(text) {
			if !seen[token] {
				seen[token] = true
				conds = append(conds, "hasToken("+lower+", "+r.params.Add("String", token)+")")
			}
		}
		if !seen[text] {
			conds = append(conds, lower+" LIKE "+r.pattern("%", text, "%"))
		}
		return strings.Join(conds, " AND "), nil
	}
	return r.textual(t, x, &Type{Kind: Text, Name: "String"})
}

// bareExpression is the text that bare terms search: the implicit column, or several joined with semicolons.
func (r *renderer) bareExpression(t *Term) (string, error) {
	if r.bareText != "" {
		return r.bareText, nil
	}
	if len(r.implicit) == 0 {
		return "", r.errorf(t, "bare text such as %s needs a source with an implicit column: write field:value",
			quote(t.Text))
	}
	columns := make([]string, len(r.implicit))
	for i, name := range r.implicit {
		f, err := r.table.Field(name)
		if err != nil {
			return "", core.InvalidError("implicit column of the source: " + err.Error())
		}
		columns[i] = f.SQL(r.params)
		if typ := f.Value(); typ.Kind != Text || isFixed(typ) {
			columns[i] = "toString(" + columns[i] + ")"
		}
		if f.Value().Nullable {
			columns[i] = "ifNull(" + columns[i] + ", '')"
		}
	}
	r.bareText = columns[0]
	if len(columns) > 1 {
		r.bareText = "concatWithSeparator(';', " + strings.Join(columns, ", ") + ")"
	}
	return r.bareText, nil
}

// tokens returns the runs of ASCII letters, digits and characters beyond ASCII.
func tokens(s string) []string {
	return strings.FieldsFunc(s, func(c rune) bool {
		return c < 0x80 && (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')
	})
}

func lowerASCII(s string) string {
	return strings.Map(func(c rune) rune {
		if c >= 'A' && c <= 'Z' {
			return c + 'a' - 'A'
		}
		return c
	}, s)
}

// A paramFunc adds the text of a term as a value that compares with the type, and reports whether it is one.
type paramFunc func(p *Params, typ *Type, text string) (placeholder string, ok bool)

// ordered is a condition on a value that has equality and an order. x is the value's expression, and param makes what
// it is compared with. A quoted value and a bare one mean the same here.
func (r *renderer) ordered(t *Term, x string, typ *Type, param paramFunc) (string, error) {
	compare := func(operator, text string) (string, error) {
		if value, ok := param(r.params, typ, text); ok {
			return x + " " + operator + " " + value, nil
		}
		return "", r.errorf(t, "%s has the type %s: %s cannot be compared with it", r.name(t), typ.Name, quote(text))
	}
	switch t.Match {
	case Contains, Equals:
		text := t.Text
		if t.Starred {
			text += "*" // as it was written, to be refused
		}
		return compare("=", text)
	case Less, LessOrEqual, Greater, GreaterOrEqual:
		return compare(t.Match.operator(), t.Text)
	case Range:
		return r.between(t, compare)
	}
	return "", r.errorf(t, "%s has the type %s: wildcards need text", r.name(t), typ.Name)
}

// between is the condition of a range. A side that is open has none; that both are is another match.
func (r *renderer) between(t *Term, compare func(operator, text string) (string, error)) (string, error) {
	var conds []string
	for _, side := range []struct {
		bound    Bound
		operator string
	}{{t.Low, ">"}, {t.High, "<"}} {
		if side.bound.Open {
			continue
		}
		if !side.bound.Exclusive {
			side.operator += "="
		}
		cond, err := compare(side.operator, side.bound.Text)
		if err != nil {
			return "", err
		}
		conds = append(conds, cond)
	}
	return strings.Join(conds, " AND "), nil
}

// numberParam takes whole numbers exactly and others as Float64.
func numberParam(p *Params, _ *Type, text string) (string, bool) {
	if strings.Trim(text, "0123456789+-.eE") != "" {
		return "", false // ParseFloat also reads inf, nan and hexadecimal
	}
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return p.Add("Int64", strconv.FormatInt(n, 10)), true
	}
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return p.Add("UInt64", strconv.FormatUint(n, 10)), true
	}
	n, err := strconv.ParseFloat(text, 64)
	return p.Add("Float64", strconv.FormatFloat(n, 'g', -1, 64)), err == nil
}

// boolean is a condition on a Bool, which counts as 1 or 0. Something that is neither true, false nor a number equals
// neither, so it never matches and its negation always does.
func (r *renderer) boolean(t *Term, x string) (string, error) {
	truth := func(p *Params, typ *Type, text string) (string, bool) {
		switch strings.ToLower(text) {
		case "true":
			return p.Add("Int64", "1"), true
		case "false":
			return p.Add("Int64", "0"), true
		}
		return numberParam(p, typ, text)
	}
	if t.Match == Contains || t.Match == Equals {
		value, ok := truth(r.params, nil, t.Text)
		if !ok {
			return "false", nil
		}
		return x + " = " + value, nil
	}
	return r.ordered(t, "toUInt8("+x+")", &Type{Kind: Bool, Name: "Bool"}, truth)
}

// enum is a condition on an Enum: its names are text, and its numbers are ordered.
func (r *renderer) enum(t *Term, x string, typ *Type) (string, error) {
	switch t.Match {
	case Contains, StartsWith, EndsWith, Equals:
		return r.textual(t, "toString("+x+")", typ)
	}
	return r.ordered(t, x, typ, func(p *Params, _ *Type, text string) (string, bool) {
		return "CAST(" + p.Add("String", text) + ", toTypeName(" + x + "))", true
	})
}

// timeLayouts are the forms of a day or an instant in a filter. Without a zone they are in UTC.
var timeLayouts = []string{
	time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02T15:04Z07:00", time.DateOnly,
	time.DateTime, "2006-01-02 15:04",
}

func timeParam(p *Params, _ *Type, text string) (string, bool) {
	for _, layout := range timeLayouts {
		at, err := time.Parse(layout, text)
		if err != nil {
			continue
		}
		// ClickHouse counts nanoseconds in 64 bits.
		if at.Year() < 1900 || at.Year() > 2261 {
			return "", false
		}
		return p.Add("DateTime64(9, 'UTC')", at.UTC().Format("2006-01-02 15:04:05.000000000")), true
	}
	return "", false
}

// addressParam takes UUIDs and IP addresses, in their canonical form.
func addressParam(p *Params, typ *Type, text string) (string, bool) {
	if typ.Kind == UUID {
		id, err := uuid.Parse(text)
		return p.Add("UUID", id.String()), err == nil
	}
	ip, err := netip.ParseAddr(text)
	if err != nil || ip.Zone() != "" || typ.Kind == IPv4 && !ip.Is4() {
		return "", false
	}
	if typ.Kind == IPv4 {
		return p.Add("IPv4", ip.String()), true
	}
	return p.Add("IPv6", ip.String()), true
}
