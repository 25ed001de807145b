package query_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// everyReader is what there is to read a source with: questions that all find the source's one row.
func everyReader(r *query.Runner, s sqlgen.Source) map[string]func(t *testing.T) (string, error) {
	tile := func(config string, filters ...query.TileFilter) query.Tile {
		config = strings.Replace(config, "{", `{"sourceId":"`+query.SourceID+`",`, 1)
		return query.Tile{
			Config: []byte(config), Source: &s, Connection: s.Connection, Start: query.Start, End: query.End, Granularity: "1h", Filters: filters,
		}
	}
	metric := s
	metric.Kind = "metric"
	metric.MetricTables = map[string]string{"gauge": s.From.Table}
	ofMetrics := func(config string, filters ...query.TileFilter) query.Tile {
		t := tile(config, filters...)
		t.Source = &metric
		return t
	}
	chart := func(s sqlgen.Series) func(t *testing.T) (string, error) {
		return func(t *testing.T) (string, error) {
			text, err := r.Chart(t.Context(), query.Team, query.Chart{Series: []sqlgen.Series{s}, Start: query.Start, End: query.End, Granularity: "1h"})
			return string(text), err
		}
	}
	readers := map[string]func(t *testing.T) (string, error){
		"a chart":            chart(sqlgen.Series{Source: s, AggFn: "count"}),
		"a chart of metrics": chart(sqlgen.Series{Source: metric, AggFn: "count", MetricType: "gauge", MetricName: "m"}),
		"a search": func(t *testing.T) (string, error) {
			found, err := r.Search(t.Context(), query.Team, sqlgen.Search{Source: s, Start: query.Start, End: query.End, Select: "1 AS one", Limit: 9})
			return string(found.Data), err
		},
	}
	const one = `{"displayType":"number","select":[{"aggFn":"count"}]}`
	const gauge = `{"displayType":"line","select":[{"aggFn":"count","metricType":"gauge","metricName":"m"}]}`
	const raw = `{"configType":"sql","displayType":"table","sqlTemplate":"SELECT count() FROM $__sourceTable WHERE $__filters"}`
	const rawGauge = `{"configType":"sql","displayType":"table","sqlTemplate":"SELECT count() FROM $__sourceTable(gauge)"}`
	for name, tile := range map[string]query.Tile{
		"a tile":                       tile(one),
		"a tile with a filter":         tile(one, broadcastTo("1", "1")),
		"a tile of metrics":            ofMetrics(gauge),
		"a list":                       tile(`{"displayType":"search","select":"1 AS one","where":""}`),
		"a heatmap":                    tile(`{"displayType":"heatmap","select":[{"valueExpression":"1"}]}`),
		"SQL":                          tile(raw),
		"SQL with a filter":            tile(raw, broadcastTo("1", "1")),
		"SQL on metrics":               ofMetrics(rawGauge),
		"SQL that names no table":      tile(`{"configType":"sql","displayType":"table","sqlTemplate":"SELECT 1"}`),
		"SQL over time with no tables": tile(`{"configType":"sql","displayType":"line","sqlTemplate":"SELECT 1"}`),
	} {
		readers[name] = func(t *testing.T) (string, error) {
			d, err := r.Tile(t.Context(), query.Team, tile)
			if err != nil {
				return "", err
			}
			text, err := d.JSON(t.Context())
			return string(text), err
		}
	}
	for name, tile := range map[string]query.Tile{"an alert": tile(one), "an alert on SQL": tile(strings.Replace(raw, "table", "number", 1))} {
		readers[name] = func(t *testing.T) (string, error) {
			found := observeOne(t, r, hours, batch.Condition{Tile: &tile})
			return fmt.Sprintf("%+v", found.Values), found.Err
		}
	}
	return readers
}

// someReaders are every third reader, others for each i, or all with -thorough.
func someReaders(r *query.Runner, s sqlgen.Source, i int) map[string]func(t *testing.T) (string, error) {
	all := everyReader(r, s)
	for n, what := range slices.Sorted(maps.Keys(all)) {
		if (n+i)%query.Rounds(3, 1) > 0 {
			delete(all, what)
		}
	}
	return all
}

