package service

import (
	"context"
	"fmt"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
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
	text, err := s.Dashboards.Get(ctx, team, dashboard)
	if err != nil {
		return nil, err
	}
	var page tilePage
	if err := json.Unmarshal(text, &page); err != nil {
		return nil, fmt.Errorf("decode dashboard %s: %w", dashboard, err)
	}
	for _, t := range page.Tiles {
		if t.ID == tile {
			return s.query(ctx, team, t.Config, page.Filters, r)
		}
	}
	return nil, core.NotFoundError("Tile not found")
}

// query reads the data of a tile from its config. The source is read in its team, so that a config which names another
// team's finds nothing. A tile of SQL may have no source, and then names its connection itself.
func (s *Tiles) query(
	ctx context.Context, team core.TeamID, config jsontext.Value, filters []jsontext.Value, r api.TileQuery,
) (*query.TileData, error) {
	var names struct {
		SourceID     string `json:"sourceId"`
		ConnectionID string `json:"connectionId"`
	}
	if err := json.Unmarshal(config, &names); err != nil {
		return nil, fmt.Errorf("decode tile: %w", err)
	}
	tile := query.Tile{
		Config: config, Connection: names.ConnectionID,
		Start: r.StartTime, End: r.EndTime, Granularity: text(r.Granularity),
	}
	var err error
	if tile.Filters, err = selected(filters, r.Filters); err != nil {
		return nil, err
	}
	if names.SourceID != "" {
		source, err := readSource(ctx, s.Store.DB, team, strings.ToLower(names.SourceID))
		if err != nil {
			return nil, err
		}
		tile.Source = &source.source
	}
	return s.Runner.Tile(ctx, team, tile)
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
		byID[f.ID] = &joined[i]
	}
	var issues issueList
	for i, v := range values {
		switch f := byID[strings.ToLower(v.ID)]; {
		case f == nil:
			issues.add("The dashboard has no such filter", "filters.%d.id", i)
		case f.Values != nil:
			issues.add("Each filter can be there once", "filters.%d.id", i)
		default:
			f.Values = append([]string{}, v.Values...)
		}
	}
	return joined, bodyError(issues)
}
