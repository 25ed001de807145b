-- +goose Up

-- What lists answer about an alert, but for what evaluations and silences change, and the time of the change that it has.
-- An alert whose time of change is another one was changed by a replica of an earlier version, which knows neither.
ALTER TABLE alerts ADD COLUMN answer TEXT;
ALTER TABLE alerts ADD COLUMN answer_of INTEGER;
