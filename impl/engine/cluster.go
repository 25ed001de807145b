package engine

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/sqltext"
)

// localSuffix ends the names of the tables that hold the rows of one host of a cluster. The table of the name without it
// reads and writes those of all hosts.
const localSuffix = "_local"

// OnCluster are settings of statements ON CLUSTER: a host that is away does later what is not done in five seconds, and holds
// up no start.
var OnCluster = map[string]any{"distributed_ddl_task_timeout": 5, "distributed_ddl_output_mode": "null_status_on_timeout"}

// replicated is the engine's argument: tables of one shard are copies of each other by their path in Keeper. The path has
// no id of the table, so that a host that joins later finds its shard's.
const replicated = `('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')`

var (
	createTable = regexp.MustCompile(`^CREATE TABLE IF NOT EXISTS (\w+)\n`)
	createView  = regexp.MustCompile(`^CREATE MATERIALIZED VIEW IF NOT EXISTS (\w+) TO (\w+) AS\n`)
	mergeTree   = regexp.MustCompile(`(?m)^ENGINE = (\w*MergeTree)$`)
	viewSource  = regexp.MustCompile(`(?m)^FROM (\w+) AS`)
)

// onCluster makes of the statements of our files those that make the same on all hosts of a cluster: a replicated table on
// each and a distributed one over them, and views from one replicated table to another. What is about a table of own, which
// exists and is not distributed over ours, is left out.
func onCluster(cluster, database string, statements []string, own map[string]bool) (all []string, err error) {
	on := " ON CLUSTER " + sqltext.Ident(cluster)
	for _, sql := range statements {
		table, source := createTable.FindStringSubmatch(sql), viewSource.FindStringSubmatch(sql)
		view := createView.FindStringSubmatch(sql)
		switch {
		case table != nil && mergeTree.MatchString(sql):
			if own[table[1]] {
				continue
			}
			local := table[1] + localSuffix
			sql = createTable.ReplaceAllLiteralString(sql, "CREATE TABLE IF NOT EXISTS "+local+on+"\n")
			all = append(all, mergeTree.ReplaceAllString(sql, "ENGINE = Replicated${1}"+replicated),
				fmt.Sprintf("CREATE TABLE IF NOT EXISTS %s%s AS %s\nENGINE = Distributed(%s, %s, %s, rand())",
					table[1], on, local, sqltext.Literal(cluster), sqltext.Literal(database), sqltext.Literal(local)))
		case view != nil && source != nil:
			if own[source[1]] || own[view[2]] {
				continue
			}
			sql = createView.ReplaceAllLiteralString(sql,
				fmt.Sprintf("CREATE MATERIALIZED VIEW IF NOT EXISTS %s%s TO %s%s AS\n", view[1], on, view[2], localSuffix))
			all = append(all, viewSource.ReplaceAllString(sql, "FROM ${1}"+localSuffix+" AS"))
		default:
			return nil, fmt.Errorf("unsupported statement for a cluster: %.60s", sql)
		}
	}
	return all, nil
}

// Distributed is where the rows of a Distributed table are: in a table on each host of a cluster.
type Distributed struct{ Cluster, Database, Table string }

// distributedEngine finds the arguments in an engine's text: cluster, database, table.
var distributedEngine = regexp.MustCompile(`^Distributed\('((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)'`)

// ParseDistributed reads what system.tables has as the engine_full of a Distributed table.
func ParseDistributed(full string) (d Distributed, ok bool) {
	m := distributedEngine.FindStringSubmatch(full)
	if m == nil {
		return d, false
	}
	unescape := strings.NewReplacer(`\\`, `\`, `\'`, `'`)
	return Distributed{unescape.Replace(m[1]), unescape.Replace(m[2]), unescape.Replace(m[3])}, true
}

// Local is the table with the rows on all hosts, as it stands in ALTER.
func (d Distributed) Local() string {
	return sqltext.Ident(d.Database) + "." + sqltext.Ident(d.Table) + " ON CLUSTER " + sqltext.Ident(d.Cluster)
}

// distributedTables are those of the database, by their names.
func (d *DB) distributedTables(ctx context.Context) (map[string]Distributed, error) {
	rows, err := d.Select(ctx, Query{
		SQL: "SELECT name, engine_full FROM system.tables WHERE database = currentDatabase() AND engine = 'Distributed'",
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := map[string]Distributed{}
	for rows.Next() {
		var name, full string
		if err := rows.Scan(&name, &full); err != nil {
			return nil, err
		}
		if over, ok := ParseDistributed(full); ok {
			all[name] = over
		}
	}
	return all, rows.Err()
}

// ownTables are the tables of the database that are not distributed over ours, which a cluster leaves as they are.
func (d *DB) ownTables(ctx context.Context) (map[string]bool, error) {
	distributed, err := d.distributedTables(ctx)
	if err != nil {
		return nil, err
	}
	rows, err := d.Select(ctx, Query{SQL: "SELECT name FROM system.tables WHERE database = currentDatabase()"})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	own := map[string]bool{}
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		over := distributed[name]
		own[name] = over.Database != d.Database() || over.Table != name+localSuffix
	}
	return own, rows.Err()
}
