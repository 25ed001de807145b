package query

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/reuse"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// reusing is a Runner that keeps buckets of a table, beside one that reads all rows each time.
type reusing struct {
	*Runner
	full    *Runner
	db      *engine.DB
	source  sqlgen.Source
	metrics *prometheus.Registry
}

// reusedTable is a table of two days, of which the engine knows old parts without the last column.
const reusedTable = `CREATE TABLE t (ts DateTime64(9), svc LowCardinality(String), zone Nullable(String), n Int64, f Float64, text String)
	ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY (toStartOfFiveMinutes(ts), svc, ts)
	SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1`

const hourMillis = 3600_000

func setUpReuse(t *testing.T, create string) *reusing {
	t.Helper()
	db := enginetest.Start(t)
	r := &reusing{Runner: RunnerOf(db), full: RunnerOf(db), db: db, source: TableSource(db, "t"), metrics: prometheus.NewRegistry()}
	Exec(t, db, create)
	r.Reuse = reuse.New(64 << 20)
	r.Reuse.Metrics, r.Reuse.Check, r.Reuse.LeastTime = reuse.NewMetrics(r.metrics), math.MaxUint64, 0
	return r
}

// insert inserts rows whose times are spread over a range.
func (r *reusing) insert(t testing.TB, rows int, start, end int64, seed uint32) {
	t.Helper()
	Exec(t, r.db, fmt.Sprintf(`INSERT INTO t (ts, svc, zone, n, f, text) SELECT fromUnixTimestamp64Nano(toInt64(%d) * 1000000 + h %% (toInt64(%d) * 1000000)),
		['a', '', 'ünï', 'b|c'][1 + h %% 4], if(h %% 5 = 0, NULL, toString(h %% 3)), h %% 1000, if(h %% 97 = 0, nan, h %% 1000 / 7), ['1', 'x', 'nan', ''][1 + h %% 11 %% 4]
		FROM (SELECT cityHash64(number, %d) AS h FROM numbers(%d))`, start, end-start, seed, rows))
}

// asked is a question in both ways.
type asked func(ctx context.Context, r *Runner) (string, error)

func (r *reusing) chart(start, end int64, granularity string, series ...sqlgen.Series) asked {
	for i := range series {
		series[i].Source = r.source
	}
	return func(ctx context.Context, on *Runner) (string, error) {
		text, err := on.Chart(ctx, Team, Chart{Series: series, Start: start, End: end, Granularity: granularity})
		return string(text), err
	}
}

func (r *reusing) tile(start, end int64, granularity, config string) asked {
	return func(ctx context.Context, on *Runner) (string, error) {
		data, err := on.Tile(ctx, Team, Tile{
			Config: []byte("{" + config + "}"), Source: &r.source, Start: start, End: end, Granularity: granularity,
		})
		if err != nil {
			return "", err
		}
		text, err := data.JSON(ctx)
		return string(text), err
	}
}

// compare asks in both ways, and reports whether the answers are the same. Fractions may differ as two full answers may.
func (r *reusing) compare(t testing.TB, ask asked) (string, bool) {
	t.Helper()
	got, err := ask(WithFreshness(t.Context(), &Freshness{}), r.Runner)
	if err != nil {
		t.Fatal(err)
	}
	want, err := ask(t.Context(), r.full)
	if err != nil {
		t.Fatal(err)
	}
	if got == want {
		return "", true
	}
	var a, b any
	if json.Unmarshal([]byte(got), &a) != nil || json.Unmarshal([]byte(want), &b) != nil {
		t.Fatalf("%s\n%s", got, want)
	}
	return fmt.Sprintf("got  %s\nwant %s", got, want), near(a, b)
}

// near compares JSON, in which fractions may differ in their last digits.
func near(a, b any) bool {
	switch a := a.(type) {
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !near(a[i], b[i]) {
				return false
			}
		}
		return true
	case map[string]any:
		b, ok := b.(map[string]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for name := range a {
			if !near(a[name], b[name]) {
				return false
			}
		}
		return true
	case float64:
		b, ok := b.(float64)
		return ok && (a == b || a != math.Trunc(a) && math.Abs(a-b) <= 1e-12*math.Abs(a))
	}
	return reflect.DeepEqual(a, b)
}

