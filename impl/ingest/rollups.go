package ingest

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/sqltext"
)

const (
	// rollupBucket is what a row of a rollup is about.
	rollupBucket = 15 * time.Minute
	// holdTimeout is for repairing a bucket that is still filled, for which inserts into its table wait. One that takes longer is
	// repaired within overTimeout, and without that, once no more than late rows come: overAfter its end. Where late rows put
	// that off, inserts wait for every other attempt.
	holdTimeout = 2 * time.Second
	overTimeout = 5 * time.Minute
	overAfter   = 5 * time.Minute
	// minRepairBackoff and maxRepairBackoff are between two attempts at a bucket.
	minRepairBackoff = 100 * time.Millisecond
	maxRepairBackoff = 10 * time.Minute
	// repairTries is how often a bucket is looked at until its rollup is right.
	repairTries = 5
	// starvedAfter is for how long rows that are being inserted may put the repair of a bucket off that is over, without a line.
	starvedAfter = 5 * time.Minute
)

// rollups are the targets of the views on our tables. A view adds up rows of a time, from which its target can be repaired.
var rollups = map[string][]rollup{
	"otel_logs": {
		{view: "otel_logs_attr_kv_rollup_15m_mv", target: "otel_logs_kv_rollup_15m", key: "Timestamp, ColumnIdentifier, Key, Value"},
		{view: "otel_logs_severity_rollup_1m_mv", target: "otel_logs_severity_rollup_1m", key: "Timestamp, ServiceName, SeverityText"},
	},
	"otel_traces": {
		{view: "otel_traces_kv_rollup_15m_mv", target: "otel_traces_kv_rollup_15m", key: "Timestamp, ColumnIdentifier, Key, Value"},
		{view: "otel_traces_trace_id_ts_mv", target: "otel_traces_trace_id_ts", key: "TraceId", times: true},
	},
}

// rollup is a table in which a view counts rows by the columns of its key, or has when the first and the last of them began.
type rollup struct {
	view, target, key string
	times             bool
}

// missing selects what a rollup lacks of what its view says of a bucket, and columns are those that it is inserted into.
func (r rollup) missing(view string, b bucket) (columns, missing string) {
	target := sqltext.Ident(r.target)
	if !r.times {
		return r.key + ", count", "SELECT " + r.key + ", toUInt64(sum(n)) AS count FROM (SELECT " + r.key + ", toInt64(count) AS n FROM (" + view + ")" +
			" UNION ALL SELECT " + r.key + ", -toInt64(count) AS n FROM " + target + " WHERE " + b.within("Timestamp") + ")" +
			" GROUP BY " + r.key + " HAVING sum(n) != 0"
	}
	// Times that are too wide do no harm. The target may have them by the second only.
	return r.key + ", Start, End", "SELECT " + r.key + ", min(Start) AS Start, max(End) AS End FROM (" +
		"SELECT " + r.key + ", Start, End, toUnixTimestamp(Start) AS s, toUnixTimestamp(End) AS e, 1 AS stored FROM (" + view + ")" +
		" UNION ALL SELECT " + r.key + ", Start, End, toUnixTimestamp(Start) AS s, toUnixTimestamp(End) AS e, 0 AS stored FROM " + target +
		" WHERE " + b.within("Start") + ") GROUP BY " + r.key + " HAVING countIf(stored) > 0 AND" +
		" (countIf(NOT stored) = 0 OR minIf(s, NOT stored) > minIf(s, stored) OR maxIf(e, NOT stored) < maxIf(e, stored))"
}

// bucket is a time of which the rollups of a table may not say what the table does, in seconds since 1970.
type bucket struct {
	Table string
	Start int64
}

func bucketOf(table string, nanos int64) bucket {
	return bucket{table, time.Unix(0, nanos).Truncate(rollupBucket).Unix()}
}

func (b bucket) start() time.Time { return time.Unix(b.Start, 0) }
func (b bucket) end() time.Time   { return b.start().Add(rollupBucket) }

// within is the condition that a time is of the bucket. With an end in seconds ClickHouse 26.7 passes over parts that have only
// rows of the last second before it.
func (b bucket) within(column string) string {
	return fmt.Sprintf("%[1]s >= fromUnixTimestamp64Milli(toInt64(%[2]d)) AND %[1]s < fromUnixTimestamp64Milli(toInt64(%[3]d))",
		column, b.Start*1000, b.end().UnixMilli())
}

