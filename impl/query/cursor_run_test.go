package query

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// pagedTable is a table with many rows at each place of any order. It has indexes for the conditions of the tests.
const pagedTable = `CREATE TABLE t (ts DateTime64(9), id UInt32, svc LowCardinality(String), note Nullable(String), f Nullable(Float64),
	day Date, big Int64, attrs Map(String, String), copy String MATERIALIZED upper(svc),
	INDEX s svc TYPE bloom_filter GRANULARITY 1, INDEX a mapValues(attrs) TYPE bloom_filter GRANULARITY 1)
	ENGINE = MergeTree ORDER BY (toStartOfFiveMinutes(ts), svc, ts) SETTINGS index_granularity = 64`

// pagedRows adds n rows: at 40 nanoseconds, of which many rows share one.
func pagedRows(from, n int) string {
	return fmt.Sprintf(`INSERT INTO t (ts, id, svc, note, f, day, big, attrs) SELECT
		fromUnixTimestamp64Nano(1767607200000000000 + 600000000000 * toInt64(number %% 10) + toInt64(number %% 40)), if(number %% 3 = 0, 0, number),
		'svc ' || toString(number %% 3), if(number %% 5 = 0, NULL, 'n' || toString(number %% 4)),
		multiIf(number %% 7 = 0, NULL, number %% 7 = 1, nan, number / 8), toDate('2026-01-05') + number %% 2,
		-9007199254740993 + toInt64(number %% 6), map('k', toString(number %% 2)) FROM numbers(%d, %d)`, from, n)
}

// pages reads a search to its end by cursor, and calls between before each page but the first.
func pages(t *testing.T, r *Runner, s sqlgen.Search, between func(page int)) (rows []string) {
	t.Helper()
	cursor := &Cursor{}
	for page := 0; ; page++ {
		if page > 0 && between != nil {
			between(page)
		}
		found, err := r.SearchPage(t.Context(), Team, s, Paging{Version: "v", Cursor: cursor})
		if err != nil {
			t.Fatalf("page %d in the order %q: %v", page, s.OrderBy, err)
		}
		for _, row := range Decode(t, found.Data) {
			rows = append(rows, fmt.Sprint(row))
		}
		if found.Rows < s.Limit {
			return rows
		}
		if cursor, err = ParseCursor(found.Cursor); err != nil {
			t.Fatal(err)
		}
	}
}

// counts are how often each text is there.
func counts(texts []string) map[string]int {
	n := map[string]int{}
	for _, text := range texts {
		n[text]++
	}
	return n
}

func TestPagesByCursorHaveEachRowOnce(t *testing.T) {
	t.Parallel()
	rows := Rounds(60, 120)
	r, source := SetUp(t, pagedTable, pagedRows(0, rows))
	s := sqlgen.Search{
		Source: source, Start: Start, End: End, Limit: 2000,
		Select: "ts, id, svc, note, f, day, big, attrs", Where: `svc:"svc 1" OR svc:"svc 2" OR id:0`,
	}
	all, err := r.SearchPage(t.Context(), Team, s, Paging{})
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, row := range Decode(t, all.Data) {
		want = append(want, fmt.Sprint(row))
	}
	if len(want) != rows {
		t.Fatalf("there are %d rows", len(want))
	}
	s.Limit = 25
	for _, order := range []string{
		"", "ts DESC", "ts", "ts ASC, svc DESC", "(ts, svc) DESC", "svc", "svc DESC, id", "note", "note DESC NULLS FIRST, ts",
		"note NULLS FIRST", "f DESC", "f", "f NULLS FIRST", "f DESC NULLS FIRST", "day DESC, ts", "big", "big DESC, note", "attrs['k'], big",
		"length(svc), svc", "upper(note) DESC", "3 DESC", "-2, 3", "2, ts",
	} {
		s.OrderBy = order
		if diff := cmp.Diff(counts(want), counts(pages(t, r, s, nil))); diff != "" {
			t.Errorf("pages in the order %q (-want +got):\n%s", order, diff)
		}
	}
}

