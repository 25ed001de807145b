ALTER TABLE evaluators RENAME TO workers;
ALTER TABLE workers RENAME CONSTRAINT evaluators_pkey TO workers_pkey;
ALTER TABLE workers RENAME COLUMN until TO expires_at;
ALTER TABLE alerts ADD COLUMN worker TEXT COLLATE "C";
ALTER TABLE outbox ADD COLUMN worker TEXT COLLATE "C";
ALTER TABLE delivery_targets ADD COLUMN worker TEXT COLLATE "C";
UPDATE alerts SET worker = split_part(claim, '/', 1) WHERE claim IS NOT NULL;
UPDATE outbox SET worker = split_part(claim, '/', 1) WHERE claim IS NOT NULL;
UPDATE delivery_targets SET worker = split_part(claim, '/', 1) WHERE claim IS NOT NULL;
UPDATE workers SET expires_at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 60000
WHERE expires_at - (extract(epoch FROM clock_timestamp()) * 1000)::bigint BETWEEN 1 AND 60000;
CREATE FUNCTION refuse_claim() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'this process is of an earlier version than the store: it evaluates and delivers nothing, stop it';
END $$;
CREATE TRIGGER refuse_claim BEFORE UPDATE OF claim ON alerts FOR EACH ROW
WHEN (new.claim LIKE '%/%' AND new.claim IS DISTINCT FROM old.claim) EXECUTE FUNCTION refuse_claim();
CREATE TRIGGER refuse_claim BEFORE UPDATE OF claim ON outbox FOR EACH ROW
WHEN (new.claim LIKE '%/%' AND new.claim IS DISTINCT FROM old.claim) EXECUTE FUNCTION refuse_claim();
CREATE TRIGGER refuse_claim BEFORE UPDATE OF claim ON delivery_targets FOR EACH ROW
WHEN (new.claim LIKE '%/%' AND new.claim IS DISTINCT FROM old.claim) EXECUTE FUNCTION refuse_claim();
CREATE TABLE evaluators (
    id           TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until        BIGINT NOT NULL,
    process      TEXT COLLATE "C",
    clock_offset BIGINT
);
CREATE FUNCTION refuse_heartbeat() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF new.until <> 0 AND NOT EXISTS (SELECT 1 FROM workers WHERE id = new.id
        AND expires_at - (extract(epoch FROM clock_timestamp()) * 1000)::bigint > 20000) THEN
        RAISE EXCEPTION 'this process is of an earlier version than the store: it evaluates and delivers nothing, stop it';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER refuse_heartbeat BEFORE INSERT ON evaluators FOR EACH ROW EXECUTE FUNCTION refuse_heartbeat();
