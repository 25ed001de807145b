package engine

import (
	"context"
	"crypto/tls"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"net"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/ClickHouse/clickhouse-go/v2"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/watchdog"
)

// retryAfter is the Retry-After of answers while the engine cannot be reached. A restart takes less.
const retryAfter = time.Second

const (
	// maxMessage is the length in characters at which ClickHouse's texts are cut.
	maxMessage = 300
	// maxText is the length in bytes at which they are cut before they are looked at.
	maxText = 8 << 10
	// maxCodeName is how long the name of an error may be.
	maxCodeName = 100
)

// kinds are the exceptions of ClickHouse that are not the query's fault. There are far more that are, and new ones in
// every release, so those are the default.
var kinds = map[int32]core.Kind{
	// Time.
	159: core.Timeout, 160: core.Timeout,
	// A server that is overloaded, starting, stopping, or misses others that it needs.
	198: core.Unavailable, 202: core.Unavailable, 209: core.Unavailable, 210: core.Unavailable, 236: core.Unavailable, 242: core.Unavailable,
	243: core.Unavailable, 252: core.Unavailable, 279: core.Unavailable, 394: core.Unavailable, 745: core.Unavailable,
	// Faults of the server and its disks, whose texts name files.
	40: core.Internal, 49: core.Internal, 74: core.Internal, 75: core.Internal, 76: core.Internal,
	87: core.Internal, 102: core.Internal, 107: core.Internal, 246: core.Internal, 499: core.Internal, 999: core.Internal,
	1000: core.Internal, 1001: core.Internal, 1002: core.Internal,
}

// refused are an account that does not exist, or a wrong password: nothing that the caller of a query can repair.
var refused = []int32{192, 193, 194, 516}

const memoryLimitExceeded = 241

// defaultSubject is what errors call the engine that is no connection of a team.
const defaultSubject = "The query engine"

// What errors say about the engine.
const (
	cannotAnswer    = "is temporarily unavailable, try again shortly"
	cannotBeReached = "cannot be reached, try again shortly"
	refusesToTalk   = "cannot be reached: it refused the connection, try again shortly"
	isBusy          = "has too many queries, try again shortly"
	refusesAccount  = "does not accept its user or password"
	isStrange       = "does not respond like ClickHouse"
)

const tookTooLong = "The query took too long"

// convertError turns an error of the driver into one for our callers. Its texts hold neither addresses nor
// passwords, which the driver's are full of. The subject begins those that are about the engine.
func convertError(ctx context.Context, subject string, err error) error {
	var (
		exception   *clickhouse.Exception
		unsupported unsupportedError
		malformed   malformedError
		own         *core.Error
	)
	switch {
	case err == nil:
		return nil
	case errors.As(err, &own):
		return ownError(subject, own)
	case errors.Is(context.Cause(ctx), errMaxTime):
		return core.NewError(core.Timeout, fmt.Sprintf("The query took longer than %s", MaxTime), errMaxTime)
	case errors.Is(err, errMaxRows):
		return core.NewError(core.Invalid, fmt.Sprintf("The result has more than %d rows: request fewer", MaxRows), err)
	case errors.Is(context.Cause(ctx), errMaxBytes):
		most := int64(MaxBytes)
		if limit, ok := ctx.Value(resultLimitKey{}).(*resultLimit); ok {
			most = limit.bytes
		}
		return core.NewError(core.Invalid, fmt.Sprintf("The result is larger than %d MiB: request fewer rows or columns",
			most>>20), errMaxBytes)
	case errors.As(context.Cause(ctx), &own): // there was no memory for the result
		return own
	case errors.Is(context.Cause(ctx), ErrNoAnswer):
		return unavailable(subject, cannotBeReached, ErrNoAnswer)
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return core.NewError(core.Timeout, tookTooLong, ctx.Err())
	case ctx.Err() != nil:
		return core.NewError(core.Canceled, "The request was canceled", ctx.Err())
	case errors.As(err, &exception):
		return convertException(subject, exception)
	case errors.As(err, &unsupported):
		return core.NewError(core.Invalid, "The result has a type that cannot be read", err)
	case errors.As(err, &malformed):
		return unavailable(subject, isStrange, err)
	case errors.Is(err, clickhouse.ErrAcquireConnTimeout):
		return unavailable(subject, isBusy, err)
	}
	return unreachable(subject, transportError(err))
}

