// Package batch reads together what many alerts observe. A Condition is what an alert asks, an Observation what was seen
// of it in Windows. Conditions on one table become columns of one query, or groups of it where they differ in a key
// alone; the value of each is what it would be alone, and so is its error. A Sample has some of the rows that a
// condition counts.
//
// It renders with sqlgen and reads through a query.Runner, and may import neither service nor store.
package batch

import (
	"github.com/obstack/obstack/impl/query"
)

// Reader reads what alerts ask.
type Reader struct{ runner *query.Runner }

// NewReader returns a Reader of what a Runner can reach.
func NewReader(r *query.Runner) *Reader { return &Reader{r} }
