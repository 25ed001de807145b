package service

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

var (
	// formulaKinds are the kinds of sources whose values formulas can compute with.
	formulaKinds = []string{"metric", "log", "trace"}
	// searchKinds are the kinds of sources that a click can search.
	searchKinds = []string{"log", "trace"}
)

// checkReferences says whether what a dashboard names exists in the team and can do what is asked of it. The first rule
// that is broken is the answer, with everything that breaks it. stored is the dashboard that the body replaces, nil for
// a new one. coming are ids of dashboards that will be there, though they are not yet.
func checkReferences(
	ctx context.Context, db *store.DB, team core.TeamID, body, stored *schema.Value, coming func(id string) bool,
) error {
	containers := body.Get("containers")
	if containers == nil && stored != nil {
		containers = stored.Get("containers")
	}
	var list []*schema.Value
	if containers != nil {
		list = containers.Items
	}
	if issues := checkPlacement(body.List("tiles"), list); len(issues) > 0 {
		return core.IssuesError("", issues)
	}
	r := collectReferences(body)
	sources, err := r.checkSources(ctx, db, team)
	if err != nil {
		return err
	}
	if stored != nil {
		r.leaveOutUnchanged(stored)
	}
	if err := r.checkKinds(sources); err != nil {
		return err
	}
	if err := r.checkDashboards(ctx, db, team, coming); err != nil {
		return err
	}
	return refuse("The following onClick search source IDs are not log or trace sources: ", r.searched,
		func(id string) bool { return !slices.Contains(searchKinds, sources[id].Kind) })
}

// checkSources holds that the sources and connections exist, and returns the team's sources by id.
func (r *references) checkSources(ctx context.Context, db *store.DB, team core.TeamID) (map[string]store.Source, error) {
	sources := map[string]store.Source{}
	if len(r.sources) > 0 {
		all, err := db.SourceKinds(ctx, team)
		if err != nil {
			return nil, err
		}
		for _, s := range all {
			sources[s.ID] = s
		}
	}
	missing := func(id string) bool { return sources[id].ID == "" }
	if err := refuse("Could not find the following source IDs: ", r.sources, missing); err != nil {
		return nil, err
	}
	return sources, r.checkConnections(ctx, db, team, sources)
}

// checkChartReferences is checkReferences for a chart that stands on no dashboard.
func checkChartReferences(ctx context.Context, db *store.DB, team core.TeamID, config *schema.Value) error {
	r := &references{}
	r.source(config)
	tile := &schema.Value{Kind: schema.Object}
	tile.Set("config", config)
	r.tile(tile, config)
	sources, err := r.checkSources(ctx, db, team)
	if err != nil {
		return err
	}
	return r.checkKinds(sources)
}

// refuse is the error that names the ids that are wrong, each once, nil when none is.
func refuse(message string, ids []string, wrong func(id string) bool) error {
	var offenders []string
	seen := map[string]bool{}
	for _, id := range ids {
		if !seen[id] && wrong(id) {
			offenders = append(offenders, id)
		}
		seen[id] = true
	}
	if len(offenders) == 0 {
		return nil
	}
	return core.InvalidError(message + strings.Join(offenders, ", "))
}

// references are the ids that a dashboard names, in the order of its text.
type references struct {
	sources     []string        // all of them
	sql         []*schema.Value // configs of raw SQL
	heatmaps    []*schema.Value // tiles
	formulas    []*schema.Value // tiles
	searched    []string        // sources that clicks search
	dashboards  []string        // dashboards that clicks lead to
	connections []string
}

// collectReferences collects the ids of a dashboard that the schema has passed. They may repeat.
func collectReferences(body *schema.Value) *references {
	r := &references{}
	for _, tile := range body.List("tiles") {
		for _, s := range tile.List("series") {
			r.source(s)
		}
		if config := tile.Get("config"); config != nil {
			r.source(config)
			r.tile(tile, config)
		}
	}
	for _, f := range body.List("filters") {
		r.source(f)
	}
	return r
}

// source adds the source that a value names, if it does.
func (r *references) source(v *schema.Value) {
	if id := v.Str("sourceId"); id != "" {
		r.sources = append(r.sources, id)
	}
}

// tile adds what a tile with a config refers to, and sorts tiles by what their sources must be.
func (r *references) tile(tile, config *schema.Value) {
	switch {
	case isSQL(config):
		r.sql = append(r.sql, config)
		r.connections = append(r.connections, config.Str("connectionId"))
	case isHeatmap(config):
		r.heatmaps = append(r.heatmaps, tile)
	case len(config.List("formulas")) > 0:
		r.formulas = append(r.formulas, tile)
	}
	click := config.Get("onClick")
	if click == nil || click.Get("target") == nil || click.Get("target").Str("mode") != "id" {
		return
	}
	id := click.Get("target").Str("id")
	if click.Str("type") == "dashboard" {
		r.dashboards = append(r.dashboards, id)
		return
	}
	r.sources = append(r.sources, id)
	r.searched = append(r.searched, id)
}

