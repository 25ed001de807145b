-- +goose Up

-- The name and tags that an alert has of its own, NULL for those of the object that it watches, which derived_name and
-- derived_tags keep. chart_config is the chart of an inline alert as JSON. Tags are JSON too.
ALTER TABLE alerts ADD COLUMN display_name TEXT;
ALTER TABLE alerts ADD COLUMN tags TEXT;
ALTER TABLE alerts ADD COLUMN derived_name TEXT;
ALTER TABLE alerts ADD COLUMN derived_tags TEXT;
ALTER TABLE alerts ADD COLUMN chart_config TEXT;

-- The names and tags of the objects that alerts watch. A tile or chart whose name is blank, or whose JSON cannot be read, has
-- the name of its kind. A name is cut as the API limits names, so that a client can send it back.
CREATE VIEW watched_objects AS
SELECT a.team_id, a.id AS alert_id,
    nullif(trim(substr(trim(CASE a.source
        WHEN 'saved_search' THEN s.name
        WHEN 'tile' THEN d.name || ' - ' || coalesce((
            SELECT CASE WHEN json_type(value, '$.name') = 'text' THEN nullif(trim(value ->> '$.name'), '') END
            FROM json_each(CASE WHEN json_valid(d.body) THEN d.body ELSE '{}' END, '$.tiles')
            WHERE CASE WHEN type = 'object' THEN value ->> '$.id' = a.tile_id END
            LIMIT 1), 'Tile')
        WHEN 'inline' THEN coalesce(CASE WHEN json_valid(a.chart_config) AND json_type(a.chart_config, '$.name') = 'text'
            THEN nullif(trim(a.chart_config ->> '$.name'), '') END, 'Chart')
    END), 1, 512)), '') AS name,
    CASE a.source WHEN 'saved_search' THEN s.tags WHEN 'tile' THEN d.tags END AS tags
FROM alerts a
LEFT JOIN saved_searches s ON a.source = 'saved_search' AND s.team_id = a.team_id AND s.id = a.saved_search_id
LEFT JOIN dashboards d ON a.source = 'tile' AND d.team_id = a.team_id AND d.id = a.dashboard_id;

-- Triggers keep what is derived, so that it is right whoever writes: also a replica of an earlier version.
-- +goose StatementBegin
CREATE TRIGGER alerts_derived_added AFTER INSERT ON alerts BEGIN
    UPDATE alerts SET (derived_name, derived_tags) = (
        SELECT name, tags FROM watched_objects WHERE team_id = new.team_id AND alert_id = new.id)
    WHERE team_id = new.team_id AND id = new.id;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER alerts_derived_changed
AFTER UPDATE OF source, saved_search_id, dashboard_id, tile_id, chart_config ON alerts BEGIN
    UPDATE alerts SET (derived_name, derived_tags) = (
        SELECT name, tags FROM watched_objects WHERE team_id = new.team_id AND alert_id = new.id)
    WHERE team_id = new.team_id AND id = new.id;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER saved_searches_renamed AFTER UPDATE OF name, tags ON saved_searches
WHEN (new.name, new.tags) IS NOT (old.name, old.tags) BEGIN
    UPDATE alerts SET derived_name = nullif(trim(substr(trim(new.name), 1, 512)), ''), derived_tags = new.tags
    WHERE team_id = new.team_id AND saved_search_id = new.id AND source = 'saved_search';
END;
-- +goose StatementEnd
-- The body is parsed once for all alerts of a dashboard: grouping keeps SQLite from reading it again for each. Alerts whose
-- name and tags stay are not written.
-- +goose StatementBegin
CREATE TRIGGER dashboards_renamed AFTER UPDATE OF name, body ON dashboards
WHEN EXISTS (SELECT 1 FROM alerts WHERE team_id = new.team_id AND dashboard_id = new.id AND source = 'tile') BEGIN
    UPDATE alerts SET derived_name = derived.name, derived_tags = new.tags
    FROM (
        SELECT a.id AS alert_id, nullif(trim(substr(trim(new.name || ' - ' || coalesce(t.name, 'Tile')), 1, 512)), '') AS name
        FROM alerts a LEFT JOIN (
            SELECT value ->> '$.id' AS id, min(key) AS place,
                CASE WHEN json_type(value, '$.name') = 'text' THEN nullif(trim(value ->> '$.name'), '') END AS name
            FROM json_each(CASE WHEN json_valid(new.body) THEN new.body ELSE '{}' END, '$.tiles')
            WHERE type = 'object' GROUP BY 1
        ) t ON t.id = a.tile_id
        WHERE a.team_id = new.team_id AND a.dashboard_id = new.id AND a.source = 'tile'
    ) derived
    WHERE alerts.team_id = new.team_id AND alerts.id = derived.alert_id
        AND (alerts.derived_name, alerts.derived_tags) IS NOT (derived.name, new.tags);
END;
-- +goose StatementEnd

-- The bytes of charts count as those of dashboards do.
-- +goose StatementBegin
CREATE TRIGGER alert_charts_added AFTER INSERT ON alerts WHEN new.chart_config IS NOT NULL BEGIN
    INSERT INTO usage_counts VALUES (new.team_id, 'dashboardBytes', octet_length(new.chart_config))
    ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER alert_charts_changed AFTER UPDATE OF chart_config ON alerts
WHEN new.chart_config IS NOT old.chart_config BEGIN
    INSERT INTO usage_counts
    SELECT new.team_id, 'dashboardBytes', coalesce(octet_length(new.chart_config), 0) - coalesce(octet_length(old.chart_config), 0)
    WHERE true ON CONFLICT DO UPDATE SET amount = amount + excluded.amount;
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER alert_charts_deleted AFTER DELETE ON alerts WHEN old.chart_config IS NOT NULL BEGIN
    UPDATE usage_counts SET amount = amount - octet_length(old.chart_config)
    WHERE team_id = old.team_id AND noun = 'dashboardBytes';
END;
-- +goose StatementEnd
