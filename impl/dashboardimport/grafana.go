package dashboardimport

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/schema"
)

// columns is how wide a dashboard is, there as here.
const columns = 24

// box is where a panel stands.
type box struct{ x, y, w, h int }

// panel is a panel of Grafana with its place.
type panel struct {
	*schema.Value

	path, title string
	box         box
	container   string // id of the container that its row has become
}

// grafana converts the classic model of Grafana.
func (m *importer) grafana(v *schema.Value, path string) error {
	for _, key := range []string{"panels", "rows"} {
		if list := v.Get(key); list != nil && list.Kind != schema.Array && list.Kind != schema.Null {
			return invalid(path+"."+key, "Expected array, received "+string(list.Kind))
		}
	}
	m.setName(v, "title", path)
	m.setTags(v, path)
	m.inputs = map[string]string{}
	for _, input := range v.List("__inputs") {
		if input.Str("type") == "datasource" {
			m.inputs[input.Str("name")] = input.Str("pluginId")
		}
	}
	m.library = map[string]*schema.Value{}
	for _, element := range at(v, "__elements").Members {
		if model := at(element.Value, "model"); model.Kind == schema.Object {
			m.library[element.Key] = model
		}
	}
	m.readVariables(v, path) // before the panels, whose SQL they stand in
	panels := m.panels(v, path)
	for i, p := range panels {
		if len(m.Tiles) >= maxTiles {
			m.note(p.path, p.title, "this panel and the %d panels after it were not imported: a dashboard has at most %d tiles",
				len(panels)-i-1, maxTiles)
			break
		}
		m.panel(p)
	}
	m.settings(v, path)
	return nil
}

// settings notes what dashboards of Grafana have and those here do not.
func (m *importer) settings(v *schema.Value, path string) {
	for i, a := range at(v, "annotations").List("list") {
		if !isNumber(a.Get("builtIn"), 1) {
			m.note(fmt.Sprintf("%s.annotations.list.%d", path, i), a.Str("name"), "not imported: annotations are not supported")
		}
	}
	if n := len(v.List("links")); n > 0 {
		m.note(path+".links", "", "not imported: dashboards have no links (%d)", n)
	}
	if v.Str("description") != "" {
		m.note(path+".description", "", "not imported: dashboards have no description")
	}
	if from, to := at(v, "time").Str("from"), at(v, "time").Str("to"); from != "" || to != "" {
		m.note(path+".time", "", "not imported: dashboards do not store a time range (%s to %s)",
			schema.Shorten(from), schema.Shorten(to))
	}
	if zone := v.Str("timezone"); zone != "" && zone != "browser" {
		m.note(path+".timezone", "", "not imported: times are shown in the viewer's time zone (%s)", schema.Shorten(zone))
	}
	if refresh := v.Str("refresh"); refresh != "" {
		m.note(path+".refresh", "", "not imported: dashboards do not store a refresh interval (%s)", schema.Shorten(refresh))
	}
}

// panels are all panels in the order of the page, those in rows too. Rows become containers.
func (m *importer) panels(v *schema.Value, path string) []panel {
	if rows := v.List("rows"); len(rows) > 0 && len(v.List("panels")) == 0 {
		return m.olderRows(rows, path+".rows")
	}
	all := placed(v.List("panels"), path+".panels")
	var list []panel
	container := ""
	for _, p := range all {
		if p.Kind != schema.Object {
			m.note(p.path, "", "not imported: expected object, received %s", p.Kind)
			continue
		}
		if p.Str("type") != "row" {
			p.container = container
			list = append(list, p)
			continue
		}
		inner := placed(p.List("panels"), p.path+".panels")
		id := m.container(p.Value, p.path, isTrue(p.Value, "collapsed"))
		for _, q := range inner {
			if q.Kind != schema.Object {
				m.note(q.path, "", "not imported: expected object, received %s", q.Kind)
				continue
			}
			q.container = id
			list = append(list, q)
		}
		if container = id; len(inner) > 0 {
			container = "" // what follows a closed row is not in it
		}
	}
	return list
}

