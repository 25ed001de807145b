-- +goose Up

-- A connection is trusted when the operator has configured it, as all have been until now.
ALTER TABLE connections ADD COLUMN trusted INTEGER NOT NULL DEFAULT 0;
UPDATE connections SET trusted = 1;
