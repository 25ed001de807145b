package service

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/store"
)

// SavedSearches creates, reads, replaces and deletes saved searches. What they search for is looked at when they run.
type SavedSearches struct {
	Store *store.Store
	// Runner looks for mistakes in what is searched. It is only needed for warnings.
	Runner *query.Runner
}

// List returns a page of the list of the team's saved searches in the order of creation.
func (s *SavedSearches) List(team core.TeamID, o store.ListOptions) List {
	o.SourceID = strings.ToLower(o.SourceID) // as it is stored
	return jsonList(s.Store.SavedSearchList(team, o), asStored)
}

// Get returns one saved search.
func (s *SavedSearches) Get(ctx context.Context, team core.TeamID, id string) (api.SavedSearch, error) {
	return s.Store.GetSavedSearch(ctx, team, id)
}

// Create stores a new saved search.
func (s *SavedSearches) Create(ctx context.Context, team core.TeamID, body api.SavedSearchWrite) (
	api.SavedSearch, error,
) {
	var search api.SavedSearch
	err := s.Store.Write(ctx, func(tx *store.Tx) error {
		var err error
		search, err = s.create(ctx, tx, team, body)
		return err
	})
	return search, err
}

func (s *SavedSearches) create(ctx context.Context, tx *store.Tx, team core.TeamID, body api.SavedSearchWrite) (
	api.SavedSearch, error,
) {
	search, err := checkSearch(ctx, tx, team, body)
	if err != nil {
		return search, err
	}
	if err := checkSearchFilters(search.Filters, nil); err != nil {
		return search, err
	}
	search.ID = core.NewID()
	audit(tx, auditedSearch(team, search), nil, search)
	return search, tx.CreateSavedSearch(ctx, team, &search)
}

// auditedSearch is a saved search as the audit log names it.
func auditedSearch(team core.TeamID, s api.SavedSearch) resource {
	return resource{auditSavedSearch, s.ID, s.Name, team}
}

// Update replaces a saved search that has one of the versions; what is left out falls back to its default. What would change
// nothing is not written.
func (s *SavedSearches) Update(
	ctx context.Context, team core.TeamID, id string, match core.IfMatch, body api.SavedSearchWrite,
) (api.SavedSearch, error) {
	var search api.SavedSearch
	err := s.Store.Write(ctx, func(tx *store.Tx) error {
		var err error
		search, _, err = s.update(ctx, tx, team, id, match, body)
		return err
	})
	return search, err
}

// update also reports whether there was something to write.
func (s *SavedSearches) update(
	ctx context.Context, tx *store.Tx, team core.TeamID, id string, match core.IfMatch, body api.SavedSearchWrite,
) (search api.SavedSearch, changed bool, err error) {
	// The source comes first: an unknown one on an unknown search is a 400. The filters need what is stored.
	if search, err = checkSearch(ctx, tx, team, body); err != nil {
		return search, false, err
	}
	old, err := tx.LockSavedSearch(ctx, team, id)
	if err == nil {
		err = match.Check(core.VersionAt(old.UpdatedAt))
	}
	if err != nil {
		return search, false, err
	}
	if err := checkSearchFilters(search.Filters, old.Filters); err != nil {
		return search, false, err
	}
	search.ID, search.TeamID, search.CreatedAt, search.UpdatedAt = id, old.TeamID, old.CreatedAt, old.UpdatedAt
	audit(tx, auditedSearch(team, search), old, search)
	if reflect.DeepEqual(search, old) {
		return search, false, nil
	}
	return search, true, tx.UpdateSavedSearch(ctx, team, &search)
}

// Delete removes a saved search that has one of the versions, and the alerts on it.
func (s *SavedSearches) Delete(ctx context.Context, team core.TeamID, id string, match core.IfMatch) error {
	return s.Store.Write(ctx, func(tx *store.Tx) error {
		// Locked, so that no alert on it is made meanwhile.
		search, err := tx.LockSavedSearch(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(search.UpdatedAt))
		}
		if err != nil {
			return err
		}
		deleted, err := tx.DeleteSavedSearchAlerts(ctx, team, id)
		if err != nil {
			return err
		}
		audit(tx, auditedSearch(team, search), search, nil, deletedAlerts(deleted))
		return tx.DeleteSavedSearch(ctx, team, id)
	})
}

// checkSearch says whether a body can be stored, but for its filters, and returns it with its defaults filled in.
func checkSearch(ctx context.Context, tx *store.Tx, team core.TeamID, body api.SavedSearchWrite) (
	api.SavedSearch, error,
) {
	if err := bodyError(searchRules(body)); err != nil {
		return api.SavedSearch{}, err
	}
	search := api.SavedSearch{
		Name: strings.TrimSpace(body.Name), SourceID: strings.ToLower(body.SourceID), Select: text(body.Select),
		Where: text(body.Where), WhereLanguage: api.SavedSearchLanguageLucene, OrderBy: text(body.OrderBy),
		Tags: body.Tags, Filters: make([]api.SavedSearchFilter, len(body.Filters)),
	}
	if body.WhereLanguage != nil {
		search.WhereLanguage = *body.WhereLanguage
	}
	if search.Tags == nil {
		search.Tags = []string{}
	}
	for i, f := range body.Filters {
		search.Filters[i] = fullFilter(f)
	}
	_, err := tx.GetSource(ctx, team, search.SourceID)
	if core.KindOf(err) == core.NotFound {
		err = core.InvalidError("sourceId must be the id of an existing source")
	}
	return search, err
}

func (s *SavedSearches) bodyRules() map[string]Rule {
	return map[string]Rule{"createSavedSearch": whole(searchRules), "updateSavedSearch": whole(searchRules)}
}

// searchRules holds the rules of a saved search that its schema cannot say, but for what its filters ask.
func searchRules(body api.SavedSearchWrite) issueList {
	var issues issueList
	checkName(&issues, body.Name)
	return append(issues, filterRules("filters", body.Filters)...)
}

// filterRules holds that the filters of a list say what they ask for.
func filterRules(list string, filters []api.SavedSearchFilter) (issues issueList) {
	for i, f := range filters {
		if f = fullFilter(f); *f.Type != api.SavedSearchFilterTypeSQLAst && f.Condition == nil {
			issues.add("Required", "%s.%d.condition", list, i)
		}
	}
	return issues
}

// fullFilter is a filter with its type, and without the keys of other types.
func fullFilter(f api.SavedSearchFilter) api.SavedSearchFilter {
	kind := api.SavedSearchFilterTypeSQL
	if f.Type != nil {
		kind = *f.Type
	}
	if kind == api.SavedSearchFilterTypeSQLAst {
		return api.SavedSearchFilter{Type: &kind, Operator: f.Operator, Left: f.Left, Right: f.Right}
	}
	return api.SavedSearchFilter{Type: &kind, Condition: f.Condition}
}

// checkSearchFilters refuses filters that are neither stored already nor simple. Those of other types, which other
// programs have made, so survive that a search is read, changed and sent back.
func checkSearchFilters(filters, stored []api.SavedSearchFilter) error {
	for i, f := range filters {
		known := slices.ContainsFunc(stored, func(s api.SavedSearchFilter) bool {
			return reflect.DeepEqual(fullFilter(s), f)
		})
		if !known && (*f.Type != api.SavedSearchFilterTypeSQL || !isSimpleFilter(*f.Condition)) {
			return core.InvalidError(fmt.Sprintf("filters[%d] must have the type sql, and its condition must be one of "+
				"column IN (values), column NOT IN (values) and column BETWEEN number AND number", i))
		}
	}
	return nil
}