// repairs are the buckets to be repaired. They are in a file too, until they are.
type repairs struct {
	path  string
	added chan struct{}
	// tables are locked while buckets of theirs are repaired that inserts wait for, and by each insert against that: it is not in
	// the rollups and in its table at the same moment.
	tables map[string]*sync.RWMutex

	mu    sync.Mutex
	queue []bucket
	// waits says what is known of buckets whose repair has failed.
	waits map[bucket]wait
	// current is the bucket that is being repaired, the zero value for none, and touched says that rows came into it meanwhile.
	current bucket
	touched bool
}

// wait is how often a repair has failed since when, and when it is tried again, with inserts held up for it or not.
type wait struct {
	tries        int
	since, until time.Time
	hold         bool
}

// openRepairs reads the file. One that cannot be read leaves nothing to repair.
func openRepairs(dir string, log *slog.Logger) (*repairs, error) {
	r := &repairs{
		path: filepath.Join(dir, "rollups.json"), added: make(chan struct{}, 1), tables: map[string]*sync.RWMutex{},
		waits: map[bucket]wait{},
	}
	for table := range rollups {
		r.tables[table] = &sync.RWMutex{}
	}
	data, err := os.ReadFile(r.path)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the list of rollups to repair: %w", err)
	}
	if err := json.Unmarshal(data, &r.queue); err != nil {
		log.Error("cannot read the list of rollups to repair", "error", err)
		r.queue = nil
	}
	r.queue = slices.DeleteFunc(r.queue, func(b bucket) bool { return r.tables[b.Table] == nil })
	return r, nil
}

// lock is called before rows are inserted, and unlock after that.
func (r *repairs) lock(k *otlp.Block) (unlock func()) {
	mu := r.tables[k.Table()]
	if mu == nil { // it has no rollups
		return func() {}
	}
	mu.RLock()
	r.mu.Lock()
	current := r.current
	r.mu.Unlock()
	if current.Table == k.Table() {
		eachBucket(k, func(b bucket) { r.touch(b) })
	}
	return mu.RUnlock
}

func (r *repairs) touch(b bucket) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.touched = r.touched || b == r.current
}

// eachBucket calls f with the buckets that rows of a block are in, with one also several times.
func eachBucket(k *otlp.Block, f func(bucket)) {
	last := bucket{}
	err := eachTime(k, span{0, k.Rows()}, func(nanos int64) {
		if b := bucketOf(k.Table(), nanos); b != last {
			last = b
			f(b)
		}
	})
	if err != nil {
		for at, end := dayOf(k); at.Before(end); at = at.Add(rollupBucket) {
			f(bucketOf(k.Table(), at.UnixNano()))
		}
	}
}

// add notes the buckets that rows of a block are in.
func (r *repairs) add(k *otlp.Block) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	queue := slices.Clone(r.queue)
	eachBucket(k, func(b bucket) {
		r.touched = r.touched || b == r.current
		delete(r.waits, b)
		if !slices.Contains(queue, b) {
			queue = append(queue, b)
		}
	})
	if err := r.set(queue); err != nil {
		return fmt.Errorf("store the list of rollups to repair: %w", err)
	}
	select {
	case r.added <- struct{}{}:
	default:
	}
	return nil
}

func (r *repairs) set(queue []bucket) error {
	data, err := json.Marshal(queue)
	if err == nil {
		err = writeFile(r.path, data)
	}
	if err == nil {
		r.queue = queue
	}
	return err
}

// next returns the bucket whose turn it is, and how long it has to wait until then. There may be none. Of those that need not
// wait it is one that has failed least often, so that none of the others is put off by one that fails again and again, and the
// newest of them, whose rollups are read most: after a failure there may be late rows of thousands.
func (r *repairs) next(now time.Time) (b bucket, after time.Duration, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.queue) == 0 {
		return b, 0, false
	}
	left := func(b bucket) time.Duration { return max(0, r.waits[b].until.Sub(now)) }
	b = slices.MinFunc(r.queue, func(x, y bucket) int {
		return cmp.Or(cmp.Compare(left(x), left(y)), cmp.Compare(r.waits[x].tries, r.waits[y].tries), cmp.Compare(y.Start, x.Start))
	})
	return b, left(b), true
}

