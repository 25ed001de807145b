CREATE INDEX outbox_by_team ON outbox (team_id, seq);
