// Package ingest takes telemetry in: a request that Accept has answered is on disk, and from there its records reach
// ClickHouse exactly once.
//
// Accept checks a request and appends it to the log of its signal (package wal), which is all that connects it with the three
// goroutines of the signal: one decodes what the log has into batches of rows, of each key in its turn, and two insert them, one
// block for each table and day; the second one only batches that are full. So a backlog takes hardly any memory, and a signal that cannot be stored fills its own
// log alone. Before an insert a record in the log says which requests are in the batch: after a restart the same rows go by the
// same name. Every row carries it in a hidden column, and an insert whose outcome is not known is looked for by it. What is below
// the watermark may be removed from the log; since keys take turns, each has one of its own beyond it.
//
// Rows that ClickHouse refuses are set aside in files; all other failures are waited out. Rollups are repaired in the buckets
// that such a batch has rows in. Rows that come late are counted, in memory until Options.Late has taken them. A panic while a
// block is inserted, a bucket repaired or the log read is an error, which is tried again; where a log is written it ends the process.
//
// The package may import the engine, memory and core, and its own otlp and wal.
package ingest

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/failures"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/ingest/wal"
	"github.com/obstack/obstack/impl/memory"
)

const (
	// defaultLogSize is for the logs of all signals together.
	defaultLogSize = 4 << 30
	// defaultMemory is for bodies, rows and blocks together.
	defaultMemory = 120 << 20
	// maxRows, maxBytes and maxAge are when a batch is inserted: the last one only when the one before has been.
	maxRows  = 50_000
	maxBytes = 16 << 20
	maxAge   = 300 * time.Millisecond
	// sharedBatch is how much smaller batches are with records of several keys, since a key that sends little waits for the one
	// that is being inserted, and its own. joinWeight is what such a key may have in one that others have filled already.
	sharedBatch = 2
	joinWeight  = maxBytes / 8
	// minWeight is what a request weighs at least, so that the memory in which the log knows its records is a small part of it.
	minWeight = 256
	// usualGrowth is how much larger than a request its rows are. Those of logs usually take 1.2 times its bytes, of traces 1.8,
	// and of metrics, whose resource is most of each row, 4.4.
	usualGrowth = 2
	// reserveTimeout is how long a request waits for the memory that its body takes, and workTimeout for what is made of it, which
	// others take for no longer than that lasts.
	reserveTimeout = 100 * time.Millisecond
	workTimeout    = 5 * time.Second
	// retryAfter is what a sender is told to wait.
	retryAfter = time.Second
	// minFree and minFreeShare are how much of the disk stays free for metadata and merges, in bytes and as a divisor.
	minFree      = 1 << 30
	minFreeShare = 20
	// diskInterval is for how long is believed what the disk has free.
	diskInterval = 100 * time.Millisecond
	// usualRequest is of what size requests are for which there must be room: few are larger.
	usualRequest = 4 << 20
	// retentionInterval is how often tables are asked for how long they keep what they hold, and retentionRetry until they
	// have said it.
	retentionInterval = time.Minute
	retentionRetry    = 100 * time.Millisecond
	// syncInterval is how often rows are made durable and the log is freed.
	syncInterval = 10 * time.Second
	// syncPause is between two syncs while requests find the log full, which then are not that far apart.
	syncPause = time.Second
	// sessionsInterval is the time between two searches for a missing table of sessions.
	sessionsInterval = time.Minute
	// storedInterval is how often Stored looks.
	storedInterval = 100 * time.Millisecond
)

// oldestSize is how many bytes in front of a request in the log say from when on its records were taken.
const oldestSize = 8

// Kinds of records in the log. Those of requests are the numbers of their signals.
const (
	kindSeal   = 16 // a batch of all records from the first to the last, which versions before this one made
	kindSynced = 17 // the watermark, and those of keys that are beyond it
	kindProbe  = 18 // nothing: the log can be written
	kindRuns   = 19 // a batch without rules, which versions before this one made
	kindRules  = 20 // a batch; its first byte is its rules
)

