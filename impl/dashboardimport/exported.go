package dashboardimport

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/usersql"
)

// exported converts a dashboard as answers show it, in the older form of tiles too, or as a file with names of sources. The
// files call some keys otherwise than answers do.
func (m *importer) exported(v *schema.Value, path string) error {
	if tiles := v.Get("tiles"); tiles.Kind != schema.Array {
		return invalid(path+".tiles", "Expected array, received "+string(tiles.Kind))
	}
	m.setName(v, "name", path)
	m.setTags(v, path)
	for _, key := range []string{"savedQuery", "savedQueryLanguage", "savedFilterValues"} {
		if value := v.Get(key); value != nil && value.Kind != schema.Null {
			m.Rest.Set(key, value)
		}
	}
	if v.Str("description") != "" {
		m.note(path+".description", "", "not imported: dashboards have no description")
	}
	seen := map[string]bool{}
	for i, c := range m.list(v, "containers", path, "") {
		at := fmt.Sprintf("%s.containers.%d", path, i)
		switch {
		case seen[c.Str("id")]:
			m.note(at, c.Str("title"), "not imported: duplicate container ID")
		case len(m.Containers) == maxContainers:
			m.note(at, c.Str("title"), "not imported: a dashboard has at most %d containers", maxContainers)
		default:
			m.Containers = append(m.Containers, Part{c, at, c.Str("title")})
			seen[c.Str("id")] = true
		}
	}
	// Filters come before tiles, whose SQL is checked with their names.
	for i, f := range m.list(v, "filters", path, "") {
		at := fmt.Sprintf("%s.filters.%d", path, i)
		if len(m.Filters) == maxFilters {
			m.note(at, f.Str("name"), "this filter and those after it were not imported: a dashboard has at most %d filters", maxFilters)
			break
		}
		m.exportedFilter(f, at)
	}
	tiles := v.List("tiles")
	for i, tile := range tiles {
		at := fmt.Sprintf("%s.tiles.%d", path, i)
		if len(m.Tiles) == maxTiles {
			m.note(at, tile.Str("name"), "this tile and the %d tiles after it were not imported: a dashboard has at most %d tiles",
				len(tiles)-i-1, maxTiles)
			break
		}
		m.exportedTile(tile, at)
	}
	return nil
}

// commonFilterKeys are the keys of filters of every type. filterKeys has the other keys of a type. A filter with more keys would be
// refused.
var (
	commonFilterKeys = []string{
		"type", "name", "isBroadcastEnabled", "isVariableEnabled", "variableName", "minSelections", "isGlobalRequirement",
	}
	filterKeys = map[string][]string{
		string(api.QueryExpressionFilterTypeQUERYEXPRESSION): {
			"expression", "sourceId", "sourceMetricType", "where", "whereLanguage", "appliesToSourceIds",
		},
		string(api.StaticListFilterTypeSTATICLIST):           {"options"},
		string(api.PrometheusLabelFilterTypePROMETHEUSLABEL): {"sourceId", "label", "match"},
	}
)

// exportedFilter takes over a filter whose source is known, or that needs none.
func (m *importer) exportedFilter(f *schema.Value, path string) {
	name, kind := f.Str("name"), f.Str("type")
	own := object()
	for _, key := range slices.Concat(commonFilterKeys, filterKeys[kind]) {
		if value := f.Get(key); value != nil {
			own.Set(key, value)
		}
	}
	if kind != string(api.StaticListFilterTypeSTATICLIST) {
		source, called := m.exportedSource(f)
		if source == nil {
			m.note(path, name, "not imported: %s", noSource(called))
			return
		}
		own.Set("sourceId", schema.NewString(source.ID))
	}
	if own.Get("appliesToSourceIds") != nil {
		ids := &schema.Value{Kind: schema.Array}
		for i, id := range m.list(f, "appliesToSourceIds", path, name) {
			if s := m.sourceNamed(id.Text); s != nil {
				ids.Items = append(ids.Items, schema.NewString(s.ID))
			} else {
				m.note(fmt.Sprintf("%s.appliesToSourceIds.%d", path, i), name, "not imported: %s", noSource(id.Text))
			}
		}
		if own.Delete("appliesToSourceIds"); len(ids.Items) > 0 {
			own.Set("appliesToSourceIds", ids)
		}
	}
	variableCalled := cmp.Or(f.Str("variableName"), query.VariableName(name))
	if (own.Get("expression") == nil || isTrue(f, "isVariableEnabled")) && variableCalled != "" {
		m.filterNames = append(m.filterNames, variableCalled)
	}
	m.Filters = append(m.Filters, Part{own, path, name})
}

