package filter

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
)

// sqlTokens are the forms of all that a condition may consist of, besides single blanks.
var sqlTokens = []struct {
	kind string
	form *regexp.Regexp
}{
	{"name", regexp.MustCompile("^`(?:[^`\\\\]|\\\\[`\\\\])*`")},
	{"placeholder", regexp.MustCompile(`^\{p[0-9]+:(?:[A-Z][A-Za-z0-9]*|DateTime64\(9, 'UTC'\))\}`)},
	{"text", regexp.MustCompile(`^(?:''|';'|'String'|'UTC')`)},
	{"word", regexp.MustCompile(`^[A-Za-z0-9]+`)},
	{"open", regexp.MustCompile(`^[(\[]`)},
	{"close", regexp.MustCompile(`^[)\]]`)},
	{"operator", regexp.MustCompile(`^(?:->|!=|<=|>=|[=<>,]|\.:|\.| )`)},
}

var sqlWords = []string{
	"AND", "OR", "NOT", "LIKE", "ILIKE", "CAST", "true", "false", "x", "has", "hasAll", "hasToken", "hasAllTokens", "tokens",
	"mapContains", "coalesce", "lower", "toString", "toUInt8", "toTypeName", "arrayExists", "notEmpty", "ifNull",
	"JSONExtract", "concatWithSeparator", "coalesce", "if", "multiIf", "isNull", "NULL", "toFloat64OrNull", "toInt64OrNull", "toUInt64OrNull",
}

// checkShape fails unless the condition is made of nothing but words of ours, balanced parentheses, columns of the
// table, members of its JSON and placeholders of parameters that exist.
func checkShape(t interface{ Fatalf(string, ...any) }, table *Table, text, sql string, p *Params) {
	var open []byte
	last := ""
	for rest := sql; rest != ""; {
		kind, token := "", ""
		for _, form := range sqlTokens {
			if token = form.form.FindString(rest); token != "" {
				kind = form.kind
				break
			}
		}
		rest = rest[len(token):]
		ok := kind != ""
		switch kind {
		case "name":
			_, known := table.columns[unescapeName.Replace(token[1:len(token)-1])]
			ok = known && last != "." || last == "." || last == ".:" && slices.Contains(numbersInJSON, token[1:len(token)-1])
		case "placeholder":
			name, _, _ := strings.Cut(token[1:], ":")
			_, ok = p.Values()[name]
		case "word":
			ok = slices.Contains(sqlWords, token)
		case "open":
			open = append(open, token[0])
		case "close":
			pair := map[string]byte{")": '(', "]": '['}
			if ok = len(open) > 0 && open[len(open)-1] == pair[token]; ok {
				open = open[:len(open)-1]
			}
		}
		if !ok {
			t.Fatalf("filter %q has %q, then %q, in the SQL: %s", text, token, rest, sql)
		}
		last = token
	}
	if len(open) != 0 {
		t.Fatalf("filter %q leaves parentheses open: %s", text, sql)
	}
}

// checkFilter renders a text on a table: it must be refused as Invalid with a position, or keep the shape of the SQL.
func checkFilter(t interface{ Fatalf(string, ...any) }, table *Table, implicit []Field, text string) (rendered bool) {
	f, err := Parse(text)
	if err == nil {
		var p Params
		var sql string
		if sql, err = f.SQL(table, implicit, &p); err == nil {
			checkShape(t, table, text, sql, &p)
			return true
		}
	}
	if core.KindOf(err) != core.Invalid || !positioned.MatchString(err.Error()) {
		t.Fatalf("filter %q: error is not Invalid or has no position: %v", text, err)
	}
	return false
}

var positioned = regexp.MustCompile(`^filter, character [1-9][0-9]*: `)

// shapeTables are a table with all types and those with indexes.
var shapeTables = []*Table{
	sample, NewTable(indexedColumns, textIndexes...), NewTable(indexedColumns, compatIndexes...),
	sample.WithAttributes("LogAttributes", "J").WithDurations("Duration", 1e9), NewTable(indexedColumns, textIndexes...).WithAttributes("A", "odd.name"),
	NewTable(indexedColumns, append(textIndexes, Index{"bloom_filter", "tokens(lower(SpanName))"})...).UseTextIndex("enabled"),
}

