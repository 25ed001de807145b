ALTER TABLE webhooks ADD COLUMN routing_key BLOB;
ALTER TABLE webhooks ADD COLUMN signing_secret BLOB;
ALTER TABLE webhooks ADD COLUMN old_secret BLOB;
ALTER TABLE webhooks ADD COLUMN old_until INTEGER;
ALTER TABLE webhooks ADD COLUMN trusted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox RENAME TO old_outbox;
CREATE TABLE outbox (
    seq        INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    team_id    TEXT NOT NULL,
    id         TEXT NOT NULL,
    alert_id   TEXT NOT NULL,
    group_key  TEXT NOT NULL,
    window_end INTEGER NOT NULL,
    firing     INTEGER NOT NULL,
    event      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    claim      TEXT
) STRICT;
CREATE INDEX outbox_by_group ON outbox (team_id, alert_id, group_key, seq);
INSERT INTO outbox (team_id, id, alert_id, group_key, window_end, firing, event, created_at)
SELECT team_id, id, alert_id, group_key, window_end, firing, event, created_at FROM old_outbox
WHERE created_at > (unixepoch() - 86400) * 1000 ORDER BY window_end, id;
DROP TABLE old_outbox;
CREATE TABLE deliveries (
    seq          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    team_id      TEXT NOT NULL,
    id           TEXT NOT NULL,
    alert_id     TEXT NOT NULL,
    group_key    TEXT NOT NULL,
    webhook_id   TEXT NOT NULL,
    webhook_name TEXT NOT NULL,
    service      TEXT NOT NULL,
    target       TEXT NOT NULL,
    queue        TEXT NOT NULL,
    message_id   TEXT NOT NULL,
    event_id     TEXT NOT NULL,
    firing       INTEGER NOT NULL,
    title        TEXT NOT NULL,
    body         TEXT NOT NULL,
    link         TEXT NOT NULL,
    window_start INTEGER NOT NULL,
    window_end   INTEGER NOT NULL,
    status       TEXT NOT NULL,
    waits        INTEGER NOT NULL,
    attempts     INTEGER NOT NULL,
    tries        INTEGER NOT NULL,
    due_at       INTEGER,
    expires_at   INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    finished_at  INTEGER,
    UNIQUE (team_id, id)
) STRICT;
CREATE INDEX deliveries_in_line ON deliveries (queue, seq) WHERE status = 'pending';
CREATE INDEX deliveries_by_due ON deliveries (target, due_at, seq) WHERE status = 'pending' AND NOT waits;
CREATE INDEX deliveries_by_expiry ON deliveries (expires_at, seq) WHERE status = 'pending';
CREATE INDEX deliveries_by_end ON deliveries (finished_at);
CREATE INDEX deliveries_by_time ON deliveries (team_id, created_at, seq);
CREATE INDEX deliveries_by_alert ON deliveries (team_id, alert_id, created_at, seq);
CREATE INDEX deliveries_by_webhook ON deliveries (team_id, webhook_id, created_at, seq);
CREATE INDEX deliveries_by_status ON deliveries (team_id, status, created_at, seq);
CREATE TABLE delivery_attempts (
    team_id     TEXT NOT NULL,
    delivery_id TEXT NOT NULL,
    number      INTEGER NOT NULL,
    began_at    INTEGER NOT NULL,
    duration    INTEGER NOT NULL,
    status      INTEGER,
    error       TEXT,
    response    TEXT,
    next_at     INTEGER,
    PRIMARY KEY (team_id, delivery_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE delivery_targets (
    team_id      TEXT NOT NULL,
    webhook_id   TEXT NOT NULL,
    due_at       INTEGER,
    claim        TEXT,
    failures     INTEGER NOT NULL,
    paused_until INTEGER,
    PRIMARY KEY (team_id, webhook_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX delivery_targets_by_due ON delivery_targets (due_at);
CREATE TABLE alert_notify_errors (
    team_id    TEXT NOT NULL,
    alert_id   TEXT NOT NULL,
    group_key  TEXT NOT NULL,
    webhook_id TEXT NOT NULL,
    message    TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (team_id, alert_id, group_key, webhook_id),
    FOREIGN KEY (team_id, alert_id) REFERENCES alerts (team_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
