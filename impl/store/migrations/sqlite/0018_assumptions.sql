-- +goose Up

-- Nothing to do: only one transaction writes at a time, and tags with \u0000 are read.
SELECT 1;
