ALTER TABLE connections ADD COLUMN prometheus_endpoint TEXT;
