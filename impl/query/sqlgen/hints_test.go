package sqlgen

import (
	"fmt"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/querytest"
)

// A window that is shorter than a step of the key needs PREWHERE to skip.
func TestShortWindowsAreNotSpared(t *testing.T) {
	t.Parallel()
	keyed := NewTable(querytest.LogColumns, "toStartOfFifteenMinutes(Timestamp), Timestamp", "")
	short := hour
	short.End--
	for _, w := range []Window{hour, short} {
		st, err := Series{Source: logSource(), AggFn: "count"}.Statement(keyed, w)
		if err != nil {
			t.Fatal(err)
		}
		if _, spared := st.Hints["optimize_move_to_prewhere"]; spared != (w.End == hour.End) {
			t.Errorf("%d ms: %v", w.End-w.Start, st.Hints)
		}
	}
}

// Few rows are read on one thread, and of a step of the key without PREWHERE. What the source sets itself stays.
func TestFewRowsAreReadOnOneThread(t *testing.T) {
	t.Parallel()
	keyed, unkeyed := NewTable(querytest.LogColumns, "toStartOfFiveMinutes(Timestamp), Timestamp", ""), NewTable(querytest.LogColumns, "ServiceName, Timestamp", "")
	of := func(table *Table, where string, w Window, set ...Setting) map[string]any {
		source := logSource()
		source.Settings = set
		st, err := Series{Source: source, AggFn: "count", Where: where}.Statement(table, w)
		if err != nil {
			t.Fatal(err)
		}
		return st.Hints
	}
	few := hour
	few.End, few.Few = few.Start+300_000, true
	short := few
	short.End--
	blocks := func(w Window) Window {
		w.Mixed = []MixedPart{{Name: "m", Blocks: []Blocks{{1, 2}}}}
		return w
	}
	ranges := func(few bool, length int64) Window {
		w := hour
		w.Few, w.Ranges = few, []Window{{Start: w.Start, End: w.Start + length, Open: true}, {Start: w.End - length, End: w.End}}
		return w
	}
	for _, tt := range []struct {
		what            string
		got             map[string]any
		threads, spared bool
	}{
		{"few in two ranges", of(keyed, "", ranges(true, 150_000)), true, true},
		{"few in two short ranges", of(keyed, "", ranges(true, 149_999)), true, false},
		{"many in two ranges", of(keyed, "", ranges(false, 300_000)), false, false},
		{"few", of(keyed, "", few), true, true},
		{"of less than a step", of(keyed, "", short), true, false},
		{"filtered", of(keyed, "Body:x", few), true, false},
		{"filtered by a column of few bytes", of(keyed, "ServiceName:x", few), true, true},
		{"filtered by it and by another", of(keyed, "ServiceName:x LogAttributes.k:y", few), true, false},
		{"many that are filtered by it", of(keyed, "ServiceName:x", hour), false, false},
		{"many", of(keyed, "", hour), false, true},
		{"blocks of many", of(keyed, "", blocks(hour)), false, false},
		{"blocks of few", of(keyed, "", blocks(few)), true, true},
		{"where the key does not begin with the time", of(unkeyed, "", few), false, false},
		{"with threads of the source", of(keyed, "", few, Setting{"max_threads", "2"}), false, true},
	} {
		_, threads := tt.got["max_threads"]
		_, spared := tt.got["optimize_move_to_prewhere"]
		if threads != tt.threads || spared != tt.spared {
			t.Errorf("%s: %v", tt.what, tt.got)
		}
	}
}

// A filter is read before columns of many bytes a row, whichever names them.
func TestColumnsOfManyBytesAreReadBehindFilters(t *testing.T) {
	t.Parallel()
	table := NewTable(append([]filter.Column{{Name: "Copied", Type: "UInt8", DefaultKind: "ALIAS", DefaultExpression: "length(Body)"}}, querytest.LogColumns...),
		"toStartOfFiveMinutes(Timestamp), Timestamp", "")
	w := hour
	w.Few = true
	for _, tt := range []struct {
		what   string
		series Series
		spared bool
	}{
		{"none", Series{AggFn: "count", GroupBy: []string{"ServiceName", "Level"}}, true},
		{"a number", Series{AggFn: "avg", Field: "Duration"}, true},
		{"a value", Series{AggFn: "count_distinct", Field: "Body"}, false},
		{"a value of an attribute", Series{AggFn: "avg", Field: "LogAttributes['x']"}, false},
		{"a group", Series{AggFn: "count", GroupBy: []string{"ServiceName", "Body"}}, false},
		{"a column that is computed of one", Series{AggFn: "avg", Field: "Copied"}, false},
	} {
		s := tt.series
		s.Source, s.Where = logSource(), "ServiceName:x"
		chart, err := s.Statement(table, w)
		if err != nil {
			t.Fatal(err)
		}
		v := Values{Source: s.Source, Groups: s.GroupBy, Series: []Series{s}, Names: []string{"v"}, Shown: []ShownValue{{Series: 0}}}
		tile, err := v.Statement([]*Table{table}, w, false, 0)
		if err != nil {
			t.Fatal(err)
		}
		for form, hints := range map[string]map[string]any{"chart": chart.Hints, "tile": tile.Hints} {
			if _, spared := hints["optimize_move_to_prewhere"]; spared != tt.spared {
				t.Errorf("%s, a %s: %v", tt.what, form, hints)
			}
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
		got := NewTable(nil, rows[0][0].(string), "")
		if got.rounded != tt.rounded || got.exact != tt.exact {
			t.Errorf("%s: %q, as it is: %v", tt.key, got.rounded, got.exact)
		}
	}
}