var signals = []otlp.Signal{otlp.Logs, otlp.Traces, otlp.Metrics}

// Options are the options of an Intake.
type Options struct {
	// Engine has the tables.
	Engine *engine.DB
	// Dir is the intake's alone.
	Dir string
	// LogSize bounds the logs of all signals, of which each has a third. It is 4 GiB if it is 0.
	LogSize int64
	// Memory is for bodies, rows and blocks together, 120 MiB if it is 0. Two fifths more are for reading JSON.
	Memory int64
	// Rules selects how log records become rows.
	Rules otlp.Rules
	// Retention is what the tables keep: what is older is rejected. Where a signal's is 0 it is what they say themselves. Tables
	// that are missing are made with it.
	Retention engine.Retention
	// Late gets now and then the rows that were stored more than LateAfter behind the end of their minute, which is when
	// alerts may have read it. After an error it gets the same again, as the same report. It may be nil.
	Late      func(ctx context.Context, report string, all []LateRows) error
	LateAfter time.Duration
	// Now is the clock, time.Now if it is nil.
	Now        func() time.Time
	Log        *slog.Logger
	Registerer prometheus.Registerer
}

// Intake takes telemetry in. It is safe for concurrent use.
type Intake struct {
	options Options
	// boot and attempts are what makes a name of an insert that no other has from that of a batch.
	boot     string
	attempts atomic.Uint64
	memory   *memory.Budget // for bodies
	work     *memory.Budget // for what is made of them at once
	metrics  *metrics
	tables   *tables
	// failures are those of tables and of the log.
	failures *failures.Log
	repairs  *repairs
	late     *late
	streams  []*stream // by signal
	// encode is AppendNative but in tests.
	encode func(k *otlp.Block, dst []byte, columns []otlp.Column, from, to int) ([]byte, error)
	// extraBuilders are those beyond the one that each signal has, so that not all signals decode a batch while they insert two.
	extraBuilders chan struct{}

	disk      disk
	syncEvery time.Duration
	syncing   sync.Mutex                       // held by sync
	crowded   chan struct{}                    // has one when a request has found a log full
	stored    atomic.Pointer[engine.Retention] // what the tables say, nil while that is not known
	stopping  atomic.Bool
	started   sync.Once
	reading   context.CancelFunc // ends the reading of the log
	sending   context.CancelFunc // ends the inserts
	readers   sync.WaitGroup
	senders   sync.WaitGroup
	others    sync.WaitGroup
}

// New opens the logs. Requests are taken at once, and inserted from Start on.
func New(o Options) (*Intake, error) {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.LogSize == 0 {
		o.LogSize = defaultLogSize
	}
	if o.Memory == 0 {
		o.Memory = defaultMemory
	}
	i := &Intake{
		options: o, boot: uuid.NewString()[:8], metrics: newMetrics(o.Registerer), extraBuilders: make(chan struct{}, 2), disk: disk{path: o.Dir, minFree: minFree},
		tables:    &tables{db: o.Engine, log: o.Log, retention: o.Retention, known: map[string]*table{}},
		syncEvery: syncInterval, crowded: make(chan struct{}, 1), failures: failures.New(o.Log), late: &late{counts: map[lateKey]int64{}},
		encode: (*otlp.Block).AppendNative,
	}
	// A half of it, of which one key may have a half; the rest is for rows.
	bodies := o.Memory / 2
	i.memory = memory.NewBudget(memory.Limits{All: bodies, Group: bodies, Owner: bodies / 2}, reserveTimeout)
	// Of which one key may have two thirds: so there are no two at a time that take more than they may have, and a third is left.
	work := 2 * o.Memory / 5
	i.work = memory.NewBudget(memory.Limits{All: work, Group: work, Owner: 2 * work / 3}, workTimeout)
	if err := os.MkdirAll(o.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("create the intake's directory: %w", err)
	}
	var err error
	if i.repairs, err = openRepairs(o.Dir, o.Log); err != nil {
		return nil, err
	}
	if err := i.openLogs(); err != nil {
		for _, s := range i.streams {
			err = errors.Join(err, s.close())
		}
		return nil, err
	}
	i.metrics.show(i)
	return i, nil
}

