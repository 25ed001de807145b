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
	// keys says that an index knows which keys are in the map.
	keys bool
	// items is the column of the map's key=value texts, all of which a text index knows, and filtered the one that a bloom
	// filter knows. common is that of the texts which are common by isCommon, all of which a text index knows. Empty if there
	// is none.
	items, filtered, common string
}

// tokenIndex is the index that knows the tokens of lower(column).
type tokenIndex int

const (
	noTokens    tokenIndex = iota
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

// addIndex remembers what an index knows of columns that filters ask for. Those that ClickHouse uses by itself, such
// as one on a column or on a map's values, need not be known.
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
	switch {
	case tokenizer == "array" || kind == "bloom_filter":
		if column, ok := t.named(mapKeysOf, i.Expression); ok {
			m := t.maps[column]
			m.keys = true
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
			known.filtered = c.Name
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
