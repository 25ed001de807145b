LOCK TABLE saved_searches, dashboards IN SHARE ROW EXCLUSIVE MODE;
LOCK TABLE alerts IN ACCESS EXCLUSIVE MODE;
ALTER TABLE alerts ADD COLUMN display_name TEXT COLLATE "C", ADD COLUMN tags TEXT COLLATE "C",
    ADD COLUMN derived_name TEXT COLLATE "C", ADD COLUMN derived_tags TEXT COLLATE "C", ADD COLUMN chart_config TEXT;
CREATE FUNCTION derive_name(name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT nullif(trim(substr(trim(name), 1, 512)), '')
$$;
CREATE FUNCTION json_name(value JSON) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE json_typeof(value -> 'name') WHEN 'string' THEN nullif(trim(value ->> 'name'), '') END
$$;
CREATE FUNCTION tile_names(body TEXT, wanted TEXT DEFAULT NULL) RETURNS TABLE (tile_id TEXT, name TEXT)
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN QUERY SELECT DISTINCT ON (t.tile ->> 'id') t.tile ->> 'id', json_name(t.tile)
        FROM json_array_elements(body::json -> 'tiles') WITH ORDINALITY t (tile, place)
        WHERE json_typeof(t.tile) = 'object' AND (wanted IS NULL OR t.tile ->> 'id' = wanted) ORDER BY t.tile ->> 'id', t.place;
EXCEPTION WHEN data_exception THEN
    RETURN;
END $$;
CREATE FUNCTION chart_name(chart TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN coalesce(json_name(chart::json), 'Chart');
EXCEPTION WHEN data_exception THEN
    RETURN 'Chart';
END $$;
CREATE FUNCTION derive_alert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    new.derived_name := NULL;
    new.derived_tags := NULL;
    IF new.source = 'saved_search' THEN
        SELECT derive_name(s.name), s.tags INTO new.derived_name, new.derived_tags FROM saved_searches s
        WHERE s.team_id = new.team_id AND s.id = new.saved_search_id;
    ELSIF new.source = 'tile' THEN
        SELECT derive_name(d.name || ' - ' || coalesce(
                (SELECT t.name FROM tile_names(d.body, new.tile_id) t), 'Tile')), d.tags
        INTO new.derived_name, new.derived_tags FROM dashboards d
        WHERE d.team_id = new.team_id AND d.id = new.dashboard_id;
    ELSIF new.source = 'inline' THEN
        new.derived_name := derive_name(chart_name(new.chart_config));
    END IF;
    RETURN new;
END $$;
CREATE TRIGGER alerts_derived BEFORE INSERT OR UPDATE OF source, saved_search_id, dashboard_id, tile_id, chart_config ON alerts
    FOR EACH ROW EXECUTE FUNCTION derive_alert();
CREATE FUNCTION rename_alerts_of_search() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM alerts WHERE team_id = new.team_id AND saved_search_id = new.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE alerts SET derived_name = derive_name(new.name), derived_tags = new.tags
    WHERE team_id = new.team_id AND saved_search_id = new.id AND source = 'saved_search';
    RETURN NULL;
END $$;
CREATE TRIGGER saved_searches_renamed AFTER UPDATE OF name, tags ON saved_searches FOR EACH ROW
WHEN ((new.name, new.tags) IS DISTINCT FROM (old.name, old.tags)) EXECUTE FUNCTION rename_alerts_of_search();
CREATE FUNCTION rename_alerts_of_dashboard() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    renamed RECORD;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM alerts WHERE team_id = new.team_id AND dashboard_id = new.id AND source = 'tile') THEN
        RETURN NULL;
    END IF;
    FOR renamed IN
        WITH tiles AS MATERIALIZED (SELECT * FROM tile_names(new.body)), named AS (
            SELECT a.id, a.tile_id, a.derived_name, a.derived_tags, derive_name(new.name || ' - ' || coalesce(t.name, 'Tile')) AS name
            FROM alerts a LEFT JOIN tiles t ON t.tile_id = a.tile_id
            WHERE a.team_id = new.team_id AND a.dashboard_id = new.id AND a.source = 'tile')
        SELECT id, tile_id, name FROM named WHERE (derived_name, derived_tags) IS DISTINCT FROM (name, new.tags) ORDER BY id
    LOOP
        UPDATE alerts SET derived_name = renamed.name, derived_tags = new.tags
        WHERE team_id = new.team_id AND id = renamed.id
            AND (source, dashboard_id, tile_id) IS NOT DISTINCT FROM ('tile', new.id, renamed.tile_id);
    END LOOP;
    RETURN NULL;
END $$;
CREATE TRIGGER dashboards_renamed AFTER UPDATE OF name, body ON dashboards
    FOR EACH ROW EXECUTE FUNCTION rename_alerts_of_dashboard();
CREATE FUNCTION count_chart_bytes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    team TEXT := CASE TG_OP WHEN 'DELETE' THEN old.team_id ELSE new.team_id END;
    size BIGINT := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        size := coalesce(octet_length(new.chart_config), 0);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        size := size - coalesce(octet_length(old.chart_config), 0);
    END IF;
    INSERT INTO usage_counts AS u VALUES (team, 'dashboardBytes', usage_shard(), size)
    ON CONFLICT (team_id, noun, shard) DO UPDATE SET amount = u.amount + excluded.amount;
    RETURN NULL;
END $$;
CREATE TRIGGER alert_charts_added AFTER INSERT ON alerts
    FOR EACH ROW WHEN (new.chart_config IS NOT NULL) EXECUTE FUNCTION count_chart_bytes();
CREATE TRIGGER alert_charts_changed AFTER UPDATE OF chart_config ON alerts
    FOR EACH ROW WHEN (new.chart_config IS DISTINCT FROM old.chart_config) EXECUTE FUNCTION count_chart_bytes();
CREATE TRIGGER alert_charts_deleted AFTER DELETE ON alerts
    FOR EACH ROW WHEN (old.chart_config IS NOT NULL) EXECUTE FUNCTION count_chart_bytes();
