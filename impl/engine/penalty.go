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
	// firstPause is for how long the engine refuses an owner or a statement after a restart to end a query. It doubles with
	// every further restart, up to maxPause.
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
// Statements have penalties too, and no groups: a tile restarts the engine once, and not once for each of its viewers.
//
// Its zero value is empty. It is not safe for concurrent use.
type penalties struct {
	owners map[string]*penalty // also statements, whose names lack a slash
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

// blame refuses the owner and the statement of a query that could not be stopped, and returns for how long.
//
// An owner without a penalty is not refused for a statement that has one: most likely another person wrote it, in a tile that
// the owner has opened. The statement's own penalty limits how often that restarts the engine.
func (o *penalties) blame(owner, statement string, now time.Time) time.Duration {
	o.forget(now)
	known := o.pause(statement) > 0
	pause := o.add(statement, now)
	if known && o.pause(owner) == 0 {
		return pause
	}
	return o.add(owner, now)
}

// pause returns the last pause of an owner or a statement, 0 after it is forgiven.
func (o *penalties) pause(name string) time.Duration {
	if known := o.owners[name]; known != nil {
		return known.pause
	}
	return 0
}

// add refuses an owner, a group or a statement from now on, and returns for how long. Queries without an owner are the
// product's own, and never refused.
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
	person := groupOf(owner)
	o.count(person, owner, now)
	// A key counts for all pages of the team as its person does. Alerts only count there once their person is refused, as one
	// person's mistake may be in several of them.
	if pages := groupOf(person); strings.HasSuffix(pages, "/pages") {
		o.count(pages, person, now)
	}
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

// quarantine handles a restart for an unknown query. Only the running statements of each owner are known.
//
// A single owner is responsible, with its statement if it ran only one. Of several owners, the only one that was already in
// quarantine is responsible: quarantined owners do not run at the same time, so after the next restart the responsible owner is
// known, and the others are cleared. Before that, all owners are quarantined, each by the largest group that it does not share
// with the others. Owners of team a beside owners of team b are quarantined as team a: otherwise a team with many owners could
// shift the blame to the only owner of another team.
func (o *penalties) quarantine(running map[string][]string, now time.Time) {
	all := slices.Sorted(maps.Keys(running))
	if slices.ContainsFunc(all, func(owner string) bool { return o.inQuarantine(owner, now) }) {
		all = slices.DeleteFunc(all, func(owner string) bool { return !o.inQuarantine(owner, now) })
	}
	switch len(all) {
	case 0:
	case 1:
		o.clear(all[0])
		// Beside other owners its statement may be harmless. A team would be refused SQL of a shared tile if one of its
		// members ran that beside queries of other keys that end the engine.
		if statements := running[all[0]]; len(statements) == 1 && len(running) == 1 {
			o.blame(all[0], statements[0], now)
		} else {
			o.add(all[0], now)
		}
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
	o.forget(now)
	if o.owners == nil {
		o.owners = map[string]*penalty{}
	}
	if o.owners[owner] == nil {
		o.owners[owner] = &penalty{}
	}
	o.owners[owner].noted = now
	return o.owners[owner]
}

// forget deletes all that is forgiven.
func (o *penalties) forget(now time.Time) {
	maps.DeleteFunc(o.owners, func(_ string, known *penalty) bool {
		return now.Sub(known.until) > forgiveAfter && now.Sub(known.noted) > forgiveAfter
	})
}

// refused returns the error of a query whose owner, a group of it or its statement is refused, and nil for all others.
func (o *penalties) refused(owner, statement string, now time.Time) error {
	var wait time.Duration
	var what, why string
	for name := owner; name != ""; name = groupOf(name) {
		if left := o.left(name, now); left > wait {
			who, queries := describe(owner, name)
			wait, what, why = left, "SQL that calls functions is refused for "+who, queries
		}
	}
	if left := o.left(statement, now); left > wait {
		wait, what, why = left, "This SQL is refused", "a query with it"
	}
	if wait == 0 {
		return nil
	}
	return &core.Error{
		Kind: core.RateLimited, RetryAfter: wait,
		Message: fmt.Sprintf("%s for another %d seconds, because the query engine had to be restarted to end %s",
			what, int(math.Ceil(wait.Seconds())), why),
	}
}

// left returns for how long an owner, a group or a statement is still refused.
func (o *penalties) left(name string, now time.Time) time.Duration {
	if known := o.owners[name]; known != nil {
		return known.until.Sub(now)
	}
	return 0
}

// describe returns the words of a refusal for the penalty of an owner or one of its groups: the refused keys, and
// the queries that are the reason.
func describe(owner, name string) (who, queries string) {
	alerts := strings.Contains(owner, "/alerts/")
	switch {
	case name == owner && alerts:
		return "this alert", "its query"
	case name == owner && strings.HasSuffix(owner, "/"+Sessions):
		return "your sessions", "one of your queries"
	case name == owner:
		return "this key", "one of its queries"
	}
	of := "this team"
	if strings.Count(name, "/") == 2 && !strings.HasSuffix(name, "/") { // organization keys lack a person
		of = "this person"
	}
	if alerts {
		return "all alerts of " + of, "queries of several of them"
	}
	return "all keys and sessions of " + of, "queries of several of them"
}
