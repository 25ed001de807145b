package service

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/store"
)

// Charts answers chart queries.
type Charts struct {
	Store  *store.Store
	Runner *query.Runner
}

// Query runs the series of a chart and returns the JSON text of the array of its data. A series whose source or
// connection is missing is NotFound and named; of several the first.
func (c *Charts) Query(ctx context.Context, team core.TeamID, r api.ChartSeriesRequest) ([]byte, error) {
	chart := query.Chart{
		Start: r.StartTime, End: r.EndTime, Granularity: text(r.Granularity),
		Columns: text(r.SeriesReturnType) == string(api.ChartReturnTypeColumn),
		Series:  make([]sqlgen.Series, len(r.Series)),
	}
	for _, s := range r.Series {
		if !slices.Equal(s.GroupBy, r.Series[0].GroupBy) {
			return nil, bodyError(issueList{{Path: "series", Text: "All series must have the same groupBy fields"}})
		}
	}
	if err := bodyError(filterRules("filters", r.Filters)); err != nil {
		return nil, err
	}
	for i, s := range r.Series {
		source, err := readSource(ctx, c.Store.DB, team, strings.ToLower(s.SourceID))
		if core.KindOf(err) == core.NotFound {
			return nil, core.NotFoundError(fmt.Sprintf("Source not found for series %d", i))
		}
		if err != nil {
			return nil, err
		}
		chart.Series[i] = sqlgen.Series{
			Source: source.source,
			AggFn:  string(s.AggFn), Field: text(s.Field), Level: s.Level, Where: s.Where,
			WhereLanguage: text(s.WhereLanguage), GroupBy: s.GroupBy,
			MetricType: text(s.MetricDataType), MetricName: text(s.MetricName),
			RowFilters: sqlgen.RowFilters{Place: "filters", List: r.Filters},
		}
	}
	return c.Runner.Chart(ctx, team, chart)
}

func (c *Charts) bodyRules() map[string]Rule {
	return map[string]Rule{
		"queryChartSeries": whole(func(r api.ChartSeriesRequest) issueList { return filterRules("filters", r.Filters) }),
	}
}

// text is the text of an optional string, "" when it is absent.
func text[T ~string](s *T) string {
	if s == nil {
		return ""
	}
	return string(*s)
}
