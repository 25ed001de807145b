package query

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
)

// This test answers random filters on random small tables twice: on the engine, with and without indexes, and by plain
// Go.

// askedField is something that a filter can ask for, with what it should answer.
type askedField struct {
	name   string
	values *rapid.Generator[string] // what may follow the colon
	match  func(*filter.Term, askedRow) truth
}

// askedRow are the values of a row by column. Nil is NULL.
type askedRow map[string]any

// evaluate is the truth of a node, given that of its terms.
func evaluate(n filter.Node, term func(*filter.Term) truth) truth {
	combine := func(nodes []filter.Node, decisive, otherwise truth) truth {
		result := otherwise
		for _, node := range nodes {
			switch evaluate(node, term) {
			case decisive:
				return decisive
			case unknown:
				result = unknown
			}
		}
		return result
	}
	switch n := n.(type) {
	case *filter.And:
		return combine(n.Nodes, no, yes)
	case *filter.Or:
		return combine(n.Nodes, yes, no)
	case *filter.Not:
		return [...]truth{no: yes, yes: no, unknown: unknown}[evaluate(n.Node, term)]
	case *filter.Term:
		return term(n)
	}
	return yes
}

// scalarField is a field with one value, which matches as what it is. NULL is neither true nor false, and just empty.
func scalarField(name string, values *rapid.Generator[string], get func(askedRow) any) askedField {
	return askedField{name, values, func(t *filter.Term, row askedRow) truth { return valueMatches(t, get(row)) }}
}

func valueMatches(t *filter.Term, value any) truth {
	switch v := value.(type) {
	case nil:
		if t.Match == filter.Exists {
			return no
		}
		return unknown
	case string:
		return truthOf(textMatches(t, v))
	case float64:
		return truthOf(numberMatches(t, v))
	case bool:
		return truthOf(boolMatches(t, v))
	case time.Time:
		return truthOf(ordered(t, func(bound string) int {
			for _, layout := range []string{time.RFC3339, time.DateOnly} {
				if at, err := time.Parse(layout, bound); err == nil {
					return v.Compare(at)
				}
			}
			panic("the model does not know the time " + bound)
		}))
	case netip.Addr:
		same := func(bound string) int { return v.Compare(askedAddress(bound, v.Is6())) }
		switch t.Match {
		case filter.Exists:
			return truthOf(!v.IsUnspecified())
		case filter.Contains, filter.Equals:
			return truthOf(same(t.Text) == 0)
		}
		return truthOf(ordered(t, same))
	}
	panic(fmt.Sprintf("the model has no value %T", value))
}

// askedAddress is an address as a column of one kind holds it.
func askedAddress(text string, six bool) netip.Addr {
	addr := netip.MustParseAddr(text)
	if six {
		return netip.AddrFrom16(addr.As16())
	}
	return addr
}

// someField is a field with several values, of which one must match.
func someField(name string, values *rapid.Generator[string], get func(askedRow) []any, exists bool) askedField {
	return askedField{name, values, func(t *filter.Term, row askedRow) truth {
		elements := get(row)
		if t.Match == filter.Exists && !exists {
			return truthOf(len(elements) > 0)
		}
		return truthOf(slices.ContainsFunc(elements, func(v any) bool { return valueMatches(t, v) == yes }))
	}}
}

// memberText is the text of a member of a document.
func memberText(value any) any {
	switch v := value.(type) {
	case nil:
		return ""
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case bool:
		return strconv.FormatBool(v)
	}
	return value
}

// isOrder reports whether the term compares.
func isOrder(t *filter.Term) bool {
	switch t.Match {
	case filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Range:
		return true
	}
	return false
}

// memberField is a member of the JSON j. Its text is compared, and its number is ordered if it is one.
func memberField(path string, values *rapid.Generator[string], typed bool) askedField {
	return askedField{"j." + path, values, func(t *filter.Term, row askedRow) truth {
		value := row["j"].(map[string]any)[path]
		if !isOrder(t) {
			return valueMatches(t, memberText(value))
		}
		if _, ok := value.(float64); !ok && !typed {
			return unknown
		}
		return valueMatches(t, value)
	}}
}

