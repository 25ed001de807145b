package lifecycle

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// upload is a request whose body is on its way.
type upload struct {
	name   string
	text   string
	body   *io.PipeWriter
	done   chan struct{}
	answer harness.Answer
	err    error
}

// startUpload begins to create a dashboard and returns when the server has begun to read the body.
func startUpload(t *testing.T, s *harness.Server, name string) *upload {
	t.Helper()
	r, w := io.Pipe()
	u := &upload{name: name, text: fmt.Sprintf(`{"name":%q,"tiles":[]}`, name), body: w, done: make(chan struct{})}
	reading := make(chan struct{})
	ctx := httptrace.WithClientTrace(t.Context(), &httptrace.ClientTrace{Got100Continue: func() { close(reading) }})
	go func() {
		defer close(u.done)
		u.answer, u.err = s.DoContext(ctx, "POST", "dashboards", u.text, func(r1 *http.Request) {
			r1.Header.Set("Expect", "100-continue")
			r1.Body, r1.GetBody = r, nil
		})
	}()
	select {
	case <-reading:
	case <-u.done:
		t.Fatalf("the server did not want the body: %v %v", u.answer, u.err)
	}
	return u
}

func (u *upload) send(t *testing.T, text string) {
	t.Helper()
	if _, err := io.WriteString(u.body, text); err != nil {
		t.Fatal(err)
	}
}

// signal sends a signal and waits until the server accepts no more connections.
func signal(s *harness.Server, sig os.Signal) {
	s.T.Helper()
	if err := s.Cmd.Process.Signal(sig); err != nil {
		s.T.Fatal(err)
	}
	patience.Within(s.T, "the server accepts no more connections", func() bool {
		conn, err := net.Dial("tcp", strings.TrimPrefix(s.URL, "http://"))
		if err == nil {
			_ = conn.Close()
		}
		return err != nil
	})
}

// wantGone checks that a server that was terminated has ended with status 0 and left nothing behind.
func wantGone(s *harness.Server) {
	s.T.Helper()
	patience.Receive(s.T, "the server has ended", s.Exited)
	if s.Err != nil {
		s.T.Errorf("the server ended with %v", s.Err)
	}
	if pids := s.Processes(); len(pids) > 0 {
		s.T.Errorf("these processes are left: %v", pids)
	}
	if _, err := os.Stat(filepath.Join(s.Data, "listen.json")); err == nil {
		s.T.Error("listen.json is left")
	}
	log := strings.Split(strings.TrimSpace(s.Stderr.String()), "\n")
	if last := log[len(log)-1]; strings.Contains(s.Stderr.String(), "msg=stopping") && !strings.Contains(last, "msg=stopped took=") {
		s.T.Errorf("the last line is %s", last)
	}
}

func TestAStopLetsRequestsFinishThatHaveBegun(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", harness.Embedded...)
	engine := s.Engine()
	var uploads []*upload
	for i := range 4 {
		u := startUpload(t, s, fmt.Sprintf("slow %d", i))
		u.send(t, u.text[:10])
		uploads = append(uploads, u)
	}
	signal(s, syscall.SIGTERM)
	for _, u := range uploads {
		u.send(t, u.text[10:])
		_ = u.body.Close()
		<-u.done
		if u.err != nil {
			t.Fatal(u.err)
		}
	}
	wantGone(s)
	if err := syscall.Kill(-engine, 0); !errors.Is(err, syscall.ESRCH) {
		t.Errorf("the process group of the engine is not empty: %v", err)
	}
	if _, err := os.Stat(filepath.Join(s.Data, "obstack.db-wal")); err == nil {
		t.Error("the database was not closed: its write-ahead log is left")
	}

	again := harness.Launch(t, s.Data, harness.NoEngine...)
	again.WaitListen()
	for _, u := range uploads {
		created, err := parseResource([]byte(u.answer.Payload(t)))
		if err != nil {
			t.Fatal(err)
		}
		if got := again.Do("GET", "dashboards/"+created.ID, "").Payload(t); got != created.text {
			t.Errorf("answered while stopping:\n%s\nstored:\n%s", created.text, got)
		}
	}
}

func TestAStopUnderWritesKeepsWhatWasAnswered(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		args = append(args, harness.NoEngine...)
		s := harness.Launch(t, "", args...)
		s.WaitListen()
		l := newLedger(t, s)
		enough, sent := make(chan struct{}), 0
		l.onSend = func() {
			if sent++; sent == 50 {
				close(enough)
			}
		}
		var writers sync.WaitGroup
		for range 8 {
			writers.Go(func() {
				err := l.keepWriting(t.Context(), s, nil)
				// A connection may be closed between two requests. A request that was accepted is carried out.
				var refused *refusal
				if errors.As(err, &refused) {
					t.Errorf("while stopping: %v", err)
				}
			})
		}
		<-enough
		signal(s, syscall.SIGTERM)
		writers.Wait()
		wantGone(s)
		again := harness.Launch(t, s.Data, args...)
		again.WaitListen()
		l.check(t, again)
	})
}

