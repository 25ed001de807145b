package ingest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/sqltext"
)

const (
	// batchColumn is the hidden column with the name of the batch that a row came in. A materialized column is no part
	// of SELECT *, and its value is kept by merges.
	batchColumn = "_batch"
	// window is how many tokens a table remembers.
	window = 1000
	// tablesTimeout is how long is believed what is known of a table.
	tablesTimeout = 5 * time.Minute
	// makeInterval is between two attempts to make tables that are missing.
	makeInterval = 5 * time.Second
	// queryTimeout is for questions about tables and batches.
	queryTimeout = 30 * time.Second
)

// tables are the telemetry tables as they are.
type tables struct {
	db        *engine.DB
	log       *slog.Logger
	retention engine.Retention // of tables that are made
	// unsynced is since when parts may not have been synced when the process before this one ended, the zero time for never.
	unsynced time.Time

	mu    sync.Mutex
	known map[string]*table
	made  time.Time // when missing ones were last made
}

// table is one of them.
type table struct {
	name    string
	columns []otlp.Column // those that are filled
	// named says that rows have the name of their batch, and replicated that other hosts may have stored some that this one
	// does not have yet.
	named      bool
	replicated bool
	// distributed says where the rows of a table are that has none itself, nil for any other.
	distributed *distributed
	learned     time.Time
}

// get returns a table, which is prepared for inserts at the first time.
func (t *tables) get(ctx context.Context, name string) (*table, error) {
	t.mu.Lock()
	known := t.known[name]
	t.mu.Unlock()
	if known != nil && time.Since(known.learned) < tablesTimeout {
		return known, nil
	}
	if known == nil {
		if err := t.checkParts(ctx, name); err != nil {
			return nil, err
		}
	}
	ctx, cancel := context.WithTimeout(ctx, queryTimeout)
	defer cancel()
	columns, err := t.describe(ctx, name)
	if errors.Is(err, errNoTable) && t.mayMake() {
		if err := t.db.CreateTables(ctx, t.db.Database(), t.retention); err != nil {
			return nil, fmt.Errorf("cannot create the missing tables: %w", err)
		}
		columns, err = t.describe(ctx, name)
	}
	if err != nil {
		return nil, err
	}
	if known == nil || known.named && columns[batchColumn].kind == "" { // it may have been made anew
		if err := t.prepare(ctx, name, columns[batchColumn].kind != ""); err != nil {
			return nil, err
		}
		if columns, err = t.describe(ctx, name); err != nil {
			return nil, err
		}
	}
	learned := &table{name: name, named: columns[batchColumn].kind == "MATERIALIZED", learned: time.Now()}
	if learned.replicated, learned.distributed, err = t.kind(ctx, name); err != nil {
		return nil, err
	}
	for _, column := range otlp.Columns(name) {
		if is, ok := columns[column.Name]; ok && is.kind != "MATERIALIZED" && is.kind != "ALIAS" {
			column.JSON = is.json
			learned.columns = append(learned.columns, column)
		}
	}
	if len(learned.columns) == 0 {
		return nil, fmt.Errorf("the table %s has no columns of telemetry", name)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.known[name] = learned
	return learned, nil
}

// errNoTable is the error for a table that does not exist.
var errNoTable = errors.New("the table does not exist")

// mayMake reports whether missing tables may be made, and not just have been.
func (t *tables) mayMake() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if time.Since(t.made) < makeInterval {
		return false
	}
	t.made = time.Now()
	return true
}

// forget makes get look at a table anew.
func (t *tables) forget(name string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if known := t.known[name]; known != nil {
		stale := *known
		stale.learned = time.Time{}
		t.known[name] = &stale
	}
}

// described is what is known of a column: how it gets its values, and whether they are JSON or arrays of that.
type described struct {
	kind string
	json bool
}

