package query

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
	"weak"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestSampledCounts holds how wrong samples are. The rows of a service stand together in the table, and its pods are its own.
func TestSampledCounts(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const insert = `INSERT INTO t SELECT fromUnixTimestamp64Nano(toInt64(1767607200000000000 + (number * 3 + %d) * 1600000)),
		'svc-' || toString(toUInt32(pow(cityHash64(number, 2) %% 1000 / 1000., 2) * 14)) AS s,
		map('pod', s || '-' || toString(cityHash64(number, 3) %% 3), 'route', '/r/' || toString(cityHash64(number, 5) %% 18),
			'id', toString(number)),
		1 + cityHash64(number, 7) %% 5 * 100 FROM numbers(750000)`
	Exec(t, db, `CREATE TABLE t (ts DateTime64(9), svc LowCardinality(String), attrs Map(LowCardinality(String), String), code UInt16)
			ENGINE = MergeTree ORDER BY (toStartOfFiveMinutes(ts), svc, ts) SETTINGS index_granularity = 1024`,
		fmt.Sprintf(insert, 0), fmt.Sprintf(insert, 1), fmt.Sprintf(insert, 2))
	r := RunnerOf(db)
	queries := queriesOf(r)
	of := FieldValues{Rows: sqlgen.Rows{Source: TableSource(db, "t"), Start: Start + 60_000, End: Start + 3540_000}}
	counted := map[int64]bool{}
	for _, tt := range []struct {
		field     string
		strata    int64 // those that are counted of two million rows
		tolerance float64
	}{
		{"svc", 2_400_000, 0.001},
		{"attrs.pod", 2_400_000, 0.05},
		{"attrs['route']", 2_400_000, 0.05},
		{"svc", 1_200_000, 0.25},
		{"code", 1_200_000, 0.05},
	} {
		r.sizes = sampleSizes{few: 280_000, values: 280_000, keys: 280_000, strata: tt.strata, granule: 1024}
		of.Field, of.Limit = tt.field, 40+int(tt.strata/1_000_000) // one that is not kept
		queries()
		got, err := r.FieldValues(t.Context(), Team, of)
		if err != nil {
			t.Fatal(err)
		}
		want := uint64(2) // an estimate and the values
		if !counted[tt.strata] {
			want, counted[tt.strata] = 3, true
		}
		if n := queries(); n != want {
			t.Errorf("%s with %d strata rows: %d queries, want %d", tt.field, tt.strata, n, want)
		}
		if !got.Sampled || len(got.Values) < 5 {
			t.Errorf("%s: %+v", tt.field, got)
		}
		exact := map[string]uint64{}
		column := strings.ReplaceAll(tt.field, ".pod", "['pod']")
		rows, err := db.Select(t.Context(), engine.Query{SQL: fmt.Sprintf("SELECT toString(%s), count() FROM t WHERE ts >="+
			" fromUnixTimestamp64Milli(%d) AND ts <= fromUnixTimestamp64Milli(%d) GROUP BY 1 ORDER BY 2 DESC LIMIT 20",
			column, of.Rows.Start, of.Rows.End)})
		if err != nil {
			t.Fatal(err)
		}
		err = eachRow(rows, 20, func(value string, n uint64) error {
			exact[value] = n
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		rows.Close()
		estimates := map[string]int64{}
		for _, v := range got.Values {
			estimates[v.Value] = v.Count
		}
		worst := 0.0
		for value, n := range exact {
			off := math.Abs(float64(estimates[value])/float64(n) - 1)
			worst = max(worst, off)
			if off > tt.tolerance {
				t.Errorf("%s: %s has %d rows, and the sample says %d", tt.field, value, n, estimates[value])
			}
		}
		t.Logf("%s with %d strata rows: at most %.1f %% off", tt.field, tt.strata, 100*worst)
	}
	list, err := r.Fields(t.Context(), Team, of.Rows)
	if err != nil {
		t.Fatal(err)
	}
	if !list.Sampled || len(list.Fields) != 7 {
		t.Errorf("%+v", list)
	}
	for _, f := range list.Fields {
		if math.Abs(f.Share-1) > 0.001 {
			t.Errorf("%s has a share of %g", f.Name, f.Share)
		}
	}
}

// TestSamplesThatMissStrata samples a table of so many services and operations that few of them are met. What depends on the
// operation is counted well nevertheless.
func TestSamplesThatMissStrata(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime64(3), svc LowCardinality(String), op LowCardinality(String), attrs Map(LowCardinality(String), String))
			ENGINE = MergeTree ORDER BY (svc, op, ts) SETTINGS index_granularity = 1024`,
		`INSERT INTO t SELECT toDateTime64('2026-01-05 10:00:00', 3) + number % 3000, toString(cityHash64(number) % 20), toString(number % 10),
			map('route', '/' || toString(number % 10), 'svc', toString(cityHash64(number) % 20)) FROM numbers(1200000)`)
	r := RunnerOf(db)
	r.sizes = sampleSizes{few: 100_000, values: 100_000, keys: 100_000, strata: 2_000_000, granule: 1024}
	for field, want := range map[string]float64{"attrs.route": 120_000, "attrs.svc": 60_000} {
		values, err := r.FieldValues(t.Context(), Team, FieldValues{
			Rows: sqlgen.Rows{Source: TableSource(db, "t"), Start: Start, End: Start + 3600_000}, Field: field, Limit: 20,
		})
		if err != nil || !values.Sampled || len(values.Values) < 10 {
			t.Fatalf("%+v, %v", values, err)
		}
		for _, v := range values.Values {
			if math.Abs(float64(v.Count)/want-1) > 0.05 {
				t.Errorf("%s: %s has %g rows, and the sample says %d", field, v.Value, want, v.Count)
			}
		}
	}
}

// TestSamplesOfManyStrata samples a table whose key begins with more names, and longer ones, than a query can have as values.
func TestSamplesOfManyStrata(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime64(3), name LowCardinality(String), attrs Map(LowCardinality(String), String)) ENGINE = MergeTree
			ORDER BY (name, ts) SETTINGS index_granularity = 1024`,
		`INSERT INTO t SELECT toDateTime64('2026-01-05 10:00:00', 3) + number % 3600, toString(number % 6000) || repeat('"', 300),
			map('k', toString(cityHash64(number) % 4)) FROM numbers(120000)`)
	r := RunnerOf(db)
	r.sizes = sampleSizes{few: 30_000, values: 30_000, keys: 30_000, ranges: 30_000, rare: 30_000, strata: 1_000_000, granule: 1024, compared: 8_000}
	of := sqlgen.Rows{Source: TableSource(db, "t"), Start: Start, End: Start + 3600_000}
	values, err := r.FieldValues(t.Context(), Team, FieldValues{Rows: of, Field: "attrs.k", Limit: 4})
	if err != nil || !values.Sampled || len(values.Values) != 4 {
		t.Fatalf("%+v, %v", values, err)
	}
	for _, v := range values.Values {
		if math.Abs(float64(v.Count)-30_000) > 3_000 {
			t.Errorf("%s has 30,000 rows, and the sample says %d", v.Value, v.Count)
		}
	}
	if list, err := r.Fields(t.Context(), Team, of); err != nil || len(list.Fields) != 4 {
		t.Errorf("%+v, %v", list, err)
	}
	half := of
	half.Start = Start + 1800_000
	for _, c := range []Comparison{{Rows: half, Before: true}, {Rows: of}} {
		c.Rows.Where = "attrs.k:1"
		if got, err := r.Compare(t.Context(), Team, c); err != nil || !got.Sampled {
			t.Errorf("%+v, %v", got, err)
		}
	}
}

