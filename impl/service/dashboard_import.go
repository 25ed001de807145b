package service

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/dashboardimport"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// Import converts a dashboard of elsewhere into a body that Create takes, and stores nothing. The answer is JSON text: the
// body, and notes on what could not be taken over. The request has been checked against the schema DashboardImport, and
// is changed.
func (d *Dashboards) Import(ctx context.Context, team core.TeamID, body *schema.Value) ([]byte, error) {
	request, err := d.importRequest(ctx, team, body)
	if err != nil {
		return nil, err
	}
	release, err := d.Runner.AcquireCheck(ctx, team)
	if err != nil {
		return nil, err
	}
	defer release()
	answer, err := d.Schemas.imported(request)
	if err != nil {
		return nil, err
	}
	if err := checkReferences(ctx, d.Store.DB, team, answer.Get("dashboard"), nil, nil); err != nil {
		return nil, err
	}
	return answer.Append(nil), nil
}

// importRequest finds what the body of an import names, and what it may refer to.
func (d *Dashboards) importRequest(
	ctx context.Context, team core.TeamID, body *schema.Value,
) (dashboardimport.Request, error) {
	r := dashboardimport.Request{
		Dashboard: body.Get("dashboard"), Connection: body.Str("connectionId"), Mapping: map[string]string{},
	}
	database, err := d.Runner.Database(ctx, team, r.Connection)
	if core.KindOf(err) == core.NotFound {
		return r, core.InvalidError("Could not find the following connection IDs: " + r.Connection)
	}
	if err != nil {
		return r, err
	}
	r.Database = database
	all, err := d.Store.ListSources(ctx, team)
	if err != nil {
		return r, err
	}
	for _, stored := range all {
		source, err := sqlgen.ParseSource(stored.Body)
		if err != nil {
			return r, err
		}
		r.Sources = append(r.Sources, dashboardimport.Source{ID: stored.ID, Name: stored.Name, Source: source})
	}
	var mapped []string
	if sources := body.Get("sources"); sources != nil {
		for _, m := range sources.Members {
			r.Mapping[m.Key] = m.Value.Text
			mapped = append(mapped, m.Value.Text)
		}
	}
	return r, refuse("Could not find the following source IDs: ", mapped, func(id string) bool {
		return !slices.ContainsFunc(all, func(s store.Source) bool { return s.ID == id })
	})
}

// imported converts a dashboard and keeps of it what the rules for new ones allow. What a note says about the rest is where it
// stands in the request.
func (s *Schemas) imported(r dashboardimport.Request) (*schema.Value, error) {
	result, err := dashboardimport.Import(r)
	if err != nil {
		return nil, err
	}
	v := object("name", result.Name)
	tiles, filters, containers := list(), list(), list()
	v.Set("tiles", tiles)
	for _, m := range result.Rest.Members {
		v.Set(m.Key, m.Value)
	}
	for _, part := range result.Containers {
		issues := issueList(s.Container.Check(part.Value))
		if len(issues) == 0 {
			checkContainers(&issues, newKnownIssues(nil), []*schema.Value{part.Value})
			issues.withoutItem()
		}
		if len(issues) > 0 {
			result.Refuse(part, issues)
			continue
		}
		containers.Items = append(containers.Items, part.Value)
	}
	for _, part := range result.Filters {
		if s.importedFilter(result, part, filters.Items) {
			filters.Items = append(filters.Items, part.Value)
		}
	}
	for _, part := range result.Tiles {
		if s.importedTile(result, part, containers.Items) {
			tiles.Items = append(tiles.Items, part.Value)
		}
	}
	for key, l := range map[string]*schema.Value{"filters": filters, "containers": containers} {
		if len(l.Items) > 0 {
			v.Set(key, l)
		}
	}
	issues := issueList(s.DashboardCreate.Check(v))
	for _, key := range []string{"savedQuery", "savedQueryLanguage", "savedFilterValues"} {
		if slices.ContainsFunc(issues, func(i core.Issue) bool { return i.Path == key || strings.HasPrefix(i.Path, key+".") }) {
			v.Delete(key)
			result.Refuse(dashboardimport.Part{Path: "dashboard." + key}, issueList{{Text: "it is malformed"}})
		}
	}
	if issues = s.DashboardCreate.Check(v); len(issues) == 0 {
		issues = checkDashboard(v, nil)
	}
	if len(issues) > 0 {
		return nil, bodyError(issues)
	}
	answer := &schema.Value{Kind: schema.Object}
	answer.Set("dashboard", v)
	answer.Set("notes", noteValues(result))
	return answer, nil
}

