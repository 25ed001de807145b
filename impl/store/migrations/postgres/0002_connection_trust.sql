-- +goose Up

-- A connection is trusted when the operator has configured it, as all have been until now.
ALTER TABLE connections ADD COLUMN trusted BOOLEAN NOT NULL DEFAULT false;
UPDATE connections SET trusted = true;
