UPDATE people SET role = 'admin' WHERE organization_id IN (SELECT organization_id FROM keys WHERE kind = 'personal');
ALTER TABLE keys ADD COLUMN used_address TEXT;
ALTER TABLE keys ADD COLUMN previous_hash BLOB;
ALTER TABLE keys ADD COLUMN previous_until INTEGER;
CREATE UNIQUE INDEX keys_by_previous_hash ON keys (previous_hash);
