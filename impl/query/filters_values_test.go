package query

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/sqltext"
)

// askedColumn is a column with the SQL of its type and a way to make its values, which returns their SQL too.
type askedColumn struct {
	name, typ string
	random    func(*rand.Rand) (value any, sql string)
}

// oneOf returns a random value of the list, with its SQL in a form.
func oneOf[T any](form string, list ...T) func(*rand.Rand) (any, string) {
	return func(random *rand.Rand) (any, string) {
		v := list[random.IntN(len(list))]
		if text, ok := any(v).(string); ok {
			return v, fmt.Sprintf(form, sqltext.Literal(text))
		}
		return v, fmt.Sprintf(form, v)
	}
}

// orNull makes every third value NULL.
func orNull(random func(*rand.Rand) (any, string)) func(*rand.Rand) (any, string) {
	return func(r *rand.Rand) (any, string) {
		if r.IntN(3) == 0 {
			return nil, "NULL"
		}
		return random(r)
	}
}

// several makes an array of up to two values.
func several(random func(*rand.Rand) (any, string)) func(*rand.Rand) (any, string) {
	return func(r *rand.Rand) (any, string) {
		values, parts := []any{}, []string{}
		for range r.IntN(3) {
			value, sql := random(r)
			values, parts = append(values, value), append(parts, sql)
		}
		return values, "[" + strings.Join(parts, ", ") + "]"
	}
}

// mapOf makes a map that has some of the keys.
func mapOf(random func(*rand.Rand) (any, string), keys ...string) func(*rand.Rand) (any, string) {
	return func(r *rand.Rand) (any, string) {
		values, parts := map[string]any{}, []string{}
		for _, key := range keys {
			if r.IntN(3) > 0 {
				value, sql := random(r)
				values[key], parts = value, append(parts, sqltext.Literal(key)+": "+sql)
			}
		}
		return values, "{" + strings.Join(parts, ", ") + "}"
	}
}

// documents makes JSON of the form {"a": …, "o": {"b": …}, "n": number}. Its value is a map from a path to a text, a
// number, a bool or nil.
func documents(r *rand.Rand) (any, string) {
	members := map[string]any{}
	member := func() (any, string) {
		switch r.IntN(5) {
		case 0:
			n := float64(r.IntN(41)-20) / 4
			return n, strconv.FormatFloat(n, 'f', -1, 64)
		case 1:
			b := r.IntN(2) == 0
			return b, strconv.FormatBool(b)
		case 2:
			return nil, "null"
		}
		text := askedTexts[r.IntN(len(askedTexts))]
		return text, strings.NewReplacer(`é`, `\u00e9`, `É`, `\u00c9`).Replace(strconv.Quote(text))
	}
	var parts []string
	if r.IntN(3) > 0 {
		value, text := member()
		members["a"], parts = value, append(parts, `"a": `+text)
	}
	if r.IntN(3) > 0 {
		value, text := member()
		members["o.b"], parts = value, append(parts, `"o": {"b": `+text+`}`)
	}
	members["n"] = 0.0
	if r.IntN(3) > 0 {
		n := r.IntN(12)
		members["n"], parts = float64(n), append(parts, `"n": `+strconv.Itoa(n))
	}
	return members, sqltext.Literal("{" + strings.Join(parts, ", ") + "}")
}

// askedTexts also has items of a map, and tokens that are long enough for a text index.
var askedTexts = append([]string{"a=b", "=", "=b", "Refused a", "refuse", "a refused,", "k=a"}, modelTexts...)

var (
	askedTimes = []time.Time{
		time.Date(2023, 12, 31, 23, 59, 59, 0, time.UTC), time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC),
		time.Date(2024, 1, 1, 12, 0, 0, 0, time.UTC), time.Date(2024, 1, 2, 0, 0, 0, 0, time.UTC),
		time.Date(2024, 1, 2, 0, 0, 1, 0, time.UTC),
	}
	askedLevels = []string{"b", "A", "5"} // in the order of their numbers
	askedIdents = []string{
		"00000000-0000-0000-0000-000000000000", "61f0c404-5cb3-11e7-907b-a6006ad3dba0", "ffffffff-5cb3-11e7-907b-a6006ad3dba0",
	}
	askedPeers  = []string{"0.0.0.0", "9.255.0.1", "10.0.0.1", "10.0.0.9"}
	askedPeers6 = []string{"::", "::1", "fe80::1", "::ffff:10.0.0.1"}
)

// timeOf is a random time of the model, to a precision and in the SQL of a type.
func timeOf(precision time.Duration, layout string) func(*rand.Rand) (any, string) {
	return func(r *rand.Rand) (any, string) {
		at := askedTimes[r.IntN(len(askedTimes))].Truncate(precision)
		if precision == time.Nanosecond {
			at = at.Add(time.Duration(r.IntN(2)))
		}
		return at, "'" + at.Format(layout) + "'"
	}
}

