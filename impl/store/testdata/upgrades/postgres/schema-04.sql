ALTER TABLE alerts ADD COLUMN enabled BOOLEAN;
ALTER TABLE alerts ADD COLUMN no_data TEXT COLLATE "C";
ALTER TABLE alerts ADD COLUMN renotify_interval TEXT COLLATE "C";
ALTER TABLE alerts ADD COLUMN due_at BIGINT;
ALTER TABLE alerts ADD COLUMN claim TEXT COLLATE "C";
ALTER TABLE alerts ADD COLUMN judged_at BIGINT;
ALTER TABLE alerts ADD COLUMN memory TEXT;
UPDATE alerts SET due_at = 0;
CREATE INDEX alerts_by_due ON alerts (due_at);
CREATE TABLE evaluators (
    id    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE TABLE alert_history (
    team_id       TEXT COLLATE "C" NOT NULL,
    alert_id      TEXT COLLATE "C" NOT NULL,
    window_end    BIGINT NOT NULL,
    group_key     TEXT COLLATE "C" NOT NULL,
    state         TEXT COLLATE "C" NOT NULL,
    violations    BIGINT NOT NULL,
    window_values TEXT NOT NULL,
    errors        TEXT,
    evaluated_at  BIGINT NOT NULL,
    PRIMARY KEY (team_id, alert_id, window_end, group_key)
);
CREATE INDEX alert_history_by_time ON alert_history (window_end);
CREATE TABLE outbox (
    team_id    TEXT COLLATE "C" NOT NULL,
    id         TEXT COLLATE "C" NOT NULL,
    alert_id   TEXT COLLATE "C" NOT NULL,
    group_key  TEXT COLLATE "C" NOT NULL,
    window_end BIGINT NOT NULL,
    firing     BOOLEAN NOT NULL,
    event      TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (team_id, id),
    UNIQUE (team_id, alert_id, group_key, window_end, firing)
);
CREATE INDEX outbox_by_time ON outbox (created_at);
