package sqlgen_test

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func TestRowsOfParts(t *testing.T) {
	t.Parallel()
	mixed := sqlgen.MixedPart{Name: "m", Blocks: []sqlgen.Blocks{{First: 2, Last: 2}, {First: 4, Last: 20}, {First: 9, Last: 9}}}
	short := sqlgen.MixedPart{Name: "s", Blocks: []sqlgen.Blocks{{First: 3, Last: 5}, {First: 7, Last: 22}}}
	others := mixed
	others.Others = true
	for _, tt := range []struct {
		rule string
		w    sqlgen.Window
		want string
	}{
		{"all parts", sqlgen.Window{}, ""},
		{"none", sqlgen.Window{Parts: []string{}}, "_part IN []"},
		{"some", sqlgen.Window{Parts: []string{"a", "b'"}}, `_part IN ['a','b\'']`},
		{
			"some with a proof",
			sqlgen.Window{Parts: []string{"a", "b"}, Proof: &sqlgen.Proof{Rows: 9}},
			"_part IN ['a','b'] AND (SELECT throwIf(countIf(name IN ['a','b']) != 2 OR sumIf(rows, name IN ['a','b']) != 9" +
				" OR countIf(startsWith(name, 'patch-')) != 0) FROM system.parts WHERE database = d AND table = t AND active) = 0",
		},
		{"none with a proof", sqlgen.Window{Parts: []string{}, Proof: &sqlgen.Proof{}}, "_part IN []"},
		{
			"some, and blocks of another",
			sqlgen.Window{Parts: []string{"a"}, Mixed: []sqlgen.MixedPart{mixed}},
			"_part IN ['a','m'] AND NOT (_part = m AND NOT (_block_number BETWEEN 4 AND 20 OR _block_number IN [2,9]))",
		},
		{
			"short ranges of blocks, which are listed",
			sqlgen.Window{Parts: []string{}, Mixed: []sqlgen.MixedPart{short}},
			"_part IN ['s'] AND NOT (_part = s AND NOT (_block_number IN [3,4,5,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]))",
		},
		{
			"all rows of parts but some blocks",
			sqlgen.Window{Parts: []string{}, Mixed: []sqlgen.MixedPart{others, {Name: "n", Blocks: mixed.Blocks[2:], Others: true}}},
			"_part IN ['m','n'] AND NOT (_part = m AND (_block_number BETWEEN 4 AND 20 OR _block_number IN [2,9])) AND NOT (_part = n AND (_block_number IN [9]))",
		},
	} {
		p := &filter.Params{}
		got := strings.Join(tt.w.PartConditions("d", "t", p), " AND ")
		for name, value := range p.Values() {
			for _, typ := range []string{"String", "UInt64", "Array(String)", "Array(UInt64)"} {
				got = strings.ReplaceAll(got, "{"+name+":"+typ+"}", value)
			}
		}
		if got != tt.want {
			t.Errorf("%s: %s, want %s", tt.rule, got, tt.want)
		}
	}
}