// broadcastTo is a filter of a dashboard that narrows the tiles of the test source.
func broadcastTo(expression string, values ...string) query.TileFilter {
	config := fmt.Sprintf(`{"name":"f","expression":%q,"source":%q,"appliesToSourceIds":[%[2]q]}`, expression, query.SourceID)
	return query.TileFilter{Config: []byte(config), Values: values}
}

func TestTablesOfTheServerAreNotRead(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	query.Exec(t, db, "CREATE TABLE t (ts DateTime) ENGINE = Memory")
	for database, table := range map[string]string{
		"system": "tables", "SYSTEM": "tables", "information_schema": "tables", "INFORMATION_SCHEMA": "TABLES",
		"Information_Schema": "tables", "_temporary_and_external_tables": "t", "_table_function": "numbers",
	} {
		s := sqlgen.Source{Kind: "log", Timestamp: "ts"}
		if database == "system" {
			s.Timestamp = "metadata_modification_time"
		}
		s.From.Database, s.From.Table = database, table
		for name, read := range everyReader(query.RunnerOf(db), s) {
			got, err := read(t)
			if err == nil || core.KindOf(err) != core.Invalid ||
				!strings.Contains(err.Error(), "the source's database "+database+" is the server's own, and cannot be read") {
				t.Errorf("%s of %s: got %.200s, %v", name, database, got, err)
			}
		}
	}
}

