UPDATE people SET role = 'admin' WHERE organization_id IN (SELECT organization_id FROM keys WHERE kind = 'personal');
ALTER TABLE keys ADD COLUMN used_address TEXT COLLATE "C", ADD COLUMN previous_hash BYTEA,
    ADD COLUMN previous_until BIGINT;
CREATE UNIQUE INDEX keys_by_previous_hash ON keys (previous_hash);
