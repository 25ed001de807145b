package reuse

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func TestMain(m *testing.M) { enginetest.Main(m) }

// start is the first instant of a table, in milliseconds, and minute the width of the buckets.
const (
	start  = 1767607200000
	minute = 60_000
)

// counted is a table of two minutes of rows, whose buckets are counted through a Cache.
type counted struct {
	*Cache
	t      *testing.T
	db     *engine.DB
	source sqlgen.Source
	table  *sqlgen.Table
	now    time.Time
	asked  int
	// change, when it is not nil, is called behind each question to the engine.
	change func(*engine.Recording, error) (*engine.Recording, error)
}

func setUp(t *testing.T) *counted {
	t.Helper()
	c := &counted{Cache: New(1 << 20), t: t, db: enginetest.Start(t), now: time.Now()}
	c.Cache.LeastTime, c.Cache.FewRows, c.Cache.Samples, c.Cache.now = 0, 0, 0, func() time.Time { return c.now }
	enginetest.Exec(t, c.db, "CREATE TABLE t (ts DateTime64(9), n Int64) ENGINE = MergeTree PARTITION BY toDate(ts) ORDER BY ts",
		fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 30000)), 1 FROM numbers(4)", start),
		"SYSTEM STOP MERGES t") // while rows are read, they leave a question without an answer
	c.source = sqlgen.Source{Kind: "log", Timestamp: "ts"}
	c.source.From.Database, c.source.From.Table = c.db.Database(), "t"
	c.table = sqlgen.NewTable([]filter.Column{{Name: "ts", Type: "DateTime64(9)"}, {Name: "n", Type: "Int64"}}, "ts", "")
	return c
}

func (c *counted) render(w sqlgen.Window) sqlgen.Query {
	c.t.Helper()
	st, err := sqlgen.Series{Source: c.source, AggFn: "sum", Field: "n"}.Statement(c.table, w)
	if err != nil {
		c.t.Fatal(err)
	}
	return st.Query
}

func (c *counted) question(start, end int64) *Question {
	w := sqlgen.Window{Start: start, End: end, Bucket: 60, Open: true}
	canonical := c.render(CanonicalWindow(w))
	return &Question{
		Team: "team", DB: c.db, Table: "t", Time: "ts", Window: w, First: 1, Values: []Exactness{Rounded},
		SQL: canonical.SQL, Params: fmt.Sprint(canonical.Params), Settings: canonical.Settings,
		Ask: func(ctx context.Context, w sqlgen.Window) (rec *engine.Recording, err error) {
			c.asked++
			q := c.render(w)
			rows, err := c.db.Select(ctx, engine.Query{SQL: q.SQL, Params: q.Params, Settings: q.Settings})
			if err != nil {
				return nil, err
			}
			defer rows.Close()
			rec, err = rows.Record(memory.Free)
			if c.change != nil {
				return c.change(rec, err)
			}
			return rec, err
		},
	}
}

// answer answers a question that is known to take long. Without an answer it is empty.
func (c *counted) answer(q *Question) string {
	c.t.Helper()
	c.Took(q, Cost{Engine: time.Hour})
	rec, err := c.Answer(c.t.Context(), q, func() {})
	if err != nil {
		c.t.Fatal(err)
	}
	if rec == nil {
		return ""
	}
	return fmt.Sprint(rec.All())
}

func (c *counted) want(what, want, got string) {
	c.t.Helper()
	if got != want {
		c.t.Errorf("%s: %q, want %q", what, got, want)
	}
}

const (
	firstMinute = start / minute
	twoMinutes  = "[[29460120 2] [29460121 2]]"
)

func TestOnlyWhatIsNewIsAsked(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	q := c.question(start, start+2*minute)
	c.want("at first", twoMinutes, c.answer(q))
	c.want("again", twoMinutes, c.answer(q))
	if c.asked != 1 {
		t.Errorf("asked %d times", c.asked)
	}
	enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start+minute+30_000))
	c.want("after an insert", "[[29460120 2] [29460121 3]]", c.answer(q))
	c.want("beyond", "[[29460120 2] [29460121 3]]", c.answer(c.question(start, start+3*minute)))
	if c.asked != 3 {
		t.Errorf("asked %d times", c.asked)
	}
}

