package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"regexp"
	"strings"
	"syscall"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"
	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	"github.com/ClickHouse/clickhouse-go/v2/lib/proto"

	"github.com/obstack/obstack/impl/core"
)

// retryAfter is what clients are told to wait while the engine cannot be reached. A restart takes less.
const retryAfter = time.Second

// maxMessage is the length in characters at which ClickHouse's texts are cut.
const maxMessage = 300

// kinds are the exceptions of ClickHouse that are not the query's fault. There are far more that are, and new ones in
// every release, so those are the default.
var kinds = map[int32]core.Kind{
	// Time.
	159: core.Timeout, 160: core.Timeout,
	// A server that is overloaded, starting, stopping, or misses others that it needs.
	202: core.Unavailable, 209: core.Unavailable, 210: core.Unavailable, 236: core.Unavailable, 242: core.Unavailable,
	243: core.Unavailable, 252: core.Unavailable, 279: core.Unavailable, 394: core.Unavailable, 745: core.Unavailable,
	// An account that does not exist, or a wrong password: nothing that the caller of a query can repair.
	192: core.Unavailable, 193: core.Unavailable, 194: core.Unavailable, 516: core.Unavailable,
	// Faults of the server and its disks, whose texts name files.
	40: core.Internal, 49: core.Internal, 74: core.Internal, 75: core.Internal, 76: core.Internal,
	87: core.Internal, 102: core.Internal, 107: core.Internal, 246: core.Internal, 499: core.Internal, 999: core.Internal,
	1000: core.Internal, 1001: core.Internal, 1002: core.Internal,
}

const memoryLimitExceeded = 241

var messages = map[core.Kind]string{
	core.Timeout:     "The query took too long",
	core.Unavailable: "The query engine cannot answer now, try again shortly",
	core.Internal:    "The query engine failed",
}

// convertError turns an error of the driver into one for our callers. Its texts hold neither addresses nor
// passwords, which the driver's are full of.
func convertError(ctx context.Context, err error) error {
	var (
		exception   *clickhouse.Exception
		unsupported *column.UnsupportedColumnTypeError
		block       *proto.BlockError
		own         *core.Error
	)
	switch {
	case err == nil:
		return nil
	case errors.As(err, &own):
		return own // of the transport of an embedded engine
	case errors.Is(context.Cause(ctx), errMaxTime):
		return core.NewError(core.Timeout, fmt.Sprintf("The query took longer than %s", MaxTime), errMaxTime)
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return core.NewError(core.Timeout, messages[core.Timeout], ctx.Err())
	case ctx.Err() != nil:
		return core.NewError(core.Canceled, "The request was canceled", ctx.Err())
	case errors.As(err, &exception):
		return convertException(exception)
	case errors.As(err, &unsupported), errors.As(err, &block):
		return core.NewError(core.Invalid, "The result has a type that cannot be read", err)
	case errors.Is(err, clickhouse.ErrAcquireConnTimeout):
		return unavailable("The query engine is busy, try again shortly", err)
	}
	return unavailable(messages[core.Unavailable], transportError(err))
}

func unavailable(message string, cause error) *core.Error {
	return &core.Error{Kind: core.Unavailable, Message: message, RetryAfter: retryAfter, Err: cause}
}

// convertException decides whose fault an exception is. Only what is the query's is shown.
func convertException(e *clickhouse.Exception) error {
	kind, known := kinds[e.Code]
	switch {
	case e.Code == memoryLimitExceeded && strings.Contains(e.Message, "(total)"):
		// One code for two things: the query's own share is not meant here, but what all of them use together.
		kind = core.Unavailable
	case !known:
		message := exceptionMessage(e)
		return core.NewError(core.Invalid, message, fmt.Errorf("code %d: %s", e.Code, e.Message))
	}
	cause := fmt.Errorf("code %d: %s", e.Code, e.Message)
	if kind == core.Unavailable {
		return unavailable(messages[kind], cause)
	}
	return core.NewError(kind, messages[kind], cause)
}

var (
	nestedPrefix  = regexp.MustCompile(`^(?:Code: \d+\. )?DB::\w*Exception: `)
	versionSuffix = regexp.MustCompile(`\s*\(version [^()]*(?:\([^()]*\))?\)\.?$`)
	nameSuffix    = regexp.MustCompile(`\s*\([A-Z][A-Z0-9_]+\)\.?$`)
)

// exceptionMessage is "NAME: text" with the first line of ClickHouse's text, free of what it wraps around it.
func exceptionMessage(e *clickhouse.Exception) string {
	text, _, _ := strings.Cut(e.Message, "\n")
	for {
		short := nestedPrefix.ReplaceAllString(text, "")
		short = versionSuffix.ReplaceAllString(short, "")
		short = nameSuffix.ReplaceAllString(short, "")
		if short == text {
			break
		}
		text = short
	}
	text = strings.TrimRight(text, " .:")
	if runes := []rune(text); len(runes) > maxMessage {
		text = string(runes[:maxMessage]) + "…"
	}
	name := e.CodeName
	if name == "" {
		name = fmt.Sprintf("CODE_%d", e.Code)
	}
	return name + ": " + text
}

// transportError says why no answer came, without saying from where.
func transportError(err error) error {
	// The driver's texts hold the URL with its user, and the system's hold addresses; only the innermost cause is kept.
	var (
		http  *clickhouse.HTTPError
		dns   *net.DNSError
		errno syscall.Errno
		timed interface{ Timeout() bool }
	)
	switch {
	case errors.Is(err, errRedirect):
		return errRedirect
	case errors.As(err, &http):
		return fmt.Errorf("not an answer of ClickHouse, status %d", http.StatusCode)
	case errors.As(err, &dns):
		return errors.New("the host name cannot be resolved")
	case errors.As(err, &errno):
		return errno
	case errors.As(err, &timed) && timed.Timeout():
		return errors.New("no answer in time")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("the connection broke")
	}
	return errors.New("no connection")
}
