ALTER TABLE webhooks ADD COLUMN routing_key BYTEA;
ALTER TABLE webhooks ADD COLUMN signing_secret BYTEA;
ALTER TABLE webhooks ADD COLUMN old_secret BYTEA;
ALTER TABLE webhooks ADD COLUMN old_until BIGINT;
ALTER TABLE webhooks ADD COLUMN trusted BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE outbox RENAME TO old_outbox;
CREATE TABLE outbox (
    seq        BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    team_id    TEXT COLLATE "C" NOT NULL,
    id         TEXT COLLATE "C" NOT NULL,
    alert_id   TEXT COLLATE "C" NOT NULL,
    group_key  TEXT COLLATE "C" NOT NULL,
    window_end BIGINT NOT NULL,
    firing     BOOLEAN NOT NULL,
    event      TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    claim      TEXT COLLATE "C"
);
CREATE INDEX outbox_by_group ON outbox (team_id, alert_id, group_key, seq);
INSERT INTO outbox (team_id, id, alert_id, group_key, window_end, firing, event, created_at)
SELECT team_id, id, alert_id, group_key, window_end, firing, event, created_at FROM old_outbox
WHERE created_at > (extract(epoch FROM now()) - 86400) * 1000 ORDER BY window_end, id;
DROP TABLE old_outbox;
CREATE TABLE deliveries (
    seq          BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
    team_id      TEXT COLLATE "C" NOT NULL,
    id           TEXT COLLATE "C" NOT NULL,
    alert_id     TEXT COLLATE "C" NOT NULL,
    group_key    TEXT COLLATE "C" NOT NULL,
    webhook_id   TEXT COLLATE "C" NOT NULL,
    webhook_name TEXT COLLATE "C" NOT NULL,
    service      TEXT COLLATE "C" NOT NULL,
    target       TEXT COLLATE "C" NOT NULL,
    queue        TEXT COLLATE "C" NOT NULL,
    message_id   TEXT COLLATE "C" NOT NULL,
    event_id     TEXT COLLATE "C" NOT NULL,
    firing       BOOLEAN NOT NULL,
    title        TEXT NOT NULL,
    body         TEXT NOT NULL,
    link         TEXT NOT NULL,
    window_start BIGINT NOT NULL,
    window_end   BIGINT NOT NULL,
    status       TEXT COLLATE "C" NOT NULL,
    waits        BOOLEAN NOT NULL,
    attempts     BIGINT NOT NULL,
    tries        BIGINT NOT NULL,
    due_at       BIGINT,
    expires_at   BIGINT NOT NULL,
    created_at   BIGINT NOT NULL,
    finished_at  BIGINT,
    PRIMARY KEY (team_id, id)
);
CREATE INDEX deliveries_in_line ON deliveries (queue, seq) WHERE status = 'pending';
CREATE INDEX deliveries_by_due ON deliveries (target, due_at, seq) WHERE status = 'pending' AND NOT waits;
CREATE INDEX deliveries_by_expiry ON deliveries (expires_at, seq) WHERE status = 'pending';
CREATE INDEX deliveries_by_end ON deliveries (finished_at);
CREATE INDEX deliveries_by_time ON deliveries (team_id, created_at, seq);
CREATE INDEX deliveries_by_alert ON deliveries (team_id, alert_id, created_at, seq);
CREATE INDEX deliveries_by_webhook ON deliveries (team_id, webhook_id, created_at, seq);
CREATE INDEX deliveries_by_status ON deliveries (team_id, status, created_at, seq);
CREATE TABLE delivery_attempts (
    team_id     TEXT COLLATE "C" NOT NULL,
    delivery_id TEXT COLLATE "C" NOT NULL,
    number      BIGINT NOT NULL,
    began_at    BIGINT NOT NULL,
    duration    BIGINT NOT NULL,
    status      BIGINT,
    error       TEXT COLLATE "C",
    response    TEXT,
    next_at     BIGINT,
    PRIMARY KEY (team_id, delivery_id, number)
);
CREATE TABLE delivery_targets (
    team_id      TEXT COLLATE "C" NOT NULL,
    webhook_id   TEXT COLLATE "C" NOT NULL,
    due_at       BIGINT,
    claim        TEXT COLLATE "C",
    failures     BIGINT NOT NULL,
    paused_until BIGINT,
    PRIMARY KEY (team_id, webhook_id)
);
CREATE INDEX delivery_targets_by_due ON delivery_targets (due_at);
CREATE TABLE alert_notify_errors (
    team_id    TEXT COLLATE "C" NOT NULL,
    alert_id   TEXT COLLATE "C" NOT NULL,
    group_key  TEXT COLLATE "C" NOT NULL,
    webhook_id TEXT COLLATE "C" NOT NULL,
    message    TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (team_id, alert_id, group_key, webhook_id),
    FOREIGN KEY (team_id, alert_id) REFERENCES alerts (team_id, id) ON DELETE CASCADE
);
