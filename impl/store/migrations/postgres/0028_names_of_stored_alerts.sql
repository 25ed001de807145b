-- +goose Up

-- A transaction of its own, since the one that adds the columns keeps others from reading. What a trigger has derived since
-- then may be newer than what this statement reads, so it stays.
UPDATE alerts SET derived_name = derive_name(s.name), derived_tags = s.tags
FROM saved_searches s
WHERE alerts.source = 'saved_search' AND s.team_id = alerts.team_id AND s.id = alerts.saved_search_id
    AND alerts.derived_name IS NULL;
-- The body of each dashboard is parsed once.
WITH tiles AS MATERIALIZED (
    SELECT d.team_id, d.id, t.tile_id, t.name FROM dashboards d CROSS JOIN LATERAL tile_names(d.body) t
    WHERE EXISTS (SELECT 1 FROM alerts a WHERE a.team_id = d.team_id AND a.dashboard_id = d.id)
), named AS (
    SELECT a.team_id, a.id, derive_name(d.name || ' - ' || coalesce(t.name, 'Tile')) AS name, d.tags
    FROM alerts a JOIN dashboards d ON d.team_id = a.team_id AND d.id = a.dashboard_id
    LEFT JOIN tiles t ON t.team_id = a.team_id AND t.id = a.dashboard_id AND t.tile_id = a.tile_id
    WHERE a.source = 'tile'
)
UPDATE alerts SET derived_name = named.name, derived_tags = named.tags
FROM named WHERE alerts.team_id = named.team_id AND alerts.id = named.id AND alerts.derived_name IS NULL;
