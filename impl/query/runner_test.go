package query

import (
	"context"
	"errors"
	"net"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// endless is a table whose query does not end by itself.
const endless = `CREATE VIEW endless AS
	SELECT toDateTime('2026-01-05 10:00:00') AS ts, number AS n FROM system.numbers`

func ChartOf(series ...sqlgen.Series) Chart { return Chart{Start: Start, End: End, Series: series} }

func TestTheFirstSeriesWithAnErrorCounts(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, endless, `CREATE TABLE t (ts DateTime, level Enum8('a' = 1)) ENGINE = Memory`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', 'a')`)
	forever := source
	forever.From.Table = "endless"
	missing := source
	missing.From.Table = "nope"
	var (
		good  = sqlgen.Series{Source: source, AggFn: "count"}
		early = sqlgen.Series{Source: source, AggFn: "nope"}
		// Only the engine sees what is wrong with this one.
		late   = sqlgen.Series{Source: source, AggFn: "count", Where: "intDiv(1, 0) = 1", WhereLanguage: "sql"}
		never  = sqlgen.Series{Source: forever, AggFn: "count"}
		absent = sqlgen.Series{Source: missing, AggFn: "count"}
	)
	for _, tt := range []struct {
		rule   string
		series []sqlgen.Series
		want   string
	}{
		{"one fails", []sqlgen.Series{good, early, good}, `series 1: unknown aggFn "nope"`},
		{"a later one fails first", []sqlgen.Series{good, late, early}, "series 1: ILLEGAL_DIVISION: "},
		{"those behind it are stopped", []sqlgen.Series{late, never, never, never, never, never}, "series 0: ILLEGAL_DIVISION: "},
		{"the table is missing", []sqlgen.Series{good, absent}, "series 1: the source's table " + source.From.Database + ".nope"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			began := time.Now()
			_, err := r.Chart(t.Context(), Team, ChartOf(tt.series...))
			querytest.WantError(t, err, core.Invalid, tt.want)
			if time.Since(began) >= engine.MaxTime {
				t.Error("a query went on until its time was over")
			}
		})
	}
}

func TestConnectionErrors(t *testing.T) {
	t.Parallel()
	down, err := engine.Open(engine.Options{URL: "http://127.0.0.1:1"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := down.Close(); err != nil {
			t.Error(err)
		}
	})
	r := NewRunner(func(_ context.Context, _ core.TeamID, connection string) (*engine.DB, error) {
		switch connection {
		case "down":
			return down, nil
		case "missing":
			return nil, core.NotFoundError("Connection not found")
		}
		return nil, errors.New("disk on fire")
	})
	on := func(connection string) sqlgen.Series {
		return sqlgen.Series{Source: sqlgen.Source{Kind: "log", Connection: connection, Timestamp: "ts"}, AggFn: "count"}
	}
	_, err = r.Chart(t.Context(), Team, ChartOf(on("down")))
	querytest.WantError(t, err, core.Unavailable, "")
	_, err = r.Chart(t.Context(), Team, ChartOf(on("missing"), on("down")))
	querytest.WantError(t, err, core.NotFound, "Connection not found for series 0")
	if _, err = r.Chart(t.Context(), Team, ChartOf(on("broken"))); core.KindOf(err) != core.Internal {
		t.Errorf("got error %v, want an internal one", err)
	}
}

// What goes wrong in a goroutine would otherwise end the process.
func TestAPanicIsAnErrorOfItsSeries(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	r := NewRunner(func(_ context.Context, _ core.TeamID, connection string) (*engine.DB, error) {
		if connection == "nil" {
			return nil, nil //nolint:nilnil // the engine panics with it
		}
		panic("a mistake")
	})
	for _, connection := range []string{"", "nil"} {
		source := TableSource(db, "t")
		source.Connection = connection
		_, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count"}))
		var known *core.Error
		if err == nil || errors.As(err, &known) || !strings.Contains(err.Error(), "panic: ") {
			t.Errorf("%q: got %v, want the panic as an internal error", connection, err)
		}
	}
}

// A server that takes connections and says nothing is as good as one that is down.
func TestAServerThatHangsIsUnavailable(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	hangs, err := engine.Open(engine.Options{URL: "http://" + l.Addr().String(), Name: "warehouse"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := hangs.Close(); err != nil {
			t.Error(err)
		}
	})
	r := RunnerOf(hangs)
	r.columns.timeout = 50 * time.Millisecond
	_, err = r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: TableSource(hangs, "t"), AggFn: "count"}))
	querytest.WantError(t, err, core.Unavailable, `The connection "warehouse" cannot be reached`)
}