func TestWindowsBesideEachOther(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.answer(c.question(start-60*minute, start+2*minute))
	c.answer(c.question(start, start+3*minute))
	c.answer(c.question(start-60*minute, start+2*minute))
	if c.asked != 2 {
		t.Errorf("asked %d times", c.asked)
	}
	for at := int64(start); at < start+400*minute; at += 10 * minute {
		c.answer(c.question(at, at+20*minute))
	}
	if size := c.kept.size; size > c.kept.limit/largeEntry+10_000 {
		t.Errorf("%d bytes are kept", size)
	}
}

// What happens to the table while it is asked is in an answer as a whole, or not at all.
func TestAnswersAreOfOneState(t *testing.T) {
	t.Parallel()
	const insert = "INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1"
	late, other := fmt.Sprintf(insert, start+90_000), fmt.Sprintf("INSERT INTO other SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 30000)), 5 FROM numbers(6)", start)
	const create = "CREATE OR REPLACE TABLE other AS t"
	reload := fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 30000)), 3 FROM numbers(6)", start)
	const drop = "ALTER TABLE t DROP PART '20260105_%d_%[1]d_0'"
	for _, tt := range []struct {
		what          string
		before, after []string // the rows are read
		want, then    string   // the answer, and the next one
	}{
		{"a part that comes and goes", []string{late}, []string{fmt.Sprintf(drop, 3)}, "[[29460120 2] [29460121 2] [29460122 2]]", "[[29460120 2] [29460121 2] [29460122 2]]"},
		{"a part that comes", []string{late}, nil, "[[29460120 2] [29460121 2] [29460122 2]]", "[[29460120 2] [29460121 3] [29460122 2]]"},
		{"a part that goes before", []string{fmt.Sprintf(drop, 2)}, nil, "", "[[29460120 2] [29460121 2]]"},
		{"a part that goes after", nil, []string{fmt.Sprintf(drop, 2)}, "[[29460120 2] [29460121 2] [29460122 2]]", "[[29460120 2] [29460121 2]]"},
		{"another load", []string{"TRUNCATE TABLE t", reload}, nil, "", "[[29460120 6] [29460121 6] [29460122 6]]"},
		{"another load with the same names", []string{"TRUNCATE TABLE t", "DETACH TABLE t", "ATTACH TABLE t", reload, reload}, nil, "", "[[29460120 12] [29460121 12] [29460122 12]]"},
		{"a merge", []string{"SYSTEM START MERGES t", "OPTIMIZE TABLE t FINAL"}, nil, "", "[[29460120 2] [29460121 2] [29460122 2]]"},
		{"a mutation", []string{"SYSTEM START MERGES t", "ALTER TABLE t UPDATE n = 7 WHERE 1 SETTINGS mutations_sync = 2"}, nil, "", "[[29460120 14] [29460121 14] [29460122 14]]"},
		{"a patch", []string{"UPDATE t SET n = 7 WHERE 1"}, nil, "", "[[29460120 14] [29460121 14] [29460122 14]]"},
		{"another table", []string{create, other, "EXCHANGE TABLES t AND other"}, nil, "", "[[29460120 10] [29460121 10] [29460122 10]]"},
		{"rows of another table", []string{create, other, "ALTER TABLE t REPLACE PARTITION '2026-01-05' FROM other"}, nil, "", "[[29460120 10] [29460121 10] [29460122 10]]"},
	} {
		c := setUp(t)
		enginetest.Exec(t, c.db, "ALTER TABLE t MODIFY SETTING enable_block_number_column = 1, enable_block_offset_column = 1")
		c.want(tt.what+", at first", twoMinutes, c.answer(c.question(start, start+2*minute)))
		enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 30000)), 1 FROM numbers(2)", start+2*minute))
		q := c.question(start, start+3*minute)
		ask := q.Ask
		q.Ask = func(ctx context.Context, w sqlgen.Window) (*engine.Recording, error) {
			enginetest.Exec(t, c.db, tt.before...)
			defer func() { enginetest.Exec(t, c.db, tt.after...) }()
			return ask(ctx, w)
		}
		c.want(tt.what, tt.want, c.answer(q))
		q.Ask = ask
		c.want(tt.what+", then", tt.then, c.answer(q))
	}
}

