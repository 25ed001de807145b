-- +goose Up

-- Nothing to do here: there is only one row to count in. Both databases have the same versions.
SELECT 1;