func TestFieldsAndValues(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime64(3), svc LowCardinality(String), text Nullable(String), n UInt64, f FixedString(3),
			attrs Map(LowCardinality(String), String), nums Map(String, UInt8), j JSON, list Array(String), v String, made UInt8 MATERIALIZED n % 2,
			items Array(String) ALIAS mapKeys(attrs), other UInt64 ALIAS n + 1, _hidden UInt8) ENGINE = Memory`,
		`INSERT INTO t SELECT toDateTime64('2026-01-05 10:00:00', 3) + number, ['a', 'b', 'c', ''][1 + number % 4], if(number % 2 = 0, 'x', NULL),
			number % 3, 'ab', if(number % 5 = 0, map('http.route', '/' || toString(number % 2), 'it''s', 'so', 'obstack.timestamp', '0'), map('k', '')),
			map('z', 1), if(number % 10 = 0, '{"a":{"b":"c"},"obstack.timestamp":"0"}', '{}'), [], 'v', 0 FROM numbers(100)`,
		`INSERT INTO t (ts, svc) VALUES ('2026-01-05 11:30:00', 'late')`)
	of := sqlgen.Rows{Source: source, Start: Start, End: Start + 3600_000}
	list, err := r.Fields(t.Context(), Team, of)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range list.Fields {
		got = append(got, fmt.Sprintf("%s %s %.2f", f.Name, f.Type, f.Share))
	}
	want := []string{
		"ts DateTime64(3) 1.00", "svc LowCardinality(String) 0.75", "text Nullable(String) 0.50", "n UInt64 1.00", "f FixedString(3) 1.00",
		"attrs Map(LowCardinality(String), String) 1.00", "attrs.k String 0.80", "attrs.http.route String 0.20", "attrs.it's String 0.20",
		"nums Map(String, UInt8) 1.00", "nums.z UInt8 1.00", "j JSON 1.00", "j.a.b String 0.10", "list Array(String) 0.00", "v String 1.00",
		"made UInt8 1.00", "other UInt64 1.00",
	}
	if diff := cmp.Diff(want, got); diff != "" || list.Sampled {
		t.Errorf("sampled: %v (-want +got):\n%s", list.Sampled, diff)
	}
	for _, tt := range []struct{ field, where, prefix, want string }{
		{"svc", "", "", "a 25, b 25, c 25"},
		{"svc", "n:0", "", "a 9, b 8, c 8"},
		{"text", "", "", "x 50"},
		{"n", "", "", "0 34, 1 33, 2 33"},
		{"f", "", "a", "ab 100"},
		{"v", "svc:a", "", "v 25"},
		{"attrs.http.route", "", "", "/0 10, /1 10"},
		{"attrs['http.route']", "", "/1", "/1 10"},
		{"attrs.it's", `attrs.http.route:"/0"`, "", "so 10"},
		{"attrs.k", "", "", ""},
		{"attrs.k) OR (1", "", "", ""}, // a key that no row has
		{"nums.z", "", "", "1 100"},
		{"attrs.obstack.timestamp", "", "", "0 20"}, // not among the fields
		{"j.a.b", "", "", "c 10"},
		{"made", "", "", "0 67, 1 33"},
		{"ts", "", "2026-01-05 10:00:09", "2026-01-05 10:00:09.000 1"},
	} {
		values, err := r.FieldValues(t.Context(), Team, FieldValues{
			Rows:  sqlgen.Rows{Source: source, Start: of.Start, End: of.End, Where: tt.where},
			Field: tt.field, Prefix: tt.prefix, Limit: 3,
		})
		if err != nil {
			t.Errorf("%s: %v", tt.field, err)
			continue
		}
		var got []string
		for _, v := range values.Values {
			got = append(got, fmt.Sprintf("%s %d", v.Value, v.Count))
		}
		if strings.Join(got, ", ") != tt.want || values.Sampled {
			t.Errorf("%s where %q: %v, want %s", tt.field, tt.where, got, tt.want)
		}
	}
	for _, field := range []string{
		"", "1", "nope", "lower(svc)", "svc || 'x'", "(SELECT 1)", "count()", "*", "attrs", "list", "j", "svc, n", "attrs[", "nope['x']", "n.x",
		"svc AS x", "--", "`svc", "{p0:String}",
	} {
		_, err := r.FieldValues(t.Context(), Team, FieldValues{Rows: of, Field: field, Limit: 3})
		querytest.WantError(t, err, core.Invalid, "field: ")
	}
	r.sizes = sampleSizes{few: 10, values: 10, keys: 10, strata: 10, granule: 1024}
	values, err := r.FieldValues(t.Context(), Team, FieldValues{Rows: of, Field: "svc", Limit: 3})
	if err != nil {
		t.Fatal(err)
	}
	if len(values.Values) != 3 || values.Values[0].Count != 25 || values.Sampled {
		t.Errorf("an answer is not kept: %+v", values)
	}
	values, err = r.FieldValues(t.Context(), Team, FieldValues{Rows: of, Field: "v", Limit: 4})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]api.FieldValue{{Value: "v", Count: 10}}, values.Values); diff != "" || !values.Sampled {
		t.Errorf("rows of a table without order (-want +got):\n%s", diff)
	}
}

