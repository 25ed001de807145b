package store

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// Noun is something that there may be only so much of. Its text is the key in a file of limits.
type Noun string

// The nouns that have limits. All belong to a team but for the last two, which belong to an organization.
const (
	Dashboards     Noun = "dashboards"
	DashboardBytes Noun = "dashboardBytes" // of all their texts together, and of charts of alerts
	Alerts         Noun = "alerts"
	SavedSearches  Noun = "savedSearches"
	Sources        Noun = "sources"
	Connections    Noun = "connections"
	Webhooks       Noun = "webhooks"
	Invitations    Noun = "invitations" // that are open
	Keys           Noun = "keys"        // of one kind but personal ones, that are not revoked
)

// Limits say how much of each noun there may be. A noun that is left out has its default. They hold for what is added:
// who has more already, because a limit was lowered, can still read, change and delete all of it.
type Limits map[Noun]int64

// DefaultLimits returns the limits of every noun when the operator names none.
func DefaultLimits() Limits {
	return Limits{
		Dashboards: 10_000, DashboardBytes: 1 << 30, Alerts: 100_000, SavedSearches: 100_000,
		Sources: 1000, Connections: 1000, Webhooks: 1000, Invitations: 1000, Keys: 1000,
	}
}

// ErrLimit is in the chain of the Conflict that answers who wants to add more than a limit allows. The transaction can
// go on after it: nothing was written.
var ErrLimit = errors.New("a limit is reached")

// WithoutLimits is the same transaction without limits, for what a service starts with and for keys that the operator
// makes. What it adds is counted all the same.
func (t *Tx) WithoutLimits() *Tx {
	db := *t.DB
	db.limits = nil
	return &Tx{DB: &db, counted: t.counted, relies: t.relies, again: t.again}
}

// admit reports ErrLimit if the team would have more of a noun than its limit with so much more. Until the transaction
// ends no others can use up what it has found free. What is admitted is counted when it is stored, by triggers.
func (t *Tx) admit(ctx context.Context, team core.TeamID, noun Noun, more int64) error {
	limit, limited := t.limits[noun]
	key := counted{team, noun}
	known, before := t.counted[key]
	if known.alone && (!limited || known.total+more <= limit) {
		t.counted[key] = usage{true, known.total + more}
		return nil
	}
	if !limited || !before && more == 1 && t.ample.has(key) {
		return nil
	}
	// In PostgreSQL others write at the same time. Far below the limit, where all of them fit, those who
	// add one each go side by side. Who adds more than that goes alone from the second on, for which several that have
	// begun side by side may wait for each other in vain; when they run again they go alone at once.
	alone := noun == DashboardBytes || t.again || before
	query, args := "SELECT lock_usage(?, ?, ?, ?)", []any{string(team), string(noun), limit, alone}
	if !t.postgres {
		query, args = "SELECT coalesce(sum(amount), 0) FROM usage_counts WHERE team_id = ? AND noun = ?", args[:2]
	}
	var has int64
	if err := t.one(ctx, []any{&has}, query, args...); err != nil {
		return failed(ctx, "count "+string(noun), err)
	}
	if has+more > limit {
		return limitError(noun, limit)
	}
	if t.postgres {
		t.counted[key] = usage{alone, has + more}
		if limit-has >= ampleMargin {
			t.ample.add(key)
		}
	}
	return nil
}

// ampleMargin is how far below its limit a team need not be counted again for ampleFor: all replicas together add a few
// thousand rows a second. Counting is a tenth of the time of a transaction of PostgreSQL that adds an alert.
const (
	ampleMargin = 20_000
	ampleFor    = time.Second
	maxAmple    = 1000
)

// ample remembers which teams are far below a limit. Its zero value is empty, and it is safe for concurrent use.
type ample struct {
	mu    sync.Mutex
	since map[counted]time.Time
}

func (a *ample) has(key counted) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	since, known := a.since[key]
	return known && time.Since(since) < ampleFor
}

// add remembers that a team is far below a limit. When there are too many teams all are forgotten and counted again.
func (a *ample) add(key counted) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.since == nil || len(a.since) >= maxAmple {
		a.since = map[counted]time.Time{}
	}
	a.since[key] = time.Now()
}

// counted is a noun of a team.
type counted struct {
	team core.TeamID
	noun Noun
}

// usage is what a transaction of PostgreSQL knows of it: that it was counted and, if the transaction is alone since, how
// much there is at most.
type usage struct {
	alone bool
	total int64
}

// admitOne is admit for what belongs to an organization, of which a query counts so many at most. The organization is
// locked, so that none are added meanwhile.
func (t *Tx) admitOne(ctx context.Context, organizationID string, noun Noun, query string, args ...any) error {
	limit, ok := t.limits[noun]
	if !ok {
		return nil
	}
	if _, err := t.LockOrganization(ctx, organizationID); err != nil {
		return err
	}
	has, err := t.count(ctx, "SELECT count(*) FROM ("+query+" LIMIT "+limitParam+") counted", append(args, limit)...)
	if err != nil {
		return failed(ctx, "count "+string(noun), err)
	}
	if int64(has) >= limit {
		return limitError(noun, limit)
	}
	return nil
}

// limitError names the noun and its limit, for those who have reached it and for their operator.
func limitError(noun Noun, limit int64) error {
	text := fmt.Sprintf("The number of %s has reached its limit of %s", words[noun], thousands(limit))
	if noun == DashboardBytes {
		text = "The size of all dashboards and charts of alerts would pass its limit of " + size(limit)
	}
	text += fmt.Sprintf(": delete some, or ask the operator to raise it (%s in --limits)", noun)
	return core.NewError(core.Conflict, text, ErrLimit)
}

// words are the nouns as people read them.
var words = map[Noun]string{
	Dashboards: "dashboards", Alerts: "alerts", SavedSearches: "saved searches", Sources: "sources",
	Connections: "connections", Webhooks: "webhooks", Invitations: "open invitations", Keys: "keys",
}

// thousands writes a number with commas: 10,000.
func thousands(n int64) string {
	text := strconv.FormatInt(n, 10)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}

// size writes a number of bytes in the largest unit in which it is a whole number.
func size(n int64) string {
	for _, unit := range []struct {
		name string
		bits int
	}{{"GiB", 30}, {"MiB", 20}, {"KiB", 10}} {
		if n >= 1<<unit.bits && n&(1<<unit.bits-1) == 0 {
			return thousands(n>>unit.bits) + " " + unit.name
		}
	}
	return thousands(n) + " bytes"
}
