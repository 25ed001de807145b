package sqlgen

import (
	"sync"
)

// maxTypes is how many expressions of a table are remembered with their types.
const maxTypes = 100

// TypedText is one of the expressions in a list. Its SQL would not do to know it by: that names parameters, which have
// other names in other queries.
type TypedText struct {
	List string
	At   int
}

// typeCache remembers the types of expressions on a table. Its zero value is empty.
type typeCache struct {
	mu    sync.Mutex
	types map[TypedText]string
}

// Get returns ClickHouse's type of an expression, or "" if it is not known.
func (c *typeCache) Get(text TypedText) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.types[text]
}

// Put remembers the type of an expression. When there are too many, all others are forgotten.
func (c *typeCache) Put(text TypedText, typ string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.types == nil || len(c.types) >= maxTypes {
		c.types = make(map[TypedText]string)
	}
	c.types[text] = typ
}
