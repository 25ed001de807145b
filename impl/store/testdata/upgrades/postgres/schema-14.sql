ALTER TABLE alert_history ADD COLUMN read_at BIGINT;
ALTER TABLE alert_history ADD COLUMN no_value TEXT COLLATE "C";
