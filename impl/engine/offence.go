package engine

import (
	"fmt"
	"math"
	"time"

	"github.com/obstack/obstack/impl/core"
)

const (
	// firstPause is for how long the queries of an owner are refused after the engine had to be restarted because of one
	// of them. It doubles with every further restart, up to maxPause.
	firstPause = time.Minute
	maxPause   = 30 * time.Minute
	// forgiveAfter is how long after a pause an owner is as one who has done nothing.
	forgiveAfter = time.Hour
	// suspectFor is how long is remembered who was there when the engine had to be restarted for an unknown reason.
	suspectFor = 10 * time.Minute
)

// offences are what owners of queries have done to the engine. Its zero value is empty. It is not safe for concurrent
// use.
type offences struct {
	owners map[string]*offence
}

type offence struct {
	pause     time.Duration // the last one
	until     time.Time     // of the last one
	suspected time.Time
}

// add refuses the queries of an owner from now on, and returns for how long. Queries without an owner are the product's
// own, and never refused.
func (o *offences) add(owner string, now time.Time) time.Duration {
	if owner == "" {
		return 0
	}
	known := o.of(owner, now)
	if now.Before(known.until) {
		return known.until.Sub(now) // of those that were under way together
	}
	known.pause = min(max(firstPause, 2*known.pause), maxPause)
	known.until = now.Add(known.pause)
	return known.pause
}

// suspect is about a restart of which is only known whose queries were running. One owner alone has done it; of several
// each is refused when that happens again.
func (o *offences) suspect(owners map[string]bool, now time.Time) {
	for owner := range owners {
		known := o.of(owner, now)
		if len(owners) == 1 || now.Sub(known.suspected) < suspectFor {
			o.add(owner, now)
		}
		known.suspected = now
	}
}

// suspects reports whether the owner was there when the engine had to be restarted for an unknown reason, and that is not
// long ago.
func (o *offences) suspects(owner string, now time.Time) bool {
	known := o.owners[owner]
	return known != nil && now.Sub(known.suspected) < suspectFor
}

// of returns what is known of an owner, and forgets others that are forgiven.
func (o *offences) of(owner string, now time.Time) *offence {
	for name, known := range o.owners {
		if now.Sub(known.until) > forgiveAfter && now.Sub(known.suspected) > forgiveAfter {
			delete(o.owners, name)
		}
	}
	if o.owners == nil {
		o.owners = map[string]*offence{}
	}
	if o.owners[owner] == nil {
		o.owners[owner] = &offence{}
	}
	return o.owners[owner]
}

// refused is the error of an owner whose queries are refused, nil for all others.
func (o *offences) refused(owner string, now time.Time) error {
	known := o.owners[owner]
	if owner == "" || known == nil || !now.Before(known.until) {
		return nil
	}
	wait := known.until.Sub(now)
	return &core.Error{
		Kind: core.RateLimited, RetryAfter: wait,
		Message: fmt.Sprintf("A query with SQL of yours could not be stopped, or used up the memory, and the query engine had "+
			"to be restarted: such queries are refused for another %d seconds", int(math.Ceil(wait.Seconds()))),
	}
}
