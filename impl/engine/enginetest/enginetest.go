// Package enginetest gives tests a real ClickHouse engine, and holds what every engine must do.
//
// Most tests call Start: it returns a new database in the engine that all tests of the process share, or on the server that
// TEST_CLICKHOUSE_DSN names. The engine is a child process, as in the program. The child runs the test binary, so a package
// whose tests call Start has a TestMain that calls Main. Tests that bring an engine down start their own with Options. Tests that
// need an engine behind an address call Server.
//
// It imports engine and what that imports, so that the tests of every package above engine can use it.
package enginetest

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"
	"go.uber.org/goleak"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/sqltext"
)

// childVariable turns a test binary into the engine's child process. Its prefix is one that children pass on.
const childVariable = "OBSTACK_ENGINE_TEST_CHILD"

// Memory is the limit of the engines that tests start.
const Memory = 1 << 30

// shared holds the engine and the server of a test process: loading the library for every test would take most of their time.
var shared struct {
	sync.Mutex
	mainRuns bool
	engine   *engine.Embedded
	dirs     []string
	server   *engine.DB // of serverVariable
	address  string     // of the engine behind a port, which end stops
	end      func() error
}

// serverVariable names a ClickHouse server for the tests that ask for no engine of their own.
const serverVariable = "TEST_CLICKHOUSE_DSN"

// Main is what TestMain must call in a package whose tests use an engine. The engine runs in a copy of the test
// binary, in which Main becomes the engine instead of running tests.
func Main(m *testing.M) {
	if IsChild() {
		os.Exit(child())
	}
	if dir := os.Getenv(hostVariable); dir != "" {
		fmt.Fprintln(os.Stderr, host(dir))
		os.Exit(1)
	}
	shared.mainRuns = true
	release := endWithParent()
	code := m.Run()
	release()
	if err := stop(); err != nil {
		fmt.Fprintln(os.Stderr, "stop the engine:", err)
		code = 1
	}
	leak := goleak.Find()
	for deadline := time.Now().Add(patience.Timeout); leak != nil && time.Now().Before(deadline); {
		leak = goleak.Find()
	}
	if leak != nil {
		fmt.Fprintln(os.Stderr, "after all tests:", leak)
		code = 1
	}
	os.Exit(code)
}

// endWithParent ends this process, and so its engines, when `go test` is killed, which otherwise leaves both behind.
func endWithParent() (stop func()) {
	parent, stopped, done := os.Getppid(), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			select {
			case <-time.After(time.Second):
			case <-stopped:
				return
			}
			if os.Getppid() != parent {
				os.Exit(1)
			}
		}
	}()
	return func() {
		close(stopped)
		<-done
	}
}

// IsChild reports whether this process is to become the engine, so that a TestMain does nothing else before Main.
func IsChild() bool { return os.Getenv(childVariable) != "" }

