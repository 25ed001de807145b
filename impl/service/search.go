package service

import (
	"cmp"
	"context"
	"io"
	"regexp"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/store"
)

// Searches answers searches.
type Searches struct {
	Store  *store.Store
	Runner *query.Runner
	Now    func() time.Time
}

// What a request that leaves them out means.
const (
	searchRange  = 15 * time.Minute
	searchLimit  = 100
	patternLimit = 50
)

// Query runs a search. Its source or the connection of that may be NotFound.
func (s *Searches) Query(ctx context.Context, team core.TeamID, r api.SearchRequest) (query.SearchResult, error) {
	if err := bodyError(searchRequestRules(r)); err != nil {
		return query.SearchResult{}, err
	}
	start, end, err := s.timeRange(text(r.StartTime), text(r.EndTime))
	if err != nil {
		return query.SearchResult{}, err
	}
	var paging query.Paging
	if r.Cursor != nil {
		if paging.Cursor, err = query.ParseCursor(*r.Cursor); err != nil {
			return query.SearchResult{}, err
		}
		if paging.Cursor.Place != nil { // what the request leaves out is that of the first page
			if text(r.StartTime) == "" {
				start = time.UnixMilli(paging.Cursor.Start)
			}
			if text(r.EndTime) == "" {
				end = time.UnixMilli(paging.Cursor.End)
			}
		}
	}
	if r.RowIds != nil {
		paging.RowIDs = *r.RowIds
	}
	search, source, err := s.search(ctx, team, r, start, end)
	if err != nil {
		return query.SearchResult{}, err
	}
	paging.Version = source.version
	search.Limit = searchLimit
	if r.MaxResults != nil {
		search.Limit = *r.MaxResults
	}
	if r.Offset != nil {
		search.Offset = *r.Offset
	}
	result, err := s.Runner.SearchPage(ctx, team, search, paging)
	return result, withoutConnection(err, r.SourceID)
}

// Export writes the rows of a search. An error before anything was written is that of Query.
func (s *Searches) Export(ctx context.Context, team core.TeamID, r api.SearchExportRequest, out io.Writer) (query.Exported, error) {
	if err := bodyError(filterRules("filters", r.Filters)); err != nil {
		return query.Exported{}, err
	}
	start, end, err := s.timeRange(text(r.StartTime), text(r.EndTime))
	if err != nil {
		return query.Exported{}, err
	}
	search, _, err := s.search(ctx, team, api.SearchRequest{
		SourceID: r.SourceID, Where: r.Where, WhereLanguage: r.WhereLanguage, Select: r.Select, OrderBy: r.OrderBy,
		Filters: r.Filters,
	}, start, end)
	if err != nil {
		return query.Exported{}, err
	}
	search.Limit = query.MaxExportRows
	if r.MaxRows != nil {
		search.Limit = *r.MaxRows
	}
	form := query.Export{CSV: r.Format != nil && *r.Format == api.SearchExportFormatCsv, Raw: r.Raw != nil && *r.Raw}
	exported, err := s.Runner.Export(ctx, team, search, form, out)
	return exported, withoutConnection(err, r.SourceID)
}

// Compare finds what sets the rows of a search apart. Its source or the connection of that may be NotFound.
func (s *Searches) Compare(ctx context.Context, team core.TeamID, r api.SearchCompareRequest) (api.SearchComparison, error) {
	if err := bodyError(filterRules("filters", r.Filters)); err != nil {
		return api.SearchComparison{}, err
	}
	start, end, err := s.timeRange(r.StartTime, r.EndTime)
	if err != nil {
		return api.SearchComparison{}, err
	}
	source, err := s.source(ctx, team, r.SourceID)
	if err != nil {
		return api.SearchComparison{}, err
	}
	comparison, err := s.Runner.Compare(ctx, team, query.Comparison{
		Rows: sqlgen.Rows{
			Source: source.source, Start: start.UnixMilli(), End: end.UnixMilli(),
			Where: text(r.Where), WhereLanguage: text(r.WhereLanguage),
			Filters: sqlgen.RowFilters{Place: "filters", List: r.Filters},
		},
		Before: r.Baseline != nil && *r.Baseline == api.SearchCompareBaselineBefore,
	})
	return comparison, withoutConnection(err, r.SourceID)
}

// Patterns groups the rows of a search by message. Its source or the connection of that may be NotFound.
func (s *Searches) Patterns(ctx context.Context, team core.TeamID, r api.SearchPatternsRequest) (api.SearchPatterns, error) {
	if err := bodyError(filterRules("filters", r.Filters)); err != nil {
		return api.SearchPatterns{}, err
	}
	start, end, err := s.timeRange(text(r.StartTime), text(r.EndTime))
	if err != nil {
		return api.SearchPatterns{}, err
	}
	source, err := s.source(ctx, team, r.SourceID)
	if err != nil {
		return api.SearchPatterns{}, err
	}
	asked := query.Patterns{
		Rows: sqlgen.Rows{
			Source: source.source, Start: start.UnixMilli(), End: end.UnixMilli(),
			Where: text(r.Where), WhereLanguage: text(r.WhereLanguage),
			Filters: sqlgen.RowFilters{Place: "filters", List: r.Filters},
		},
		Limit: patternLimit,
	}
	if r.MaxResults != nil {
		asked.Limit = *r.MaxResults
	}
	patterns, err := s.Runner.Patterns(ctx, team, asked)
	return patterns, withoutConnection(err, r.SourceID)
}

