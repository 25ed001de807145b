package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"unsafe"

	landlock "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"
)

// handover is the variable that marks the process as confined for the program that it executes.
const handover = "OBSTACK_ENGINE_CONFINED"

// handedOver is the value of handover: the options with absolute paths, and the numbers of the open files.
type handedOver struct {
	Options        ChildOptions
	Listener, Lock uintptr
}

// inherit returns what this process was before it executed itself, or nil when it did not.
func inherit() (*child, error) {
	text, ok := os.LookupEnv(handover)
	if !ok {
		return nil, nil
	}
	var h handedOver
	if err := json.Unmarshal([]byte(text), &h); err != nil {
		return nil, fmt.Errorf("read %s: %w", handover, err)
	}
	return &child{
		options:  h.Options,
		listener: os.NewFile(h.Listener, "listener"),
		lock:     os.NewFile(h.Lock, "lock"),
	}, nil
}

// niceness is how much the engine yields to the API. What users write keeps many threads of it busy at once, and of the
// processors each would get as much as all that the API does.
const niceness = 5

// harden sets what needs no support of the kernel and is inherited.
func harden() error {
	// A core file would hold the data of all tenants.
	if err := unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{}); err != nil {
		return fmt.Errorf("forbid core files: %w", err)
	}
	// When memory runs out, the kernel takes the engine and not the API. Where /proc is read-only it decides alone.
	_ = os.WriteFile("/proc/self/oom_score_adj", []byte("500"), 0)
	return nil
}

// confine locks the process into its data directory and out of the network, and executes it anew, so it returns only
// with an error. A kernel that lacks a means is no error: the engine then runs with what is left.
func (c *child) confine(log *slog.Logger) error {
	// The thread is never unlocked: it carries the rules, and becomes the process.
	runtime.LockOSThread()
	lowerPriority()
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("set no_new_privs: %w", err)
	}
	if abi, err := landlock.LandlockGetABIVersion(); err != nil {
		log.Warn("engine can read and write all files of its user: this kernel has no Landlock", "error", err)
	} else if err := restrictFiles(abi, c.options); err != nil {
		return err
	}
	if err := restrictSockets(); err != nil {
		log.Warn("engine can reach the network: this kernel has no seccomp filters", "error", err)
	}
	return c.exec()
}

// lowerPriority lets this thread, and what it becomes, yield to others by niceness.
func lowerPriority() {
	// The system call returns 20 less the nice value. Lowering a priority needs no right, and nothing depends on it.
	if answer, err := unix.Getpriority(unix.PRIO_PROCESS, 0); err == nil {
		_ = unix.Setpriority(unix.PRIO_PROCESS, 0, min(20-answer+niceness, 19))
	}
}

// exec replaces the process. It passes on the open files it needs and nothing of the environment but switches of
// the Go runtime and of this program's tests: the engine could be made to read it.
func (c *child) exec() error {
	// Whatever else a shell may have left open; kernels that cannot do this are older than Landlock.
	_ = unix.CloseRange(3, math.MaxUint32, unix.CLOSE_RANGE_CLOEXEC)
	for _, f := range []*os.File{c.listener, c.lock} {
		if _, err := unix.FcntlInt(f.Fd(), unix.F_SETFD, 0); err != nil {
			return fmt.Errorf("pass on %s: %w", f.Name(), err)
		}
	}
	h := handedOver{Options: c.options, Listener: c.listener.Fd(), Lock: c.lock.Fd()}
	text, err := json.Marshal(h)
	if err != nil {
		return err
	}
	env := append(engineEnv(os.Environ()), handover+"="+string(text))
	if err := os.Chdir(c.options.engineDir()); err != nil {
		return err
	}
	return fmt.Errorf("execute the engine: %w", syscall.Exec(ownBinary(), os.Args, env))
}

// ownBinary is the path of the running binary, so that it keeps its name in the list of processes, unless another one
// has been installed there meanwhile.
func ownBinary() string {
	const self = "/proc/self/exe"
	path, err := os.Executable()
	if err != nil {
		return self
	}
	named, err1 := os.Stat(path)
	running, err2 := os.Stat(self)
	if err1 != nil || err2 != nil || !os.SameFile(named, running) {
		return self
	}
	return path
}

