package reuse

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// growing is a question whose sums are added, and remembers which parts are asked for.
func (c *counted) growing(start, end int64, asked *[][]string) *Question {
	return c.summed(start, end, func(w sqlgen.Window) { *asked = append(*asked, w.Parts) })
}

// summed is a question about sums, which are added, that calls note with each window that is asked for.
func (c *counted) summed(start, end int64, note func(sqlgen.Window)) *Question {
	q := c.question(start, end)
	ask := q.Ask
	q.Ask = func(ctx context.Context, w sqlgen.Window) (*engine.Recording, error) {
		note(w)
		return ask(ctx, w)
	}
	q.Add = func(_ []engine.Column, rows, more [][]any) ([][]any, bool) {
		return [][]any{{rows[0][0], rows[0][1].(float64) + more[0][1].(float64)}}, true
	}
	return q
}

func (c *counted) insert(at int64, rows int) {
	c.t.Helper()
	enginetest.Exec(c.t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1 FROM numbers(%d)", at, rows))
}

func TestOnlyNewPartsAreAsked(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Spared = math.Inf(-1)
	var asked [][]string
	both, second := c.growing(start, start+2*minute, &asked), c.growing(start+minute, start+2*minute, &asked)
	c.want("at first", twoMinutes, c.answer(both))
	c.insert(start+90_000, 1)
	c.want("a minute with a late row", "[[29460121 3]]", c.answer(second))
	c.insert(start+30_000, 2)
	c.insert(start+100_000, 3)
	// The second minute was kept with its late row, the first without: what they lack is not in the same parts.
	asked = nil
	c.want("more late rows", "[[29460120 4] [29460121 6]]", c.answer(both))
	for _, parts := range asked {
		if slices.Contains(parts, "20260105_1_1_0") && len(asked) == 1 {
			t.Errorf("asked for %q", asked)
		}
	}
	c.insert(start+30_000, 1)
	asked = nil
	c.want("one more", "[[29460120 5] [29460121 6]]", c.answer(both))
	if want := [][]string{{"20260105_5_5_0"}}; !slices.EqualFunc(asked, want, slices.Equal) {
		t.Errorf("asked for %q, want %q", asked, want)
	}
}

// TestNewPartsThatGo drops a new part before and after its rows are read.
func TestNewPartsThatGo(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ what, before, after, want string }{
		{"before", "ALTER TABLE t DROP PART '20260105_2_2_0'", "", ""},
		{"after", "", "ALTER TABLE t DROP PART '20260105_2_2_0'", "[[29460120 2] [29460121 3]]"},
	} {
		c := setUp(t)
		c.Spared = math.Inf(-1)
		var asked [][]string
		q := c.growing(start, start+2*minute, &asked)
		c.want(tt.what, twoMinutes, c.answer(q))
		c.insert(start+90_000, 1)
		ask := q.Ask
		q.Ask = func(ctx context.Context, w sqlgen.Window) (*engine.Recording, error) {
			if tt.before != "" {
				enginetest.Exec(t, c.db, tt.before)
			}
			rec, err := ask(ctx, w)
			if tt.after != "" {
				enginetest.Exec(t, c.db, tt.after)
			}
			return rec, err
		}
		c.want(tt.what+", while it is read", tt.want, c.answer(q))
		q.Ask = ask
		c.want(tt.what+", then", twoMinutes, c.answer(q))
	}
}

