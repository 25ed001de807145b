ALTER TABLE evaluators ADD COLUMN process TEXT COLLATE "C";
ALTER TABLE evaluators ADD COLUMN clock_offset BIGINT;
ALTER TABLE delivery_targets ADD COLUMN paused_at BIGINT;
