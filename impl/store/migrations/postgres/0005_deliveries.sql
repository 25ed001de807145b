-- +goose Up

-- Secrets that messages are signed with: the present one, and the one before it until a time. A webhook is trusted when
-- the operator has configured it, which those that he has are from the next time that they are applied.
ALTER TABLE webhooks ADD COLUMN routing_key BYTEA;
ALTER TABLE webhooks ADD COLUMN signing_secret BYTEA;
ALTER TABLE webhooks ADD COLUMN old_secret BYTEA;
ALTER TABLE webhooks ADD COLUMN old_until BIGINT;
ALTER TABLE webhooks ADD COLUMN trusted BOOLEAN NOT NULL DEFAULT false;

-- Events come in the order in which they happened, and are gone once there are deliveries of them.
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

-- Nobody wants to hear what happened long ago. Ids of events grow with time.
INSERT INTO outbox (team_id, id, alert_id, group_key, window_end, firing, event, created_at)
SELECT team_id, id, alert_id, group_key, window_end, firing, event, created_at FROM old_outbox
WHERE created_at > (extract(epoch FROM now()) - 86400) * 1000 ORDER BY window_end, id;
DROP TABLE old_outbox;

-- Notifications, each for one webhook, which is its target. Those of one webhook, alert and group are a queue, of which
-- all but the first that is pending wait. Both have names of their own, so that there is but one index to find what is
-- next: with several to choose from PostgreSQL may read all that a webhook has in line.
CREATE TABLE deliveries (
    seq          BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
    team_id      TEXT COLLATE "C" NOT NULL,
    id           TEXT COLLATE "C" NOT NULL,
    alert_id     TEXT COLLATE "C" NOT NULL, -- empty for a test of the webhook
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
    tries        BIGINT NOT NULL, -- attempts since it was last put in line
    due_at       BIGINT, -- NULL unless pending
    expires_at   BIGINT NOT NULL,
    created_at   BIGINT NOT NULL,
    finished_at  BIGINT, -- NULL while pending
    PRIMARY KEY (team_id, id)
);

CREATE INDEX deliveries_in_line ON deliveries (queue, seq) WHERE status = 'pending';
CREATE INDEX deliveries_by_due ON deliveries (target, due_at, seq) WHERE status = 'pending' AND NOT waits;
CREATE INDEX deliveries_by_expiry ON deliveries (expires_at, seq) WHERE status = 'pending';
CREATE INDEX deliveries_by_end ON deliveries (finished_at);

-- For lists, the newest first.
CREATE INDEX deliveries_by_time ON deliveries (team_id, created_at, seq);
CREATE INDEX deliveries_by_alert ON deliveries (team_id, alert_id, created_at, seq);
CREATE INDEX deliveries_by_webhook ON deliveries (team_id, webhook_id, created_at, seq);
CREATE INDEX deliveries_by_status ON deliveries (team_id, status, created_at, seq);

CREATE TABLE delivery_attempts (
    team_id     TEXT COLLATE "C" NOT NULL,
    delivery_id TEXT COLLATE "C" NOT NULL,
    number      BIGINT NOT NULL,
    began_at    BIGINT NOT NULL,
    duration    BIGINT NOT NULL, -- in milliseconds
    status      BIGINT,
    error       TEXT COLLATE "C",
    message     TEXT COLLATE "C",
    response    TEXT,
    next_at     BIGINT,
    PRIMARY KEY (team_id, delivery_id, number)
);

-- Webhooks that deliveries are for, which one process at a time sends to: when something is to be sent, NULL for never;
-- who is doing so; how often in a row that has failed; and until when it is left alone.
CREATE TABLE delivery_targets (
    team_id      TEXT COLLATE "C" NOT NULL,
    webhook_id   TEXT COLLATE "C" NOT NULL,
    due_at       BIGINT,
    claim        TEXT COLLATE "C",
    failures     BIGINT NOT NULL,
    paused_until BIGINT,
    PRIMARY KEY (team_id, webhook_id)
);

-- The tenant does not come first: what is due is looked for in all of them.
CREATE INDEX delivery_targets_by_due ON delivery_targets (due_at);

-- What the answers about an alert say besides the errors of its evaluation: the newest notification about a group has
-- not arrived at a webhook.
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
