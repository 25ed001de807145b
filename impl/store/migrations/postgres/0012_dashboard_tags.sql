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
-- writes the text: also a replica of an earlier version.
ALTER TABLE dashboards ADD COLUMN tags TEXT GENERATED ALWAYS AS (dashboard_tags(body)) STORED;
