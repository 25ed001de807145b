package dashboardimport

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/schema"
)

// The data source plugins whose queries are taken over.
const (
	pluginClickHouse = "grafana-clickhouse-datasource"
	pluginOlder      = "vertamedia-clickhouse-datasource"
)

// panel converts a panel: into a tile of text, or one for each of its queries.
func (m *importer) panel(p panel) {
	// Files that are saved name a library panel by its uid alone; those that are exported to be shared bring its model along.
	if library := at(p.Value, "libraryPanel"); library.Kind == schema.Object && len(p.List("targets")) == 0 {
		model := m.library[library.Str("uid")]
		if model == nil {
			m.note(p.path, p.title, "not imported: library panel: its queries are not in this file")
			return
		}
		p.Value, p.title = model, cmp.Or(p.title, model.Str("title"), library.Str("name"))
	}
	kind := p.Str("type")
	if kind == "text" {
		m.text(p)
		return
	}
	display, change := displayOf(p.Value)
	if display == "" {
		m.note(p.path, p.title, "not imported: panels of type %q are not supported", schema.Shorten(kind))
		return
	}
	var targets []target
	for i, v := range m.list(p.Value, "targets", p.path, p.title) {
		path := fmt.Sprintf("%s.targets.%d", p.path, i)
		if v.Kind != schema.Object {
			m.note(path, p.title, "not imported: expected object, received %s", v.Kind)
		} else if t := (target{Value: v, path: path}); isTrue(v, "hide") {
			m.note(path, p.title, "not imported: the query is hidden")
		} else if why := m.plugin(p.Value, &t); why != "" {
			m.note(path, p.title, "not imported: %s", why)
		} else {
			targets = append(targets, t)
		}
	}
	if len(targets) == 0 {
		if len(p.List("targets")) == 0 {
			m.note(p.path, p.title, "not imported: no query")
		}
		return
	}
	// The tiles share the width of the panel, side by side, and none is narrower than a column.
	if room := p.box.w; len(targets) > room {
		m.note(targets[room].path, p.title, "this query and those after it were not imported: only %d more tiles fit", room)
		targets = targets[:room]
	}
	// All are converted first: how wide each tile is depends on how many there are.
	var taken []target
	var configs []*schema.Value
	for _, t := range targets {
		if config := m.query(p, t, display); config != nil && len(m.Tiles)+len(configs) < maxTiles {
			taken, configs = append(taken, t), append(configs, config)
		}
	}
	if len(taken) == 0 {
		return
	}
	for i, t := range taken {
		name, b := p.title, p.box
		if len(taken) > 1 {
			name = strings.TrimSpace(fmt.Sprintf("%s (%s)", name, t.Str("refId")))
		}
		left := b.w * i / len(taken)
		b.x, b.w = b.x+left, b.w*(i+1)/len(taken)-left
		m.add(p, t.path, name, b, configs[i])
	}
	// A tile that asks for buckets of time may have become a line, and its note says so.
	if shown := configs[0].Str("displayType"); shown != display {
		display = shown
	} else if change != "" {
		m.note(p.path, p.title, "%s", change)
	}
	if len(taken) > 1 {
		m.note(p.path+".targets", p.title, "each of its %d queries became a tile", len(taken))
	}
	if unit, path, _ := unitOf(p.Value); unit != "" && formatOf(p.Value) == nil {
		m.note(p.path+"."+path, p.title, "not imported: the unit %q is not supported", schema.Shorten(unit))
	}
	if display == "table" && configs[0].Get("onClick") == nil && len(at(p.Value, "fieldConfig", "defaults").List("links")) > 0 {
		m.note(p.path+".fieldConfig.defaults.links", p.title,
			"not imported: a row has one link, to http, https or a path, with values of the row alone")
	}
	for _, t := range taken {
		if isTrue(t.Value, "dataLinks", "enabled") {
			m.note(t.path+".dataLinks", p.title, "not imported: tiles do not support links to queries")
		}
	}
	m.titled(p.path, p.title)
	m.lost(p, display)
	// Grafana shows a number for each row that has a text.
	if display == "number" && !isTrue(p.Value, "options", "reduceOptions", "values") {
		if parts := splitClauses(configs[0].Str("sqlTemplate")); parts["GROUP BY"] != "" && parts["LIMIT"] != "1" {
			m.note(taken[0].path, p.title, "only the first row is shown")
		}
	}
}

