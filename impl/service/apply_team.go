package service

import (
	"bytes"
	"context"
	"encoding/json"
	"math"
	"reflect"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// list applies one list of a file. The lists are applied in the order of resourceKinds, in which each refers only to those
// before it, and to itself.
func (t *teamRun) list(list string, items []*item) error {
	switch list {
	case "connections":
		return t.connections(items)
	case "sources":
		return t.sources(items)
	case "savedSearches":
		return t.savedSearches(items)
	case "webhooks":
		return t.webhooks(items)
	case "dashboards":
		return t.dashboards(items)
	default:
		return t.alerts(items)
	}
}

// stored returns the id of the stored resource that an item names, "" when it is new. Several of one name cannot be
// told apart, which is a problem of the file.
func (t *teamRun) stored(it *item) (id string, ok bool) {
	id = t.ids[it.kind][it.name]
	if id == ambiguous {
		t.problem(it.file, it.v.Line, "%s %q: several stored objects have this name", it.kind, it.name)
		return "", false
	}
	return id, true
}

// connections applies connections, the first of the lists. One that a file names becomes the operator's, which is trusted. The password stays when
// the file has none; that the connection would lead elsewhere with it is a problem.
func (t *teamRun) connections(items []*item) error {
	stored, err := t.tx.ListConnections(t.ctx, t.team)
	if err != nil {
		return err
	}
	// The operator's own come first: those of members, who can give theirs any name, do not stand in the way of a file.
	for _, trusted := range []bool{true, false} {
		for _, c := range stored {
			access, err := t.tx.ConnectionAccess(t.ctx, t.team, c.ID)
			if err != nil {
				return err
			}
			if known := t.ids["connection"][c.Name] != ""; access.Trusted == trusted && (trusted || !known) {
				t.know("connection", c.Name, c.ID)
			}
		}
	}
	for _, it := range items {
		id, ok := t.stored(it)
		if !t.check(it, t.Schemas.ConnectionWrite) || !ok {
			continue
		}
		w, err := decode[api.ConnectionWrite](it.v)
		if err != nil {
			return err
		}
		if issues := hostRules(w.Host); len(issues) > 0 {
			t.report(it, issues)
			if id == "" {
				t.know("connection", it.name, unresolved)
			}
			continue
		}
		c := connectionOf(id, w)
		if id == "" {
			c.ID = core.NewID()
			access := store.ConnectionAccess{Password: text(w.Password), Trusted: true}
			err := t.tx.CreateConnection(t.ctx, t.team, &c, access)
			if t.refuses(it, err) {
				t.know("connection", it.name, unresolved)
				continue
			}
			if err != nil {
				return err
			}
			audit(t.tx, resource{auditConnection, c.ID, c.Name, t.team}, nil, auditedConnection{c, access.Password})
			t.know("connection", it.name, c.ID)
			t.done(it, c.ID, Created)
			continue
		}
		old, access, err := t.tx.LockConnection(t.ctx, t.team, id)
		if err != nil {
			return err
		}
		c.CreatedAt, c.UpdatedAt = old.CreatedAt, old.UpdatedAt
		if reflect.DeepEqual(c, old) && access.Trusted && (w.Password == nil || *w.Password == access.Password) {
			t.done(it, id, Unchanged)
			continue
		}
		if issues := checkTargetPassword(old, c, access, w.Password); len(issues) > 0 {
			t.report(it, issues)
			continue
		}
		auditConnectionUpdate(t.tx, t.team, old, access, c, w.Password)
		if err := t.tx.UpdateConnection(t.ctx, t.team, &c, w.Password, true); err != nil {
			return err
		}
		t.done(it, id, Updated)
	}
	return nil
}

// sourceReferences are the keys of a source that name another source.
var sourceReferences = []string{"logSourceId", "traceSourceId", "metricSourceId", "sessionSourceId"}

// sources applies sources. What is written is compared with the body as it is stored, so that applying a file again says
// unchanged. A source that cannot be stored makes its name unresolved, and what refers to it is checked but not stored.
func (t *teamRun) sources(items []*item) error {
	stored, err := t.tx.ListSources(t.ctx, t.team)
	if err != nil {
		return err
	}
	byID := map[string]store.Source{}
	for _, s := range stored {
		byID[s.ID] = s
		t.know("source", s.Name, s.ID)
	}
	// Sources refer to each other, so all of them get their ids before the first is looked at.
	ids := make([]string, len(items))
	for i, it := range items {
		id, ok := t.stored(it)
		if !ok {
			continue
		}
		if id == "" {
			id = core.NewID()
			t.know("source", it.name, id)
		}
		ids[i] = id
	}
	for i, it := range items {
		t.resolve(it, it.v, "connection", "connection")
		for _, key := range sourceReferences {
			t.resolve(it, it.v, key, "source")
		}
		if !t.check(it, t.Schemas.SourceWrite) || ids[i] == "" || it.unresolved {
			continue
		}
		if issues := checkSource(it.v, nil); len(issues) > 0 {
			t.report(it, issues)
			continue
		}
		s := storedSource(t.Schemas.Source, ids[i], it.v)
		// Shared until the end of the transaction, so that the connection cannot be deleted under the source.
		switch err := shareConnection(t.ctx, t.tx, t.team, s.ConnectionID); {
		case core.KindOf(err) == core.Invalid:
			t.problem(it.file, it.v.Line, "source %q: connection: %q does not exist", it.name, s.ConnectionID)
			continue
		case err != nil:
			return err
		}
		switch old, known := byID[s.ID]; {
		case !known:
			err := t.tx.CreateSource(t.ctx, t.team, &s)
			if t.refuses(it, err) {
				t.ids["source"][it.name] = unresolved
				continue
			}
			if err != nil {
				return err
			}
			audit(t.tx, auditedSource(t.team, s), nil, s.Body)
			t.done(it, s.ID, Created)
		case bytes.Equal(old.Body, s.Body):
			t.done(it, s.ID, Unchanged)
		default:
			if err := t.tx.UpdateSource(t.ctx, t.team, &s); err != nil {
				return err
			}
			audit(t.tx, auditedSource(t.team, s), old.Body, s.Body)
			t.done(it, s.ID, Updated)
		}
	}
	return nil
}

// exists reports whether an id is one of those that names stand for.
func (t *teamRun) exists(kind, id string) bool {
	for _, known := range t.ids[kind] {
		if known == strings.ToLower(id) {
			return true
		}
	}
	return false
}

// storedDashboard is what applying needs to know of a stored dashboard.
type storedDashboard struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Tiles []struct {
		ID   string `json:"id"`
		Name string `json:"name"`
	} `json:"tiles"`
	text []byte
}