var askedColumns = []askedColumn{
	{"body", "String", oneOf("%s", askedTexts...)},
	{"svc", "LowCardinality(String)", oneOf("%s", askedTexts...)},
	{"note", "LowCardinality(Nullable(String))", orNull(oneOf("%s", askedTexts...))},
	{"code", "FixedString(3)", oneOf("%s", "", "a", "ab", "A", "é", "a_b", "5")},
	{"level", "Enum8('b' = -1, 'A' = 2, '5' = 3)", oneOf("%s", askedLevels...)},
	{"u", "UInt8", oneOf("%v", 0.0, 1, 2, 5, 10, 255)},
	{"i", "Int64", oneOf("%v", -5.0, -1, 0, 2, 5, 10)},
	{"price", "Nullable(Decimal(10, 2))", orNull(oneOf("%v", -2.5, 0, 2.25, 5, 7.5, 10))},
	{"f", "Float64", oneOf("%v", -2.5, 0, 2.25, 5, 7.5, 10)},
	{"ok", "Bool", oneOf("%t", true, false)},
	{"sure", "Nullable(Bool)", orNull(oneOf("%t", true, false))},
	{"day", "Date", timeOf(24*time.Hour, time.DateOnly)},
	{"sec", "Nullable(DateTime)", orNull(timeOf(time.Second, time.DateTime))},
	{"nano", "DateTime64(9)", timeOf(time.Nanosecond, "2006-01-02 15:04:05.000000000")},
	{"ident", "UUID", oneOf("%s", askedIdents...)},
	{"peer", "IPv4", oneOf("%s", askedPeers...)},
	{"peer6", "Nullable(IPv6)", orNull(oneOf("%s", askedPeers6...))},
	{"attrs", "Map(LowCardinality(String), String)", mapOf(oneOf("%s", askedTexts...), "k", "k.l", "c", "k=a")},
	{"opts", "Map(String, Nullable(String))", mapOf(orNull(oneOf("%s", askedTexts...)), "k")},
	{"nums", "Map(String, Float64)", mapOf(oneOf("%v", -2.5, 0, 2.25, 5, 7.5, 10), "k", "c")},
	{"flags", "Map(String, Bool)", mapOf(oneOf("%t", true, false), "k")},
	{"tags", "Array(String)", several(oneOf("%s", askedTexts...))},
	{"notes", "Array(Nullable(String))", several(orNull(oneOf("%s", askedTexts...)))},
	{"ports", "Array(UInt16)", several(oneOf("%v", 0.0, 2, 5, 10))},
	{"bools", "Array(Bool)", several(oneOf("%t", true, false))},
	{"secs", "Array(DateTime)", several(timeOf(time.Second, time.DateTime))},
	{"days", "Array(Date)", several(timeOf(24*time.Hour, time.DateOnly))},
	{"events", "Array(Map(String, String))", several(mapOf(oneOf("%s", askedTexts...), "k", "k.l"))},
	{"j", "JSON(n UInt32)", documents},
	{"docs", "Array(JSON(max_dynamic_paths = 0))", several(documents)},
	{"raw", "String", documents},
}

// askedLayouts are copies of map values, aliases and indexes.
var askedLayouts = map[string]string{
	"plain": "",
	"text": `, attrs_c LowCardinality(String) MATERIALIZED attrs['c'], nums_c Float64 MATERIALIZED nums['c'],
		items Array(String) ALIAS arrayMap((k, v) -> concat(k, '=', v), mapKeys(attrs), mapValues(attrs)),
		INDEX keys mapKeys(attrs) TYPE text(tokenizer = 'array'), INDEX its items TYPE text(tokenizer = 'array'),
		INDEX tgs tags TYPE text(tokenizer = 'array'), INDEX bdy lower(body) TYPE text(tokenizer = 'splitByNonAlpha'),
		INDEX svcs lower(svc) TYPE text(tokenizer = 'splitByNonAlpha')`,
	"bloom": `, attrs_c String MATERIALIZED attrs['c'],
		INDEX keys mapKeys(attrs) TYPE bloom_filter(0.01), INDEX vals mapValues(attrs) TYPE bloom_filter(0.01),
		INDEX nkeys mapKeys(nums) TYPE bloom_filter(0.01), INDEX okeys mapKeys(opts) TYPE bloom_filter(0.01),
		INDEX tgs tags TYPE bloom_filter(0.01), INDEX bdy lower(body) TYPE tokenbf_v1(256, 2, 0),
		INDEX svcs tokens(lower(svc)) TYPE bloom_filter(0.01), INDEX us u TYPE minmax`,
}