// importedFilter reports whether a filter can be imported beside others. A malformed requirement is left out.
func (s *Schemas) importedFilter(result *dashboardimport.Result, part dashboardimport.Part, others []*schema.Value) bool {
	for {
		issues := issueList(s.FilterCreate.Check(part.Value))
		if len(issues) == 0 {
			checkFilters(&issues, newKnownIssues(nil), "filters", append(slices.Clip(others), part.Value))
			issues.withoutItem()
		}
		if len(issues) == 0 {
			return true
		}
		key := issues[0].Path
		if key != "minSelections" && key != "isGlobalRequirement" {
			result.Refuse(part, issues)
			return false
		}
		part.Value.Delete(key)
		result.Refuse(dashboardimport.Part{Path: part.Path + "." + key, Name: part.Name}, issueList{{Text: issues[0].Text}})
	}
}

// importedTile brings a tile into the form of new ones, and reports whether it can be. What a tile can do without is left out
// where it is wrong.
func (s *Schemas) importedTile(result *dashboardimport.Result, part dashboardimport.Part, containers []*schema.Value) bool {
	tile := part.Value
	config := tile.Get("config")
	if config != nil && !repairConfig(config) {
		result.Refuse(part, issueList{{Path: "config.displayType", Text: "unknown kind of tile"}})
		return false
	}
	for {
		issues := issueList(s.TileWrite.Check(tile))
		if len(issues) == 0 {
			checkTiles(&issues, newKnownIssues(nil), []*schema.Value{tile})
			issues.withoutItem()
		}
		if len(issues) == 0 {
			break
		}
		key, ok := spareKey(config, issues[0].Path)
		if !ok {
			result.Refuse(part, issues)
			return false
		}
		config.Delete(key)
		result.Refuse(dashboardimport.Part{Path: part.Path + ".config." + key, Name: part.Name}, issueList{{Text: issues[0].Text}})
	}
	if len(checkPlacement([]*schema.Value{tile}, containers)) > 0 {
		result.Refuse(dashboardimport.Part{Path: part.Path + ".containerId", Name: part.Name}, issueList{{
			Text: "the container or tab does not exist",
		}})
		tile.Delete("containerId")
		tile.Delete("tabId")
	}
	return true
}

// withoutItem takes the list and the item, such as tiles.0, away from the paths of issues.
func (l issueList) withoutItem() {
	for i := range l {
		_, rest, _ := strings.Cut(l[i].Path, ".")
		_, l[i].Path, _ = strings.Cut(rest, ".")
	}
}

// spareKeys are the keys of configs without which a tile still shows its data.
var spareKeys = []string{
	"numberFormat", "columnFormats", "onClick", "color", "colorRules", "backgroundChart", "seriesLimit", "limit", "fillNulls", "fitYAxisToData",
	"alignDateRangeToGranularity", "compareToPreviousPeriod", "showOperandSeries", "groupByColumnsOnLeft",
}

// spareKey is the key of a config at a path in its tile, if the tile can do without it.
func spareKey(config *schema.Value, path string) (key string, ok bool) {
	parts := strings.Split(path, ".")
	if config == nil || len(parts) < 2 || parts[0] != "config" {
		return "", false
	}
	return parts[1], slices.Contains(spareKeys, parts[1]) && config.Get(parts[1]) != nil
}

// noteValues are the notes on an import as they are answered.
func noteValues(result *dashboardimport.Result) *schema.Value {
	values := list()
	for _, n := range result.Notes {
		value := object("path", n.Path)
		value.Set("name", schema.NewString(n.Name))
		value.Set("message", schema.NewString(n.Message))
		values.Items = append(values.Items, value)
	}
	if result.More > 0 {
		value := object("path", "dashboard")
		value.Set("name", schema.NewString(""))
		value.Set("message", schema.NewString(fmt.Sprintf("%d more notes are omitted", result.More)))
		values.Items = append(values.Items, value)
	}
	return values
}
