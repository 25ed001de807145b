package engine

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/impl/engine/chdb"
)

const (
	// lockTimeout is how long a child waits for the data directory. One that was orphaned needs stopTimeout to end.
	lockTimeout = 2 * stopTimeout
	// drainTimeout is how long running queries may finish before they are stopped.
	drainTimeout = 2 * time.Second
	// stopTimeout is when a child that does not come to an end is cut off.
	stopTimeout = 5 * time.Second
)

// ready begins the line that a supervised child writes once it answers; its address follows.
const ready = "ready "

// ChildOptions are the options of the process that holds the engine.
type ChildOptions struct {
	// DataDir is the directory of everything embedded; the engine keeps to its subdirectory "engine".
	DataDir string
	// Socket is the path of the unix socket to listen on; Listen is a TCP address instead.
	Socket, Listen string
	// Supervised makes the child end with its standard input, and write a line to its standard output when it answers.
	Supervised bool
	// Lib is the path of libchdb; empty means that FindLib decides.
	Lib string
	// Memory is the engine's limit in bytes; 0 means DefaultMemory.
	Memory int64
	// Log takes what the child says about itself. The engine is silent.
	Log *slog.Logger `json:"-"`
}

// RegisterFlags defines the child's flags, which are the ones that Start passes.
func (o *ChildOptions) RegisterFlags(fs *flag.FlagSet) {
	fs.StringVar(&o.DataDir, "data", "./data", "data directory of the engine")
	fs.StringVar(&o.Socket, "socket", "", "unix socket to listen on")
	fs.StringVar(&o.Listen, "listen", "", "TCP address to listen on, such as 127.0.0.1:8123")
	fs.BoolVar(&o.Supervised, "supervised", false,
		"end with standard input, and write \"ready ADDRESS\" to standard output")
	fs.StringVar(&o.Lib, "engine-lib", "", "path of libchdb.so (default: search the usual places)")
	fs.Func("engine-memory", "memory limit, such as 2GiB (default: half of the machine's memory, at most 4GiB)",
		func(text string) (err error) {
			o.Memory, err = ParseSize(text)
			return err
		})
}

// args is the inverse of RegisterFlags.
func (o *ChildOptions) args() []string {
	return []string{
		"--data", o.DataDir, "--socket", o.Socket, "--supervised",
		"--engine-lib", o.Lib, "--engine-memory", fmt.Sprint(o.Memory),
	}
}

// errNoConfinement is the error of confine where no process can be confined. Where one can, confine only returns when
// it fails.
var errNoConfinement = errors.New("only Linux can confine a process")

// RunChild answers the ClickHouse HTTP interface from the data directory until ctx ends.
//
// It first confines the process and executes the binary anew, with the same arguments: the confinement holds for the
// thread that asks for it and what that thread becomes, and Go and the library are full of threads. So the caller
// must do nothing before that it would not do twice.
func RunChild(ctx context.Context, o ChildOptions) error {
	c, err := inherit()
	if err != nil {
		return err
	}
	if c == nil {
		if c, err = prepare(ctx, o); err != nil {
			return err
		}
		err := c.confine(o.Log)
		if !errors.Is(err, errNoConfinement) {
			return fmt.Errorf("confine the engine: %w", err)
		}
		o.Log.Warn("engine is not confined to its data directory", "error", err)
	}
	c.options.Log = o.Log
	return c.run(ctx)
}

// child is what the process holds when it is ready to load the library.
type child struct {
	options  ChildOptions
	listener *os.File
	lock     *os.File // closing it would give up the data directory
}

// prepare does everything that the confined process cannot do.
func prepare(ctx context.Context, o ChildOptions) (*child, error) {
	if (o.Socket == "") == (o.Listen == "") {
		return nil, errors.New("the engine needs either a socket or an address to listen on")
	}
	var err error
	if o.Lib, err = FindLib(o.Lib); err != nil {
		return nil, err
	}
	if o.Memory == 0 {
		o.Memory = DefaultMemory()
	}
	// The library makes files that all accounts of the machine may read.
	unix.Umask(0o077)
	if err := harden(); err != nil {
		return nil, err
	}
	if o.DataDir, err = filepath.Abs(o.DataDir); err != nil {
		return nil, err
	}
	if o.Socket != "" {
		if o.Socket, err = filepath.Abs(o.Socket); err != nil {
			return nil, err
		}
	}
	if err := os.MkdirAll(o.engineDir(), 0o700); err != nil {
		return nil, fmt.Errorf("create the data directory: %w", err)
	}
	c := &child{options: o}
	if c.lock, err = lockDir(ctx, o.engineDir()); err != nil {
		return nil, err
	}
	// Only now is the socket ours: until the directory is locked, the socket may be that of another child.
	if c.listener, err = o.listen(); err != nil {
		return nil, err
	}
	return c, nil
}

