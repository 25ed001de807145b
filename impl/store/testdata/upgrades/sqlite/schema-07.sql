DROP INDEX dashboards_by_name;
CREATE INDEX dashboards_by_name ON dashboards (team_id, name, id, updated_at);
CREATE INDEX sources_by_version ON sources (team_id, id, updated_at);
