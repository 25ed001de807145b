// Package batch reads together what many alerts observe. A Condition is what an alert asks, an Observation what was seen
// of it in Windows. Conditions on one table become columns of one query, or groups of it where they differ in a key
// alone; the value of each is what it would be alone, and so is its error. A Sample has some of the rows that a
// condition counts.
//
// It renders with sqlgen and reads through a query.Runner, and may import neither service nor store.
package batch

import (
	"context"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Reader reads what alerts ask.
type Reader struct{ runner runner }

// NewReader returns a Reader of what a Runner can reach.
func NewReader(r *query.Runner) *Reader { return &Reader{r} }

// runner is what alerts need of a query.Runner, which waits for the turn of each query and holds its limits. What it knows
// of tables is shared and must not be changed.
type runner interface {
	// Table, Refreshed and LearnAliases are for scans, which render their SQL here. Query runs it.
	Table(context.Context, core.TeamID, sqlgen.Ref) (*engine.DB, *sqlgen.Table, error)
	Refreshed(context.Context, core.TeamID, *engine.DB, sqlgen.Ref) (*sqlgen.Table, error)
	LearnAliases(context.Context, core.TeamID, *engine.DB, sqlgen.Ref, *sqlgen.Table) error
	Query(context.Context, core.TeamID, *engine.DB, sqlgen.Query, func(*engine.Rows) error) error
	// Values answers one builder alone, and the others one tile with SQL: at once, or with a look at what it became.
	Values(context.Context, core.TeamID, *sqlgen.Values, sqlgen.Window) (*query.Found, error)
	CheckLastNumber(context.Context, core.TeamID, *sqlgen.Values) error
	RunSQL(context.Context, core.TeamID, *query.ParsedTile, sqlgen.Window) (*query.SQLResult, error)
	PrepareSQL(context.Context, core.TeamID, *query.ParsedTile, sqlgen.Window) (*engine.DB, sqlgen.Query, error)
	AskSQL(context.Context, core.TeamID, *query.ParsedTile, *engine.DB, sqlgen.Query) (*query.SQLResult, error)
	// Sample finds rows that a condition counts.
	Sample(context.Context, core.TeamID, sqlgen.Ref, func(*sqlgen.Table) (sqlgen.Query, error)) (query.SearchResult, error)
}