// later has a bucket wait that could not be repaired, not for long if that says nothing about it. Where inserts were in the way,
// they wait for the next attempt.
func (r *repairs) later(b bucket, now time.Time, soon, inserts bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	w := r.waits[b]
	w.hold = inserts && !w.hold
	if w.since.IsZero() {
		w.since = now
	}
	if soon {
		w.until = now.Add(10 * minRepairBackoff)
		r.waits[b] = w
		return
	}
	w.until = now.Add(min(minRepairBackoff<<w.tries, maxRepairBackoff))
	w.tries = min(w.tries+1, 20)
	r.waits[b] = w
}

// waited is for how long the repair of a bucket has failed.
func (r *repairs) waited(b bucket, now time.Time) time.Duration {
	r.mu.Lock()
	defer r.mu.Unlock()
	if w, ok := r.waits[b]; ok {
		return now.Sub(w.since)
	}
	return 0
}

// holds reports whether inserts wait for the next attempt at a bucket that is over.
func (r *repairs) holds(b bucket) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.waits[b].hold
}

// begin begins the repair of a bucket when no insert into its table runs. Inserts wait until the end of the repair if hold says
// so.
func (r *repairs) begin(b bucket, hold bool) (end func()) {
	mu := r.tables[b.Table]
	mu.Lock()
	r.mu.Lock()
	r.current, r.touched = b, false
	r.mu.Unlock()
	if !hold {
		mu.Unlock()
	}
	return func() {
		r.mu.Lock()
		r.current = bucket{}
		r.mu.Unlock()
		if hold {
			mu.Unlock()
		}
	}
}

// repaired takes the present bucket off the queue, unless rows came into it meanwhile.
func (r *repairs) repaired() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.touched {
		return errInserts
	}
	delete(r.waits, r.current)
	return r.set(slices.DeleteFunc(slices.Clone(r.queue), func(other bucket) bool { return other == r.current }))
}

// errInserts is the error of a repair that is to be done once more, because rows were inserted meanwhile.
var errInserts = errors.New("rows are being inserted")

// repairRollups repairs buckets until the context ends.
func (i *Intake) repairRollups(ctx context.Context) {
	for i.stored.Load() == nil { // how long tables keep what is in a bucket
		if !pause(ctx, retentionRetry) {
			return
		}
	}
	for {
		b, after, ok := i.repairs.next(time.Now())
		if !ok || after > 0 {
			var due <-chan time.Time
			if ok {
				due = time.After(after)
			}
			select {
			case <-i.repairs.added:
			case <-due:
			case <-ctx.Done():
				return
			}
			continue
		}
		over := i.options.Now().After(b.end().Add(overAfter))
		err := i.repairBucket(ctx, b, over)
		if ctx.Err() != nil {
			return
		}
		id := "rollups " + b.Table
		if err == nil {
			i.failures.Works(id, false, "repaired the rollups of a table", slog.String("table", b.Table))
			continue
		}
		away := core.KindOf(err) == core.Unavailable
		i.repairs.later(b, time.Now(), away && over, errors.Is(err, errInserts))
		if !over && (away || core.KindOf(err) == core.Timeout) { // it will be over
			continue
		}
		if !errors.Is(err, errInserts) || over && i.repairs.waited(b, time.Now()) > starvedAfter {
			i.failures.Failed(id, false, slog.LevelWarn, "cannot repair the rollups of a table, they may be wrong",
				slog.String("table", b.Table), slog.Any("error", err))
		}
	}
}

// repairBucket has the rollups say of a bucket what its table does. What was repaired is durable before it is forgotten.
func (i *Intake) repairBucket(ctx context.Context, b bucket, over bool) (err error) {
	defer recovered(&err)
	replicated, d, err := i.tables.kind(ctx, b.Table)
	if err == nil && (replicated || d != nil) && !over { // other servers fill it too, which nothing here holds up
		err = errInserts
	}
	if err != nil {
		return err
	}
	timeout := overTimeout
	hold := !over || !replicated && d == nil && i.repairs.holds(b)
	if hold {
		timeout = holdTimeout
	}
	defer i.repairs.begin(b, hold)()
	if i.leaves(b) {
		return i.repairs.repaired()
	}
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	if err := i.tables.repair(limited, b, d, timeout, hold); err != nil {
		return err
	}
	if err := i.options.Engine.Sync(); err != nil {
		return err
	}
	return i.repairs.repaired()
}

