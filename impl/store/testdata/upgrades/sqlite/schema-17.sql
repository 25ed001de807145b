DROP INDEX alerts_by_saved_search;
CREATE INDEX alerts_by_saved_search ON alerts (team_id, saved_search_id) WHERE saved_search_id IS NOT NULL;
