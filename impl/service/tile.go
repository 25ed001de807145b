package service

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// Tiles answers what the tiles of dashboards show. Each query reads the dashboard that is stored, not
// the one that the client has loaded. It is safe for concurrent use.
type Tiles struct {
	Store      *store.Store
	Dashboards *Dashboards
	Runner     *query.Runner
}

// tilePage is what a query needs of a dashboard. The text of everything else is passed over, because a page asks for
// all its tiles at once.
type tilePage struct {
	Tiles []struct {
		ID     string         `json:"id"`
		Config jsontext.Value `json:"config"`
	} `json:"tiles"`
	Filters []jsontext.Value `json:"filters"`
}

// Query answers the data of a tile. The dashboard, the tile, its source and its connection may be NotFound.
func (s *Tiles) Query(ctx context.Context, team core.TeamID, dashboard, tile string, r api.TileQuery) (
	*query.TileData, error,
) {
	text, _, err := s.Dashboards.Get(ctx, team, dashboard)
	if err != nil {
		return nil, err
	}
	var page tilePage
	if err := json.Unmarshal(text, &page); err != nil {
		return nil, fmt.Errorf("decode dashboard %s: %w", dashboard, err)
	}
	for _, t := range page.Tiles {
		if t.ID == tile {
			tile, err := s.tile(ctx, team, t.Config, page.Filters, r)
			if err != nil {
				return nil, err
			}
			return s.Runner.Tile(ctx, team, tile)
		}
	}
	return nil, core.NotFoundError("Tile not found")
}

// Preview answers the data of a tile that is not stored, as Query does for one that is. The body has been checked against the
// schema TilePreview. The errors of its config name places in the body.
func (s *Tiles) Preview(ctx context.Context, team core.TeamID, body *schema.Value) (*query.TileData, error) {
	if err := bodyError(checkPreview(body, nil)); err != nil {
		return nil, err
	}
	r, err := decode[api.TileQuery](body)
	if err != nil {
		return nil, err
	}
	var filters []jsontext.Value
	for _, f := range body.List("dashboardFilters") {
		filters = append(filters, f.Append(nil))
	}
	tile, err := s.tile(ctx, team, body.Get("config").Append(nil), filters, r)
	if err != nil {
		return nil, err
	}
	data, err := s.Runner.Tile(ctx, team, tile)
	return data, s.inConfig(ctx, team, tile, err)
}

// configKeys are the keys of a tile's config that errors of queries name.
var configKeys = []string{"select", "formulas", "groupBy", "having", "orderBy", "where", sqlgen.ValueKey, sqlgen.CountKey}

// inConfig is an error of a tile's query for a client that has sent its config in a body. Where ClickHouse has refused the
// query as a whole, the tile is looked through for what it may be.
func (s *Tiles) inConfig(ctx context.Context, team core.TeamID, tile query.Tile, err error) error {
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Invalid {
		return err
	}
	var issues []core.Issue
	if len(e.Issues) == 0 {
		check := s.Runner.NewCheck(team)
		check.Tile("config", tile)
		issues = check.Run(ctx, warningsTimeout)
	} else if key, _, _ := strings.Cut(e.Issues[0].Path, "."); slices.Contains(configKeys, key) {
		issues = []core.Issue{{Path: "config." + e.Issues[0].Path, Text: e.Issues[0].Text}}
	}
	if len(issues) == 0 {
		return err
	}
	placed := core.IssuesError("", issues)
	placed.Err = e.Err
	return placed
}

func (s *Tiles) bodyRules() map[string]Rule {
	return map[string]Rule{
		"previewTile": checkPreview,
		"queryTile":   whole(func(r api.TileQuery) issueList { return filterRules("rowFilters", r.RowFilters) }),
	}
}

// checkPreview holds the rules of a tile that is not stored which its schema cannot say.
func checkPreview(body *schema.Value, found []core.Issue) issueList {
	var issues issueList
	broken := func(key string) bool {
		return slices.ContainsFunc(found, func(i core.Issue) bool {
			return !i.Limit && (i.Path == key || strings.HasPrefix(i.Path, key+"."))
		})
	}
	known := newKnownIssues(found)
	if config := body.Get("config"); config != nil && !broken("config") {
		checkConfig(&issues, known, "config", config)
	}
	checkFilters(&issues, known, "dashboardFilters", body.List("dashboardFilters"))
	if list := body.Get("rowFilters"); list != nil && !broken("rowFilters") {
		if filters, err := decode[[]api.SavedSearchFilter](list); err == nil {
			issues = append(issues, filterRules("rowFilters", filters)...)
		}
	}
	return issues
}