func TestRangesOfFieldsAreRounded(t *testing.T) {
	t.Parallel()
	for _, tt := range [][4]int64{
		{0, 900_000, 0, 900_000},
		{1, 900_001, 0, 915_000},
		{14_999, 914_999, 0, 915_000},
		{500, 1_500, 0, 2_000},
		{59_999, 3_659_999, 0, 3_660_000},
		{1, 30 * 86400_000, 0, 30 * 86400_000},
	} {
		r := rounded(sqlgen.Rows{Start: tt[0], End: tt[1]})
		if r.Start != tt[2] || r.End != tt[3] {
			t.Errorf("%v is rounded to %d and %d", tt, r.Start, r.End)
		}
	}
}

// TestAnswersAreKept holds who waits for whose answer, and which are remembered.
func TestAnswersAreKept(t *testing.T) {
	t.Parallel()
	k := newKept()
	now := time.Now()
	k.now = func() time.Time { return now }
	answer := func(key keptKey, text string, size int) (any, error) {
		return k.get(t.Context(), key, func(context.Context) (any, int, error) { return text, size, nil })
	}
	want := func(key keptKey, text, want string) {
		t.Helper()
		if got, err := answer(key, text, 0); err != nil || got != want {
			t.Errorf("%v: %v, %v, want %s", key, got, err, want)
		}
	}
	one, two := keptKey{team: "a", question: "1"}, keptKey{team: "b", question: "1"}
	want(one, "first", "first")
	want(one, "second", "first")
	want(two, "of another team", "of another team")
	now = now.Add(keepAnswers)
	want(one, "third", "third")
	failed := errors.New("failed")
	if _, err := k.get(t.Context(), keptKey{team: "c"}, func(context.Context) (any, int, error) { return nil, 0, failed }); !errors.Is(err, failed) {
		t.Error(err)
	}
	want(keptKey{team: "c"}, "after it failed", "after it failed")
	t.Run("many ask once", func(t *testing.T) { testManyAskOnce(t, k) })
	t.Run("who is refused is refused alone", func(t *testing.T) { testOneAskerIsRefused(t, k) })
	t.Run("it ends with who asks", func(t *testing.T) { testAskerGoesAway(t, k) })
	t.Run("a team has two at a time, and a key one", func(t *testing.T) { testAskersOfTeam(t, k) })
	t.Run("a team keeps a quarter, those asked for last", func(t *testing.T) {
		other := keptKey{team: "b", question: "kept"}
		want(other, "stays", "stays")
		for i := range 9 {
			if _, err := answer(keptKey{team: "big", question: fmt.Sprint(i)}, fmt.Sprint(i), 1<<20); err != nil {
				t.Fatal(err)
			}
		}
		if size := k.teams["big"]; size > maxKeptTeam || size < maxKeptTeam-2<<20 {
			t.Errorf("the team has %d bytes", size)
		}
		want(other, "goes", "stays")
		want(keptKey{team: "big", question: "8"}, "new", "8")
		want(keptKey{team: "big", question: "0"}, "new", "new")
		for i := range 9 * 5 {
			if _, err := answer(keptKey{team: core.TeamID(fmt.Sprint(i % 5)), question: fmt.Sprint("x", i)}, "", 1<<20); err != nil {
				t.Fatal(err)
			}
		}
		if k.size > maxKept || k.recent.Len() != len(k.answers) {
			t.Errorf("%d bytes in %d of %d", k.size, k.recent.Len(), len(k.answers))
		}
	})
}

