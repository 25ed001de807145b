CREATE FUNCTION dashboard_tags(body TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN body::json -> 'tags';
EXCEPTION WHEN data_exception THEN
    RETURN NULL;
END $$;
ALTER TABLE dashboards ADD COLUMN tags TEXT;
CREATE FUNCTION set_dashboard_tags() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    new.tags := dashboard_tags(new.body);
    RETURN new;
END $$;
CREATE TRIGGER dashboards_tagged BEFORE INSERT OR UPDATE OF body ON dashboards
    FOR EACH ROW EXECUTE FUNCTION set_dashboard_tags();
