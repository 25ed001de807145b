package engine

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"math"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/sqltext"
	"github.com/obstack/obstack/impl/watchdog"
)

// Limits of every Select. They are enforced by the engine, and by the client as well, for servers that do not keep
// them; it waits for a second more than MaxTime.
const (
	// MaxTime is how long a query may take.
	MaxTime = 30 * time.Second
	// MaxRows is how many rows a result may have; with more of them the query fails.
	MaxRows = 100_000
	// MaxBytes is how large a result may be in memory of the server.
	MaxBytes = 64 << 20

	// maxQuerySize is how long the text of a query may be.
	maxQuerySize = 256 << 10
	// maxParameters is how long the values of a query may be as they are sent, which is in its address. Servers read one of
	// 1 MiB.
	maxParameters = 960 << 10
	// maxDepth is how deep it may be nested, as the server recurses into it.
	maxDepth = 1000
	// ownPriority and userPriority are of queries of our own making and of those with SQL of users in the embedded engine:
	// the latter pause between blocks of rows while any of the former runs, but no longer than priorityWait for each block.
	// Beside eight queries that only compute, a chart of 0.5 s takes 0.4 s with priorities and 3 s without.
	ownPriority  = 1
	userPriority = 2
	priorityWait = 100 * time.Millisecond
	// maxRegexp is how long the patterns of one search for several may be, which are compiled for every query.
	maxRegexp = 1000
)

// Query is a statement with its values.
type Query struct {
	// SQL is one statement, and leaves the format of the result to Select. Values stand in it as {name:Type}.
	SQL string
	// Params are the values by name: text as it is, numbers and times as ClickHouse reads them, and arrays, maps and
	// tuples as ClickHouse literals. They never become part of the SQL.
	Params map[string]string
	// Settings are ClickHouse settings for this query. They can lower the limits of Select, not lift them.
	Settings map[string]any
	// Hints are settings that only spare work. They are for the embedded engine: another server may not know one of them,
	// or not let its account change it.
	Hints map[string]any
	// NoDirectRead lets text indexes skip granules only: they are not read in place of their columns.
	NoDirectRead bool
	// MaxBytes is how large the result may be where that is less than for all queries, 0 for no less.
	MaxBytes int64
	// Limits are for a result that is handed on while it is read, and not kept. Nil means those of this package.
	Limits *Limits
	// UserSQL says that SQL of a user is part of the query and calls functions, of which some take any time and memory.
	UserSQL bool
	// Owner names who answers for such a query, as a path: team/pages/person/key, with Sessions as the key of a session, or
	// team/alerts/person/alert. If the embedded engine is restarted to end a query, it refuses queries with the same owner for
	// a while, and queries of the team with the same SQL. If several owners of a group such as team/pages/person cause
	// restarts, it refuses the whole group. Owner is empty for queries that the product itself makes.
	Owner string
	// Ended, when it is not nil, is called once, when the query no longer runs in the engine: with an error of Select, or
	// after the rows were closed, and in either case later if it goes on there though it was killed.
	Ended func()
}

// Sessions is the last part of the Owner of a person's sessions.
const Sessions = "sessions"

// statement identifies the SQL of a query within its team. It is empty for queries without an owner.
func (q Query) statement() string {
	if q.Owner == "" {
		return ""
	}
	team, _, _ := strings.Cut(q.Owner, "/")
	return fmt.Sprintf("%s:%x", team, sha256.Sum256([]byte(q.SQL)))
}

// Limits are those of one Select.
type Limits struct {
	// Time is how long it may take from its start to its last row, Rows and Bytes how many it may answer.
	Time  time.Duration
	Rows  int
	Bytes int64
}

// streamedRows is how many rows of a result with limits of its own are in memory at a time.
const streamedRows = 8192

// limitsOf are the limits of the query.
func (q Query) limitsOf() Limits {
	if q.Limits != nil {
		return *q.Limits
	}
	return Limits{MaxTime, MaxRows, q.maxBytes()}
}

// memoryRetries is how often a query is tried again that came upon the limit of the engine as a whole. It is often
// small itself, and the one that took the memory has ended by now: it runs into the limit as well.
const memoryRetries = 2

// memoryWait is before the first of them.
const memoryWait = 250 * time.Millisecond

