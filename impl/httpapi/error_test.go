package httpapi

import (
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// TestErrorsSayWhenToTryAgain holds what a client that waits for its turn reads: the header is in whole seconds, and
// never says less than the error does.
func TestErrorsSayWhenToTryAgain(t *testing.T) {
	t.Parallel()
	e := &ErrorWriter{
		Form: func(_ int, text, _ string) any { return text }, Log: slog.New(slog.DiscardHandler),
	}
	for _, tt := range []struct {
		err    error
		status int
		after  string
		body   string
	}{
		{&core.Error{Kind: core.RateLimited, Message: "busy", RetryAfter: 1500 * time.Millisecond}, 429, "2", `"busy"`},
		{&core.Error{Kind: core.RateLimited, RetryAfter: time.Second}, 429, "1", `"Too many requests, please try again later."`},
		{&core.Error{Kind: core.Unavailable, Message: "away", RetryAfter: 5 * time.Second}, 503, "5", `"away"`},
		{core.NewError(core.Unavailable, "away", errors.New("cause")), 503, "1", `"away"`},
		{core.InvalidError("wrong"), 400, "", `"wrong"`},
	} {
		w := httptest.NewRecorder()
		e.Write(w, httptest.NewRequest(http.MethodPost, "/", nil), tt.err)
		if w.Code != tt.status || w.Header().Get("Retry-After") != tt.after || w.Body.String() != tt.body {
			t.Errorf("%v: %d, Retry-After %q, %s", tt.err, w.Code, w.Header().Get("Retry-After"), w.Body)
		}
	}
}
