package service

import (
	"context"
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/store"
)

// Traces reads traces.
type Traces struct {
	Store  *store.Store
	Runner *query.Runner
}

// Get returns the JSON text of a trace. The times, which may be nil, are date-times whose form has been checked.
func (t *Traces) Get(ctx context.Context, team core.TeamID, id, sourceID string, from, to *string) ([]byte, error) {
	source, err := t.source(ctx, team, sourceID)
	if err != nil {
		return nil, err
	}
	if source.Kind != "trace" {
		return nil, core.InvalidError(fmt.Sprintf("sourceId: a %s source has no spans", source.Kind))
	}
	trace := query.Trace{Source: source, ID: id}
	switch {
	case (from == nil) != (to == nil):
		return nil, core.InvalidError("from and to must be sent together")
	case from != nil:
		start, end, err := timesOf(*from, *to)
		if err != nil {
			return nil, err
		}
		trace.Window = &sqlgen.Window{Start: start, End: end}
	}
	if text(source.LogSourceID) != "" {
		// One that is deleted, or of another kind, has no logs.
		logs, err := t.source(ctx, team, *source.LogSourceID)
		if err != nil && core.KindOf(err) != core.NotFound {
			return nil, err
		}
		if err == nil && logs.Kind == "log" && strings.TrimSpace(logs.TraceID) != "" {
			trace.Logs = &logs
		}
	}
	spans, logs, err := t.Runner.Trace(ctx, team, trace)
	if err != nil {
		return nil, err
	}
	return trace.JSON(spans, logs), nil
}

// source returns a source of the team.
func (t *Traces) source(ctx context.Context, team core.TeamID, id string) (sqlgen.TraceSource, error) {
	stored, err := t.Store.GetSource(ctx, team, strings.ToLower(id))
	if err != nil {
		return sqlgen.TraceSource{}, err
	}
	return sqlgen.ParseTraceSource(stored.Body)
}
