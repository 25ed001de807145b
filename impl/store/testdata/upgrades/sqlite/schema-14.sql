ALTER TABLE alert_history ADD COLUMN read_at INTEGER;
ALTER TABLE alert_history ADD COLUMN no_value TEXT;