func TestChangesSinceAState(t *testing.T) {
	t.Parallel()
	at := func(number uint64, why cause, name string) numbered {
		c := change{cause: why, part: partID{name: name}}
		if why == causeInsert {
			c.blocks = []blocks{{"p", 1, 1}}
		}
		return numbered{c, number}
	}
	for _, tt := range []struct {
		rule    string
		changes []numbered
		want    string // those that have brought rows, and the others
	}{
		{"a new part", []numbered{at(2, causeInsert, "a")}, "a "},
		{"one from before", []numbered{at(1, causeInsert, "a")}, " "},
		{"two", []numbered{at(2, causeInsert, "a"), at(3, causeInsert, "b")}, "ba "},
		{"one that the state has not yet", []numbered{at(2, causeInsert, "a"), at(4, causeInsert, "b")}, "a "},
		{"a mutation", []numbered{at(2, causeMutation, "a"), at(3, causeInsert, "b")}, "b a"},
		{"a mutation that the state has not yet", []numbered{at(4, causeMutation, "a")}, " a"},
	} {
		inserted, others, ok := (&table{changes: tt.changes}).since(1, &snapshot{number: 3})
		got := ""
		for _, c := range inserted {
			got += c.part.name
		}
		got += " "
		for _, c := range others {
			got += c.part.name
		}
		if !ok || got != tt.want {
			t.Errorf("%s: %q and %v, want %q", tt.rule, got, ok, tt.want)
		}
	}
	if _, _, ok := (&table{forgotten: 2}).since(1, &snapshot{number: 3}); ok {
		t.Error("changes that were forgotten are known")
	}
}

func TestFreshRows(t *testing.T) {
	t.Parallel()
	now := &snapshot{state: &state{parts: parts(t,
		ofDay("20260105_1_9_2", "100", "0", "99", "merged"), ofDay("20260105_12_12_0", "5", "0", "99", "new"), []string{"20260106_10_30_1", "20260106", "1", "50", "0", "99", "0", "other"},
	)}, columns: &columns{numbered: true}}
	of := func(name, hash string, rows uint64, why cause, own ...blocks) change {
		return change{cause: why, part: partID{name, hash}, rows: rows, blocks: own}
	}
	day, next := func(first, last int64) blocks { return blocks{"20260105", first, last} }, blocks{"20260106", 11, 11}
	for _, tt := range []struct {
		rule    string
		changes []change
		want    string
		ok      bool
	}{
		{"nothing", nil, "[] [] map[]", true},
		{"a part that is there", []change{of("20260105_12_12_0", "new", 5, causeInsert, day(12, 12))}, "[20260105_12_12_0] [] map[]", true},
		{"one that was merged", []change{of("20260105_9_9_0", "x", 7, causeInsert, day(9, 9))}, "[] [{20260105_1_9_2 [{9 9}] false}] map[20260105_1_9_2:7]", true},
		{"another with its name", []change{of("20260105_12_12_0", "x", 5, causeInsert, day(12, 12))}, "[] [{20260105_12_12_0 [{12 12}] false}] map[20260105_12_12_0:5]", true},
		{"a merge with fresh blocks", []change{of("20260105_1_9_2", "merged", 7, causeMerge, day(2, 3), day(9, 9))}, "[] [{20260105_1_9_2 [{2 3} {9 9}] false}] map[20260105_1_9_2:7]", true},
		{
			"two that were merged with others, and one of another day",
			[]change{of("20260105_9_9_0", "x", 7, causeInsert, day(9, 9)), of("20260105_3_4_1", "x", 2, causeMerge, day(4, 4)), of("20260106_11_11_0", "x", 1, causeInsert, next)},
			"[] [{20260105_1_9_2 [{4 4} {9 9}] false} {20260106_10_30_1 [{11 11}] false}] map[20260105_1_9_2:9 20260106_10_30_1:1]", true,
		},
		{
			"a part that is new, and blocks of it",
			[]change{of("20260105_12_12_0", "new", 5, causeInsert, day(12, 12)), of("20260105_12_12_0", "x", 5, causeInsert, day(12, 12))},
			"[20260105_12_12_0] [{20260105_12_12_0 [{12 12}] false}] map[20260105_12_12_0:5]", false,
		},
		{"one that has gone", []change{of("20260105_10_10_0", "x", 7, causeInsert, day(10, 10))}, "[] [] map[]", true},
		{"one of a day that has no parts any more", []change{of("20260107_11_11_0", "x", 7, causeInsert, blocks{"20260107", 11, 11})}, "[] [] map[]", true},
		{"one of which a part has the first block", []change{of("20260105_9_10_1", "x", 7, causeInsert, day(9, 10))}, "[] [] map[]", true},
	} {
		f, ok := now.fresh(tt.changes)
		if got := fmt.Sprint(f.parts, f.mixed, f.rows); got != tt.want || ok != tt.ok {
			t.Errorf("%s: %s and %v, want %s", tt.rule, got, ok, tt.want)
		}
	}
	var many []change
	for n := range int64(maxBlocks + 1) {
		many = append(many, of("20260106_x", "x", 1, causeInsert, blocks{"20260106", 10 + n%20, 10 + n%20}))
	}
	if _, ok := now.fresh(many); !ok {
		t.Error("the same blocks count more than once")
	}
	for n := range many {
		many[n].blocks[0] = blocks{"20260105", 1, 1}
		many[n].blocks[0].last += int64(n) // as many ranges as there can be in a part of so many blocks
	}
	now.state.parts = parts(t, ofDay("20260105_1_999_2", "100", "0", "99", "merged"))
	if _, ok := now.fresh(many); ok {
		t.Errorf("more than %d ranges of blocks are asked for", maxBlocks)
	}
	now.columns.numbered = false
	if _, ok := now.fresh(many[:1]); ok {
		t.Error("blocks are asked for that merges do not keep")
	}
}