// shapeNames are plausible and hostile names of fields.
func shapeNames() []string {
	names := []string{
		"LogAttributes.a", "LogAttributes.x') OR (1", `LogAttributes['a\'b']`, "NumAttr.`", "Body.a.'b", "J.a", "J.`) OR (1`.b",
		"J.a\\`", "J.`\\``", "J.fixed.n", "J.'.\"", "Spans.`a`.b", "Spans.fixed", "J.:`Int64`", "J.^a", "Events.Attributes.k)",
		"`we``ird`", "nope", "1) OR (1", "LogAttributes['']", "A.k", "A['k=']", "A.k8s.pod", "odd.name.x", "Opt.`", "Items",
		"http.route", "k8s.pod", "order_id", "a.`b`", "x') OR (1", "k='", "é.b", "1.a",
	}
	for _, t := range shapeTables {
		names = slices.AppendSeq(names, maps.Keys(t.columns))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

var shapeValues = []string{
	"x", "5", "-5", "1.5", "true", "2024-01-31", "10.0.0.1", "info", `"a b"`, "*", "**", "a*", "*a", ">5", "<=x", ">5s", `>"a b"`,
	"[1 TO 5]", "{a TO *]", "<=18446744073709551615", "[2024-01-31 TO 2024-02-01T10:00:00Z}", `') OR 1=1 --`, "`", "{p0:String}", "{p0", `\`, `""`,
	`'`, "/*", ";", "%", "é", "\x00", "61f0c404-5cb3-11e7-907b-a6006ad3dba0", "a=b", "needle", `"refused k=v"`,
}

// Any tree of plausible and of hostile pieces is either refused as Invalid or keeps the shape of the SQL around it.
func TestNoTextOfTheClientReachesTheSQL(t *testing.T) {
	t.Parallel()
	names := rapid.SampledFrom(shapeNames())
	values := rapid.OneOf(rapid.SampledFrom(shapeValues), rapid.String())
	var filters func(depth int) *rapid.Generator[string]
	filters = func(depth int) *rapid.Generator[string] {
		return rapid.Custom(func(t *rapid.T) string {
			if depth == 0 {
				return rapid.OneOf(names, rapid.Just("")).Draw(t, "name") + ":" + values.Draw(t, "value")
			}
			inner := filters(depth - 1)
			switch rapid.IntRange(0, 4).Draw(t, "form") {
			case 0:
				return values.Draw(t, "bare")
			case 1:
				return inner.Draw(t, "left") + rapid.SampledFrom([]string{" ", " AND ", " OR ", " NOT ", " || NOT "}).
					Draw(t, "operator") + inner.Draw(t, "right")
			case 2:
				return rapid.SampledFrom([]string{"", "NOT "}).Draw(t, "not") + "(" + inner.Draw(t, "inner") + ")"
			case 3:
				return names.Draw(t, "name") + ":(" + inner.Draw(t, "inner") + ")"
			}
			return rapid.SampledFrom([]string{"-", "!", "+"}).Draw(t, "sign") + inner.Draw(t, "inner")
		})
	}
	rendered := 0
	rapid.Check(t, func(t *rapid.T) {
		text := filters(rapid.IntRange(0, 4).Draw(t, "depth")).Draw(t, "filter")
		for _, table := range shapeTables {
			if checkFilter(t, table, fieldsOf(table, "Body", "Note"), text) {
				rendered++
			}
		}
	})
	if rendered == 0 {
		t.Error("no filter was rendered")
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"", "a AND NOT (b OR -c)", `f:"x\"y" g:(a* OR >5)`, "f:[1 TO 5} {a TO *]", `A['k']:x http://a localhost:80`,
		`a\:b~0.8^2 "c d"~3`, "((((", `"\`, "Body:x OR Duration:>5", "NOT", "é:ü*", `f:>"x"~2`, "\xff",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		parsed, err := Parse(text)
		if err == nil {
			dump(parsed.Root)
		} else if core.KindOf(err) != core.Invalid || !positioned.MatchString(err.Error()) {
			t.Fatalf("error is not Invalid or has no position: %v", err)
		}
	})
}

// FuzzSQL renders on each of the tables, with each of some columns as the implicit one.
func FuzzSQL(f *testing.F) {
	for i, name := range shapeNames() {
		f.Add(name+":"+shapeValues[i%len(shapeValues)], byte(i), byte(i/4))
	}
	for i, value := range shapeValues {
		f.Add(value, byte(i), byte(i))
	}
	for _, lines := range paragraphs(f, "testdata/examples.txt") {
		_, text, _ := strings.Cut(lines[0], " ")
		f.Add(text, byte(0), byte(0))
	}
	f.Fuzz(func(t *testing.T, text string, table, implicit byte) {
		on := shapeTables[int(table)%len(shapeTables)]
		columns := slices.Sorted(maps.Keys(on.columns))
		checkFilter(t, on, fieldsOf(on, columns[int(implicit)%len(columns)]), text)
	})
}
