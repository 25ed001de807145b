package ingest

import (
	"context"
	"fmt"
	"hash/crc32"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/sqltext"
)

// distributed is where the rows of a Distributed table are, on a cluster whose shards are numbered from 1.
type distributed struct {
	engine.Distributed
	shards int
}

// kind says whether a table is replicated, or distributed and over what.
func (t *tables) kind(ctx context.Context, name string) (replicated bool, d *distributed, err error) {
	var kind, full string
	err = t.rows(ctx, queryTimeout, engine.Query{
		SQL:    "SELECT engine, engine_full FROM system.tables WHERE database = currentDatabase() AND name = {table:String}",
		Params: map[string]string{"table": name},
	}, func(values []any) { kind, full = fmt.Sprint(values[0]), fmt.Sprint(values[1]) })
	if err != nil || kind != "Distributed" {
		return strings.HasPrefix(kind, "Replicated"), nil, err
	}
	over, ok := engine.ParseDistributed(full)
	if !ok {
		return false, nil, fmt.Errorf("cannot parse the engine of the distributed table %s: %s", name, full)
	}
	d = &distributed{Distributed: over}
	err = t.rows(ctx, queryTimeout, engine.Query{
		SQL:    "SELECT toInt64(max(shard_num)) FROM system.clusters WHERE cluster = {cluster:String}",
		Params: map[string]string{"cluster": d.Cluster},
	}, func(values []any) { d.shards = int(values[0].(int64)) })
	if err == nil && d.shards == 0 {
		err = fmt.Errorf("the table %s is distributed over a cluster unknown to the server: %s", name, d.Cluster)
	}
	return false, d, err
}

// local is the table with the rows on all hosts, as it stands in ALTER: the one of the name where nothing is distributed.
func (d *distributed) local(name string) string {
	if d == nil {
		return sqltext.Ident(name)
	}
	return d.Local()
}

// own is the distributed table on all hosts, as it stands in ALTER.
func (d *distributed) own(name string) string {
	return sqltext.Ident(name) + " ON CLUSTER " + sqltext.Ident(d.Cluster)
}

// from is where all copies of the rows are read from: each is from a shard of its own there. All hosts answer, or it is an
// error: rows that a host alone has, which is away, are not to be taken for missing.
func (d *distributed) from() string {
	return fmt.Sprintf("clusterAllReplicas(%s, %s, %s)", sqltext.Literal(d.Cluster), sqltext.Ident(d.Database), sqltext.Ident(d.Table))
}

// system is a system table of all hosts.
func (d *distributed) system(table string) string {
	return fmt.Sprintf("clusterAllReplicas(%s, system, %s)", sqltext.Literal(d.Cluster), table)
}

// settings have all inserts of a block's rows stored by one shard, which remembers their names, before they are answered.
func (d *distributed) settings(n name) map[string]any {
	return map[string]any{
		"distributed_foreground_insert": 1, "insert_shard_id": 1 + int(crc32.ChecksumIEEE([]byte(n.String()))%uint32(d.shards)),
	}
}
