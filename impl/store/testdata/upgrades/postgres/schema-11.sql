ALTER TABLE outbox DROP CONSTRAINT outbox_pkey1, ADD PRIMARY KEY (team_id, seq);
