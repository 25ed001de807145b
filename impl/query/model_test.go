package query

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// These tests answer random filters and series twice: on the engine, and by the plain Go below.

// modelRow is a row of the table t. Nil stands for NULL.
type modelRow struct {
	id    int
	ts    int64 // milliseconds
	body  string
	note  *string
	attrs map[string]string
	n     int
	price *float64
	ok    bool
	tags  []string
}

// modelTable makes a table for such rows.
func modelTable(name string) string {
	return "CREATE TABLE " + name + ` (id UInt16, ts DateTime64(3), secs DateTime, day Date, body String,
		note LowCardinality(Nullable(String)), attrs Map(LowCardinality(String), String), n UInt8, price Nullable(Float64),
		ok Bool, tags Array(String)) ENGINE = MergeTree ORDER BY id`
}

// modelInsert fills a table, perhaps with nothing.
func modelInsert(name string, rows []modelRow) string {
	values := make([]string, len(rows))
	for i, r := range rows {
		values[i] = r.values()
	}
	if len(rows) == 0 {
		return "INSERT INTO " + name + " SELECT * FROM " + name
	}
	return "INSERT INTO " + name + " VALUES " + strings.Join(values, ", ")
}

var modelTexts = []string{
	"", "a", "A", "b", "a b", "B-a", "ab", "a_b", "a%b", "aXb", "é", "Éa", "5", "10", "1e1", "-2.5", "nan", "inf", " 5",
	`a\b`, `a"b`, "a'b", "{p0:String}", "b;a", "*", "0",
}

func modelRows(random *rand.Rand, size int) []modelRow {
	text := func() string { return modelTexts[random.IntN(len(modelTexts))] }
	rows := make([]modelRow, size)
	for i := range rows {
		r := modelRow{
			id: i, ts: Start + random.Int64N(End-Start), body: text() + text(), attrs: map[string]string{},
			n: random.IntN(12), ok: random.IntN(2) == 0,
		}
		for _, key := range []string{"k", "k.l"} {
			if random.IntN(3) > 0 {
				r.attrs[key] = text()
			}
		}
		if random.IntN(3) > 0 {
			note := text()
			r.note = &note
		}
		if random.IntN(3) > 0 {
			price := float64(random.IntN(40)) / 4
			r.price = &price
		}
		for range random.IntN(3) {
			r.tags = append(r.tags, text())
		}
		rows[i] = r
	}
	return rows
}

func (r modelRow) values() string {
	note, price, attrs := "NULL", "NULL", []string{}
	if r.note != nil {
		note = sqltext.Literal(*r.note)
	}
	if r.price != nil {
		price = strconv.FormatFloat(*r.price, 'f', -1, 64)
	}
	for key, value := range r.attrs {
		attrs = append(attrs, sqltext.Literal(key)+": "+sqltext.Literal(value))
	}
	return fmt.Sprintf("(%d, fromUnixTimestamp64Milli(%d), toDateTime(%d), toDate('2026-01-05'), %s, %s, {%s}, %d, %s, %t, %s)",
		r.id, r.ts, r.ts/1000,
		sqltext.Literal(r.body), note, strings.Join(attrs, ", "), r.n, price, r.ok, enginetest.Array(r.tags))
}

func setUpModel(t testing.TB) (*Runner, sqlgen.Source, []modelRow) {
	rows := modelRows(rand.New(rand.NewPCG(1, 2)), 120)
	r, source := SetUp(t, modelTable("t"), modelInsert("t", rows))
	source.ImplicitColumn = "body, note"
	return r, source, rows
}

// truth is SQL's: NULL is neither true nor false.
type truth int

const (
	no truth = iota
	yes
	unknown
)

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}

func (r modelRow) matches(n filter.Node) truth {
	switch n := n.(type) {
	case *filter.And:
		result := yes
		for _, node := range n.Nodes {
			switch r.matches(node) {
			case no:
				return no
			case unknown:
				result = unknown
			}
		}
		return result
	case *filter.Or:
		result := no
		for _, node := range n.Nodes {
			switch r.matches(node) {
			case yes:
				return yes
			case unknown:
				result = unknown
			}
		}
		return result
	case *filter.Not:
		switch r.matches(n.Node) {
		case no:
			return yes
		case yes:
			return no
		}
		return unknown
	case *filter.Term:
		return r.term(n)
	}
	return yes
}

