package alerting

import (
	"context"
	encoding "encoding/binary"
	"fmt"
	"net"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/cli"
	"github.com/obstack/obstack/impl/egress/dnstest"
	"github.com/obstack/obstack/impl/httpapi/oss"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/store"
)

const (
	// clockBase and clockBinary in the environment make the test binary a server whose clock runs fast: the instant at
	// which it was right, in nanoseconds since 1970, and the program to start as its engine.
	clockBase   = "TEST_CLOCK_BASE"
	clockBinary = "TEST_CLOCK_BINARY"
	// clockShift is a file of eight bytes, by how many nanoseconds that clock is wrong. It may change at any time.
	clockShift = "TEST_CLOCK_SHIFT"
	// resolverAddress is where that server's name service is, if it has one of its own.
	resolverAddress = "TEST_RESOLVER_ADDRESS"
	// clockSpeed makes a window of a minute pass in a second.
	clockSpeed = 60
)

// clock is right at an instant and runs fast from then on. Processes that know the instant have the same time.
type clock struct{ base time.Time }

func (c clock) now() time.Time { return c.base.Add(clockSpeed * time.Since(c.base)).UTC() }

// serveFast is the program with a clock that runs fast. It does what main does.
func serveFast(base string, args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if address := os.Getenv(resolverAddress); address != "" {
		net.DefaultResolver = dnstest.Resolver(address)
	}
	nanoseconds, err := strconv.ParseInt(base, 10, 64)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	var shift []byte
	if file := os.Getenv(clockShift); file != "" {
		if shift, err = mapped(file); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
	}
	lease.Length = time.Minute // a second of real time
	deployment := app.Deployment{
		Name: harness.OSS.Name, Intake: true, Keys: harness.OSS.Keys, API: oss.New, ErrorBody: oss.ErrorBody,
		Bootstrap:   func(b *store.Bootstrap) any { return harness.KeysOf(b) },
		DemoRequest: func(app.DemoRequest) string { return "" },
	}
	p := cli.Program{Deployment: deployment, Adjust: func(o *app.Options) {
		o.Now = func() time.Time {
			now := clock{time.Unix(0, nanoseconds)}.now()
			if shift != nil {
				now = now.Add(time.Duration(encoding.NativeEndian.Uint64(shift)))
			}
			return now
		}
		o.EvaluateEvery, o.Binary = 100*time.Millisecond, os.Getenv(clockBinary)
	}}
	return p.Run(ctx, args, os.Stdout, os.Stderr)
}

// mapped is a file in memory, which changes when the file does.
func mapped(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	return unix.Mmap(int(f.Fd()), 0, 8, unix.PROT_READ, unix.MAP_SHARED)
}
