-- +goose Up

-- Workers are loops of processes that claim what they work on: alerts, events, webhooks. A claim has the worker beside an
-- id of its own, and counts until the worker's lease expires. Nothing that was claimed before has a worker, so it is free.
ALTER TABLE evaluators RENAME TO workers;
ALTER TABLE workers RENAME COLUMN until TO expires_at;
ALTER TABLE alerts ADD COLUMN worker TEXT;
ALTER TABLE outbox ADD COLUMN worker TEXT;
ALTER TABLE delivery_targets ADD COLUMN worker TEXT;
