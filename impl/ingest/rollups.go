package ingest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/sqltext"
)

const (
	// rollupBucket is what a row of a rollup is about.
	rollupBucket = 15 * time.Minute
	// repairTimeout is for repairing a bucket, for which inserts into its table wait, and maxRepairBackoff between two attempts.
	repairTimeout    = 10 * time.Second
	maxRepairBackoff = 10 * time.Minute
	// repairTries is how often a bucket is repaired once more that changes meanwhile.
	repairTries = 5
)

// rollups are the targets of the views on our tables. A view adds up rows of a time, from which its target can be repaired.
var rollups = map[string][]rollup{
	"otel_logs":   {{view: "otel_logs_attr_kv_rollup_15m_mv", target: "otel_logs_kv_rollup_15m"}},
	"otel_traces": {{view: "otel_traces_kv_rollup_15m_mv", target: "otel_traces_kv_rollup_15m"}},
}

type rollup struct{ view, target string }

// bucket is a time of which the rollups of a table may not say what the table does, in seconds since 1970.
type bucket struct {
	Table string
	Start int64
}

// repairs are the buckets to be repaired. They are in a file too, until they are.
type repairs struct {
	path  string
	added chan struct{}
	// tables are locked while rows are inserted into them, or buckets of theirs are repaired: an insert is not in the rollups and
	// in its table at the same moment.
	tables map[string]*sync.Mutex

	mu    sync.Mutex
	queue []bucket
}

// openRepairs reads the file. One that cannot be read leaves nothing to repair.
func openRepairs(dir string, log *slog.Logger) (*repairs, error) {
	r := &repairs{path: filepath.Join(dir, "rollups.json"), added: make(chan struct{}, 1), tables: map[string]*sync.Mutex{}}
	for table := range rollups {
		r.tables[table] = &sync.Mutex{}
	}
	data, err := os.ReadFile(r.path)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read which rollups are to be repaired: %w", err)
	}
	if err := json.Unmarshal(data, &r.queue); err != nil {
		log.Error("it is not known which rollups are to be repaired", "error", err)
		r.queue = nil
	}
	return r, nil
}

// lock keeps repairs of a table from inserts into it.
func (r *repairs) lock(table string) (unlock func()) {
	mu := r.tables[table]
	if mu == nil { // it has no rollups
		return func() {}
	}
	mu.Lock()
	return mu.Unlock
}

// add notes the buckets that rows of a block are in.
func (r *repairs) add(k *otlp.Block) error {
	defer r.lock(k.Table())() // one that is being repaired is to be repaired again
	r.mu.Lock()
	defer r.mu.Unlock()
	queue, last := slices.Clone(r.queue), bucket{}
	err := eachTime(k, span{0, k.Rows()}, func(nanos int64) {
		b := bucket{k.Table(), time.Unix(0, nanos).Truncate(rollupBucket).Unix()}
		if b != last && !slices.Contains(queue, b) {
			queue = append(queue, b)
		}
		last = b
	})
	if err == nil {
		err = r.set(queue)
	}
	if err != nil {
		return fmt.Errorf("note which rollups are to be repaired: %w", err)
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

// next returns the first bucket.
func (r *repairs) next() (b bucket, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.queue) == 0 {
		return bucket{}, false
	}
	return r.queue[0], true
}

// later has all other buckets repaired before the first.
func (r *repairs) later() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.queue = append(r.queue[1:len(r.queue):len(r.queue)], r.queue[0])
}

func (r *repairs) remove(b bucket) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.set(slices.DeleteFunc(slices.Clone(r.queue), func(other bucket) bool { return other == b }))
}

// repairRollups repairs buckets until the context ends.
func (i *Intake) repairRollups(ctx context.Context) {
	backoff := minBackoff
	for {
		b, ok := i.repairs.next()
		if !ok {
			select {
			case <-i.repairs.added:
				continue
			case <-ctx.Done():
				return
			}
		}
		err := i.repairBucket(ctx, b)
		if ctx.Err() != nil {
			return
		}
		id := "rollups " + b.Table
		if err == nil {
			i.failures.Works(id, false, "the rollups of a table are right again", slog.String("table", b.Table))
			backoff = minBackoff
			continue
		}
		i.failures.Failed(id, false, slog.LevelWarn, "the rollups of a table may be wrong after a failure until they can be repaired",
			slog.String("table", b.Table), slog.Any("error", err))
		i.repairs.later()
		if !pause(ctx, backoff) {
			return
		}
		backoff = min(2*backoff, maxRepairBackoff)
	}
}

func (i *Intake) repairBucket(ctx context.Context, b bucket) error {
	defer i.repairs.lock(b.Table)()
	limited, cancel := context.WithTimeout(ctx, repairTimeout)
	defer cancel()
	if err := i.tables.repair(limited, b); err != nil {
		return err
	}
	return i.repairs.remove(b)
}

// repair adds to the rollups of a table what they differ from it in a bucket, in one insert: there is no moment in which
// they have less than before. What is too much is added as its negative, since a sum of UInt64 is one modulo 2^64.
func (t *tables) repair(ctx context.Context, b bucket) error {
	times := fmt.Sprintf("Timestamp >= fromUnixTimestamp(%d) AND Timestamp < fromUnixTimestamp(%d)",
		b.Start, b.Start+int64(rollupBucket/time.Second))
	settings := map[string]any{
		"insert_deduplicate": 0,
		"max_execution_time": int(repairTimeout / time.Second),
		"additional_table_filters": "{" + sqltext.Literal(t.db.Database()+"."+b.Table) + ": " +
			sqltext.Literal(times) + "}",
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
		target := sqltext.Ident(r.target)
		missing := "SELECT Timestamp, ColumnIdentifier, Key, Value, toUInt64(sum(n)) AS count FROM" +
			" (SELECT Timestamp, ColumnIdentifier, Key, Value, toInt64(count) AS n FROM (" + view + ")" +
			" UNION ALL SELECT Timestamp, ColumnIdentifier, Key, Value, -toInt64(count) AS n FROM " + target + " WHERE " + times + ")" +
			" GROUP BY Timestamp, ColumnIdentifier, Key, Value HAVING sum(n) != 0"
		if err := t.repairTarget(ctx, target, missing, settings); err != nil {
			return err
		}
	}
	return nil
}

func (t *tables) repairTarget(ctx context.Context, target, missing string, settings map[string]any) error {
	// Rows that other replicas insert may be in one of the two and not yet in the other.
	for range repairTries {
		same := false
		if err := t.rows(ctx, repairTimeout, engine.Query{
			SQL: "SELECT count() = 0 FROM (" + missing + ")", Settings: settings,
		}, func(values []any) { same = values[0] == uint8(1) }); err != nil || same {
			return err
		}
		if err := t.db.Exec(ctx, engine.Query{
			SQL: "INSERT INTO " + target + " (Timestamp, ColumnIdentifier, Key, Value, count) " + missing, Settings: settings,
		}); err != nil {
			return err
		}
	}
	return errors.New("the table changes all the time")
}