func (r *reusing) count(t testing.TB, name, label string) float64 {
	t.Helper()
	families, err := r.metrics.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == name && (label == "" || m.GetLabel()[0].GetValue() == label) {
				return m.GetCounter().GetValue() + m.GetGauge().GetValue()
			}
		}
	}
	t.Fatalf("no metric %s of %s", name, label)
	return 0
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
		`"displayType":"stacked_bar","groupBy":"svc","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count","where":"zone:1"}],"asRatio":true`,
		`"displayType":"line","select":[{"aggFn":"count"}],"alignDateRangeToGranularity":false`,
		`"displayType":"line","groupBy":"n % 5","select":[{"aggFn":"count_distinct","valueExpression":"svc"}],"formulas":[{"expression":"A / 2"}]`,
	}
	if i := (h.asks + random.IntN(4)) % (len(charts) + len(tiles)); i >= len(charts) {
		return r.tile(start, end, granularity, tiles[i-len(charts)])
	} else if i > 0 {
		return r.chart(start, end, granularity, charts[i])
	}
	return r.chart(start, end, granularity, charts[0], charts[random.IntN(len(charts))])
}

// history is a table whose rows change in all ways in which rows do.
type history struct {
	*reusing
	random *rand.Rand
	first  int64 // of the rows
	now    int64
	seed   uint32
	asks   int // the first of the questions
}

