package engine

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
)

const (
	// firstPause is for how long the queries of an owner are refused after the engine had to be restarted because of one
	// of them. It doubles with every further restart, up to maxPause.
	firstPause = time.Minute
	maxPause   = 30 * time.Minute
	// groupPenalties is how many different owners of one group must have been to blame within groupWindow for all of the
	// group to be refused. After that one is enough, until the group is forgiven.
	groupPenalties = 3
	groupWindow    = 10 * time.Minute
	// forgiveAfter is how long after a pause an owner is as one who has done nothing.
	forgiveAfter = time.Hour
	// quarantineFor is how long owners stay in quarantine whose queries ran when the engine had to be restarted for an
	// unknown reason, unless it is found out before who has done it.
	quarantineFor = 10 * time.Minute
)

// penalties are for what owners of queries, and groups of them, have done to the engine. An owner is a path such as
// team/alerts/person/alert, and its groups are team/alerts/person, team/alerts and team. What is refused or in quarantine
// of a group is so of all who belong to it: an owner that is easily made anew, as an alert with another text, would
// otherwise restart the engine once for each time that it is.
//
// Its zero value is empty. It is not safe for concurrent use.
type penalties struct {
	owners map[string]*penalty
}

type penalty struct {
	pause       time.Duration // the last one
	until       time.Time     // of the last one
	quarantined time.Time
	members     map[string]time.Time // of a group: who was to blame, and when
	noted       time.Time            // when any of this was
}

// groupOf returns the group that an owner or a group belongs to, empty at the top.
func groupOf(owner string) string { return owner[:max(0, strings.LastIndexByte(owner, '/'))] }

// add refuses the queries of an owner from now on, and returns for how long. Queries without an owner are the product's
// own, and never refused.
func (o *penalties) add(owner string, now time.Time) time.Duration {
	if owner == "" {
		return 0
	}
	known := o.of(owner, now)
	if now.Before(known.until) {
		return known.until.Sub(now) // of those that were under way together
	}
	known.pause = min(max(firstPause, 2*known.pause), maxPause)
	known.until = now.Add(known.pause)
	o.count(groupOf(owner), owner, now)
	return known.pause
}

// count notes about a group that a member was to blame, and refuses the whole group if it is too much. A team, whose
// members are its pages and its alerts, is never refused as a whole.
func (o *penalties) count(group, member string, now time.Time) {
	if group == "" {
		return
	}
	known := o.of(group, now)
	if known.members == nil {
		known.members = map[string]time.Time{}
	}
	known.members[member] = now
	maps.DeleteFunc(known.members, func(_ string, at time.Time) bool { return now.Sub(at) > groupWindow })
	if known.pause > 0 || len(known.members) >= groupPenalties {
		o.add(group, now)
	}
}

// quarantine is about a restart of which is only known whose queries were running.
//
// One owner alone has done it, and of several the only one that was in quarantine already: these do not run at the same
// time, so each is alone when it happens again, and the others are cleared then. Until that all are in quarantine as far as
// they differ. Those of one team, say, are to blame as that team beside others: none of its owners may be seen with
// another one again, or a team with many owners would have the only owner of another one blamed.
func (o *penalties) quarantine(owners map[string]bool, now time.Time) {
	all := slices.Sorted(maps.Keys(owners))
	if slices.ContainsFunc(all, func(owner string) bool { return o.inQuarantine(owner, now) }) {
		all = slices.DeleteFunc(all, func(owner string) bool { return !o.inQuarantine(owner, now) })
	}
	switch len(all) {
	case 0:
	case 1:
		o.clear(all[0])
		o.add(all[0], now)
	default:
		group := commonGroup(all)
		for _, owner := range all {
			o.of(memberOf(group, owner), now).quarantined = now
		}
		// Two owners that take too much only together are never found alone, but what they have in common is to blame.
		o.count(group, memberOf(group, all[0]), now)
	}
}

// commonGroup returns the smallest group to which all belong.
func commonGroup(owners []string) string {
	group := groupOf(owners[0])
	for group != "" && slices.ContainsFunc(owners, func(owner string) bool { return !strings.HasPrefix(owner, group+"/") }) {
		group = groupOf(group)
	}
	return group
}

// memberOf returns the member of a group that an owner is, or belongs to.
func memberOf(group, owner string) string {
	begin := len(group)
	if group != "" {
		begin++
	}
	name, _, _ := strings.Cut(owner[begin:], "/")
	return owner[:begin+len(name)]
}

// clear ends the quarantine of all who came into it together with an owner, as it is known now who has done it.
func (o *penalties) clear(owner string) {
	for ; owner != ""; owner = groupOf(owner) {
		known := o.owners[owner]
		if known == nil || known.quarantined.IsZero() {
			continue
		}
		at := known.quarantined
		for _, other := range o.owners {
			if other.quarantined.Equal(at) {
				other.quarantined = time.Time{}
			}
		}
	}
}

// inQuarantine reports whether the owner, or a group of it, was there when the engine had to be restarted for an unknown
// reason, and that is not long ago.
func (o *penalties) inQuarantine(owner string, now time.Time) bool {
	for ; owner != ""; owner = groupOf(owner) {
		if known := o.owners[owner]; known != nil && now.Sub(known.quarantined) < quarantineFor {
			return true
		}
	}
	return false
}

// of returns what is known of an owner or a group, for something to be noted, and forgets others that are forgiven.
func (o *penalties) of(owner string, now time.Time) *penalty {
	for name, known := range o.owners {
		if now.Sub(known.until) > forgiveAfter && now.Sub(known.noted) > forgiveAfter {
			delete(o.owners, name)
		}
	}
	if o.owners == nil {
		o.owners = map[string]*penalty{}
	}
	if o.owners[owner] == nil {
		o.owners[owner] = &penalty{}
	}
	o.owners[owner].noted = now
	return o.owners[owner]
}

// refused is the error of an owner whose queries are refused, or those of a group of it, nil for all others.
func (o *penalties) refused(owner string, now time.Time) error {
	var wait time.Duration
	what := "A query with SQL of yours could not be stopped, or used up the memory, and the query engine had to be restarted: " +
		"such queries"
	for name := owner; name != ""; name = groupOf(name) {
		known := o.owners[name]
		if known == nil || known.until.Sub(now) <= wait {
			continue
		}
		wait = known.until.Sub(now)
		if name != owner {
			what = "The queries of several alerts of one person or team could not be stopped, or used up the memory, and the " +
				"query engine had to be restarted for each: all their alerts whose SQL calls functions"
		}
	}
	if wait == 0 {
		return nil
	}
	return &core.Error{
		Kind: core.RateLimited, RetryAfter: wait,
		Message: fmt.Sprintf("%s are refused for another %d seconds", what, int(math.Ceil(wait.Seconds()))),
	}
}
