package query

import (
	"encoding/json"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// modelField is what a series can aggregate or group by: its text, and what that is in a row.
type modelField struct {
	text string
	// raw is the value as JSON has it, nil for NULL.
	raw func(modelRow) any
}

func nullable[T any](v *T) any {
	if v == nil {
		return nil
	}
	return *v
}

func truthNumber(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

var modelFields = []modelField{
	{"attrs.k", func(r modelRow) any { return r.attrs["k"] }},
	{"attrs['k.l']", func(r modelRow) any { return r.attrs["k.l"] }},
	{"note", func(r modelRow) any { return nullable(r.note) }},
	{"n", func(r modelRow) any { return float64(r.n) }},
	{" `price` ", func(r modelRow) any { return nullable(r.price) }},
	{"ok", func(r modelRow) any { return r.ok }},
	{"n * 2 - 5", func(r modelRow) any { return float64(r.n*2 - 5) }},
	{"price + n", func(r modelRow) any {
		if r.price == nil {
			return nil
		}
		return *r.price + float64(r.n)
	}},
	{"concat(attrs.k, '0')", func(r modelRow) any { return r.attrs["k"] + "0" }},
	{"if(ok, note, NULL)", func(r modelRow) any {
		if !r.ok {
			return nil
		}
		return nullable(r.note)
	}},
	{"n > 5 AND ok", func(r modelRow) any { return r.n > 5 && r.ok }},
	{"length(tags)", func(r modelRow) any { return float64(len(r.tags)) }},
}

// modelNumber is a value as an aggregation takes it. Text counts with the number in it.
func modelNumber(raw any) (float64, bool) {
	switch v := raw.(type) {
	case float64:
		return v, true
	case bool:
		return truthNumber(v), true
	case string:
		n, err := strconv.ParseFloat(v, 64)
		return n, err == nil && !math.IsNaN(n) && !math.IsInf(n, 0)
	}
	return 0, false
}

// modelWeights are sample rates with how many rows each row stands for.
var modelWeights = []struct {
	text   string
	weight func(modelRow) float64
}{
	{"n", func(r modelRow) float64 { return max(1, float64(r.n)) }},
	{"n + 1", func(r modelRow) float64 { return float64(r.n + 1) }},
	{"note", func(r modelRow) float64 {
		if r.note == nil {
			return 1
		}
		n, _ := strconv.ParseUint(*r.note, 10, 64)
		return max(1, float64(n))
	}},
	{"attrs.k", func(r modelRow) float64 {
		n, _ := strconv.ParseUint(r.attrs["k"], 10, 64)
		return max(1, float64(n))
	}},
}

// modelTimes are sources' expressions of time, with the millisecond that decides a row's bucket and whether the row is
// in a range.
var modelTimes = []struct {
	text string
	at   func(ts int64) int64
	in   func(ts, start, end int64) bool
}{
	{"ts", exactly, inSteps(1)},
	{"secs", toSecond, inSteps(1000)},
	{"secs, ts", exactly, func(ts, start, end int64) bool {
		return inSteps(1)(ts, start, end) && inSteps(1000)(ts, start, end)
	}},
	{"day, ts", exactly, inSteps(1)},
	{"toDate(ts), ts", exactly, inSteps(1)},
	{"toStartOfFiveMinutes(ts), ts", exactly, inSteps(1)},
	{"toDateTime(ts)", toSecond, inSteps(1000)},
	{
		"toStartOfMinute(ts)", func(ts int64) int64 { return ts - ts%60_000 },
		func(ts, start, end int64) bool { return ts-ts%60_000 >= start-60_000 && ts-ts%60_000 <= end },
	},
	{
		"day", func(ts int64) int64 { return ts - ts%(sqlgen.Day*1000) },
		func(ts, start, end int64) bool {
			return ts/(sqlgen.Day*1000) >= start/(sqlgen.Day*1000) && ts/(sqlgen.Day*1000) <= end/(sqlgen.Day*1000)
		},
	},
}

func exactly(ts int64) int64 { return ts }

func toSecond(ts int64) int64 { return ts - ts%1000 }

// inSteps reports whether a time rounded down is within a range.
func inSteps(step int64) func(ts, start, end int64) bool {
	return func(ts, start, end int64) bool { return ts-ts%step >= start && ts-ts%step <= end }
}

// modelFilters are filters with whether a row matches.
var modelFilters = []struct {
	text, language string
	matches        func(modelRow) bool
}{
	{"", "", func(modelRow) bool { return true }},
	{" ", "sql", func(modelRow) bool { return true }},
	{"n:>4", "", func(r modelRow) bool { return r.n > 4 }},
	{"-ok:true", "lucene", func(r modelRow) bool { return !r.ok }},
	{"n > 4 OR ok", "sql", func(r modelRow) bool { return r.n > 4 || r.ok }},
	{"attrs.k != '' AND price < 5", "sql", func(r modelRow) bool {
		return r.attrs["k"] != "" && r.price != nil && *r.price < 5
	}},
	{"n IN (1, 2, 3)", "promql", func(r modelRow) bool { return r.n >= 1 && r.n <= 3 }},
}

// modelGroups are lists of groups with their values in a row.
var modelGroups = []struct {
	groupBy []string
	values  func(modelRow) []any
}{
	{nil, func(modelRow) []any { return []any{} }},
	{[]string{"attrs['k.l']"}, func(r modelRow) []any { return []any{r.attrs["k.l"]} }},
	{[]string{"note"}, func(r modelRow) []any { return []any{nullable(r.note)} }},
	{[]string{"n % 3 AS third", "ok"}, func(r modelRow) []any { return []any{float64(r.n % 3), r.ok} }},
	{[]string{"ok, attrs.k AS k", "toDate(ts)"}, func(r modelRow) []any {
		return []any{[]any{r.ok, r.attrs["k"]}, "2026-01-05"}
	}},
	{[]string{"7", "tags"}, func(r modelRow) []any {
		tags := []any{}
		for _, tag := range r.tags {
			tags = append(tags, tag)
		}
		return []any{float64(7), tags}
	}},
}

// modelSample is a row as an aggregation sees it.
type modelSample struct {
	raw    any
	at     int64
	weight float64
}

// modelValue aggregates samples as a chart should. It returns the answers that are right, of which there may be
// several. Where they are numbers within bounds it returns these, and within is true.
func modelValue(s sqlgen.Series, samples []modelSample) (right []any, within bool) {
	weighted := s.Source.SampleRate != ""
	var numbers []float64
	var sum, weightedSum, weights, numberWeights float64
	latest := int64(math.MinInt64)
	distinct := map[any]bool{}
	for _, sample := range samples {
		weights += sample.weight
		if sample.raw != nil {
			distinct[sample.raw] = true
		}
		n, ok := modelNumber(sample.raw)
		if !ok {
			continue
		}
		numbers = append(numbers, n)
		sum += n
		weightedSum += n * sample.weight
		numberWeights += sample.weight
		latest = max(latest, sample.at)
	}
	switch s.AggFn {
	case "count":
		if weighted {
			return []any{weights}, false
		}
		return []any{float64(len(samples))}, false
	case "count_distinct":
		return []any{float64(len(distinct))}, false
	case "any":
		for value := range distinct {
			right = append(right, value)
		}
		if right == nil {
			return []any{nil}, false
		}
		return right, false
	case "none": // max(n) - min(n) of the rows, which the samples have as their raw values
		return []any{slices.Max(numbers) - slices.Min(numbers)}, false
	case "sum":
		if weighted {
			return []any{weightedSum}, false
		}
		return []any{sum}, false
	}
	if numbers == nil {
		return []any{nil}, false
	}
	if s.AggFn == "last_value" {
		for _, sample := range samples {
			if n, ok := modelNumber(sample.raw); ok && sample.at == latest {
				right = append(right, n)
			}
		}
		return right, false
	}
	slices.Sort(numbers)
	switch s.AggFn {
	case "avg":
		if weighted {
			return []any{weightedSum / numberWeights}, false
		}
		return []any{sum / float64(len(numbers))}, false
	case "min":
		return []any{numbers[0]}, false
	case "max":
		return []any{numbers[len(numbers)-1]}, false
	}
	level := 0.5
	if s.Level != nil {
		if level = *s.Level; weighted { // an estimate
			return []any{numbers[0], numbers[len(numbers)-1]}, true
		}
	}
	at := level * float64(len(numbers)-1)
	low := int(at)
	high := min(low+1, len(numbers)-1)
	return []any{numbers[low] + (at-float64(low))*(numbers[high]-numbers[low])}, false
}

// isRight reports whether an answer is one of the right ones, or within their bounds.
func isRight(got any, right []any, within bool) bool {
	number, isNumber := got.(float64)
	if within {
		return isNumber && number >= right[0].(float64)-1e-6 && number <= right[1].(float64)+1e-6
	}
	return slices.ContainsFunc(right, func(want any) bool {
		if n, ok := want.(float64); ok && isNumber {
			return math.Abs(n-number) <= 1e-9*max(1, math.Abs(n))
		}
		return got == want
	})
}

func TestRandomSeriesMatchTheModel(t *testing.T) {
	t.Parallel()
	// Tables of every size.
	var statements []string
	tables := map[string][]modelRow{}
	random := rand.New(rand.NewPCG(3, 4))
	for i, size := range []int{0, 1, 2, 5, 20, 60, 200} {
		name := "t" + strconv.Itoa(i)
		tables[name] = modelRows(random, size)
		statements = append(statements, modelTable(name), modelInsert(name, tables[name]))
	}
	r, source := SetUp(t, statements...)
	names := slices.Sorted(maps.Keys(tables))
	values := 0
	rapid.Check(t, func(rt *rapid.T) {
		table := rapid.SampledFrom(names).Draw(rt, "table")
		field := rapid.SampledFrom(modelFields).Draw(rt, "field")
		times := rapid.SampledFrom(modelTimes).Draw(rt, "times")
		where := rapid.SampledFrom(modelFilters).Draw(rt, "where")
		groups := rapid.SampledFrom(modelGroups).Draw(rt, "groups")
		granularity := rapid.SampledFrom([]string{"30s", "1m", "5m", "10m", "15m", "30m", "1h", "2h", "1d", "7d"}).
			Draw(rt, "granularity")
		s := sqlgen.Series{
			Source: source, Field: field.text, GroupBy: groups.groupBy, Where: where.text, WhereLanguage: where.language,
			AggFn: rapid.SampledFrom([]string{
				"count", "count_distinct", "sum", "avg", "min", "max", "quantile", "last_value", "any", "none",
			}).Draw(rt, "aggFn"),
		}
		s.Source.From.Table, s.Source.Timestamp = table, times.text
		weight := func(modelRow) float64 { return 1 }
		if rapid.Bool().Draw(rt, "sampled") {
			rate := rapid.SampledFrom(modelWeights).Draw(rt, "rate")
			s.Source.Kind, s.Source.SampleRate, weight = "trace", rate.text, rate.weight
		}
		if rapid.Bool().Draw(rt, "with a level") {
			level := rapid.SampledFrom([]float64{0, 0.25, 0.5, 0.9, 1}).Draw(rt, "level")
			s.Level = &level
		}
		if s.AggFn == "none" {
			s.Field, field.raw = "max(n) - min(n)", func(r modelRow) any { return float64(r.n) }
		}
		from := rapid.Int64Range(Start-1000, End-1).Draw(rt, "from")
		to := rapid.Int64Range(from+1, End+1000).Draw(rt, "to")

		type cell struct {
			bucket int64
			group  string
		}
		want := make(map[cell][]modelSample)
		for _, row := range tables[table] {
			if !times.in(row.ts, from, to) || !where.matches(row) {
				continue
			}
			group, err := json.Marshal(groups.values(row))
			if err != nil {
				rt.Fatal(err)
			}
			at := times.at(row.ts)
			c := cell{at - at%(sqlgen.Granularities[granularity]*1000), string(group)}
			want[c] = append(want[c], modelSample{field.raw(row), at, weight(row)})
		}

		answer, err := r.Chart(t.Context(), Team, Chart{Start: from, End: to, Granularity: granularity, Series: []sqlgen.Series{s}})
		if err != nil {
			rt.Fatal(err)
		}
		for _, object := range Decode(t, answer) {
			group, err := json.Marshal(object["group"])
			if err != nil {
				rt.Fatal(err)
			}
			c := cell{int64(object["ts_bucket"].(float64)), string(group)}
			samples, ok := want[c]
			if !ok {
				rt.Fatalf("%s(%s): there is no bucket %d %s", s.AggFn, s.Field, c.bucket, c.group)
			}
			delete(want, c)
			got, ok := object["series_0.data"]
			if right, within := modelValue(s, samples); !ok || !isRight(got, right, within) {
				rt.Fatalf("%s(%s) of %+v in %d %s: got %v, want %v", s.AggFn, s.Field, samples, c.bucket, c.group, got, right)
			}
			values++
		}
		for c := range want {
			rt.Fatalf("%s(%s): the bucket %d %s is missing", s.AggFn, s.Field, c.bucket, c.group)
		}
	})
	if values == 0 && *Thorough { // most ask small tables, or for a moment
		t.Error("no series had a value")
	}
}