func TestPagesByOffsetHaveEachRowOnce(t *testing.T) {
	t.Parallel()
	rows := Rounds(60, 120)
	r, source := SetUp(t, pagedTable, pagedRows(0, rows))
	for _, order := range []string{
		"", "ts, svc", "svc", "note DESC NULLS FIRST", "f DESC", "attrs['k'], big", "2 DESC",
	} {
		for _, rowIDs := range []bool{false, true} {
			s := sqlgen.Search{Source: source, Start: Start, End: End, OrderBy: order, Limit: 500, Select: "svc, id, ts, note, f, day, big"}
			all, err := r.SearchPage(t.Context(), Team, s, Paging{})
			if err != nil {
				t.Fatalf("in the order %q: %v", order, err)
			}
			want, got, ids := map[string]int{}, map[string]int{}, map[string]bool{}
			for _, row := range Decode(t, all.Data) {
				want[fmt.Sprint(row)]++
			}
			s.Limit = 25
			for ; s.Offset < rows+30; s.Offset += s.Limit {
				found, err := r.SearchPage(t.Context(), Team, s, Paging{RowIDs: rowIDs})
				if err != nil {
					t.Fatalf("in the order %q: %v", order, err)
				}
				for _, row := range Decode(t, found.Data) {
					got[fmt.Sprint(row)]++
				}
				for _, id := range found.RowIDs {
					ids[id] = true
				}
			}
			if diff := cmp.Diff(want, got); diff != "" || rowIDs && len(ids) != rows {
				t.Errorf("pages in the order %q, %d ids (-want +got):\n%s", order, len(ids), diff)
			}
		}
	}
}

// A negative zero is equal to any other zero, but not always sorted with them.
func TestPagesByCursorWithNegativeZeros(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, pagedTable, `INSERT INTO t (ts, id, f) SELECT '2026-01-05 10:00:00', number,
		[-1., -0., 0., 1.][1 + number % 4] FROM numbers(80)`)
	for _, order := range []string{"f", "f DESC"} {
		s := sqlgen.Search{Source: source, Start: Start, End: End, OrderBy: order, Select: "id", Limit: 7}
		if got := counts(pages(t, r, s, nil)); len(got) != 80 || slices.Max(slices.Collect(maps.Values(got))) > 1 {
			t.Errorf("in the order %s: %v", order, got)
		}
	}
}

func TestPagesByCursorOfManyRowsThatAreAlike(t *testing.T) {
	t.Parallel()
	const n = 60_000
	r, source := SetUp(t, pagedTable, fmt.Sprintf("INSERT INTO t (ts, id) SELECT '2026-01-05 10:00:00', 1 FROM numbers(%d)", n),
		"INSERT INTO t (ts, id) SELECT '2026-01-05 10:00:00', number FROM numbers(2, 30)",
		"INSERT INTO t (ts, id) VALUES ('2026-01-05 09:59:59', 0), ('2026-01-05 10:00:01', 100)")
	s := sqlgen.Search{Source: source, Start: Start - 60_000, End: End, Select: "id", Limit: 100}
	first, err := r.SearchPage(t.Context(), Team, s, Paging{Cursor: &Cursor{}})
	if err != nil {
		t.Fatal(err)
	}
	cursor, err := ParseCursor(first.Cursor)
	if err != nil {
		t.Fatal(err)
	}
	// The rows that are alike may be anywhere among those of their place, by their hashes.
	got := counts(nil)
	for _, row := range Decode(t, first.Data) {
		got[fmt.Sprint(row["id"])]++
	}
	cursor.Seen += n - 150 // as if those had been read as well
	for found := (SearchResult{Rows: s.Limit}); found.Rows == s.Limit; {
		if cursor, err = ParseCursor(cursor.String()); err != nil {
			t.Fatal(err)
		}
		if found, err = r.SearchPage(t.Context(), Team, s, Paging{Cursor: cursor}); err != nil {
			t.Fatal(err)
		}
		for _, row := range Decode(t, found.Data) {
			got[fmt.Sprint(row["id"])]++
		}
		if cursor, err = ParseCursor(found.Cursor); err != nil {
			t.Fatal(err)
		}
	}
	if got["1"] != 150 || len(got) != 33 {
		t.Errorf("of the rows that are alike there were %d more, and %d others", got["1"], len(got)-1)
	}
}

func TestPagesByCursorWhileRowsArrive(t *testing.T) {
	t.Parallel()
	for path, most := range readPaths {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			testPagesWhileRowsArrive(t, most)
		})
	}
}