// Whoever makes a source names its tables. A name is never more than that.
func TestNamesOfTablesAreOnlyNames(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	other := enginetest.Start(t)
	query.Exec(t, other, "CREATE TABLE secret (ts DateTime, MetricName String, Attributes Map(String, String), Value Float64) ENGINE = Memory",
		"INSERT INTO secret VALUES ('2026-01-05 10:00:00', 'm', map(), 1)")
	names := []string{
		"a`b", `a"b'c`, `a\`, "{mp0:Int64}", "t WHERE 1 = 1 --", "numbers(10)", "numbers", "file('/etc/passwd')",
		other.Database() + ".secret", "t` WHERE 1 = 0 UNION ALL SELECT * FROM `" + other.Database() + "`.`secret", "$bucket",
	}
	source := func(name string) sqlgen.Source {
		s := query.TableSource(db, name)
		s.Timestamp = "ts"
		return s
	}
	for i, name := range names {
		for what, read := range someReaders(query.RunnerOf(db), source(name), i) {
			if strings.Contains(what, "names no table") || strings.Contains(what, "no tables") {
				continue
			}
			if got, err := read(t); core.KindOf(err) != core.Invalid {
				t.Errorf("%s of %s, which is not there: got %.200s, %v", what, name, got, err)
			}
		}
	}
	for i, name := range names {
		query.Exec(t, db, "CREATE TABLE "+filter.QuoteName(name)+` (ts DateTime, MetricName String,
			Attributes Map(String, String), Value Float64) ENGINE = Memory`,
			"INSERT INTO "+filter.QuoteName(name)+" VALUES ('2026-01-05 10:00:00', 'm', map(), 1)")
		for what, read := range someReaders(query.RunnerOf(db), source(name), i) {
			if got, err := read(t); err != nil || !strings.Contains(got, "1") {
				t.Errorf("%s of %s: got %.200s, %v", what, name, got, err)
			}
		}
	}
	// Neither is that of a database, here one with a table's behind it.
	for i, name := range []string{
		other.Database() + "`.`secret", other.Database() + ".secret", "`" + other.Database() + "`", " " + other.Database(),
		"system`.`tables", "`system`",
	} {
		s := source("secret")
		s.From.Database = name
		for what, read := range someReaders(query.RunnerOf(db), s, i) {
			if got, err := read(t); core.KindOf(err) != core.Invalid {
				t.Errorf("%s of the database %q: got %.200s, %v", what, name, got, err)
			}
		}
	}
}

// A dashboard's tile keeps its connection when that of its source changes.
func TestSQLStaysOnTheConnectionOfItsSource(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	for _, display := range []string{"table", "number"} {
		tile := ts.Raw(display, "SELECT count() FROM $__sourceTable")
		tile.Connection = strings.ToUpper(tile.Connection)
		if _, err := ts.Runner.Tile(t.Context(), query.Team, tile); err != nil {
			t.Error(err)
		}
		tile.Connection = "64b5f0a0c0ffee0000000009"
		const want = "the tile and its source have different connections"
		_, err := ts.Runner.Tile(t.Context(), query.Team, tile)
		querytest.WantError(t, err, core.Invalid, want)
		if display == "number" {
			querytest.WantError(t, observeOne(t, ts.Runner, hours, batch.Condition{Tile: &tile}).Err, core.Invalid, want)
		}
	}
}

// A source's expressions are SQL of whoever has made it. What all of them go through has tests of its own; here is that
// none goes past it.
func TestExpressionsOfSourcesAreChecked(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	other := enginetest.Start(t)
	const word = "the-planted-word"
	query.Exec(t, other, "CREATE TABLE secret (ts DateTime, word String) ENGINE = Memory",
		"INSERT INTO secret VALUES ('2026-01-05 10:00:00', '"+word+"')")
	query.Exec(t, db, "CREATE TABLE t (ts DateTime, body String, rate UInt8) ENGINE = Memory",
		"INSERT INTO t VALUES ('2026-01-05 10:00:00', 'hello', 2)")
	r := query.RunnerOf(db)
	secret := other.Database() + ".secret"
	for field, set := range map[string]func(*sqlgen.Source, string){
		"timestampValueExpression":          func(s *sqlgen.Source, sql string) { s.Timestamp = sql },
		"displayedTimestampValueExpression": func(s *sqlgen.Source, sql string) { s.DisplayedTimestamp = sql },
		"implicitColumnExpression":          func(s *sqlgen.Source, sql string) { s.ImplicitColumn = sql },
		"bodyExpression":                    func(s *sqlgen.Source, sql string) { s.Body = sql },
		"sampleRateExpression":              func(s *sqlgen.Source, sql string) { s.Kind, s.SampleRate = "trace", sql },
		"defaultTableSelectExpression":      func(s *sqlgen.Source, sql string) { s.Select = sql },
		"orderByExpression":                 func(s *sqlgen.Source, sql string) { s.OrderBy = sql },
		"tableFilterExpression":             func(s *sqlgen.Source, sql string) { s.TableFilter = sql },
	} {
		for _, sql := range []string{
			"(SELECT any(word) FROM " + secret + ")", "ts IN " + secret, "(SELECT name FROM system.tables LIMIT 1)",
			"file('/etc/passwd')", "joinGet('" + secret + "', 'word', 1)", "(SELECT word FROM merge('" + other.Database() + "', 'secret'))",
			"getSetting('max_threads')", "ts FROM " + secret + " --", "1) UNION ALL SELECT word FROM " + secret + " --",
			"ts; DROP TABLE t", "ts SETTINGS max_threads = 1", "ts INTO OUTFILE '/tmp/x'", "{p0:String}", "`ts",
		} {
			s := query.TableSource(db, "t")
			s.Select, s.Body = "body", "body"
			set(&s, sql)
			_, err := r.Chart(t.Context(), query.Team, query.ChartOf(sqlgen.Series{Source: s, AggFn: "count"}))
			found, err2 := r.Search(t.Context(), query.Team, sqlgen.Search{Source: s, Start: query.Start, End: query.End, Where: "hello", Limit: 9})
			refused := false
			for _, err := range []error{err, err2} {
				if err != nil && (core.KindOf(err) != core.Invalid || strings.Contains(err.Error(), word)) {
					t.Errorf("%s %s: %v", field, sql, err)
				}
				refused = refused || err != nil && engine.CodeName(err) == "" // before ClickHouse has seen it
			}
			if !refused || strings.Contains(string(found.Data), word) {
				t.Errorf("%s %s: found %s, %v, %v", field, sql, found.Data, err, err2)
			}
		}
	}
	// Sub-queries on the own database are fine.
	s := query.TableSource(db, "t")
	s.TableFilter = "rate >= (SELECT max(rate) FROM t)"
	s.Select, s.OrderBy = "(SELECT count() FROM t) AS n, body", "rate IN (SELECT rate FROM t) DESC"
	found, err := r.Search(t.Context(), query.Team, sqlgen.Search{Source: s, Start: query.Start, End: query.End, Limit: 9})
	if want := `[{"n":1,"body":"hello"}]`; err != nil || string(found.Data) != want {
		t.Errorf("got %s, %v, want %s", found.Data, err, want)
	}
}

