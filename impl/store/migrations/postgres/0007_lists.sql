-- +goose Up

-- SQLite needs an index here to find versions without reading texts. PostgreSQL keeps long texts apart from their rows.
SELECT 1;
