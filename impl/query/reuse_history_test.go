package query

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// history is a table whose rows change in all ways in which rows do.
type history struct {
	*reusing
	random *rand.Rand
	first  int64 // of the rows
	now    int64
	seed   uint32
	asks   int // the first of the questions
}

func newHistory(t *testing.T, db *engine.DB, seed uint64) *history {
	t.Logf("the seed is %d", seed)
	h := &history{reusing: setUpReuseOn(t, db, reusedTable), random: rand.New(rand.NewPCG(seed, 1)), first: Start + 12*hourMillis}
	h.now, h.asks = h.first+6*hourMillis, h.random.IntN(100)
	h.fill(t, h.first, h.now, 600)
	Exec(t, h.db, "ALTER TABLE t ADD COLUMN added Int64 DEFAULT n + 1")
	return h
}

func (h *history) fill(t testing.TB, start, end int64, rows int) {
	h.seed++
	h.insert(t, rows, start, end, h.seed)
}

const wait = " SETTINGS mutations_sync = 2, alter_sync = 2"

// changes are all ways in which a table changes, with how often they happen, and the statements that do it.
var changes = []struct {
	what   string
	weight int
	do     func(t testing.TB, h *history) []string
}{
	// Before a merge stores what is computed for the oldest rows.
	{"another default", 2, func(_ testing.TB, h *history) []string {
		h.seed++
		return []string{fmt.Sprintf("ALTER TABLE t MODIFY COLUMN added Int64 DEFAULT n + %d", h.seed)}
	}},
	{"rows of now", 40, func(t testing.TB, h *history) []string {
		h.fill(t, h.now, h.now+5*60_000, 20)
		h.now += 5 * 60_000
		h.first = max(h.first, h.now-8*hourMillis)
		return nil
	}},
	{"late rows", 12, func(t testing.TB, h *history) []string {
		start := h.first + h.random.Int64N(h.now-h.first-120_000)
		h.fill(t, start, start+120_000, 5)
		return nil
	}},
	{"late rows everywhere", 3, func(t testing.TB, h *history) []string {
		h.fill(t, h.first, h.now, 10)
		return nil
	}},
	{"a merge", 15, func(testing.TB, *history) []string { return []string{"OPTIMIZE TABLE t FINAL"} }},
	{"rows that are merged at once", 3, func(t testing.TB, h *history) []string {
		h.fill(t, h.first, h.now, 30)
		return []string{"OPTIMIZE TABLE t FINAL"}
	}},
	{"a mutation", 4, func(_ testing.TB, h *history) []string {
		return []string{"ALTER TABLE t UPDATE n = n + 1 WHERE " + h.some() + wait}
	}},
	{"a deletion", 3, func(_ testing.TB, h *history) []string {
		return []string{"ALTER TABLE t DELETE WHERE " + h.some() + wait}
	}},
	{"a lightweight deletion", 4, func(_ testing.TB, h *history) []string { return []string{"DELETE FROM t WHERE " + h.some()} }},
	{"a lightweight deletion that is merged", 1, func(_ testing.TB, h *history) []string {
		return []string{"DELETE FROM t WHERE " + h.some(), "OPTIMIZE TABLE t FINAL"}
	}},
	{"a patch", 3, func(_ testing.TB, h *history) []string { return []string{"UPDATE t SET n = n + 1 WHERE " + h.some()} }},
	{"a patch that is merged", 1, func(_ testing.TB, h *history) []string {
		return []string{"UPDATE t SET n = n + 1 WHERE " + h.some(), "OPTIMIZE TABLE t FINAL"}
	}},
	{"a partition that is dropped", 2, func(_ testing.TB, h *history) []string {
		return []string{"ALTER TABLE t DROP PARTITION " + h.day()}
	}},
	{"a partition that is detached", 1, func(_ testing.TB, h *history) []string {
		return []string{"ALTER TABLE t DETACH PARTITION " + h.day()}
	}},
	{"a partition that comes and goes", 2, func(_ testing.TB, h *history) []string {
		day := h.day()
		return []string{"ALTER TABLE t DETACH PARTITION " + day, "ALTER TABLE t ATTACH PARTITION " + day}
	}},
	{"a restart", 2, func(testing.TB, *history) []string { return []string{"DETACH TABLE t", "ATTACH TABLE t"} }},
	{"the same rows with other values", 2, func(testing.TB, *history) []string {
		return []string{
			"CREATE OR REPLACE TABLE other AS t", "INSERT INTO other SELECT * REPLACE (n + 1 AS n) FROM t", "TRUNCATE TABLE t",
			"DETACH TABLE t", "ATTACH TABLE t", "INSERT INTO t SELECT * FROM other", "OPTIMIZE TABLE t FINAL",
		}
	}},
	{"another table", 1, func(testing.TB, *history) []string {
		return []string{"CREATE OR REPLACE TABLE other AS t", "INSERT INTO other SELECT * REPLACE (n + 2 AS n) FROM t", "EXCHANGE TABLES t AND other"}
	}},
	{"rows of another table", 1, func(_ testing.TB, h *history) []string {
		day := h.day()
		return []string{
			"CREATE OR REPLACE TABLE other AS t", "INSERT INTO other SELECT * REPLACE (n + 3 AS n) FROM t",
			"ALTER TABLE t REPLACE PARTITION " + day + " FROM other",
		}
	}},
	{"rows once each", 1, func(testing.TB, *history) []string { return []string{"OPTIMIZE TABLE t FINAL DEDUPLICATE"} }},
	{"a column that is cleared", 1, func(_ testing.TB, h *history) []string {
		return []string{"ALTER TABLE t CLEAR COLUMN text IN PARTITION " + h.day() + wait}
	}},
}

