package reuse

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// parts are read as the engine names them.
func parts(t *testing.T, list ...[]string) map[string]part {
	t.Helper()
	all := map[string]part{}
	for _, texts := range list {
		number := func(text string) int64 {
			n, err := strconv.ParseInt(text, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		p, err := readPart(part{
			name: texts[0], partition: texts[1], retired: texts[2] == "0", rows: uint64(number(texts[3])), start: number(texts[4]), end: number(texts[5]),
			masked: texts[6] != "0", hash: texts[7],
		})
		if err != nil {
			t.Fatal(err)
		}
		all[p.name] = p
	}
	return all
}

// ofDay is a part of a day with so many rows of a range of seconds.
func ofDay(name, rows, start, end, hash string) []string {
	return []string{name, "20260105", "1", rows, start, end, "0", hash}
}

func TestDiff(t *testing.T) {
	t.Parallel()
	a, b, c := ofDay("20260105_1_1_0", "10", "100", "200", "a"), ofDay("20260105_2_2_0", "5", "150", "300", "b"), ofDay("20260105_3_3_0", "1", "900", "900", "c")
	other := []string{"20260106_2_2_0", "20260106", "1", "5", "5000", "6000", "0", "o"}
	masked := slices.Clone(ofDay("20260105_1_1_0_4", "10", "100", "200", "m"))
	masked[6] = "1"
	patch := []string{"patch-0123-20260105_5_5_0_4", "patch-0123-20260105", "1", "2", "0", "0", "0", "p"}
	was := func(list ...[]string) state {
		s := state{uuid: "u", create: "c", parts: parts(t, list...)}
		for _, p := range s.parts {
			s.last = max(s.last, p.last)
		}
		return s
	}
	becomes := func(retired [][]string, list ...[]string) state {
		s := was(list...)
		s.retired = parts(t, retired...)
		return s
	}
	all := []change{{cause: causeTable, start: math.MinInt64, end: math.MaxInt64}}
	renamed, altered := was(a), was(a)
	renamed.uuid, altered.create = "v", "d"
	for _, tt := range []struct {
		rule     string
		old, now state
		want     []change
	}{
		{"nothing", was(a, b), was(b, a), nil},
		{"a new part", was(a), was(a, c), []change{{cause: causeInsert, start: 899, end: 901}}},
		{"a new part without rows", was(a), was(a, ofDay("20260105_3_3_0", "0", "0", "0", "e")), nil},
		{"a new part of times that are not known", was(a), was(a, ofDay("20260105_3_3_0", "1", "0", "0", "e")), []change{{cause: causeInsert, start: math.MinInt64, end: math.MaxInt64}}},
		{"a new part of times that wrap", was(a), was(a, ofDay("20260105_3_3_0", "1", "10", "5", "e")), []change{{cause: causeInsert, start: math.MinInt64, end: math.MaxInt64}}},
		{"a merge", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_2_1", "15", "100", "300", "ab")), nil},
		{"two merges, one over the other", was(a, b, c), becomes([][]string{a, b, c}, ofDay("20260105_1_3_2", "16", "100", "900", "abc")), nil},
		{"a merge over blocks that other partitions have", was(a, c, other), becomes([][]string{a, c}, ofDay("20260105_1_3_1", "11", "100", "900", "ac"), other), nil},
		{
			"a merge of parts that are no longer there", was(a, b), becomes([][]string{a}, ofDay("20260105_1_2_1", "15", "100", "300", "ab")),
			[]change{{cause: causeMerge, start: 99, end: 301}, {cause: causeMerge, start: 99, end: 201}, {cause: causeMerge, start: 149, end: 301}},
		},
		{
			"a merge of parts that have got the names of others", was(a, b), becomes([][]string{a, ofDay("20260105_2_2_0", "5", "150", "300", "x")}, ofDay("20260105_1_2_1", "15", "100", "300", "ab")),
			[]change{{cause: causeMerge, start: 99, end: 301}, {cause: causeMerge, start: 99, end: 201}, {cause: causeMerge, start: 149, end: 301}},
		},
		{
			"a merge with a part that was not known", was(a, b), becomes([][]string{a, b, c}, ofDay("20260105_1_3_1", "16", "100", "900", "abc")),
			[]change{{cause: causeMerge, start: 99, end: 901}},
		},
		{
			"one that has lost as many rows as it got", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_3_1", "15", "100", "900", "abc")),
			[]change{{cause: causeMerge, start: 99, end: 901}},
		},
		{
			"a merge that loses rows", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_2_1", "14", "100", "300", "ab")),
			[]change{{cause: causeMerge, start: 99, end: 301}, {cause: causeMerge, start: 99, end: 201}, {cause: causeMerge, start: 149, end: 301}},
		},
		{"a mutation", was(a, b), becomes([][]string{a}, ofDay("20260105_1_1_0_4", "10", "100", "200", "m"), b), []change{{cause: causeMutation, start: 99, end: 201}, {cause: causeMutation, start: 99, end: 201}}},
		{"a lightweight delete", was(a, b), becomes([][]string{a}, masked, b), []change{{cause: causeMutation, start: 99, end: 201}, {cause: causeMutation, start: 99, end: 201}}},
		{
			"a merge that takes masked rows away", was(masked), becomes([][]string{masked}, ofDay("20260105_1_1_1_4", "10", "100", "200", "n")),
			[]change{{cause: causeMutation, start: 99, end: 201}, {cause: causeMutation, start: 99, end: 201}},
		},
		{
			"a merge of what was mutated", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_2_1_4", "15", "100", "300", "m")),
			[]change{{cause: causeMutation, start: 99, end: 301}, {cause: causeMutation, start: 99, end: 201}, {cause: causeMutation, start: 149, end: 301}},
		},
		{"a part that is gone", was(a, b), was(b), []change{{cause: causeRemoval, start: 99, end: 201}}},
		{"a part that an empty one replaces", was(a), becomes([][]string{a}, ofDay("20260105_1_1_1", "0", "0", "0", "e")), []change{{cause: causeMerge, start: 99, end: 201}}},
		{
			"a part of the same name with other rows", was(a), becomes(nil, ofDay("20260105_1_1_0", "10", "400", "500", "x")),
			[]change{{cause: causeMerge, start: 399, end: 501}, {cause: causeMerge, start: 99, end: 201}},
		},
		{"the same blocks in another partition", was(b), was(b, other), []change{{cause: causeInsert, start: 4999, end: 6001}}},
		{"a patch", was(a), was(a, patch), all},
		{"the same patch", was(a, patch), was(a, patch), nil},
		{"a patch that is applied", was(a, patch), was(a), all},
		{"another table", was(a), renamed, all},
		{"another description", was(a), altered, all},
	} {
		got := diff(&tt.old, &tt.now)
		if d := cmp.Diff(tt.want, got, cmp.AllowUnexported(change{}), cmpopts.IgnoreFields(change{}, "part", "blocks", "rows")); d != "" {
			t.Errorf("%s (-want +got):\n%s", tt.rule, d)
		}
	}
}

// Of a merge it is known which blocks are those of parts that were not known, and how many rows they must have.
func TestFreshBlocks(t *testing.T) {
	t.Parallel()
	state := func(retired [][]string, list ...[]string) *state {
		s := &state{uuid: "u", create: "c", parts: parts(t, list...), retired: parts(t, retired...)}
		for _, p := range s.parts {
			s.last = max(s.last, p.last)
		}
		return s
	}
	a, b := ofDay("20260105_2_3_1", "10", "100", "200", "a"), ofDay("20260105_6_6_0", "5", "150", "300", "b")
	masked := slices.Clone(ofDay("20260105_1_8_2", "18", "100", "900", "x"))
	masked[6] = "1"
	day := func(first, last int64) blocks { return blocks{"20260105", first, last} }
	for _, tt := range []struct {
		rule   string
		merged []string
		want   []blocks
		rows   uint64
	}{
		{"before, between and behind those that were known", ofDay("20260105_1_8_2", "18", "100", "900", "x"), []blocks{day(1, 1), day(4, 5), day(7, 8)}, 3},
		{"behind them, without rows", ofDay("20260105_2_8_2", "15", "100", "900", "x"), []blocks{day(4, 5), day(7, 8)}, 0},
		{"of one that covers none", ofDay("20260105_7_8_1", "3", "100", "900", "x"), []blocks{day(7, 8)}, 3},
		{"with fewer rows", ofDay("20260105_1_8_2", "14", "100", "900", "x"), nil, 0},
		{"with masked rows", masked, nil, 0},
		{"with a mutation", ofDay("20260105_1_8_2_9", "18", "100", "900", "x"), nil, 0},
	} {
		now := state([][]string{a, b}, tt.merged)
		if tt.rule == "of one that covers none" {
			now = state(nil, a, b, tt.merged)
		}
		changes := diff(state(nil, a, b), now)
		if got := changes[0]; !slices.Equal(got.blocks, tt.want) || got.rows != tt.rows {
			t.Errorf("%s: %d rows of %v, want %d of %v", tt.rule, got.rows, got.blocks, tt.rows, tt.want)
		}
	}
	if got := diff(state(nil, a, b), state([][]string{a}, ofDay("20260105_2_8_2", "18", "100", "900", "x")))[0]; got.blocks != nil {
		t.Errorf("a merge of parts that are no longer there has the blocks %v", got.blocks)
	}
}
