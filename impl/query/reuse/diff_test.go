package reuse

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// parts are read as the engine names them.
func parts(t *testing.T, list ...[]string) map[string]part {
	t.Helper()
	all := map[string]part{}
	for _, texts := range list {
		p, err := readPart(texts)
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
	all := []change{{causeTable, math.MinInt64, math.MaxInt64}}
	renamed, altered := was(a), was(a)
	renamed.uuid, altered.create = "v", "d"
	for _, tt := range []struct {
		rule     string
		old, now state
		want     []change
	}{
		{"nothing", was(a, b), was(b, a), nil},
		{"a new part", was(a), was(a, c), []change{{causeInsert, 899, 901}}},
		{"a new part without rows", was(a), was(a, ofDay("20260105_3_3_0", "0", "0", "0", "e")), nil},
		{"a new part of times that are not known", was(a), was(a, ofDay("20260105_3_3_0", "1", "0", "0", "e")), []change{{causeInsert, math.MinInt64, math.MaxInt64}}},
		{"a new part of times that wrap", was(a), was(a, ofDay("20260105_3_3_0", "1", "10", "5", "e")), []change{{causeInsert, math.MinInt64, math.MaxInt64}}},
		{"a merge", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_2_1", "15", "100", "300", "ab")), nil},
		{"two merges, one over the other", was(a, b, c), becomes([][]string{a, b, c}, ofDay("20260105_1_3_2", "16", "100", "900", "abc")), nil},
		{"a merge over blocks that other partitions have", was(a, c, other), becomes([][]string{a, c}, ofDay("20260105_1_3_1", "11", "100", "900", "ac"), other), nil},
		{
			"a merge of parts that are no longer there", was(a, b), becomes([][]string{a}, ofDay("20260105_1_2_1", "15", "100", "300", "ab")),
			[]change{{causeMerge, 99, 301}, {causeMerge, 99, 201}, {causeMerge, 149, 301}},
		},
		{
			"a merge of parts that have got the names of others", was(a, b), becomes([][]string{a, ofDay("20260105_2_2_0", "5", "150", "300", "x")}, ofDay("20260105_1_2_1", "15", "100", "300", "ab")),
			[]change{{causeMerge, 99, 301}, {causeMerge, 99, 201}, {causeMerge, 149, 301}},
		},
		{
			"a merge with a part that was not known", was(a, b), becomes([][]string{a, b, c}, ofDay("20260105_1_3_1", "16", "100", "900", "abc")),
			[]change{{causeMerge, 99, 901}, {causeMerge, 99, 201}, {causeMerge, 149, 301}},
		},
		{
			"one that has lost as many rows as it got", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_3_1", "15", "100", "900", "abc")),
			[]change{{causeMerge, 99, 901}, {causeMerge, 99, 201}, {causeMerge, 149, 301}},
		},
		{
			"a merge that loses rows", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_2_1", "14", "100", "300", "ab")),
			[]change{{causeMerge, 99, 301}, {causeMerge, 99, 201}, {causeMerge, 149, 301}},
		},
		{"a mutation", was(a, b), becomes([][]string{a}, ofDay("20260105_1_1_0_4", "10", "100", "200", "m"), b), []change{{causeMutation, 99, 201}, {causeMutation, 99, 201}}},
		{"a lightweight delete", was(a, b), becomes([][]string{a}, masked, b), []change{{causeMutation, 99, 201}, {causeMutation, 99, 201}}},
		{
			"a merge that takes masked rows away", was(masked), becomes([][]string{masked}, ofDay("20260105_1_1_1_4", "10", "100", "200", "n")),
			[]change{{causeMutation, 99, 201}, {causeMutation, 99, 201}},
		},
		{
			"a merge of what was mutated", was(a, b), becomes([][]string{a, b}, ofDay("20260105_1_2_1_4", "15", "100", "300", "m")),
			[]change{{causeMutation, 99, 301}, {causeMutation, 99, 201}, {causeMutation, 149, 301}},
		},
		{"a part that is gone", was(a, b), was(b), []change{{causeRemoval, 99, 201}}},
		{"a part that an empty one replaces", was(a), becomes([][]string{a}, ofDay("20260105_1_1_1", "0", "0", "0", "e")), []change{{causeMerge, 99, 201}}},
		{
			"a part of the same name with other rows", was(a), becomes(nil, ofDay("20260105_1_1_0", "10", "400", "500", "x")),
			[]change{{causeMerge, 399, 501}, {causeMerge, 99, 201}},
		},
		{"the same blocks in another partition", was(b), was(b, other), []change{{causeInsert, 4999, 6001}}},
		{"a patch", was(a), was(a, patch), all},
		{"the same patch", was(a, patch), was(a, patch), nil},
		{"a patch that is applied", was(a, patch), was(a), all},
		{"another table", was(a), renamed, all},
		{"another description", was(a), altered, all},
	} {
		got := diff(&tt.old, &tt.now)
		if d := cmp.Diff(tt.want, got, cmp.AllowUnexported(change{})); d != "" {
			t.Errorf("%s (-want +got):\n%s", tt.rule, d)
		}
	}
}
