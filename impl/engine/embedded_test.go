package engine_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
)

// start runs an engine of the test's own, until the test ends.
func start(t *testing.T, o engine.EmbeddedOptions) *engine.Embedded {
	t.Helper()
	e, err := engine.Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stop(t, e) })
	return e
}

func stop(t *testing.T, e *engine.Embedded) {
	t.Helper()
	if err := e.Stop(patience.Context(t)); err != nil {
		t.Error(err)
	}
}

func ready(t *testing.T, e *engine.Embedded) *engine.DB {
	t.Helper()
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	return e.DB()
}

// parentVariable turns the test binary into a program that starts an engine with the options in it.
const parentVariable = "OBSTACK_ENGINE_TEST_PARENT"

// parent starts an engine, stores a row in it, says so, and waits to be killed.
func parent(options string) error {
	var o engine.EmbeddedOptions
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		return err
	}
	o.Log = slog.New(slog.DiscardHandler)
	ctx := context.Background()
	e, err := engine.Start(ctx, o)
	if err != nil {
		return err
	}
	if err := e.Ready(ctx); err != nil {
		return err
	}
	for _, sql := range []string{
		"CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a", "INSERT INTO t VALUES (7)",
	} {
		if err := e.DB().Exec(ctx, engine.Query{SQL: sql}); err != nil {
			return err
		}
	}
	fmt.Printf("engine %d\n", e.Process().Pid)
	select {}
}

func TestEngineEndsWithItsParent(t *testing.T) {
	t.Parallel()
	o := enginetest.Options(t, t.TempDir())
	log := o.Log
	o.Log = nil
	options, err := json.Marshal(o)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), parentVariable+"="+string(options))
	cmd.Stderr = os.Stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var pid int
	if _, err := fmt.Fscanf(stdout, "engine %d\n", &pid); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait()

	// The next engine gets the directory only when the orphan has let go of it.
	o.Log = log
	db := ready(t, start(t, o))
	got := enginetest.Select(t, db, engine.Query{SQL: "SELECT a FROM t"})
	if diff := cmp.Diff([][]any{{uint8(7)}}, got); diff != "" {
		t.Error(diff)
	}
	// Its end is complete a moment after; there may be no parent to reap it.
	patience.Within(t, "the orphan has ended", func() bool { return !alive(pid) })
}

// alive reports whether a process runs and is not merely waiting for its parent to notice its end.
func alive(pid int) bool {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	return err == nil && !strings.Contains(string(stat), ") Z ")
}

