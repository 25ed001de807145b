ALTER TABLE connections ADD COLUMN prometheus_endpoint TEXT COLLATE "C";
