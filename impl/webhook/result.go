package webhook

import (
	"time"

	"github.com/obstack/obstack/gen/api"
)

// Result is what came of one attempt.
type Result struct {
	// Status is that of the answer, 0 without one.
	Status int
	// Error is empty when the receiver has taken the message.
	Error api.DeliveryErrorType
	// Reason says the error in a few words that any member may read: no URL, no secret, nothing that the receiver has said.
	Reason string
	// Response is the beginning of the answer's body.
	Response string
	// Retry says whether another attempt may end better, and RetryAfter for how long the receiver asked to be left
	// alone, 0 if it has not.
	Retry      bool
	RetryAfter time.Duration
}
