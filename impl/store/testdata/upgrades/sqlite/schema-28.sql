UPDATE alerts SET (derived_name, derived_tags) = (
    SELECT nullif(trim(substr(trim(s.name), 1, 512)), ''), s.tags FROM saved_searches s
    WHERE s.team_id = alerts.team_id AND s.id = alerts.saved_search_id)
WHERE source = 'saved_search';
UPDATE dashboards SET name = name
WHERE EXISTS (SELECT 1 FROM alerts a WHERE a.team_id = dashboards.team_id AND a.dashboard_id = dashboards.id);
