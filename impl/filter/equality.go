package filter

// Equality is that a field is a text, and no more of its condition than that.
type Equality struct {
	Field Field
	Text  string
}

// Equalities takes a filter apart: rows match it if all the equalities hold and they match the rest. It finds those that
// the filter demands of every row, of fields whose SQL is text as it stands, so that field = text is their condition.
// What else a filter asks for, and whatever is wrong with it, is in the rest.
func (f *Filter) Equalities(t *Table) (list []Equality, rest *Filter) {
	var others []Node
	var divide func(n Node)
	divide = func(n Node) {
		switch n := n.(type) {
		case nil:
			return
		case *And:
			for _, n := range n.Nodes {
				divide(n)
			}
			return
		case *Term:
			if e, ok := f.equality(t, n); ok {
				list = append(list, e)
				return
			}
		}
		others = append(others, n)
	}
	divide(f.Root)
	rest = &Filter{text: f.text}
	switch len(others) {
	case 0:
	case 1:
		rest.Root = others[0]
	default:
		rest.Root = &And{others}
	}
	return list, rest
}

// equality decides by the SQL of a term whether it is one: a list of types could fall behind that SQL.
func (f *Filter) equality(t *Table, n *Term) (Equality, bool) {
	if n.Field == "" || n.Match != Equals {
		return Equality{}, false
	}
	var p Params
	r := renderer{text: f.text, table: t, params: &p, fields: map[string]Field{}}
	sql, err := r.term(n)
	if err != nil {
		return Equality{}, false
	}
	field := r.fields[n.Field]
	return Equality{field, n.Text}, sql == field.SQL(&p)+" = "+p.Add("String", n.Text)
}
