// Package chdb answers the ClickHouse HTTP interface from libchdb, the ClickHouse engine as a library.
//
// Every request gets a session of its own with its settings and its database, often one that was opened ahead. Queries
// that can be cut into blocks are streamed, inserts are fed through as they arrive, and everything else is answered
// from memory. What a server would refuse is refused here too: several statements at once, writing by GET, settings
// that do not exist.
//
// The library is C++ in the same address space: when it crashes, the process does, so it belongs into a process of
// its own. It has no users and no grants, and a query may read any file that the process may read.
//
// Open loads the library and returns the Engine, an http.Handler for the socket of the child process. The package may
// import nothing of ours, and only it may import purego.
package chdb

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/obstack/obstack/impl/sqltext"
)

// Options are limits of an Engine.
type Options struct {
	// Memory is how much the engine may use in bytes; a query that would need more fails. Zero is no limit.
	Memory int64
	// Queries is how many queries run at once; further ones wait for their turn. Zero means 4 for each processor,
	// at least 8: enough that a few slow queries do not hold up the fast ones.
	Queries int
	// ConfigFile is the path of a server's configuration, empty for none. Tests have clusters in it.
	ConfigFile string
}

// Engine is the open data directory. A process can have only one, since the library keeps its state in globals, and
// a directory can be open in only one process.
type Engine struct {
	lib  *library
	dir  string
	info serverInfo

	// base keeps the directory open while no query runs.
	base *conn
	// control runs what stops other queries. It is never held up by them, because it takes no slot.
	control struct {
		sync.Mutex
		conn *conn
	}

	executions executions
	doomed     doomed
	pool       sessionPool
	slots      chan struct{}
	serial     atomic.Uint64
	running    sync.WaitGroup
}

// serverInfo is what the engine says about itself in response headers.
type serverInfo struct{ version, timezone, name string }

var opened atomic.Bool

// Open loads the library at path lib and opens the data directory, which it creates when it is missing.
func Open(lib, dir string, o Options) (*Engine, error) {
	if opened.Swap(true) {
		return nil, errors.New("libchdb is already open in this process")
	}
	l, err := load(lib)
	if err != nil {
		return nil, err
	}
	// Go's runtime owns the signals; handlers of a library would turn its own faults into hangs.
	l.setSignalHandlersEnabled(0)

	e := &Engine{lib: l, dir: dir}
	if e.base, err = connect(l, e.arguments(o)...); err != nil {
		return nil, fmt.Errorf("open %s: %w", dir, err)
	}
	// The directory stays open as long as any connection does, so further ones need only name it.
	if e.control.conn, err = e.connect(); err != nil {
		return nil, err
	}
	if e.info, err = e.describe(); err != nil {
		return nil, fmt.Errorf("open %s: %w", dir, err)
	}
	if o.Queries == 0 {
		o.Queries = max(8, 4*runtime.GOMAXPROCS(0))
	}
	e.slots = make(chan struct{}, o.Queries)
	return e, nil
}

// arguments are server settings in the form of command-line flags. The caches are an order of magnitude below the
// defaults, which are made for a machine of the server's own.
func (e *Engine) arguments(o Options) []string {
	args := []string{
		"--path=" + e.dir,
		"--mark_cache_size=" + strconv.Itoa(64<<20),
		"--index_mark_cache_size=" + strconv.Itoa(32<<20),
		"--query_condition_cache_size=" + strconv.Itoa(32<<20),
		"--background_pool_size=2",
		"--max_thread_pool_free_size=16",
		// Memory that was freed is kept for five seconds, because a page that is given back costs as much again when it is
		// needed: a fifth of the time of inserts. Above this share of the limit it is given back within 50 ms, since queries that
		// grow arrays free as much as they use. By the numbers of a control group, the default where there is one, the library
		// does not see what it keeps, and eight greedy queries take the limit with them.
		"--memory_worker_use_cgroup=0",
		"--memory_worker_purge_dirty_pages_threshold_ratio=0.2",
	}
	if o.ConfigFile != "" {
		args = append(args, "--config-file="+o.ConfigFile)
	}
	if o.Memory > 0 {
		args = append(args, "--max_server_memory_usage="+strconv.FormatInt(o.Memory, 10))
	}
	return args
}

func (e *Engine) describe() (serverInfo, error) {
	r, err := e.base.query("SELECT version(), timezone(), displayName()", "TSVRaw", nil)
	if err != nil {
		return serverInfo{}, err
	}
	defer r.free()
	fields := strings.Split(strings.TrimSuffix(string(r.bytes()), "\n"), "\t")
	if len(fields) != 3 {
		return serverInfo{}, fmt.Errorf("the engine describes itself in %d fields", len(fields))
	}
	return serverInfo{version: fields[0], timezone: fields[1], name: fields[2]}, nil
}

// Version returns the version of ClickHouse that the library is made of, such as 26.7.2.1.
func (e *Engine) Version() string { return e.info.version }

// Close stops what still runs and closes the directory. It gives up waiting when the context ends, and then leaves
// the directory to the end of the process. No request may arrive any more.
func (e *Engine) Close(ctx context.Context) error {
	idle := make(chan struct{})
	go func() {
		e.running.Wait()
		close(idle)
	}()
	for {
		select {
		case <-idle:
			e.control.Lock()
			defer e.control.Unlock()
			e.control.conn.close()
			e.control.conn = nil
			e.pool.clear()
			e.base.close()
			return nil
		case <-ctx.Done():
			return fmt.Errorf("close engine: queries are still running: %w", ctx.Err())
		case <-time.After(killInterval):
			e.kill("query_id != queryID()")
		}
	}
}

func (e *Engine) connect() (*conn, error) { return connect(e.lib, "--path="+e.dir) }

// session returns a connection for one request. Settings stay on a connection, so only those are used again on which nothing
// can be set; a new one with its settings costs about two milliseconds.
func (e *Engine) session(p profile) (*conn, error) {
	c, known := e.pool.get(p)
	if c != nil {
		return c, nil
	}
	return e.open(known)
}

// refill opens a session for the next request of the profile. It must be called within a request.
func (e *Engine) refill(p profile) {
	known := e.pool.reserve(p)
	if known == nil {
		return
	}
	e.running.Go(func() {
		c, _ := e.open(known) // an error is that of the next request
		e.pool.put(known, c)
	})
}

func (e *Engine) open(of *pooledProfile) (*conn, error) {
	c, err := e.connect()
	if err != nil {
		return nil, err
	}
	c.of = of
	c.comment = strconv.FormatUint(e.serial.Add(1), 10)
	if err := c.prepare(of.profile); err != nil {
		c.close()
		return nil, err
	}
	return c, nil
}

func (c *conn) prepare(p profile) error {
	if p.database != "" {
		if err := c.exec("USE " + sqltext.Ident(p.database)); err != nil {
			return err
		}
	}
	// The library switches on what a server does not, and what no server has.
	return c.exec("SET allow_introspection_functions = 0, implicit_select = 0, allow_python_table_function = 0" +
		", log_comment = " + quoteString(c.comment) + p.settings)
}

// profile is that of the session that the request needs. The order of the settings is always the same.
func (q *request) profile() profile {
	var set strings.Builder
	for _, s := range q.settings {
		set.WriteString(", " + s.name + " = " + quoteString(s.value))
	}
	return profile{q.database, set.String()}
}

// setting is a ClickHouse setting. Its name must have been checked.
type setting struct{ name, value string }

var stringEscaper = strings.NewReplacer(`\`, `\\`, `'`, `\'`, "\x00", `\0`)

func quoteString(s string) string { return "'" + stringEscaper.Replace(s) + "'" }