func testPagesWhileRowsArrive(t *testing.T, maxRead int) {
	t.Helper()
	r, source := SetUp(t, pagedTable, pagedRows(0, 120))
	db, err := r.open(t.Context(), Team, "")
	if err != nil {
		t.Fatal(err)
	}
	r.maxRead = maxRead
	s := sqlgen.Search{
		Source: source, Start: Start, End: End, Select: "ts, id, svc", Where: `attrs.k:("0" OR "1") OR svc:""`, Limit: Rounds(29, 13),
	}
	before := counts(pages(t, r, s, nil))
	// Each time rows come that are before the place, at it, and behind it, some of them like others.
	got := counts(pages(t, r, s, func(page int) {
		if page <= 4 {
			Exec(t, db, pagedRows(840*page, 40)) // of which some are like those of before
		}
	}))
	after := counts(pages(t, r, s, nil))
	for row, n := range after {
		if got[row] < before[row] || got[row] > n {
			t.Errorf("%s was seen %d times, and is there %d times, %d before", row, got[row], n, before[row])
		}
	}
	if extra := slices.DeleteFunc(slices.Collect(maps.Keys(got)), func(row string) bool { return after[row] > 0 }); len(extra) > 0 {
		t.Errorf("rows that are not there: %v", extra)
	}
	// What comes at the end of an order is seen in pages behind the last one.
	s.OrderBy, s.Limit = "ts", 2000
	last, err := r.SearchPage(t.Context(), Team, s, Paging{Version: "v", Cursor: &Cursor{}})
	if err != nil {
		t.Fatal(err)
	}
	const latest = "fromUnixTimestamp64Nano(1767607200000000000 + 5400000000039)"
	next := func(want int) {
		t.Helper()
		cursor, err := ParseCursor(last.Cursor)
		if err != nil {
			t.Fatal(err)
		}
		if last, err = r.SearchPage(t.Context(), Team, s, Paging{Version: "v", Cursor: cursor}); err != nil || last.Rows != want {
			t.Fatalf("%d rows, %v, want %d", last.Rows, err, want)
		}
	}
	next(0)
	Exec(t, db, "INSERT INTO t (ts, id) SELECT "+latest+" + INTERVAL 1 NANOSECOND, 7 FROM numbers(3)")
	next(3)
	next(0)
	Exec(t, db, "INSERT INTO t (ts, id) SELECT "+latest+" + INTERVAL 1 NANOSECOND, 7 FROM numbers(2)")
	next(2)
	next(0)
}

func TestCursorsBelongToTheirSearch(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, pagedTable, pagedRows(0, 60))
	s := sqlgen.Search{Source: source, Start: Start, End: End, Select: "ts, id", Limit: 5}
	found, err := r.SearchPage(t.Context(), Team, s, Paging{Version: "v", Cursor: &Cursor{}})
	if err != nil {
		t.Fatal(err)
	}
	cursor, err := ParseCursor(found.Cursor)
	if err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*sqlgen.Search, *Paging){
		"source":   func(_ *sqlgen.Search, g *Paging) { g.Version = "w" },
		"filter":   func(s *sqlgen.Search, _ *Paging) { s.Where = "id:>0" },
		"language": func(s *sqlgen.Search, _ *Paging) { s.WhereLanguage = "sql" },
		"order":    func(s *sqlgen.Search, _ *Paging) { s.OrderBy = "ts" },
		"start":    func(s *sqlgen.Search, _ *Paging) { s.Start++ },
		"end":      func(s *sqlgen.Search, _ *Paging) { s.End++ },
		"filters": func(s *sqlgen.Search, _ *Paging) {
			s.Filters = []sqlgen.Variable{{Expression: "svc", Values: []string{"svc 1"}}}
		},
	} {
		other, paging := s, Paging{Version: "v", Cursor: cursor}
		edit(&other, &paging)
		_, err := r.SearchPage(t.Context(), Team, other, paging)
		querytest.WantError(t, err, core.Invalid, "cursor: belongs to another search")
		if t.Failed() {
			t.Fatalf("with another %s", name)
		}
	}
	_, err = r.SearchPage(t.Context(), "64b5f0a0c0ffee0000000009", s, Paging{Version: "v", Cursor: cursor})
	querytest.WantError(t, err, core.Invalid, "cursor: belongs to another search")
	s.Select, s.Limit = "svc", 9
	if _, err := r.SearchPage(t.Context(), Team, s, Paging{Version: "v", Cursor: cursor}); err != nil {
		t.Errorf("other columns and another size of the page: %v", err)
	}
	// Places that are made up are values and no SQL.
	for _, values := range [][]sqlgen.Value{
		{{Kind: sqlgen.KindString, Text: "x' OR 1 = 1 --"}},
		{{Kind: sqlgen.KindNull}},
		{{Kind: sqlgen.KindTime, Text: "0"}, {Kind: sqlgen.KindTime, Text: "0"}},
	} {
		forged := *cursor
		forged.Place = &sqlgen.Place{Values: values, Hash: cursor.Place.Hash}
		_, err := r.SearchPage(t.Context(), Team, s, Paging{Version: "v", Cursor: &forged})
		querytest.WantError(t, err, core.Invalid, "cursor: not a cursor returned by a search")
	}
	for list, want := range map[string]string{
		"count() AS n": "select: rows of aggregates", "row_number() OVER (ORDER BY ts) AS n": "select: rows of aggregates",
	} {
		aggregates := s
		aggregates.Select, aggregates.OrderBy = list, "n"
		_, err := r.SearchPage(t.Context(), Team, aggregates, Paging{Cursor: &Cursor{}})
		querytest.WantError(t, err, core.Invalid, want)
	}
	numbered := s
	numbered.Select, numbered.OrderBy = "*", "1"
	_, err = r.SearchPage(t.Context(), Team, numbered, Paging{Cursor: &Cursor{}})
	querytest.WantError(t, err, core.Invalid, "orderBy: use column names, because positions are ambiguous with *")
	s.OrderBy = "attrs"
	if found, err := r.SearchPage(t.Context(), Team, s, Paging{RowIDs: true}); err != nil || len(found.RowIDs) != s.Limit {
		t.Errorf("ids of rows in an order without cursors: %d, %v", len(found.RowIDs), err)
	}
	_, err = r.SearchPage(t.Context(), Team, s, Paging{Cursor: &Cursor{}})
	querytest.WantError(t, err, core.Invalid, "orderBy: rows ordered by a Map(String, String) cannot be paged by cursor")
}

