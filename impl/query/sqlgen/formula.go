package sqlgen

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// Formula is arithmetic over the selected values of a tile, which letters name by position: A / B * 100.
type Formula struct {
	root node
}

// maxFormulaDepth is how deep parentheses and signs may nest.
const maxFormulaDepth = 64

// node is a part of a formula: a number, a letter (operator 'A' with its index), a sign (operator '~' with one operand)
// or an operation of two.
type node struct {
	operator    byte // 0 for a number
	number      float64
	operand     int
	left, right *node
}

// ParseFormula reads a formula over that many values. Its error is an Invalid core.Error.
func ParseFormula(text string, values int) (Formula, error) {
	p := formulaParser{text: text, values: values}
	root, err := p.sum()
	if err != nil {
		return Formula{}, err
	}
	if p.skip(); p.at < len(text) {
		return Formula{}, p.unexpected()
	}
	if !p.named {
		return Formula{}, core.InvalidError("the formula uses no value: write A for the first, B for the second")
	}
	return Formula{root}, nil
}

// formulaParser reads a formula from left to right, by recursion that maxFormulaDepth bounds.
type formulaParser struct {
	text      string
	values    int
	at, depth int
	named     bool // whether there was a letter
}

// skip jumps over white space.
func (p *formulaParser) skip() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n\f\v", p.text[p.at]) >= 0 {
		p.at++
	}
}

// next takes one of the characters, or returns 0.
func (p *formulaParser) next(characters string) byte {
	p.skip()
	if p.at == len(p.text) || strings.IndexByte(characters, p.text[p.at]) < 0 {
		return 0
	}
	p.at++
	return p.text[p.at-1]
}

// unexpected is the error about the character at hand. Positions count bytes, from 1.
func (p *formulaParser) unexpected() error {
	if p.at >= len(p.text) {
		return core.InvalidError("the formula is incomplete")
	}
	return core.InvalidError(fmt.Sprintf("unexpected %q at position %d of the formula", firstRune(p.text[p.at:]), p.at+1))
}

// firstRune is the first character of a text.
func firstRune(s string) string {
	for i := range s {
		if i > 0 {
			return s[:i]
		}
	}
	return s
}

func (p *formulaParser) sum() (node, error) { return p.chain("+-", p.product) }

func (p *formulaParser) product() (node, error) { return p.chain("*/", p.factor) }

// chain reads operands between operators of one precedence, from left to right.
func (p *formulaParser) chain(operators string, operand func() (node, error)) (node, error) {
	left, err := operand()
	if err != nil {
		return node{}, err
	}
	for {
		operator := p.next(operators)
		if operator == 0 {
			return left, nil
		}
		right, err := operand()
		if err != nil {
			return node{}, err
		}
		before := left
		left = node{operator: operator, left: &before, right: &right}
	}
}

// factor reads a number, a letter, a sign before a factor, or a sum in parentheses.
func (p *formulaParser) factor() (node, error) {
	switch p.next("-(") {
	case '-':
		return p.nested(func() (node, error) {
			of, err := p.factor()
			return node{operator: '~', left: &of}, err
		})
	case '(':
		return p.nested(func() (node, error) {
			inner, err := p.sum()
			if err == nil && p.next(")") == 0 {
				err = p.unexpected()
			}
			return inner, err
		})
	}
	if p.at == len(p.text) {
		return node{}, p.unexpected()
	}
	if c := p.text[p.at]; c >= 'A' && c <= 'Z' {
		return p.letter(c)
	}
	return p.number()
}

// nested reads something one level deeper.
func (p *formulaParser) nested(inner func() (node, error)) (node, error) {
	if p.depth++; p.depth > maxFormulaDepth {
		return node{}, core.InvalidError(fmt.Sprintf("the formula is nested more than %d levels deep", maxFormulaDepth))
	}
	n, err := inner()
	p.depth--
	return n, err
}

