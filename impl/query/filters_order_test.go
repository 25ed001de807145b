package query

import (
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/sqltext"
)

// These tests compare text with numbers twice: on the engine, and exactly in Go.

// orderTexts are values of attributes. Their numbers are exact, or differ by more than the precision of Float64.
var orderTexts = []string{
	"", "15", "200", "1000", "99", "99.5", "-3", "-20", "+15", "007", "1e3", "2.5E2", ".5", "5.", "0", "-0", "0.1", "-1e-3", "1e999", "-1e999",
	"9007199254740991", "9007199254740992", "9007199254740993", "9007199254740994", "-9007199254740993", "9223372036854775807",
	"9223372036854775808", "18446744073709551615", "18446744073709551616",
	"inf", "-Infinity", "NaN", "abc", "15 ", " 15", "\t15", "0x10", "1_000", "1,5", "15ms", "--5", "5e", "e5", ".", "-", "true", "2024-01-31",
}

// orderBounds are the bounds of comparisons and ranges.
var orderBounds = []string{
	"99", "15", "0", "-3", "-3.5", "0.1", "1e3", "250", "199.5", "+15", "9007199254740992", "9007199254740993", "-9007199254740993",
	"9223372036854775807", "9223372036854775808", "18446744073709551614", "18446744073709551615", "1e16", "1e19", "-1e300",
}

var (
	decimal  = regexp.MustCompile(`^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$`)
	infinity = regexp.MustCompile(`(?i)^([+-]?)inf(?:inity)?$`)
)

// numberIn returns the exact number in a text. The largest one stands for infinity.
func numberIn(text string) (n *big.Rat, ok bool) {
	if m := infinity.FindStringSubmatch(text); m != nil {
		text = m[1] + "1e5000"
	}
	if !decimal.MatchString(text) {
		return nil, false
	}
	return new(big.Rat).SetString(text)
}

// orderTerm is a comparison with one or two bounds.
type orderTerm struct {
	field, text string
	holds       func(n *big.Rat) bool
}

// randomOrder makes a comparison of a field in one of the forms of the filter language.
func randomOrder(random *rand.Rand, field string) orderTerm {
	bound := func() (string, *big.Rat) {
		text := orderBounds[random.IntN(len(orderBounds))]
		n, _ := numberIn(text)
		return text, n
	}
	text, n := bound()
	switch form := random.IntN(8); form {
	case 0, 1, 2, 3:
		operator := []string{">", ">=", "<", "<="}[form]
		accepts := [][]int{{1}, {1, 0}, {-1}, {-1, 0}}[form]
		return orderTerm{field, operator + text, func(v *big.Rat) bool { return slices.Contains(accepts, v.Cmp(n)) }}
	case 4:
		return orderTerm{field, "[* TO " + text + "}", func(v *big.Rat) bool { return v.Cmp(n) < 0 }}
	case 5:
		return orderTerm{field, "[" + text + " TO *]", func(v *big.Rat) bool { return v.Cmp(n) >= 0 }}
	case 6:
		high, m := bound()
		return orderTerm{field, "{" + text + " TO " + high + "]", func(v *big.Rat) bool { return v.Cmp(n) > 0 && v.Cmp(m) <= 0 }}
	}
	high, m := bound()
	return orderTerm{field, "[" + text + " TO " + high + "]", func(v *big.Rat) bool { return v.Cmp(n) >= 0 && v.Cmp(m) <= 0 }}
}

// orderFields are fields that hold text: a value of a map, one that has a copy, text that may be NULL, and members of JSON text.
var orderFields = []string{"attrs.k", "attrs['c.d']", "note", "svc", "body.user.id"}

// orderRow has the text of each field of a row. A field that is NULL is missing.
type orderRow map[string]string

func randomOrderRow(random *rand.Rand) orderRow {
	row := orderRow{}
	for _, field := range orderFields {
		row[field] = orderTexts[random.IntN(len(orderTexts))]
	}
	if random.IntN(4) == 0 {
		delete(row, "note")
	}
	return row
}