func TestRowsByTheirIDs(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, pagedTable, pagedRows(0, 60))
	s := sqlgen.Search{Source: source, Start: Start, End: End, Select: "svc, ts", OrderBy: "id DESC, ts", Offset: 3, Limit: 50}
	found, err := r.SearchPage(t.Context(), Team, s, Paging{RowIDs: true})
	if err != nil || len(found.RowIDs) != 50 || found.Rows != 50 {
		t.Fatalf("%d ids of %d rows: %v", len(found.RowIDs), found.Rows, err)
	}
	for i, row := range Decode(t, found.Data) {
		whole, err := r.Row(t.Context(), Team, source, found.RowIDs[i])
		if err != nil {
			t.Fatal(err)
		}
		got := Decode(t, []byte("["+string(whole.Data)+"]"))[0]
		if got["svc"] != row["svc"] || got["ts"] != row["ts"] || got["copy"] != strings.ToUpper(row["svc"].(string)) || len(got) != 9 {
			t.Errorf("the row of %v is %v", row, got)
		}
	}
	id := found.RowIDs[0]
	other := source
	other.Timestamp = "day"
	for name, ask := range map[string]func() (SearchResult, error){
		"another team":   func() (SearchResult, error) { return r.Row(t.Context(), "64b5f0a0c0ffee0000000009", source, id) },
		"another source": func() (SearchResult, error) { return r.Row(t.Context(), Team, other, id) },
		"less of it":     func() (SearchResult, error) { return r.Row(t.Context(), Team, source, id[:len(id)-1]) },
		"nothing":        func() (SearchResult, error) { return r.Row(t.Context(), Team, source, "") },
	} {
		_, err := ask()
		if querytest.WantError(t, err, core.Invalid, "rowId: "); t.Failed() {
			t.Fatal(name)
		}
	}
	parsed, err := parseRowID(id)
	if err != nil {
		t.Fatal(err)
	}
	parsed.hash = strings.Repeat("0", hashLength)
	_, err = r.Row(t.Context(), Team, source, parsed.String())
	querytest.WantError(t, err, core.NotFound, "The row does not exist")
}

func FuzzParseCursor(f *testing.F) {
	hash := strings.Repeat("0A", hashLength/2)
	for _, values := range [][]sqlgen.Value{
		{{Kind: sqlgen.KindTime, Text: "1767607200000000001"}},
		{{Kind: sqlgen.KindString, Text: "x' OR 1"}, {Kind: sqlgen.KindNull}, {Kind: sqlgen.KindFloat, Text: "-1.5e+300"}},
		{{Kind: sqlgen.KindDate, Text: "2026-01-05"}, {Kind: sqlgen.KindNaN}, {Kind: sqlgen.KindBool, Text: "true"}},
	} {
		text := Cursor{Start: Start, End: End, Seen: 3, Place: &sqlgen.Place{Values: values, Hash: hash}}.String()
		if _, err := ParseCursor(text); err != nil {
			f.Fatal(text, err)
		}
		f.Add(text)
		f.Add(text[:len(text)-2])
	}
	f.Add(rowID{at: sqlgen.Value{Kind: sqlgen.KindTime, Text: "1"}, hash: hash}.String())
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := ParseCursor(text); err == nil {
			if c.String() != text {
				t.Errorf("%q is read as %q", text, c.String())
			}
			if p := c.Place; p != nil && (len(p.Hash) != hashLength || c.Seen < 1 || len(p.Values) == 0) {
				t.Errorf("%q has the place %v", text, p)
			}
		} else if core.KindOf(err) != core.Invalid {
			t.Error(err)
		}
		if id, err := parseRowID(text); err == nil && id.String() != text {
			t.Errorf("%q is read as %q", text, id)
		}
	})
}