var errRefused = errors.New("connection refused")

// unreachable is the error of a server that gives no answer, and says so of one on whose port nothing listens.
func unreachable(subject string, cause error) *core.Error {
	if errors.Is(cause, errRefused) {
		return unavailable(subject, refusesToTalk, cause)
	}
	return unavailable(subject, cannotBeReached, cause)
}

// answered reports whether an error is about what a server has answered.
func answered(err error) bool {
	var unsupported unsupportedError
	return CodeName(err) != "" || errors.As(err, &unsupported) || errors.Is(err, errMaxBytes) || errors.Is(err, errMaxRows)
}

// TooLarge reports whether an error is about a query whose result is larger than it may be, or needs more memory than a query
// may use: with fewer rows it may be answered.
func TooLarge(err error) bool {
	name := CodeName(err)
	return core.KindOf(err) == core.Invalid &&
		(errors.Is(err, errMaxBytes) || name == "TOO_MANY_ROWS_OR_BYTES" || name == "MEMORY_LIMIT_EXCEEDED")
}

// recovered makes a panic an error. None is known that an answer could bring about.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = malformedError(fmt.Sprint("panic: ", p))
	}
}

func unavailable(subject, what string, cause error) *core.Error {
	return &core.Error{Kind: core.Unavailable, Message: subject + " " + what, RetryAfter: retryAfter, Err: cause}
}

// ownError is an error of the transport or of a dialer that was given to us, which speak for themselves. What they
// refuse is about the connection.
func ownError(subject string, e *core.Error) error {
	if e.Kind == core.Invalid {
		return core.NewError(core.Invalid, subject+" cannot be used: "+e.Message, e.Err)
	}
	return e
}

// convertException decides whose fault an exception is. Only what is the query's is shown.
func convertException(subject string, e *clickhouse.Exception) error {
	if len(e.Message) > maxText {
		e.Message = e.Message[:maxText]
	}
	cause := &exceptionError{e}
	if slices.Contains(refused, e.Code) {
		return unavailable(subject, refusesAccount, cause)
	}
	if sharedMemoryExceeded(cause) {
		return unavailable(subject, cannotAnswer, cause)
	}
	switch kinds[e.Code] {
	case core.Unavailable:
		return unavailable(subject, cannotAnswer, cause)
	case core.Timeout:
		return core.NewError(core.Timeout, tookTooLong, cause)
	case core.Internal:
		if _, known := kinds[e.Code]; known {
			return core.NewError(core.Internal, subject+" failed", cause)
		}
	}
	return core.NewError(core.Invalid, exceptionMessage(e), cause)
}

// sharedMemoryExceeded reports whether an error is about the memory that all queries use together. ClickHouse has one
// code for that and for the query's own share.
func sharedMemoryExceeded(err error) bool {
	var e *exceptionError
	if !errors.As(err, &e) || e.exception.Code != memoryLimitExceeded {
		return false
	}
	text := e.exception.Message
	return strings.Contains(text, "(total)") || strings.Contains(text, "(for user)") ||
		strings.HasPrefix(nestedPrefix.ReplaceAllString(text, ""), "User memory limit")
}

// exceptionError is the cause of an error that ClickHouse answered. Its text is for the log and leaves the message out,
// which may quote SQL of users.
type exceptionError struct{ exception *clickhouse.Exception }

func (e *exceptionError) Error() string {
	return fmt.Sprintf("ClickHouse error %d (%s)", e.exception.Code, codeName(e.exception))
}

// CodeName is ClickHouse's name of an error, such as UNKNOWN_IDENTIFIER, empty if the error is not one of its.
func CodeName(err error) string {
	var e *exceptionError
	if !errors.As(err, &e) {
		return ""
	}
	return codeName(e.exception)
}