// niceness is that of all threads of a process.
func niceness(t *testing.T, pid int) []string {
	t.Helper()
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
	if err != nil || len(threads) == 0 {
		t.Fatalf("the threads of %d are %v, %v", pid, threads, err)
	}
	var found []string
	for _, path := range threads {
		text, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ESRCH) {
			continue // it has ended
		}
		if err != nil {
			t.Fatal(err)
		}
		_, fields, _ := strings.Cut(string(text), ") ") // from the third one on
		found = append(found, strings.Fields(fields)[19-3])
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// Queries must not keep the API from the processors.
func TestEngineYieldsToTheAPI(t *testing.T) {
	t.Parallel()
	e := start(t, enginetest.Options(t, t.TempDir()))
	enginetest.Select(t, ready(t, e), engine.Query{SQL: "SELECT sum(cityHash64(number)) FROM numbers_mt(10000000)"})
	api := niceness(t, os.Getpid())[0]
	n, err := strconv.Atoi(api)
	if err != nil {
		t.Fatal(err)
	}
	// To root, the library gives a thread that looks after its memory a priority of its own.
	want, got := strconv.Itoa(min(n+5, 19)), niceness(t, e.Process().Pid)
	if !slices.Contains(got, want) || n < 15 && slices.Contains(got, api) {
		t.Errorf("nice values of the engine's threads are %v, want %s", got, want)
	}
}

func TestEngineWaitsForTheDirectory(t *testing.T) {
	t.Parallel()
	o := enginetest.Options(t, t.TempDir())
	first := start(t, o)
	ready(t, first)
	second := start(t, o)
	patience.Within(t, "the second engine is started", func() bool { return second.Process() != nil })
	_, err := second.DB().Select(t.Context(), engine.Query{SQL: "SELECT 1"})
	if core.KindOf(err) != core.Unavailable {
		t.Errorf("two engines in one directory: got %v", err)
	}
	enginetest.Select(t, first.DB(), engine.Query{SQL: "SELECT 1"})
	stop(t, first)
	enginetest.Select(t, ready(t, second), engine.Query{SQL: "SELECT 1"})
}

func TestEngineIsConfined(t *testing.T) {
	t.Parallel()
	o := enginetest.Options(t, t.TempDir())
	outside := filepath.Join(t.TempDir(), "outside.txt")
	if err := os.WriteFile(outside, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	requests := make(chan struct{}, 10)
	web := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { requests <- struct{}{} }))
	t.Cleanup(web.Close)
	e := start(t, o)
	db := ready(t, e)

	// The same tables work inside the directory, so what follows fails for the reason that is meant.
	inside := filepath.Join(o.DataDir, "engine", "inside.txt")
	enginetest.Exec(t, db, "INSERT INTO FUNCTION file('"+inside+"', LineAsString, 'line String') VALUES ('a')",
		"SELECT * FROM file('"+inside+"', LineAsString)")

	forbidden := map[string]string{
		"read a file":              "SELECT * FROM file('" + outside + "', LineAsString)",
		"read the users":           "SELECT * FROM file('/etc/passwd', LineAsString)",
		"read its parent's memory": fmt.Sprintf("SELECT * FROM file('/proc/%d/environ', RawBLOB)", os.Getpid()),
		"write a file":             "INSERT INTO FUNCTION file('" + outside + ".new', LineAsString, 'l String') VALUES ('a')",
		"reach the network": "SELECT * FROM url('" + web.URL + "', LineAsString) " +
			"SETTINGS http_max_tries = 1, http_connection_timeout = 1",
		"reach a server": "SELECT * FROM remote('" + strings.TrimPrefix(web.URL, "http://") + "', system.one) " +
			"SETTINGS connections_with_failover_max_tries = 1, connect_timeout_with_failover_ms = 100",
		"start a program": "SELECT * FROM executable('/bin/true', TSV, 'a String')",
	}
	for what, sql := range forbidden {
		if err := db.Exec(t.Context(), engine.Query{SQL: sql}); err == nil {
			t.Errorf("the engine can %s", what)
		}
	}
	if len(requests) > 0 {
		t.Error("the engine reached the network")
	}
	if _, err := os.Stat(outside + ".new"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the engine wrote outside of its directory: %v", err)
	}

	environment, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", e.Process().Pid))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(environment), "PATH=") {
		t.Errorf("the engine has variables of its parent: %q", environment)
	}
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", e.Process().Pid))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"NoNewPrivs:\t1", "Seccomp:\t2", "Umask:\t0077"} {
		if !strings.Contains(string(status), want+"\n") {
			t.Errorf("the engine's status lacks %q", want)
		}
	}
}

func TestEngineStopsInTime(t *testing.T) {
	t.Parallel()
	e := start(t, enginetest.Options(t, t.TempDir()))
	db := ready(t, e)
	failed := make(chan error, 1)
	go func() {
		failed <- db.Exec(t.Context(), engine.Query{SQL: "SELECT count() FROM numbers(1000000000000)"})
	}()
	patience.Within(t, "the query runs", func() bool {
		return len(enginetest.Select(t, db, engine.Query{
			SQL: "SELECT 1 FROM system.processes WHERE query_id != queryID()",
		})) > 0
	})
	begin := time.Now()
	stop(t, e)
	if took := time.Since(begin); took > 30*time.Second { // several times what it is given
		t.Errorf("the engine took %s to stop", took)
	}
	if err := <-failed; core.KindOf(err) != core.Unavailable {
		t.Errorf("a query that runs when the engine stops: got %v, want Unavailable", err)
	}
	if err := e.Ready(t.Context()); core.KindOf(err) != core.Unavailable {
		t.Errorf("ready after the end: got %v", err)
	}
	if _, err := os.Stat(e.Socket()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the socket is left: %v", err)
	}
	stop(t, e)
}

func TestSocketOfALongDirectory(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	e := start(t, enginetest.Options(t, dir))
	enginetest.Select(t, ready(t, e), engine.Query{SQL: "SELECT 1"})
	own := filepath.Dir(e.Socket())
	info, err := os.Stat(own)
	if err != nil {
		t.Fatal(err)
	}
	if len(e.Socket()) > 104 || info.Mode().Perm() != 0o700 || strings.HasPrefix(own, dir) {
		t.Errorf("socket %s in a directory of mode %v", e.Socket(), info.Mode())
	}
	stop(t, e)
	if _, err := os.Stat(own); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the directory of the socket is left: %v", err)
	}
}

func TestChildOutputIsLogged(t *testing.T) {
	t.Parallel()
	var log logtest.Buffer
	o := enginetest.Options(t, t.TempDir())
	o.Log = newLog(&log)
	e := start(t, o)
	ready(t, e)
	stop(t, e)
	if !strings.Contains(log.String(), "engine ready") {
		t.Errorf("the log lacks what the child says: %s", log.String())
	}
}

func newLog(l *logtest.Buffer) *slog.Logger { return slog.New(slog.NewJSONHandler(l, nil)) }