func (r modelRow) term(t *filter.Term) truth {
	if t.Match == filter.Anything {
		return yes
	}
	switch t.Field {
	case "":
		note := ""
		if r.note != nil {
			note = *r.note
		}
		return truthOf(bareMatches(t, r.body+";"+note))
	case "body":
		return truthOf(textMatches(t, r.body))
	case "note":
		switch {
		case r.note != nil:
			return truthOf(textMatches(t, *r.note))
		case t.Match == filter.Exists:
			return no
		}
		return unknown
	case "attrs.k":
		return truthOf(textMatches(t, r.attrs["k"]))
	case "attrs['k.l']":
		return truthOf(textMatches(t, r.attrs["k.l"]))
	case "n":
		return truthOf(numberMatches(t, float64(r.n)))
	case "price":
		if r.price == nil {
			return unknown
		}
		return truthOf(numberMatches(t, *r.price))
	case "ok":
		return truthOf(boolMatches(t, r.ok))
	case "tags":
		if t.Match == filter.Exists {
			return truthOf(len(r.tags) > 0)
		}
		return truthOf(slices.ContainsFunc(r.tags, func(tag string) bool { return textMatches(t, tag) }))
	}
	panic("the model has no field " + t.Field)
}

func textMatches(t *filter.Term, value string) bool {
	folded, text := strings.ToLower(value), strings.ToLower(t.Text)
	switch t.Match {
	case filter.Contains:
		return strings.Contains(folded, text)
	case filter.StartsWith:
		return strings.HasPrefix(folded, text)
	case filter.EndsWith:
		return strings.HasSuffix(folded, text)
	case filter.Equals:
		return value == t.Text
	case filter.Exists:
		return value != ""
	}
	n, ok := numberIn(value)
	return ok && ordered(t, func(bound string) int {
		m, ok := numberIn(bound)
		if !ok {
			panic("text is compared with " + bound)
		}
		return n.Cmp(m)
	})
}

func bareMatches(t *filter.Term, value string) bool {
	ascii := func(s string) string {
		return strings.Map(func(c rune) rune {
			if c >= 'A' && c <= 'Z' {
				return c + 32
			}
			return c
		}, s)
	}
	tokens := func(s string) []string {
		return strings.FieldsFunc(s, func(c rune) bool {
			return c < 128 && !strings.ContainsRune("abcdefghijklmnopqrstuvwxyz0123456789", c)
		})
	}
	lower, text := ascii(value), ascii(t.Text)
	switch t.Match {
	case filter.StartsWith:
		return strings.HasPrefix(lower, text)
	case filter.EndsWith:
		return strings.HasSuffix(lower, text)
	case filter.Tokens:
		want := tokens(text)
		for _, token := range want {
			if !slices.Contains(tokens(lower), token) {
				return false
			}
		}
		return len(want) == 1 && want[0] == text || strings.Contains(lower, text)
	}
	return textMatches(t, value)
}

func numberMatches(t *filter.Term, value float64) bool {
	compare := func(text string) int {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			panic(err)
		}
		return int(math.Copysign(math.Ceil(min(1, math.Abs(value-n))), value-n))
	}
	if t.Match == filter.Contains || t.Match == filter.Equals {
		return compare(t.Text) == 0
	}
	return ordered(t, compare)
}

func boolMatches(t *filter.Term, value bool) bool {
	number := 0.0
	if value {
		number = 1
	}
	term := *t
	switch strings.ToLower(t.Text) {
	case "true":
		term.Text = "1"
	case "false":
		term.Text = "0"
	default:
		if _, err := strconv.ParseFloat(t.Text, 64); err != nil && t.Match != filter.Range {
			return false
		}
	}
	return numberMatches(&term, number)
}

