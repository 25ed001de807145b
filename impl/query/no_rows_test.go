package query_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/sqltext"
)

// measured is a row of the test table. Its fields maybe and text may hold no number; nil stands for NULL.
type measured struct {
	at    int64 // milliseconds
	svc   string
	ms    float64
	n     int
	maybe *float64
	text  string
	rate  int // sample rate
}

// measuredFields reads the fields of a row. SQL converts each of them to a number in a different way.
var measuredFields = map[string]func(measured) any{
	"ms": func(r measured) any { return r.ms },
	"maybe": func(r measured) any {
		if r.maybe == nil {
			return nil
		}
		return *r.maybe
	},
	"text":     func(r measured) any { return r.text },
	"n - 1000": func(r measured) any { return float64(r.n - 1000) },
}

// measuredFilters keep all rows, some rows, only rows without a number in maybe and text, and no rows.
var measuredFilters = map[string]func(measured) bool{
	"":              func(measured) bool { return true },
	"svc:a n:>100":  func(r measured) bool { return r.svc == "a" && r.n > 100 },
	"svc:nonumbers": func(r measured) bool { return r.svc == "nonumbers" },
	"svc:nobody":    func(measured) bool { return false },
}

// randomMeasured returns rows over the two hours of the test range. No two have the same time.
func randomMeasured(random *rand.Rand, rows int) []measured {
	list := make([]measured, rows)
	for i := range list {
		r := measured{
			at: query.Start + int64(i)*(query.End-query.Start)/int64(rows), svc: []string{"a", "b", "nonumbers"}[random.IntN(3)],
			ms: float64(random.IntN(4000))/8 - 250, n: random.IntN(120), text: []string{"", "x", "nan"}[random.IntN(3)], rate: random.IntN(4),
		}
		if r.svc != "nonumbers" && random.IntN(2) == 0 {
			maybe := float64(random.IntN(20)) - 10
			r.maybe, r.text = &maybe, strconv.Itoa(random.IntN(20)-10)
		}
		list[i] = r
	}
	return list
}

func (r measured) values() string {
	maybe := "NULL"
	if r.maybe != nil {
		maybe = fmt.Sprint(*r.maybe)
	}
	return fmt.Sprintf("(fromUnixTimestamp64Milli(%d), '%s', %v, %d, %s, %s, %d)",
		r.at, r.svc, r.ms, r.n, maybe, sqltext.Literal(r.text), r.rate)
}

// measuredItem is an item of a tile.
type measuredItem struct {
	aggFn, field, where string
	weighted            bool
}

func (i measuredItem) config() string {
	return fmt.Sprintf(`{"aggFn":%q,"valueExpression":%q,"where":%q}`, i.aggFn, i.field, i.where)
}

// of computes the item over rows. It returns all values that are correct; nil stands for no value.
func (i measuredItem) of(rows []measured) []any {
	var count, weights, sum float64
	var raw []any
	var numbers []float64
	for _, r := range rows {
		if !measuredFilters[i.where](r) {
			continue
		}
		weight := 1.0
		if i.weighted {
			weight = max(1, float64(r.rate))
		}
		count += weight
		if i.field == "" {
			continue
		}
		value := measuredFields[i.field](r)
		if value != nil && !slices.Contains(raw, value) {
			raw = append(raw, value)
		}
		number, isNumber := value.(float64)
		if text, ok := value.(string); ok {
			n, err := strconv.Atoi(text)
			number, isNumber = float64(n), err == nil
		}
		if isNumber {
			numbers = append(numbers, number)
			sum += number * weight
			weights += weight
		}
	}
	switch i.aggFn {
	case "count":
		return []any{count}
	case "count_distinct":
		return []any{float64(len(raw))}
	case "sum":
		return []any{sum}
	case "any":
		return append(raw, make([]any, max(0, 1-len(raw)))...)
	}
	if numbers == nil {
		return []any{nil}
	}
	last := numbers[len(numbers)-1]
	slices.Sort(numbers)
	switch i.aggFn {
	case "avg":
		return []any{sum / weights}
	case "min":
		return []any{numbers[0]}
	case "max":
		return []any{numbers[len(numbers)-1]}
	case "last_value":
		return []any{last}
	}
	middle := len(numbers) / 2
	if len(numbers)%2 == 0 {
		return []any{(numbers[middle-1] + numbers[middle]) / 2}
	}
	return []any{numbers[middle]}
}