// describe returns a table's columns.
func (t *tables) describe(ctx context.Context, name string) (map[string]described, error) {
	columns := map[string]described{}
	err := t.rows(ctx, queryTimeout, engine.Query{
		SQL: "SELECT name, if(default_kind = '', 'PLAIN', default_kind), match(type, '^(Array\\\\()?JSON\\\\b') FROM system.columns" +
			" WHERE database = currentDatabase() AND table = {table:String}",
		Params: map[string]string{"table": name},
	}, func(values []any) {
		columns[fmt.Sprint(values[0])] = described{fmt.Sprint(values[1]), values[2] == uint8(1)}
	})
	if err == nil && len(columns) == 0 {
		err = fmt.Errorf("%w: %s", errNoTable, name)
	}
	return columns, err
}

func (t *tables) rows(ctx context.Context, timeout time.Duration, q engine.Query, f func(values []any)) error {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	rows, err := t.db.Select(ctx, q)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return err
		}
		f(values)
	}
	return rows.Err()
}

// prepare gives a table what inserts need to be known by: the column with the name of their batch, and a memory of names.
// What a server does not permit is said, and done without. Rollups, which the same inserts fill, get the same settings.
func (t *tables) prepare(ctx context.Context, name string, named bool) error {
	_, d, err := t.kind(ctx, name)
	if err != nil {
		return err
	}
	if !named {
		const add = "ADD COLUMN IF NOT EXISTS " + batchColumn + " LowCardinality(String)" +
			" MATERIALIZED getSetting('insert_deduplication_token') CODEC(ZSTD(1))"
		refused, err := t.alter(ctx, d.local(name), add)
		if err == nil && refused == nil && d != nil {
			refused, err = t.alter(ctx, d.own(name), add)
		}
		if err != nil {
			return err
		}
		if refused != nil {
			t.log.Warn("duplicates are possible after a failure: cannot add the batch column to the table",
				"table", name, "error", refused)
		}
	}
	if err := t.prepareSettings(ctx, name, d); err != nil {
		return err
	}
	for _, r := range rollups[name] {
		_, err := t.describe(ctx, r.target)
		if err == nil {
			_, d, err = t.kind(ctx, r.target)
		}
		if err == nil {
			err = t.prepareSettings(ctx, r.target, d)
		}
		if err != nil && !errors.Is(err, errNoTable) {
			return err
		}
	}
	return nil
}

// alter changes a table, which is given as it stands in SQL. An error that says something about the table is one that was
// refused.
func (t *tables) alter(ctx context.Context, table, what string) (refused, err error) {
	err = t.db.Exec(ctx, engine.Query{SQL: "ALTER TABLE " + table + " " + what, Settings: engine.OnCluster})
	switch core.KindOf(err) {
	case core.Unavailable, core.Timeout, core.Canceled:
		return nil, err
	}
	return err, nil
}

// prepareSettings has a table remember inserts, as replicated ones do in any case, and sync merged parts, which replace rows that
// the log does not have any more. A server is told to sync each insert too, since its disk is not ours to sync. What a table has
// already is not altered: on a cluster that waits for hosts that are away.
func (t *tables) prepareSettings(ctx context.Context, name string, d *distributed) error {
	database, table := t.db.Database(), name
	if d != nil {
		database, table = d.Database, d.Table
	}
	full := ""
	err := t.rows(ctx, queryTimeout, engine.Query{
		SQL:    "SELECT engine_full FROM system.tables WHERE database = {database:String} AND name = {table:String}",
		Params: map[string]string{"database": database, "table": table},
	}, func(values []any) { full = fmt.Sprint(values[0]) })
	if err != nil {
		return err
	}
	remembers := "non_replicated_deduplication_window = " + strconv.Itoa(window)
	if !strings.HasPrefix(full, "Replicated") && !strings.Contains(full, remembers) {
		refused, err := t.alter(ctx, d.local(name), "MODIFY SETTING "+remembers)
		if err != nil {
			return err
		}
		if refused != nil {
			t.log.Warn("duplicates are possible after a failure: the table does not support insert deduplication",
				"table", name, "error", refused)
		}
	}
	// Charts of logs and traces read late rows alone where merges keep the blocks of rows, as they do in new tables. Those of
	// distributed tables do not.
	const keepsBlocks = "enable_block_number_column"
	if d == nil && (name == "otel_logs" || name == "otel_traces") && strings.HasPrefix(full, "MergeTree") && !strings.Contains(full, keepsBlocks) {
		if _, err := t.alter(ctx, d.local(name), "MODIFY SETTING "+keepsBlocks+" = 1"); err != nil { // charts are slower where it is refused
			return err
		}
	}
	durable := []string{"min_rows_to_fsync_after_merge = 1"}
	if !t.db.Local() {
		durable = append(durable, "fsync_after_insert = 1", "fsync_part_directory = 1")
	}
	if !slices.ContainsFunc(durable, func(setting string) bool { return !strings.Contains(full, setting) }) {
		return nil
	}
	refused, err := t.alter(ctx, d.local(name), "MODIFY SETTING "+strings.Join(durable, ", "))
	if refused != nil {
		t.log.Warn("records may be lost on power failure: cannot enable fsync for the table",
			"table", name, "error", refused)
	}
	return err
}