// Select runs a query that only reads, within the limits of this package. The query stops in the engine when ctx
// ends, when its time is over, or when the rows are closed, which the caller must do.
func (d *DB) Select(ctx context.Context, q Query) (*Rows, error) {
	ended := q.Ended
	if ended == nil {
		ended = func() {}
	}
	f, err := d.prepare(ctx, q)
	if err == nil {
		err = q.checkParameters()
	}
	if err != nil {
		ended()
		return nil, err
	}
	quarantined := d.Quarantined(q.Owner)
	for try, waited := 0, false; ; try++ {
		x := d.begin(q)
		rows, err := d.selectOnce(ctx, q, f, x)
		if err == nil {
			end := rows.end
			rows.end = func() {
				end()
				d.settle(x, rows.complete, ended)
			}
			return rows, nil
		}
		starting := errors.Is(err, errStarting) && !waited // it has been restarted since it was waited for
		if !starting && (!sharedMemoryExceeded(err) || try == memoryRetries || !d.pause(ctx, memoryWait<<try)) {
			d.settle(x, CodeName(err) != "" || errors.Is(err, errStarting), ended)
			return nil, err
		}
		d.settle(x, true, func() {})
		if starting {
			waited = true
			if f, err = d.prepare(ctx, q); err != nil {
				ended()
				return nil, err
			}
		}
		// An owner that has come into quarantine meanwhile needs a slot of its own: the query would run beside that of another
		// owner in quarantine, and it would not be found out again which one takes the memory.
		if !quarantined && d.Quarantined(q.Owner) {
			ended()
			return nil, unavailable(d.subject, "was restarted, try again shortly", ErrRestarted)
		}
	}
}

// prepare finds out whether a query may run now, and what is known of the server.
func (d *DB) prepare(ctx context.Context, q Query) (*facts, error) {
	if err := d.Admit(ctx, q); err != nil {
		return nil, err
	}
	if d.embedded != nil {
		d.embedded.awaitRestart(ctx)
	}
	f, err := d.learn(ctx)
	if errors.Is(err, errStarting) {
		d.embedded.awaitRestart(ctx)
		f, err = d.learn(ctx)
	}
	d.breaker.observe(err)
	return f, err
}

// Admit returns the error of a query that would be refused at once, which spares it to wait for its turn: it is
// RateLimited for an owner or SQL that has brought the embedded engine down, and Unavailable for a server that does not
// answer. A server that may be back is probed.
func (d *DB) Admit(ctx context.Context, q Query) error {
	if d.embedded == nil {
		return d.breaker.admit(ctx, d.subject, d.probe)
	}
	e, statement := d.embedded, q.statement()
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.penalties.refused(q.Owner, statement, time.Now())
}

// Quarantined reports whether queries of the owner, or of one of its groups, ran when the embedded engine had to be restarted
// and it is not known for which. Those of several such owners must not run at the same time, or it is not found out either
// when that happens again.
func (d *DB) Quarantined(owner string) bool {
	if d.embedded == nil || owner == "" {
		return false
	}
	e := d.embedded
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.penalties.inQuarantine(owner, time.Now())
}

