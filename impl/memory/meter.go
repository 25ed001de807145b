package memory

import (
	"context"
	"math"
)

// Free is how large something may grow before its request needs memory for it.
const Free = 1 << 20

// GrowTo waits until there is memory for something that has grown to n bytes and may go on growing, as Acquire does. It takes
// all that the owner can have: what has grown halfway and waits for the rest would keep others from theirs. Shrink gives
// back what was too much, once the size is known.
func (r *Reservation) GrowTo(ctx context.Context, n int64) error {
	if n <= Free {
		return nil
	}
	return r.AcquireInShare(ctx, math.MaxInt64)
}