// some is a condition on rows of a tenth of the time.
func (h *history) some() string {
	from := h.first + h.random.Int64N((h.now-h.first)*9/10)
	return fmt.Sprintf("ts >= fromUnixTimestamp64Milli(toInt64(%d)) AND ts < fromUnixTimestamp64Milli(toInt64(%d))", from, from+(h.now-h.first)/10)
}

// day is today or yesterday.
func (h *history) day() string {
	return time.UnixMilli(h.now - h.random.Int64N(2)*24*hourMillis).UTC().Format("'2006-01-02'")
}

// exec changes the table. One that was detached comes back when its last query has ended. What ClickHouse refuses, to detach a
// partition with patches and to replace one by nothing, is left out.
func (h *history) exec(t testing.TB, statements []string) {
	t.Helper()
	for _, sql := range statements {
		var err error
		patience.Within(t, "no query holds the table that was detached", func() bool {
			err = h.db.Exec(t.Context(), engine.Query{SQL: sql})
			return err == nil || !strings.Contains(err.Error(), "TABLE_ALREADY_EXISTS")
		})
		if err != nil && !strings.Contains(err.Error(), "SUPPORT_IS_DISABLED") && !strings.Contains(err.Error(), "no parts in partition") {
			t.Fatalf("%v\nin %s", err, sql)
		}
	}
}

// change changes the table in a random way, and returns how.
func (h *history) change(t testing.TB) string {
	all := 0
	for _, c := range changes {
		all += c.weight
	}
	n := h.random.IntN(all)
	for _, c := range changes {
		if n -= c.weight; n < 0 {
			h.exec(t, c.do(t, h))
			return c.what
		}
	}
	panic("unreachable")
}

// window is one that ends about now.
func (h *history) window() (start, end int64) {
	end = h.now - h.random.Int64N(10*60_000)
	return end - []int64{hourMillis, 3 * hourMillis, 6 * hourMillis}[h.random.IntN(3)], end
}

