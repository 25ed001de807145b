-- +goose Up

-- Nothing to do: the column of version 12 is computed when it is read.
SELECT 1;
