package reuse

import (
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func TestMemoryIsBounded(t *testing.T) {
	t.Parallel()
	k := newKept(400_000)
	add := func(team core.TeamID, question string) {
		e := k.add(key{tableKey{team: team}, question})
		for n := range int64(10) {
			k.put(e, n, bucket{size: 1000})
		}
		k.shrink(e)
	}
	has := func(team core.TeamID, question string) bool {
		return k.entries[key{tableKey{team: team}, question}] != nil
	}
	for _, question := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i"} {
		add("one", question)
	}
	k.get(key{tableKey{team: "one"}, "a"})
	add("one", "j")
	if !has("one", "a") || has("one", "b") || k.teams["one"] > 100_000 {
		t.Errorf("a team holds %d bytes of 400000, and the latest asked is kept: %v", k.teams["one"], has("one", "a"))
	}
	for _, team := range []core.TeamID{"two", "three", "four", "five"} {
		for _, question := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
			add(team, question)
		}
	}
	if k.size > 400_000 || !has("five", "h") || has("one", "c") {
		t.Errorf("all hold %d bytes", k.size)
	}
	for k.recent.Len() > 0 {
		k.remove(k.recent.Back())
	}
	if k.size != 0 || len(k.teams) != 0 || len(k.entries) != 0 {
		t.Errorf("nothing holds %d bytes, of %d teams", k.size, len(k.teams))
	}
}

func TestMissingRanges(t *testing.T) {
	t.Parallel()
	w := sqlgen.Window{Start: 1_000_030_000, End: 1_000_630_000, Bucket: 60} // from within a bucket to within another
	of := func(start, end int64, open bool) sqlgen.Window {
		return sqlgen.Window{Start: start, End: end, Open: open}
	}
	const first = 1_000_030_000 / 60_000
	for _, tt := range []struct {
		rule string
		kept []int64
		want []sqlgen.Window
	}{
		{"nothing is kept", nil, []sqlgen.Window{of(1_000_030_000, 1_000_630_000, false)}},
		{"all that can be", []int64{1, 2, 3, 4, 5, 6, 7, 8, 9}, []sqlgen.Window{of(1_000_030_000, 1_000_080_000, true), of(1_000_620_000, 1_000_630_000, false)}},
		{"all but one", []int64{1, 2, 3, 4, 6, 7, 8, 9}, []sqlgen.Window{
			of(1_000_030_000, 1_000_080_000, true), of(1_000_320_000, 1_000_380_000, true), of(1_000_620_000, 1_000_630_000, false),
		}},
	} {
		f := &found{buckets: map[int64]bucket{}}
		for _, n := range tt.kept {
			f.buckets[first+n] = bucket{}
		}
		got := f.missing(w)
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", tt.rule, d)
		}
	}
	far := sqlgen.Window{Start: 1_000_020_000, End: 1_002_020_000, Bucket: 60, Open: true}
	f := &found{buckets: map[int64]bucket{}}
	for n := int64(1); n < 17; n += 2 {
		f.buckets[far.Start/60_000+n] = bucket{}
	}
	if d := cmp.Diff([]sqlgen.Window{of(far.Start, far.End, true)}, f.missing(far)); d != "" {
		t.Errorf("more than eight ranges (-want +got):\n%s", d)
	}
}

func TestClonedTextsAreTheirOwn(t *testing.T) {
	t.Parallel()
	all := strings.Repeat("text", 100)
	text := all[4:8]
	value := []any{text, nil, []string{text}, []any{text, 1.}, map[string]string{text: text}, map[string]any{text: []string{text}}}
	got := cloned(value)
	if !reflect.DeepEqual(got, any(value)) {
		t.Errorf("%v", got)
	}
	own := func(s string) bool { return unsafe.StringData(s) != unsafe.StringData(text) }
	items := got.([]any)
	if !own(items[0].(string)) || !own(items[2].([]string)[0]) || !own(items[3].([]any)[0].(string)) {
		t.Error("texts are shared")
	}
	for name, item := range items[4].(map[string]string) {
		if !own(name) || !own(item) {
			t.Error("texts of a map are shared")
		}
	}
}
