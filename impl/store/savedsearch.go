package store

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

const savedSearchMissing = "Saved search not found"

// savedSearchRow keeps tags and filters as JSON, since nothing asks for one of them.
type savedSearchRow struct {
	TeamID        string `gorm:"primaryKey"`
	ID            string `gorm:"primaryKey"`
	Name          string
	SourceID      string
	SelectList    string
	Condition     string
	WhereLanguage string
	OrderBy       string
	Tags          string
	Filters       string
	Created       int64 `gorm:"column:created_at"`
	Updated       int64 `gorm:"column:updated_at"`
}

func (savedSearchRow) TableName() string { return "saved_searches" }

func savedSearchFromRow(r *savedSearchRow) (api.SavedSearch, error) {
	s := api.SavedSearch{
		ID: r.ID, TeamID: r.TeamID, Name: r.Name, SourceID: r.SourceID,
		Select: r.SelectList, Where: r.Condition, WhereLanguage: api.SavedSearchLanguage(r.WhereLanguage),
		OrderBy: r.OrderBy, CreatedAt: fromMilliseconds(r.Created), UpdatedAt: fromMilliseconds(r.Updated),
	}
	var err error
	if s.Tags, err = jsonColumn[[]string](&r.Tags); err == nil {
		s.Filters, err = jsonColumn[[]api.SavedSearchFilter](&r.Filters)
	}
	return s, err
}

// savedSearchToRow also makes lists that are nil empty, as they will be read back.
func savedSearchToRow(s *api.SavedSearch) savedSearchRow {
	if s.Tags == nil {
		s.Tags = []string{}
	}
	if s.Filters == nil {
		s.Filters = []api.SavedSearchFilter{}
	}
	return savedSearchRow{
		TeamID: s.TeamID, ID: s.ID, Name: s.Name, SourceID: s.SourceID,
		SelectList: s.Select, Condition: s.Where, WhereLanguage: string(s.WhereLanguage), OrderBy: s.OrderBy,
		Tags: jsonText(s.Tags), Filters: jsonText(s.Filters),
		Created: milliseconds(s.CreatedAt.Time), Updated: milliseconds(s.UpdatedAt.Time),
	}
}

// CreateSavedSearch stores s under the id that it has, and sets its team and times.
func (t *Tx) CreateSavedSearch(ctx context.Context, team core.TeamID, s *api.SavedSearch) error {
	s.TeamID, s.CreatedAt = string(team), t.stamp()
	s.UpdatedAt = s.CreatedAt
	row := savedSearchToRow(s)
	if err := t.admit(ctx, team, SavedSearches, 1); err != nil {
		return err
	}
	return failed(ctx, "create saved search", t.session(ctx).Create(&row).Error)
}

// UpdateSavedSearch replaces s but for its time of creation, and sets its time of change, which is later than that in s.
func (t *Tx) UpdateSavedSearch(ctx context.Context, team core.TeamID, s *api.SavedSearch) error {
	s.TeamID, s.UpdatedAt = string(team), t.laterStamp(s.UpdatedAt)
	row := savedSearchToRow(s)
	// Without "*" gorm would skip fields that have become empty.
	result := t.session(ctx).Select("*").Omit("team_id", "id", "created_at").
		Where("team_id = ? AND id = ?", string(team), s.ID).Updates(&row)
	return changed(ctx, "update saved search", savedSearchMissing, result)
}

// DeleteSavedSearch deletes a saved search, but not its alerts; DeleteSavedSearchAlerts does.
func (t *Tx) DeleteSavedSearch(ctx context.Context, team core.TeamID, id string) error {
	result := t.session(ctx).Exec("DELETE FROM saved_searches WHERE team_id = ? AND id = ?", string(team), id)
	return changed(ctx, "delete saved search", savedSearchMissing, result)
}

// GetSavedSearch returns a saved search of the team.
func (d *DB) GetSavedSearch(ctx context.Context, team core.TeamID, id string) (api.SavedSearch, error) {
	return d.savedSearch(ctx, d.session(ctx), team, id)
}

// LockSavedSearch is GetSavedSearch for one that is about to be changed or deleted: until the transaction ends no other
// one changes it or, with ShareSavedSearch, refers to it.
func (t *Tx) LockSavedSearch(ctx context.Context, team core.TeamID, id string) (api.SavedSearch, error) {
	return t.savedSearch(ctx, t.lockingSession(ctx, clause.LockingStrengthUpdate), team, id)
}

// ShareSavedSearch is GetSavedSearch for one that is about to be referred to: it stays as it is until the transaction
// ends.
func (t *Tx) ShareSavedSearch(ctx context.Context, team core.TeamID, id string) (api.SavedSearch, error) {
	return t.savedSearch(ctx, t.lockingSession(ctx, clause.LockingStrengthShare), team, id)
}

func (d *DB) savedSearch(
	ctx context.Context, session *gorm.DB, team core.TeamID, id string,
) (api.SavedSearch, error) {
	var row savedSearchRow
	err := session.Take(&row, "team_id = ? AND id = ?", string(team), id).Error
	if err != nil {
		return api.SavedSearch{}, found(ctx, "load saved search", savedSearchMissing, err)
	}
	s, err := savedSearchFromRow(&row)
	return s, failed(ctx, "load saved search", err)
}

// ListSavedSearches returns a page of the team's saved searches, the oldest first, and how many there are in all. Page
// and count are two reads, between which a saved search may come or go.
func (d *DB) ListSavedSearches(
	ctx context.Context, team core.TeamID, limit, offset int,
) ([]api.SavedSearch, int, error) {
	total, err := d.count(ctx, "SELECT count(*) FROM saved_searches WHERE team_id = ?", string(team))
	if err != nil {
		return nil, 0, failed(ctx, "count saved searches", err)
	}
	var rows []savedSearchRow
	err = d.session(ctx).Order("id").Limit(limit).Offset(offset).Find(&rows, "team_id = ?", string(team)).Error
	if err != nil {
		return nil, 0, failed(ctx, "list saved searches", err)
	}
	page, err := convertAll(rows, savedSearchFromRow)
	return page, total, failed(ctx, "list saved searches", err)
}

// SavedSearchesNamed returns the team's saved searches of the name, the oldest first.
func (d *DB) SavedSearchesNamed(ctx context.Context, team core.TeamID, name string) ([]api.SavedSearch, error) {
	var rows []savedSearchRow
	err := d.session(ctx).Order("id").Find(&rows, "team_id = ? AND name = ?", string(team), name).Error
	if err != nil {
		return nil, failed(ctx, "find saved searches", err)
	}
	all, err := convertAll(rows, savedSearchFromRow)
	return all, failed(ctx, "find saved searches", err)
}