// titled notes that a title of what was taken over names variables.
func (m *importer) titled(path, title string) {
	const most = 1000
	for _, match := range reference.FindAllStringSubmatch(title[:min(len(title), most)], -1) {
		if name, _ := named(match); m.variables[name] != nil {
			m.note(path+".title", title, "variables in the title are not replaced")
			return
		}
	}
}

// displayOf is what shows the same as a panel, empty if nothing does, and what is not the same about it.
func displayOf(p *schema.Value) (display, change string) {
	custom := at(p, "fieldConfig", "defaults", "custom")
	switch kind := p.Str("type"); kind {
	case "timeseries", "graph", "graph-old", "trend":
		stacking := at(custom, "stacking").Str("mode")
		if isTrue(p, "percentage") || stacking == "percent" {
			change = "stacked percentages are shown as plain values"
		}
		bars := custom.Str("drawStyle") == "bars" || isTrue(p, "bars")
		if bars || isTrue(p, "stack") || stacking == "normal" || stacking == "percent" {
			return "stacked_bar", change
		}
		return "line", change
	case "barchart":
		return "bar", ""
	case "bargauge":
		if isTrue(p, "options", "reduceOptions", "values") {
			return "bar", ""
		}
		return "number", ""
	case "stat", "singlestat", "gauge":
		return "number", ""
	case "table", "table-old":
		return "table", ""
	case "logs":
		return "table", "the rows are shown as a table"
	case "piechart", "grafana-piechart-panel":
		return "pie", ""
	case "heatmap", "heatmap-new":
		return "stacked_bar", "shown as stacked bars: heatmaps do not support SQL"
	case "":
		return "", ""
	default:
		return "table", fmt.Sprintf("shown as a table: panels of type %q are not supported", schema.Shorten(kind))
	}
}

// plugin finds out which plugin a query is for. If that is not one for ClickHouse, it returns the reason why the query is not taken
// over. A panel without a data source has the default one: the keys of the query or the name of the data source decide then.
func (m *importer) plugin(p *schema.Value, t *target) (why string) {
	named := ""
	for _, v := range []*schema.Value{t.Get("datasource"), p.Get("datasource")} {
		switch kind := m.pluginOf(v); kind {
		case "":
			if v != nil && v.Kind == schema.String {
				named = cmp.Or(named, v.Text)
			}
		case pluginClickHouse:
			return ""
		case pluginOlder:
			t.older = true
			return ""
		case "datasource", "mixed": // its targets say which each is for
		case "__expr__":
			return "expressions over results of other queries are not supported"
		default:
			return fmt.Sprintf("its data source is %s, not ClickHouse", schema.Shorten(kind))
		}
	}
	switch {
	case t.Get("metricColumn") != nil && t.Get("dateTimeType") == nil: // of PostgreSQL, MySQL or SQL Server, with SQL under the same key
		return "its data source is another SQL database, not ClickHouse"
	case t.Get("rawSql") != nil:
		return ""
	case t.Get("query") != nil && (t.Get("dateTimeColDataType") != nil || t.Get("dateTimeType") != nil || t.Get("table") != nil ||
		strings.Contains(strings.ToLower(named), "clickhouse")):
		t.older = true
		return ""
	case named != "":
		return fmt.Sprintf("the file does not identify its data source %s as ClickHouse", schema.Shorten(named))
	}
	return "the file does not identify its data source as ClickHouse"
}

// pluginOf is the plugin of a data source: as it is named, or as the inputs of the file say.
func (m *importer) pluginOf(v *schema.Value) string {
	switch {
	case v == nil:
		return ""
	case v.Kind == schema.Object && v.Str("type") != "":
		return v.Str("type")
	case v.Kind == schema.Object:
		v = at(v, "uid")
	}
	if v.Kind != schema.String {
		return ""
	}
	if v.Text == "-- Mixed --" {
		return "mixed"
	}
	return m.inputs[strings.TrimSuffix(strings.TrimPrefix(v.Text, "${"), "}")]
}

