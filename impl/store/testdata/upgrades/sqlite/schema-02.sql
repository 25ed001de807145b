ALTER TABLE connections ADD COLUMN trusted INTEGER NOT NULL DEFAULT 0;
UPDATE connections SET trusted = 1;
