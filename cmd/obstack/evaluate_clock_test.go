package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/egress/dnstest"
)

const (
	// clockBase and clockBinary in the environment make the test binary a server whose clock runs fast: the instant at
	// which it was right, in nanoseconds since 1970, and the program to start as its engine.
	clockBase   = "TEST_CLOCK_BASE"
	clockBinary = "TEST_CLOCK_BINARY"
	// resolverAddress is where that server's name service is, if it has one of its own.
	resolverAddress = "TEST_RESOLVER_ADDRESS"
	// clockSpeed makes a window of a minute pass in a second.
	clockSpeed = 60
)

// clock is right at an instant and runs fast from then on. Processes that know the instant have the same time.
type clock struct{ base time.Time }

func (c clock) now() time.Time { return c.base.Add(clockSpeed * time.Since(c.base)).UTC() }

// serveFast is `obstack serve` with a clock that runs fast. It does what main does.
func serveFast(base string, args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if address := os.Getenv(resolverAddress); address != "" {
		net.DefaultResolver = dnstest.Resolver(address)
	}
	nanoseconds, err := strconv.ParseInt(base, 10, 64)
	o, rest, optionsErr := options("serve", args, os.Stdout, os.Stderr, (*config).serveFlags)
	if err = errors.Join(err, optionsErr); err == nil && len(rest) > 0 {
		err = fmt.Errorf("unexpected arguments %q", rest)
	}
	if err == nil {
		o.Now, o.EvaluateEvery, o.Binary = clock{time.Unix(0, nanoseconds)}.now, 50*time.Millisecond, os.Getenv(clockBinary)
		err = app.Run(ctx, o, deployment)
	}
	if err != nil {
		_, _ = fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}