func askedFields() []askedField {
	fields := []askedField{
		scalarField("body", textValues, columnOf("body")),
		scalarField("svc", textValues, columnOf("svc")),
		scalarField("note", textValues, columnOf("note")),
		scalarField("code", textValues, columnOf("code")),
		{"level", levelValues, func(t *filter.Term, row askedRow) truth {
			value := row["level"].(string)
			if !isOrder(t) {
				return valueMatches(t, value)
			}
			return truthOf(ordered(t, func(bound string) int {
				return slices.Index(askedLevels, value) - slices.Index(askedLevels, bound)
			}))
		}},
		scalarField("u", numberValues, columnOf("u")),
		scalarField("i", numberValues, columnOf("i")),
		scalarField("price", numberValues, columnOf("price")),
		scalarField("f", numberValues, columnOf("f")),
		scalarField("ok", boolValues, columnOf("ok")),
		{"sure", boolValues, func(t *filter.Term, row askedRow) truth {
			if t.Text == "maybe" { // no truth value at all, so not even that of NULL
				return no
			}
			return valueMatches(t, row["sure"])
		}},
		scalarField("day", timeValues, columnOf("day")),
		scalarField("sec", timeValues, columnOf("sec")),
		scalarField("nano", timeValues, columnOf("nano")),
		{"ident", identValues, func(t *filter.Term, row askedRow) truth {
			if t.Match == filter.Exists {
				return truthOf(row["ident"] != askedIdents[0])
			}
			return truthOf(row["ident"] == strings.ToLower(t.Text))
		}},
		scalarField("peer", peerValues, addressOf("peer", false)),
		scalarField("peer6", peer6Values, addressOf("peer6", true)),
		scalarField("opts.k", textValues, askedKey("opts", "k", nil)),
		scalarField("nums.k", numberValues, askedKey("nums", "k", 0.0)),
		scalarField("nums.c", numberValues, askedKey("nums", "c", 0.0)),
		scalarField("flags.k", boolValues, askedKey("flags", "k", false)),
		someField("tags", textValues, arrayOf("tags"), false),
		someField("notes", textValues, arrayOf("notes"), false),
		someField("ports", numberValues, arrayOf("ports"), false),
		someField("bools", boolValues, arrayOf("bools"), false),
		someField("secs", dateValues, timesOf("secs", time.DateTime), false),
		someField("days", dateValues, timesOf("days", time.DateOnly), false),
		someField("events.k", textValues, valuesInside("events", "k"), true),
		someField("events['k.l']", textValues, valuesInside("events", "k.l"), true),
		someField("events", rapid.Just("*"), arrayOf("events"), false),
		memberField("a", rapid.OneOf(textValues, numberValues), false),
		memberField("o.b", rapid.OneOf(textValues, numberValues), false),
		memberField("n", numberValues, true),
		memberField("nope", rapid.OneOf(textValues, numberValues), false),
		someField("docs.a", textValues, valuesInside("docs", "a"), true),
		someField("docs.`o`.b", textValues, valuesInside("docs", "o.b"), true),
	}
	for _, name := range []string{"k", "c", "k.l", "k=a", "nope"} {
		fields = append(fields, scalarField("attrs['"+name+"']", textValues, askedKey("attrs", name, "")))
	}
	for _, path := range []string{"a", "o.b"} {
		fields = append(fields, scalarField("raw."+path, textValues, func(row askedRow) any {
			return memberText(row["raw"].(map[string]any)[path])
		}))
	}
	return fields
}

var askedWords = rapid.SampledFrom([]string{
	"a", "A", "b", "ab", "a_b", "a%b", "é", "5", "10", "a*", "*b", "*a*", "*", "**", ">5", "<=a", ">=-2.5", "<1e1", "[5 TO 10]",
	"{5 TO *]", "[* TO 5}", `a\:b`, "a-b", "true", "nan", `a\\b`, `>""`, `<="5"`, "-2.5", "!a", "1e1", "aXb",
	"a=b", "efuse", "REFUSED", "*fused*", "k=*", ">=5",
})

var quotedTexts = rapid.Map(rapid.SampledFrom(askedTexts), func(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
})

var textValues = rapid.OneOf(askedWords, quotedTexts)

var numberValues = rapid.SampledFrom([]string{
	"5", `"5"`, ">5", "<=2.5", ">=1e1", "<3", "[2 TO 7]", "{2 TO 7}", "[* TO 2.25}", "{7.5 TO *]", "-1", "0", "!0", `>"2"`,
})

var boolValues = rapid.SampledFrom([]string{"true", "FALSE", "1", "0", "2", "maybe", `"true"`, ">0", "<=false", "[0 TO 1}"})

var timeValues = rapid.SampledFrom([]string{
	">2024-01-01", "<=2024-01-01", `>="2024-01-01T12:00:00Z"`, "<2024-01-02", "[2024-01-01 TO 2024-01-02]",
	"{2024-01-01T00:00:00Z TO 2024-01-02T01:00:00+01:00}", "[* TO 2024-01-01T12:00:00Z}",
})

var levelValues = rapid.SampledFrom([]string{"a", "5", `"A"`, `"a"`, ">b", "<=A", "[b TO 5}", "{A TO *]", "!b"})

var identValues = rapid.SampledFrom([]string{`"` + askedIdents[1] + `"`, askedIdents[2], strings.ToUpper(askedIdents[1]), "*"})

