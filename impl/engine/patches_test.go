package engine_test

import (
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestPatchPartsAreFound looks for them in a database with the table, and in others with tables that read it.
func TestPatchPartsAreFound(t *testing.T) {
	t.Parallel()
	h := enginetest.StartHost(t, t.TempDir())
	own := h.DB(t, "default", "")
	const distributed = " ENGINE = Distributed('" + enginetest.Cluster + "', "
	readers := map[string]string{
		"view": "CREATE VIEW view.t AS SELECT * FROM default.t", "merge": "CREATE TABLE merge.t AS t ENGINE = Merge('default', '^t$')",
		"buffer": "CREATE TABLE buffer.t AS t ENGINE = Buffer('default', 't', 1, 10, 100, 10000, 1000000, 10000000, 100000000)",
		"over":   "CREATE TABLE over.t AS t" + distributed + "'default', 't')",
		"twice":  "CREATE TABLE twice.t AS t" + distributed + "'over', 't')",
		"shown":  "CREATE TABLE shown.t AS t" + distributed + "'view', 't')",
	}
	enginetest.Exec(t, own, "CREATE DATABASE empty",
		"CREATE TABLE t (k UInt8, v String) ENGINE = MergeTree ORDER BY k SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1",
		"SYSTEM STOP MERGES t", "INSERT INTO t VALUES (1, 'a'), (2, 'b')")
	for database := range readers {
		enginetest.Exec(t, own, "CREATE DATABASE "+database)
	}
	for _, create := range []string{"view", "merge", "buffer", "over", "twice", "shown"} {
		enginetest.Exec(t, own, readers[create])
	}
	want := func(database string, maxAge time.Duration, want bool) {
		t.Helper()
		if got := own.In(database).HasPatchParts(t.Context(), maxAge); got != want {
			t.Errorf("%s, at most %v old: got %t, want %t", database, maxAge, got, want)
		}
	}
	want("default", 0, false)
	want("empty", 0, false)
	for database := range readers {
		want(database, 0, false)
	}
	enginetest.Exec(t, own, "UPDATE t SET v = 'c' WHERE k = 1")
	want("default", time.Hour, false) // remembered
	want("default", 0, true)
	want("default", time.Hour, true)
	want("empty", 0, false)
	for database := range readers {
		want(database, 0, true)
	}
	enginetest.Exec(t, own, "DROP TABLE buffer.t", "DROP TABLE t SYNC")
	want("default", 0, false)
	want("over", 0, false)
}

func TestPatchPartsOfAServerThatIsGone(t *testing.T) {
	t.Parallel()
	db, err := engine.Open(engine.Options{URL: "http://127.0.0.1:1/default"})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if !db.HasPatchParts(t.Context(), time.Hour) {
		t.Error("a server that does not answer has none")
	}
}
