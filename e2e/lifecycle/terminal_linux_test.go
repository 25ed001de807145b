package lifecycle

import (
	"bufio"
	"encoding/json"
	"fmt"
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

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/logtest"
)

// terminal is a server that a person has started at a terminal.
type terminal struct {
	*harness.Server
	shown *logtest.Buffer
}

// startAtTerminal starts the program with a pseudo terminal for its output.
func startAtTerminal(t *testing.T, data string, args ...string) *terminal {
	t.Helper()
	ptmx, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = ptmx.Close() })
	if err := unix.IoctlSetPointerInt(int(ptmx.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetUint32(int(ptmx.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	tty, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tty.Close() }()
	shown := &logtest.Buffer{}
	go func() { _, _ = io.Copy(shown, ptmx) }() // ends with an error when the last process closes the terminal

	flags := []string{"serve", "--data", data, "--engine-lib", harness.EngineLib(t), "--listen", "127.0.0.1:0"}
	s := &terminal{shown: shown, Server: &harness.Server{
		T: t, Data: data, Cmd: exec.Command(harness.Binary, append(flags, args...)...),
		Out: shown, Stdout: shown, Stderr: shown, Exited: make(chan struct{}),
	}}
	s.Cmd.Stdout, s.Cmd.Stderr = tty, tty
	if err := s.Cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		s.Err = s.Cmd.Wait()
		close(s.Exited)
	}()
	t.Cleanup(func() {
		s.Kill()
		s.WaitEnded()
		if t.Failed() {
			t.Logf("shown:\n%s", shown)
		}
	})
	return s
}

// block waits for the block of the start, up to the line with last, and returns its lines.
func (s *terminal) block(t *testing.T, last string) []string {
	t.Helper()
	// On a busy machine the block comes before ClickHouse is up, and more of the log follows.
	begin := regexp.MustCompile(`(?s)\n  obstack dev, (?:ready in \d+\.\d s|still waiting for ClickHouse)\n\n(.*?\n)\n(?:time=|$)`)
	var text string
	s.Poll("the block of the start", func() bool {
		m := begin.FindStringSubmatch(strings.ReplaceAll(s.shown.String(), "\r\n", "\n"))
		if m == nil || !strings.Contains(m[1], last) {
			return false
		}
		text = m[1]
		return true
	})
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return lines
}

// TestAStartAtATerminalEndsWithABlock reads what a person sees at a first start, and at a start after the set-up.
func TestAStartAtATerminalEndsWithABlock(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	var args []string
	if !harness.Deployment.Managed {
		args = []string{"--ui-listen", "127.0.0.1:0", "--otlp-http", "127.0.0.1:0", "--otlp-grpc", "127.0.0.1:0"}
	}
	rows := func(s *terminal) []string {
		if harness.Deployment.Managed {
			return []string{"API         " + s.URL}
		}
		return []string{"Web UI      " + s.UI, "API         " + s.URL, "OTLP/HTTP   " + s.OTLPHTTP, "OTLP/gRPC   " + s.OTLPGRPC}
	}
	first := startAtTerminal(t, data, args...)
	first.WaitListen()
	last := "/setup#token="
	if harness.Deployment.Managed {
		last = "bootstrap.json"
	}
	lines := first.block(t, last)
	want := append(rows(first), "Keys        "+filepath.Join(data, "bootstrap.json"))
	if !harness.Deployment.Managed {
		link := lines[len(lines)-1]
		token, ok := strings.CutPrefix(link, first.UI+"/setup#token=")
		if !ok {
			t.Fatalf("the last line is no set-up link: %q", link)
		}
		want = append(want, "", "Set up your account. The link works once, within 24 hours:", link)
		setUp(t, first.UI, token)
	}
	if diff := cmp.Diff(want, lines); diff != "" {
		t.Errorf("first start (-want +got):\n%s", diff)
	}
	for _, unwanted := range []string{"msg=serving", first.Keys.IngestionKey, "curl"} {
		if strings.Contains(first.shown.String(), unwanted) {
			t.Errorf("the terminal shows %q", unwanted)
		}
	}
	if err := first.Terminate(); err != nil {
		t.Error(err)
	}
	second := startAtTerminal(t, data, args...)
	second.WaitListen()
	want = rows(second)
	if diff := cmp.Diff(want, second.block(t, want[len(want)-1])); diff != "" {
		t.Errorf("later start (-want +got):\n%s", diff)
	}
}

// setUp sets the owner up as the page of the link does.
func setUp(t *testing.T, ui, token string) {
	t.Helper()
	body, err := json.Marshal(map[string]string{
		"token": token, "name": "Olivia Owner", "email": "owner@example.com", "password": "Quiet-harbour-42",
	})
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.Post(ui+"/api/v2/setup", "application/json", strings.NewReader(string(body)))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	if res.StatusCode >= 300 {
		text, _ := io.ReadAll(res.Body)
		t.Fatalf("set up: %d %s", res.StatusCode, text)
	}
}

// TestProgramsReadAStart holds that a start without a terminal logs its addresses in one record, and that each line is JSON with
// --log-format json.
func TestProgramsReadAStart(t *testing.T) {
	t.Parallel()
	args := slices.Concat(harness.NoEngine, []string{"--demo", "--log-format", "json"})
	if !harness.Deployment.Managed {
		args = append(args, "--ui-listen", "127.0.0.1:0", "--otlp-http", "127.0.0.1:0", "--otlp-grpc", "127.0.0.1:0")
	}
	s := harness.Launch(t, "", args...)
	s.WaitListen()
	want := map[string]string{"api": s.URL}
	if !harness.Deployment.Managed {
		want["ui"], want["otlp_http"], want["otlp_grpc"] = s.UI, s.OTLPHTTP, s.OTLPGRPC
		s.Poll("the set-up link", func() bool { return strings.Contains(s.Stdout.String(), s.UI+`/setup#token=`) })
	}
	if err := s.Terminate(); err != nil { // which also waits for the rest of the output
		t.Error(err)
	}
	var messages []string
	for name, text := range map[string]string{"stdout": s.Stdout.String(), "stderr": s.Stderr.String()} {
		lines := bufio.NewScanner(strings.NewReader(text))
		for lines.Scan() {
			record := harness.Decode[map[string]any](t, lines.Text())
			message, _ := record["msg"].(string)
			messages = append(messages, name+": "+message)
			if message != "serving" {
				continue
			}
			for key, address := range want {
				if record[key] != address {
					t.Errorf("%s is %v, want %s", key, record[key], address)
				}
			}
			if _, ok := record["ui"]; ok != (s.UI != "") {
				t.Errorf("the record has a web UI: %t", ok)
			}
		}
	}
	count := func(message string) int {
		return len(slices.DeleteFunc(slices.Clone(messages), func(m string) bool { return !strings.HasPrefix(m, message) }))
	}
	links := map[bool]int{false: 1, true: 0}[harness.Deployment.Managed]
	if count("stderr: serving") != 1 || count("stdout: first start") != 1 || count("stdout: open this link") != links {
		t.Errorf("got %q", messages)
	}
}

// TestADefaultPortOfTheAPIThatIsTaken occupies the port. Only the demo uses another port, because clients of the API have the port in
// their configuration.
func TestADefaultPortOfTheAPIThatIsTaken(t *testing.T) {
	t.Parallel()
	if l, err := net.Listen("tcp", ":8000"); err == nil { // or another program has it, as the test needs
		defer func() { _ = l.Close() }()
	}
	args := append([]string{"serve", "--data", filepath.Join(t.TempDir(), "data")}, harness.NoEngine...)
	if !harness.Deployment.Managed {
		args = append(args, "--ui-listen", "off", "--otlp-http", "off", "--otlp-grpc", "off")
	}
	if r := harness.Run(t, nil, args...); r.Code != 1 || !strings.Contains(r.Stderr, "listen: ") {
		t.Errorf("without the demo: %d %s", r.Code, r.Stderr)
	}
	if r := harness.Run(t, nil, append(args, "--demo", "--listen", ":8000")...); r.Code != 1 || !strings.Contains(r.Stderr, "listen: ") {
		t.Errorf("a flag that names it: %d %s", r.Code, r.Stderr)
	}
	data := filepath.Join(t.TempDir(), "data")
	args[2] = data
	s := harness.LaunchCommand(t, data, exec.Command(harness.Binary, append(args, "--demo")...))
	s.WaitListen()
	_, port, found := strings.Cut(strings.TrimPrefix(s.URL, "http://"), ":")
	warning := fmt.Sprintf(`level=WARN msg="a default port is taken, using another" listener="the API" port=8000 used_port=%s`+"\n", port)
	if !found || port == "8000" || strings.Count(s.Stderr.String(), warning) != 1 {
		t.Errorf("the default: %q", s.URL)
	}
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
}
