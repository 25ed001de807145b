package httpapi

import (
	"context"
	"math"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/query"
)

// Fresh runs an operation that may share queries with other requests. Cache-Control: no-cache asks for what is there now, and
// an answer from queries that began before the request came says in Age how many seconds that was, of which a part counts as
// one.
func Fresh(ctx context.Context, answer func(context.Context) error) error {
	held, ok := ctx.Value(inFlightKey{}).(*inFlight)
	if !ok {
		return answer(ctx)
	}
	f := &query.Freshness{Strict: noCache(held.request.Values("Cache-Control"))}
	err := answer(query.WithFreshness(ctx, f))
	if age := f.Age(); err == nil && age > 0 {
		held.header.Set("Age", strconv.Itoa(int(math.Ceil(age.Seconds()))))
	}
	return err
}

// noCache reports whether values of Cache-Control have the directive no-cache. One with field names is none of a request.
func noCache(values []string) bool {
	for directive := range strings.SplitSeq(strings.Join(values, ","), ",") {
		if strings.EqualFold(strings.TrimSpace(directive), "no-cache") {
			return true
		}
	}
	return false
}