// writeFile makes a file that is on disk, whole, or not there.
func writeFile(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// Start begins to insert.
func (i *Intake) Start() {
	i.started.Do(func() {
		var reading, sending context.Context
		reading, i.reading = context.WithCancel(context.Background())
		sending, i.sending = context.WithCancel(context.Background())
		for _, s := range i.streams {
			i.readers.Go(func() { s.read(reading) })
			i.senders.Go(func() { s.send(sending, s.batches) })
			i.senders.Go(func() { s.send(sending, s.full) })
		}
		i.others.Go(func() { i.keepSynced(reading) })
		i.others.Go(func() { i.followRetention(reading) })
		i.others.Go(func() { i.repairRollups(reading) })
		i.others.Go(func() { i.keepLate(reading) })
	})
}

// Stop lets nothing in any more, waits for the inserts that run no longer than ctx lasts, and closes the logs. What has not
// been inserted is after the next start.
func (i *Intake) Stop(ctx context.Context) error {
	if i.stopping.Swap(true) {
		return nil
	}
	i.started.Do(func() {})
	if i.reading != nil {
		i.reading()
		cut := context.AfterFunc(ctx, i.sending)
		i.readers.Wait()
		i.senders.Wait()
		i.others.Wait()
		cut()
		i.sending()
		if err := i.trySync(ctx); err != nil {
			i.options.Log.Error("cannot free space in the ingest log", "error", err)
		}
		i.reportLate(ctx)
	}
	var err error
	for _, s := range i.streams {
		err = errors.Join(err, s.close())
	}
	return err
}

// Stored returns once all is stored, or set aside, that was taken before the call, also by a process before this one.
func (i *Intake) Stored(ctx context.Context) error {
	for _, s := range i.streams {
		for _, end := s.log.Unread(); s.watermark() < end; {
			if !pause(ctx, storedInterval) {
				return ctx.Err()
			}
		}
	}
	return nil
}

// Result is what the sender of a request that was taken is told.
type Result struct {
	// Rejected counts the records that will not be stored, for the Reason given.
	Rejected int
	Reason   string
	// Weight is what the request counts for in its key's shares: its bytes, or more where it makes more rows than usual. It is
	// not for the sender.
	Weight int
}

// Reservation is what a request holds of the intake's memory, of which its key has shares. Read and Work wait for room; the error
// is RateLimited, or the context's.
type Reservation interface {
	// Read takes n bytes more for what is read, and may take long to arrive.
	Read(ctx context.Context, n int64) error
	// Work takes n bytes for what is made of it at once. What is more than the key's share is not counted, and a request that takes
	// all of the share is the only one of its kind.
	Work(ctx context.Context, n int64) error
	// Release gives everything back.
	Release()
}

// Reservation returns one for a request of a key, which must be released.
func (i *Intake) Reservation(key string) Reservation {
	return reservation{i.memory.Reservation("", key), i.work.Reservation("", key), i}
}

type reservation struct {
	read, work *memory.Reservation
	in         *Intake
}

func (r reservation) Read(ctx context.Context, n int64) error {
	return r.in.reserved(r.read.AcquireInShare(ctx, n))
}

func (r reservation) Work(ctx context.Context, n int64) error {
	return r.in.reserved(r.work.AcquireInShare(ctx, n))
}

func (r reservation) Release() {
	r.work.Release()
	r.read.Release()
}

func (i *Intake) reserved(err error) error {
	var e *core.Error
	if !errors.As(err, &e) {
		return err
	}
	i.metrics.refused("memory") // the error's text is about queries
	return &core.Error{
		Kind: core.RateLimited, Message: "The server receives too much telemetry, please try again shortly.", RetryAfter: retryAfter,
	}
}

// Accept stores a request in protobuf. When the error is nil, every record that was not rejected is on disk. key is who
// sent it. The error is Invalid or TooLarge for a request that will never be taken, and RateLimited or Unavailable, with a
// time to wait, for one that may be sent again.
func (i *Intake) Accept(ctx context.Context, key string, s otlp.Signal, body []byte) (Result, error) {
	result, records, err := i.accept(ctx, key, s, body)
	i.metrics.request(s, records, result.Rejected, len(body), err)
	return result, err
}

func (i *Intake) accept(ctx context.Context, key string, s otlp.Signal, body []byte) (_ Result, records int, err error) {
	if i.stopping.Load() {
		return Result{}, 0, refuse(core.Unavailable, "The server is stopping, please try again shortly.", nil)
	}
	now := i.options.Now()
	w := otlp.Window{Received: now, Oldest: now.Add(-i.retention(s))}
	sum, err := otlp.Check(s, body, w, i.options.Rules)
	if err != nil {
		return Result{}, 0, err
	}
	result := Result{Rejected: sum.Rejected, Reason: sum.Reason, Weight: max(len(body), sum.Bytes/usualGrowth, minWeight)}
	switch {
	case sum.Records == 0:
		return result, 0, nil
	case len(sum.Days) > maxDays:
		return Result{}, 0, core.InvalidError(fmt.Sprintf(
			"The request has records of %d days, more than %d: split it by day.", len(sum.Days), maxDays))
	}
	if err := i.disk.check(now); err != nil {
		return Result{}, 0, refuse(core.Unavailable, "The disk of the server is nearly full, please try again later.", err)
	}
	days := &i.stream(s).days
	number := keyNumber(key)
	if !days.take(number, sum.Days, now) {
		return Result{}, 0, refuse(core.RateLimited,
			fmt.Sprintf("Records of %d days are already being stored, please try again shortly.", maxDays), nil)
	}
	var oldest [oldestSize]byte
	binary.LittleEndian.PutUint64(oldest[:], uint64(w.Oldest.UnixNano()))
	seq, err := i.stream(s).log.AppendWeighing(ctx, int64(result.Weight), uint8(s), now, number, oldest[:], body)
	if err != nil {
		seq = 0 // a record whose write failed has a number too
	}
	days.give(number, sum.Days, seq)
	switch {
	case errors.Is(err, wal.ErrFull):
		select {
		case i.crowded <- struct{}{}:
		default:
		}
		err = refuse(core.RateLimited, "Too much telemetry is waiting to be stored, please try again later.", err)
	case ctx.Err() != nil && err != nil:
		err = core.NewError(core.KindOf(ctx.Err()), "The request was canceled.", err)
	case err != nil:
		err = refuse(core.Unavailable, "The telemetry cannot be stored now, please try again later.", err)
	}
	if err != nil {
		return Result{}, 0, err
	}
	return result, sum.Records, nil
}

// Why Ready says that requests are refused.
var (
	ErrLogFull  = wal.ErrFull
	ErrDiskFull = errors.New("the disk is nearly full")
)

func refuse(kind core.Kind, message string, cause error) error {
	return &core.Error{Kind: kind, Message: message, RetryAfter: retryAfter, Err: cause}
}

// keyNumber is a key in the log. 0 is the log's owner.
func keyNumber(key string) uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(key))
	return max(1, h.Sum32())
}

