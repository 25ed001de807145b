package httpapi

import (
	"encoding/json"
	"errors"
	"log/slog"
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// statusCanceled is for the log and for metrics, never for a client, which is gone.
const statusCanceled = 499

// statuses is the one table from kinds of errors to statuses. Text is what the client reads when the kind must not
// say more, or when the error has no message of its own.
var statuses = map[core.Kind]struct {
	status int
	text   string
}{
	core.Invalid:            {http.StatusBadRequest, "Bad request"},
	core.Unauthenticated:    {http.StatusUnauthorized, "Unauthorized"},
	core.Forbidden:          {http.StatusForbidden, "Forbidden"},
	core.NotFound:           {http.StatusNotFound, "Not found"},
	core.Conflict:           {http.StatusConflict, "Conflict"},
	core.PreconditionFailed: {http.StatusPreconditionFailed, "The object was changed by another request"},
	core.TooLarge:           {http.StatusRequestEntityTooLarge, "Request body too large"},
	core.UnsupportedMedia:   {http.StatusUnsupportedMediaType, "Unsupported media type"},
	core.RateLimited:        {http.StatusTooManyRequests, "Too many requests, please try again later."},
	core.Canceled:           {statusCanceled, "Request canceled"},
	core.Unavailable:        {http.StatusServiceUnavailable, "Service unavailable, please try again shortly."},
	core.Timeout:            {http.StatusGatewayTimeout, "The request took too long."},
	core.Internal:           {http.StatusInternalServerError, "Something went wrong on our side."},
}

// retryAfter is the Retry-After of answers whose error does not say.
var retryAfter = map[core.Kind]time.Duration{core.Unavailable: time.Second}

// ErrorBody writes a deployment's error body.
type ErrorBody func(status int, text, requestID string) any

// ErrorWriter turns errors into answers. Every error that reaches a client goes through its Write.
type ErrorWriter struct {
	Form ErrorBody
	// Challenge is the WWW-Authenticate header of a 401.
	Challenge string
	Log       *slog.Logger
}

// explain returns what a client may know of an error: the status, a text, and how long to wait, 0 for nothing.
func explain(err error) (kind core.Kind, status int, text string, wait time.Duration) {
	kind = core.KindOf(err)
	status, text, wait = statuses[kind].status, statuses[kind].text, retryAfter[kind]
	var known *core.Error
	if errors.As(err, &known) && kind != core.Internal {
		if known.Message != "" {
			text = known.Message
		}
		if known.RetryAfter > 0 {
			wait = known.RetryAfter
		}
	}
	return kind, status, text, wait
}

func setRetryAfter(h http.Header, wait time.Duration) {
	if wait > 0 {
		h.Set("Retry-After", strconv.Itoa(int(math.Ceil(wait.Seconds()))))
	}
}

// Write answers the request with the error. Errors that are ours go to the log with the request's id; the client gets
// a fixed text for them.
func (e *ErrorWriter) Write(w http.ResponseWriter, r *http.Request, err error) {
	kind, status, text, wait := explain(err)
	if status >= http.StatusInternalServerError || kind == core.Canceled {
		level := slog.LevelError
		if kind == core.Canceled {
			level = slog.LevelInfo
		}
		e.Log.Log(r.Context(), level, "request failed", "request_id", RequestID(r.Context()), "method", r.Method,
			"path", r.URL.Path, "status", status, "error", err)
	}
	if kind == core.Canceled {
		// The client is gone, but the handler must not look as if it had succeeded.
		status = http.StatusServiceUnavailable
		responseWriterOf(w).cancel()
	}
	h := w.Header()
	if kind == core.Unauthenticated && e.Challenge != "" {
		h.Set("WWW-Authenticate", e.Challenge)
	}
	setRetryAfter(h, wait)
	e.write(w, status, text, RequestID(r.Context()))
}

func (e *ErrorWriter) methodNotAllowed(w http.ResponseWriter, r *http.Request, allow string) {
	w.Header().Set("Allow", allow)
	e.write(w, http.StatusMethodNotAllowed, "Method not allowed, use "+allow, RequestID(r.Context()))
}

// write sends an error in the form of the API.
func (e *ErrorWriter) write(w http.ResponseWriter, status int, text, requestID string) {
	body, err := json.Marshal(e.Form(status, text, requestID))
	if err != nil {
		e.Log.Error("cannot write an error body", "error", err)
	}
	w.Header().Set("Content-Type", contentTypeJSON)
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	_, _ = w.Write(body)
}