// filesystem rights, as groups.
const (
	readFiles = landlock.AccessFSReadFile | landlock.AccessFSReadDir
	execFiles = readFiles | landlock.AccessFSExecute
	ownFiles  = readFiles | landlock.AccessFSWriteFile | landlock.AccessFSTruncate | landlock.AccessFSRefer |
		landlock.AccessFSRemoveFile | landlock.AccessFSRemoveDir | landlock.AccessFSMakeReg |
		landlock.AccessFSMakeDir | landlock.AccessFSMakeSym
	// fileRights are those that make sense for a path that is no directory.
	fileRights = landlock.AccessFSReadFile | landlock.AccessFSWriteFile | landlock.AccessFSExecute |
		landlock.AccessFSTruncate
)

// restrictFiles confines this thread to the few paths that the library needs, by the rules that the kernel's version
// of Landlock knows. TCP is closed as well from version 4 on, and signals and abstract sockets from version 6.
func restrictFiles(abi int, o ChildOptions) error {
	attr := landlock.RulesetAttr{HandledAccessFS: 1<<13 - 1} // all rights that version 1 knows
	for _, step := range []struct {
		abi    int
		rights uint64
	}{{2, landlock.AccessFSRefer}, {3, landlock.AccessFSTruncate}, {5, landlock.AccessFSIoctlDev}} {
		if abi >= step.abi {
			attr.HandledAccessFS |= step.rights
		}
	}
	if abi >= 4 {
		attr.HandledAccessNet = landlock.AccessNetBindTCP | landlock.AccessNetConnectTCP
	}
	if abi >= 6 {
		attr.Scoped = landlock.ScopeAbstractUnixSocket | landlock.ScopeSignal
	}
	rules, err := landlock.LandlockCreateRuleset(&attr, 0)
	if err != nil {
		return fmt.Errorf("create a Landlock ruleset: %w", err)
	}
	defer unix.Close(rules)

	allowed := []rule{
		{o.engineDir(), ownFiles},
		{o.Lib, readFiles},
		{"/proc/self/exe", execFiles},
		// The loader and the C library.
		{"/lib", execFiles},
		{"/lib64", execFiles},
		{"/usr/lib", execFiles},
		{"/usr/lib64", execFiles},
		{"/etc/ld.so.cache", readFiles},
		// What the allocator and the scheduler of the engine look at. Of /proc only the own process: the
		// environment of the parent may hold passwords.
		{"/proc/self", readFiles},
		{"/proc/meminfo", readFiles},
		{"/proc/cpuinfo", readFiles},
		{"/proc/stat", readFiles},
		{"/proc/sys/vm", readFiles},
		{"/sys/devices/system", readFiles},
		{"/sys/fs/cgroup", readFiles},
		{"/sys/kernel/mm", readFiles},
		{"/dev/urandom", readFiles},
	}
	if o.Socket != "" {
		allowed = append(allowed, rule{filepath.Dir(o.Socket), landlock.AccessFSRemoveFile})
	}
	for _, r := range allowed {
		r.rights &= attr.HandledAccessFS
		if err := r.add(rules); err != nil {
			return fmt.Errorf("allow %s: %w", r.path, err)
		}
	}
	if err := landlock.LandlockRestrictSelf(rules, 0); err != nil {
		return fmt.Errorf("restrict the engine by Landlock: %w", err)
	}
	return nil
}

// rule allows something for a path and what is below it.
type rule struct {
	path   string
	rights uint64
}

// add adds the rule to a ruleset. A path that does not exist needs no rule.
func (r rule) add(rules int) error {
	fd, err := unix.Open(r.path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil {
		return err
	}
	if st.Mode&unix.S_IFMT != unix.S_IFDIR {
		r.rights &= fileRights
	}
	attr := landlock.PathBeneathAttr{AllowedAccess: r.rights, ParentFd: fd}
	return landlock.LandlockAddPathBeneathRule(rules, &attr, 0)
}

// restrictSockets makes this thread unable to create sockets, on every kernel: Landlock knows TCP only since Linux 6.7,
// and UDP and the sockets of other local servers not at all. The listener is open already.
func restrictSockets() error {
	filter := []unix.SockFilter{
		{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: 0}, // the number of the system call
		{Code: unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K, K: unix.SYS_SOCKET, Jf: 1},
		{Code: unix.BPF_RET | unix.BPF_K, K: unix.SECCOMP_RET_ERRNO | uint32(unix.EACCES)},
		{Code: unix.BPF_RET | unix.BPF_K, K: unix.SECCOMP_RET_ALLOW},
	}
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	err := unix.Prctl(unix.PR_SET_SECCOMP, unix.SECCOMP_MODE_FILTER, uintptr(unsafe.Pointer(&program)), 0, 0)
	runtime.KeepAlive(filter)
	return err
}
