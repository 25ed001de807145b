-- +goose Up

-- Where the windows of an evaluation begin, and the tables that they were read of, those in the database of the team's
-- service: NULL where rows that are late are not known, and in entries of older versions.
ALTER TABLE alert_history ADD COLUMN read_from BIGINT, ADD COLUMN read_tables TEXT COLLATE "C";

-- Rows of a minute that were stored when alerts may have read it, by when that was.
CREATE TABLE late_rows (
    team_id    TEXT COLLATE "C" NOT NULL,
    table_name TEXT COLLATE "C" NOT NULL,
    minute     BIGINT NOT NULL,
    stored_at  BIGINT NOT NULL,
    row_count  BIGINT NOT NULL,
    PRIMARY KEY (team_id, minute, table_name, stored_at)
);

-- For the end of old ones, in all teams alike.
CREATE INDEX late_rows_by_time ON late_rows (minute);