// retention is for how long a signal is kept: as the options say, or else the tables, as far as that is known.
func (i *Intake) retention(s otlp.Signal) time.Duration {
	of := func(r engine.Retention) time.Duration {
		return map[otlp.Signal]time.Duration{otlp.Logs: r.Logs, otlp.Traces: r.Traces, otlp.Metrics: r.Metrics}[s]
	}
	if r := of(i.options.Retention); r > 0 {
		return r
	}
	if stored := i.stored.Load(); stored != nil && of(*stored) > 0 {
		return of(*stored)
	}
	return engine.Forever // rather store what soon goes than refuse what is kept
}

func (i *Intake) storedRetention(ctx context.Context) (_ engine.Retention, err error) {
	defer recovered(&err)
	ctx, cancel := context.WithTimeout(ctx, queryTimeout)
	defer cancel()
	return i.options.Engine.StoredRetention(ctx, i.options.Engine.Database())
}

// followRetention learns for how long the tables keep what they hold, until the context ends.
func (i *Intake) followRetention(ctx context.Context) {
	retry := retentionRetry
	for {
		wait := retentionInterval
		stored, err := i.storedRetention(ctx)
		if err == nil {
			i.stored.Store(&stored)
		}
		if err != nil || stored == (engine.Retention{}) { // there are no tables yet
			wait, retry = retry, min(2*retry, retentionInterval)
		}
		if !pause(ctx, wait) {
			return
		}
	}
}

