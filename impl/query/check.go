package query

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// Check looks for mistakes in tiles, filters and searches that can be found without running them: text that cannot be
// read, and names that the tables do not have. It says nothing where it is not sure, since ClickHouse decides what
// works. It is for use by one goroutine, once.
type Check struct {
	// MoreFilters says that the dashboard may have other filters than those of its tiles, so that what is no variable of
	// these may be one of them.
	MoreFilters bool

	runner *Runner
	team   core.TeamID
	// pieces are what reads text, later what only looks at the tables that this has found in SQL.
	pieces []func()
	later  []func()
	refs   []sqlgen.Ref // that have not been asked for
	// databases are those of the connections of raw SQL without a source.
	databases map[string]string
	asked     map[tableKey]*askedTable
	found     []core.Issue
	paths     map[string]bool // of what was found
	// over reports that no more is to be looked at.
	over func() bool
}

// askedTable is what the engine says of a table. All is missing where it has not answered.
type askedTable struct {
	table   *sqlgen.Table
	invalid error // why there is no table
	// metrics are the names that tiles read from it, with whether they exist once that is known.
	metrics map[string]bool
	known   bool
}

// NewCheck returns a Check for a team, of nothing yet.
func (r *Runner) NewCheck(team core.TeamID) *Check {
	return &Check{
		runner: r, team: team, databases: map[string]string{}, asked: map[tableKey]*askedTable{}, paths: map[string]bool{},
	}
}

// Run returns what is wrong, with its paths. It takes no longer than within, of which connections have half to answer what
// is asked at a time, and returns what was found until then. A connection that does not answer, or too many who want a slot, are no mistakes.
func (c *Check) Run(ctx context.Context, within time.Duration) []core.Issue {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	c.ask(ctx, within/2)
	c.over = func() bool { return ctx.Err() != nil || len(c.found) == maxFound }
	if !c.read(ctx) {
		return nil
	}
	c.ask(ctx, within/2)
	for _, check := range c.later {
		check()
	}
	return c.found
}

// read runs the pieces once there is a slot for it, and reports whether there was.
func (c *Check) read(ctx context.Context) bool {
	release, err := c.runner.AcquireCheck(ctx, c.team)
	if err != nil {
		return false
	}
	defer release()
	for _, check := range c.pieces {
		if c.over() {
			break
		}
		check()
	}
	return true
}

// AcquireCheck waits for a slot among those who read the SQL of users without running it, until release. A team has one at a
// time. The error is RateLimited when too many wait already.
func (r *Runner) AcquireCheck(ctx context.Context, team core.TeamID) (release func(), err error) {
	principal := core.PrincipalFrom(ctx)
	return r.queues.checks.Acquire(ctx, queue.Holder{
		Tenant: string(team), Caller: cmp.Or(principal.KeyID, principal.PersonID),
	})
}

// Database returns the database that raw SQL without a source reads over a connection, which is not contacted.
func (r *Runner) Database(ctx context.Context, team core.TeamID, connection string) (string, error) {
	db, err := r.open(ctx, team, connection)
	if err != nil {
		return "", err
	}
	return cmp.Or(db.Database(), "default"), nil
}

// add remembers what is wrong at a path, the first thing there. Only mistakes of the client are.
func (c *Check) add(path, key string, err error) {
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Invalid {
		return
	}
	if path = strings.TrimPrefix(path+"."+key, "."); c.paths[path] || len(c.found) == maxFound {
		return
	}
	c.paths[path] = true
	c.found = append(c.found, core.Issue{Path: path, Text: strings.TrimPrefix(e.Message, key+": ")})
}

// need remembers that a table is to be described, and a metric in it looked for.
func (c *Check) need(ref sqlgen.Ref, metric string) {
	key := c.key(ref)
	if c.asked[key] == nil {
		if len(c.asked) == maxChecked {
			return
		}
		c.asked[key] = &askedTable{metrics: map[string]bool{}}
		c.refs = append(c.refs, ref)
	}
	if metric != "" && len(c.asked[key].metrics) < maxCheckedMetrics {
		c.asked[key].metrics[metric] = false
	}
}

func (c *Check) key(ref sqlgen.Ref) tableKey {
	return tableKey{c.team, ref.Source.Connection, ref.Database, ref.Table}
}

// described returns what is known of a table, nil for nothing. That there is no such table is reported at the path of the
// source, once.
func (c *Check) described(ref sqlgen.Ref, path string) *askedTable {
	asked := c.asked[c.key(ref)]
	if asked == nil {
		return &askedTable{}
	}
	if asked.invalid != nil {
		c.add(path, "sourceId", asked.invalid)
		asked.invalid = nil
	}
	return asked
}

// ask asks the connections for the tables that have not been asked for.
func (c *Check) ask(ctx context.Context, within time.Duration) {
	ctx, cancel := context.WithTimeout(forKind(ctx, kindCheck), within)
	defer cancel()
	for connection := range c.databases {
		if database, err := c.runner.Database(ctx, c.team, connection); err == nil {
			c.databases[connection] = database
		}
	}
	byConnection := map[string][]sqlgen.Ref{}
	var order []string
	for _, ref := range c.refs {
		id := ref.Source.Connection
		if byConnection[id] == nil {
			order = append(order, id)
		}
		byConnection[id] = append(byConnection[id], ref)
	}
	c.refs = nil
	var running sync.WaitGroup
	for _, id := range order[:min(len(order), maxCheckedConnections)] {
		running.Go(func() {
			for _, ref := range byConnection[id] {
				if !c.askTable(ctx, ref) {
					return
				}
			}
		})
	}
	running.Wait()
}

// askTable asks for a table, and reports whether the connection answers.
func (c *Check) askTable(ctx context.Context, ref sqlgen.Ref) (ok bool) {
	var err error
	defer func() { ok = err == nil || core.KindOf(err) == core.Invalid }()
	defer Recovered(&err)
	asked := c.asked[c.key(ref)]
	if err = ref.Source.Check(); err != nil {
		asked.invalid = err
		return
	}
	db, err := c.runner.open(ctx, c.team, ref.Source.Connection)
	if err != nil {
		return
	}
	t, err := c.runner.columns.get(ctx, db, c.key(ref), refreshColumns)
	if err != nil {
		asked.invalid = err
		return
	}
	asked.table = t
	if len(asked.metrics) > 0 && sqlgen.HasColumn(t, "MetricName") {
		err = c.askMetrics(ctx, db, ref, asked)
	}
	return
}

// askMetrics finds out which metrics there are in a table. For one that exists that reads a row, for another one what
// the primary key does not leave out.
func (c *Check) askMetrics(ctx context.Context, db *engine.DB, ref sqlgen.Ref, asked *askedTable) error {
	var p filter.Params
	var parts, names []string
	for name := range asked.metrics {
		parts = append(parts, "(SELECT "+p.Add("String", name)+" FROM "+filter.QuoteName(ref.Database)+"."+
			filter.QuoteName(ref.Table)+" WHERE MetricName = "+p.Add("String", name)+" LIMIT 1)")
	}
	q := sqlgen.Query{SQL: strings.Join(parts, " UNION ALL "), Params: p.Values()}
	err := c.runner.Query(ctx, c.team, db.In(ref.Database), q, func(rows *engine.Rows) error {
		names = nil
		for rows.Next() {
			text, err := textRow(rows, 1)
			if err != nil {
				return err
			}
			names = append(names, text[0])
		}
		return rows.Err()
	})
	if err != nil {
		return err
	}
	for _, name := range names {
		asked.metrics[name] = true
	}
	asked.known = true
	return nil
}