func newHistory(t *testing.T, seed uint64) *history {
	t.Logf("the seed is %d", seed)
	h := &history{reusing: setUpReuse(t, reusedTable), random: rand.New(rand.NewPCG(seed, 1)), first: Start + 12*hourMillis}
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
		err := h.db.Exec(t.Context(), engine.Query{SQL: sql})
		for err != nil && strings.Contains(err.Error(), "TABLE_ALREADY_EXISTS") && t.Context().Err() == nil {
			err = h.db.Exec(t.Context(), engine.Query{SQL: sql})
		}
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

func TestKeptBucketsAreRight(t *testing.T) {
	t.Parallel()
	rounds := 20
	if *Thorough {
		rounds = 3000
	}
	h := newHistory(t, rand.Uint64())
	var told []string
	wrong := 0
	for i := range rounds {
		if i%40 == 39 {
			h.asks++
		}
		if h.random.IntN(3) > 0 {
			told = append(told, h.change(t))
		}
		start, end := h.window()
		for range 3 {
			if diff, ok := h.compare(t, h.question(h.random, start, end)); !ok {
				wrong++
				t.Errorf("%s\nafter %q", diff, told[max(0, len(told)-6):])
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
	h := newHistory(t, 1)
	question := h.chart(h.first-600_000, h.now+600_000, "5m",
		sqlgen.Series{AggFn: "sum", Field: "added", GroupBy: []string{"svc"}}, sqlgen.Series{AggFn: "sum", Field: "n", GroupBy: []string{"text"}})
	ask := func() {
		if _, err := question(WithFreshness(t.Context(), &Freshness{}), h.Runner); err != nil {
			t.Fatal(err)
		}
	}
	ask() // which is found out to take long enough
	for _, c := range changes {
		h.fill(t, h.first, h.now, 300)
		ask()
		if h.count(t, "obstack_reuse_bytes", "") < 20_000 {
			ask() // a merge may have left it without an answer
		}
		if h.count(t, "obstack_reuse_bytes", "") < 20_000 {
			t.Errorf("before %s nothing is kept", c.what)
		}
		h.exec(t, c.do(t, h))
		if diff, ok := h.compare(t, question); !ok {
			t.Errorf("after %s: %s", c.what, diff)
		}
	}
}

func TestKeptBucketsAreRightWhileRowsChange(t *testing.T) {
	t.Parallel()
	rounds := 6
	if *Thorough {
		rounds = 500
	}
	h := newHistory(t, rand.Uint64())
	ctx, stop := context.WithCancel(WithFreshness(t.Context(), &Freshness{}))
	var readers sync.WaitGroup
	var window sync.Mutex
	latest := h.now
	for i := range 3 {
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
		told := []string{h.change(t), h.change(t)}
		window.Lock()
		latest = h.now
		window.Unlock()
		for range 3 {
			if diff, ok := h.compare(t, h.question(h.random, h.now-3*hourMillis, h.now)); !ok {
				t.Fatalf("%s\nafter %q", diff, told)
			}
		}
	}
	if hits := h.count(t, "obstack_reuse_buckets_total", "hit"); hits < float64(rounds) {
		t.Errorf("%v buckets were kept", hits)
	}
}

func TestWhoReadsKeptBuckets(t *testing.T) {
	t.Parallel()
	r := setUpReuse(t, reusedTable)
	r.insert(t, 100, Start, End, 1)
	ask := r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}})
	const buckets = "obstack_reuse_buckets_total"
	for _, tt := range []struct {
		rule         string
		fresh        *Freshness
		hits, misses float64
	}{
		{"the first request", &Freshness{}, 0, 0},
		{"the second", &Freshness{}, 0, 24},
		{"the third", &Freshness{}, 24, 0},
		{"a strict one", &Freshness{Strict: true}, 0, 0},
		{"an evaluation", nil, 0, 0},
	} {
		hits, misses := r.count(t, buckets, "hit"), r.count(t, buckets, "miss")
		ctx := t.Context()
		if tt.fresh != nil {
			ctx = WithFreshness(ctx, tt.fresh)
		}
		if _, err := ask(ctx, r.Runner); err != nil {
			t.Fatal(err)
		}
		if hits, misses = r.count(t, buckets, "hit")-hits, r.count(t, buckets, "miss")-misses; hits != tt.hits || misses != tt.misses {
			t.Errorf("%s reads %v kept buckets and misses %v, want %v and %v", tt.rule, hits, misses, tt.hits, tt.misses)
		}
	}
}

func TestWhatIsNotKept(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ rule, create, where, cause string }{
		{"a column that expires", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64 TTL toDateTime(ts) + toIntervalYear(99)) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts", "", "table"},
		{"another engine", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64) ENGINE = ReplacingMergeTree PARTITION BY toDate(ts) ORDER BY ts", "", "table"},
		{"another partition key", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64) ENGINE = MergeTree PARTITION BY svc ORDER BY ts", "", "table"},
		{"a clock", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts", "ts < now()", "query"},
		{"a virtual column", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts", "_part != 'x'", "query"},
		{"a sub-query", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts", "n IN (SELECT 1)", "query"},
		{"a column that is a clock", "CREATE TABLE t (ts DateTime64(9), svc String, n Int64, age Int64 ALIAS toUnixTimestamp(now()) - n) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts", "age > 5", "query"},
	} {
		r := setUpReuse(t, tt.create)
		Exec(t, r.db, fmt.Sprintf("INSERT INTO t (ts, svc, n) SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 60000)), 'a', number FROM numbers(100)", Start))
		ask := r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count", Where: tt.where, WhereLanguage: "sql"})
		for range 3 {
			if _, ok := r.compare(t, ask); !ok {
				t.Errorf("%s: another answer", tt.rule)
			}
		}
		if refused, kept := r.count(t, "obstack_reuse_refusals_total", tt.cause), r.count(t, "obstack_reuse_buckets_total", "miss"); refused != 1 || kept != 0 {
			t.Errorf("%s: refused %v times for that, and then left alone; %v buckets kept", tt.rule, refused, kept)
		}
	}
}

// An answer that is too large to be shared is asked for in full.
func TestLargeAnswersAreNotKept(t *testing.T) {
	t.Parallel()
	r := setUpReuse(t, reusedTable)
	r.insert(t, 20_000, Start, End, 1)
	ask := r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count", GroupBy: []string{"n", "zone", "svc"}})
	for range 3 {
		if _, ok := r.compare(t, ask); !ok {
			t.Error("another answer")
		}
	}
	if refused := r.count(t, "obstack_reuse_refusals_total", "size"); refused > 0 {
		t.Errorf("asked %v times for what cannot be shared", refused)
	}
}

func TestGroupsThatAreNoUTF8(t *testing.T) {
	t.Parallel()
	v := &sqlgen.Values{Groups: []string{"g"}, Shown: []sqlgen.ShownValue{{Series: 0}}}
	columns := []engine.Column{{Name: "b", Type: "UInt32"}, {Name: "g", Type: "String"}, {Name: "v", Type: "Float64"}}
	rec := rankRows(engine.NewRecording(columns, [][]any{{uint32(0), "a\xff", 1.}, {uint32(0), "a\xfe", 2.}}), v, 1)
	if got, want := fmt.Sprintf("%q", rec.All()), fmt.Sprintf("%q", [][]any{{uint32(0), "a\xfe", 2., uint64(1)}}); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Tiles whose groups only the engine puts in order are asked in full, and not in both ways each time.
func TestWhatCannotBeRankedIsNotKept(t *testing.T) {
	t.Parallel()
	r := setUpReuse(t, reusedTable)
	r.insert(t, 100, Start, End, 1)
	ask := r.tile(Start, End, "5m", `"displayType":"line","groupBy":"f","select":[{"aggFn":"count"}]`)
	for range 4 {
		if diff, ok := r.compare(t, ask); !ok {
			t.Error(diff)
		}
	}
	hits, misses, refused := r.count(t, "obstack_reuse_buckets_total", "hit"), r.count(t, "obstack_reuse_buckets_total", "miss"), r.count(t, "obstack_reuse_refusals_total", "query")
	if hits != 0 || misses != 24 || refused != 1 {
		t.Errorf("%v hits and %v misses, refused %v times", hits, misses, refused)
	}
}