// exportedSource finds the source that a tile, a filter or a series names, and what it is called there.
func (m *importer) exportedSource(v *schema.Value) (*Source, string) {
	name := cmp.Or(v.Str("sourceId"), v.Str("source"))
	if name == "" {
		return nil, ""
	}
	return m.sourceNamed(name), name
}

func noSource(called string) string {
	if called == "" {
		return "no source is named"
	}
	return fmt.Sprintf("source %q does not exist; map it in sources", schema.Shorten(called))
}

// exportedTile takes over a tile whose sources are known.
func (m *importer) exportedTile(v *schema.Value, path string) {
	if v.Kind != schema.Object {
		m.note(path, "", "not imported: expected object, received %s", v.Kind)
		return
	}
	config := v.Get("config")
	name := cmp.Or(v.Str("name"), at(v, "config").Str("name"))
	tile := object()
	for _, key := range []string{"x", "y", "w", "h"} {
		if value := v.Get(key); value != nil {
			tile.Set(key, value)
		}
	}
	tile.Set("name", schema.NewString(name))
	var problem string
	switch {
	case config == nil && v.Get("series") == nil:
		problem = "no config and no series"
	case config != nil && config.Kind != schema.Object:
		problem = "expected object, received " + string(config.Kind)
	case config != nil:
		problem = m.exportedConfig(config, path+".config", name)
		tile.Set("config", config)
	default:
		problem = m.exportedSeries(v, path, name)
		tile.Set("series", v.Get("series"))
		if ratio := v.Get("asRatio"); ratio != nil {
			tile.Set("asRatio", ratio)
		}
	}
	if problem != "" {
		m.note(path, name, "not imported: %s", problem)
		return
	}
	for _, key := range []string{"containerId", "tabId"} {
		if value := v.Get(key); value != nil && value.Text != "" {
			tile.Set(key, value)
		}
	}
	m.Tiles = append(m.Tiles, Part{tile, path, name})
}

// exportedSeries gives the series of the older form the sources of here, or says why not.
func (m *importer) exportedSeries(v *schema.Value, path, name string) (problem string) {
	for i, s := range m.list(v, "series", path, name) {
		if s.Str("type") == "markdown" {
			m.exportedText(s, "content", fmt.Sprintf("%s.series.%d", path, i), name)
			continue
		}
		source, called := m.exportedSource(s)
		if source == nil {
			return noSource(called)
		}
		s.Set("sourceId", schema.NewString(source.ID))
	}
	return ""
}

// exportedConfig turns a config into that of answers, with the sources of here, or says why not.
func (m *importer) exportedConfig(config *schema.Value, path, name string) (problem string) {
	if at(config, "alert").Kind == schema.Object {
		m.note(path+".alert", name, "not imported: create an alert on the tile")
	}
	if config.Get("displayType") == nil {
		config.Set("displayType", schema.NewString("line"))
	}
	display := config.Str("displayType")
	m.exportedClick(config, path, name)
	switch config.Str("configType") {
	case "sql":
		return m.exportedSQL(config, path, name)
	case "", "builder":
		config.Delete("configType")
	default:
		return fmt.Sprintf("tiles of type %q are not supported", schema.Shorten(config.Str("configType")))
	}
	content := api.DisplayOf(display).Content
	if content == api.ContentText {
		m.exportedText(config, "markdown", path, name)
		return ""
	}
	source, called := m.exportedSource(config)
	switch {
	case source == nil:
		return noSource(called)
	case len(config.Str("where"))*len(config.List("select")) > maxSQL: // exportedItem writes it into each of them
		return "its filter is too long for so many values"
	case content == api.ContentHeatmap && source.Kind != "trace":
		return "heatmaps need a trace source"
	case len(config.List("formulas")) > 0 && !slices.Contains([]string{"metric", "log", "trace"}, source.Kind):
		return "formulas need a log, trace or metric source"
	}
	config.Set("sourceId", schema.NewString(source.ID))
	// Files say what the series return, and here a ratio is one of two values.
	if ratio := config.Str("seriesReturnType") == "ratio"; ratio && len(config.List("select")) == 2 {
		config.Set("asRatio", schema.NewBool(true))
	}
	// Files have the number that gaps are filled with, which is always 0 here.
	if fill := config.Get("fillNulls"); fill != nil && fill.Kind == schema.Number {
		config.Set("fillNulls", schema.NewBool(true))
	}
	for _, key := range []string{"groupBy", "orderBy"} {
		joinExpressions(config, key)
	}
	switch content {
	case api.ContentRows:
		joinExpressions(config, "select")
	case api.ContentValues:
		for i, item := range config.List("select") {
			at := fmt.Sprintf("%s.select.%d", path, i)
			if !exportedItem(item, config, source) {
				m.note(at, name, "the tile's filter uses a different language and was not imported")
			}
			if !timeItem(item, source, len(config.List("select"))) {
				m.note(at, name, "%s of a time column with its own filter is not supported: the value fails", item.Str("aggFn"))
			}
		}
	}
	m.lostSettings(config, display, path, name)
	return ""
}