// TestPartsAreReadAsBeforeAScalarSubquery tests the order in ClickHouse on which the proof of parts depends: a merge that ends
// during the scalar subquery takes no rows from the query.
func TestPartsAreReadAsBeforeAScalarSubquery(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	for numbers := 1_000_000; ; numbers *= 4 {
		enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start))
		listed := enginetest.Select(t, c.db, engine.Query{SQL: "SELECT groupArray(name), sum(rows) FROM system.parts WHERE database = currentDatabase() AND table = 't' AND active"})[0]
		read := make(chan string, 1)
		go func() {
			rows, err := c.db.Select(t.Context(), engine.Query{SQL: fmt.Sprintf("SELECT count() FROM t WHERE has(['%s'], _part) AND (SELECT sum(sipHash64(number)) FROM numbers(%d)) > 0",
				strings.Join(listed[0].([]string), "','"), numbers)})
			if err != nil {
				read <- err.Error()
				return
			}
			defer rows.Close()
			rec, err := rows.Record(memory.Free)
			if err != nil {
				read <- err.Error()
				return
			}
			read <- fmt.Sprint(rec.All()[0][0])
		}()
		patience.Within(t, "the query runs", func() bool {
			running := enginetest.Select(t, c.db, engine.Query{SQL: "SELECT count() FROM system.processes WHERE query LIKE '%sipHash64(number%' AND query NOT LIKE '%system.processes%'"})
			return len(read) > 0 || running[0][0] != uint64(0)
		})
		enginetest.Exec(t, c.db, "SYSTEM START MERGES t", "OPTIMIZE TABLE t FINAL", "SYSTEM STOP MERGES t")
		merged := len(read) == 0
		if got := <-read; got != fmt.Sprint(listed[1]) {
			t.Fatalf("read %s rows, want %v", got, listed[1])
		}
		if merged {
			return
		}
	}
}

// A bucket that another question has kept with rows of a later state is not of this one.
func TestBucketsOfLaterStatesAreNotMixedIn(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	both, second := c.question(start, start+2*minute), c.question(start+minute, start+2*minute)
	table := c.tables.add(both.tableKey())
	earlier, _, err := table.read(t.Context(), both)
	if err != nil {
		t.Fatal(err)
	}
	kept := func() int { return len(c.find(both, table, earlier).buckets) }
	c.want("of the same state", "[[29460121 2]]", c.answer(second))
	if n := kept(); n != 1 {
		t.Errorf("%d buckets, want the one that was kept", n)
	}
	enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start+10*minute))
	c.want("of a later state", "[[29460121 2]]", c.answer(second))
	if n := kept(); n != 1 {
		t.Errorf("%d buckets, want the one that has not changed", n)
	}
	enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d + number * 60000)), 1 FROM numbers(2)", start))
	c.want("with one row of an insert", "[[29460121 3]]", c.answer(second))
	if n := kept(); n != 0 {
		t.Errorf("%d buckets with rows that the earlier state had not", n)
	}
	c.want("with both", "[[29460120 3] [29460121 3]]", c.answer(both))
	if c.asked != 3 {
		t.Errorf("asked %d times, want none for the bucket that stays kept", c.asked)
	}
}

// Rows of a part that came after the state and went before the next one are in neither.
func TestRowsThatCameAndWent(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	q := c.question(start, start+2*minute)
	ask := q.Ask
	q.Ask = func(ctx context.Context, w sqlgen.Window) (*engine.Recording, error) {
		enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start+90_000))
		return ask(ctx, w)
	}
	c.want("of the state", twoMinutes, c.answer(q))
	part := enginetest.Select(t, c.db, engine.Query{SQL: "SELECT name FROM system.parts WHERE database = currentDatabase() AND table = 't' AND active AND rows = 1"})
	enginetest.Exec(t, c.db, fmt.Sprintf("ALTER TABLE t DROP PART '%s'", part[0][0]))
	q.Ask = ask
	c.want("without them", twoMinutes, c.answer(q))
}

func TestAWrongAnswerEndsReuse(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Check = 1
	var log strings.Builder
	c.Log = slog.New(slog.NewTextHandler(&log, nil))
	q := c.question(start, start+2*minute)
	c.want("a right answer", twoMinutes, c.answer(q))
	c.change = func(rec *engine.Recording, err error) (*engine.Recording, error) {
		c.change = nil // what it is compared with is right
		return engine.NewRecording(rec.Columns(), [][]any{{uint32(firstMinute + 2), 9.}}), err
	}
	c.want("a wrong answer", twoMinutes, c.answer(c.question(start, start+3*minute)))
	c.want("the next", "", c.answer(q))
	if !strings.Contains(log.String(), "wrong") {
		t.Errorf("the log says %q", log.String())
	}
}

