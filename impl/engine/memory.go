package engine

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

const maxDefaultMemory = 4 << 30

// DefaultMemory is the engine's memory when none is given: half of the machine, or of the control group that the
// process is confined to, at most 4 GiB.
func DefaultMemory() int64 {
	total := int64(2 * maxDefaultMemory)
	for _, size := range []int64{machineMemory(), groupMemory()} {
		if size > 0 {
			total = min(total, size)
		}
	}
	return total / 2
}

// ParseSize reads a number of bytes, with or without one of the units KiB, MiB and GiB.
func ParseSize(text string) (int64, error) {
	number, shift := text, 0
	for unit, bits := range map[string]int{"KiB": 10, "MiB": 20, "GiB": 30} {
		if n, ok := strings.CutSuffix(text, unit); ok {
			number, shift = strings.TrimSpace(n), bits
		}
	}
	size, err := strconv.ParseUint(number, 10, 63-shift)
	if err != nil {
		return 0, fmt.Errorf("size %q is not a number of bytes such as 512MiB", text)
	}
	return int64(size) << shift, nil
}

// machineMemory returns 0 where it cannot be read.
func machineMemory() int64 {
	f, err := os.Open("/proc/meminfo")
	if err != nil {
		return 0
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		if fields := strings.Fields(s.Text()); len(fields) > 1 && fields[0] == "MemTotal:" {
			kib, _ := strconv.ParseInt(fields[1], 10, 64)
			return kib << 10
		}
	}
	return 0
}

// groupMemory returns 0 when there is no limit. Inside a container the group of the process is the root of what is
// mounted, in the first place for version 2 and in the second for version 1.
func groupMemory() int64 {
	for _, file := range []string{"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"} {
		if text, err := os.ReadFile(file); err == nil {
			size, _ := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
			return size
		}
	}
	return 0
}

// processorTime returns how long a process has been computing, in all its threads, 0 where that cannot be read.
func processorTime(pid int) time.Duration {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	// The name of the program, in parentheses, may have anything in it.
	_, rest, _ := strings.Cut(string(text), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.ParseInt(fields[11], 10, 64)
	system, _ := strconv.ParseInt(fields[12], 10, 64)
	return time.Duration(user+system) * tick
}

// tick is the unit in which Linux reports a process's times.
const tick = time.Second / 100

// residentMemory returns how much memory a process uses that is backed by no file, 0 where it cannot be read.
func residentMemory(pid int) int64 {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0
	}
	var size, resident, shared int64
	if _, err := fmt.Sscan(string(text), &size, &resident, &shared); err != nil {
		return 0
	}
	return (resident - shared) * int64(os.Getpagesize())
}
