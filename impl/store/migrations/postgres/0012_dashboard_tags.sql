-- +goose Up

-- What is no JSON, as other programs may have stored it, has no tags.
-- +goose StatementBegin
CREATE FUNCTION dashboard_tags(body TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN body::json -> 'tags';
EXCEPTION WHEN data_exception THEN
    RETURN NULL;
END $$;
-- +goose StatementEnd

-- The tags of a dashboard, for lists of those with one of them. The database keeps them, so that they are right whoever
-- writes the text: also a replica of an earlier version. A generated column would do the same, but to add one writes the
-- whole table anew, for which replicas could not read it. What is there already gets its tags with version 15.
ALTER TABLE dashboards ADD COLUMN tags TEXT;
-- +goose StatementBegin
CREATE FUNCTION set_dashboard_tags() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    new.tags := dashboard_tags(new.body);
    RETURN new;
END $$;
-- +goose StatementEnd
CREATE TRIGGER dashboards_tagged BEFORE INSERT OR UPDATE OF body ON dashboards
    FOR EACH ROW EXECUTE FUNCTION set_dashboard_tags();
