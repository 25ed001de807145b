package pgtest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// Freeze keeps all processes of the server from running, as a machine that swaps or a disk that hangs would: connections
// stay, and nothing is answered until Thaw.
func (s *Server) Freeze() error { return s.signal(syscall.SIGSTOP) }

// Thaw ends what Freeze has begun.
func (s *Server) Thaw() error { return s.signal(syscall.SIGCONT) }

// signal sends a signal to the server and then to its children, which are process groups of their own.
func (s *Server) signal(sig syscall.Signal) error {
	parent := s.proc.cmd.Process.Pid
	failures := []error{syscall.Kill(parent, sig)}
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, file := range stats {
		text, err := os.ReadFile(file)
		if err != nil { // it has ended
			continue
		}
		// The name of the program, in parentheses, may hold spaces. Behind it are the state and the parent.
		fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		if len(fields) < 2 || fields[1] != strconv.Itoa(parent) {
			continue
		}
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		if err == nil {
			err = syscall.Kill(pid, sig)
		}
		if err != nil && !errors.Is(err, syscall.ESRCH) {
			failures = append(failures, fmt.Errorf("signal a session: %w", err))
		}
	}
	return errors.Join(failures...)
}