func (o *ChildOptions) engineDir() string { return filepath.Join(o.DataDir, "engine") }

// lockDir waits for the directory, which another child may still hold.
func lockDir(ctx context.Context, dir string) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("cannot lock the data directory: %w", err)
	}
	// The kernel wakes us the moment that the other process ends, however it ends.
	locked := make(chan error, 1)
	go func() {
		for {
			err := unix.Flock(int(f.Fd()), unix.LOCK_EX)
			if err != unix.EINTR {
				locked <- err
				return
			}
		}
	}()
	// A wait that is given up ends with the process.
	select {
	case err := <-locked:
		if err != nil {
			return nil, fmt.Errorf("cannot lock the data directory: %w", err)
		}
		return f, nil
	case <-time.After(lockTimeout):
		return nil, fmt.Errorf("the data directory %s is in use by another engine", dir)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// listen opens the listener as a file that the process can take along when it executes itself.
func (o *ChildOptions) listen() (*os.File, error) {
	if o.Listen != "" {
		l, err := net.Listen("tcp", o.Listen)
		if err != nil {
			return nil, err
		}
		defer l.Close()
		return l.(*net.TCPListener).File()
	}
	if info, err := os.Lstat(o.Socket); err == nil {
		if info.Mode()&os.ModeSocket == 0 {
			return nil, fmt.Errorf("%s exists and is not a socket", o.Socket)
		}
		if err := os.Remove(o.Socket); err != nil {
			return nil, err
		}
	}
	l, err := net.Listen("unix", o.Socket)
	if err != nil {
		return nil, err
	}
	l.(*net.UnixListener).SetUnlinkOnClose(false)
	defer l.Close()
	return l.(*net.UnixListener).File()
}

// run loads the library and serves.
func (c *child) run(ctx context.Context) error {
	defer c.lock.Close()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	cutOff := context.AfterFunc(ctx, func() {
		// C code that does not return cannot be interrupted in another way.
		time.AfterFunc(stopTimeout, func() {
			c.options.Log.Error("engine does not stop, killing it")
			os.Exit(1)
		})
	})
	defer cutOff()
	if c.options.Supervised {
		go func() {
			_, _ = io.Copy(io.Discard, os.Stdin)
			cancel() // the parent is gone
		}()
	}
	started := time.Now()
	e, err := chdb.Open(c.options.Lib, c.options.engineDir(), chdb.Options{
		Memory: c.options.Memory,
		// A parent has bounds of its own and knows who waits for what, so none of its queries ever waits here.
		Queries: maxQueries + maxInserts,
	})
	if err != nil {
		return err
	}
	listener, err := net.FileListener(c.listener)
	if err != nil {
		return fmt.Errorf("cannot listen: %w", err)
	}
	if address, ok := listener.Addr().(*net.TCPAddr); ok && !address.IP.IsLoopback() {
		c.options.Log.Warn("any client that reaches this address can read, change and delete all data", "address", address)
	}
	if l, ok := listener.(*net.UnixListener); ok {
		// Listeners made of a file leave the socket behind otherwise.
		l.SetUnlinkOnClose(true)
	}
	// Requests end only with their own connections at first, so that they can finish while the server drains.
	requests, stopRequests := context.WithCancel(context.WithoutCancel(ctx))
	defer stopRequests()
	server := &http.Server{
		Handler:           e,
		BaseContext:       func(net.Listener) context.Context { return requests },
		ReadHeaderTimeout: 10 * time.Second,
		ErrorLog:          slog.NewLogLogger(c.options.Log.Handler(), slog.LevelWarn),
	}
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	c.options.Log.Info("engine ready", "version", e.Version(), "address", listener.Addr().String(),
		"memory_limit", c.options.Memory, "took", time.Since(started))
	if c.options.Supervised {
		fmt.Println(ready + listener.Addr().String())
	}

	select {
	case err := <-served:
		return err
	case <-ctx.Done():
	}
	stopping := time.Now()
	// First wait for the queries, then stop them, then wait for their end.
	drain, drained := context.WithTimeout(context.Background(), drainTimeout)
	defer drained()
	if err := server.Shutdown(drain); err != nil {
		stopRequests()
	}
	stop, stopped := context.WithTimeout(context.Background(), stopTimeout-drainTimeout)
	defer stopped()
	err = e.Close(stop)
	_ = server.Close()
	if err == nil {
		c.options.Log.Info("engine stopped", "took", time.Since(stopping))
	}
	return err
}
