package service

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

const (
	// warningsTimeout is how long mistakes in queries are looked for. A write has as long as validation: it should not say
	// less because a connection is slow.
	warningsTimeout = 2 * time.Second
	// maxWarnedText is how much JSON text of tiles and filters is looked at, and maxWarnedSources how many sources. Of a
	// larger text than maxWarnedWrite nothing is, or it would be in memory twice.
	maxWarnedText    = 512 << 10
	maxWarnedWrite   = 1 << 20
	maxWarnedSources = 20
)

// warnings are the mistakes in queries of a dashboard that can be found without running them. kept says that a dashboard
// that is stored may have further filters.
func (d *Dashboards) warnings(
	ctx context.Context, team core.TeamID, body *schema.Value, kept bool,
) []core.Issue {
	check := d.Runner.NewCheck(team)
	check.MoreFilters = kept
	left := maxWarnedText
	read := func(v *schema.Value) ([]byte, bool) {
		if left <= 0 {
			return nil, false
		}
		text := v.Append(nil)
		left -= len(text)
		return text, left >= 0
	}
	sources := warnedSources{db: d.Store.DB, team: team}
	var filters []query.TileFilter
	for i, f := range body.List("filters") {
		text, ok := read(f)
		if !ok {
			return nil // of which tiles may name any
		}
		filters = append(filters, query.TileFilter{Config: text})
		if !hasExpression(f) {
			continue
		}
		if source := sources.get(ctx, f.Str("sourceId")); source != nil {
			check.Filter(fmt.Sprintf("filters.%d", i), *source, text)
		}
	}
	for i, tile := range body.List("tiles") {
		legacy := tile.Get("series") != nil
		if legacy {
			tile = tile.Clone()
			convertSeries(tile)
		}
		config := tile.Get("config")
		text, ok := read(config)
		if !ok {
			break
		}
		t := query.Tile{Config: text, Connection: config.Str("connectionId"), Filters: filters, Legacy: legacy}
		if id := config.Str("sourceId"); id != "" {
			if t.Source = sources.get(ctx, id); t.Source == nil {
				continue
			}
		}
		check.Tile(fmt.Sprintf("tiles.%d.config", i), t)
	}
	issues := check.Run(ctx, warningsTimeout)
	for i, issue := range issues {
		issues[i].Path = seriesPath(body, issue.Path)
	}
	return issues
}

// seriesPath is the path in the body of what stands at a path in the config that a deprecated tile is converted to, and
// any other path as it is.
func seriesPath(body *schema.Value, path string) string {
	tiles, rest, ok := strings.Cut(path, ".config.")
	tile := body
	for segment := range strings.SplitSeq(tiles, ".") {
		if tile != nil {
			tile = tile.At(segment)
		}
	}
	if !ok || tile == nil || tile.Get("series") == nil {
		return path
	}
	item, selected := strings.CutPrefix(rest, "select.")
	switch {
	case selected:
		return tiles + ".series." + item
	case rest == "select":
		rest = "fields"
	}
	return tiles + ".series.0." + rest
}

// warnedSources reads the sources of what is checked, each once.
type warnedSources struct {
	db    *store.DB
	team  core.TeamID
	known map[string]*sqlgen.Source
}

// get returns a source, nil if it is not to be had.
func (s *warnedSources) get(ctx context.Context, id string) *sqlgen.Source {
	source, ok := s.known[id]
	if ok || len(s.known) == maxWarnedSources {
		return source
	}
	if s.known == nil {
		s.known = map[string]*sqlgen.Source{}
	}
	if read, err := readSource(ctx, s.db, s.team, id); err == nil {
		source = &read.source
	}
	s.known[id] = source
	return source
}

// Warnings are the mistakes in the queries of a dashboard that was just stored, as far as they are found in time.
func (d *Dashboards) Warnings(ctx context.Context, team core.TeamID, text []byte) []core.Issue {
	if len(text) > maxWarnedWrite {
		return nil
	}
	body, err := schema.Parse(text)
	if err != nil {
		return nil
	}
	return d.warnings(ctx, team, body, false)
}

// Warnings are the mistakes in a saved search that was just stored, as far as they are found in time.
func (s *SavedSearches) Warnings(ctx context.Context, team core.TeamID, search api.SavedSearch) []core.Issue {
	sources := warnedSources{db: s.Store.DB, team: team}
	source := sources.get(ctx, search.SourceID)
	if source == nil {
		return nil
	}
	check := s.Runner.NewCheck(team)
	check.Search("", sqlgen.Search{
		Source: *source, Select: search.Select, Where: search.Where, WhereLanguage: string(search.WhereLanguage),
		OrderBy: search.OrderBy,
	})
	return check.Run(ctx, warningsTimeout)
}
