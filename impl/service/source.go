package service

import (
	"context"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// Sources reads sources; they are written by `obstack apply`. A source is its JSON text, as a dashboard is.
type Sources struct{ Store *store.Store }

// List returns the text of every source of the team, the oldest first.
func (s *Sources) List(ctx context.Context, team core.TeamID) ([][]byte, error) {
	sources, err := s.Store.ListSources(ctx, team)
	if err != nil {
		return nil, err
	}
	texts := make([][]byte, len(sources))
	for i, source := range sources {
		texts[i] = source.Body
	}
	return texts, nil
}

// checkSource holds the rules of a source that its schema cannot say.
func checkSource(source *schema.Value) issueList {
	var issues issueList
	if source.Str("kind") == "metric" {
		some := false
		for _, m := range source.Get("metricTables").Members {
			some = some || m.Value.Text != ""
		}
		if !some {
			issues.add("At least one metric table must be specified", "metricTables")
		}
	}
	for i, view := range source.List("materializedViews") {
		for j, column := range view.List("aggregatedColumns") {
			if column.Str("aggFn") != "count" && column.Str("sourceColumn") == "" {
				issues.add("Materialized View Source Column is required", "materializedViews.%d.aggregatedColumns.%d", i, j)
			}
		}
	}
	return issues
}

var longUnits = strings.NewReplacer(" second", "s", " minute", "m", " hour", "h", " day", "d")

// shortenGranularities writes the granularities of a source's views in the short form of answers: 5m for "5 minute".
func shortenGranularities(source *schema.Value) {
	views := source.List("materializedViews")
	if rollup := source.Get("metadataMaterializedViews"); rollup != nil {
		views = append(views[:len(views):len(views)], rollup)
	}
	for _, view := range views {
		for _, key := range []string{"minGranularity", "granularity"} {
			if v := view.Get(key); v != nil {
				v.Text = longUnits.Replace(v.Text)
			}
		}
	}
}