// leaves reports whether the table may delete rows of a bucket before it is repaired, or has: nothing is to be learned from it
// then. Traces are deleted by the day that they are of in the engine's time zone.
func (i *Intake) leaves(b bucket) bool {
	stored := i.stored.Load()
	kept, from := stored.Logs, b.start()
	if b.Table == "otel_traces" {
		kept, from = stored.Traces, from.Add(-24*time.Hour)
	}
	if kept == 0 || kept == engine.Forever {
		return false
	}
	return i.options.Now().After(from.Add(kept - 2*overTimeout))
}

// repair adds to the rollups of a table what they differ from it in a bucket, in one insert: there is no moment in which
// they have less than before. What is too much is added as its negative, since a sum of UInt64 is one modulo 2^64. Whatever became
// of an insert, the next look says what is missing then. So nothing is added while one of before may still run, and with alone
// nothing is believed that was seen while others insert, and never a copy that lags. Otherwise what is right has to be right once more when the inserts of
// then have ended, with nothing added since: one of another process may be in the table and not in the rollups yet.
func (t *tables) repair(ctx context.Context, b bucket, d *distributed, timeout time.Duration, alone bool) error {
	times := b.within("Timestamp")
	settings := map[string]any{
		"insert_deduplicate": 0,
		"max_execution_time": int(timeout / time.Second),
		"additional_table_filters": "{" + sqltext.Literal(t.db.Database()+"."+b.Table) + ": " +
			sqltext.Literal(times) + "}",
		// There may be many traces.
		"max_bytes_before_external_group_by": 256 << 20,
	}
	if d != nil {
		maps.Copy(settings, distributedRepair)
	}
	for _, r := range rollups[b.Table] {
		view := ""
		if err := t.rows(ctx, queryTimeout, engine.Query{
			SQL:    "SELECT as_select FROM system.tables WHERE database = currentDatabase() AND name = {view:String}",
			Params: map[string]string{"view": r.view},
		}, func(values []any) { view = fmt.Sprint(values[0]) }); err != nil {
			return err
		}
		if view == "" { // it has been dropped
			continue
		}
		_, td, err := t.kind(ctx, r.target)
		if err != nil {
			return err
		}
		if (d == nil) != (td == nil) { // they are not of the same rows
			continue
		}
		if d != nil { // a view is of the rows of one host
			view = strings.Replace(view, "FROM "+d.Database+"."+d.Table+" ", "FROM "+t.db.Database()+"."+b.Table+" ", 1)
		}
		columns, missing := r.missing(view, b)
		look := "SELECT count() = 0, (SELECT count() FROM " + sqltext.Ident(b.Table) + " WHERE " + times + ") FROM (" + missing + ")"
		insert := "INSERT INTO " + sqltext.Ident(r.target) + " (" + columns + ") " + missing
		copies := [][2]string{{t.db.Database(), b.Table}, {t.db.Database(), r.target}}
		if d != nil {
			copies = [][2]string{{d.Database, d.Table}, {td.Database, td.Table}}
		}
		sync := func() error { return t.syncCopies(ctx, d, copies) }
		if err := t.repairTarget(ctx, b, d, sync, r.target, look, insert, settings, alone); err != nil {
			return err
		}
	}
	return nil
}

// distributedRepair are settings of a repair of distributed tables: it adds to any shard, since a rollup is the sum of all, and
// believes no host that lacks what others have had for long.
var distributedRepair = map[string]any{
	"distributed_foreground_insert": 1, "insert_shard_id": 1,
	"max_replica_delay_for_distributed_queries": int(overAfter / time.Second), "fallback_to_stale_replicas_for_distributed_queries": 0,
}

// token begins the token of each insert of a repair, by which it is found while it runs. No two have the same: ClickHouse takes
// rows for the same by that, whatever insert_deduplicate says.
func (b bucket) token() string { return fmt.Sprintf("repair-%s-%d-", b.Table, b.Start) }

func (t *tables) repairTarget(
	ctx context.Context, b bucket, d *distributed, sync func() error, target, look, insert string, settings map[string]any, alone bool,
) error {
	right := "" // how many rows were stored when the rollup was right at the last look
	for range repairTries {
		before, err := t.inserted(ctx, b.Table, target, alone)
		if err == nil {
			err = t.noInsert(ctx, b, d, alone)
		}
		if err != nil {
			return err
		}
		if err := sync(); err != nil {
			return err
		}
		same, stored := false, ""
		if err := t.rows(ctx, overTimeout, engine.Query{SQL: look, Settings: settings}, func(values []any) {
			same, stored = values[0] == uint8(1), fmt.Sprint("rows ", values[1])
		}); err != nil {
			return err
		}
		after, err := t.inserted(ctx, b.Table, target, alone)
		if err != nil {
			return err
		}
		if before != after {
			return errInserts
		}
		if same && (alone || stored == right) {
			return nil
		}
		if same {
			right = stored
			if err := t.awaitInserts(ctx, b, d); err != nil {
				return err
			}
			continue
		}
		right = ""
		settings["insert_deduplication_token"] = b.token() + rand.Text()
		if err := t.db.Exec(ctx, engine.Query{SQL: insert, Settings: settings}); err != nil {
			return err
		}
	}
	return fmt.Errorf("%w continuously", errInserts)
}