func ordered(t *filter.Term, compare func(bound string) int) bool {
	switch t.Match {
	case filter.Less:
		return compare(t.Text) < 0
	case filter.LessOrEqual:
		return compare(t.Text) <= 0
	case filter.Greater:
		return compare(t.Text) > 0
	case filter.GreaterOrEqual:
		return compare(t.Text) >= 0
	case filter.Range:
		low, high := t.Low.Open, t.High.Open
		if !low {
			c := compare(t.Low.Text)
			low = c > 0 || c == 0 && !t.Low.Exclusive
		}
		if !high {
			c := compare(t.High.Text)
			high = c < 0 || c == 0 && !t.High.Exclusive
		}
		return low && high
	}
	panic(fmt.Sprintf("the model has no match %d", t.Match))
}

// filterTexts generates filters, most of which have an answer.
func filterTexts(depth int) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		form := rapid.IntRange(0, 7).Draw(t, "form")
		if depth == 0 {
			form %= 4
		}
		word := rapid.SampledFrom([]string{
			"a", "A", "b", "ab", "a_b", "a%b", "é", "5", "10", "a*", "*b", "*a*", "*", "**", ">5", "<=a", ">=-2.5", "[5 TO 1e1]",
			"{5 TO *]", `a\:b`, "a-b", "true", "nan", `a\\b`, "{",
		})
		quoted := rapid.Custom(func(t *rapid.T) string {
			text := rapid.SampledFrom(modelTexts).Draw(t, "text")
			return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
		})
		number := rapid.SampledFrom([]string{
			"5", `"5"`, ">5", "<=2.5", ">=1e1", "<3", "[2 TO 7]", "{2 TO 7}", "[* TO 2.25}", "{7.5 TO *]", "-1", "true",
		})
		inner := filterTexts(max(0, depth-1))
		switch form {
		case 0:
			return rapid.OneOf(word, quoted).Draw(t, "bare")
		case 1:
			return rapid.SampledFrom([]string{"body", "note", "attrs.k", "attrs['k.l']", "tags"}).Draw(t, "field") + ":" +
				rapid.OneOf(word, quoted).Draw(t, "value")
		case 2:
			return rapid.SampledFrom([]string{"n", "price", "ok"}).Draw(t, "number") + ":" + number.Draw(t, "value")
		case 3:
			return rapid.SampledFrom([]string{"-", "!"}).Draw(t, "sign") + rapid.SampledFrom([]string{"body:", "note:", ""}).
				Draw(t, "field") + rapid.OneOf(word, quoted).Draw(t, "value")
		case 4:
			return rapid.SampledFrom([]string{"body", "note", "tags", "-attrs.k"}).Draw(t, "field") + ":(" +
				inner.Draw(t, "inner") + ")"
		case 5:
			return rapid.SampledFrom([]string{"(", "NOT ("}).Draw(t, "open") + inner.Draw(t, "inner") + ")"
		}
		return inner.Draw(t, "left") + rapid.SampledFrom([]string{" ", " AND ", " OR ", " AND NOT ", " || ", " && NOT "}).
			Draw(t, "operator") + inner.Draw(t, "right")
	})
}

func TestRandomFiltersMatchTheModel(t *testing.T) {
	t.Parallel()
	r, source, rows := setUpModel(t)
	answered := 0
	rapid.Check(t, func(rt *rapid.T) {
		text := filterTexts(3).Draw(rt, "filter")
		answer, err := r.Chart(t.Context(), Team, Chart{
			Start: Start, End: End, Granularity: "30d",
			Series: []sqlgen.Series{{Source: source, AggFn: "count", Where: text, GroupBy: []string{"id"}}},
		})
		if core.KindOf(err) == core.Invalid {
			return // a syntax error, or a number where there is text
		}
		if err != nil {
			rt.Fatalf("%s: %v", text, err)
		}
		answered++
		got, want := []int{}, []int{}
		for _, object := range Decode(t, answer) {
			got = append(got, int(object["group"].([]any)[0].(float64)))
		}
		parsed, err := filter.Parse(text)
		if err != nil {
			rt.Fatal(err)
		}
		for _, row := range rows {
			if row.matches(parsed.Root) == yes {
				want = append(want, row.id)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			rt.Fatalf("%s (-want +got):\n%s", text, diff)
		}
	})
	if answered == 0 {
		t.Error("no filter had an answer")
	}
}
