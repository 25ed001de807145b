-- +goose Up

-- Only alerts on saved searches are looked for here. Those on tiles, which most are, were stored here too.
DROP INDEX alerts_by_saved_search;
CREATE INDEX alerts_by_saved_search ON alerts (team_id, saved_search_id) WHERE saved_search_id IS NOT NULL;