// What a server keeps from its account may change while the table stays as it is.
func TestServersAreTrustedByEachState(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	db, err := engine.Open(engine.Options{URL: "http://127.0.0.1:1"}) // which is not asked
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	s := state{
		version: "26.7.2.1 UTC", uuid: "12cbb65e-a56d-4b3b-8700-74779fcb4710", hidden: "00", engine: "MergeTree", partitionKey: "toDate(ts)",
		create: "CREATE TABLE t (ts DateTime64(9)) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts",
	}
	q := c.question(start, start+2*minute)
	q.DB, q.SQL = db.In(c.db.Database()), strings.ReplaceAll(q.SQL, "`n`", "`ts`")
	c.Took(q, Cost{Engine: time.Hour})
	described := &columns{create: s.create, byName: map[string]column{"ts": {}}}
	for _, tt := range []struct {
		hidden string
		want   refusal
	}{{"00", ""}, {"01", refusedServer}, {"00", ""}} {
		s.hidden = tt.hidden
		if got := c.refused(q, &snapshot{state: &s, columns: described}); got != tt.want {
			t.Errorf("with %q hidden it is refused for %q, want %q", tt.hidden, got, tt.want)
		}
	}
}

func TestTrusted(t *testing.T) {
	t.Parallel()
	const id = "12cbb65e-a56d-4b3b-8700-74779fcb4710"
	for _, tt := range []struct {
		rule     string
		s        state
		embedded bool
		want     bool
	}{
		{"the embedded engine", state{version: "26.7.2.1 UTC", uuid: library}, true, true},
		{"another library", state{version: "26.8.1.1 UTC", uuid: id}, true, false},
		{"a server", state{version: "26.7.2.1 UTC", uuid: id, hidden: "00"}, false, true},
		{"another version", state{version: "25.8.1.1 UTC", uuid: id, hidden: "00"}, false, false},
		{"a setting", state{version: "26.7.2.1 UTC", uuid: id, hidden: "10"}, false, false},
		{"a row policy", state{version: "26.7.2.1 UTC", uuid: id, hidden: "01"}, false, false},
		{"a table without an id", state{version: "26.7.2.1 UTC", uuid: library, hidden: "00"}, false, false},
	} {
		if got := tt.s.trusted(tt.embedded); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.rule, got, tt.want)
		}
	}
	was := state{server: "a", version: "26.7.2.1 UTC", uuid: id, hidden: "00"}
	for rule, edit := range map[string]func(*state){
		"another server":    func(s *state) { s.server = "b" },
		"another version":   func(s *state) { s.version = "26.7.3.1 UTC" },
		"a new row policy":  func(s *state) { s.hidden = "01" },
		"another time zone": func(s *state) { s.version = "26.7.2.1 Asia/Tokyo" },
	} {
		now := was
		edit(&now)
		if was.sameTable(&now) {
			t.Errorf("%s: the table stays the same", rule)
		}
	}
}
