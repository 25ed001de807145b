package service

import (
	"context"
	"math"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

// savedSearches applies saved searches. Names are trimmed as the API does before they are compared. All rules are those of the
// API's own operations, which run in this transaction.
func (t *teamRun) savedSearches(items []*item) error {
	stored, _, err := t.tx.ListSavedSearches(t.ctx, t.team, math.MaxInt32, 0)
	if err != nil {
		return err
	}
	for _, s := range stored {
		t.know("savedSearch", s.Name, s.ID)
	}
	for _, it := range items {
		id, ok := t.stored(it)
		it.v.Set("name", &schema.Value{Kind: schema.String, Text: it.name, Line: it.v.Get("name").Line})
		t.resolve(it, it.v, "sourceId", "source")
		if !t.check(it, t.Schemas.SavedSearchWrite) {
			ok = false
		}
		if ok && !it.unresolved {
			if id, err = t.savedSearch(it, id); err != nil {
				return err
			}
		}
		if id == "" {
			// Alerts that name it are not to blame for what is wrong with it.
			t.know("savedSearch", it.name, unresolved)
		}
	}
	return nil
}

// savedSearch stores a saved search and returns its id, or none if it cannot be stored.
func (t *teamRun) savedSearch(it *item, id string) (string, error) {
	body, err := decode[api.SavedSearchWrite](it.v)
	if err != nil {
		return id, err
	}
	searches := &SavedSearches{Store: t.Store, Runner: t.Runner}
	var search api.SavedSearch
	action := Created
	if id == "" {
		search, err = searches.create(t.ctx, t.tx, t.team, body)
	} else {
		var changed bool
		action = Unchanged
		if search, changed, err = searches.update(t.ctx, t.tx, t.team, id, nil, body); changed {
			action = Updated
		}
	}
	if t.refuses(it, err) {
		return id, nil
	}
	if err != nil {
		return id, err
	}
	t.know("savedSearch", it.name, search.ID)
	t.done(it, search.ID, action)
	t.hasQueries(it, func(ctx context.Context) []core.Issue { return searches.Warnings(ctx, t.team, search) })
	return search.ID, nil
}
