package harness

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
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// EngineLib is where `make engine` puts the library.
func EngineLib(t testing.TB) string {
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

// Server is one running process of the program under test.
type Server struct {
	T    testing.TB
	URL  string
	Data string
	// Keys is the content of bootstrap.json.
	Keys Keys

	Store          []string // the flags that name its store, beside --data
	Cmd            *exec.Cmd
	Out            *logtest.Buffer // what it wrote to stdout and to stderr
	Stdout, Stderr *logtest.Buffer
	Exited         chan struct{}
	Err            error
	// OTLPGRPC and OTLPHTTP are the URLs that take telemetry, empty where there are none.
	OTLPGRPC, OTLPHTTP string
	// UI is the URL of the web UI, empty where there is none.
	UI string

	clickHouse *inDatabase // its database, nil where the flags of a test say which, or where it starts its engine itself
}

// Keys is bootstrap.json of either deployment.
type Keys struct {
	APIKey         string `json:"apiKey"`
	IngestionKey   string `json:"ingestionKey"`
	TeamID         string `json:"teamId"`
	OrganizationID string `json:"organizationId"`
	ServiceID      string `json:"serviceId"`
	KeyID          string `json:"keyId"`
	KeySecret      string `json:"keySecret"`
}

// KeysOf returns what the first start of a server has made as the content of bootstrap.json.
func KeysOf(b *store.Bootstrap) Keys {
	return Keys{b.APIKey, b.IngestionKey, string(b.Team), b.OrganizationID, b.ServiceID, b.KeyID, b.KeySecret}
}

// StartServer starts the program on a free port, in the data directory (a new one when it is empty), and waits until
// it is ready. The process ends with the test.
func StartServer(t testing.TB, data string, args ...string) *Server {
	t.Helper()
	s := Launch(t, data, args...)
	s.WaitListen()
	s.WaitReady()
	return s
}

// AlertDelay is the default of --alert-delay. What measures how late evaluations are gives it and counts from there.
const AlertDelay = 5 * time.Second

// Launch starts the program without waiting for anything. Nothing is delivered, and no telemetry taken in, unless the
// arguments say so: the URLs of most webhooks in tests are those of others. Windows are read at once, for no test has rows that arrive late.
func Launch(t testing.TB, data string, args ...string) *Server {
	t.Helper()
	if data == "" {
		data = filepath.Join(t.TempDir(), "data")
	}
	flags := []string{
		"serve", "--data", data, "--listen", "127.0.0.1:0", "--engine-lib", EngineLib(t),
		"--rate-limit", "0", "--deliver=false", "--alert-delay", "0",
	}
	if Deployment.Intake {
		flags = append(flags, "--otlp-grpc", "off", "--otlp-http", "off", "--ui-listen", "off")
	}
	onServer, database := clickHouse(t, data, args)
	s := LaunchCommand(t, data, exec.Command(Binary, slices.Concat(flags, onServer, args)...))
	s.clickHouse = database
	return s
}

// StoreFlags returns the arguments that name the store of a server, beside --data.
func StoreFlags(args []string) []string {
	var flags []string
	for i, arg := range args {
		if arg == "--database" || arg == "--encryption-key-file" {
			flags = append(flags, arg, args[i+1])
		}
	}
	return flags
}

// LaunchCommand starts a command that serves with the given data directory.
func LaunchCommand(t testing.TB, data string, cmd *exec.Cmd) *Server {
	t.Helper()
	// A file of an earlier process in the same directory would name a port that is gone.
	if err := os.Remove(filepath.Join(data, "listen.json")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	s := &Server{
		T: t, Data: data, Store: StoreFlags(cmd.Args), Cmd: cmd,
		Out: &logtest.Buffer{}, Stdout: &logtest.Buffer{}, Stderr: &logtest.Buffer{}, Exited: make(chan struct{}),
	}
	cmd.Stdout, cmd.Stderr = io.MultiWriter(s.Out, s.Stdout), io.MultiWriter(s.Out, s.Stderr)
	if err := s.Cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		s.Err = s.Cmd.Wait()
		close(s.Exited)
	}()
	t.Cleanup(func() {
		s.Kill()
		// The engine ends by itself, and until then it writes to a directory that is about to be removed.
		s.WaitEnded()
		for _, key := range []string{s.Keys.APIKey, s.Keys.KeySecret, s.Keys.IngestionKey} {
			if key != "" && strings.Contains(s.Stderr.String(), key) {
				t.Errorf("the log has the key %s", key)
			}
		}
		if t.Failed() {
			t.Logf("output of the server:\n%s", s.Out)
		}
	})
	return s
}

// Processes are the server, if it still runs, and its children: those that name its data directory.
func (s *Server) Processes() []int {
	var pids []int
	processes, err := os.ReadDir("/proc")
	if err != nil {
		s.T.Fatal(err)
	}
	for _, process := range processes {
		if pid, err := strconv.Atoi(process.Name()); err == nil && s.isProcess(pid) {
			pids = append(pids, pid)
		}
	}
	return pids
}

// isProcess reports whether a process names the server's data directory.
func (s *Server) isProcess(pid int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
	return err == nil && slices.Contains(strings.Split(string(text), "\x00"), s.Data)
}

// WaitEnded waits until the server and its children have ended. It looks for them among all processes once, and then once more.
func (s *Server) WaitEnded() {
	s.T.Helper()
	for pids := s.Processes(); len(pids) > 0; pids = s.Processes() {
		patience.Within(s.T, "the server and its children have ended", func() bool { return !slices.ContainsFunc(pids, s.isProcess) })
	}
}

// Poll calls ready until it is true, the process has ended, or there was time enough.
func (s *Server) Poll(what string, ready func() bool) {
	s.T.Helper()
	begun, deadline := time.Now(), time.After(patience.Timeout)
	for !ready() {
		select {
		case <-s.Exited:
			s.T.Fatalf("waiting for %s: the server ended: %v\n%s", what, s.Err, s.Out)
		case <-deadline:
			s.T.Fatalf("waiting for %s: nothing after %v\n%s", what, patience.Timeout, s.Out)
		case <-time.After(patience.Pause(begun)):
		}
	}
}

// WaitListen waits until the API is served, and reads where, and the first keys.
func (s *Server) WaitListen() {
	s.T.Helper()
	s.Poll("listen.json", func() bool {
		var listen struct{ API, UI, OTLPGrpc, OTLPHttp string }
		text, err := os.ReadFile(filepath.Join(s.Data, "listen.json"))
		if err != nil || json.Unmarshal(text, &listen) != nil {
			return false
		}
		s.URL, s.UI, s.OTLPGRPC, s.OTLPHTTP = listen.API, listen.UI, listen.OTLPGrpc, listen.OTLPHttp
		return true
	})
	if text, err := os.ReadFile(filepath.Join(s.Data, "bootstrap.json")); err == nil {
		if err := json.Unmarshal(text, &s.Keys); err != nil {
			s.T.Fatal(err)
		}
	}
}

// WaitReady waits until the server says that it is ready.
func (s *Server) WaitReady() {
	s.T.Helper()
	s.Poll("/readyz", func() bool {
		res, err := http.Get(s.URL + "/readyz")
		if err != nil {
			return false
		}
		_ = res.Body.Close()
		return res.StatusCode == http.StatusOK
	})
}

// Kill ends the process at once, as a crash would.
func (s *Server) Kill() {
	_ = s.Cmd.Process.Kill()
	<-s.Exited
}

// Terminate asks the process to stop and returns how it ended.
func (s *Server) Terminate() error {
	s.T.Helper()
	if err := s.Cmd.Process.Signal(syscall.SIGTERM); err != nil {
		s.T.Fatal(err)
	}
	select {
	case <-s.Exited:
		return s.Err
	case <-time.After(patience.Timeout):
		s.T.Fatalf("the server did not stop within %v\n%s", patience.Timeout, s.Out)
		return nil
	}
}

// Answer is one response, read to its end.
type Answer struct {
	Status int
	Header http.Header
	Body   string
}

// Authorize adds the first key of the deployment.
func (s *Server) Authorize(r *http.Request) {
	if s.Keys.APIKey != "" {
		r.Header.Set("Authorization", "Bearer "+s.Keys.APIKey)
	} else {
		r.SetBasicAuth(s.Keys.KeyID, s.Keys.KeySecret)
	}
}

// Do sends a request with the first key. A path that does not start with a slash is below the deployment's base.
func (s *Server) Do(method, path, body string, edit ...func(*http.Request)) Answer {
	s.T.Helper()
	a, err := s.DoContext(s.T.Context(), method, path, body, edit...)
	if err != nil {
		s.T.Fatal(err)
	}
	return a
}

// DoContext is Do for callers that may be refused a connection, or stop waiting for the answer.
func (s *Server) DoContext(ctx context.Context, method, path, body string, edit ...func(*http.Request)) (Answer, error) {
	if !strings.HasPrefix(path, "/") {
		path = s.Base() + path
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
	s.Authorize(r)
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

// Telemetry sends a request of a signal by OTLP over HTTP with the first ingestion key.
func (s *Server) Telemetry(t testing.TB, signal, body string, edit ...func(*http.Request)) Answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), "POST", s.OTLPHTTP+"/v1/"+signal, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", s.Keys.IngestionKey)
	for _, fn := range edit {
		fn(r)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	return read(t, res)
}

// read returns an answer, whose body it reads and closes.
func read(t testing.TB, res *http.Response) Answer {
	t.Helper()
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return Answer{res.StatusCode, res.Header, string(text)}
}

// Base is the path in front of the stack's resources.
func (s *Server) Base() string {
	if s.Keys.APIKey != "" {
		return "/api/v2/"
	}
	return "/v1/organizations/" + s.Keys.OrganizationID + "/services/" + s.Keys.ServiceID + "/stack/"
}

// Command runs another command of the program on the server's store.
func (s *Server) Command(args ...string) (string, error) {
	s.T.Helper()
	cmd := exec.CommandContext(s.T.Context(), Binary, slices.Concat(args, []string{"--data", s.Data}, s.Store)...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, strings.TrimSpace(stderr.String()))
	}
	return string(out), err
}

// Lines splits a process's output.
func Lines(text string) []string {
	var out []string
	for scanner := bufio.NewScanner(strings.NewReader(text)); scanner.Scan(); {
		out = append(out, scanner.Text())
	}
	return out
}