func testManyAskOnce(t *testing.T, k *kept) {
	key, begun, end := keptKey{team: "a", question: "many"}, make(chan struct{}), make(chan struct{})
	times := 0
	var asking sync.WaitGroup
	for range 20 {
		asking.Go(func() {
			got, err := k.get(t.Context(), key, func(context.Context) (any, int, error) {
				times++
				close(begun)
				<-end
				return "once", 0, nil
			})
			if err != nil || got != "once" {
				t.Error(got, err)
			}
		})
	}
	<-begun
	close(end)
	asking.Wait()
	if times != 1 {
		t.Errorf("it was found out %d times", times)
	}
}

func testOneAskerIsRefused(t *testing.T, k *kept) {
	key, joined := keptKey{team: "a", question: "refused"}, make(chan struct{})
	k.flights.OnJoin = func(keptKey) { close(joined) }
	defer func() { k.flights.OnJoin = nil }()
	var asking sync.WaitGroup
	asking.Go(func() {
		_, err := k.get(t.Context(), key, func(context.Context) (any, int, error) {
			asking.Go(func() {
				got, err := k.get(t.Context(), key, func(context.Context) (any, int, error) { return "own", 0, nil })
				if got != "own" || err != nil {
					t.Errorf("who waited for the answer got %v, %v", got, err)
				}
			})
			<-joined
			return nil, 0, &core.Error{Kind: core.RateLimited, Message: "too many"}
		})
		if core.KindOf(err) != core.RateLimited {
			t.Errorf("who was refused got %v", err)
		}
	})
	asking.Wait()
}