// startLiar starts a server that runs another statement than it receives: the one that answer returns, unless that is empty. It
// fails if answer returns an exception.
func startLiar(t *testing.T, answer func(sql string) string) *engine.DB {
	t.Helper()
	backend := enginetest.Server(t)
	front := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		other := answer(string(body))
		if strings.HasPrefix(other, "Code: ") {
			http.Error(w, other, http.StatusInternalServerError)
			return
		}
		if other != "" {
			body = []byte(other)
		}
		req, err := http.NewRequestWithContext(r.Context(), r.Method, backend+"/?"+r.URL.RawQuery, bytes.NewReader(body))
		if err != nil {
			t.Error(err)
			return
		}
		req.Header = r.Header
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Error(err)
			return
		}
		defer func() { _ = res.Body.Close() }()
		for name, values := range res.Header {
			w.Header()[name] = values
		}
		w.WriteHeader(res.StatusCode)
		_, _ = io.Copy(w, res.Body)
	}))
	t.Cleanup(func() {
		front.Close()
		http.DefaultClient.CloseIdleConnections()
	})
	db, err := engine.Open(engine.Options{URL: front.URL})
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

// A connection leads to any server, and that says what it likes of its tables.
func TestServersThatDescribeTablesStrangely(t *testing.T) {
	t.Parallel()
	var answer string
	db := startLiar(t, func(sql string) string {
		if strings.Contains(sql, "system.columns") || strings.HasPrefix(sql, "DESCRIBE") {
			return answer
		}
		return ""
	})
	const strange = "series 0: the connection's server does not describe its tables like ClickHouse"
	const large = "series 0: the source's table d.t has too many or too large columns"
	column := func(name, typ string) string { return "SELECT " + name + ", " + typ + ", '', '', '', ''" }
	for _, tt := range []struct{ rule, timestamp, answer, want string }{
		{"numbers", "ts", "SELECT 1, 2, 3, 4, 5, 6", strange},
		{"too few columns", "ts", "SELECT 'ts', 'DateTime'", strange},
		{"too many columns", "ts", "SELECT 'ts', 'DateTime', '', '', '', '', 'x'", strange},
		{"NULL", "ts", column("'ts'", "NULL"), strange},
		{"a type in a hundred others", "ts", column("'ts'", "repeat('Array(', 100) || 'UInt8' || repeat(')', 100)"), "series 0: "},
		{"a type in more", "ts", column("'ts'", "repeat('Array(', 101) || 'UInt8' || repeat(')', 101)"), large},
		{"a type that has no end", "ts", column("'ts'", "repeat('Map(String,', 100000)"), large},
		{"a long name", "ts", column("repeat('x', 1000000) || repeat('y', 1000000) || repeat('z', 1000000)", "'UInt8'"), large},
		{"many columns", "ts", column("'a column with the number ' || number", "'UInt8'") + " FROM numbers(100000)", large},
		{"a half type", "ts", column("'ts'", "'DateTime64('"), "series 0: UNKNOWN_"},
		{"a half type of an expression", "ts + 1", column("'ts'", "'DateTime64('"), "series 0: timestampValueExpression of the source: "},
		{"an expression of which nothing is said", "ts + 1", "SELECT 'ts' WHERE 0", "series 0: the source's table d.t does not exist"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			answer = tt.answer
			s := sqlgen.Source{Kind: "log", Timestamp: tt.timestamp}
			s.From.Database, s.From.Table = "d", "t"
			_, err := query.RunnerOf(db).Chart(t.Context(), query.Team, query.ChartOf(sqlgen.Series{Source: s, AggFn: "count"}))
			querytest.WantError(t, err, core.Invalid, tt.want)
		})
	}
}

