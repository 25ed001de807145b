package query

import (
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// What is spared must neither cost a filter its PREWHERE, nor a table its index, nor a number without buckets what is
// known of whole parts; and no source its own word.
func TestStepsThatAreSpared(t *testing.T) {
	t.Parallel()
	keyed := newTable(logColumns, "toStartOfFiveMinutes(Timestamp), Timestamp", "")
	coarse := newTable(logColumns, "toStartOfFiveMinutes(Timestamp)", "")
	other := newTable(logColumns, "toStartOfFiveMinutes(Observed), Observed", "")
	const projections, prewhere = "optimize_use_implicit_projections", "optimize_move_to_prewhere"
	both, onlyProjections := map[string]any{projections: 0, prewhere: 0}, map[string]any{projections: 0}
	for _, tt := range []struct {
		rule     string
		table    *table
		whole    bool // without buckets
		where    string
		settings []Setting
		want     map[string]any
	}{
		{"everything", keyed, false, "", nil, both},
		{"with a filter", keyed, false, "ServiceName:api", nil, onlyProjections},
		{"of a table without a key", logs, false, "", nil, nil},
		{"of a table whose key has the time only rounded", coarse, false, "", nil, nil},
		{"of a table whose key has another time", other, false, "", nil, nil},
		{"a number", keyed, true, "", nil, map[string]any{prewhere: 0}},
		{"a number with a filter", keyed, true, "ServiceName:api", nil, map[string]any{}},
		{"of a source that wants one", keyed, false, "", []Setting{{Name: prewhere, Value: "1"}}, onlyProjections},
		{"of a source that wants projections", keyed, false, "", []Setting{{Name: "force_optimize_projection", Value: "1"}}, nil},
	} {
		source := logSource()
		source.Settings = tt.settings
		w := hour
		if tt.whole {
			w.bucket = 0
		}
		st, err := Series{Source: source, AggFn: "count", Where: tt.where}.statement(tt.table, w)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.want, st.Hints); diff != "" {
			t.Errorf("a chart: %s (-want +got):\n%s", tt.rule, diff)
		}
		if q := hintedTile(t, source, tt.table, tt.whole, tt.where); cmp.Diff(tt.want, q.Hints) != "" {
			t.Errorf("a tile: %s (-want +got):\n%s", tt.rule, cmp.Diff(tt.want, q.Hints))
		}
		if tt.whole {
			continue
		}
		if q := hintedScan(t, source, tt.table, tt.where); cmp.Diff(tt.want, q.Hints) != "" {
			t.Errorf("a scan: %s (-want +got):\n%s", tt.rule, cmp.Diff(tt.want, q.Hints))
		}
	}
}

func hintedTile(t *testing.T, source Source, known *table, whole bool, where string) Query {
	t.Helper()
	display := "line"
	if whole {
		display = "number"
	}
	config := fmt.Sprintf(`{"displayType":%q,"select":[{"aggFn":"count","where":%q}]}`, display, where)
	parsed, err := parseTile(Tile{Config: []byte(config), Source: &source})
	if err != nil {
		t.Fatal(err)
	}
	v, _, err := parsed.values()
	if err != nil {
		t.Fatal(err)
	}
	w := hour
	if whole {
		w.bucket = 0
	}
	q, err := v.query([]*table{known}, w, true, 0)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func hintedScan(t *testing.T, source Source, known *table, where string) Query {
	t.Helper()
	w := hour
	w.open = true
	c := &watching{window: w, answered: make([]atomic.Bool, 1), answer: func(int, Watched) {}}
	var s *scan
	for _, subject := range c.subjects([]Watch{{Rows: &WatchedRows{Source: source, Where: where}}}) {
		var err error
		if s, err = place(subject, scan{window: w, table: known}, s); err != nil {
			t.Fatal(err)
		}
	}
	q, err := s.query()
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// A window that is shorter than a step of the key needs PREWHERE to skip.
func TestShortWindowsAreNotSpared(t *testing.T) {
	t.Parallel()
	keyed := newTable(logColumns, "toStartOfFifteenMinutes(Timestamp), Timestamp", "")
	short := hour
	short.end--
	for _, w := range []window{hour, short} {
		st, err := Series{Source: logSource(), AggFn: "count"}.statement(keyed, w)
		if err != nil {
			t.Fatal(err)
		}
		if _, spared := st.Hints["optimize_move_to_prewhere"]; spared != (w == hour) {
			t.Errorf("%d ms: %v", w.end-w.start, st.Hints)
		}
	}
}

// The key of a table is read as ClickHouse writes it.
func TestKeysWithTheTime(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	for i, tt := range []struct {
		key, rounded string
		exact        bool
	}{
		{"toStartOfFiveMinutes(ts), svc, ts", "ts", true},
		{"toStartOfMinute(`a b`), svc, `a b`", "a b", true},
		{"toStartOfFiveMinutes(ts), svc", "ts", false},
		{"toStartOfFiveMinutes(ts), svc, `a b`", "ts", false},
		{"toStartOfFiveMinutes(ts), svc, toStartOfMinute(ts)", "ts", false},
		{"svc, ts", "", false},
	} {
		name := fmt.Sprint("t", i)
		create := "CREATE TABLE " + name + " (ts DateTime64(9), `a b` DateTime64(9), svc String) ENGINE = MergeTree" +
			" ORDER BY (" + tt.key + ")"
		if err := db.Exec(t.Context(), engine.Query{SQL: create}); err != nil {
			t.Fatal(err)
		}
		rows := enginetest.Select(t, db, engine.Query{SQL: "SELECT primary_key FROM system.tables WHERE database = currentDatabase() AND name = '" + name + "'"})
		got := newTable(nil, rows[0][0].(string), "")
		if got.rounded != tt.rounded || got.exact != tt.exact {
			t.Errorf("%s: %q, as it is: %v", tt.key, got.rounded, got.exact)
		}
	}
}

// Rows of a result share arrays, and none of them has what belongs to another, however many there are.
func TestRowsShareNothingButRoom(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const n = 5000
	rows, err := db.Select(t.Context(), engine.Query{SQL: fmt.Sprintf("SELECT toUInt32(number), number * 2,"+
		" repeat(toString(number), number %% 97), 'g' || toString(number) FROM numbers(%d)", n)})
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	res, err := readRows(t.Context(), rows, "", []group{{name: "a"}, {name: "b", item: 1}}, window{bucket: 1})
	if err != nil || len(res.rows) != n {
		t.Fatalf("%d rows, %v", len(res.rows), err)
	}
	for i, r := range res.rows {
		number := fmt.Sprint(i)
		long := `"` + string(slices.Repeat([]byte(number), i%97)) + `"`
		got := fmt.Sprintf("%s %s %s", r.value, r.groups[0], r.groups[1])
		if want := fmt.Sprintf(`%d %s "g%d"`, 2*i, long, i); r.bucket != int64(i) || len(r.groups) != 2 || got != want {
			t.Fatalf("row %d is %d %s, want %s", i, r.bucket, got, want)
		}
	}
}
