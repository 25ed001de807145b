ALTER TABLE connections ADD COLUMN trusted BOOLEAN NOT NULL DEFAULT false;
UPDATE connections SET trusted = true;
