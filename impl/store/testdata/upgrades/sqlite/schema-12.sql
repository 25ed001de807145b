ALTER TABLE dashboards ADD COLUMN tags TEXT
    GENERATED ALWAYS AS (CASE WHEN json_valid(body) THEN body -> '$.tags' END) VIRTUAL;
DROP INDEX dashboards_by_name;
CREATE INDEX dashboards_by_name ON dashboards (team_id, name, id, updated_at, tags);