// A connection that is edited may lead to another server, with other tables.
func TestColumnsBelongToTheEngineThatTheyWereReadFrom(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime) ENGINE = Memory`)
	down, err := engine.Open(engine.Options{URL: "http://127.0.0.1:1"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := down.Close(); err != nil {
			t.Error(err)
		}
	})
	c := &RunnerOf(db).columns
	key := tableKey{Team, "", db.Database(), "t"}
	known, err := c.get(t.Context(), db, key, keepColumns)
	if err != nil {
		t.Fatal(err)
	}
	_, err = c.get(t.Context(), down, key, keepColumns)
	querytest.WantError(t, err, core.Unavailable, "")
	if again, err := c.get(t.Context(), db, key, keepColumns); again != known || err != nil {
		t.Errorf("the columns were forgotten: %v", err)
	}
}

func TestADeadlineIsATimeout(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, endless)
	source.From.Table = "endless"
	for _, wait := range []time.Duration{0, 300 * time.Millisecond} { // before the columns are known, and while the query runs
		ctx, cancel := context.WithTimeout(t.Context(), wait)
		_, err := r.Chart(ctx, Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count"}))
		cancel()
		querytest.WantError(t, err, core.Timeout, "")
	}
}

func TestCancellingStopsTheQueries(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, endless)
	source := TableSource(db, "endless")
	r := RunnerOf(db)
	// The engine writes queries anew, without back-ticks.
	query := "SELECT count() FROM system.processes WHERE query LIKE '% " + db.Database() +
		".endless %' AND query NOT LIKE '%processes%'"
	running := func() (n uint64) {
		rows, err := db.Select(t.Context(), engine.Query{SQL: query})
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		if !rows.Next() || rows.Scan(&n) != nil {
			t.Fatal("no count of processes")
		}
		return n
	}

	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	done := make(chan error, 1)
	go func() {
		series := sqlgen.Series{Source: source, AggFn: "count"}
		_, err := r.Chart(ctx, Team, ChartOf(series, series))
		done <- err
	}()
	patience.Within(t, "both queries run", func() bool {
		select {
		case err := <-done:
			t.Fatalf("the chart ended with %v", err)
		default:
		}
		return running() == 2
	})
	cancel()
	if err := <-done; core.KindOf(err) != core.Canceled {
		t.Errorf("got error %v, want a canceled one", err)
	}
	patience.Within(t, "no query runs", func() bool { return running() == 0 })
}

func TestColumnsAreRememberedForAWhile(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime, old String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', '1')`)
	source := TableSource(db, "t")
	r := RunnerOf(db)
	now := time.Date(2026, 1, 5, 10, 0, 0, 0, time.UTC)
	r.columns.now = func() time.Time { return now }
	ask := func(field string) error {
		_, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: source, AggFn: "max", Field: field}))
		return err
	}
	succeeds := func(field string) {
		t.Helper()
		if err := ask(field); err != nil {
			t.Errorf("%s: %v", field, err)
		}
	}

	succeeds("old")
	Exec(t, db, "ALTER TABLE t ADD COLUMN new String DEFAULT '2', DROP COLUMN old")
	querytest.WantError(t, ask("new"), core.Invalid, `series 0: field: unknown field "new"`)
	querytest.WantError(t, ask("old"), core.Invalid, "series 0: UNKNOWN_IDENTIFIER: ")
	now = now.Add(refreshColumns)
	querytest.WantError(t, ask("old"), core.Invalid, `series 0: field: unknown field "old"`)
	succeeds("new")

	Exec(t, db, "ALTER TABLE t DROP COLUMN new", "ALTER TABLE t ADD COLUMN third String")
	now = now.Add(refreshColumns)
	succeeds("third")

	Exec(t, db, "ALTER TABLE t MODIFY COLUMN third UInt8")
	before := r.columns.entries
	now = now.Add(keepColumns)
	succeeds("third")
	for key, known := range before {
		if known.at.Equal(now) {
			return
		}
		t.Errorf("columns of %v were not read again after %s", key, keepColumns)
	}
}