// loadDashboards reads all dashboards of the team by id and makes their names known. It is called again for alerts, whose tiles
// may be on dashboards that the file has just written.
func (t *teamRun) loadDashboards() (map[string]*storedDashboard, error) {
	texts, err := t.tx.ListDashboards(t.ctx, t.team)
	if err != nil {
		return nil, err
	}
	byID := map[string]*storedDashboard{}
	for _, text := range texts {
		d := &storedDashboard{text: text}
		if err := json.Unmarshal(text, d); err != nil {
			return nil, err
		}
		byID[d.ID] = d
		t.know("dashboard", d.Name, d.ID)
	}
	return byID, nil
}

// dashboards applies dashboards. Whether one is changed is seen by its text, in the form in which it is stored.
func (t *teamRun) dashboards(items []*item) error {
	byID, err := t.loadDashboards()
	if err != nil {
		return err
	}
	dashboards := &Dashboards{Store: t.Store, Answer: t.Schemas.Dashboard, Runner: t.Runner}
	// A click may lead to a dashboard further down, so all of them get their ids before the first is looked at.
	ids := make([]string, len(items))
	for i, it := range items {
		id, ok := t.stored(it)
		if ok && id == "" {
			id = core.NewID()
			t.know("dashboard", it.name, id)
		}
		ids[i] = id
	}
	for i, it := range items {
		id := ids[i]
		t.resolveDashboard(it)
		s := t.Schemas.DashboardCreate
		var old *schema.Value
		if stored := byID[id]; stored != nil {
			if old, err = schema.Parse(stored.text); err != nil {
				return err
			}
			s = t.Schemas.DashboardUpdate
			adoptIDs(it.v, old)
		}
		if !t.check(it, s) || id == "" {
			continue
		}
		if issues := checkDashboard(it.v, nil); len(issues) > 0 {
			t.report(it, issues)
			continue
		}
		if it.unresolved {
			continue
		}
		var stored store.Dashboard
		coming := func(id string) bool { return t.exists("dashboard", id) }
		if old == nil {
			stored, err = dashboards.create(t.ctx, t.tx, t.team, id, it.v, coming)
		} else {
			stored, err = dashboards.update(t.ctx, t.tx, t.team, id, nil, it.v, coming)
		}
		if t.refuses(it, err) {
			continue
		}
		if err != nil {
			return err
		}
		action := Updated
		switch {
		case old == nil:
			action = Created
		case bytes.Equal(stored.Body, byID[id].text):
			action = Unchanged
		}
		t.done(it, id, action)
		t.hasQueries(it, func(ctx context.Context) []core.Issue {
			return dashboards.warnings(ctx, t.team, it.v, old != nil && it.v.Get("filters") == nil)
		})
	}
	return nil
}