// lostSettings notes the keys of files that change what a tile shows and that tiles do not have here.
func (m *importer) lostSettings(config *schema.Value, display, path, name string) {
	if limit := at(config, "limit", "limit"); display == "table" && limit.Kind == schema.Number {
		m.note(path+".limit", name, "not imported: a table shows all its groups (%s)", schema.Shorten(limit.Text))
	}
	if granularity := config.Str("granularity"); granularity != "" && granularity != "auto" {
		m.note(path+".granularity", name, "not imported: the bucket width follows from the time range (%s)", schema.Shorten(granularity))
	}
	if config.Str("having") != "" && cmp.Or(config.Str("havingLanguage"), "sql") != "sql" {
		m.note(path+".having", name, "not imported: a condition on groups must be SQL")
		config.Delete("having")
	}
}

// exportedItem gives an item of select the keys of answers, and the filter that files have once for all items. It is not
// ok if that is in another language than the item's own, and the item cannot have both.
func exportedItem(item, config *schema.Value, source *Source) (ok bool) {
	for old, key := range map[string]string{"aggCondition": "where", "aggConditionLanguage": "whereLanguage"} {
		if value := item.Get(old); value != nil && item.Get(key) == nil {
			item.Set(key, value)
		}
	}
	if item.Kind != schema.Object {
		return true // for the document to refuse
	}
	if item.Str("aggFn") == "" {
		item.Set("aggFn", schema.NewString("none"))
	}
	switch {
	case item.Str("aggFn") == "count":
		item.Delete("valueExpression")
	case item.Str("valueExpression") == "" && item.Str("metricName") != "":
		item.Set("valueExpression", schema.NewString("Value"))
	}
	if item.Get("metricType") == nil {
		item.Delete("metricName") // without a type it reads no metric
	}
	if isTrue(item, "isDelta") {
		item.Set("periodAggFn", schema.NewString("delta"))
	}
	all, own := strings.TrimSpace(config.Str("where")), strings.TrimSpace(item.Str("where"))
	allLanguage, language := cmp.Or(config.Str("whereLanguage"), "lucene"), cmp.Or(item.Str("whereLanguage"), "lucene")
	switch {
	case all == "":
	case own == "":
		item.Set("where", schema.NewString(all))
		item.Set("whereLanguage", schema.NewString(allLanguage))
	case language == "sql" && allLanguage == "lucene":
		return filterTwice(item, source, all, own)
	case language == "lucene" && allLanguage == "sql":
		return filterTwice(item, source, own, all)
	case language != allLanguage:
		return false
	default:
		item.Set("where", schema.NewString("("+all+") AND ("+own+")"))
	}
	return true
}

// filterTwice gives an item of events filters in both languages: the one in SQL becomes part of its value. It is not ok if the
// value is an aggregate.
func filterTwice(item *schema.Value, source *Source, lucene, sql string) (ok bool) {
	aggregation, value := item.Str("aggFn"), item.Str("valueExpression")
	if _, err := usersql.ParseExpr(sql); err != nil || source.Kind == "metric" || aggregation == "none" {
		return false
	}
	if aggregation == "count" {
		item.Set("aggFn", schema.NewString("sum"))
		value = "if(" + sql + ", 1, 0)"
	} else {
		value = "if(" + sql + ", " + value + ", NULL)"
	}
	item.Set("valueExpression", schema.NewString(value))
	item.Set("where", schema.NewString(lucene))
	item.Set("whereLanguage", schema.NewString("lucene"))
	return true
}

