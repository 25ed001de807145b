package service

import (
	"bytes"
	"context"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// Dashboards creates, reads, replaces and deletes dashboards. A dashboard is its JSON text: what is stored is what is
// answered, so two reads with no write between them are equal byte for byte.
type Dashboards struct {
	Store *store.Store
	// Answer is the schema of a dashboard in answers. It decides keys, their order, and the values of absent ones.
	Answer *schema.Schema
	// Schemas are those that imported dashboards must keep. They are only needed for imports.
	Schemas *Schemas
	// Runner looks for mistakes in queries. It is only needed for warnings and imports.
	Runner *query.Runner

	normalized normalizedTexts
}

// List returns the list of the texts of the team's dashboards, by name, descending.
func (d *Dashboards) List(team core.TeamID, o store.ListOptions) List {
	return textList(d.Store.DashboardList(team, o), func(stored store.Dashboard) ([]byte, error) {
		return d.readable(stored.Body)
	})
}

// Get returns the text of one dashboard and its version.
func (d *Dashboards) Get(ctx context.Context, team core.TeamID, id string) ([]byte, core.Version, error) {
	stored, err := d.Store.GetDashboard(ctx, team, id)
	if err != nil {
		return nil, 0, err
	}
	text, err := d.readable(stored.Body)
	return text, core.VersionAt(stored.UpdatedAt), err
}

// Create stores a new dashboard and returns its text and version. The body has been checked against the schema
// DashboardCreate; ids in it are replaced.
func (d *Dashboards) Create(ctx context.Context, team core.TeamID, body *schema.Value) ([]byte, core.Version, error) {
	if err := bodyError(checkDashboard(body, nil)); err != nil {
		return nil, 0, err
	}
	return d.write(ctx, func(tx *store.Tx) (store.Dashboard, error) {
		return d.create(ctx, tx, team, core.NewID(), body, nil)
	})
}

// write stores a dashboard in a transaction and returns its text and version.
func (d *Dashboards) write(ctx context.Context, fn func(tx *store.Tx) (store.Dashboard, error)) (
	[]byte, core.Version, error,
) {
	var stored store.Dashboard
	err := d.Store.Write(ctx, func(tx *store.Tx) error {
		var err error
		stored, err = fn(tx)
		return err
	})
	if err == nil {
		d.normalized.add(stored.Body)
	}
	return stored.Body, core.VersionAt(stored.UpdatedAt), err
}

// create stores a body that keeps the rules of checkDashboard. coming is as in checkReferences.
func (d *Dashboards) create(
	ctx context.Context, tx *store.Tx, team core.TeamID, id string, body *schema.Value, coming func(id string) bool,
) (store.Dashboard, error) {
	if err := checkReferences(ctx, tx.DB, team, body, nil, coming); err != nil {
		return store.Dashboard{}, err
	}
	v := body.Clone()
	assignIDs(v, nil)
	if v.Get("savedQueryLanguage") == nil && v.Str("savedQuery") != "" {
		v.Set("savedQueryLanguage", schema.NewString("lucene"))
	}
	made := store.Dashboard{ID: id, Name: v.Str("name"), Body: d.text(id, v)}
	audit(tx, resource{auditDashboard, id, made.Name, team}, nil, v)
	err := tx.CreateDashboard(ctx, team, &made)
	return made, err
}

// Update replaces a dashboard that has one of the versions, and returns its text and version. The body has been checked
// against the schema DashboardUpdate. Optional keys that are left out keep what is stored, tiles and filters with a stored
// id keep it, and alerts of tiles that are gone, or have no value for each window any more, are deleted.
func (d *Dashboards) Update(
	ctx context.Context, team core.TeamID, id string, match core.IfMatch, body *schema.Value,
) ([]byte, core.Version, error) {
	if err := bodyError(checkDashboard(body, nil)); err != nil {
		return nil, 0, err
	}
	return d.write(ctx, func(tx *store.Tx) (store.Dashboard, error) {
		return d.update(ctx, tx, team, id, match, body, nil)
	})
}

// update is create for a stored dashboard. What would change nothing is not written.
func (d *Dashboards) update(
	ctx context.Context, tx *store.Tx, team core.TeamID, id string, match core.IfMatch, body *schema.Value,
	coming func(id string) bool,
) (store.Dashboard, error) {
	old, err := tx.LockDashboard(ctx, team, id)
	if err == nil {
		err = match.Check(core.VersionAt(old.UpdatedAt))
	}
	if err != nil {
		return old, err
	}
	stored, err := d.stored(id, old.Body)
	if err != nil {
		return old, err
	}
	if err := checkReferences(ctx, tx.DB, team, body, stored, coming); err != nil {
		return old, err
	}
	v := body.Clone()
	for _, key := range []string{"tags", "filters", "savedFilterValues", "containers"} {
		if v.Get(key) == nil {
			copyKey(v, stored, key)
		}
	}
	keepSavedQuery(v, stored)
	assignIDs(v, stored)
	updated := store.Dashboard{ID: id, Name: v.Str("name"), Body: d.text(id, v), UpdatedAt: old.UpdatedAt}
	if !bytes.Equal(updated.Body, old.Body) {
		if err := tx.UpdateDashboard(ctx, team, &updated); err != nil {
			return old, err
		}
	}
	deleted, err := tx.DeleteOtherTileAlerts(ctx, team, id, alertableTiles(v))
	// The text that was stored is not parsed once more for this, which other writers would wait for.
	audit(tx, resource{auditDashboard, id, updated.Name, team}, stored, v, deletedAlerts(deleted))
	return updated, err
}

// keepSavedQuery adds to an update what it does not say of the saved query: the stored one stays. A query without its language
// is in lucene; null clears its language too, and with an empty one the language stays as it was.
func keepSavedQuery(v, stored *schema.Value) {
	query, language := v.Get("savedQuery"), v.Get("savedQueryLanguage")
	if language == nil {
		switch {
		case query != nil && query.Kind == schema.Null:
			v.Set("savedQueryLanguage", schema.NewNull())
		case query != nil && query.Text != "":
			v.Set("savedQueryLanguage", schema.NewString("lucene"))
		default:
			copyKey(v, stored, "savedQueryLanguage")
		}
	}
	if query == nil {
		copyKey(v, stored, "savedQuery")
	}
}

// alertableTiles returns the ids of the tiles that alerts can be about. The alerts of all others go with an update.
func alertableTiles(v *schema.Value) []string {
	ids := []string{}
	for _, tile := range v.List("tiles") {
		if config := tile.Get("config"); config != nil && displayOf(config).Alerts {
			ids = append(ids, tile.Str("id"))
		}
	}
	return ids
}

// assignIDs gives every tile and filter an id: the one it has in stored when it names that, else a new one.
func assignIDs(v, stored *schema.Value) {
	for _, list := range []string{"tiles", "filters"} {
		known := map[string]bool{}
		if stored != nil {
			for _, item := range stored.List(list) {
				known[item.Str("id")] = true
			}
		}
		for _, item := range v.List(list) {
			if id := item.Str("id"); id == "" || !known[id] {
				item.Set("id", schema.NewString(core.NewID()))
			}
		}
	}
}

// text brings a dashboard into the form of answers, which is also the form that is stored.
func (d *Dashboards) text(id string, v *schema.Value) []byte {
	v.Set("id", schema.NewString(id))
	var counts []*schema.Value
	for _, tile := range v.List("tiles") {
		if tile.Get("series") != nil {
			counts = append(counts, convertSeries(tile)...)
		}
	}
	d.shape(v, counts)
	return v.Append(nil)
}

// shape gives a dashboard the keys of an answer, in its order. counts are select items that shall have no value.
func (d *Dashboards) shape(v *schema.Value, counts []*schema.Value) {
	for _, tile := range v.List("tiles") {
		tidyConfig(tile.Get("config"))
	}
	for _, f := range v.List("filters") {
		tidyFilter(f)
	}
	// Values of another type, which only other programs store, stay as they are.
	others := map[int]*schema.Value{}
	for i, f := range v.List("savedFilterValues") {
		if kind := f.Get("type"); kind != nil && kind.Text != "sql" && kind.Text != "variable" {
			others[i] = f.Clone()
		}
	}
	if tags := v.Get("tags"); tags != nil {
		tags.Items = unique(tags.Items)
	}
	if c := v.Get("containers"); c != nil && len(c.Items) == 0 {
		v.Delete("containers")
	}
	d.Answer.Answer(v)
	for _, item := range counts {
		item.Delete("valueExpression")
	}
	for i, f := range others {
		v.List("savedFilterValues")[i] = f
	}
}

// tidyConfig removes the keys that answers show only together with others.
func tidyConfig(config *schema.Value) {
	if config == nil {
		return
	}
	for _, key := range []string{"formulas", "colorRules"} {
		if list := config.Get(key); list != nil && len(list.Items) == 0 {
			config.Delete(key)
		}
	}
	if config.Get("formulas") == nil {
		config.Delete("showOperandSeries")
	}
	// An item with a name and no type reads no metric. Requests with one are refused, so that answers have none.
	for _, item := range config.List("select") {
		if item.Get("metricType") == nil && item.Str("metricName") != "" {
			item.Delete("metricName")
		}
	}
}

func unique(items []*schema.Value) []*schema.Value {
	seen := map[string]bool{}
	kept := make([]*schema.Value, 0, len(items))
	for _, item := range items {
		if !seen[item.Text] {
			seen[item.Text] = true
			kept = append(kept, item)
		}
	}
	return kept
}

// Delete removes a dashboard that has one of the versions, and the alerts on its tiles.
func (d *Dashboards) Delete(ctx context.Context, team core.TeamID, id string, match core.IfMatch) error {
	return d.Store.Write(ctx, func(tx *store.Tx) error {
		old, err := tx.LockDashboard(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(old.UpdatedAt))
		}
		if err != nil {
			return err
		}
		deleted := tree(old.Body)
		if err := tx.DeleteDashboard(ctx, team, id); err != nil {
			return err
		}
		alerts, err := tx.DeleteDashboardAlerts(ctx, team, id)
		audit(tx, resource{auditDashboard, id, deleted.Str("name"), team}, deleted, nil, deletedAlerts(alerts))
		return err
	})
}
