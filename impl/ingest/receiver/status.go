package receiver

import (
	"math"
	"net/http"
	"time"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/genproto/googleapis/rpc/status"
	"google.golang.org/grpc/codes"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/known/anypb"
	"google.golang.org/protobuf/types/known/durationpb"

	"github.com/obstack/obstack/impl/core"
)

// answers are what each kind of error is in both protocols. Of these, clients send again what is 429, 503 and 504, and in gRPC
// CANCELLED, DEADLINE_EXCEEDED, UNAVAILABLE, and RESOURCE_EXHAUSTED where it says when.
var answers = map[core.Kind]struct {
	code codes.Code
	http int
	text string
}{
	core.Internal:         {codes.Internal, http.StatusInternalServerError, "Internal error"},
	core.Invalid:          {codes.InvalidArgument, http.StatusBadRequest, "The request is not valid"},
	core.Unauthenticated:  {codes.Unauthenticated, http.StatusUnauthorized, "Unauthorized"},
	core.Forbidden:        {codes.PermissionDenied, http.StatusForbidden, "Forbidden"},
	core.NotFound:         {codes.NotFound, http.StatusNotFound, "Not found"},
	core.Conflict:         {codes.FailedPrecondition, http.StatusConflict, "Conflict"},
	core.TooLarge:         {codes.ResourceExhausted, http.StatusRequestEntityTooLarge, "The request is too large"},
	core.UnsupportedMedia: {codes.Unimplemented, http.StatusUnsupportedMediaType, "The encoding is not supported"},
	core.RateLimited:      {codes.ResourceExhausted, http.StatusTooManyRequests, "Too many requests, please try again later"},
	core.Canceled:         {codes.Canceled, statusCanceled, "The client disconnected"},
	core.Unavailable:      {codes.Unavailable, http.StatusServiceUnavailable, "Unavailable, please try again later"},
	core.Timeout:          {codes.DeadlineExceeded, http.StatusGatewayTimeout, "The request took too long"},
}

const (
	// statusCanceled is of requests whose client is gone.
	statusCanceled = 499
	// minPause is how long a client is told to wait at least before it sends again.
	minPause = time.Second
)

// pauseOf is after which time the client may send again, 0 where it may not or as it likes.
func pauseOf(err *core.Error) time.Duration {
	if err.Kind != core.RateLimited && err.Kind != core.Unavailable {
		return 0
	}
	return max(err.RetryAfter, minPause)
}

// statusOf is the error as gRPC has it in the trailers, and HTTP in the body.
func statusOf(err *core.Error) *status.Status {
	s := &status.Status{Code: int32(answers[err.Kind].code), Message: err.Message}
	var detail proto.Message
	switch pause := pauseOf(err); {
	case pause > 0:
		detail = &errdetails.RetryInfo{RetryDelay: durationpb.New(pause)}
	case err.Kind == core.Invalid:
		detail = &errdetails.BadRequest{FieldViolations: []*errdetails.BadRequest_FieldViolation{{Description: err.Message}}}
	default:
		return s
	}
	if packed, err := anypb.New(detail); err == nil {
		s.Details = []*anypb.Any{packed}
	}
	return s
}

// seconds is a pause as Retry-After has it.
func seconds(d time.Duration) int { return int(math.Ceil(d.Seconds())) }