func TestTablesThatAreForgotten(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	q := c.question(start, start+2*minute)
	c.answer(q)
	others := make([]*Question, 2*maxTables)
	for i := range others {
		other := *q
		other.Table = fmt.Sprint(i)
		others[i] = &other
		if rec, err := c.Answer(t.Context(), &other, func() {}); rec != nil || err != nil {
			t.Fatal(rec, err)
		}
	}
	c.want("after many that cost little", twoMinutes, c.answer(q))
	for _, other := range others {
		c.tables.add(other.tableKey())
		c.tables.add(q.tableKey())
	}
	c.want("in use beside many others", twoMinutes, c.answer(q))
	if c.asked != 1 || len(c.tables.all) != maxTables {
		t.Errorf("asked %d times, of %d tables", c.asked, len(c.tables.all))
	}
	for i, other := range others {
		c.tables.hold(other.tableKey(), c.tables.add(other.tableKey()), 5, 10)
		c.tables.hold(q.tableKey(), c.tables.add(q.tableKey()), 1+i%2, 10)
	}
	if held := c.tables.held; len(c.tables.all) != 2 || held != 7 {
		t.Errorf("%d tables have %d parts", len(c.tables.all), held)
	}
	c.want("in use beside large ones", twoMinutes, c.answer(q))
	if c.asked != 1 {
		t.Errorf("asked %d times", c.asked)
	}
	c.tables.mark(q.tableKey())
	for _, other := range others {
		c.tables.add(other.tableKey())
	}
	c.want("wrong and forgotten", "", c.answer(q))
	c = setUp(t)
	for i := range maxWrong {
		c.tables.mark(tableKey{table: fmt.Sprint(i)})
	}
	c.want("after many wrong ones", "", c.answer(c.question(start, start+2*minute)))
}

func TestWhatIsNoProof(t *testing.T) {
	t.Parallel()
	nan := float32(math.NaN())
	for _, tt := range []struct {
		a, b      any
		exactness Exactness
		want      bool
	}{
		{nan, nan, Exact, true},
		{float32(1), float32(2), Exact, false},
		{[]float64{1, math.NaN()}, []float64{1, math.NaN()}, Exact, true},
		{[]float32{nan}, []float32{nan}, Exact, true},
		{[]any{[]any{math.NaN()}, nil, "a"}, []any{[]any{math.NaN()}, nil, "a"}, Exact, true},
		{[]any{nil}, []any{1.}, Exact, false},
		{[]float64{1}, []float64{1, 2}, Exact, false},
		{nil, nil, Exact, true},
		{nil, 1., Exact, false},
		{1., nil, Exact, false},
		{1 / 3., 1/3. + 1e-16, Rounded, true},
		{1 / 3., 1/3. + 1e-16, Exact, false},
	} {
		if got := sameValue(tt.a, tt.b, tt.exactness); got != tt.want {
			t.Errorf("%v and %v: %v", tt.a, tt.b, got)
		}
	}

	c := setUp(t)
	c.Check = 2
	q := c.question(start, start+2*minute)
	c.answer(q)
	full := 0.
	c.change = func(rec *engine.Recording, err error) (*engine.Recording, error) {
		full++ // another sum each time
		return engine.NewRecording(rec.Columns(), [][]any{{uint32(firstMinute), full}, {uint32(firstMinute + 1), 2.}}), err
	}
	c.want("while two full answers differ", twoMinutes, c.answer(q))
	c.change = nil
	c.want("then", twoMinutes, c.answer(q))
}

// Beside a writer, the buckets are compared that it does not change.
func TestAnswersAreCheckedBesideAWriter(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Check = 2
	q := c.question(start, start+2*minute)
	c.answer(q)
	write := func() {
		enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start+90_000))
	}
	write()
	c.change = func(rec *engine.Recording, err error) (*engine.Recording, error) {
		write() // after the rows
		return rec, err
	}
	c.want("while rows are written", "[[29460120 2] [29460121 3]]", c.answer(q))
	c.want("then", "[[29460120 2] [29460121 6]]", c.answer(q))
	c.change = func(rec *engine.Recording, err error) (*engine.Recording, error) {
		if rows := rec.All(); len(rows) == 2 {
			write()
			rows[0][1] = 9.
		}
		return rec, err
	}
	c.want("another one", "[[29460120 9] [29460121 7]]", c.answer(q))
	c.want("after a wrong one", "", c.answer(q))
}

// Parts that others have taken the place of do not count as parts of the table.
func TestManyRetiredParts(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	for range 4 {
		enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start))
	}
	old := &state{server: library}
	if _, err := readState(t.Context(), c.db, c.db.Database(), "t", old, 3); err == nil {
		t.Error("five parts are no more than three")
	}
	enginetest.Exec(t, c.db, "SYSTEM START MERGES t", "OPTIMIZE TABLE t FINAL")
	s, err := readState(t.Context(), c.db, c.db.Database(), "t", old, 3)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.parts) != 1 || len(s.retired) != 3 {
		t.Errorf("%d parts, and %d retired ones", len(s.parts), len(s.retired))
	}
}

