package pgtest

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/obstack/obstack/impl/patience"
)

// credential returns the user that the server runs as when the test runs as root, which PostgreSQL refuses to.
func credential() (*syscall.Credential, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	u, err := user.Lookup("nobody")
	if err != nil {
		return nil, fmt.Errorf("PostgreSQL does not run as root and there is no user nobody: %w", err)
	}
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	if err != nil {
		return nil, err
	}
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	if err != nil {
		return nil, err
	}
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, nil
}

// command prepares a program of the package to run as the server's user, in a process group of its own so that
// Ctrl-C at the terminal does not reach it.
func (s *Server) command(program string, args ...string) (*exec.Cmd, error) {
	cred, err := credential()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(filepath.Join(s.native, "bin", program), args...)
	cmd.Dir = s.dir
	// No PG… variable of the developer's may change what is tested.
	cmd.Env = []string{"LC_ALL=C", "TZ=UTC", "PATH=" + os.Getenv("PATH")}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Credential: cred}
	return cmd, nil
}

// init gives the server its data directory.
func (s *Server) init() error {
	if err := own(s.dir); err != nil {
		return err
	}
	out, err := exec.Command("cp", "-Rp", filepath.Join(s.native, "data"), filepath.Join(s.dir, "data")).CombinedOutput()
	if err != nil {
		return fmt.Errorf("copy the data directory: %w\n%s", err, out)
	}
	return nil
}

// own gives a directory to the server's user.
func own(dir string) error {
	cred, err := credential()
	if err != nil || cred == nil {
		return err
	}
	return os.Chown(dir, int(cred.Uid), int(cred.Gid))
}

// initdb makes the data directory. It asks for no fsync: the files are gone with the test.
func (s *Server) initdb() error {
	data := filepath.Join(s.dir, "data")
	if err := os.Mkdir(data, 0o700); err != nil {
		return err
	}
	if err := own(data); err != nil {
		return err
	}
	// A locale that does not sort bytewise, as most servers have one: a query that relies on byte order must say so.
	cmd, err := s.command("initdb", "-D", data, "-U", "postgres", "--auth=trust",
		"--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US", "--no-sync")
	if err != nil {
		return err
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return nil
}

// process is one run of the server.
type process struct {
	cmd    *exec.Cmd
	exited chan struct{}
	err    error // why it exited, once exited is closed
}

// run starts the server and returns once it accepts connections, on a socket in its directory and nowhere else. It has
// connections for the tests of a package that run at the same time, each with a pool or two.
func (s *Server) run() (*process, error) {
	fsync := "off"
	if s.durable {
		fsync = "on"
	}
	cmd, err := s.command("postgres", "-D", filepath.Join(s.dir, "data"), "-c", "fsync="+fsync,
		"-c", "listen_addresses=", "-c", "unix_socket_directories="+s.dir,
		"-c", "max_connections=300", "-c", "shared_buffers=16MB", "-c", "jit=off", "-c", "deadlock_timeout=100ms")
	if err != nil {
		return nil, err
	}
	stderr, err := cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	p := &process{cmd: cmd, exited: make(chan struct{})}
	// The server's log says when it is ready, so that no test has to poll.
	ready := make(chan struct{})
	var log lastLines
	go func() {
		var once sync.Once
		for lines := bufio.NewScanner(stderr); lines.Scan(); {
			log.add(lines.Text())
			if strings.Contains(lines.Text(), "ready to accept connections") {
				once.Do(func() { close(ready) })
			}
		}
		p.err = cmd.Wait() // only now: it closes the pipe that was being read
		close(p.exited)
	}()
	select {
	case <-ready:
		return p, nil
	case <-p.exited:
		return nil, fmt.Errorf("postgres: %w\n%s", p.err, log.String())
	case <-time.After(patience.Timeout):
		_ = p.kill()
		return nil, fmt.Errorf("postgres did not become ready\n%s", log.String())
	}
}

// guard starts a shell that outlives this process, and when this process is gone, however it ended, stops the server
// in dir and removes its files. A line on the returned pipe sends the guard away.
func guard(dir string) (io.WriteCloser, error) {
	const script = `read -r line && exit 0
pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null
for i in 1 2 3 4 5 6 7 8 9 10; do
	kill -0 "$pid" 2>/dev/null || break
	sleep 0.1
done
rm -rf "$1" || { sleep 1; rm -rf "$1"; }`
	cmd := exec.Command("/bin/sh", "-c", script, "guard", dir)
	cmd.Dir = "/"
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	stdin, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go func() { _ = cmd.Wait() }() // or it would stay a zombie
	return stdin, nil
}

func (p *process) interrupt() error { return p.end(os.Interrupt) }

func (p *process) kill() error { return p.end(os.Kill) }

// end sends a signal and waits for the exit. Ending a process that is gone already is no error.
func (p *process) end(sig os.Signal) error {
	if err := p.cmd.Process.Signal(sig); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	select {
	case <-p.exited:
		return nil
	case <-time.After(patience.Timeout):
		_ = p.cmd.Process.Kill()
		return errors.New("postgres did not stop")
	}
}

// lastLines keeps the end of the server's log for error messages.
type lastLines struct {
	mu    sync.Mutex
	lines []string
}

func (l *lastLines) add(line string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.lines = append(l.lines, line); len(l.lines) > 20 {
		l.lines = l.lines[1:]
	}
}

func (l *lastLines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Join(l.lines, "\n")
}