// codesText is ClickHouse's list of errors, each with its code and its name.
//
//go:embed codes.txt
var codesText string

var namesByCode = sync.OnceValue(func() map[int32]string {
	names := map[int32]string{}
	for line := range strings.Lines(codesText) {
		code, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		if n, err := strconv.ParseInt(code, 10, 32); err == nil {
			names[int32(n)] = name
		}
	}
	return names
})

// codeName only believes the name in the text of an error whose code is not in the list: long texts are cut in front of
// it, and what stands before it may be the client's.
func codeName(e *clickhouse.Exception) string {
	if name := namesByCode()[e.Code]; name != "" {
		return name
	}
	if e.CodeName == "" || len(e.CodeName) > maxCodeName {
		return fmt.Sprintf("CODE_%d", e.Code)
	}
	return e.CodeName
}

var (
	nestedPrefix  = regexp.MustCompile(`^(?:Code: \d+\. )?DB::\w*Exception: `)
	versionSuffix = regexp.MustCompile(`\s*\(version [^()]*(?:\([^()]*\))?\)\.?$`)
	memoryMaximum = regexp.MustCompile(`maximum: ([0-9.]+ [KMGT]?i?B)`)
	nameSuffix    = regexp.MustCompile(`\s*\([A-Z][A-Z0-9_]+\)\.?$`)
	// A server that passes a query on names the one that failed.
	otherServer = regexp.MustCompile(`^Received from \S+\. |(?:: |, )?while receiving packet from \S+`)
	// queryContext is the query that ClickHouse repeats, which is not what the client wrote, or a step of it.
	queryContext = regexp.MustCompile(`(?i)(?:[.:]? in (?:scope|query) (?:SELECT|WITH|EXPLAIN|DESCRIBE|\().*?` +
		`|: while executing .*?)(\. Maybe you meant: .*)?$`)
)

// exceptionMessage is "NAME: text" with the first line of ClickHouse's text, free of what it wraps around it.
func exceptionMessage(e *clickhouse.Exception) string {
	text, _, _ := strings.Cut(e.Message, "\n")
	for {
		short := nestedPrefix.ReplaceAllString(text, "")
		short = otherServer.ReplaceAllString(short, "")
		short = versionSuffix.ReplaceAllString(short, "")
		short = nameSuffix.ReplaceAllString(short, "")
		if short == text {
			break
		}
		text = short
	}
	text = strings.TrimRight(queryContext.ReplaceAllString(text, "$1"), " .:")
	if m := memoryMaximum.FindStringSubmatch(text); m != nil && e.Code == memoryLimitExceeded {
		text = "The query needs more memory than its limit of " + m[1]
	}
	if runes := []rune(text); len(runes) > maxMessage {
		text = string(runes[:maxMessage]) + "…"
	}
	return codeName(e) + ": " + text
}

// transportError says why no answer came, without saying from where.
func transportError(err error) error {
	// The driver's texts hold the URL with its user, and the system's hold addresses; only the innermost cause is kept.
	var (
		http  *clickhouse.HTTPError
		dns   *net.DNSError
		op    *net.OpError
		errno syscall.Errno
		timed interface{ Timeout() bool }
		cert  *tls.CertificateVerificationError
	)
	switch {
	case errors.Is(err, errRedirect):
		return errRedirect
	case errors.Is(err, watchdog.ErrStatus):
		return watchdog.ErrStatus
	case errors.As(err, &http):
		return fmt.Errorf("not a response from ClickHouse, status %d", http.StatusCode)
	case errors.As(err, &dns):
		return errors.New("the host name cannot be resolved")
	case errors.As(err, &cert):
		return errors.New("the certificate cannot be verified")
	case errors.As(err, &op) && strings.HasPrefix(op.Net, "tcp") && errors.Is(op, syscall.ECONNREFUSED):
		return errRefused
	case errors.As(err, &errno):
		return errno
	case errors.As(err, &timed) && timed.Timeout():
		return errors.New("no response in time")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("the connection was lost")
	}
	return errors.New("cannot connect")
}