// syncCopies has the copies of replicated tables catch up with what others have stored, all of a cluster or the one of this host: by
// one that lags, what a rollup has would be missing, or too much. It fails until they have.
func (t *tables) syncCopies(ctx context.Context, d *distributed, copies [][2]string) error {
	for _, c := range copies {
		replicated := false
		if err := t.rows(ctx, queryTimeout, engine.Query{
			SQL:    "SELECT startsWith(engine, 'Replicated') FROM system.tables WHERE database = {database:String} AND name = {table:String}",
			Params: map[string]string{"database": c[0], "table": c[1]},
		}, func(values []any) { replicated = values[0] == uint8(1) }); err != nil {
			return err
		}
		if !replicated {
			continue
		}
		on := ""
		if d != nil {
			on = "ON CLUSTER " + sqltext.Ident(d.Cluster) + " "
		}
		if err := t.db.Exec(ctx, engine.Query{
			SQL: "SYSTEM SYNC REPLICA " + on + sqltext.Ident(c[0]) + "." + sqltext.Ident(c[1]) + " LIGHTWEIGHT",
			Settings: map[string]any{
				"receive_timeout": int(queryTimeout / time.Second), "distributed_ddl_task_timeout": int(queryTimeout / time.Second),
			},
		}); err != nil {
			return fmt.Errorf("sync replicas: %w", err)
		}
	}
	return nil
}

// noInsert fails while a repair of the bucket runs, of which nothing was heard, and with any while rows come into the table.
func (t *tables) noInsert(ctx context.Context, b bucket, d *distributed, all bool) error {
	running, err := t.insertsOf(ctx, b, d, all)
	if err == nil && len(running) > 0 {
		err = errInserts
	}
	return err
}

// awaitInserts waits until those have ended that run now.
func (t *tables) awaitInserts(ctx context.Context, b bucket, d *distributed) error {
	first, err := t.insertsOf(ctx, b, d, true)
	for left := first; err == nil && len(left) > 0; {
		if !pause(ctx, minRepairBackoff) {
			return ctx.Err()
		}
		left, err = t.insertsOf(ctx, b, d, true)
		maps.DeleteFunc(left, func(id string, _ bool) bool { return !first[id] })
	}
	return err
}

// insertsOf are the inserts that run of repairs of a bucket, or all into its table and its rollups.
func (t *tables) insertsOf(ctx context.Context, b bucket, d *distributed, all bool) (map[string]bool, error) {
	condition := "startsWith(Settings['insert_deduplication_token'], {token:String})"
	if all {
		condition = "(" + condition + " OR position(query, {table:String}) > 0)"
	}
	from, database := "system.processes", "current_database = currentDatabase() AND "
	if d != nil {
		from, database = d.system("processes"), ""
	}
	running := map[string]bool{}
	err := t.rows(ctx, queryTimeout, engine.Query{
		SQL:    "SELECT query_id FROM " + from + " WHERE " + database + "query_kind = 'Insert' AND " + condition,
		Params: map[string]string{"token": b.token(), "table": b.Table},
	}, func(values []any) { running[fmt.Sprint(values[0])] = true })
	return running, err
}

// inserted tells apart what was inserted into two tables until now, if it is asked for.
func (t *tables) inserted(ctx context.Context, table, target string, wanted bool) (hash string, err error) {
	if !wanted {
		return "", nil
	}
	err = t.rows(ctx, queryTimeout, engine.Query{
		SQL: "SELECT toString(groupBitXor(cityHash64(table, partition_id, n))) FROM (SELECT table, partition_id, max(max_block_number) AS n" +
			" FROM system.parts WHERE database = currentDatabase() AND table IN ({table:String}, {target:String}) GROUP BY ALL)",
		Params: map[string]string{"table": table, "target": target},
	}, func(values []any) { hash = fmt.Sprint(values[0]) })
	return hash, err
}
