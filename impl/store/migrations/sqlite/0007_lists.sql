-- +goose Up

-- What a list has to know of its items before it reads them. A row's time of change stands behind its text, which may
-- have megabytes that would be read on the way to it.
DROP INDEX dashboards_by_name;
CREATE INDEX dashboards_by_name ON dashboards (team_id, name, id, updated_at);
CREATE INDEX sources_by_version ON sources (team_id, id, updated_at);
