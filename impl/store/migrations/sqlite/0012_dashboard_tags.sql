-- +goose Up

-- The tags of a dashboard, for lists of those with one of them. The database keeps them, so that they are right whoever
-- writes the text: also a replica of an earlier version. The index has them ready, as all that a list reads of a dashboard
-- before it is known to be in it.
ALTER TABLE dashboards ADD COLUMN tags TEXT
    GENERATED ALWAYS AS (CASE WHEN json_valid(body) THEN body -> '$.tags' END) VIRTUAL;
DROP INDEX dashboards_by_name;
CREATE INDEX dashboards_by_name ON dashboards (team_id, name, id, updated_at, tags);
