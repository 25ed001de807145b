package sqlgen

import (
	"fmt"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
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
