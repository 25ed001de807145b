package engine

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/watchdog"
)

const (
	// minBackoff and maxBackoff are between the end of a child and the start of the next.
	minBackoff = 100 * time.Millisecond
	maxBackoff = 10 * time.Second
	// healthyTime is how long a child must have answered for its end to be a first one again.
	healthyTime = 30 * time.Second
	// maxSocketPath is what fits into an address on macOS; Linux takes three bytes more.
	maxSocketPath = 103
	// countedShare is the part of a child's memory, in percent, that the engine may use by its own count, so that an
	// ordinary query fails by itself before the child is killed. The engine does not count what is left of it.
	countedShare = 90
	// socketFile is the child's socket in its directory.
	socketFile = "socket"
	// maxLogLine is where lines of a child's output are cut.
	maxLogLine = 4 << 10
)

// EmbeddedOptions are the options of an engine in a child process.
type EmbeddedOptions struct {
	// Binary and Args start a child; the flags of ChildOptions follow. Empty means this binary with "engine".
	Binary string
	Args   []string
	// Env is added to the child's environment, which is otherwise empty.
	Env []string
	// DataDir is the directory of everything embedded. It is created with mode 0700.
	DataDir string
	// Lib is the path of libchdb; empty means that FindLib decides.
	Lib string
	// Memory is the engine's limit in bytes; 0 means DefaultMemory. One query may use a quarter of it. A child that is
	// above it is killed.
	Memory int64
	// Metrics may be nil.
	Metrics *Metrics
	Log     *slog.Logger
}

// Embedded is an engine in a child process, which is started anew whenever it ends.
type Embedded struct {
	options EmbeddedOptions
	child   ChildOptions
	// socketDir is removed at the end; it is empty when the socket is in the data directory.
	socketDir string
	db        *DB
	sockets   *watchdog.Transport // to the child

	cancel  context.CancelFunc
	stopped chan struct{} // closed when the last child has ended
	waits   sync.WaitGroup

	mu         sync.Mutex
	current    *instance // nil while there is none
	up         bool
	alive      chan struct{} // closed while the child answers
	waitUntil  time.Time     // how long queries wait for the next child, if the last one was not meant to end
	forced     time.Time     // when a child was last killed for a query that cannot be stopped
	executions map[*execution]struct{}
	penalties  penalties
}

// Start starts the child and returns at once; until it answers, and whenever it is down, queries fail as
// Unavailable. The child lives until Stop, also when ctx ends.
func Start(ctx context.Context, o EmbeddedOptions) (*Embedded, error) {
	lib, err := FindLib(o.Lib)
	if err != nil {
		return nil, err
	}
	if o.Binary == "" {
		if o.Binary, err = os.Executable(); err != nil {
			return nil, fmt.Errorf("find the obstack binary: %w", err)
		}
	}
	if o.Args == nil {
		o.Args = []string{"engine"}
	}
	if o.Memory == 0 {
		o.Memory = DefaultMemory()
	}
	dir, err := filepath.Abs(o.DataDir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("create the data directory: %w", err)
	}
	e := &Embedded{
		options: o,
		child:   ChildOptions{DataDir: dir, Lib: lib, Memory: o.Memory / 100 * countedShare},
		stopped: make(chan struct{}),
		alive:   make(chan struct{}),

		executions: map[*execution]struct{}{},
	}
	if err := e.chooseSocket(); err != nil {
		return nil, err
	}
	if e.db, err = e.open(); err != nil {
		return nil, err
	}
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	e.cancel = cancel
	go e.supervise(running)
	return e, nil
}

// Join opens the engine that another process runs in a data directory. Its queries fail as Unavailable while there is none,
// or when its socket could not be in the directory.
func Join(dataDir string) (*DB, error) {
	dir, err := filepath.Abs(dataDir)
	if err != nil {
		return nil, err
	}
	socket := filepath.Join((&ChildOptions{DataDir: dir}).engineDir(), socketFile)
	return Open(Options{
		URL: "http://engine", Trusted: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", socket)
		},
	})
}