// adoptIDs gives the tiles and filters of a file the ids that they have in the store: by name where names are unique,
// else by position. So applying a file again changes nothing, and alerts stay with their tiles.
func adoptIDs(v, old *schema.Value) {
	for _, list := range []string{"tiles", "filters"} {
		stored := old.List(list)
		count := map[string]int{}
		byName := map[string]string{}
		for _, item := range stored {
			count[item.Str("name")]++
			byName[item.Str("name")] = item.Str("id")
		}
		used := map[string]bool{}
		for i, item := range v.List(list) {
			if item.Kind != schema.Object || item.Str("id") != "" {
				continue
			}
			id := ""
			name := item.Str("name")
			switch {
			case count[name] == 1:
				id = byName[name]
			case i < len(stored) && (count[name] > 1 || count[stored[i].Str("name")] != 1):
				id = stored[i].Str("id")
			}
			if id == "" || used[id] {
				id = core.NewID()
			}
			used[id] = true
			item.Set("id", schema.NewString(id))
		}
	}
}

// resolveDashboard replaces the names of sources, connections and dashboards in a dashboard by ids, in place: in the configs of
// tiles and their clicks, the series of the deprecated form, and the filters.
func (t *teamRun) resolveDashboard(it *item) {
	for _, tile := range it.v.List("tiles") {
		if config := tile.Get("config"); config != nil {
			t.resolve(it, config, "sourceId", "source")
			t.resolve(it, config, "connectionId", "connection")
			if click := config.Get("onClick"); click != nil && click.Get("target") != nil {
				kind := "source"
				if click.Str("type") == "dashboard" {
					kind = "dashboard"
				}
				t.resolve(it, click.Get("target"), "id", kind)
			}
		}
		for _, s := range tile.List("series") {
			t.resolve(it, s, "sourceId", "source")
		}
	}
	for _, f := range it.v.List("filters") {
		t.resolve(it, f, "sourceId", "source")
		for i, id := range f.List("appliesToSourceIds") {
			// resolve works on the key of an object, and this is an item of a list.
			wrapped := &schema.Value{Kind: schema.Object}
			wrapped.Set("appliesToSourceIds", id)
			t.resolve(it, wrapped, "appliesToSourceIds", "source")
			f.List("appliesToSourceIds")[i] = wrapped.Get("appliesToSourceIds")
		}
	}
}

