-- +goose Up

-- Teams take turns when events are claimed, so what a team has in line must be found without reading that of others. No
-- index has the events of all teams in their order any more: PostgreSQL would look for those of one team in there.
ALTER TABLE outbox DROP CONSTRAINT outbox_pkey1, ADD PRIMARY KEY (team_id, seq);
