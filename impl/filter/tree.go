package filter

import "slices"

// Filter is a parsed filter.
type Filter struct {
	// Root is the tree, nil when the text asks for nothing (it is blank, or holds operators alone).
	Root Node

	text string
}

// Fields returns the fields that the terms of the filter name, each once.
func (f *Filter) Fields() []string {
	var names []string
	eachTerm(f.Root, func(t *Term) {
		if t.Field != "" && !slices.Contains(names, t.Field) {
			names = append(names, t.Field)
		}
	})
	return names
}

// eachTerm calls do for the terms of a node, which may be nil.
func eachTerm(n Node, do func(*Term)) {
	switch n := n.(type) {
	case *And:
		for _, n := range n.Nodes {
			eachTerm(n, do)
		}
	case *Or:
		for _, n := range n.Nodes {
			eachTerm(n, do)
		}
	case *Not:
		eachTerm(n.Node, do)
	case *Term:
		do(n)
	}
}

// Node is one part of a filter's tree: *And, *Or, *Not or *Term.
type Node interface{ node() }

// And matches where all of its at least two nodes do.
type And struct{ Nodes []Node }

// Or matches where one of its at least two nodes does.
type Or struct{ Nodes []Node }

// Not matches where its node does not.
type Not struct{ Node Node }

// Term is one condition on a field.
type Term struct {
	// Pos is the byte offset in the filter's text at which the term begins, without its sign.
	Pos int
	// Field is the name as written, empty for the implicit columns of bare text.
	Field string
	Match Match
	// Text is the value, with its escapes and wildcards resolved.
	Text string
	// Wildcard says that the text stood beside a star that has no effect there (field:wor*). It makes no difference
	// to text, but 1* is no number.
	Wildcard bool
	// Low and High are the bounds of a Range.
	Low, High Bound
	// Pasted reports whether a blank or // follows the colon, as in the pasted texts java.lang.Error: x and ftp://host. Such a
	// name cannot be an attribute.
	Pasted bool
}

// Bound is one end of a range.
type Bound struct {
	Text      string
	Open      bool // written as a star: no limit on this side
	Exclusive bool
}

func (*And) node()  {}
func (*Or) node()   {}
func (*Not) node()  {}
func (*Term) node() {}

// Match says how a term compares.
type Match int

// The ways to compare. Case is ignored by all that deal in parts of a text, and only by them.
const (
	Tokens         Match = iota // all tokens of the text, and the text as a whole when it is not one token
	Contains                    // text anywhere in the value
	StartsWith                  // text at the start of the value
	EndsWith                    // text at the end of the value
	Equals                      // the value itself
	Exists                      // a value that is not empty
	Anything                    // always true
	Less                        // a value before the text
	LessOrEqual                 // and so on
	Greater                     //
	GreaterOrEqual              //
	Range                       // between Low and High
)

// operator is the SQL comparison of the matches that order values, and their spelling in a filter.
func (m Match) operator() string {
	switch m {
	case Less:
		return "<"
	case LessOrEqual:
		return "<="
	case Greater:
		return ">"
	case GreaterOrEqual:
		return ">="
	}
	return ""
}

// negate returns the node that matches where n does not.
func negate(n Node) Node {
	if not, ok := n.(*Not); ok {
		return not.Node
	}
	return &Not{n}
}
