package harness

import (
	"golang.org/x/sys/unix"
)

// LimitFiles sets how large the files can become that the server writes.
func (s *Server) LimitFiles(size uint64) {
	s.T.Helper()
	limit := unix.Rlimit{Cur: size, Max: unix.RLIM_INFINITY}
	if err := unix.Prlimit(s.Cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
		s.T.Fatal(err)
	}
}