// query converts a query into the config of a tile, nil if it cannot.
func (m *importer) query(p panel, t target, display string) *schema.Value {
	// Variables are filled in wherever they stand, so that a small file can make very much SQL.
	if m.sqlSize > maxAllSQL {
		m.note(t.path, p.title, "not imported: the SQL of all panels is longer than %d MiB", maxAllSQL>>20)
		return nil
	}
	sql, c, err := m.sqlOf(t)
	was := display
	if !api.DisplayOf(display).OverTime && (c.buckets || c.pairs && display == "bar") {
		display = "line"
		if was == "bar" {
			display = "stacked_bar"
		}
	}
	var source *Source
	if err == nil {
		source, err = m.check(sql, display)
	}
	if err != nil {
		m.note(t.path, p.title, "not imported: %s", err)
		return nil
	}
	switch {
	case display == was:
	case was == "bar":
		m.note(t.path, p.title, "shown as stacked bars: only these have a time axis")
	default:
		m.note(t.path, p.title, "shown as a line: panels of type %q have no time buckets, but the query uses their width",
			schema.Shorten(p.Str("type")))
	}
	if source == nil {
		sql = strings.ReplaceAll(sql, allFilters, "1")
	}
	config := object("configType", "sql", "displayType", display, "connectionId", m.Connection, "sqlTemplate", sql)
	if source != nil {
		config.Set("sourceId", schema.NewString(source.ID))
	}
	// Grafana draws a gap for buckets without rows, unless the query fills them. Older panels may show 0 instead.
	if api.DisplayOf(display).OverTime && p.Str("nullPointMode") != "null as zero" && !c.fills {
		config.Set("fillNulls", schema.NewBool(false))
	}
	if format := formatOf(p.Value); format != nil {
		config.Set("numberFormat", format)
	}
	if formats, _ := columnFormats(p.Value); display == "table" && formats != nil {
		config.Set("columnFormats", formats)
	}
	if url := clickOf(p.Value); display == "table" && url != "" {
		config.Set("onClick", object("type", "external", "urlTemplate", url))
	}
	return config
}

// add adds a tile.
func (m *importer) add(p panel, path, name string, b box, config *schema.Value) {
	tile := object("x", b.x, "y", b.y, "w", b.w, "h", b.h, "name", name, "config", config)
	if p.container != "" {
		tile.Set("containerId", schema.NewString(p.container))
	}
	m.Tiles = append(m.Tiles, Part{tile, path, p.title})
}

// calcs are what reduces the rows of a panel to one number without computing anything.
var calcs = []string{"lastNotNull", "last", "first", "firstNotNull", "current"}