// chooseSocket puts the socket into the data directory, which belongs to one child at a time, or into a private
// directory of its own when that path would be too long.
func (e *Embedded) chooseSocket() error {
	e.child.Socket = filepath.Join(e.child.engineDir(), socketFile)
	if len(e.child.Socket) <= maxSocketPath {
		return nil
	}
	for _, parent := range []string{os.TempDir(), "/tmp"} {
		dir, err := os.MkdirTemp(parent, "obstack-")
		if err != nil {
			return fmt.Errorf("create a directory for the engine's socket: %w", err)
		}
		e.socketDir, e.child.Socket = dir, filepath.Join(dir, "socket")
		if len(e.child.Socket) <= maxSocketPath {
			return nil
		}
		_ = os.Remove(dir)
	}
	return errors.New("the path of the engine's socket would be too long")
}

// open makes the client of the socket.
func (e *Embedded) open() (*DB, error) {
	sockets := &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", e.child.Socket)
		},
		MaxIdleConnsPerHost: maxQueries + maxInserts,
		IdleConnTimeout:     idleTimeout,
		DisableCompression:  true,
	}
	auth := clickhouse.Auth{Database: "default"}
	e.sockets = watchdog.New(sockets, exchangeTimeout)
	db, err := open(defaultSubject, sockets, driverTransport{next: roundTripper{e}}, auth)
	if err != nil {
		return nil, err
	}
	db.embedded = e
	// It takes several greedy queries at once to reach the engine's limit, and each of them is more likely to run into
	// it than those that need little.
	db.queryMemory = e.child.Memory / 4
	db.threads = int64(runtime.GOMAXPROCS(0))
	return db, nil
}

// roundTripper fails at once while no child answers, and gives queries their ids.
type roundTripper struct{ e *Embedded }

func (t roundTripper) RoundTrip(req *http.Request) (*http.Response, error) {
	t.e.mu.Lock()
	up := t.e.up
	t.e.mu.Unlock()
	if !up {
		if req.Body != nil {
			_ = req.Body.Close()
		}
		return nil, errStarting
	}
	if x, ok := req.Context().Value(executionKey{}).(*execution); ok {
		req = req.Clone(req.Context())
		req.URL.RawQuery += "&query_id=" + x.id
	}
	return t.e.sockets.RoundTrip(req)
}

var errStarting error = &core.Error{
	Kind: core.Unavailable, Message: "The query engine is starting, try again shortly", RetryAfter: retryAfter,
}

// DB returns the engine's client. It is closed by Stop.
func (e *Embedded) DB() *DB { return e.db }

// Ready waits until the child answers.
func (e *Embedded) Ready(ctx context.Context) error {
	e.mu.Lock()
	alive := e.alive
	e.mu.Unlock()
	select {
	case <-alive:
		return nil
	case <-e.stopped:
		return errStarting
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Stop ends the child and closes the client. It waits for the child no longer than ctx lasts, and kills it then. It
// may be called again.
func (e *Embedded) Stop(ctx context.Context) error {
	e.cancel()
	var err error
	select {
	case <-e.stopped:
	case <-ctx.Done():
		err = fmt.Errorf("stop engine: %w", ctx.Err())
		e.mu.Lock()
		if e.current != nil {
			_ = e.current.process.Kill()
		}
		e.mu.Unlock()
		<-e.stopped
	}
	return errors.Join(err, e.db.Close())
}

// supervise runs one child after the other.
func (e *Embedded) supervise(ctx context.Context) {
	defer close(e.stopped)
	defer e.waits.Wait()
	if e.socketDir != "" {
		defer os.RemoveAll(e.socketDir)
	}
	backoff := minBackoff
	for {
		lasted, killed, err := e.runChild(ctx)
		if ctx.Err() != nil {
			return
		}
		// One that was killed for what it ran is no reason to let the others wait.
		if lasted > healthyTime || killed {
			backoff = minBackoff
		}
		e.options.Log.Error("engine exited, restarting", "error", err, "answered_for", lasted, "retry_in", backoff)
		select {
		case <-ctx.Done():
			return
		case <-time.After(backoff):
		}
		backoff = min(2*backoff, maxBackoff)
	}
}

// runChild runs one child to its end, and says for how long it has answered and whether it was killed by force.
func (e *Embedded) runChild(ctx context.Context) (lasted time.Duration, killed bool, err error) {
	cmd := exec.CommandContext(ctx, e.options.Binary, append(e.options.Args, e.child.args()...)...)
	cmd.Env = append(engineEnv(nil), e.options.Env...)
	// A terminal's Ctrl-C goes to this process, which then ends the child in its turn.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGTERM) }
	// The child cuts itself off before; this is for one that cannot even do that.
	cmd.WaitDelay = stopTimeout + time.Second

	// The child ends when this pipe does. Nothing is ever written to it.
	life, err := cmd.StdinPipe()
	if err != nil {
		return 0, false, err
	}
	defer life.Close()
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return 0, false, err
	}
	stderr, err := cmd.StderrPipe()
	if err != nil {
		return 0, false, err
	}
	if err := cmd.Start(); err != nil {
		return 0, false, err
	}
	in := &instance{process: cmd.Process}
	in.life, in.end = context.WithCancel(context.Background())
	defer in.end()
	group := e.confineMemory(cmd.Process.Pid)
	e.began(in)
	var output sync.WaitGroup
	output.Go(func() {
		eachLine(stdout, func(line string) {
			if strings.HasPrefix(line, ready) && in.up.IsZero() {
				e.answers(in)
				e.waits.Go(func() { e.monitor(in) })
			}
		})
	})
	output.Go(func() {
		eachLine(stderr, func(line string) { logLine(e.options.Log, line) })
	})
	// Both pipes end with the child, whatever it dies of.
	output.Wait()
	killed = e.ended(in, ctx.Err() == nil)
	err = cmd.Wait()
	group.remove()
	if !in.up.IsZero() {
		lasted = time.Since(in.up)
	}
	return lasted, killed, err
}

// began records a child that does not answer yet.
func (e *Embedded) began(in *instance) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.current = in
}

