package service

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// issueList collects problems with their paths.
type issueList []core.Issue

// It holds no more than are reported: a body can have thousands of them.
func (l *issueList) add(text, path string, args ...any) {
	if len(*l) >= schema.MaxIssues {
		return
	}
	*l = append(*l, core.Issue{Path: fmt.Sprintf(path, args...), Text: text})
}

// checkDashboard holds the rules between the fields of a dashboard that a schema cannot say. The body has been
// checked against its schema.
func checkDashboard(body *schema.Value) issueList {
	var issues issueList
	checkTiles(&issues, body.List("tiles"))
	checkFilters(&issues, body.List("filters"))
	checkContainers(&issues, body.List("containers"))
	language := body.Get("savedQueryLanguage")
	if query := body.Get("savedQuery"); language != nil && language.Kind == schema.Null &&
		query != nil && query.Kind == schema.String {
		issues.add("savedQueryLanguage cannot be null when savedQuery is provided", "savedQueryLanguage")
	}
	return issues
}

func checkTiles(issues *issueList, tiles []*schema.Value) {
	seen := map[string]bool{}
	for i, tile := range tiles {
		config, series := tile.Get("config"), tile.Get("series")
		switch {
		case config == nil && series == nil:
			issues.add("Either config or series is required", "tiles.%d", i)
		case config != nil && series != nil:
			issues.add("Use either config or series, not both", "tiles.%d", i)
		case config != nil && tile.Get("asRatio") != nil:
			issues.add("asRatio belongs to series; use config.asRatio", "tiles.%d", i)
		case series != nil && len(series.Items) > 0:
			first := series.Items[0].Str("type")
			for _, s := range series.Items {
				if s.Str("type") != first {
					issues.add("All series must have the same type", "tiles.%d.series", i)
					break
				}
			}
		}
		if id := tile.Str("id"); id != "" {
			if seen[id] {
				issues.add("Duplicate tile ID: "+id, "tiles.%d.id", i)
			}
			seen[id] = true
		}
	}
}

func checkFilters(issues *issueList, filters []*schema.Value) {
	names := map[string]bool{}
	for i, f := range filters {
		broadcasts, variable := isBroadcast(f), isTrue(f.Get("isVariableEnabled"))
		name := schema.Shorten(f.Str("name"))
		if !broadcasts && !variable {
			issues.add(fmt.Sprintf("Filter %q must broadcast its value, be available as a variable, or both", name),
				"filters.%d.isBroadcastEnabled", i)
		}
		if f.Get("variableName") != nil && !variable {
			issues.add(fmt.Sprintf("Filter %q sets variableName but is not available as a variable", name),
				"filters.%d.variableName", i)
		}
		if len(f.List("appliesToSourceIds")) > 0 && !broadcasts {
			issues.add(fmt.Sprintf("Filter %q sets appliesToSourceIds but does not broadcast its value", name),
				"filters.%d.appliesToSourceIds", i)
		}
		if !variable {
			continue
		}
		effective := variableName(f)
		switch {
		case effective == "":
			issues.add(fmt.Sprintf("Filter %q needs a variableName: none can be derived from its name", name),
				"filters.%d.variableName", i)
		case names[effective]:
			issues.add(fmt.Sprintf("Variable name %q is already used by another filter", schema.Shorten(effective)),
				"filters.%d.variableName", i)
		}
		names[effective] = true
	}
}

var (
	spaceRuns   = regexp.MustCompile(`\s+`)
	notWordRuns = regexp.MustCompile(`[^A-Za-z0-9_]+`)
)

// variableName is the name under which a variable-enabled filter is used in templates, "" when it has none.
func variableName(filter *schema.Value) string {
	if name := filter.Str("variableName"); name != "" {
		return name
	}
	name := spaceRuns.ReplaceAllString(strings.TrimSpace(filter.Str("name")), "_")
	name = notWordRuns.ReplaceAllString(name, "")
	if name != "" && (name[0] == '_' || name[0] >= '0' && name[0] <= '9') {
		name = "v" + name
	}
	return name
}

func checkContainers(issues *issueList, containers []*schema.Value) {
	seen := map[string]bool{}
	for i, c := range containers {
		id := c.Str("id")
		if seen[id] {
			issues.add("Container IDs must be unique: "+id, "containers.%d.id", i)
		}
		seen[id] = true
		tabs := map[string]bool{}
		for j, tab := range c.List("tabs") {
			if tabs[tab.Str("id")] {
				issues.add(fmt.Sprintf("Duplicate tab id %q in container %q", tab.Str("id"), id),
					"containers.%d.tabs.%d.id", i, j)
			}
			tabs[tab.Str("id")] = true
		}
	}
}

// checkPlacement says which tiles name a container or tab that the dashboard does not have.
func checkPlacement(tiles, containers []*schema.Value) issueList {
	tabs := map[string]map[string]bool{}
	for _, c := range containers {
		set := map[string]bool{}
		for _, tab := range c.List("tabs") {
			set[tab.Str("id")] = true
		}
		tabs[c.Str("id")] = set
	}
	var issues issueList
	for i, tile := range tiles {
		container, tab := tile.Str("containerId"), tile.Str("tabId")
		set, known := tabs[container]
		switch {
		case container != "" && !known:
			issues.add(fmt.Sprintf("Tile references unknown containerId %q", container), "tiles.%d.containerId", i)
		case container == "" && tab != "":
			issues.add("tabId requires containerId to be set", "tiles.%d.tabId", i)
		case tab != "" && !set[tab]:
			issues.add(fmt.Sprintf("Tile references unknown tabId %q in container %q", tab, container),
				"tiles.%d.tabId", i)
		}
	}
	return issues
}

func isTrue(v *schema.Value) bool { return v != nil && v.Text == "true" }

// isBroadcast reports whether a filter applies to the tiles of the dashboard, which it does unless told otherwise.
func isBroadcast(filter *schema.Value) bool {
	v := filter.Get("isBroadcastEnabled")
	return v == nil || v.Text == "true"
}
