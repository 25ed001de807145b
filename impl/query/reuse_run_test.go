package query

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
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
	return setUpReuseOn(t, enginetest.Start(t), create)
}

func setUpReuseOn(t *testing.T, db *engine.DB, create string) *reusing {
	t.Helper()
	Exec(t, db, create)
	return reusingOn(db)
}

// reusingOn has a table that is there already.
func reusingOn(db *engine.DB) *reusing {
	r := &reusing{Runner: RunnerOf(db), full: RunnerOf(db), db: db, source: TableSource(db, "t"), metrics: prometheus.NewRegistry()}
	r.Reuse = reuse.New(64 << 20)
	r.Reuse.Metrics, r.Reuse.Check, r.Reuse.Spared = reuse.NewMetrics(r.metrics), math.MaxUint64, math.Inf(-1)
	r.Reuse.LeastTime, r.Reuse.FewRows, r.Reuse.Samples = 0, 0, 0
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

// serverDB is the client of a server.
func serverDB(t *testing.T, address string) *engine.DB {
	t.Helper()
	db, err := engine.Open(engine.Options{URL: address, Trusted: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// An address may be that of several servers, of which one says what a table was made of and another has the rows.
func TestKeptBucketsAreOfOneServer(t *testing.T) {
	t.Parallel()
	var backends [2]http.Handler
	var direct [2]*engine.DB
	for i := range backends {
		server := enginetest.NewServer(t)
		address, err := url.Parse(server)
		if err != nil {
			t.Fatal(err)
		}
		backends[i], direct[i] = httputil.NewSingleHostReverseProxy(address), serverDB(t, server)
	}
	balancer := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		of := backends[1]
		if bytes.Contains(body, []byte("system.")) && !bytes.Contains(body, []byte("throwIf")) {
			of = backends[0]
		}
		of.ServeHTTP(w, r)
	}))
	t.Cleanup(balancer.Close)
	name := "test_" + strings.ReplaceAll(uuid.NewString(), "-", "")
	on := func(db *engine.DB, rows int, seed uint32) {
		r := &reusing{db: db.In(name)}
		r.insert(t, rows, Start, End, seed)
	}
	for i, db := range direct {
		Exec(t, db, "CREATE DATABASE "+name)
		t.Cleanup(func() {
			if err := db.Exec(context.Background(), engine.Query{SQL: "DROP DATABASE " + name}); err != nil { // not the test's context, which has ended
				t.Error(err)
			}
		})
		Exec(t, db.In(name), reusedTable)
		on(db, 100, uint32(i))
	}
	r := reusingOn(serverDB(t, balancer.URL).In(name))
	ask := r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}})
	for i := range uint32(4) {
		if diff, ok := r.compare(t, ask); !ok {
			t.Error(diff)
		}
		on(direct[1], 10, 10+i)
	}
	if hits := r.count(t, "obstack_reuse_buckets_total", "hit"); hits != 0 {
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
	v := &sqlgen.Values{Groups: []string{"g"}, Series: []sqlgen.Series{{}}, Shown: []sqlgen.ShownValue{{Series: 0}}}
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

// Buckets are kept of all aggregations that are exact enough, in the order of the key and in another, with a filter and without.
func TestKeptAggregations(t *testing.T) {
	t.Parallel()
	db := setUpReuse(t, reusedTable).db
	reusingOn(db).insert(t, 500, Start, End, 1)
	for groupBy, aggFns := range map[string][]string{
		"svc":  {"count", "sum", "avg", "min", "max", "last_value"},
		"text": slices.Sorted(maps.Keys(exactness)),
	} {
		var items []string
		for _, aggFn := range aggFns {
			item := fmt.Sprintf(`{"aggFn":%q,"valueExpression":"n"`, aggFn)
			items = append(items, item+"}", item+`,"where":"n:>900"}`)
		}
		r := reusingOn(db)
		ask := r.tile(Start, End, "15m", fmt.Sprintf(`"displayType":"line","fillNulls":false,"groupBy":%q,"select":[%s]`, groupBy, strings.Join(items, ",")))
		for range 3 {
			if diff, ok := r.compare(t, ask); !ok {
				t.Errorf("by %s: %s", groupBy, diff)
			}
		}
		if hits := r.count(t, "obstack_reuse_buckets_total", "hit"); hits == 0 {
			t.Errorf("by %s: nothing is kept", groupBy)
		}
	}
}

// Tiles without buckets are put together from some, where the engine would answer the same.
func TestTilesWithoutBucketsReadKeptOnes(t *testing.T) {
	t.Parallel()
	db := setUpReuse(t, reusedTable).db
	reusingOn(db).insert(t, 500, Start, End, 1)
	for _, tt := range []struct {
		config string
		kept   bool
	}{
		{`"displayType":"number","select":[{"aggFn":"count"}]`, true},
		{`"displayType":"number","select":[{"aggFn":"count","where":"n:>5000"}]`, true},
		{`"displayType":"number","select":[{"aggFn":"min","valueExpression":"n","where":"n:>5000"}]`, true},
		{`"displayType":"number","select":[{"aggFn":"avg","valueExpression":"n","where":"n:>5000"}]`, true},
		{`"displayType":"number","select":[{"aggFn":"avg","valueExpression":"text","where":"n:>5000"}]`, true},
		{`"displayType":"number","select":[{"aggFn":"last_value","valueExpression":"n"}]`, true},
		{`"displayType":"table","groupBy":"svc","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count","where":"n:<3"}]`, true},
		{`"displayType":"table","groupBy":"zone","select":[{"aggFn":"max","valueExpression":"n","where":"zone:1"},{"aggFn":"min","valueExpression":"n"}]`, true},
		{`"displayType":"table","groupBy":"svc","select":[{"aggFn":"min","valueExpression":"n","where":"n:<3"},{"aggFn":"last_value","valueExpression":"n","where":"n:>995"}]`, true},
		{`"displayType":"pie","groupBy":"zone, svc","select":[{"aggFn":"count"}]`, true},
		{`"displayType":"bar","groupBy":"n","limit":7,"select":[{"aggFn":"max","valueExpression":"n"}]`, true},
		{`"displayType":"number","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count"}],"asRatio":true`, true},
		{`"displayType":"number","select":[{"aggFn":"count_distinct","valueExpression":"n"}]`, false},
		{`"displayType":"number","select":[{"aggFn":"quantile","level":0.5,"valueExpression":"n"}]`, false},
		{`"displayType":"table","groupBy":"svc","having":"count() > 3","select":[{"aggFn":"count"}]`, false},
		{`"displayType":"table","groupBy":"svc","orderBy":"svc","select":[{"aggFn":"count"}]`, false},
	} {
		r := reusingOn(db)
		for i := range int64(3) {
			if diff, _ := r.compare(t, r.tile(Start+i, End-2*i, "", tt.config)); diff != "" {
				t.Errorf("%s: %s", tt.config, diff)
			}
		}
		r.insert(t, 50, Start+hourMillis, Start+hourMillis+60_000, 2)
		if diff, _ := r.compare(t, r.tile(Start, End, "", tt.config)); diff != "" {
			t.Errorf("%s, with more rows: %s", tt.config, diff)
		}
		if hits := r.count(t, "obstack_reuse_buckets_total", "hit"); hits > 0 != tt.kept {
			t.Errorf("%s: %v buckets were kept", tt.config, hits)
		}
	}
}

func TestPutTogetherOnlyWhatTheEngineAnswers(t *testing.T) {
	t.Parallel()
	const array = "Array(Float64)"
	of := func(value float64) []float64 { return []float64{value, 1} }
	for _, tt := range []struct {
		rule, aggFn, group, value string
		rows                      [][]any
		want                      string
	}{
		{"a later value", "last_value", "String", array, [][]any{{uint32(0), "a", of(2.)}, {uint32(1), "a", of(1.)}}, "[[a 1]]"},
		{"no later value", "last_value", "String", array, [][]any{{uint32(0), "a", of(1.)}, {uint32(1), "a", []float64{0, 0}}}, "[[a 1]]"},
		{"a mean", "avg", "String", array, [][]any{{uint32(0), "a", []float64{9, 3}}, {uint32(1), "a", of(1.)}}, "[[a 2.5]]"},
		{"the least of some", "min", "String", array, [][]any{{uint32(0), "a", []float64{0, 0}}, {uint32(1), "a", of(4.)}}, "[[a 4]]"},
		{"none of any", "max", "String", "Array(Nullable(Float64))", [][]any{{uint32(0), "a", []any{nil, 0.}}}, "[[a <nil>]]"},
		{"no rows of any", "min", "String", array, [][]any{{uint32(0), "a", []float64{0, 0}}, {uint32(1), "a", []float64{0, 0}}}, "[[a <nil>]]"},
		{"a mean of no rows", "avg", "String", array, [][]any{{uint32(0), "a", []float64{0, 0}}}, "[[a <nil>]]"},
		{"no number", "max", "String", array, [][]any{{uint32(0), "a", of(math.NaN())}, {uint32(1), "a", of(1.)}}, ""},
		{"zeros with signs", "min", "String", array, [][]any{{uint32(0), "a", of(math.Copysign(0, -1))}, {uint32(1), "a", of(0.)}}, ""},
		{"groups that are fractions", "count", "Float64", "UInt64", [][]any{{uint32(0), 1., uint64(1)}}, ""},
		{"more than fractions count", "count", "String", "UInt64", [][]any{{uint32(0), "a", uint64(1 << 53)}}, ""},
		{"another type", "count", "String", "Int64", [][]any{{uint32(0), "a", int64(1)}, {uint32(1), "a", int64(1)}}, ""},
		{"equal ones", "count", "Nullable(String)", "UInt64", [][]any{{uint32(0), nil, uint64(2)}, {uint32(0), "b", uint64(1)}, {uint32(1), "b", uint64(1)}, {uint32(1), "a", uint64(2)}}, "[[a 2] [b 2] [<nil> 2]]"},
	} {
		v := &sqlgen.Values{Groups: []string{"g"}, Series: []sqlgen.Series{{AggFn: tt.aggFn}}, Shown: []sqlgen.ShownValue{{Series: 0}}}
		columns := []engine.Column{{Name: "b", Type: "UInt32"}, {Name: "g", Type: tt.group}, {Name: "v", Type: tt.value}}
		got := ""
		if rec := putTogether(engine.NewRecording(columns, tt.rows), v, 0); rec != nil {
			got = fmt.Sprint(rec.All())
		}
		if got != tt.want {
			t.Errorf("%s: %s, want %s", tt.rule, got, tt.want)
		}
	}
}

// Late rows are read alone where their values can be added to those that are kept.
func TestLateRowsAreAddedToKeptBuckets(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		rule  string
		ask   func(r *reusing) asked
		grown float64
	}{
		{"counts", func(r *reusing) asked {
			return r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}})
		}, 24},
		{"largest ones", func(r *reusing) asked {
			return r.chart(Start, End, "5m", sqlgen.Series{AggFn: "max", Field: "n + 1", GroupBy: []string{"zone", "svc"}})
		}, 24},
		{"a mean", func(r *reusing) asked { return r.chart(Start, End, "5m", sqlgen.Series{AggFn: "avg", Field: "n"}) }, 0},
		{"distinct ones", func(r *reusing) asked {
			return r.chart(Start, End, "5m", sqlgen.Series{AggFn: "count_distinct", Field: "n"})
		}, 0},
		{"a number", func(r *reusing) asked {
			return r.tile(Start, End, "", `"displayType":"number","select":[{"aggFn":"avg","valueExpression":"n"}]`)
		}, 240},
		{"a line", func(r *reusing) asked {
			return r.tile(Start, End, "5m", `"displayType":"line","groupBy":"zone","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count","where":"n:<9"}]`)
		}, 25},
	} {
		r := setUpReuse(t, reusedTable)
		r.insert(t, 2000, Start, End, 1)
		Exec(t, r.db, "SYSTEM STOP MERGES t")
		for range 2 {
			if diff, ok := r.compare(t, tt.ask(r)); !ok {
				t.Errorf("%s: %s", tt.rule, diff)
			}
		}
		r.insert(t, 100, Start, End, 2)
		r.insert(t, 100, Start, End, 3)
		if diff, ok := r.compare(t, tt.ask(r)); !ok {
			t.Errorf("%s, with late rows: %s", tt.rule, diff)
		}
		if grown := r.count(t, "obstack_reuse_buckets_total", "grown"); grown < tt.grown*9/10 || grown > tt.grown {
			t.Errorf("%s: rows were added to %v buckets, want %v", tt.rule, grown, tt.grown)
		}
		Exec(t, r.db, "SYSTEM START MERGES t")
		r.insert(t, 200, Start, End, 5)
		Exec(t, r.db, "OPTIMIZE TABLE t FINAL", "SYSTEM STOP MERGES t")
		r.insert(t, 50, Start, End, 6)
		if diff, ok := r.compare(t, tt.ask(r)); !ok {
			t.Errorf("%s, with late rows that were merged: %s", tt.rule, diff)
		}
		if grown := r.count(t, "obstack_reuse_buckets_total", "grown"); grown < 2*tt.grown*9/10 || grown > 2*tt.grown {
			t.Errorf("%s, with late rows that were merged: rows were added to %v buckets, want %v", tt.rule, grown, 2*tt.grown)
		}
		Exec(t, r.db, "SYSTEM START MERGES t", "ALTER TABLE t UPDATE n = n + 1 WHERE n % 2 = 0"+wait)
		r.insert(t, 10, Start, End, 4)
		if diff, ok := r.compare(t, tt.ask(r)); !ok {
			t.Errorf("%s, after a mutation: %s", tt.rule, diff)
		}
	}
}

// Of a column that was added, the parts before it have what its default makes of the row. The seed is that of a history in which
// ClickHouse 26.7 by itself takes the other column for 0, in the full query or in that of the buckets.
func TestColumnsThatPartsLack(t *testing.T) {
	t.Parallel()
	h := newHistory(t, enginetest.Start(t), 9295865873724962563)
	for range Rounds(8, 20) { // ClickHouse alone is wrong in the sixth
		if h.random.IntN(3) > 0 {
			h.change(t)
		}
		start, end := h.window()
		for range 3 {
			if diff, ok := h.compare(t, h.question(h.random, start, end)); !ok {
				t.Error(diff)
			}
		}
	}
}