// checkParts detaches parts that a loss of power has left unreadable: a file may have its size on disk by then, and zeros in it, and
// sizes are what the engine looks at when it starts. Only inserts since the last sync may be such parts, and their rows are in
// the log.
func (t *tables) checkParts(ctx context.Context, name string) error {
	if !t.db.Local() || t.unsynced.IsZero() {
		return nil
	}
	for _, table := range append([]string{name}, targets(name)...) {
		var parts []string
		err := t.rows(ctx, queryTimeout, engine.Query{
			SQL: "SELECT name FROM system.parts WHERE database = currentDatabase() AND table = {table:String} AND active AND min_block_number = max_block_number" +
				" AND modification_time >= fromUnixTimestamp({since:Int64})",
			Params: map[string]string{"table": table, "since": strconv.FormatInt(t.unsynced.Unix(), 10)},
		}, func(values []any) { parts = append(parts, fmt.Sprint(values[0])) })
		if err != nil {
			return err
		}
		for _, part := range parts {
			if err := t.checkPart(ctx, table, part); err != nil && engine.CodeName(err) != "NO_SUCH_DATA_PART" { // merged meanwhile
				return fmt.Errorf("check the part %s of %s: %w", part, table, err)
			}
		}
	}
	return nil
}

// corruptions are the errors of files that are not as they were written.
var corruptions = []string{
	"CHECKSUM_DOESNT_MATCH", "CORRUPTED_DATA", "CANNOT_DECOMPRESS", "TOO_LARGE_SIZE_COMPRESSED", "UNKNOWN_CODEC", "CANNOT_READ_ALL_DATA",
	"BAD_SIZE_OF_FILE_IN_DATA_PART", "UNEXPECTED_FILE_IN_DATA_PART", "NO_FILE_IN_DATA_PART",
}

func (t *tables) checkPart(ctx context.Context, table, part string) error {
	passed, message := true, ""
	err := t.rows(ctx, queryTimeout, engine.Query{
		SQL:      "CHECK TABLE " + sqltext.Ident(table) + " PART " + sqltext.Literal(part),
		Settings: map[string]any{"check_query_single_value_result": 0},
	}, func(values []any) {
		passed, message = slices.Contains([]string{"1", "true"}, fmt.Sprint(values[1])), fmt.Sprint(values[2])
	})
	if err != nil || passed {
		return err
	}
	at := slices.IndexFunc(corruptions, func(name string) bool { return strings.Contains(message, "("+name+")") })
	if at < 0 {
		// It may be the disk, or the engine, and the rows of a part that is whole need not be in the log.
		t.log.Warn("cannot check a part that may be damaged by a power failure", "table", table, "part", part)
		return nil
	}
	t.log.Error("detached a part damaged by a power failure: its rows are stored again from the ingest log",
		"table", table, "part", part, "error", corruptions[at])
	return t.db.Exec(ctx, engine.Query{SQL: "ALTER TABLE " + sqltext.Ident(table) + " DETACH PART " + sqltext.Literal(part)})
}

// targets are the tables that views fill from another.
func targets(name string) (all []string) {
	for _, r := range rollups[name] {
		all = append(all, r.target)
	}
	return all
}

