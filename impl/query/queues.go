package query

import (
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"runtime"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// The slots of the queues. What comes from pages must not hold up alerts, nor the other way round; and what users write
// as SQL, of which some takes any time, must not hold up what is of our own making. So each has a queue of its own.
const (
	// pageSlots and alertSlots are for queries of our own making.
	pageSlots  = 40
	alertSlots = 16
	// leastUserSlots are for those with SQL of users, from pages and from alerts each; there are as many as processors if
	// those are more. Each may keep a processor busy for minutes, however little the others get done then.
	leastUserSlots = 4
	// remoteSlots are for other servers, of pages and of alerts each: it is not our processors and memory that they use.
	// remoteTeamSlots of them are for all connections together that one team has made.
	remoteSlots     = 128
	remoteTeamSlots = 32
)

// The bounds of those who wait. A screen full of dashboards is a few hundred queries of one caller within a moment: they
// must all fit into the queue, and come out of it in time.
const (
	// maxCallerWaiting, maxTeamWaiting and maxWaiting are how many queries may wait, of one caller, one team and all.
	maxCallerWaiting = 768
	maxTeamWaiting   = 1536
	maxWaiting       = 4096
	// maxWait is for how long: what the tiles of 32 dashboards take on a small machine. The time of the query comes on
	// top, and both fit into the time that the server takes for an answer.
	maxWait = 40 * time.Second
)

var (
	// usualLimit leaves one caller alone 48 of 64 slots, and its team at most 56; two teams get 48 and 12.
	usualLimit = queue.DynamicLimit{Caller: 3, Tenant: 7}
	// userLimit leaves one caller alone 2 of 4 slots, and its team at most 3.
	userLimit = queue.DynamicLimit{Caller: 1, Tenant: 3}
)

// queues are the queues of a process.
type queues struct {
	// Queries of pages, which clients wait for, and of alerts have slots of their own, and so have each of these whose SQL
	// calls functions and those of connections to other servers than the embedded engine's.
	pages, alerts             *queue.Queue
	userPages, userAlerts     *queue.Queue
	remotePages, remoteAlerts *queue.Queue
	// quarantine is for the queries of those of whom one may have brought the engine down, besides the other queues.
	quarantine *queue.Queue
	// checks is for reading SQL that does not run.
	checks *queue.Queue
}

// newQueues returns queues whose slots are all free.
func newQueues() queues {
	userSlots := max(leastUserSlots, runtime.GOMAXPROCS(0))
	return queues{
		pages:        newQueue(pageSlots, pageSlots, usualLimit),
		alerts:       newQueue(alertSlots, alertSlots, usualLimit),
		userPages:    newQueue(userSlots, userSlots, userLimit),
		userAlerts:   newQueue(userSlots, userSlots, userLimit),
		remotePages:  newQueue(remoteSlots, remoteTeamSlots, usualLimit),
		remoteAlerts: newQueue(remoteSlots, remoteTeamSlots, usualLimit),
		quarantine:   newQueue(1, 1, usualLimit),
		checks:       newQueue(checkSlots, 1, usualLimit),
	}
}

// queueNames are what metrics call the queues.
var queueNames = [...]string{"pages", "alerts", "user_pages", "user_alerts", "remote_pages", "remote_alerts"}

// name is what metrics call a queue.
func (q *queues) name(in *queue.Queue) string {
	all := []*queue.Queue{q.pages, q.alerts, q.userPages, q.userAlerts, q.remotePages, q.remoteAlerts}
	return queueNames[slices.Index(all, in)]
}

// newQueue returns a queue of so many slots, with the usual bounds for those who wait.
func newQueue(slots, teamSlots int, g queue.DynamicLimit) *queue.Queue {
	return queue.New(queue.Limits{
		Slots: slots, TenantSlots: teamSlots, Dynamic: g,
		PerCaller: maxCallerWaiting, PerTenant: maxTeamWaiting, Total: maxWaiting, Wait: maxWait,
		Singular: "query", Plural: "queries",
	})
}

// of returns the queue of a query, and what it counts for there.
//
// Callers are the keys of requests. Alerts have none: those of one person with SQL of users count as one, and so do those
// on one connection that a team has made, and all others of a team. A connection that the operator has made is one that
// others rely on, and counts as a team of its own.
func (q *queues) of(ctx context.Context, team core.TeamID, db *engine.DB, userSQL bool) (*queue.Queue, queue.Holder) {
	alerts := kindOf(ctx) == kindAlert
	principal := core.PrincipalFrom(ctx)
	s := queue.Holder{Tenant: string(team), Caller: cmp.Or(principal.KeyID, principal.PersonID)}
	pages, evaluations := q.pages, q.alerts
	switch {
	case db.Name() != "":
		pages, evaluations = q.remotePages, q.remoteAlerts
		if db.Trusted() {
			s.Tenant += "/" + db.Name()
		} else if alerts {
			s.Caller = db.Name()
		}
	case userSQL:
		pages, evaluations = q.userPages, q.userAlerts
	}
	if alerts {
		return evaluations, s
	}
	return pages, s
}

// owner names who answers for a query with SQL of a user: the key of a request, or all sessions of a person, and an alert for
// itself. Above it are the person, and all pages or all alerts of the team: a person may create any number of keys and
// alerts. The test of an alert is a page: its caller may change the text with every request.
func owner(ctx context.Context, team core.TeamID, q sqlgen.Query) string {
	if !q.UserSQL {
		return ""
	}
	principal := core.PrincipalFrom(ctx)
	if kindOf(ctx) != kindAlert || principal.Caller() != "" {
		return fmt.Sprintf("%s/pages/%s/%s", team, principal.PersonID, cmp.Or(principal.KeyID, engine.Sessions))
	}
	// Windows are parameters, so the text of an alert's query is always the same.
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(q.SQL))
	return fmt.Sprintf("%s/alerts/%s/%x", team, principal.PersonID, hash.Sum64())
}

// The bounds of what a Check finds and asks. Whatever is beyond them is left to who runs it.
const (
	maxFound          = 50
	maxChecked        = 20 // tables
	maxCheckedMetrics = 50
	// maxCheckedConnections are asked at the same time, each for one table after the other.
	maxCheckedConnections = 4
	// checkSlots are for those that read SQL: 100 KB of it can take 0.2 s and 90 MB. One team has one.
	checkSlots = 2
)
