package engine

import (
	"context"
	"net/http"
	"os"

	"github.com/ClickHouse/clickhouse-go/v2"
)

// Process returns the child, or nil while there is none.
func (e *Embedded) Process() *os.Process {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.current == nil {
		return nil
	}
	return e.current.process
}

// Socket returns the path of the child's socket.
func (e *Embedded) Socket() string { return e.child.Socket }

var CreateTables = (*DB).createTables

// OwnTables are tables that a cluster leaves as they are.
var OwnTables = (*DB).ownTables

// StoredTables is in which tables the rows of others are, and their TTLs.
func StoredTables(ctx context.Context, d *DB) (map[string][2]string, error) {
	all, err := d.ttls(ctx)
	tables := map[string][2]string{}
	for name, t := range all {
		tables[name] = [2]string{t.table, t.rule}
	}
	return tables, err
}

// ClusterStatements make all tables on a cluster.
func ClusterStatements(cluster, database string, r Retention, textIndex bool, own map[string]bool) ([]string, error) {
	all, err := tableStatements(r, textIndex)
	if err != nil {
		return nil, err
	}
	return onCluster(cluster, database, all, own)
}

// CodeNames are ClickHouse's names of its errors.
func CodeNames() map[int32]string { return namesByCode() }

// Busy returns how many connections of the driver are in use.
func (d *DB) Busy() int { return d.conn.Stats().Open + d.inserts.Stats().Open }

// OpenTransport returns a DB of a server that answers without a network.
func OpenTransport(server http.RoundTripper, compressed bool) (*DB, error) {
	return open(defaultSubject, &http.Transport{}, driverTransport{next: server, compress: compressed}, clickhouse.Auth{})
}

// Force kills the child as for memory, if there is one.
func (e *Embedded) Force() {
	e.mu.Lock()
	in := e.current
	e.mu.Unlock()
	if in != nil {
		e.force(in, reasonMemory)
	}
}