// recovered makes a panic an error, which is tried again like others. It would otherwise end the server, with all that has
// nothing to do with telemetry, and the next one as well: what it happened for is on disk.
func recovered(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
	}
}

func (i *Intake) stream(s otlp.Signal) *stream { return i.streams[s-1] }

// keepSynced syncs now and then, and soon when requests are refused for what may be stored already, until the context ends.
func (i *Intake) keepSynced(ctx context.Context) {
	ticker := time.NewTicker(i.syncEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-i.crowded:
		case <-ctx.Done():
			return
		}
		if err := i.trySync(ctx); err != nil {
			i.failures.Failed("free", false, slog.LevelError, "cannot free space in the ingest log", slog.Any("error", err))
		}
		if !pause(ctx, min(i.syncEvery, syncPause)) {
			return
		}
	}
}

func (i *Intake) trySync(ctx context.Context) (err error) {
	defer recovered(&err)
	i.sync(ctx)
	return nil
}

// seal is a batch: which records are in it, in their order. Its name is that of no other, whatever becomes of the log.
type seal struct {
	name  string
	rules otlp.Rules
	runs  []run
	// cut says that the next record begins a run.
	cut bool
}

// run is the records of a key, or of all keys if that is 0, from the first to the last.
type run struct {
	key         uint32
	first, last uint64
}

const runSize = 20

// append adds a record.
func (k *seal) append(key uint32, seq uint64) {
	if n := len(k.runs); n > 0 && k.runs[n-1].key == key && !k.cut {
		k.runs[n-1].last = seq
		return
	}
	k.cut = false
	k.runs = append(k.runs, run{key, seq, seq})
}

func (k *seal) encode() []byte {
	b := binary.LittleEndian.AppendUint32([]byte{byte(k.rules)}, uint32(len(k.runs)))
	for _, r := range k.runs {
		b = binary.LittleEndian.AppendUint32(b, r.key)
		b = binary.LittleEndian.AppendUint64(b, r.first)
		b = binary.LittleEndian.AppendUint64(b, r.last)
	}
	return append(b, k.name...)
}

// decodeSeal reads a record of a batch.
func decodeSeal(kind uint8, b []byte) (k seal, ok bool) {
	if kind == kindSeal {
		if len(b) <= 16 {
			return seal{}, false
		}
		return seal{name: string(b[16:]), runs: []run{{0, binary.LittleEndian.Uint64(b), binary.LittleEndian.Uint64(b[8:])}}}, true
	}
	if kind == kindRules && len(b) > 0 {
		k.rules, b = otlp.Rules(b[0]), b[1:]
	}
	if len(b) < 4 {
		return seal{}, false
	}
	n := int(binary.LittleEndian.Uint32(b))
	if b = b[4:]; n == 0 || len(b) <= n*runSize {
		return seal{}, false
	}
	for range n {
		k.runs = append(k.runs, run{binary.LittleEndian.Uint32(b), binary.LittleEndian.Uint64(b[4:]), binary.LittleEndian.Uint64(b[12:])})
		b = b[runSize:]
	}
	k.name = string(b)
	return k, true
}