// question is a random one about a window, of those that are asked at present.
func (h *history) question(random *rand.Rand, start, end int64) asked {
	r, granularity := h.reusing, []string{"1m", "5m", "15m", "1h"}[(h.asks+random.IntN(2))%4]
	charts := []sqlgen.Series{
		{AggFn: "count"},
		{AggFn: "count", GroupBy: []string{"svc"}},
		{AggFn: "max", Field: "n", GroupBy: []string{"zone", "svc"}},
		{AggFn: "min", Field: "f", GroupBy: []string{"zone"}},
		{AggFn: "sum", Field: "n", GroupBy: []string{"svc"}},
		{AggFn: "sum", Field: "added"},
		{AggFn: "avg", Field: "text", GroupBy: []string{"svc"}},
		{AggFn: "avg", Field: "f"},
		{AggFn: "count_distinct", Field: "n", GroupBy: []string{"svc"}},
		{AggFn: "count", Where: "svc:a OR zone:1", GroupBy: []string{"text"}},
		{AggFn: "sum", Field: "n", Where: "n % 2 = 1 AND added > 5", WhereLanguage: "sql", GroupBy: []string{"lower(svc) AS s"}},
		{AggFn: "max", Field: "f", GroupBy: []string{"f < 0 ? f : n % 3"}},
		{AggFn: "count", Where: "n:<300", GroupBy: []string{"f"}},
		{AggFn: "last_value", Field: "n"},
		{AggFn: "quantile", Field: "n", GroupBy: []string{"svc"}},
	}
	tiles := []string{
		`"displayType":"line","groupBy":"svc","seriesLimit":2,"select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"n","where":"n:>20"}]`,
		`"displayType":"line","groupBy":"zone, svc","seriesLimit":3,"select":[{"aggFn":"max","valueExpression":"n"}],"compareToPreviousPeriod":true`,
		`"displayType":"line","groupBy":"zone, svc","seriesLimit":4,"select":[{"aggFn":"sum","valueExpression":"n"}],"fillNulls":false`,
		`"displayType":"line","groupBy":"svc","seriesLimit":2,"select":[{"aggFn":"last_value","valueExpression":"n","where":"n:>800"}]`,
		`"displayType":"stacked_bar","groupBy":"svc","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count","where":"zone:1"}],"asRatio":true`,
		`"displayType":"line","select":[{"aggFn":"count"}],"alignDateRangeToGranularity":false`,
		`"displayType":"line","groupBy":"n % 5","select":[{"aggFn":"count_distinct","valueExpression":"svc"}],"formulas":[{"expression":"A / 2"}]`,
		`"displayType":"number","select":[{"aggFn":"count"}]`,
		`"displayType":"number","select":[{"aggFn":"max","valueExpression":"n","where":"svc:none"}]`,
		`"displayType":"number","select":[{"aggFn":"last_value","valueExpression":"added","where":"n:>990"}]`,
		`"displayType":"number","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count","where":"zone:1"}],"asRatio":true`,
		`"displayType":"table","groupBy":"zone, svc","select":[{"aggFn":"min","valueExpression":"n","where":"n:>800"},{"aggFn":"avg","valueExpression":"n"}]`,
		`"displayType":"table","groupBy":"text","select":[{"aggFn":"sum","valueExpression":"added"},{"aggFn":"max","valueExpression":"text","where":"n:<9"}]`,
		`"displayType":"pie","groupBy":"svc","select":[{"aggFn":"count"}]`,
		`"displayType":"bar","groupBy":"n","limit":10,"select":[{"aggFn":"max","valueExpression":"added"}]`,
	}
	if i := (h.asks + random.IntN(4)) % (len(charts) + len(tiles)); i >= len(charts) {
		return r.tile(start, end, granularity, tiles[i-len(charts)])
	} else if i > 0 {
		return r.chart(start, end, granularity, charts[i])
	}
	return r.chart(start, end, granularity, charts[0], charts[random.IntN(len(charts))])
}

// seed is random with -thorough only, as for Thorough.
func seed() uint64 {
	if *Thorough {
		return rand.Uint64()
	}
	return 1
}

