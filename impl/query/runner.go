package query

import (
	"context"
	"time"

	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/flight"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/reuse"
)

// OpenFunc returns the engine behind a connection of a team. Its error is NotFound if the team has no such connection.
type OpenFunc func(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error)

// Runner answers charts, searches and tiles. It is safe for concurrent use.
type Runner struct {
	// Metrics may be nil. It is set before the first query.
	Metrics *Metrics
	// Tracer makes a span of each query. It is set before the first one; none are made without.
	Tracer trace.Tracer
	// MaxAge is how long before a request that shares queries one may have begun whose rows it gets; 0 is for none that began
	// before the request came.
	MaxAge time.Duration
	// Reuse keeps buckets of what such requests ask over time; nil keeps none.
	Reuse *reuse.Cache

	open    OpenFunc
	columns columnCache
	queues  queues
	kept    *kept
	sizes   sampleSizes
	broad   broadConditions
	maxRead int
	exports exportSlots
	results *memory.Budget
	flights flight.Group[flightKey, sharedRows]

	described describedCache
}

// resultLimits are what the results of all evaluations of alerts hold in memory while they are read, and those of one team.
// Other results count as those of the request that asks.
var resultLimits = memory.Limits{All: 96 << 20, Group: 48 << 20, Owner: 48 << 20}

// largeWait is how long evaluations wait for that.
const largeWait = 10 * time.Second

// NewRunner returns a Runner on the engines of open.
func NewRunner(open OpenFunc) *Runner {
	r := &Runner{
		open: open,
		columns: columnCache{
			now: time.Now, timeout: columnsTimeout, entries: make(map[tableKey]knownTable),
		},
		queues:  newQueues(),
		kept:    newKept(),
		sizes:   usualSizes,
		maxRead: maxRead,
		results: memory.NewBudget(resultLimits, largeWait),
		Tracer:  noop.NewTracerProvider().Tracer(""),
	}
	r.flights.OnJoin = func(key flightKey) { r.Metrics.joined(key.kind) }
	return r
}
