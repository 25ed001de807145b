ALTER TABLE evaluators ADD COLUMN process TEXT;
ALTER TABLE evaluators ADD COLUMN clock_offset INTEGER;
ALTER TABLE delivery_targets ADD COLUMN paused_at INTEGER;
