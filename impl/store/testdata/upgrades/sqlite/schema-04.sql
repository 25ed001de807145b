ALTER TABLE alerts ADD COLUMN enabled INTEGER;
ALTER TABLE alerts ADD COLUMN no_data TEXT;
ALTER TABLE alerts ADD COLUMN renotify_interval TEXT;
ALTER TABLE alerts ADD COLUMN due_at INTEGER;
ALTER TABLE alerts ADD COLUMN claim TEXT;
ALTER TABLE alerts ADD COLUMN judged_at INTEGER;
ALTER TABLE alerts ADD COLUMN memory TEXT;
UPDATE alerts SET due_at = 0;
CREATE INDEX alerts_by_due ON alerts (due_at);
CREATE TABLE evaluators (
    id    TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;
CREATE TABLE alert_history (
    team_id       TEXT NOT NULL,
    alert_id      TEXT NOT NULL,
    window_end    INTEGER NOT NULL,
    group_key     TEXT NOT NULL,
    state         TEXT NOT NULL,
    violations    INTEGER NOT NULL,
    window_values TEXT NOT NULL,
    errors        TEXT,
    evaluated_at  INTEGER NOT NULL,
    PRIMARY KEY (team_id, alert_id, window_end, group_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_history_by_time ON alert_history (window_end);
CREATE TABLE outbox (
    team_id    TEXT NOT NULL,
    id         TEXT NOT NULL,
    alert_id   TEXT NOT NULL,
    group_key  TEXT NOT NULL,
    window_end INTEGER NOT NULL,
    firing     INTEGER NOT NULL,
    event      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (team_id, id),
    UNIQUE (team_id, alert_id, group_key, window_end, firing)
) STRICT;
CREATE INDEX outbox_by_time ON outbox (created_at);
