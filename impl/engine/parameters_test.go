package engine_test

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestParametersThatNoServerReads holds that too many long values are the caller's mistake, and no fault of the engine.
func TestParametersThatNoServerReads(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const sql = "SELECT length({a:String}) + length({b:String}) AS n"
	of := func(n int) engine.Query {
		return engine.Query{SQL: sql, Params: map[string]string{"a": strings.Repeat("%", n), "b": strings.Repeat("\\", n)}}
	}
	if got := enginetest.Select(t, db, of(100_000))[0][0]; got != uint64(200_000) {
		t.Errorf("got %v", got)
	}
	_, err := db.Select(t.Context(), of(120_000))
	if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "use fewer or shorter filters") {
		t.Errorf("longer ones: %v", err)
	}
}