func TestATableThatIsGoneIsTheSources(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime, svc String) ENGINE = MergeTree ORDER BY ts`)
	source := TableSource(db, "t")
	r := RunnerOf(db)
	now := time.Date(2026, 1, 5, 10, 0, 0, 0, time.UTC)
	r.columns.now = func() time.Time { return now }
	chart := func(where string) error {
		_, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count", Where: where, WhereLanguage: "sql"}))
		return err
	}
	if err := chart(""); err != nil {
		t.Fatal(err)
	}
	querytest.WantError(t, chart("svc IN (SELECT x FROM other)"), core.Invalid, "series 0: UNKNOWN_TABLE: ")
	Exec(t, db, "DROP TABLE t SYNC")
	now = now.Add(refreshColumns)
	gone := "the source's table " + db.Database() + ".t does not exist"
	querytest.WantError(t, chart(""), core.Invalid, "series 0: "+gone)
	of := sqlgen.Rows{Source: source, Start: Start, End: Start + 3600_000}
	_, err := r.FieldValues(t.Context(), Team, FieldValues{Rows: of, Field: "svc", Limit: 3})
	querytest.WantError(t, err, core.Invalid, gone)
}

func TestManyCallersShareOneQuestionForColumns(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime) ENGINE = Memory`)
	c := &RunnerOf(db).columns
	key := tableKey{Team, "", db.Database(), "t"}
	tables := make([]*sqlgen.Table, 50)
	var group sync.WaitGroup
	for i := range tables {
		group.Go(func() {
			var err error
			if tables[i], err = c.get(t.Context(), db, key, keepColumns); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	for _, got := range tables {
		if got != tables[0] {
			t.Fatal("columns were read more than once")
		}
	}

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := c.get(ctx, db, tableKey{database: "x"}, keepColumns); core.KindOf(err) != core.Canceled {
		t.Errorf("a caller that has left gets %v, want a canceled error", err)
	}
}

func TestTheNumberOfRememberedTablesIsLimited(t *testing.T) {
	t.Parallel()
	c := &RunnerOf(nil).columns
	at := time.Now()
	key := func(i int) tableKey { return tableKey{table: strconv.Itoa(i)} }
	for i := range maxTables {
		c.put(key(i), knownTable{table: &sqlgen.Table{}, at: at.Add(time.Duration(i%2) * keepColumns)})
	}
	c.put(key(-1), knownTable{table: &sqlgen.Table{}, at: at.Add(keepColumns)})
	if len(c.entries) != maxTables/2+1 {
		t.Errorf("%d tables are left after the old ones went, want %d", len(c.entries), maxTables/2+1)
	}
	for i := range 3 * maxTables {
		c.put(key(i), knownTable{table: &sqlgen.Table{}, at: at.Add(keepColumns)})
	}
	if len(c.entries) != maxTables {
		t.Errorf("%d tables are remembered, want %d", len(c.entries), maxTables)
	}
}

func TestTheTextOfRememberedTablesIsLimited(t *testing.T) {
	t.Parallel()
	c := &RunnerOf(nil).columns
	at := time.Now()
	const size = maxTablesText / 10
	for i := range 100 {
		c.put(tableKey{table: strconv.Itoa(i % 30)}, knownTable{table: &sqlgen.Table{Size: size}, at: at})
		c.put(tableKey{table: "small"}, knownTable{table: &sqlgen.Table{Size: 1}, at: at})
	}
	total := 0
	for _, known := range c.entries {
		total += known.table.Size
	}
	if total != c.size || total > maxTablesText || total < maxTablesText-size {
		t.Errorf("%d characters are remembered, counted as %d, of at most %d", total, c.size, maxTablesText)
	}
}

func TestAPanicOfWhoReadsIsAnError(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	r := RunnerOf(db)
	for range pageSlots + 1 { // none keeps its slot
		err := r.Query(t.Context(), Team, db, sqlgen.Query{SQL: "SELECT 1"}, func(*engine.Rows) error { panic("at the disco") })
		if err == nil || core.KindOf(err) != core.Internal || !strings.Contains(err.Error(), "at the disco") {
			t.Fatalf("got %v, want an internal error", err)
		}
	}
}

// The type of an expression may take a whole query to find, as any of a client.
func TestTypesOfExpressionsAreAskedForInTurn(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime) ENGINE = Memory`)
	r.queues.userPages = queue.New(queue.Limits{Slots: 1, TenantSlots: 1, Dynamic: usualLimit})
	source.Timestamp = "toStartOfHour(ts)"
	release, err := r.queues.userPages.Acquire(t.Context(), queue.Holder{Tenant: string(Team)})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := r.Table(t.Context(), Team, source.Ref()); core.KindOf(err) != core.RateLimited {
		t.Errorf("without a turn: got %v, want RateLimited", err)
	}
	release()
	if _, _, err := r.Table(t.Context(), Team, source.Ref()); err != nil {
		t.Error(err)
	}
}
