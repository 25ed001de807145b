package usersql

import (
	"regexp"
	"slices"
	"strings"
)

// types are the types that a value can be converted to. States of aggregate functions are not among them: a state that
// a user makes up is read by code that trusts it.
var types = set(`Array BFloat16 Bool Boolean Date Date32 DateTime DateTime32 DateTime64 Decimal Decimal32 Decimal64
	Decimal128 Decimal256 Dynamic Enum Enum8 Enum16 FixedString Float32 Float64 IPv4 IPv6 Int8 Int16 Int32 Int64 Int128
	Int256 IntervalDay IntervalHour IntervalMicrosecond IntervalMillisecond IntervalMinute IntervalMonth
	IntervalNanosecond IntervalQuarter IntervalSecond IntervalWeek IntervalYear JSON LowCardinality Map Nothing Nullable
	String Time Time64 Tuple UInt8 UInt16 UInt32 UInt64 UInt128 UInt256 UUID Variant`)

// anyCaseTypes are names of types that ClickHouse takes in any case, here in upper case.
var anyCaseTypes = set(`BIGINT BINARY BOOL BOOLEAN CHAR CHARACTER DATE DATE32 DATETIME DATETIME32 DATETIME64 DEC DECIMAL
	DECIMAL32 DECIMAL64 DECIMAL128 DECIMAL256 DOUBLE ENUM FLOAT INET4 INET6 INT INT1 INTEGER JSON MEDIUMINT NATIONAL NCHAR
	NUMERIC REAL SIGNED SMALLINT TEXT TIME TIME64 TIMESTAMP TINYINT UNSIGNED VARCHAR YEAR`)

// Words that ClickHouse takes for a part of the type behind some first words. Behind all others they are an alias.
var (
	integerType  = regexp.MustCompile(`^(?:(?:TINY|SMALL|MEDIUM|BIG)?INT|INT1|INTEGER|U?INT\d+)$`)
	integerWords = []string{"SIGNED", "UNSIGNED"}
	textWords    = []string{"LARGE OBJECT", "VARYING"}
	moreWords    = map[string][]string{
		"BINARY": textWords, "CHAR": textWords, "CHARACTER": textWords, "NCHAR": textWords, "DOUBLE": {"PRECISION"},
		"NATIONAL": {"CHARACTER LARGE OBJECT", "CHARACTER VARYING", "CHAR VARYING", "CHARACTER", "CHAR"},
	}
)

// moreOfType returns the words at a place that belong to a type of the first word, and how many they are. What ends the text is
// never one of them.
func moreOfType(first string, tokens []token, i int) (string, int) {
	phrases := moreWords[first]
	if integerType.MatchString(first) {
		phrases = integerWords
	}
	for _, phrase := range phrases {
		words := strings.Fields(phrase)
		if i+len(words) < len(tokens) &&
			slices.EqualFunc(words, tokens[i:i+len(words)], func(word string, t token) bool { return t.upper == word }) {
			return phrase, len(words)
		}
	}
	return "", 0
}

// readType reads a type from the tokens and returns it as ClickHouse writes it, with the index of the next token.
func readType(tokens []token, i int) (string, int, error) {
	var b strings.Builder
	next, err := writeType(&b, tokens, i)
	return b.String(), next, err
}

// writeType is readType into a builder. It knows the names of types, and so cannot be made to write anything else.
func writeType(b *strings.Builder, tokens []token, i int) (int, error) {
	name := tokens[i]
	if name.kind != wordToken || !types[name.text] && !anyCaseTypes[name.upper] {
		return 0, errorAt(name.at, "the type %s is not allowed here", name)
	}
	i++
	integer := integerType.MatchString(name.upper)
	if integer && tokens[i].is("(") { // INT(11), of which MySQL shows so many digits and ClickHouse makes an INT
		if i++; tokens[i].kind == numberToken {
			i++
		}
		if !tokens[i].is(")") {
			return 0, errorAt(tokens[i].at, "%s is not expected in a type", tokens[i])
		}
		i++
	}
	more, n := moreOfType(name.upper, tokens, i)
	switch {
	case n == 0:
		b.WriteString(name.text)
	case integer && types[name.text]:
		return 0, errorAt(name.at, "%s %s is not a type", name, tokens[i])
	default:
		b.WriteString(name.upper + " " + more)
	}
	if i += n; integer || !tokens[i].is("(") {
		return i, nil
	}
	for separator := "("; !tokens[i].is(")"); separator = ", " {
		if separator == ", " && !tokens[i].is(",") {
			return 0, errorAt(tokens[i].at, "%s is not expected in a type", tokens[i])
		}
		b.WriteString(separator)
		var err error
		if i, err = writeTypeArgument(b, name.text, tokens, i+1); err != nil {
			return 0, err
		}
	}
	b.WriteByte(')')
	return i + 1, nil
}

// writeTypeArgument writes a type, a type with a name, a number, a text, or a text with its number, of a type outside.
func writeTypeArgument(b *strings.Builder, outside string, tokens []token, i int) (int, error) {
	switch t := tokens[i]; t.kind {
	case numberToken:
		b.WriteString(t.text)
		return i + 1, nil
	case stringToken:
		writeString(b, t.text)
		if i++; !tokens[i].is("=") {
			return i, nil
		}
		b.WriteString(" = ")
		if i++; tokens[i].is("-") {
			b.WriteByte('-')
			i++
		}
		if tokens[i].kind != numberToken {
			return 0, errorAt(tokens[i].at, "%s is not expected in a type", tokens[i])
		}
		b.WriteString(tokens[i].text)
		return i + 1, nil
	case quotedToken, wordToken:
		_, more := moreOfType(t.upper, tokens, i+1)
		named := outside == "Tuple" || strings.EqualFold(outside, "JSON") // whose first word is a name where two stand
		if tokens[i+1].kind == wordToken && (named || more == 0) {
			if t.kind == wordToken {
				b.WriteString(t.text)
			} else {
				writeName(b, t.text)
			}
			b.WriteByte(' ')
			i++
		}
	}
	return writeType(b, tokens, i)
}
