ALTER TABLE evaluators RENAME TO workers;
ALTER TABLE workers RENAME COLUMN until TO expires_at;
ALTER TABLE alerts ADD COLUMN worker TEXT;
ALTER TABLE outbox ADD COLUMN worker TEXT;
ALTER TABLE delivery_targets ADD COLUMN worker TEXT;
