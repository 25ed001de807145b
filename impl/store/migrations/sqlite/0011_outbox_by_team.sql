-- +goose Up

-- Teams take turns when events are claimed, so what a team has in line must be found without reading that of others.
CREATE INDEX outbox_by_team ON outbox (team_id, seq);
