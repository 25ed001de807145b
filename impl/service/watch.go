package service

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/store"
)

// Watched is what an alert compares with its threshold, and where that is.
type Watched struct {
	Watch      query.Watch
	Connection string
	Names      store.Watched
}

// Watches finds out what alerts watch. It remembers what it has read, because many alerts watch the same, so it is for one
// round of evaluations; of dashboards, which may be large, no more than the last. It must not be used by several
// goroutines at once.
type Watches struct {
	store      *store.Store
	dashboards *Dashboards
	pages      map[watchedKey]found[watchedPage]
	sources    map[watchedKey]found[watchedSource]
	searches   map[watchedKey]found[api.SavedSearch]
}

type watchedKey struct {
	team core.TeamID
	id   string
}

// found is what was read, or why it could not be.
type found[T any] struct {
	value T
	err   error
}

// watchedPage is a dashboard as alerts see it.
type watchedPage struct {
	name  string
	tiles map[string]pageTile
}

type pageTile struct {
	Name   string         `json:"name"`
	ID     string         `json:"id"`
	Config jsontext.Value `json:"config"`
}

type watchedSource struct {
	id, name string
	source   query.Source
}

// NewWatches returns Watches that have read nothing yet.
func NewWatches(s *store.Store, d *Dashboards) *Watches {
	return &Watches{
		store: s, dashboards: d, pages: map[watchedKey]found[watchedPage]{},
		sources: map[watchedKey]found[watchedSource]{}, searches: map[watchedKey]found[api.SavedSearch]{},
	}
}

// remembered returns what is known under a key, or reads it.
func remembered[T any](known map[watchedKey]found[T], key watchedKey, read func() (T, error)) (T, error) {
	f, ok := known[key]
	if !ok {
		f.value, f.err = read()
		known[key] = f
	}
	return f.value, f.err
}

// Of returns what an alert watches. That there is no such thing any more, or nothing in it to compare, is Invalid or
// NotFound.
func (w *Watches) Of(ctx context.Context, a api.Alert) (Watched, error) {
	team := core.TeamID(a.TeamID)
	if a.Source == api.AlertSourceSavedSearch {
		return w.search(ctx, team, a)
	}
	return w.tile(ctx, team, a)
}

func (w *Watches) tile(ctx context.Context, team core.TeamID, a api.Alert) (Watched, error) {
	dashboard := text(a.DashboardID)
	page, err := remembered(w.pages, watchedKey{team, dashboard}, func() (watchedPage, error) {
		clear(w.pages)
		return w.page(ctx, team, dashboard)
	})
	if err != nil {
		return Watched{}, err
	}
	t, ok := page.tiles[text(a.TileID)]
	if !ok {
		return Watched{}, core.NotFoundError("Tile not found")
	}
	var config struct {
		DisplayType  string `json:"displayType"`
		SourceID     string `json:"sourceId"`
		ConnectionID string `json:"connectionId"`
	}
	if err := json.Unmarshal(t.Config, &config); err != nil {
		return Watched{}, fmt.Errorf("decode tile: %w", err)
	}
	if !alertDisplays[config.DisplayType] {
		return Watched{}, core.InvalidError(fmt.Sprintf("A %s tile has no value to compare", config.DisplayType))
	}
	watched := Watched{
		Watch:      query.Watch{Tile: &query.Tile{Config: t.Config, Connection: config.ConnectionID}},
		Connection: config.ConnectionID, Names: store.Watched{Dashboard: page.name, Tile: t.Name},
	}
	if config.SourceID == "" {
		return watched, nil
	}
	source, err := w.source(ctx, team, config.SourceID)
	watched.Watch.Tile.Source = &source.source
	watched.Names.Source, watched.Names.SourceID = source.name, source.id
	if watched.Connection == "" {
		watched.Connection = source.source.Connection
	}
	return watched, err
}

func (w *Watches) page(ctx context.Context, team core.TeamID, id string) (watchedPage, error) {
	body, err := w.dashboards.Get(ctx, team, id)
	if err != nil {
		return watchedPage{}, err
	}
	var page struct {
		Name  string     `json:"name"`
		Tiles []pageTile `json:"tiles"`
	}
	if err := json.Unmarshal(body, &page); err != nil {
		return watchedPage{}, fmt.Errorf("decode dashboard %s: %w", id, err)
	}
	tiles := make(map[string]pageTile, len(page.Tiles))
	for _, t := range page.Tiles {
		tiles[t.ID] = t
	}
	return watchedPage{page.Name, tiles}, nil
}

func (w *Watches) source(ctx context.Context, team core.TeamID, id string) (watchedSource, error) {
	id = strings.ToLower(id)
	return remembered(w.sources, watchedKey{team, id}, func() (watchedSource, error) {
		stored, err := w.store.GetSource(ctx, team, id)
		if err != nil {
			return watchedSource{}, err
		}
		source, err := query.ParseSource(stored.Body)
		return watchedSource{id, stored.Name, source}, err
	})
}

func (w *Watches) search(ctx context.Context, team core.TeamID, a api.Alert) (Watched, error) {
	id := text(a.SavedSearchID)
	search, err := remembered(w.searches, watchedKey{team, id}, func() (api.SavedSearch, error) {
		return w.store.GetSavedSearch(ctx, team, id)
	})
	if err != nil {
		return Watched{}, err
	}
	source, err := w.source(ctx, team, search.SourceID)
	if err != nil {
		return Watched{}, err
	}
	rows := watchedRows(source.source, search, a)
	return Watched{
		Watch:      query.Watch{Rows: &rows},
		Connection: source.source.Connection,
		Names:      store.Watched{SavedSearch: search.Name, Source: source.name, SourceID: source.id},
	}, nil
}

// watchedRows are the rows of a saved search that an alert counts.
func watchedRows(source query.Source, search api.SavedSearch, a api.Alert) query.WatchedRows {
	return query.WatchedRows{
		Source: source, Select: search.Select, Where: search.Where, WhereLanguage: string(search.WhereLanguage),
		Filters: search.Filters, GroupBy: text(a.GroupBy),
	}
}

// IntervalLength is how long the windows of an alert are.
func IntervalLength(i api.AlertInterval) time.Duration {
	return time.Duration(intervalMinutes[i]) * time.Minute
}