func testAskerGoesAway(t *testing.T, k *kept) {
	ctx, cancel := context.WithCancel(t.Context())
	_, err := k.get(ctx, keptKey{team: "a", question: "left"}, func(ctx context.Context) (any, int, error) {
		cancel()
		<-ctx.Done()
		return nil, 0, ctx.Err()
	})
	if core.KindOf(err) != core.Canceled {
		t.Error(err)
	}
}

func testAskersOfTeam(t *testing.T, k *kept) {
	begun, end := make(chan string, 20), make(chan struct{})
	var asking sync.WaitGroup
	ask := func(key keptKey, caller string) {
		asking.Go(func() {
			ctx := core.WithPrincipal(t.Context(), core.Principal{KeyID: caller})
			_, _ = k.get(ctx, key, func(context.Context) (any, int, error) {
				begun <- string(key.team) + " " + caller
				<-end
				return nil, 0, nil
			})
		})
	}
	for i := range 5 {
		ask(keptKey{team: "greedy", question: fmt.Sprint(i)}, "one")
	}
	first := <-begun
	for i := range 5 {
		ask(keptKey{team: "greedy", question: fmt.Sprint("x", i)}, "another")
	}
	second := <-begun
	ask(keptKey{team: "modest"}, "third")
	if third := <-begun; first != "greedy one" || second != "greedy another" || third != "modest third" {
		t.Error(first, second, third)
	}
	close(end)
	asking.Wait()
}

// What was asked of an engine is remembered for longer than the engine, whose connection may have changed.
func TestAnswersKeepNoEngine(t *testing.T) {
	t.Parallel()
	server := enginetest.Server(t)
	own := enginetest.Database(t, serverDB(t, server))
	open := func() *engine.DB {
		db, err := engine.Open(engine.Options{URL: server})
		if err != nil {
			t.Fatal(err)
		}
		another := db.In(own.Database())
		t.Cleanup(func() { _ = another.Close() })
		return db
	}
	current := open()
	r := NewRunner(func(context.Context, core.TeamID, string) (*engine.DB, error) { return current, nil })
	s := sqlgen.Source{Kind: "log", Timestamp: "ts"}
	s.From.Database, s.From.Table = own.Database(), "kept"
	Exec(t, current, "CREATE TABLE "+own.Database()+".kept (ts DateTime, v String) ENGINE = Memory")
	of := FieldValues{Rows: sqlgen.Rows{Source: s, Start: Start, End: End}, Field: "v", Limit: 1}
	if _, err := r.FieldValues(t.Context(), Team, of); err != nil {
		t.Fatal(err)
	}
	if len(r.kept.answers) != 1 || len(r.columns.entries) != 1 {
		t.Fatalf("%d answers and %d tables are kept", len(r.kept.answers), len(r.columns.entries))
	}
	before := weak.Make(current)
	current = nil
	runtime.GC()
	if before.Value() != nil {
		t.Error("the engine of an answer is kept")
	}
	runtime.KeepAlive(r)
}