// What is asked about has bounds that a server need not keep.
func TestServersThatAnswerMoreThanWasAsked(t *testing.T) {
	t.Parallel()
	var lies map[string]string // by what is in the statement
	db := startLiar(t, func(sql string) string {
		for part, answer := range lies {
			if strings.Contains(sql, part) {
				return answer
			}
		}
		if strings.Contains(sql, "system.columns") {
			return "SELECT * FROM VALUES('a String, b String, c String, d String, e String, f String', ('ts', 'DateTime', '', '', '', '')," +
				" ('v', 'String', '', '', '', ''), ('m', 'Map(String, String)', '', '', '', ''))"
		}
		if strings.HasPrefix(sql, "EXPLAIN") {
			return "SELECT 'default', 't', toUInt64(1), toUInt64(1), toUInt64(1)"
		}
		return ""
	})
	s := sqlgen.Source{Kind: "log", Timestamp: "ts"}
	s.From.Database, s.From.Table = "default", "t"
	metric := s
	metric.Kind, metric.MetricTables = "metric", map[string]string{"gauge": "t"}
	rows := func(s sqlgen.Source) sqlgen.Rows { return sqlgen.Rows{Source: s, Start: query.Start, End: query.End} }
	r := query.RunnerOf(db)
	ask := map[string]func() error{
		"values": func() error {
			_, err := r.FieldValues(t.Context(), query.Team, query.FieldValues{Rows: rows(s), Field: "v", Limit: 3})
			return err
		},
		"fields": func() error {
			_, err := r.Fields(t.Context(), query.Team, rows(s))
			return err
		},
		"metrics": func() error {
			_, err := r.Fields(t.Context(), query.Team, rows(metric))
			return err
		},
		"choices": func() error {
			_, err := r.Choices(t.Context(), query.Team, sqlgen.Choices{Source: s, Expression: "v", Limit: 3}, query.Start, query.End)
			return err
		},
		"a chart": func() error {
			_, err := r.Chart(t.Context(), query.Team, query.ChartOf(sqlgen.Series{Source: s, AggFn: "count"}))
			return err
		},
		"a heatmap": func() error {
			const config = `{"sourceId":"` + query.SourceID + `","displayType":"heatmap","select":[{"valueExpression":"1"}]}`
			_, err := r.Tile(t.Context(), query.Team, query.Tile{
				Config: []byte(config), Source: &s, Start: query.Start, End: query.End, Granularity: "1h",
			})
			return err
		},
		"a page": func() error {
			search := sqlgen.Search{Source: s, Start: query.Start, End: query.End, Select: "v", Limit: 3}
			_, err := r.SearchPage(t.Context(), query.Team, search, query.Paging{Cursor: &query.Cursor{}})
			return err
		},
	}
	const present, count = "sumIf(__weight", "SELECT count() FROM"
	shares, one := "SELECT 1., 1., 1., 1.", "SELECT toUInt64(1)"
	for _, tt := range []struct {
		rule, ask string
		lies      map[string]string
	}{
		{"more values", "values", map[string]string{"__value": "SELECT toString(number), toUInt64(1) FROM numbers(4)"}},
		{"a long value", "values", map[string]string{"__value": "SELECT repeat('x', 1025), toUInt64(1)"}},
		{"a value of another type", "values", map[string]string{"__value": "SELECT 1, toUInt64(1)"}},
		{"a value without a count", "values", map[string]string{"__value": "SELECT 'x'"}},
		{"no shares", "fields", map[string]string{present: "SELECT 1. WHERE 0"}},
		{"shares of other columns", "fields", map[string]string{present: "SELECT 1., 1."}},
		{"shares twice", "fields", map[string]string{present: "SELECT 1., 1., 1., 1. FROM numbers(2)"}},
		{"more keys", "fields", map[string]string{present: shares, "__key": "SELECT toUInt32(0), toString(number), 1. FROM numbers(1001)"}},
		{"a long key", "fields", map[string]string{present: shares, "__key": "SELECT toUInt32(0), repeat('x', 1025), 1."}},
		{"a key of another column", "fields", map[string]string{present: shares, "__key": "SELECT toUInt32(1), 'x', 1."}},
		{"more metrics", "metrics", map[string]string{"__unit": "SELECT toString(number), '', '', toUInt64(1) FROM numbers(5001)"}},
		{"a long unit", "metrics", map[string]string{"__unit": "SELECT '', repeat('x', 1025), '', toUInt64(1)"}},
		{"a count of choices that is none", "choices", map[string]string{count: "SELECT 'x'"}},
		{"more choices", "choices", map[string]string{count: one, "GROUP BY": "SELECT toString(number), toUInt64(1) FROM numbers(5)"}},
		{"a long choice", "choices", map[string]string{count: one, "GROUP BY": "SELECT repeat('x', 40001), toUInt64(1)"}},
		{"a choice of another type", "choices", map[string]string{count: one, "GROUP BY": "SELECT 1, toUInt64(1)"}},
		{"a choice of all rows", "choices", map[string]string{count: one, "GROUP BY": "SELECT 'x', toUInt64(9223372036854775808)"}},
		{"fewer columns of a chart", "a chart", map[string]string{"count()": "SELECT 1"}},
		{"a bucket that is none", "a chart", map[string]string{"count()": "SELECT 'x', 1"}},
		{"fewer columns of a heatmap", "a heatmap", map[string]string{"GROUP BY": "SELECT 1, 2"}},
		{"rows without keys", "a page", map[string]string{"sipHash128": "SELECT 1"}},
	} {
		lies = tt.lies
		querytest.WantError(t, ask[tt.ask](), core.Unavailable, "The connection's server does not respond like ClickHouse")
		if t.Failed() {
			t.Fatal(tt.rule)
		}
	}
}

