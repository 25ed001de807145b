-- +goose Up

-- Further values for the body template of the webhook, as a JSON object of texts; NULL in messages of earlier versions.
ALTER TABLE deliveries ADD COLUMN variables TEXT;
