ALTER TABLE alert_history ADD COLUMN read_from INTEGER;
ALTER TABLE alert_history ADD COLUMN read_tables TEXT;
CREATE TABLE late_rows (
    team_id    TEXT NOT NULL,
    table_name TEXT NOT NULL,
    minute     INTEGER NOT NULL,
    stored_at  INTEGER NOT NULL,
    row_count  INTEGER NOT NULL,
    PRIMARY KEY (team_id, minute, table_name, stored_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX late_rows_by_time ON late_rows (minute);