// alerts applies alerts, which come last and may refer to everything else. An alert that refers to something with problems is
// still checked by the rules that need no more than its body.
func (t *teamRun) alerts(items []*item) error {
	if len(items) == 0 {
		return nil
	}
	stored, _, err := t.tx.ListAlerts(t.ctx, t.team, math.MaxInt32, 0)
	if err != nil {
		return err
	}
	byID := map[string]api.Alert{}
	for _, a := range stored {
		byID[a.ID] = a
		if a.Name != nil {
			t.know("alert", *a.Name, a.ID)
		}
	}
	dashboards, err := t.loadDashboards()
	if err != nil {
		return err
	}
	alerts := &Alerts{
		Store: t.Store, Now: t.Now, CheckTemplate: t.CheckTemplate, Kinds: t.Kinds,
		EmailChannels: t.EmailChannels, Mail: true,
	}
	for _, it := range items {
		id, ok := t.stored(it)
		t.resolveAlert(it, dashboards)
		if !t.check(it, t.Schemas.AlertWrite) || !ok {
			continue
		}
		w, err := decode[api.AlertWrite](it.v)
		if err != nil {
			return err
		}
		if it.unresolved {
			t.report(it, append(alerts.rules(w), alerts.storedRules(w, byID[id])...))
			continue
		}
		if err := t.alert(it, alerts, id, w, byID[id]); err != nil {
			return err
		}
	}
	return nil
}

// alert checks an alert against what is stored, and stores it. Without an id it is new.
func (t *teamRun) alert(it *item, alerts *Alerts, id string, w api.AlertWrite, old api.Alert) error {
	names, err := alerts.check(t.ctx, t.tx, t.team, &w, alerts.storedRules(w, old))
	if t.refuses(it, err) {
		return nil
	}
	if err != nil {
		return err
	}
	if id == "" {
		alert, err := alerts.insert(t.ctx, t.tx, t.team, w, names)
		if t.refuses(it, err) {
			return nil
		}
		t.done(it, alert.ID, Created)
		return err
	}
	if old.Source == api.AlertSourceInline {
		if old.ChartConfig, err = t.tx.AlertChart(t.ctx, t.team, id); err != nil {
			return err
		}
	}
	alert := old
	own := alerts.apply(&alert, w, names)
	same, err := isUnchanged(t.ctx, t.tx, t.team, old, alert, own)
	if same || err != nil {
		t.done(it, id, Unchanged)
		return err
	}
	t.done(it, id, Updated)
	audit(t.tx, auditedAlert(t.team, alert), old, alert)
	_, err = replace(t.ctx, t.tx, t.team, alert, own, names)
	return err
}

// resolveAlert replaces names of resources in an alert by their ids. A tile may be named by
// its id or its name, which only has to be unique on its dashboard.
func (t *teamRun) resolveAlert(it *item, dashboards map[string]*storedDashboard) {
	t.resolve(it, it.v, "savedSearchId", "savedSearch")
	t.resolve(it, it.v, "dashboardId", "dashboard")
	if chart := it.v.Get("chartConfig"); chart != nil {
		t.resolve(it, chart, "sourceId", "source")
		t.resolve(it, chart, "connectionId", "connection")
	}
	if channel := it.v.Get("channel"); channel != nil {
		t.resolve(it, channel, "webhookId", "webhook")
	}
	for _, channel := range it.v.List("channels") {
		t.resolve(it, channel, "webhookId", "webhook")
	}
	d, tile := dashboards[it.v.Str("dashboardId")], it.v.Get("tileId")
	if d == nil || tile == nil {
		// A dashboard of the file that has problems of its own has an id, but is not stored.
		it.unresolved = it.unresolved || d == nil && t.exists("dashboard", it.v.Str("dashboardId"))
		return
	}
	var found []string
	for _, candidate := range d.Tiles {
		if candidate.ID == tile.Text {
			return
		}
		if candidate.Name == tile.Text {
			found = append(found, candidate.ID)
		}
	}
	switch len(found) {
	case 0:
		t.problem(it.file, tile.Line, "alert %q: tileId: the dashboard has no tile %q", it.name, tile.Text)
	case 1:
		it.v.Set("tileId", &schema.Value{Kind: schema.String, Text: found[0], Line: tile.Line})
	default:
		t.problem(it.file, tile.Line, "alert %q: tileId: the dashboard has several tiles %q", it.name, tile.Text)
	}
}