// What a server answers to a comparison is within the bounds of the document, whatever it is.
func TestServersThatCompareStrangely(t *testing.T) {
	t.Parallel()
	var answer string // instead of the differences
	db := startLiar(t, func(sql string) string {
		if strings.Contains(sql, "__share0") {
			return answer
		}
		return ""
	})
	database := db.In("compared_by_a_liar")
	query.Exec(t, db, "CREATE DATABASE compared_by_a_liar")
	t.Cleanup(func() { _ = db.Exec(context.Background(), engine.Query{SQL: "DROP DATABASE compared_by_a_liar"}) })
	query.Exec(t, db, "CREATE TABLE compared_by_a_liar.t (ts DateTime, svc String) ENGINE = Memory",
		"INSERT INTO compared_by_a_liar.t SELECT '2026-01-05 10:00:00', toString(number) FROM numbers(10)")
	for _, tt := range []struct {
		rule, answer string
		rows         int64
		differences  int
	}{
		{"more than was asked for", "SELECT if(number = 0, '', 'svc'), toString(number), toUInt64(9), toUInt64(9), 1., 0. FROM numbers(1000)", 9, 20},
		{"long values", "SELECT if(number = 0, '', 'svc'), repeat('v', 500 * number), toUInt64(9), toUInt64(9), 1., 0. FROM numbers(10)", 9, 2},
		{"long names", "SELECT repeat('f', 500 * number), 'v', toUInt64(9), toUInt64(9), 1., 0. FROM numbers(10)", 9, 4},
		{"no shares", "SELECT if(number = 0, '', 'svc'), 'v', toUInt64(9), toUInt64(9), [nan, inf, -inf, 1e300, -1][number + 1], 0. FROM numbers(5)", 9, 0},
		{"more rows than it may read", "SELECT '', '', toUInt64(-1), toUInt64(-1), 1., 1.", 100_000, 0},
		{"nothing", "SELECT '', '', toUInt64(9), toUInt64(9), 1., 1. WHERE 0", 0, 0},
		{"no first row", "SELECT 'svc', 'v', toUInt64(9), toUInt64(9), 1., 0.", 0, 0},
	} {
		answer = tt.answer
		c := query.Comparison{Rows: sqlgen.Rows{
			Source: query.TableSource(database, "t"), Start: query.Start, End: query.End, Where: "svc:1", Filters: sqlgen.RowFilters{Place: tt.rule},
		}}
		got, err := query.RunnerOf(db).Compare(t.Context(), query.Team, c)
		if err != nil || got.SelectionRows != tt.rows || got.BaselineRows != tt.rows || len(got.Differences) != tt.differences {
			t.Errorf("%s: %d and %d rows, %d differences, %v", tt.rule, got.SelectionRows, got.BaselineRows, len(got.Differences), err)
		}
		if _, err := json.Marshal(got); err != nil {
			t.Errorf("%s: %v", tt.rule, err)
		}
	}
	for _, answer = range []string{"SELECT 1", "SELECT NULL, NULL, NULL, NULL, NULL, NULL", "SELECT 1, 2, 3, 4, 5, 6"} {
		_, err := query.RunnerOf(db).Compare(t.Context(), query.Team, query.Comparison{Rows: sqlgen.Rows{
			Source: query.TableSource(database, "t"), Start: query.Start, End: query.End,
		}})
		querytest.WantError(t, err, core.Unavailable, "The connection's server does not respond like ClickHouse")
	}
}
