package query

import (
	"crypto/sha256"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

const (
	// describedAge is the lifetime of an entry: the columns of a statement change with the tables that it reads.
	describedAge = 10 * time.Minute
	// maxDescribed limits the statements that are remembered, and maxDescribedColumns the columns of one.
	maxDescribed        = 1000
	maxDescribedColumns = 100
)

// describedKey identifies a statement. The team is part of it, so that teams share no entries.
type describedKey struct {
	team      core.TeamID
	client    any
	database  string
	statement [sha256.Size]byte
}

type describedColumns struct {
	columns []engine.Column
	at      time.Time
}

// describedCache remembers the columns of statements. The zero value is ready, and safe for concurrent use.
type describedCache struct {
	mu      sync.Mutex
	entries map[describedKey]describedColumns
}

func (c *describedCache) get(key describedKey) ([]engine.Column, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	return e.columns, ok && time.Since(e.at) < describedAge
}

// isLasting reports whether the columns of a statement are remembered if their description ended with err. Errors of an overloaded
// server are not: asking again is cheap and may succeed.
func isLasting(err error) bool {
	kind := core.KindOf(err)
	return kind != core.Unavailable && kind != core.RateLimited
}

// put remembers columns, with the part of their types that checks and errors use. At the limit the old ones go, or else any.
func (c *describedCache) put(key describedKey, columns []engine.Column) {
	if len(columns) > maxDescribedColumns {
		return
	}
	columns = slices.Clone(columns)
	for i := range columns {
		columns[i].Type = Brief(columns[i].Type)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.entries == nil {
		c.entries = map[describedKey]describedColumns{}
	}
	if len(c.entries) >= maxDescribed {
		for other, e := range c.entries {
			if time.Since(e.at) >= describedAge {
				delete(c.entries, other)
			}
		}
	}
	for other := range c.entries {
		if len(c.entries) < maxDescribed {
			break
		}
		delete(c.entries, other)
	}
	c.entries[key] = describedColumns{columns, time.Now()}
}
