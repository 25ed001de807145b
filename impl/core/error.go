package core

import (
	"context"
	"errors"
	"strings"
	"time"
)

// Kind says what went wrong in the terms that a caller can act on. The zero Kind is an internal error.
type Kind int

// The kinds of errors; httpapi maps each to one status.
const (
	Internal           Kind = iota
	Invalid                 // the request, or the query in it, is wrong
	Unauthenticated         // no caller
	Forbidden               // a caller without the right
	NotFound                // missing, or belonging to another team
	Conflict                // contradicts what is stored
	PreconditionFailed      // another version is stored
	TooLarge                // over a size limit
	UnsupportedMedia        // a body in an encoding that is not read
	RateLimited             // too many requests
	Canceled                // the client went away
	Unavailable             // engine or store unreachable
	Timeout                 // a deadline passed
)

var kindNames = [...]string{
	"internal", "invalid", "unauthenticated", "forbidden", "not_found", "conflict", "precondition_failed", "too_large",
	"unsupported_media", "rate_limited", "canceled", "unavailable", "timeout",
}

// String is the name of the kind in metrics and logs.
func (k Kind) String() string { return kindNames[k] }

// Issue is one thing wrong with a request. Path is dotted, with array indexes (tiles.0.config.color), and empty when
// the text is about the whole value.
type Issue struct {
	Path string
	Text string
	// Limit says that a length, a count or a range is off and nothing else: the value has the right form.
	Limit bool
}

// String is the form that error messages use: "path: text", or the text alone.
func (i Issue) String() string {
	if i.Path == "" {
		return i.Text
	}
	return i.Path + ": " + i.Text
}

// Error is an error with a message that is safe to show to the client.
type Error struct {
	Kind    Kind
	Message string
	// Issues are the single problems behind an Invalid error, in document order; Message already names them.
	Issues []Issue
	// RetryAfter, when positive, tells the client how long to wait.
	RetryAfter time.Duration
	// Err is the cause, for the log only.
	Err error
}

// Error returns the message with the cause, which is for the log: a client gets Message alone.
func (e *Error) Error() string {
	if e.Err != nil {
		return e.Message + ": " + e.Err.Error()
	}
	return e.Message
}

// Unwrap returns the cause, nil if there is none.
func (e *Error) Unwrap() error { return e.Err }

// NewError makes an error of the kind with a message for the client and a cause for the log, which may be nil.
func NewError(kind Kind, message string, cause error) *Error {
	return &Error{Kind: kind, Message: message, Err: cause}
}

// InvalidError is an Invalid error with a plain message.
func InvalidError(message string) *Error { return &Error{Kind: Invalid, Message: message} }

// NotFoundError is a NotFound error; what names the missing thing, as in "Alert not found".
func NotFoundError(message string) *Error { return &Error{Kind: NotFound, Message: message} }

// IssuesError is an Invalid error that names every issue after a prefix such as "Body validation failed: ".
func IssuesError(prefix string, issues []Issue) *Error {
	texts := make([]string, len(issues))
	for i, issue := range issues {
		texts[i] = issue.String()
	}
	return &Error{Kind: Invalid, Message: prefix + strings.Join(texts, "; "), Issues: issues}
}

// KindOf returns the kind of the first Error in err's chain. A bare context.Canceled is Canceled, a bare
// context.DeadlineExceeded is Timeout, and anything else Internal.
func KindOf(err error) Kind {
	var e *Error
	switch {
	case errors.As(err, &e):
		return e.Kind
	case errors.Is(err, context.Canceled):
		return Canceled
	case errors.Is(err, context.DeadlineExceeded):
		return Timeout
	}
	return Internal
}
