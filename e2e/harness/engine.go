package harness

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// EngineClient talks to the engine of a server as the server itself does.
func EngineClient(s *Server) *http.Client {
	if s.clickHouse != nil {
		return &http.Client{Transport: s.clickHouse}
	}
	return &http.Client{Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "unix", filepath.Join(s.Data, "engine", "socket"))
		},
	}}
}

// Ask runs a statement on the engine and returns its answer.
func Ask(b testing.TB, engine *http.Client, sql string) string {
	b.Helper()
	res, err := engine.Post("http://engine/", "text/plain", strings.NewReader(sql))
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != http.StatusOK {
		b.Fatal(res.Status, string(text), err)
	}
	return strings.TrimSpace(string(text))
}

// Engine is the process of the server's engine.
func (s *Server) Engine() int {
	s.T.Helper()
	pids := slices.DeleteFunc(s.Processes(), func(pid int) bool { return pid == s.Cmd.Process.Pid })
	if len(pids) != 1 {
		s.T.Fatalf("the processes of the engine are %v", pids)
	}
	return pids[0]
}

// LockEngine waits for the engine's directory, which belongs to one engine at a time, and takes it.
func (s *Server) LockEngine() (*os.File, error) {
	file, err := os.Open(filepath.Join(s.Data, "engine", "lock"))
	if err != nil {
		return nil, err
	}
	for err = unix.EINTR; errors.Is(err, unix.EINTR); {
		err = unix.Flock(int(file.Fd()), unix.LOCK_EX)
	}
	return file, err
}

// StartEngine starts an engine on a loopback port, which to its clients is a ClickHouse server, and returns its URL.
func StartEngine(t *testing.T) string {
	t.Helper()
	data := filepath.Join(t.TempDir(), "clickhouse")
	if err := os.Mkdir(data, 0o700); err != nil {
		t.Fatal(err)
	}
	s := LaunchCommand(t, data, exec.Command(Binary, "engine", "--data", data, "--listen", "127.0.0.1:0",
		"--engine-lib", EngineLib(t)))
	var address []string
	s.Poll("the engine's address", func() bool {
		address = regexp.MustCompile(`"engine ready".* address=(\S+)`).FindStringSubmatch(s.Out.String())
		return address != nil
	})
	return "http://" + address[1]
}

// Post runs a statement on a ClickHouse server and returns its answer.
func Post(t testing.TB, url, sql string) string {
	t.Helper()
	res, err := http.Post(url, "text/plain", strings.NewReader(sql))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != http.StatusOK {
		t.Fatal(res.Status, string(text), err)
	}
	return strings.TrimSpace(string(text))
}
