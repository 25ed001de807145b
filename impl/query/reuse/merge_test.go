package reuse

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// numbered is a question about sums, which are added, on a table whose merges keep the blocks of rows. It says of which parts
// rows are asked for: all, those of some blocks, or all others.
func (c *counted) numbered(start, end int64, asked *[]string) *Question {
	return c.summed(start, end, func(w sqlgen.Window) { *asked = append(*asked, fmt.Sprint(w.Parts, w.Mixed)) })
}

func (c *counted) merge() {
	c.t.Helper()
	enginetest.Exec(c.t, c.db, "SYSTEM START MERGES t", "OPTIMIZE TABLE t FINAL", "SYSTEM STOP MERGES t")
}

// levels are how often parts were merged, in their names. The engine may merge some before it is told to.
var levels = regexp.MustCompile(`(\d{8}_\d+_\d+)_\d+`)

func (c *counted) asks(what string, asked *[]string, want ...string) {
	c.t.Helper()
	if got := strings.Join(*asked, ", "); levels.ReplaceAllString(got, "$1") != levels.ReplaceAllString(strings.Join(want, ", "), "$1") {
		c.t.Errorf("%s: asked for %s, want %s", what, got, strings.Join(want, ", "))
	}
	*asked = nil
}

const keepBlocks = "ALTER TABLE t MODIFY SETTING enable_block_number_column = 1"

// Rows that merges have put together with known ones are told from those by their blocks.
func TestOnlyRowsOfNewBlocksAreAsked(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Spared = math.Inf(-1)
	enginetest.Exec(t, c.db, keepBlocks)
	var asked []string
	q := func() *Question { return c.numbered(start, start+2*minute, &asked) }
	c.want("at first", twoMinutes, c.answer(q()))
	c.asks("at first", &asked, "[20260105_1_1_0] []")
	c.insert(start+30_000, 2)
	c.merge()
	c.want("after a merge with a new part", "[[29460120 4] [29460121 2]]", c.answer(q()))
	c.asks("after a merge with a new part", &asked, "[] [{20260105_1_2_1 [{2 2}] false}]")
	c.merge()
	c.want("after a merge of known rows", "[[29460120 4] [29460121 2]]", c.answer(q()))
	c.asks("after a merge of known rows", &asked)
	c.insert(start+90_000, 1)
	c.want("a minute with a new part", "[[29460121 3]]", c.answer(c.numbered(start+minute, start+2*minute, &asked)))
	c.merge()
	c.insert(start, 1)
	asked = nil
	c.want("after a merge of what a part of the buckets has", "[[29460120 5] [29460121 3]]", c.answer(q()))
	c.insert(start+90_000, 3)
	c.answer(c.numbered(start+60*minute, start+61*minute, &asked)) // which sees the part before it is merged
	c.merge()
	asked = nil
	c.want("after a merge of a part that was new", "[[29460120 5] [29460121 6]]", c.answer(q()))
	c.asks("after a merge of a part that was new", &asked, "[] [{20260105_1_5_4 [{5 5}] false}]")
}

// Each partition has blocks of its own, whose numbers others that are known may lie between.
func TestBlocksAreThoseOfTheirPartitions(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Spared = math.Inf(-1)
	enginetest.Exec(t, c.db, keepBlocks)
	const day = 24 * 60 * minute
	var asked []string
	ask := func() string { return c.answer(c.numbered(start, start+day+minute, &asked)) }
	c.insert(start+day, 1)
	c.insert(start, 1)
	c.insert(start+day, 1)
	c.want("at first", "[[29460120 3] [29460121 2] [29461560 2]]", ask())
	for range 2 { // the new blocks of one day lie around the known ones of the other
		c.insert(start, 1)
		c.insert(start+day, 1)
	}
	asked = nil
	c.merge()
	c.want("after merges in both", "[[29460120 5] [29460121 2] [29461560 4]]", ask())
	c.asks("after merges in both", &asked, "[] [{20260105_1_7_1 [{2 2} {4 7}] false} {20260106_2_8_1 [{3 3} {5 8}] false}]")
}

// A merge in which rows have expired has not as many of the new blocks as it has more than before.
func TestMergesThatLoseRowsAreNotAdded(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Spared = math.Inf(-1)
	enginetest.Exec(t, c.db, "CREATE OR REPLACE TABLE t (ts DateTime64(9), n Int64, until DateTime) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts"+
		" TTL until SETTINGS enable_block_number_column = 1", "SYSTEM STOP MERGES t",
		fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 30000)), 1, if(number = 0, '2000-01-01', '2100-01-01') FROM numbers(4)", start))
	var asked []string
	q := func() *Question { return c.numbered(start, start+2*minute, &asked) }
	c.want("before a row expires", twoMinutes, c.answer(q()))
	enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1, '2100-01-01' FROM numbers(3)", start+30_000))
	c.merge()
	asked = nil
	c.want("when a row has expired", "[[29460120 4] [29460121 2]]", c.answer(q()))
	c.asks("when a row has expired", &asked, "[20260105_1_2_2] []")
}

// Of buckets that are not kept, such as those in which a window begins, the new rows are read once, with all others.
func TestNewRowsAreReadOnce(t *testing.T) {
	t.Parallel()
	const (
		fresh  = "[20260105_4_4_0 20260105_5_5_0] [{20260105_1_3_1 [{2 3}] false}]"
		others = "[] [{20260105_1_3_1 [{2 3}] true}]"
		all    = "[20260105_1_3_1 20260105_4_4_0 20260105_5_5_0] []"
		edges  = "[20260105_1_3_1 20260105_4_4_0] []"
	)
	for _, tt := range []struct {
		rule  string
		fails int64 // the bucket to which none can be added
		want  []string
	}{
		{"rows that are added", 0, []string{fresh, others}},
		{"rows that cannot be added to what was kept", firstMinute + 1, []string{fresh, all}},
		{"rows that cannot be added to those in which the window begins", firstMinute, []string{fresh, others, edges}},
	} {
		c := setUp(t)
		c.Spared = math.Inf(-1)
		enginetest.Exec(t, c.db, keepBlocks)
		var asked []string
		q := func() *Question {
			q := c.numbered(start+30_000, start+2*minute+1, &asked)
			add := q.Add
			q.Add = func(columns []engine.Column, rows, more [][]any) ([][]any, bool) {
				if rows[0][0] == uint32(tt.fails) {
					return nil, false
				}
				return add(columns, rows, more)
			}
			return q
		}
		c.want(tt.rule+", at first", "[[29460120 1] [29460121 2]]", c.answer(q()))
		for range 2 {
			c.insert(start+40_000, 2)
		}
		c.merge()
		c.insert(start+2*minute, 1)
		c.insert(start+90_000, 1)
		asked = nil
		c.want(tt.rule, "[[29460120 5] [29460121 3] [29460122 1]]", c.answer(q()))
		c.asks(tt.rule, &asked, tt.want...)
	}
}