// Rows that a merge has put together with some that were not known are read anew, and not added to those that were.
func TestMergesWithNewRowsAreNotAdded(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.Spared = math.Inf(-1)
	question := func() *Question {
		q := c.question(start, start+2*minute)
		q.Add = func(_ []engine.Column, rows, more [][]any) ([][]any, bool) {
			return [][]any{{rows[0][0], rows[0][1].(float64) + more[0][1].(float64)}}, true
		}
		return q
	}
	insert := fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start)
	c.want("at first", twoMinutes, c.answer(question()))
	enginetest.Exec(t, c.db, insert)
	c.want("with a new part", "[[29460120 3] [29460121 2]]", c.answer(question()))
	enginetest.Exec(t, c.db, insert, "SYSTEM START MERGES t", "OPTIMIZE TABLE t FINAL", "SYSTEM STOP MERGES t")
	c.want("with a merge of known parts and a new one", "[[29460120 4] [29460121 2]]", c.answer(question()))
}

func TestErrorsAreNotKept(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	q := c.question(start, start+2*minute)
	c.Took(q, Cost{Engine: time.Hour})
	failure := errors.New("no")
	c.change = func(*engine.Recording, error) (*engine.Recording, error) { return nil, failure }
	if _, err := c.Answer(t.Context(), q, func() {}); !errors.Is(err, failure) {
		t.Errorf("the error is %v", err)
	}
	c.change = func(*engine.Recording, error) (*engine.Recording, error) { return nil, nil }
	c.want("too large", "", c.answer(q))
	c.change = nil
	c.want("while it rests", "", c.answer(q))
	c.now = c.now.Add(largeRestTime)
	c.want("then", twoMinutes, c.answer(q))
}

func TestWhatFindsNothingRests(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	at := int64(start)
	jump := func() *Question {
		at += 60 * minute
		return c.question(at, at+2*minute)
	}
	for range maxInVain {
		c.want("elsewhere", "[]", c.answer(jump()))
	}
	c.want("after many in vain", "", c.answer(jump()))
	c.now = c.now.Add(restTime)
	c.want("a minute later", "[]", c.answer(jump()))
}

func TestFewRowsAreNotKeptHoweverLongTheyTake(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	c.FewRows = 5
	q := c.question(start, start+2*minute)
	c.want("four rows", "", c.answer(q))
	enginetest.Exec(t, c.db, fmt.Sprintf("INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(%d)), 1", start))
	c.want("while it rests", "", c.answer(q))
	c.now = c.now.Add(restTime)
	c.want("five rows", "[[29460120 3] [29460121 2]]", c.answer(q))
}

func TestWhatIsWorthKeeping(t *testing.T) {
	t.Parallel()
	c := New(1 << 20)
	q := &Question{Window: sqlgen.Window{Start: start, End: start + 60*minute, Bucket: 60}, DB: enginetest.Start(t), Time: "ts"}
	of := func(rows uint64, start, end int64) *table {
		return &table{latest: &snapshot{state: &state{parts: map[string]part{"p": {rows: rows, start: start / 1000, end: end / 1000}}}}}
	}
	if c.worth(q, of(2_000_000, start-120*minute, start+60*minute)) || c.worth(q, of(2_000_000, start+61*minute, start+99*minute)) || c.worth(q, &table{}) {
		t.Error("what reads few rows is worth keeping")
	}
	c.Took(q, Cost{Engine: leastTime - 1})
	if c.worth(q, &table{}) {
		t.Error("what takes little time is worth keeping")
	}
	if !c.worth(q, of(2_000_000, start, start+60*minute)) {
		t.Error("what reads many rows is not worth keeping")
	}
	c = New(1 << 20)
	shifted, timeless, narrow := *q, *q, *q
	shifted.Window.Shift, timeless.Time, narrow.Window.End = 1000, "", start+1000
	for _, other := range []*Question{&shifted, &timeless, &narrow} {
		c.Took(other, Cost{Engine: time.Hour})
	}
	if len(c.kept.entries) > 0 {
		t.Error("there are entries of questions that are not answered")
	}
	if c.Took(q, Cost{Engine: leastTime}); !c.worth(q, &table{}) {
		t.Error("what takes long is not worth keeping")
	}
}
