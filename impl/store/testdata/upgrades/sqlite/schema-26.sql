ALTER TABLE deliveries ADD COLUMN variables TEXT;
