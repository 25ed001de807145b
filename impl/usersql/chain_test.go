package usersql

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// chain repeats a term until the text is as long as an expression may be, or n times.
func chain(first, term string, n int) string {
	return first + strings.Repeat(term, min(n, (maxExpression-len(first))/len(term)))
}

func TestChainsAreNoNesting(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	enginetest.Exec(t, db, "CREATE TABLE t (n Int64, f Float64, s String) ENGINE = Memory", "INSERT INTO t VALUES (3, 0.5, 'x')")
	const all = maxExpression
	for _, tt := range []struct {
		text string
		want any
	}{
		{chain("n", " + n", 100), int64(303)},
		{chain("n", "+n", maxChain-1), int64(3 * maxChain)},
		{chain("n", " - n + 1", maxChain/2), int64(3 - 2*maxChain/2)},
		{chain("f", " * 2 / 2", maxChain/2), 0.5},
		{chain("0", " + n * n % 5", maxChain-5), int64(4 * (maxChain - 5))},
		{"(" + chain("n", "+n", 350) + ") + (" + chain("n", "+n", 350) + ") + (" + chain("n", "+n", 350) + ")", int64(3 * 3 * 351)},
		{chain("", "n = 7 ? 1 : ", all) + "n", int64(3)},
		{chain("", "n=7?1:", 200) + "n = 3 ? 2 : " + chain("", "n=7?1:", 200) + "4", uint8(2)},
		{chain("n = 3", " AND n = 3", all), uint8(1)},
		{chain("n = 4", " OR n = 3", all), uint8(1)},
		{"length(" + chain("s", "||s", 3000) + ")", uint64(3001)},
		{"CASE" + chain("", " WHEN n = 7 THEN 1", 500) + " ELSE n END", int64(3)},
		{chain("n", "::Int64", maxChain-1), int64(3)},
		{chain("n BETWEEN 1 AND 4", " AND n BETWEEN 1 AND 4", all), uint8(1)},
	} {
		shown := tt.text[:min(60, len(tt.text))]
		e, err := ParseExpr(tt.text)
		if err != nil {
			t.Errorf("%s…: %v", shown, err)
			continue
		}
		sql, err := e.SQL(Scope{Database: db.Database()})
		if err != nil {
			t.Errorf("%s…: %v", shown, err)
			continue
		}
		// What stands around an expression has a depth of its own.
		const functions = 20
		rows := enginetest.Select(t, db, engine.Query{SQL: fmt.Sprintf(
			"SELECT any(x) FROM (SELECT y AS x FROM (SELECT %s%s%s AS y FROM t))",
			strings.Repeat("identity(", functions), sql, strings.Repeat(")", functions))})
		if diff := cmp.Diff(tt.want, rows[0][0]); diff != "" {
			t.Errorf("%s… (-want +got):\n%s", shown, diff)
		}
	}
}

// TestTheEndOfChains: what ClickHouse would not read is refused, and says what to do.
func TestTheEndOfChains(t *testing.T) {
	t.Parallel()
	const want = "SQL, character 1: more than 400 operators in a chain: put some operands into parentheses"
	for _, text := range []string{
		chain("n", " + n", maxChain+1), chain("n", "-n", maxExpression), chain("n", "*2", maxExpression), chain("n", "::Int64", maxChain+1),
		chain("a", "[1]", maxExpression), chain("a", ".1", maxExpression),
	} {
		e, err := ParseExpr(text)
		if err != nil {
			t.Errorf("%.20s…: %v", text, err)
			continue
		}
		if sql, err := e.SQL(Scope{Database: "d"}); core.KindOf(err) != core.Invalid || err.Error() != want {
			t.Errorf("%.20s…: got %.100s, %v", text, sql, err)
		}
	}
	// A statement may be ten times as long.
	for _, text := range []string{chain("n", "+n", 49_000), chain("n", "+n", maxChain/2) + "/(" + chain("n", "+n", maxChain) + ")"} {
		q, err := ParseSelect("SELECT " + text)
		if err != nil {
			t.Errorf("%.20s…: %v", text, err)
			continue
		}
		if sql, err := q.SQL(Scope{Database: "d"}); core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), want[len("SQL, character 1: "):]) {
			t.Errorf("%.20s…: got %.100s, %v", text, sql, err)
		}
	}
}
