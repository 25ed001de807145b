package query

import (
	"context"
	"fmt"
	"sync"
	"time"
	"weak"

	"golang.org/x/sync/singleflight"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

const (
	// keepColumns is how long the columns of a table are believed; refreshColumns when something seems wrong with
	// them. The latter keeps wrong queries from asking for the columns every time.
	keepColumns    = 30 * time.Second
	refreshColumns = 2 * time.Second
	// maxTables is how many tables are remembered, and maxTablesText how many characters of text about them: what a
	// server says of its tables is as long as it likes.
	maxTables     = 1000
	maxTablesText = 64 << 20
	// maxTableText is how many characters of text there may be about one table, and maxTypeDepth how many types may
	// stand in each other.
	maxTableText = 2 << 20
	maxTypeDepth = 100
	// columnsTimeout is for asking, which goes on for other callers when the first one leaves.
	columnsTimeout = 15 * time.Second
)

// tableKey identifies a table. The team is part of it, so that no team learns from another's question.
type tableKey struct {
	team                        core.TeamID
	connection, database, table string
}

// knownTable is a table as it was at a time.
type knownTable struct {
	table *sqlgen.Table
	at    time.Time
	// db is the engine that was asked, which is not kept for this. A connection that is edited has another one.
	db weak.Pointer[engine.DB]
}

// columnCache remembers the columns of tables for a while. Callers that ask for one table at a time share a query.
type columnCache struct {
	now     func() time.Time // of the process; tests set it
	timeout time.Duration
	flight  singleflight.Group

	mu      sync.Mutex
	entries map[tableKey]knownTable
	size    int // of the text about all of them
}

// get returns a table whose columns were read no longer than maxAge ago.
func (c *columnCache) get(
	ctx context.Context, db *engine.DB, key tableKey, maxAge time.Duration,
) (*sqlgen.Table, error) {
	if t := c.known(db, key, maxAge); t != nil {
		return t, nil
	}
	flight := c.flight.DoChan(fmt.Sprintf("%p %q", db, key), func() (_ any, err error) {
		defer Recovered(&err)
		if t := c.known(db, key, maxAge); t != nil { // a flight that has just ended
			return t, nil
		}
		ctx, cancel := context.WithTimeoutCause(context.WithoutCancel(ctx), c.timeout, engine.ErrNoAnswer)
		defer cancel()
		at := c.now()
		t, err := readTable(ctx, db, key)
		if err == nil {
			c.put(key, knownTable{t, at, weak.Make(db)})
		}
		return t, err
	})
	select {
	case <-ctx.Done():
		return nil, queue.ContextError(ctx, "query")
	case res := <-flight:
		if res.Err != nil {
			return nil, res.Err
		}
		return res.Val.(*sqlgen.Table), nil
	}
}

// known returns a table that was read from db no longer than maxAge ago, or nil.
func (c *columnCache) known(db *engine.DB, key tableKey, maxAge time.Duration) *sqlgen.Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	if known, ok := c.entries[key]; ok && known.db == weak.Make(db) && c.now().Sub(known.at) < maxAge {
		return known.table
	}
	return nil
}

// put remembers a table. When there are too many, some that were not refreshed go, or else any.
func (c *columnCache) put(key tableKey, t knownTable) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.drop(key)
	full := func() bool { return len(c.entries) >= maxTables || c.size+t.table.Size > maxTablesText }
	if full() {
		for k, old := range c.entries {
			if t.at.Sub(old.at) >= keepColumns {
				c.drop(k)
			}
		}
	}
	for k := range c.entries {
		if !full() {
			break
		}
		c.drop(k)
	}
	c.entries[key] = t
	c.size += t.table.Size
}

// drop forgets a table, if it is known.
func (c *columnCache) drop(key tableKey) {
	if known, ok := c.entries[key]; ok {
		c.size -= known.table.Size
		delete(c.entries, key)
	}
}

// readTable asks for the columns of a table, its key and its skip indexes. The query is of our own making and waits in no
// queue. A connection may lead to a server that answers anything, so the texts are bounded while they are read, and an
// answer of another form is Invalid.
func readTable(ctx context.Context, db *engine.DB, key tableKey) (*sqlgen.Table, error) {
	rows, err := db.Select(ctx, engine.Query{
		// The keys and indexes of a distributed table are those of the tables that it names, one of which may be here.
		SQL: "WITH (SELECT any(if(engine = 'Distributed', (splitByChar('\\'', engine_full)[4], splitByChar('\\'', engine_full)[6])," +
			" (database, name))) FROM system.tables WHERE database = {database:String} AND name = {table:String}) AS stored," +
			" (SELECT (any(primary_key), any(create_table_query)) FROM system.tables" +
			" WHERE database = stored.1 AND name = stored.2) AS made" +
			" SELECT name, type, default_kind, default_expression, made.1, if(position = 1, made.2, '')" +
			" FROM system.columns WHERE database = {database:String} AND table = {table:String} ORDER BY position",
		Params: map[string]string{"database": key.database, "table": key.table},
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	size := 0 // of the text about the table
	var columns []filter.Column
	var primaryKey, create string // the statement that makes the table comes with its first column
	for rows.Next() {
		texts, err := textRow(rows, 6)
		if err != nil {
			return nil, err
		}
		c := filter.Column{Name: texts[0], Type: texts[1], DefaultKind: texts[2], DefaultExpression: texts[3]}
		columns = append(columns, c)
		primaryKey, create = texts[4], create+texts[5]
		for _, text := range texts {
			size += len(text)
		}
		if size > maxTableText || typeDepth(c.Type) > maxTypeDepth {
			return nil, core.InvalidError(fmt.Sprintf("the source's table %s.%s has too many or too large columns",
				key.database, key.table))
		}
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	if columns == nil {
		return nil, core.InvalidError(fmt.Sprintf("the source's table %s.%s does not exist", key.database, key.table))
	}
	t := sqlgen.NewTable(columns, primaryKey, create)
	t.Size = size
	return t, nil
}

// errNoClickHouse is for servers that say something else of their tables than ClickHouse does.
var errNoClickHouse = core.InvalidError("the connection's server does not describe its tables like ClickHouse")

// textRow returns a row of so many texts.
func textRow(rows *engine.Rows, n int) ([]string, error) {
	values, err := rows.Values()
	if err != nil {
		return nil, err
	}
	texts := make([]string, 0, n)
	for _, v := range values {
		if text, ok := v.(string); ok {
			texts = append(texts, text)
		}
	}
	if len(texts) != n {
		return nil, errNoClickHouse
	}
	return texts, nil
}

// typeDepth is how deep parentheses stand in each other in the text of a type.
func typeDepth(typ string) int {
	depth, most := 0, 0
	for _, c := range typ {
		switch c {
		case '(':
			depth++
			most = max(most, depth)
		case ')':
			depth--
		}
	}
	return most
}
