package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/store/pgtest"
)

// binary is the program under test, built once with the tags of the test itself.
var binary string

// TestMain builds the binary and runs the tests, unless a test has started it as a server.
func TestMain(m *testing.M) {
	if base := os.Getenv(clockBase); base != "" {
		os.Exit(serveFast(base, os.Args[1:]))
	}
	dir, err := os.MkdirTemp("", "obstack-test-*")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	binary = filepath.Join(dir, "obstack")
	build := exec.Command("go", "build", "-tags", buildTags, "-o", binary, ".")
	build.Stdout, build.Stderr = os.Stderr, os.Stderr
	// Tests that write from many goroutines shall not open a connection for each request.
	http.DefaultTransport.(*http.Transport).MaxIdleConnsPerHost = 32
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "build the program under test:", err)
		os.Exit(1)
	}
	pgtest.Main(m)
	_ = os.RemoveAll(dir)
}

// engineLib is where `make engine` puts the library.
func engineLib(t testing.TB) string {
	t.Helper()
	found, _ := filepath.Glob(filepath.Join("..", "..", ".runtime", "node_modules", "@chdb", "*", "libchdb.so"))
	if len(found) == 0 {
		t.Fatal(`the engine library is missing: run "make engine"`)
	}
	lib, err := filepath.Abs(found[0])
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// server is one running process of the program under test.
type Server struct {
	t    testing.TB
	URL  string
	Data string
	// Keys is the content of bootstrap.json.
	Keys keysFile

	store          []string // the flags that name its store, beside --data
	cmd            *exec.Cmd
	out            *output // what it wrote to stdout and to stderr
	stdout, stderr *output
	exited         chan struct{}
	err            error
}

// keysFile is bootstrap.json of either deployment.
type keysFile struct {
	APIKey         string `json:"apiKey"`
	IngestionKey   string `json:"ingestionKey"`
	TeamID         string `json:"teamId"`
	OrganizationID string `json:"organizationId"`
	ServiceID      string `json:"serviceId"`
	KeyID          string `json:"keyId"`
	KeySecret      string `json:"keySecret"`
}

// output keeps what a process printed.
type output struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

// StartServer starts the program on a free port, in the data directory (a new one when it is empty), and waits until
// it is ready. The process ends with the test.
func StartServer(t testing.TB, data string, args ...string) *Server {
	t.Helper()
	s := Launch(t, data, args...)
	s.waitListen()
	s.waitReady()
	return s
}

// alertDelay is the default of --alert-delay. What measures how late evaluations are gives it and counts from there.
const alertDelay = 5 * time.Second

// launch starts the program without waiting for anything. Nothing is delivered unless the arguments say so: the URLs of
// most webhooks in tests are those of others. Windows are read at once, for no test has rows that arrive late.
func Launch(t testing.TB, data string, args ...string) *Server {
	t.Helper()
	if data == "" {
		data = filepath.Join(t.TempDir(), "data")
	}
	s := launchCommand(t, data, exec.Command(binary, append([]string{
		"serve", "--data", data, "--listen", "127.0.0.1:0", "--engine-lib", engineLib(t),
		"--rate-limit", "0", "--deliver=false", "--alert-delay", "0",
	}, args...)...))
	for i, arg := range args {
		if arg == "--database" || arg == "--encryption-key-file" {
			s.store = append(s.store, arg, args[i+1])
		}
	}
	return s
}

// launchCommand starts a command that serves with the given data directory.
func launchCommand(t testing.TB, data string, cmd *exec.Cmd) *Server {
	t.Helper()
	// A file of an earlier process in the same directory would name a port that is gone.
	if err := os.Remove(filepath.Join(data, "listen.json")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	s := &Server{
		t: t, Data: data, cmd: cmd, out: &output{}, stdout: &output{}, stderr: &output{}, exited: make(chan struct{}),
	}
	cmd.Stdout, cmd.Stderr = io.MultiWriter(s.out, s.stdout), io.MultiWriter(s.out, s.stderr)
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		s.err = s.cmd.Wait()
		close(s.exited)
	}()
	t.Cleanup(func() {
		s.kill()
		// The engine ends by itself, and until then it writes to a directory that is about to be removed.
		Within(t, "the engine has ended", func() bool { return len(s.processes()) == 0 })
		for _, key := range []string{s.Keys.APIKey, s.Keys.KeySecret, s.Keys.IngestionKey} {
			if key != "" && strings.Contains(s.stderr.String(), key) {
				t.Errorf("the log has the key %s", key)
			}
		}
		if t.Failed() {
			t.Logf("output of the server:\n%s", s.out)
		}
	})
	return s
}

// processes are the server, if it still runs, and its children: those that name its data directory.
func (s *Server) processes() []int {
	var pids []int
	commands, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, file := range commands {
		text, err := os.ReadFile(file)
		args := strings.Split(string(text), "\x00")
		if err == nil && slices.Contains(args, s.Data) {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(file)))
			pids = append(pids, pid)
		}
	}
	return pids
}

