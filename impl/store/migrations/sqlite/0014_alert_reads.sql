-- +goose Up

-- When the windows of an evaluation were read: NULL in entries of failures, and in those of older versions.
ALTER TABLE alert_history ADD COLUMN read_at INTEGER;

-- Why the last of the windows has no value, NULL when it has one.
ALTER TABLE alert_history ADD COLUMN no_value TEXT;