var peerValues = rapid.SampledFrom([]string{"10.0.0.1", `"10.0.0.9"`, "*", ">10.0.0.1", "[10.0.0.0 TO 10.0.0.5]", "<=9.255.0.1"})

var peer6Values = rapid.SampledFrom([]string{`"::1"`, `fe80\:\:1`, "*", "10.0.0.1", `>"::1"`, "[::1 TO fe80::]"})

var dateValues = rapid.SampledFrom([]string{"2024-01", `"2024-01-01"`, `"2024-01-01 12:00:00"`, `12\:00`, "*", "31"})

func columnOf(name string) func(askedRow) any { return func(row askedRow) any { return row[name] } }

func arrayOf(name string) func(askedRow) []any {
	return func(row askedRow) []any { return row[name].([]any) }
}

func askedKey(column, key string, missing any) func(askedRow) any {
	return func(row askedRow) any {
		if value, ok := row[column].(map[string]any)[key]; ok {
			return value
		}
		return missing
	}
}

// timesOf are the elements of an array of times, as text.
func timesOf(name, layout string) func(askedRow) []any {
	return func(row askedRow) []any {
		var list []any
		for _, v := range row[name].([]any) {
			list = append(list, v.(time.Time).Format(layout))
		}
		return list
	}
}

// valuesInside are the values of a key in each map of an array. As text, those of JSON count.
func valuesInside(name, key string) func(askedRow) []any {
	return func(row askedRow) []any {
		var list []any
		for _, v := range row[name].([]any) {
			list = append(list, memberText(v.(map[string]any)[key]))
		}
		return list
	}
}

func addressOf(name string, six bool) func(askedRow) any {
	return func(row askedRow) any {
		if row[name] == nil {
			return nil
		}
		return askedAddress(row[name].(string), six)
	}
}

// askedFilters generates filters on the fields, most of which have an answer.
func askedFilters(fields []askedField, depth int) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		form := rapid.IntRange(0, 6).Draw(t, "form")
		if depth == 0 {
			form = min(form, 2) // a term
		}
		f := rapid.SampledFrom(fields).Draw(t, "field")
		sign := rapid.SampledFrom([]string{"", "", "-", "!", "NOT "}).Draw(t, "sign")
		inner := askedFilters(fields, max(0, depth-1))
		switch form {
		case 0:
			return fields[0].values.Filter(func(s string) bool { return s[0] != '!' }).Draw(t, "bare")
		case 1, 2:
			return sign + f.name + ":" + f.values.Draw(t, "value")
		case 3:
			return sign + f.name + ":(" + f.values.Draw(t, "first") + rapid.SampledFrom([]string{" ", " OR "}).Draw(t, "with") +
				f.values.Draw(t, "second") + ")"
		case 4:
			return rapid.SampledFrom([]string{"(", "NOT ("}).Draw(t, "open") + inner.Draw(t, "inner") + ")"
		}
		return inner.Draw(t, "left") + rapid.SampledFrom([]string{" ", " AND ", " OR ", " AND NOT ", " || ", " && NOT "}).
			Draw(t, "operator") + inner.Draw(t, "right")
	})
}

func TestRandomFiltersOnRandomTablesMatchTheModel(t *testing.T) {
	t.Parallel()
	for name, layout := range askedLayouts {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testRandomFilters(t, layout, rand.New(rand.NewPCG(uint64(len(name)), 0)))
		})
	}
}

