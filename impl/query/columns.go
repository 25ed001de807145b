package query

import (
	"context"
	"fmt"
	"regexp"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
)

const (
	// keepColumns is how long the columns of a table are believed; refreshColumns when something seems wrong with
	// them. The latter keeps wrong queries from asking for the columns every time.
	keepColumns    = 30 * time.Second
	refreshColumns = 2 * time.Second
	// maxTables is how many tables are remembered.
	maxTables = 1000
	// columnsTimeout is for asking, which goes on for other callers when the first one leaves.
	columnsTimeout = 15 * time.Second
)

// tableKey identifies a table. The team is part of it, so that no team learns from another's question.
type tableKey struct {
	team                        core.TeamID
	connection, database, table string
}

// table is what is known of a table.
type table struct {
	*filter.Table
	// rounded is the column that begins the primary key inside a function such as toStartOfFiveMinutes, and rounding
	// that function; both are empty if it begins otherwise.
	rounding, rounded string
	types             typeCache
}

type knownTable struct {
	table *table
	at    time.Time
	// db is the engine that was asked. A connection that is edited has another one.
	db *engine.DB
}

// columnCache remembers the columns of tables for a while. Callers that ask for one table at a time share a query.
type columnCache struct {
	now     func() time.Time
	timeout time.Duration
	flight  singleflight.Group

	mu      sync.Mutex
	entries map[tableKey]knownTable
}

// get returns a table whose columns were read no longer than maxAge ago.
func (c *columnCache) get(
	ctx context.Context, db *engine.DB, key tableKey, maxAge time.Duration,
) (*table, error) {
	if t := c.known(db, key, maxAge); t != nil {
		return t, nil
	}
	flight := c.flight.DoChan(fmt.Sprintf("%p %q", db, key), func() (_ any, err error) {
		defer recovered(&err)
		if t := c.known(db, key, maxAge); t != nil { // a flight that has just ended
			return t, nil
		}
		ctx, cancel := context.WithTimeoutCause(context.WithoutCancel(ctx), c.timeout, engine.ErrNoAnswer)
		defer cancel()
		at := c.now()
		t, err := readTable(ctx, db, key)
		if err == nil {
			c.put(key, knownTable{t, at, db})
		}
		return t, err
	})
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case res := <-flight:
		if res.Err != nil {
			return nil, res.Err
		}
		return res.Val.(*table), nil
	}
}

// known returns a table that was read from db no longer than maxAge ago, or nil.
func (c *columnCache) known(db *engine.DB, key tableKey, maxAge time.Duration) *table {
	c.mu.Lock()
	defer c.mu.Unlock()
	if known, ok := c.entries[key]; ok && known.db == db && c.now().Sub(known.at) < maxAge {
		return known.table
	}
	return nil
}

// put remembers a table. When there are too many, some that nobody refreshed go, or else any.
func (c *columnCache) put(key tableKey, t knownTable) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.entries[key]; !ok && len(c.entries) >= maxTables {
		for k, old := range c.entries {
			if t.at.Sub(old.at) >= keepColumns {
				delete(c.entries, k)
			}
		}
		for k := range c.entries {
			if len(c.entries) < maxTables {
				break
			}
			delete(c.entries, k)
		}
	}
	c.entries[key] = t
}

// roundedKey matches a primary key that begins with a rounded time. The functions are those whose steps all time zones
// share.
var roundedKey = regexp.MustCompile("^(toStartOf(?:Minute|FiveMinutes?|TenMinutes|FifteenMinutes))" +
	"\\((?:`([^`\\\\]+)`|([^`(),\\\\]+))\\)")

// readTable asks for the columns of a table, its key and its skip indexes.
func readTable(ctx context.Context, db *engine.DB, key tableKey) (*table, error) {
	rows, err := db.Select(ctx, engine.Query{
		SQL: "WITH (SELECT (any(primary_key), any(create_table_query)) FROM system.tables" +
			" WHERE database = {database:String} AND name = {table:String}) AS made" +
			" SELECT name, type, default_kind, default_expression, made.1, if(position = 1, made.2, '')" +
			" FROM system.columns WHERE database = {database:String} AND table = {table:String} ORDER BY position",
		Params: map[string]string{"database": key.database, "table": key.table},
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var columns []filter.Column
	var primaryKey, create string // the statement that makes the table comes with its first column
	for rows.Next() {
		var c filter.Column
		var made string
		if err := rows.Scan(&c.Name, &c.Type, &c.DefaultKind, &c.DefaultExpression, &primaryKey, &made); err != nil {
			return nil, err
		}
		columns = append(columns, c)
		create += made
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	if columns == nil {
		return nil, core.InvalidError(fmt.Sprintf("the source's table %s.%s does not exist", key.database, key.table))
	}
	t := &table{Table: filter.NewTable(columns, filter.Indexes(create)...)}
	if m := roundedKey.FindStringSubmatch(primaryKey); m != nil {
		t.rounding, t.rounded = m[1], m[2]+m[3]
	}
	return t, nil
}
