package query

import (
	"fmt"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// maxValues is how many values a result may have: a full one with ten columns. The engine counts rows and bytes, but
// what takes one byte there takes many times that here.
const maxValues = 10 * engine.MaxRows

// CheckSize refuses a result that has become too large.
func CheckSize(rows, columns int) error {
	if rows*columns <= maxValues {
		return nil
	}
	return core.InvalidError(fmt.Sprintf("The result has more than %d values: request fewer rows or columns", maxValues))
}

// Strange is the error for an answer that is none to what was asked. A connection may lead to any server. The text is for the
// log, and holds nothing of the answer.
func Strange(format string, args ...any) error {
	return &core.Error{
		Kind: core.Unavailable, Message: "The connection's server does not respond like ClickHouse", RetryAfter: time.Second,
		Err: fmt.Errorf(format, args...),
	}
}

// maxAnswer is how long the text of an answer may be. It may be many times as long as what the engine has sent, where
// names stand in each row or a value stands for a text.
const maxAnswer = 64 << 20

// checkLength is the error for an answer of n bytes if that is too long.
func checkLength(n int) error {
	if n <= maxAnswer {
		return nil
	}
	return core.InvalidError(fmt.Sprintf(
		"The rows are larger than %d MiB: request fewer rows or columns", maxAnswer>>20))
}