// tile is the question for the data of a tile with a config. The source is read in its team, so that a config which names another
// team's finds nothing. A tile of SQL may have no source, and then names its connection itself.
func (s *Tiles) tile(
	ctx context.Context, team core.TeamID, config jsontext.Value, filters []jsontext.Value, r api.TileQuery,
) (query.Tile, error) {
	var names struct {
		SourceID     string `json:"sourceId"`
		ConnectionID string `json:"connectionId"`
	}
	if err := json.Unmarshal(config, &names); err != nil {
		return query.Tile{}, fmt.Errorf("decode tile: %w", err)
	}
	tile := query.Tile{
		Config: config, Connection: names.ConnectionID,
		Start: r.StartTime, End: r.EndTime, Granularity: text(r.Granularity),
		RowFilters: sqlgen.RowFilters{Place: "rowFilters", List: r.RowFilters},
	}
	err := bodyError(filterRules("rowFilters", r.RowFilters))
	if err != nil {
		return tile, err
	}
	if tile.Filters, err = selected(filters, r.Filters); err != nil {
		return tile, err
	}
	if names.SourceID != "" {
		source, err := readSource(ctx, s.Store.DB, team, strings.ToLower(names.SourceID))
		if err != nil {
			return tile, err
		}
		tile.Source = &source.source
	}
	return tile, nil
}

// defaultChoices is how many choices of a filter are answered if the client does not say.
const defaultChoices = 100

// choiceFilter is a filter of any type, as far as its values are asked for.
type choiceFilter struct {
	api.QueryExpressionFilter
	Options []string `json:"options"`
}

// Choices answers the values that a filter of a dashboard offers. The dashboard, the filter, its source and its connection may
// be NotFound.
func (s *Tiles) Choices(
	ctx context.Context, team core.TeamID, dashboard, id string, r api.FilterValuesQuery,
) (api.FilterValues, error) {
	text, _, err := s.Dashboards.Get(ctx, team, dashboard)
	if err != nil {
		return api.FilterValues{}, err
	}
	var page struct {
		Filters []choiceFilter `json:"filters"`
	}
	if err := json.Unmarshal(text, &page); err != nil {
		return api.FilterValues{}, fmt.Errorf("decode dashboard %s: %w", dashboard, err)
	}
	at := slices.IndexFunc(page.Filters, func(f choiceFilter) bool { return f.ID == id })
	if at < 0 {
		return api.FilterValues{}, core.NotFoundError("Filter not found")
	}
	f := page.Filters[at]
	switch {
	case len(f.Options) > 0:
		return listedChoices(f.Options, r), nil
	case f.Expression == "":
		return api.FilterValues{}, core.InvalidError("The values of a Prometheus label are not available")
	}
	c, err := s.choices(ctx, team, f.QueryExpressionFilter, r)
	if err != nil {
		return api.FilterValues{}, err
	}
	found, err := s.Runner.Choices(ctx, team, c, r.StartTime, r.EndTime)
	if err != nil {
		return api.FilterValues{}, err
	}
	values := make([]api.FilterValue, len(found.Values))
	for i, v := range found.Values {
		values[i] = api.FilterValue{Value: v.Text, Count: v.Rows}
	}
	return api.FilterValues{Values: values, Sampled: found.Sampled, More: found.More}, nil
}

// listedChoices answers the options of a fixed list, each once and in its order.
func listedChoices(options []string, r api.FilterValuesQuery) api.FilterValues {
	limit := defaultChoices
	if r.Limit != nil {
		limit = *r.Limit
	}
	found := api.FilterValues{Values: []api.FilterValue{}}
	seen := map[string]bool{}
	for _, option := range options {
		if seen[option] || !strings.HasPrefix(option, text(r.Prefix)) {
			continue
		}
		seen[option] = true
		if len(found.Values) == limit {
			found.More = true
			break
		}
		found.Values = append(found.Values, api.FilterValue{Value: option})
	}
	return found
}

// choices is the question for the values of a filter.
func (s *Tiles) choices(
	ctx context.Context, team core.TeamID, f api.QueryExpressionFilter, r api.FilterValuesQuery,
) (sqlgen.Choices, error) {
	source, err := readSource(ctx, s.Store.DB, team, strings.ToLower(f.SourceID))
	if err != nil {
		return sqlgen.Choices{}, err
	}
	c := sqlgen.Choices{
		Source: source.source, MetricType: text(f.SourceMetricType), Expression: f.Expression,
		Where: text(f.Where), WhereLanguage: text(f.WhereLanguage), Prefix: text(r.Prefix), Limit: defaultChoices,
	}
	if r.Limit != nil {
		c.Limit = *r.Limit
	}
	return c, nil
}

// selected joins the dashboard's filters with what is selected in them. Values stay nil only where the client says nothing
// of a filter, which is how a second entry for one is found. A body that names a filter which is not there, or one twice, is
// Invalid at its place.
func selected(filters []jsontext.Value, values []api.TileQueryFilter) ([]query.TileFilter, error) {
	joined := make([]query.TileFilter, len(filters))
	byID := make(map[string]*query.TileFilter, len(filters))
	for i, config := range filters {
		var f struct {
			ID string `json:"id"`
		}
		if err := json.Unmarshal(config, &f); err != nil {
			return nil, fmt.Errorf("decode filter: %w", err)
		}
		joined[i].Config = config
		byID[strings.ToLower(f.ID)] = &joined[i]
	}
	var issues issueList
	for i, v := range values {
		switch f := byID[strings.ToLower(v.ID)]; {
		case f == nil:
			issues.add("The dashboard does not have this filter", "filters.%d.id", i)
		case f.Values != nil:
			issues.add("Duplicate filter", "filters.%d.id", i)
		default:
			f.Values = append([]string{}, v.Values...)
		}
	}
	return joined, bodyError(issues)
}