// values is the row in SQL. Small numbers in JSON are numbers there, and others text.
func (r orderRow) values(id int) string {
	note, member := "NULL", strconv.Quote(r["body.user.id"])
	if text, ok := r["note"]; ok {
		note = sqltext.Literal(text)
	}
	if n, err := strconv.Atoi(r["body.user.id"]); err == nil && strconv.Itoa(n) == r["body.user.id"] {
		member = r["body.user.id"]
	}
	attrs := "map("
	for field, key := range map[string]string{"attrs.k": "k", "attrs['c.d']": "c.d"} {
		if r[field] != "" { // as if it had none
			attrs += sqltext.Literal(key) + ", " + sqltext.Literal(r[field]) + ", "
		}
	}
	attrs += "'other', '7')"
	return fmt.Sprintf("(%d, %s, %s, %s, %s)", id, attrs, note, sqltext.Literal(r["svc"]), sqltext.Literal(`{"user": {"id": `+member+`}}`))
}

// matches reports whether the row is one that the term matches, or that its negation does.
func (r orderRow) matches(t orderTerm, negated bool) bool {
	text, ok := r[t.field]
	if !ok {
		return false // NULL is neither
	}
	n, isNumber := numberIn(text)
	return (isNumber && t.holds(n)) != negated
}

func TestTextIsComparedAsNumbers(t *testing.T) {
	t.Parallel()
	for i, name := range slices.Sorted(maps.Keys(orderLayouts)) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testTextIsComparedAsNumbers(t, orderLayouts[name], rand.New(rand.NewPCG(1, uint64(i))))
		})
	}
}

// orderLayouts are the copies and indexes of a table.
var orderLayouts = map[string]string{
	"no indexes": "",
	"text indexes": `, copied LowCardinality(String) MATERIALIZED attrs['c.d'],
		items Array(String) ALIAS arrayMap((k, v) -> concat(k, '=', v), mapKeys(attrs), mapValues(attrs)),
		INDEX keys mapKeys(attrs) TYPE text(tokenizer = 'array'), INDEX items items TYPE text(tokenizer = 'array'),
		INDEX svcs lower(svc) TYPE text(tokenizer = 'splitByNonAlpha')`,
	"bloom filters": `, copied String MATERIALIZED attrs['c.d'],
		INDEX keys mapKeys(attrs) TYPE bloom_filter(0.01), INDEX vals mapValues(attrs) TYPE bloom_filter(0.01),
		INDEX svcs svc TYPE bloom_filter(0.01), INDEX low svc TYPE minmax`,
}

func testTextIsComparedAsNumbers(t *testing.T, layout string, random *rand.Rand) {
	rows := make([]orderRow, 200)
	values := make([]string, len(rows))
	for i := range rows {
		rows[i] = randomOrderRow(random)
		values[i] = rows[i].values(i)
	}
	db := enginetest.Start(t)
	Exec(t, db, "CREATE TABLE numbers (id UInt16, ts DateTime64(3) DEFAULT '2026-01-05 10:00:00', attrs Map(LowCardinality(String), String), "+
		"note LowCardinality(Nullable(String)), svc LowCardinality(String), body String"+layout+") ENGINE = MergeTree ORDER BY id "+
		"SETTINGS index_granularity = 8, min_bytes_for_wide_part = 0",
		"INSERT INTO numbers (id, attrs, note, svc, body) VALUES "+strings.Join(values, ", "))
	r, source := RunnerOf(db), TableSource(db, "numbers")
	for range Rounds(16, 1000) {
		a := randomOrder(random, orderFields[random.IntN(len(orderFields))])
		b := randomOrder(random, orderFields[random.IntN(len(orderFields))])
		notA, notB := random.IntN(2) == 0, random.IntN(2) == 0
		operator := []string{" ", " OR "}[random.IntN(2)]
		sign := map[bool]string{true: "-"}
		where := sign[notA] + a.field + ":" + a.text + operator + sign[notB] + b.field + ":" + b.text
		want := []int{}
		for id, row := range rows {
			first, second := row.matches(a, notA), row.matches(b, notB)
			if first && second || operator == " OR " && (first || second) {
				want = append(want, id)
			}
		}
		got, err := matches(t, r, source, where)
		if err != nil {
			t.Fatalf("%s: %v", where, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			for _, id := range append(want, got...) {
				if slices.Contains(want, id) != slices.Contains(got, id) {
					t.Logf("row %d: %q", id, rows[id])
					break
				}
			}
			t.Fatalf("%s (-want +got):\n%s", where, diff)
		}
	}
}