// lost notes what a panel that was taken over has, and its tiles have not.
func (m *importer) lost(p panel, display string) {
	lose := func(key, format string, args ...any) { m.note(p.path+"."+key, p.title, format, args...) }
	if at(p.Value, "alert").Kind == schema.Object {
		lose("alert", "not imported: create an alert on the tile")
	}
	if n := len(p.List("transformations")); n > 0 {
		lose("transformations", "not imported (%d): rows are shown as the query returns them", n)
	}
	if repeat := p.Str("repeat"); repeat != "" {
		lose("repeat", "the panel is not repeated for the values of %s", schema.Shorten(repeat))
	}
	overrides := len(at(p.Value, "fieldConfig").List("overrides")) + len(p.List("seriesOverrides"))
	if display == "table" {
		_, whole := columnFormats(p.Value)
		if n := overrides - whole; n > 0 {
			lose("fieldConfig.overrides", "not or only partly imported (%d): table columns support only a unit and decimals, set by name", n)
		}
	} else if overrides > 0 {
		lose("fieldConfig.overrides", "not imported (%d): a tile has one format for all its series", overrides)
	}
	defaults := at(p.Value, "fieldConfig", "defaults")
	// Every file has steps. They are missed where they are shown: as the colour of a number, or drawn in a chart.
	style := at(defaults, "custom", "thresholdsStyle").Str("mode")
	if steps := len(at(defaults, "thresholds").List("steps")); steps > 1 &&
		(display == "number" && at(defaults, "color").Str("mode") == "thresholds" || style != "" && style != "off") {
		lose("fieldConfig.defaults.thresholds", "not imported: SQL tiles have no thresholds")
	}
	if n := len(p.List("thresholds")); n > 0 || p.Str("thresholds") != "" {
		lose("thresholds", "not imported: SQL tiles have no thresholds")
	}
	if n := len(defaults.List("mappings")) + len(p.List("valueMaps")); n > 0 {
		lose("fieldConfig.defaults.mappings", "not imported (%d): values are shown as they are", n)
	}
	if n := len(p.List("links")); n > 0 {
		lose("links", "not imported (%d): a tile has no links", n)
	}
	if n := len(defaults.List("links")); n > 0 && display != "table" {
		lose("fieldConfig.defaults.links", "not imported (%d): only the rows of tables have a link", n)
	}
	if kind := at(defaults, "custom", "scaleDistribution").Str("type"); kind == "log" || kind == "symlog" {
		lose("fieldConfig.defaults.custom.scaleDistribution", "not imported: the axis is linear")
	}
	if defaults.Str("displayName") != "" {
		lose("fieldConfig.defaults.displayName", "not imported: series keep the names from the query")
	}
	if isSet(defaults.Get("min")) || isSet(defaults.Get("max")) {
		lose("fieldConfig.defaults", "minimum and maximum were not imported")
	}
	if p.Str("interval") != "" {
		lose("interval", "not imported: the bucket width follows from the time range (%s)", schema.Shorten(p.Str("interval")))
	}
	for _, key := range []string{"timeFrom", "timeShift"} {
		if p.Str(key) != "" {
			lose(key, "not imported: all tiles use the dashboard's time range")
		}
	}
	if p.Str("description") != "" {
		lose("description", "not imported: a tile has no description")
	}
	if display != "number" {
		return
	}
	reduce := p.Str("valueName") // of older panels
	for _, calc := range at(p.Value, "options", "reduceOptions").List("calcs") {
		reduce = calc.Text
	}
	if reduce != "" && !slices.Contains(calcs, reduce) {
		lose("options.reduceOptions", "%s is not computed: the number is the last value of the first row", schema.Shorten(reduce))
	}
	if isTrue(p.Value, "options", "reduceOptions", "values") {
		lose("options.reduceOptions", "only the first row is shown")
	}
}

func isSet(v *schema.Value) bool { return v != nil && v.Kind == schema.Number }

// maxMarkdown is how long the text of a tile may be, in UTF-16 units.
const maxMarkdown = 50_000

// text converts a panel of text. HTML becomes text too: what its tags would do is gone.
func (m *importer) text(p panel) {
	content := p.Get("options")
	if content == nil || content.Get("content") == nil {
		content = p.Value // as it was in older files
	}
	text, plain := content.Str("content"), content.Str("mode")
	cleaned, tags, links := withoutHTML(text, plain == "html")
	if tags {
		m.note(p.path, p.title, "HTML was converted to text")
	}
	if links {
		m.note(p.path, p.title, "links other than http, https and paths were converted to text")
	}
	if schema.UTF16Len(cleaned) > maxMarkdown {
		cleaned = string([]rune(cleaned)[:maxMarkdown/2]) // a character has at most two units
		m.note(p.path, p.title, "shortened: a text tile has at most %d characters", maxMarkdown)
	}
	for _, match := range reference.FindAllStringSubmatch(cleaned, -1) {
		if name, _ := named(match); m.variables[name] != nil {
			m.note(p.path, p.title, "variables in the text are not replaced")
			break
		}
	}
	if repeat := p.Str("repeat"); repeat != "" {
		m.note(p.path+".repeat", p.title, "the panel is not repeated for the values of %s", schema.Shorten(repeat))
	}
	m.titled(p.path, p.title)
	m.add(p, p.path, p.title, p.box, object("displayType", "markdown", "markdown", cleaned))
}
