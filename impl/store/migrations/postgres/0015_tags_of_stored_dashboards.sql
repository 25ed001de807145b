-- +goose Up

-- A transaction of its own, since the one that adds the column keeps others from reading.
UPDATE dashboards SET tags = dashboard_tags(body);
