package main

import (
	"golang.org/x/sys/unix"
)

// limitFiles sets how large the files can become that the server writes.
func (s *Server) limitFiles(size uint64) {
	s.t.Helper()
	limit := unix.Rlimit{Cur: size, Max: unix.RLIM_INFINITY}
	if err := unix.Prlimit(s.cmd.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
		s.t.Fatal(err)
	}
}