// answers records that the child answers, and wakes those who wait for that.
func (e *Embedded) answers(in *instance) {
	e.mu.Lock()
	defer e.mu.Unlock()
	in.up = time.Now()
	e.up, e.waitUntil = true, time.Time{}
	close(e.alive)
}

// down lets those who come from now on wait for the next child. e.mu must be held.
func (e *Embedded) down() {
	if e.up {
		e.up, e.alive = false, make(chan struct{})
	}
}

// ended records the end of the child, and reports whether it was killed by force. One that was not meant to end may have
// been brought down by what it ran.
func (e *Embedded) ended(in *instance, unexpected bool) (killed bool) {
	e.mu.Lock()
	killed = in.forced
	crashed := unexpected && !killed && !in.up.IsZero()
	if crashed {
		in.forced = true
		e.penalties.quarantine(e.running(in), time.Now())
	}
	if killed || crashed && time.Since(in.up) > healthyTime {
		e.waitUntil = time.Now().Add(restartWait)
	}
	e.current = nil
	e.down()
	in.end()
	e.mu.Unlock()
	if crashed {
		e.options.Metrics.restart(reasonCrash)
	}
	return killed
}

// eachLine calls f with every line of r, cut to a sane length, until r ends.
func eachLine(r io.Reader, f func(line string)) {
	lines := bufio.NewReaderSize(r, maxLogLine)
	for {
		line, more, err := lines.ReadLine()
		if err != nil {
			return
		}
		text := strings.ToValidUTF8(string(line), "?")
		for more && err == nil {
			_, more, err = lines.ReadLine()
		}
		f(text)
	}
}

// logLine logs a line of the child as the child's own log has it: with its level, message and fields. Lines of other form
// are the library's, or those of a child that dies.
func logLine(log *slog.Logger, line string) {
	var record map[string]any
	var level slog.Level
	decoder := json.NewDecoder(strings.NewReader(line))
	decoder.UseNumber()
	err := decoder.Decode(&record)
	message, isText := record[slog.MessageKey].(string)
	if err == nil {
		err = level.UnmarshalText(fmt.Append(nil, record[slog.LevelKey]))
	}
	if err != nil || !isText {
		log.Warn("engine output", "line", line)
		return
	}
	var fields []any
	for _, name := range slices.Sorted(maps.Keys(record)) {
		if name != slog.MessageKey && name != slog.LevelKey && name != slog.TimeKey {
			fields = append(fields, name, record[name])
		}
	}
	log.Log(context.Background(), level, message, fields...)
}

// engineEnv is the environment of an engine: times are UTC wherever it runs, and nothing of the caller's variables
// is kept but the switches named here, since a query could read them all.
func engineEnv(caller []string) []string {
	env := []string{"TZ=UTC", "LC_ALL=C"}
	for _, v := range caller {
		for _, prefix := range []string{"OBSTACK_ENGINE_", "GODEBUG=", "GOTRACEBACK="} {
			if strings.HasPrefix(v, prefix) && !strings.HasPrefix(v, "OBSTACK_ENGINE_CONFINED=") {
				env = append(env, v)
			}
		}
	}
	return env
}
