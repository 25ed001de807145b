package service

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/store"
)

// Condition is what an alert compares with its threshold, and where that is.
// Connection is the id of the connection that is asked, by which alerts share queues, and Tables are those of the source, if
// they are in the database of the team's service. Names are for notifications.
type Condition struct {
	Query      batch.Condition
	Connection string
	Tables     []string
	Names      store.ConditionNames
}

// maxSourceQuery limits the condition in an event, in characters.
const maxSourceQuery = 2000

// NamesForEvents returns the names with the text of the condition, and with the number format of a tile's value.
func (c Condition) NamesForEvents() store.ConditionNames {
	names := c.Names
	if c.Query.Rows != nil {
		names.SourceQuery = firstCharacters(searchText(*c.Query.Rows), maxSourceQuery)
	}
	if c.Query.Tile == nil {
		return names
	}
	if tile, err := query.ParseTile(*c.Query.Tile); err == nil {
		names.NumberFormat = tile.ValueFormat()
		names.SourceQuery = firstCharacters(tile.SourceQuery(), maxSourceQuery)
	}
	return names
}

// searchText returns the filter of a saved search with its pinned filters. Several are in parentheses, joined by AND.
func searchText(rows batch.Rows) string {
	var parts []string
	add := func(part string) {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	add(rows.Where)
	for _, f := range rows.Filters {
		if f = fullFilter(f); *f.Type != api.SavedSearchFilterTypeSQLAst {
			add(text(f.Condition))
		} else if f.Operator != nil {
			add(text(f.Left) + " " + string(*f.Operator) + " " + text(f.Right))
		}
	}
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	return "(" + strings.Join(parts, ") AND (") + ")"
}

// firstCharacters returns the first n characters of a text.
func firstCharacters(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}

// Conditions finds the conditions of alerts. It remembers what it has read, because many alerts are on the same, so it is
// for one round of evaluations; of dashboards, which may be large, no more than the last. It must not be used by several
// goroutines at once.
type Conditions struct {
	store      *store.Store
	dashboards *Dashboards
	pages      map[conditionKey]found[namedTiles]
	sources    map[conditionKey]found[namedSource]
	homes      map[conditionKey]found[string] // databases, by connection
	searches   map[conditionKey]found[api.SavedSearch]
}

// conditionKey is the id of something of a team.
type conditionKey struct {
	team core.TeamID
	id   string
}

// found is what was read, or why it could not be.
type found[T any] struct {
	value T
	err   error
}

// namedTiles is a dashboard as alerts see it.
type namedTiles struct {
	name  string
	tiles map[string]pageTile
}

// pageTile is the part of a tile that conditions need. Its config stays text until a query is made of it.
type pageTile struct {
	Name   string         `json:"name"`
	ID     string         `json:"id"`
	Config jsontext.Value `json:"config"`
}

// NewConditions returns Conditions that have read nothing yet.
func NewConditions(s *store.Store, d *Dashboards) *Conditions {
	return &Conditions{
		store: s, dashboards: d, pages: map[conditionKey]found[namedTiles]{},
		sources: map[conditionKey]found[namedSource]{}, homes: map[conditionKey]found[string]{},
		searches: map[conditionKey]found[api.SavedSearch]{},
	}
}

// remembered returns what is known under a key, or reads it.
func remembered[T any](known map[conditionKey]found[T], key conditionKey, read func() (T, error)) (T, error) {
	f, ok := known[key]
	if !ok {
		f.value, f.err = read()
		known[key] = f
	}
	return f.value, f.err
}

// Of returns the condition of an alert. That there is no such thing any more, or nothing in it to compare, is Invalid or
// NotFound.
func (c *Conditions) Of(ctx context.Context, a api.Alert) (Condition, error) {
	team := core.TeamID(a.TeamID)
	switch a.Source {
	case api.AlertSourceSavedSearch:
		return c.search(ctx, team, a)
	case api.AlertSourceInline:
		return c.chart(ctx, team, a)
	}
	return c.tile(ctx, team, a)
}

// chart returns the condition of an alert on a chart of its own. Alerts that were claimed come without the chart.
func (c *Conditions) chart(ctx context.Context, team core.TeamID, a api.Alert) (Condition, error) {
	chart := a.ChartConfig
	if chart == nil {
		var err error
		if chart, err = c.store.AlertChart(ctx, team, a.ID); err != nil {
			return Condition{}, err
		}
	}
	if chart == nil { // an alert that became one since it was claimed
		return Condition{}, core.NotFoundError("Chart not found")
	}
	config, err := chart.MarshalJSON()
	if err != nil {
		return Condition{}, fmt.Errorf("encode the chart of an alert: %w", err)
	}
	var named struct {
		Name string `json:"name"`
	}
	if err := json.Unmarshal(config, &named); err != nil {
		return Condition{}, fmt.Errorf("decode the chart of an alert: %w", err)
	}
	return c.of(ctx, team, config, store.ConditionNames{Tile: store.DeriveFromChart(named.Name).Name})
}

// tile returns the condition of an alert on a tile. The dashboard is read as clients read it, repaired and all, so that what
// an alert compares is what the tile shows.
func (c *Conditions) tile(ctx context.Context, team core.TeamID, a api.Alert) (Condition, error) {
	dashboard := text(a.DashboardID)
	page, err := remembered(c.pages, conditionKey{team, dashboard}, func() (namedTiles, error) {
		clear(c.pages)
		return c.page(ctx, team, dashboard)
	})
	if err != nil {
		return Condition{}, err
	}
	t, ok := page.tiles[text(a.TileID)]
	if !ok {
		return Condition{}, core.NotFoundError("Tile not found")
	}
	return c.of(ctx, team, t.Config, store.ConditionNames{Dashboard: page.name, Tile: t.Name})
}

// of returns the condition of a tile's config, or of a chart.
func (c *Conditions) of(ctx context.Context, team core.TeamID, text []byte, names store.ConditionNames) (Condition, error) {
	var config struct {
		DisplayType  string         `json:"displayType"`
		SourceID     string         `json:"sourceId"`
		ConnectionID string         `json:"connectionId"`
		Select       jsontext.Value `json:"select"`
	}
	if err := json.Unmarshal(text, &config); err != nil {
		return Condition{}, fmt.Errorf("decode tile: %w", err)
	}
	if !api.DisplayOf(config.DisplayType).Alerts {
		return Condition{}, core.InvalidError(fmt.Sprintf("A %s tile has no value to compare", config.DisplayType))
	}
	condition := Condition{
		Query:      batch.Condition{Tile: &query.Tile{Config: text, Connection: config.ConnectionID}},
		Connection: config.ConnectionID, Names: names,
	}
	if config.SourceID == "" {
		return condition, nil
	}
	source, err := c.source(ctx, team, config.SourceID)
	condition.Query.Tile.Source = &source.source
	condition.Names.Source, condition.Names.SourceID = source.name, source.id
	if condition.Connection == "" {
		condition.Connection = source.source.Connection
	}
	if err != nil {
		return condition, err
	}
	condition.Tables, err = c.tables(ctx, team, condition.Connection, source.source, metricTypes(config.Select))
	return condition, err
}

// metricTypes are those that a tile selects, none if it has SQL.
func metricTypes(selected jsontext.Value) (types []string) {
	var all []struct {
		MetricType string `json:"metricType"`
	}
	if json.Unmarshal(selected, &all) != nil {
		return nil
	}
	for _, s := range all {
		types = append(types, s.MetricType)
	}
	return types
}

// tables are those of a source that are in the database of the team's service. Of metrics only those of some types count, if
// any are named.
func (c *Conditions) tables(
	ctx context.Context, team core.TeamID, connection string, source sqlgen.Source, metrics []string,
) (tables []string, err error) {
	home, err := remembered(c.homes, conditionKey{team, connection}, func() (string, error) {
		return c.store.HomeDatabase(ctx, team, connection)
	})
	if err != nil || home == "" || source.From.Database != home {
		return nil, err
	}
	if source.From.Table != "" {
		return []string{source.From.Table}, nil
	}
	for metric, table := range source.MetricTables {
		if table != "" && (len(metrics) == 0 || slices.Contains(metrics, metric)) {
			tables = append(tables, table)
		}
	}
	slices.Sort(tables)
	return slices.Compact(tables), nil
}

// page reads a dashboard and keeps what alerts need of it.
func (c *Conditions) page(ctx context.Context, team core.TeamID, id string) (namedTiles, error) {
	body, _, err := c.dashboards.Get(ctx, team, id)
	if err != nil {
		return namedTiles{}, err
	}
	var page struct {
		Name  string     `json:"name"`
		Tiles []pageTile `json:"tiles"`
	}
	if err := json.Unmarshal(body, &page); err != nil {
		return namedTiles{}, fmt.Errorf("decode dashboard %s: %w", id, err)
	}
	tiles := make(map[string]pageTile, len(page.Tiles))
	for _, t := range page.Tiles {
		tiles[t.ID] = t
	}
	return namedTiles{page.Name, tiles}, nil
}

// source reads a source, whose id may be written in either case.
func (c *Conditions) source(ctx context.Context, team core.TeamID, id string) (namedSource, error) {
	id = strings.ToLower(id)
	return remembered(c.sources, conditionKey{team, id}, func() (namedSource, error) {
		return readSource(ctx, c.store.DB, team, id)
	})
}

// search returns the condition of an alert on a saved search, which counts its rows.
func (c *Conditions) search(ctx context.Context, team core.TeamID, a api.Alert) (Condition, error) {
	id := text(a.SavedSearchID)
	search, err := remembered(c.searches, conditionKey{team, id}, func() (api.SavedSearch, error) {
		return c.store.GetSavedSearch(ctx, team, id)
	})
	if err != nil {
		return Condition{}, err
	}
	source, err := c.source(ctx, team, search.SourceID)
	if err != nil {
		return Condition{}, err
	}
	tables, err := c.tables(ctx, team, source.source.Connection, source.source, nil)
	if err != nil {
		return Condition{}, err
	}
	rows := conditionRows(source.source, search, a)
	return Condition{
		Query:      batch.Condition{Rows: &rows},
		Connection: source.source.Connection, Tables: tables,
		Names: store.ConditionNames{SavedSearch: search.Name, Source: source.name, SourceID: source.id},
	}, nil
}

// conditionRows are the rows of a saved search that an alert counts.
func conditionRows(source sqlgen.Source, search api.SavedSearch, a api.Alert) batch.Rows {
	return batch.Rows{
		Source: source, Select: search.Select, Where: search.Where, WhereLanguage: string(search.WhereLanguage),
		Filters: search.Filters, GroupBy: text(a.GroupBy),
	}
}