// letter reads the name of a value: A is the first. Two letters in a row are no name.
func (p *formulaParser) letter(c byte) (node, error) {
	if int(c-'A') >= p.values {
		return node{}, core.InvalidError(fmt.Sprintf("Unknown series %q", string(c)))
	}
	p.at++
	p.named = true
	if p.at < len(p.text) && p.text[p.at] >= 'A' && p.text[p.at] <= 'Z' {
		return node{}, p.unexpected()
	}
	return node{operator: 'A', operand: int(c - 'A')}, nil
}

// number reads digits with one point at most. There are no exponents: the E of 1E5 is the name of a value.
func (p *formulaParser) number() (node, error) {
	from, digits, points := p.at, 0, 0
	for ; p.at < len(p.text); p.at++ {
		switch c := p.text[p.at]; {
		case c >= '0' && c <= '9':
			digits++
			continue
		case c == '.' && points == 0:
			points++
			continue
		}
		break
	}
	if digits == 0 {
		p.at = from
		return node{}, p.unexpected()
	}
	text := p.text[from:p.at]
	value, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsInf(value, 0) {
		return node{}, core.InvalidError("a number in the formula is too large")
	}
	return node{number: value}, nil
}

// Eval computes the formula. A value that is missing, a division by zero and a result that is no finite number make the
// result nil.
func (f Formula) Eval(values []*float64) *float64 {
	result := f.root.eval(values) + 0 // so that -0 is 0
	if math.IsNaN(result) || math.IsInf(result, 0) {
		return nil
	}
	return &result
}

// all reports whether all values that the formula names meet a condition.
func (f Formula) all(condition func(operand int) bool) bool { return f.root.all(condition) }

func (n *node) all(condition func(operand int) bool) bool {
	return n == nil || (n.operator != 'A' || condition(n.operand)) && n.left.all(condition) && n.right.all(condition)
}

// Why says why Eval has no result, as the end of a sentence.
func (f Formula) Why(values []*float64) string {
	switch {
	case f.root.dividesByZero(values):
		return "division by zero"
	case math.IsInf(f.root.eval(values), 0):
		return "the result is too large"
	}
	return "an operand has no value in this window"
}

func (n *node) dividesByZero(values []*float64) bool {
	return n != nil && (n.operator == '/' && n.right.eval(values) == 0 ||
		n.left.dividesByZero(values) || n.right.dividesByZero(values))
}

// eval computes a node. NaN stands for what is missing, and everything that is computed from it is NaN too.
func (n *node) eval(values []*float64) float64 {
	switch n.operator {
	case 0:
		return n.number
	case 'A':
		if v := values[n.operand]; v != nil {
			return *v
		}
		return math.NaN()
	case '~':
		return -n.left.eval(values)
	}
	left, right := n.left.eval(values), n.right.eval(values)
	switch n.operator {
	case '+':
		return left + right
	case '-':
		return left - right
	case '*':
		return left * right
	}
	if right == 0 {
		return math.NaN()
	}
	return left / right
}

// SQL is the formula over expressions of numbers, with NULL where Eval has nil. An expression must be one that needs no
// parentheses.
func (f Formula) SQL(values []string) string {
	sql := f.root.sql(values)
	return "if(isFinite(" + sql + "), " + sql + ", NULL)"
}

// sql has no parentheses but where they matter: ClickHouse does not parse as many of them as a formula has operators.
func (n *node) sql(values []string) string {
	switch n.operator {
	case 0:
		return "toFloat64(" + strconv.FormatFloat(n.number, 'g', -1, 64) + ")"
	case 'A':
		return values[n.operand]
	case '~':
		return "negate(" + n.left.sql(values) + ")"
	}
	left, right := n.left.sql(values), n.right.sql(values)
	if n.left.precedence() < n.precedence() {
		left = "(" + left + ")"
	}
	switch {
	case n.operator == '/':
		right = "nullIf(" + right + ", 0)"
	case n.right.precedence() <= n.precedence():
		right = "(" + right + ")"
	}
	return left + " " + string(n.operator) + " " + right
}

// precedence is how tightly the node binds in SQL, as in arithmetic.
func (n *node) precedence() int {
	switch n.operator {
	case '+', '-':
		return 1
	case '*', '/':
		return 2
	}
	return 3
}
