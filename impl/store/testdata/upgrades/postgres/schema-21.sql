ALTER TABLE alert_history ADD COLUMN read_from BIGINT, ADD COLUMN read_tables TEXT COLLATE "C";
CREATE TABLE late_rows (
    team_id    TEXT COLLATE "C" NOT NULL,
    table_name TEXT COLLATE "C" NOT NULL,
    minute     BIGINT NOT NULL,
    stored_at  BIGINT NOT NULL,
    row_count  BIGINT NOT NULL,
    PRIMARY KEY (team_id, minute, table_name, stored_at)
);
CREATE INDEX late_rows_by_time ON late_rows (minute);
