package oss

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/oss"
)

func (t text) VisitGetTraceResponse(w http.ResponseWriter) error { return t.write(w) }

// GetTrace answers the spans and the logs of a trace.
func (s *Server) GetTrace(ctx context.Context, r oss.GetTraceRequestObject) (oss.GetTraceResponseObject, error) {
	trace, err := s.Traces.Get(ctx, team(ctx), r.TraceID, r.Params.SourceID, r.Params.From, r.Params.To)
	if err != nil {
		return nil, err
	}
	return data(ctx, trace), nil
}