func testRandomFilters(t *testing.T, layout string, random *rand.Rand) {
	db := enginetest.Start(t)
	create := "CREATE TABLE model (id UInt16"
	for _, c := range askedColumns {
		create += ", " + c.name + " " + c.typ
	}
	Exec(t, db, create+layout+") ENGINE = MergeTree ORDER BY id SETTINGS index_granularity = 8, index_granularity_bytes = 0, "+
		"min_bytes_for_wide_part = 0")
	rows, tuples := randomRows(random)
	Exec(t, db, "INSERT INTO model VALUES ("+strings.Join(tuples, "), (")+")")
	known, err := readTable(t.Context(), db, tableKey{database: db.Database(), table: "model"})
	if err != nil {
		t.Fatal(err)
	}

	fields := askedFields()
	byName := make(map[string]askedField)
	for _, f := range fields {
		byName[f.name] = f
	}
	implicits := [][]string{{"body"}, {"svc"}, {"body", "note"}, {"note"}}
	drawn, answered := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		implicit := rapid.SampledFrom(implicits).Draw(rt, "implicit")
		use := rapid.SampledFrom([]string{"", "auto", "enabled", "disabled"}).Draw(rt, "use")
		columns := make([]filter.Field, len(implicit))
		for i, name := range implicit {
			if columns[i], err = known.Field(name); err != nil {
				rt.Fatal(err)
			}
		}
		var p filter.Params
		texts, trees, conditions, n := drawFilters(rt, fields, known.UseTextIndex(use), columns, &p)
		drawn += n
		answered += len(texts)
		if len(texts) == 0 {
			return
		}
		// All are answered by reading the rows, and one also by the indexes.
		one := rapid.IntRange(0, len(texts)-1).Draw(rt, "one")
		all, err := selectIDs(t.Context(), db, "arraySort(groupArrayIf(id, "+strings.Join(conditions, ")), arraySort(groupArrayIf(id, ")+
			"))", "true", &p)
		if err != nil {
			rt.Fatalf("%q: %v\nin %s", texts, err, strings.Join(conditions, "\n"))
		}
		indexed, err := selectIDs(t.Context(), db, "arraySort(groupArray(id))", conditions[one], &p)
		if err != nil {
			rt.Fatalf("%s: %v\nin %s", texts[one], err, conditions[one])
		}
		for i, tree := range trees {
			want := matchingRows(tree, rows, implicit, byName)
			if diff := cmp.Diff(want, all[i]); diff != "" {
				rt.Fatalf("%s on %v (-want +got):\n%s\nin %s", texts[i], implicit, diff, conditions[i])
			}
			if diff := cmp.Diff(want, indexed[0]); i == one && diff != "" {
				rt.Fatalf("with indexes, %s on %v (-want +got):\n%s\nin %s", texts[i], implicit, diff, conditions[i])
			}
		}
	})
	if answered*2 < drawn {
		t.Errorf("only %d of %d filters had an answer", answered, drawn)
	}
}

// drawFilters draws many at once, as questions take the time: the texts that are filters, with their trees and what they are in
// SQL.
func drawFilters(rt *rapid.T, fields []askedField, table *filter.Table, columns []filter.Field, p *filter.Params) (
	texts []string, trees []filter.Node, conditions []string, drawn int,
) {
	// What is drawn first is drawn most, so each has other fields first.
	for first := 0; first < len(fields); first += 4 {
		text := askedFilters(slices.Concat(fields[first:], fields[:first]), 2).Draw(rt, "filter")
		drawn++
		var sql string
		f, err := filter.Parse(text)
		if err == nil {
			sql, err = f.SQL(table, columns, p)
		}
		if core.KindOf(err) == core.Invalid {
			continue // a syntax error, or a wildcard where there are numbers
		}
		if err != nil {
			rt.Fatalf("%s: %v", text, err)
		}
		if sql == "" {
			sql = "true"
		}
		texts, trees, conditions = append(texts, text), append(trees, f.Root), append(conditions, sql)
	}
	return texts, trees, conditions, drawn
}

// matchingRows are the numbers of the rows that a filter matches.
func matchingRows(tree filter.Node, rows []askedRow, implicit []string, fields map[string]askedField) []uint16 {
	want := []uint16{}
	for id, row := range rows {
		term := func(term *filter.Term) truth {
			switch {
			case term.Match == filter.Anything:
				return yes
			case term.Field == "":
				texts := make([]string, len(implicit))
				for i, name := range implicit {
					texts[i], _ = row[name].(string)
				}
				return truthOf(bareMatches(term, strings.Join(texts, ";")))
			}
			return fields[term.Field].match(term, row)
		}
		if evaluate(tree, term) == yes {
			want = append(want, uint16(id))
		}
	}
	return want
}

// randomRows are the rows of a model, and what they are in SQL.
func randomRows(random *rand.Rand) (rows []askedRow, tuples []string) {
	rows = make([]askedRow, 20+random.IntN(60))
	tuples = make([]string, len(rows))
	for i := range rows {
		rows[i] = make(askedRow)
		tuples[i] = strconv.Itoa(i)
		for _, c := range askedColumns {
			value, sql := c.random(random)
			if n, ok := value.(int); ok {
				value = float64(n)
			}
			rows[i][c.name] = value
			tuples[i] += ", " + sql
		}
	}
	return rows, tuples
}

// selectIDs returns the columns of lists of ids that a query on the model's rows answers.
func selectIDs(ctx context.Context, db *engine.DB, columns, where string, p *filter.Params) ([][]uint16, error) {
	rows, err := db.Select(ctx, engine.Query{
		SQL: "SELECT [" + columns + "] FROM model WHERE " + where, Params: p.Values(),
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var lists [][]uint16
	for rows.Next() {
		var all []any
		if err := rows.Scan(&all); err != nil {
			return nil, err
		}
		lists = nil
		for _, list := range all {
			lists = append(lists, list.([]uint16))
		}
	}
	return lists, rows.Err()
}