// search is what a request asks for, but for how many rows.
func (s *Searches) search(ctx context.Context, team core.TeamID, r api.SearchRequest, start, end time.Time) (
	sqlgen.Search, namedSource, error,
) {
	source, err := s.source(ctx, team, r.SourceID)
	return sqlgen.Search{
		Source: source.source, Start: start.UnixMilli(), End: end.UnixMilli(),
		Where: text(r.Where), WhereLanguage: text(r.WhereLanguage), Select: text(r.Select), OrderBy: text(r.OrderBy),
		RowFilters: sqlgen.RowFilters{Place: "filters", List: r.Filters},
	}, source, err
}

// Row answers one row as a whole. Its source or the connection of that may be NotFound, and so may the row be.
func (s *Searches) Row(ctx context.Context, team core.TeamID, r api.SearchRowRequest) (query.SearchResult, error) {
	source, err := s.source(ctx, team, r.SourceID)
	if err != nil {
		return query.SearchResult{}, err
	}
	return s.Runner.Row(ctx, team, source.source, r.RowID)
}

// source is a source of the team by an id as the client writes it.
func (s *Searches) source(ctx context.Context, team core.TeamID, id string) (namedSource, error) {
	source, err := readSource(ctx, s.Store.DB, team, strings.ToLower(id))
	if core.KindOf(err) == core.NotFound {
		err = core.NotFoundError("Source not found: " + id)
	}
	return source, err
}

// withoutConnection says of which source the connection is not there.
func withoutConnection(err error, source string) error {
	if core.KindOf(err) == core.NotFound {
		return core.NotFoundError("Connection not found for source: " + source)
	}
	return err
}

func (s *Searches) bodyRules() map[string]Rule {
	return map[string]Rule{
		"searchEvents":   whole(searchRequestRules),
		"compareSearch":  whole(func(r api.SearchCompareRequest) issueList { return filterRules("filters", r.Filters) }),
		"exportSearch":   whole(func(r api.SearchExportRequest) issueList { return filterRules("filters", r.Filters) }),
		"searchPatterns": whole(func(r api.SearchPatternsRequest) issueList { return filterRules("filters", r.Filters) }),
	}
}

// searchRequestRules hold what a search may ask for together.
func searchRequestRules(r api.SearchRequest) issueList {
	issues := filterRules("filters", r.Filters)
	if r.Cursor != nil && r.Offset != nil {
		issues.add("cursor and offset cannot be given together", "offset")
	}
	return issues
}

// timeRange reads the ends of the range, of which either may be empty.
func (s *Searches) timeRange(startText, endText string) (start, end time.Time, err error) {
	end = s.Now()
	if endText != "" {
		if end, err = parseDate(endText); err != nil {
			return start, end, err
		}
	}
	start = end.Add(-searchRange)
	if startText != "" {
		if start, err = parseDate(startText); err != nil {
			return start, end, err
		}
	}
	if start.UnixMilli() >= end.UnixMilli() {
		return start, end, core.InvalidError("endTime must be greater than startTime")
	}
	return start, end, nil
}

// isoDate is ISO 8601 as JavaScript's parser of dates reads it, and with a blank for the T. Its groups are the parts of
// the day, the time, the fraction, and the zone.
var isoDate = regexp.MustCompile(`^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?` +
	`(?:[Tt ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?([Zz]|[+-]\d\d:?\d\d)?)?$`)

// parseDate reads a date, whose time and zone may be missing. Without a zone it is UTC: to JavaScript a time without one
// is local, which on servers is the same.
func parseDate(text string) (time.Time, error) {
	invalid := core.InvalidError("Invalid startTime or endTime: must be valid ISO 8601 strings")
	m := isoDate.FindStringSubmatch(text)
	if m == nil {
		return time.Time{}, invalid
	}
	day := m[1] + "-" + cmp.Or(m[2], "01") + "-" + cmp.Or(m[3], "01")
	clock, second, fraction := cmp.Or(m[4], "00:00"), cmp.Or(m[5], "00"), (m[6] + "000")[:3]
	zone := strings.ToUpper(cmp.Or(m[7], "Z"))
	if zone != "Z" {
		zone = zone[:3] + ":" + zone[len(zone)-2:]
	}
	// Midnight may also be written as the end of the day before.
	var more time.Duration
	if clock == "24:00" && strings.Trim(second+m[6], "0") == "" {
		clock, more = "00:00", 24*time.Hour
	}
	t, err := time.Parse(time.RFC3339, day+"T"+clock+":"+second+"."+fraction+zone)
	if err != nil {
		return time.Time{}, invalid
	}
	return t.Add(more), nil
}