// within waits until a condition holds. The deadline is generous: passing it means never.
func Within(t testing.TB, what string, holds func() bool) {
	t.Helper()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	deadline := time.After(time.Minute)
	for !holds() {
		select {
		case <-deadline:
			t.Fatalf("after a minute it is still not so that %s", what)
		case <-tick.C:
		}
	}
}

// poll calls ready until it is true, the process has ended, or a minute has passed.
func (s *Server) poll(what string, ready func() bool) {
	s.t.Helper()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	deadline := time.After(time.Minute)
	for !ready() {
		select {
		case <-s.exited:
			s.t.Fatalf("waiting for %s: the server ended: %v\n%s", what, s.err, s.out)
		case <-deadline:
			s.t.Fatalf("waiting for %s: nothing after a minute\n%s", what, s.out)
		case <-tick.C:
		}
	}
}

func (s *Server) waitListen() {
	s.t.Helper()
	s.poll("listen.json", func() bool {
		var listen struct {
			API string `json:"api"`
		}
		text, err := os.ReadFile(filepath.Join(s.Data, "listen.json"))
		if err != nil || json.Unmarshal(text, &listen) != nil {
			return false
		}
		s.URL = listen.API
		return true
	})
	if text, err := os.ReadFile(filepath.Join(s.Data, "bootstrap.json")); err == nil {
		if err := json.Unmarshal(text, &s.Keys); err != nil {
			s.t.Fatal(err)
		}
	}
}

func (s *Server) waitReady() {
	s.t.Helper()
	s.poll("/readyz", func() bool {
		res, err := http.Get(s.URL + "/readyz")
		if err != nil {
			return false
		}
		_ = res.Body.Close()
		return res.StatusCode == http.StatusOK
	})
}

// kill ends the process at once, as a crash would.
func (s *Server) kill() {
	_ = s.cmd.Process.Kill()
	<-s.exited
}

// terminate asks the process to stop and returns how it ended.
func (s *Server) terminate() error {
	s.t.Helper()
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		s.t.Fatal(err)
	}
	select {
	case <-s.exited:
		return s.err
	case <-time.After(time.Minute):
		s.t.Fatalf("the server did not stop within a minute\n%s", s.out)
		return nil
	}
}

// answer is one response, read to its end.
type Answer struct {
	Status int
	Header http.Header
	Body   string
}

// authorize adds the first key of the deployment.
func (s *Server) authorize(r *http.Request) {
	if s.Keys.APIKey != "" {
		r.Header.Set("Authorization", "Bearer "+s.Keys.APIKey)
	} else {
		r.SetBasicAuth(s.Keys.KeyID, s.Keys.KeySecret)
	}
}

// do sends a request with the first key. A path that does not start with a slash is below the deployment's base.
func (s *Server) Do(method, path, body string, edit ...func(*http.Request)) Answer {
	s.t.Helper()
	a, err := s.DoContext(s.t.Context(), method, path, body, edit...)
	if err != nil {
		s.t.Fatal(err)
	}
	return a
}

func (s *Server) DoContext(ctx context.Context, method, path, body string, edit ...func(*http.Request)) (Answer, error) {
	if !strings.HasPrefix(path, "/") {
		path = s.base() + path
	}
	var reader io.Reader
	if body != "" {
		reader = strings.NewReader(body)
	}
	r, err := http.NewRequestWithContext(ctx, method, s.URL+path, reader)
	if err != nil {
		return Answer{}, err
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	s.authorize(r)
	for _, fn := range edit {
		fn(r)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		return Answer{}, err
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	return Answer{res.StatusCode, res.Header, string(text)}, err
}

// base is the path in front of the stack's resources.
func (s *Server) base() string {
	if s.Keys.APIKey != "" {
		return "/api/v2/"
	}
	return "/v1/organizations/" + s.Keys.OrganizationID + "/services/" + s.Keys.ServiceID + "/stack/"
}

// command runs another command of the program on the server's store.
func (s *Server) Command(args ...string) (string, error) {
	s.t.Helper()
	cmd := exec.CommandContext(s.t.Context(), binary, slices.Concat(args, []string{"--data", s.Data}, s.store)...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, strings.TrimSpace(stderr.String()))
	}
	return string(out), err
}

// lines splits a process's output.
func lines(text string) []string {
	var out []string
	for scanner := bufio.NewScanner(strings.NewReader(text)); scanner.Scan(); {
		out = append(out, scanner.Text())
	}
	return out
}