// plus7 adds 7 to each number and makes everything else nil, as the formula A + 7 does.
func plus7(values []any) (sums []any) {
	for _, v := range values {
		var sum any
		if n, ok := v.(float64); ok {
			sum = n + 7
		} else if text, ok := v.(string); ok {
			if n, err := strconv.Atoi(text); err == nil {
				sum = float64(n) + 7
			}
		}
		sums = append(sums, sum)
	}
	return sums
}

// isOneOf reports whether got is one of the values, ignoring the last digits of numbers.
func isOneOf(got any, want []any) bool {
	text := func(v any) string {
		if n := query.Number(v); n != nil {
			return strconv.FormatFloat(*n, 'g', 10, 64)
		}
		return fmt.Sprint(v)
	}
	return slices.ContainsFunc(want, func(v any) bool { return text(v) == text(got) })
}

// TestNoNumberIsNoValue compares all aggregations, with and without numbers, with plain Go: in tiles of all kinds and in alerts.
func TestNoNumberIsNoValue(t *testing.T) {
	t.Parallel()
	rows := randomMeasured(rand.New(rand.NewPCG(1, 1)), 60)
	inserted := make([]string, len(rows))
	for i, r := range rows {
		inserted[i] = r.values()
	}
	runner, source := query.SetUp(t, `CREATE TABLE t (ts DateTime64(3), svc LowCardinality(String), ms Float64, n UInt16,
		maybe Nullable(Float64), text String, rate UInt8) ENGINE = MergeTree ORDER BY (toStartOfHour(ts), svc, ts)`,
		"INSERT INTO t VALUES "+strings.Join(inserted, ", "))
	ts := query.Tiles{Runner: runner, Source: source}
	const hour = int64(time.Hour / time.Millisecond)
	in := func(start, end int64, svc string) (list []measured) {
		for _, r := range rows {
			if r.at >= start && r.at < end && (svc == "" || r.svc == svc) {
				list = append(list, r)
			}
		}
		return list
	}
	answer := func(t *testing.T, tile query.Tile) [][]any {
		t.Helper()
		data, err := runner.Tile(t.Context(), query.Team, tile)
		if err != nil {
			t.Fatalf("%v in %s", err, tile.Config)
		}
		return data.Rows
	}
	check := func(t *testing.T, form string, item measuredItem, got any, want []any) {
		t.Helper()
		if !isOneOf(got, want) {
			t.Errorf("%s %+v: got %v, want %v", form, item, got, want)
		}
	}
	for _, weighted := range []bool{false, true} {
		source := source
		if weighted {
			source.Kind, source.SampleRate = "trace", "rate"
		}
		ts := query.Tiles{Runner: runner, Source: source}
		var items []measuredItem
		for where := range measuredFilters {
			items = append(items, measuredItem{"count", "", where, weighted})
			for field := range measuredFields {
				for _, aggFn := range []string{"count_distinct", "sum", "avg", "min", "max", "quantile", "last_value", "any"} {
					items = append(items, measuredItem{aggFn, field, where, weighted})
				}
			}
		}
		missing := map[string]int{}
		var all []string
		var few []measuredItem // those that are queried one by one
		for _, item := range items {
			if !weighted && item.field != "text" && item.field != "n - 1000" {
				few = append(few, item)
			}
			if item.of(rows)[0] == nil {
				missing[item.aggFn]++
			}
			all = append(all, item.config())
		}
		for _, aggFn := range []string{"avg", "min", "max", "quantile", "last_value", "any"} {
			if missing[aggFn] == 0 {
				t.Errorf("%s has a value everywhere", aggFn)
			}
		}
		selected := `"select":[` + strings.Join(all, ",") + `]`
		name := fmt.Sprintf(", weighted %v", weighted)

		t.Run("a table of several values"+name, func(t *testing.T) {
			t.Parallel()
			table := answer(t, ts.Of(`{"displayType":"table",`+selected+`}`))
			for i, item := range items {
				check(t, "table", item, table[0][i], item.of(rows))
			}
			groups := answer(t, ts.Of(`{"displayType":"table","groupBy":"svc",`+selected+`}`))
			for _, row := range groups {
				for i, item := range items {
					check(t, fmt.Sprint("group ", row[len(items)]), item, row[i], item.of(in(query.Start, query.End, row[len(items)].(string))))
				}
			}
			if len(groups) != 3 {
				t.Errorf("%d groups", len(groups))
			}
		})
		t.Run("a line that is not filled"+name, func(t *testing.T) {
			t.Parallel()
			line := answer(t, ts.Of(`{"displayType":"line","fillNulls":false,`+selected+`}`))
			for n, row := range line {
				for i, item := range items {
					check(t, fmt.Sprint("line at ", row[0]), item, row[1+i], item.of(in(query.Start+int64(n)*hour, query.Start+int64(n+1)*hour, "")))
				}
			}
			tile := ts.Of(`{"displayType":"line","fillNulls":false,"groupBy":"svc","compareToPreviousPeriod":true,` + selected + `}`)
			tile.Start += hour
			groups := answer(t, tile)
			for _, row := range groups {
				for i, item := range items {
					check(t, fmt.Sprint("now ", row[1]), item, row[2+i], item.of(in(query.Start+hour, query.End, row[1].(string))))
					check(t, fmt.Sprint("before ", row[1]), item, row[2+len(items)+i], item.of(in(query.Start, query.Start+hour, row[1].(string))))
				}
			}
			if len(line) != 2 || len(groups) != 3 {
				t.Errorf("%d hours, %d groups", len(line), len(groups))
			}
		})
		if weighted {
			continue
		}
		t.Run("a number and a formula", func(t *testing.T) {
			t.Parallel()
			for _, item := range few {
				number := answer(t, ts.Of(`{"displayType":"number","select":[`+item.config()+`]}`))
				check(t, "number", item, number[0][0], item.of(rows))
				formula := answer(t, ts.Of(`{"displayType":"number","select":[`+item.config()+`],"formulas":[{"expression":"A + 7"}]}`))
				check(t, "formula", item, formula[0][0], plus7(item.of(rows)))
			}
		})
		t.Run("alerts", func(t *testing.T) {
			t.Parallel()
			var conditions []batch.Condition
			for _, item := range few {
				tile := ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},` + item.config() + `],"formulas":[{"expression":"B + 7"}]}`)
				conditions = append(conditions, batch.Condition{Tile: &tile}, batch.Condition{Tile: &tile, Alone: true})
			}
			for i, found := range observeAll(t.Context(), t, runner, hours, conditions) {
				if found.Err != nil || len(found.Values) != 2 {
					t.Errorf("%+v: %d values, %v", few[i/2], len(found.Values), found.Err)
					continue
				}
				for _, v := range found.Values {
					var got any
					if v.NoValue == "" {
						got = v.Value
					}
					check(t, fmt.Sprintf("alert, alone %v", conditions[i].Alone), few[i/2], got, plus7(few[i/2].of(in(v.Start, v.Start+hour, ""))))
				}
			}
		})
	}
	t.Run("a table without rows", func(t *testing.T) {
		t.Parallel()
		tile := ts.Of(`{"displayType":"table","select":[{"aggFn":"count"},{"aggFn":"sum","valueExpression":"ms"},{"aggFn":"max","valueExpression":"ms"},
			{"aggFn":"last_value","valueExpression":"n"},{"aggFn":"any","valueExpression":"svc"}]}`)
		tile.Start, tile.End = query.Start-2*hour, query.Start-hour
		if got := fmt.Sprint(answer(t, tile)); got != "[[0 0 <nil> <nil> <nil>]]" {
			t.Error(got)
		}
	})
}

// TestNoPointIsNoValue aggregates gauges and sums whose filter keeps no point.
func TestNoPointIsNoValue(t *testing.T) {
	t.Parallel()
	db, r, source := query.SetUpMetrics(t)
	query.Insert(t, db, "gauge", []query.Point{query.Value("a", 60, "10"), query.Value("a", 120, "nan")})
	query.Insert(t, db, "sum", []query.Point{query.Value("a", 60, "10"), query.Value("a", 120, "15")})
	ts := query.Tiles{Runner: r, Source: source}
	for _, typ := range []string{"gauge", "sum"} {
		var items, formulas []string
		for i, aggFn := range []string{"count", "count_distinct", "sum", "avg", "min", "max", "quantile", "last_value", "any"} {
			items = append(items, fmt.Sprintf(`{"aggFn":%q,"metricType":%q,"metricName":"m","where":"Attributes.s:none"}`, aggFn, typ))
			formulas = append(formulas, fmt.Sprintf(`{"expression":"%c + 7"}`, 'A'+i))
		}
		tile := ts.Of(`{"displayType":"table","select":[` + strings.Join(items, ",") + `],"formulas":[` + strings.Join(formulas, ",") + `]}`)
		data, err := r.Tile(t.Context(), query.Team, tile)
		if err != nil {
			t.Fatal(err)
		}
		none := strings.Repeat(" <nil>", len(items)-3)
		if got, want := fmt.Sprint(data.Rows), "[[0 0 0"+none+" 7 7 7"+none+"]]"; got != want {
			t.Errorf("%s: got %s, want %s", typ, got, want)
		}
	}
}
