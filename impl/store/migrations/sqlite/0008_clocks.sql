-- +goose Up

-- The process that a worker belongs to, and by how many milliseconds its clock is ahead of the database's, NULL while that
-- is not known: with SQLite always.
ALTER TABLE evaluators ADD COLUMN process TEXT;
ALTER TABLE evaluators ADD COLUMN clock_offset INTEGER;

-- When a webhook was last left alone for a while. Later than now it was a clock that was ahead which has said so.
ALTER TABLE delivery_targets ADD COLUMN paused_at INTEGER;
