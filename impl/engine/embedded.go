package engine

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/core"
)

const (
	// minBackoff and maxBackoff are between the end of a child and the start of the next.
	minBackoff = 100 * time.Millisecond
	maxBackoff = 10 * time.Second
	// healthyTime is how long a child must have answered for its end to be a first one again.
	healthyTime = 30 * time.Second
	// maxSocketPath is what fits into an address on macOS; Linux takes three bytes more.
	maxSocketPath = 103
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
	// Memory is the engine's limit in bytes; 0 means DefaultMemory. One query may use a quarter of it.
	Memory int64
	Log    *slog.Logger
}

// Embedded is an engine in a child process, which is started anew whenever it ends.
type Embedded struct {
	options EmbeddedOptions
	child   ChildOptions
	// socketDir is removed at the end; it is empty when the socket is in the data directory.
	socketDir string
	db        *DB

	cancel  context.CancelFunc
	stopped chan struct{} // closed when the last child has ended

	mu      sync.Mutex
	process *os.Process // nil while there is none
	up      bool
	alive   chan struct{} // closed while the child answers
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
			return nil, fmt.Errorf("find the own binary: %w", err)
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
		child:   ChildOptions{DataDir: dir, Lib: lib, Memory: o.Memory},
		stopped: make(chan struct{}),
		alive:   make(chan struct{}),
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

// chooseSocket puts the socket into the data directory, which belongs to one child at a time, or into a private
// directory of its own when that path would be too long.
func (e *Embedded) chooseSocket() error {
	e.child.Socket = filepath.Join(e.child.engineDir(), "socket")
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
	db, err := open(defaultSubject, sockets, driverTransport{next: roundTripper{e, sockets}}, auth)
	if err != nil {
		return nil, err
	}
	// It takes several greedy queries at once to reach the engine's limit, and each of them is more likely to run into
	// it than those that need little.
	db.queryMemory = e.options.Memory / 4
	db.threads = int64(runtime.GOMAXPROCS(0))
	return db, nil
}

// roundTripper fails at once while no child answers.
type roundTripper struct {
	e    *Embedded
	next http.RoundTripper
}

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
	return t.next.RoundTrip(req)
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
		if e.process != nil {
			_ = e.process.Kill()
		}
		e.mu.Unlock()
		<-e.stopped
	}
	return errors.Join(err, e.db.Close())
}

// supervise runs one child after the other.
func (e *Embedded) supervise(ctx context.Context) {
	defer close(e.stopped)
	if e.socketDir != "" {
		defer os.RemoveAll(e.socketDir)
	}
	backoff := minBackoff
	for {
		lasted, err := e.runChild(ctx)
		if ctx.Err() != nil {
			return
		}
		if lasted > healthyTime {
			backoff = minBackoff
		}
		e.options.Log.Error("engine ended, starting it again", "error", err, "answered_for", lasted, "wait", backoff)
		select {
		case <-ctx.Done():
			return
		case <-time.After(backoff):
		}
		backoff = min(2*backoff, maxBackoff)
	}
}

// runChild runs one child to its end and says for how long it has answered.
func (e *Embedded) runChild(ctx context.Context) (lasted time.Duration, err error) {
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
		return 0, err
	}
	defer life.Close()
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	stderr, err := cmd.StderrPipe()
	if err != nil {
		return 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	e.setState(cmd.Process, false)
	var since time.Time
	var output sync.WaitGroup
	output.Go(func() {
		eachLine(stdout, func(line string) {
			if strings.HasPrefix(line, ready) && since.IsZero() {
				since = time.Now()
				e.setState(cmd.Process, true)
			}
		})
	})
	output.Go(func() {
		eachLine(stderr, func(line string) { e.options.Log.Info("engine output", "line", line) })
	})
	// Both pipes end with the child, whatever it dies of.
	output.Wait()
	e.setState(nil, false)
	err = cmd.Wait()
	if !since.IsZero() {
		lasted = time.Since(since)
	}
	return lasted, err
}

// setState records the child and whether it answers, and wakes those who wait for that.
func (e *Embedded) setState(process *os.Process, up bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.process = process
	if e.up == up {
		return
	}
	e.up = up
	if up {
		close(e.alive)
	} else {
		e.alive = make(chan struct{})
	}
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
