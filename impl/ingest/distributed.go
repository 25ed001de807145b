package ingest

import (
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/sqltext"
)

// distributed is where the rows of a Distributed table are: in a table on each host of a cluster, whose shards are numbered
// from 1.
type distributed struct {
	cluster, database, table string
	shards                   int
	// replicated says that the hosts of a shard copy from each other.
	replicated bool
}

// distributedEngine finds the arguments in an engine's text: cluster, database, table.
var distributedEngine = regexp.MustCompile(`^Distributed\('((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)'`)

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
	m := distributedEngine.FindStringSubmatch(full)
	if m == nil {
		return false, nil, fmt.Errorf("the table %s is distributed over what cannot be read: %s", name, full)
	}
	unescape := strings.NewReplacer(`\\`, `\`, `\'`, `'`)
	d = &distributed{cluster: unescape.Replace(m[1]), database: unescape.Replace(m[2]), table: unescape.Replace(m[3])}
	err = t.rows(ctx, queryTimeout, engine.Query{
		SQL: "SELECT toInt64(max(shard_num)), (SELECT count() FROM system.tables WHERE database = {database:String}" +
			" AND name = {table:String} AND engine LIKE 'Replicated%') > 0 FROM system.clusters WHERE cluster = {cluster:String}",
		Params: map[string]string{"cluster": d.cluster, "database": d.database, "table": d.table},
	}, func(values []any) {
		d.shards, d.replicated = int(values[0].(int64)), values[1] == uint8(1)
	})
	if err == nil && d.shards == 0 {
		err = fmt.Errorf("the table %s is distributed over a cluster that the server does not know: %s", name, d.cluster)
	}
	return false, d, err
}

// local is the table with the rows on all hosts, as it stands in ALTER: the one of the name where nothing is distributed.
func (d *distributed) local(name string) string {
	if d == nil {
		return sqltext.Ident(name)
	}
	return sqltext.Ident(d.database) + "." + sqltext.Ident(d.table) + " ON CLUSTER " + sqltext.Ident(d.cluster)
}

// own is the distributed table on all hosts, as it stands in ALTER.
func (d *distributed) own(name string) string {
	return sqltext.Ident(name) + " ON CLUSTER " + sqltext.Ident(d.cluster)
}

// from is where all copies of the rows are read from: each is from a shard of its own there.
func (d *distributed) from() string {
	return fmt.Sprintf("clusterAllReplicas(%s, %s, %s)", sqltext.Literal(d.cluster), sqltext.Ident(d.database), sqltext.Ident(d.table))
}

// system is a system table of all hosts.
func (d *distributed) system(table string) string {
	return fmt.Sprintf("clusterAllReplicas(%s, system, %s)", sqltext.Literal(d.cluster), table)
}

// settings have all inserts of a block's rows stored by one shard, which remembers their names, before they are answered.
func (d *distributed) settings(n name) map[string]any {
	return map[string]any{
		"distributed_foreground_insert": 1, "insert_shard_id": 1 + int(crc32.ChecksumIEEE([]byte(n.String()))%uint32(d.shards)),
	}
}

// reachable makes a query of all hosts do without those that are away, where the others of their shard have all that they
// have.
func (d *distributed) reachable() map[string]any {
	if !d.replicated {
		return nil
	}
	return map[string]any{"skip_unavailable_shards": 1}
}

// errBehind is the error while rows may be on a host alone that is away.
var errBehind = errors.New("a shard has no host that can be reached and has all of its rows")

// caughtUp returns an error unless each shard has a host that can be reached and has everything that is stored in the shard.
func (t *tables) caughtUp(ctx context.Context, d *distributed) error {
	if !d.replicated { // then a question to all hosts is answered by all of them or not at all
		return nil
	}
	complete := 0
	err := t.rows(ctx, queryTimeout, engine.Query{
		// The log's entries are numbered; the pointer is the number of the one to be fetched next.
		SQL: "SELECT zookeeper_path FROM " + d.system("replicas") + " WHERE database = {database:String} AND table = {table:String}" +
			" AND NOT is_session_expired AND NOT is_readonly AND inserts_in_queue = 0" +
			" AND (log_pointer > log_max_index OR log_pointer = 0 AND log_max_index = 0) GROUP BY zookeeper_path",
		Params:   map[string]string{"database": d.database, "table": d.table},
		Settings: d.reachable(),
	}, func([]any) { complete++ })
	if err == nil && complete < d.shards {
		err = errBehind
	}
	return err
}