// pause waits, and reports whether the context still runs.
func (d *DB) pause(ctx context.Context, wait time.Duration) bool {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// selectOnce runs a query as the execution, which is nil for a server.
func (d *DB) selectOnce(ctx context.Context, q Query, f *facts, x *execution) (*Rows, error) {
	own := q.limitsOf()
	limited, stop := context.WithTimeoutCause(ctx, own.Time+time.Second, errMaxTime)
	if q.Limits != nil {
		limited = watchdog.WithLimit(limited, own.Time+time.Minute)
	}
	if x != nil {
		limited = context.WithValue(limited, executionKey{}, x)
	}
	d.running.Add(1)
	rows, err := d.read(limited, d.conn, q.SQL, own.Bytes, d.settings(d.limits(ctx, q, f)), q.parameters())
	end := func() {
		stop()
		d.running.Add(-1)
	}
	if err != nil {
		end()
		d.breaker.observe(err)
		return nil, d.cutOff(x, err)
	}
	rows.end, rows.execution = end, x
	rows.native.most, rows.limit.streams = own.Rows, q.Limits != nil
	return rows, nil
}

// errMaxTime distinguishes the end of a query's time from a deadline of the caller.
var errMaxTime = errors.New("query took too long")

// limits are the settings of a query that reads. What an account may not set must be set for it by the operator of
// the server: with readonly=2 that is readonly itself, with readonly=1 everything.
func (d *DB) limits(ctx context.Context, q Query, f *facts) clickhouse.Settings {
	if f.readonly == 1 {
		return nil
	}
	s := clickhouse.Settings{}
	var hints map[string]any
	if d.queryMemory > 0 {
		hints = q.Hints
	}
	maps.Copy(s, hints)
	own, most := q.Settings, q.limitsOf()
	maps.Copy(s, own)
	maps.Copy(s, clickhouse.Settings{
		"max_execution_time":    seconds(ctx, most.Time),
		"timeout_overflow_mode": "throw",
		"max_result_rows":       most.Rows,
		"max_result_bytes":      most.Bytes,
		"result_overflow_mode":  "throw",
		// A server would otherwise go on for a client that has gone away.
		"cancel_http_readonly_queries_on_client_close": 1,
		// What no query needs that the checks of user SQL let through. They are the first fence, this is the second.
		"allow_ddl":                         0,
		"allow_introspection_functions":     0,
		"max_query_size":                    maxQuerySize,
		"max_ast_depth":                     maxDepth,
		"max_parser_depth":                  maxDepth,
		"max_hyperscan_regexp_length":       maxRegexp,
		"max_hyperscan_regexp_total_length": 10 * maxRegexp,
		// Table functions that reach out would otherwise be tried for minutes.
		"http_max_tries":          1,
		"http_connection_timeout": 1,
		"connect_timeout":         1,
	})
	if f.version.AtLeast(26, 7) {
		// With it, a filter on a column that nothing else reads has the defaults of others computed as if it were 0, in parts
		// that lack those others.
		s["query_plan_remove_unused_columns"] = 0
	}
	if q.NoDirectRead && f.version.AtLeast(directReads.Major, directReads.Minor) {
		s["query_plan_direct_read_from_text_index"] = 0
	}
	if q.Limits != nil {
		s["max_block_size"] = streamedRows
	}
	if d.queryMemory > 0 {
		s["max_memory_usage"] = d.queryMemory
		// One query may use the whole machine, but many at once would only take the processors from each other.
		s["max_threads"] = max(1, min(d.threads, 2*d.threads/max(1, d.running.Load())))
		// Large sorts and groups go to the disk well before they reach the limit, of which they need a part to do so.
		s["max_bytes_before_external_group_by"] = d.queryMemory / 4
		s["max_bytes_before_external_sort"] = d.queryMemory / 4
		s["max_temporary_data_on_disk_size_for_query"] = d.queryMemory
		s["priority"] = ownPriority
		if q.UserSQL { // of which several together must leave memory for others
			s["priority"] = userPriority
			s["max_memory_usage"] = d.queryMemory / 2
		}
		s["low_priority_query_wait_time_ms"] = priorityWait.Milliseconds()
		// Not every server knows this one.
		s["function_sleep_max_microseconds_per_block"] = 100_000
	}
	if f.readonly == 0 {
		s["readonly"] = 1
	}
	for _, name := range []string{
		"max_execution_time", "max_result_rows", "max_result_bytes", "max_memory_usage", "max_threads", "max_block_size",
	} {
		for _, lower := range []map[string]any{own, hints} {
			if limit, ok := lower[name]; ok && number(limit) > 0 && number(limit) < number(s[name]) {
				s[name] = limit
			}
		}
	}
	return s
}

// LimitsReads reports whether the server accepts settings that limit what a query reads. An account with readonly=1 cannot set any.
func (d *DB) LimitsReads(ctx context.Context) bool {
	f, err := d.learn(ctx)
	return err == nil && f.readonly != 1
}

// maxBytes is how large the result may be.
func (q Query) maxBytes() int64 {
	if q.MaxBytes > 0 {
		return min(q.MaxBytes, MaxBytes)
	}
	return MaxBytes
}

// number is a limit as a number, infinite when there is none.
func number(limit any) float64 {
	if n, err := strconv.ParseFloat(fmt.Sprint(limit), 64); err == nil {
		return n
	}
	return math.Inf(1)
}

// seconds is how long a query may take on the server, at least one.
func seconds(ctx context.Context, left time.Duration) int {
	if deadline, ok := ctx.Deadline(); ok {
		left = min(left, time.Until(deadline))
	}
	return max(1, int(math.Ceil(left.Seconds())))
}

// Exec runs a statement that answers nothing. It has none of the limits of Select, but ends with ctx, and in any case
// after exchangeTimeout.
func (d *DB) Exec(ctx context.Context, q Query) error {
	return d.failure(ctx, d.conn.Exec(driverContext(ctx, d.settings(q.Settings), q.parameters()), q.SQL))
}

// placeholder finds a value's type in the SQL.
var placeholder = regexp.MustCompile(`\{\s*(\w+)\s*:\s*(\w+)`)

// checkParameters refuses values that no server would read: long filters, and many of them.
func (q Query) checkParameters() error {
	size := 0
	for _, value := range q.Params {
		size += len(value)
	}
	if 6*size < maxParameters { // a byte takes six at most: it is escaped, and then again for the address
		return nil
	}
	size = 0
	for name, value := range q.parameters() {
		size += len(name) + len(url.QueryEscape(value))
	}
	if size > maxParameters {
		return core.InvalidError("The values in the query's conditions are too long: use fewer or shorter filters")
	}
	return nil
}

// parameters encodes the values. Arrays, maps and tuples are read as literals, whose strings are escaped already.
func (q Query) parameters() clickhouse.Parameters {
	if len(q.Params) == 0 {
		return nil
	}
	literal := map[string]bool{}
	for _, m := range placeholder.FindAllStringSubmatch(q.SQL, -1) {
		switch m[2] {
		case "Array", "Map", "Tuple", "Nested":
			literal[m[1]] = true
		}
	}
	encoded := clickhouse.Parameters{}
	for name, value := range q.Params {
		if !literal[name] {
			value = sqltext.Escape(value)
		}
		encoded[name] = value
	}
	return encoded
}
