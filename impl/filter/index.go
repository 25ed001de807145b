package filter

import (
	"regexp"
	"strings"
)

// Index is a skip index of a table, with ClickHouse's texts of its type and of its expression.
type Index struct{ Type, Expression string }

// indexForm matches an index among the columns of a statement that makes a table.
var indexForm = regexp.MustCompile("^INDEX (?:`(?:[^`\\\\]|\\\\.)*`|[^ `]+) (.+) TYPE (.+?)(?: GRANULARITY [0-9]+)?$")

// Indexes returns the skip indexes of the table that a statement makes, which ClickHouse printed. Unlike the system
// table of indexes, it is there for each user who may read the table.
func Indexes(create string) []Index {
	var indexes []Index
	for _, arg := range splitArgs(parenthesis(create)) {
		if m := indexForm.FindStringSubmatch(arg); m != nil {
			indexes = append(indexes, Index{Type: m[2], Expression: m[1]})
		}
	}
	return indexes
}

// mapIndexes is what indexes know of a map column of text.
type mapIndexes struct {
	// keys and values report whether an index has the keys and the values of the map.
	keys, values bool
	// items is the column with the key=value texts of the map if a text index has them, and common the column with the texts that
	// isCommon keeps. filtered is the expression of the texts if a bloom filter has them.
	items, filtered, common string
}

// tokenIndex is the index that knows the tokens of lower(column).
type tokenIndex int

const (
	noTokens    tokenIndex = iota
	hasTokens              // tokenbf_v1 on lower(column), which answers hasToken
	bloomTokens            // bloom_filter on tokens(lower(column)); ClickHouse asks it for tokens(lower(column)) alone
	textTokens             // text index on lower(column)
)

// The expressions of indexes, as ClickHouse prints them.
var (
	mapKeysOf   = regexp.MustCompile(`^(?:mapKeys\((.+)\)|(.+)\.keys)$`)
	mapValuesOf = regexp.MustCompile("^(?:mapValues\\((.+)\\)|(.+)\\.`?values`?)$")
	lowerOf     = regexp.MustCompile(`^lower\((.+)\)$`)
	tokensOf    = regexp.MustCompile(`^tokens\(lower\((.+)\)\)$`)
	itemsOf     = regexp.MustCompile(`^arrayMap\(\((\w+), (\w+)\) -> concat\((\w+), '=', (\w+)\), (.+), (.+)\)$`)
	commonOf    = regexp.MustCompile(`^arrayFilter\((\w+) -> \(position\(translate\((\w+), '123456789\.:-', '000000000'\), '0000'\) = 0\), (.+)\)$`)
	longNumber  = regexp.MustCompile(`(?:[0-9][.:-]*){4}`)
	tokenizerOf = regexp.MustCompile(`\btokenizer = '?(\w+)`)
)

// addIndex remembers what an index knows of the columns in filters. ClickHouse uses some by itself, such as one on a column or on
// a map's values. They do not change conditions, but tell searches to read the whole range in one query.
func (t *Table) addIndex(i Index, columns []Column) {
	kind, _, _ := strings.Cut(i.Type, "(")
	tokenizer := ""
	if kind == "text" {
		if strings.Contains(i.Type, "preprocessor") {
			return // it knows other texts than those in the column
		}
		if m := tokenizerOf.FindStringSubmatch(i.Type); m != nil {
			tokenizer = m[1]
		}
	}
	if f, ok := t.column(i.Expression); ok && (kind == "bloom_filter" || tokenizer != "") {
		t.indexed[f.Column] = true
	}
	switch {
	case kind == "tokenbf_v1":
		if column, ok := t.named(lowerOf, i.Expression); ok {
			t.lower[column] = max(t.lower[column], hasTokens)
		}
	case tokenizer == "array" || kind == "bloom_filter":
		if column, ok := t.named(mapKeysOf, i.Expression); ok {
			m := t.maps[column]
			m.keys = true
			t.maps[column] = m
		} else if column, ok := t.named(mapValuesOf, i.Expression); ok {
			m := t.maps[column]
			m.values = true
			t.maps[column] = m
		} else if column, ok := t.named(tokensOf, i.Expression); ok && kind == "bloom_filter" {
			t.lower[column] = max(t.lower[column], bloomTokens)
		} else {
			t.addItems(i, columns)
		}
	case tokenizer == "splitByNonAlpha":
		if column, ok := t.named(lowerOf, i.Expression); ok {
			t.lower[column] = textTokens
		}
	}
}

// addItems remembers the alias of a map's key=value texts if the index is on it.
func (t *Table) addItems(i Index, columns []Column) {
	for _, c := range columns {
		if c.DefaultKind != "ALIAS" || c.Name != unquoteName(i.Expression) {
			continue
		}
		expression, common := c.DefaultExpression, false
		if m := commonOf.FindStringSubmatch(expression); m != nil && m[1] == m[2] {
			expression, common = m[3], true
		}
		m := itemsOf.FindStringSubmatch(expression)
		if m == nil || m[1] != m[3] || m[2] != m[4] || m[1] == m[2] {
			return
		}
		column, ok := t.named(mapKeysOf, m[5])
		if of, known := t.named(mapValuesOf, m[6]); !ok || !known || of != column {
			return
		}
		known := t.maps[column]
		switch text := strings.HasPrefix(i.Type, "text"); {
		case text && common:
			known.common = c.Name
		case text:
			known.items = c.Name
		case !common:
			known.filtered = expression
		}
		t.maps[column] = known
	}
}

// isCommon reports whether a key=value text is one that many rows may have, as far as that is to be seen: it has no four
// digits in a row, be they apart by a dot, a colon or a hyphen. Those with addresses, ids, times and sizes, of which there may
// be as many as rows, make most of what a text index of all items costs.
func isCommon(item string) bool {
	return !longNumber.MatchString(item)
}

// indexes reports whether an index answers x = value, where x may be a column.
func (t *Table) indexes(x string, typ *Type) bool {
	switch typ.Kind {
	case Text, Number, UUID, IPv4, IPv6:
		return !isFixed(typ) && t.indexed[unquoteName(x)] // of a FixedString the condition compares the text
	}
	return false
}

// EqualsIndexed reports whether an index answers a condition in SQL: it compares a column whose values an index has, and nothing
// in it may be an alternative.
func (t *Table) EqualsIndexed(sql string) bool {
	if strings.Contains(sql, "NOT ") || strings.Contains(sql, " OR ") {
		return false
	}
	for column := range t.indexed {
		name := QuoteName(column)
		if strings.Contains(sql, name+" = ") || strings.Contains(sql, name+" IN ") {
			return true
		}
	}
	return false
}

// named returns the column that a part of an expression names, which is one of the pattern's groups.
func (t *Table) named(pattern *regexp.Regexp, expression string) (column string, ok bool) {
	m := pattern.FindStringSubmatch(expression)
	if m == nil {
		return "", false
	}
	f, ok := t.column(strings.Join(m[1:], ""))
	return f.Column, ok
}

// UseTextIndex returns the table with another way to find the tokens of bare text, which is what a source's
// useTextIndexForImplicitColumn says: auto (also when empty) lets the table's indexes decide, enabled searches as a text
// index can, and disabled never does. It makes no difference to what is found.
func (t *Table) UseTextIndex(use string) *Table {
	changed := *t
	changed.useTextIndex = use
	return &changed
}