// placed are panels by where they stand, from above.
func placed(list []*schema.Value, path string) []panel {
	all := make([]panel, len(list))
	for i, v := range list {
		all[i] = panel{Value: v, path: fmt.Sprintf("%s.%d", path, i), title: v.Str("title"), box: boxOf(at(v, "gridPos"))}
	}
	slices.SortStableFunc(all, func(a, b panel) int {
		return cmp.Or(cmp.Compare(a.box.y, b.box.y), cmp.Compare(a.box.x, b.box.x))
	})
	return all
}

// boxOf reads a place. What is missing or beyond the page is moved onto it.
func boxOf(v *schema.Value) box {
	b := box{x: integer(v.Get("x"), 0), y: integer(v.Get("y"), 0), w: integer(v.Get("w"), columns/2), h: integer(v.Get("h"), 8)}
	b.x = min(b.x, columns-1)
	b.w = min(max(b.w, 1), columns-b.x)
	b.h = max(b.h, 1)
	return b
}

// integer is a number that is not negative, or what stands for it.
func integer(v *schema.Value, otherwise int) int {
	if v == nil || v.Kind != schema.Number {
		return otherwise
	}
	f, err := strconv.ParseFloat(v.Text, 64)
	if err != nil || math.IsNaN(f) {
		return otherwise
	}
	return int(min(max(f, 0), 100_000)) // beyond any page, and sums of them are numbers still
}

func isNumber(v *schema.Value, n int) bool {
	return v != nil && v.Kind == schema.Number && v.Text == strconv.Itoa(n)
}

// container makes a container of a row, and returns its id.
func (m *importer) container(row *schema.Value, path string, collapsed bool) string {
	title := row.Str("title")
	if len(m.Containers) == maxContainers {
		m.note(path, title, "not imported: a dashboard has at most %d containers; its panels are outside of them", maxContainers)
		return ""
	}
	if repeat := row.Str("repeat"); repeat != "" {
		m.note(path, title, "the row is not repeated for the values of %s", schema.Shorten(repeat))
	}
	const most = 256
	title = strings.TrimSpace(title)
	m.titled(path, title)
	if title == "" {
		title = "Row"
	}
	if schema.UTF16Len(title) > most {
		title = string([]rune(title)[:most/2]) // a character has at most two units
	}
	id := fmt.Sprintf("row-%d", len(m.Containers)+1)
	m.Containers = append(m.Containers, Part{object("id", id, "title", title, "collapsed", collapsed), path, title})
	return id
}

// olderRows are the panels of rows as they were before panels had places: each has a part of twelve of its row's width,
// and its row's height in pixels.
func (m *importer) olderRows(rows []*schema.Value, path string) []panel {
	var list []panel
	y := 0
	for i, row := range rows {
		at := fmt.Sprintf("%s.%d", path, i)
		if row.Kind != schema.Object {
			m.note(at, "", "not imported: expected object, received %s", row.Kind)
			continue
		}
		container := ""
		if isTrue(row, "showTitle") || isTrue(row, "collapse") {
			container = m.container(row, at, isTrue(row, "collapse"))
		}
		x, highest := 0, 0
		for j, v := range m.list(row, "panels", at, row.Str("title")) {
			p := panel{Value: v, path: fmt.Sprintf("%s.panels.%d", at, j), title: v.Str("title"), container: container}
			if v.Kind != schema.Object {
				m.note(p.path, "", "not imported: expected object, received %s", v.Kind)
				continue
			}
			w := min(max(2*integer(v.Get("span"), 12), 1), columns)
			h := rowsOf(cmp.Or(pixels(v.Get("height")), pixels(row.Get("height")), 250))
			if x+w > columns {
				x, y, highest = 0, y+highest, 0
			}
			p.box = box{x, y, w, h}
			x, highest = x+w, max(highest, h)
			list = append(list, p)
		}
		y += highest
	}
	return list
}

// pixels is a height as 250 or "250px", 0 if it is neither.
func pixels(v *schema.Value) int {
	if v != nil && v.Kind == schema.String {
		v = &schema.Value{Kind: schema.Number, Text: strings.TrimSuffix(strings.TrimSpace(v.Text), "px")}
	}
	return integer(v, 0)
}

// rowsOf is how many rows of the grid are so high: one has 30 pixels, and there are 8 between two.
func rowsOf(pixels int) int { return max((pixels+37)/38, 1) }