// span is rows of a block, from one to before another.
type span struct{ from, to int }

// name is that of a batch's block, which begins the names of the inserts of its rows.
type name struct {
	batch string
	table string
	day   int32
}

func (n name) String() string {
	return fmt.Sprintf("%s-%s-%d-", n.batch, strings.TrimPrefix(n.table, "otel_"), n.day)
}

// token is the name of an attempt to insert some of the rows.
func (n name) token(s span, boot string, attempt uint64) string {
	return fmt.Sprintf("%s%d-%d-%s-%d", n, s.from, s.to, boot, attempt)
}

// stored returns which rows of a block are in its table, in order. Their times, in the column, are from first to last.
func (t *tables) stored(ctx context.Context, table *table, n name, column string, first, last time.Time) ([]span, error) {
	var found []span
	var torn []string
	q := engine.Query{Params: map[string]string{"name": n.String()}}
	from, groups := sqltext.Ident(n.table), "token"
	if table.distributed != nil { // a host and its copies have the same rows
		from, groups = table.distributed.from(), "token, _shard_num"
	}
	// Not "<": with that ClickHouse leaves out parts whose rows are of the same five minutes, by which the table is sorted.
	times := fmt.Sprintf("%[1]s >= fromUnixTimestamp(%[2]d) AND %[1]s <= fromUnixTimestamp(%[3]d)", column, first.Unix(), last.Unix()+1)
	q.SQL = fmt.Sprintf("SELECT token, max(stored) FROM (SELECT substring(%[1]s, length({name:String}) + 1) AS token, count() AS stored"+
		" FROM %[2]s WHERE startsWith(%[1]s, {name:String}) AND %[3]s GROUP BY %[4]s) GROUP BY token", batchColumn, from, times, groups)
	err := t.rows(ctx, queryTimeout, q, func(values []any) {
		var s span
		if _, err := fmt.Sscanf(fmt.Sprint(values[0]), "%d-%d-", &s.from, &s.to); err != nil {
			return
		}
		if values[1] == uint64(s.to-s.from) {
			found = append(found, s)
		} else { // some of its partitions
			torn = append(torn, n.String()+fmt.Sprint(values[0]))
		}
	})
	for _, token := range torn {
		if err == nil {
			err = t.db.Exec(ctx, engine.Query{
				SQL: "ALTER TABLE " + table.distributed.local(n.table) + " DELETE WHERE " + batchColumn + " = " +
					sqltext.Literal(token) + " AND " + times,
				Settings: map[string]any{"mutations_sync": 2},
			})
		}
	}
	slices.SortFunc(found, func(a, b span) int { return cmp.Compare(a.from, b.from) })
	return found, err
}

// syncReplica has a replicated table of this host catch up with what others have stored. That an account may not say so is
// logged.
func (t *tables) syncReplica(ctx context.Context, name string) error {
	ctx, cancel := context.WithTimeout(ctx, queryTimeout)
	defer cancel()
	err := t.db.Exec(ctx, engine.Query{
		SQL: "SYSTEM SYNC REPLICA " + sqltext.Ident(name) + " LIGHTWEIGHT",
		// After which the server gives up as well.
		Settings: map[string]any{"receive_timeout": int(queryTimeout / time.Second)},
	})
	switch core.KindOf(err) {
	case core.Unavailable, core.Timeout, core.Canceled:
		return err
	}
	if err != nil {
		t.log.Warn("duplicates are possible after a failure: cannot sync the table with its replicas",
			"table", name, "error", err)
	}
	return nil
}

// running reports whether an insert of a block still runs.
func (t *tables) running(ctx context.Context, table *table, n name) (bool, error) {
	found := 0
	q := engine.Query{Params: map[string]string{"name": n.String()}}
	from := "system.processes"
	if d := table.distributed; d != nil {
		from = d.system("processes")
	}
	q.SQL = "SELECT 1 FROM " + from + " WHERE startsWith(Settings['insert_deduplication_token'], {name:String})"
	err := t.rows(ctx, queryTimeout, q, func([]any) { found++ })
	return found > 0, err
}