// timeItem writes the earliest and the latest time of events as SQL, because aggregations take numbers. It is not ok if the item
// has a filter in another language. A single item keeps its filter: it selects the rows.
func timeItem(item *schema.Value, source *Source, items int) (ok bool) {
	aggregation, value, where := item.Str("aggFn"), strings.TrimSpace(item.Str("valueExpression")), item.Str("where")
	if aggregation != "max" && aggregation != "min" || value == "" || value != source.Timestamp || source.Kind == "metric" {
		return true
	}
	switch {
	case where == "" || items == 1:
		value = aggregation + "(" + value + ")"
	case item.Str("whereLanguage") == "sql":
		value = aggregation + "OrNullIf(" + value + ", " + where + ")"
		item.Delete("where")
		item.Delete("whereLanguage")
	default:
		return false
	}
	item.Set("aggFn", schema.NewString("none"))
	item.Set("valueExpression", schema.NewString(value))
	return true
}

// joinExpressions writes a list of expressions as a text.
func joinExpressions(config *schema.Value, key string) {
	list := config.Get(key)
	if list == nil || list.Kind != schema.Array {
		return
	}
	var parts []string
	for _, item := range list.Items {
		if text := cmp.Or(item.Str("valueExpression"), item.Text); text != "" {
			parts = append(parts, strings.TrimSpace(text+" "+item.Str("ordering")))
		}
	}
	config.Set(key, schema.NewString(strings.Join(parts, ", ")))
}

// exportedSQL takes over raw SQL that is allowed here, or says why not.
func (m *importer) exportedSQL(config *schema.Value, path, name string) (problem string) {
	var source *Source
	if named, called := m.exportedSource(config); called != "" {
		switch source = named; {
		case named == nil:
			m.note(path+".sourceId", name, "not imported: %s", noSource(called))
		case !strings.EqualFold(named.Connection, m.Connection):
			m.note(path+".sourceId", name, "not imported: the source is on another connection")
			source = nil
		}
	}
	display := config.Str("displayType")
	if !api.DisplayOf(display).SQL {
		return fmt.Sprintf("tiles of type %q do not support SQL", schema.Shorten(display))
	}
	// The SQL runs in the database of the source that the file names, or of one that reads a table in it.
	var err error
	sql := config.Str("sqlTemplate")
	if source != nil {
		_, err = m.names(sql, display, source)
	} else {
		source, err = m.check(sql, display)
	}
	if err != nil {
		return err.Error()
	}
	config.Delete("sourceId")
	if source != nil {
		config.Set("sourceId", schema.NewString(source.ID))
	}
	config.Set("connectionId", schema.NewString(m.Connection))
	return ""
}

// exportedText takes HTML out of the text under a key.
func (m *importer) exportedText(v *schema.Value, key, path, name string) {
	text := v.Get(key)
	if text == nil || text.Kind != schema.String {
		return
	}
	cleaned, tags, links := withoutHTML(text.Text, false)
	if tags {
		m.note(path+"."+key, name, "HTML was converted to text")
	}
	if links {
		m.note(path+"."+key, name, "links other than http, https and paths were converted to text")
	}
	v.Set(key, schema.NewString(cleaned))
}

// exportedClick keeps where a click leads if that is known here.
func (m *importer) exportedClick(config *schema.Value, path, name string) {
	click := config.Get("onClick")
	if click == nil {
		return
	}
	target := at(click, "target")
	problem := ""
	switch {
	case click.Str("type") == "external":
		if !isLink(click.Str("urlTemplate")) {
			problem = "the link is not http, https or a path"
		}
	case target.Str("mode") != "id":
	case click.Str("type") == "dashboard":
		problem = "the link leads to a dashboard outside this file"
	default:
		if source := m.sourceNamed(target.Str("id")); source == nil {
			problem = noSource(target.Str("id"))
		} else if source.Kind != "log" && source.Kind != "trace" {
			problem = "it searches a source that has neither logs nor traces"
		} else {
			target.Set("id", schema.NewString(source.ID))
		}
	}
	if problem != "" {
		m.note(path+".onClick", name, "not imported: %s", problem)
		config.Delete("onClick")
	}
}
