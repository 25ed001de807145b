package engine

import (
	"context"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/flight"
)

// directReads is the first version that may read a text index instead of its column.
var directReads = Version{Major: 25, Minor: 9}

const (
	// patchesPause is the time until the embedded engine is asked again whether it still has patch parts, and any other server
	// that did not answer.
	patchesPause = 30 * time.Second
	// patchesWait collects the callers that come together, such as the queries of alerts.
	patchesWait = 5 * time.Millisecond
	// patchesTimeout limits the query.
	patchesTimeout = 3 * time.Second
	// maxPatchStates limits the databases that are remembered.
	maxPatchStates = 1000
	// maxClusters limits the clusters that are asked: each takes a query.
	maxClusters = 4
	// maxPatchBytes limits the answer of a server.
	maxPatchBytes = 1 << 20
)

// patchStates remembers which databases have patch parts. The zero value is ready, and safe for concurrent use.
type patchStates struct {
	flights flight.Group[string, bool]
	mu      sync.Mutex
	known   map[string]patchState
}

// patchState is an answer and the time when its query began.
type patchState struct {
	has, failed bool
	at          time.Time
}

// HasPatchParts reports whether queries on the database may read patch parts: a lightweight UPDATE writes them, and a merge applies
// them later. The answer is at most maxAge old. If the server does not answer, or denies system.parts, it returns true. The embedded
// engine is asked once, and again while it has some: nothing but obstack changes its tables while it runs.
func (d *DB) HasPatchParts(ctx context.Context, maxAge time.Duration) bool {
	p := &d.patches
	p.mu.Lock()
	known, ok := p.known[d.database]
	p.mu.Unlock()
	if d.embedded != nil && ok && !known.has {
		return false
	}
	if age := time.Since(known.at); ok && (age < maxAge || (d.embedded != nil || known.failed) && age < patchesPause) {
		return known.has
	}
	a, err := p.flights.Do(ctx, d.database, maxAge, func(ctx context.Context, begin func()) (bool, error) {
		select {
		case <-time.After(patchesWait):
		case <-ctx.Done():
			return false, ctx.Err()
		}
		begin()
		at := time.Now()
		limited, cancel := context.WithTimeoutCause(ctx, patchesTimeout, ErrNoAnswer)
		defer cancel()
		has, err := d.askPatchParts(limited)
		if ctx.Err() != nil { // no caller waits any more
			return false, ctx.Err()
		}
		p.put(d.database, patchState{has: has || err != nil, failed: err != nil, at: at})
		return has || err != nil, nil
	})
	return a.Value || err != nil
}

// put stores an answer. At the limit it evicts any other one.
func (p *patchStates) put(database string, state patchState) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.known == nil {
		p.known = map[string]patchState{}
	}
	for other := range p.known {
		if len(p.known) < maxPatchStates {
			break
		}
		delete(p.known, other)
	}
	p.known[database] = state
}

// patchConditions select the patch parts of the tables of {database}, and all of the server if one of the tables may read another
// database.
const patchConditions = " WHERE active AND startsWith(name, 'patch-') AND (database = {database:String} OR" +
	" (SELECT count() FROM system.tables WHERE database = {database:String} AND has({engines:Array(String)}, engine)) > 0)"

// askPatchParts looks for patch parts in the database, and on the clusters that its Distributed tables read.
func (d *DB) askPatchParts(ctx context.Context) (bool, error) {
	f, err := d.learn(ctx)
	if err != nil || !f.version.AtLeast(directReads.Major, directReads.Minor) {
		return false, err
	}
	const engines = "'View','Merge','Buffer','Alias'"
	own, err := d.texts(ctx, Query{
		SQL: "SELECT 'patch' FROM (SELECT 1 FROM system.parts" + patchConditions + " LIMIT 1) UNION ALL" +
			" SELECT DISTINCT engine_full FROM system.tables WHERE database = {database:String} AND engine = 'Distributed'",
		Params: map[string]string{"database": d.database, "engines": "[" + engines + "]"}, MaxBytes: maxPatchBytes,
	})
	if err != nil {
		return false, err
	}
	type place struct{ cluster, database string }
	places := map[place]bool{}
	for _, text := range own {
		if text == "patch" {
			return true, nil
		}
		if over, ok := ParseDistributed(text); ok {
			places[place{over.Cluster, over.Database}] = true
		}
	}
	if len(places) > maxClusters {
		return true, nil
	}
	for at := range places {
		params := map[string]string{"cluster": at.cluster, "database": at.database, "engines": "[" + engines + "]"}
		if at.database != d.database { // whose Distributed tables are not among the places
			params["engines"] = "[" + engines + ",'Distributed']"
		}
		found, err := d.texts(ctx, Query{
			SQL:    "SELECT 'patch' FROM cluster({cluster:String}, system.parts)" + patchConditions + " LIMIT 1",
			Params: params, MaxBytes: maxPatchBytes,
		})
		if err != nil || len(found) > 0 {
			return true, err
		}
	}
	return false, nil
}

// texts returns the first column of the rows of a query.
func (d *DB) texts(ctx context.Context, q Query) (texts []string, err error) {
	rows, err := d.Select(ctx, q)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		texts = append(texts, text)
	}
	return texts, rows.Err()
}