func TestKeptBucketsAreRight(t *testing.T) {
	t.Parallel()
	rounds := Rounds(8, 3000)
	h := newHistory(t, enginetest.Start(t), seed())
	var changes []string
	wrong := 0
	for i := range rounds {
		if i%40 == 39 {
			h.asks++
		}
		if h.random.IntN(3) > 0 {
			changes = append(changes, h.change(t))
		}
		start, end := h.window()
		for range 3 {
			if diff, ok := h.compare(t, h.question(h.random, start, end)); !ok {
				wrong++
				t.Errorf("%s\nafter %q", diff, changes[max(0, len(changes)-6):])
			}
		}
		if wrong > 2 {
			t.FailNow()
		}
	}
	if hits := h.count(t, "obstack_reuse_buckets_total", "hit"); hits < float64(rounds) {
		t.Errorf("%v buckets were kept", hits)
	}
}

func TestKeptBucketsAreRightAfterEachChange(t *testing.T) {
	t.Parallel()
	testEachChange(t, enginetest.Start(t), 1)
}

func TestKeptBucketsOfServersAreRightAfterEachChange(t *testing.T) {
	t.Parallel()
	db := serverDB(t, enginetest.Server(t))
	v, err := db.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	db = enginetest.Database(t, db)
	if v.Major == 26 && v.Minor == 7 {
		testEachChange(t, db, Rounds(3, 1)) // servers tell changes as the embedded engine does
		return
	}
	// Of versions that were not tested nothing is kept.
	r := setUpReuseOn(t, db, reusedTable)
	r.insert(t, 100, Start, End, 1)
	for range 3 {
		if diff, ok := r.compare(t, r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count"})); !ok {
			t.Error(diff)
		}
	}
	if refused := r.count(t, "obstack_reuse_refusals_total", "server"); refused == 0 {
		t.Errorf("buckets of version %v are kept", v)
	}
}

// testEachChange makes every change, or those at each step.
func testEachChange(t *testing.T, db *engine.DB, step int) {
	t.Helper()
	h := newHistory(t, db, 1)
	question := h.chart(h.first-600_000, h.now+600_000, "5m",
		sqlgen.Series{AggFn: "sum", Field: "added", GroupBy: []string{"svc"}}, sqlgen.Series{AggFn: "sum", Field: "n", GroupBy: []string{"text"}})
	ask := func() {
		if _, err := question(WithFreshness(t.Context(), &Freshness{}), h.Runner); err != nil {
			t.Fatal(err)
		}
	}
	ask() // which is found out to take long enough
	for i := step / 2; i < len(changes); i += step {
		c := changes[i]
		h.fill(t, h.first, h.now, 300)
		patience.Within(t, "something is kept before "+c.what, func() bool {
			ask() // which a merge may leave without an answer
			return h.count(t, "obstack_reuse_bytes", "") >= 20_000
		})
		h.exec(t, c.do(t, h))
		if diff, ok := h.compare(t, question); !ok {
			t.Errorf("after %s: %s", c.what, diff)
		}
	}
}

func TestKeptBucketsAreRightWhileRowsChange(t *testing.T) {
	t.Parallel()
	rounds := Rounds(4, 500)
	h := newHistory(t, enginetest.Start(t), seed())
	ctx, stop := context.WithCancel(WithFreshness(t.Context(), &Freshness{}))
	var readers sync.WaitGroup
	var window sync.Mutex
	latest := h.now
	for i := range Rounds(1, 3) {
		random := rand.New(rand.NewPCG(uint64(i), 7))
		readers.Go(func() {
			for ctx.Err() == nil {
				window.Lock()
				end := latest
				window.Unlock()
				// A table may be gone for a moment.
				_, _ = h.question(random, end-3*hourMillis, end-random.Int64N(600_000))(ctx, h.Runner)
			}
		})
	}
	defer readers.Wait()
	defer stop()
	for range rounds {
		changes := []string{h.change(t), h.change(t)}
		window.Lock()
		latest = h.now
		window.Unlock()
		for range 3 {
			if diff, ok := h.compare(t, h.question(h.random, h.now-3*hourMillis, h.now)); !ok {
				t.Fatalf("%s\nafter %q", diff, changes)
			}
		}
	}
	if hits := h.count(t, "obstack_reuse_buckets_total", "hit"); hits < float64(rounds) {
		t.Errorf("%v buckets were kept", hits)
	}
}