// TestAStopCutsOffRequestsThatDoNotEnd holds that --shutdown-timeout limits a stop. It is longer than the default, which would
// cut the request off too early, and far from the minute that a client has to send a body.
func TestAStopCutsOffRequestsThatDoNotEnd(t *testing.T) {
	t.Parallel()
	const limit = 15 * time.Second
	s := harness.StartServer(t, "", "--shutdown-timeout", limit.String())
	u := startUpload(t, s, "endless")
	u.send(t, u.text[:10])
	started := time.Now()
	signal(s, syscall.SIGTERM)
	wantGone(s)
	if took := time.Since(started); took < limit*6/10 || took > 2*limit {
		t.Errorf("stopping took %v, of %v", took, limit)
	}
	if !strings.Contains(s.Stderr.String(), `msg="requests cut off"`) {
		t.Errorf("the log does not say that a request was cut off:\n%s", s.Stderr)
	}
	_ = u.body.Close()
	<-u.done
	if u.err == nil {
		t.Errorf("the upload that did not end got %v", u.answer)
	}
}

func TestASecondSignalKillsAtOnce(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--shutdown-timeout", "10m")
	u := startUpload(t, s, "endless") // keeps the server from stopping
	defer func() { _ = u.body.Close() }()
	signal(s, os.Interrupt)
	patience.Within(t, "the server has ended", func() bool {
		_ = s.Cmd.Process.Signal(syscall.SIGTERM)
		select {
		case <-s.Exited:
			return true
		default:
			return false
		}
	})
	var exit *exec.ExitError
	if !errors.As(s.Err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGTERM {
		t.Errorf("the server ended with %v, not by the signal", s.Err)
	}
	s.WaitEnded()
}

// TestAStopEndsAStartThatWaits holds the lock that a server needs to bring the store's schema up to date.
func TestAStopEndsAStartThatWaits(t *testing.T) {
	t.Parallel()
	stop := func(t *testing.T, s *harness.Server) {
		t.Helper()
		if err := s.Terminate(); err != nil {
			t.Errorf("the server ended with %v", err)
		}
		wantGone(s)
	}
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		data := t.TempDir()
		lock, err := os.Create(filepath.Join(data, "obstack.lock"))
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = lock.Close() }()
		if err := unix.Flock(int(lock.Fd()), unix.LOCK_EX); err != nil {
			t.Fatal(err)
		}
		s := harness.Launch(t, data, harness.NoEngine...)
		s.Poll("the database", func() bool {
			_, err := os.Stat(filepath.Join(data, "obstack.db"))
			return err == nil
		})
		stop(t, s)
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		t.Parallel()
		dsn := postgres(t)
		db, err := sql.Open("pgx", dsn)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = db.Close() }()
		conn, err := db.Conn(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		const lock = 0x6f62737461636b // "obstack"
		if _, err := conn.ExecContext(t.Context(), "SELECT pg_advisory_lock($1)", int64(lock)); err != nil {
			t.Fatal(err)
		}
		s := harness.Launch(t, "", append(harness.NoEngine, "--database", dsn, "--encryption-key-file", harness.KeyFile(t))...)
		s.Poll("the lock", func() bool {
			return harness.Query[int](t, dsn, `SELECT count(*) FROM pg_locks JOIN pg_database ON database = pg_database.oid
				WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`) == 1
		})
		stop(t, s)
	})
}

func TestOneDirectoryHasOneServer(t *testing.T) {
	t.Parallel()
	first := harness.StartServer(t, "")
	listen := filepath.Join(first.Data, "listen.json")
	before, err := os.ReadFile(listen)
	if err != nil {
		t.Fatal(err)
	}
	second := harness.Run(t, nil, "serve", "--data", first.Data, "--listen", "127.0.0.1:0", "--engine-lib", harness.EngineLib(t))
	if second.Code != 1 || !strings.Contains(second.Stderr, "is in use by another server") {
		t.Errorf("the second server: status %d: %s", second.Code, second.Stderr)
	}
	if after, err := os.ReadFile(listen); err != nil || string(after) != string(before) {
		t.Errorf("listen.json is now %q, %v", after, err)
	}
	first.WaitReady()
	if strings.Contains(first.Out.String(), "engine exited") {
		t.Error("the engine of the first server has ended")
	}
	first.Kill()
	third := harness.StartServer(t, first.Data) // a lock dies with its owner
	if third.Keys != first.Keys {
		t.Error("the keys have changed")
	}
}

func TestCommandsWorkBesideAServer(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		l := newLedger(t, s)
		ctx, stop := context.WithCancel(t.Context())
		var writers sync.WaitGroup
		for range 2 {
			writers.Go(func() {
				if err := l.keepWriting(ctx, s, nil); !errors.Is(err, context.Canceled) {
					t.Errorf("beside the commands: %v", err)
				}
			})
		}
		for i := range 2 {
			name := fmt.Sprintf("beside %d", i)
			results := s.Apply(t, fmt.Sprintf(`webhooks: [{name: %s, service: generic, url: "https://example.com"}]`, name))
			if len(results) != 1 || results[0].Action != "created" {
				t.Errorf("apply: %v", results)
			}
			key := createKey(t, s)
			if a := s.Do("GET", "dashboards", "", key.use); a.Status != 200 {
				t.Errorf("a new key: status %d", a.Status)
			}
			key.revoke(t, s)
			if a := s.Do("GET", "dashboards", "", key.use); a.Status != 401 {
				t.Errorf("a revoked key: status %d", a.Status)
			}
		}
		stop()
		writers.Wait()
		l.check(t, s)
	})
}
