package service

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// bodyRules are the rules of dashboards by the operation that has them.
func (d *Dashboards) bodyRules() map[string]Rule {
	return map[string]Rule{
		"createDashboard": checkDashboard, "updateDashboard": checkDashboard, "validateDashboard": checkDashboard,
	}
}

// checkDashboard holds the rules between the fields of a dashboard that a schema cannot say. The body has been
// checked against its schema; tiles, filters and containers in which something of a wrong form was found are passed
// over, because what else is wrong with them would be a guess.
func checkDashboard(body *schema.Value, found []core.Issue) issueList {
	var issues issueList
	known := newKnownIssues(found)
	checkTiles(&issues, known, body.List("tiles"))
	checkFilters(&issues, known, "filters", body.List("filters"))
	checkContainers(&issues, known, body.List("containers"))
	language := body.Get("savedQueryLanguage")
	if saved := body.Get("savedQuery"); language != nil && language.Kind == schema.Null &&
		saved != nil && saved.Kind == schema.String {
		issues.add("savedQueryLanguage cannot be null when savedQuery is provided", "savedQueryLanguage")
	}
	return issues
}

// knownIssues is what a schema has found in a body.
type knownIssues struct {
	at       map[string]bool // the paths
	misshape map[string]bool // the lists, and items of lists, that have something of a wrong form in them
}

// newKnownIssues sorts issues by where they are. A violated limit leaves an item whose form is right, so the other rules can
// still look at it.
func newKnownIssues(found []core.Issue) knownIssues {
	k := knownIssues{map[string]bool{}, map[string]bool{}}
	for _, issue := range found {
		k.at[issue.Path] = true
		list, rest, inside := strings.Cut(issue.Path, ".")
		switch {
		case !inside: // also a list that is too long, whose items have not been looked at
			k.misshape[list] = true
		case !issue.Limit:
			item, _, _ := strings.Cut(rest, ".")
			k.misshape[list+"."+item] = true
		}
	}
	return k
}

// skips reports whether an item of a list at the top of the body is to be passed over.
func (k knownIssues) skips(list string, i int) bool {
	return k.misshape[list] || k.misshape[list+"."+strconv.Itoa(i)]
}

// checkTiles holds the rules between the keys of a tile, and that ids of tiles differ.
func checkTiles(issues *issueList, known knownIssues, tiles []*schema.Value) {
	seen := map[string]bool{}
	for i, tile := range tiles {
		if known.skips("tiles", i) {
			continue
		}
		config, series := tile.Get("config"), tile.Get("series")
		switch {
		case config == nil && series == nil:
			issues.add("Either config or series is required", "tiles.%d", i)
		case config != nil && series != nil:
			issues.add("Use either config or series, not both", "tiles.%d", i)
		case config != nil && tile.Get("asRatio") != nil:
			issues.add("asRatio belongs to series, use config.asRatio", "tiles.%d", i)
		case series != nil && len(series.Items) > 0:
			first := series.Items[0].Str("type")
			for _, s := range series.Items {
				if s.Str("type") != first {
					issues.add("All series must have the same type", "tiles.%d.series", i)
					break
				}
			}
		}
		if config != nil {
			checkConfig(issues, known, fmt.Sprintf("tiles.%d.config", i), config)
		}
		if id := tile.Str("id"); id != "" {
			if seen[id] {
				issues.add("Duplicate tile ID: "+id, "tiles.%d.id", i)
			}
			seen[id] = true
		}
	}
}

// checkContainers holds that ids of containers differ, and those of tabs within a container.
func checkContainers(issues *issueList, known knownIssues, containers []*schema.Value) {
	seen := map[string]bool{}
	for i, c := range containers {
		if known.skips("containers", i) {
			continue
		}
		id := c.Str("id")
		if seen[id] {
			issues.add("Container IDs must be unique: "+id, "containers.%d.id", i)
		}
		seen[id] = true
		tabs := map[string]bool{}
		for j, tab := range c.List("tabs") {
			if tabs[tab.Str("id")] {
				issues.add(`Duplicate tab id "`+tab.Str("id")+`" in container "`+id+`"`, "containers.%d.tabs.%d.id", i, j)
			}
			tabs[tab.Str("id")] = true
		}
	}
}

// checkPlacement says which tiles name a container or tab that the dashboard does not have.
func checkPlacement(tiles, containers []*schema.Value) issueList {
	tabs := tabsOf(containers)
	var issues issueList
	for i, tile := range tiles {
		container, tab := tile.Str("containerId"), tile.Str("tabId")
		set, known := tabs[container]
		switch {
		case container != "" && !known:
			issues.add(`Tile references unknown containerId "`+container+`"`, "tiles.%d.containerId", i)
		case container == "" && tab != "":
			issues.add("tabId requires containerId to be set", "tiles.%d.tabId", i)
		case tab != "" && !set[tab]:
			issues.add(`Tile references unknown tabId "`+tab+`" in container "`+container+`"`, "tiles.%d.tabId", i)
		}
	}
	return issues
}

// tabsOf returns the ids of the tabs by the ids of the containers.
func tabsOf(containers []*schema.Value) map[string]map[string]bool {
	tabs := map[string]map[string]bool{}
	for _, c := range containers {
		set := map[string]bool{}
		for _, tab := range c.List("tabs") {
			set[tab.Str("id")] = true
		}
		tabs[c.Str("id")] = set
	}
	return tabs
}

// isTrue reports whether a value is there and true.
func isTrue(v *schema.Value) bool { return v != nil && v.Kind == schema.Boolean && v.Text == "true" }