// child is the engine command.
func child() int {
	var o engine.ChildOptions
	fs := flag.NewFlagSet("engine", flag.ExitOnError)
	o.RegisterFlags(fs)
	_ = fs.Parse(os.Args[2:])
	o.Log = slog.New(slog.NewTextHandler(os.Stderr, nil))
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	if err := engine.RunChild(ctx, o); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// Options returns what engine.Start needs to run an engine in a test, with its data in dir.
func Options(t testing.TB, dir string) engine.EmbeddedOptions {
	t.Helper()
	if !shared.mainRuns {
		t.Fatal("TestMain does not call enginetest.Main")
	}
	return engine.EmbeddedOptions{
		Env:     []string{childVariable + "=1"},
		DataDir: dir,
		Lib:     Library(t),
		Memory:  Memory,
		Log:     slog.New(slog.DiscardHandler),
	}
}

// Library returns the path of libchdb, which `make engine` puts below the root of the module.
func Library(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for ; dir != "/"; dir = filepath.Dir(dir) {
		found, err := filepath.Glob(filepath.Join(dir, ".runtime/node_modules/@chdb/lib-*/libchdb.so"))
		if err == nil && len(found) > 0 {
			return found[0]
		}
	}
	path, err := engine.FindLib("")
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// Start returns an empty database of the process's engine, or of the server of TEST_CLICKHOUSE_DSN, which is dropped after the test.
func Start(t testing.TB) *engine.DB {
	t.Helper()
	if dsn := os.Getenv(serverVariable); dsn != "" {
		return Database(t, open(t, dsn))
	}
	return Embedded(t)
}

// Embedded is Start for tests of what the embedded engine alone does.
func Embedded(t testing.TB) *engine.DB {
	t.Helper()
	return Database(t, start(t).DB())
}

// open returns the client of the server that the tests of the process share.
func open(t testing.TB, dsn string) *engine.DB {
	t.Helper()
	shared.Lock()
	defer shared.Unlock()
	if shared.server == nil {
		db, err := engine.Open(engine.Options{URL: dsn, Trusted: true})
		if err != nil {
			t.Fatal(err)
		}
		shared.server = db
	}
	return shared.server
}

// Database makes an empty database that is dropped after the test.
func Database(t testing.TB, db *engine.DB) *engine.DB {
	t.Helper()
	name := "test_" + strings.ReplaceAll(uuid.NewString(), "-", "")
	if err := db.Exec(t.Context(), engine.Query{SQL: "CREATE DATABASE " + sqltext.Ident(name)}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		// Not the test's context, which has ended.
		if err := db.Exec(context.Background(), engine.Query{SQL: "DROP DATABASE " + sqltext.Ident(name)}); err != nil {
			t.Error(err)
		}
	})
	return db.In(name)
}

// Server returns the URL of a ClickHouse server: the one of TEST_CLICKHOUSE_DSN, or an engine behind a loopback port, which
// to its clients is the same. All tests of the process share it. It asks for no password, since tests reach it through
// proxies of their own too.
func Server(t testing.TB) string {
	t.Helper()
	if dsn := os.Getenv(serverVariable); dsn != "" {
		return dsn
	}
	shared.Lock()
	defer shared.Unlock()
	if shared.address == "" {
		shared.address, shared.end = startServer(t, makeDir(t))
	}
	return shared.address
}

// NewServer returns the URL of an engine behind a loopback port that no other test uses.
func NewServer(t testing.TB) string {
	t.Helper()
	address, end := startServer(t, t.TempDir())
	t.Cleanup(func() {
		if err := end(); err != nil {
			t.Error("stop the server:", err)
		}
	})
	return address
}

// startServer starts an engine behind a loopback port, with its data in dir.
func startServer(t testing.TB, dir string) (address string, end func() error) {
	t.Helper()
	o := Options(t, dir)
	cmd := exec.Command(os.Args[0], "engine", "--data", o.DataDir, "--listen", "127.0.0.1:0", "--supervised",
		"--engine-lib", o.Lib, "--engine-memory", fmt.Sprint(o.Memory))
	cmd.Env = o.Env
	life, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Fscanf(stdout, "ready %s\n", &address); err != nil {
		t.Fatal("start the server:", err)
	}
	return "http://" + address, func() error { return errors.Join(life.Close(), cmd.Wait()) }
}

// makeDir makes a directory for the server that the tests of the process share.
func makeDir(t testing.TB) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "enginetest-")
	if err != nil {
		t.Fatal(err)
	}
	shared.dirs = append(shared.dirs, dir)
	return dir
}

func start(t testing.TB) *engine.Embedded {
	t.Helper()
	shared.Lock()
	defer shared.Unlock()
	if shared.engine == nil {
		var err error
		if shared.engine, err = engine.Start(t.Context(), Options(t, makeDir(t))); err != nil {
			t.Fatal(err)
		}
	}
	if err := shared.engine.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	return shared.engine
}

func stop() (err error) {
	if shared.server != nil {
		err = shared.server.Close()
	}
	if shared.end != nil {
		err = errors.Join(err, shared.end())
	}
	if shared.engine != nil {
		ctx, cancel := context.WithTimeout(context.Background(), patience.Timeout)
		defer cancel()
		err = errors.Join(err, shared.engine.Stop(ctx))
	}
	for _, dir := range shared.dirs {
		err = errors.Join(err, os.RemoveAll(dir))
	}
	return err
}

// Array writes texts as the literal of an Array(String), for engine.Query.Params.
func Array(texts []string) string {
	quoted := make([]string, len(texts))
	for i, t := range texts {
		quoted[i] = sqltext.Literal(t)
	}
	return fmt.Sprintf("[%s]", strings.Join(quoted, ","))
}