// isSQL reports whether a config is raw SQL: builder configs have no configType.
func isSQL(config *schema.Value) bool { return config.Get("configType") != nil }

// isHeatmap reports whether a config draws a heatmap of a source. Raw SQL draws none.
func isHeatmap(config *schema.Value) bool {
	return !isSQL(config) && displayOf(config).Content == api.ContentHeatmap
}

// checkConnections holds that the connections of raw SQL exist, and that a source beside one is read over it.
func (r *references) checkConnections(
	ctx context.Context, db *store.DB, team core.TeamID, sources map[string]store.Source,
) error {
	if len(r.connections) == 0 {
		return nil
	}
	all, err := db.ListConnections(ctx, team)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	for _, c := range all {
		known[c.ID] = true
	}
	err = refuse("Could not find the following connection IDs: ", r.connections,
		func(id string) bool { return !known[id] })
	if err != nil {
		return err
	}
	var others []string // one for each tile, unlike the other rules
	for _, config := range r.sql {
		if id := config.Str("sourceId"); id != "" && sources[id].ConnectionID != config.Str("connectionId") {
			others = append(others, id)
		}
	}
	if len(others) > 0 {
		return core.InvalidError("The following source IDs do not match the specified connections: " +
			strings.Join(others, ", "))
	}
	return nil
}

// checkKinds holds what kinds of sources heatmaps and formulas need. The texts are those of the reference API, whose clients show
// them. The sources exist: that has been checked.
func (r *references) checkKinds(sources map[string]store.Source) error {
	err := refuse("Heatmap tiles require a Trace source. The following source IDs are not Trace sources: ",
		sourcesOf(r.heatmaps), func(id string) bool { return sources[id].Kind != "trace" })
	if err != nil {
		return err
	}
	return refuse("Tiles with formulas require a Metric, Log, or Trace source. "+
		"The following source IDs are not formula-capable: ",
		sourcesOf(r.formulas), func(id string) bool { return !slices.Contains(formulaKinds, sources[id].Kind) })
}

// sourcesOf returns the ids of the sources of tiles.
func sourcesOf(tiles []*schema.Value) []string {
	ids := make([]string, len(tiles))
	for i, tile := range tiles {
		ids[i] = tile.Get("config").Str("sourceId")
	}
	return ids
}

// leaveOutUnchanged drops heatmaps and formulas that were stored as they are sent. So a dashboard can be edited
// although a source has become of another kind.
func (r *references) leaveOutUnchanged(stored *schema.Value) {
	before := map[string]*schema.Value{}
	for _, tile := range stored.List("tiles") {
		before[tile.Str("id")] = tile.Get("config")
	}
	sameSource := func(tile, old *schema.Value) bool {
		return old != nil && !isSQL(old) && tile.Get("config").Str("sourceId") == old.Str("sourceId")
	}
	r.heatmaps = slices.DeleteFunc(r.heatmaps, func(tile *schema.Value) bool {
		old := before[tile.Str("id")]
		return sameSource(tile, old) && isHeatmap(old)
	})
	r.formulas = slices.DeleteFunc(r.formulas, func(tile *schema.Value) bool {
		old := before[tile.Str("id")]
		return sameSource(tile, old) && sameValue(tile.Get("config").Get("formulas"), old.Get("formulas"))
	})
}

// sameValue compares two values as JSON, where 1 and 1.0 are the same. Either may be nil.
func sameValue(a, b *schema.Value) bool {
	if a == nil || b == nil {
		return a == b
	}
	var x, y any
	if json.Unmarshal(a.Append(nil), &x) != nil || json.Unmarshal(b.Append(nil), &y) != nil {
		return false
	}
	return reflect.DeepEqual(x, y)
}

// checkDashboards holds that the dashboards exist that clicks lead to. coming, which may be nil, says which others will exist
// once the file that is applied has been.
func (r *references) checkDashboards(
	ctx context.Context, db *store.DB, team core.TeamID, coming func(id string) bool,
) error {
	if len(r.dashboards) == 0 {
		return nil
	}
	found, err := db.DashboardsAmong(ctx, team, r.dashboards)
	if err != nil {
		return err
	}
	return refuse("Could not find the following onClick dashboard IDs: ", r.dashboards, func(id string) bool {
		return !slices.Contains(found, id) && (coming == nil || !coming(id))
	})
}
