package engine

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// memoryGroup is a control group that bounds the memory of one process. A nil one bounds nothing.
type memoryGroup struct{ dir string }

// memoryGroupName begins the names of the groups.
const memoryGroupName = "obstack-engine-"

var errNoMemoryGroup = errors.New("cannot create a memory control group")

// newMemoryGroup makes a group below that of this process, and puts a process into it. Most systems allow that to root
// alone, and only where the operator has handed a part of the hierarchy over.
func newMemoryGroup(pid int, limit int64) (*memoryGroup, error) {
	parent, file, err := ownMemoryGroup()
	if err != nil {
		return nil, err
	}
	// Those of servers that were killed: a group with a process in it cannot be removed.
	left, _ := filepath.Glob(filepath.Join(parent, memoryGroupName+"*"))
	for _, dir := range left {
		_ = os.Remove(dir)
	}
	g := &memoryGroup{filepath.Join(parent, memoryGroupName+strconv.Itoa(pid))}
	if err := os.Mkdir(g.dir, 0o755); err != nil {
		return nil, err
	}
	err = os.WriteFile(filepath.Join(g.dir, file), []byte(strconv.FormatInt(limit, 10)), 0)
	if err == nil {
		err = os.WriteFile(filepath.Join(g.dir, "cgroup.procs"), []byte(strconv.Itoa(pid)), 0)
	}
	if err != nil {
		g.remove()
		return nil, err
	}
	return g, nil
}

// remove removes the group of a process that has ended.
func (g *memoryGroup) remove() {
	if g != nil {
		_ = os.Remove(g.dir)
	}
}

// ownMemoryGroup returns the directory of this process's group, and which file in a group holds its limit: version 1 has
// a hierarchy for each resource, version 2 one for all of them.
func ownMemoryGroup() (dir, file string, err error) {
	groups, err := os.ReadFile("/proc/self/cgroup")
	if err != nil {
		return "", "", err
	}
	mounts, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		return "", "", err
	}
	for line := range strings.Lines(string(groups)) {
		parts := strings.SplitN(strings.TrimSpace(line), ":", 3)
		if len(parts) != 3 {
			continue
		}
		switch {
		case slices.Contains(strings.Split(parts[1], ","), "memory"):
			file, dir = "memory.limit_in_bytes", groupDir(string(mounts), "cgroup", "memory", parts[2])
		case parts[1] == "" && file == "":
			file, dir = "memory.max", groupDir(string(mounts), "cgroup2", "", parts[2])
		}
	}
	if dir == "" {
		return "", "", errNoMemoryGroup
	}
	return dir, file, nil
}

// groupDir finds a group in the hierarchy that is mounted with a file system and an option. The fields of mountinfo are
// described in proc_pid_mountinfo(5).
func groupDir(mounts, fileSystem, option, path string) string {
	for line := range strings.Lines(mounts) {
		mount, kind, ok := strings.Cut(strings.TrimSpace(line), " - ")
		fields, types := strings.Fields(mount), strings.Fields(kind)
		if !ok || len(fields) < 5 || len(types) < 3 || types[0] != fileSystem {
			continue
		}
		if option != "" && !slices.Contains(strings.Split(types[2], ","), option) {
			continue
		}
		below, err := filepath.Rel(fields[3], path)
		if err != nil || strings.HasPrefix(below, "..") {
			continue
		}
		return filepath.Join(fields[4], below)
	}
	return ""
}

// confineMemory bounds the memory of a child by the system where that is possible. There is no need for it: the child is
// monitored as well, which may notice only a little later.
func (e *Embedded) confineMemory(pid int) *memoryGroup {
	// The pages of files count too, but are given back when memory is short.
	limit := e.options.Memory + e.options.Memory/10
	g, err := newMemoryGroup(pid, limit)
	if err != nil {
		e.options.Log.Info("engine memory is limited only by monitoring", "memory_limit", e.options.Memory,
			"reason", err.Error())
		return nil
	}
	e.options.Log.Info("engine memory is also limited by a control group", "memory_limit", e.options.Memory, "group_limit", limit)
	return g
}
